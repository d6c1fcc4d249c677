"""Chapter SCORE: how the amulets of a ritual are shared out."""

from typing import Any

import pytest

import dolmen
from dolmen.core.game import Game
from tests.games.druides.scenes import KINDS, LETTERS, VECTORS, hand, place, position
from tests.laws import clause
from tests.scenario import Dump, changes, play, sheets, story


def announced(
    kind: str, *cards: str, seats: int = 2, seat: int = 0, **keys: Any
) -> tuple[Game[Any], Any]:
    """That seat may hold a ritual in slot 3; everybody has a gem in hand that matters to nobody."""
    held = [hand(f"emerald {number}") for number in range(1, seats + 1)]
    return position(seats, {3: place(kind, *cards)}, hands=held, step="ritual", seat=seat, **keys)


def served(game: Game[Any], s: Any) -> list[str]:
    """Holds the ritual and tells whose servant takes how many, in order: "P0:3 takes 4"."""
    prefix = "servant-served "
    told = [line.split()[1:] for line in story(game, s, "ritual 3") if line.startswith(prefix)]
    return [f"{owner}:{value} takes {amulets}" for owner, value, amulets in told]


@clause("DRU-SCORE-01", "DRU-SCORE-03", "DRU-SCORE-04", "DRU-SCORE-05", "DRU-SCORE-06")
@pytest.mark.parametrize("vector", VECTORS["dist"], ids=lambda vector: vector["id"])
def test_the_amulets_of_a_place_are_shared_out_among_its_servants(vector: Dump) -> None:
    """DRU-EX-1, DRU-EX-2, DRU-SC-01 to DRU-SC-19, DRU-SC-ALT-1"""
    seats, kind = vector["n"], LETTERS[vector["kind"]]
    gems = [(LETTERS[letter], number) for letter, number in vector["gems"]]
    servants = [f"P{owner}:{value}" for owner, value in vector["servants"]]
    game, s = announced(
        kind,
        *(f"P{i % seats} {name} {number}" for i, (name, number) in enumerate(gems)),
        *servants,
        seats=seats,
        seat=vector["announcer"],
        amulets=vector.get("mode", "numbers"),
    )
    ordered = sorted(gems, key=lambda gem: (KINDS.index(gem[0]), gem[1]))
    heard = s.clone()
    assert story(game, heard, "ritual 3") == [
        f"ritual-announced P{vector['announcer']} 3 {kind}",
        *(
            f"gem-{'matches' if name == kind else 'does-not-match'} {name} {number}"
            for name, number in ordered
        ),
        f"amulets-made {vector['total']}",
        *(f"servant-served P{owner} {value} {takes}" for owner, value, takes in vector["takes"]),
    ]
    discarded = [f"{name} {number}" for name, number in ordered if name != kind]
    spent = [f"{name} {number}" for name, number in ordered if name == kind]
    everyone_home = {f"reserves.{owner}": [1, 2, 3, 4, 5, 6] for owner, _ in vector["servants"]}
    assert changes(game, s, "ritual 3") == {
        "step": "new-place",
        "ritual_held": True,
        "acted": True,
        "row.2": None,
        **everyone_home,
        **({"discarded_by_rituals": discarded} if discarded else {}),
        **({"spent": spent} if spent else {}),
        "finished": [kind],
        "points": [vector["points"]],
    }
    assert game.scores(s) == vector["points"]
    assert sheets(game, s) == [[("ritual:1", points)] for points in vector["points"]]


@clause("DRU-SCORE-01")
def test_by_option_the_amulets_are_the_sum_of_the_numbers_on_the_matching_gems() -> None:
    game, s = announced("jet", "P0 jet 2", "P1 jet 9", "P1 amber 8", "P0:1")
    assert served(game, s) == ["P0:1 takes 11"]
    all_jets = [f"P0 jet {number}" for number in range(1, 10)]
    game, s = announced("jet", *all_jets, "P0:6", "P1:6", scores=[20, 0])
    assert served(game, s) == ["P0:6 takes 6", "P1:6 takes 39"]


@clause("DRU-SCORE-01")
def test_unless_said_otherwise_each_matching_gem_card_is_one_amulet() -> None:
    cards = ["P0 jet 2", "P1 jet 9", "P1 amber 8", "P0:1"]
    game, s = announced("jet", *cards, amulets="cards")
    assert served(game, s) == ["P0:1 takes 2"]
    game, s = announced("jet", *(f"P0 jet {n}" for n in range(1, 10)), "P1:6", amulets="cards")
    assert served(game, s) == ["P1:6 takes 9"]


@clause("DRU-SCORE-02")
@pytest.mark.parametrize("number", range(1, 10))
def test_one_amulet_is_one_point(number: int) -> None:
    game, s = announced("jet", f"P1 jet {number}", "P0 amber 9", "P1:3", scores=[4, 11])
    play(game, s, "ritual 3")
    assert game.scores(s) == [4, 11 + number]


