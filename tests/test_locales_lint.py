"""The linter finds each kind of fault in the locale files, says where, and is content with the shipped ones."""

from pathlib import Path

import pytest

from spades_gui.present.message import msg
from spades_gui.present.words import Words
from tools.lint_locales import LOCALES, main, plural_classes, problems

ENGLISH = """\
## Group.

card = { $rank } of { SUIT($card) }
rank-queen = queen
suit-spades =
    { $form ->
        [one] spade
       *[bare] spades
    }
hello = { $who }, hello.
bags = { $n ->
    [one] { $n } bag
   *[other] { $n } bags
}
"""
RUSSIAN = """\
card = { $rank } { SUIT($card, form: "gen") }
rank-queen =
    { $form ->
        [gender] fem
       *[nom] дама
    }
suit-spades =
    { $form ->
        [gen] пик
       *[nom] пики
    }
hello = Привет, { $who }.
bags = { $n ->
    [one] { $n } мешок
    [few] { $n } мешка
   *[many] { $n } мешков
}
"""
FRENCH = """\
card = { $rank } de { SUIT($card) }
rank-queen = dame
suit-spades =
    { $form ->
        [plural] piques
       *[bare] pique
    }
hello = Bonjour, { $who }.
bags = { $n ->
    [one] { $n } sac
   *[other] { $n } sacs
}
"""


