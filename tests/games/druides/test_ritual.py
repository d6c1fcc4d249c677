"""Chapter RITUAL: who may announce one, what it shows, and where the cards go."""

from typing import Any

import pytest

from dolmen.core.game import Game
from tests.games.druides.scenes import GEMS, KINDS, VECTORS, hand, place, position
from tests.laws import clause
from tests.scenario import Dump, changes, dump, names, play, story, view, why


def contested(**keys: Any) -> tuple[Game[Any], Any]:
    """Three players; slot 3 wants jets. 8 amulets: P1's 2 takes 2, P0's 5 takes 6."""
    return position(
        3,
        {
            3: place("jet", "P0 jet 3", "P1 jet 5", "P2 amber 4", "P2 garnet 6", "P0:5", "P1:2"),
            5: place("sapphire", "P0 sapphire 1", "P1:3"),
        },
        hands=[hand("emerald 7", "servant 1"), hand("emerald 8", "servant 1"), hand("emerald 9")],
        **({"step": "ritual"} | keys),
    )


@clause("DRU-RITUAL-01")
@pytest.mark.parametrize("vector", VECTORS["eligible"])
def test_a_place_is_eligible_with_three_cards_and_a_servant_among_them(vector: Dump) -> None:
    """Small table of section 3.5; slot 6 is eligible in any case."""
    gems = [f"P{i % 2} {GEMS[i]}" for i in range(vector["gems"])]
    servants = [f"P{i % 2}:{i + 1}" for i in range(vector["servants"])]
    game, s = position(
        2,
        {
            3: place("amber", *gems, *servants),
            6: place("amber", "P0 amethyst 8", "P0 amethyst 9", "P0:6"),
        },
        hands=[hand("emerald 1")],
        step="ritual",
    )
    assert names(game, s) == ["ritual 3"] * vector["eligible"] + ["ritual 6", "no ritual"]
    if not vector["eligible"]:
        code = "too-few-cards" if servants else "no-servant-there"
        assert why(game, s, "ritual 3") == (code, "DRU-RITUAL-01")


@clause("DRU-RITUAL-02", "DRU-RITUAL-01")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_ritual_may_be_announced_at_any_eligible_place_with_own_cards_or_not(seat: int) -> None:
    game, s = position(
        3,
        {
            1: place("jet", "P0 jet 1", "P0 jet 2", "P0:1"),
            2: place("amber", "P1 amber 1", "P1 amber 2", "P1:1"),
            4: place("emerald", "P0 garnet 1", "P1 garnet 2", "P0:2"),
            5: place("sapphire", "P1 garnet 3", "P0:3"),
        },
        hands=[hand("amethyst 1"), hand("amethyst 2"), hand("amethyst 3")],
        step="ritual",
        seat=seat,
    )
    assert names(game, s) == ["ritual 1", "ritual 2", "ritual 4", "no ritual"]


@clause("DRU-RITUAL-03")
def test_only_one_ritual_is_held_in_a_turn() -> None:
    """DRU-FL-04"""
    game, s = position(
        2,
        {
            1: place("jet", "P0 jet 1", "P0 jet 2", "P0:1"),
            2: place("amber", "P1 amber 1", "P1 amber 2", "P1:1"),
        },
        hands=[hand("amethyst 1", "amethyst 2", "amethyst 3"), hand("amethyst 4")],
        step="ritual",
    )
    play(game, s, "ritual 1", "lay jet")
    refused = [why(game, s, "ritual 2")]
    for move in ["amethyst 1 to 1", "amethyst 2 to 1", "keep gems"]:
        play(game, s, move)
        refused.append(why(game, s, "ritual 2"))
    assert refused == [("ritual-held", "DRU-RITUAL-03")] * 4
    play(game, s, "stop")
    assert game.actor(s) == 1
    assert names(game, s) == ["ritual 2", "no ritual"]


@clause("DRU-RITUAL-04", "DRU-RITUAL-10", "DRU-COMP-08")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_all_cards_of_the_place_are_turned_up_for_everyone(viewer: int | None) -> None:
    """The gems as one set; nobody is told of the cards in slot 5."""
    game, s = contested()
    assert story(game, s, "ritual 3", "lay garnet", seat=viewer) == [
        "ritual-announced P0 3 jet",
        "gem-matches jet 3",
        "gem-matches jet 5",
        "gem-does-not-match garnet 6",
        "gem-does-not-match amber 4",
        "amulets-made 8",
        "servant-served P1 2 2",
        "servant-served P0 5 6",
        "place-laid 3 garnet",
    ]
    known = {0: ["sapphire 1"]}.get(-1 if viewer is None else viewer, [])
    assert view(game, s, viewer)["row"][4] == {
        "kind": "sapphire",
        "gems": 1,
        "known": known,
        "servants": [{"owner": 1, "value": 3 if viewer == 1 else None}],
    }


