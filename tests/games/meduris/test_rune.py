"""Chapter RUNE: the stone of a district lies with the builder of its latest hut."""

from typing import Any

import pytest

from tests.games.meduris.scenes import BLUE, DISTRICTS, GREEN, RED, position, side
from tests.laws import clause
from tests.scenario import changes, dump, play, story

WAVE: dict[str, Any] = {"huts": {RED: [19]}, "runes": {"wave": RED}}


@clause("MED-RUNE-01")
@pytest.mark.parametrize("field", range(32))
def test_the_builder_of_a_hut_takes_the_rune_of_its_district(field: int) -> None:
    materials, district = side(32)[field]
    game, s = position(stocks={0: f"{materials[0]} 1 {materials[1]} 1"})
    assert changes(game, s, f"hut {field}")["runes"] == {district: "P0"}


@clause("MED-RUNE-01")
def test_a_rune_is_taken_from_whoever_holds_it() -> None:
    game, s = position(seat=BLUE, stocks={2: "wood 1 stone 1"}, huts={RED: [17]})
    assert story(game, s.clone(), "hut 20") == [
        "chips-paid P2 wood 1",
        "chips-paid P2 stone 1",
        "hut-built P2 20",
        "rune-taken P2 wave",
        "druid-steps 2",
        "turn-began P0",
    ]
    assert changes(game, s, "hut 20")["runes.wave"] == "P2"


@clause("MED-RUNE-02")
def test_who_holds_the_rune_already_keeps_it() -> None:
    game, s = position(huts={RED: [17]}, stocks={0: "wood 1 stone 1"})
    heard = story(game, s, "hut 20")
    assert dump(game, s)["runes"] == {"wave": "P0"}
    assert [line for line in heard if line.startswith("rune")] == []


@clause("MED-RUNE-02")
def test_the_holder_is_the_builder_of_the_latest_hut() -> None:
    game, s = position(
        "roll",
        plains={"wool": [RED, GREEN], "copper": [BLUE, RED], "stone": [GREEN, BLUE]},
        stocks={0: "stone 1 wool 1", 1: "wool 1 copper 1", 2: "wool 2 stone 2"},
    )
    held = []
    for seat, move in enumerate(["hut 17", "hut 19", "hut 21"]):
        assert dump(game, s)["seat"] == seat
        play(game, s, "roll wood", move)
        held.append(dump(game, s)["runes"])
    assert held == [{"wave": "P0"}, {"wave": "P1"}, {"wave": "P2"}]


@clause("MED-RUNE-03")
def test_runes_lie_openly_and_each_has_at_most_one_owner() -> None:
    game, s = position(huts={RED: [0, 5], GREEN: [8]}, runes={"lozenge": RED})
    shown = game.view(s, None)["runes"]
    assert shown == dict.fromkeys(DISTRICTS) | {"serpent": RED, "lozenge": RED, "sprout": GREEN}
    assert [game.view(s, seat)["runes"] for seat in range(3)] == [shown] * 3


@clause("MED-RUNE-04")
def test_a_temple_neither_gives_nor_takes_a_rune() -> None:
    game, s = position(huts={RED: [17]}, seat=BLUE, stocks={2: "wood 1 stone 1"})
    changed = changes(game, s, "temple 20")
    assert [key for key in changed if key.startswith("runes")] == []
    assert dump(game, s)["runes"] == {"wave": "P0"}


@clause("MED-RUNE-04")
def test_runes_cannot_be_offered_paid_or_traded() -> None:
    """No move of the table names one."""
    game, _ = position()
    words = {word for move in range(game.moves.count) for word in game.moves.name(move).split()}
    assert words.isdisjoint({"rune", "runes", "points", "trade", *DISTRICTS})


@clause("MED-RUNE-05")
def test_the_wave_rune_changes_hands_with_a_hut_and_not_with_a_temple() -> None:
    game, s = position(**WAVE, seat=BLUE, stocks={2: "stone 2 wood 2", 0: "stone 1 wool 1"})
    assert changes(game, s, "hut 18")["runes.wave"] == "P2"
    assert game.sheet(s, RED)[-1] == ("runes", 0)
    assert game.sheet(s, BLUE)[-1] == ("runes", 1)
    changed = changes(game, s, "roll copper", "temple 17")
    assert [key for key in changed if key.startswith("runes")] == []
    assert dump(game, s)["runes"] == {"wave": "P2"}
