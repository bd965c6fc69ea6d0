"""speech-dispatcher, the speech daemon of Linux desktops.

accessible-output2 speaks through it, but has no language, prints what goes wrong, and its client waits without end for
a daemon that is stopped or gone. Here a client of our own goes into its output.
"""

import os
import socket
import subprocess
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from accessible_output2.outputs.speech_dispatcher import SpeechDispatcher
from speechd import client as ssip

from spades_gui.others import environment
from spades_gui.speech.backend import Backend

ANSWER_WITHIN = 0.8
"""Seconds for one answer of the daemon. A running one takes under 10 ms."""
START_WITHIN = 4.0
"""Seconds for the daemon to start."""
LIST_WITHIN = 5.0
"""The same for the list of voices: with eSpeak NG they are 13,000, in 0.26 s."""
LIST_AFTER = 1.5
"""Seconds after which it is asked for that list, so that it does not come in the way of the first words."""
USUAL = {"en", "en-GB", "fr", "fr-FR", "ru", "ru-RU"}
"""The languages, in the daemon's list of voices, that it means by "en", "fr" and "ru"."""


class Connection(ssip._SSIP_Connection):  # type: ignore[misc]  # speechd has no types
    """speechd's connection, except that answers come in time or fail, and that nothing leaks."""

    lost = False
    patience = ANSWER_WITHIN

    def __init__(self, **where: Any) -> None:
        _knock(where)
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
        if not self._ssip_reply_semaphore.acquire(timeout=self.patience) or not self._com_buffer:
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

    def be_patient(self, seconds: float) -> None:
        """Wait so long for each answer."""
        self._conn.patience = seconds

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
            _start_daemon(where)
        self._conn = Connection(**where)


def _knock(where: dict[str, Any]) -> None:
    """See that somebody opens: speechd's connection waits without end for a daemon whose queue of clients is full."""
    unix = where["communication_method"] == ssip.CommunicationMethod.UNIX_SOCKET
    try:
        with socket.socket(socket.AF_UNIX if unix else socket.AF_INET) as door:
            door.settimeout(ANSWER_WITHIN)
            door.connect(where["socket_path"] if unix else (where["host"], where["port"]))
    except OSError as error:
        raise ssip.SSIPCommunicationError("speech-dispatcher takes no client", original_exception=error) from error


def _start_daemon(where: dict[str, Any]) -> None:
    """Start the daemon and wait until it has opened its socket.

    speechd would also wait for the end of its output, which the daemon's modules may keep open for ever.
    """
    command = [os.environ.get("SPEECHD_CMD") or "speech-dispatcher", "--spawn"]
    command += ["--communication-method", where["communication_method"], "--socket-path", str(where["socket_path"])]
    subprocess.run(
        command, env=environment(), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        timeout=START_WITHIN, check=True,
    )  # fmt: skip


class Dispatcher(SpeechDispatcher, Backend):  # type: ignore[misc]  # accessible-output2 has no types
    """accessible-output2's output, speaking each utterance in its language. Implements ``Backend``."""

    name = "speech-dispatcher"
    tells_end = True

    def __init__(self, spawn: bool) -> None:
        """Connect to the daemon, with ``spawn`` after starting it. Raises what ``speechd`` does."""
        self._client: Client = Client("spades-gui", spawn)
        self._manner = ("", "")
        self._chosen: dict[str, str] = {}
        self._voices: dict[str, list[str]] = {}
        self._closed = threading.Event()
        self.rate: int | None = round(int(self._client.get_rate()) / 10)
        self.volume: int | None = round((int(self._client.get_volume()) + 100) / 20)
        threading.Thread(target=self._list_voices, name="speech voices", daemon=True).start()

    def set_rate(self, rate: int) -> None:
        self._client.set_rate(rate * 10)
        self.rate = rate

    def set_volume(self, volume: int) -> None:
        self._client.set_volume(volume * 20 - 100)
        self.volume = volume

    def voices(self, language: str, /) -> tuple[str, ...]:
        return tuple(self._voices.get(language, ()))

    def set_voice(self, language: str, voice: str) -> None:
        self._chosen[language] = voice

    def lacks(self, language: str, /) -> bool:
        return bool(self._voices) and language not in self._voices

    def speak(self, text: str, language: str, interrupt: bool, ended: Callable[[], None], /) -> None:
        if interrupt:
            self.silence()
        voice = self._voice(language)
        if (language, voice) != self._manner:
            self._client.set_language(language)  # and with it, the language's own voice
            if voice:
                self._client.set_synthesis_voice(voice)
            self._manner = language, voice
        self._client.say(text, ended)

    def alive(self) -> bool:
        return not self._client.lost

    def close(self) -> None:
        self._closed.set()
        super().close()

    def _voice(self, language: str) -> str:
        """The voice to ask for by name; empty where its own will do.

        Once one was asked for, all are: the eSpeak NG module takes no notice of a name it had before, though the voice
        has changed with the language meanwhile (seen in speech-dispatcher 0.11.4).
        """
        own = (*self.voices(language), "")[0] if self._chosen else ""
        return self._chosen.get(language, own)

    def _list_voices(self) -> None:
        """Learn the voices by language, over a connection of its own: they are many, and speech must not wait."""
        if self._closed.wait(LIST_AFTER):
            return
        with suppress(Exception):  # without the list there is no choice of voices
            client = Client("spades-gui", spawn=False)
            try:
                client.be_patient(LIST_WITHIN)
                listed = client.list_synthesis_voices()
            finally:
                client.close()
            voices: dict[str, list[str]] = {}
            for name, language, _variant in sorted(listed, key=_rank):
                voices.setdefault(str(language).partition("-")[0], []).append(str(name))
            self._voices = voices


def _rank(voice: tuple[str, str | None, str | None]) -> tuple[bool, bool]:
    """Voices as they are before their variants, and those of the usual country first."""
    _name, language, variant = voice
    return variant not in (None, "none"), language not in USUAL
