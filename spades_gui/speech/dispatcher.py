"""speech-dispatcher, the speech daemon of Linux desktops.

accessible-output2 speaks through it, but has no language, prints what goes wrong, and its client waits without end for
a daemon that is stopped or gone. Here a client of our own goes into its output.
"""

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from accessible_output2.outputs.speech_dispatcher import SpeechDispatcher
from speechd import client as ssip

ANSWER_WITHIN = 0.8
"""Seconds for one answer of the daemon. A running one takes under 10 ms."""


class Connection(ssip._SSIP_Connection):  # type: ignore[misc]  # speechd has no types
    """speechd's connection, except that answers come in time or fail, and that nothing leaks."""

    lost = False

    def __init__(self, **where: Any) -> None:
        try:
            super().__init__(**where)
        except ssip.SSIPCommunicationError:
            self._socket.close()
            raise

    def _communication(self) -> None:
        with suppress(Exception):  # malformed answers end the connection too
            super()._communication()
        self.lost = True
        self._ssip_reply_semaphore.release()

    def _recv_response(self) -> Any:
        if not self._ssip_reply_semaphore.acquire(timeout=ANSWER_WITHIN) or not self._com_buffer:
            raise ssip.SSIPCommunicationError("no answer from speech-dispatcher")
        return self._com_buffer.pop(0)


class Client(ssip.SSIPClient):  # type: ignore[misc]  # speechd has no types
    """speechd's client over that connection, with an end for each utterance."""

    def __init__(self, name: str, spawn: bool) -> None:
        self._lock = threading.Lock()
        self._ends: dict[int, Callable[[], None]] = {}
        self._ended_early: set[int] = set()
        try:
            super().__init__(name, autospawn=spawn)
            self._conn.set_callback(self._event)
            # The default, "text", would have each utterance cut the one before.
            self.set_priority(ssip.Priority.MESSAGE)
        except BaseException:
            self.close()
            raise

    @property
    def lost(self) -> bool:
        return bool(self._conn.lost)

    def say(self, text: str, ended: Callable[[], None]) -> None:
        number = int(self.speak(text)[2][0])
        # The end of a short utterance may come before its number is known here; speechd drops such ends.
        with self._lock:
            early = number in self._ended_early
            self._ended_early.discard(number)
            if not early:
                self._ends[number] = ended
        if early:
            ended()

    def _event(self, number: int, _client: int, kind: str, **_more: object) -> None:
        if kind not in (ssip.CallbackType.END, ssip.CallbackType.CANCEL):
            return
        with self._lock:
            ended = self._ends.pop(number, None)
            if ended is None:
                self._ended_early.add(number)
        if ended is not None:
            ended()

    def _connect_with_autospawn(self, where: dict[str, Any], spawn: bool) -> None:
        if spawn:
            self._server_spawn(where)
        self._conn = Connection(**where)


class Dispatcher(SpeechDispatcher):  # type: ignore[misc]  # accessible-output2 has no types
    """accessible-output2's output, speaking each utterance in its language. Implements ``Backend``."""

    tells_end = True

    def __init__(self, spawn: bool) -> None:
        """Connect to the daemon, with ``spawn`` after starting it. Raises what ``speechd`` does."""
        self._client: Client = Client("spades-gui", spawn)
        self._language = ""
        self.rate: int = round(int(self._client.get_rate()) / 10)

    def set_rate(self, rate: int) -> None:
        self._client.set_rate(rate * 10)
        self.rate = rate

    def speak(self, text: str, language: str, interrupt: bool, ended: Callable[[], None], /) -> None:
        if interrupt:
            self.silence()
        if language != self._language:
            self._client.set_language(language)
            self._language = language
        self._client.say(text, ended)

    def alive(self) -> bool:
        return not self._client.lost
