"""Recorded games: one for every way a game can end, replayed on every run.

The scores in a record's closing line are those of the twin, which is written from the clauses alone
and follows the moves by name; the engine must agree with both."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from dolmen.core.log import read
from dolmen.games import open_game
from tests.games.druides.twin import Twin

pytestmark = pytest.mark.wide

LOGS: Final = Path(__file__).parent / "logs"

# What each record is there for: how it ends, who wins, and how many rituals were finished.
ENDS: Final[dict[str, tuple[str, int, int]]] = {
    "0001-eleven-rituals": ("rituals", 1, 11),
    "0002-shared-victory": ("rituals", 2, 11),
    "0003-stopped-on-the-column": ("column", 1, 9),
    "0004-column-in-the-eleventh-ritual": ("column", 1, 10),
    "0005-blank-turns": ("blank-turns", 2, 0),
    "0006-amulets-by-cards": ("rituals", 1, 11),
    "0007-column-moved-before-it-stopped": ("column", 1, 5),
}


def lines(name: str) -> list[str]:
    return (LOGS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()


def follow(record: list[str]) -> tuple[dict[str, Any], list[int]]:
    """The last world and the scores, as the twin has them."""
    header, *moves = map(json.loads, record)
    options = header["options"]
    twin = Twin(header["seats"], options["amulets"], options["first"])
    game = open_game(header["title"], header["seats"], **options)
    world: dict[str, Any] = game.dump(game.start())
    for line in moves[:-1]:
        assert line["move"] in twin.moves(world)
        world = twin.after(world, line["move"])
    return world, twin.scores(world)


def test_every_record_is_known() -> None:
    assert sorted(file.stem for file in LOGS.iterdir()) == sorted(ENDS)


@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    record = lines(name)
    world, scores = follow(record)
    closing = json.loads(record[-1])
    assert closing["scores"] == scores
    assert (world["ending"], closing["ranks"].count(1), len(world["finished"])) == ENDS[name]
    log = read(record, open_game)
    assert log.game.dump(log.state) == world
    assert log.game.scores(log.state) == scores
    sheets = [log.game.sheet(log.state, seat) for seat in range(log.game.seats)]
    assert [[points for _, points in sheet] for sheet in sheets] == [
        [row[seat] for row in world["points"]] for seat in range(log.game.seats)
    ]
