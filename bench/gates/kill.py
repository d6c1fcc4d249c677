"""Gate 2: the server is killed at random points under load; nothing acknowledged is lost, nothing
was seen that is not stored, and the next process plays within seconds. Of a SQLite database only
what was on the disk at that moment counts."""

import asyncio
import contextlib
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

import httpx2

from bench.gates.disk import Disk, build_library, commit_mode
from bench.gates.host import Host
from bench.gates.largest_inputs import undo_bomb
from bench.gates.link import Link, dial
from bench.gates.report import Figure, figure, percentile, say
from bench.gates.tables import Made, copied, fill_store, keep, reading
from bench.gates.testimony import Lost, Sent, Witness, count_lost
from dolmen.games import TITLES
from dolmen.server.store import open_store

TABLES: Final = 6
MOVE_SECONDS: Final = 60.0
LIMIT_SECONDS: Final = 3.0
# Messages that are done before a server dies, at most, and how long it may live on then.
MOST_DONE: Final = 250
LONGEST_MOMENT: Final = 0.05
LIGHT: Final = next(iter(TITLES))


class Size(NamedTuple):
    """How often, beside how many stored games, and how often somebody changed their mind in the
    long ones."""

    kills: int
    games: int
    regrets: int


FULL: Final = Size(kills=200, games=10_000, regrets=2000)
QUICK: Final = Size(kills=10, games=500, regrets=500)
TINY: Final = Size(kills=2, games=12, regrets=60)


async def look(port: int, made: Made, witness: Witness) -> list[Link]:
    """A player for every seat, and a spectator."""

    async def one(seat: int | None) -> Link:
        link = await dial(port, made.id, witness.hear)
        link.seat = seat
        link.tell({"type": "hello", "n": 0, **({} if seat is None else {"token": made.keys[seat]})})
        return link

    seats = [*range(len(made.keys)), None]
    return list(await asyncio.gather(*(one(seat) for seat in seats)))


async def sit_down(base: str, witness: Witness) -> None:
    """People make tables and sit down at them, until the server dies."""
    async with (
        httpx2.AsyncClient(base_url=base, timeout=MOVE_SECONDS) as anna,
        httpx2.AsyncClient(base_url=base, timeout=MOVE_SECONDS) as bert,
    ):
        with contextlib.suppress(httpx2.HTTPError):
            while True:
                made = await anna.post("/api/tables", json={"title": LIGHT, "seats": 2})
                id = made.raise_for_status().json()["id"]
                witness.seated.append((id, 0))
                joined = await bert.post(f"/api/tables/{id}/join", json={"seat": 1})
                joined.raise_for_status()
                witness.seated.append((id, 1))


async def send_again(base: str, sent: list[Sent], keys: dict[str, list[str]]) -> list[str]:
    """Clients that heard no answer send their last message again: it was done, and is so once.
    Gives what was answered otherwise."""
    strange: list[str] = []
    async with httpx2.AsyncClient(base_url=base, timeout=MOVE_SECONDS) as http:
        for table, seat, message in sent:
            headers = {"X-Dolmen-Seat": keys[table][seat]}
            path = f"/api/tables/{table}/act"
            answer = await http.post(path, json=message, headers=headers)
            if answer.json()["type"] != "done":
                strange.append(f"{message['type']} sent again: {answer.text[:200]}")
    return strange


