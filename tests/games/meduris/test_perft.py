"""Exact counts of the move tree, by the slow twin of the engine."""

import pytest

import dolmen
from tests.contract.tables import trees
from tests.games.meduris import twin
from tests.scenario import dump
from tests.trees import Tree

TREES = trees("meduris")
# The twin goes as deep as trees with this many inner moves.
TWIN_MOVES = 400


@pytest.mark.wide
@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree.about)
def test_the_twin_counts_as_written(tree: Tree) -> None:
    game = dolmen.game("meduris", tree.seats, **tree.options)
    world = dump(game, game.load(tree.position))
    slow = twin.Twin(tree.seats, **tree.options)
    inner = [1, *tree.counts[:-1]]
    depths = [depth for depth, moves in enumerate(inner, start=1) if moves <= TWIN_MOVES]
    assert len(depths) >= 2
    counts = [twin.perft(slow, world, depth) for depth in depths]
    assert counts == tree.counts[: len(depths)]


def test_the_positions_cover_every_step_and_seat_count() -> None:
    assert {tree.position.get("step", "lay-bonus") for tree in TREES} == {
        "lay-bonus",
        "turn-bonus",
        "draw-first",
        "place-worker",
        "roll",
        "take",
        "return",
        "act",
        "swap",
        "pay",
        "give",
        "offer",
        "over",
    }
    assert {tree.seats for tree in TREES} == {2, 3, 4}
    assert len(TREES) >= 20
