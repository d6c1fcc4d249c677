"""What is written out for speed, held to the rows and rules it stands for."""

from itertools import product
from typing import Any, Final

import pytest

from dolmen.games.caverna import data, state
from dolmen.games.caverna.flows import EXCHANGES
from dolmen.games.caverna.grid import (
    FOREST_BOARD,
    FOREST_CELLS,
    FOREST_MASK,
    FOREST_ON_BOARD,
    MOUNTAIN_BOARD,
    MOUNTAIN_CELLS,
    MOUNTAIN_MASK,
    MOUNTAIN_ON_BOARD,
    mask_of,
    place_of_bit,
)
from dolmen.games.caverna.verbs import exchange, pay
from tests.games.caverna.scenes import open_caverna

FIRST: Final = state.SEATS_AT


def holding(**goods: int) -> Any:
    """The position at the start, with these goods for the first seat."""
    s = open_caverna().start()
    for good, count in goods.items():
        s.d[FIRST + data.GOOD_NAMES.index(good)] = count
    return s


def rows(trades: tuple[data.Trade, ...], first: int, s: Any) -> int:
    """The trades that can be paid, by what the rows take."""
    return sum(2**i for i in range(len(trades)) if exchange.payable(s.d, FIRST, first + i))


@pytest.mark.parametrize("counts", list(product((0, 1, 2), repeat=4)))
def test_what_is_eaten_is_what_the_rows_take(counts: tuple[int, ...]) -> None:
    names = ("sheep", "donkey", "grain", "cattle")
    s = holding(**dict(zip(names, counts, strict=True)), vegetable=counts[0], wild_boar=counts[3])
    expected = rows(data.FOOD_TRADES, data.FOR_FOOD, s)
    assert exchange.food_choices(s.d, FIRST, EXCHANGES) == expected


@pytest.mark.parametrize(("rubies", "food"), list(product((0, 1, 2), repeat=2)))
def test_what_a_ruby_buys_is_what_the_rows_take(rubies: int, food: int) -> None:
    s = holding(ruby=rubies, food=food)
    assert exchange.ruby_choices(s.d, FIRST, EXCHANGES) == rows(data.RUBY_TRADES, data.FOR_RUBY, s)


def test_each_group_of_trades_begins_where_it_is_said_to() -> None:
    groups = (data.RUBY_TRADES, data.FOOD_TRADES, data.GOLD_TRADES, data.TILE_TRADES)
    counts = (data.RUBY_COUNT, data.FOOD_COUNT, data.GOLD_COUNT, data.TILE_COUNT)
    firsts = (data.FOR_RUBY, data.FOR_FOOD, data.FOR_GOLD, data.BY_TILE)
    assert tuple(map(len, groups)) == counts
    for group, first in zip(groups, firsts, strict=True):
        assert data.TRADES[first : first + len(group)] == group


@pytest.mark.parametrize("gold", range(4))
def test_gold_is_what_the_rows_take(gold: int) -> None:
    s = holding(gold=gold)
    assert exchange.coins_choices(s.d, FIRST, EXCHANGES) == (gold >= 2)
    assert exchange.coin_choices(s.d, FIRST, EXCHANGES) == 0
    s.d[state.COINS_OPEN] = 1
    assert exchange.coin_choices(s.d, FIRST, EXCHANGES) == (gold >= 1)


@pytest.mark.parametrize("wood", [0, 1, 2, 3, 4, 5, 8])
@pytest.mark.parametrize("stone", [0, 1, 2, 3, 6, 9])
@pytest.mark.parametrize("own", [(), ("carpenter",), ("stone_carver", "carpenter"), ("builder",)])
def test_what_is_affordable_is_what_is_payable_tile_by_tile(
    wood: int, stone: int, own: tuple[str, ...]
) -> None:
    for ore, others in ((0, 0), (1, 1), (3, 5)):
        s = holding(wood=wood, stone=stone, ore=ore, gold=others, grain=others, vegetable=others)
        s.d[FIRST + data.FOOD] = others
        s.d[FIRST + state.OWN] = sum(2 ** data.FURNISHING_NAMES.index(name) for name in own)
        expected = sum(
            2**tile
            for tile in range(data.FURNISHING_COUNT)
            if pay.ways(s.d, FIRST, tile, pay.PRINTED)
        )
        assert pay.affordable(s.d, FIRST, data.ALL_TILES) == expected


def test_the_masks_of_the_board_are_its_cells() -> None:
    assert mask_of(FOREST_CELLS) == FOREST_MASK
    assert mask_of(MOUNTAIN_CELLS) == MOUNTAIN_MASK
    assert mask_of(FOREST_BOARD) == FOREST_ON_BOARD
    assert mask_of(MOUNTAIN_BOARD) == MOUNTAIN_ON_BOARD
    assert [place_of_bit(2**place) for place in range(62)] == list(range(62))
