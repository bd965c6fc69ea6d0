"""The scenes and looks of the reference pictures: every screen there is, and every pair of ways to look at one."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Final

from picture_studio import Look, Scene

from spades_gui.present.history import Group, History, LastHand, LastMatch, PlayedHand, Result, RulesName, Tally

_PLAY: Final = "return 3 return"
"""From the main menu to the first card."""
_TALLY: Final = Tally(23, 12, 171, 160, 124, 9, 6, 171, 190, 160, 45, 8370)
_POINTS: Final = (61, -60, 52, 83, -70, 45, 91, 160, -140, 71, 62, 33, -50, 105, 72, 81)
PLAYED: Final = History(
    groups=tuple(
        Group(RulesName(preset), level, _TALLY) for preset in ("classic", "house") for level in ("hard", "easy")
    ),
    matches=tuple(
        LastMatch(20_000 + n, RulesName("classic"), Result(n % 3 > 0, 507 - 9 * n, 40 * n), _TALLY) for n in range(9)
    ),
    hands=tuple(
        LastHand(20_000 + n // 6, PlayedHand(n % 6 + 1, n % 4 + 1, n % 5 + 1, 6, 7, points > 0, None, n % 3, points))
        for n, points in enumerate(_POINTS)
    ),
)
"""Statistics of a player who has played for some time."""

SCENES: Final[Mapping[str, Scene]] = {
    "main_menu": Scene(),
    "main_menu_match": Scene(actions=75),
    "first_language": Scene(first=True),
    "first_eyes": Scene("1 1", first=True),
    "first_way": Scene("1 1 1", first=True),
    "bidding": Scene("return b"),
    "play": Scene(f"{_PLAY} #play #play #play right right"),
    "full_trick": Scene(f"{_PLAY} #play", {"play.pace": "wait"}),
    "late": Scene(f"{_PLAY}{' #play' * 10}"),
    "blind": Scene("return", {"rules.blind_nil": True, "rules.blind_nil_deficit": 0}),
    "passing": Scene("return 0 return right return right right return", {"rules.nil_pass": 2}),
    "sheet": Scene("return #hand"),
    "sheet_way": Scene("return #hand end"),
    "scores": Scene("return alt+s", actions=600),
    "scores_curve": Scene("return alt+s right right", actions=600),
    "tricks": Scene(f"{_PLAY}{' #play' * 4} shift+l"),
    "thoughts": Scene(f"{_PLAY} #play #play shift+a"),
    "history": Scene(f"{_PLAY} #play #play #play{' pageup' * 6}"),
    "statistics": Scene("@menu-statistics", history=PLAYED),
    "statistics_hands": Scene("@menu-statistics @statistics-table-hands", history=PLAYED),
    "statistics_groups": Scene("@menu-statistics @statistics-table-groups right", history=PLAYED),
    "settings": Scene("@menu-settings down down"),
    "settings_screen": Scene("@menu-settings @settings-screen down"),
    "settings_speech": Scene(f"{_PLAY} escape @menu-settings @settings-speech down"),
    "options": Scene("@setting-match-preset down down down"),
    "game_menu": Scene(f"{_PLAY} #play escape"),
    "help_keys": Scene(f"{_PLAY} f1 down down"),
    "help_menu": Scene(f"{_PLAY} escape @menu-help"),
    "manual": Scene("@menu-help @help-manual down return down"),
    "glossary": Scene("@menu-help @help-glossary down down"),
    "rules": Scene(f"{_PLAY} ctrl+r down return"),
    "tutorial": Scene("@menu-tutorial"),
    "lesson": Scene("@menu-tutorial return"),
    "drill": Scene("@menu-tutorial end up up return"),
    "replay": Scene("return #hand @menu-replay right right right right right right"),
    "kept": Scene("@menu-kept", kept=("Sunday", "Воскресенье", "Dimanche, avec Élodie")),
    "name": Scene(f"{_PLAY} ctrl+s S u n d a y"),
    "question": Scene(f"{_PLAY} ctrl+q"),
    "match_end": Scene("return #hand return", {"rules.target": 50}),
    "keys": Scene("@menu-settings @settings-keys down"),
    "keys_list": Scene("@menu-settings @settings-keys down return down down"),
    "keys_press": Scene("@menu-settings @settings-keys down return down return return"),
    "two_draw": Scene("return return return", {"match.preset": "duel", "rules.two_player_deal": "draw"}),
    "two_play": Scene(f"{_PLAY} #play #play", {"match.preset": "duel"}),
    "three": Scene(f"{_PLAY} #play #play", {"match.preset": "cutthroat"}),
    "five": Scene(f"{_PLAY} #play #play", {"match.preset": "solo5"}),
    "six": Scene(f"{_PLAY} #play #play", {"match.preset": "solo6"}),
    "jokers": Scene(f"{_PLAY} #play #play", {"match.preset": "jokers"}),
}

LANGUAGES: Final = ("en", "fr", "ru")
SIZES: Final = ((640, 480), (1024, 768), (1920, 1080))
LOOKS: Final = tuple(
    product(
        ("felt", "dark", "light", "white_on_black", "yellow_on_black"),
        SIZES,
        ("100", "150", "200"),
        ("normal", "large", "huge"),
        ("two", "four"),
        ("roboto", "roboto_strong", "source_sans", "source_sans_strong"),
    )
)
"""Every way to look at a scene: theme, size of the window, of text, of cards, colours of suits, font."""
_STRIDE: Final = 667
"""Steps as long as this through all looks come to every pair of values soon, and to none twice."""


def pictures() -> Iterator[tuple[str, Scene, Look]]:
    """The reference pictures: each scene in each language, each time with another look. Gives them with their names.

    New scenes go to the end: the place of a scene decides how it is looked at.
    """
    for number, (name, scene) in enumerate(SCENES.items()):
        for view, place in enumerate((2 * number, 2 * number + 1, -1 - number)):
            language = LANGUAGES[(number + view) % len(LANGUAGES)]
            theme, size, text, cards, suits, font = LOOKS[place * _STRIDE % len(LOOKS)]
            yield f"{name}.{language}", scene, Look(language, size, theme, text, cards, suits, font)
