"""Games that are played on: to their end if they have one, each move as likely as it is good."""

from collections import Counter
from typing import Any

import pytest

from dolmen.bots.continuation import LONGEST, drawn, play_on
from dolmen.bots.judges import judge
from dolmen.core.game import OVER
from dolmen.core.judge import Judge, new_numbers
from dolmen.core.rng import Rng
from dolmen.games import open_game
from tests.core.stones import Stones, StonesState
from tests.sample import ALL, seats


@pytest.mark.parametrize("title", ALL)
def test_a_game_is_played_to_its_end_and_the_same_way_for_the_same_luck(title: str) -> None:
    game = open_game(title, seats(title))
    ends: list[dict[str, object]] = []
    for seed in (1, 1, 2):
        s: Any = game.start()
        play_on(game, judge(game), s, Rng(seed))
        assert game.actor(s) == OVER
        ends.append(game.dump(s))
    assert ends[0] == ends[1] != ends[2]


class Endless(Stones):
    """Stones that grow again."""

    def apply(self, s: StonesState, move: int) -> None:
        super().apply(s, move)
        s.left, s.shown = 6, [True, True]


def test_a_game_without_end_counts_as_it_stands() -> None:
    game = Endless()
    s = game.load({"cards": [2, 3], "shown": [1, 1]})
    known: Judge[StonesState] = Judge(game, new_numbers([300, 100]))
    play_on(game, known, s, Rng(1))
    # Each decision takes one stone or two.
    assert LONGEST <= sum(s.taken) <= 2 * LONGEST


def test_each_is_drawn_as_often_as_its_weight_says() -> None:
    rng, weights = Rng(1), new_numbers([1, 0, 3, 100])
    found = Counter(int(drawn(weights, 3, rng)) for _ in range(4000))
    assert set(found) == {0, 2}
    assert abs(found[0] - 1000) < 130
