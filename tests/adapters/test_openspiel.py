"""Every title in OpenSpiel: its own test of games passes, and its Python bots play."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

import dolmen
from dolmen.adapters.openspiel import PREFIX, read_options
from dolmen.games import seat_counts
from tests.sample import ALL, HIDDEN, LIGHT, OPEN, SOLO, seats


def loaded(title: str, players: int, options: str = "") -> Any:
    """A title in OpenSpiel."""
    return pyspiel.load_game(PREFIX + title, {"players": players, "options": options})


@pytest.mark.parametrize(
    ("title", "players"), [*((title, seat_counts(title)[0]) for title in ALL), (OPEN, 2)]
)
def test_openspiel_finds_no_fault(title: str, players: int) -> None:
    """Clones, serialising by history, legal moves, returns and their sum, chances, strings."""
    game = loaded(title, players)
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_game_is_described_as_it_is() -> None:
    hidden, alone = loaded(HIDDEN, 2), loaded(SOLO, 1)
    kinds = pyspiel.GameType
    assert hidden.get_type().information == kinds.Information.IMPERFECT_INFORMATION
    assert hidden.get_type().utility == kinds.Utility.ZERO_SUM
    assert (hidden.min_utility(), hidden.max_utility(), hidden.utility_sum()) == (-1, 1, 0)
    assert alone.get_type().utility == kinds.Utility.GENERAL_SUM
    assert hidden.num_distinct_actions() == dolmen.game(HIDDEN, 2).moves.count


def test_options_are_a_parameter() -> None:
    assert read_options("") == {}
    assert read_options("first:1;amulets:numbers;open:true") == {
        "first": 1,
        "amulets": "numbers",
        "open": True,
    }
    game = loaded(LIGHT, 3, "first:2")
    assert game.game.options["first"] == 2


def begun(game: Any, seed: int = 1) -> Any:
    """A position where somebody decides."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        draw(state, rng)
    return state


def draw(state: Any, rng: Any) -> None:
    """Chance plays."""
    outcomes, shares = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(int(rng.choice(outcomes, p=shares)))


def test_an_observer_gives_named_slices() -> None:
    game = loaded(LIGHT, 2)
    state = begun(game)
    seen = make_observation(game)
    seen.set_from(state, 1)
    numbers = state.play.game.observe(state.play.state, 1)
    layout = state.play.game.observation
    assert seen.tensor.tolist() == numbers
    for one in layout.slices:
        assert seen.dict[one.name].ravel().tolist() == numbers[one.start : one.stop]
        assert seen.dict[one.name].shape == one.shape
    assert seen.string_from(state, 1).startswith("{")


def test_a_world_of_the_seat_looks_the_same_to_it() -> None:
    state = begun(loaded(HIDDEN, 2))
    numbers = iter([0.1, 0.2, 0.3])
    worlds = [state.resample_from_infostate(1, lambda: next(numbers)) for _ in range(3)]
    known = state.information_state_string(1)
    assert [world.information_state_string(1) for world in worlds] == [known] * 3
    assert len({str(world) for world in worlds}) > 1
    assert state.information_state_string() == state.information_state_string(
        state.current_player()
    )


def test_a_clone_shares_nothing() -> None:
    state = begun(loaded(LIGHT, 2))
    before, known = str(state), state.information_state_string(0)
    twin = state.clone()
    for _ in range(3):
        twin.apply_action(twin.legal_actions()[0])
    assert (str(state), state.information_state_string(0)) == (before, known)
    assert str(twin) != before


@pytest.mark.wide
def test_the_python_bots_of_openspiel_play_a_whole_game() -> None:
    game = loaded(LIGHT, 2)
    rng = np.random.RandomState(1)
    rollouts = RandomRolloutEvaluator(1, rng)
    bots = [
        MCTSBot(game, 1.4, 2, rollouts, random_state=rng),
        ISMCTSBot(game, rollouts, 1.4, 2, random_state=rng),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            draw(state, rng)
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == 0
    assert state.returns() == state.play.game.returns(state.play.state)


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(dolmen.Refusal, match="colour"):
        loaded(LIGHT, seats(LIGHT), "colour:red")
