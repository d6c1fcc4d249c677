"""Chapter ROUND: twelve rounds of five phases, and what happens at the beginning of one."""

from itertools import groupby
from typing import Final

import pytest

from tests.games.caverna.scenes import (
    OVER,
    Scene,
    dwarf,
    lone_dwarf,
    opening,
    player,
    scene,
    step,
    until_chance,
    until_round,
)
from tests.laws import clause

ROUNDS: Final = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
# The phase that an event belongs to.
PHASE_OF: Final = {
    "round-began": "reveal",
    "revealed": "reveal",
    "urgent": "reveal",
    "marker": "reveal",
    "cleared": "supply",
    "kept": "supply",
    "supplied": "supply",
    "placed": "work",
    "stayed": "work",
    "home": "home",
    "harvest": "harvest",
    "fed": "harvest",
    "begged": "harvest",
    "bred": "harvest",
    "chose": "harvest",
}


def play_out(here: Scene) -> list[str]:
    """A quiet game to the end, and everything it told."""
    told: list[str] = []
    while here.actor() != OVER:
        step(here)
        told += here.events()
    return told


@clause("CAV-ROUND-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_a_game_has_twelve_rounds_or_eleven_without_the_ninth(seats: int) -> None:
    here = opening(seats)
    begun = [1] if here.dump()["round"] == 1 else []
    begun += [int(event.split()[1]) for event in play_out(here) if event.startswith("round-began")]
    assert begun == (ROUNDS if seats > 2 else [n for n in ROUNDS if n != 9])


@clause("CAV-ROUND-01")
def test_a_stage_is_three_rounds_and_two_at_one_or_two_players() -> None:
    """Ore trading is a card of stage 4, so it comes first after the stage-3 cards are out."""
    for seats, cards in ((2, 8), (3, 9)):
        here = lone_dwarf(
            seats,
            round=8 if seats == 2 else 9,
            marker="leaf",
            spaces={"wood_gathering": {"wood": 1}},
        )
        assert len(here.dump()["cards"]) == cards
        until_chance(here.play("place wood_gathering"))
        assert here.legal() == ["reveal ore_trading", "reveal adventure", "reveal ruby_delivery"]


@clause("CAV-ROUND-02")
@pytest.mark.parametrize("seats", [2, 3])
def test_every_round_runs_reveal_supply_work_home_and_harvest(seats: int) -> None:
    told = play_out(opening(seats, first=0))
    kinds = [event.split()[0] for event in told]
    begins = [i for i, kind in enumerate(kinds) if kind == "round-began"]
    for begin, end in zip(begins, [*begins[1:], len(kinds)], strict=True):
        phases = [PHASE_OF[kind] for kind in kinds[begin:end] if kind in PHASE_OF]
        order = [phase for phase, _ in groupby(phases)]
        assert order == ["reveal", "supply", "work", "home", "harvest"]
        # Two dwarfs of every player worked, before anybody went home.
        work = [kind for kind in kinds[begin:end] if kind in ("placed", "stayed")]
        assert len(work) == 2 * seats


@clause("CAV-ROUND-03")
@pytest.mark.parametrize(
    ("number", "asked"),
    [(1, "reveal"), (2, "work"), (3, "feed"), (4, "feed"), (5, "feed")],
)
def test_the_fifth_phase_follows_the_harvest_of_the_round_and_may_be_empty(
    number: int, asked: str
) -> None:
    here = lone_dwarf(3, round=number, spaces={"wood_gathering": {"wood": 1}})
    here.play("place wood_gathering")
    assert here.dump()["phase"] == asked
    harvest = {1: "none", 2: "none", 3: "normal", 4: "food", 5: "normal"}[number]
    if asked == "feed":
        assert here.dump()["harvest"] == harvest
    assert [event for event in here.events() if event.startswith("harvest")] != []


@clause("CAV-ROUND-04")
def test_effects_at_the_beginning_of_a_round_come_for_all_between_supply_and_work() -> None:
    """A miner with two donkeys and two ore mines, and the three suppliers of two players."""
    mines = {"3,4": "miner", "3,5": "ore_mine", "3,6": "deep_tunnel", "2,5": "ore_mine"}
    here = lone_dwarf(
        2,
        round=1,
        spaces={"wood_gathering": {"wood": 1}},
        players=[
            player("donkey 2", board=mines | {"2,6": "deep_tunnel", "2,4": "ruby_supplier"},
                   suppliers={"ruby_supplier": 1}),
            player(board={"3,4": "wood_supplier", "2,4": "stone_supplier"},
                   suppliers={"wood_supplier": 7, "stone_supplier": 5}),
        ],
    )  # fmt: skip
    here.play("place wood_gathering")
    told = until_round(here, 2)
    kinds = [event.split()[0] for event in told]
    supplied = max(i for i, kind in enumerate(kinds) if kind == "supplied")
    assert "placed" not in kinds
    gained = [i for i, kind in enumerate(kinds) if kind == "gained"]
    assert min(gained) > supplied
    assert sorted(told[i] for i in gained) == [
        "gained P0 ore 2",
        "gained P0 ruby 1",
        "gained P1 stone 1",
        "gained P1 wood 1",
    ]
    assert here.goods(0) == {"wood": 1, "ore": 2, "ruby": 1, "donkey": 2}
    assert here.goods(1) == {"wood": 1, "stone": 1}
    assert [here.player(seat)["suppliers"] for seat in (0, 1)] == [
        {"wood_supplier": 0, "stone_supplier": 0, "ruby_supplier": 0},
        {"wood_supplier": 6, "stone_supplier": 4, "ruby_supplier": 0},
    ]


@clause("CAV-ROUND-04")
@pytest.mark.parametrize(
    ("tile", "good", "rounds"), [("wood_supplier", "wood", 7), ("stone_supplier", "stone", 5)]
)
def test_a_supplier_pays_in_the_rounds_after_the_one_it_was_bought_in(
    tile: str, good: str, rounds: int
) -> None:
    here = scene(
        3,
        round=1,
        players=[player("wood 1 stone 1", dwarfs=[dwarf(), dwarf(at="supplies")])]
        + [
            player(dwarfs=[dwarf(at=at), dwarf(0, "aside")])
            for at in ("logging_1_3", "clearing_1_3")
        ],
    )
    here.play("place housework", f"furnish {tile}")
    assert here.player(0)["suppliers"][tile] == rounds
    paid = []
    while here.actor() != OVER:
        step(here)
        told = here.events()
        if f"gained P0 {good} 1" in told and "supplied" in {event.split()[0] for event in told}:
            paid.append(here.dump()["round"])
    assert paid == list(range(2, 2 + rounds))


@clause("CAV-ROUND-05")
def test_a_wood_supplier_of_round_7_pays_two_players_in_rounds_8_10_11_and_12() -> None:
    here = lone_dwarf(2, round=7, marker="leaf", players=[player("stone 1 food 9")])
    here.play("place housework", "furnish wood_supplier")
    paid = []
    while here.actor() != OVER:
        step(here)
        told = here.events()
        if "gained P0 wood 1" in told and "supplied" in {event.split()[0] for event in told}:
            paid.append(here.dump()["round"])
    assert paid == [8, 10, 11, 12]
