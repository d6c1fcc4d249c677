"""Exact counts of the move tree, by the slow twin of the engine."""

import pytest

import dolmen
from tests.contract.tables import trees
from tests.games.druides import twin
from tests.scenario import dump
from tests.trees import Tree

TREES = trees("druides")
# The twin goes as deep as trees with this many inner moves.
TWIN_MOVES = 1200


@pytest.mark.wide
@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree.about)
def test_the_twin_counts_as_written(tree: Tree) -> None:
    game = dolmen.game("druides", tree.seats, **tree.options)
    world = dump(game, game.load(tree.position))
    slow = twin.Twin(tree.seats, **tree.options)
    inner = [1, *tree.counts[:-1]]
    depths = [depth for depth, moves in enumerate(inner, start=1) if moves <= TWIN_MOVES]
    assert len(depths) >= 2
    counts = [twin.perft(slow, world, depth) for depth in depths]
    assert counts == tree.counts[: len(depths)]


def test_the_positions_cover_every_step_seat_count_and_option() -> None:
    assert {tree.position.get("step", "lay-places") for tree in TREES} == {
        "lay-places",
        "deal-gems",
        "deal-servants",
        "draw-first",
        "ritual",
        "place",
        "place-second",
        "place-gem",
        "discard",
        "draw",
        "gem-due",
        "servant-due",
        "new-place",
        "over",
    }
    assert {(tree.seats, tree.options["amulets"]) for tree in TREES} >= {
        (2, "numbers"),
        (3, "numbers"),
        (4, "numbers"),
        (2, "cards"),
        (4, "cards"),
    }
    assert len(TREES) >= 20
