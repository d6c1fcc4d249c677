"""Chapter TURN: the four steps, placing and discarding."""

from typing import Any

import pytest

from dolmen.core.game import Game
from tests.games.druides.scenes import GEMS, SLOTS, VECTORS, hand, place, position, to_every
from tests.laws import clause
from tests.scenario import Dump, changes, dump, names, play, story, why

EVERY_STEP = ["ritual 1", "no ritual", "jet 1 to 1", "servant 1 to 1", "discard jet 1"]
EVERY_STEP += ["keep gems", "draw gem", "draw servant", "stop"]


def ready_for_a_ritual(**keys: Any) -> tuple[Game[Any], Any]:
    """P0 holds three gems and two servants; a ritual may be held in slot 3."""
    return position(
        2,
        {3: place("jet", "P1 jet 9", "P1 amber 9", "P1:6")},
        hands=[
            hand("jet 1", "jet 2", "amber 3", "servant 1", "servant 2"),
            hand("emerald 1", "emerald 2"),
        ],
        **({"step": "ritual"} | keys),
    )


def begins_turn_with(held: Dump, **keys: Any) -> tuple[Game[Any], Any]:
    """P0's turn begins with that hand, since P1 has just stopped drawing."""
    game, s = position(2, hands=[held], step="draw", seat=1, acted=True, **keys)
    play(game, s, "stop")
    return game, s


@clause("DRU-TURN-01")
def test_a_turn_has_four_steps_and_then_the_next_seat_is_active() -> None:
    game, s = ready_for_a_ritual()
    steps = []
    for move in [
        "ritual 3",
        "lay jet",
        "jet 1 to 3",
        "jet 2 to 4",
        "discard amber 3",
        "draw gem",
        "deal amber 1",
        "draw servant",
        "deal servant 5",
        "stop",
    ]:
        steps.append((dump(game, s)["step"], dump(game, s)["seat"]))
        play(game, s, move)
    assert steps == [
        ("ritual", 0),
        ("new-place", 0),
        ("place", 0),
        ("place-second", 0),
        ("discard", 0),
        ("draw", 0),
        ("gem-due", 0),
        ("draw", 0),
        ("servant-due", 0),
        ("draw", 0),
    ]
    assert (dump(game, s)["step"], game.actor(s)) == ("place", 1)


@clause("DRU-TURN-01")
def test_no_step_is_taken_before_the_one_ahead_of_it() -> None:
    game, s = ready_for_a_ritual()
    assert {move: why(game, s, move) for move in EVERY_STEP[2:]} == dict.fromkeys(
        EVERY_STEP[2:], ("ritual-open", "DRU-TURN-01")
    )
    game, s = ready_for_a_ritual(step="place")
    assert {move: why(game, s, move) for move in EVERY_STEP[4:]} == dict.fromkeys(
        EVERY_STEP[4:], ("place-first", "DRU-TURN-07")
    )
    game, s = ready_for_a_ritual(step="discard", acted=True)
    assert {move: why(game, s, move) for move in EVERY_STEP[6:]} == dict.fromkeys(
        EVERY_STEP[6:], ("discard-first", "DRU-TURN-01")
    )


@clause("DRU-TURN-01", "DRU-TURN-03", "DRU-TURN-08", "DRU-TURN-11")
def test_no_step_is_gone_back_to() -> None:
    game, s = ready_for_a_ritual(step="draw", acted=True)
    assert names(game, s) == ["draw gem", "draw servant", "stop"]
    assert {move: why(game, s, move) for move in ["ritual 3", *EVERY_STEP[1:6]]} == {
        "ritual 3": ("ritual-too-late", "DRU-TURN-02"),
        "no ritual": ("no-ritual-step", "DRU-TURN-11"),
        "jet 1 to 1": ("placed-already", "DRU-TURN-03"),
        "servant 1 to 1": ("placed-already", "DRU-TURN-03"),
        "discard jet 1": ("no-discard-step", "DRU-TURN-08"),
        "keep gems": ("no-discard-step", "DRU-TURN-08"),
    }


