"""What the greedy bot knows of Meduris: points, income and payments, and the one good move of a
position."""

from typing import Any

import pytest

import dolmen
from dolmen.bots import seat_bot
from dolmen.core.game import CHANCE, OVER
from dolmen.core.rng import Rng
from dolmen.games.meduris.lore import terms, value
from tests.game_walks import walk
from tests.games.meduris.scenes import BLUE, GREEN, RED, position
from tests.scenario import names, play


def worth(seat: int = RED, **keys: Any) -> int:
    """A position in the middle of Red's turn."""
    return value(position(**keys)[1], seat)


def test_points_are_wanted_and_those_of_the_best_rival_feared() -> None:
    few = worth(scores={RED: 8, GREEN: 7, BLUE: 5})
    assert worth(scores={RED: 9, GREEN: 7, BLUE: 5}) - few == 100
    assert worth(scores={RED: 8, GREEN: 8, BLUE: 5}) - few == -50
    assert worth(scores={RED: 8, GREEN: 7, BLUE: 7}) == few


def test_a_game_that_is_won_or_lost_is_worth_all_there_is() -> None:
    over, s = position("over", final=True, huts={RED: [15, 16], GREEN: [18]}, druid=18, mark=18)
    ranks = over.ranks(s)
    assert sorted(ranks) == [1, 2, 3]
    assert [value(s, seat) for seat in range(3)] == [
        1_000_000 if rank == 1 else -1_000_000 for rank in ranks
    ]


def test_chips_of_all_kinds_are_wanted_and_those_of_others_are_not() -> None:
    none = {0: "", 1: "", 2: ""}
    empty = worth(stocks=none)
    assert worth(stocks={**none, 0: "wood 2 wool 2"}) - empty == 88
    assert worth(stocks={**none, 0: "wood 4"}) - empty == 62
    assert worth(stocks={**none, 0: "wood 9"}) - empty == 71
    assert worth(stocks={**none, 1: "wood 4"}) - empty == -20


def test_rows_of_huts_bring_income_and_those_of_others_take_it() -> None:
    alone = worth(huts={RED: [4, 12, 20], GREEN: [25]}, druid=25)
    row = worth(huts={RED: [4, 5, 20], GREEN: [25]}, druid=25)
    assert row > alone
    theirs = worth(huts={RED: [20], GREEN: [25, 4, 5]}, druid=25)
    apart = worth(huts={RED: [20], GREEN: [25, 4, 12]}, druid=25)
    assert theirs < apart


def test_a_payment_under_way_is_worth_what_it_will_bring() -> None:
    """So nobody shrinks from a price in the middle of paying it."""
    game, s = position(
        stocks={0: "wood 4 stone 3"}, plains={"wood": [RED, GREEN, BLUE], "stone": [RED, GREEN]}
    )
    before = value(s, RED)
    play(game, s, "temple 18")
    assert value(s, RED) > before - 44
    other = value(s, GREEN)
    play(game, s, "replace stone", "give wood")
    assert value(s, RED) != before
    # The others see chips go, nothing of what they pay for.
    assert value(s, GREEN) - other == 5


def offering(stock: str) -> tuple[Any, Any]:
    """The druid asks Green at a hut of a row of three."""
    return position(
        "offer",
        huts={GREEN: [9, 10, 11], RED: [20]},
        druid=9,
        asked=GREEN,
        built=True,
        face="wool",
        payment={"field": 9},
        stocks={1: stock},
    )


@pytest.mark.parametrize("seed", range(6))
def test_an_offering_of_both_at_a_long_row_is_made(seed: int) -> None:
    game, s = offering("wood 3 wool 3 copper 3 stone 3")
    bot = seat_bot("greedy", game, seed, GREEN)
    assert "offer both" in names(game, s)
    assert game.moves.name(bot.choose(s)) == "offer both"


@pytest.mark.parametrize("seed", range(6))
def test_a_hut_is_built_in_a_row(seed: int) -> None:
    game, s = position(
        huts={RED: [12], GREEN: [20], BLUE: [25]},
        temples={RED: [2, 30], GREEN: [16]},
        druid=25,
        stocks={0: "wood 5 wool 5 copper 5 stone 5"},
        plains={"wood": [RED, GREEN], "wool": [RED], "copper": [GREEN], "stone": [BLUE, BLUE]},
    )
    chosen = game.moves.name(seat_bot("greedy", game, seed, RED).choose(s))
    beside = {f"hut {field + step}" for field in (12, 20, 25) for step in (-1, 1)}
    assert len(names(game, s)) > len(beside)
    assert chosen in beside


@pytest.mark.wide
@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_players_end_their_games(seed: int) -> None:
    game = position(seats=2)[0]
    bots = [seat_bot("greedy", game, seed, seat) for seat in range(2)]
    rng, s = Rng(seed), game.start()
    while (actor := game.actor(s)) != OVER:
        game.apply(s, game.draw(s, rng) if actor == CHANCE else bots[actor].choose(s))
    assert max(game.scores(s)) > 20
    winner = game.ranks(s).index(1)
    assert value(s, winner) == 1_000_000
    assert value(s, 1 - winner) == (1_000_000 if game.ranks(s) == [1, 1] else -1_000_000)


def test_terms_are_what_a_position_is_worth() -> None:
    game = dolmen.game("meduris", seats=3)
    for s, _ in walk(game, 5):
        for seat in range(3):
            assert sum(worth for _, worth in terms(s, seat)) == value(s, seat)
