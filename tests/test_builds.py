"""The interpreted and the compiled engine are one engine: the same games, state by state.

A merge compares every seat count of every title, with one set of options each; at night every table
plays five times as many games."""

from typing import Final

import pytest

from dolmen.core import conform
from dolmen.core.game import new_buffer
from dolmen.core.rng import Rng
from dolmen.engine import build
from tests.contract.tables import TABLES, Table
from tests.core.stones import Stones
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


@pytest.mark.parametrize("table", TABLES if NIGHT else chosen(), ids=str)
def test_a_title_plays_alike_interpreted_and_compiled(table: Table) -> None:
    game = table.open()
    length = game.playout(game.start(), Rng(1), new_buffer(game.moves.count))
    compared = conform.compare_builds(game, games=1 + DECISIONS // length, seed=2026)
    assert compared == EXPECTED


def test_a_title_of_a_third_party_plays_alike_on_both() -> None:
    assert conform.check(Stones(), games=30, seed=2).builds == EXPECTED