@clause("DRU-TURN-02")
def test_a_ritual_is_announced_before_any_card_is_placed() -> None:
    """DRU-FL-03"""
    game, s = ready_for_a_ritual()
    assert names(game, s) == ["ritual 3", "no ritual"]
    play(game, s, "no ritual")
    refused = [why(game, s, "ritual 3")]
    for move in ["jet 1 to 1", "servant 1 to 2", "keep gems"]:
        play(game, s, move)
        refused.append(why(game, s, "ritual 3"))
    assert refused == [("ritual-too-late", "DRU-TURN-02")] * 4


@clause("DRU-TURN-03", "DRU-TURN-04", "DRU-TURN-10")
def test_two_gems_or_a_gem_and_a_servant_are_placed() -> None:
    gems, servants = ["jet 1", "jet 2", "amber 3"], ["servant 1", "servant 2"]
    game, s = ready_for_a_ritual(step="place")
    assert names(game, s) == to_every(gems + servants)
    gem_first, servant_first = s.clone(), s.clone()
    play(game, gem_first, "jet 2 to 5")
    assert names(game, gem_first) == to_every(["jet 1", "amber 3", *servants])
    play(game, servant_first, "servant 2 to 5")
    assert names(game, servant_first) == to_every(gems)


@clause("DRU-TURN-03")
def test_two_servants_in_one_turn_are_never_legal() -> None:
    game, s = ready_for_a_ritual(step="place")
    play(game, s, "servant 2 to 5")
    for move in to_every(["servant 1", "servant 2", "servant 3"]):
        assert why(game, s, move) == ("two-servants", "DRU-TURN-03")


@clause("DRU-TURN-03")
def test_cards_are_placed_from_the_own_hand() -> None:
    game, s = ready_for_a_ritual(step="place")
    assert {card: why(game, s, f"{card} to 1") for card in ["jet 9", "emerald 1", "jet 5"]} == {
        "jet 9": ("gem-not-held", "DRU-TURN-03"),
        "emerald 1": ("gem-not-held", "DRU-TURN-03"),
        "jet 5": ("gem-not-held", "DRU-TURN-03"),
    }
    assert why(game, s, "servant 6 to 1") == ("servant-not-held", "DRU-TURN-03")


@clause("DRU-TURN-04", "DRU-REPLACE-02")
def test_a_card_goes_to_any_place_now_in_the_row() -> None:
    game, s = position(
        2,
        {2: place("jet"), 5: place("jet"), 6: place("amber")},
        rituals=9,
        hands=[hand("amber 3", "servant 4")],
        step="place",
    )
    assert names(game, s) == to_every(["amber 3", "servant 4"], [2, 5, 6])
    for card in ("amber 3", "servant 4"):
        for slot in (1, 3, 4):
            assert why(game, s, f"{card} to {slot}") == ("no-place-there", "DRU-REPLACE-02")
    assert why(game, s, "ritual 1") == ("no-place-there", "DRU-REPLACE-02")


@clause("DRU-TURN-04")
@pytest.mark.parametrize("slot", SLOTS)
def test_both_cards_may_go_to_one_place_or_to_two(slot: int) -> None:
    game, s = ready_for_a_ritual(step="place")
    assert changes(game, s, "jet 1 to 6", f"jet 2 to {slot}") == {
        "step": "discard",
        "acted": True,
        "hands.0.gems": ["amber 3"],
        **(
            {"row.5.gems.0": ["jet 1", "jet 2"]}
            if slot == 6
            else {"row.5.gems.0": ["jet 1"], f"row.{slot - 1}.gems.0": ["jet 2"]}
        ),
    }


@clause("DRU-TURN-05")
def test_a_gem_joins_the_pile_and_a_servant_the_right_end_of_the_row() -> None:
    game, s = position(
        2,
        {4: place("amber", "P1 jet 8", "P0 jet 9", "P1:6", "P0:5")},
        hands=[hand("jet 1", "servant 1"), hand("jet 2", "servant 1")],
        step="place",
    )
    assert changes(game, s, "servant 1 to 4", "jet 1 to 4") == {
        "step": "draw",
        "acted": True,
        "hands.0.gems": [],
        "hands.0.servants": [],
        "row.3.gems.0": ["jet 1", "jet 9"],
        "row.3.servants": ["P1:6", "P0:5", "P0:1"],
    }
    assert changes(game, s, "stop", "no ritual", "jet 2 to 4", "servant 1 to 4") == {
        "seat": 1,
        "hands.1.gems": [],
        "hands.1.servants": [],
        "row.3.gems.1": ["jet 2", "jet 8"],
        "row.3.servants": ["P1:6", "P0:5", "P0:1", "P1:1"],
    }


