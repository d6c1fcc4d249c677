"""Thousands of games as arrays: what is shown, what is refused, and who plays beside."""

from typing import Any

import numpy as np
import pytest

import dolmen
from dolmen import engine
from dolmen.batch import Batch
from dolmen.batch.arrays import Window
from dolmen.bots import Budget
from dolmen.core.message import Refusal
from tests.core.stones import SHOW, TAKE_ONE, Stones
from tests.sample import ALL, LIGHT, seats


@pytest.mark.parametrize("title", ALL)
def test_every_title_plays_side_by_side(title: str) -> None:
    game = dolmen.game(title, seats(title))
    batch = Batch(game, games=5, seed=3)
    look = batch.look
    assert look.observations.shape == (5, game.observation.size)
    assert look.observations.dtype == np.int16
    assert look.masks.shape == (5, game.moves.count)
    assert look.masks.dtype == bool
    for _ in range(30):
        for number in range(5):
            s, seat = batch.state(number), int(look.actors[number])
            assert game.actor(s) == seat
            assert look.observations[number].tolist() == game.observe(s, seat)
            assert np.flatnonzero(look.masks[number]).tolist() == game.legal(s)
        assert batch.step(batch.sample()) is look
        assert (look.rewards == 0).all()


def test_what_a_game_came_to_stands_there_once() -> None:
    batch = Batch(Stones(), games=64, seed=1)
    ended = 0
    for _ in range(40):
        look = batch.step(batch.sample())
        ended += int(look.ended.sum())
        assert ((look.points > 0).any(axis=1) == look.ended).all()
        assert (np.abs(look.rewards).sum(axis=1)[~look.ended] == 0).all()
        assert (look.rewards.sum(axis=1) == 0).all()
        assert not look.cut.any()
    assert ended > 64


def test_the_same_seeds_play_the_same_games() -> None:
    """Whatever the other games are."""
    game = dolmen.game(LIGHT, 2)
    one, other = Batch(game, games=3, seed=4), Batch(game, games=2)
    other.reset([6, 5])
    for _ in range(120):
        moves = np.array(one.sample())
        one.step(moves)
        other.step(moves[[2, 1]])
        assert (one.look.observations[[2, 1]] == other.look.observations).all()
    first = other.reset([6, 5]).observations.copy()
    other.step(other.sample())
    assert (other.reset().observations == first).all()


def test_arrays_show_and_cannot_be_written() -> None:
    batch = Batch(Stones(), games=2)
    with pytest.raises(ValueError, match="read-only"):
        batch.look.masks[0, 0] = True


@pytest.mark.parametrize("bot", ["random", "greedy", "plain"])
def test_bots_of_the_project_play_inside(bot: str) -> None:
    game = dolmen.game(LIGHT, 3)
    batch = Batch(game, games=2, seed=1, opponents={0: bot, 2: bot}, budget=Budget(2))
    twin = Batch(game, games=2, seed=1, opponents={0: bot, 2: bot}, budget=Budget(2))
    for _ in range(12):
        look = batch.step(batch.sample())
        assert look.actors.tolist() == [1, 1]
        assert (twin.step(twin.sample()).observations == look.observations).all()


def test_a_bot_is_new_in_each_game() -> None:
    batch = Batch(Stones(), games=1, opponents={1: "greedy"})
    for _ in range(30):
        batch.step([TAKE_ONE])
    assert len(batch._bots) == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"games": 0}, "A batch takes 1 game or more, not 0."),
        ({"games": 2, "seed": -1}, "begins with a seed from 0 up"),
        ({"games": 2, "seed": 2**63 - 2}, "begins with a seed from 0 up"),
        ({"games": 2, "opponents": {2: "random"}}, "There is no seat 2; seats go from 0 to 1."),
        ({"games": 2, "opponents": {1: "merlin"}}, "There is no bot “merlin”."),
        ({"games": 2, "opponents": {0: "random", 1: "greedy"}}, "Every seat is played by a bot"),
        ({"games": 2.5}, "A batch takes 1 game or more, not 2.5."),
        ({"games": "4"}, "A batch takes 1 game or more, not 4."),
        ({"games": True}, "A batch takes 1 game or more, not True."),
        ({"games": 2, "seed": None}, "so must its last; got None."),
        ({"games": 2, "opponents": ["greedy"]}, "as in {1: 'random'}; got ['greedy']."),
        ({"games": 2, "opponents": {"1": "greedy"}}, "There is no seat 1; seats go from 0 to 1."),
        ({"games": 2, "opponents": {1: None}}, "There is no bot “None”."),
    ],
)
def test_what_cannot_be_had_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(Refusal) as refused:
        Batch(Stones(), **arguments)
    assert message in str(refused.value)


