"""Better numbers by evolution: known hills are climbed, and a run follows from its seed."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dolmen.arena.evolution import State, begin, candidates, next_state, restore, usual_population
from dolmen.arena.trial import Trials, opening, worth
from dolmen.arena.tuning import (
    Generation,
    Journal,
    Task,
    best_of,
    first_generation,
    gain,
    tune,
    values,
)
from dolmen.bots.judges import judge
from dolmen.core.course import walk
from dolmen.core.game import Game
from dolmen.core.judge import SHARED
from dolmen.core.message import Refusal
from dolmen.games import open_game
from tests.sample import LIGHT, SOLO

GAME = open_game(LIGHT, 2)
TRIALS = Trials(GAME, ("random", "greedy"), 4)


def shipped(game: Game[Any]) -> tuple[int, ...]:
    """The weights that a game is judged by."""
    return tuple(int(weight) for weight in judge(game).weights)


def climb(heights: list[float], noise: float, generations: int) -> State:
    """From nothing to where the numbers are so high, each with a scale of its own."""
    state = begin([0.0] * len(heights), [10.0] * len(heights))
    rng = Random(5)
    for _ in range(generations):
        found = candidates(state, usual_population(len(heights)), 3)

        def miss(candidate: Sequence[float]) -> float:
            far = 0.0
            for i, (x, height) in enumerate(zip(candidate, heights, strict=True)):
                far += (10.0**i * (x - height)) ** 2
            return far * (1 + noise * rng.gauss(0, 1))

        state = next_state(state, sorted(found, key=miss))
    return state


def test_a_hill_with_very_different_slopes_is_climbed() -> None:
    state = climb([30.0, -4.0, 7.5], 0.0, 150)
    assert state.mean == pytest.approx([30.0, -4.0, 7.5], abs=0.01)
    assert state.generation == 150
    # It has learned that the last number must be set more finely than the first.
    assert state.variances[0] > 100 * state.variances[2]


def test_noise_slows_it_down_and_does_not_lead_it_astray() -> None:
    state = climb([30.0, -4.0], 0.2, 150)
    assert state.mean == pytest.approx([30.0, -4.0], abs=0.5)


def test_a_generation_follows_from_seed_and_state() -> None:
    state = begin([1.0, 2.0], [1.0, 5.0])
    assert candidates(state, 4, 1) == candidates(state, 4, 1) != candidates(state, 4, 2)
    later = next_state(state, candidates(state, 6, 1))
    assert restore(json.loads(json.dumps(later._asdict()))) == later
    assert later.generation == 1


# Trials


def test_an_opening_ends_where_somebody_has_a_choice() -> None:
    lengths = set()
    for seed in range(12):
        begun = opening(TRIALS, seed)
        course = walk(GAME, begun.moves)
        assert course.actor == begun.seat
        assert len(GAME.legal(course.state)) > 1
        lengths.add(len(begun.moves))
    assert len(lengths) > 6


def test_a_trial_is_worth_a_share_of_a_win_or_points() -> None:
    weights = shipped(GAME)
    shares = [worth(TRIALS, weights, seed) for seed in range(8)]
    assert shares == [worth(TRIALS, weights, seed) for seed in range(8)]
    assert set(shares) <= {0.0, 0.5, 1.0}
    assert len(set(shares)) > 1
    alone = Trials(open_game(SOLO, 1), ("random",), 2)
    assert isinstance(worth(alone, shipped(alone.game), 1), float)


def test_a_title_may_ask_another_question(monkeypatch: pytest.MonkeyPatch) -> None:
    class Room:
        @staticmethod
        def worth(trials: Trials, weights: tuple[int, ...], seed: int) -> int:
            return sum(weights) + seed

    def room(title: str, name: str) -> Any:
        return Room if (title, name) == (LIGHT, "tuning") else None

    monkeypatch.setattr("dolmen.arena.trial.room", room)
    assert worth(TRIALS, (3, 4), 5) == 12.0


# A run


def task(seed: int = 1) -> Task:
    """A task without games: the nearer a weight is to 500, the better."""
    return Task(TRIALS, (*SHARED, "bonus"), (300, 100, 0), 30, 8, 3, seed)


@pytest.fixture
def hill(monkeypatch: pytest.MonkeyPatch) -> None:
    def near(trials: Trials, weights: tuple[int, ...], seed: int) -> float:
        return -float(sum(abs(weight - 500) for weight in weights)) + seed % 3

    monkeypatch.setattr("dolmen.arena.tuning.worth", near)


@pytest.mark.usefixtures("hill")
def test_weights_become_better_and_stay_whole() -> None:
    found = tune(task(), 60, 1)
    best = best_of(found)
    assert len(found) == 61
    assert found[0].weights == (300, 100, 0)
    assert best.worth.mean > -60 > found[0].worth.mean
    assert all(type(weight) is int for weight in best.weights)
    gained = gain(task(), best, 1)
    assert gained.mean == pytest.approx(best.worth.mean - found[0].worth.mean)


@pytest.mark.usefixtures("hill")
def test_a_run_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    whole = tune(task(), 6, 1)
    with Journal(path, task()) as journal:
        assert tune(task(), 3, 1, journal) == whole[:4]
    with path.open("ab") as file:
        file.write(b'{"format": "dolmen-tu')
    told: list[Generation] = []
    with Journal(path, task()) as journal:
        assert tune(task(), 6, 1, journal, told.append) == whole
    assert told == whole[4:]
    assert len(path.read_bytes().splitlines()) == 7
    with Journal(path, task()) as journal:
        assert tune(task(), 2, 1, journal) == whole[:3]
    with pytest.raises(Refusal) as refused:
        Journal(path, task(seed=2))
    assert refused.value.message.args["what"] == "seed"


@pytest.mark.usefixtures("hill")
def test_control_c_leaves_what_was_found() -> None:
    def press(found: Generation) -> None:
        if found.state.generation == 2:
            raise KeyboardInterrupt

    assert len(tune(task(), 9, 1, None, press)) == 3


def test_what_every_judge_weighs_stays_above_nothing() -> None:
    assert task().whole([-7.0, 0.4, -7.4]) == (1, 1, -7)
    assert task().whole([1e9, 2.6, -1e9]) == (1_000_000, 3, -1_000_000)


def test_too_many_trials_are_refused() -> None:
    with pytest.raises(Refusal):
        tune(task(), 10**6, 1)


def test_processes_find_the_same() -> None:
    weights = shipped(GAME)
    names = tuple(f"w{i}" for i in range(len(weights)))
    real = Task(TRIALS, names, weights, 30, 4, 3, 1)
    sets = [weights, tuple(2 * weight for weight in weights)]
    assert values(real, sets, 7, 2) == values(real, sets, 7, 1)
    assert first_generation(real, 1).weights == weights
