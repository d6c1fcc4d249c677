"""The tree of a search: nodes as rows of numbers in one vec, which grows as far as a bound.

A node stands for a series of decisions from the root; what chance did between them is not part of
it (open loop), nor is which world it was seen in. The children of a node are a list, ascending by
move, so that the legal moves of a world are matched with it in one pass."""

from math import isqrt
from typing import Final, final

from dolmen.core.native import i64, vec

# The row of a node. Sums of results by seat come after these.
MOVE: Final = 0
CHILD: Final = 1  # the first child, as the place of its row; NOBODY: none
NEXT: Final = 2  # the next sibling
PRIOR: Final = 3  # in parts of ONE
VISITS: Final = 4
OPEN: Final = 5  # visits of the parent at which this move could be chosen
WORTH: Final = 6  # the sum of worths for the seat that thinks, where they are wanted
SUMS: Final = 7

NOBODY: Final = 0
FIRST_ROOM: Final = 1024

# Square roots and natural logarithms up to TABLE; those of larger numbers come from their quarter
# or half.
TABLE: Final = 4096
ROOT_UNIT: Final = 64
LOG_UNIT: Final = 1024
LOG_TWO: Final = 710  # of LOG_UNIT
ROOTS: Final = vec[i64]([i64(isqrt(n * ROOT_UNIT * ROOT_UNIT)) for n in range(TABLE)])


def _logarithms() -> list[int]:
    """Of whole numbers alone: ln(n + 1) - ln(n) is 2 / (2n + 1) and a third of the cube of its
    half, twice; what is left out is less than a unit."""
    exact = 0
    found = [0, 0]
    for n in range(1, TABLE - 1):
        odd = 2 * n + 1
        exact += (2 << 40) // odd + (2 << 40) // (3 * odd**3) + (2 << 40) // (5 * odd**5)
        found.append((exact * LOG_UNIT + (1 << 39)) >> 40)
    return found


LOGS: Final = vec[i64]([i64(log) for log in _logarithms()])


def root(n: i64) -> i64:
    """The square root of a number from 0 up, in parts of ROOT_UNIT."""
    doubled: i64 = 0
    while n >= TABLE:
        n >>= 2
        doubled += 1
    return ROOTS[n] << doubled


def log(n: i64) -> i64:
    """The natural logarithm of a number from 1 up, in parts of LOG_UNIT."""
    more: i64 = 0
    while n >= TABLE:
        n >>= 1
        more += LOG_TWO
    return LOGS[n] + more


@final
class Tree:
    """Rows of so many nodes at most, the root first. A row is known by its place in the vec; place
    0 is nobody."""

    def __init__(self, seats: i64, bound: i64) -> None:
        self.width: i64 = SUMS + seats
        self.bound: i64 = (bound + 1) * self.width
        self.rows: vec[i64] = vec[i64]([i64(0)] * (FIRST_ROOM * self.width))
        self.end: i64 = 0
        self.clear()

    def clear(self) -> None:
        """Nothing but a root."""
        self.end = self.width
        self.add(0, NOBODY)

    def top(self) -> i64:
        """The root."""
        return self.width

    def has_room(self, count: i64) -> bool:
        """Whether so many nodes can be added; the vec grows if need be."""
        wanted = self.end + count * self.width
        if wanted > self.bound:
            return False
        while wanted > len(self.rows):
            self._double()
        return True

    def _double(self) -> None:
        old = self.rows
        size = i64(len(old))
        rows = vec[i64]([i64(0)] * (2 * size))
        i: i64
        for i in range(size):
            rows[i] = old[i]
        self.rows = rows

    def add(self, move: i64, follower: i64) -> i64:
        """A new node in front of a sibling; there must be room for it."""
        at = self.end
        rows = self.rows
        i: i64
        for i in range(at, at + self.width):
            rows[i] = 0
        rows[at + MOVE] = move
        rows[at + NEXT] = follower
        self.end = at + self.width
        return at
