"""Games side by side: each as if it were alone, whatever happens beside it."""

import struct
from typing import Any

import pytest

import dolmen
from dolmen.core.game import CHANCE, OVER, Game, new_buffer
from dolmen.core.lanes import ALL_WELL, ASKED, AT_RANDOM, OUTSIDE, Lanes
from dolmen.core.rng import Rng
from dolmen.core.trail import Trail
from tests.core.breaches import ShortGame
from tests.core.stones import SHOW, TAKE_ONE, TAKE_TWO, Stones
from tests.sample import LIGHT

BOTH: list[int] = [ASKED, ASKED]


def opened(game: Game[Any], seeds: list[int], players: list[int]) -> Lanes:
    """Lanes in their first position, looked at."""
    lanes = Lanes(game, seeds, players)
    lanes.begin()
    return lanes


def words(*moves: int) -> bytes:
    """Moves as lanes take them."""
    return struct.pack(f"<{len(moves)}h", *moves)


def numbers(buffer: Any) -> list[Any]:
    """What stands in a buffer."""
    return [buffer[i] for i in range(len(buffer))]


def step(lanes: Lanes, *moves: int) -> None:
    """One move in each lane."""
    assert lanes.wrong(words(*moves)) == ALL_WELL
    lanes.step()


def test_a_move_is_two_bytes() -> None:
    lanes = opened(dolmen.game(LIGHT, 2), list(range(8)), BOTH)
    last = [
        numbers(lanes.moves)[lane * lanes.width + lanes.counts[lane] - 1]
        for lane in range(lanes.count)
    ]
    assert max(last) > 255
    assert lanes.wrong(words(*last)) == ALL_WELL
    assert numbers(lanes.chosen) == last


@pytest.mark.parametrize("move", [-1, -300, 255, 256, 32767])
def test_a_move_of_no_table_is_wrong(move: int) -> None:
    lanes = opened(Stones(), [1, 2], BOTH)
    assert lanes.wrong(words(lanes.moves[0], move)) == 1


def test_what_actors_see_and_may_do_is_written_side_by_side() -> None:
    lanes = opened(Stones(), [1, 2], BOTH)
    game = lanes.game
    assert numbers(lanes.actors) == [0, 0]
    seen = [number for s in lanes.states for number in game.observe(s, 0)]
    assert numbers(lanes.observations) == seen
    assert numbers(lanes.masks) == [1, 1, 1, 0, 0, 0, 0] * 2
    step(lanes, SHOW, TAKE_TWO)
    assert numbers(lanes.actors) == [0, 1]
    assert numbers(lanes.masks) == [1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0]
    assert numbers(lanes.ended) == [0, 0]


@pytest.mark.parametrize("moves", [(TAKE_ONE, 3), (TAKE_ONE, -1), (TAKE_ONE, 7)])
def test_the_first_lane_with_a_wrong_move_is_told(moves: tuple[int, int]) -> None:
    lanes = opened(Stones(), [1, 2], BOTH)
    assert lanes.wrong(words(*moves)) == 1
    assert lanes.wrong(words(moves[1], TAKE_ONE)) == 0


def test_a_game_that_ends_is_told_once_and_the_next_begins() -> None:
    lanes = opened(Stones(), [1, 2], BOTH)
    game = lanes.game
    cards = [list(s.cards) for s in lanes.states]  # type: ignore[attr-defined]  # states of Stones have cards
    for _ in range(2):
        step(lanes, TAKE_TWO, TAKE_ONE)
    step(lanes, TAKE_TWO, TAKE_ONE)
    points = [4 + cards[0][0], 2 + cards[0][1]]
    assert numbers(lanes.ended) == [1, 0]
    assert numbers(lanes.cut) == [0, 0]
    assert numbers(lanes.points) == [*points, 0, 0]
    worth = 0.0 if points[0] == points[1] else 1.0 if points[0] > points[1] else -1.0
    assert numbers(lanes.returns) == [worth, -worth, 0.0, 0.0]
    assert game.dump(lanes.states[0])["left"] == 6
    assert numbers(lanes.games) == [2, 1]
    step(lanes, TAKE_ONE, TAKE_ONE)
    assert numbers(lanes.ended) == [0, 0]
    assert numbers(lanes.points) == [0] * 4
    assert numbers(lanes.returns) == [0.0] * 4


def test_a_game_that_goes_on_too_long_is_cut_and_worth_nothing() -> None:
    lanes = opened(ShortGame(), [4], BOTH)
    step(lanes, TAKE_ONE)
    step(lanes, TAKE_ONE)
    assert (numbers(lanes.ended), numbers(lanes.cut)) == ([0], [1])
    assert numbers(lanes.returns) == [0.0, 0.0]
    assert lanes.game.dump(lanes.states[0])["left"] == 6
    step(lanes, TAKE_ONE)
    assert numbers(lanes.cut) == [0]


def test_a_random_player_is_played_inside() -> None:
    lanes = opened(Stones(), [3, 4, 5], [ASKED, AT_RANDOM])
    for _ in range(20):
        assert numbers(lanes.actors) == [0, 0, 0]
        step(lanes, TAKE_ONE, TAKE_ONE, TAKE_ONE)
    assert min(numbers(lanes.games)) > 3


