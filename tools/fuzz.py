"""Feeds spoilt files to every reader of files: none may raise what it does not announce, take long, or print no text.

    python tools/fuzz.py                          every reader in turn, five minutes together
    python tools/fuzz.py --minutes 60 record      one of them, for an hour

Files that are right are cut, mixed up and strewn with what parsers dislike (hypothesis chooses and, where something is
found, makes it small). What is found is printed with the file, and the exit status is 1.
"""

import argparse
import json
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import redirect_stderr, redirect_stdout, suppress
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any, Final

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from spades_gui import assets
from spades_gui.app.saved_match import SavedMatch
from spades_gui.app.script import ScriptError, parse_script
from spades_gui.app.session import Session
from spades_gui.batch import score_command, verify_command
from spades_gui.batch.files import parse_json
from spades_gui.bots import choose
from spades_gui.core.observation import Phase as GamePhase
from spades_gui.core.options import PRESETS
from spades_gui.core.record import SeatInfo
from spades_gui.keys.keymap import make_keymap
from spades_gui.present.message import Message
from spades_gui.present.problems import key_problem, setting_problem
from spades_gui.present.words import Words
from spades_gui.settings.load import load
from spades_gui.settings.own_theme import example, make_own_theme
from spades_gui.settings.rules import match_rules, read_sets
from spades_gui.settings.save import save_changes
from spades_gui.storage.match_text import from_text, to_text

SECONDS: Final = 5.0
"""What reading one file may take of the processor's time."""
ROUND: Final = 300
"""Files of one kind before the next kind's turn."""

