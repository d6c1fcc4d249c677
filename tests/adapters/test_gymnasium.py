"""One seat in Gymnasium: its checker passes, bots play the others, and errors are clear."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import dolmen
from dolmen.adapters.gymnasium import COST, DolmenEnv
from dolmen.bots import Budget
from dolmen.core.message import Refusal
from dolmen.games import TITLES
from tests.sample import ALL, LIGHT, SOLO, seats


def checked(made: DolmenEnv) -> None:
    """Gymnasium's own checker, which knows no masks."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(made)


@pytest.mark.parametrize("title", ALL)
def test_gymnasium_finds_no_fault(title: str) -> None:
    checked(DolmenEnv(title, seats(title), illegal="penalty", render_mode="ansi"))


def test_gymnasium_finds_no_fault_alone() -> None:
    checked(DolmenEnv(SOLO, 1, illegal="penalty"))


def play(made: Any) -> tuple[float, dict[str, Any]]:
    """Plays the first legal move to the end; gives the last reward and what is told beside it."""
    seen, _ = made.reset(seed=3)
    while True:
        seen, reward, over, cut, info = made.step(int(seen["action_mask"].argmax()))
        if over or cut:
            return reward, info


def test_a_seat_plays_against_named_bots() -> None:
    made = DolmenEnv(LIGHT, 3, seat=1, opponents=["greedy", "plain"], budget=Budget(2))
    assert made.names == {2: "greedy", 0: "plain"}
    reward, info = play(made)
    table = made.table
    assert reward == table.game.returns(table.state)[1]
    assert info["points"] == table.game.scores(table.state)[1]
    assert not info["action_mask"].any()


def test_the_same_seed_plays_the_same_game() -> None:
    ends = {play(DolmenEnv(LIGHT, 2, opponents="greedy"))[1]["points"] for _ in range(2)}
    assert len(ends) == 1


def test_every_title_is_registered_by_its_rules() -> None:
    for title, known in TITLES.items():
        spec = dolmen.game(title, known.quick_seats).spec
        assert gymnasium.spec(spec.id).kwargs == {"title": title, "seats": known.quick_seats}
    made = gymnasium.make(dolmen.game(LIGHT, 2).spec.id, seats=2, opponents="greedy")
    assert made.unwrapped.names == {1: "greedy"}


def test_an_illegal_move_is_refused_unless_it_only_costs() -> None:
    strict, mild = (DolmenEnv(LIGHT, 2, illegal=manner) for manner in ("raise", "penalty"))
    seen, _ = strict.reset(seed=1)
    illegal = int(seen["action_mask"].argmin())
    with pytest.raises(Refusal, match="is not possible now"):
        strict.step(illegal)
    before, _ = mild.reset(seed=1)
    after, reward, over, cut, info = mild.step(illegal)
    assert (reward, over, cut, info["illegal"]) == (COST, False, False, True)
    assert (after["observation"] == before["observation"]).all()


@pytest.mark.parametrize("manner", ["raise", "penalty"])
@pytest.mark.parametrize("action", [99999, -1, 1.7, "a", None])
def test_an_action_that_is_no_move_is_an_error(manner: str, action: object) -> None:
    """Also where an illegal one only costs: nobody learns from what means nothing."""
    made = DolmenEnv(LIGHT, 2, illegal=manner)
    made.reset(seed=1)
    with pytest.raises(Refusal, match=f"There is no move “{action}”"):
        made.step(action)


def test_an_array_of_one_number_is_an_action() -> None:
    """As libraries of learners give it."""
    made, same = DolmenEnv(LIGHT, 2), DolmenEnv(LIGHT, 2)
    seen, _ = made.reset(seed=1)
    same.reset(seed=1)
    move = seen["action_mask"].argmax()
    after = made.step(np.array(move))
    assert (after[0]["observation"] == same.step(int(move))[0]["observation"]).all()


def test_whoever_only_plays_illegal_moves_is_cut_off() -> None:
    made = DolmenEnv(LIGHT, 2, illegal="penalty")
    seen, _ = made.reset(seed=1)
    illegal = int(seen["action_mask"].argmin())
    steps = 1
    while not made.step(illegal)[3]:
        steps += 1
    assert steps == made.table.game.bounds.decisions


def test_a_manner_of_rendering_that_there_is_not_is_refused() -> None:
    with pytest.raises(Refusal, match="ansi, svg; got rgb_array"):
        DolmenEnv(LIGHT, 2, render_mode="rgb_array")


@pytest.mark.parametrize("mode", [None, "ansi", "svg"])
def test_the_board_is_shown_as_the_seat_sees_it(mode: str | None) -> None:
    made = DolmenEnv(LIGHT, 2, render_mode=mode)
    made.reset(seed=1)
    shown = made.render()
    assert (shown is None) == (mode is None)
    assert mode is None or ("<svg" in shown) == (mode == "svg")


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"opponents": "merlin"}, "There is no bot “merlin”."),
        ({"opponents": ["random"]}, "This table needs 2 opponents, or one name for all of them"),
        ({"seat": 3}, "There is no seat 3; seats go from 0 to 2."),
        ({"seat": "1"}, "There is no seat 1; seats go from 0 to 2."),
        ({"illegal": "shrug"}, "can be met in these ways: raise, penalty; got shrug."),
    ],
)
def test_what_cannot_be_had_is_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(Refusal) as refused:
        DolmenEnv(LIGHT, 3, **settings)
    assert message in str(refused.value)
