"""Messages become text: cards and numbers in three languages, sentences, lists, and what a fault does."""

from pathlib import Path

import pytest

from spades_gui.present.entries import Entries
from spades_gui.present.message import msg
from spades_gui.present.words import Words, WordsError

LOCALES = Path(__file__).resolve().parent.parent / "locales"


@pytest.fixture
def say_with(tmp_path):
    """A speaker of texts of one's own, in a language that has the shipped words for cards."""

    def make(language: str, texts: str):
        folder = tmp_path / language
        folder.mkdir()
        (folder / "cards.ftl").write_bytes((LOCALES / language / "cards.ftl").read_bytes())
        (folder / "own.ftl").write_text(texts, encoding="utf-8")
        words = Words(tmp_path, pytest.fail, strict=True)
        return lambda id, verbosity="normal", **args: words.say(msg(id, **args), language, verbosity)

    return make


@pytest.mark.parametrize(
    ("language", "form", "card", "text"),
    [
        ("en", "", "QS", "queen of spades"),
        ("en", "the", "TD", "the ten of diamonds"),
        ("fr", "", "QS", "dame de pique"),
        ("fr", "def", "QS", "la dame de pique"),
        ("fr", "def", "AS", "l’as de pique"),
        ("fr", "def", "TC", "le dix de trèfle"),
        ("fr", "de", "AH", "d’as de cœur"),
        ("fr", "de", "QH", "de dame de cœur"),
        ("fr", "du", "KD", "du roi de carreau"),
        ("fr", "du", "AD", "de l’as de carreau"),
        ("fr", "au", "JC", "au valet de trèfle"),
        ("fr", "au", "QC", "à la dame de trèfle"),
        ("fr", "gender", "QC", "fem"),
        ("ru", "", "QS", "дама пик"),
        ("ru", "acc", "QS", "даму пик"),
        ("ru", "acc", "AH", "туза червей"),
        ("ru", "ins", "AH", "тузом червей"),
        ("ru", "ins", "TC", "десяткой треф"),
        ("ru", "gen", "3D", "тройки бубён"),
        ("ru", "gen", "9S", "девятки пик"),
        ("ru", "dat", "2S", "двойке пик"),
        ("ru", "gen", "JH", "валета червей"),
        ("ru", "ins", "KH", "королём червей"),
        ("ru", "acc", "KH", "короля червей"),
        ("ru", "gender", "4H", "fem"),
        ("ru", "gender", "JH", "masc"),
    ],
)
def test_a_card_has_the_form_its_sentence_asks_for(say_with, language, form, card, text):
    asked = f', form: "{form}"' if form else ""
    say = say_with(language, f"here = … {{ CARD($card{asked}) }}")
    assert say("here", card=card) == f"… {text}"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "spades, spades, spade"),
        ("fr", "pique, pique, piques"),
        ("ru", "пики, пики, пик"),
    ],
)
def test_a_suit_can_be_named_from_its_letter_or_a_card(say_with, language, text):
    form = {"en": "one", "fr": "plural", "ru": "gen"}[language]
    say = say_with(language, f'here = … {{ SUIT($suit) }}, {{ SUIT($card) }}, {{ SUIT($suit, form: "{form}") }}')
    assert say("here", suit="S", card="9S") == f"… {text}"


def test_corner_letters_are_those_of_the_countrys_cards():
    words = Words(LOCALES, pytest.fail, strict=True)
    corners = {
        language: " ".join(words.say(msg("card-index", card=f"{rank}S"), language) for rank in "AKQJT2")
        for language in ("en", "fr", "ru")
    }
    assert corners == {"en": "A K Q J 10 2", "fr": "A R D V 10 2", "ru": "Т К Д В 10 2"}


@pytest.mark.parametrize(
    ("language", "texts", "expected"),
    [
        (
            "en",
            "n = … { $n ->\n    [one] { $n } bag\n   *[other] { $n } bags\n }",
            {0: "0 bags", 1: "1 bag", 21: "21 bags", -1: "minus 1 bag", -2: "minus 2 bags", 1200: "1200 bags"},
        ),
        (
            "fr",
            "n = … { $n ->\n    [one] { $n } sac\n   *[other] { $n } sacs\n }",
            {0: "0 sac", 1: "1 sac", 2: "2 sacs", 21: "21 sacs", -1: "moins 1 sac", -12000: "moins 12000 sacs"},
        ),
        (
            "ru",
            "n = … { $n ->\n    [one] { $n } взятка\n    [few] { $n } взятки\n   *[many] { $n } взяток\n }",
            {
                0: "0 взяток",
                1: "1 взятка",
                2: "2 взятки",
                5: "5 взяток",
                11: "11 взяток",
                12: "12 взяток",
                21: "21 взятка",
                101: "101 взятка",
                111: "111 взяток",
                -1: "минус 1 взятка",
                -2: "минус 2 взятки",
                -11: "минус 11 взяток",
                -21: "минус 21 взятка",
                -100: "минус 100 взяток",
            },
        ),
    ],
)
def test_numbers_take_the_plural_of_their_language_and_say_minus(say_with, language, texts, expected):
    say = say_with(language, texts)
    assert {n: say("n", n=n) for n in expected} == {n: f"… {text}" for n, text in expected.items()}


