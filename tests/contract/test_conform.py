"""Every title keeps every promise of the contract: at every seat count, with every option, in every
manner of play."""

import pytest

from dolmen.core import conform
from dolmen.games import TITLES
from tests.contract.tables import TABLES, Table, each_table_in_some_manner, manners, tables
from tests.game_walks import Manner
from tests.laws import clauses
from tests.tries import times


@pytest.mark.wide
@each_table_in_some_manner
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
