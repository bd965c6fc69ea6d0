"""What is wrong with settings and keys, in words."""

from spades_gui.keys.commands import BY_ID
from spades_gui.keys.key import parse_key
from spades_gui.keys.keymap import KeyProblem
from spades_gui.present.key_names import key_name
from spades_gui.present.message import Message, msg
from spades_gui.settings.problem import REFUSALS, Problem, ProblemId, reason


def setting_problem(problem: Problem) -> tuple[Message, ...]:
    """Where and what is wrong, what belongs there, what is used instead, and what was probably meant."""
    parts = [_what(problem)]
    if problem.expects == "text":
        parts.append(msg("problem-expects-text", n=int(problem.allowed[0])))
    elif problem.expects in ("choice", "number"):
        allowed = tuple(msg("literal", value=each) for each in problem.allowed)
        parts.append(msg(f"problem-expects-{problem.expects}", list=allowed))
    elif problem.expects == "contrast":
        now, least = map(_decimal, problem.allowed)
        parts.append(msg("problem-expects-contrast", now=now, wanted=least))
    elif problem.expects and problem.id is not ProblemId.NOT_A_KEY:
        parts.append(msg(f"problem-expects-{problem.expects}"))
    if problem.suggestion:
        parts.append(msg("problem-suggestion", value=problem.suggestion))
    if problem.used:
        parts.append(msg("problem-used", value=problem.used))
    return tuple(parts)


def key_problem(problem: KeyProblem) -> tuple[Message, ...]:
    """Which wish for a key was refused, and why."""
    if problem.command not in BY_ID:
        unknown = msg("key-problem-unknown", value=problem.command)
        return (unknown, msg("problem-suggestion", value=problem.suggestion)) if problem.suggestion else (unknown,)
    facts = {"key": key_name(parse_key(problem.key)), "command": msg(BY_ID[problem.command].help_id)}
    if not problem.other:
        return (msg("key-problem-digit", **facts),)
    return (msg("key-problem-taken", **facts, other=msg(BY_ID[problem.other].help_id)),)


def refusal(error: Exception) -> Message:
    """Why the system refused to read or write a file."""
    return refused(reason(error))


def refused(reason: str) -> Message:
    """The same, where the reason is known."""
    return msg(f"system-{reason}") if reason in REFUSALS else msg("literal", value=reason)


def _decimal(text: str) -> Message:
    whole, _, part = text.partition(".")
    return msg("decimal", whole=int(whole), part=int(part))


def _what(problem: Problem) -> Message:
    of_the_system = problem.id in (ProblemId.UNREADABLE, ProblemId.NOT_WRITTEN, ProblemId.NOT_SAVED)
    value = refused(problem.value) if of_the_system else problem.value
    if problem.id in (ProblemId.NOT_SAVED, ProblemId.DAMAGED_KEPT):
        return msg(f"problem-{problem.id}", value=value)
    facts = {"key": problem.key, "value": value}
    if problem.file is None:
        return msg("problem-flag", problem=msg(f"problem-{problem.id}", **facts))
    what = msg(f"problem-{problem.id}", **facts)
    if problem.line:
        return msg("problem-line", file=problem.file.name, line=problem.line, problem=what)
    return msg("problem-file", file=problem.file.name, problem=what)