def test_a_hyphen_that_is_no_minus_stays(say_with):
    say = say_with("en", "here = Trick 3-4, { $value }, --5, x-7, ({ $n }).")
    assert say("here", value="1.e-3", n=-8) == "Trick 3-4, 1.e-3, --5, x-7, (minus 8)."


@pytest.mark.parametrize(
    ("raw", "spoken"),
    [
        ("queen of spades. your turn! what? yes", "Queen of spades. Your turn! What? Yes"),
        ("дама пик. ход", "Дама пик. Ход"),
        ("élan", "Élan"),
        ("« à vous »", "« À vous »"),
        ("10 cards … more", "10 cards … more"),
        ("speech.rate stays", "Speech.rate stays"),
    ],
)
def test_sentences_begin_with_a_capital(say_with, raw, spoken):
    assert say_with("en", "here = { $value }")("here", value=raw) == spoken


def test_a_message_inside_another_keeps_its_small_letter_and_tuples_are_lists(say_with):
    say = say_with("en", "one = a { $n }\nall = Had { $inner }: { $list }.")
    items = tuple(msg("one", n=n) for n in (1, -2, 3))
    assert say("all", inner=msg("one", n=0), list=items) == "Had a 0: a 1, a minus 2, a 3."


def test_every_text_may_ask_the_verbosity_even_inside_another(say_with):
    inner = "inner = { $verbosity ->\n    [brief] b\n    [full] f\n   *[normal] n\n }\n"
    say = say_with("en", inner + "outer = { $verbosity }: { $inner }")
    assert [say("outer", verbosity, inner=msg("inner")) for verbosity in ("brief", "normal", "full")] == [
        "Brief: b",
        "Normal: n",
        "Full: f",
    ]


BROKEN_FRENCH = """
fine = très bien
wrong = { CARD($card, form: "de") }, { $absent }
only { here
english-too = { LOUD($card) }
"""
ENGLISH = """
fine = fine
wrong = wrong card
missing = not translated, { $n }
english-too = still said
minus = minus
"""


@pytest.fixture
def faulty(tmp_path):
    for language, texts in (("en", ENGLISH), ("fr", BROKEN_FRENCH)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "texts.ftl").write_text(texts, encoding="utf-8")
    (tmp_path / "fr" / "also.ftl").write_bytes(b"more = \xff\xfe")
    (tmp_path / "fr" / "zebra.ftl").write_text("last = dernier", encoding="utf-8")
    return tmp_path


def test_a_missing_or_faulty_text_is_said_in_english_and_reported_once(faulty):
    faults: list[str] = []
    words = Words(faulty, faults.append)
    for _ in range(2):
        assert words.say(msg("fine"), "fr") == "Très bien"
        assert words.say(msg("last"), "fr") == "Dernier"
        assert words.say(msg("missing", n=-3), "fr") == "Not translated, minus 3"
        assert words.say(msg("wrong", card="QS"), "fr") == "Wrong card"
        assert words.say(msg("english-too", card="QS"), "fr") == "Still said"
        assert words.say(msg("nowhere"), "fr") == "Nowhere"
        assert words.say(msg("fine"), "xx") == "Fine"
    assert len(faults) == len(set(faults))
    told = "\n".join(faults)
    for part in ("also.ftl", "broken: only { here", "fr: missing: no such message", "wrong: ", "LOUD", "en: nowhere: "):
        assert part in told


def test_a_text_faulty_in_every_language_is_still_said_as_far_as_it_goes(faulty):
    (faulty / "en" / "texts.ftl").write_text("bid = { $who } bids", encoding="utf-8")
    assert "bids" in Words(faulty, lambda fault: None).say(msg("bid"), "en")


@pytest.mark.parametrize(
    "message",
    [
        msg("no-such-text"),
        msg("missing"),
        msg("card-name", card="1S"),
        msg("card-name"),
        msg("of-suit", suit="X"),
        msg("of-suit", suit="S" * 2501),
        msg("name", who="x" * 2501),
        msg("card-name", card=7),
        msg("loop"),
    ],
)
def test_strict_words_raise_for_every_fault(tmp_path, message):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "cards.ftl").write_bytes((LOCALES / "en" / "cards.ftl").read_bytes())
    texts = "missing = { $n }\nloop = { loop }\nname = { $who }.\nof-suit = { SUIT($suit) }"
    (tmp_path / "en" / "own.ftl").write_text(texts, encoding="utf-8")
    with pytest.raises(WordsError):
        Words(tmp_path, pytest.fail, strict=True).say(message, "en")


