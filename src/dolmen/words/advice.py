"""Good moves in words: how the game goes on after each, whether that is sure, and why."""

from collections.abc import Sequence
from math import ceil, floor

from dolmen.bots.figures import Interval
from dolmen.words import Words


def tell_odds(words: Words, chance: Interval, points: Interval, *, alone: bool) -> str:
    """What is to be expected after a move. Who plays alone can only make points."""
    end = words.text("advice-end", **_whole(points, 1))
    if alone:
        return end
    return f"{words.text('advice-chance', **_whole(chance, 100))}, {end}"


def tell_reasons(words: Words, reasons: Sequence[str], *, only: bool) -> str:
    """Why a move, from reasons in words."""
    if only:
        return words.text("advice-only")
    if not reasons:
        return words.text("advice-alike")
    return words.text("advice-because", reasons=words.join(list(reasons)))


def tell_verdict(words: Words, moves: int, *, clear: bool) -> str:
    """Whether the first move is better than the second beyond doubt."""
    if moves < 2:
        return ""
    return words.text("advice-clear" if clear else "advice-unclear")


def _whole(interval: Interval, scale: int) -> dict[str, int]:
    """Rounded outwards, so that the interval holds what it promises."""
    mean, low, high = scale * interval.mean, scale * interval.low, scale * interval.high
    return {"mean": round(mean), "low": floor(low), "high": ceil(high)}
