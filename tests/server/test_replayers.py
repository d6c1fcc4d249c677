"""Replays in processes beside the server: so many at once, so many waiting."""

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from dolmen.core.message import Refusal
from dolmen.server.refusals import Denied
from dolmen.server.replayers import RETRY_SECONDS, Replayers
from tests.server.servers import Caller, running


@asynccontextmanager
async def at_work(count: int = 1, queue: int = 4, seconds: float = 20) -> AsyncIterator[Replayers]:
    """Replayers that end with the test."""
    replayers = Replayers(count, queue, seconds)
    try:
        yield replayers
    finally:
        await replayers.close()


def wait_for(mark: Path) -> str:
    """Works until somebody leaves a mark."""
    while not mark.exists():
        time.sleep(0.01)
    return mark.read_text()


def refuse() -> None:
    raise Denied("no-point", most=7)


def refuse_plainly() -> None:
    raise Refusal("log-point", asked=9, most=7)


def fail() -> None:
    raise KeyError("a secret")


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def work_for_ever() -> None:
    while True:
        pass


async def test_what_is_asked_is_done_in_another_process() -> None:
    async with at_work() as replayers:
        assert await replayers.ask(os.getpid) != os.getpid()


async def test_refusals_come_back_as_they_are() -> None:
    async with at_work() as replayers:
        with pytest.raises(Denied) as denied:
            await replayers.ask(refuse)
        assert (denied.value.code, denied.value.message.args) == ("no-point", {"most": 7})
        with pytest.raises(Refusal) as refused:
            await replayers.ask(refuse_plainly)
        assert refused.value.message.id == "log-point"


async def test_a_fault_is_told_by_its_kind_and_the_process_lives() -> None:
    async with at_work() as replayers:
        pid = await replayers.ask(os.getpid)
        with pytest.raises(RuntimeError, match="KeyError in test_replayers") as fault:
            await replayers.ask(fail)
        assert "secret" not in str(fault.value)
        assert await replayers.ask(os.getpid) == pid


async def test_a_process_that_dies_or_works_for_ever_is_replaced() -> None:
    async with at_work(seconds=0.2) as replayers:
        for work in (die, work_for_ever):
            with pytest.raises(Denied) as denied:
                await replayers.ask(work)
            assert denied.value.code == "busy"
            assert await replayers.ask(os.getpid) != os.getpid()


async def test_so_many_wait_and_the_next_is_told_when_to_come_back(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    async with at_work(count=1, queue=2) as replayers:
        asked = [asyncio.create_task(replayers.ask(wait_for, mark)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Denied) as denied:
            await replayers.ask(os.getpid)
        assert (denied.value.code, denied.value.message.args) == (
            "busy",
            {"seconds": RETRY_SECONDS},
        )
        mark.write_text("go")
        assert await asyncio.gather(*asked) == ["go"] * 3
        assert await replayers.ask(os.getpid) != os.getpid()


async def test_whoever_goes_away_ends_no_process(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    async with at_work(queue=1) as replayers:
        pid = await replayers.ask(os.getpid)
        gone = asyncio.create_task(replayers.ask(wait_for, mark))
        await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        # It holds its place until it is done: going away makes no room.
        waits = asyncio.create_task(replayers.ask(os.getpid))
        await asyncio.sleep(0)
        with pytest.raises(Denied):
            await replayers.ask(os.getpid)
        mark.write_text("go")
        assert await waits == pid


async def test_closing_ends_what_is_under_way_and_nothing_starts_after(tmp_path: Path) -> None:
    async with at_work() as replayers:
        pid = await replayers.ask(os.getpid)
        asked = [asyncio.create_task(replayers.ask(wait_for, tmp_path / "no")) for _ in range(2)]
        await asyncio.sleep(0)
        await replayers.close()
        done, _ = await asyncio.wait(asked)
        assert all(task.cancelled() for task in done)
        assert pid not in [child.pid for child in multiprocessing.active_children()]
        with pytest.raises(Denied):
            await replayers.ask(os.getpid)


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
async def test_a_full_queue_answers_503_and_when_to_come_back(
    sqlite_url: str, tmp_path: Path, lang: str
) -> None:
    mark = tmp_path / "mark"
    async with (
        running(sqlite_url, replay_workers=1, replay_queue=1) as (server, base),
        Caller(base) as anna,
    ):
        asked = [asyncio.create_task(server.replayers.ask(wait_for, mark)) for _ in range(2)]
        await asyncio.sleep(0)
        answer = await anna.http.get(f"/api/records/nothing?lang={lang}")
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        assert answer.headers["retry-after"] == str(RETRY_SECONDS)
        assert str(RETRY_SECONDS) in answer.json()["sentence"]
        mark.write_text("go")
        await asyncio.gather(*asked)
        answer = await anna.http.get(f"/api/records/nothing?lang={lang}")
        assert answer.json()["code"] == "unknown-record"