_BYTES: Final = (
    *(b"", b"\0", b"\xff\xfe", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\r", b"\n\n", b"\t", b" " * 99, b"\x1b[2J"),
    *(b"\xe2\x80\xae", b"[" * 2000, b"{" * 2000, b"{ " * 2000, b'{"a":' * 2000, b"]", b"}", b'"', b"'", b"\\", b"#"),
    *(b": ", b", ", b"- ", b"? ", b"| ", b"> ", b"&a ", b"*a", b"&a [*a, *a]", b"<<: *a", b"---", b"...", b"%YAML 9.9"),
    *(b"!!python/object/apply:os.abort []", b"!!binary x", b"%s%n", b"{0}", b"{ bid-made }", b"-term = { -term }"),
)
_VALUES: Final = (
    *(
        b"9" * 5000,
        b"-1",
        b"0",
        b"99",
        b"1e999",
        b"1e-999",
        b"1.5",
        b"NaN",
        b"Infinity",
        b".inf",
        b"0x1F",
        b"1_000",
        b"1:30",
    ),
    *(
        b"true",
        b"null",
        b"~",
        b"[]",
        b"{}",
        b"[[[]]]",
        b'""',
        b'"\\ud800"',
        b'"\\u0000\\u001b[2J"',
        b'"{ $x }"',
        b'"blind"',
    ),
    *(b'"' + b"x" * 100_000 + b'"', '"\u202eZoé"'.encode(), b"{ $x }", b"{ CARD($card) }", b"{ CARD($n) }"),
)
_VALUE: Final = re.compile(rb'"[^"\n]*"|[-+.\w]+|\{ \$?\w+ \}')
"""What parsers dislike."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Something that reads files: files that are right, and what is done with any other."""

    samples: Callable[[], Iterable[bytes]]
    read: Callable[[bytes, Path], object]


class FuzzError(AssertionError):
    """A reader did what it must not do."""


def _record_samples() -> Iterable[bytes]:
    for number, name in enumerate(("classic", "solo4", "quick")):
        rules = PRESETS.get(name, PRESETS["classic"])
        session = Session(rules, (SeatInfo("Жанна", "bot:easy"),) * rules.seats, name)
        while session.length < 30 + 30 * number and session.view.phase is not GamePhase.OVER:
            seen = session.bot_to_move
            session.act(session.chance() or choose(seen, "easy", _rng(session)))  # type: ignore[arg-type]
        seats = (SeatInfo("Zoé", "human"), *(SeatInfo("Anna", "bot:hard+bold"),) * (rules.seats - 1))
        match = Session(rules, seats, "seed")
        for action in session.record.actions:
            match.act(action)
        match.undo()
        names = ("Zoé",) + ("",) * (rules.seats - 1)
        yield to_text(SavedMatch(match.record, "seed", names, match.view, match.undone)).encode()


def _rng(session: Session) -> Any:
    from random import Random

    return Random(session.choice_seed)


def _read_record(data: bytes, folder: Path) -> None:
    with suppress(ValueError):
        from_text(data.decode())
    with suppress(ValueError):  # and without its checksum, which would find nearly every change
        parsed = parse_json(data.decode())
        if isinstance(parsed, dict):
            parsed.pop("check", None)
            from_text(json.dumps(parsed))
    _command(verify_command.run, data, folder, (0, 1, 2))


def _sheet_samples() -> Iterable[bytes]:
    yield b"rules: {preset: classic, target: 300}\nhands:\n- {bids: [3, 4, 2, 3], tricks: [4, 4, 2, 3]}\n"
    hands = [{"bids": [3, "blind", 2, 3], "tricks": [4, 4, 2, 3], "revokes": [1]}]
    start = [{"score": 100, "bags": 3}, {"score": -50, "bags": 0}]
    rules = {"blind_nil": True, "blind_nil_deficit": 0, "revoke": "penalised"}
    yield json.dumps({"rules": rules, "start": start, "hands": hands}, indent=1).encode()


def _read_settings(data: bytes, folder: Path) -> None:
    own = folder / "config.yaml"
    own.write_bytes(data)
    loaded = load(assets.shipped_config(), own, None, {})
    match_rules(loaded.settings)
    _, clashes = make_keymap(loaded.settings.keys)
    _say([setting_problem(each) for each in loaded.problems] + [key_problem(each) for each in clashes])
    _say([setting_problem(each) for each in save_changes(own, {"screen.theme": "dark"})])
    if load(assets.shipped_config(), own, None, {}).settings.screen.theme != "dark":
        raise FuzzError("a change is not kept")
    for file in folder.iterdir():
        file.unlink()


def _read_rules(data: bytes, folder: Path) -> None:
    (folder / "set.yaml").write_bytes(data)
    sets, problems = read_sets(folder)
    _say([setting_problem(each) for each in problems] + [(Message("literal", {"value": each.name}),) for each in sets])


def _read_theme(data: bytes, folder: Path) -> None:
    file = folder / "theme.yaml"
    file.write_bytes(data)
    own = make_own_theme(file)
    _say([setting_problem(each) for each in own.to_tell(used=True)])
    if own.made or file.read_bytes() != data:
        raise FuzzError("a file of the player's is written over")


def _texts_samples() -> Iterable[bytes]:
    yield from (file.read_bytes() for file in sorted((assets.locales_folder() / "fr").glob("*.ftl")))


def _read_texts(data: bytes, folder: Path) -> None:
    for language in ("en", "fr"):
        (folder / language).mkdir(exist_ok=True)
    (folder / "en" / "cards.ftl").write_bytes((assets.locales_folder() / "en" / "cards.ftl").read_bytes())
    (folder / "fr" / "table.ftl").write_bytes(data)
    words = Words(folder, lambda _: None)
    args: dict[str, Any] = {"who": "Anna", "card": "QS", "bid": 4, "n": 2, "hand": 1, "suit": "S", "value": "{ $x }"}
    for id in [line.split(b" =")[0].decode("utf-8", "replace") for line in data.split(b"\n") if b" =" in line][:80]:
        words.say(Message(id, args), "fr")
    words.card_styles("fr")


def _read_script(data: bytes, _folder: Path) -> None:
    with suppress(ScriptError, UnicodeDecodeError):
        parse_script(data.decode())


READERS: Final[Mapping[str, Reader]] = {
    "record": Reader(_record_samples, _read_record),
    "sheet": Reader(_sheet_samples, lambda data, folder: _command(score_command.run, data, folder, (0, 2))),
    "settings": Reader(lambda: [assets.shipped_config().read_bytes()], _read_settings),
    "rules": Reader(
        lambda: ["name: Été\npreset: playroom\nrules:\n  nil_value: 50\n  target: 700\n".encode()], _read_rules
    ),
    "theme": Reader(
        lambda: [re.sub(r'# (\w+: ")', r"\1", example()).encode(), b"ink: [0, 0, 64]\nsoft: '#fc0'\n"], _read_theme
    ),
    "texts": Reader(_texts_samples, _read_texts),
    "script": Reader(lambda: [b"return\nwait turn\nshift+f1\nwait 0.5\n# note\n"], _read_script),
}
"""By name, what reads files that may come from anywhere."""

_words: list[Words] = []


def _say(problems: Iterable[tuple[Message, ...]]) -> None:
    """Say what is wrong with a file in every language: there must be a text for it, of one line."""
    if not _words:
        _words.append(Words(assets.locales_folder(), _no_text, strict=True))
    for messages in list(problems)[:20]:
        for language in ("en", "fr", "ru"):
            for message in messages:
                _check_printed(_words[0].say(message, language) + "\n", 1)


def _no_text(fault: str) -> None:
    raise FuzzError(fault)


def _command(run: Callable[[list[str], Words, str], int], data: bytes, folder: Path, statuses: tuple[int, ...]) -> None:
    """Have a command read the file: its status is one of these, and a fault is one line on standard error."""
    if not _words:
        _say([])
    file = folder / "file"
    file.write_bytes(data)
    with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
        status = run([str(file), "--json"], _words[0], "fr")
    if status not in statuses:
        raise FuzzError(f"exit status {status}")
    _check_printed(err.getvalue(), int(status != 0))
    if out.getvalue():
        json.loads(out.getvalue())


def _check_printed(text: str, lines: int) -> None:
    """So many lines of printable text; French has spaces that are none for Python."""
    if (
        text.count("\n") != lines
        or not text.replace("\n", "").replace("\u00a0", "").replace("\u202f", "").isprintable()
    ):
        raise FuzzError(f"printed {text!r}")


@st.composite
def _spoilt(draw: st.DrawFn, samples: list[bytes]) -> bytes:
    """A file that is right, after some changes."""
    data = draw(st.sampled_from(samples))
    for _ in range(draw(st.integers(1, 6))):
        at = draw(st.integers(0, len(data)))
        end = min(len(data), at + draw(st.integers(0, 200)))
        match draw(st.integers(0, 9)):
            case 0:
                data = data[:at] + bytes([draw(st.integers(0, 255))]) + data[at + 1 :]
            case 1:
                data = data[:at] + data[end:]
            case 2:
                data = data[:end] + data[at:]
            case 3:
                data = data[:at]
            case 4:
                data = data[:at] + draw(st.binary(max_size=20)) + data[at:]
            case 5:
                to = draw(st.integers(0, len(data)))
                data = data[:to] + data[at:end] + data[to:]
            case 6:
                data = data[:at] + draw(st.sampled_from(_BYTES)) + data[end:]
            case _:
                places = [match.span() for match in _VALUE.finditer(data[at : at + 2000])] or [(0, 0)]
                begin, stop = draw(st.sampled_from(places))
                depth = draw(st.integers(1, 1100))
                value = draw(st.sampled_from((*_VALUES, b"[" * depth + b"]" * depth)))
                data = data[: at + begin] + value + data[at + stop :]
    return data


def examine(name: str, examples: int, number: int) -> None:
    """Have a reader read so many spoilt files, chosen by ``number``; raises what it raises, or ``FuzzError``."""
    reader = READERS[name]

    with tempfile.TemporaryDirectory() as folder:

        @seed(number)
        @settings(
            max_examples=examples,
            phases=(Phase.generate, Phase.shrink),
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(_spoilt(list(reader.samples())))
        def read(data: bytes) -> None:
            began = time.process_time()
            reader.read(data, Path(folder))
            if time.process_time() - began > SECONDS:
                raise FuzzError(f"takes {time.process_time() - began:.1f} seconds")

        read()


def main() -> int:
    """Examine the readers asked for, in turn, for the time given."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("readers", nargs="*", choices=[[], *READERS], default=[])
    parser.add_argument("--minutes", type=float, default=5.0)
    given_ = parser.parse_args()
    names = given_.readers or list(READERS)
    end, files, number = time.monotonic() + 60 * given_.minutes, dict.fromkeys(names, 0), time.time_ns() % 10**9
    while time.monotonic() < end:
        for name in names:
            if time.monotonic() < end:
                examine(name, ROUND, number)
                files[name] += ROUND
        number += 1
    print(
        f"{given_.minutes:g} minutes, nothing found: " + ", ".join(f"{n} {count} files" for n, count in files.items())
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
