"""The first start: what is asked, what comes of the answers, and that it is asked once."""

import json
from pathlib import Path

import pytest
from pilot import Pilot
from test_program import run

from spades_gui.app.ports import SpeechNews
from spades_gui.assets import Folders
from spades_gui.settings.schema import LANGUAGES
from spades_gui.speech.estimate import speaking_time

GREETINGS = {"en": "Spades, a game of cards. ", "fr": "Spades, un jeu de cartes. ", "ru": "Пики, карточная игра. "}
YES = ("return", "return", "return")
"""I hear it well, I can read it, and to the table."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_greets_in_the_system_s_language_and_then_in_the_others_each_with_its_own_voice(language: str) -> None:
    pilot = Pilot(language, first=True)
    said = [(text, tongue) for text, tongue, _ in pilot.speaker.said]
    assert said[0][0].startswith(GREETINGS[language])
    others = [each for each in LANGUAGES if each != language]
    assert [tongue for _, tongue in said] == [language, *others, language]
    assert [text.rstrip(".")[-1] for text, _ in said[1:3]] == ["2", "3"]
    assert [interrupt for _, _, interrupt in pilot.speaker.said] == [True, False, False, False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_key_chooses_the_language_and_everything_else_is_said_in_it(language: str) -> None:
    pilot = Pilot("fr", first=True)
    pilot.press(str(("fr", "en", "ru").index(language) + 1))
    assert pilot.keeper.saved == {"language": language, "first_start": "done"}
    pilot.press(*YES)
    assert {tongue for _, tongue, _ in pilot.speaker.said[4:]} == {language}


def test_the_arrows_go_through_the_languages_each_said_in_itself() -> None:
    pilot = Pilot("en", first=True)
    pilot.press("down", "down")
    assert pilot.speaker.said[-2:] == [("Français", "fr", True), ("Русский", "ru", True)]
    assert pilot.press("return")[0].startswith("Хорошо слышно?")


def test_four_times_enter_lead_to_the_table() -> None:
    pilot = Pilot("en", first=True)
    assert pilot.press("return")[-1] == "Do you hear this well? Enter: yes. 2: no. Yes"
    assert pilot.press("return")[0].startswith("Can you read the screen?")
    assert pilot.press("return") == ["F1 helps anywhere. Where to? To the table"]
    assert pilot.press("return")[0] == "New match to 500: classic."


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_on_the_way_takes_less_than_a_minute(language: str) -> None:
    pilot = Pilot(language, first=True)
    pilot.press(*YES)
    assert sum(speaking_time(text, tongue, 0) for text, tongue, _ in pilot.speaker.said) < 40


def test_who_does_not_hear_well_makes_the_voice_louder_or_takes_another_and_goes_on() -> None:
    pilot = Pilot("en", first=True)
    pilot.press("return")
    assert pilot.press("2")[0].startswith("Change the voice with the left and right arrows")
    assert [item.label for item in pilot.painter.pictures[-1].dialog.items] == [
        "Speech volume",
        "Spoken by",
        "Speech rate",
        "I hear it well now",
        "No voice: I read the screen",
    ]
    pilot.press("end", "up", "up", "right")
    assert pilot.keeper.saved["speech.rate"] == 1
    assert pilot.press("4")[0].startswith("Can you read the screen?")


def test_who_does_not_hear_at_all_reads_captions() -> None:
    pilot = Pilot("en", first=True)
    pilot.press("return", "2", "5")
    assert pilot.keeper.saved["speech.enabled"] is False
    assert pilot.painter.pictures[-1].caption[-1].startswith("Can you read the screen?")


def test_who_cannot_read_the_screen_is_shown_large_yellow_cards_and_may_change_that_too() -> None:
    pilot = Pilot("en", first=True)
    pilot.press("return", "return")
    assert pilot.press("2")[0].startswith("Better?")
    picture = pilot.painter.pictures[-1]
    assert (picture.theme, picture.card_size) == ("yellow_on_black", "huge")
    assert pilot.press("down", "left")[-1] == "White on black"
    assert pilot.press("home", "return")[-1].startswith("F1 helps anywhere.")
    assert pilot.painter.pictures[-1].theme == "white_on_black"


@pytest.mark.parametrize("answered", range(4))
def test_escape_skips_what_is_left_and_it_is_not_asked_again(answered: int) -> None:
    pilot = Pilot("en", first=True)
    pilot.press(*["return"] * answered)
    assert pilot.press("escape") == ["Spades. Main menu. New match"]
    assert pilot.keeper.saved["first_start"] == "done"
    assert pilot.press("return")[0] == "New match to 500: classic."


def test_space_says_everything_again() -> None:
    pilot = Pilot("ru", first=True)
    before = pilot.heard()
    pilot.press("down", "up")
    pilot.heard()
    assert pilot.press("space") == before


def test_that_a_voice_lacks_a_language_is_told_when_the_player_speaks_it() -> None:
    pilot = Pilot("en", first=True)
    news = [SpeechNews("built-in", "ru")]
    pilot.speaker.news = lambda: tuple(news.pop() for _ in news[:])  # type: ignore[method-assign]
    pilot.press("down")
    assert not any("voice" in text for text in pilot.heard())
    pilot.press("3")
    assert pilot.speaker.texts[-1].startswith("У голоса") or "голос" in pilot.speaker.texts[-1].lower()


def test_only_folders_without_anything_of_the_player_s_are_untouched(tmp_path: Path) -> None:
    folders = Folders(tmp_path / "settings", tmp_path / "data", tmp_path / "exchange")
    assert folders.untouched
    folders.data.mkdir()
    assert folders.untouched
    folders.window.touch()
    assert folders.untouched, "a demonstration, too, leaves the window's place"
    (folders.data / "match.json").touch()
    assert not folders.untouched
    assert not Folders(tmp_path / "data" / "match.json", tmp_path / "none", tmp_path).untouched


@pytest.mark.parametrize("language", LANGUAGES)
def test_from_an_empty_home_to_the_first_card_and_every_later_start_at_the_table_in_two_keys(
    language: str, tmp_path: Path
) -> None:
    def played(*keys: str, options: tuple[str, ...] = ()) -> list[str]:
        script, transcript = tmp_path / "keys.txt", tmp_path / "transcript.jsonl"
        script.write_text("\n".join(keys), encoding="utf-8")
        always = ("--headless", "--fast", "--seed=1", f"--keys={script}", f"--transcript={transcript}")
        assert run(tmp_path, *always, *options, LANG=f"{language}_XX.UTF-8").returncode == 0
        lines = map(json.loads, transcript.read_text(encoding="utf-8").splitlines())
        return [line["id"] for line in lines if line["kind"] == "speech"]

    to_card = (*["return"] * 4, "wait turn", "3", "return", "wait turn", *["return", "right"] * 13)
    said = played(*to_card, options=("--set=first_start=ask",))
    asked = ["first-greeting", "first-language", "first-language", "item", "first-ears", "first-eyes", "first-way"]
    assert said[:8] == [*asked, "match-begins"]
    assert "card-mine" in said
    later = played("return")
    assert later[0] == "menu-main"
    assert "back-at-table" in later

    (tmp_path / "data" / "spades-gui" / "match.json").unlink()
    (tmp_path / "data" / "spades-gui" / "match.json.bak").unlink()
    assert played("return")[:2] == ["menu-main", "match-begins"]
