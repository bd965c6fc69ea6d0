"""What moves from one picture to the next, and where it is at each moment."""

import itertools
from dataclasses import replace

import pytest
from moments import dealt, moments, played, table, taken
from pictures import dialog

from spades_gui.present.picture import Picture
from spades_gui.screen.flights import Flight, Motion, eased
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.layout import TableLayout, layout
from spades_gui.screen.motion import LONGEST, motion

SIZE = (1024, 768)
TIMES = [step / 40 for step in range(41)]


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    return Fonts()


def moved(before: Picture, after: Picture, fonts: Fonts) -> Motion | None:
    return motion(before, layout(SIZE, before, fonts), after, layout(SIZE, after, fonts))


def place(picture: Picture, fonts: Fonts) -> TableLayout:
    found = layout(SIZE, picture, fonts).table
    assert found is not None
    return found


def only(found: Motion | None) -> Flight:
    assert found is not None
    (flight,) = found.flights
    return flight


def test_a_card_of_ones_own_goes_from_its_place_in_the_hand_to_its_place_in_the_trick(fonts: Fonts) -> None:
    before, after = played(0)
    found = moved(before, after, fonts)
    flight = only(found)
    seat, face = table(after).trick[-1]
    assert found is not None
    assert found.away.faces == {face}
    assert not found.away.backs
    in_hand = [card.face.card for card in table(before).hand].index(face.card)
    assert flight.face == face
    assert flight.at(0.0) == place(before, fonts).hand.cards[in_hand]
    assert flight.seen(0.0)
    assert flight.at(1.0) == place(after, fonts).trick[seat]


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_card_of_the_others_comes_from_among_their_backs(seat: int, fonts: Fonts) -> None:
    before, after = played(seat)
    flight = only(moved(before, after, fonts))
    backs = place(before, fonts).seats[seat].backs
    assert backs is not None
    assert any(back.collidepoint(flight.at(0.0).center) for back in backs.cards)
    assert not flight.seen(0.0), "there, nobody has seen its face"
    assert flight.seen(0.01)
    assert flight.at(1.0) == place(after, fonts).trick[seat]


def test_a_trick_goes_to_the_plate_of_who_has_taken_it_and_then_the_next_is_led(fonts: Fonts) -> None:
    before, after = taken()
    found = moved(before, after, fonts)
    assert found is not None
    *gathered, lead = found.flights
    winner = table(before).winning
    assert winner is not None
    assert [flight.face for flight in gathered] == [face for _, face in table(before).trick]
    for flight, (seat, _) in zip(gathered, table(before).trick, strict=True):
        assert flight.at(0.0) == place(before, fonts).trick[seat]
        assert place(after, fonts).seats[winner].plate.collidepoint(flight.at(1.0).center)
        assert flight.at(1.0).width < flight.at(0.0).width
        assert not flight.seen(1.0), "it is not seen lying on the plate afterwards"
    assert lead.seen(0.0) == (table(after).trick[0][0] == 0), "only one's own hand lies open"
    assert lead.at(lead.begins) == lead.at(0.0), "the lead waits in its place"
    assert lead.begins > 0.0
    assert lead.at(1.0) == place(after, fonts).trick[table(after).trick[0][0]]


@pytest.mark.parametrize("preset", ["classic", "cutthroat", "solo5", "solo6"])
def test_a_deal_brings_every_card_to_where_it_lies(preset: str, fonts: Fonts) -> None:
    before, after = dealt(preset)
    found = moved(before, after, fonts)
    assert found is not None
    assert len(found.flights) == sum(seat.cards for seat in table(after).seats)
    at = place(after, fonts)
    backs = [rect for seat in at.seats if seat.backs for rect in seat.backs.cards]
    ends = sorted(tuple(flight.at(1.0)) for flight in found.flights if flight.seen(1.0))
    assert ends == sorted(map(tuple, [*at.hand.cards, *backs]))
    plates = [seat.plate for seat in at.seats[1:] if not seat.backs]
    gone = [flight.at(1.0) for flight in found.flights if not flight.seen(1.0)]
    assert all(any(plate.contains(end) for plate in plates) for end in gone), "where there is no room for backs"
    faces = {flight.face: flight.at(1.0) for flight in found.flights if flight.face}
    assert faces == {card.face: rect for card, rect in zip(table(after).hand, at.hand.cards, strict=True)}
    dealer = next(number for number, seat in enumerate(table(after).seats) if seat.dealer)
    for flight in found.flights:
        assert flight.at(flight.begins).center == at.seats[dealer].plate.center
        assert not flight.seen(flight.begins), "it is in the dealer's hand until then"


