"""What learners are told of a game: the layout of observations, bounds, returns, its id, and what a
seat remembers."""

from typing import Any

import pytest

import dolmen
from dolmen.core.course import take_step
from dolmen.core.description import Bounds, Observation, Slice, Spec
from dolmen.core.game import CHANCE, OVER, fitting, new_buffer, new_mask, shared_returns
from dolmen.core.memory import Memory, information_state
from dolmen.core.rng import Rng
from tests.core.stones import DEAL, SHOW, TAKE_ONE, TAKE_TWO, Stones
from tests.sample import LIGHT


def test_slices_lie_side_by_side() -> None:
    layout = Observation(
        [
            Slice("gems", (2, 3), 0, 9, category=True),
            Slice("step", (1,), -1, 4),
            Slice("a", (), 0, 1),
        ]
    )
    assert layout.size == 8
    assert [(one.name, one.start, one.stop) for one in layout.slices] == [
        ("gems", 0, 6),
        ("step", 6, 7),
        ("a", 7, 8),
    ]
    assert layout["step"] == Slice("step", (1,), -1, 4, False, 6)
    assert layout.lows() == [0, 0, 0, 0, 0, 0, -1, 0]
    assert layout.highs() == [9, 9, 9, 9, 9, 9, 4, 1]
    assert layout.named(range(8)) == {"gems": [0, 1, 2, 3, 4, 5], "step": [6], "a": [7]}
    with pytest.raises(KeyError, match="servants"):
        layout["servants"]


def test_a_title_that_says_nothing_is_usable_all_the_same() -> None:
    game = Stones()
    s = game.start()
    assert game.observation.slices == (Slice("numbers", (7,), -(2**15), 2**15 - 1),)
    assert game.observation is game.observation
    assert game.bounds == Bounds(100_000, 7, 7, -1.0, 1.0)
    out, mask, moves = new_buffer(9), new_mask(9), new_buffer(7)
    game.observe_into(s, 0, out, 1)
    assert [int(number) for number in out] == [0, *game.observe(s, 0), 0]
    assert game.mask_into(s, mask, 1, moves) == 4
    assert [int(mark) for mark in mask] == [0, 0, 0, 0, 1, 1, 1, 1, 0]


def test_all_seats_together_know_everything() -> None:
    game = Stones()
    s = game.start()
    for move in (DEAL + 2, DEAL, TAKE_ONE):
        game.apply(s, move)
    assert game.observe(s, 1) == [1, 0, 0, 0, 1, 0, 5]
    assert game.observe_all(s, 1) == [*game.observe(s, 1), *game.observe(s, 0)]
    with pytest.raises(IndexError, match="expected a seat from 0 to 1, got 2"):
        game.observe_all(s, 2)


@pytest.mark.parametrize(
    ("ranks", "returns"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([2, 1, 3], [0, 1, -1]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([3, 1, 2, 4], [-1 / 3, 1, 1 / 3, -1]),
        ([1, 2, 2, 2], [1, -1 / 3, -1 / 3, -1 / 3]),
    ],
)
def test_returns_follow_the_ranks_and_ties_share(ranks: list[int], returns: list[float]) -> None:
    assert shared_returns(ranks) == pytest.approx(returns)


class Alone(Stones):
    """Its returns are those of one who plays alone."""

    def __init__(self, points: int) -> None:
        super().__init__()
        self.seats = 1
        self.points = points

    def actor(self, s: Any) -> int:
        return OVER

    def scores(self, s: Any) -> list[int]:
        return [self.points]


@pytest.mark.parametrize(("points", "worth"), [(57, 0.57), (-4, -0.04), (9999, 5), (-9999, -5)])
def test_alone_a_game_is_worth_its_points(points: int, worth: float) -> None:
    game = Alone(points)
    assert game.returns(game.start()) == [worth]
    assert game.bounds == Bounds(100_000, 7, 7, -5.0, 5.0)


def test_before_the_end_a_game_is_worth_nothing() -> None:
    game = dolmen.game(LIGHT, 3)
    s = game.start()
    assert game.returns(s) == [0, 0, 0]
    game.playout(s, Rng(4), new_buffer(game.moves.count))
    assert game.returns(s) == shared_returns(game.ranks(s))


def test_a_game_has_an_id_with_the_version_of_its_rules() -> None:
    assert Stones(first=1).spec == Spec("stones", 1, 2, {"first": 1})
    assert Stones(first=1).spec.id == "dolmen/stones-v1"
    assert str(Stones(first=1).spec) == "dolmen/stones-v1(seats=2, first=1)"


@pytest.mark.parametrize(
    ("number", "held"), [(5, 5), (-5, -5), (10**6, 2**15 - 1), (-(10**6), -(2**15))]
)
def test_what_an_observation_cannot_hold_looks_like_the_last_that_it_can(
    number: int, held: int
) -> None:
    assert fitting(number) == held


def test_a_seat_remembers_what_it_did_and_was_told() -> None:
    """Seat 1 cannot tell apart what seat 0 was dealt, until seat 0 shows it."""
    game = Stones()
    deals = [[DEAL + card, DEAL + 3, TAKE_ONE, TAKE_TWO] for card in (0, 1)]
    mine = [information_state(game, moves, 1) for moves in deals]
    assert mine[0] == mine[1]
    assert mine[0].splitlines() == [
        "stones-dealt(player=Who(seat=0))",
        "stones-event-1(player=Who(seat=1), count=4)",
        "stones-event-0(player=Who(seat=0), count=1)",
        "> take two",
        "stones-event-0(player=Who(seat=1), count=2)",
        "4 0 0 0 1 2 3",
    ]
    assert len({information_state(game, moves, 0) for moves in deals}) == 2
    assert len({information_state(game, [*moves, SHOW], 1) for moves in deals}) == 2


def test_a_memory_grows_with_the_game() -> None:
    game = dolmen.game(LIGHT, 2)
    memory: Memory[Any] = Memory(game, 1)
    s, rng = game.start(), Rng(3)
    moves: list[int] = []
    while game.actor(s) != OVER and len(moves) < 40:
        chance = game.actor(s) == CHANCE
        moves.append(int(game.draw(s, rng)) if chance else game.legal(s)[0])
        step = take_step(game, s, moves[-1])
        memory.hear(step)
        s = step.after
    assert memory.text(s) == information_state(game, moves, 1)
    with pytest.raises(IndexError):
        Memory(game, 2)