@clause("DRU-TURN-05")
def test_a_placed_card_stays_until_a_ritual_at_its_place() -> None:
    """The ritual in slot 3 leaves the cards in slot 1 alone."""
    game, s = position(
        2,
        {
            1: place("garnet", "P0 jet 8", "P1 amber 8", "P1:5", "P0:6"),
            3: place("jet", "P0 garnet 9", "P1 garnet 8", "P0:1"),
        },
        hands=[hand("jet 1"), hand("jet 2")],
        step="ritual",
    )
    before = dump(game, s)["row"][0]
    play(game, s, "ritual 3", "lay amber", "jet 1 to 3", "draw gem", "deal emerald 1", "stop")
    assert dump(game, s)["row"][0] == before
    play(game, s, "ritual 1", "lay jet")
    assert dump(game, s)["row"][0] == {"kind": "jet", "gems": [[], []], "servants": []}


@clause("DRU-TURN-06")
def test_there_is_no_limit_to_the_cards_at_one_place() -> None:
    """All gems but one and eleven servants lie in slot 2, five of them P0's, and two more come."""
    placed = [f"P{i % 2} {gem}" for i, gem in enumerate(GEMS[1:])]
    servants = ["P0:2", "P0:3", "P0:4", "P0:5", "P0:6", *(f"P1:{n}" for n in range(1, 7))]
    game, s = position(
        2,
        {2: place("jet", *placed, *servants)},
        hands=[hand("jet 1", "servant 1")],
        step="place",
    )
    assert names(game, s) == to_every(["jet 1", "servant 1"])
    assert changes(game, s, "servant 1 to 2", "jet 1 to 2") == {
        "seat": 1,
        "step": "ritual",
        "hands.0.gems": [],
        "hands.0.servants": [],
        "row.1.gems.0": sorted(["jet 1", *GEMS[1::2]], key=GEMS.index),
        "row.1.servants": [*servants, "P0:1"],
    }


@clause("DRU-TURN-03", "DRU-TURN-07")
@pytest.mark.parametrize("vector", VECTORS["play"])
def test_as_many_cards_are_placed_as_the_hand_allows_up_to_two(vector: Dump) -> None:
    """Small table of section 3.5. Going on before is refused, and so is a card too many."""
    gems = GEMS[: vector["hand"][0]]
    servants = [f"servant {value + 1}" for value in range(vector["hand"][1])]
    game, s = begins_turn_with(hand(*gems, *servants))
    refused = False
    for letter in vector["play"]:
        move = f"{(gems if letter == 'g' else servants).pop(0)} to 1"
        if move not in names(game, s):
            refused = True
            break
        play(game, s, move)
    placing = dump(game, s)["step"].startswith("place")
    if placing:
        gone_on = {why(game, s, move) for move in ("keep gems", "draw gem", "stop")}
        assert gone_on == {("place-first", "DRU-TURN-07")}
    assert (not refused and not placing) == vector["legal"]


@clause("DRU-TURN-07")
@pytest.mark.parametrize(
    ("held", "placed"),
    [
        (["servant 2", "servant 5"], ["servant 5 to 1"]),
        (["amber 4"], ["amber 4 to 1"]),
        (["amber 4", "servant 2", "servant 5"], ["servant 2 to 1", "amber 4 to 1"]),
        (["amber 4", "servant 2", "servant 5"], ["amber 4 to 1", "servant 2 to 1"]),
        ([], []),
    ],
)
def test_a_hand_without_a_legal_pair_places_what_it_can(held: list[str], placed: list[str]) -> None:
    """With no gem one servant, with a lone gem that gem, with nothing nothing."""
    game, s = begins_turn_with(hand(*held))
    before = dump(game, s)
    for i, move in enumerate(placed):
        after_a_servant = any("servant" in earlier for earlier in placed[:i])
        left = [card for card in held if f"{card} to 1" not in placed[:i]]
        cards = [card for card in left if not (after_a_servant and "servant" in card)]
        assert names(game, s) == to_every(cards)
        play(game, s, move)
    assert names(game, s) == ["draw gem", "draw servant", "stop"]
    assert dump(game, s)["acted"] == bool(placed)
    assert (dump(game, s) == before) == (not placed)


