"""Games walked once: any point costs an interval at most, and the shelf is bounded."""

from typing import Any, cast

from dolmen.core.course import walk
from dolmen.core.game import Game
from dolmen.core.log import Log
from dolmen.server.tracks import INTERVAL, Shelf, Track
from tests import sample
from tests.counted_games import Counting
from tests.dice import fair_game

SEATS = 4


def long_game() -> Log[Any]:
    """A game of some intervals."""
    log = fair_game(sample.MOST, SEATS)
    assert len(log.moves) > 3 * INTERVAL
    return log


def counted_track(log: Log[Any]) -> tuple[Track, Counting]:
    """The track of a game that counts."""
    game = Counting(log.game)
    return Track(cast(Game[Any], game), log.moves), game


def test_a_point_is_where_the_moves_lead() -> None:
    log = long_game()
    track = Track(log.game, log.moves)
    for count in (0, 1, INTERVAL - 1, 2 * INTERVAL, INTERVAL, INTERVAL + 1, len(log.moves), 7):
        expected = walk(log.game, log.moves[:count]).state
        assert log.game.dump(track.position(count)) == log.game.dump(expected)


def test_what_was_walked_once_costs_an_interval_at_most() -> None:
    log = long_game()
    track, game = counted_track(log)
    track.position(len(log.moves))
    assert game.applied == len(log.moves)
    for count in range(len(log.moves)):
        game.applied = 0
        track.position(count)
        assert game.applied == count % INTERVAL


def test_a_point_needs_nothing_that_comes_after_it() -> None:
    track, game = counted_track(long_game())
    track.position(1)
    assert game.applied == 1


def test_steps_are_those_of_the_game_and_leave_positions_whole() -> None:
    log = long_game()
    track, game = counted_track(log)
    whole = walk(log.game, [])
    expected = [whole.step(move) for move in log.moves]
    for _ in range(2):
        found = list(track.steps(0, len(log.moves)))
        assert [(step.actor, step.move, step.told(None)) for step in found] == [
            (step.actor, step.move, step.told(None)) for step in expected
        ]
    track.position(len(log.moves))
    game.applied = 0
    last = list(track.steps(len(log.moves) - 5, len(log.moves)))
    assert [step.move for step in last] == log.moves[-5:]
    assert game.applied <= INTERVAL + 5


def test_a_game_that_goes_on_or_back_keeps_what_it_had() -> None:
    log = long_game()
    track, game = counted_track(log)
    last = len(log.moves)
    track.position(last)
    game.applied = 0
    for moves in (log.moves[: last - 30], log.moves):
        track.follow(moves)
        track.position(len(moves))
    assert game.applied <= 2 * INTERVAL
    # Another game altogether, as after another choice: what lies before it is kept.
    other = [*log.moves[: INTERVAL + 50], *log.moves[INTERVAL + 51 :]]
    track.follow(other)
    game.applied = 0
    track.position(INTERVAL + 50)
    assert game.applied == 50
    track.follow([])
    assert log.game.dump(track.position(0)) == log.game.dump(log.game.start())


def test_the_shelf_lets_go_of_what_was_used_longest_ago() -> None:
    shelf: Shelf[str] = Shelf(10)
    shelf.put("a", "A", 4)
    shelf.put("b", "B", 4)
    assert shelf.get("a") == "A"
    shelf.put("c", "C", 4)
    assert [shelf.get(key) for key in "abc"] == ["A", None, "C"]
    shelf.put("a", "A2", 10)
    assert [shelf.get(key) for key in "abc"] == ["A2", None, None]


def test_what_is_too_heavy_stays_until_the_next_comes() -> None:
    shelf: Shelf[str] = Shelf(10)
    shelf.put("a", "A", 100)
    assert shelf.get("a") == "A"
    shelf.put("b", "B", 1)
    assert [shelf.get(key) for key in "ab"] == [None, "B"]
