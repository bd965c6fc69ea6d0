"""The colours that a picture is drawn in."""

from dataclasses import replace

from spades_gui.present.picture import Picture
from spades_gui.settings.schema import CARD_SIZES, OWN_THEME
from spades_gui.settings.themes import DEFAULT_THEME, THEMES, Colour, Theme, contrast, luminance, mix

__all__ = ["CARD_SIZES", "DEFAULT_THEME", "THEMES", "Colour", "Theme", "contrast", "luminance", "mix", "theme_of"]


def theme_of(picture: Picture) -> Theme:
    """The colours of ``picture``. An unknown theme is drawn as the default one."""
    own = picture.own_theme if picture.theme == OWN_THEME else None
    theme = own or THEMES.get(picture.theme, THEMES[DEFAULT_THEME])
    return replace(theme, four_colours=picture.suit_colours == "four")