@pytest.mark.parametrize(
    ("moves", "message"),
    [
        ([TAKE_ONE], "A step takes 2 whole numbers, one a game; got int64(1,)."),
        ([0.0, 1.0], "got float64(2,)"),
        ([TAKE_ONE, [TAKE_ONE]], "one a game; got [0, [0]]."),
        ([TAKE_ONE, SHOW + 1], "Move 3 is not legal in game 1; nothing was played."),
        ([-1, TAKE_ONE], "Move -1 is not legal in game 0"),
        ([65536, TAKE_ONE], "Move 65536 is not legal in game 0"),
    ],
)
def test_a_step_that_does_not_fit_plays_nothing(moves: list[Any], message: str) -> None:
    batch = Batch(Stones(), games=2)
    before = batch.look.observations.copy()
    with pytest.raises(Refusal) as refused:
        batch.step(moves)
    assert message in str(refused.value)
    assert (batch.look.observations == before).all()


@pytest.mark.parametrize("seeds", [[1], [1, -2], [1, 2**63], [1, 2.5], [1, 2, 2.5], 7, "12"])
def test_seeds_that_do_not_fit_are_refused(seeds: Any) -> None:
    with pytest.raises(Refusal, match="one seed from 0 up for each of its 2 games"):
        Batch(Stones(), games=2).reset(seeds)


def test_interpreted_a_window_is_a_copy_that_is_refreshed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "kind", lambda: "interpreted")
    buffer = [1, 2, 3, 4]
    window = Window(buffer, "int16", (2, 2))
    shown = window.array
    buffer[3] = 9
    assert shown.tolist() == [[1, 2], [3, 4]]
    window.refresh()
    assert shown.tolist() == [[1, 2], [3, 9]]
    with pytest.raises(ValueError, match="read-only"):
        shown[0, 0] = 5


def test_points_are_told_while_games_go_on() -> None:
    batch = Batch(dolmen.game(LIGHT, 2), games=3, seed=1)
    for _ in range(60):
        batch.step(batch.sample())
    scores = batch.scores()
    assert scores.tolist() == [batch.game.scores(batch.state(number)) for number in range(3)]
    assert batch.scores() is scores


@pytest.mark.parametrize("title", ALL)
def test_a_rollout_is_shown_step_by_step(title: str) -> None:
    game = dolmen.game(title, seats(title))
    batch, twin = Batch(game, games=3, seed=2), Batch(game, games=3, seed=2)
    rolled = batch.rollout(20)
    assert rolled.observations.shape == (20, 3, game.observation.size)
    assert rolled.masks.shape == (20, 3, game.moves.count)
    assert rolled.masks.dtype == bool
    for step in range(20):
        look = twin.look
        assert (rolled.observations[step] == look.observations).all()
        assert (rolled.masks[step] == look.masks).all()
        assert (rolled.actors[step] == look.actors).all()
        twin.step(rolled.moves[step])
        assert (rolled.rewards[step] == look.rewards).all()
        assert (rolled.points[step] == look.points).all()
        assert (rolled.ended[step] == look.ended).all()
        assert (rolled.cut[step] == look.cut).all()
    for rows, more in zip(batch.look, twin.look, strict=True):
        assert (rows == more).all()


def test_rollouts_of_as_many_steps_share_their_arrays() -> None:
    batch = Batch(Stones(), games=2)
    first = batch.rollout(5)
    assert np.shares_memory(batch.rollout(5).moves, first.moves)
    assert not np.shares_memory(batch.rollout(6).moves, first.moves)
    with pytest.raises(ValueError, match="read-only"):
        first.moves[0, 0] = 1


@pytest.mark.parametrize(
    ("steps", "opponents", "message"),
    [
        (0, {}, "A rollout takes 1 step or more, not 0."),
        (1.5, {}, "A rollout takes 1 step or more, not 1.5."),
        (3, {1: "greedy"}, "A rollout is played inside, with random players at most"),
    ],
)
def test_a_rollout_that_cannot_be_is_refused(
    steps: Any, opponents: dict[int, str], message: str
) -> None:
    batch = Batch(Stones(), games=1, opponents=opponents)
    with pytest.raises(Refusal) as refused:
        batch.rollout(steps)
    assert message in str(refused.value)
