"""Games that are played on: to their end if they have one, each move as likely as it is good."""

import resource
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from dolmen.bots.advice import finisher
from dolmen.bots.continuation import LONGEST, Continuation, drawn
from dolmen.bots.judges import judge
from dolmen.core.game import CHANCE, OVER
from dolmen.core.judge import Judge, new_numbers
from dolmen.core.rng import Rng
from dolmen.games import open_game
from tests.core.stones import Stones, StonesState
from tests.sample import ALL, seats

# What a game left behind once was five kilobytes.
GAMES: Final = 5000
PAGE_SIZE: Final = resource.getpagesize()


def pages_in_use() -> int:
    """Pages of memory that this process has, or of its most so far where no file tells."""
    told = Path("/proc/self/statm")
    if told.exists():
        return int(told.read_text(encoding="ascii").split()[1])
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 // PAGE_SIZE


@pytest.mark.parametrize("title", ALL)
def test_a_game_is_played_to_its_end_and_the_same_way_for_the_same_luck(title: str) -> None:
    game = open_game(title, seats(title))
    ends: list[dict[str, object]] = []
    for seed in (1, 1, 2):
        s: Any = game.start()
        Continuation(game, judge(game)).play_on(s, Rng(seed))
        assert game.actor(s) == OVER
        ends.append(game.dump(s))
    assert ends[0] == ends[1] != ends[2]


@pytest.mark.wide
@pytest.mark.parametrize("title", ALL)
def test_games_that_are_over_leave_nothing_behind(title: str) -> None:
    """A review plays hundreds of thousands of games on, in a process of so much memory."""
    game = open_game(title, seats(title))
    finish = finisher(game)
    last: Any = game.start()
    rng = Rng(2)
    s = last.clone()
    while (actor := game.actor(s)) != OVER:
        last = s.clone()
        game.apply(s, game.draw(s, rng) if actor == CHANCE else game.legal(s)[0])
    for _ in range(100):
        finish(last.clone(), rng)
    before = pages_in_use()
    for _ in range(GAMES):
        finish(last.clone(), rng)
    assert (pages_in_use() - before) * PAGE_SIZE < 200 * GAMES


class Endless(Stones):
    """Stones that grow again."""

    def apply(self, s: StonesState, move: int) -> None:
        super().apply(s, move)
        s.left, s.shown = 6, [True, True]


def test_a_game_without_end_counts_as_it_stands() -> None:
    game = Endless()
    s = game.load({"cards": [2, 3], "shown": [1, 1]})
    known: Judge[StonesState] = Judge(game, new_numbers([300, 100]))
    Continuation(game, known).play_on(s, Rng(1))
    # Each decision takes one stone or two.
    assert LONGEST <= sum(s.taken) <= 2 * LONGEST


def test_each_is_drawn_as_often_as_its_weight_says() -> None:
    rng, weights = Rng(1), new_numbers([1, 0, 3, 100])
    found = Counter(int(drawn(weights, 3, rng)) for _ in range(4000))
    assert set(found) == {0, 2}
    assert abs(found[0] - 1000) < 130
