"""Gate 2: the server is killed at random points under load; nothing acknowledged is lost, nothing
was seen that is not stored, and the next process plays within seconds."""

import asyncio
import json
import random
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.gates.host import Host
from bench.gates.link import Link, dial
from bench.gates.report import Figure, figure, percentile, say
from bench.gates.tables import Made, fill_store, reading
from dolmen.server.store import Entry
from dolmen.server.store.reader import Reader
from dolmen.server.table.match import Match
from dolmen.server.table.seats import Seats

TABLES: Final = 6
LONGEST_LOAD: Final = 0.6
MOVE_SECONDS: Final = 60.0
LIMIT_SECONDS: Final = 3.0
IDS: Final = count(1)


class Size(NamedTuple):
    """How often, and beside how many stored games."""

    kills: int
    games: int


FULL: Final = Size(kills=200, games=10_000)
QUICK: Final = Size(kills=10, games=500)
TINY: Final = Size(kills=5, games=20)


class Witness:
    """What all clients of one life of the server were told."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        # Acknowledged messages by table: the client's id and the number it was answered with.
        self.done: dict[str, list[tuple[str, int]]] = {}
        # Entries that somebody saw: what was told of each.
        self.entries: dict[str, dict[int, tuple[int | None, str]]] = {}
        # The last position each viewer saw.
        self.positions: dict[tuple[str, int | None], dict[str, Any]] = {}
        self.first: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.strange: list[str] = []

    def hear(self, link: Link, data: bytes) -> None:
        """Remembers a message; whoever is to move does so at once."""
        message = link.read(data)
        kind = message["type"]
        if kind == "update":
            self._see(link, message)
        elif kind == "done":
            self.done.setdefault(link.table, []).append((message["id"], message["n"]))
            if not self.first.done():
                self.first.set_result(time.monotonic())
        elif kind == "refused" and message["code"] != "stale":
            self.strange.append(message["sentence"])

    def _see(self, link: Link, update: dict[str, Any]) -> None:
        seen = self.entries.setdefault(link.table, {})
        for entry in update["entries"]:
            seen[entry["n"]] = (entry["seat"], entry["kind"])
        self.positions[link.table, link.seat] = update
        link.n = update["n"]
        if update["legal"]:
            move = self.rng.choice(update["legal"])["move"]
            id = f"k{next(IDS)}"
            link.tell({"type": "move", "id": id, "n": update["n"], "move": move})


async def look(port: int, made: Made, witness: Witness) -> list[Link]:
    """A player for every seat, and a spectator."""

    async def one(seat: int | None) -> Link:
        link = await dial(port, made.id, witness.hear)
        link.seat = seat
        link.tell({"type": "hello", "n": 0, **({} if seat is None else {"token": made.keys[seat]})})
        return link

    seats = [*range(len(made.keys)), None]
    return list(await asyncio.gather(*(one(seat) for seat in seats)))


async def live_once(
    url: str, folder: Path, tables: list[Made], rng: random.Random
) -> tuple[float, Witness]:
    """One life: start, play, die somewhere. Gives the seconds to the first move and all that was
    told until the end."""
    host = Host(url, folder)
    witness = Witness(rng)
    links: list[Link] = []
    try:
        for some in await asyncio.gather(*(look(host.port, made, witness) for made in tables)):
            links += some
        first = await asyncio.wait_for(witness.first, MOVE_SECONDS) - host.began
        await asyncio.sleep(rng.random() * LONGEST_LOAD)
    finally:
        host.kill()
    # What was on its way when the server died was seen as well.
    await asyncio.gather(*(link.ended for link in links))
    if host.errors:
        witness.strange.append(host.log.read_text(errors="replace")[-2000:])
    return first, witness


async def count_lost(reader: Reader, witness: Witness) -> tuple[int, int]:
    """Acknowledged moves that are gone, and things seen that are not stored."""
    lost = unstored = 0
    for id in {*witness.done, *witness.entries}:
        entries = await reader.entries(id)
        clients = {entry.client: entry.n for entry in entries}
        lost += sum(clients.get(client, n + 1) > n for client, n in witness.done.get(id, ()))
        stored = {entry.n: (entry.seat, entry.kind) for entry in entries}
        seen = witness.entries.get(id, {})
        unstored += sum(stored.get(n) != told for n, told in seen.items())
        unstored += await _count_strange_views(reader, id, entries, witness)
    return lost, unstored


async def _count_strange_views(
    reader: Reader, id: str, entries: list[Entry], witness: Witness
) -> int:
    """Positions that somebody saw and that the stored entries do not lead to."""
    row = await reader.table(id)
    assert row is not None
    seats = Seats(await reader.seats(id), ())
    strange = 0
    for (table, seat), update in witness.positions.items():
        if table != id:
            continue
        match = Match(row._replace(mark=""), seats, entries[: update["n"]])
        view = json.loads(json.dumps(match.game.view(match.log.state, seat)))
        strange += match.n != update["n"] or view != update["view"]
    return strange


async def run(url: str, size: Size, seed: int = 2) -> list[Figure]:
    """Measures gate 2 on a database."""
    rng = random.Random(seed)
    games = await fill_store(url, size.games, rng)
    say(f"gate 2: {len(games)} games are stored")
    firsts: list[float] = []
    lost = unstored = moves = 0
    strange: list[str] = []
    with tempfile.TemporaryDirectory(prefix="dolmen-gate-") as name:
        for life in range(size.kills):
            tables = rng.sample(games, min(TABLES, len(games)))
            first, witness = await live_once(url, Path(name), tables, rng)
            firsts.append(first)
            moves += sum(map(len, witness.done.values()))
            strange += witness.strange
            async with reading(url) as reader:
                gone, ghosts = await count_lost(reader, witness)
            lost, unstored = lost + gone, unstored + ghosts
            if life % 20 == 19:
                say(f"gate 2: {life + 1} kills, {moves} moves acknowledged, {lost} lost")
    worst = max(firsts)
    for text in strange[:3]:
        say(f"gate 2: {text}")
    return [
        figure(
            2,
            f"acknowledged moves lost by {size.kills} kills",
            url,
            f"{lost} of {moves}",
            "0",
            lost == 0,
        ),
        figure(
            2,
            "seen, but not stored; strange answers",
            url,
            f"{unstored}; {len(strange)}",
            "0",
            not unstored and not strange,
        ),
        figure(
            2,
            f"start of a process to its first move, {size.games} games stored",
            url,
            f"max {worst:.2f} s (p50 {percentile(firsts, 0.5):.2f})",
            f"<= {LIMIT_SECONDS:g} s",
            worst <= LIMIT_SECONDS,
            timed=True,
        ),
    ]
