"""Where tiles, fences, stables and furnishings go: the engine against a reading of the rules that
looks at one move at a time, on random boards with and without halves over the edge."""

from collections.abc import Mapping

import pytest

from dolmen.core.rng import Rng
from tests.games.caverna.boards import NEXT_TO, working
from tests.games.caverna.layouts import hang, random_board
from tests.games.caverna.scenes import Scene, of_kind, player
from tests.laws import clause

STEPS = {name: step for step, name in NEXT_TO.items()}
Cell = tuple[int, int]
BOARDS = 150


class Rules:
    """One home board, read by the rules."""

    def __init__(self, board: Mapping[str, str]) -> None:
        self.board = {
            (int(key.split(",")[0]), int(key.split(",")[1])): content
            for key, content in board.items()
        }
        self.office = "office_room" in board.values()
        self.stables = sum(content.endswith("stable") for content in board.values())

    def covered(self, cell: Cell) -> bool:
        """A stable on bare forest covers nothing; the entrance is a covered space."""
        return cell == (4, 4) or self.board.get(cell, "stable") != "stable"

    def reached(self, cell: Cell) -> bool:
        """Whether a covered space of the same half shares a side with it."""
        row, column = cell
        return any(
            self.covered((row + down, column + right))
            and in_forest((row, column + right)) == in_forest(cell)
            for down, right in NEXT_TO
        )

    def open_pair(self, one: Cell, other: Cell) -> bool:
        """Two uncovered spaces of one half; with the office room one of them may lie outside."""
        outside = [cell for cell in (one, other) if not on_board(cell)]
        return (
            in_forest(one) == in_forest(other)
            and not self.covered(one)
            and not self.covered(other)
            and (not outside or (self.office and len(outside) == 1))
        )

    def forest_begun(self) -> bool:
        return any(in_forest(cell) and self.covered(cell) for cell in self.board)

    def may_grow_forest(self, *cells: Cell) -> bool:
        """CAV-TILES-12, -14"""
        if not self.forest_begun():
            return (4, 3) in cells
        return any(self.reached(cell) for cell in cells)

    def allows(self, move: str) -> bool:
        """Whether the board has a place for that move."""
        kind, *words = move.split()
        if kind == "buy":
            tile, *words = words
            return self.allows_single(tile, (int(words[0]), int(words[1])))
        cell = int(words[0]), int(words[1])
        content = self.board.get(cell, "")
        if len(words) == 3:
            down, right = STEPS[words[2]]
            return self.allows_twin(kind, cell, (cell[0] + down, cell[1] + right))
        if kind == "ruby-mine":
            return content in ("tunnel", "deep_tunnel")
        if kind == "small-pasture":
            return content.startswith("meadow")
        if kind == "stable":
            bare = content == "" and on_board(cell)
            return self.stables < 3 and (bare or content in ROOMY)
        raise AssertionError(move)

    def allows_single(self, tile: str, cell: Cell) -> bool:
        """CAV-RUBY-03 to 06"""
        if self.covered(cell) or not on_board(cell):
            return False
        if tile in ("tunnel", "cavern"):
            return self.reached(cell)
        if tile == "field" and cell in self.board:
            return False
        return self.may_grow_forest(cell)

    def allows_twin(self, kind: str, one: Cell, other: Cell) -> bool:
        """CAV-TILES-03, -11, -17, CAV-MINES-01, CAV-ANIMALS-04"""
        if kind == "meadow-field":
            return (
                self.open_pair(one, other)
                and other not in self.board
                and self.may_grow_forest(one, other)
            )
        if kind in ("cavern-tunnel", "cavern-cavern"):
            return self.open_pair(one, other) and (self.reached(one) or self.reached(other))
        contents = [self.board.get(cell, "") for cell in (one, other)]
        if kind == "ore-mine":
            return contents == ["tunnel", "tunnel"]
        return all(content.startswith("meadow") for content in contents)


ROOMY = ("meadow", "small_pasture", "large_pasture", "large_pasture east", "large_pasture south")


def in_forest(cell: Cell) -> bool:
    return cell[1] < 4


def on_board(cell: Cell) -> bool:
    return 1 <= cell[0] <= 4 and 1 <= cell[1] <= 6


def expected(here: Scene, rules: Rules, *kinds: str) -> list[str]:
    """All moves of these kinds that the rules allow, in the order of the table."""
    table = here.game.moves
    names = [table.name(move) for move in range(table.count)]
    return [name for name in of_kind(names, *kinds) if rules.allows(name)]


WHERE = {
    "excavation_1_3": ("cavern-tunnel", "cavern-cavern"),
    "drift_mining_1_3": ("cavern-tunnel",),
    "clearing_1_3": ("meadow-field",),
    "ore_mine_construction": ("ore-mine",),
    "ruby_mine_construction": ("ruby-mine",),
    "sheep_farming": ("small-pasture", "large-pasture", "stable"),
}


@pytest.mark.wide
@clause("CAV-TILES-03", "CAV-TILES-11", "CAV-TILES-14", "CAV-TILES-17", "CAV-TILES-21")
@pytest.mark.parametrize("hanging", [False, True])
def test_every_tile_goes_exactly_where_the_rules_let_it(hanging: bool) -> None:
    rng = Rng(7)
    seen: dict[str, int] = {}
    for _ in range(BOARDS):
        board = random_board(rng)
        if hanging:
            hang(rng, board)
        here = working(6, player("wood 9 stone 1 ruby 2", board=board))
        rules = Rules(here.board())
        assert of_kind(here.legal(), "buy") == expected(here, rules, "buy"), board
        for space, kinds in WHERE.items():
            moves = expected(here, rules, *kinds)
            seen[space] = seen.get(space, 0) + len(moves)
            if moves:
                there = here.copy().play(f"place {space}")
                assert of_kind(there.legal(), *kinds) == moves, (space, board)
            else:
                assert here.why(f"place {space}") == ("space-useless", "CAV-WORK-07")
    assert min(seen.values()) > BOARDS // 4


@pytest.mark.wide
@clause("CAV-FURNISH-04")
@pytest.mark.parametrize("work_room", [False, True])
def test_every_furnishing_goes_exactly_where_the_rules_let_it(work_room: bool) -> None:
    rng = Rng(8)
    asked = 0
    for _ in range(BOARDS):
        board = random_board(rng)
        if work_room:
            board["3,4"] = "work_room"
        here = working(1, player("wood 1", board=board)).play("place housework")
        sites = [
            cell
            for cell, content in sorted(here.board().items())
            if content == "cavern" or (work_room and content in ("tunnel", "deep_tunnel"))
        ]
        if not sites:
            assert here.why("furnish broom_chamber") == ("no-cavern", "CAV-FURNISH-03")
            continue
        here.play("furnish broom_chamber")
        if len(sites) > 1:
            assert here.legal() == [f"site {cell.replace(',', ' ')}" for cell in sites]
            asked += 1
        else:
            assert here.board()[sites[0]] == "broom_chamber"
    assert asked > BOARDS // 5
