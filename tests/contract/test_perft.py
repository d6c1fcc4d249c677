"""Exact counts of the move tree, by the engine's own driver and by a walk from the outside. Where a
title has a twin, its own tests let the twin count too."""

import json
from typing import Any, Final

import pytest

from dolmen.core.game import Game
from dolmen.core.playout import perft
from dolmen.games import TITLES, open_game
from tests.contract.tables import trees
from tests.scenario import Dump, dump
from tests.trees import Tree

pytestmark = pytest.mark.wide

# From the outside every position is dumped and loaded again: slow, so the walk goes as deep as
# trees with this many inner moves.
WALKED: Final = 120
TREES: Final = [(title, tree) for title in TITLES for tree in trees(title)]
IDS: Final = [f"{title}: {tree.about}" for title, tree in TREES]


def count(game: Game[Any], world: Dump, depth: int) -> int:
    """The same count over names and dumps: every move that has no reason against it, one by one."""
    s = game.load(world)
    legal = [move for move in range(game.moves.count) if game.reason(s, move) == 0]
    if depth == 1:
        return len(legal)
    total = 0
    for move in legal:
        s = game.load(world)
        game.apply(s, game.moves.parse(game.moves.name(move)))
        total += count(game, json.loads(json.dumps(dump(game, s))), depth - 1)
    return total


@pytest.mark.parametrize(("title", "tree"), TREES, ids=IDS)
def test_the_engine_counts_as_written(title: str, tree: Tree) -> None:
    game = open_game(title, tree.seats, **tree.options)
    s = game.load(tree.position)
    depths = range(1, len(tree.counts) + 1)
    assert [perft(game, s, depth) for depth in depths] == tree.counts


@pytest.mark.parametrize(("title", "tree"), TREES, ids=IDS)
def test_a_walk_from_the_outside_counts_as_written(title: str, tree: Tree) -> None:
    game = open_game(title, tree.seats, **tree.options)
    world = dump(game, game.load(tree.position))
    inner = [1, *tree.counts[:-1]]
    depths = [depth for depth, moves in enumerate(inner, start=1) if moves <= WALKED]
    assert [count(game, world, depth) for depth in depths] == tree.counts[: len(depths)]


@pytest.mark.parametrize("title", TITLES)
def test_trees_are_counted_from_the_start_of_every_seat_count_and_far_beyond(title: str) -> None:
    found = trees(title)
    assert len(found) >= 20
    assert {tree.seats for tree in found} == set(TITLES[title].seats)
    assert all(tree.counts for tree in found)
    assert sum(bool(tree.position) for tree in found) >= 10
