"""The books: the same in every language, about every command, short enough to listen to, and never in the way."""

import re
import shutil
from pathlib import Path

import pytest
from pilot import words
from test_locales_render import slips

from spades_gui.keys.commands import BY_ID
from spades_gui.keys.keymap import make_keymap
from spades_gui.present.books import LARGEST, chapters, entries, parse
from spades_gui.present.message import Message, msg
from spades_gui.present.words import Words
from spades_gui.settings.schema import LANGUAGES
from tools import books
from tools.lint_locales import LOCALES, read

BOOKS = ("manual", "glossary", "accessibility")
LONGEST = 300
"""Characters of a paragraph: some twenty seconds of speech at a usual rate."""
MARKS = {
    "en": ("met", "partly met", "not met", "does not apply"),
    "fr": ("oui", "en partie", "non", "sans objet"),
    "ru": ("есть", "частично", "нет", "неприменимо"),
}
KEYMAP, _ = make_keymap({})
WORDS = words()


def lines(book: str, language: str) -> list[str]:
    """All texts of a book with the keys filled in."""
    read_book = chapters(book, WORDS.book(book, language), KEYMAP)
    return [WORDS.say(text, language) for each in read_book for text in (each.title, *each.lines)]


def named(book: str, language: str) -> set[str]:
    """What the book has put in: commands, and messages of menus."""
    return {name for texts in WORDS.book(book, language) for text in texts for name in text[1::2]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_tells_of_every_command(language: str) -> None:
    assert BY_ID.keys() - named("manual", language) == set(), "give each of them a sentence in every manual.txt"


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_book_names_is_there(book: str, language: str) -> None:
    texts = read(LOCALES, language)
    for name in named(book, language):
        assert name in BY_ID if "." in name else (name in texts.entries and not texts.variables(name)), name


@pytest.mark.parametrize("book", BOOKS)
def test_every_language_has_the_same_chapters_and_paragraphs_with_the_same_keys(book: str) -> None:
    def shape(language: str) -> list[list[list[str]]]:
        return [[sorted(text[1::2]) for text in texts] for texts in WORDS.book(book, language)]

    for language in LANGUAGES:
        assert shape(language) == shape("en")


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_text_is_sound_and_short_enough_to_listen_to(book: str, language: str) -> None:
    wrong = [(slips(line, language), line) for line in lines(book, language) if slips(line, language)]
    assert wrong == []
    assert [line for line in lines(book, language) if len(line) > LONGEST] == []
    assert [line for line in lines(book, language) if "'" in line] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_point_on_accessibility_says_whether_it_is_met_the_same_in_all_languages(language: str) -> None:
    def marks(language: str) -> list[int]:
        mark = re.compile(r" ?: (" + "|".join(MARKS[language]) + r")\.( |$)")
        found = [mark.search(line) for line in lines("accessibility", language)]
        return [MARKS[language].index(each[1]) if each else -1 for each in found]

    told = marks(language)
    assert told == marks("en")
    headings = len(WORDS.book("accessibility", language))
    assert sum(mark == -1 for mark in told) == headings + 2  # and two paragraphs about the list
    assert {0, 1, 2, 3} <= set(told)


@pytest.mark.parametrize(
    ("language", "some"),
    [
        ("en", ["bag", "bid", "nil", "void"]),
        ("fr", ["couper", "couvrir", "décisif"]),
        ("ru", ["взятка", "ёлка", "заказ", "ход"]),
    ],
)
def test_the_glossary_stands_in_the_order_of_its_language(language: str, some: list[str]) -> None:
    own = "\n".join(f"# {word}\n\nx\n" for word in reversed(some))
    told = chapters("own", parse(own), KEYMAP)
    texts = {f"own:{number}:0": word for number, word in enumerate(reversed(some))}
    in_order = entries(told, lambda message: texts[message.id])
    assert [texts[line.args["label"].id] for line in in_order] == some  # type: ignore[union-attr]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_has_the_words_of_the_rules(language: str) -> None:
    terms = [WORDS.say(each.title, language) for each in chapters("glossary", WORDS.book("glossary", language), KEYMAP)]
    assert len({*terms}) == len(terms) >= 30
    wanted = {
        "en": {"Trick", "Bid", "Contract", "Bag", "Nil", "Blind nil", "Void", "Set", "Trump", "Lead", "Spades open"},
        "fr": {"Pli", "Annonce", "Contrat", "Sac", "Nil", "Nil aveugle", "Chuté", "Atout", "Entame", "Piques ouverts"},
        "ru": {
            "Взятка",
            "Заявка",
            "Заказ",
            "Мешок",
            "Ноль",
            "Слепой ноль",
            "Недобор",
            "Козырь",
            "Заход",
            "Пики открыты",
        },
    }
    assert wanted[language] <= {*terms}


def test_the_files_that_readme_points_to_are_the_books() -> None:
    assert books.main(["--check"]) == 0, "run python tools/books.py"


# Keys


def test_the_keys_are_those_in_force_and_their_lack_is_said() -> None:
    keymap, problems = make_keymap({"say.scores": ["f10"], "say.need": []})
    assert not problems
    text = parse("# A\n\n{key:say.scores}, {key:say.need}, {key:bid.type}, {key:say.info}.")
    (chapter,) = chapters("own", text, keymap)
    (line,) = chapter.lines
    assert [WORDS.say(msg("help-line", list=_listed(line, name), command=""), "en") for name in line.args] == [
        "F10: ",
        "No key: ",
        "0 to 9: ",
        "V, I: ",
    ]


def _listed(line: Message, name: str) -> tuple[Message, ...]:
    value = line.args[name]
    return value if isinstance(value, tuple) else (value,)  # type: ignore[return-value]


# Files that are not as they should be


def shipped_with(tmp_path: Path, **files: bytes) -> tuple[Words, list[str]]:
    """The texts with some files of the French folder replaced, and what is found wrong with them."""
    shutil.copytree(LOCALES, tmp_path, dirs_exist_ok=True)
    for name, data in files.items():
        (tmp_path / "fr" / f"{name}.txt").write_bytes(data)
    faults: list[str] = []
    return Words(tmp_path, faults.append), faults


@pytest.mark.parametrize("data", [b"\xff\xfe", b"# A\n" * (LARGEST // 2), b"", b"no heading at all"])
def test_a_book_that_cannot_be_used_is_read_in_english(tmp_path: Path, data: bytes) -> None:
    texts, faults = shipped_with(tmp_path, manual=data)
    read_book = chapters("manual", texts.book("manual", "fr"), KEYMAP)
    assert len(read_book) == len(WORDS.book("manual", "en"))
    assert texts.say(read_book[0].title, "fr") == "Starting"
    assert len(faults) == 1


def test_a_chapter_that_is_missing_is_read_in_english(tmp_path: Path) -> None:
    texts, _ = shipped_with(tmp_path, manual="# Début\n\nUn mot.\n".encode())
    read_book = chapters("manual", texts.book("manual", "en"), KEYMAP)
    assert texts.say(read_book[0].title, "fr") == "Début"
    assert texts.say(read_book[1].title, "fr") == WORDS.say(read_book[1].title, "en")


def test_a_word_that_nobody_has_explained_yet_is_left_out_of_the_glossary(tmp_path: Path) -> None:
    texts, _ = shipped_with(tmp_path, glossary=b"# Sac\n\n# Nul\n\nAucun pli.\n")
    lines = entries(chapters("glossary", texts.book("glossary", "fr"), KEYMAP), lambda each: texts.say(each, "fr"))
    assert len(lines) == 1
    assert "Aucun pli" in texts.say(lines[0], "fr")


def test_no_book_is_read_before_somebody_opens_one(tmp_path: Path) -> None:
    texts, faults = shipped_with(tmp_path, manual=b"\xff", glossary=b"\xff", accessibility=b"\xff")
    assert texts.say(msg("menu-main"), "fr") == "Spades. Menu principal."
    assert faults == []
