"""Players made of code: what they may know, how they choose, and that greed is worth something."""

from collections import Counter
from typing import Any, Final

import pytest

from dolmen.bots import BOTS, KNOWN, Budget, seat_bot
from dolmen.bots.greedy import Greedy, Points, lore
from dolmen.bots.rand import Random
from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.message import Message, Refusal
from dolmen.core.rng import Rng
from dolmen.games import open_game
from tests.core.stones import SHOW, TAKE_ONE, TAKE_TWO, Stones, StonesState, restore
from tests.sample import ALL, seats
from tests.tries import times

# Both have a card, seat 0 is to move.
DEALT: Final = {"cards": [2, 3]}


def play(game: Game[Any], seed: int, names: list[str]) -> Any:
    """A whole game between bots."""
    bots = [seat_bot(name, game, seed, seat) for seat, name in enumerate(names)]
    rng = Rng(seed, game.seats)
    s = game.start()
    while (actor := game.actor(s)) != OVER:
        game.apply(s, game.draw(s, rng) if actor == CHANCE else bots[actor].choose(s))
    return s


def test_a_bot_that_nobody_knows_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        seat_bot("oracle", Stones(), 1, 0)
    assert refused.value.message == Message(
        "bot-unknown", {"bot": "oracle", "allowed": ", ".join(KNOWN)}
    )


def test_the_random_bot_plays_every_legal_move_about_equally_often() -> None:
    game = Stones()
    s = game.load(DEALT)
    bot = Random(game, 1, 0)
    chosen = Counter(bot.choose(s) for _ in range(3000))
    assert set(chosen) == {TAKE_ONE, TAKE_TWO, SHOW}
    assert all(900 < count < 1100 for count in chosen.values())


@pytest.mark.parametrize("name", BOTS)
def test_choices_follow_from_seed_and_seat(name: str) -> None:
    game = Stones()
    # Nothing that can be done is better than anything else.
    s = game.load({**DEALT, "taken": [3, 2], "left": 1, "shown": [1, 1]})
    free = game.load({"cards": [1, 2], "taken": [0, 0]})
    few = Budget(iterations=30)
    assert seat_bot(name, game, 5, 0, few).choose(s) == TAKE_ONE
    games = [
        [seat_bot(name, Even(), seed, seat, few).choose(free) for seed in range(40)]
        for seat in (0, 0, 1)
    ]
    assert games[0] == games[1] != games[2]
    assert set(games[0]) == {TAKE_ONE, TAKE_TWO, SHOW}


class Even(Stones):
    """Nobody ever has a point: all moves are alike."""

    def scores(self, s: StonesState) -> list[int]:
        return [0, 0]

    def sheet(self, s: StonesState, seat: int) -> list[tuple[str, int]]:
        return []


def test_without_lore_the_lead_over_the_best_of_the_others_counts() -> None:
    game = Stones()
    known = lore(game)
    assert isinstance(known, Points)
    s = restore([2, 3], [False, False], [4, 1], 1, 0)
    assert [known.value(s, seat) for seat in (0, 1)] == [2, -2]


def test_the_greedy_bot_takes_most() -> None:
    game = Stones()
    assert {Greedy(game, seed, 0).choose(game.load(DEALT)) for seed in range(20)} == {TAKE_TWO}


def test_a_single_move_needs_no_thought() -> None:
    game = Stones()
    s = game.load({**DEALT, "taken": [3, 2], "left": 1, "shown": [1, 0]})
    bot = Greedy(game, 1, 0)
    before = bot.rng.words()
    assert bot.choose(s) == TAKE_ONE
    assert bot.rng.words() == before


class Wager(Stones):
    """One stone is worth nine points; two are worth ten, but only if the rival holds the four."""

    def scores(self, s: StonesState) -> list[int]:
        won = {0: 0, 1: 9, 2: 10 if s.cards[1] == 4 else 0}[s.taken[0]]
        return [won, 0]


@pytest.mark.parametrize("card", [2, 3, 4])
def test_a_hidden_hand_needs_more_than_one_world(card: int) -> None:
    """One world in three has the four: a bot that looks at a single one often stakes on it, and a
    bot that looks at the true one always does where it is there."""
    game = Wager()
    s = game.load({"cards": [1, card], "shown": [1, 0]})
    assert {Greedy(game, seed, 0).choose(s) for seed in range(40)} == {TAKE_ONE}


def test_a_hand_that_was_shown_is_no_guess() -> None:
    game = Wager()
    s = game.load({"cards": [1, 4], "shown": [1, 1]})
    assert {Greedy(game, seed, 0).choose(s) for seed in range(5)} == {TAKE_TWO}


class Lottery(Stones):
    """Every stone taken is followed by a card for the other, worth its number."""

    def actor(self, s: StonesState) -> int:
        return CHANCE if s.cards[1] == 0 else super().actor(s)

    def apply(self, s: StonesState, move: int) -> None:
        super().apply(s, move)
        if move <= TAKE_TWO:
            s.cards[1] = 0


def test_chance_that_follows_is_the_same_for_every_move_of_one_world() -> None:
    game = Lottery()
    world = restore([1, 2], [False, False], [0, 0], 6, 0)
    bot = Greedy(game, 1, 0)
    for seed in range(20):
        one, two = (bot.worth(world, move, seed) for move in (TAKE_ONE, TAKE_TWO))
        assert two == one + 1
    assert len({bot.worth(world, TAKE_ONE, seed) for seed in range(20)}) == 3
    assert world.numbers() == ([1, 2], [False, False], [0, 0], 6, 0)


@pytest.mark.parametrize("title", ALL)
def test_every_title_of_the_house_brings_lore(title: str) -> None:
    game = open_game(title, seats(title))
    assert not isinstance(lore(game), Points)


@pytest.mark.wide
@pytest.mark.parametrize("title", ALL)
def test_greed_beats_chance(title: str) -> None:
    game = open_game(title, seats(title))
    games = times(4)
    won = 0
    for seed in range(games):
        greedy = seed % game.seats
        names = ["greedy" if seat == greedy else "random" for seat in range(game.seats)]
        ranks = game.ranks(play(game, seed, names))
        won += ranks[greedy] == 1 and ranks.count(1) == 1
    assert won >= 0.75 * games
