"""Chapter SMALL: the die and its yield."""

import pytest

from tests.games.meduris.scenes import BLUE, GREEN, RED, position
from tests.laws import clause
from tests.scenario import changes, names, play, story, why

EXAMPLE = {"wood": [BLUE, BLUE, GREEN], "stone": [RED], "wool": [RED, GREEN]}


@clause("MED-SMALL-01")
def test_the_die_has_six_equally_likely_faces() -> None:
    game, s = position("roll")
    assert dict(zip(names(game, s), game.weights(s), strict=True)) == {
        "roll wood": 1,
        "roll wool": 1,
        "roll copper": 1,
        "roll stone": 1,
        "roll plus": 1,
        "roll minus": 1,
    }


@clause("MED-SMALL-02")
@pytest.mark.parametrize("material", ["wood", "wool", "copper", "stone"])
def test_a_material_face_brings_one_chip_for_every_worker_of_every_player(material: str) -> None:
    """Height does not change the amount, and no other plain yields."""
    game, s = position("roll", plains={material: [RED, BLUE, BLUE]}, seat=GREEN)
    assert changes(game, s, f"roll {material}") == {
        "step": "act",
        "face": material,
        f"stocks.0.{material}": 2,
        f"stocks.2.{material}": 3,
        f"piles.{material}": 12,
    }


@clause("MED-SMALL-03")
@pytest.mark.parametrize(
    ("pile", "gained"),
    [(0, [0, 0, 0]), (1, [0, 0, 1]), (2, [0, 1, 1]), (3, [1, 1, 1]), (4, [1, 1, 1])],
)
def test_of_a_small_pile_the_top_worker_is_served_first(pile: int, gained: list[int]) -> None:
    """Bottom to top Red, Green, Blue."""
    game, s = position(
        "roll",
        plains={"wool": [RED, GREEN, BLUE]},
        stocks={0: f"wool {18 - pile}", 1: "", 2: ""},
    )
    play(game, s, "roll wool")
    stocks = game.dump(s)["stocks"]
    assert stocks == [
        {"wood": 0, "wool": 18 - pile + gained[0], "copper": 0, "stone": 0},
        {"wood": 0, "wool": gained[1], "copper": 0, "stone": 0},
        {"wood": 0, "wool": gained[2], "copper": 0, "stone": 0},
    ]


@clause("MED-SMALL-03")
def test_an_empty_pile_yields_nothing_until_chips_return_to_it() -> None:
    game, s = position(
        "roll", plains={"wool": [RED, RED, BLUE]}, stocks={0: "wool 18", 1: "", 2: ""}
    )
    assert changes(game, s, "roll wool") == {"step": "act", "face": "wool"}
    # Four chips of wool return to the pile for a temple, and are there to be had.
    play(game, s, "temple 5", "replace wood", "give wool", "give wool", "give wool")
    assert changes(game, s, "roll wool") == {"step": "act", "face": "wool"} | {
        "stocks.0.wool": 16,
        "stocks.2.wool": 1,
        "piles.wool": 1,
    }


@clause("MED-SMALL-04")
def test_face_plus_gives_each_player_a_chip_of_choice_clockwise_from_the_active_one() -> None:
    """Wherever the workers stand: here none is on wool."""
    game, s = position(
        "roll", seat=BLUE, plains={"wool": [], "wood": [0, 1, 2], "copper": [0, 1, 2]}
    )
    every = ["take wood", "take wool", "take copper", "take stone", "decline"]
    play(game, s, "roll plus")
    seen = []
    for move in ["take wool", "take wool", "take stone"]:
        seen.append((game.actor(s), names(game, s)))
        play(game, s, move)
    assert seen == [(BLUE, every), (RED, every), (GREEN, every)]
    game, s = position("roll", seat=BLUE)
    assert changes(game, s, "roll plus", "take wool", "take wool", "take stone") == {
        "step": "act",
        "face": "plus",
        "stocks.2.wool": 2,
        "stocks.0.wool": 2,
        "stocks.1.stone": 2,
        "piles.wool": 13,
        "piles.stone": 14,
    }
    assert game.actor(s) == BLUE


@clause("MED-SMALL-05")
def test_after_plus_only_a_pile_with_chips_can_be_chosen_and_a_player_may_decline() -> None:
    game, s = position("roll", stocks={1: "wood 3 stone 16", 2: "wood 3"}, piles="wood 1 wool 0")
    play(game, s, "roll plus")
    assert names(game, s) == ["take wood", "take copper", "take stone", "decline"]
    assert why(game, s, "take wool") == ("pile-empty", "MED-SMALL-05")
    play(game, s, "take wood")
    # Later players choose from what is left.
    assert (game.actor(s), names(game, s)) == (GREEN, ["take copper", "take stone", "decline"])
    assert changes(game, s, "decline") == {"asked": BLUE}
    assert changes(game, s, "take stone") == {
        "step": "act",
        "asked": RED,
        "stocks.2.stone": 1,
        "piles.stone": 0,
    }


