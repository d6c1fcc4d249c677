"""The judge of titles that bring none: it knows points, and makes chances of leads."""

import pytest

from dolmen.core.game import new_buffer
from dolmen.core.judge import ONE, PLAIN_WEIGHTS, Judge, new_numbers, spread
from tests.core.stones import SHOW, TAKE_ONE, TAKE_TWO, Stones, StonesState, restore


def judge(scale: int = PLAIN_WEIGHTS[0], heat: int = PLAIN_WEIGHTS[1]) -> Judge[StonesState]:
    return Judge(Stones(), new_numbers([scale, heat]))


def chances(known: Judge[StonesState], s: StonesState) -> list[int]:
    out = new_numbers([0, 0])
    known.chances(s, out)
    return list(out)


# Seat 0 has six points and seat 1 four; two stones are left.
AHEAD = ([2, 3], [False, False], [4, 1], 1, 0)


def test_a_position_is_worth_the_lead_in_hundredths() -> None:
    s = restore([2, 3], [False, False], [4, 0], 2, 0)
    assert [judge().value(s, seat) for seat in (0, 1)] == [300, -300]


def test_alone_the_points_count() -> None:
    known = judge()
    known.seats = 1
    assert known.value(restore(*AHEAD), 0) == 600


@pytest.mark.parametrize(("worths", "shares"), [([5, 5], [1, 1]), ([300, 0], [2, 1])])
def test_half_behind_is_half_the_share(worths: list[int], shares: list[int]) -> None:
    numbers = new_numbers(worths)
    spread(numbers, 2, 300)
    assert list(numbers) == [share * ONE // sum(shares) for share in shares]


def test_what_is_hopeless_keeps_a_part_and_no_more() -> None:
    numbers = new_numbers([0, 10**9])
    spread(numbers, 2, 1)
    assert list(numbers) == [1, ONE * ONE // (ONE + 1)]


def test_only_so_many_are_spread() -> None:
    numbers = new_numbers([7, 7, 99])
    spread(numbers, 2, 100)
    assert list(numbers) == [ONE // 2, ONE // 2, 99]


def test_a_lead_of_the_scale_is_twice_the_chance() -> None:
    """A lead of two points, which the scale says to double the odds."""
    assert chances(judge(scale=200), restore(*AHEAD)) == [ONE * 2 // 3, ONE // 3]


def test_even_points_are_even_chances() -> None:
    assert chances(judge(), restore([2, 3], [False, False], [1, 0], 5, 0)) == [ONE // 2, ONE // 2]


def test_what_is_decided_is_certain_and_a_shared_win_is_shared() -> None:
    assert chances(judge(), restore([2, 3], [False, False], [4, 2], 0, 0)) == [ONE, 0]
    assert chances(judge(), restore([2, 3], [False, False], [2, 4], 0, 0)) == [0, ONE]
    assert chances(judge(), restore([2, 4], [False, False], [4, 2], 0, 0)) == [ONE // 2, ONE // 2]


def test_moves_weigh_what_they_lead_to() -> None:
    """Two stones lead by a point more than one, and by two more than to show a card."""
    game, known = Stones(), judge(heat=100)
    s = restore([2, 3], [False, False], [0, 0], 6, 0)
    out, moves = new_numbers([0] * game.moves.count), new_buffer(game.moves.count)
    assert known.sensible(s, moves) == 3
    assert list(moves)[:3] == [TAKE_ONE, TAKE_TWO, SHOW]
    known.weigh(s, moves, 3, out)
    assert list(out)[:3] == [ONE * 2 // 7, ONE * 4 // 7, ONE // 7]
    assert s.numbers() == ([2, 3], [False, False], [0, 0], 6, 0)


def test_a_key_tells_positions_apart_and_is_always_the_same() -> None:
    known = judge()
    one, other = restore(*AHEAD), restore([3, 2], [False, False], [4, 1], 1, 0)
    assert known.key(one) == known.key(restore(*AHEAD)) != known.key(other)
    assert 0 <= known.key(one) < 1 << 62
