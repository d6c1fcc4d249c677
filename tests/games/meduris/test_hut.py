"""Chapter HUT: where a hut goes, what it costs and what it sets off."""

from tests.games.meduris.scenes import BLUE, GREEN, RED, at, passes_to, position, without
from tests.laws import clause
from tests.scenario import changes, dump, names, play, story, view, why

ALL = {0: "wood 18 wool 18 copper 18 stone 18", 1: "", 2: ""}
PLAINS = {"wood": [RED, GREEN, BLUE], "stone": [RED, GREEN, BLUE]}


@clause("MED-HUT-01")
def test_a_hut_goes_on_any_field_without_a_building_chip_or_not() -> None:
    game, s = position(
        plains=PLAINS,
        stocks=ALL,
        huts={GREEN: [3]},
        temples={BLUE: [9], RED: [30, 20]},
        chips={"12": "two", "16": "hut", "21": "druid"},
        druid=3,
    )
    found = [move for move in names(game, s) if move.startswith("hut")]
    assert found == at("hut", without([3, 9, 20, 30]))
    assert why(game, s, "hut 3") == ("field-built", "MED-HUT-01")
    assert why(game, s, "hut 9") == ("field-built", "MED-HUT-01")


@clause("MED-HUT-01")
def test_a_hut_comes_from_the_reserve() -> None:
    game, s = position(plains=PLAINS, stocks=ALL, huts={RED: range(0, 16, 2)}, druid=0)
    assert [move for move in names(game, s) if move.startswith("hut")] == []
    assert why(game, s, "hut 20") == ("no-hut-left", "MED-HUT-01")
    assert [move for move in names(game, s) if move.startswith("temple")] == at(
        "temple", without(range(0, 16, 2))
    )


@clause("MED-HUT-02")
def test_both_materials_are_paid_as_often_as_the_factor_says_and_go_to_their_piles() -> None:
    game, s = position(huts={RED: [19], GREEN: [20]}, seat=BLUE, stocks={2: "stone 3 wood 4"})
    assert changes(game, s, "hut 18") == passes_to(
        RED,
        **{
            "stocks.2.stone": 0,
            "stocks.2.wood": 1,
            "piles.stone": 16,
            "piles.wood": 15,
            "buildings": {"18": "hut P2", "19": "hut P0", "20": "hut P1"},
            "runes.wave": "P2",
            "druid": "step3",
        },
    )


@clause("MED-HUT-03")
def test_effects_come_in_order_pay_place_chip_rune_druid_ritual_end() -> None:
    game, s = position(
        huts={RED: [30], GREEN: [20, 24]},
        temples={BLUE: [10]},
        chips={"8": "two"},
        druid=30,
        seat=BLUE,
        stocks={2: "stone 1 copper 1"},
    )
    assert story(game, s, "hut 8", "offer nothing") == [
        "chips-paid P2 stone 1",
        "chips-paid P2 copper 1",
        "hut-built P2 8",
        "bonus-two P2",
        "rune-taken P2 sprout",
        "runes-scored P0 1",
        "runes-scored P1 2",
        "runes-scored P2 1",
        "druid-at 8 P2",
        "refused P2 1",
        "turn-began P0",
    ]


@clause("MED-HUT-04")
def test_no_building_ever_moves_and_a_hut_as_such_scores_nothing() -> None:
    game, s = position(huts={RED: [3]}, temples={BLUE: [9]}, stocks=ALL)
    assert {move: why(game, s, move) for move in ("hut 3", "temple 3", "hut 9", "temple 9")} == {
        "hut 3": ("field-built", "MED-HUT-01"),
        "temple 3": ("no-site-for-temple", "MED-TEMPLE-01"),
        "hut 9": ("field-built", "MED-HUT-01"),
        "temple 9": ("no-site-for-temple", "MED-TEMPLE-01"),
    }
    before = dump(game, s)["points"]
    play(game, s, "hut 15", "pay")
    assert dump(game, s)["buildings"] == {"3": "hut P0", "9": "temple P2", "15": "hut P0"}
    assert dump(game, s)["points"] == before


@clause("MED-HUT-05")
def test_a_lone_hut_costs_one_of_each_material() -> None:
    game, s = position(seat=GREEN, stocks={1: "wool 1 copper 1"})
    assert changes(game, s, "hut 2") == passes_to(
        BLUE,
        **{
            "stocks.1.wool": 0,
            "stocks.1.copper": 0,
            "piles.wool": 16,
            "piles.copper": 16,
            "buildings": {"2": "hut P1"},
            "runes": {"serpent": "P1"},
            "druid": "step1",
        },
    )
    players = view(game, s, None)["players"]
    assert players == [
        {"colour": "red", "marker": 5, "huts": 8, "temples": 2, "workers": 0},
        {"colour": "lightgreen", "marker": 5, "huts": 7, "temples": 2, "workers": 0},
        {"colour": "blue", "marker": 5, "huts": 8, "temples": 2, "workers": 0},
    ]
