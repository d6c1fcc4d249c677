"""Chapter FIRST: the starting-player token."""

import pytest

from tests.games.caverna.scenes import (
    OVER,
    counts,
    dwarf,
    lone_dwarf,
    player,
    scene,
    step,
    until_round,
)
from tests.laws import clause


def space_of(seats: int) -> str:
    return "starting_player_1_3" if seats <= 3 else "starting_player_4_7"


@pytest.mark.wide
@clause("CAV-FIRST-01")
@pytest.mark.parametrize("token", [0, 1, 2])
def test_the_token_never_moves_by_itself(token: int) -> None:
    here = scene(3, round=1, token=token, seat=token, spaces={"logging_1_3": {"wood": 3}})
    while here.actor() != OVER:
        legal = [move for move in here.legal() if "starting_player" not in move]
        step(here, *[move for move in legal if move.startswith("place ")])
        assert here.dump()["token"] == token


@clause("CAV-FIRST-01", "CAV-FIRST-02")
@pytest.mark.parametrize("seats", range(2, 8))
def test_it_goes_to_the_user_of_the_space_with_the_food_and_ore_or_a_ruby(seats: int) -> None:
    space = space_of(seats)
    placed = player(dwarfs=[dwarf(), dwarf(0, "aside")])
    here = scene(
        seats,
        round=1,
        token=seats - 1,
        seat=0,
        spaces={space: {"food": 4}},
        players=[player()] + [placed] * (seats - 1),
    )
    here.play(f"place {space}")
    assert here.dump()["token"] == 0
    assert here.goods(0) == counts("food 4 ore 2" if seats <= 3 else "food 4 ruby 1")
    assert here.on(space) == {}
    assert "token P0" in here.events()


@clause("CAV-FIRST-02")
@pytest.mark.parametrize("seats", [2, 4])
def test_without_food_on_it_the_fixed_goods_are_still_there(seats: int) -> None:
    here = scene(seats, round=1)
    here.play(f"place {space_of(seats)}")
    assert here.goods(0) == ({"ore": 2} if seats <= 3 else {"ruby": 1})


@clause("CAV-FIRST-03")
def test_the_new_starting_player_opens_the_next_round_and_this_one_keeps_its_order() -> None:
    lying = {
        "logging_1_3": {"wood": 3},
        "wood_gathering": {"wood": 1},
        "ore_mining_1_3": {"ore": 2},
    }
    here = scene(3, round=1, token=0, spaces=lying)
    order = []
    for space in (
        "logging_1_3",
        "wood_gathering",
        "starting_player_1_3",
        "ore_mining_1_3",
        "strip_mining",
    ):
        order.append(here.actor())
        here.play(f"place {space}")
    assert here.dump()["token"] == 2
    assert order == [0, 1, 2, 0, 1]
    assert here.actor() == 2
    until_round(here, 2)
    assert (here.actor(), here.dump()["token"]) == (2, 2)


@clause("CAV-FIRST-04")
def test_the_holder_may_use_the_space_for_the_goods_and_keeps_the_token() -> None:
    here = lone_dwarf(2, round=1, token=0, spaces={"starting_player_1_3": {"food": 2}})
    here.play("place starting_player_1_3")
    assert here.dump()["token"] == 0
    assert here.goods() == counts("food 2 ore 2")


@clause("CAV-FIRST-05")
def test_a_harvest_asks_clockwise_from_the_holder_of_that_moment() -> None:
    """Seat 1 has just taken the token; the third event is due, so that everything is asked."""
    bred = player("food 9 sheep 2 grain 1", board={"4,3": "small_pasture", "3,3": "field grain 2"})
    here = scene(
        4,
        round=8,
        marker="question",
        questions=2,
        token=3,
        seat=1,
        players=[
            {**bred, "dwarfs": [dwarf(0, "aside"), dwarf(0, None if seat == 1 else "aside")]}
            for seat in range(4)
        ],
    )
    here.play("place starting_player_4_7", "end")
    asked: dict[str, list[int]] = {}
    while here.dump()["round"] == 8:
        if here.actor() >= 0:
            asked.setdefault(here.dump()["phase"], []).append(here.actor())
        step(here, "harvest breeding")
        if here.actor() < 0 and here.dump()["phase"] == "reveal":
            break
    order = {phase: list(dict.fromkeys(seats)) for phase, seats in asked.items()}
    assert order["choose"] == [1, 2, 3, 0]
    assert order["feed"] == [1, 2, 3, 0]
    assert order["breed"] == [1, 2, 3, 0]
    assert [here.goods(seat)["sheep"] for seat in range(4)] == [3] * 4


@clause("CAV-FIRST-05")
def test_the_last_exchanges_are_asked_clockwise_from_the_holder() -> None:
    own = player("gold 2 food 4")
    wood = {"wood_gathering": {"wood": 1}}
    here = lone_dwarf(3, round=12, token=2, seat=0, spaces=wood, players=[own] * 3)
    here.play("place wood_gathering")
    asked = []
    while here.actor() != OVER:
        if here.dump()["phase"] == "last":
            asked.append(here.actor())
        step(here)
    assert asked == [2, 0, 1]
