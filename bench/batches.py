"""A batch beside the same games through PettingZoo, both with observations and masks at every
decision. They take turns, as peers do."""

import time
from collections.abc import Iterator
from statistics import median
from typing import Any, Final

import numpy as np

from bench.report import Line, line
from bench.titles import Title
from dolmen.adapters.pettingzoo import raw_env
from dolmen.batch import Batch

STEPS_PER_SECOND: Final = "steps/s"


def measure(title: Title, rounds: int, games: int, steps: int) -> Iterator[Line]:
    """A batch of so many games and decisions in each round, and a few of PettingZoo's cycle."""
    seats = title.seats[0]
    game = title.game(seats)
    batch = Batch(game, games, seed=1)
    table = raw_env(title.name, seats, **game.options)
    ours, theirs = [], []
    for seed in range(rounds):
        ours.append(side_by_side(batch, steps))
        theirs.append(one_by_one(table, steps, seed))
    ratios = [our / their for our, their in zip(ours, theirs, strict=True)]
    told = {"games": games, "rounds": rounds}
    yield line(title, "batch", seats, median(ours), STEPS_PER_SECOND, **told)
    yield line(title, "pettingzoo", seats, median(theirs), STEPS_PER_SECOND, rounds=rounds)
    yield line(title, "batch-ratio", seats, median(ratios), "batch/pettingzoo", rounds=rounds)


def side_by_side(batch: Batch, steps: int) -> float:
    """Decisions per second of CPU time, all games of a batch together."""
    times = max(steps // batch.games, 1)
    start = time.process_time()
    for _ in range(times):
        batch.step(batch.sample())
    return times * batch.games / (time.process_time() - start)


def one_by_one(table: Any, steps: int, seed: int) -> float:
    """The same through the cycle of PettingZoo: `last`, a random legal move, `step`. A hundredth of
    the decisions is enough to time it."""
    rng = np.random.default_rng(seed)
    count = max(steps // 100, 1)
    start = time.process_time()
    done = 0
    table.reset(seed=seed)
    while done < count:
        seen, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            table.reset()
            continue
        table.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        done += 1
    return count / (time.process_time() - start)
