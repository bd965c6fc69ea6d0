"""What waits for the disk is done beside the game, in order and once."""

from pathlib import Path
from threading import Event

import pytest
from kept_player import Player, at_table
from saves import saved_after
from xserver import until

from spades_gui.app.errands import ThreadErrands
from spades_gui.app.kept_match import KeptMatch
from spades_gui.app.saved_match import SavedMatch
from spades_gui.keys.key import parse_key
from spades_gui.present.message import Message
from spades_gui.storage.kept import KeptMatches


def test_while_the_disk_is_slow_the_game_goes_on_and_nothing_is_done_twice() -> None:
    may, done = Event(), list[str]()
    errands = ThreadErrands(lambda: None, patience=0.001)
    errands.run(lambda: may.wait(300), lambda _: done.append("first"))
    errands.run(lambda: "second", done.append)
    assert errands.pending
    assert not errands.step()
    may.set()
    until(lambda: errands.step() and not errands.pending)
    assert done == ["first", "second"]


def test_keys_pressed_meanwhile_start_nothing_else(tmp_path: Path) -> None:
    may, woken = Event(), Event()
    player = at_table(tmp_path)
    player.desk.errands = ThreadErrands(woken.set, patience=0.001)
    real = player.kept

    class Slow(KeptMatches):
        def all(self) -> tuple[KeptMatch, ...] | Message:
            may.wait(300)
            return real.all()

    player.desk.kept = Slow(tmp_path / "kept", tmp_path / "exports")
    for _ in range(3):
        player.game.press(parse_key("ctrl+s"))
        assert player.game.tick(player.clock.now) is not None  # it looks again by itself
    assert player.heard() == []
    assert not player.game.waiting
    may.set()
    assert woken.wait(300)
    player.settle()
    assert player.heard() == ["Name of this match; Enter alone for Classic, hand 1, we 0, they 0. Typed: nothing"]


def test_a_match_that_a_slow_disk_gives_goes_on_without_another_key(tmp_path: Path) -> None:
    may, woken = Event(), Event()
    player = Player(tmp_path, waits=True)
    real = player.kept

    class Slow(KeptMatches):
        def read(self, file: Path, player: str, seed: str) -> SavedMatch | Message:
            may.wait(300)
            return real.read(file, player, seed)

    match = saved_after(61)
    assert not match.seen.my_turn
    file = real.export("Sunday", match)
    assert isinstance(file, Path)
    player.desk.kept = Slow(tmp_path / "kept", tmp_path / "exports")
    player.desk.errands = ThreadErrands(woken.set, patience=0.001)
    player.game.start(record=file)
    may.set()
    assert woken.wait(300)
    assert player.game.tick(player.clock.now) is not None  # somebody else is to move, and nothing more wakes the loop
    assert player.heard()[-1].startswith("At the table.")


def test_a_fault_in_an_errand_is_raised_where_it_was_asked_for() -> None:
    def fail() -> str:
        raise ZeroDivisionError

    errands = ThreadErrands(lambda: None, patience=300)
    with pytest.raises(ZeroDivisionError):
        errands.run(fail, lambda _: None)
    assert not errands.pending
