"""The built-in voice: what it says, held against another synthesizer's renderings, and where its sound goes."""

import os
import subprocess
import sys
import time
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path

import espeakng_loader
import pytest
from hearing import difference, language_of, loudness, rendered
from needs import needs
from speech_daemon import wait_until

from spades_gui.speech.backend import UnavailableError
from spades_gui.speech.builtin import VARIANTS, BuiltIn
from spades_gui.speech.espeak import short_path
from spades_gui.speech.sources import Source
from spades_gui.speech.worker import SpeechWorker

SENTENCES = {
    "fr": "À vous de jouer, dame de cœur.",
    "ru": "Ваш ход, дама червей.",
    "en": "Your turn, the queen of hearts.",
}
RATE = 22050


class Recorder:
    """A player that keeps what it is given, and tells an end only when stopped or asked."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []
        self.ends: list[Callable[[], None]] = []
        self.stops = 0
        self.closed = False

    def play(self, pcm: bytes, rate: int, ended: Callable[[], None] | None) -> None:
        assert rate == RATE
        self.pieces.append(pcm)
        if ended is not None:
            self.ends.append(ended)

    def stop(self) -> None:
        self.pieces.clear()
        self.stops += 1
        while self.ends:
            self.ends.pop()()

    def close(self) -> None:
        self.closed = True

    @property
    def samples(self) -> "array[int]":
        return array("h", b"".join(self.pieces))


@pytest.fixture
def player() -> Recorder:
    return Recorder()


@pytest.fixture
def voice(player: Recorder) -> Iterator[BuiltIn]:
    voice = BuiltIn(lambda: player)
    yield voice
    voice.close()


def spoken(voice: BuiltIn, player: Recorder, text: str, language: str) -> "array[int]":
    voice.speak(text, language, True, lambda: None)
    return player.samples


def program(script: str, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    path = os.pathsep.join(entry for entry in sys.path if entry)
    return subprocess.run(
        [sys.executable, "-c", script, *arguments],
        env=os.environ | {"PYTHONPATH": path, "PYGAME_HIDE_SUPPORT_PROMPT": "1"} | environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.mark.parametrize("language", SENTENCES)
def test_each_language_sounds_like_itself_and_like_no_other(voice: BuiltIn, player: Recorder, language: str) -> None:
    needs("espeak-ng", package="espeak-ng")
    text = SENTENCES[language]
    assert language_of(loudness(spoken(voice, player, text, language), RATE), text) == language
    assert not voice.lacks(language)


def test_a_language_it_does_not_have_is_read_by_the_english_voice(voice: BuiltIn, player: Recorder) -> None:
    text = "Tocca a te, regina di cuori."
    assert voice.lacks("it")
    assert difference_of(spoken(voice, player, text, "it"), spoken(voice, player, text, "en")) < 0.05


def test_every_voice_it_names_is_there_and_sounds_different(voice: BuiltIn, player: Recorder) -> None:
    assert voice.voices("fr") == tuple(VARIANTS)
    assert voice.voices("it") == ()
    usual = spoken(voice, player, SENTENCES["fr"], "fr")
    for name in voice.voices("fr")[1:]:
        assert Path(espeakng_loader.get_data_path(), "voices", "!v", VARIANTS[name]).is_file()
        voice.set_voice("fr", name)
        assert difference_of(spoken(voice, player, SENTENCES["fr"], "fr"), usual) > 0.05, name
    voice.set_voice("fr", voice.voices("fr")[0])
    assert difference_of(spoken(voice, player, SENTENCES["fr"], "fr"), usual) < 0.05


def test_a_voice_is_chosen_for_its_language_alone(voice: BuiltIn, player: Recorder) -> None:
    text = SENTENCES["en"]
    usual = {language: spoken(voice, player, text, language) for language in ("en", "fr")}
    voice.set_voice("fr", "Annie")
    assert difference_of(spoken(voice, player, text, "fr"), usual["fr"]) > 0.2
    assert difference_of(spoken(voice, player, text, "en"), usual["en"]) < 0.1


def difference_of(one: "array[int]", other: "array[int]") -> float:
    return difference(loudness(one, RATE), loudness(other, RATE))


def test_rate_and_volume(voice: BuiltIn, player: Recorder) -> None:
    seconds, loud = {}, {}
    for rate in (-10, 0, 10):
        voice.set_rate(rate)
        assert voice.rate == rate
        seconds[rate] = len(loudness(spoken(voice, player, SENTENCES["en"], "en"), RATE))
    assert seconds[-10] > 1.8 * seconds[0] > 1.8 * 1.8 * seconds[10]
    voice.set_rate(0)
    for volume in (10, 5, 0):
        voice.set_volume(volume)
        assert voice.volume == volume
        loud[volume] = sum(map(abs, spoken(voice, player, SENTENCES["en"], "en")))
    assert loud[10] > 1.5 * loud[5]
    assert loud[5] > 0
    assert loud[0] == 0


def test_the_first_piece_is_short_and_the_last_one_tells_the_end(voice: BuiltIn, player: Recorder) -> None:
    ended: list[int] = []
    voice.speak("The queen of hearts, and then. " * 30, "en", False, lambda: ended.append(1))
    assert 0.19 < len(player.pieces[0]) / 2 / RATE < 0.3
    assert 3 <= len(player.pieces) <= 6
    (end,) = player.ends
    assert not ended
    end()
    assert ended == [1]


@pytest.mark.parametrize("mark", ["\0", "\ud800", "\x01+10S ", "\x01-300P "])
def test_marks_are_only_text(voice: BuiltIn, player: Recorder, mark: str) -> None:
    text = "The queen of hearts."
    plain = spoken(voice, player, text, "en")
    assert len(spoken(voice, player, mark + text, "en")) > len(plain) * 0.9
    assert difference_of(spoken(voice, player, text, "en"), plain) < 0.05


def test_there_is_one_at_a_time() -> None:
    first, second, third = Recorder(), Recorder(), Recorder()
    voice = BuiltIn(lambda: first)
    with pytest.raises(UnavailableError):
        BuiltIn(lambda: second)
    assert second.closed
    voice.close()
    assert first.closed
    BuiltIn(lambda: third).close()


def test_two_hundred_utterances_in_three_seconds_leave_no_stale_speech(player: Recorder) -> None:
    needs("espeak-ng", package="espeak-ng")
    speaker = SpeechWorker([Source("built-in", lambda: BuiltIn(lambda: player))], lambda: None)
    try:
        wait_until(speaker.voice)
        for number in range(200):
            speaker.say(f"Card number {number}", "en", interrupt=True)
            time.sleep(0.014)
        speaker.say("The queen of hearts.", "en", interrupt=True)
        wait_until(lambda: len(player.ends) == 1 and player.stops > 100)
        wait_until(lambda: close_to_rendered(player, "The queen of hearts."))
        time.sleep(0.3)
        assert close_to_rendered(player, "The queen of hearts.")
    finally:
        speaker.close()


def close_to_rendered(player: Recorder, text: str) -> bool:
    return len(player.ends) == 1 and difference(loudness(player.samples, RATE), list(rendered(text, "en"))) < 0.3


@pytest.mark.parametrize("length", [60, 200, 400])
def test_data_at_the_end_of_a_long_path_is_found(tmp_path: Path, length: int) -> None:
    folder = tmp_path
    while len(os.fsencode(folder)) < length:
        folder /= "x" * 30
    folder.mkdir(parents=True, exist_ok=True)
    link = folder / "espeak-ng-data"
    link.symlink_to(espeakng_loader.get_data_path(), target_is_directory=True)
    script = (
        "import sys, espeakng_loader; from array import array; espeakng_loader.get_data_path = lambda: sys.argv[1]\n"
        "from spades_gui.speech.espeak import take_engine\n"
        "engine, pieces = take_engine(), []\n"
        "assert engine.set_voice('ru')\n"
        "engine.render('Ваш ход.', pieces.append)\n"
        "print(any(b''.join(pieces)))"
    )
    done = program(script, str(link))
    assert (done.stdout, done.stderr) == ("True\n", "")


def test_a_link_that_was_made_for_a_long_path_leads_to_the_data(tmp_path: Path) -> None:
    folder = tmp_path / ("x" * 100) / ("y" * 100) / "espeak-ng-data"
    folder.mkdir(parents=True)
    (folder / "phondata").write_text("here")
    short = short_path(folder)
    assert len(short) <= 150
    assert Path(os.fsdecode(short), "phondata").read_text() == "here"


def test_missing_data_is_a_missing_voice_and_no_end_of_the_game(tmp_path: Path) -> None:
    script = (
        "import sys, espeakng_loader; espeakng_loader.get_data_path = lambda: sys.argv[1]\n"
        "from spades_gui.speech.espeak import take_engine\n"
        "from spades_gui.speech.backend import UnavailableError\n"
        "try:\n    take_engine()\nexcept UnavailableError:\n    print('unavailable')"
    )
    assert program(script, str(tmp_path / "nowhere")).stdout == "unavailable\n"


def test_sound_that_is_not_taken_any_more_ends_the_rendering_without_a_word_on_standard_error() -> None:
    script = (
        "from spades_gui.speech.espeak import take_engine\n"
        "engine, pieces, left = take_engine(), [], [2]\n"
        "def take(samples):\n"
        "    left[0] -= 1\n"
        "    if left[0] < 0: raise OSError('the sound card is gone')\n"
        "try:\n    engine.render('One. Two. Three. Four. Five. Six. Seven.' * 20, take)\n"
        "except OSError as gone:\n    print(gone, left[0])\n"
        "engine.render('One.', pieces.append)\n"
        "print(any(b''.join(pieces)))"
    )
    done = program(script)
    assert (done.stdout, done.stderr) == ("the sound card is gone -1\nTrue\n", "")


SPEAKS = """
import sys, time
from spades_gui.speech import make_speaker
from spades_gui.screen.voice_sink import VoiceSink
speaker = make_speaker(lambda: None, VoiceSink)
speaker.say(sys.argv[2], sys.argv[1], interrupt=True)
deadline = time.monotonic() + 10
while speaker.busy() and time.monotonic() < deadline:
    time.sleep(0.01)
print(speaker.voice())
speaker.close()
"""


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_on_a_machine_with_nothing_else_it_is_heard_at_the_sound_card(tmp_path: Path, language: str) -> None:
    needs("espeak-ng", package="espeak-ng")
    text = SENTENCES[language]
    nowhere = {"SPEECHD_ADDRESS": f"unix_socket:{tmp_path}/none", "SPEECHD_CMD": str(tmp_path / "none")}
    disk = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(tmp_path / "sound")}
    done = program(SPEAKS, language, text, **nowhere, **disk)
    assert done.stdout == "built-in\n"
    assert done.returncode == 0
    heard = array("h", (tmp_path / "sound").read_bytes())
    assert language_of(loudness(heard[0::2], 44_100), text) == language
    assert heard[0::2] == heard[1::2]


def test_without_a_sound_card_there_is_no_voice(tmp_path: Path) -> None:
    nowhere = {"SPEECHD_ADDRESS": f"unix_socket:{tmp_path}/none", "SPEECHD_CMD": str(tmp_path / "none")}
    done = program(SPEAKS, "en", "Your turn.", **nowhere, SDL_AUDIODRIVER="nonsense")
    assert (done.stdout, done.stderr, done.returncode) == ("\n", "", 0)
