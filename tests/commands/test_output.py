"""What is printed: its layout, and who stops reading it."""

import json
import shlex
import subprocess

import pytest

from dolmen.commands.screen import fold, spread
from dolmen.games import TITLES
from tests.commands.command_runs import (
    DOLMEN,
    clean_environ,
)
from tests.sample import LIGHT


def test_a_reader_that_has_enough_is_no_error() -> None:
    command = f"{shlex.join(DOLMEN)} rules {LIGHT} | head -n 1"
    done = subprocess.run(
        ["sh", "-c", command], capture_output=True, text=True, env=clean_environ({}), check=True
    )
    assert (done.stdout, done.stderr) == (f"{TITLES[LIGHT].name}: the rules\n", "")


@pytest.mark.parametrize("command", ["titles", "--version", f"rules {LIGHT}", "--help"])
def test_a_full_disk_is_one_line(command: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f"{shlex.join(DOLMEN)} {command} > /dev/full"],
        capture_output=True,
        text=True,
        env=clean_environ({}),
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == "dolmen: That did not work: No space left on device.\n"


def test_json_is_broken_up_only_where_it_does_not_fit() -> None:
    value = {"short": [1, 2], "long": [f"gem {n}" for n in range(12)], "deep": [{"a": [0] * 9}] * 2}
    lines = spread(value, 40).splitlines()
    assert json.loads("\n".join(lines)) == value
    assert max(map(len, lines)) <= 40
    assert lines[1] == '  "short": [1, 2],'
    assert '    "gem 0", "gem 1", "gem 2", "gem 3",' in lines
    assert spread([], 1) == "[]"
    assert spread("a long text", 3) == '"a long text"'


def test_long_lines_are_folded_and_indented() -> None:
    assert fold("one two three four five six", 24, "  ", "1 ") == "1 one two three four\n  five six"
