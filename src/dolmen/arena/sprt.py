"""A sequential test: plays on until it is clear which of two shares of wins the first bot has.

The generalised test of chess engines (GSPRT), on blocks. What a block can come to and how likely
that is stays open: both sides are as likely as any distribution with their mean can make what was
seen. Of blocks with two games it is the *pentanomial* test."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log
from typing import Final, Literal, NamedTuple

# Wrong in one case of twenty, either way.
ERROR: Final = 0.05
BOUND: Final = log((1 - ERROR) / ERROR)  # 2.94
# What every share must allow for: a block won, and one lost, so much of one each.
DOUBT: Final = 1e-3
STEPS: Final = 80

Verdict = Literal["low", "high", "open"]


class Sprt(NamedTuple):
    """The two shares of wins between which is decided."""

    low: float
    high: float

    def ratio(self, blocks: Sequence[float]) -> float:
        """How much more likely what was seen is by the high share than by the low one, as a
        natural logarithm."""
        if not blocks:
            return 0.0
        seen: dict[float, float] = {0.0: DOUBT, 1.0: DOUBT}
        for result, count in Counter(round(result, 9) for result in blocks).items():
            seen[result] = seen.get(result, 0.0) + count
        # ln p = ln q - ln(1 + t (x - mean)) with the frequencies q, which both sides share.
        low, high = _tilt(seen, self.low), _tilt(seen, self.high)
        return sum(
            count * (log(1 + low * (x - self.low)) - log(1 + high * (x - self.high)))
            for x, count in seen.items()
        )

    def verdict(self, blocks: Sequence[float]) -> Verdict:
        """Which share it is, if that is clear."""
        ratio = self.ratio(blocks)
        if abs(ratio) < BOUND:
            return "open"
        return "high" if ratio > 0 else "low"


def decided(sprt: Sprt, blocks: Sequence[float]) -> int | None:
    """After how many blocks, taken in their order, it became clear. Short games are over earlier
    than long ones: taken as they end, they would count for more."""
    for count in range(1, len(blocks) + 1):
        if sprt.verdict(blocks[:count]) != "open":
            return count
    return None


def _tilt(seen: Mapping[float, float], mean: float) -> float:
    """The t with which the frequencies, each divided by 1 + t (x - mean), have that mean: the most
    likely distribution that has it. The sum falls in t, so it is found by halving."""
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(STEPS):
        t = (low + high) / 2
        if sum(count * (x - mean) / (1 + t * (x - mean)) for x, count in seen.items()) > 0:
            low = t
        else:
            high = t
    return (low + high) / 2


def share_at(elo: float, even: float) -> float:
    """The share of wins of a bot that is so many points of Elo stronger than all others."""
    odds = even / (1 - even) * 10 ** (elo / 400)
    return odds / (1 + odds)
