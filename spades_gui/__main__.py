"""The wiring: which parts are put together for what the command line asks."""

import argparse
import io
import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import cache, partial
from pathlib import Path
from typing import Final

from spades_gui import assets, command_line
from spades_gui.app.announcer import Announcer
from spades_gui.app.desk import Desk
from spades_gui.app.errands import InlineErrands, ThreadErrands
from spades_gui.app.game import GameTable
from spades_gui.app.headless import KeepsNoMatch, KeepsNoStatistics
from spades_gui.app.keeping import suggestion
from spades_gui.app.ports import Game, MatchKeeper, StatisticsKeeper, Transcript
from spades_gui.app.saver import Saver
from spades_gui.app.script import ScriptedGame, ScriptError, Step, parse_script
from spades_gui.app.seating import viewpoint
from spades_gui.app.session import Session
from spades_gui.app.transcripts import JsonTranscript, NoTranscript, SpokenLines
from spades_gui.batch.refused import RefusedError
from spades_gui.keys.keyring import Keyring
from spades_gui.keys.sets import Keys
from spades_gui.leaving import already_leaving, leave_on_signals
from spades_gui.present.message import Message, msg
from spades_gui.present.problems import key_problem, refusal, refused, setting_problem
from spades_gui.present.system_language import system_language
from spades_gui.present.words import Words
from spades_gui.settings.document import UnusableFileError, read_text
from spades_gui.settings.load import load
from spades_gui.settings.own_theme import make_own_theme, read_own_theme
from spades_gui.settings.rules import delete_set, match_rules, read_sets, save_set
from spades_gui.settings.save import save_changes
from spades_gui.settings.schema import LANGUAGES, OWN_THEME
from spades_gui.settings.translated_keys import keys_file, read_keys
from spades_gui.stage import CannotStartError, Stage, headless, real, speak_once
from spades_gui.storage.copies import gather
from spades_gui.storage.kept import KeptMatches
from spades_gui.storage.matches import MatchStore
from spades_gui.storage.slots import take_slot
from spades_gui.storage.statistics import StatisticsStore

_COMMANDS: Final = ("score", "verify", "arena", "say")
"""Work without a table, by the first argument."""
_LONGEST_SCRIPT: Final = 1_000_000
"""Bytes of a script of keys."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the game, or the command that stands first; gives the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that has no Cyrillic must not end the game
    try:
        status = _start(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except assets.AssetsMissingError as trouble:
        print(trouble, file=sys.stderr)
        return command_line.USAGE
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    except BrokenPipeError:
        # Who read along, as in "| head", has read enough. Python would complain once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


def _start(given: Sequence[str]) -> int:
    words = Words(assets.locales_folder(), lambda fault: print(fault, file=sys.stderr))
    tongue = system_language(LANGUAGES)
    if given and given[0] in _COMMANDS:
        return _command(given[0])(given[1:], words, tongue)
    options = command_line.parse(given, lambda message: words.say(message, tongue), _COMMANDS)
    with ExitStack() as closing:
        try:
            return _play(options, words, tongue, closing)
        except CannotStartError as trouble:
            print(words.say(trouble.message, tongue), file=sys.stderr)
            return command_line.USAGE


def _command(name: str) -> Callable[[Sequence[str], Words, str], int]:
    """What takes the arguments after this first one, the texts and the system's language, and gives the exit status."""
    # Imported only here: a game, which needs none of them, starts sooner.
    match name:
        case "score":
            from spades_gui.batch.score_command import run
        case "verify":
            from spades_gui.batch.verify_command import run
        case "say":
            from spades_gui.batch.say_command import run as say

            return partial(say, speak=_speak)
        case _:
            from spades_gui.batch.arena_command import run
    return run


def _speak(text: str, language: str) -> None:
    """Have a text spoken as the player likes it, if anything speaks; returns when it has been."""
    speak_once(load(assets.shipped_config(), assets.find_folders().config, None, {}).settings, text, language)


