"""Chapter BONUS: chips on the fields and what a hut makes of them."""

import pytest

from tests.games.meduris.scenes import BLUE, GREEN, RED, markers, passes_to, position
from tests.laws import clause
from tests.scenario import changes, dump, names, play, story, view, why


@clause("MED-BONUS-01", "MED-BONUS-06")
def test_chip_two_brings_two_points_before_the_druid_moves_and_leaves_the_game() -> None:
    game, s = position(chips={"8": "two", "20": "two"}, stocks={0: "stone 1 copper 1"})
    assert story(game, s.clone(), "hut 8") == [
        "chips-paid P0 stone 1",
        "chips-paid P0 copper 1",
        "hut-built P0 8",
        "bonus-two P0",
        "rune-taken P0 sprout",
        "druid-steps 1",
        "turn-began P1",
    ]
    assert changes(game, s, "hut 8") == passes_to(
        GREEN,
        **{
            "stocks.0.stone": 0,
            "stocks.0.copper": 0,
            "piles.stone": 16,
            "piles.copper": 16,
            "buildings": {"8": "hut P0"},
            "chips": {"20": "two"},
            "points.0.bonus": 2,
            "runes": {"sprout": "P0"},
            "druid": "step1",
        },
    )
    assert markers(game, s) == [7, 5, 5]


@clause("MED-BONUS-01")
def test_chip_two_is_no_help_with_the_price() -> None:
    game, s = position(chips={"8": "two"}, stocks={0: "stone 1"})
    assert why(game, s, "hut 8") == ("too-few-chips", "MED-SWAP-10")


@clause("MED-BONUS-02", "MED-BONUS-07")
def test_chip_hut_makes_the_hut_free_also_of_the_settlement_multiple() -> None:
    game, s = position(
        huts={RED: [18, 20], BLUE: [19]},
        chips={"21": "hut"},
        seat=GREEN,
        stocks={1: ""},
        runes={"wave": RED},
        plains={"wood": [GREEN, RED, BLUE], "stone": [RED, GREEN, BLUE]},
    )
    assert names(game, s) == [
        "lift wood 1 to wool",
        "lift wood 1 to copper",
        "lift stone 2 to wool",
        "lift stone 2 to copper",
        "hut 21",
    ]
    assert story(game, s.clone(), "hut 21") == [
        "free-building P1",
        "hut-built P1 21",
        "rune-taken P1 wave",
        "druid-at 18 P0",
    ]
    assert changes(game, s, "hut 21") == {
        "step": "offer",
        "asked": RED,
        "druid": 18,
        "built": True,
        "payment.field": 18,
        "buildings": {"18": "hut P0", "19": "hut P2", "20": "hut P0", "21": "hut P1"},
        "chips": {},
        "runes.wave": "P1",
    }
    assert view(game, s, None)["fields"][21]["building"] == {"kind": "hut", "owner": 1, "run": 4}


@clause("MED-BONUS-03")
def test_chip_druid_stays_under_the_hut_that_is_paid_as_usual() -> None:
    game, s = position(chips={"12": "druid"}, stocks={0: "stone 1 copper 1"})
    assert changes(game, s, "hut 12") == passes_to(
        GREEN,
        **{
            "stocks.0.stone": 0,
            "stocks.0.copper": 0,
            "piles.stone": 16,
            "piles.copper": 16,
            "buildings": {"12": "hut P0"},
            "runes": {"arch": "P0"},
            "druid": "step1",
        },
    )
    assert dump(game, s)["chips"] == {"12": "druid"}
    game, s = position(chips={"12": "druid"}, stocks={0: "stone 1"})
    assert why(game, s, "hut 12") == ("too-few-chips", "MED-SWAP-10")


@clause("MED-BONUS-04")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_druid_chip_counts_as_both_materials(size: int) -> None:
    """At a lone hut too, where it scores 1."""
    game, s = position(
        huts={GREEN: range(12, 12 + size), RED: [2, 5, 9][size - 1 :]},
        temples={RED: [20]},
        chips={"12": "druid"},
        druid=9,
        seat=BLUE,
        stocks={1: "stone 1 copper 1", 2: "stone 1 copper 1"},
    )
    play(game, s, "temple 30")
    assert names(game, s) == [
        "offer nothing",
        "offer copper",
        "offer stone",
        "offer both",
        "offer chip",
    ]
    assert story(game, s.clone(), "offer chip")[:2] == ["chip-offered P1", f"offered P1 {size}"]
    changed = changes(game, s, "offer chip")
    assert changed["points.1.offerings"] == size
    assert changed["chips"] == {}
    assert [key for key in changed if key.startswith(("stocks", "piles"))] == []


