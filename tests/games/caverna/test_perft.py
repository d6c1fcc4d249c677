"""Exact counts of the move tree, by the engine's own driver and by a walk from the outside."""

import json
from typing import Any

import pytest

import dolmen
from dolmen.core.game import Game
from dolmen.core.playout import perft
from tests.games.caverna.box import SPACES
from tests.scenario import Dump, dump
from tests.trees import Tree, read_trees

PHASES = {
    "draw-first",
    "reveal",
    "marker",
    "keep",
    "work",
    "choose",
    "feed",
    "breed",
    "bred",
    "last",
    "over",
}
# From the outside every position is dumped and loaded again: slow, so the walk goes as deep as
# trees with this many inner moves.
WALKED = 120


def walk(game: Game[Any], world: Dump, depth: int) -> int:
    """The same count over names and dumps: every move that has no reason against it, one by one."""
    s = game.load(world)
    legal = [move for move in range(game.moves.count) if game.reason(s, move) == 0]
    if depth == 1:
        return len(legal)
    total = 0
    for move in legal:
        s = game.load(world)
        game.apply(s, game.moves.parse(game.moves.name(move)))
        total += walk(game, json.loads(json.dumps(dump(game, s))), depth - 1)
    return total


@pytest.mark.parametrize("tree", read_trees(__file__), ids=lambda tree: tree.about)
def test_the_engine_counts_as_written(tree: Tree) -> None:
    game = dolmen.game("caverna", tree.seats, **tree.options)
    s = game.load(tree.position)
    depths = range(1, len(tree.counts) + 1)
    assert [perft(game, s, depth) for depth in depths] == tree.counts


@pytest.mark.parametrize("tree", read_trees(__file__), ids=lambda tree: tree.about)
def test_a_walk_from_the_outside_counts_as_written(tree: Tree) -> None:
    game = dolmen.game("caverna", tree.seats, **tree.options)
    world = dump(game, game.load(tree.position))
    inner = [1, *tree.counts[:-1]]
    depths = [depth for depth, moves in enumerate(inner, start=1) if moves <= WALKED]
    assert [walk(game, world, depth) for depth in depths] == tree.counts[: len(depths)]


def test_the_positions_cover_every_phase_seat_count_and_set() -> None:
    trees = read_trees(__file__)
    assert len(trees) >= 20
    starts = {
        (tree.seats, tree.options.get("furnishings", "full")) for tree in trees if not tree.position
    }
    assert {seats for seats, _ in starts} == {1, 2, 3, 4, 5, 6, 7}
    assert {chosen for _, chosen in starts} == {"full", "introductory"}
    seen = set()
    for tree in trees:
        game = dolmen.game("caverna", tree.seats, **tree.options)
        seen.add(dump(game, game.load(tree.position))["phase"])
    assert seen == PHASES


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_first_placements_are_as_many_as_a_hand_counts(seats: int) -> None:
    """Every seat may start, three cards may come. Nobody can be imitated yet, an unarmed dwarf
    without crops finds nothing at the hardware rental of five, two players no ruby; of the cards
    only the sheep are of use to somebody without ore and tunnels."""
    useless = {"imitation_3", "imitation_4_7", "imitation_5", "imitation_6_7", "imitation_7"}
    useless |= {"hardware_rental_5"} | ({"ruby_mining"} if seats == 2 else set())
    usable = [space for space in SPACES[seats] if space not in useless]
    tree = next(tree for tree in read_trees(__file__) if tree.seats == seats and not tree.position)
    assert tree.counts[:3] == [seats, seats * 3, seats * (3 * len(usable) + 1)]
