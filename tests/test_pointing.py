"""Playing with a mouse or a finger: what is done and heard is what a key there would do."""

from collections.abc import Iterable

import pytest
from pilot import Pilot

from spades_gui.core.observation import Phase
from spades_gui.present.picture import Picture, TablePicture
from spades_gui.present.spot import Part, Spot


def point(pilot: Pilot, part: Part, place: int = 0) -> list[str]:
    """Point at something; what was said since."""
    pilot.game.point(Spot(part, place))
    pilot.settle()
    return pilot.heard()


def shown(pilot: Pilot) -> Picture:
    pilot.settle()
    return pilot.painter.pictures[-1]


def table(pilot: Pilot) -> TablePicture:
    found = shown(pilot).table
    assert found is not None
    return found


def item(pilot: Pilot, label: str) -> int:
    """The place of the item that begins with this in the dialog that is open."""
    dialog = shown(pilot).dialog
    assert dialog is not None
    return next(place for place, each in enumerate(dialog.items) if each.label.startswith(label))


def value(pilot: Pilot, label: str) -> str:
    dialog = shown(pilot).dialog
    assert dialog is not None
    return dialog.items[item(pilot, label)].value


def begun(**settings: object) -> Pilot:
    """At the table, to bid."""
    pilot = Pilot(**settings)  # type: ignore[arg-type]
    pilot.begin()
    return pilot


def playing(**settings: object) -> Pilot:
    """At the table, to play."""
    pilot = begun(**settings)
    pilot.bid(3)
    return pilot


def playable(pilot: Pilot) -> Iterable[int]:
    return (place for place, card in enumerate(table(pilot).hand) if card.playable)


def test_a_hand_is_played_with_nothing_but_a_pointer_and_is_the_same_as_with_keys() -> None:
    by_keys, by_pointer = Pilot(), Pilot()
    by_keys.begin()
    by_keys.play_hand()
    point(by_pointer, Part.ITEM, item(by_pointer, "New match"))
    while not by_pointer.seen.sheets:
        if by_pointer.seen.bids_open():
            point(by_pointer, Part.TRICK)
            point(by_pointer, Part.BID, by_pointer.seen.bids_open().index(3))
        else:
            point(by_pointer, Part.CARD, next(iter(playable(by_pointer))))
    assert by_pointer.game.session is not None
    assert by_keys.game.session is not None
    assert by_pointer.game.session.record.actions == by_keys.game.session.record.actions
    point(by_pointer, Part.ITEM, 0)
    assert by_pointer.seen.phase is Phase.BID


def test_one_click_plays_a_card_and_says_so_as_a_key_does() -> None:
    by_keys, by_pointer = playing(), playing()
    place = next(iter(playable(by_pointer)))
    by_keys.press("home", *["right"] * place)
    by_keys.heard()
    assert point(by_pointer, Part.CARD, place) == by_keys.press("return")
    assert by_pointer.seen == by_keys.seen


def test_a_card_that_is_not_allowed_is_refused_with_the_reason_and_is_under_the_cursor_then() -> None:
    by_keys, by_pointer = playing(), playing()
    for pilot in (by_keys, by_pointer):
        while all(card.playable for card in table(pilot).hand):
            pilot.play()
    hand = table(by_pointer).hand
    place = next(number for number, card in enumerate(hand) if not card.playable)
    by_keys.press("home", *["right"] * place)
    by_keys.heard()
    said = point(by_pointer, Part.CARD, place)
    assert said
    assert said == by_keys.press("return")
    assert table(by_pointer).hand[place].focused
    assert table(by_pointer).hand == table(by_keys).hand


def test_cards_to_be_given_are_picked_one_by_one() -> None:
    pilot = begun(rules__nil_pass=1)
    for _ in range(20):
        if pilot.seen.phase is Phase.PASS and pilot.seen.my_turn:
            break
        pilot.bid(0) if pilot.seen.bids_open() else pilot.play()
    assert pilot.seen.phase is Phase.PASS
    point(pilot, Part.CARD, 4)
    assert table(pilot).hand[4].chosen


def test_pointing_at_the_middle_of_the_table_opens_the_bids_and_then_tells_the_cards() -> None:
    pilot, other = begun(), begun()
    assert point(pilot, Part.TRICK) == other.press("b")
    assert shown(pilot).dialog is not None
    pilot.press("return")
    other.press("return")
    assert point(pilot, Part.TRICK) == other.press("c")


