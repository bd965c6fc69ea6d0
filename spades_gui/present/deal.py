"""The number of a deal in words, for reading it to somebody who wants to play the same one."""

from spades_gui.present.message import Message, msg


def deal_number(number: int | None) -> Message:
    """It, in groups of three digits; or that the deal has none."""
    return msg("deal-no-number") if number is None else msg("deal-number", value=f"{number:,}".replace(",", ", "))


def typed_number(text: str, numbers: int) -> int | None:
    """The number typed as ``text``, in groups or not, if it is one of so many from 0 on."""
    digits = text.translate({ord(mark): None for mark in " ,.'\N{NO-BREAK SPACE}"})
    if not (digits.isascii() and digits.isdigit()) or len(digits) >= len(str(numbers)):
        return None
    return int(digits)