@pytest.fixture
def folder(tmp_path):
    for language, texts in (("en", ENGLISH), ("fr", FRENCH), ("ru", RUSSIAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(texts, encoding="utf-8")
    return tmp_path


def test_the_shipped_files_have_no_problems():
    assert problems(LOCALES) == []


def test_sound_files_have_no_problems(folder):
    assert problems(folder) == []


@pytest.mark.parametrize(
    ("language", "old", "new", "problem"),
    [
        ("fr", "hello = Bonjour, { $who }.", "", "en/a.ftl:10: hello is missing in fr"),
        ("fr", "hello =", "helo =", "fr/a.ftl:8: helo is not in en"),
        ("ru", "hello =", "rank-queen = дама\nhello =", "ru/a.ftl:12: rank-queen is there already, ru/a.ftl:2"),
        ("ru", "{ $who }.", "{ $who .", "ru/a.ftl:12: broken: "),
        ("ru", "Привет, { $who }.", "Привет.", "ru/a.ftl:12: hello leaves out $who"),
        ("ru", "{ $who }.", "{ $who } { $bid }.", "ru/a.ftl:12: hello has $bid, which en has not"),
        ("en", "{ $who }, hello.", "{ LOUD($who) }, hello.", "en/a.ftl:10: hello: no function LOUD"),
        ("en", "{ $who }, hello.", "{ NUMBER($who) }, hello.", "en/a.ftl:10: hello: no function NUMBER"),
        ("en", "{ $who }, hello.", '{ CARD($who, form: "acc") }.', "hello: CARD has no form acc in en"),
        ("ru", "{ $who }.", '{ SUIT($who, form: "dat") }.', "hello: SUIT has no form dat in ru"),
        ("en", "{ $who }, hello.", '{ INDEX($who, form: "x") }.', "hello: INDEX has no form x"),
        ("en", "{ $who }, hello.", '{ CARD($who, case: "one") }.', "hello: CARD has no setting case"),
        ("en", "{ $who }, hello.", '{ CARD("QS") } { $who }.', "hello: CARD takes one variable, as in CARD($card)"),
        ("ru", "    [few] { $n } мешка\n", "", "ru/a.ftl:13: bags: no case [few]"),
        ("ru", "[many]", "[other]", "ru/a.ftl:13: bags: no case [many]"),
        ("fr", "    [one] { $n } sac\n", "    [few] { $n } sac\n", "fr/a.ftl:9: bags: no case [one]"),
        ("fr", "   *[other]", "    [few] { $n }\n   *[other]", "fr/a.ftl:9: bags: a number is never [few] in fr"),
        ("fr", "   *[other]", "    [one] { $n }\n   *[other]", "fr/a.ftl:9: bags: a case stands twice"),
        ("en", "## Group.", "##", "en/a.ftl:10: hello has no comment for translators"),
        ("fr", "Bonjour", "Bonjour\u00a0:", "fr/a.ftl:8: hello: the space before : is an ordinary one"),
        ("fr", "Bonjour", "Bonjour\u202f:", "fr/a.ftl:8: hello: the space before : is an ordinary one"),
        ("fr", "Bonjour", "Bonjour: ", "fr/a.ftl:8: hello: a space is missing before :"),
        ("fr", "{ $who }.", "{ $who }!", "fr/a.ftl:8: hello: ! ? ; « » take a narrow no-break space, U+202F"),
        ("fr", "{ $who }.", "{ $who } ?", "fr/a.ftl:8: hello: ! ? ; « » take a narrow no-break space, U+202F"),
        ("fr", "{ $who }.", "« { $who }", "fr/a.ftl:8: hello: ! ? ; « » take a narrow no-break space, U+202F"),
        ("fr", "Bonjour", "Aujourd'hui", "fr/a.ftl:8: hello: write ’ instead of '"),
        ("ru", "Привет", "Привет ♠", "ru/a.ftl:12: hello: suit symbols are read wrongly: use SUIT or CARD"),
        ("ru", "Привет", "Привет\n    и вам ♠", "ru/a.ftl:13: hello: suit symbols are read wrongly: use SUIT or CARD"),
        ("en", "{ $who }, hello.", '{ $who } { "♥" }', "en/a.ftl:10: hello: suit symbols are read wrongly"),
        ("en", ", hello.", "...", "en/a.ftl:10: hello: write … instead of three dots"),
        ("en", ", hello.", ",  hello.", "en/a.ftl:10: hello: two spaces"),
        ("en", ", hello.", ", { bye } hello.", "en/a.ftl:10: hello: no message bye"),
        ("en", ", hello.", ", { -bye } hello.", "en/a.ftl:10: hello: no term -bye"),
        ("en", ", hello.", "\n    .title = Hello", "en/a.ftl:10: hello: a message is one text, without attributes"),
        (
            "ru",
            "{ $who }.",
            '{ RANK($who, form: "gender") ->\n    [woman] а\n   *[fem] б\n}',
            "ru/a.ftl:12: hello: gender is never woman",
        ),
        (
            "ru",
            "{ $who }.",
            "{ $verbosity ->\n    [brif] а\n   *[normal] { $who }\n}",
            "ru/a.ftl:12: hello: verbosity is never brif",
        ),
        ("ru", "hello =", "rank-king = король\nhello =", "ru/a.ftl:12: rank-king has no form gender, nom"),
    ],
)
def test_each_kind_of_fault_is_found_where_it_stands(folder, language, old, new, problem):
    path = folder / language / "a.ftl"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    found = problems(folder)
    assert any(problem in line for line in found), found


def test_a_choice_between_exact_numbers_alone_needs_no_plurals(folder):
    for language in ("en", "fr", "ru"):
        path = folder / language / "a.ftl"
        text = "# Comment.\nsome = { $n ->\n    [0] 0\n   *[other] 1\n}\n"
        path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")
    assert problems(folder) == []


def test_a_translation_may_keep_terms_and_messages_in_other_files(folder):
    path = folder / "fr" / "a.ftl"
    text = path.read_text(encoding="utf-8").replace("hello = Bonjour, { $who }.\n", "")
    path.write_text(text, encoding="utf-8")
    (folder / "fr" / "b.ftl").write_text("-mot = Bonjour\nhello = { -mot }, { $who }.\n", encoding="utf-8")
    assert problems(folder) == []


def test_a_file_that_is_not_utf8_is_a_problem(folder):
    (folder / "fr" / "b.ftl").write_bytes("été".encode("latin-1"))
    assert any(line.startswith("fr/b.ftl:1: cannot be read: ") for line in problems(folder))


def test_a_language_without_messages_and_a_folder_without_english_are_problems(tmp_path, folder):
    (folder / "fr" / "a.ftl").write_text("", encoding="utf-8")
    assert "fr: no messages" in problems(folder)
    assert problems(tmp_path / "nowhere") == [f"{tmp_path / 'nowhere'}: no folder en"]


def test_plural_classes_are_those_of_the_language():
    assert plural_classes("en") == {"one", "other"}
    assert plural_classes("fr") == {"one", "other"}
    assert plural_classes("ru") == {"one", "few", "many"}


def test_the_command_line_tells_a_problem_a_line_and_fails(folder, capsys):
    assert main(["--folder", str(folder)]) == 0
    assert capsys.readouterr().out == "no problems\n"
    (folder / "fr" / "a.ftl").write_text(FRENCH.replace("hello", "helo"), encoding="utf-8")
    assert main(["--folder", str(folder)]) == 1
    assert capsys.readouterr().out == "en/a.ftl:10: hello is missing in fr\nfr/a.ftl:8: helo is not in en\n2 problems\n"


def test_the_examples_for_translators_are_sound(tmp_path):
    text = (LOCALES.parent / "TRANSLATING.md").read_text(encoding="utf-8")
    blocks = [block for block in text.split("```")[1::2] if " = " in block]
    assert len(blocks) == 2
    for language, block in zip(("en", "ru"), blocks, strict=True):
        folder = tmp_path / language
        folder.mkdir()
        (folder / "own.ftl").write_text(block, encoding="utf-8")
        (folder / "cards.ftl").write_bytes(Path(LOCALES / language / "cards.ftl").read_bytes())
    words = Words(tmp_path, pytest.fail, strict=True)
    assert words.say(msg("bags-left", who="Anna", n=-1), "en") == "Anna has minus 1 bag."
    assert [words.say(msg("card-beaten", card=card), "ru") for card in ("QS", "KH")] == [
        "Дама пик бита.",
        "Король червей бит.",
    ]
