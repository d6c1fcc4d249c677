"""How sure a result is: known values, brute force, and how often an interval holds the truth."""

from math import comb, exp, log, log1p
from random import Random

import pytest

from dolmen.arena.sprt import BOUND, Sprt, share_at
from dolmen.bots.figures import Interval, Z, mean_of, share_of, student, wilson


def test_wilson_gives_published_intervals() -> None:
    # Newcombe (1998), table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for won, games, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        found = wilson(won / games, games)
        assert found.mean == won / games
        assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_wilson_solves_its_equation() -> None:
    """The ends are the shares from which what was seen lies just Z standard deviations away."""
    for share, count in ((0.1, 10), (0.5, 33.5), (0.97, 200)):
        _, low, high = wilson(share, count)
        for end in (low, high):
            assert (share - end) ** 2 == pytest.approx(Z**2 * end * (1 - end) / count)


def test_student_has_the_printed_quantiles() -> None:
    printed = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 9: 2.262, 30: 2.042, 120: 1.980}
    assert {n: round(student(n), 3) for n in printed} == pytest.approx(printed, abs=1e-3)
    assert student(10**6) == pytest.approx(Z, abs=1e-5)


def test_blocks_of_independent_games_count_like_games() -> None:
    """Two games a block, all four outcomes equally often: as wide as Wilson's of twice as many."""
    blocks = [0.0, 0.5, 0.5, 1.0] * 100
    found, plain = share_of(blocks), wilson(0.5, 800)
    assert found.high - found.low == pytest.approx(plain.high - plain.low, rel=0.01)


def test_games_that_go_together_say_less_and_opposite_ones_more() -> None:
    def width(blocks: list[float]) -> float:
        found = share_of(blocks)
        return found.high - found.low

    together, apart = [0.0, 1.0] * 50, [0.5] * 90 + [0.0, 1.0] * 5
    assert width(apart) < width([0.0, 0.5, 0.5, 1.0] * 25) < width(together)
    alone = wilson(0.5, 100)
    assert width(together) == pytest.approx(alone.high - alone.low, rel=0.03)


def test_where_all_blocks_are_alike_each_is_one_trial() -> None:
    for share in (0.0, 0.5, 1.0):
        assert share_of([share] * 20) == wilson(share, 20)
    assert share_of([]) == Interval(0.0, 0.0, 1.0)
    assert share_of([1.0]) == wilson(1.0, 1)


@pytest.mark.parametrize("share", [0.3, 0.5, 0.8])
def test_the_interval_holds_the_truth_nineteen_times_in_twenty(share: float) -> None:
    """Pairs of games on the same dice: half the time the dice decide both of them."""
    rng = Random(13)
    held = 0
    for _ in range(1000):
        blocks = []
        for _ in range(30):
            first = rng.random() < share
            second = first if rng.random() < 0.5 else rng.random() < share
            blocks.append((first + second) / 2)
        _, low, high = share_of(blocks)
        held += low <= share <= high
    assert 920 <= held <= 985


def test_a_mean_and_its_interval() -> None:
    assert mean_of([]) == Interval(0.0, 0.0, 0.0)
    assert mean_of([7.0]) == Interval(7.0, 7.0, 7.0)
    # The variance is 2.5, and with four degrees of freedom 2.776 deviations hold 95 %.
    assert mean_of([2.0, 3.0, 4.0, 5.0, 6.0]) == pytest.approx((4.0, 2.0368, 5.9632), abs=1e-4)


# The sequential test


def test_the_bound_is_that_of_five_percent() -> None:
    assert pytest.approx(2.9444, abs=1e-4) == BOUND


def test_with_two_outcomes_it_is_the_plain_sequential_test() -> None:
    """Of blocks that are won or lost as a whole the ratio is that of Wald."""
    sprt = Sprt(0.5, 0.6)
    blocks = [1.0] * 37 + [0.0] * 23
    expected = 37 * log(0.6 / 0.5) + 23 * log(0.4 / 0.5)
    assert sprt.ratio(blocks) == pytest.approx(expected, abs=1e-2)
    assert sprt.ratio([]) == 0.0


def test_the_ratio_is_that_of_the_likeliest_distributions() -> None:
    """Brute force over all distributions on three outcomes with a given mean, in fine steps."""
    counts = {0.0: 5, 0.5: 20, 1.0: 15}
    blocks = [result for result, count in counts.items() for _ in range(count)]

    def likeliest(mean: float) -> float:
        best = -1e9
        for step in range(1, 40_000):
            whole = step / 40_000 * mean
            half = 2 * (mean - whole)
            none = 1 - whole - half
            if whole > 0 and half > 0 and none > 0:
                best = max(best, 5 * log(none) + 20 * log(half) + 15 * log(whole))
        return best

    sprt = Sprt(0.5, 0.55)
    expected = likeliest(0.55) - likeliest(0.5)
    assert sprt.ratio(blocks) == pytest.approx(expected, abs=2e-3)


def test_what_is_clear_is_decided_either_way_and_nothing_else_is() -> None:
    sprt = Sprt(0.5, 0.6)
    assert sprt.verdict([1.0, 0.5] * 40) == "high"
    assert sprt.verdict([0.0, 0.5, 0.5] * 40) == "low"
    assert sprt.verdict([1.0, 0.0, 0.5, 0.5, 0.5, 1.0]) == "open"
    # A single block decides nothing, however it ended.
    assert sprt.verdict([1.0]) == sprt.verdict([0.0]) == "open"


@pytest.mark.parametrize(("truth", "wrong"), [(0.5, "high"), (0.6, "low")])
def test_it_is_seldom_wrong(truth: float, wrong: str) -> None:
    rng = Random(7)
    sprt = Sprt(0.5, 0.6)
    errors = 0
    for _ in range(300):
        blocks: list[float] = []
        verdict = "open"
        while verdict == "open":
            blocks.append((int(rng.random() < truth) + int(rng.random() < truth)) / 2)
            verdict = sprt.verdict(blocks) if len(blocks) % 5 == 0 else "open"
        errors += verdict == wrong
    # At most one in twenty: 25 or more of 300 would come once in a hundred runs.
    assert errors < 25


def test_an_even_bot_at_no_elo_wins_its_even_share() -> None:
    for even in (0.5, 0.25):
        assert share_at(0, even) == pytest.approx(even)
    assert share_at(100, 0.5) == pytest.approx(0.6401, abs=1e-4)
    assert share_at(-100, 0.5) == pytest.approx(1 - 0.6401, abs=1e-4)


def test_the_wilson_interval_against_the_binomial_itself() -> None:
    """How often it holds the truth, counted exactly over all outcomes."""
    n, p = 60, 0.7
    held = sum(
        exp(log(comb(n, k)) + k * log(p) + (n - k) * log1p(-p))
        for k in range(n + 1)
        if wilson(k / n, n).low <= p <= wilson(k / n, n).high
    )
    assert 0.93 < held < 0.97
