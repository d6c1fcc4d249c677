"""Games in other processes, and on a cluster: each once, whoever dies."""

import os
import signal
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from dolmen.arena.cluster import by_cluster, work_there
from dolmen.arena.hands import ALONE, TRIES, beside, by_processes
from dolmen.arena.plan import build_of
from dolmen.arena.play import play
from dolmen.arena.run import run
from dolmen.arena.standing import Standing
from dolmen.bots.seated import Played
from dolmen.core.message import Refusal
from tests.arena.plans import plan
from tests.sample import LIGHT

TWO = plan("random", "greedy")


def essence(games: list[Played]) -> list[tuple[object, ...]]:
    """All but the times, by number."""
    return sorted(game[:6] for game in games)


def test_processes_play_the_same_games() -> None:
    here = list(by_processes(1)(play, TWO, range(1, 8)))
    there = list(by_processes(2)(play, TWO, range(1, 8)))
    assert essence(here) == essence(there)


def doubled(given: int, asked: int) -> int:
    return given * asked


def die_once(folder: str, asked: int) -> int:
    mark = Path(folder) / str(asked)
    if asked % 3 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return asked


def die(given: None, asked: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail(given: str, asked: int) -> None:
    raise Refusal("log-over") if given == "refusal" else ZeroDivisionError(given)


def test_more_hands_than_work_is_no_harm() -> None:
    assert sorted(beside(doubled, 3, [1, 2], 3)) == [3, 6]
    assert list(beside(doubled, 3, [], 2)) == []


def test_what_a_process_died_of_another_does(tmp_path: Path) -> None:
    assert sorted(beside(die_once, str(tmp_path), range(7), 2)) == list(range(7))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["0", "3", "6"]


def test_what_every_process_dies_of_is_given_up() -> None:
    with pytest.raises(Refusal) as refused:
        list(beside(die, None, [5], 1))
    assert refused.value.message.id == "arena-died"
    assert refused.value.message.args == {"what": "5", "count": TRIES}


def test_errors_come_back() -> None:
    with pytest.raises(Refusal) as refused:
        list(beside(fail, "refusal", [1], 1))
    assert refused.value.message.id == "log-over"
    with pytest.raises(RuntimeError, match="ZeroDivisionError: something"):
        list(beside(fail, "something", [1], 1))


# A cluster


class Ray:
    """What the arena uses of Ray, in this process: the last task that waits is done first."""

    class exceptions:  # noqa: N801  (so it is called there)
        class RayError(Exception):
            pass

    def __init__(self, fault: Exception | None = None) -> None:
        self.calls: list[object] = []
        self.fault = fault

    def init(self, **settings: object) -> None:
        self.calls.append(settings["address"])
        if settings["address"] == "nowhere":
            raise ConnectionError("nobody there\nmore of it")

    def shutdown(self) -> None:
        self.calls.append("shutdown")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def put(self, value: object) -> object:
        return value

    def remote(self, **settings: object) -> Callable[..., Any]:
        self.calls.append(settings)

        def wrap(function: Callable[..., object]) -> object:
            return SimpleNamespace(remote=lambda *given: (function, given))

        return wrap

    def wait(self, tasks: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        assert len(tasks) <= 4
        return tasks[-num_returns:], tasks[:-num_returns]

    def get(self, task: Any) -> object:
        if self.fault is not None:
            raise self.fault
        function, given = task
        return function(*given)


def test_a_cluster_plays_the_same_games_once() -> None:
    ray = Ray()
    standing = Standing(TWO, 10)
    run(standing, by_cluster(ray, "there", LIGHT))
    assert essence(list(standing.counted())) == essence(list(ALONE(play, TWO, range(1, 11))))
    assert ray.calls == ["there", {"num_cpus": 1, "max_retries": TRIES}, "shutdown"]


def test_a_machine_with_another_build_is_refused() -> None:
    same = work_there(play, TWO, 1, LIGHT, build_of(LIGHT))
    assert isinstance(same, Played)
    assert essence([same]) == essence([play(TWO, 1)])
    answer = work_there(play, TWO, 1, LIGHT, "older")
    assert isinstance(answer, Refusal)
    assert answer.message.id == "arena-build"
    assert answer.message.args == {"theirs": build_of(LIGHT), "ours": "older"}


def test_what_a_machine_refuses_ends_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = Ray()
    monkeypatch.setattr("dolmen.bots.rand.Random.choose", lambda self, state: 0)
    with pytest.raises(Refusal) as refused:
        list(by_cluster(ray, "there", LIGHT)(play, TWO, [1]))
    assert refused.value.message.id == "arena-illegal"
    assert ray.calls[-1] == "shutdown"


@pytest.mark.parametrize(
    ("ray", "address", "why"),
    [
        (Ray(), "nowhere", "nobody there"),
        (Ray(Ray.exceptions.RayError("lost\nall")), "there", "lost"),
        (Ray(Ray.exceptions.RayError()), "there", "RayError"),
    ],
)
def test_a_cluster_that_does_not_work_is_refused(ray: Ray, address: str, why: str) -> None:
    with pytest.raises(Refusal) as refused:
        list(by_cluster(ray, address, LIGHT)(play, TWO, [1, 2]))
    assert refused.value.message.id == "arena-cluster"
    assert refused.value.message.args == {"address": address, "why": why}
