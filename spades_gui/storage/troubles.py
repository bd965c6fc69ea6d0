"""Why a file of the statistics cannot be used."""


class DamagedError(ValueError):
    """This is not what was written, or was never a statistics file."""


class NewerError(ValueError):
    """A newer version of the game has written this."""


class LockedError(OSError):
    """Another program, maybe another copy of the game, is using the file."""
