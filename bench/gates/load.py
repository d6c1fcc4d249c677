"""Gate 1: of each title a thousand tables, four thousand sockets, five hundred moves a second.

Moves are sent by the clock, whether the server keeps up or not (an open loop): a move counts from
the moment it was due to the moment the last viewer of its table has the update."""

import asyncio
import json
import random
import time
from collections import deque
from functools import partial
from itertools import count
from typing import Any, Final, NamedTuple

from bench.gates.host import allow_files, hosted, machine_seconds
from bench.gates.link import Link, dial, number
from bench.gates.parts import Parts, run_parts
from bench.gates.report import Figure, figure, percentile, say
from bench.gates.tables import Made, make_tables, reading
from bench.gates.waits import becomes
from dolmen.games import TITLES, playable

CHANGE: Final = b'{"type":"change"'
UPDATE: Final = b'{"type":"update"'
DONE: Final = b'{"type":"done"'
REFUSED: Final = b'{"type":"refused"'
# Nothing follows it but a member or two, and a list that is not empty is some player's.
LEGAL: Final = b'"legal":['
NO_LEGAL: Final = b'"legal":[]'
SETTLE_SECONDS: Final = 10.0
DIAL_AT_ONCE: Final = 40
IDS: Final = count(1)


class Size(NamedTuple):
    """How much of it."""

    tables: int
    seats: int
    rate: int
    seconds: float


FULL: Final = Size(tables=1000, seats=4, rate=500, seconds=30.0)
QUICK: Final = Size(tables=50, seats=4, rate=100, seconds=5.0)
TINY: Final = Size(tables=5, seats=4, rate=40, seconds=1.0)
LIMIT_MS: Final = 100
# Bytes of an update, of those of the whole position.
LIMIT_SHARE: Final = 1 / 3
# That share holds from so many moves a table on: a legal move is told in full once, by name after.
SETTLED_MOVES: Final = 15
# At so many tables everybody asks for the whole position in the end.
ASKED_TABLES: Final = 50


class Table:
    """One table as its players know it."""

    def __init__(self, made: Made) -> None:
        self.made = made
        self.n = -1
        # The moves of whoever is to move, and their socket.
        self.legal: list[str] = []
        self.actor: Link | None = None
        # The move under way: when it was due, and how many have yet to see it.
        self.due = 0.0
        self.unseen = 0
        self.unanswered = 0
        self.done: list[str] = []


class Crowd:
    """All players: what they sent, saw and missed."""

    def __init__(self, seed: int = 1) -> None:
        self.rng = random.Random(seed)
        self.ready: deque[Table] = deque()
        self.latencies: list[float] = []
        self.sent = 0
        self.done = 0
        self.refused = 0
        self.gaps = 0
        self.over = 0
        # Updates that came after the first one of each socket, and their bytes.
        self.updates = 0
        self.bytes = 0

    @property
    def is_waiting(self) -> bool:
        """Whether moves are under way."""
        return len(self.latencies) < self.sent or self.done + self.refused < self.sent

    def hear(self, link: Link, data: bytes) -> None:
        """Takes a message of the server."""
        table: Table = link.owner
        if data.startswith((CHANGE, UPDATE)):
            self._see(link, table, data)
        elif data.startswith(DONE):
            self.done += 1
            table.done.append(_id(data))
            table.unanswered -= 1
            self._rest(table)
        elif data.startswith(REFUSED):
            self.refused += 1
            table.unanswered -= 1
            self._rest(table)

    def _see(self, link: Link, table: Table, data: bytes) -> None:
        n = number(data, b"n")
        if link.n >= 0:
            self.updates += 1
            self.bytes += len(data)
            # A change without it goes on from its base.
            since = number(data, b"since")
            self.gaps += (number(data, b"base") if since < 0 else since) != link.n
        link.n = n
        if n > table.n:
            table.n, table.legal, table.actor = n, [], None
        if LEGAL in data and NO_LEGAL not in data:
            table.legal = [name_of(item) for item in json.loads(data)["legal"]]
            table.actor = link
        if table.unseen:
            table.unseen -= 1
            if not table.unseen:
                self.latencies.append(time.perf_counter() - table.due)
                self._rest(table)

    def _rest(self, table: Table) -> None:
        """A table whose move is over and done with waits for its next turn."""
        if table.unseen or table.unanswered:
            return
        if table.actor is None:
            self.over += 1
        else:
            self.ready.append(table)

    def play(self, table: Table, viewers: int, due: float) -> None:
        """Sends one legal move."""
        assert table.actor is not None
        table.due, table.unseen, table.unanswered = due, viewers, 1
        move = self.rng.choice(table.legal)
        self.sent += 1
        text = f'{{"type":"move","id":"m{next(IDS)}","n":{table.n},"move":"{move}"}}'
        table.actor.send(text.encode())


def name_of(item: Any) -> str:
    """The name of a legal move, as an update has it or a change."""
    if isinstance(item, str):
        return item
    move = item["move"] if isinstance(item, dict) else item[0]["move"]
    return str(move if isinstance(move, str) else move[0])


async def whole_bytes(links: list[Link]) -> float:
    """The mean size of the whole position, as everybody is sent it on request."""
    sizes: list[int] = []

    def hear(_: Link, data: bytes) -> None:
        if data.startswith(UPDATE):
            sizes.append(len(data))

    for link in links:
        link.hear = hear
        link.tell({"type": "view", "n": link.n - 1})
    await becomes(lambda: len(sizes) == len(links), SETTLE_SECONDS)
    return sum(sizes) / max(len(sizes), 1)


