"""README says what is so."""

import re
from pathlib import Path

from spades_gui.command_line import parse
from spades_gui.present.message import Message
from tools.key_table import README, updated

ROOT = Path(README).parent


def test_the_table_of_keys_is_that_of_the_commands() -> None:
    readme = README.read_text(encoding="utf-8")
    assert updated(readme) == readme, "run python tools/key_table.py"


def test_every_option_it_names_is_one() -> None:
    readme = README.read_text(encoding="utf-8")
    part = readme.partition("## The command line")[2].partition("And it works without a table")[0]
    named = set(re.findall(r"--[a-z]+", part))
    values = {
        "--language": "fr",
        "--config": "x",
        "--set": "a=b",
        "--seed": "1",
        "--keys": "x",
        "--transcript": "x",
        "--open": "x",
    }
    for option in named:
        parse([option, values[option]] if option in values else [option], _id)
    assert len(named) >= 8


def test_the_files_it_points_to_exist() -> None:
    for target in re.findall(r"\]\((?!https:)([^)#]+)\)", README.read_text(encoding="utf-8")):
        assert (ROOT / target).exists()


def _id(message: Message) -> str:
    return message.id