def test_bids_lie_open_while_one_is_asked_for_and_one_click_makes_one() -> None:
    pilot, other = begun(), begun()
    offer = shown(pilot).offer
    assert offer is not None
    assert offer.focus == -1
    assert [item.label for item in offer.items[:3]] == ["Nil", "1", "2"]
    assert shown(pilot).dialog is None
    said = point(pilot, Part.BID, 4)
    assert pilot.seen.bids[0] == 4
    assert said[-1] == other.press("4", "return")[-1]
    assert shown(pilot).offer is None


def test_a_bid_that_is_not_there_is_not_made() -> None:
    pilot = begun()
    assert point(pilot, Part.BID, 99) == []
    assert pilot.seen.bids_open()
    assert shown(pilot).dialog is None


def test_the_open_chooser_and_a_menu_take_the_place_of_the_bids_that_lie_open() -> None:
    pilot = begun()
    pilot.press("b")
    assert shown(pilot).offer is None
    pilot.press("escape")
    assert shown(pilot).offer is not None
    pilot.press("escape")
    assert shown(pilot).offer is None


def test_a_wheel_goes_through_the_bids_and_the_right_button_leaves_them() -> None:
    pilot = begun()
    point(pilot, Part.TRICK)
    assert point(pilot, Part.EARLIER, 2) == ["4", "5"]
    assert point(pilot, Part.LATER, 1) == ["4"]
    point(pilot, Part.BACK)
    assert shown(pilot).dialog is None
    assert pilot.seen.bids_open()


def test_a_game_that_waits_after_a_trick_goes_on_when_the_middle_is_pointed_at() -> None:
    pilot = playing(play__pace="wait")
    while not pilot.seen.done:
        pilot.play()
    tricks = len(pilot.seen.done)
    before = table(pilot).trick
    assert len(before) == 4
    point(pilot, Part.TRICK)
    assert table(pilot).trick != before or len(pilot.seen.done) > tricks or pilot.seen.my_turn


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_seat_tells_about_itself(language: str) -> None:
    pilot, other = playing(language=language), playing(language=language)
    keys = {1: "shift+left", 2: "shift+up", 3: "shift+right", 0: "shift+down"}
    for seat, key in keys.items():
        assert point(pilot, Part.SEAT, seat) == other.press(key)


def test_with_six_at_the_table_each_tells_about_itself_and_no_other() -> None:
    pilot = playing(match__preset="solo6")
    names = [seat.name for seat in table(pilot).seats]
    for seat in range(1, 6):
        said = " ".join(point(pilot, Part.SEAT, seat))
        assert [name for name in names[1:] if name in said] == [names[seat]]


@pytest.mark.parametrize(("part", "key"), [(Part.SCORES, "s"), (Part.STATUS, "v"), (Part.CAPTION, "space")])
def test_the_boxes_and_the_captions_say_what_they_show(part: Part, key: str) -> None:
    pilot, other = playing(), playing()
    assert point(pilot, part) == other.press(key)


def test_the_button_opens_the_menu_and_leads_back_from_it() -> None:
    pilot, other = playing(), playing()
    assert point(pilot, Part.BACK) == other.press("escape")
    assert point(pilot, Part.BACK) == other.press("escape")
    assert shown(pilot).dialog is None


def test_a_setting_is_changed_at_both_ends_of_its_value_and_forth_on_its_name() -> None:
    pilot = Pilot()
    point(pilot, Part.ITEM, item(pilot, "Settings"))
    point(pilot, Part.ITEM, item(pilot, "Game"))
    was = value(pilot, "Pace")
    place = item(pilot, "Pace")
    assert point(pilot, Part.MORE, place)
    there = value(pilot, "Pace")
    assert there != was
    assert point(pilot, Part.LESS, place)
    assert value(pilot, "Pace") == was
    assert point(pilot, Part.ITEM, place)
    assert value(pilot, "Pace") == there
    assert pilot.desk.settings.play.pace == "fast"


