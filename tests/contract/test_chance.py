"""All of chance in one call, as lanes ask for it: outcomes of the same dice as one by one."""

import pytest

from dolmen.core.game import CHANCE, OVER
from dolmen.core.rng import Rng
from dolmen.games import open_game
from tests.sample import ALL, seats

DECISIONS = 40


@pytest.mark.parametrize("title", ALL)
def test_chance_in_one_call_is_chance_one_by_one(title: str) -> None:
    game = open_game(title, seats(title))
    quick, slow, choices = game.start(), game.start(), Rng(4)
    quick_dice, slow_dice = Rng(5), Rng(5)
    decided = 0
    actor = game.run_chance(quick, quick_dice)
    while actor != OVER and decided < DECISIONS:
        while game.actor(slow) == CHANCE:
            game.apply(slow, game.draw(slow, slow_dice))
        assert (actor, game.dump(quick)) == (game.actor(slow), game.dump(slow))
        legal = game.legal(quick)
        move = legal[choices.below(len(legal))]
        game.apply(quick, move)
        game.apply(slow, move)
        actor = game.run_chance(quick, quick_dice)
        decided += 1
    assert decided == DECISIONS or actor == OVER


@pytest.mark.parametrize("title", ALL)
def test_a_game_that_is_over_stays_over(title: str) -> None:
    game, dice = open_game(title, seats(title)), Rng(6)
    s = game.start()
    while (actor := game.run_chance(s, dice)) != OVER:
        legal = game.legal(s)
        game.apply(s, legal[dice.below(len(legal))])
        assert actor in range(game.seats)
    over = game.dump(s)
    assert game.run_chance(s, dice) == OVER
    assert (game.actor(s), game.dump(s)) == (OVER, over)
