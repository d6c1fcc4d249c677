"""The commands of `dolmen`, one module each: `add` puts a command into the app, in the words of one
language, and functions beside it do the work and give the exit code."""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Final

from dolmen.core.message import Refusal

# The commands in the order in which they are listed, and the module that adds each of them. Only
# the one that is typed is imported: a list of commands must not wait for a server.
COMMANDS: Final[Mapping[str, str]] = {
    "play": "play",
    "games": "games",
    "serve": "serve",
    "doctor": "doctor",
    "rules": "rules",
    "titles": "titles",
    "simulate": "simulate",
    "arena": "arena",
    "balance": "balance",
    "tune": "tune",
    "replay": "replay",
    "fork": "fork",
    "hint": "hint",
    "review": "review",
    "puzzles": "puzzles",
    "verify": "verify",
    "tables": "hosting",
    "check-records": "hosting",
    "backup": "hosting",
    "restore": "hosting",
    "admin": "housekeeping",
    "stats": "housekeeping",
    "export": "housekeeping",
    "delete": "housekeeping",
    "new-title": "new_title",
    "completion": "completion",
}

# How a command can end, 0 aside.
FAILED: Final = 1
REFUSED: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141

# What a plain installation leaves out, by the name of the extra that brings it, and a package that
# is there exactly if the extra is.
EXTRAS: Final = {
    "server": "fastapi",
    "terminal": "textual",
    "arena": "openskill",
    "cluster": "ray",
    "batch": "numpy",
    "gymnasium": "gymnasium",
    "openspiel": "open_spiel",
    "pettingzoo": "pettingzoo",
}
# What every table can do without: it weighs much, and who wants it asks for it.
APART: Final = frozenset(("cluster", "batch", "gymnasium", "openspiel", "pettingzoo"))


def require_extra(extra: str) -> None:
    """Refuses what a plain installation cannot do, and says how to get it."""
    if find_spec(EXTRAS[extra]) is None:
        raise Refusal("cli-extra-missing", extra=extra)