def _id(data: bytes) -> str:
    return data.rpartition(b'"id":"')[2].partition(b'"')[0].decode()


async def seat_crowd(port: int, tables: list[Table], crowd: Crowd, gate: int) -> list[Link]:
    """Opens a socket for every seat of every table."""
    at_once = asyncio.Semaphore(gate)

    async def seat(table: Table, key: str) -> Link:
        async with at_once:
            link = await dial(port, table.made.id, lambda _l, _d: None, hello=None)
            link.owner, link.hear = table, crowd.hear
            link.tell({"type": "hello", "token": key})
            if not await becomes(lambda: link.n >= 0, SETTLE_SECONDS):
                raise TimeoutError
            return link

    wanted = [(table, key) for table in tables for key in table.made.keys]
    return list(await asyncio.gather(*(seat(table, key) for table, key in wanted)))


async def drive(crowd: Crowd, rate: float, seconds: float, viewers: int) -> float:
    """Sends moves by the clock; gives the rate that was kept."""
    begun = due = time.perf_counter()
    end = begun + seconds
    sent = crowd.sent
    while due < end:
        now = time.perf_counter()
        if due > now:
            await asyncio.sleep(due - now)
        while due <= time.perf_counter() and due < end:
            if not crowd.ready:
                if crowd.over and not crowd.is_waiting:
                    raise RuntimeError("every game is over before its time")
                # Every table waits for the server: what is due stays due, and counts from then.
                await asyncio.sleep(0.001)
                continue
            crowd.play(crowd.ready.popleft(), viewers, due)
            due += 1 / rate
    return (crowd.sent - sent) / (time.perf_counter() - begun)


async def run_title(title: str, url: str, size: Size) -> list[Figure]:
    """Measures one title, at a server of its own."""
    if size.seats not in TITLES[title].seats:
        return []
    allow_files()
    crowd = Crowd()
    with hosted(url) as host:
        made = await make_tables(host.base, size.tables, title, size.seats)
        tables = [Table(one) for one in made]
        links = await seat_crowd(host.port, tables, crowd, DIAL_AT_ONCE)
        say(f"gate 1: {len(links)} sockets at {len(tables)} tables of {title}")
        for link in links:
            if link.owner.actor is link:
                crowd.ready.append(link.owner)
        crowd.rng.shuffle(crowd.ready)
        await asyncio.sleep(1.0)
        before = (time.perf_counter(), host.cpu_seconds, time.process_time(), machine_seconds())
        kept = await drive(crowd, size.rate, size.seconds, size.seats)
        after = (time.perf_counter(), host.cpu_seconds, time.process_time(), machine_seconds())
        await becomes(lambda: not crowd.is_waiting, SETTLE_SECONDS)
        asked = tables[:ASKED_TABLES]
        whole = await whole_bytes([link for link in links if link.owner in asked])
        closed = sum(not link.is_open for link in links)
        for link in links:
            link.cut()
        errors = host.errors
    unstored = await count_unstored(url, tables)
    shares = [100 * (b - a) / (after[0] - before[0]) for a, b in zip(before, after, strict=True)]
    kept_for = f"{kept:.0f}/s over {size.seconds:g} s"
    p50, p99 = (1000 * percentile(crowd.latencies, share) for share in (0.5, 0.99))
    worst = 1000 * max(crowd.latencies, default=0.0)
    unseen = crowd.sent - len(crowd.latencies)
    lost = crowd.refused + crowd.gaps + unseen + unstored + closed + errors
    cpu = f"server {shares[1]:.0f} %, clients {shares[2]:.0f} %, machine {shares[3]:.0f} % of 200"
    update = crowd.bytes / max(crowd.updates, 1)
    a_move = 1000 * (after[1] - before[1]) / max(crowd.sent, 1)
    settled = size.rate * size.seconds >= SETTLED_MOVES * size.tables
    return [
        figure(
            1,
            f"{title}: {size.tables} tables, {len(links)} sockets, {size.rate} moves/s: "
            "move to last viewer",
            url,
            f"p99 {p99:.1f} ms (p50 {p50:.1f}, max {worst:.0f}; {kept_for})",
            f"p99 <= {LIMIT_MS} ms",
            p99 <= LIMIT_MS and kept >= 0.98 * size.rate,
            timed=True,
        ),
        figure(
            1,
            f"{title}: moves lost (refused, unseen, unstored)",
            url,
            f"{lost} of {crowd.sent}",
            "0",
            lost == 0,
        ),
        figure(1, f"{title}: processor of the server", url, f"{a_move:.2f} ms a move; {cpu}", ""),
        figure(
            1,
            f"{title}: bytes of an update",
            url,
            f"{update:.0f} (mean of {crowd.updates}; whole {whole:.0f})",
            f"<= {LIMIT_SHARE:.0%} of the whole" if settled else "",
            update <= LIMIT_SHARE * whole if settled else None,
        ),
    ]


async def count_unstored(url: str, tables: list[Table]) -> int:
    """Acknowledged moves that are not in the log, and tables that stand elsewhere than seen."""
    missing = 0
    async with reading(url) as reader:
        for table in tables:
            entries = await reader.entries(table.made.id)
            clients = {entry.client for entry in entries}
            missing += sum(id not in clients for id in table.done)
            missing += len(entries) != table.n
    return missing


PARTS: Final[Parts] = {title: partial(run_title, title) for title in playable()}


async def run(url: str, size: Size) -> list[Figure]:
    """Measures gate 1 on a database, title by title."""
    return await run_parts(PARTS, url, size)
