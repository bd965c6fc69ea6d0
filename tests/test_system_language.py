"""The language of the first start comes from the system."""

import pytest

from spades_gui.present.system_language import system_language, ui_locale

OURS = ("en", "fr", "ru")


@pytest.mark.parametrize(
    ("environ", "desktop", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "", "fr"),
        ({"LANG": "ru_RU.UTF-8@euro"}, "", "ru"),
        ({"LANG": "ru"}, "", "ru"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "", "ru"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "", "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "de:fr_CA:ru"}, "", "fr"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": ""}, "", "fr"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "", "ru"),
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8", "LANGUAGE": "fr"}, "ru_RU", "en"),
        ({"LANG": "de_DE.UTF-8"}, "fr_FR", "en"),
        ({"LANG": "frr_DE"}, "", "en"),
        ({}, "fr_CA", "fr"),
        ({}, "ru-RU", "ru"),
        ({}, "de_DE", "en"),
        ({}, "", "en"),
    ],
)
def test_the_environment_decides_and_else_the_desktop(environ, desktop, language):
    assert system_language(OURS, environ, lambda: desktop) == language


def test_the_desktop_is_not_asked_when_the_environment_tells():
    assert system_language(OURS, {"LANG": "fr_FR"}, pytest.fail) == "fr"


def test_this_systems_own_answer_is_a_language_of_ours():
    assert isinstance(ui_locale(), str)
    assert system_language(OURS) in OURS
