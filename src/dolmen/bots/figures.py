"""How sure a result is.

Games of a block share their dice, so they are not independent: whatever is counted is counted by
block, and the spread between blocks says how sure it is."""

from collections.abc import Sequence
from math import hypot, sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

# 95 % of a normal distribution lie within so many standard deviations.
Z: Final = 1.959963984540054
# The same of Student's distribution, for few degrees of freedom; beyond, a series is exact enough.
T: Final = (12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004)


class Interval(NamedTuple):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


def student(freedom: int) -> float:
    """How many standard deviations hold 95 % if the deviation itself is estimated (the series of
    Cornish and Fisher)."""
    if freedom <= len(T):
        return T[freedom - 1]
    z, n = Z, float(freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def wilson(share: float, count: float, z: float = Z) -> Interval:
    """Wilson's interval of a share that was seen in so many independent trials; it stays inside of
    0 and 1, and has a width even if all trials came out alike."""
    centre = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * sqrt(share * (1 - share) / count + z * z / (4 * count**2))
    return Interval(share, max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half)))


def share_of(blocks: Sequence[float]) -> Interval:
    """The share that blocks show, each from 0 to 1. As many independent trials are put into
    Wilson's interval as would spread just as much. Where all blocks are alike nothing is known of
    the spread: then each counts as a single trial."""
    count = len(blocks)
    if not count:
        return Interval(0.0, 0.0, 1.0)
    mean = fmean(blocks)
    spread = variance(blocks, mean) if count > 1 else 0.0
    if spread < 1e-12:
        return wilson(mean, count)
    return wilson(mean, count * mean * (1 - mean) / spread, student(count - 1))


def mean_of(blocks: Sequence[float]) -> Interval:
    """A mean of anything that blocks show; of a single one nothing is known but itself."""
    if not blocks:
        return Interval(0.0, 0.0, 0.0)
    mean = fmean(blocks)
    if len(blocks) == 1:
        return Interval(mean, mean, mean)
    half = student(len(blocks) - 1) * sqrt(variance(blocks, mean) / len(blocks))
    return Interval(mean, mean - half, mean + half)


def gain_of(pairs: Sequence[float]) -> Interval:
    """How much more of a win one of two has than the other, by pairs of games, each from -1 to 1.
    Where nearly all are alike their own spread says too little: that two hundred were won does not
    show that all would be. So two more are thought of, one for either (Bonett and Price); the mean
    stays."""
    if not pairs:
        return Interval(0.0, -1.0, 1.0)
    mean = fmean(pairs)
    _, low, high = mean_of([*pairs, 1.0, -1.0])
    return Interval(mean, max(-1.0, min(mean, low)), min(1.0, max(mean, high)))


def less(one: Interval, other: Interval) -> Interval:
    """What is left of a mean without another one that was found apart from it. Intervals may be
    longer to one side: each end is as far off as the two ends it comes of (Newcombe)."""
    mean = one.mean - other.mean
    below = hypot(one.mean - one.low, other.high - other.mean)
    above = hypot(one.high - one.mean, other.mean - other.low)
    return Interval(mean, mean - below, mean + above)