@clause("DRU-TURN-08")
def test_one_gem_may_be_discarded_face_down() -> None:
    """DRU-FL-11"""
    game, s = position(
        2,
        hands=[hand("amber 3", *(f"servant {value}" for value in (1, 2, 4, 6)))],
        discarded=[["jet 9"]],
        step="discard",
        acted=True,
    )
    assert names(game, s) == ["discard amber 3", "keep gems"]
    assert why(game, s, "discard amber 4") == ("discard-not-held", "DRU-TURN-08")
    kept = s.clone()
    assert changes(game, kept, "keep gems") == {"step": "draw"}
    assert changes(game, s, "discard amber 3") == {
        "step": "draw",
        "hands.0.gems": [],
        "discarded.0": ["jet 9", "amber 3"],
    }
    assert why(game, s, "discard amber 3") == ("no-discard-step", "DRU-TURN-08")
    discards = [name for name in map(game.moves.name, range(game.moves.count)) if "disc" in name]
    assert discards == [f"discard {gem}" for gem in GEMS]  # no move discards a servant


@clause("DRU-TURN-08")
@pytest.mark.parametrize("placed", [["jet 1 to 1", "jet 2 to 1"], ["servant 1 to 1", "jet 1 to 1"]])
@pytest.mark.parametrize("ritual", [["ritual 3", "lay jet"], ["no ritual"]])
def test_discarding_needs_nothing_but_a_gem_still_in_hand(
    placed: list[str], ritual: list[str]
) -> None:
    """Whatever was placed, with or without a ritual, even when the hand is not full."""
    game, s = ready_for_a_ritual()
    play(game, s, *ritual, *placed)
    held = dump(game, s)["hands"][0]["gems"]
    assert names(game, s) == [*(f"discard {gem}" for gem in held), "keep gems"]


@clause("DRU-TURN-09")
def test_a_turn_without_ritual_card_placed_or_card_drawn_is_blank() -> None:
    game, s = begins_turn_with(hand())
    assert names(game, s) == ["draw gem", "draw servant", "stop"]
    drawn = s.clone()
    assert story(game, s, "stop") == ["blank-turn P0", "turn-began P1"]
    assert dump(game, s)["blank_turns"] == 1
    assert changes(game, drawn, "draw gem", "deal jet 1", "stop") == {
        "seat": 1,
        "hands.0.gems": ["jet 1"],
        "deck": GEMS[1:],
    }


@clause("DRU-TURN-09")
@pytest.mark.parametrize("moves", [["jet 1 to 1", "stop"], ["ritual 3", "lay jet", "stop"]])
def test_a_turn_with_a_card_placed_or_a_ritual_is_not_blank(moves: list[str]) -> None:
    """And it breaks off the blank turns before it."""
    held = hand("jet 1") if moves[0].startswith("jet") else hand()
    at = {3: place("jet", "P1 jet 9", "P1 amber 9", "P1:6")} if not held["gems"] else {}
    game, s = position(2, at, hands=[held], step="draw", seat=1, acted=False)
    play(game, s, "stop")
    assert dump(game, s)["blank_turns"] == 1
    play(game, s, *moves)
    assert (dump(game, s)["blank_turns"], game.actor(s)) == (0, 1)


@clause("DRU-TURN-10")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("jet 1 to 2", "servant 2 to 2"),
        ("jet 1 to 2", "servant 2 to 5"),
        ("jet 1 to 2", "amber 3 to 2"),
        ("jet 1 to 2", "amber 3 to 5"),
    ],
)
def test_the_order_of_the_two_cards_has_no_effect(first: str, second: str) -> None:
    game, one = ready_for_a_ritual(step="place")
    other = one.clone()
    play(game, one, first, second)
    play(game, other, second, first)
    assert dump(game, one) == dump(game, other)


