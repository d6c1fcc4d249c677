"""Chapter TRACK: the score column, which climbs with the leader."""

from typing import Any

import pytest

import dolmen
from dolmen.core.game import OVER, Game
from tests.games.druides.scenes import LETTERS, VECTORS, hand, place, position
from tests.games.druides.walks import greedily, walk
from tests.laws import clause
from tests.scenario import Dump, dump, names, play, sheets, story, view


def gems_worth(amulets: int) -> list[str]:
    """Jets that make so many amulets."""
    gems: list[str] = []
    for number in range(9, 0, -1):
        if number <= amulets:
            gems.append(f"P0 jet {number}")
            amulets -= number
    return gems


def ritual_that_awards(
    awards: list[list[int]], scores: list[int], column: int
) -> tuple[Game[Any], Any]:
    """One ritual in slot 3 whose servants take just these numbers of amulets, in this order."""
    *before, (last, _) = awards
    servants = [f"P{seat}:{amulets}" for seat, amulets in before] + [f"P{last}:6"]
    gems = gems_worth(sum(amulets for _, amulets in awards))
    # Gems that do not match make up the number of cards.
    cards = [*gems, "P0 garnet 1", "P0 garnet 2", *servants]
    held = [hand(f"emerald {seat + 1}") for seat in range(len(scores))]
    return position(
        len(scores),
        {3: place("jet", *cards)},
        scores=scores,
        column=column,
        hands=held,
        step="ritual",
    )


def assert_column(game: Game[Any], s: Any, vector: Dump) -> None:
    """Scores, what the column shows, and the end if it is one, as a vector has them."""
    assert game.scores(s) == vector["after"]
    assert [sum(points for _, points in sheet) for sheet in sheets(game, s)] == vector["after"]
    shown = view(game, s, None)
    assert shown["column"] == {"low": vector["base2"], "high": vector["base2"] + 29}
    assert [player["score"] for player in shown["players"]] == vector["after"]
    assert (dump(game, s)["ending"], dump(game, s)["winner"], shown["winner"]) == (
        "column" if vector["winner"] is not None else None,
        vector["winner"],
        vector["winner"],
    )
    assert (game.actor(s) == OVER) == (vector["winner"] is not None)


@clause("DRU-TRACK-03", "DRU-TRACK-04", "DRU-TRACK-05", "DRU-TRACK-06", "DRU-END-03")
@pytest.mark.parametrize("vector", VECTORS["track"], ids=lambda vector: vector["id"])
def test_pawns_climb_the_column_one_award_after_the_other(vector: Dump) -> None:
    """DRU-TR-01 to DRU-TR-12"""
    game, s = ritual_that_awards(vector["moves"], vector["scores"], vector["base"])
    play(game, s, "ritual 3")
    assert_column(game, s, vector)


@clause("DRU-TRACK-03", "DRU-TRACK-04", "DRU-TRACK-05", "DRU-SCORE-05", "DRU-END-03")
@pytest.mark.parametrize("vector", VECTORS["ritualWithTrack"], ids=lambda vector: vector["id"])
def test_the_order_of_serving_decides_whether_the_column_ends_the_game(vector: Dump) -> None:
    """DRU-CB-01 to DRU-CB-03"""
    game, s = position(
        vector["n"],
        {
            3: place(
                LETTERS[vector["kind"]],
                *(f"P0 {LETTERS[letter]} {number}" for letter, number in vector["gems"]),
                *(f"P{owner}:{value}" for owner, value in vector["servants"]),
            )
        },
        scores=vector["scores"],
        column=vector["base"],
        hands=[hand(f"emerald {seat + 1}") for seat in range(vector["n"])],
        step="ritual",
        seat=vector["announcer"],
    )
    play(game, s, "ritual 3")
    assert_column(game, s, vector)


@pytest.mark.wide
@clause("DRU-TRACK-01")
def test_scores_are_whole_numbers_from_0_up_and_never_fall() -> None:
    """Through the rituals of a whole game the column shows every pawn."""
    for seed in range(6):
        game = dolmen.game("druides", seats=2 + seed % 3)
        before = [0] * game.seats
        for s, _ in walk(game, seed, greedily):
            scores = game.scores(s)
            low = view(game, s, None)["column"]["low"]
            assert all(old <= new for old, new in zip(before, scores, strict=True))
            assert low % 5 == 0
            assert all(low <= score <= low + 29 for score in scores)
            before = scores


