"""Chapter TIES: who wins with equal scores."""

from typing import Any

import pytest

from dolmen.core.game import Game
from tests.games.meduris.scenes import position
from tests.laws import clause

# Huts and temples of a player.
Pieces = tuple[list[int], list[int]]


def final(scores: list[int], pieces: list[Pieces], stocks: list[str]) -> tuple[Game[Any], Any]:
    """A game that has ended with these scores, huts and temples, and chips left."""
    seats = len(scores)
    keys: dict[str, Any] = {
        "seats": seats,
        "huts": {seat: huts for seat, (huts, _) in enumerate(pieces)},
        "temples": {seat: temples for seat, (_, temples) in enumerate(pieces)},
        "stocks": dict(enumerate(stocks)),
        "final": True,
    }
    game, s = position("over", **keys)
    brought = [
        sum(points for name, points in game.sheet(s, seat) if name in ("temples", "runes"))
        for seat in range(seats)
    ]
    points = [{"offerings": score - 5 - own} for score, own in zip(scores, brought, strict=True)]
    return game, position("over", **keys, points=points)[1]


@clause("MED-TIES-01")
@pytest.mark.parametrize(
    ("red", "green", "ranks"),
    [
        (([2, 6], []), ([10], []), [1, 2, 3]),
        (([2], []), ([10], [28]), [2, 1, 3]),
        (([2], [26]), ([10], []), [1, 2, 3]),
        (([2, 6], []), ([10], [28]), [1, 1, 3]),
    ],
)
def test_of_equal_scores_more_huts_and_temples_together_win(
    red: tuple[list[int], list[int]], green: tuple[list[int], list[int]], ranks: list[int]
) -> None:
    game, s = final([40, 40, 30], [red, green, ([20], [])], ["", "", "wood 9"])
    assert (game.scores(s), game.ranks(s)) == ([40, 40, 30], ranks)


@clause("MED-TIES-02")
@pytest.mark.parametrize(
    ("red", "green", "ranks"),
    [
        ("wood 3", "wood 1 wool 1", [1, 2, 3]),
        ("wood 1 wool 1", "stone 3", [2, 1, 3]),
        ("wood 2", "wool 1 copper 1", [1, 1, 3]),
    ],
)
def test_still_equal_the_one_with_more_chips_of_all_materials_wins(
    red: str, green: str, ranks: list[int]
) -> None:
    """The number of chips counts, not the number of kinds."""
    game, s = final([40, 40, 30], [([2], []), ([10], []), ([20], [])], [red, green, "wood 9"])
    assert (game.scores(s), game.ranks(s)) == ([40, 40, 30], ranks)


@clause("MED-TIES-02")
def test_pieces_come_before_chips() -> None:
    game, s = final([40, 40, 30], [([2, 6], []), ([10], []), ([], [])], ["", "wood 18", ""])
    assert game.ranks(s) == [1, 2, 3]


@clause("MED-TIES-03")
@pytest.mark.parametrize(
    ("scores", "ranks"),
    [
        ([40, 40, 40], [1, 1, 1]),
        ([40, 39, 39], [1, 2, 2]),
        ([39, 40, 39], [2, 1, 2]),
        ([40, 40, 39], [1, 1, 3]),
        ([38, 39, 40], [3, 2, 1]),
    ],
)
def test_still_equal_they_win_together_and_places_behind_are_ranked_alike(
    scores: list[int], ranks: list[int]
) -> None:
    game, s = final(scores, [([2], []), ([10], []), ([20], [])], ["wood 1", "wool 1", "stone 1"])
    assert (game.scores(s), game.ranks(s)) == (scores, ranks)


@clause("MED-TIES-03")
def test_the_tie_breaks_rank_the_places_behind_the_winner_too() -> None:
    pieces: list[Pieces] = [([20], []), ([10], []), ([2, 6], [])]
    game, s = final([50, 40, 40], [([20], []), ([10], []), ([2], [26])], ["", "wood 5", ""])
    assert game.ranks(s) == [1, 3, 2]
    game, s = final([50, 40, 40], [pieces[0], ([10, 12], []), pieces[2]], ["", "wood 5", "wool 4"])
    assert game.ranks(s) == [1, 2, 3]


@clause("MED-TIES-04")
def test_red_wins_with_three_chips_against_one_and_shares_with_three_each() -> None:
    red = (list(range(0, 16, 2)), [26])
    green = ([1, 3, 5, 7, 9, 11, 13], [24, 29])
    blue: Pieces = ([20], [])
    game, s = final([60, 60, 58], [red, green, blue], ["wood 3", "stone 1", "copper 9"])
    assert (game.scores(s), game.ranks(s)) == ([60, 60, 58], [1, 2, 3])
    game, s = final([60, 60, 58], [red, green, blue], ["wood 3", "wool 1 stone 2", "copper 9"])
    assert (game.scores(s), game.ranks(s)) == ([60, 60, 58], [1, 1, 3])
