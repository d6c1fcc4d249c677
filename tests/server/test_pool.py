"""Processes beside the server that are slow to start, without a process and without waiting."""

import asyncio
import os
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from dolmen.server import pool as pools
from dolmen.server.pool import MOST_TRIES, Pool, strain


class Slow:
    """A pool whose first process starts when it is told to."""

    def __init__(self) -> None:
        self.first: Future[int] = Future()

    def schedule(self, _work: object, **_: Any) -> "Future[int]":
        return self.first


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> tuple[Pool, list[Slow], list[Slow]]:
    """A pool of slow ones with no patience at all; those that were made, and those given up."""
    opened: list[Slow] = []
    ended: list[Slow] = []

    def make() -> Slow:
        opened.append(Slow())
        return opened[-1]

    pool = Pool(1, 100, lambda _: None, patience=0.0)
    monkeypatch.setattr(pool, "_make", make)
    monkeypatch.setattr(pools, "end_pool", ended.append)
    return pool, opened, ended


Made = tuple[Pool, list[Slow], list[Slow]]


async def test_on_a_busy_machine_processes_are_waited_for(made: Made) -> None:
    pool, opened, ended = made
    looks = 0

    def crowded() -> float:
        nonlocal looks
        looks += 1
        if looks == 20:
            opened[-1].first.set_result(1)
        return 100.0

    pool._strain = crowded
    await pool.start()
    assert (pool.is_open, len(opened), ended) == (True, 1, [])
    assert pool.slow_starts > 1


async def test_on_a_quiet_machine_others_are_made_and_at_last_it_is_told(made: Made) -> None:
    pool, opened, ended = made
    pool._strain = lambda: 1.0
    with pytest.raises(BrokenProcessPool, match="no worker starts"):
        await pool.start()
    assert (len(opened), ended, pool.slow_starts) == (MOST_TRIES, opened, MOST_TRIES)
    assert not pool.is_open


async def test_a_process_that_cannot_start_is_not_waited_for(made: Made) -> None:
    pool, opened, ended = made

    def strained() -> float:
        for one in opened[:-1]:
            assert one in ended
        if len(opened) == 1:
            opened[0].first.set_exception(OSError("no memory"))
        else:
            opened[1].first.set_result(1)
        return 5.0

    pool._strain = strained
    await pool.start()
    assert (len(opened), ended) == (2, opened[:1])


async def test_what_waits_for_processes_can_be_cancelled(made: Made) -> None:
    pool, opened, ended = made
    asked = asyncio.Event()

    def endless() -> float:
        asked.set()
        return 1e9

    pool._strain = endless
    starting = asyncio.create_task(pool.start())
    await asked.wait()
    starting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await starting
    assert (pool.is_open, len(opened), ended) == (False, 1, opened)


def test_strain_is_the_load_of_each_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    monkeypatch.setattr(os, "getloadavg", lambda: (9.0, 1.0, 1.0))
    assert strain() == 4.5
    monkeypatch.setattr(os, "getloadavg", lambda: (0.1, 1.0, 1.0))
    assert strain() == 1.0
    monkeypatch.delattr(os, "getloadavg")
    assert strain() == 1.0