def _play(options: argparse.Namespace, words: Words, tongue: str, closing: ExitStack) -> int:
    steps = _read_script(options.keys) if options.keys else None
    replay = _read_match(options.replay) if options.replay else None
    flags: dict[str, object] = {**dict(options.set), **({"language": options.language} if options.language else {})}
    folders = assets.find_folders(options.portable)
    loaded = load(assets.shipped_config(), folders.config, options.config, flags)
    settings = loaded.settings
    rule_sets, set_problems = read_sets(folders.rules)
    own_theme = read_own_theme(folders.theme)
    language = tongue if settings.language == "auto" else settings.language

    keyring = Keyring(cache(partial(_translated_keys, assets.locales_folder())))
    keymap, key_problems = keyring.keymap(settings.key_set, language, settings.keys, settings.buttons)
    first = _is_first_start(settings.first_start, options, folders)
    stage = (
        headless(settings)
        if options.headless
        else real(
            settings,
            lambda command: table.key(command),
            closing,
            folders.window,
            unseen=options.demo,
        )
    )
    saving = closing.enter_context(ExitStack())
    transcript: Transcript = NoTranscript()
    if options.transcript:
        transcript = _transcript(options.transcript, stage.clock, words, tongue)
        saving.callback(transcript.close)
    if options.demo:
        transcript = SpokenLines(lambda line: print(line, flush=True), transcript)
    keeper = Saver(
        lambda changes: save_changes(folders.config, changes),
        lambda chosen: save_set(folders.rules, chosen),
        lambda name: delete_set(folders.rules, name),
        stage.wake,
        stage.patience,
    )
    saving.callback(keeper.close)
    kept = KeptMatches(folders.kept, folders.exchange)
    errands = InlineErrands() if options.headless else ThreadErrands(stage.wake, stage.patience)
    saving.callback(errands.close)
    matches: MatchKeeper = KeepsNoMatch()
    statistics: StatisticsKeeper = KeepsNoStatistics()
    notices: list[tuple[Message, ...]] = []
    if not options.demo:
        matches, told = _match_store(folders, stage, saving)
        told += gather(folders.data, kept, lambda match: words.say(suggestion(match), language))
        notices += [(each,) for each in told]
        statistics = StatisticsStore(folders.data, folders.exchange, stage.wake, stage.patience)
        saving.callback(statistics.close)

    desk = Desk(
        settings=settings,
        keymap=keymap,
        announcer=Announcer(words, stage.speaker, transcript, language, settings.speech.verbosity),
        speaker=stage.speaker,
        sounds=stage.sounds,
        clipboard=stage.clipboard,
        thinker=stage.thinker,
        transcript=transcript,
        keeper=keeper,
        matches=matches,
        kept=kept,
        errands=errands,
        statistics=statistics,
        view=viewpoint(settings, match_rules(settings)[0], playing=not options.demo),
        keyring=keyring,
        rule_sets=rule_sets,
        own_theme=own_theme.theme,
        make_theme=lambda: make_own_theme(folders.theme),
        drawing_news=stage.drawing_news,
        waits=not options.fast,
        moving=frozenset() if options.fast or steps is not None else stage.moving,
        read_aloud=stage.read_aloud,
    )
    table = GameTable(desk, stage.painter, options.seed)
    leave_on_signals()

    def last_word() -> None:
        already_leaving()
        saving.close()
        print(desk.text(msg("cli-screen-lost")), file=sys.stderr)

    stage.on_lost(last_word)
    colours = own_theme.to_tell(used=settings.screen.theme == OWN_THEME)
    notices += [setting_problem(each) for each in (*loaded.problems, *colours, *set_problems)]
    notices += [key_problem(each) for each in key_problems]
    table.start(notices, demo=options.demo, first=first, record=options.open, replay=replay)
    game: Game = table
    if steps is not None:
        game = ScriptedGame(table, steps, lambda: table.waiting, eager=options.fast)
    stage.run(game)
    return 0


def _is_first_start(setting: str, options: argparse.Namespace, folders: assets.Folders) -> bool:
    """Whether to ask what is asked first of all: by itself only a player, whose game has just been put there."""
    if setting == "auto":
        return not (options.keys or options.headless) and folders.untouched
    return setting == "ask"


def _translated_keys(locales: Path, language: str, key_set: str) -> Keys:
    """The keys that translators want; what is wrong with them is for whoever reads the terminal."""
    keys, faults = read_keys(keys_file(locales, language, key_set))
    for fault in faults:
        print(fault, file=sys.stderr)
    return keys


def _match_store(folders: assets.Folders, stage: Stage, saving: ExitStack) -> tuple[MatchStore, list[Message]]:
    """Where the match in progress is kept, apart from that of any other copy of the game, and what to tell of it."""
    slot = take_slot(folders.data)
    saving.callback(slot.release)
    matches = MatchStore(slot.folder, stage.wake, stage.patience)
    saving.callback(matches.close)
    told = [msg("copy-runs")] if slot.folder != folders.data else []
    if slot.trouble is not None and folders.portable:
        told.append(msg("portable-failed", file=str(folders.data), problem=refusal(slot.trouble)))
    return matches, told


def _transcript(path: Path, clock: Callable[[], float], words: Words, tongue: str) -> JsonTranscript:
    def failed(error: OSError) -> None:
        trouble = msg("cli-not-written", file=str(path), problem=refusal(error))
        print(words.say(trouble, tongue), file=sys.stderr)

    try:
        return JsonTranscript(path.open("w", encoding="utf-8"), clock, failed)
    except OSError as error:
        raise CannotStartError(_no_file(path, refusal(error))) from None


def _read_script(path: Path) -> tuple[Step, ...]:
    try:
        return parse_script(read_text(path, _LONGEST_SCRIPT, stream=True))
    except UnusableFileError as error:
        trouble = msg(f"problem-{error.problem.id}", value=refused(error.problem.value))
        raise CannotStartError(_no_file(path, trouble)) from None
    except ScriptError as error:
        trouble = msg("cli-bad-script", file=str(path), line=error.line, value=error.text)
        raise CannotStartError(trouble) from None


def _read_match(path: Path) -> Session:
    from spades_gui.storage.replays import read_match

    try:
        return read_match(path)
    except RefusedError as refused:
        raise CannotStartError(refused.message) from None


def _no_file(path: Path, problem: Message) -> Message:
    return msg("cli-no-file", file=str(path), problem=problem)


if __name__ == "__main__":
    sys.exit(main())
