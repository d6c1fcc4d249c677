"""Weights by which the odds of winning are what they were: a logit over the seats of many
positions, fitted by Newton's method with a little pull towards 0."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, NamedTuple

# A weight counts as found when a step changes it by less than this, in standard deviations.
CLOSE: Final = 1e-4
STEPS: Final = 12

# A row of a table that is mostly 0: what is not, by its place.
Sparse = Sequence[tuple[int, float]]


class Sample(NamedTuple):
    """A position: for each seat how often each weight counts, and its share of the win."""

    rows: Sequence[Sparse]
    shares: Sequence[float]


def fit(samples: Sequence[Sample], size: int, pull: float = 3.0) -> list[float]:
    """The weights under which what happened is most likely. All are measured in standard deviations
    of what they count, so that the pull is as strong on each."""
    spreads = _spreads(samples, size)
    scaled = [
        Sample([[(i, x / spreads[i]) for i, x in row] for row in sample.rows], sample.shares)
        for sample in samples
    ]
    weights = [0.0] * size
    for _ in range(STEPS):
        step = _step(scaled, weights, pull)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < CLOSE:
            break
    return [weight / spread for weight, spread in zip(weights, spreads, strict=True)]


def chances(rows: Sequence[Sparse], weights: Sequence[float]) -> list[float]:
    """The chance of each seat: its odds among those of all."""
    worths = [sum(weights[i] * x for i, x in row) for row in rows]
    odds = [exp(worth - max(worths)) for worth in worths]
    return [share / sum(odds) for share in odds]


def _spreads(samples: Sequence[Sample], size: int) -> list[float]:
    """The standard deviation of what each weight counts; 1 where it never does."""
    sums, squares = [0.0] * size, [0.0] * size
    count = sum(len(sample.rows) for sample in samples)
    for sample in samples:
        for row in sample.rows:
            for i, x in row:
                sums[i] += x
                squares[i] += x * x
    variances = [
        square / count - (total / count) ** 2 for total, square in zip(sums, squares, strict=True)
    ]
    return [sqrt(variance) if variance > 0 else 1.0 for variance in variances]


def _step(samples: Sequence[Sample], weights: Sequence[float], pull: float) -> list[float]:
    """One step of Newton's."""
    size = len(weights)
    slope = [-pull * weight for weight in weights]
    bend = [[0.0] * size for _ in range(size)]
    for i in range(size):
        bend[i][i] = pull
    for rows, shares in samples:
        found = chances(rows, weights)
        mean: dict[int, float] = {}
        for row, chance, share in zip(rows, found, shares, strict=True):
            for i, x in row:
                mean[i] = mean.get(i, 0.0) + chance * x
                slope[i] += (share - chance) * x
        for row, chance in zip(rows, found, strict=True):
            away = dict.fromkeys(mean, 0.0) | dict(row)
            parts = [(i, away[i] - mean[i]) for i in sorted(mean)]
            for place, (i, x) in enumerate(parts):
                line, times = bend[i], chance * x
                for j, y in parts[: place + 1]:
                    line[j] += times * y
    return solve(bend, slope)


def solve(lower: Sequence[list[float]], right: Sequence[float]) -> list[float]:
    """The solution of a symmetric system with positive pivots, of which the lower half is given
    (Cholesky)."""
    size = len(right)
    root: list[list[float]] = []
    for i in range(size):
        line: list[float] = []
        for j in range(i):
            dot = sum(x * y for x, y in zip(line, root[j], strict=False))
            line.append((lower[i][j] - dot) / root[j][j])
        line.append(sqrt(lower[i][i] - sum(x * x for x in line)))
        root.append(line)
    found: list[float] = []
    for i in range(size):
        dot = sum(x * y for x, y in zip(root[i], found, strict=False))
        found.append((right[i] - dot) / root[i][i])
    for i in reversed(range(size)):
        dot = sum(root[j][i] * found[j] for j in range(i + 1, size))
        found[i] = (found[i] - dot) / root[i][i]
    return found
