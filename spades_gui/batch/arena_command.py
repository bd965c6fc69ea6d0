"""``spades-gui arena``: matches between computer players, and how strong they showed themselves."""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from spades_gui.batch.arena import Contest, Standings, contest, play
from spades_gui.batch.arena_match import PLAYERS, RANDOM, Played
from spades_gui.batch.refused import RefusedError
from spades_gui.bots import STYLES, parse
from spades_gui.command_line import USAGE, Parser
from spades_gui.core import options, record
from spades_gui.core.options import PRESETS, RuleOptions
from spades_gui.present.message import Message, msg
from spades_gui.present.problems import refusal
from spades_gui.present.words import Words
from spades_gui.settings.problem import shown

MOST_MATCHES: Final = 1_000_000

Say = Callable[[Message], str]


def run(arguments: Sequence[str], words: Words, language: str) -> int:
    """Play the contest that ``arguments`` ask for; gives the exit status. ``language`` is that of the system."""
    try:
        given = _parse(arguments, lambda message: words.say(message, language))
    except RefusedError as refused:
        print(words.say(refused.message, language), file=sys.stderr)
        return USAGE
    language = given.language or language

    def say(message: Message) -> str:
        return words.say(message, language)

    rules: RuleOptions = PRESETS[given.rules]
    if len(given.sides) > rules.sides:
        print(say(msg("arena-too-many", n=len(given.sides), sides=rules.sides)), file=sys.stderr)
        return USAGE
    asked = contest(rules, given.sides, given.matches, given.seed, given.duplicate)
    standings = Standings(asked)
    try:
        if given.records:
            given.records.mkdir(parents=True, exist_ok=True)
        for played in _with_progress(play(asked), asked.matches * asked.rounds, say):
            standings.add(played)
            if given.records:
                _write(played, given.records / f"{standings.matches:04}.json")
    except OSError as error:
        trouble = msg("cli-no-file", file=str(error.filename or given.records), problem=refusal(error))
        print(say(trouble), file=sys.stderr)
        return USAGE
    if given.json:
        print(json.dumps(_to_data(asked, standings)))
    else:
        for message in _in_words(standings):
            print(say(message))
    return 0


def _parse(arguments: Sequence[str], say: Say) -> argparse.Namespace:
    parser = Parser(
        say,
        ("arena", *arguments),
        "spades-gui arena --sides LEVEL,LEVEL [--matches N] [--seed N] [--rules PRESET] [--duplicate] […]",
        msg("cli-command-arena"),
    )
    add = parser.add_argument
    add("--sides", type=_players, metavar="LEVEL,LEVEL",
        help=say(msg("arena-sides", levels=", ".join(PLAYERS), styles=", ".join(STYLES))))  # fmt: skip
    add("--matches", type=_number, default=100, metavar="N", help=say(msg("arena-matches")))
    add("--seed", default="1", metavar="N", help=say(msg("arena-seed")))
    add("--rules", type=_preset, default="classic", metavar="PRESET",
        help=say(msg("arena-rules", presets=", ".join(PRESETS))))  # fmt: skip
    add("--duplicate", action="store_true", help=say(msg("arena-duplicate")))
    add("--records", type=Path, metavar="DIR", help=say(msg("arena-records")))
    add("--json", action="store_true", help=say(msg("arena-json")))
    parser.add_language()
    given = parser.parse_args(arguments)
    if given.sides is None:
        raise RefusedError(msg("arena-no-sides", list=_names(PLAYERS)))
    return given


def _players(text: str) -> list[str]:
    return [_player(player) for player in text.split(",")]


def _player(text: str) -> str:
    if text != RANDOM:
        try:
            parse(text)
        except ValueError:
            return _one_of("--sides", PLAYERS, text)
    return text


def _preset(text: str) -> str:
    return _one_of("--rules", PRESETS, text)


def _one_of(option: str, names: Iterable[str], text: str) -> str:
    # argparse lets this error through, and would put one of its own into English.
    if text not in names:
        raise RefusedError(msg("arena-none-of", field=option, value=shown(text), list=_names(names)))
    return text


def _names(names: Iterable[str]) -> tuple[Message, ...]:
    return tuple(msg("literal", value=name) for name in names)


def _number(text: str) -> int:
    if not (text.isdecimal() and len(text) <= len(str(MOST_MATCHES)) and 1 <= int(text) <= MOST_MATCHES):
        raise RefusedError(msg("arena-no-number", field="--matches", value=shown(text), low=1, high=MOST_MATCHES))
    return int(text)


def _with_progress(matches: Iterable[Played], total: int, say: Say) -> Iterable[Played]:
    """The matches, with a progress bar on a terminal (on standard error: the report may go elsewhere)."""
    if not sys.stderr.isatty():
        return matches
    from tqdm import tqdm  # only here: nothing else of the program needs it, and it would cost 50 ms at its start

    return tqdm(matches, total=total, desc=say(msg("arena-progress")), unit="", dynamic_ncols=True)


def _write(played: Played, file: Path) -> None:
    file.write_text(json.dumps(record.to_data(played.record)) + "\n", encoding="utf-8")


def _to_data(asked: Contest, standings: Standings) -> dict[str, Any]:
    return {
        "rules": options.to_data(asked.rules),
        "matches": standings.matches,
        "hands": standings.hands,
        "sides": [tally.to_data() for tally in standings.tallies],
    }


def _in_words(standings: Standings) -> Iterable[Message]:
    yield msg("arena-played", n=standings.matches, hands=standings.hands)
    for tally in standings.tallies:
        figures = tally.to_data()
        times = figures["decision_ms"]
        yield msg(
            "arena-side",
            player=tally.player,
            wins=tally.wins,
            **{name: round(100 * figures[name]) for name in ("share", "low", "high")},
            points=_decimal(figures["points_per_hand"]),
            contracts=tally.contracts,
            sets=tally.contracts - tally.contracts_made,
            nils=tally.nils,
            made=tally.nils_made,
            bags=_decimal(figures["bags_per_hand"]),
            **{name: _decimal(times[name]) for name in ("median", "p99", "max")},
        )


def _decimal(number: float) -> Message:
    """A number with one decimal, whose point is the language's."""
    whole, part = f"{number:.1f}".split(".")
    return msg("arena-decimal", whole=whole, part=part)
