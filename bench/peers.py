"""Other programs that play the same games: the twins in C++ and the interpreted engine.

Each takes GAMES SEATS SEED and perhaps options, and prints one line of JSON."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from bench.titles import Title

HERE: Final = Path(__file__).resolve().parent
COMPILE: Final = ("g++", "-std=c++20", "-O2")


class NoTwinError(Exception):
    """There is no twin to compare with; the text says why."""


class NoCompilerError(NoTwinError):
    """There is no g++ here; the text says what to install."""


class Run(NamedTuple):
    """Some random games: the players' decisions, a checksum of the scores, and the CPU time."""

    moves: int
    checksum: int
    cpu_seconds: float
    clone_ns: float = 0


@dataclass(frozen=True)
class Peer:
    """A program to be measured."""

    command: tuple[str, ...]
    environment: Mapping[str, str] = field(default_factory=dict)

    def play(self, games: int, seats: int, seed: int, arguments: tuple[str, ...] = ()) -> Run:
        """Has it play; its own clock times the games, without its start."""
        done = subprocess.run(
            [*self.command, str(games), str(seats), str(seed), *arguments],
            cwd=HERE.parent,
            env=os.environ | self.environment,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        told = json.loads(done.stdout)
        return Run(**{name: told[name] for name in Run._fields if name in told})


def build_twin(title: Title, folder: Path) -> Peer:
    """Compiles the twin of a title into a folder."""
    if not title.has_twin:
        raise NoTwinError(f"nobody has written a twin of {title.name} in C++")
    compiler = shutil.which(COMPILE[0])
    if compiler is None:
        raise NoCompilerError(f"no {COMPILE[0]}, so no twin; on Debian: apt install g++")
    program = folder / title.name
    source = HERE / f"{title.name}.cpp"
    subprocess.run([compiler, *COMPILE[1:], "-o", str(program), str(source)], check=True)
    return Peer((str(program),))


def interpreted(title: Title) -> Peer:
    """The engine as plain Python, in a process of its own."""
    return Peer((sys.executable, "-m", "bench.interpreted", title.name), {"DOLMEN_PURE": "1"})
