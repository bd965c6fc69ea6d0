"""Pictures shown one after the other, frame by frame, on a clock that the test moves."""

import math
from dataclasses import replace

import pygame
import pytest
from moments import dealt, played, taken
from pygame import Rect, Surface

from spades_gui.present.picture import Picture
from spades_gui.screen.canvas import FRAME, Canvas
from spades_gui.screen.layout import layout
from spades_gui.screen.painter import TablePainter
from spades_gui.screen.themes import luminance

SIZE = (800, 600)
PAIRS = {"deal": dealt, "play": lambda: played(0), "another's play": lambda: played(2), "trick": taken}


@pytest.fixture(scope="module")
def painter() -> TablePainter:
    return TablePainter()


class Viewer:
    """Sees what reaches the screen: of each frame only the rectangles that were said to have changed."""

    def __init__(self, painter: TablePainter, size: tuple[int, int] = SIZE) -> None:
        self.canvas = Canvas(lambda: painter)
        self.surface = Surface(size, 0, 32)
        self.screen = Surface(size, 0, 32)
        self.now = 100.0
        self.frames = 0
        self.changed: list[Rect] = []

    def show(self) -> None:
        """Draw what there is to draw now."""
        self.changed = self.canvas.show(self.surface, self.now)
        self.frames += bool(self.changed)
        for rect in self.changed:
            self.screen.blit(self.surface, rect, rect)

    def paint(self, picture: Picture) -> None:
        self.canvas.paint(picture)
        self.show()

    def go_on(self) -> None:
        """Until the next frame is due."""
        assert self.canvas.due < math.inf
        self.now = self.canvas.due
        self.show()

    def finish(self) -> None:
        while self.canvas.due < math.inf:
            self.go_on()


