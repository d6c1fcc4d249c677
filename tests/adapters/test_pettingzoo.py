"""Every title in PettingZoo: its own tests pass as they are, and what it does not ask is ours."""

import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test

import dolmen
from dolmen.adapters.pettingzoo import env, raw_env
from dolmen.core.message import Refusal
from dolmen.games import TITLES, seat_counts
from tests.sample import HIDDEN, LIGHT

TABLES = [(title, seats) for title in TITLES for seats in seat_counts(title)]
# What PettingZoo warns of in every environment with masks that is not on its own list.
DICTS = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


def test_a_manner_of_rendering_that_there_is_not_is_refused() -> None:
    with pytest.raises(Refusal, match="human, ansi, svg; got rgb_array"):
        env(LIGHT, 2, render_mode="rgb_array")


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_pettingzoo_finds_no_fault(title: str, seats: int) -> None:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        api_test(env(title, seats), num_cycles=15)
    assert [str(one.message) for one in warned if not str(one.message).startswith(DICTS)] == []
    seed_test(lambda: env(title, seats), num_cycles=10)


@pytest.mark.parametrize("title", TITLES)
def test_a_board_is_rendered(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)  # where observations that are pictures would be saved

    def made(render_mode: str | None = None) -> Any:
        return env(title, seat_counts(title)[0], render_mode=render_mode)

    tests: dict[str, Callable[[str], bool]] = {"svg": lambda shown: shown.startswith("<svg")}
    render_test(made, tests)
    assert "player_0" in capsys.readouterr().out
    save_obs_test(made())
    assert list(tmp_path.iterdir()) == []
    silent = made()
    silent.reset(seed=1)
    assert silent.unwrapped.render() is None


def play(table: Any, decisions: int = 10**6) -> list[str]:
    """Plays the first legal move again and again; gives who decided."""
    decided: list[str] = []
    for agent in table.agent_iter(decisions):
        seen, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            table.step(None)
            continue
        decided.append(agent)
        table.step(int(seen["action_mask"].argmax()))
    return decided


def test_rewards_are_the_returns_of_the_game() -> None:
    table = raw_env(LIGHT, 3)
    table.reset(seed=5)
    final: dict[str, float] = {}
    points: dict[str, object] = {}
    for agent in table.agent_iter():
        seen, reward, terminated, _, info = table.last()
        if terminated:
            final[agent], points[agent] = reward, info["points"]
        table.step(None if terminated else int(seen["action_mask"].argmax()))
    game = table.table.game
    assert [final[agent] for agent in table.possible_agents] == game.returns(table.table.state)
    assert [points[agent] for agent in table.possible_agents] == game.scores(table.table.state)


def test_a_game_is_cut_after_so_many_decisions() -> None:
    table = raw_env(LIGHT, 2, max_cycles=7)
    table.reset(seed=1)
    assert len(play(table)) == 7
    assert table.agents == []


def test_without_a_seed_another_game_follows() -> None:
    table = raw_env(LIGHT, 2)
    seen = []
    for _ in range(3):
        table.reset()
        seen.append(table.observe("player_0")["observation"].tolist())
    assert len(set(map(tuple, seen))) == 3
    table.reset(seed=1)
    assert table.observe("player_0")["observation"].tolist() == seen[0]


def test_who_does_not_decide_has_no_moves() -> None:
    table = raw_env(LIGHT, 3)
    table.reset(seed=2)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_critics_see_everything() -> None:
    table = raw_env(HIDDEN, 2)
    table.reset(seed=1)
    whole = table.state()
    assert len(whole) == 2 * table.table.game.observation.size
    both = [*table.observe("player_0")["observation"], *table.observe("player_1")["observation"]]
    assert whole.tolist() == both


def test_an_illegal_move_is_refused_or_ends_the_game_in_the_usual_wrappers() -> None:
    table = raw_env(LIGHT, 2)
    table.reset(seed=1)
    illegal = int(table.observe(table.agent_selection)["action_mask"].argmin())
    with pytest.raises(Refusal, match="is not possible now"):
        table.step(illegal)
    with pytest.raises(Refusal, match="There is no move “99999”"):
        table.step(99999)
    with pytest.raises(Refusal, match="There is no move “None”"):
        table.step(None)
    wrapped = env(LIGHT, 2)
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    wrapped.step(illegal)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards[loser] == -1


@pytest.mark.parametrize("cycles", [0, -5, 2.5, "5", True])
def test_a_game_is_cut_after_some_moves_at_least(cycles: Any) -> None:
    with pytest.raises(Refusal, match=f"after 1 move or more, not after {cycles}"):
        raw_env(LIGHT, 2, max_cycles=cycles)


@pytest.mark.parametrize(("title", "seats"), [("chess", 2), (LIGHT, 9)])
def test_a_table_that_is_none_is_refused(title: str, seats: int) -> None:
    with pytest.raises(dolmen.Refusal):
        env(title, seats)
