"""How sure it is that one of two wins more: pairs that are nearly all alike, and uneven ends."""

from math import comb, hypot

import pytest

from dolmen.bots.figures import Interval, gain_of, less, mean_of, wilson


def test_of_pairs_that_were_all_alike_not_everything_is_known() -> None:
    # One won and one lost beside them: the middle of 200 ones is 200 of 202.
    assert gain_of([1.0] * 200) == pytest.approx((1.0, 0.9706, 1.0), abs=1e-4)
    assert gain_of([-1.0] * 200) == pytest.approx((-1.0, -1.0, -0.9706), abs=1e-4)
    assert gain_of([0.0] * 200) == pytest.approx((0.0, -0.0138, 0.0138), abs=1e-4)
    assert gain_of([]) == Interval(0.0, -1.0, 1.0)
    # Where pairs differ it hardly matters.
    mixed = [1.0, 1.0, 0.0, 0.0, 0.5, -1.0] * 50
    assert gain_of(mixed) == pytest.approx(mean_of(mixed), abs=2e-3)


@pytest.mark.parametrize("count", [60, 200])
@pytest.mark.parametrize(
    ("won", "lost"), [(0.995, 0.0), (0.97, 0.01), (0.8, 0.05), (0.3, 0.0), (0.01, 0.0)]
)
def test_the_interval_of_a_gain_holds_the_truth(won: float, lost: float, count: int) -> None:
    """At the edges too, counted exactly over all outcomes; the deviation of the pairs alone does
    not, where nearly all of them are alike."""
    truth = won - lost
    held = naive = 0.0
    for ones in range(count + 1):
        for less_ones in range(count + 1 - ones):
            nothing = count - ones - less_ones
            ways = comb(count, ones) * comb(count - ones, less_ones)
            likely = ways * won**ones * lost**less_ones * (1 - won - lost) ** nothing
            if likely < 1e-9:
                continue
            pairs = [1.0] * ones + [-1.0] * less_ones + [0.0] * nothing
            held += likely * (gain_of(pairs).low <= truth <= gain_of(pairs).high)
            naive += likely * (mean_of(pairs).low <= truth <= mean_of(pairs).high)
    assert held > 0.945
    assert (naive < 0.93) == (won > 0.96 or won < 0.1)


def test_two_intervals_that_are_longer_to_one_side() -> None:
    one, other = Interval(0.9, 0.8, 0.92), Interval(0.7, 0.67, 0.74)
    found = less(one, other)
    assert found == pytest.approx((0.2, 0.2 - hypot(0.1, 0.04), 0.2 + hypot(0.02, 0.03)))
    # Newcombe (1998), interval estimation for the difference, method 10: 56 of 70 and 48 of 80.
    shares = wilson(56 / 70, 70), wilson(48 / 80, 80)
    assert less(*shares) == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)