@clause("DRU-SCORE-03")
@pytest.mark.parametrize(
    ("seat", "order"),
    [
        (0, ["P3:1", "P0:3", "P1:3", "P2:3", "P0:4", "P3:4", "P1:6"]),
        (1, ["P3:1", "P1:3", "P2:3", "P0:3", "P3:4", "P0:4", "P1:6"]),
        (2, ["P3:1", "P2:3", "P0:3", "P1:3", "P3:4", "P0:4", "P1:6"]),
        (3, ["P3:1", "P0:3", "P1:3", "P2:3", "P3:4", "P0:4", "P1:6"]),
    ],
)
def test_servants_are_served_by_value_and_ties_clockwise_from_the_announcer(
    seat: int, order: list[str]
) -> None:
    """Whatever the order in which they were placed."""
    placed = ["P1:6", "P0:4", "P2:3", "P1:3", "P0:3", "P3:4", "P3:1"]
    for servants in (placed, placed[::-1]):
        game, s = announced("jet", *servants, seats=4, seat=seat)
        assert served(game, s) == [f"{servant} takes 0" for servant in order]


@clause("DRU-SCORE-03", "DRU-COMP-02")
def test_two_equal_values_never_belong_to_one_player() -> None:
    with pytest.raises(dolmen.Refusal):
        announced("jet", "P0 jet 1", "P1:4", "P1:4")


@clause("DRU-SCORE-04")
@pytest.mark.parametrize(
    ("amulets", "takes"),
    [
        (1, [1, 0, 0, 0]),
        (2, [2, 0, 0, 0]),
        (3, [2, 1, 0, 0]),
        (5, [2, 3, 0, 0]),
        (8, [2, 3, 3, 0]),
        (9, [2, 3, 4, 0]),
    ],
)
def test_every_servant_but_the_last_takes_its_value_or_what_is_left(
    amulets: int, takes: list[int]
) -> None:
    game, s = announced("jet", f"P0 jet {amulets}", "P0:2", "P1:3", "P0:4", "P1:5")
    assert served(game, s) == [
        f"P0:2 takes {takes[0]}",
        f"P1:3 takes {takes[1]}",
        f"P0:4 takes {takes[2]}",
        f"P1:5 takes {takes[3]}",
    ]


@clause("DRU-SCORE-05")
@pytest.mark.parametrize(
    ("gems", "rest"), [([2], 0), ([4], 2), ([7], 5), ([8], 6), ([9, 8], 15), ([9, 8, 7], 22)]
)
def test_the_last_servant_takes_all_the_rest(gems: list[int], rest: int) -> None:
    """More than, equal to, or fewer than its value, possibly none."""
    game, s = announced("jet", *(f"P0 jet {number}" for number in gems), "P0:2", "P1:5")
    assert served(game, s) == ["P0:2 takes 2", f"P1:5 takes {rest}"]


@clause("DRU-SCORE-05")
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("number", [1, 9])
def test_a_lone_servant_is_the_last_one(value: int, number: int) -> None:
    game, s = announced("jet", f"P0 jet {number}", "P0 amber 1", f"P1:{value}")
    assert served(game, s) == [f"P1:{value} takes {number}"]


@clause("DRU-SCORE-06")
@pytest.mark.parametrize("total", range(1, 46))
def test_the_takes_add_up_to_the_amulets(total: int) -> None:
    """Any number of amulets there can be, four players, twelve servants."""
    gems, left = [], total
    for number in range(9, 0, -1):
        if number <= left:
            gems.append(f"P{number % 4} jet {number}")
            left -= number
    servants = [f"P{owner}:{value}" for value in (2, 3, 4) for owner in range(4)]
    game, s = announced("jet", *gems, *servants, seats=4)
    takes = [int(line.rpartition(" ")[2]) for line in served(game, s)]
    assert len(takes) == 12
    assert sum(takes) == total
    assert sum(game.scores(s)) == total


@clause("DRU-SCORE-07")
@pytest.mark.parametrize(
    ("gem", "takes", "points"),
    [
        ("jet 9", ["P0:1 takes 1", "P1:3 takes 3", "P0:6 takes 5"], [6, 3]),
        ("jet 4", ["P0:1 takes 1", "P1:3 takes 3", "P0:6 takes 0"], [1, 3]),
    ],
)
def test_each_servant_of_a_player_is_served_for_itself(
    gem: str, takes: list[str], points: list[int]
) -> None:
    """Only the very last card has the privilege, not the first card of the same player."""
    game, s = announced("jet", f"P1 {gem}", "P0:6", "P0:1", "P1:3")
    assert served(game, s) == takes
    assert game.scores(s) == points


@clause("DRU-SCORE-07", "DRU-TURN-06")
def test_one_player_alone_is_served_card_by_card_and_takes_everything() -> None:
    game, s = announced("jet", "P1 jet 9", "P0:1", "P0:2", "P0:3")
    assert served(game, s) == ["P0:1 takes 1", "P0:2 takes 2", "P0:3 takes 6"]
    assert sheets(game, s) == [[("ritual:1", 9)], [("ritual:1", 0)]]


@clause("DRU-SCORE-08")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_announcer_gets_nothing_for_announcing(seat: int) -> None:
    """Whoever announces, the lone servant of P1 takes all."""
    game, s = announced("jet", "P0 jet 9", "P2 jet 8", "P1:1", seats=3, seat=seat)
    play(game, s, "ritual 3")
    assert game.scores(s) == [0, 17, 0]