def test_strict_words_raise_for_a_broken_file(faulty):
    with pytest.raises(WordsError, match=r"also\.ftl"):
        Words(faulty, pytest.fail, strict=True).say(msg("fine"), "fr")


def test_a_text_finds_all_it_is_made_of_in_any_file_and_however_far_away(tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("first = { second }, { -suit.plural ->\n*[x] { third }\n}\n# the end")
    (tmp_path / "en" / "b.ftl").write_text("second=two\n    lines: { -suit }\n-suit = spade\n  .plural = x\n")
    (tmp_path / "en" / "c.ftl").write_bytes(b"# A note, with = and { }\r\n\r\nthird = three\r\nfirst = too late\r\n")
    assert Words(tmp_path, pytest.fail, strict=True).say(msg("first"), "en") == "Two\nlines: spade, three"


ODD = "\n".join(
    [
        'a = [words] *and* .dots \\ “quotes” "here" = # all\u00a0 ',
        "b =   { $one }{ $two }, { $one }",
        "# a note with { $one }",
        "c = { $one } is",
        "    in two lines",
        "d = with",
        "  .more = than a text",
        "e =",
        "    below",
        "f = { $one",
        "g = { $One } { $one_two } {$one} { $one  } { 'x' } { $one.x }",
        'h = { "text" }',
        "i = } here",
        "j =  ",
        "k = last\t",
    ]
)


@pytest.mark.parametrize("language", ["en", "fr", "ru", "odd"])
@pytest.mark.parametrize("value", ["Anna", "{ $one }", "", " ", "x" * 2501, 0, 1200, 10**9, -1, None])
def test_a_text_of_words_and_variables_is_the_same_without_fluent(tmp_path, monkeypatch, language, value):
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "odd.ftl").write_text(ODD, encoding="utf-8")
    folder = tmp_path if language == "odd" else LOCALES
    entries = Entries()
    for path in (folder / language).glob("*.ftl"):
        entries.add(path, path.read_text(encoding="utf-8"))
    plain = {id: entries.plain(id)[1::2] for id in entries.files if entries.plain(id)}
    assert len(plain) > 500 or sorted(plain) == ["a", "b", "k"]
    messages = [msg(id, **{name: value for name in names if value is not None}) for id, names in plain.items()]

    def said() -> list[str]:
        words = Words(folder, lambda fault: None)
        return [words.say(message, language) for message in messages]

    without = said()
    monkeypatch.setattr(Entries, "plain", lambda self, id: ())
    assert said() == without


def test_a_broken_text_is_reported_when_it_is_needed_and_what_stands_before_all_texts_at_once(faulty):
    (faulty / "en" / "texts.ftl").write_text("# Texts\nastray\nfine = fine\nbroken = { here\nminus = minus", "utf-8")
    faults: list[str] = []
    words = Words(faulty, faults.append)
    assert words.say(msg("fine"), "en") == "Fine"
    assert [fault.partition("texts.ftl: ")[2] for fault in faults] == ["broken: astray"]
    assert words.say(msg("broken"), "en") == "Broken"
    assert [fault.partition("texts.ftl: ")[2] for fault in faults[1:2]] == ["broken: broken = { here"]


def test_another_style_of_cards_is_heard_at_once(faulty):
    words = Words(LOCALES, pytest.fail, strict=True)
    said = []
    for style in ("card", "card-short", "card"):
        words.card_style = style
        said.append(words.say(msg("card-name", card="QS"), "en"))
    assert said == ["Queen of spades", "Queen spades", "Queen of spades"]


def test_no_folder_of_texts_at_all_is_reported(faulty):
    faults: list[str] = []
    gone = Words(faulty / "gone", faults.append)
    assert gone.say(msg("fine"), "en") == "Fine"
    assert faults


def test_a_text_too_long_for_fluent_is_named_and_reported(faulty):
    (faulty / "en" / "texts.ftl").write_text("bid-made = { $who }, { $bid }.", encoding="utf-8")
    faults: list[str] = []
    assert Words(faulty, faults.append).say(msg("bid-made", who="x" * 3000, bid=4), "en") == "Bid-made"
    assert len(faults) == 1


def test_the_languages_in_which_something_is_missing_are_known(faulty):
    words = Words(faulty, lambda fault: None)
    words.say(msg("fine"), "en")
    assert words.damaged == set()
    words.say(msg("fine"), "fr")
    assert words.damaged == {"fr"}
    words.say(msg("fine"), "xx")
    words.say(msg("nowhere"), "en")
    assert words.damaged == {"fr", "xx", "en"}


def test_only_the_language_that_is_spoken_is_read(faulty):
    faults: list[str] = []
    assert Words(faulty, faults.append).say(msg("fine"), "en") == "Fine"
    assert faults == []
