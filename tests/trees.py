"""Trees of moves counted by hand or by a twin, as the perft.txt of each title writes them."""

import json
from pathlib import Path
from typing import NamedTuple

from tests.scenario import Dump


class Tree(NamedTuple):
    """A position of perft.txt and how many sequences of 1, 2, 3 ... moves begin there."""

    about: str
    seats: int
    options: Dump
    position: Dump
    counts: list[int]


def read_trees(file: Path) -> list[Tree]:
    """The trees of a perft.txt."""
    trees: list[Tree] = []
    about = ""
    text = file.read_text(encoding="utf-8")
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
