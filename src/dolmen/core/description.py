"""What a title tells learners of itself: what its observations hold, how long and how wide its
games get, and by which name a result can be repeated."""

from collections.abc import Sequence
from math import prod
from typing import Final, NamedTuple

# What an observation may hold: it goes into buffers of 16 bits.
LOWEST: Final = -(2**15)
HIGHEST: Final = 2**15 - 1
# What a title that says nothing of it is taken for.
LONGEST: Final = 100_000
# Returns of one who plays alone: hundreds of points, no further than this either way.
HUNDRED: Final = 100.0
MOST_ALONE: Final = 5.0


class Slice(NamedTuple):
    """Numbers of an observation that belong together: so many in each direction, from low to high,
    at numbers[start:stop]. A category is a name by its number, of which more is not better."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    category: bool = False
    start: int = 0

    @property
    def stop(self) -> int:
        """Where the next one begins."""
        return self.start + prod(self.shape)


class Observation:
    """The layout of all observations of a game: slices side by side, in order, without a gap."""

    def __init__(self, slices: Sequence[Slice]) -> None:
        found: list[Slice] = []
        self.size: int = 0
        for one in slices:
            found.append(one._replace(start=self.size))
            self.size = found[-1].stop
        self.slices: tuple[Slice, ...] = tuple(found)

    def __getitem__(self, name: str) -> Slice:
        for one in self.slices:
            if one.name == name:
                return one
        raise KeyError(name)

    def lows(self) -> list[int]:
        """The least that can stand at each place."""
        return [one.low for one in self.slices for _ in range(one.start, one.stop)]

    def highs(self) -> list[int]:
        """The most."""
        return [one.high for one in self.slices for _ in range(one.start, one.stop)]

    def named(self, numbers: Sequence[int]) -> dict[str, list[int]]:
        """An observation by the names of its slices, for people who look."""
        return {one.name: list(numbers[one.start : one.stop]) for one in self.slices}


class Bounds(NamedTuple):
    """How far a game can go. `decisions` of all players: whoever must stop somewhere stops there,
    and no game of the tests came near; `moves` that a player, `outcomes` that chance has at once:
    never more; `returns` from lowest to highest."""

    decisions: int
    moves: int
    outcomes: int
    lowest: float
    highest: float


class Spec(NamedTuple):
    """What a result must name to be repeated: the title, its rules by their version, and the
    table."""

    title: str
    version: int
    seats: int
    options: dict[str, object]

    @property
    def id(self) -> str:
        """The name of an environment, as in "dolmen/TITLE-v2"."""
        return f"dolmen/{self.title}-v{self.version}"

    def __str__(self) -> str:
        chosen = {"seats": self.seats, **self.options}
        return f"{self.id}({', '.join(f'{name}={value}' for name, value in chosen.items())})"
