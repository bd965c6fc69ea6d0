"""Every text in every language, with every value it can have: no fault, no leftover, no slip in the spacing."""

import re
from collections.abc import Iterator
from itertools import count
from math import gcd, prod

import pytest

from spades_gui.core.cards import SUITS, make_deck
from spades_gui.present.message import Message, msg
from spades_gui.present.words import VERBOSITIES, Words
from spades_gui.settings.schema import LANGUAGES
from tools.lint_locales import LOCALES, read

NAMES = ("Anna", "Жанна", "Éloïse d’Or", "o2", msg("you"), *(msg(f"name-{seat}") for seat in range(6)))
SIDES = (msg("we"), msg("they"), msg("side-names", who="Anna", other=msg("name-2")), msg("you"), "Anna", msg("name-5"))
DECK = (*make_deck(4), *make_deck(4, jokers=True)[-2:])
OPTIONS = tuple(msg("option-line", label=msg(f"option-{name}"), value=msg("on")) for name in ("jokers", "nil"))
COUNTS = (0, 1, 2, 3, 4, 5, 11, 12, 13, 14, 21, 22, 25, 101, 111, 1000)
NUMBERS = (*COUNTS, -1, -2, -5, -11, -21, -100, -1234)
TRICKS = tuple(range(14))
ACTS = (msg("card-name", card="KH"), msg("act-bid", bid=4), msg("nil"), msg("act-look"))
TEXTS = ("easy", "два слова", "10")
LISTS = tuple(tuple(msg("literal", value=text) for text in texts) for texts in (["a"], ["b", "два", "3"]))

Value = int | str | Message | tuple[Message, ...]
VALUES: dict[str, tuple[Value, ...]] = {
    "act": ACTS,
    "bags": COUNTS,
    "better": ACTS,
    "bid": (*TRICKS, msg("nil")),
    "card": tuple(map(str, DECK)),
    "command": (msg("command-card-play"), msg("command-hand-suit-1")),
    "contract": tuple(range(27)),
    "field": ("bids", "hands"),
    "file": ("config.yaml",),
    "form": ("",),
    "hand": COUNTS[1:],
    **dict.fromkeys(
        ("choose", "key", "leave", "next"),
        ("A", "speech.rate", msg("key-left"), msg("key-with", modifier=msg("key-shift"), key="F4")),
    ),
    "help": (msg("option-nil-help"), msg("option-bidding-help")),
    "high": NUMBERS,
    "item": (msg("item", label=msg("option-nil"), n=1, total=2), msg("item", label=msg("rules-save"), n=1, total=2)),
    "label": (msg("setting-match-preset"), msg("menu-quit"), msg("option-ten-for-200")),
    "first": ("Pli 1.", "Trick 1."),
    "language": (msg("value-language-fr"), msg("value-language-ru")),
    "left": TRICKS,
    "second": ("Pli pour vous.",),
    "low": NUMBERS,
    "line": (1, 21, 300, "made, 40"),
    "lines": LISTS,
    "list": LISTS,
    "option": OPTIONS,
    **dict.fromkeys(("contracts", "hands", "made", "nils", "part", "sets", "sides", "whole", "wins"), COUNTS),
    **dict.fromkeys(("max", "median", "p99", "share"), (*COUNTS, "0.5")),
    "levels": ("easy, medium",),
    "styles": ("careful, bold",),
    "player": ("medium",),
    "presets": ("classic, solo4",),
    "modifier": (msg("key-ctrl"), msg("key-shift")),
    "n": NUMBERS,
    "now": NUMBERS,
    "other": (*NAMES, *NUMBERS, *OPTIONS),
    "points": NUMBERS,
    "place": (msg("place-trick", trick=4), msg("place-bid"), msg("keys-in-table")),
    "problem": ("not text",),
    "reason": (msg("refused-spades-not-open"), msg("refused-follow-suit", suit="H")),
    "rank": ("queen", "туз"),
    "score": NUMBERS,
    "side": SIDES,
    "suit": SUITS,
    "total": COUNTS[1:],
    "trick": TRICKS[1:],
    "value": (*TEXTS, *NUMBERS, msg("on"), msg("yes")),
    "verbosity": VERBOSITIES,
    "wanted": COUNTS,
    "why": (msg("why-gone", card="AH"), msg("why-needs-mine", n=2), msg("why-keeps-guard", card="QC")),
    "who": NAMES,
    "won": TRICKS,
}
"""What each variable can stand for. One name means one kind of value everywhere."""

ENOUGH = 400
"""Up to so many combinations of values a text is rendered with all of them."""

TEXTS_OF = {language: read(LOCALES, language) for language in LANGUAGES}
EVERY = [(language, id) for language in LANGUAGES for id in TEXTS_OF[language].entries if not id.startswith("-")]