def test_the_marks_beside_a_table_of_figures_lead_from_column_to_column() -> None:
    pilot, other = begun(), begun()
    for each in (pilot, other):
        each.play_hand()
        each.press("alt+s")
    for part, key in ((Part.MORE, "right"), (Part.MORE, "right"), (Part.LESS, "left")):
        assert point(pilot, part) == other.press(key)
    assert point(pilot, Part.ITEM) == [other.press("space")[0]], "a row is only read"


def test_lines_that_are_only_read_are_said() -> None:
    pilot = playing()
    pilot.press("shift+w")
    dialog = shown(pilot).dialog
    assert dialog is not None
    said = point(pilot, Part.ITEM, 2)
    assert said
    assert dialog.items[2].label.rstrip(".") in said[0]
    assert item(pilot, dialog.items[2].label) == 2


def test_a_paragraph_is_read_where_it_is_pointed_at_and_pointed_at_again_reading_goes_on() -> None:
    pilot = Pilot(waits=True)
    pilot.press("f1", "end", "return", "down", "return", "return")
    dialog = shown(pilot).dialog
    assert dialog is not None
    lines = [line.label for line in dialog.items]
    assert point(pilot, Part.ITEM, 2) == [lines[2]]
    assert point(pilot, Part.ITEM, 2) == [lines[3]]
    assert not pilot.game.waiting, "it is being read to the player"
    assert point(pilot, Part.CAPTION) == [lines[3]]
    pilot.pass_time(300)
    assert pilot.heard() == [], "pointing stops that as any key does"


def test_the_marks_of_a_long_list_bring_more_of_it_into_view() -> None:
    pilot = Pilot()
    pilot.press("f1")
    said = point(pilot, Part.VIEW, 8)
    dialog = shown(pilot).dialog
    assert dialog is not None
    assert dialog.focus == 8
    assert said == [pilot.press("space")[0]]
    point(pilot, Part.LATER, 3)
    dialog = shown(pilot).dialog
    assert dialog is not None
    assert dialog.focus == 11


def test_what_lies_behind_a_menu_does_nothing() -> None:
    pilot = playing()
    pilot.press("escape")
    seen = pilot.seen
    for part in (Part.CARD, Part.TRICK, Part.SEAT, Part.SCORES, Part.STATUS, Part.BID):
        assert point(pilot, part, 1) == [], part
    assert pilot.seen == seen


def test_while_a_question_is_open_beside_the_table_it_answers_but_no_card_is_played() -> None:
    pilot = playing()
    pilot.press("shift+w")
    seen = pilot.seen
    assert point(pilot, Part.CARD, next(iter(playable(pilot)))) == []
    assert pilot.seen == seen


@pytest.mark.parametrize("part", list(Part))
@pytest.mark.parametrize("place", [0, 99])
def test_no_part_is_out_of_place_anywhere(part: Part, place: int) -> None:
    """A picture may be older than the game: what is pointed at may be gone."""
    for keys in ((), ("f1",), ("escape",), ("b",), ("shift+w",), ("shift+f1",), ("ctrl+q",)):
        pilot = begun()
        pilot.press(*keys)
        point(pilot, part, place)
    pilot = playing()
    point(pilot, part, place)
    menu = Pilot()
    point(menu, part, place)


def test_while_keys_are_learnt_pointing_tells_what_it_would_do() -> None:
    pilot = playing()
    seen, hand = pilot.seen, table(pilot).hand
    pilot.press("shift+f1")
    (said,) = point(pilot, Part.CARD, 3)
    assert said.rstrip(".").casefold() in pilot.press("return")[0].casefold()
    assert pilot.seen == seen
    assert table(pilot).hand == hand, "not even the cursor moves"


def test_a_hand_being_replayed_goes_on_when_the_middle_is_pointed_at() -> None:
    pilot = begun()
    pilot.play_hand()
    pilot.press("return")
    pilot.press("escape")
    point(pilot, Part.ITEM, item(pilot, "Replay"))
    point(pilot, Part.ITEM, 0)
    first = shown(pilot).table
    assert point(pilot, Part.TRICK)
    assert shown(pilot).table != first
    point(pilot, Part.EARLIER, 1)
    assert shown(pilot).table == first


def test_what_was_pointed_at_stands_in_the_transcript() -> None:
    pilot = playing()
    point(pilot, Part.SEAT, 2)
    assert ("pointer", {"part": "seat", "place": 2}) in pilot.transcript.lines