@clause("MED-SMALL-05")
def test_with_all_piles_empty_nobody_is_asked_after_plus() -> None:
    game, s = position("roll", piles="wood 0 wool 0 copper 0 stone 0")
    assert changes(game, s, "roll plus") == {"step": "act", "face": "plus"}


@clause("MED-SMALL-06")
def test_face_minus_takes_a_chip_of_choice_from_each_player_clockwise() -> None:
    game, s = position(
        "roll", seat=GREEN, stocks={1: "wood 2 stone 1", 2: "copper 1", 0: "wool 1 stone 3"}
    )
    play(game, s, "roll minus")
    assert (game.actor(s), names(game, s)) == (GREEN, ["return wood", "return stone"])
    assert why(game, s, "decline") == ("no-die-choice", "MED-TURN-06")
    assert why(game, s, "return wool") == ("not-in-stock", "MED-SMALL-06")
    assert changes(game, s, "return wood") == {
        "asked": BLUE,
        "stocks.1.wood": 1,
        "piles.wood": 17,
    }
    assert (game.actor(s), names(game, s)) == (BLUE, ["return copper"])
    assert changes(game, s, "return copper") == {
        "asked": RED,
        "stocks.2.copper": 0,
        "piles.copper": 18,
    }
    assert (game.actor(s), names(game, s)) == (RED, ["return wool", "return stone"])
    assert changes(game, s, "return stone") == {
        "step": "act",
        "asked": GREEN,
        "stocks.0.stone": 2,
        "piles.stone": 15,
    }


@clause("MED-SMALL-06")
def test_the_choice_of_one_who_returns_is_seen_by_those_who_choose_later() -> None:
    game, s = position("roll", seat=GREEN)
    assert story(game, s, "roll minus", "return wood", seat=BLUE) == [
        "rolled P1 minus",
        "chip-returned P1 wood",
    ]


@clause("MED-SMALL-06")
@pytest.mark.parametrize(
    ("stocks", "asked"),
    [
        ({0: "", 1: "", 2: ""}, []),
        ({0: "", 1: "wood 1", 2: ""}, [GREEN]),
        ({0: "wood 1", 1: "", 2: "wood 1"}, [RED, BLUE]),
        ({0: "", 1: "", 2: "wood 1"}, [BLUE]),
        ({0: "wood 1", 1: "", 2: ""}, [RED]),
    ],
)
def test_who_has_no_chips_returns_nothing_and_loses_nothing_else(
    stocks: dict[int, str], asked: list[int]
) -> None:
    game, s = position("roll", stocks=stocks)
    changed = changes(game, s, "roll minus", *["return wood"] * len(asked))
    assert changed == {"step": "act", "face": "minus"} | {
        f"stocks.{seat}.wood": 0 for seat in asked
    } | ({"piles.wood": 18} if asked else {})


@clause("MED-SMALL-07")
def test_rulebook_example_1_wood_for_three_workers() -> None:
    game, s = position("roll", plains=EXAMPLE)
    assert changes(game, s, "roll wood") == {
        "step": "act",
        "face": "wood",
        "stocks.1.wood": 2,
        "stocks.2.wood": 3,
        "piles.wood": 12,
    }
    assert game.actor(s) == RED


@clause("MED-SMALL-08")
def test_shortage_leaves_the_lowest_worker_without_a_chip() -> None:
    game, s = position("roll", plains=EXAMPLE, stocks={1: "", 2: ""}, piles="wood 2")
    assert changes(game, s, "roll wood") == {
        "step": "act",
        "face": "wood",
        "stocks.1.wood": 1,
        "stocks.2.wood": 1,
        "piles.wood": 0,
    }
    play(game, s, "lift stone 1 to copper")
    assert changes(game, s, "roll wood") == {"step": "act", "face": "wood"}
    assert game.dump(s)["piles"] == {"wood": 0, "wool": 17, "copper": 16, "stone": 17}


@clause("MED-SMALL-09")
def test_face_plus_with_one_chip_left_serves_only_the_active_player() -> None:
    game, s = position("roll", seat=BLUE, piles="wood 1 wool 0 copper 0 stone 0")
    play(game, s, "roll plus")
    assert names(game, s) == ["take wood", "decline"]
    assert changes(game, s, "take wood") == {"step": "act", "stocks.2.wood": 2, "piles.wood": 0}
