"""Chapter HAND: drawing cards at the end of a turn."""

from collections import Counter

import pytest

import dolmen
from dolmen.core.game import CHANCE
from dolmen.core.message import Message
from dolmen.core.rng import Rng
from tests.games.druides.scenes import GEMS, VALUES, hand, place, position
from tests.laws import clause
from tests.scenario import Dump, changes, dump, names, play, story, why

SIX_CARDS = ["jet 1", "jet 2", "jet 3", "servant 1", "servant 2", "servant 3"]


@clause("DRU-HAND-01")
@pytest.mark.parametrize("size", range(7))
def test_a_player_draws_any_number_of_cards_up_to_a_hand_of_seven(size: int) -> None:
    """With a hand of `size` cards exactly 0 to 7 - size draws are possible."""
    game, s = position(2, hands=[hand(*SIX_CARDS[:size])], step="draw", acted=True)
    turns_end = []
    for number in range(1, 8 - size):
        stopped = s.clone()
        play(game, stopped, "stop")
        turns_end.append(dump(game, stopped)["hands"][0])
        assert names(game, s) == ["draw gem", "draw servant", "stop"]
        play(game, s, "draw gem", f"deal amber {number}")
    assert len(turns_end) == 7 - size
    assert game.actor(s) == 1  # the seventh card ended the turn
    full = dump(game, s)["hands"][0]
    assert len(full["gems"]) + len(full["servants"]) == 7


@clause("DRU-HAND-01")
@pytest.mark.parametrize(
    "held",
    [
        hand(*(f"jet {number}" for number in range(1, 9))),
        hand("jet 1", "jet 2", *(f"servant {value}" for value in VALUES)),
    ],
)
def test_a_hand_of_eight_cannot_be(held: Dump) -> None:
    with pytest.raises(dolmen.Refusal) as refused:
        position(2, hands=[held], step="place")
    assert refused.value.message == Message(
        "position-impossible", {"clause": "DRU-HAND-01", "rule": Message("DRU-HAND-01")}
    )


@clause("DRU-HAND-01", "DRU-HAND-02")
def test_cards_are_drawn_one_at_a_time_from_a_source_picked_each_time() -> None:
    """DRU-FL-07"""
    game, s = position(
        2,
        hands=[hand("jet 1", "amber 1", "servant 2", "servant 3"), hand("jet 5")],
        step="draw",
        acted=True,
    )
    assert names(game, s) == ["draw gem", "draw servant", "stop"]
    play(game, s, "draw gem")
    assert names(game, s) == [
        f"deal {gem}" for gem in GEMS if gem not in ("jet 1", "amber 1", "jet 5")
    ]
    play(game, s, "deal emerald 4")
    assert dump(game, s)["hands"][0] == hand(
        "jet 1", "amber 1", "emerald 4", "servant 2", "servant 3"
    )
    assert names(game, s) == ["draw gem", "draw servant", "stop"]
    play(game, s, "draw gem", "deal garnet 2")
    assert names(game, s) == ["draw gem", "draw servant", "stop"]
    play(game, s, "draw servant")
    assert names(game, s) == [f"deal servant {value}" for value in (1, 4, 5, 6)]
    play(game, s, "deal servant 6")
    assert dump(game, s)["hands"][0] == hand(
        "jet 1", "garnet 2", "amber 1", "emerald 4", "servant 2", "servant 3", "servant 6"
    )
    assert game.actor(s) == 1  # a fourth draw is not P0's any more
    assert why(game, s, "draw gem") == ("place-first", "DRU-TURN-07")


@clause("DRU-HAND-02")
@pytest.mark.parametrize("source", ["draw gem", "draw servant"])
def test_the_drawn_card_is_seen_before_the_next_choice(source: str) -> None:
    game, s = position(2, hands=[hand("jet 1")], step="draw", acted=True)
    play(game, s, source)
    attempts = ["draw gem", "draw servant", "stop", "keep gems", "jet 1 to 1", "ritual 1"]
    assert [why(game, s, move) for move in attempts] == [("card-coming", "DRU-HAND-02")] * 6


@clause("DRU-HAND-02", "DRU-COMP-09")
def test_only_the_player_who_draws_sees_the_card() -> None:
    game, s = position(2, hands=[hand("jet 1")], step="draw", acted=True)
    draws = ["draw gem", "deal emerald 4", "draw servant", "deal servant 6"]
    assert story(game, s.clone(), *draws, seat=0) == [
        "gem-drawn-own P0 emerald 4",
        "servant-drawn-own P0 6",
    ]
    for viewer in (1, None):
        assert story(game, s.clone(), *draws, seat=viewer) == ["gem-drawn P0", "servant-drawn P0"]


@clause("DRU-HAND-03")
def test_a_draw_from_the_reserve_yields_each_of_its_cards_alike() -> None:
    game, s = position(
        2,
        {1: place("jet", "P0:4")},
        hands=[hand("servant 2")],
        step="servant-due",
        acted=True,
    )
    assert names(game, s) == [f"deal servant {value}" for value in (1, 3, 5, 6)]
    assert game.weights(s) == [1, 1, 1, 1]
    drawn = Counter(game.moves.name(game.draw(s, Rng(seed))) for seed in range(4000))
    assert set(drawn) == set(names(game, s))
    assert all(abs(count - 1000) < 140 for count in drawn.values())


@clause("DRU-HAND-03")
def test_an_empty_reserve_cannot_be_picked() -> None:
    game, s = position(
        2, hands=[hand(*(f"servant {value}" for value in VALUES))], step="draw", acted=True
    )
    assert names(game, s) == ["draw gem", "stop"]
    assert why(game, s, "draw servant") == ("reserve-empty", "DRU-HAND-03")