@clause("DRU-RITUAL-04")
@pytest.mark.parametrize("viewer", [2, None])
def test_who_placed_which_gem_is_not_told(viewer: int | None) -> None:
    """P0 and P1 swapped their gems: who placed none of them sees and hears the same."""
    stories, views = [], []
    for p0, p1 in (("jet 3", "amber 4"), ("amber 4", "jet 3")):
        game, s = position(
            3,
            {3: place("jet", f"P0 {p0}", f"P1 {p1}", "P0:5", "P1:2")},
            hands=[hand("emerald 7")],
            step="ritual",
        )
        stories.append(story(game, s, "ritual 3", seat=viewer))
        views.append(view(game, s, viewer))
    assert stories[0] == stories[1]
    assert views[0] == views[1]


@clause("DRU-RITUAL-05", "DRU-RITUAL-07", "DRU-RITUAL-08", "DRU-REPLACE-01")
def test_matching_gems_are_spent_others_discarded_and_servants_go_home() -> None:
    game, s = contested(discarded=[["amber 9"]])
    assert changes(game, s, "ritual 3") == {
        "step": "new-place",
        "ritual_held": True,
        "acted": True,
        "row.2": None,
        "reserves.0": [2, 3, 4, 5, 6],
        "reserves.1": [2, 4, 5, 6],
        "discarded_by_rituals": ["garnet 6", "amber 4"],
        "spent": ["jet 3", "jet 5"],
        "finished": ["jet"],
        "points": [[6, 2, 0]],
    }


@clause("DRU-RITUAL-06")
@pytest.mark.parametrize(
    ("cards", "emptied"),
    [
        (
            ["P0 garnet 9", "P1 amber 4", "P0:3", "P1:1"],
            {
                "row.2.gems.0": [],
                "row.2.gems.1": [],
                "discarded_by_rituals": ["garnet 9", "amber 4"],
            },
        ),
        (["P0:2", "P1:2", "P1:5"], {}),
    ],
)
def test_a_ritual_without_a_matching_gem_is_legal_and_nobody_scores(
    cards: list[str], emptied: Dump
) -> None:
    """DRU-SC-03, DRU-SC-04: all the rest of the procedure is unchanged."""
    game, s = position(2, {3: place("jet", *cards)}, hands=[hand("emerald 1")], step="ritual")
    assert names(game, s) == ["ritual 3", "no ritual"]
    assert changes(game, s, "ritual 3", "lay jet") == {
        "step": "place",
        "ritual_held": True,
        "acted": True,
        "row.2.servants": [],
        "reserves.0": [1, 2, 3, 4, 5, 6],
        "reserves.1": [1, 2, 3, 4, 5, 6],
        **emptied,
        "places": KINDS[1:],
        "finished": ["jet"],
        "points": [[0, 0]],
    }


@clause("DRU-RITUAL-07")
def test_spent_gems_never_come_back() -> None:
    """Deck and discard pile are empty after the ritual: there is no gem to draw."""
    others = [gem for gem in GEMS if gem not in ("jet 3", "jet 5")]
    game, s = position(
        2,
        {
            1: place("amber", *(f"P1 {gem}" for gem in others)),
            3: place("jet", "P0 jet 3", "P0 jet 5", "P0:1"),
        },
        step="ritual",
    )
    play(game, s, "ritual 3", "lay jet")
    assert dump(game, s)["spent"] == ["jet 3", "jet 5"]
    assert names(game, s) == ["draw servant", "stop"]
    assert why(game, s, "draw gem") == ("no-gem-left", "DRU-HAND-04")


@clause("DRU-RITUAL-08")
def test_a_servant_returns_to_the_reserve_of_its_owner() -> None:
    """DRU-FL-05: P1's reserve was {4}; the hand is as it was."""
    game, s = position(
        2,
        {
            3: place("jet", "P0 jet 3", "P0 jet 5", "P1:1"),
            4: place("amber", "P1:2", "P1:3"),
        },
        hands=[hand("emerald 1"), hand("servant 5", "servant 6")],
        step="ritual",
    )
    assert dump(game, s)["reserves"] == [[1, 2, 3, 4, 5, 6], [4]]
    play(game, s, "ritual 3")
    assert dump(game, s)["reserves"] == [[1, 2, 3, 4, 5, 6], [1, 4]]
    assert dump(game, s)["hands"][1] == hand("servant 5", "servant 6")


