"""The tree of a picture, and what a screen reader may ask for in it."""

from dataclasses import replace

from pictures import dialog, table
from pilot import Pilot

from spades_gui.access.channel import Channel
from spades_gui.access.tree import HAND, ROOT, SAID, Role, Tree, TreeBuilder, changes
from spades_gui.app.ports import NO_VOICE
from spades_gui.present.picture import CardFace, HandCard, PartNames, Picture, Spoken


def named(hand: tuple[HandCard, ...]) -> tuple[HandCard, ...]:
    return tuple(replace(each, face=CardFace(each.face.card, "", f"card {each.face.card}")) for each in hand)


def picture(*, focus: int = 7, kind: str | None = None, spoken: tuple[Spoken, ...] = ()) -> Picture:
    at_table = table(focus=focus)
    at_table = replace(at_table, hand=named(at_table.hand))
    box = dialog(kind) if kind else None
    return Picture("title", at_table, box, (), "felt", "normal", False, PartNames(hand="hand"), spoken)


def said(tree: Tree) -> list[str]:
    return [tree.nodes[id].label for id in tree.nodes[SAID].children]


def test_every_part_hangs_in_the_tree_once() -> None:
    tree = TreeBuilder().build(picture(kind="bidding", spoken=(Spoken(1, "a", True), Spoken(2, "b", False))))
    hanging = [child for node in tree.nodes.values() for child in node.children]
    assert len(set(hanging)) == len(hanging)
    assert {*hanging, ROOT} == set(tree.nodes)
    assert tree.nodes[tree.focus].role is Role.BID


def test_cards_keep_their_ids_as_the_hand_shrinks() -> None:
    builder = TreeBuilder()
    whole = picture()
    before = builder.build(whole)
    assert whole.table is not None
    after = builder.build(replace(whole, table=replace(whole.table, hand=whole.table.hand[1:])))
    assert after.nodes[HAND].children == before.nodes[HAND].children[1:]
    assert after.focus == before.focus


def test_a_dialog_with_another_title_is_another_part() -> None:
    builder = TreeBuilder()
    first = builder.build(picture(kind="bidding")).focus
    assert builder.build(picture(kind="bidding")).focus == first
    builder.build(picture())
    assert builder.build(picture(kind="bidding")).focus != first


def test_what_the_part_under_the_cursor_says_is_not_said_twice() -> None:
    builder = TreeBuilder()
    builder.build(picture(focus=7))
    moved = picture(focus=8)
    assert moved.table is not None
    name = moved.table.hand[8].face.name
    at_card = replace(moved, spoken=(Spoken(1, name.capitalize(), True),))
    assert said(builder.build(at_card)) == []
    assert said(builder.build(replace(at_card, caption=("other",)))) == []
    again = replace(at_card, spoken=(Spoken(2, name.capitalize(), True),))
    assert said(builder.build(again)) == [name.capitalize()]
    more = replace(picture(focus=7), spoken=(Spoken(3, "Card of hearts, picked", True),))
    assert said(builder.build(more)) == ["Card of hearts, picked"]


def test_what_is_said_is_sent_piece_by_piece_in_its_order() -> None:
    builder = TreeBuilder()
    first = Spoken(1, "first", True)
    before = builder.build(picture(spoken=(first,)))
    after = builder.build(picture(spoken=(first, Spoken(2, "second", False), Spoken(3, "third", False))))
    updates = list(changes(after, before))
    live = [[node.label for node in each.values() if node.role is Role.NEWS] for each in updates]
    assert live == [[], ["second"], ["third"]]
    nodes = dict(before.nodes)
    for each in updates:
        nodes |= each
        assert set(nodes[SAID].children) <= set(nodes)
    assert nodes[SAID] == after.nodes[SAID]


def test_a_wish_goes_only_to_items_beside_the_cursor() -> None:
    channel = Channel(lambda: None)
    channel.paint(picture(focus=7))
    cards = TreeBuilder().build(picture(focus=7)).nodes[HAND].children
    channel.wish(cards[5], choose=False)
    assert channel.wished() == ["hand.previous"] * 2
    channel.wish(cards[9], choose=True)
    assert channel.wished() == ["hand.next"] * 2 + ["card.play"]
    channel.wish(HAND, choose=True)
    channel.wish(12345678, choose=True)
    assert channel.wished() == channel.wished() == []
    channel.paint(picture(kind="bidding"))
    channel.wish(cards[5], choose=True)
    assert channel.wished() == []


def test_the_games_own_voice_gives_way_to_a_screen_reader_and_comes_back_with_the_last_words() -> None:
    pilot = Pilot()
    reads = False
    pilot.desk.read_aloud = lambda: reads
    pilot.begin()
    preferred: list[str] = []
    pilot.speaker.prefer = preferred.append  # type: ignore[method-assign]
    reads = True
    pilot.settle()
    assert preferred == [NO_VOICE]
    assert not pilot.desk.speaks
    reads = False
    before = len(pilot.speaker.texts)
    last = pilot.desk.announcer.caption[-1]
    pilot.settle()
    assert preferred == [NO_VOICE, ""]
    assert pilot.speaker.texts[before:] == [last]
