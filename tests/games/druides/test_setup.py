"""Chapter SETUP: from the box to the first turn."""

from typing import Any

import pytest

import dolmen
from dolmen.core.game import Game
from dolmen.core.message import Message
from tests.games.druides.scenes import GEMS, KINDS, VALUES, hand, place, position
from tests.laws import clause
from tests.scenario import dump, names, play, sheets, view, why


def laid(seats: int, **options: object) -> tuple[Game[Any], Any]:
    """A game whose six places lie in the row."""
    game = dolmen.game("druides", seats=seats, **options)
    s = game.start()
    play(game, s, *(f"lay {kind}" for kind in KINDS))
    return game, s


def dealt(seats: int, **options: object) -> tuple[Game[Any], Any]:
    """A game with all cards dealt: P0 holds jets 1-4, P1 garnets, and so on, all servants 1-3."""
    game, s = laid(seats, **options)
    for kind in KINDS[:seats]:
        play(game, s, *(f"deal {kind} {number}" for number in (1, 2, 3, 4)))
    for _ in range(seats):
        play(game, s, "deal servant 1", "deal servant 2", "deal servant 3")
    return game, s


@clause("DRU-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_receives_a_servant_set_and_a_pawn(seats: int) -> None:
    game = dolmen.game("druides", seats=seats)
    assert (
        view(game, game.start(), None)["players"]
        == [{"score": 0, "gems": 0, "servants": 0, "reserve": 6}] * seats
    )


@clause("DRU-SETUP-01")
def test_the_sets_of_absent_colours_leave_the_game() -> None:
    """A servant of a third set is unknown to two players."""
    with pytest.raises(dolmen.Refusal) as refused:
        position(2, {1: place("jet", "P2:1")}, step="draw")
    own = ", ".join(f"P{seat}:{value}" for seat in (0, 1) for value in VALUES)
    assert refused.value.message == Message(
        "position-malformed", {"where": "row.0.servants", "expected": own, "got": "'P2:1'"}
    )
    game, s = dealt(2)
    assert names(game, s) == ["first P0", "first P1"]
    assert why(game, s, "first P2") == ("not-there", "DRU-COMP-07")


@clause("DRU-SETUP-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_pawn_starts_on_the_lowest_circle_which_is_score_0(seats: int) -> None:
    game = dolmen.game("druides", seats=seats)
    s = game.start()
    assert game.scores(s) == [0] * seats
    assert sheets(game, s) == [[]] * seats
    assert view(game, s, None)["column"] == {"low": 0, "high": 29}


@clause("DRU-SETUP-03")
def test_six_places_are_laid_by_chance_and_two_equal_kinds_may_lie_together() -> None:
    game = dolmen.game("druides", seats=2)
    s = game.start()
    seen = []
    for kind in ["amber", "jet", "amber", "sapphire", "jet", "garnet"]:
        seen.append(dict(zip(names(game, s), game.weights(s), strict=True)))
        play(game, s, f"lay {kind}")
    every = {f"lay {kind}": 2 for kind in KINDS}
    no_amber = {name: weight for name, weight in every.items() if name != "lay amber"}
    assert seen == [
        every,
        every | {"lay amber": 1},
        every | {"lay amber": 1, "lay jet": 1},
        no_amber | {"lay jet": 1},
        no_amber | {"lay jet": 1, "lay sapphire": 1},
        {"lay garnet": 2, "lay emerald": 2, "lay sapphire": 1, "lay amethyst": 2},
    ]
    after = dump(game, s)
    assert after["row"] == [
        {"kind": kind, "gems": [[], []], "servants": []}
        for kind in ("amber", "jet", "amber", "sapphire", "jet", "garnet")
    ]
    assert after["places"] == ["garnet", "emerald", "emerald", "sapphire", "amethyst", "amethyst"]


@clause("DRU-SETUP-04")
@pytest.mark.parametrize(("seats", "left"), [(2, 46), (3, 42), (4, 38)])
def test_each_player_is_dealt_four_gems_by_chance(seats: int, left: int) -> None:
    game, s = laid(seats)
    gone: list[str] = []
    for number in (4, 8, 2, 6):
        for kind in KINDS[:seats]:
            assert names(game, s) == [f"deal {gem}" for gem in GEMS if gem not in gone]
            assert game.weights(s) == [1] * (54 - len(gone))
            gem = f"{kind} {number}"
            gone.append(gem)
            play(game, s, f"deal {gem}")
    after = dump(game, s)
    assert after["deck"] == [gem for gem in GEMS if gem not in gone]
    assert len(GEMS) - len(gone) == left
    hands = [gone[4 * seat : 4 * seat + 4] for seat in range(seats)]
    assert after["hands"] == [
        {"gems": sorted(gems, key=GEMS.index), "servants": []} for gems in hands
    ]


@clause("DRU-SETUP-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_draws_three_servants_at_random_and_keeps_three_in_reserve(seats: int) -> None:
    game, s = laid(seats)
    play(game, s, *(f"deal {gem}" for gem in GEMS[: 4 * seats]))
    for seat in range(seats):
        left = list(VALUES)
        for value in (6 - seat, 1, 2):
            assert names(game, s) == [f"deal servant {card}" for card in left]
            assert game.weights(s) == [1] * len(left)
            left.remove(value)
            play(game, s, f"deal servant {value}")
    assert dump(game, s)["reserves"] == [[3, 4, 5], [3, 4, 6], [3, 5, 6], [4, 5, 6]][:seats]
    assert [held["servants"] for held in dump(game, s)["hands"]] == [
        [1, 2, 6],
        [1, 2, 5],
        [1, 2, 4],
        [1, 2, 3],
    ][:seats]


@clause("DRU-SETUP-01", "DRU-SETUP-02", "DRU-SETUP-03", "DRU-SETUP-06")
def test_every_hand_now_holds_seven_cards_and_nothing_was_discarded_or_spent() -> None:
    """DRU-FL-01"""
    game, s = dealt(3, first=2)
    assert dump(game, s) == {
        "step": "place",
        "seat": 2,
        "ritual_held": False,
        "acted": False,
        "blank_turns": 0,
        "row": [{"kind": kind, "gems": [[], [], []], "servants": []} for kind in KINDS],
        "hands": [
            hand("jet 1", "jet 2", "jet 3", "jet 4", "servant 1", "servant 2", "servant 3"),
            hand(*(f"garnet {n}" for n in (1, 2, 3, 4)), *(f"servant {n}" for n in (1, 2, 3))),
            hand(*(f"amber {n}" for n in (1, 2, 3, 4)), *(f"servant {n}" for n in (1, 2, 3))),
        ],
        "reserves": [[4, 5, 6], [4, 5, 6], [4, 5, 6]],
        "deck": [gem for gem in GEMS if gem[-1] > "4" or gem.split()[0] not in KINDS[:3]],
        "discarded": [[], [], []],
        "discarded_by_rituals": [],
        "spent": [],
        "places": KINDS,
        "finished": [],
        "points": [],
        "column": 0,
        "ending": None,
        "winner": None,
    }
    shown = view(game, s, None)
    assert shown["deck"] == 42
    assert shown["places"] == dict.fromkeys(KINDS, 1)
    assert shown["players"] == [{"score": 0, "gems": 4, "servants": 3, "reserve": 3}] * 3
    assert shown["column"] == {"low": 0, "high": 29}


@clause("DRU-SETUP-06")
def test_nobody_moves_before_all_is_dealt() -> None:
    game = dolmen.game("druides", seats=2)
    s = game.start()
    attempts = ["ritual 1", "no ritual", "jet 1 to 1", "servant 1 to 1", "discard jet 1"]
    attempts += ["keep gems", "draw gem", "draw servant", "stop"]
    refused = [("setting-up", "DRU-SETUP-06")] * len(attempts)
    assert [why(game, s, move) for move in attempts] == refused
    _, s = laid(2)
    assert [why(game, s, move) for move in attempts] == refused
    _, s = dealt(2)
    assert [why(game, s, move) for move in attempts] == refused


@clause("DRU-SETUP-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_seat_is_drawn_by_chance(seats: int) -> None:
    game, s = dealt(seats)
    assert names(game, s) == [f"first P{seat}" for seat in range(seats)]
    assert game.weights(s) == [1] * seats
    for seat in range(seats):
        started = s.clone()
        play(game, started, f"first P{seat}")
        assert (game.actor(started), game.dump(started)["step"]) == (seat, "place")


@clause("DRU-SETUP-07")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_table_may_name_the_starting_seat_and_turns_pass_clockwise(first: int) -> None:
    game, s = dealt(3, first=first)
    turns = []
    for _ in range(3):
        seat = game.actor(s)
        turns.append(seat)
        play(game, s, f"{KINDS[seat]} 1 to 1", f"{KINDS[seat]} 2 to 1", "keep gems", "stop")
    assert [*turns, game.actor(s)] == [first, (first + 1) % 3, (first + 2) % 3, first]


@clause("DRU-SETUP-08")
@pytest.mark.parametrize(
    ("chosen", "settled"),
    [
        ({}, {"first": None, "amulets": "cards"}),
        ({"amulets": "numbers"}, {"first": None, "amulets": "numbers"}),
        ({"amulets": "cards"}, {"first": None, "amulets": "cards"}),
        ({"first": 1, "amulets": "cards"}, {"first": 1, "amulets": "cards"}),
    ],
)
def test_the_only_option_beside_the_starting_seat_is_amulets(
    chosen: dict[str, object], settled: dict[str, object]
) -> None:
    assert dolmen.game("druides", seats=2, **chosen).options == settled


@clause("DRU-SETUP-08")
@pytest.mark.parametrize("name", ["servants", "Amulets", "seat", "circles"])
def test_any_other_option_is_refused_by_name(name: str) -> None:
    with pytest.raises(dolmen.Refusal) as refused:
        dolmen.game("druides", seats=2, **{name: "numbers"})
    assert refused.value.message == Message(
        "option-unknown", {"title": "druides", "option": name, "allowed": "first, amulets"}
    )


@clause("DRU-SETUP-08")
@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("amulets", "card", "cards, numbers"),
        ("amulets", None, "cards, numbers"),
        ("amulets", 1, "cards, numbers"),
        ("first", 2, "none, 0, 1"),
        ("first", -1, "none, 0, 1"),
        ("first", "0", "none, 0, 1"),
        ("first", True, "none, 0, 1"),
    ],
)
def test_any_other_value_is_refused_by_name(name: str, value: object, allowed: str) -> None:
    with pytest.raises(dolmen.Refusal) as refused:
        dolmen.game("druides", seats=2, **{name: value})
    assert refused.value.message == Message(
        "option-refused",
        {"title": "druides", "option": name, "value": str(value), "allowed": allowed},
    )
