"""An evolution strategy: finds better numbers where nothing but "these did better than those" is
known, and that with noise.

(mu/mu_w, lambda) with step sizes by coordinate: the separable CMA-ES of Ros and Hansen (2008). It
looks at the order of the candidates only, so it does not matter in what their worth is counted."""

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from random import Random
from typing import Final, NamedTuple

# The better half of a generation is what the next comes from: of one there is none.
FEWEST: Final = 2


class State(NamedTuple):
    """All that a generation hands to the next."""

    generation: int
    mean: list[float]
    step: float
    # Variance by coordinate, and the two paths that were gone.
    variances: list[float]
    path: list[float]
    step_path: list[float]


def begin(start: Sequence[float], spreads: Sequence[float]) -> State:
    """Around some numbers, as far as each may be off."""
    nothing = [0.0] * len(start)
    variances = [spread * spread for spread in spreads]
    return State(0, list(start), 1.0, variances, nothing, nothing)


def restore(values: Mapping[str, object]) -> State:
    """A state that was written down by `_asdict`."""
    return State(*(values[name] for name in State._fields))  # type: ignore[arg-type]  # as written


def usual_population(count: int) -> int:
    """How many candidates a generation has for so many numbers."""
    return 4 + int(3 * log(count)) if count > 1 else 4


def candidates(state: State, population: int, seed: int) -> list[list[float]]:
    """A generation: drawn around the mean, the same for the same seed."""
    rng = Random(f"{seed} {state.generation}")
    return [
        [
            mean + state.step * sqrt(variance) * rng.gauss(0, 1)
            for mean, variance in zip(state.mean, state.variances, strict=True)
        ]
        for _ in range(population)
    ]


def next_state(state: State, ranked: Sequence[Sequence[float]]) -> State:
    """What follows from a generation, the best candidate first."""
    n, parents = len(state.mean), len(ranked) // 2
    shares = [log(parents + 0.5) - log(i + 1) for i in range(parents)]
    shares = [share / sum(shares) for share in shares]
    mass = 1 / sum(share * share for share in shares)
    # Learning rates, by the number of coordinates and of parents.
    step_rate = (mass + 2) / (n + mass + 5)
    damping = 1 + step_rate + 2 * max(0.0, sqrt((mass - 1) / (n + 1)) - 1)
    path_rate = 4 / (n + 4)
    faster = (n + 2) / 3  # there is one variance a coordinate to learn, not a matrix
    one_rate = min(1.0, faster * 2 / ((n + 1.3) ** 2 + mass))
    all_rate = min(1 - one_rate, faster * 2 * (mass - 2 + 1 / mass) / ((n + 2) ** 2 + mass))
    moves = [
        [(x - mean) / state.step for x, mean in zip(candidate, state.mean, strict=True)]
        for candidate in ranked[:parents]
    ]
    move = [sum(s * m[i] for s, m in zip(shares, moves, strict=True)) for i in range(n)]
    step_path = [
        (1 - step_rate) * path + sqrt(step_rate * (2 - step_rate) * mass) * y / sqrt(variance)
        for path, y, variance in zip(state.step_path, move, state.variances, strict=True)
    ]
    usual = sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
    length = sqrt(sum(x * x for x in step_path))
    age = 1 - (1 - step_rate) ** (2 * (state.generation + 1))
    is_steady = length / sqrt(age) < (1.4 + 2 / (n + 1)) * usual
    gain = sqrt(path_rate * (2 - path_rate) * mass) if is_steady else 0.0
    path = [(1 - path_rate) * p + gain * y for p, y in zip(state.path, move, strict=True)]
    variances = [
        (1 - one_rate - all_rate) * state.variances[i]
        + one_rate * path[i] ** 2
        + all_rate * sum(s * m[i] ** 2 for s, m in zip(shares, moves, strict=True))
        for i in range(n)
    ]
    return State(
        state.generation + 1,
        [mean + state.step * y for mean, y in zip(state.mean, move, strict=True)],
        state.step * exp(step_rate / damping * (length / usual - 1)),
        variances,
        path,
        step_path,
    )
