"""Goals of make that the docs name, and what runs each. `make commands` types those that take
seconds or a few minutes, in a small form (`tests/typed.py`); the others are run by what is said
here, and by nothing in the suite (docs/adr/0080-every-command.md)."""

from typing import Final, NamedTuple

from tests.sample import LIGHT


class Small(NamedTuple):
    """How a goal is typed in little time: some of what it does, in the same way."""

    # What is said for ARGS, where the reader would say nothing or more.
    arguments: str | None = None
    # Of a goal that is a file of tests, those that have this in their name.
    only: str = ""
    # What must stand in what it prints.
    prints: str = ""
    # A file or a folder that it writes, and that is put back.
    writes: str = ""


class Elsewhere(NamedTuple):
    """What runs a goal whole, and the line of it that does."""

    file: str
    line: str


ONE_BOARD: Final = f"a_board and {LIGHT}"
# Packages of Debian that the project needs for something.
PACKAGES: Final = frozenset(
    ("git", "make", "python3", "python3-venv", "gcc", "libc6-dev", "python3-dev", "npm")
)
GOALS: Final[dict[str, Small | Elsewhere]] = {
    # They change nothing in a checkout whose files are as they should be.
    "docs": Small(),
    "wire": Small(),
    "site": Small(),
    "page": Small(),
    "engine": Small(prints="Engine: compiled already."),
    "check": Small(),
    "quick": Small(),
    # Measures: whether they work, and no figure of theirs is worth anything.
    "bench": Small("--quick", prints='"title"'),
    "gates": Small("--size tiny --only 4:bounds --database sqlite", prints="4"),
    "strength": Small(f"--quick --hours 0.01 --title {LIGHT} --folder {{folder}}"),
    "balance": Small("--games 4", writes="docs/balance.md"),
    "proof": Small(
        f"{LIGHT} --masters 1 --novices 1 --iterations 20 --budget 40 --pairs 2"
        " --page {folder}/review.md"
    ),
    "peers": Small("--quick --only pgx", prints="pgx"),
    "mutants": Small("--only {mutant}", prints="1 of 1 killed"),
    # One of what each plays in Chromium.
    "phones": Small(only=f"{LIGHT} and 390"),
    "instant": Small(only=f"{LIGHT} and 390"),
    "screens": Small(only="rules"),
    "pictures": Small(only=ONE_BOARD, writes="docs/pictures"),
    # A server and a terminal, until somebody leaves.
    "play": Elsewhere("tests/typed.py", '"play", "ARGS=--port 0"'),
    "terminal": Elsewhere("tests/typed.py", '["make", "terminal"]'),
    # Files of tests of their own.
    "wheel": Elsewhere("tests/ways.py", '"--no-print-directory", "wheel"'),
    "wheels": Elsewhere("Makefile", "wheels WHEELS=$(BIN)/python"),
    "ways": Elsewhere("Makefile", "tests/ways.py"),
    "cluster": Elsewhere("Makefile", "tests/cluster.py"),
    "commands": Elsewhere("Makefile", "tests/typed.py"),
    # Whole, before each merge; the night is `make test`, and both of these goals whole.
    "test": Elsewhere(".ci/run", "make test"),
    "night": Elsewhere("Makefile", "gates ARGS='--quick'"),
}
