"""Runs the `dolmen` command as a user does, and writes records for it to read."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from dolmen.bots import seat_bot
from dolmen.core.game import CHANCE, OVER
from dolmen.core.log import Ending, Log
from dolmen.core.rng import Rng
from dolmen.games import open_game
from tests.dice import SEED, fair_log, play_on
from tests.sample import LIGHT

# What the installed script does, wherever it is installed.
DOLMEN: Final = (sys.executable, "-c", "import sys, dolmen.__main__ as d; sys.exit(d.main())")


COMMANDS: Final = (
    "play",
    "games",
    "serve",
    "doctor",
    "rules",
    "titles",
    "simulate",
    "arena",
    "balance",
    "tune",
    "replay",
    "fork",
    "hint",
    "review",
    "puzzles",
    "verify",
    "tables",
    "check-records",
    "backup",
    "restore",
    "admin",
    "stats",
    "export",
    "delete",
    "new-title",
    "completion",
)


class Result(NamedTuple):
    """How a command ended and what it wrote."""

    code: int
    out: str
    err: str


Run = Callable[..., Result]


def shell(arguments: Sequence[str], **environ: str) -> Result:
    """Runs a command line in a process of its own."""
    done = subprocess.run(
        [*DOLMEN, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=clean_environ(environ),
        stdin=subprocess.DEVNULL,
        timeout=60,
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)


def clean_environ(more: Mapping[str, str]) -> dict[str, str]:
    """The environment without a language and a choice of the engine, in UTF-8."""
    unset = ("LC_ALL", "LC_MESSAGES", "LANG", "DOLMEN_PURE")
    kept = {key: value for key, value in os.environ.items() if key not in unset}
    return {**kept, "PYTHONUTF8": "1", **more}


def recorded(
    path: Path,
    moves: int | None = None,
    names: Sequence[str] = ("Ann", "Bo"),
    title: str = LIGHT,
) -> Path:
    """Writes a record of a game that bots play, or of its first moves."""
    game = open_game(title, 2, first=0)
    log = Log(game, names, [None, "greedy"])
    dice = Rng(7)
    bots = [seat_bot("random", game, 7, seat) for seat in range(2)]
    while (actor := game.actor(log.state)) != OVER and len(log.moves) != moves:
        at = log.state
        log.play(game.draw(at, dice) if actor == CHANCE else bots[actor].choose(at))
    return written(path, log)


def written(path: Path, log: Log[Any]) -> Path:
    """Writes a record."""
    path.write_text("".join(f"{line}\n" for line in log.lines()), encoding="utf-8")
    return path


def stopped(path: Path, ending: Ending) -> Path:
    """Writes a record of a game with fair dice that its players ended."""
    log = fair_log(LIGHT, 2)
    play_on(log, moves=40)
    log.end(ending)
    log.seed = SEED.hex()
    return written(path, log)


# Words that betray another language.
FOREIGN: Final = {
    "en": "n’|‘",
    "fr": r"\b(the|there|het|niet)\b|‘|“",
    "nl": r"\b(there|the)\b|“|«",
}


def assert_one_line(result: Result, lang: str) -> None:
    """It was refused with one sentence, in the language."""
    assert result.code == 2
    assert result.out == ""
    assert re.fullmatch(r"dolmen: \S[^\x00-\x1f]*[.?]\n", result.err)
    assert not re.search(FOREIGN[lang], result.err.lower()), result.err


TIMES: Final = (
    "seconds",
    "decisions_per_second",
    "all_seconds",
    "checked_decisions_per_second",
    "engine",
)


def simulated(text: str) -> dict[str, Any]:
    """The result of a simulation without what differs from run to run."""
    return {key: value for key, value in json.loads(text).items() if key not in TIMES}
