"""The engine beside its slow twin: the same moves and the same positions, whole games through."""

import pytest

import dolmen
from tests.games.druides.twin import Twin
from tests.games.druides.walks import MANNERS, Manner, walk
from tests.scenario import dump, names

pytestmark = pytest.mark.wide


@pytest.mark.parametrize("manner", MANNERS, ids=lambda manner: manner.__name__)
@pytest.mark.parametrize("amulets", ["numbers", "cards"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_engine_plays_as_its_twin(seats: int, amulets: str, manner: Manner) -> None:
    for seed in range(4):
        first = None if seed % 2 else seed % seats
        game = dolmen.game("druides", seats=seats, amulets=amulets, first=first)
        twin = Twin(seats, amulets, first)
        world = dump(game, game.start())
        for s, move in walk(game, 100 + seed, manner):
            assert dump(game, s) == world
            assert names(game, s) == twin.moves(world)
            assert game.scores(s) == twin.scores(world)
            if move is not None:
                world = twin.after(world, move)
