"""How promising a move looks before it is thought about."""

from collections.abc import Sequence
from typing import Any

import pytest

from dolmen.core.judge import new_numbers
from dolmen.games.meduris.merits import MERITS, NAMES, merit, thumb
from tests.games.meduris.scenes import BLUE, GREEN, RED, position
from tests.scenario import names, play


def brings(game: Any, s: Any, move: str) -> dict[str, int]:
    """What an action is seen to bring, by name: each weight is 1 while all others are 0."""
    found = {}
    for i, name in enumerate(NAMES):
        # In front of the weights of moves stand others.
        weights = new_numbers([7, 7] + [int(i == j) for j in range(MERITS)])
        found[name] = int(merit(s.d, game.moves.parse(move), weights, 2))
    return {name: number for name, number in found.items() if number}


def thumbs(game: Any, s: Any) -> dict[str, int]:
    """The rule of thumb for every legal move."""
    return {game.moves.name(move): int(thumb(s.d, move)) for move in game.legal(s)}


def test_a_big_yield_by_chips_mine_and_theirs() -> None:
    """On top of Green and Red a worker is the third: 3 and 1 for Red, 2 for Green; with four stones
    in the pile the last one goes without."""
    stack = {"stone": [RED, GREEN], "wool": [RED], "wood": [GREEN], "copper": [BLUE, BLUE]}
    game, s = position(plains=stack)
    assert brings(game, s, "lift wool 1 to stone") == {"yield-mine": 4, "yield-theirs": 2}
    game, s = position(plains=stack, stocks={0: "wood 1", 2: ""}, piles="stone 4")
    assert brings(game, s, "lift wool 1 to stone") == {
        "yield-mine": 3,
        "yield-theirs": 1,
        "yield-new": 1,
    }
    game, s = position(plains=stack, stocks={0: "wood 1", 2: ""}, piles="stone 2")
    assert brings(game, s, "lift wool 1 to stone") == {"yield-mine": 2, "yield-new": 1}


def test_a_hut_by_its_rune_its_row_and_the_temples_at_both_ends() -> None:
    """Red closes the gap between its hut and Green's two: a row of four, at whose ends stand a
    temple of Red (it had 1) and one of Green (it had 2). Green loses one of two runes."""
    game, s = position(
        huts={RED: [18, 26], GREEN: [20, 21, 24]},
        temples={RED: [17], GREEN: [22]},
        druid=21,
        runes={"wave": GREEN, "fish": GREEN, "hook": RED},
        stocks={0: "wool 9 copper 3"},
    )
    assert brings(game, s, "hut 19") == {
        "hut-built": 1,
        # Four wool and four copper are due; one copper takes three wool: 12 - 8 - 2.
        "missing": 1,
        "chips-after": 2,
        "rune-mine": 2,
        "rune-theirs": 2,
        "row-mine": 1,
        "row-theirs": 2,
        "beside-mine": 3,
        "beside-theirs": 2,
    }


@pytest.mark.parametrize(
    ("chip", "more"),
    [
        ("two", {"bonus-two": 1, "chips-after": 4}),
        ("hut", {"bonus-hut": 1, "chips-after": 6}),
        ("druid", {"bonus-druid": 1, "chips-after": 4}),
    ],
)
def test_a_hut_by_the_chip_on_its_field(chip: str, more: dict[str, int]) -> None:
    """The rune is nobody's, or already Red's; of seven chips no more than six count."""
    game, s = position(chips={"8": chip}, stocks={0: "stone 3 copper 3"})
    assert brings(game, s, "hut 8") == {"hut-built": 1, "rune-mine": 1, **more}
    game, s = position(
        huts={RED: [10]}, runes={"sprout": RED}, chips={"8": chip}, stocks={0: "stone 3 copper 4"}
    )
    assert brings(game, s, "hut 8") == {
        "hut-built": 1,
        **more,
        "chips-after": 6 if chip == "hut" else 5,
    }


def test_a_temple_by_the_rows_beside_it() -> None:
    game, s = position(
        huts={RED: [18], GREEN: [20, 21], BLUE: [5]}, druid=21, stocks={0: "wool 1 copper 1"}
    )
    assert brings(game, s, "temple 19") == {"temple-built": 1, "temple-score": 3}


def test_a_swap_promises_nothing() -> None:
    game, s = position(stocks={0: "wood 3"})
    assert brings(game, s, "swap for wool") == {}


def by_worth(found: dict[str, int]) -> list[list[str]]:
    """Moves from the most promising down, equals together."""
    worths: Sequence[int] = sorted(set(found.values()), reverse=True)
    return [[name for name in found if found[name] == worth] for worth in worths]


def test_what_one_has_few_of_is_taken_and_many_of_given_back() -> None:
    stocks = {0: "wood 2 wool 1 stone 3"}
    game, s = position("take", face="plus", asked=RED, stocks=stocks)
    assert by_worth(thumbs(game, s)) == [
        ["take copper"],
        ["take wool"],
        ["take wood"],
        ["take stone"],
        ["decline"],
    ]
    game, s = position("return", face="minus", asked=RED, stocks=stocks)
    assert by_worth(thumbs(game, s)) == [["return stone"], ["return wood"], ["return wool"]]


@pytest.mark.parametrize("first", ["hut 18", "swap for copper"])
def test_what_one_has_many_of_is_given(first: str) -> None:
    game, s = position(stocks={0: "wood 3 wool 4"})
    play(game, s, first)
    if names(game, s) == ["replace stone"]:
        assert thumbs(game, s) == {"replace stone": 1}
        play(game, s, "replace stone")
    assert by_worth(thumbs(game, s)) == [["give wool"], ["give wood"]]


def test_offerings_by_what_they_score() -> None:
    game, s = position(
        "offer",
        huts={GREEN: [9, 10, 11], RED: [20]},
        druid=9,
        asked=GREEN,
        built=True,
        face="wool",
        payment={"field": 9},
        chips={"9": "druid"},
        stocks={1: "wool 1 wood 3"},
    )
    assert by_worth(thumbs(game, s)) == [
        ["offer both"],
        ["offer chip"],
        ["offer wool"],
        ["offer nothing", "offer stone"],
    ]
