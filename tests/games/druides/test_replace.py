"""Chapter REPLACE: a new place for the finished one."""

import pytest

import dolmen
from dolmen.core.game import OVER
from tests.games.druides.scenes import (
    KINDS,
    VECTORS,
    hand,
    history,
    lay_out,
    place,
    position,
    to_every,
)
from tests.laws import clause
from tests.scenario import Dump, changes, dump, names, play, why

READY = ["P0 jet 1", "P1 amber 2", "P1:3"]


@clause("DRU-REPLACE-01", "DRU-REPLACE-04", "DRU-TURN-01")
def test_a_new_empty_place_fills_the_same_slot_and_the_turn_goes_on() -> None:
    """DRU-FL-02"""
    game, s = position(
        2,
        {3: place("jet", *READY), 4: place("garnet", "P1 amber 9", "P1:1")},
        hands=[hand("emerald 1", "servant 2")],
        step="ritual",
    )
    play(game, s, "ritual 3")
    assert names(game, s) == [f"lay {kind}" for kind in KINDS]
    assert game.weights(s) == [1, 1, 1, 1, 1, 1]
    before = dump(game, s)
    assert changes(game, s, "lay amethyst") == {
        "step": "place",
        "row.2": {"kind": "amethyst", "gems": [[], []], "servants": []},
        "places": ["jet", "garnet", "amber", "emerald", "sapphire"],
    }
    assert before["finished"] == ["jet"]
    assert game.actor(s) == 0
    assert names(game, s) == to_every(["emerald 1", "servant 2"])
    assert changes(game, s, "emerald 1 to 3", "servant 2 to 3") == {
        "step": "draw",
        "row.2.gems.0": ["emerald 1"],
        "row.2.servants": ["P0:2"],
        "hands.0.gems": [],
        "hands.0.servants": [],
    }


@clause("DRU-REPLACE-01")
def test_each_place_of_the_deck_is_as_likely_as_any_other() -> None:
    """Two places of one kind count twice."""
    game, s = position(
        2,
        {
            1: place("jet", *READY),
            2: place("jet"),
            3: place("garnet"),
            4: place("garnet"),
            5: place("amber"),
            6: place("amber"),
        },
        finished=["sapphire"],
        points=[[0, 0]],
        rituals=1,
        hands=[hand("emerald 1")],
        step="ritual",
    )
    play(game, s, "ritual 1")
    assert dict(zip(names(game, s), game.weights(s), strict=True)) == {
        "lay emerald": 2,
        "lay sapphire": 1,
        "lay amethyst": 2,
    }
    assert why(game, s, "lay jet") == ("not-there", "DRU-COMP-07")


@clause("DRU-REPLACE-02", "DRU-REPLACE-04")
def test_without_a_place_left_the_slot_disappears() -> None:
    game, s = position(
        2, {3: place("jet", *READY)}, rituals=6, hands=[hand("emerald 1")], step="ritual"
    )
    before = dump(game, s)
    assert before["places"] == []
    assert changes(game, s, "ritual 3") == {
        "step": "place",
        "ritual_held": True,
        "acted": True,
        "row.2": None,
        "reserves.1": [1, 2, 3, 4, 5, 6],
        "discarded_by_rituals": ["amber 2"],
        "spent": ["jet 1"],
        "finished": [*before["finished"], "jet"],
        "points": [*before["points"], [0, 1]],
    }
    assert names(game, s) == to_every(["emerald 1"], [1, 2, 4, 5, 6])
    assert why(game, s, "emerald 1 to 3") == ("no-place-there", "DRU-REPLACE-02")
    assert why(game, s, "ritual 3") == ("no-place-there", "DRU-REPLACE-02")


@clause("DRU-REPLACE-03", "DRU-END-01")
@pytest.mark.parametrize("vector", VECTORS["row"], ids=lambda vector: f"{vector['rituals']}")
def test_after_r_rituals_the_row_has_min_6_and_12_less_r_places(vector: Dump) -> None:
    """Small table of section 3.5: the r-th ritual is held."""
    held = vector["rituals"]
    game, s = position(
        2,
        {2: place("jet", *READY)},
        rituals=max(0, held - 1),
        hands=[hand("emerald 1")],
        step="ritual",
    )
    if held > 0:
        play(game, s, "ritual 2")
    if dump(game, s)["step"] == "new-place":
        play(game, s, names(game, s)[0])
    after = dump(game, s)
    row = [place for place in after["row"] if place is not None]
    assert (len(row), len(after["places"]), len(after["finished"])) == (
        vector["row"],
        vector["deck"],
        held,
    )
    assert (game.actor(s) == OVER) == vector["over"]
    assert after["ending"] == ("rituals" if vector["over"] else None)


@clause("DRU-REPLACE-03")
@pytest.mark.parametrize("rituals", range(11))
def test_a_row_of_any_other_size_cannot_be(rituals: int) -> None:
    row, finished = lay_out({}, rituals)
    past = history([], finished, set(), by_cards=False)
    slot = max(i for i, laid in enumerate(row) if laid is not None)
    game = dolmen.game("druides", seats=2)
    position_: Dump = {"row": row, **(past or {}), "step": "draw"}
    game.load(position_)
    row[slot] = None
    with pytest.raises(dolmen.Refusal) as refused:
        game.load(position_)
    assert refused.value.message.args["clause"] == "DRU-REPLACE-03"


@clause("DRU-REPLACE-04")
@pytest.mark.parametrize("slot", [1, 4, 6])
def test_the_announcer_goes_on_with_step_2_on_the_updated_row(slot: int) -> None:
    """The new place included; the two cards are still owed."""
    game, s = position(
        3,
        {slot: place("jet", *READY)},
        hands=[hand(), hand("emerald 1", "emerald 2")],
        step="ritual",
        seat=1,
    )
    play(game, s, f"ritual {slot}", "lay amber")
    assert (game.actor(s), dump(game, s)["step"]) == (1, "place")
    assert names(game, s) == to_every(["emerald 1", "emerald 2"])
    assert [why(game, s, move)[0] for move in ("keep gems", "stop")] == ["place-first"] * 2
    play(game, s, f"emerald 1 to {slot}")
    assert names(game, s) == to_every(["emerald 2"])
