"""The interpreted and the compiled engine are one engine: the same games, state by state.

A merge compares every seat count of every title, with one set of options each; at night every table
plays five times as many games."""

import os
import subprocess
import sys
from typing import Final

import pytest

from dolmen.core import conform
from dolmen.core.game import new_buffer
from dolmen.core.rng import Rng
from dolmen.engine import build
from tests.contract.tables import TABLES, Table
from tests.core.stones import Stones
from tests.sample import ALL
from tests.tries import NIGHT

pytestmark = pytest.mark.wide

# So many decisions of players at each table.
DECISIONS: Final = 20_000 if NIGHT else 4_000


def chosen() -> list[Table]:
    """The tables to compare: of each seat count one, and always another set of options."""
    counts: dict[tuple[str, int], list[Table]] = {}
    for table in TABLES:
        counts.setdefault((table.title, table.seats), []).append(table)
    return [tables[seats % len(tables)] for (_, seats), tables in counts.items()]


def can_compile() -> bool:
    """Whether this machine could have built the engine."""
    try:
        build.require_compiler()
    except build.NoCompilerError:
        return False
    return True


# `make test` builds the engine first: only without a compiler is there nothing to compare.
EXPECTED: Final = "compared" if can_compile() else "interpreted only"


@pytest.mark.long(10)
@pytest.mark.parametrize("table", TABLES if NIGHT else chosen(), ids=str)
def test_a_title_plays_alike_interpreted_and_compiled(table: Table) -> None:
    game = table.open()
    length = game.playout(game.start(), Rng(1), new_buffer(game.moves.count))
    compared = conform.compare_builds(game, games=1 + DECISIONS // length, seed=2026)
    assert compared == EXPECTED


def test_a_title_of_a_third_party_plays_alike_on_both() -> None:
    assert conform.check(Stones(), games=30, seed=2).builds == EXPECTED


# What a search finds about every move of some positions, by the seed alone.
THOUGHTS: Final = """
import sys
import dolmen
from dolmen import engine
from dolmen.bots.budget import Budget
from dolmen.bots.searcher import PLAIN, Searcher
from dolmen.core.game import OVER
from dolmen.core.rng import Rng

print(engine.kind())
title, iterations = sys.argv[1], int(sys.argv[2])
for seats in dolmen.TITLES[title].seats[:2]:
    game, rng = dolmen.game(title, seats), Rng(7)
    ways = [{}, PLAIN, {"playouts": 30, "noise": 80}]
    bots = [
        [Searcher(game, 3, seat, Budget(iterations), way) for seat in range(seats)] for way in ways
    ]
    s, decisions = game.start(), 0
    while (actor := game.actor(s)) != OVER:
        if actor >= 0:
            decisions += 1
            if decisions % 40 == 1:
                for way in bots:
                    print(way[actor].choose(s), way[actor].looks())
        legal = game.legal(s)
        game.apply(s, legal[rng.below(len(legal))] if actor >= 0 else game.draw(s, rng))
"""


def thoughts(title: str, pure: str) -> list[str]:
    """What a new process finds on one of the builds, which it names first."""
    done = subprocess.run(
        [sys.executable, "-c", THOUGHTS, title, "200" if NIGHT else "40"],
        env=os.environ | {"DOLMEN_PURE": pure},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.long(8)
@pytest.mark.parametrize("title", ALL)
def test_a_search_thinks_alike_interpreted_and_compiled(title: str) -> None:
    interpreted, compiled = thoughts(title, "1"), thoughts(title, "0")
    assert interpreted[0] == "interpreted"
    assert compiled[0] == ("compiled" if can_compile() else "interpreted")
    assert interpreted[1:] == compiled[1:]
    assert len(interpreted) > 6
