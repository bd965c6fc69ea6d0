"""How long somebody has waited for an answer."""


class Patience:
    """Lasts ``seconds`` from the first look at the clock, and as long again each time it has run out."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._since: float | None = None

    def rest(self, now: float) -> float:
        """The seconds that it still lasts; 0 when it has just run out."""
        if self._since is None:
            self._since = now
        rest = self._since + self._seconds - now
        if rest > 0:
            return rest
        self._since = now
        return 0.0