@clause("DRU-TURN-10")
@pytest.mark.parametrize("gems", [0, 1, 2, 3])
@pytest.mark.parametrize("servants", [0, 1, 2, 3])
def test_no_first_choice_leads_into_a_dead_end(gems: int, servants: int) -> None:
    """From every hand each first card can be followed by the second one that the hand owes."""
    cards = [*GEMS[:gems], *(f"servant {value + 1}" for value in range(servants))]
    game, s = begins_turn_with(hand(*cards))
    owed = min(2, gems + min(1, servants))
    if owed == 0:
        assert dump(game, s)["step"] == "draw"
        return
    for first in names(game, s):
        c = s.clone()
        play(game, c, first)
        assert dump(game, c)["step"].startswith("place") == (owed == 2)
        if owed == 2:
            left = [card for card in cards if not first.startswith(card)]
            gems_only = first.startswith("servant")
            allowed = [card for card in left if not (gems_only and card.startswith("servant"))]
            assert names(game, c) == to_every(allowed)
            play(game, c, names(game, c)[-1])
            assert not dump(game, c)["step"].startswith("place")


@clause("DRU-TURN-11", "DRU-TURN-09", "DRU-END-05")
def test_a_turn_without_any_choice_passes_without_a_decision() -> None:
    """DRU-FL-19"""
    game, s = position(
        3,
        {
            6: place("amber", *(f"P2 {gem}" for gem in GEMS[1:])),
            # All servants of P0 are placed, each alone or in a pair.
            1: place("jet", "P0:1", "P0:2"),
            2: place("garnet", "P0:3", "P0:4"),
            3: place("emerald", "P0:5", "P0:6"),
        },
        hands=[hand(), hand(), hand("jet 1")],
        step="place",
        seat=2,
    )
    assert story(game, s, "jet 1 to 6", "stop") == [
        "gem-placed P2 amber 6",
        "turn-began P0",
        "blank-turn P0",
        "turn-began P1",
    ]
    assert (dump(game, s)["step"], game.actor(s), dump(game, s)["blank_turns"]) == ("draw", 1, 1)
    assert names(game, s) == ["draw servant", "stop"]


@clause("DRU-TURN-11")
@pytest.mark.parametrize(
    ("at", "held", "step"),
    [
        ({3: place("jet", "P1 jet 9", "P1 amber 9", "P1:6")}, hand("jet 1"), "ritual"),
        ({3: place("jet", "P1 jet 9", "P1:6")}, hand("jet 1"), "place"),
        ({3: place("jet", "P1 jet 9", "P1:6")}, hand(), "draw"),
        ({3: place("jet", "P1 jet 9", "P1 amber 9", "P1:6")}, hand(), "ritual"),
    ],
)
def test_a_turn_begins_with_the_first_step_that_leaves_a_choice(
    at: dict[int, Dump], held: Dump, step: str
) -> None:
    game, s = begins_turn_with(held, at=at)
    assert (dump(game, s)["step"], game.actor(s)) == (step, 0)


@clause("DRU-TURN-11", "DRU-HAND-05")
@pytest.mark.parametrize(
    ("held", "step", "seat"),
    [
        (["amber 1", "amber 2", "amber 3"], "discard", 0),
        (["amber 1", "amber 2"], "draw", 0),
        (["amber 1", "servant 1", "servant 2"], "draw", 0),
    ],
)
def test_after_placing_a_step_without_choice_is_passed(
    held: list[str], step: str, seat: int
) -> None:
    """Without a gem there is nothing to discard."""
    game, s = begins_turn_with(hand(*held))
    play(game, s, "amber 1 to 1")
    play(game, s, "amber 2 to 1" if "amber 2" in held else "servant 1 to 1")
    assert (dump(game, s)["step"], game.actor(s)) == (step, seat)


@clause("DRU-TURN-11")
def test_nothing_to_draw_ends_the_turn_after_the_discard() -> None:
    game, s = position(
        2,
        {
            1: place("jet", "P0:1", "P0:2"),
            2: place("garnet", "P0:3", "P0:4"),
            3: place("emerald", "P0:5", "P0:6"),
            6: place("amber", *(f"P1 {gem}" for gem in GEMS[2:])),
        },
        hands=[hand("jet 1", "jet 2")],
        step="discard",
        acted=True,
    )
    kept = s.clone()
    assert story(game, kept, "keep gems") == ["turn-began P1"]
    assert story(game, s, "discard jet 1") == ["gem-discarded P0"]
    assert names(game, s) == ["draw gem", "stop"]
