"""When all of the memory is looked through."""

import asyncio
import gc
from collections.abc import Iterator

import pytest

from dolmen.server import heap
from dolmen.server.heap import NEVER, PATIENT_SECONDS, QUIET_SECONDS, Heap


class Day:
    """A server's day as the heap sees it."""

    def __init__(self) -> None:
        self.played = 0.0
        self.time = 0.0
        self.heap = Heap(lambda: self.played, lambda: self.time)

    def pass_by(self, moves: int) -> bool:
        """Some moves until the next look; says whether everything was looked through."""
        self.played += moves
        self.time += QUIET_SECONDS
        return self.heap.look()


@pytest.fixture
def small() -> Iterator[None]:
    """A heap with nothing in it but the test, so that all of it is soon looked through: the suite
    keeps a million objects."""
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("small")
def test_everything_is_looked_through_once_after_play_has_stopped() -> None:
    day = Day()
    assert [day.pass_by(moves) for moves in (5, 1, 0, 0, 0, 2, 0, 0)] == [
        False,
        False,
        True,
        False,
        False,
        False,
        True,
        False,
    ]


@pytest.mark.usefixtures("small")
def test_garbage_does_not_wait_forever() -> None:
    day = Day()
    steps = int(PATIENT_SECONDS / QUIET_SECONDS)
    looks = [day.pass_by(1) for _ in range(2 * steps)]
    assert [n for n, looked in enumerate(looks, 1) if looked] == [steps, 2 * steps]


async def test_what_a_server_is_made_of_is_not_looked_through_while_it_runs() -> None:
    made = [Day()]
    assert any(one is made for one in gc.get_objects())
    keeping = asyncio.create_task(made[0].heap.keep())
    await asyncio.sleep(0)
    since = [made]
    found = gc.get_objects()
    assert not any(one is made for one in found)
    assert any(one is since for one in found)
    keeping.cancel()
    with pytest.raises(asyncio.CancelledError):
        await keeping
    assert any(one is made for one in gc.get_objects())
    assert gc.get_freeze_count() == 0


async def test_python_looks_through_everything_by_itself_no_more_while_a_server_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(heap, "QUIET_SECONDS", 0.0)
    before = gc.get_threshold()
    day = Day()
    keeping = asyncio.create_task(day.heap.keep())
    await asyncio.sleep(0)
    assert gc.get_threshold()[2] == NEVER
    keeping.cancel()
    with pytest.raises(asyncio.CancelledError):
        await keeping
    assert gc.get_threshold() == before
