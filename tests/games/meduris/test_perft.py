"""Exact counts of the move tree, by the engine and by its slow twin."""

import json
from pathlib import Path
from typing import NamedTuple

import pytest

import dolmen
from dolmen.core.playout import perft
from tests.games.meduris import twin
from tests.scenario import Dump, dump

# The twin goes as deep as trees with this many inner moves.
TWIN_MOVES = 400


class Tree(NamedTuple):
    """A position of perft.txt and how many sequences of 1, 2, 3 ... moves begin there."""

    about: str
    seats: int
    options: Dump
    position: Dump
    counts: list[int]


def read_trees() -> list[Tree]:
    trees: list[Tree] = []
    about = ""
    text = (Path(__file__).parent / "perft.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line.startswith("#"):
            about = line.removeprefix("# ")
        elif line.startswith("position"):
            _, seats, options, position = line.split(maxsplit=3)
            trees.append(Tree(about, int(seats), json.loads(options), json.loads(position), []))
        elif line:
            depth, count = map(int, line.split())
            trees[-1].counts.append(count)
            assert depth == len(trees[-1].counts), f"{about} depth {depth} is out of order"
    return trees


@pytest.mark.parametrize("tree", read_trees(), ids=lambda tree: tree.about)
def test_the_engine_counts_as_written(tree: Tree) -> None:
    game = dolmen.game("meduris", tree.seats, **tree.options)
    s = game.load(tree.position)
    depths = range(1, len(tree.counts) + 1)
    assert [perft(game, s, depth) for depth in depths] == tree.counts


@pytest.mark.parametrize("tree", read_trees(), ids=lambda tree: tree.about)
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
    trees = read_trees()
    assert {tree.position.get("step", "lay-bonus") for tree in trees} == {
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
    assert {tree.seats for tree in trees} == {2, 3, 4}
    assert len(trees) >= 20