@clause("DRU-RITUAL-08", "DRU-HAND-03")
def test_the_announcer_may_draw_the_returned_servant_in_the_same_turn() -> None:
    """DRU-FL-06"""
    held = ["emerald 1", "emerald 2", *(f"servant {value}" for value in (1, 2, 3, 4, 5))]
    game, s = position(
        2,
        {3: place("jet", "P0 jet 3", "P0 jet 5", "P0:6")},
        hands=[hand(*held)],
        step="ritual",
    )
    assert dump(game, s)["reserves"][0] == []
    play(game, s, "ritual 3", "lay jet", "emerald 1 to 3", "emerald 2 to 3")
    assert names(game, s) == ["draw gem", "draw servant", "stop"]
    play(game, s, "draw servant")
    assert names(game, s) == ["deal servant 6"]


@clause("DRU-RITUAL-09")
def test_an_empty_hand_must_announce_a_ritual_where_it_likes() -> None:
    """DRU-FL-13"""
    game, s = position(
        2,
        {
            1: place("jet", "P0 jet 1", "P0 jet 2", "P0:1"),
            2: place("amber", "P1 amber 1", "P1 amber 2", "P1:1"),
        },
        hands=[hand(), hand("amethyst 4")],
        step="draw",
        seat=1,
        acted=True,
    )
    play(game, s, "stop")
    assert game.actor(s) == 0
    assert names(game, s) == ["ritual 1", "ritual 2"]
    assert why(game, s, "no ritual") == ("empty-hand", "DRU-RITUAL-09")


@clause("DRU-RITUAL-10", "DRU-TRACK-03", "DRU-REPLACE-01")
def test_a_ritual_runs_in_its_order() -> None:
    """Announced, shown, discarded, served pawn by pawn, spent, home, replaced, then step 2."""
    game, s = position(
        2,
        {3: place("jet", "P0 jet 7", "P1 amber 4", "P1:2", "P0:5")},
        scores=[29, 3],
        hands=[hand("emerald 1", "emerald 2")],
        step="ritual",
    )
    assert story(game, s, "ritual 3", "lay garnet", "emerald 1 to 3") == [
        "ritual-announced P0 3 jet",
        "gem-matches jet 7",
        "gem-does-not-match amber 4",
        "amulets-made 7",
        "servant-served P1 2 2",
        "column-grew 5 34",
        "servant-served P0 5 5",
        "place-laid 3 garnet",
        "gem-placed P0 garnet 3",
    ]


@clause("DRU-RITUAL-10", "DRU-END-03", "DRU-REPLACE-01")
def test_nothing_follows_when_the_game_ends_during_scoring() -> None:
    """Non-matching gems were discarded before; amulets, servants and place stay where they are."""
    game, s = position(
        2,
        {3: place("jet", "P0 jet 8", "P1 amber 4", "P0:2", "P1:5")},
        scores=[29, 3],
        hands=[hand("emerald 1"), hand("emerald 2")],
        step="ritual",
        seat=1,
    )
    before = dump(game, s)
    heard = s.clone()
    assert changes(game, s, "ritual 3") == {
        "step": "over",
        "ritual_held": True,
        "acted": True,
        "row.2.gems.1": [],
        "discarded_by_rituals": ["amber 4"],
        "points": [*before["points"], [0, 0]],
        "ending": "column",
        "winner": 0,
    }
    assert story(game, heard, "ritual 3") == [
        "ritual-announced P1 3 jet",
        "gem-matches jet 8",
        "gem-does-not-match amber 4",
        "amulets-made 8",
        "servant-stopped P0 2 0",
        "ended-column P0",
    ]


@clause("DRU-REPLACE-01", "DRU-RITUAL-10")
def test_the_new_place_comes_before_anything_else() -> None:
    game, s = contested()
    play(game, s, "ritual 3")
    attempts = ["emerald 7 to 1", "ritual 5", "no ritual", "keep gems", "draw gem", "stop"]
    assert [why(game, s, move) for move in attempts] == [("place-coming", "DRU-REPLACE-01")] * 6