@clause("DRU-HAND-04", "DRU-COMP-11")
def test_an_empty_gem_deck_is_made_anew_of_the_whole_discard_pile() -> None:
    """DRU-FL-09: discards of all sorts are shuffled in, what was spent is not."""
    spent = [f"amethyst {number}" for number in range(1, 8)]
    discards = [["jet 1", "jet 2"], ["garnet 3"]]
    shown = [f"amber {number}" for number in range(1, 7)]
    nine = [*discards[0], *discards[1], *shown]
    left = [gem for gem in GEMS if gem not in spent + nine]
    game, s = position(
        2,
        {6: place("sapphire", *(f"P1 {gem}" for gem in left))},
        rituals=1,
        points=[[20, 8]],
        spent=spent,
        discarded=discards,
        discarded_by_rituals=shown,
        step="draw",
        acted=True,
    )
    assert names(game, s) == ["draw gem", "draw servant", "stop"]
    assert changes(game, s.clone(), "draw gem") == {
        "step": "gem-due",
        "deck": nine,
        "discarded.0": [],
        "discarded.1": [],
        "discarded_by_rituals": [],
    }
    assert changes(game, s, "draw gem", "deal jet 2") == {
        "hands.0.gems": ["jet 2"],
        "deck": [gem for gem in nine if gem != "jet 2"],
        "discarded.0": [],
        "discarded.1": [],
        "discarded_by_rituals": [],
    }
    assert dump(game, s)["spent"] == spent


@clause("DRU-HAND-04")
def test_a_deck_that_still_has_a_gem_is_not_shuffled() -> None:
    game, s = position(
        2,
        {6: place("sapphire", *(f"P1 {gem}" for gem in GEMS[3:]))},
        hands=[hand("jet 1")],
        discarded=[["jet 2"]],
        step="draw",
        acted=True,
    )
    assert changes(game, s, "draw gem", "deal jet 3") == {
        "hands.0.gems": ["jet 1", "jet 3"],
        "deck": [],
    }
    assert story(game, s, "draw gem", "deal jet 2") == ["deck-shuffled 1", "gem-drawn P0"]


@clause("DRU-HAND-04")
def test_no_gem_is_to_be_had_when_deck_and_discard_pile_are_empty() -> None:
    """DRU-FL-10: not even when gems were spent; the reserve stays available."""
    spent = ["amethyst 4", "amethyst 9"]
    left = [gem for gem in GEMS if gem not in spent]
    game, s = position(
        2,
        {6: place("sapphire", *(f"P1 {gem}" for gem in left))},
        rituals=1,
        points=[[5, 8]],
        spent=spent,
        step="draw",
        acted=True,
    )
    assert names(game, s) == ["draw servant", "stop"]
    assert why(game, s, "draw gem") == ("no-gem-left", "DRU-HAND-04")


@clause("DRU-HAND-05")
def test_a_player_may_stop_drawing_at_any_moment() -> None:
    """DRU-FL-08"""
    held = ["jet 1", "jet 2", "jet 3", "servant 1", "servant 2"]
    game, s = position(2, hands=[hand(*held), hand("amber 1")], step="draw", acted=True)
    assert changes(game, s, "draw gem", "deal jet 4", "stop") == {
        "step": "place",
        "seat": 1,
        "acted": False,
        "hands.0.gems": ["jet 1", "jet 2", "jet 3", "jet 4"],
        "deck": [gem for gem in GEMS if gem not in (*held, "jet 4", "amber 1")],
    }


@clause("DRU-HAND-05")
def test_a_seventh_card_ends_the_turn() -> None:
    game, s = position(2, hands=[hand(*SIX_CARDS), hand("amber 1")], step="draw", acted=True)
    assert story(game, s, "draw servant", "deal servant 4") == [
        "servant-drawn P0",
        "turn-began P1",
    ]
    assert (game.actor(s), dump(game, s)["step"]) == (1, "place")


@clause("DRU-HAND-05")
def test_having_no_source_left_ends_the_turn() -> None:
    """The last gem of the deck was the last card there is: the reserve is empty too."""
    game, s = position(
        2,
        {
            1: place("jet", "P0:1", "P0:2"),
            2: place("garnet", "P0:3", "P0:4"),
            3: place("emerald", "P0:5", "P0:6"),
            6: place("amber", *(f"P1 {gem}" for gem in GEMS[1:])),
        },
        step="draw",
    )
    assert names(game, s) == ["draw gem", "stop"]
    assert story(game, s, "draw gem", "deal jet 1") == ["gem-drawn P0", "turn-began P1"]
    assert game.actor(s) == 1


@clause("DRU-HAND-02", "DRU-HAND-03", "DRU-SETUP-03", "DRU-SETUP-04", "DRU-SETUP-05")
def test_gems_places_and_the_servants_of_each_player_are_piles_of_their_own() -> None:
    """What one of them brings does not depend on how often another was drawn from."""
    game = dolmen.game("druides", 2)
    s = game.start()
    piles = []
    while game.actor(s) == CHANCE:
        piles.append(game.pile(s))
        game.apply(s, game.legal(s)[0])
    assert piles == [
        *["places"] * 6,
        *["gems"] * 8,
        *["servants-0"] * 3,
        *["servants-1"] * 3,
        "first",
    ]
    game, s = position(2, hands=[hand("jet 1"), hand("jet 5")], step="draw", seat=1, acted=True)
    drawn = s.clone()
    play(game, drawn, "draw gem")
    assert game.pile(drawn) == "gems"
    play(game, s, "draw servant")
    assert game.pile(s) == "servants-1"
