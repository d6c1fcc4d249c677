"""How a game would have gone on after another move: with the dice it had, once and many times."""

from typing import Any

import pytest

from dolmen.bots.figures import Interval
from dolmen.core.course import walk
from dolmen.core.game import CHANCE, OVER
from dolmen.core.log import AGREED, Ending, Log
from dolmen.core.message import Refusal
from dolmen.review.sequel import (
    PLACES,
    Fork,
    dice_of,
    fork,
    play_line,
    play_many,
    spread,
    usual_games,
)
from dolmen.review.walk import has_turns
from dolmen.review.walk import walk as review_walk
from tests.dice import SEED, fair_log, play_on
from tests.sample import ALL, LIGHT


def finished(title: str, seats: int = 2, moves: int = 80) -> Log[Any]:
    """A game with dice of the second form that its players ended."""
    log = fair_log(title, seats)
    play_on(log, moves=moves)
    log.end(Ending(AGREED))
    log.seed = SEED.hex()
    return log


def taken_up(log: Log[Any]) -> tuple[Fork, int]:
    """A game taken up in its middle, and a move that was not played there."""
    decisions = review_walk(log.game, log.moves).decisions
    found = fork(log, decisions[len(decisions) // 2].at)
    others = [move for move in log.game.legal(found.state) if move != found.played]
    return found, others[0]


@pytest.mark.parametrize("title", ALL)
def test_one_game_goes_on_with_the_dice_of_the_record(title: str) -> None:
    log = finished(title)
    found, move = taken_up(log)
    assert (found.dice_of, found.left) == ("same", len(log.moves) - len(found.moves))
    told: list[float] = []
    line = play_line(found, move, "novice", told.append)
    assert line[0] == move
    assert told == sorted(told)
    # Every move of it is legal, the last ends the game, and each draw is that of the record's dice.
    game, dice = log.game, log.dice()
    course = walk(game, found.moves)
    for played in line:
        if course.actor == CHANCE:
            assert played == dice.draw(course)
        course.step(played)
    assert course.actor == OVER


@pytest.mark.parametrize("title", ALL)
def test_many_games_measure_a_move_against_the_played_one(title: str) -> None:
    found, move = taken_up(finished(title))
    told: list[float] = []
    many = play_many(found, move, 6, told.append)
    assert (many.games, len(many.tried), len(many.played)) == (6, PLACES, PLACES)
    assert told[-1] == 1
    for spot in (*many.tried, *many.played):
        assert sum(one.mean for one in spot.ahead) == pytest.approx(1)
        for points, (low, high) in zip(spot.points, spot.band, strict=True):
            assert low <= points.mean <= high
    seat = found.seat
    ends = (many.tried[-1], many.played[-1])
    gain = ends[0].ahead[seat].mean - ends[1].ahead[seat].mean
    assert many.gain.mean == pytest.approx(gain)
    assert many.points.mean == pytest.approx(ends[0].points[seat].mean - ends[1].points[seat].mean)
    # The same again is the same, and a move against itself gains nothing.
    assert play_many(found, move, 6) == many
    itself = play_many(found, found.played, 3)
    assert itself.tried == itself.played
    assert itself.gain == Interval(0.0, 0.0, 0.0)
    assert usual_games(found.game) == (300 if has_turns(found.game) else 1000)


def test_without_its_dice_every_game_has_others() -> None:
    log = finished(LIGHT)
    found, move = taken_up(log)
    nothing = found._replace(dice=None, dice_of="unknown")
    assert play_line(nothing, move, "novice")[0] == move
    assert play_many(nothing, move, 4) != play_many(found, move, 4)


def test_which_dice_a_record_goes_on_with() -> None:
    log = finished(LIGHT)
    assert dice_of(log, 0) == "same"
    log.given = 10
    assert (dice_of(log, 9), dice_of(log, 10)) == ("given", "same")
    log.nonces = None
    assert dice_of(log, 10) == "first"
    log.seed = None
    assert dice_of(log, 10) == "unknown"


def test_what_cannot_be_taken_up_is_refused() -> None:
    log = finished(LIGHT)
    chance = next(i for i in range(40) if walk(log.game, log.moves[:i]).actor == CHANCE)
    for at, message in ((chance, "fork-chance"), (len(log.moves), "fork-over"), (-1, "fork-over")):
        with pytest.raises(Refusal) as refused:
            fork(log, at)
        assert refused.value.message.id == message
    running = fair_log(LIGHT, 2)
    play_on(running, moves=10)
    with pytest.raises(Refusal) as refused:
        fork(running, 3)
    assert refused.value.message.id == "review-running"
    found, _ = taken_up(log)
    illegal = next(
        move for move in range(log.game.moves.count) if move not in log.game.legal(found.state)
    )
    for play in (lambda: play_line(found, illegal, "novice"), lambda: play_many(found, illegal, 1)):
        with pytest.raises(Refusal):
            play()


def test_places_are_spread_from_the_first_to_the_last() -> None:
    for count in (1, 7, 300):
        found = spread(range(count))
        assert (len(found), found[0], found[-1]) == (PLACES, 0, count - 1)
        assert found == sorted(found)
