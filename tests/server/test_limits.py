"""How often somebody may do a thing: buckets, clocks that jump, and memory that stays bounded."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dolmen.server.limits import Rate


class Hands:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def spend(rate: Rate, key: str, times: int) -> int:
    """How many of some tries in a row are allowed."""
    return sum(rate.allow(key) for _ in range(times))


def test_so_many_times_and_not_once_more() -> None:
    rate = Rate(100, 20, Hands())
    assert spend(rate, "a", 150) == 100


def test_each_key_has_its_own() -> None:
    rate = Rate(3, 10, Hands())
    assert [spend(rate, key, 5) for key in ("a", "b", "a")] == [3, 3, 0]


def test_it_fills_again_evenly_and_no_more_than_full() -> None:
    hands = Hands()
    rate = Rate(4, 8, hands)
    assert spend(rate, "a", 9) == 4
    hands.at += 1.9
    assert spend(rate, "a", 9) == 0
    hands.at += 0.1
    assert spend(rate, "a", 9) == 1
    hands.at += 3600
    assert spend(rate, "a", 9) == 4


def test_it_says_when_to_come_back_and_means_it() -> None:
    hands = Hands()
    rate = Rate(4, 8, hands)
    assert rate.retry_after("a") == 0
    spend(rate, "a", 4)
    assert rate.retry_after("a") == pytest.approx(2)
    hands.at += rate.retry_after("a")
    assert rate.retry_after("a") == 0
    assert rate.allow("a")


def test_several_times_at_once_count_as_so_many() -> None:
    clock = Hands()
    rate = Rate(4, 4.0, clock)
    assert rate.allow("a", 3)
    assert not rate.allow("a", 2)
    assert rate.retry_after("a", 2) == pytest.approx(1.0)
    clock.at += 1.0
    assert rate.allow("a", 2)
    # More than there ever is: all of it.
    assert not rate.allow("a", 9)
    clock.at += 4.0
    assert rate.allow("a", 9)
    assert not rate.allow("a")


def test_a_refused_try_costs_nothing() -> None:
    hands = Hands()
    rate = Rate(1, 5, hands)
    assert spend(rate, "a", 1000) == 1
    hands.at += 5
    assert rate.allow("a")


@pytest.mark.parametrize("jump", [-0.5, -60.0, -86_400.0])
def test_a_clock_that_jumps_backwards_neither_locks_out_nor_opens(jump: float) -> None:
    hands = Hands()
    rate = Rate(4, 8, hands)
    spend(rate, "a", 4)
    hands.at += jump
    assert spend(rate, "a", 9) == 0
    assert rate.retry_after("a") == pytest.approx(2)
    hands.at += 2
    assert spend(rate, "a", 9) == 1
    assert spend(rate, "new", 9) == 4


def test_a_clock_that_swings_to_and_fro_gives_no_more_than_its_way_forward() -> None:
    hands = Hands()
    rate = Rate(2, 10, hands)
    spend(rate, "a", 2)
    for _ in range(10):
        hands.at -= 100
        assert not rate.allow("a")
        hands.at += 1
        assert spend(rate, "a", 3) <= 1


def test_keys_left_alone_are_forgotten() -> None:
    hands = Hands()
    rate = Rate(2, 10, hands)
    for number in range(1000):
        rate.allow(f"key {number}")
    assert len(rate) == 1000
    hands.at += 11
    rate.allow("another")
    assert len(rate) == 1


def test_there_are_never_more_keys_than_allowed_and_who_keeps_asking_stays_known() -> None:
    hands = Hands()
    rate = Rate(2, 10, hands, keys=50)
    assert spend(rate, "greedy", 3) == 2
    for number in range(1000):
        rate.allow(f"key {number}")
        assert not rate.allow("greedy")
        assert len(rate) <= 50


@pytest.mark.parametrize(("count", "seconds", "keys"), [(0, 1, 1), (1, 0, 1), (1, 1, 0)])
def test_a_rate_of_nothing_is_an_error(count: int, seconds: float, keys: int) -> None:
    with pytest.raises(ValueError, match="above 0"):
        Rate(count, seconds, Hands(), keys)


@given(
    count=st.integers(1, 20),
    seconds=st.floats(0.01, 1000),
    steps=st.lists(st.floats(-100, 100), max_size=200),
)
def test_whatever_the_clock_does_no_more_than_a_bucket_and_its_filling(
    count: int, seconds: float, steps: list[float]
) -> None:
    hands = Hands()
    rate = Rate(count, seconds, hands)
    allowed = 0
    forward = 0.0
    for step in steps:
        hands.at += step
        forward += max(0.0, step)
        allowed += rate.allow("a")
        assert 0 <= rate.retry_after("a") <= seconds / count + 1e-6
    assert allowed <= count + forward * count / seconds + 1e-3
