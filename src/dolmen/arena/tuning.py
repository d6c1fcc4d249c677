"""Makes weights of a title's judge better, generation by generation, and writes down each: whoever
was killed goes on from the last one."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

from dolmen.arena.book import Lines
from dolmen.arena.evolution import State, begin, candidates, next_state, restore
from dolmen.arena.hands import answers
from dolmen.arena.plan import as_read, build_of
from dolmen.arena.trial import Trials, worth
from dolmen.bots.figures import Interval, mean_of
from dolmen.bots.weights import LARGEST
from dolmen.core.judge import SHARED
from dolmen.core.message import Refusal

FORMAT: Final = "dolmen-tune/1"
# A weight of nothing may be off by so much as well.
SMALLEST: Final = 20
# Seeds of the trials: of each generation, of those that choose between generations, and of those
# that say at the end what it was worth, which nothing was chosen by.
SPAN: Final = 1_000_000
CHOOSING: Final = 900_000
JUDGING: Final = 950_000


class Task(NamedTuple):
    """What is tuned: the trials, the names and numbers it begins with, how far they may be off in
    hundredths, and how much is spent on it."""

    trials: Trials
    names: tuple[str, ...]
    start: tuple[int, ...]
    spread: int
    population: int
    positions: int
    seed: int

    def terms(self) -> dict[str, object]:
        """All that two halves of one run must agree about."""
        game = self.trials.game
        terms = {
            "title": game.title,
            "version": game.version,
            "seats": game.seats,
            "options": game.options,
            "panel": self.trials.panel,
            "iterations": self.trials.iterations,
            "start": dict(zip(self.names, self.start, strict=True)),
            "spread": self.spread,
            "population": self.population,
            "positions": self.positions,
            "seed": self.seed,
            "build": build_of(game.title),
        }
        return as_read(terms)

    def whole(self, numbers: Sequence[float]) -> tuple[int, ...]:
        """Numbers as weights: whole, and inside of what a file takes."""
        return tuple(
            max(1 if name in SHARED else -LARGEST, min(LARGEST, round(number)))
            for name, number in zip(self.names, numbers, strict=True)
        )


class Generation(NamedTuple):
    """Where a generation ended, and what its weights are worth in the trials that choose."""

    state: State
    weights: tuple[int, ...]
    worth: Interval


class Journal(Lines):
    """The generations of a run in a file."""

    def __init__(self, path: Path, task: Task) -> None:
        self.task = task
        self.generations: list[Generation] = []
        super().__init__(path, FORMAT, "tune", task.terms())

    def take(self, value: Mapping[str, Any]) -> bool:
        """A line that was read."""
        state = restore(value["state"])
        found = Generation(state, self.task.whole(state.mean), Interval(*value["worth"]))
        self.generations.append(found)
        return True

    def add(self, found: Generation) -> None:
        """Writes a generation down."""
        state = found.state._asdict()
        named = dict(zip(self.task.names, found.weights, strict=True))
        self.write({"state": state, "weights": named, "worth": list(found.worth)})


Asked = tuple[int, tuple[int, ...], int]


def answer(trials: Trials, asked: Asked) -> tuple[int, int, float]:
    """One trial: whose it was, its seed, and what came of it."""
    which, weights, seed = asked
    return which, seed, worth(trials, weights, seed)


def values(task: Task, sets: Sequence[tuple[int, ...]], first: int, jobs: int) -> list[list[float]]:
    """What each set of weights comes to in the same trials, in the order of the trials."""
    seeds = range(task.seed * SPAN + first, task.seed * SPAN + first + task.positions)
    asked: Iterable[Asked] = (
        (which, weights, seed) for seed in seeds for which, weights in enumerate(sets)
    )
    found: dict[tuple[int, int], float] = {}
    for which, seed, value in answers(answer, task.trials, asked, jobs):
        found[which, seed] = value
    return [[found[which, seed] for seed in seeds] for which in range(len(sets))]


def first_generation(task: Task, jobs: int) -> Generation:
    """The weights it begins with."""
    spreads = [max(SMALLEST, abs(number)) * task.spread / 100 for number in task.start]
    state = begin(task.start, spreads)
    (seen,) = values(task, [task.start], CHOOSING, jobs)
    return Generation(state, task.start, mean_of(seen))


def next_generation(task: Task, before: Generation, jobs: int) -> Generation:
    """One more: its candidates meet the same trials, and their order is all that counts."""
    drawn = candidates(before.state, task.population, task.seed)
    first = before.state.generation * task.positions
    results = values(task, [task.whole(one) for one in drawn], first, jobs)
    order = sorted(range(len(drawn)), key=lambda i: -fmean(results[i]))
    state = next_state(before.state, [drawn[i] for i in order])
    weights = task.whole(state.mean)
    (seen,) = values(task, [weights], CHOOSING, jobs)
    return Generation(state, weights, mean_of(seen))


def tune(
    task: Task,
    generations: int,
    jobs: int,
    journal: Journal | None = None,
    tell: Callable[[Generation], None] = lambda found: None,
) -> list[Generation]:
    """So many generations, from wherever it was left."""
    found = [] if journal is None else journal.generations[: generations + 1]
    if generations * task.positions > CHOOSING:
        raise Refusal("tune-too-many", most=CHOOSING)
    try:
        while len(found) <= generations:
            step = next_generation(task, found[-1], jobs) if found else first_generation(task, jobs)
            found.append(step)
            if journal is not None:
                journal.add(step)
            tell(step)
    except KeyboardInterrupt:
        pass
    return found


def best_of(found: Sequence[Generation]) -> Generation:
    """The generation that did best in the trials that choose; of equals the earlier one."""
    return max(found, key=lambda generation: generation.worth.mean)


def gain(task: Task, best: Generation, jobs: int) -> Interval:
    """How much better its weights are than those it began with, in trials that chose nothing."""
    before, after = values(task, [task.start, best.weights], JUDGING, jobs)
    return mean_of([b - a for a, b in zip(before, after, strict=True)])
