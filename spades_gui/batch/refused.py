"""How a command refuses what it was given."""

from spades_gui.present.message import Message


class RefusedError(Exception):
    """The command cannot do its work with this file; ``message`` says why, in one sentence."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message
