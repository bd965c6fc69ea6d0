"""The computer players never outrun what is being said, and the player can hurry them or have them wait."""

import pytest
from pilot import Pilot, PlainThinker

from spades_gui.core.observation import Phase


def waiting_pilot(**settings: object) -> Pilot:
    pilot = Pilot(seed="pace", thinker=PlainThinker(3, 3, 3, 3), waits=True, **settings)
    pilot.begin()
    return pilot


def to_my_bid(pilot: Pilot) -> None:
    pilot.pass_time(120, until=lambda: bool(pilot.seen.bids_open()))


def to_my_play(pilot: Pilot) -> None:
    pilot.pass_time(120, until=lambda: bool(pilot.seen.playable()))


def test_nothing_happens_while_something_is_being_said() -> None:
    pilot = waiting_pilot()
    while pilot.game.running and not pilot.seen.bids_open():
        length = pilot.game.session.length if pilot.game.session else 0
        if pilot.speaker.busy():
            pilot.game.tick(pilot.clock.now)
            assert pilot.game.session is not None
            assert pilot.game.session.length == length
        pilot.pass_time(0.05)
    assert pilot.clock.now > 3


def test_a_key_cuts_speech_and_pause_short() -> None:
    slow, quick = waiting_pilot(), waiting_pilot()
    to_my_bid(slow)
    while not quick.seen.bids_open():
        quick.press("ctrl")
        quick.pass_time(0.06)
    assert quick.clock.now < slow.clock.now / 3


def test_an_answer_is_heard_to_its_end_before_the_next_card() -> None:
    pilot = waiting_pilot()
    to_my_bid(pilot)
    pilot.bid(3)
    pilot.press("s")
    assert pilot.game.session is not None
    length = pilot.game.session.length
    pilot.pass_time(0.5)
    assert pilot.speaker.busy()
    assert pilot.game.session.length == length


@pytest.mark.parametrize(("quick", "slow"), [("fast", "normal"), ("normal", "slow")])
def test_the_pace_is_heard(quick: str, slow: str) -> None:
    times = []
    for pace in (quick, slow):
        pilot = waiting_pilot(play__pace=pace)
        to_my_bid(pilot)
        pilot.bid(3)
        while len(pilot.seen.done) < 3:
            to_my_play(pilot)
            pilot.play()
        times.append(pilot.clock.now)
    assert times[0] < times[1]


def test_at_the_waiting_pace_the_game_stands_still_after_each_trick_until_enter() -> None:
    pilot = waiting_pilot(play__pace="wait")
    to_my_bid(pilot)
    pilot.bid(3)
    stood_still = 0
    while len(pilot.seen.done) < 12:
        pilot.pass_time(120, until=lambda: bool(pilot.seen.playable()))
        if pilot.seen.playable():
            pilot.play()
        else:
            assert pilot.speaker.texts[-1] == "Enter to go on."
            pilot.heard()
            tricks = len(pilot.seen.done)
            assert pilot.press("t")[0].endswith("leads. Enter to go on.")
            assert len(pilot.seen.done) == tricks
            pilot.press("return")
            pilot.pass_time(0.5)
            stood_still += 1
    assert stood_still


def test_a_standstill_ends_when_another_pace_is_chosen() -> None:
    pilot = waiting_pilot(play__pace="wait")
    to_my_bid(pilot)
    pilot.bid(3)
    while pilot.speaker.texts[-1] != "Enter to go on.":
        if pilot.seen.playable():
            pilot.play()
        pilot.pass_time(120, until=lambda: bool(pilot.seen.playable()))
    assert pilot.game.waiting
    pilot.press("f9")
    assert not pilot.game.waiting
    pilot.pass_time(30)
    assert pilot.seen.playable()


def test_after_a_hand_the_sheet_waits_for_the_player() -> None:
    pilot = waiting_pilot()
    to_my_bid(pilot)
    pilot.bid(3)
    while pilot.seen.phase is not Phase.DEAL:
        to_my_play(pilot)
        if pilot.seen.playable():
            pilot.play()
    pilot.pass_time(300)
    assert pilot.seen.phase is Phase.DEAL
    assert pilot.press("t")[-1] == "The deal comes next. Enter to go on."
    assert pilot.press("down", "space")[-1].endswith(" Enter to go on.")
    pilot.press("return")
    pilot.pass_time(30)
    assert pilot.seen.number == 2
