"""Luck: what came less what was to be expected, adding up exactly."""

from typing import Any

import pytest

from dolmen.bots.figures import Interval, Z
from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.review.luck import believed, extremes, fortunes, measure_luck, seen, slope, weighted
from dolmen.review.sample import Games
from dolmen.review.walk import Draw, walk
from tests.core.stones import DEAL, TAKE_ONE, TAKE_TWO, Stones

# Seat 0 is dealt the worst card and seat 1 the best; then both take what there is.
UNLUCKY = [DEAL, DEAL + 3, TAKE_ONE, TAKE_TWO, TAKE_ONE, TAKE_TWO]


def draws(game: Game[Any]) -> list[Draw]:
    return walk(game, UNLUCKY).draws


def test_luck_is_nothing_over_all_outcomes_and_over_all_seats() -> None:
    game = Stones()
    for one in seen(game, draws(game)):
        for seat in range(2):
            all_outcomes = weighted(one.weights, [luck[seat] for luck in one.luck])
            assert all_outcomes == pytest.approx(0, abs=1e-12)
        for luck in one.luck:
            assert sum(luck) == pytest.approx(0, abs=1e-12)
        # The higher the card of seat 0, the luckier; and the other way round for seat 1.
        first = [luck[0] for luck in one.luck]
        assert first == sorted(first, reverse=one.draw.at == 1)


def test_the_luck_of_a_record_is_that_of_what_came() -> None:
    game = Stones()
    known = seen(game, draws(game))
    found = fortunes(known, 0.5)
    assert [(one.at, one.move, one.likely) for one in found] == [
        (0, DEAL, 0.25),
        (1, DEAL + 3, pytest.approx(1 / 3)),
    ]
    for one, fortune in zip(known, found, strict=True):
        which = one.outcomes.index(fortune.move)
        assert fortune.luck == tuple(0.5 * each for each in one.luck[which])
        assert fortune.luck[0] < 0 < fortune.luck[1]
    lucky, unlucky = extremes(found, 0)
    assert (lucky, [one.at for one in unlucky]) == ([], sorted((0, 1), key=lambda i: found[i].luck))


def test_games_say_how_much_the_judge_is_worth() -> None:
    game = Stones()
    games = Games(game)
    share = slope(games, seen(game, draws(game)), 200, Rng(1))
    assert games.played == 200
    assert 0 < share.low < share.mean < share.high
    # Where nothing is drawn the judge is believed, for nothing comes of it.
    assert slope(games, [], 200, Rng(1)).mean == 1.0
    assert games.played == 200


def test_a_draw_that_mattered_is_measured_by_games_of_its_own() -> None:
    game = Stones()
    games = Games(game)
    known = seen(game, draws(game))
    one, fortune = known[0], fortunes(known, 1.0)[0]
    found = measure_luck(games, one, fortune, 100, Rng(2))
    assert games.played == 200
    assert (found.at, found.move, found.likely) == (0, DEAL, 0.25)
    assert found.measured[0].high < 0 < found.measured[1].low
    assert found.luck == tuple(each.mean for each in found.measured)
    assert sum(found.luck) == pytest.approx(0, abs=1e-12)
    assert sum(found.expected) == pytest.approx(1)
    # What was expected and the luck are how it stood then.
    assert 0 <= found.expected[0] + found.luck[0] < found.expected[0]


def test_few_games_leave_the_luck_to_the_judge_and_many_take_it() -> None:
    judged = (0.2, -0.2)

    def measured(half: float) -> list[Interval]:
        return [Interval(0.4, 0.4 - half, 0.4 + half), Interval(-0.4, -0.4 - half, -0.4 + half)]

    # The judge is right within 0.1, and so are these games: the middle, and surer than either.
    even = believed(judged, measured(0.1 * Z))
    half = 0.1 * Z / 2**0.5
    assert even[0] == pytest.approx((0.3, 0.3 - half, 0.3 + half))
    assert even[1] == pytest.approx((-0.3, -0.3 - half, -0.3 + half))
    assert believed(judged, measured(10.0))[0].mean == pytest.approx(0.2, abs=1e-4)
    assert believed(judged, measured(0.001))[0] == pytest.approx((0.4, 0.399, 0.401), abs=1e-4)
    # Where the judge sees no difference it is believed.
    assert believed((0.0, 0.0), measured(0.1)) == (Interval(0.0, 0.0, 0.0),) * 2
