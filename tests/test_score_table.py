"""The scores by hand: as a table that is heard, as curves that are seen; and the panel of what was said."""

from dataclasses import replace
from itertools import combinations

import pygame
import pytest
from pictures import LANGUAGES, SIZES
from pilot import Pilot, PlainThinker
from pygame import Rect, Surface
from test_screen_layout import PERCENTS, assert_apart, assert_texts_whole

from spades_gui.core.options import PRESETS, RuleOptions
from spades_gui.core.scoring import HandSheet, LineKind, ScoreLine, SideSheet
from spades_gui.present.picture import Curve, DialogPicture, Picture
from spades_gui.present.score_table import score_table
from spades_gui.present.viewpoint import Viewpoint
from spades_gui.screen.curves import CurvesLayout, curves_layout
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.layout import Layout, layout
from spades_gui.screen.painter import TablePainter


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    return Fonts()


def played(hands: int, language: str = "en", **settings: object) -> Pilot:
    """A match of which so many hands have been scored; the next one is being bid."""
    pilot = Pilot(language, thinker=PlainThinker(3, 3, 3), **settings)
    pilot.begin()
    for _ in range(hands):
        pilot.play_hand()
        pilot.press("escape")
    return pilot


def shown(pilot: Pilot) -> Picture:
    return pilot.painter.pictures[-1]


def dialog_of(pilot: Pilot) -> DialogPicture:
    dialog = shown(pilot).dialog
    assert dialog is not None
    return dialog


# By ear


def test_the_figures_of_each_hand_are_heard_with_their_side_and_column() -> None:
    pilot = played(2)
    first, second = (sheet.sides for sheet in pilot.seen.sheets)
    heard = pilot.press("alt+s", "right", "up", "left", "left", "down", "down")
    assert heard[0].startswith("Scores by hand. Hand 2: we, score ")
    assert [_figure(text) for text in heard] == [
        second[0].total,
        second[1].total,
        first[1].total,
        first[0].total,
        first[0].total,
        second[0].total,
        second[0].total,
    ]
    assert heard[1].startswith("They, score ")
    assert heard[2].startswith("Hand 1: they, score ")


def _figure(text: str) -> int:
    *_, sign, number = text.replace("minus", "-").rstrip(".").split()
    return -int(number) if sign == "-" else int(number)


def test_before_the_first_score_there_is_no_table() -> None:
    pilot = played(0)
    assert pilot.press("alt+s") == ["No hand scored yet."]
    assert shown(pilot).dialog is None or shown(pilot).dialog.kind == "bids"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Scores by hand"), ("fr", "Scores par donne"), ("ru", "Счёт по раздачам")]
)
def test_the_score_sheet_and_the_game_menu_lead_there_and_escape_leads_back(language: str, title: str) -> None:
    pilot = Pilot(language, thinker=PlainThinker(3, 3, 3))
    pilot.begin()
    pilot.play_hand()
    sheet = dialog_of(pilot).title
    assert title in [item.label for item in dialog_of(pilot).items]
    pilot.press("end", *["up"] * len(dialog_of(pilot).items))
    while dialog_of(pilot).items[dialog_of(pilot).focus].label != title:
        pilot.press("down")
    assert pilot.press("return")[0].startswith(title)
    assert dialog_of(pilot).figures is not None
    pilot.press("escape")
    assert dialog_of(pilot).title == sheet
    pilot.press("escape", "escape")
    assert title in [item.label for item in dialog_of(pilot).items]


def test_questions_of_the_table_are_answered_over_it() -> None:
    pilot = played(1)
    pilot.press("alt+s")
    assert pilot.press("s") == pilot.press("s")
    assert dialog_of(pilot).figures is not None
    assert pilot.press("alt+s")[0].startswith("Scores by hand.")
    pilot.press("escape")
    assert shown(pilot).dialog is None or dialog_of(pilot).kind == "bids"


def test_in_a_replay_the_table_ends_before_the_hand_that_is_shown() -> None:
    pilot = played(2)
    pilot.press("escape")
    wanted = pilot.words.say(_message("menu-replays"), "en", "normal")
    while dialog_of(pilot).items[dialog_of(pilot).focus].label != wanted:
        pilot.press("down")
    pilot.press("return", "return", "alt+s")
    assert [item.label for item in dialog_of(pilot).items] == ["Hand 1"] or len(dialog_of(pilot).items) == 1


def _message(id: str):  # type: ignore[no-untyped-def]
    from spades_gui.present.message import msg

    return msg(id)


# What stands in it


def test_contracts_tricks_and_bags_come_from_the_sheet() -> None:
    made = SideSheet((ScoreLine(LineKind.CONTRACT, 70, bid=7, taken=9), ScoreLine(LineKind.OVERTRICKS, 2)), 72, 2, 72)
    nils = SideSheet((ScoreLine(LineKind.NIL, 100, seat=1), ScoreLine(LineKind.NIL, -100, taken=1, seat=3)), 0, 1, 0)
    revoked = SideSheet((ScoreLine(LineKind.REVOKE, -200),), -200, 1, -200)
    table = score_table((HandSheet(1, (made, nils)), HandSheet(2, (made, revoked))), Viewpoint(RuleOptions()))
    rows = [cells for _, cells in table.rows]
    assert rows[0] == (72, 0, 72, 0, 7, 0, 9, None, 2, 1)
    assert rows[1] == (72, -200, 72, -200, 7, None, 9, None, 2, 1)
    assert [[column for column, _ in group] for group in table.curves] == [[0, 1], [2, 3], [4, 5], [6, 7], [8, 9]]
    assert table.first == 1


