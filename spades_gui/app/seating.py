"""Who sits where at a table with these rules, and who plays for the computer."""

from spades_gui.bots import Player, Style
from spades_gui.core.options import RuleOptions
from spades_gui.present.viewpoint import Viewpoint
from spades_gui.settings.schema import MatchSettings, Settings


def viewpoint(settings: Settings, rules: RuleOptions, *, playing: bool) -> Viewpoint:
    """The player's place, with the names the player has given: for the nearest to the left and right, and a partner."""
    names = [""] * rules.seats
    names[0] = settings.player_name
    names[1] = settings.left_name
    if rules.seats > 2:
        names[-1] = settings.right_name
    if rules.partners:
        names[2] = settings.partner_name
    return Viewpoint(rules, names=tuple(names), playing=playing)


def computer_player(settings: MatchSettings) -> Player:
    """The computer player of the level and the style that the settings ask for."""
    return Player(settings.level, style=Style(settings.bidding_style, settings.nil_style.replace("_", "-")))