SLIPS = (
    (re.compile(r"[{}$\N{REPLACEMENT CHARACTER}]|\?\?\?"), "a leftover of the format"),
    (re.compile(r"\s\s"), "two spaces"),
    (re.compile(r"\A\s|\s\Z"), "a space at an end"),
    (re.compile(r"(?<!\w)[-−]\d"), "a minus sign that is no word"),
    (re.compile(r"[,.:;!?][,.:;]"), "punctuation twice"),
    (re.compile(r"\s[.,]"), "a space before punctuation"),
    (re.compile(r"[.!?] [a-zа-яё]"), "a sentence with a small letter"),
)
SPACES = {
    "fr": re.compile(r"(?<!\u202f)[!?;»](?![!?])|«(?!\u202f)|(?<! ):(?!\S)"),
    None: re.compile(r"\s[:;!?»]|«\s"),
}


def slips(text: str, language: str) -> list[str]:
    """What is wrong with the look of a rendered text."""
    found = [name for pattern, name in SLIPS if pattern.search(text)]
    if SPACES.get(language, SPACES[None]).search(text):
        found.append("spacing at punctuation")
    return found if text else ["nothing"]


def renderings(names: list[str]) -> Iterator[dict[str, Value]]:
    """The values to try: all combinations; where they are many, every value once and ``ENOUGH`` combinations."""
    ways = prod(len(VALUES[name]) for name in names)
    step = 1
    if ways > ENOUGH:
        for turn in range(max(len(VALUES[name]) for name in names)):
            yield {name: VALUES[name][turn % len(VALUES[name])] for name in names}
        step = next(step for step in count(round(ways * 0.618)) if gcd(step, ways) == 1)
    for turn in range(min(ways, ENOUGH)):
        place = turn * step % ways
        args = {}
        for name in names:
            place, index = divmod(place, len(VALUES[name]))
            args[name] = VALUES[name][index]
        yield args


@pytest.fixture(scope="module")
def words():
    return Words(LOCALES, pytest.fail, strict=True)


@pytest.mark.parametrize(("language", "id"), EVERY)
def test_every_text_is_sound_with_every_value(words, language, id):
    texts = TEXTS_OF[language]
    entry = texts.entries[id]
    source = entry.file.text[entry.node.span.start : entry.node.span.end]
    verbosities = VERBOSITIES if "$verbosity" in source else ("normal",)
    wrong = []
    for args in renderings(sorted(texts.variables(id) | {"form"})):
        for verbosity in verbosities:
            text = words.say(Message(id, args), language, verbosity)
            wrong += [f"{what}: {text!r}" for what in slips(text, language)]
    assert wrong[:5] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_rank_and_suit_has_every_form(language, tmp_path):
    texts = TEXTS_OF[language]
    cards = (LOCALES / language / "cards.ftl").read_bytes()
    ranks = set().union(*texts.forms([f"rank-{id}" for id in ("queen", "ace")]).values())
    suits = set().union(*texts.forms(["suit-spades"]).values())
    folder = tmp_path / language
    folder.mkdir()
    calls = [f'{{ CARD($card, form: "{form}") }}' for form in sorted(ranks)]
    calls += [f'{{ RANK($card, form: "{form}") }}' for form in sorted(ranks)]
    calls += [f'{{ SUIT($card, form: "{form}") }}' for form in sorted(suits)]
    own = "".join(f"all-{number} = {call}\n" for number, call in enumerate(calls))
    (folder / "cards.ftl").write_bytes(cards)
    (folder / "own.ftl").write_text(own, encoding="utf-8")
    say = Words(tmp_path, pytest.fail, strict=True).say
    for card in map(str, DECK):
        for number in range(len(calls)):
            text = say(msg(f"all-{number}", card=card), language)
            assert re.fullmatch(r"[^\W\d_]+(’[^\W\d_]+)?( [^\W\d_]+(’[^\W\d_]+)?)*", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_fifty_two_cards_have_fifty_two_names(words, language):
    assert len({words.say(msg("card-name", card=str(card)), language) for card in DECK}) == len(DECK)


def test_every_variable_has_its_values():
    used = {name for language, id in EVERY for name in TEXTS_OF[language].variables(id)}
    assert used - VALUES.keys() == set()
    assert VALUES.keys() - used - {"form", "verbosity"} == set()


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("", "en"),
        ("Anna , 4.", "en"),
        ("Anna  4.", "en"),
        ("Anna: -4.", "en"),
        ("{$who}", "en"),
        ("Well !", "en"),
        ("Bien!", "fr"),
        ("Réussi: 70.", "fr"),
        ("«\u202foui »", "fr"),
        ("Taken. anna", "en"),
        ("Взятка..", "ru"),
    ],
)
def test_a_slip_is_seen(text, language):
    assert slips(text, language)


@pytest.mark.parametrize(
    ("text", "language"),
    [("Anna, 4. Nil!", "en"), ("Réussi : 70, un sac\u202f! Bien.", "fr"), ("Анна: 4.", "ru"), ("Шаг 3-й из 10.", "ru")],
)
def test_a_clean_text_passes(text, language):
    assert slips(text, language) == []


def test_all_combinations_are_tried_or_each_value_and_enough_of_them():
    assert len({str(args) for args in renderings(["bid", "won"])}) == len(VALUES["bid"]) * len(VALUES["won"])
    names = ["bags", "list", "points", "score", "side"]
    tried = list(renderings(names))
    assert len({str(args) for args in tried}) >= ENOUGH
    for name in names:
        assert {str(args[name]) for args in tried} == set(map(str, VALUES[name]))
