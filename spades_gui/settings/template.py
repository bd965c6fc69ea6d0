"""The text of ``config.yaml``, made from the schema so that its comments and defaults cannot go stale.

``python -m spades_gui.settings.template > config.yaml`` writes it anew.
"""

from dataclasses import fields

from spades_gui.core.options import RuleOptions
from spades_gui.settings.kinds import Kind, Option
from spades_gui.settings.schema import FIELDS, Settings, as_written

_HEADING = """\
# Spades: every setting, as shipped.
#
# Leave this file as it is. Change settings in the game's menu, or write only what you want different, in the same form,
# into a file of your own:
#   Linux    ~/.config/spades-gui/config.yaml
#   macOS    ~/Library/Application Support/spades-gui/config.yaml
#   Windows  %LOCALAPPDATA%\\spades-gui\\config.yaml
# or any other file: spades-gui --config FILE
"""


def render() -> str:
    """The whole file."""
    lines = [_HEADING]
    opened = ""
    for name, each in FIELDS.items():
        section, _, key = name.rpartition(".")
        if section != opened:
            lines.append(f"{section}:")
            opened = section
        indent = "  " if section else ""
        about = [*each.metadata["comment"], *_allowed(each.metadata["kind"])]
        lines += [f"{indent}# {line}" for line in about]
        lines += [f"{indent}{key}: {as_written(each.default)}", ""]
    for each in fields(Settings):
        if each.name in ("rules", "keys", "buttons"):
            lines += [f"# {line}" for line in each.metadata["comment"]]
            if each.name == "rules":
                lines += ["# All of them, the classic value first or the lowest and the highest number:"]
                lines += [f"#   {each.name}: {', '.join(Option(each.name).allowed)}" for each in fields(RuleOptions)]
            lines += [f"{each.name}: {{}}", ""]
    return "\n".join(lines)


def _allowed(kind: Kind) -> list[str]:
    """What may stand there; for a switch the values speak for themselves."""
    match kind.expects, kind.allowed:
        case "choice", words:
            return [f"One of: {', '.join(words)}"]
        case "number", (low, high):
            return [f"From {low} to {high}."]
        case "text", (longest,):
            return [f"At most {longest} characters."]
        case _:
            return []


if __name__ == "__main__":
    print(render(), end="")
