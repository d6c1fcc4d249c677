"""Chapter TEMPLE: where a temple goes and what it costs."""

import pytest

from tests.games.meduris.scenes import (
    BLUE,
    GREEN,
    RED,
    at,
    druid_at,
    markers,
    passes_to,
    position,
    without,
)
from tests.laws import clause
from tests.scenario import changes, dump, names, play, sheets, view, why

PLAINS = {"wood": [RED, GREEN, BLUE], "stone": [RED, GREEN, BLUE]}
ALL = {0: "wood 18 wool 18 copper 18 stone 18", 1: "", 2: ""}


@clause("MED-TEMPLE-01")
def test_a_temple_goes_on_a_field_without_hut_temple_and_chip() -> None:
    game, s = position(
        plains=PLAINS,
        stocks=ALL,
        huts={GREEN: [3]},
        temples={BLUE: [9]},
        chips={"12": "two", "16": "hut", "21": "druid"},
    )
    found = [move for move in names(game, s) if move.startswith("temple")]
    assert found == at("temple", without([3, 9, 12, 16, 21]))


@clause("MED-TEMPLE-01")
def test_a_player_has_two_temples_for_the_whole_game() -> None:
    game, s = position(stocks=ALL, temples={RED: [9, 20]})
    assert [move for move in names(game, s) if move.startswith("temple")] == []
    assert why(game, s, "temple 14") == ("no-temple-left", "MED-TEMPLE-01")


@clause("MED-TEMPLE-02")
@pytest.mark.parametrize("beside", [[], [18], [22], [18, 19, 20], [19, 20, 22, 23]])
def test_the_price_is_one_of_each_material_whatever_stands_beside(beside: list[int]) -> None:
    game, s = position(
        huts={RED: beside},
        temples={GREEN: [30]},
        seat=BLUE,
        stocks={2: "wool 1 stone 1", 0: ""},
        **druid_at(beside[-1] if beside else 0, len(beside) + 1),
    )
    before = dump(game, s)["stocks"][BLUE]
    play(game, s, "temple 21")
    assert before == {"wood": 0, "wool": 1, "copper": 0, "stone": 1}
    assert dump(game, s)["stocks"][BLUE] == dict.fromkeys(before, 0)
    assert dump(game, s)["buildings"]["21"] == "temple P2"


@clause("MED-TEMPLE-02")
def test_a_material_of_a_temple_may_be_replaced() -> None:
    game, s = position(seat=BLUE, stocks={2: "wood 3 stone 1"})
    changed = changes(game, s, "temple 21", "replace wool", "give wood", "give wood", "give wood")
    assert changed == passes_to(
        RED,
        **{
            "stocks.2.wood": 0,
            "stocks.2.stone": 0,
            "piles.wood": 16,
            "piles.stone": 16,
            "buildings": {"21": "temple P2"},
            "druid": "step1",
        },
    )


@clause("MED-TEMPLE-03")
def test_a_temple_takes_no_rune_moves_the_druid_and_scores_only_at_the_end() -> None:
    game, s = position(huts={RED: [20, 2], GREEN: [5]}, seat=BLUE, stocks={2: "wool 1 stone 1"})
    assert changes(game, s, "temple 21") == {
        "step": "offer",
        "asked": RED,
        "druid": 2,
        "built": True,
        "payment.field": 2,
        "stocks.2.wool": 0,
        "stocks.2.stone": 0,
        "piles.wool": 16,
        "piles.stone": 16,
        "buildings": {"2": "hut P0", "5": "hut P1", "20": "hut P0", "21": "temple P2"},
    }
    assert markers(game, s) == [5, 5, 5]
    assert sheets(game, s)[BLUE] == [
        ("start", 5),
        ("offerings", 0),
        ("refusals", 0),
        ("bonus", 0),
        ("interim", 0),
        ("temples", 1),
        ("runes", 0),
    ]


@clause("MED-TEMPLE-04")
def test_temples_end_settlements_are_no_huts_and_may_stand_side_by_side() -> None:
    game, s = position(huts={RED: [20, 23], GREEN: [19]}, temples={RED: [21]}, druid=23, stocks=ALL)
    play(game, s, "temple 22", "pay")
    fields = view(game, s, None)["fields"]
    assert [fields[i]["building"] for i in range(19, 24)] == [
        {"kind": "hut", "owner": GREEN, "run": 2},
        {"kind": "hut", "owner": RED, "run": 2},
        {"kind": "temple", "owner": RED},
        {"kind": "temple", "owner": RED},
        {"kind": "hut", "owner": RED, "run": 1},
    ]


@clause("MED-TEMPLE-05")
def test_a_temple_beside_three_huts_costs_one_wool_and_one_stone() -> None:
    game, s = position(
        huts={RED: [18, 20], GREEN: [19]},
        seat=BLUE,
        stocks={2: "wool 1 stone 1"},
        runes={"wave": GREEN},
    )
    assert changes(game, s, "temple 21") == {
        "step": "offer",
        "asked": RED,
        "druid": 18,
        "built": True,
        "payment.field": 18,
        "stocks.2.wool": 0,
        "stocks.2.stone": 0,
        "piles.wool": 16,
        "piles.stone": 16,
        "buildings": {"18": "hut P0", "19": "hut P1", "20": "hut P0", "21": "temple P2"},
    }
    fields = view(game, s, None)["fields"]
    assert [fields[i]["building"] for i in (18, 19, 20)] == [
        {"kind": "hut", "owner": RED, "run": 3},
        {"kind": "hut", "owner": GREEN, "run": 3},
        {"kind": "hut", "owner": RED, "run": 3},
    ]


@clause("MED-TEMPLE-06")
@pytest.mark.parametrize("kind", ["two", "hut", "druid"])
def test_no_temple_on_a_bonus_chip_of_any_kind(kind: str) -> None:
    game, s = position(
        huts={RED: [18, 20], GREEN: [19]},
        seat=BLUE,
        stocks={2: "wool 1 stone 1"},
        chips={"21": kind},
    )
    before = s.numbers()
    assert why(game, s, "temple 21") == ("chip-on-field", "MED-TEMPLE-01")
    assert s.numbers() == before
