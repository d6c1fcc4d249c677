"""Chapter MARKET: the weekly market."""

from typing import Final

import pytest

from tests.games.caverna.scenes import Scene, counts, lone_dwarf, of_kind, player, scene
from tests.laws import clause

PRICES: Final = {
    "wood": 1,
    "stone": 1,
    "ore": 1,
    "grain": 1,
    "vegetable": 2,
    "dog": 2,
    "sheep": 1,
    "donkey": 1,
    "wild_boar": 2,
    "cattle": 3,
}
# Room for a farm animal of each species.
ROOMS: Final = {
    "3,4": "breakfast_room",
    "4,3": "small_pasture",
    "4,2": "small_pasture",
    "3,3": "small_pasture",
    "3,2": "field grain 1",
}


def market(goods: str = "", seats: int = 5) -> Scene:
    """On the weekly market, with its 4 gold."""
    here = lone_dwarf(seats, round=1, players=[player(goods, board=ROOMS)])
    return here.play("place weekly_market")


@clause("CAV-MARKET-01")
@pytest.mark.parametrize("seats", range(1, 8))
def test_five_to_seven_players_have_a_market_that_gives_four_gold_first(seats: int) -> None:
    if seats < 5:
        here = scene(seats, round=1)
        assert here.why("place weekly_market") == ("space-absent", "CAV-WORK-18")
    else:
        assert market(seats=seats).goods() == {"gold": 4}


@clause("CAV-MARKET-02")
def test_it_sells_ten_kinds_of_goods_at_their_price() -> None:
    here = market("gold 20")
    assert here.goods() == {"gold": 24}
    assert of_kind(here.legal(), "market") == [f"market {good}" for good in PRICES]
    for good, price in PRICES.items():
        bought = here.copy().play(f"market {good}")
        assert bought.goods() == {"gold": 24 - price, good: 1}
    assert here.game.moves.kinds["market"].args[0] == tuple(PRICES)


@clause("CAV-MARKET-03")
@pytest.mark.parametrize("good", PRICES)
def test_one_of_each_kind(good: str) -> None:
    here = market("gold 20").play(f"market {good}")
    assert here.why(f"market {good}") == ("bought-already", "CAV-MARKET-03")
    assert of_kind(here.legal(), "market") == [
        f"market {other}" for other in PRICES if other != good
    ]


@clause("CAV-MARKET-04")
def test_own_gold_may_be_added_and_buying_is_optional() -> None:
    here = market()
    assert here.legal() == ["coins", *(f"market {good}" for good in PRICES), "end"]
    here.play("market cattle")
    assert of_kind(here.legal(), "market") == [
        f"market {good}" for good, price in PRICES.items() if price == 1
    ]
    assert here.why("market dog") == ("too-little-gold", "CAV-MARKET-04")
    richer = market("gold 1").play("market cattle")
    assert "market dog" in richer.legal()
    nothing = market("gold 3").play("end")
    assert nothing.goods() == {"gold": 7}


@clause("CAV-MARKET-05")
def test_bought_animals_may_be_eaten_at_once() -> None:
    here = market().play("market sheep", "eat sheep", "market donkey", "eat donkey")
    assert here.goods() == counts("gold 2 food 2")
    # The one of this use has been bought.
    assert here.why("market sheep") == ("bought-already", "CAV-MARKET-03")


@clause("CAV-MARKET-05")
def test_animals_that_find_no_room_are_settled_when_the_buying_is_over() -> None:
    """CAV-ANIMALS-25: all purchases of one use together."""
    here = lone_dwarf(5, round=1).play("place weekly_market", "market sheep", "market donkey")
    assert "market wood" in here.legal()
    here.play("stop")
    assert here.legal() == ["eat sheep", "eat donkey", "coins"]
    here.play("eat donkey")
    assert here.goods() == counts("gold 2 food 1 sheep 1")


@clause("CAV-MARKET-06")
def test_eleven_gold_buy_everything() -> None:
    here = market("gold 11")
    here.play(*(f"market {good}" for good in PRICES))
    assert here.goods() == dict.fromkeys(sorted(PRICES, key=list(here.player(0)["goods"]).index), 1)
    assert sum(PRICES.values()) == 15


@clause("CAV-MARKET-06")
def test_four_gold_buy_a_sheep_a_donkey_and_a_vegetable_but_not_two_sheep() -> None:
    here = market().play("market sheep", "market donkey", "market vegetable")
    assert here.goods() == counts("vegetable 1 sheep 1 donkey 1")
    twice = market().play("market sheep")
    assert twice.why("market sheep") == ("bought-already", "CAV-MARKET-03")


@clause("CAV-MARKET-02", "CAV-CONVERT-08")
def test_the_coin_that_the_trader_left_still_buys() -> None:
    """Nothing can be exchanged for a single coin; yet the turn is not over."""
    own = player("gold 1", board={"3,4": "trader"})
    here = lone_dwarf(5, round=1, players=[own]).play("place weekly_market")
    here.play("use trader", "use trader")
    assert here.goods() == counts("wood 2 stone 2 ore 2 gold 1")
    cheap = [f"market {good}" for good, price in PRICES.items() if price == 1]
    assert here.legal() == [*cheap, "end"]


@clause("CAV-MARKET-05")
def test_a_dog_bought_later_still_makes_room_for_a_sheep_bought_before() -> None:
    """The purchases of one use are settled together, whatever is eaten between them."""
    own = player("cattle 2 grain 1 gold 2", board={"3,4": "cavern", "4,3": "meadow"})
    here = lone_dwarf(5, round=1, players=[own])
    here.play("place weekly_market", "market sheep", "eat grain", "market dog", "stop")
    assert here.goods() == counts("food 1 gold 3 dog 1 sheep 1 cattle 2")