def test_a_deal_goes_round_from_the_dealers_left(fonts: Fonts) -> None:
    before, after = dealt()
    found = moved(before, after, fonts)
    assert found is not None
    begins = [flight.begins for flight in found.flights]
    assert begins == sorted(begins)
    assert len(set(begins)) == len(begins)
    dealer = next(number for number, seat in enumerate(table(after).seats) if seat.dealer)
    first = place(after, fonts).seats[(dealer + 1) % 4]
    targets = first.backs.cards if first.backs else place(after, fonts).hand.cards
    assert found.flights[0].at(1.0) in targets


def test_nothing_takes_longer_than_it_may(fonts: Fonts) -> None:
    for before, after in (dealt(), played(0), taken()):
        for card in (150, 200, 300):
            found = moved(before, replace(after, motion=card), fonts)
            assert found is not None
            assert card / 1000 <= found.seconds <= LONGEST
            assert all(0.0 <= flight.begins < flight.ends <= 1.0 + 1e-9 for flight in found.flights)


def test_all_of_it_stays_in_the_window_and_moves_one_way_only(fonts: Fonts) -> None:
    window = layout(SIZE, dealt()[1], fonts).table
    assert window is not None
    for before, after in (dealt(), played(0), played(2), taken()):
        found = moved(before, after, fonts)
        assert found is not None
        for flight in found.flights:
            track = [flight.at(time).center for time in TIMES]
            for axis in (0, 1):
                along = [centre[axis] for centre in track]
                assert along in (sorted(along), sorted(along, reverse=True)), "no card goes to and fro"


def test_motion_is_quick_at_first_and_slow_at_the_end() -> None:
    assert eased(0.0) == 0.0
    assert eased(1.0) == 1.0
    steps = [eased(b) - eased(a) for a, b in itertools.pairwise(TIMES)]
    assert all(step > 0 for step in steps)
    assert steps == sorted(steps, reverse=True)


def test_nothing_moves_for_who_does_not_want_it(fonts: Fonts) -> None:
    for before, after in (dealt(), played(0), taken()):
        assert moved(before, replace(after, motion=0), fonts) is None


def test_nothing_moves_behind_a_menu(fonts: Fonts) -> None:
    menu = dialog("question")
    for before, after in (played(0), taken()):
        assert moved(replace(before, dialog=menu), after, fonts) is None
        assert moved(before, replace(after, dialog=menu), fonts) is None


def test_what_is_taken_back_or_looked_up_does_not_move(fonts: Fonts) -> None:
    before, after = played(0)
    assert moved(after, before, fonts) is None
    assert moved(after, after, fonts) is None
    assert moved(after, replace(after, caption=("Something else.",)), fonts) is None
    before, after = taken()
    assert moved(after, before, fonts) is None
    hand = moments()
    start = next(picture for picture in hand if picture.table and picture.table.trick and picture.table.hand)
    assert moved(start, taken()[0], fonts) is None, "from one moment of a hand to another"


def test_every_card_of_a_hand_that_is_dealt_played_or_taken_moves_once(fonts: Fonts) -> None:
    hand = moments()
    plays = takes = deals = 0
    for before, after in itertools.pairwise(hand):
        if (found := moved(before, after, fonts)) is not None:
            deal = len(found.flights) if found.away.backs else 0
            deals += deal
            takes += 0 if deal else sum(flight.goes for flight in found.flights)
            plays += 0 if deal else sum(not flight.goes for flight in found.flights)
    # With the last card of a hand, its score sheet covers the table.
    assert (plays, takes, deals) == (51, 12 * 4, 2 * 52)
