"""What a command imports before it answers: none waits for what it does not need."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from dolmen.__main__ import UNCOLLECTED

# What takes long to import, each needed by some commands only.
HEAVY = frozenset(
    (
        "asyncio",
        "fastapi",
        "gymnasium",
        "httpx",
        "jinja2",
        "numpy",
        "openskill",
        "pydantic",
        "sqlalchemy",
        "textual",
        "uvicorn",
        "websockets",
    )
)
PARSER = frozenset(("cyclopts",))
TABLES = frozenset(("rich",))
# What looks for the compiled engine, and what plays.
ENGINE = frozenset(("dolmen.core.game",))
BOTS = frozenset(("dolmen.bots",))
TITLES = frozenset(("importlib.metadata",))
RUN = "import sys; from dolmen.cli import main; main(sys.argv[1:]); print(*sys.modules)"


def imported(*arguments: str) -> set[str]:
    """The modules of a new process that has done a command."""
    done = subprocess.run(
        [sys.executable, "-c", RUN, *arguments], stdout=subprocess.PIPE, text=True, check=True
    )
    return set(done.stdout.splitlines()[-1].split())


@pytest.mark.parametrize(
    ("arguments", "unneeded"),
    [
        (["--help"], PARSER | TABLES | ENGINE | BOTS | TITLES),
        ([], PARSER | TABLES | ENGINE | BOTS | TITLES),
        (["--version"], PARSER | TABLES | ENGINE | BOTS | TITLES),
        (["games"], TABLES | ENGINE | BOTS),
        (["verify", "--help"], BOTS),
        (["titles"], frozenset()),
        (["rules", "--help"], frozenset()),
        (["play", "--help"], frozenset()),
        (["serve", "--help"], frozenset()),
    ],
)
def test_a_command_imports_what_it_needs_alone(
    arguments: Sequence[str], unneeded: frozenset[str]
) -> None:
    modules = imported(*arguments)
    assert "dolmen.cli" in modules
    assert sorted(modules & (HEAVY | unneeded)) == []


@pytest.mark.parametrize("command", ["tables", "stats"])
def test_a_command_that_reads_a_database_imports_no_server(command: str, tmp_path: Path) -> None:
    modules = imported(command, "--data", str(tmp_path))
    assert "sqlalchemy" in modules
    assert sorted(modules & (HEAVY - {"asyncio", "sqlalchemy"})) == []


def test_the_command_looks_for_no_garbage_among_what_it_imports() -> None:
    program = (
        "import gc, sys; from dolmen.__main__ import main; sys.argv[1:] = ['--version']\n"
        "code = main(); print(code, *gc.get_threshold(), gc.get_freeze_count() > 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == f"0 {UNCOLLECTED} 10 10 True"
