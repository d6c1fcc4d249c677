"""Every title keeps every promise of the contract: at every seat count, with every option, in every
manner of play."""

from collections.abc import Iterator

import pytest

from dolmen.core import conform
from dolmen.games import TITLES
from tests.contract.tables import TABLES, Table, manners, tables
from tests.game_walks import Manner
from tests.laws import clauses
from tests.tries import NIGHT, times


def cases(title: str) -> Iterator[tuple[Table, Manner]]:
    """Every table in every manner at night. On a merge the first and smallest table is played in
    every manner, each of the others in one, in turns."""
    ways = manners(title)
    for place, table in enumerate(tables(title)):
        for turn, manner in enumerate(ways):
            if NIGHT or place == 0 or turn == place % len(ways):
                yield table, manner


CASES = [case for title in TITLES for case in cases(title)]


@pytest.mark.wide
@pytest.mark.parametrize(
    ("table", "manner"), CASES, ids=[f"{table} {manner.__name__}" for table, manner in CASES]
)
def test_a_title_keeps_the_contract(table: Table, manner: Manner) -> None:
    games = times(1)
    report = conform.check(
        table.open(),
        games=games,
        seed=table.seats,
        builds=False,
        manner=manner,
        clauses=clauses(table.title),
    )
    assert report.games == games
    assert report.looks > 5 * games


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_moves_reasons_and_events_are_whole(table: Table) -> None:
    conform.check_table(table.open(), clauses(table.title))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_opens_alike_each_time(table: Table) -> None:
    conform.check_opening(table.open())


@pytest.mark.parametrize("title", TITLES)
def test_a_title_has_manners_of_its_own(title: str) -> None:
    """Random play alone seldom comes to the rare positions."""
    assert len(manners(title)) >= 3
    assert {table.seats for table in tables(title)} == set(TITLES[title].seats)
