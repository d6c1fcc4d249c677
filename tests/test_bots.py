"""Bots on a game whose right moves are known."""

import pytest

from dolmen.bots.greedy import Greedy
from tests.core.stones import TAKE_ONE, TAKE_TWO, Stones, StonesState


class Wager(Stones):
    """One stone is worth nine points; two are worth ten, but only if the rival holds the four."""

    def scores(self, s: StonesState) -> list[int]:
        won = {0: 0, 1: 9, 2: 10 if s.cards[1] == 4 else 0}[s.taken[0]]
        return [won, 0]


@pytest.mark.parametrize("card", [2, 3, 4])
def test_a_hidden_hand_needs_more_than_one_world(card: int) -> None:
    game = Wager()
    s = game.load({"cards": [1, card], "shown": [1, 0]})
    # In the one world in three that a single look would find, two stones are better.
    assert {Greedy(game, seed, 0).choose(s) for seed in range(40)} == {TAKE_ONE}


def test_a_hand_that_was_shown_is_no_guess() -> None:
    game = Wager()
    s = game.load({"cards": [1, 4], "shown": [1, 1]})
    assert {Greedy(game, seed, 0).choose(s) for seed in range(5)} == {TAKE_TWO}
