"""What is measured: one entry a title. Its twin in C++, if there is one, is the file of that name
beside this one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import dolmen
from dolmen.core.game import Game


@dataclass(frozen=True)
class Target:
    """What a measure must reach, and what a prototype reached if there was one."""

    must: float
    stretch: float | None = None


@dataclass(frozen=True)
class Variant:
    """Options of a title, and the arguments that give them to its twin."""

    options: Mapping[str, object]
    arguments: tuple[str, ...]


@dataclass(frozen=True)
class Title:
    """A title to be measured; what is measured once, with the first seats and variant. Of long
    games fewer are played: one for every `length` games of a short title."""

    name: str
    seats: tuple[int, ...]
    variants: tuple[Variant, ...]
    targets: Mapping[str, Target]
    has_twin: bool = True
    length: int = 1

    def game(self, seats: int, variant: Variant | None = None) -> Game[Any]:
        """The engine's game; without a variant the first one."""
        return dolmen.game(self.name, seats, **(variant or self.variants[0]).options)

    def games(self, count: int) -> int:
        """How many games are played where a short title plays so many."""
        return max(count // self.length, 1)


DRUIDES: Final = Title(
    name="druides",
    seats=(3, 2, 4),
    variants=(Variant({"amulets": "numbers"}, ("0",)), Variant({"amulets": "cards"}, ("1",))),
    targets={
        "playouts": Target(10_000_000, 19_000_000),
        "ratio": Target(0.7, 0.8),
        "clone": Target(120, 57),
        "from-python": Target(1_500_000, 3_400_000),
        "interpreted": Target(200_000, 340_000),
        "batch": Target(1_000_000),
        "batch-ratio": Target(20),
    },
)

MEDURIS: Final = Title(
    name="meduris",
    seats=(3, 2, 4),
    variants=(Variant({}, ()),),
    targets={
        "playouts": Target(5_000_000, 10_000_000),
        "ratio": Target(0.8, 0.9),
        "games": Target(15_000, 30_000),
        "clone": Target(150),
        "from-python": Target(1_500_000, 3_400_000),
        "interpreted": Target(200_000, 340_000),
        "batch-ratio": Target(20),
    },
)

CAVERNA: Final = Title(
    name="caverna",
    seats=(3, 1, 7),
    variants=(Variant({}, ()),),
    targets={
        "playouts": Target(3_000_000, 4_000_000),
        "games": Target(5_000),
        "clone": Target(250),
        "listing": Target(1_000_000),
        "batch": Target(400_000),
        "batch-ratio": Target(20),
    },
    has_twin=False,
    length=6,
)

TITLES: Final = (DRUIDES, MEDURIS, CAVERNA)