def test_where_the_rules_know_no_bags_there_is_no_column_for_them() -> None:
    plain = PRESETS["quicksand"] if "quicksand" in PRESETS else replace(RuleOptions(), scoring="quicksand")
    sides = tuple(SideSheet((), 0, 0, 0) for _ in range(plain.sides))
    table = score_table((HandSheet(1, sides),), Viewpoint(plain))
    assert len(table.columns) == len(table.rows[0][1]) == (4 if not plain.bags_count else 5) * plain.sides


# By eye


def whole_page(picture: Picture, size: tuple[int, int], fonts: Fonts) -> Layout:
    page = layout(size, picture, fonts)
    assert_texts_whole(page, fonts)
    return page


@pytest.mark.parametrize("preset", ["classic", "solo6"])
def test_curves_are_whole_with_their_names_apart_in_every_language_and_size(preset: str, fonts: Fonts) -> None:
    for language in LANGUAGES:
        pilot = played(3, language, match__preset=preset)
        pilot.press("alt+s")
        for size in SIZES:
            for percent in PERCENTS:
                page = whole_page(replace(shown(pilot), text_size=percent), size, fonts)
                assert page.figures is not None
                plot = page.figures.plot
                assert isinstance(plot, CurvesLayout)
                assert len(plot.curves) == len(pilot.seen.standings)
                names = [curve.name.rect for curve in plot.curves]
                assert_apart([*names, plot.pointer, plot.highest.rect], plot.area)
                assert_apart([*names, plot.pointer, plot.lowest.rect], plot.area)
                for curve in plot.curves:
                    for point in curve.points:
                        assert point is not None
                        assert plot.area.collidepoint(point)
                        assert point[0] + curve.point // 2 <= curve.name.rect.left


def test_points_are_as_high_as_their_figures(fonts: Fonts) -> None:
    curves = (Curve("We", (10, -20, 40), True), Curve("They", (0, None, -60), False))
    plot = curves_layout(curves, 1, Rect(0, 0, 600, 240), 16, fonts)
    they, we = plot.curves
    assert (we.current, they.current) == (True, False)
    scale = plot.field.height / 100
    assert [point and round((plot.zero - point[1]) / scale) for point in we.points] == [10, -20, 40]
    assert they.points[1] is None
    assert plot.highest.lines == ("40",)
    assert plot.lowest.lines == ("−60",)


def test_curves_are_told_apart_without_colours() -> None:
    """Each looks like no other in grey, and so does the sign beside its name."""
    painter = TablePainter()
    pilot = played(3, match__preset="solo6")
    pilot.press("alt+s")
    size = (1024, 768)
    surface = Surface(size)
    painter.draw(surface, shown(pilot))
    page = layout(size, shown(pilot), painter.fonts)
    assert page.figures is not None
    plot = page.figures.plot
    assert isinstance(plot, CurvesLayout)
    grey = pygame.transform.grayscale(surface)
    signs = []
    for curve in plot.curves[:-1]:  # the last one is that under the cursor
        sign = Rect(0, 0, curve.point, curve.point)
        sign.midright = (curve.name.rect.x - curve.point // 3, curve.name.rect.centery)
        signs.append(pygame.image.tobytes(grey.subsurface(sign), "RGB"))
    assert len(signs) == 5
    assert all(one != other for one, other in combinations(signs, 2))


# The history


def test_while_the_history_is_read_the_messages_around_are_seen() -> None:
    pilot = played(0)
    pilot.press("c", "s", "t", "v")
    assert shown(pilot).history is None
    said = pilot.press("pageup", "pageup")
    history = shown(pilot).history
    assert history is not None
    assert history.lines[history.focus] == said[-1]
    assert history.lines[history.focus + 1] == said[0]
    assert history.position.split(" / ")[0] == str(int(history.position.split(" / ")[1]) - 2)
    pilot.press("ctrl+pageup")
    oldest = shown(pilot).history
    assert oldest is not None
    assert oldest.focus == 0
    assert oldest.position.startswith("1 / ")
    pilot.press("c")
    assert shown(pilot).history is None, "who asks for something else has read enough"


def test_only_messages_of_the_kind_that_is_read_are_shown() -> None:
    pilot = played(1)
    pilot.press("shift+pagedown")
    history = shown(pilot).history
    assert history is not None
    assert history.title == "History, bids."
    assert history.lines == ("Clara, 3.", "You, 3.", "Anna, 3.", "Boris, 3.", "We 6, they 6.")
    assert history.focus == 4


@pytest.mark.parametrize("percent", PERCENTS)
def test_the_panel_is_whole_stands_still_and_leaves_the_hand_in_view(percent: int, fonts: Fonts) -> None:
    for language in LANGUAGES:
        pilot = played(1, language)
        pilot.press("v", "h", "p")
        pictures = []
        for _ in range(12):
            pilot.press("pageup")
            pictures.append(replace(shown(pilot), text_size=percent))
        for size in SIZES:
            panels = set()
            for picture in pictures[::4]:
                page = whole_page(picture, size, fonts)
                place, history = page.messages, picture.history
                assert place is not None
                assert history is not None
                assert page.table is not None
                assert history.focus in [line.place for line in place.lines]
                assert len(place.lines) >= 2
                assert_apart([place.title.rect, place.position.rect, *(line.rect for line in place.lines)], place.panel)
                assert not place.panel.colliderect(page.table.hand.area)
                panels.add(tuple(place.panel))
            assert len(panels) == 1
