"""What a move costs and brings, and what is missing for one that is refused."""

import pytest

from tests.games.meduris.scenes import BLUE, GREEN, RED, position
from tests.laws import clause
from tests.scenario import play, priced


@clause("MED-HUT-02", "MED-SETTLE-02", "MED-RUNE-01", "MED-DRUID-02")
def test_a_hut_says_its_price_what_is_left_the_rune_the_settlement_and_the_druid() -> None:
    game, s = position(
        huts={RED: [19], GREEN: [20]}, seat=BLUE, stocks={2: "stone 3 wood 4"}, runes={"wave": 1}
    )
    assert priced(game, s, "hut 18") == [
        "change stone -3",
        "left stone +0",
        "change wood -3",
        "left wood +1",
        "becomes settlement +3 field:18",
        "change rune +1 rune:wave",
        "change rune -1 P1 rune:wave",
        "becomes druid +3",
    ]


@clause("MED-SWAP-08", "MED-TEMPLE-02", "MED-RUNE-04")
def test_where_the_payment_is_a_choice_the_price_is_due_and_the_rest_follows() -> None:
    game, s = position(huts={GREEN: [19]}, stocks={0: "stone 2 wood 3 wool 4"})
    assert priced(game, s, "hut 18") == [
        "due stone -2",
        "due wood -2",
        "becomes settlement +2 field:18",
        "follows rune +1 rune:wave",
        "follows rune -1 P1 rune:wave",
        "becomes druid +2",
    ]
    assert priced(game, s, "temple 18") == ["due stone -1", "due wood -1", "becomes druid +2"]
    play(game, s, "hut 18")
    assert priced(game, s, "replace stone") == ["due chip -3"]
    assert priced(game, s, "pay") == [
        "change stone -2",
        "left stone +0",
        "change wood -2",
        "left wood +1",
        "becomes settlement +2 field:18",
        "change rune +1 rune:wave",
        "change rune -1 P1 rune:wave",
        "becomes druid +2",
    ]


@clause("MED-BONUS-01", "MED-RIVER-02", "MED-DRUID-04")
def test_a_bonus_chip_the_river_and_the_next_stop_of_the_druid_are_told() -> None:
    game, s = position(
        huts={RED: [30], GREEN: [20, 24]},
        temples={BLUE: [10]},
        chips={"8": "two", "12": "druid", "16": "hut"},
        druid=30,
        seat=BLUE,
        stocks={2: "stone 1 copper 1"},
    )
    assert priced(game, s, "hut 8") == [
        "change stone -1",
        "left stone +0",
        "change copper -1",
        "left copper +0",
        "change point +3",
        "change point +1 P0",
        "change point +2 P1",
        "becomes settlement +1 field:8",
        "change rune +1 rune:sprout",
        "becomes druid +8 field:8",
        "becomes river +1",
    ]
    assert priced(game, s, "hut 12")[-2:] == ["becomes bonus +1", "becomes river +1"]
    assert priced(game, s, "hut 16") == [
        "change point +1",
        "change point +1 P0",
        "change point +2 P1",
        "becomes free +1",
        "becomes settlement +1 field:16",
        "change rune +1 rune:spiral",
        "becomes druid +16 field:16",
        "becomes river +1",
    ]


@clause("MED-SWAP-10", "MED-HUT-01", "MED-TEMPLE-01")
@pytest.mark.parametrize(
    ("move", "effects"),
    [
        # Field 18 wants stone and wood, and beside it stands a hut.
        ("hut 18", ["due stone -2", "due wood -2", "lacks stone +1", "lacks wood +2"]),
        ("temple 18", ["due stone -1", "due wood -1", "lacks wood +1"]),
        ("hut 19", []),
        ("swap for wood", ["lacks chip +2"]),
    ],
)
def test_a_building_that_is_too_dear_says_what_is_missing(move: str, effects: list[str]) -> None:
    game, s = position(huts={RED: [19]}, seat=RED, stocks={0: "stone 1"})
    assert priced(game, s, move) == effects


@clause("MED-HUT-01", "MED-TEMPLE-01")
def test_an_empty_reserve_lacks_the_piece() -> None:
    plenty = {0: "wood 9 stone 9"}
    game, s = position(huts={RED: range(0, 16, 2)}, stocks=plenty, druid=0)
    assert priced(game, s, "hut 24") == ["lacks hut +1"]
    game, s = position(temples={RED: [20, 22]}, stocks=plenty)
    assert priced(game, s, "temple 24") == ["lacks temple +1"]


@clause("MED-BIG-04", "MED-SWAP-04", "MED-SMALL-04", "MED-SMALL-06")
def test_yields_swaps_and_the_die_say_what_comes_and_goes_for_everybody() -> None:
    plains = {"wood": [RED, GREEN], "wool": [BLUE], "stone": [BLUE, GREEN, RED]}
    game, s = position(plains=plains, stocks={0: "wool 2 stone 1"})
    assert priced(game, s, "lift stone 3 to wood") == ["change wood +4", "change wood +2 P1"]
    assert priced(game, s, "swap for wood") == ["due chip -3", "follows wood +1"]
    play(game, s, "swap for wood", "give wool", "give wool")
    assert priced(game, s, "give stone") == ["change stone -1", "left stone +0", "change wood +1"]


@clause("MED-OFFER-05", "MED-OFFER-06")
def test_an_offering_says_what_it_brings() -> None:
    """Blue's temple brings the druid to Red's settlement, where field 12 wants stone and copper."""
    game, s = position(
        huts={RED: [12, 13], GREEN: [9]},
        temples={RED: [20]},
        druid=9,
        seat=BLUE,
        stocks={0: "stone 1", 2: "stone 1 copper 1"},
    )
    play(game, s, "temple 30")
    assert priced(game, s, "offer nothing") == ["change point -1", "becomes druid +13 field:13"]
    assert priced(game, s, "offer stone") == [
        "change stone -1",
        "left stone +0",
        "change point +1",
        "becomes druid +13 field:13",
    ]
    assert priced(game, s, "offer both") == ["due stone -1", "due copper -1", "lacks copper +1"]
    assert priced(game, s, "offer copper") == ["due copper -1", "lacks copper +1"]
    assert priced(game, s, "offer wool") == []


@clause("MED-SETUP-05", "MED-RUNE-01")
def test_what_effects_count_is_what_the_owner_has() -> None:
    game, s = position(
        huts={RED: [18], GREEN: [8]},
        stocks={0: "stone 1 wool 2"},
        runes={"wave": 0, "sprout": 1},
        scores={GREEN: 8},
    )
    assert [game.holdings(s, seat) for seat in (RED, GREEN)] == [
        {"wood": 0, "stone": 1, "copper": 0, "wool": 2, "point": 5, "rune": 1},
        {"wood": 1, "stone": 1, "copper": 1, "wool": 1, "point": 8, "rune": 1},
    ]