def test_a_bot_outside_is_waited_for() -> None:
    lanes = opened(Stones(), [3, 4], [ASKED, OUTSIDE])
    assert lanes.outside() == []
    step(lanes, SHOW, TAKE_ONE)
    assert lanes.outside() == [1]
    lanes.play(1, TAKE_TWO)
    assert lanes.outside() == []


def test_a_lane_plays_its_games_whatever_lies_beside_it() -> None:
    """The dice of a game follow from the seed of its lane and how many came before."""
    game = dolmen.game(LIGHT, 2)
    alone, among = opened(game, [9], BOTH), opened(game, [7, 9, 9], BOTH)
    rng, out = Rng(5), new_buffer(3)
    for _ in range(230):
        among.sample(rng, out)
        move = int(out[1])
        step(among, int(out[0]), move, int(out[2]))
        step(alone, move)
        assert game.dump(alone.states[0]) == game.dump(among.states[1])
    assert int(alone.games[0]) > 1
    again = opened(game, [9], BOTH)
    alone.begin()
    assert game.dump(alone.states[0]) == game.dump(again.states[0])


def test_a_sample_is_legal_and_every_move_comes() -> None:
    lanes = opened(Stones(), [1], BOTH)
    rng, out = Rng(2), new_buffer(1)
    drawn = set()
    for _ in range(60):
        lanes.sample(rng, out)
        drawn.add(int(out[0]))
    assert drawn == set(lanes.game.legal(lanes.states[0]))


def test_a_lane_plays_as_the_contract_does() -> None:
    game = dolmen.game(LIGHT, 3)
    lanes = opened(game, [6], [ASKED] * 3)
    s, dice = game.start(), Rng(6, 0)
    rng, out = Rng(1), new_buffer(1)
    while True:
        while game.actor(s) == CHANCE:
            game.apply(s, game.draw(s, dice))
        if game.actor(s) == OVER:
            break
        assert game.dump(lanes.states[0]) == game.dump(s)
        lanes.sample(rng, out)
        game.apply(s, int(out[0]))
        step(lanes, int(out[0]))
    assert numbers(lanes.points) == game.scores(s)
    assert numbers(lanes.returns) == game.returns(s)


def test_lanes_tell_the_points_of_games_that_go_on() -> None:
    lanes = opened(Stones(), [1, 2], BOTH)
    step(lanes, TAKE_TWO, TAKE_ONE)
    lanes.score()
    assert numbers(lanes.scores) == [
        points for s in lanes.states for points in lanes.game.scores(s)
    ]


def bits_of(trail: Trail, row: int) -> list[int]:
    """The moves that are marked in a row."""
    found = numbers(trail.bits)[row * trail.bytes : (row + 1) * trail.bytes]
    return [8 * i + k for i, byte in enumerate(found) for k in range(8) if byte >> k & 1]


@pytest.mark.parametrize("players", [[ASKED, ASKED], [ASKED, AT_RANDOM]])
def test_a_rollout_is_as_many_steps(players: list[int]) -> None:
    """Its moves, played one by one from the same seeds, show the same and end the same."""
    for game, steps in ((Stones(), 30), (ShortGame(), 7), (dolmen.game(LIGHT, 2), 150)):
        rolled, stepped = opened(game, [3, 8], players), opened(game, [3, 8], players)
        trail = rolled.new_trail(steps)
        for _ in range(2):  # what the first one left is gone
            rolled.rollout(trail)
            for step_ in range(steps):
                rows = [lane * steps + step_ for lane in range(2)]
                check_rows(trail, rows, stepped)
                step(stepped, *(trail.moves[row] for row in rows))
                check_ends(trail, rows, stepped)
        for one in ("observations", "masks", "actors", "ended", "cut", "returns", "points"):
            assert numbers(getattr(rolled, one)) == numbers(getattr(stepped, one))


def check_rows(trail: Trail, rows: list[int], stepped: Lanes) -> None:
    """Each row holds what its lane shows."""
    size, table = stepped.size, stepped.table
    seen, masks = numbers(stepped.observations), numbers(stepped.masks)
    for lane, row in enumerate(rows):
        written = [trail.observations[i] for i in range(row * size, (row + 1) * size)]
        assert written == seen[lane * size : (lane + 1) * size]
        mask = masks[lane * table : (lane + 1) * table]
        assert bits_of(trail, row) == [move for move in range(table) if mask[move]]
        assert trail.actors[row] == stepped.actors[lane]


def check_ends(trail: Trail, rows: list[int], stepped: Lanes) -> None:
    """Each row tells what its lane has just come to."""
    seats = stepped.seats
    for lane, row in enumerate(rows):
        assert (trail.ended[row], trail.cut[row]) == (stepped.ended[lane], stepped.cut[lane])
        for seat in range(seats):
            told = trail.returns[row * seats + seat], trail.points[row * seats + seat]
            shown = lane * seats + seat
            assert told == (stepped.returns[shown], stepped.points[shown])


def test_a_rollout_follows_from_the_seeds_of_its_lanes() -> None:
    game = dolmen.game(LIGHT, 2)
    alone, among = opened(game, [9], BOTH), opened(game, [7, 9], BOTH)
    one, other = alone.new_trail(40), among.new_trail(40)
    alone.rollout(one)
    among.rollout(other)
    assert numbers(one.moves) == numbers(other.moves)[40:]
    assert numbers(other.moves)[:40] != numbers(other.moves)[40:]
    alone.begin()
    alone.rollout(one)
    assert numbers(one.moves) == numbers(other.moves)[40:]
