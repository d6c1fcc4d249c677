"""What games come to, in whatever order they end; the table of ratings; the picture."""

from itertools import permutations
from xml.etree import ElementTree

import pytest

from dolmen.arena.picture import Axes, Curve, draw, sampled
from dolmen.arena.ratings import rate
from dolmen.arena.sprt import Sprt
from dolmen.arena.standing import Standing
from dolmen.bots.figures import Interval, share_of
from tests.arena.plans import plan, won_by


def test_whole_blocks_count_whatever_the_order() -> None:
    two = plan("greedy", "random")
    games = [won_by(two, number, {"greedy"}) for number in (1, 2, 3)]
    games.append(won_by(two, 4, {"greedy", "random"}))
    rows = set()
    for order in permutations(games):
        standing = Standing(two, 4)
        for game in order:
            assert not standing.is_over()
            standing.add(game)
        assert standing.is_over()
        rows.add(tuple(standing.rows()))
    ((greedy, random),) = rows
    assert (greedy.name, greedy.games, greedy.wins, greedy.even) == ("greedy", 4, 4, 0.5)
    assert greedy.share == share_of([1.0, 0.75])
    assert random.share == share_of([0.0, 0.25])
    assert (random.wins, random.best, random.points.mean) == (1, 10, 9.25)
    assert (greedy.milliseconds, greedy.longest) == (500.0, 500.0)


def test_half_a_block_does_not_count_yet() -> None:
    two = plan("greedy", "random")
    standing = Standing(two, 5)
    assert standing.asked == 6
    assert not standing.add(won_by(two, 1, {"greedy"}))
    assert not standing.add(won_by(two, 4, {"greedy"}))
    assert standing.games == 0
    assert list(standing.missing()) == [2, 3, 5, 6]
    assert standing.add(won_by(two, 2, {"random"}))
    assert (standing.games, standing.row("greedy").share.mean) == (2, 0.5)
    # Nothing is counted twice.
    standing.add(won_by(two, 2, {"random"}))
    assert standing.games == 2


def test_seats_of_one_bot_count_together() -> None:
    four = plan("greedy", "random", seats=4)
    standing = Standing(four, 4)
    for number, winner in enumerate(("greedy", "random", "random", "random"), start=1):
        game = won_by(four, number, set())
        first = game.bots.index(winner)
        standing.add(game._replace(ranks=tuple(1 if seat == first else 2 for seat in range(4))))
    greedy, random = standing.rows()
    assert (greedy.share.mean, greedy.even) == (0.25, 0.25)
    assert (random.share.mean, random.even) == (0.75, 0.75)


def test_the_test_ends_the_arena_and_nothing_after_it_counts() -> None:
    two = plan("greedy", "random")
    standing = Standing(two, 1000, Sprt(0.5, 0.7))
    games = [won_by(two, number, {"greedy"}) for number in range(1, 101)]
    for game in reversed(games):  # the first block comes last
        standing.add(game)
    decision = standing.decision()
    assert decision is not None
    assert decision.verdict == "high"
    assert standing.is_over()
    # ln(0.7 / 0.5) a block: nine are enough.
    assert standing.games == 18
    assert Standing(two, 1000).decision() is None


def test_the_stronger_bot_is_rated_higher() -> None:
    three = plan("random", "greedy", "player", seats=2)
    order = ["player", "greedy", "random"]
    games = []
    for number in range(1, 61):
        bots = three.seating(number).bots
        games.append(won_by(three, number, {min(bots, key=order.index)}))
    rated = rate(three.bots, games)
    assert [rating.name for rating in rated] == order
    assert all(rating.low < rating.mean < rating.high for rating in rated)
    assert rated[0].low > rated[2].high
    assert rate(three.bots, games) == rated
    # Who has not played yet is where everybody begins.
    assert rate(["a"], [])[0].mean == 25


def test_all_seats_of_a_bot_move_its_rating() -> None:
    four = plan("random", "greedy", seats=4)
    rated = rate(four.bots, [won_by(four, number, {"random"}) for number in range(1, 9)])
    assert [rating.name for rating in rated] == ["random", "greedy"]


# The picture


def test_a_picture_is_svg_with_a_curve_and_a_name_for_each() -> None:
    points = [(n, Interval(0.5 + n / 100, 0.4, 0.9)) for n in range(1, 11)]
    curves = [Curve("a<b", points), Curve("c", points), Curve("none", [])]
    drawn = draw(curves, Axes("A & B", "games", "share", 0.0, 1.0, 0.5))
    root = ElementTree.fromstring(drawn)
    space = "{http://www.w3.org/2000/svg}"
    assert root.tag == f"{space}svg"
    assert len(root.findall(f"{space}polyline")) == len(root.findall(f"{space}polygon")) == 2
    texts = [text.text for text in root.findall(f"{space}text")]
    assert {"A & B", "games", "share", "a<b", "c", "0.5", "10"} <= set(texts)
    assert "none" not in texts
    # Names of curves that end at one height do not lie on each other.
    shown = [text for text in root.findall(f"{space}text") if text.text in ("a<b", "c")]
    heights = [float(text.get("y", "")) for text in shown]
    assert abs(heights[0] - heights[1]) == pytest.approx(16)
    assert len(root.findall(f"{space}line[@stroke-dasharray]")) == 1


def test_a_picture_of_nothing_is_one() -> None:
    ElementTree.fromstring(draw([], Axes("", "", "", 0.0, 0.0)))


def test_a_picture_shows_as_much_as_it_has_room_for() -> None:
    assert sampled(0) == []
    assert sampled(3) == [1, 2, 3]
    many = sampled(1001)
    assert many[-1] == 1001
    assert len(many) <= 201