def pixels(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def still(painter: TablePainter, picture: Picture, size: tuple[int, int] = SIZE) -> bytes:
    surface = Surface(size, 0, 32)
    painter.draw(surface, picture)
    return pixels(surface)


@pytest.mark.parametrize("kind", PAIRS)
def test_it_starts_from_one_picture_and_ends_with_the_other_and_moves_between(kind: str, painter: TablePainter) -> None:
    before, after = PAIRS[kind]()
    viewer = Viewer(painter)
    viewer.paint(replace(before, motion=0))
    assert pixels(viewer.screen) == still(painter, before)
    viewer.paint(after)
    seen = [pixels(viewer.screen)]
    while viewer.canvas.due < math.inf:
        viewer.go_on()
        assert pixels(viewer.screen) == pixels(viewer.surface), "what has changed was said to have"
        seen.append(pixels(viewer.screen))
    assert seen[-1] == still(painter, after)
    assert len(set(seen)) > 8, "it comes to rest slowly, but it moves"


def test_names_stay_in_view_while_cards_are_dealt_and_played_behind_them(painter: TablePainter) -> None:
    for before, after in (dealt(), played(2)):
        table = layout(SIZE, after, painter.fonts).table
        assert table is not None
        plates = [seat.plate for seat in table.seats[1:]]
        viewer = Viewer(painter)
        viewer.paint(replace(before, motion=0))
        viewer.paint(after)
        seen = set()
        while viewer.canvas.due < math.inf:
            seen.add(tuple(pixels(viewer.screen.subsurface(plate)) for plate in plates))
            viewer.go_on()
        seen.add(tuple(pixels(viewer.screen.subsurface(plate)) for plate in plates))
        assert len(seen) == 1


@pytest.mark.parametrize("kind", PAIRS)
def test_it_shows_sixty_frames_a_second_while_something_moves_and_none_after(kind: str, painter: TablePainter) -> None:
    before, after = PAIRS[kind]()
    viewer = Viewer(painter)
    viewer.paint(before)
    viewer.finish()
    viewer.paint(after)
    viewer.frames, start = 0, viewer.now
    while viewer.canvas.due < math.inf:
        assert viewer.canvas.due - viewer.now <= FRAME + 1e-6
        viewer.go_on()
    assert viewer.frames == pytest.approx((viewer.now - start) * 60, abs=1)
    assert viewer.now - start <= 0.3 + FRAME
    frames = viewer.frames
    for _ in range(100):
        viewer.now += FRAME
        viewer.show()
    assert viewer.frames == frames


def test_only_what_moves_is_drawn_while_a_card_is_played(painter: TablePainter) -> None:
    before, after = played(2)
    viewer = Viewer(painter)
    viewer.paint(before)
    viewer.finish()
    viewer.paint(after)
    viewer.go_on()
    while viewer.canvas.due < math.inf:
        viewer.go_on()
        if viewer.canvas.due < math.inf:
            covered = sum(rect.width * rect.height for rect in viewer.changed)
            assert covered < SIZE[0] * SIZE[1] / 8


def test_frames_that_come_late_are_left_out(painter: TablePainter) -> None:
    before, after = played(0)
    viewer = Viewer(painter)
    viewer.paint(before)
    viewer.paint(after)
    viewer.now += 0.1
    viewer.show()
    assert viewer.canvas.due - viewer.now <= FRAME + 1e-6
    viewer.now += 5.0
    viewer.show()
    assert viewer.canvas.due == math.inf
    assert pixels(viewer.screen) == still(painter, after)


def test_everything_is_where_it_belongs_at_once_when_that_is_wished(painter: TablePainter) -> None:
    before, after = dealt()
    viewer = Viewer(painter)
    viewer.paint(before)
    viewer.paint(after)
    viewer.go_on()
    viewer.canvas.hurry()
    assert viewer.canvas.due == math.inf
    viewer.show()
    assert pixels(viewer.screen) == still(painter, after)
    frames = viewer.frames
    viewer.canvas.hurry()
    viewer.show()
    assert viewer.frames == frames, "when nothing moves there is nothing to hurry"


def test_words_that_change_meanwhile_do_not_stop_it(painter: TablePainter) -> None:
    before, after = played(2)
    later = replace(after, caption=(*after.caption, "A heart must be played."))
    viewer, other = Viewer(painter), Viewer(TablePainter())
    for each in (viewer, other):
        each.paint(before)
        each.finish()
    viewer.paint(after)
    other.paint(later)
    for _ in range(4):
        viewer.go_on()
        other.go_on()
    viewer.paint(later)
    assert viewer.canvas.due < math.inf
    viewer.go_on()
    other.go_on()
    assert pixels(viewer.screen) == pixels(other.screen), "as if the words had been there from the start"
    viewer.finish()
    assert pixels(viewer.screen) == still(painter, later)


def test_words_that_change_do_not_call_back_cards_that_have_been_dealt(painter: TablePainter) -> None:
    before, after = dealt()
    later = replace(after, caption=(*after.caption, "Your turn."))
    viewer, other = Viewer(painter), Viewer(TablePainter())
    for each, picture in ((viewer, after), (other, later)):
        each.paint(before)
        each.finish()
        each.paint(picture)
        for _ in range(12):
            each.go_on()
    viewer.paint(later)
    viewer.go_on()
    other.go_on()
    assert pixels(viewer.screen) == pixels(other.screen)


def test_the_next_picture_takes_over_from_where_the_last_would_have_been(painter: TablePainter) -> None:
    before, after = played(2)
    viewer = Viewer(painter)
    viewer.paint(before)
    viewer.finish()
    viewer.paint(after)
    viewer.go_on()
    viewer.paint(before)
    assert viewer.canvas.due == math.inf, "a card that is taken back is back"
    assert pixels(viewer.screen) == still(painter, before)


def test_what_was_covered_is_drawn_as_a_whole_and_nothing_moves(painter: TablePainter) -> None:
    before, after = played(0)
    viewer = Viewer(painter)
    viewer.paint(before)
    viewer.canvas.spoil()
    viewer.paint(after)
    assert viewer.canvas.due == math.inf
    assert viewer.changed == [viewer.surface.get_rect()]
    assert pixels(viewer.screen) == still(painter, after)


def test_in_a_very_small_window_nothing_moves(painter: TablePainter) -> None:
    before, after = played(0)
    viewer = Viewer(painter, (320, 240))
    viewer.paint(before)
    viewer.paint(after)
    assert viewer.canvas.due == math.inf
    assert viewer.changed == [viewer.surface.get_rect()]


def test_nothing_flashes(painter: TablePainter) -> None:
    """WCAG 2.3.1: within a second no part gets lighter and darker again by a tenth more than three times."""
    for pair in PAIRS.values():
        before, after = pair()
        viewer = Viewer(painter)
        viewer.paint(before)
        viewer.finish()
        viewer.paint(after)
        frames = [_luminances(viewer.screen)]
        while viewer.canvas.due < math.inf:
            viewer.go_on()
            frames.append(_luminances(viewer.screen))
        assert max(_turns(course) for course in zip(*frames, strict=True)) <= 2 * 3


def _luminances(surface: Surface) -> list[float]:
    """Of parts as large as a small card, 0…1."""
    small = pygame.transform.smoothscale(surface, (12, 9))
    return [luminance(small.get_at((x, y))[:3]) for y in range(9) for x in range(12)]


def _turns(course: tuple[float, ...]) -> int:
    """How often this gets higher or lower by a tenth, each counted against the last turn."""
    turns, way, last = 0, 0, course[0]
    for value in course[1:]:
        if (way >= 0 and value < last - 0.1) or (way <= 0 and value > last + 0.1):
            turns, way, last = turns + 1, 1 if value > last else -1, value
        elif way > 0:
            last = max(last, value)
        elif way < 0:
            last = min(last, value)
    return turns
