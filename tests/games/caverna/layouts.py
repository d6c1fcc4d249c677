"""Random home boards that can come up in a game."""

from typing import Final

from dolmen.core.rng import Rng
from tests.games.caverna.boards import FOREST, ROCK, spot
from tests.games.caverna.scenes import dwarf
from tests.scenario import Dump

KINDS: Final = ["cavern", "tunnel", "tunnel", "tunnel", "ruby_mine", "dwelling", "room"]
ROOMS: Final = ["cuddle_room", "breakfast_room", "stubble_room", "mixed_dwelling"]


def beside(cell: str, others: list[str]) -> list[str]:
    """The neighbours of a cell among others."""
    row, column = spot(cell)
    return [
        other for other in others if abs(spot(other)[0] - row) + abs(spot(other)[1] - column) == 1
    ]


def grown(rng: Rng, cells: list[str], roots: list[str], size: int) -> list[str]:
    """Cells that hang together with the roots, as tiles laid one after the other do."""
    found: list[str] = []
    while len(found) < size:
        reach = [
            cell
            for cell in cells
            if cell not in found
            and (cell in roots or any(other in found for other in beside(cell, cells)))
        ]
        if not reach:
            break
        found.append(reach[rng.below(len(reach))])
    return found


def random_board(rng: Rng) -> dict[str, str]:
    """A home board that can come up: forest, stables, mines and rooms."""
    board = {
        cell: ["meadow", "meadow", "field", "small_pasture"][rng.below(4)]
        for cell in grown(rng, FOREST, ["4,3"], rng.below(9))
    }
    for cell in list(board):
        for other in beside(cell, list(board)):
            # A large pasture is named in the cell that lies west or north of the other.
            joined = spot(other) > spot(cell) and board[cell] == board[other] == "meadow"
            if joined and rng.below(2):
                side = "east" if spot(other)[0] == spot(cell)[0] else "south"
                board[cell], board[other] = f"large_pasture {side}", "large_pasture"
    for _ in range(rng.below(4)):
        cell = FOREST[rng.below(12)]
        content = board.get(cell, "")
        if content != "field" and not content.endswith("stable"):
            board[cell] = f"{content} stable".strip()
    rooms = list(ROOMS)
    for cell in grown(rng, ROCK, ["2,4", "3,5", "4,5"], rng.below(7)):
        content = KINDS[rng.below(len(KINDS))]
        board[cell] = rooms.pop(rng.below(len(rooms))) if content == "room" and rooms else content
        if board[cell] == "room":
            board[cell] = "cavern"
    if rooms and rng.below(2):
        board["3,4"] = rooms[rng.below(len(rooms))]
    for cell in [cell for cell in board if board[cell] == "tunnel"]:
        for other in beside(cell, list(board)):
            if board[cell] == board[other] == "tunnel" and rng.below(4) == 0:
                board[cell], board[other] = "ore_mine", "deep_tunnel"
    return board


def random_owner(rng: Rng) -> Dump:
    """A player without animals: a board and a family that finds room in it."""
    board = random_board(rng)
    beds = sum(tile in ("dwelling", "mixed_dwelling") for tile in board.values())
    dwarfs = 2 + rng.below(min(beds, 3) + 1)
    return {"board": board, "dwarfs": [dwarf() for _ in range(dwarfs)], "goods": {}}


def hang(rng: Rng, board: dict[str, str]) -> None:
    """Adds an office room and halves of tiles that hang over the edge."""
    board["3,4"] = "office_room"
    outside = [
        f"{row},{column}"
        for row in range(6)
        for column in range(8)
        if row in (0, 5) or column in (0, 7)
    ]
    for cell in outside:
        row, column = spot(cell)
        forest = column < 4
        inside = [
            f"{r},{c}"
            for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
            if 1 <= r <= 4 and 1 <= c <= 6 and (c < 4) == forest
        ]
        # "stable" alone is bare forest, and nothing hangs off the printed entrance.
        if rng.below(3) == 0 and any(board.get(other, "stable") != "stable" for other in inside):
            kinds = ["meadow", "field"] if forest else ["cavern", "tunnel"]
            board[cell] = kinds[rng.below(2)]