class Lives:
    """One server after the other on one database."""

    def __init__(self, url: str, folder: Path, rng: random.Random, disk: Disk | None) -> None:
        self.url = url
        self.folder = folder
        self.rng = rng
        self.disk = disk
        self.firsts: list[float] = []
        self.counts: Counter[str] = Counter()
        self.lost = Lost()
        self.strange: list[str] = []
        self._again: list[Sent] = []
        self._keys: dict[str, list[str]] = {}

    async def live_once(self, tables: list[Made]) -> None:
        """One life: start, play, die somewhere; then everything is looked up."""
        environ: dict[str, str] = {}
        if self.disk is not None:
            self.disk.begin()
            environ.update(self.disk.environ)
        host = Host(self.url, self.folder, environ=environ)
        witness = Witness(self.rng, self.rng.randrange(MOST_DONE // 10, MOST_DONE))
        links: list[Link] = []
        people: asyncio.Task[None] | None = None
        try:
            self.strange += await send_again(host.base, self._again, self._keys)
            began = time.monotonic()
            for some in await asyncio.gather(*(look(host.port, one, witness) for one in tables)):
                links += some
            people = asyncio.create_task(sit_down(host.base, witness))
            first = await asyncio.wait_for(witness.first, MOVE_SECONDS)
            self.firsts.append(host.took + first - began)
            await asyncio.wait_for(witness.enough.wait(), MOVE_SECONDS)
            await asyncio.sleep(self.rng.random() * LONGEST_MOMENT)
        finally:
            host.kill()
        # What was on its way when the server died was seen as well.
        await asyncio.gather(*(link.ended for link in links), people)
        if host.errors:
            self.strange.append(host.log.read_text(errors="replace")[-2000:])
        await self._look_up(witness, tables)

    async def _look_up(self, witness: Witness, tables: list[Made]) -> None:
        self.counts += witness.counts
        self.strange += witness.strange
        left = self.url if self.disk is None else self.disk.left(self.folder / "left")
        async with reading(left) as reader:
            self.lost += await count_lost(reader, witness, tables)
        self._again = witness.last_entered()
        self._keys = {table.id: table.keys for table in tables}


async def fill_long(url: str, size: Size) -> list[Made]:
    """Long games, full of take-backs."""
    bombs = [undo_bomb(size.regrets, title, TITLES[title].quick_seats) for title in TITLES]
    tables = [copied(bomb) for bomb in bombs]
    store = await open_store(url, worker="filler")
    try:
        await keep(store, tables)
    finally:
        await store.close()
    return [Made(table.table.id, table.keys) for table in tables]


async def run(url: str, size: Size, seed: int = 2) -> list[Figure]:
    """Measures gate 2 on a database."""
    rng = random.Random(seed)
    games = await fill_store(url, size.games, rng)
    long = await fill_long(url, size)
    say(f"gate 2: {len(games)} games are stored")
    with tempfile.TemporaryDirectory(prefix="dolmen-gate-") as name:
        folder = Path(name)
        library = build_library(folder) if url.startswith("sqlite") else None
        disk = None if library is None else Disk(url, folder, library)
        lives = Lives(url, folder, rng, disk)
        for life in range(size.kills):
            tables = [long[life % len(long)], *rng.sample(games, min(TABLES - 1, len(games)))]
            await lives.live_once(tables)
            if life % 20 == 19:
                say(f"gate 2: {life + 1} kills, {lives.counts.total()} done, {lives.lost}")
    for text in lives.strange[:3]:
        say(f"gate 2: {text}")
    return [*life_figures(url, size, lives), await sync_figure(url, disk)]


def life_figures(url: str, size: Size, lives: Lives) -> list[Figure]:
    """What became of what was told, and how soon a server plays."""
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(lives.counts.items()))
    lost, worst = lives.lost, max(lives.firsts)
    return [
        figure(
            2,
            f"acknowledged messages lost by {size.kills} kills",
            url,
            f"{lost.acknowledged} of {kinds}",
            "0",
            not lost.acknowledged,
        ),
        figure(
            2,
            "seen, but not stored; strange answers",
            url,
            f"{lost.seen}; {len(lives.strange)}",
            "0",
            not lost.seen and not lives.strange,
        ),
        figure(
            2,
            f"start of a process to its first move, {size.games} games stored",
            url,
            f"max {worst:.2f} s (p50 {percentile(lives.firsts, 0.5):.2f})",
            f"<= {LIMIT_SECONDS:g} s",
            worst <= LIMIT_SECONDS,
            timed=True,
        ),
    ]


async def sync_figure(url: str, disk: Disk | None) -> Figure:
    """By what it was seen that a commit waits for the disk."""
    what, wanted = "a commit is on the disk before it is acknowledged", "seen"
    if disk is not None:
        return figure(2, what, url, "only what was synced counted above", wanted, met=True)
    if url.startswith("sqlite"):
        return figure(2, what, url, "left out: no C compiler", wanted)
    mode = await commit_mode(url)
    what = "synchronous_commit of the server's sessions"
    return figure(2, what, url, mode, "on", met=mode.startswith("on"))
