"""Gate 7: the disk is full, the database is locked, the clock jumps: a clear error, nothing is
corrupted, and play goes on after.

Only a small file system in memory is ever filled, never the machine's own."""

import asyncio
import contextlib
import os
import random
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import asyncpg
import httpx2
from sqlalchemy.engine import make_url

from bench.gates.host import Host, hosted
from bench.gates.link import Link, dial
from bench.gates.report import Figure, figure, say
from bench.gates.tables import Made, keep, make_tables, reading, stored_table
from bench.gates.waits import becomes
from dolmen.server.store import open_store
from dolmen.server.table.match import Match
from dolmen.server.table.seats import Seats
from tests.server.databases import SERVANT
from tests.server.servers import Caller, running

WAIT: Final = 60.0
DISK_KILOBYTES: Final = 24 * 1024
DAY: Final = 86_400_000
NOW: Final = 1_800_000_000_000
# What still fits on a full disk: pages that were begun are filled to their end.
LAST_MOVES: Final = 300
JUMPS: Final = (0, DAY, -30 * DAY, 400 * DAY, -NOW + 1, 0)


class Size(NamedTuple):
    """For how many seconds the database is locked, and how many moves are played after a fault."""

    locked: float
    moves: int


FULL: Final = Size(locked=30.0, moves=20)
QUICK: Final = Size(locked=8.0, moves=5)
# Longer than the patience of a writer.
TINY: Final = Size(locked=6.0, moves=3)


class Player:
    """Plays all seats of a table, one message at a time."""

    def __init__(self, made: Made) -> None:
        self.made = made
        self.updates: list[dict[str, Any]] = [{} for _ in made.keys]
        self.answers: dict[str, dict[str, Any]] = {}
        self.links: list[Link] = []
        self.acknowledged: list[str] = []
        self.sent = 0

    async def sit(self, port: int) -> None:
        """Opens a socket for every seat."""
        for seat, key in enumerate(self.made.keys):
            link = await dial(port, self.made.id, self.hear)
            link.seat = seat
            link.tell({"type": "hello", "token": key})
            self.links.append(link)
        await self._until(lambda: all(self.updates))

    def hear(self, link: Link, data: bytes) -> None:
        """Takes a message."""
        message = link.read(data)
        if message["type"] == "update" and link.seat is not None:
            self.updates[link.seat] = message
        elif message["type"] in ("done", "refused"):
            self.answers[message["id"]] = message

    async def move(self) -> dict[str, Any]:
        """Plays the first legal move; gives the answer."""
        await self._until(lambda: any(update["legal"] for update in self.updates))
        seat = next(i for i, update in enumerate(self.updates) if update["legal"])
        update = self.updates[seat]
        self.sent += 1
        id = f"p{self.sent}"
        move = update["legal"][0]["move"]
        self.links[seat].tell({"type": "move", "id": id, "n": update["n"], "move": move})
        await self._until(lambda: id in self.answers)
        answer = self.answers[id]
        if answer["type"] == "done":
            self.acknowledged.append(id)
            await self._until(lambda: all(u["n"] >= answer["n"] for u in self.updates))
        return answer

    async def go_on(self, moves: int) -> str | None:
        """Plays on; gives what stood in the way."""
        for _ in range(moves):
            answer = await self.move()
            if answer["type"] != "done":
                return str(answer["code"])
        return None

    async def _until(self, holds: Callable[[], bool]) -> None:
        if not await becomes(holds, WAIT):
            raise TimeoutError


async def suffer(
    host: Host, fault: Callable[[], contextlib.AbstractAsyncContextManager[Any]], size: Size
) -> list[str]:
    """Plays before, during and after a fault; gives what was wrong."""
    wrong: list[str] = []
    player = Player((await make_tables(host.base, 1, "meduris", 2))[0])
    await player.sit(host.port)
    before = await player.go_on(size.moves)
    if before:
        wrong.append(f"before: {before}")
    async with fault():
        first = await player.go_on(LAST_MOVES)
        known = player.updates[0]["n"]
        second = (await player.move()).get("code")
        if (first, second) != ("unstored", "unstored"):
            wrong.append(f"during: {first}, {second}")
        if any(update["n"] != known for update in player.updates):
            wrong.append("during: something was seen")
    after = await player.go_on(size.moves)
    if after:
        wrong.append(f"after: {after}")
    if not await ready(host):
        wrong.append("not ready after")
    wrong += await check_stored(host.url, player)
    if host.errors:
        wrong.append(host.log.read_text(errors="replace")[-1500:])
    for link in player.links:
        link.cut()
    return wrong


async def ready(host: Host) -> bool:
    """Whether the server says that it can store."""
    async with httpx2.AsyncClient(base_url=host.base, timeout=WAIT) as http:
        return (await http.get("/readyz")).status_code == 200


async def check_stored(url: str, player: Player) -> list[str]:
    """What is wrong with the log: something acknowledged is missing, or it does not replay."""
    wrong: list[str] = []
    id = player.made.id
    async with reading(url) as reader:
        entries = await reader.entries(id)
        row = await reader.table(id)
        seats = await reader.seats(id)
    assert row is not None
    clients = {entry.client for entry in entries}
    if not clients.issuperset(player.acknowledged):
        wrong.append("acknowledged moves are missing")
    if [entry.n for entry in entries] != list(range(1, row.n + 1)):
        wrong.append("numbers of entries are missing")
    match = Match(row, Seats(seats, ()), entries)
    if match.frozen or match.n != player.updates[0]["n"]:
        wrong.append("the log does not lead to the position that was seen")
    if url.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(str(make_url(url).database))) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            wrong.append(str(found))
    return wrong


