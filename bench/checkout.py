"""Another checkout beside this one, the same measures in turns: `python -m bench --against PATH`.

Each checkout runs in a process that lives for many rounds, with this very file and its own
`dolmen`, and answers one line of JSON for each line that it is sent."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from math import comb
from pathlib import Path
from statistics import median
from typing import Any, Final, TextIO

from bench.measures import Size, check
from bench.ours import clone, drive, play, reasons, watch
from bench.peers import HERE, Run
from bench.report import Line, line
from bench.titles import TITLES, Title
from dolmen import engine
from dolmen.core.game import Game


@dataclass(frozen=True)
class Measure:
    """Something both checkouts do; how much of it a round has, for so many games of a round."""

    name: str
    each_seats: bool
    share: float


# Where its code and data happen to lie in memory makes a process faster or slower for as long as it
# lives, by up to a third: so the rounds are played by several.
SITTINGS: Final = 3

MEASURES: Final = (
    Measure("playouts", each_seats=True, share=1),
    Measure("clone", each_seats=False, share=20),
    Measure("from-python", each_seats=False, share=0.25),
    Measure("reasons", each_seats=False, share=0.02),
    Measure("bot", each_seats=False, share=0.01),
)


class Checkout:
    """The engine of a checkout in a process of its own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.checkout"],
            cwd=HERE.parent,
            env=os.environ | {"PYTHONPATH": str(root / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        told = self._answer({})
        self.kind: str = told["engine"]
        if not Path(told["package"]).is_relative_to((root / "src").resolve()):
            self.close()
            raise FileNotFoundError(f"{root} is no checkout of Dolmen: it has no src/dolmen")

    def run(self, measure: Measure, title: Title, seats: int, games: int, seed: int) -> Run:
        """One round of a measure."""
        count = max(round(title.games(games) * measure.share), 1)
        return Run(**self._answer({"run": (measure.name, title.name, seats, count, seed)}))

    def _answer(self, asked: dict[str, object]) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise ChildProcessError(f"the bench in {self.root} ended with {self.process.wait()}")
        return json.loads(answer)

    def close(self) -> None:
        """Ends the process."""
        self.process.communicate()


def compare(root: Path, size: Size, titles: Sequence[Title] = TITLES) -> Iterator[Line]:
    """This checkout over another: how many times as fast it is, measure by measure."""
    measured = [
        (measure, title, seats)
        for title in titles
        for measure in MEASURES
        for seats in (title.seats if measure.each_seats else title.seats[:1])
    ]
    runs: list[list[tuple[Run, Run]]] = [[] for _ in measured]
    kinds: tuple[str, str] = ("", "")
    for sitting in range(SITTINGS):
        seeds = range(sitting, size.rounds, SITTINGS)
        with closing(Checkout(HERE.parent)) as ours, closing(Checkout(root)) as theirs:
            kinds = (ours.kind, theirs.kind)
            games = size.games if kinds == ("compiled", "compiled") else size.games_interpreted
            for (measure, title, seats), pairs in zip(measured, runs, strict=True):
                for seed in seeds:
                    # By turns the first: what the machine does meanwhile favours neither.
                    turn = (ours, theirs) if seed % 2 == 0 else (theirs, ours)
                    ran = {who: who.run(measure, title, seats, games, seed) for who in turn}
                    check(f"{title.name} here and in {root}", ran[ours], ran[theirs])
                    pairs.append((ran[ours], ran[theirs]))
    for (measure, title, seats), pairs in zip(measured, runs, strict=True):
        ratios = [their.cpu_seconds / our.cpu_seconds for our, their in pairs]
        low, high = interval(ratios)
        yield line(
            title,
            f"against {measure.name}",
            seats,
            median(ratios),
            "ours/theirs",
            low=round(low, 3),
            high=round(high, 3),
            rounds=size.rounds,
            theirs=str(root),
            their_engine=kinds[1],
        )


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Where the true median lies with at least 95 %, whatever the distribution: between two of the
    values, so many from each end that a fair coin seldom lands that far out."""
    ordered = sorted(values)
    count = len(ordered)
    out, tail = 0, 1
    while 2 * tail / 2**count <= 0.05 and out < (count - 1) // 2:
        out += 1
        tail += comb(count, out)
    least = max(out - 1, 0)
    return ordered[least], ordered[count - 1 - least]


def serve(questions: TextIO, answers: TextIO) -> None:
    """Answers until there are no more questions; the first one just asks who is there."""
    games: dict[tuple[str, int], Game[Any]] = {}
    works = {
        "playouts": play,
        "clone": clone,
        "from-python": drive,
        "reasons": reasons,
        "bot": watch,
    }
    for question in questions:
        asked = json.loads(question)
        if "run" not in asked:
            told: dict[str, object] = {"engine": engine.kind(), "package": engine.__file__}
        else:
            measure, name, seats, count, seed = asked["run"]
            if (name, seats) not in games:
                (title,) = (title for title in TITLES if title.name == name)
                games[name, seats] = title.game(seats)
            told = works[measure](games[name, seats], count, seed)._asdict()
        answers.write(json.dumps(told) + "\n")
        answers.flush()


if __name__ == "__main__":
    serve(sys.stdin, sys.stdout)
