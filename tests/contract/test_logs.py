"""Recorded games of every title: the engine replays them to the same end, line by line."""

import json
from pathlib import Path
from typing import Final

import pytest

from dolmen.core.log import read
from dolmen.games import TITLES, open_game
from tests.contract.tables import records

pytestmark = pytest.mark.wide

RECORDS: Final = [record for title in TITLES for record in records(title)]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_record_is_written_as_it_was_read(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    log = read(lines, open_game)
    assert log.is_over
    assert list(log.lines()) == lines
    closing = json.loads(lines[-1])
    assert (log.scores(), log.ranks()) == (closing["scores"], closing["ranks"])
    sums = [
        sum(points for _, points in log.game.sheet(log.state, seat))
        for seat in range(log.game.seats)
    ]
    assert sums == closing["scores"]


@pytest.mark.parametrize("title", TITLES)
def test_a_title_has_recorded_games(title: str) -> None:
    assert len(records(title)) >= 7
