"""The same games on a cluster of Ray: any machine plays any of them. Ray comes with the extra
`cluster`, and is given to these functions, since importing it takes seconds."""

from collections.abc import Generator, Iterable
from itertools import islice
from typing import Any, Final

from dolmen.arena.hands import TRIES
from dolmen.arena.plan import Plan, build_of
from dolmen.arena.play import play
from dolmen.arena.run import Games
from dolmen.bots.seated import Played
from dolmen.core.message import Refusal

# Games that wait for a free core, for each that is played.
AHEAD: Final = 2


def games_on(ray: Any, address: str) -> Games:
    """Plays on the cluster at that address."""

    def play_all(plan: Plan, numbers: Iterable[int]) -> Generator[Played, None, None]:
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except Exception as error:  # whatever Ray says of an address that is none
            raise _failed(address, error) from None
        try:
            yield from _play_all(ray, plan, numbers)
        except ray.exceptions.RayError as error:
            raise _failed(address, error) from None
        finally:
            ray.shutdown()

    return play_all


def _play_all(ray: Any, plan: Plan, numbers: Iterable[int]) -> Generator[Played, None, None]:
    """Each game is one task. Ray gives it to another process if the one that plays it dies, and
    its result comes once."""
    task = ray.remote(num_cpus=1, max_retries=TRIES)(play_there)
    shared, build = ray.put(plan), build_of(plan.game.title)
    left = iter(numbers)
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = [task.remote(shared, number, build) for number in islice(left, AHEAD * cores)]
    while waiting:
        ready, waiting = ray.wait(waiting, num_returns=1)
        answer = ray.get(ready[0])
        if isinstance(answer, Refusal):
            raise answer
        number = next(left, 0)
        if number:
            waiting.append(task.remote(shared, number, build))
        yield answer


def play_there(plan: Plan, number: int, build: str) -> Played | Refusal:
    """What a machine of the cluster does. One with another build would play other games: its
    results are no part of this arena."""
    mine = build_of(plan.game.title)
    if mine != build:
        return Refusal("arena-build", theirs=mine, ours=build)
    try:
        return play(plan, number)
    except Refusal as refusal:
        return refusal


def _failed(address: str, error: Exception) -> Refusal:
    why = next(iter(str(error).strip().splitlines()), "") or type(error).__name__
    return Refusal("arena-cluster", address=address, why=why)
