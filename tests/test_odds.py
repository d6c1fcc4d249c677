"""Fitting weights to games that were won."""

from math import exp

import pytest

from dolmen.core.rng import Rng
from tools.odds import Sample, chances, fit, solve


def test_a_symmetric_system_is_solved_from_its_lower_half() -> None:
    """4x + 2y = 8, 2x + 5y + z = 15 and y + 3z = 11: the upper half is not read."""
    lower = [[4.0, 99.0, 99.0], [2.0, 5.0, 99.0], [0.0, 1.0, 3.0]]
    assert solve(lower, [8.0, 15.0, 11.0]) == pytest.approx([1.0, 2.0, 3.0])


def test_chances_follow_the_odds() -> None:
    assert chances([[(0, 1.0)], [(1, 1.0)]], [0.0, 0.0]) == [0.5, 0.5]
    found = chances([[(0, 2.0)], [(0, 1.0)], []], [1.0])
    whole = exp(2) + exp(1) + 1
    assert found == pytest.approx([exp(2) / whole, exp(1) / whole, 1 / whole])


def test_weights_that_made_the_results_are_found_again() -> None:
    """Three features of two seats; the first is worth 0.8, the second -0.4, the third nothing."""
    true = [0.8, -0.4, 0.0]
    rng = Rng(7)
    samples = []
    for _ in range(300):
        rows = [[(i, float(rng.below(7))) for i in range(3)] for _ in range(2)]
        share = chances(rows, true)[0]
        samples.append(Sample(rows, [share, 1 - share]))
    assert fit(samples, 3, pull=0.0) == pytest.approx(true, abs=0.001)


def test_a_weight_that_counts_for_nothing_stays_at_nothing() -> None:
    rows = [[(0, 1.0)], [(0, 0.0)]]
    found = fit([Sample(rows, [0.75, 0.25])] * 40, 2)
    assert found[1] == 0.0
    # The pull makes less of it than three to one.
    assert 0.5 < found[0] < 1.0986
