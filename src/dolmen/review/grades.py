"""What a move is called, by how much of the chance to win it gave away, and what all moves of a
seat come to. The thresholds are those that players of chess know, the accuracy that of lichess."""

from collections.abc import Sequence
from math import exp
from statistics import fmean, pstdev
from typing import Final, NamedTuple

from dolmen.bots.figures import Interval

BEST: Final = "best"
UNCLEAR: Final = "unclear"
# Up to which loss a move has that name: in chances to win, and for who plays alone in points.
GRADES: Final = ("excellent", "good", "inaccuracy", "mistake")
WORST: Final = "blunder"
MARKED: Final = ("inaccuracy", "mistake", WORST)
BY_CHANCE: Final = (0.02, 0.05, 0.10, 0.20)
BY_POINTS: Final = (1.0, 2.0, 4.0, 8.0)
# The accuracy of a move that lost so many hundredths (lichess).
SCALE: Final = 103.1668
DECAY: Final = 0.04354
SHIFT: Final = 3.1669
FULL: Final = 100.0
# A move counts by how much the game swings around it, within these bounds.
CALM: Final = 0.5
WILD: Final = 12.0
# A game has about so many windows in which that is looked at, each of at least two positions.
WINDOWS: Final = 10
# A game is not said to have turned at a position whose chance is known less closely than this.
VAGUE: Final = 0.30


def grade(loss: Interval, thresholds: Sequence[float] = BY_CHANCE) -> str:
    """What a move is called that lost so much against a better one, beyond doubt: by the least that
    it may have lost. One that may have lost nothing is not called anything."""
    if loss.low <= 0:
        return UNCLEAR
    for name, most in zip(GRADES, thresholds, strict=True):
        if loss.low <= most:
            return name
    return WORST


def accuracy_of(loss: float) -> float:
    """The accuracy of one move, from 0 to 100, by the chance to win that it lost."""
    return min(FULL, max(0.0, SCALE * exp(-DECAY * FULL * loss) - SHIFT))


def accuracy(losses: Sequence[float], chances: Sequence[float]) -> float:
    """The accuracy of a seat: the mean of two means of its moves, one of them weighted by how much
    the game swung around each, the other harmonic. `chances` is how it stood before each."""
    if not losses:
        return FULL
    each = [accuracy_of(loss) for loss in losses]
    width = max(2, len(chances) // WINDOWS)
    weights = [
        min(WILD, max(CALM, pstdev(FULL * chance for chance in _window(chances, i, width))))
        for i in range(len(each))
    ]
    weighted = sum(w * one for w, one in zip(weights, each, strict=True)) / sum(weights)
    harmonic = len(each) / sum(1 / max(one, 1e-9) for one in each)
    return fmean((weighted, harmonic))


def _window(values: Sequence[float], at: int, width: int) -> Sequence[float]:
    first = max(0, min(at - width // 2, len(values) - width))
    return values[first : first + width]


class Swing(NamedTuple):
    """A stretch of a game in which it turned: from one of its positions to another."""

    first: int
    last: int
    change: float


def turning_points(curve: Sequence[Interval], most: int = 3) -> list[Swing]:
    """Where a game turned for one seat: the largest changes beyond their intervals within short
    stretches that do not overlap, in the order of the game. Of a few games four wins follow four
    losses by chance alone, somewhere along a curve: what is so vague turns nothing."""
    width = max(1, len(curve) // WINDOWS // 2)
    vague = [one.high - one.low > VAGUE for one in curve]
    swings = [
        Swing(i, j, curve[j].mean - curve[i].mean)
        for i in range(len(curve))
        for j in range(i + 1, min(i + width, len(curve) - 1) + 1)
        if not vague[i]
        and not vague[j]
        and (curve[i].high < curve[j].low or curve[j].high < curve[i].low)
    ]
    swings.sort(key=lambda swing: (-abs(swing.change), swing.last - swing.first, swing.first))
    found: list[Swing] = []
    for swing in swings:
        if len(found) < most and all(
            swing.last <= other.first or other.last <= swing.first for other in found
        ):
            found.append(swing)
    return sorted(found)


def decided_from(curve: Sequence[float], sure: float = 0.9) -> int | None:
    """From which position on the winner's chance never fell below that; None if it did to the
    end."""
    below = [i for i, chance in enumerate(curve) if chance < sure]
    first = below[-1] + 1 if below else 0
    return first if first < len(curve) else None