# --- A full disk ---------------------------------------------------------------------------------


@contextlib.contextmanager
def small_disk(owner: str | None = None) -> Iterator[Path]:
    """A file system of a few megabytes; raises OSError where none can be had."""
    folder = Path(tempfile.mkdtemp(prefix="dolmen-disk-"))
    command = ["mount", "-t", "tmpfs", "-o", f"size={DISK_KILOBYTES}k", "tmpfs", str(folder)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise OSError(done.stderr.strip())
        try:
            if owner is not None:
                shutil.chown(folder, owner)
            yield folder
        finally:
            subprocess.run(["umount", "--lazy", str(folder)], check=False)
    finally:
        folder.rmdir()


@contextlib.asynccontextmanager
async def full(disk: Path) -> AsyncIterator[None]:
    """Fills the small disk to the last byte."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            os.write(file.fileno(), b"\0" * 4096)
    try:
        yield
    finally:
        filler.unlink()


async def fill_up_sqlite(_: str, size: Size) -> list[str]:
    """A full disk under a file of SQLite."""
    with small_disk() as disk, hosted(f"sqlite:///{disk / 'dolmen.sqlite3'}") as host:
        return await suffer(host, lambda: full(disk), size)


async def fill_up_postgres(url: str, size: Size) -> list[str]:
    """A full disk under the tables of PostgreSQL; its own journal lies elsewhere."""
    with small_disk(SERVANT if os.geteuid() == 0 else None) as disk:
        name = f"small{random.getrandbits(32)}"
        place = make_url(url)
        connection = await asyncpg.connect(place.set(database="postgres").render_as_string())
        await connection.execute(f"CREATE TABLESPACE {name} LOCATION '{disk}'")
        await connection.execute(f"ALTER DATABASE {place.database} SET TABLESPACE {name}")
        try:
            with hosted(url) as host:
                return await suffer(host, lambda: full(disk), size)
        finally:
            await connection.execute(f"ALTER DATABASE {place.database} SET TABLESPACE pg_default")
            await connection.execute(f"DROP TABLESPACE {name}")
            await connection.close()


# --- A locked database ---------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def locked(url: str, seconds: float) -> AsyncIterator[None]:
    """Somebody else holds the database, for so long at least."""
    begun = time.monotonic()
    if url.startswith("sqlite"):
        file = sqlite3.connect(str(make_url(url).database), isolation_level=None)
        file.execute("BEGIN IMMEDIATE")
        try:
            yield
            await asyncio.sleep(max(0.0, seconds - (time.monotonic() - begun)))
        finally:
            file.close()
        return
    connection = await asyncpg.connect(url)
    await connection.execute("BEGIN")
    await connection.execute("LOCK TABLE tables, log IN EXCLUSIVE MODE")
    try:
        yield
        await asyncio.sleep(max(0.0, seconds - (time.monotonic() - begun)))
    finally:
        await connection.close()


# --- A clock that jumps --------------------------------------------------------------------------


async def jump_clock(url: str, size: Size) -> list[str]:
    """Plays with a bot while the clock jumps; then a server starts whose clock is behind."""
    wrong: list[str] = []
    clock = NOW

    async with running(url, now=lambda: clock) as (server, base), Caller(base) as anna:
        made = await anna.make("druides", 2, players=["me", "random"], name="Anna")
        async with anna.look(made["id"], seat=0) as looker:
            for jump in JUMPS:
                clock = NOW + jump
                for _ in range(size.moves):
                    if await looker.until_mine() is None:
                        break
                    answer = await looker.play()
                    if answer["type"] != "done":
                        wrong.append(f"clock at {jump}: {answer}")
        if server.metrics.faults._value.get():
            wrong.append("unexpected errors")
    # A bot's turn from the future: whoever starts next takes it up all the same.
    waiting = stored_table("druides", 2, 40, random.Random(7), kind="bot")
    waiting = waiting._replace(table=waiting.table._replace(moved=NOW + DAY))
    store = await open_store(url, worker="before")
    await keep(store, [waiting])
    await store.close()
    clock = NOW
    async with running(url, now=lambda: clock) as (server, _):
        deadline = time.monotonic() + WAIT / 4
        id = waiting.table.id
        while (await found_n(server.store, id)) == waiting.table.n:
            if time.monotonic() > deadline:
                wrong.append("a bot's turn from the future was not taken up")
                break
            await asyncio.sleep(0.05)
    return wrong


async def found_n(store: Any, id: str) -> int:
    """Where a table stands in the store."""
    row = await store.table(id)
    return int(row.n)


async def run(url: str, size: Size) -> list[Figure]:
    """Measures gate 7 on a database."""
    fill_up = fill_up_sqlite if url.startswith("sqlite") else fill_up_postgres
    figures: list[Figure] = []
    clear = "unstored during, plays after, log whole"

    def tell(what: str, wrong: list[str]) -> None:
        for text in wrong:
            say(f"gate 7: {what}: {text}")
        figures.append(
            figure(7, what, url, "; ".join(wrong)[:200] or "as it should be", clear, not wrong)
        )

    tell("clock jumps days and years", await jump_clock(url, size))
    with hosted(url) as host:
        tell(
            f"database locked for {size.locked:g} s",
            await suffer(host, lambda: locked(url, size.locked), size),
        )
    try:
        wrong = await fill_up(url, size)
    except OSError as error:
        figures.append(figure(7, "disk full", url, f"left out: {error}", clear))
    else:
        tell("disk full", wrong)
    return figures
