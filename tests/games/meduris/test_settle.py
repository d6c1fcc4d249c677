"""Chapter SETTLE: settlements and the price of a hut in them."""

from typing import Any

import pytest

from dolmen.core.game import Game
from tests.games.meduris.scenes import BLUE, GREEN, RED, chips, position, side
from tests.laws import clause
from tests.scenario import dump, names, play, view, why

ALL = "wood 18 wool 18 copper 18 stone 18"


def price(game: Game[Any], s: Any, move: str) -> dict[str, int]:
    """What the active player, who holds all chips, pays for a hut without replacing anything."""
    c = s.clone()
    seat = dump(game, c)["seat"]
    before = dump(game, c)["stocks"][seat]
    play(game, c, move, "pay")
    after = dump(game, c)["stocks"][seat]
    return {name: before[name] - after[name] for name in before if before[name] != after[name]}


def rich(**keys: Any) -> tuple[Game[Any], Any]:
    """Blue is active and holds all chips."""
    return position(seat=BLUE, stocks={0: "", 1: "", 2: ALL}, **keys)


@clause("MED-SETTLE-01")
def test_a_settlement_spans_colours_districts_and_the_river_and_ends_at_temples() -> None:
    game, s = position(
        huts={RED: [31, 1], GREEN: [0, 30], BLUE: [4, 5, 9]},
        temples={RED: [2], BLUE: [29]},
        druid=9,
    )
    runs = {
        i: field["building"]["run"]
        for i, field in enumerate(view(game, s, None)["fields"])
        if field["building"] is not None and field["building"]["kind"] == "hut"
    }
    assert runs == {30: 4, 31: 4, 0: 4, 1: 4, 4: 2, 5: 2, 9: 1}


@clause("MED-SETTLE-02", "MED-SETTLE-03")
@pytest.mark.parametrize("size", range(1, 9))
def test_the_kth_hut_of_a_run_costs_k_of_each_material(size: int) -> None:
    """Without limit: here up to the ninth, with 18 chips of each."""
    huts = list(range(8, 8 + size))
    game, s = rich(huts={RED: huts}, **({"druid": huts[-1]} if size > 3 else {}))
    materials, _ = side(32)[8 + size]
    assert price(game, s, f"hut {8 + size}") == dict.fromkeys(sorted(materials), size + 1)
    assert price(game, s, "hut 25") == {"wood": 1, "stone": 1}


@clause("MED-SETTLE-02", "MED-SETTLE-03")
def test_a_tenth_hut_and_more_is_as_dear() -> None:
    """Only who can pay it builds there: eleven of two materials, of eighteen."""
    huts = {RED: range(8, 16), GREEN: [16, 17]}
    game, s = rich(huts=huts, druid=17)
    assert price(game, s, "hut 18") == {"wood": 11, "stone": 11}
    game, s = position(
        huts=huts, druid=17, seat=BLUE, stocks={0: "stone 8", 1: "", 2: "wood 18 wool 2 stone 10"}
    )
    assert why(game, s, "hut 18") == ("legal", "")
    game, s = position(
        huts=huts, druid=17, seat=BLUE, stocks={0: "stone 8", 1: "", 2: "wood 11 wool 2 stone 10"}
    )
    assert why(game, s, "hut 18") == ("too-few-chips", "MED-SWAP-10")


@clause("MED-SETTLE-04")
@pytest.mark.parametrize(("behind", "ahead"), [(1, 1), (1, 2), (2, 1), (3, 2), (1, 4), (4, 3)])
def test_a_hut_that_closes_a_gap_counts_both_runs(behind: int, ahead: int) -> None:
    huts = {RED: range(18 - behind, 18), GREEN: range(19, 19 + ahead)}
    druid = {} if behind + ahead < 4 else {"druid": 18 + ahead}
    game, s = rich(huts=huts, **druid)
    assert price(game, s, "hut 18") == dict.fromkeys(["wood", "stone"], behind + ahead + 1)


@clause("MED-SETTLE-05")
@pytest.mark.parametrize("owners", [(0, 0), (1, 1), (2, 2), (0, 1), (2, 0)])
@pytest.mark.parametrize(("fields", "site"), [((19, 20), 18), ((16, 17), 18), ((17, 19), 18)])
def test_colours_and_the_place_in_the_run_do_not_matter(
    owners: tuple[int, int], fields: tuple[int, int], site: int
) -> None:
    huts = {
        seat: [field for field, owner in zip(fields, owners, strict=True) if owner == seat]
        for seat in range(3)
    }
    game, s = rich(huts=huts)
    assert price(game, s, f"hut {site}") == {"wood": 3, "stone": 3}


@clause("MED-SETTLE-06")
def test_neither_temples_nor_offerings_are_multiplied() -> None:
    huts = {RED: [17, 18], GREEN: [19, 20]}
    game, s = rich(huts=huts, druid=20)
    assert price(game, s, "temple 21") == {"wool": 1, "stone": 1}
    game, s = position(
        huts=huts,
        druid=20,
        seat=BLUE,
        stocks={0: "stone 1 wool 1", 1: "wool 1 copper 1", 2: "wool 1 stone 1"},
    )
    play(game, s, "temple 21")
    assert (game.actor(s), names(game, s)) == (
        RED,
        ["offer nothing", "offer wool", "offer stone", "offer both"],
    )
    play(game, s, "offer both")
    assert dump(game, s)["stocks"] == [chips(), chips("wool 1 copper 1"), chips()]
    assert dump(game, s)["points"][RED]["offerings"] == 4


@clause("MED-SETTLE-07")
def test_rulebook_example_3_the_third_hut_costs_three_of_each() -> None:
    game, s = rich(huts={RED: [19, 20]}, temples={BLUE: [21]})
    assert price(game, s, "hut 18") == {"stone": 3, "wood": 3}


@clause("MED-SETTLE-08")
def test_a_settlement_across_the_river() -> None:
    game, s = rich(huts={RED: [31]})
    assert price(game, s, "hut 0") == {"wool": 2, "copper": 2}


@clause("MED-SETTLE-09")
def test_a_temple_is_a_border() -> None:
    game, s = rich(huts={RED: [18, 19], GREEN: [20]}, temples={GREEN: [21]}, druid=20)
    assert price(game, s, "hut 22") == {"wood": 1, "copper": 1}


@clause("MED-SETTLE-10")
def test_joining_three_huts_costs_four_of_each() -> None:
    game, s = rich(huts={RED: [5, 6], GREEN: [8]})
    assert price(game, s, "hut 7") == {"wood": 4, "stone": 4}