@clause("MED-BONUS-05")
def test_a_druid_chip_may_be_kept_and_used_at_a_later_visit() -> None:
    """Also in the ritual that its own hut set off; it works once."""
    game, s = position(
        huts={RED: [2, 5]},
        temples={RED: [20]},
        chips={"12": "druid"},
        seat=GREEN,
        druid="step3",
        stocks={0: "", 1: "stone 1 copper 1", 2: "stone 1 copper 1"},
    )
    play(game, s, "hut 12", "offer nothing", "roll wool")
    assert dump(game, s)["chips"] == {"12": "druid"}
    game, s = position(
        huts={RED: [2, 5]},
        temples={RED: [20, 25]},
        chips={"12": "druid"},
        seat=GREEN,
        druid=5,
        stocks={0: "", 1: "stone 1 copper 1", 2: "stone 1 copper 1"},
    )
    play(game, s, "hut 12")
    assert (game.actor(s), names(game, s)) == (GREEN, ["offer nothing", "offer chip"])
    play(game, s, "offer chip", "roll wool", "temple 30", "offer nothing")
    # Interim scoring at the river, then field 2; field 12 has no chip to offer any more.
    assert dump(game, s)["druid"] == 2
    assert dump(game, s)["chips"] == {}


@clause("MED-BONUS-05")
def test_a_druid_chip_works_only_at_its_hut_and_only_for_its_owner() -> None:
    game, s = position(
        huts={GREEN: [12], RED: [13, 9]},
        temples={RED: [20]},
        chips={"12": "druid"},
        druid=9,
        seat=BLUE,
        stocks={0: "", 1: "", 2: "stone 1 copper 1"},
    )
    play(game, s, "temple 30")
    assert (game.actor(s), names(game, s)) == (GREEN, ["offer nothing", "offer chip"])
    play(game, s, "offer nothing")
    assert (game.actor(s), names(game, s)) == (RED, ["offer nothing"])
    assert why(game, s, "offer chip") == ("no-druid-chip", "MED-BONUS-04")


@clause("MED-BONUS-05")
def test_a_druid_chip_may_be_used_in_the_final_circuit_and_left_over_is_worth_nothing() -> None:
    game, s = position(
        "offer",
        huts={GREEN: [12, 16]},
        temples={RED: [20], BLUE: [25]},
        chips={"12": "druid", "16": "druid"},
        druid=12,
        asked=GREEN,
        payment={"field": 12},
        final=True,
        mark=16,
        stocks={1: ""},
    )
    assert names(game, s) == ["offer nothing", "offer chip"]
    assert changes(game, s, "offer chip") == {
        "druid": 16,
        "payment.field": 16,
        "points.1.offerings": 1,
        "chips": {"16": "druid"},
    }
    play(game, s, "offer nothing")
    assert dump(game, s)["step"] == "over"
    assert [game.sheet(s, seat) for seat in (GREEN,)] == [
        [
            ("start", 5),
            ("offerings", 1),
            ("refusals", -1),
            ("bonus", 0),
            ("interim", 0),
            ("temples", 0),
            ("runes", 3),
        ]
    ]
    assert dump(game, s)["chips"] == {"16": "druid"}


@clause("MED-BONUS-08")
def test_greens_chip_brings_two_points_once_and_the_druid_goes_on_to_red() -> None:
    game, s = position(
        huts={GREEN: [12], RED: [13], BLUE: [9]},
        temples={RED: [20]},
        chips={"12": "druid"},
        druid=9,
        seat=BLUE,
        scores={GREEN: 10},
        stocks={1: "", 2: "stone 1 copper 1"},
    )
    play(game, s, "temple 30")
    assert (game.actor(s), dump(game, s)["druid"]) == (GREEN, 12)
    assert changes(game, s, "offer chip") == {
        "asked": RED,
        "druid": 13,
        "payment.field": 13,
        "points.1.offerings": 7,
        "chips": {},
    }
    assert markers(game, s) == [5, 12, 5]
    play(game, s, "offer nothing")
    # At the next visit of field 12 Green must give materials or lose a point.
    game, s = position(
        huts={GREEN: [12], RED: [13], BLUE: [9]},
        temples={RED: [20], BLUE: [30]},
        druid=9,
        seat=RED,
        scores={GREEN: 12},
        stocks={1: "", 0: "stone 1 wood 1"},
    )
    play(game, s, "temple 25")
    assert (game.actor(s), names(game, s)) == (GREEN, ["offer nothing"])
    play(game, s, "offer nothing")
    assert markers(game, s) == [5, 11, 5]
