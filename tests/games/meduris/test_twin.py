"""The engine and its slow twin play alike: the same lists and the same positions."""

from typing import Any

import pytest

import dolmen
from tests.games.meduris.twin import Twin
from tests.games.meduris.walks import MANNERS, Manner, walk
from tests.scenario import dump, names

pytestmark = pytest.mark.wide

OPTIONS: list[dict[str, Any]] = [
    {},
    {"first": 1},
    {"idle_limit": 1},
    {"stalemate_end": False, "idle_limit": 3},
]


# Every seat count in every manner, and every set of options with each of both.
CASES = [
    (seats, manner, OPTIONS[(i + seats) % 4])
    for seats in (2, 3, 4)
    for i, manner in enumerate(MANNERS)
]


@pytest.mark.parametrize(("seats", "manner", "options"), CASES)
def test_the_engine_plays_like_its_twin(
    seats: int, manner: Manner, options: dict[str, Any]
) -> None:
    game = dolmen.game("meduris", seats, **options)
    twin = Twin(seats, **options)
    world = dump(game, game.start())
    for s, move in walk(game, 10 * seats + len(options), manner):
        assert dump(game, s) == world
        assert names(game, s) == twin.moves(world)
        assert game.scores(s) == twin.scores(world)
        assert game.ranks(s) == twin.ranks(world)
        if move is not None:
            world = twin.play(world, move)
