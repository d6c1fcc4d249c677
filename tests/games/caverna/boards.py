"""Home boards for scenarios: their spaces, and lists of moves as the clauses write them."""

from typing import Any, Final

from tests.games.caverna.scenes import Scene, scene
from tests.scenario import Dump

NEXT_TO: Final = {(-1, 0): "north", (0, 1): "east", (1, 0): "south", (0, -1): "west"}
ORDER: Final = ("north", "east", "south", "west")

FOREST: Final = [f"{row},{column}" for row in range(1, 5) for column in range(1, 4)]
MOUNTAIN: Final = [f"{row},{column}" for row in range(1, 5) for column in range(4, 7)]
# Bare rock at the start: the two printed caverns are left out.
ROCK: Final = [cell for cell in MOUNTAIN if cell not in ("3,4", "4,4")]


def working(number: int, *players: Dump, seats: int = 2, **keys: Any) -> Scene:
    """The work phase of that round, seat 0 to move; from round 6 on the marker shows a leaf."""
    marker = {"marker": "leaf"} if number > 5 and seats > 1 else {}
    return scene(seats, round=number, players=list(players), **(marker | keys))


def spot(cell: str) -> tuple[int, int]:
    """A space as two numbers."""
    row, column = cell.split(",")
    return int(row), int(column)


def at(kind: str, *cells: str) -> list[str]:
    """Moves to these spaces, as in at("buy tunnel", "2,4")."""
    return [f"{kind} {cell.replace(',', ' ')}" for cell in cells]


def twins(kind: str, *pairs: str) -> list[str]:
    """A twin tile on each of these pairs, as in "1,4-2,4", both ways round."""
    return [f"{kind} {cell} {side}" for cell, side in sorted_ways(pairs)]


def alike(kind: str, *pairs: str) -> list[str]:
    """A tile with two halves alike on each of these pairs: named by its first space."""
    ways = sorted_ways(pairs)
    return [f"{kind} {cell} {side}" for cell, side in ways if side in ("east", "south")]


def sorted_ways(pairs: tuple[str, ...]) -> list[tuple[str, str]]:
    """Both ways to name each pair, in the order of the moves."""
    found = []
    for pair in pairs:
        ends = [spot(cell) for cell in pair.split("-")]
        for one, other in (ends, ends[::-1]):
            found.append((one, ORDER.index(NEXT_TO[other[0] - one[0], other[1] - one[1]])))
    return [(f"{cell[0]} {cell[1]}", ORDER[side]) for cell, side in sorted(found)]
