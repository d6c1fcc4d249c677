"""A compiled engine that comes while the server runs is taken up, and nobody waits for it."""

import asyncio
import html
import multiprocessing
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dolmen import engine
from dolmen.server.builds import Builds
from dolmen.server.pool import Job, Pool
from dolmen.server.worker import confine
from dolmen.words import LANGUAGES, Words
from tests.server.plain_browser import Browser
from tests.server.servers import Caller, running

WALL = 60.0
MEGABYTES = 512
# Looks, hundredths of a second apart.
PATIENCE = 30_000


def state_of(builds: Builds) -> str:
    """What the server says of its engine now."""
    return builds.state


def method_of(_: int) -> tuple[int, str | None]:
    """Which process answers, and how it was started."""
    return os.getpid(), multiprocessing.get_start_method(allow_none=True)


def wait_for(folder: str) -> int:
    """Says that it is at work, and answers once it is let go."""
    Path(folder, "begun").touch()
    while not Path(folder, "release").exists():
        pass
    return os.getpid()


async def until(holds: Callable[[], bool]) -> None:
    """Waits until something holds."""
    for _ in range(PATIENCE):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came")


@pytest.fixture
def waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that runs interpreted, since nothing was built."""
    monkeypatch.setattr(engine, "kind", lambda: "interpreted")
    monkeypatch.setattr(engine, "why", lambda: "none")


@pytest.mark.usefixtures("waiting")
async def test_processes_start_anew_on_the_build_and_those_at_work_answer(tmp_path: Path) -> None:
    pool = Pool(1, MEGABYTES, confine)
    await pool.start()
    mark, release = tmp_path / ".compiling", tmp_path / "release"
    mark.touch()
    built = False
    builds = Builds([pool], lambda: built, mark, soon=0.001)
    watching = asyncio.create_task(builds.watch())
    try:
        before, _ = await pool.ask(Job(method_of, (0,), WALL))
        assert state_of(builds) == "compiling"
        busy = asyncio.create_task(pool.ask(Job(wait_for, (str(tmp_path),), WALL)))
        await until((tmp_path / "begun").exists)
        old, built = pool._pool, True
        await until(lambda: pool._pool is not old)
        after, method = await pool.ask(Job(method_of, (0,), WALL))
        assert (after != before, method) == (True, "spawn")
        release.touch()
        assert await busy == before, "it was not cut off"
        await watching
        assert state_of(builds) == "compiled"
    finally:
        release.touch()
        watching.cancel()
        await pool.close()


@pytest.mark.usefixtures("waiting")
def test_a_mark_that_is_missing_or_was_left_behind_is_no_promise(tmp_path: Path) -> None:
    mark = tmp_path / ".compiling"
    builds = Builds([], lambda: False, mark)
    assert state_of(builds) == "interpreted"
    mark.touch()
    assert state_of(builds) == "compiling"
    os.utime(mark, (0, 0))
    assert state_of(builds) == "interpreted"


async def test_nothing_is_waited_for_where_a_build_would_not_be_loaded(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".compiling").touch()
    for kind, why, state in (
        ("compiled", "", "compiled"),
        ("interpreted", "chosen", "interpreted"),
        ("interpreted", "module", "interpreted"),
    ):
        monkeypatch.setattr(engine, "kind", lambda kind=kind: kind)
        monkeypatch.setattr(engine, "why", lambda why=why: why)
        builds = Builds([], lambda: True, tmp_path / ".compiling")
        await builds.watch()
        assert state_of(builds) == state


async def test_the_first_page_without_script_says_that_somebody_compiles(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / ".compiling"
    mark.touch()
    async with running(sqlite_url) as (server, base):
        with monkeypatch.context() as patched:
            patched.setattr(engine, "kind", lambda: "interpreted")
            patched.setattr(engine, "why", lambda: "none")
            server.builds = Builds([], lambda: True, mark)
        for lang in LANGUAGES:
            async with Browser(base, lang) as anna:
                said = html.escape(Words(lang).text("web-compiling"))
                assert (await anna.get("/")).text.count(said) == 1
        await server.builds.watch()
        async with Browser(base) as anna:
            assert Words("en").text("web-compiling") not in (await anna.get("/")).text


async def test_the_page_is_told_what_bots_run_on_and_which_version_this_is(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        told = await anna.get("/api/engine")
        assert told == {"engine": server.builds.state, "version": sys.modules["dolmen"].__version__}
