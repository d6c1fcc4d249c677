"""Advice tells nothing of what is hidden: positions alike to a seat's eyes get the same advice, and
the same position gets it again."""

import random
from typing import Any, Final

import pytest

from dolmen.bots import seat_bot, strongest
from dolmen.bots.advice import MOVES, THOUGHT, Advice, advise
from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.rng import Rng
from dolmen.games import TITLES, open_game
from dolmen.server.workers import ADVICE_SEED
from tests.contract.tables import manners
from tests.contract.test_secrets import remembers_all, unknown_worlds
from tests.game_walks import walk
from tests.sample import ALL, seats

LOOK_EVERY: Final = 17


def advice(game: Game[Any], s: Any, seat: int) -> Advice:
    """What a seat is advised, as the server asks for it; without looking at the clock."""
    world = game.determinize(s, seat, Rng(ADVICE_SEED))
    bot = seat_bot(strongest(), game, ADVICE_SEED, seat, THOUGHT._replace(iterations=30, seconds=0))
    return advise(bot, game, world, seat, ADVICE_SEED, games=3, seconds=0)


@pytest.mark.wide
@pytest.mark.parametrize("title", ALL)
def test_positions_alike_to_a_seat_get_the_same_advice(title: str) -> None:
    game, rng = open_game(title, seats(title)), random.Random(1)
    others = compared = 0
    for number, (s, _) in enumerate(walk(game, 2, manners(title)[0])):
        seat = int(game.actor(s))
        if number % LOOK_EVERY or seat in (CHANCE, OVER) or len(game.legal(s)) == 1:
            continue
        found = advice(game, s, seat)
        moves = [one.move for one in found.moves]
        assert set(moves) <= set(game.legal(s))
        assert len(moves) == len(set(moves)) == min(MOVES, len(game.legal(s)))
        assert advice(game, s, seat) == found
        # A world drawn from what the seat sees, and one made from the law of the title.
        alike = [game.determinize(s, seat, Rng(number))]
        made = unknown_worlds(game, s, seat, rng)
        others += len(made)
        alike += made
        for other in alike:
            compared += 1
            assert advice(game, other, seat) == found
    assert compared > 5
    assert bool(others) == (TITLES[title].hidden and not remembers_all(title))
