"""The same games on a cluster of Ray: any machine plays any of them. Ray comes with the extra
`cluster`, and is given to these functions, since importing it takes seconds."""

from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, Final

from dolmen.arena.hands import TRIES, P, Q, R, Way
from dolmen.arena.plan import build_of
from dolmen.core.message import Refusal

# Games that wait for a free core, for each that is played.
AHEAD: Final = 2


def by_cluster(ray: Any, address: str, title: str) -> Way:
    """Plays games of a title on the cluster at that address."""

    def way(
        work: Callable[[P, Q], R], given: P, questions: Iterable[Q]
    ) -> Generator[R, None, None]:
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except Exception as error:  # whatever Ray says of an address that is none
            raise _failed(address, error) from None
        try:
            yield from _answers(ray, work, given, questions, title)
        except ray.exceptions.RayError as error:
            raise _failed(address, error) from None
        finally:
            ray.shutdown()

    return way


def _answers(
    ray: Any, work: Callable[[P, Q], R], given: P, questions: Iterable[Q], title: str
) -> Generator[R, None, None]:
    """Each question is one task. Ray gives it to another process if the one that works on it dies,
    and its answer comes once."""
    task = ray.remote(num_cpus=1, max_retries=TRIES)(work_there)
    shared, build = ray.put(given), build_of(title)
    left = iter(questions)
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    asked = (task.remote(work, shared, question, title, build) for question in left)
    waiting = list(islice(asked, AHEAD * cores))
    while waiting:
        ready, waiting = ray.wait(waiting, num_returns=1)
        answer = ray.get(ready[0])
        if isinstance(answer, Refusal):
            raise answer
        waiting += islice(asked, 1)
        yield answer


def work_there(
    work: Callable[[P, Q], R], given: P, question: Q, title: str, build: str
) -> R | Refusal:
    """What a machine of the cluster does. One with another build would play other games: its
    results are no part of this."""
    mine = build_of(title)
    if mine != build:
        return Refusal("arena-build", theirs=mine, ours=build)
    try:
        return work(given, question)
    except Refusal as refusal:
        return refusal


def _failed(address: str, error: Exception) -> Refusal:
    why = next(iter(str(error).strip().splitlines()), "") or type(error).__name__
    return Refusal("arena-cluster", address=address, why=why)