@clause("DRU-TRACK-01")
@pytest.mark.parametrize(
    ("scores", "column"), [([30, 3], 0), ([34, 4], 5), ([29, 3], 5), ([20, 8], 3), ([28, 9], 7)]
)
def test_a_pawn_off_the_column_cannot_be(scores: list[int], column: int) -> None:
    with pytest.raises(dolmen.Refusal) as refused:
        position(2, scores=scores, column=column, step="draw")
    assert refused.value.message.args["clause"] == "DRU-TRACK-01"


@clause("DRU-TRACK-02")
def test_any_number_of_pawns_may_share_a_circle() -> None:
    """All four start on one circle, and P1 joins the three others on theirs."""
    game, s = position(4, scores=[9, 9, 9, 9], step="draw")
    assert game.scores(s) == [9, 9, 9, 9]
    game, s = ritual_that_awards([[1, 5]], [9, 4, 9, 9], 0)
    play(game, s, "ritual 3")
    assert game.scores(s) == [9, 9, 9, 9]
    game, s = ritual_that_awards([[1, 9]], [29, 20, 29], 0)
    play(game, s, "ritual 3")
    assert game.scores(s) == [29, 29, 29]
    assert game.actor(s) != OVER


@clause("DRU-TRACK-03")
def test_a_pawn_finishes_its_steps_before_the_next_servant_is_served() -> None:
    """P1 leaves the bottom card just before P0 needs it empty; served later, P1 is too late."""
    game, s = ritual_that_awards([[1, 2], [0, 5]], [29, 3], 0)
    assert story(game, s, "ritual 3")[-3:] == [
        "servant-served P1 2 2",
        "column-grew 5 34",
        "servant-served P0 6 5",
    ]
    game, s = ritual_that_awards([[0, 5], [1, 2]], [29, 3], 0)
    assert story(game, s, "ritual 3")[-2:] == ["servant-stopped P0 5 0", "ended-column P0"]


@clause("DRU-TRACK-04")
@pytest.mark.parametrize(
    ("awards", "scores", "after", "grown"),
    [
        ([[0, 1]], [29, 5], [30, 5], [5]),
        ([[0, 5]], [29, 5], [34, 5], [5]),
        ([[0, 6]], [29, 10], [35, 10], [5, 10]),
        ([[0, 16]], [29, 20], [45, 20], [5, 10, 15, 20]),
        ([[0, 20]], [20, 28], [40, 28], [5, 10, 15]),
        ([[1, 2], [0, 5]], [29, 3, 9], [34, 5, 9], [5]),
    ],
)
def test_an_empty_bottom_card_is_moved_to_the_top(
    awards: list[list[int]], scores: list[int], after: list[int], grown: list[int]
) -> None:
    """More than once if one award needs it; each time is checked anew."""
    game, s = ritual_that_awards(awards, scores, 0)
    heard = story(game, s, "ritual 3")
    assert [line for line in heard if line.startswith("column")] == [
        f"column-grew {low} {low + 29}" for low in grown
    ]
    assert game.scores(s) == after
    assert view(game, s, None)["column"] == {"low": grown[-1], "high": grown[-1] + 29}
    assert game.actor(s) != OVER


@clause("DRU-TRACK-05", "DRU-END-03")
@pytest.mark.parametrize("blocker", range(5))
def test_another_pawn_on_the_bottom_card_ends_the_game(blocker: int) -> None:
    """A scoreless one included; the step is not made."""
    game, s = ritual_that_awards([[0, 2]], [28, blocker, 17], 0)
    assert story(game, s, "ritual 3")[-2:] == ["servant-stopped P0 6 1", "ended-column P0"]
    assert game.scores(s) == [29, blocker, 17]
    assert game.ranks(s) == [1, 3, 2]
    assert names(game, s) == []


@clause("DRU-TRACK-05")
def test_the_pawn_that_moves_does_not_stand_in_its_own_way() -> None:
    """P1 comes from the bottom card itself and takes the last step past the top."""
    game, s = ritual_that_awards([[1, 30]], [29, 1], 0)
    play(game, s, "ritual 3")
    assert game.scores(s) == [29, 31]
    assert game.actor(s) != OVER


@clause("DRU-TRACK-06")
@pytest.mark.parametrize("scores", [[28, 0], [20, 4], [29, 0]])
def test_standing_on_the_topmost_circle_is_not_passing_it(scores: list[int]) -> None:
    game, s = ritual_that_awards([[0, 29 - scores[0]]], scores, 0)
    play(game, s, "ritual 3")
    assert game.scores(s) == [29, scores[1]]
    assert view(game, s, None)["column"] == {"low": 0, "high": 29}
    assert (game.actor(s) == OVER, view(game, s, None)["winner"]) == (False, None)
