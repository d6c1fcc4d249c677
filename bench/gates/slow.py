"""Gate 6: who reads nothing slows nobody and is cut off; who was away resumes by the gap."""

import asyncio
import statistics
import time
from typing import Any, Final, NamedTuple

import httpx2

from bench.gates.host import Host, hosted
from bench.gates.link import Link, dial
from bench.gates.load import Crowd, Table, drive, seat_crowd
from bench.gates.report import Figure, figure, percentile, say
from bench.gates.tables import Made, make_tables
from bench.gates.waits import becomes

WAIT: Final = 60.0
TABLES: Final = 8
SEATS: Final = 4
RATE: Final = 100
WINDOW_SECONDS: Final = 2.0
MOST_RATIO: Final = 1.1
MISSED: Final = 30
LINE: Final = "\N{GRINNING FACE}" * 500
# Heartbeats find a dead peer in 12 s; looking takes a moment as well.
DEAD_SECONDS: Final = 14.0


class Size(NamedTuple):
    """How many pairs of windows are measured, and for how long somebody is away."""

    windows: int
    away: float


FULL: Final = Size(windows=30, away=60.0)
QUICK: Final = Size(windows=5, away=3.0)
TINY: Final = Size(windows=0, away=2.0)


def ignore(_: Link, __: bytes) -> None:
    """For sockets whose messages nobody wants."""


async def watch(host: Host, tables: list[Table], *, is_deaf: bool) -> list[Link]:
    """A spectator more at every table, who reads on or never again."""
    links = [
        await dial(host.port, table.made.id, ignore, hello={}, narrow=is_deaf) for table in tables
    ]
    for link in links:
        if is_deaf:
            link.stop_reading()
    return links


async def measure(host: Host, windows: int) -> tuple[float, float, float, int]:
    """The p99 of everybody else beside spectators who read, and beside ones who do not, in turns;
    the median of the ratios of neighbouring windows; the number of moves measured."""
    taken: dict[bool, list[float]] = {False: [], True: []}
    ratios: list[float] = []
    for pair in range(windows):
        window: dict[bool, float] = {}
        # Neither of the two always comes first.
        for is_deaf in (False, True) if pair % 2 else (True, False):
            latencies = await measure_window(host, is_deaf=is_deaf)
            window[is_deaf] = percentile(latencies, 0.99)
            taken[is_deaf] += latencies
        ratios.append(window[True] / window[False])
    p99 = {key: percentile(values, 0.99) for key, values in taken.items()}
    middle = statistics.median(ratios) if ratios else 0.0
    return p99[False], p99[True], middle, sum(map(len, taken.values()))


async def measure_window(host: Host, *, is_deaf: bool) -> list[float]:
    """How long the moves of a window took, at new tables: no game is over before the window is."""
    crowd = Crowd()
    tables = [Table(made) for made in await make_tables(host.base, TABLES, "druides", SEATS)]
    links = await seat_crowd(host.port, tables, crowd, TABLES)
    crowd.ready.extend(link.owner for link in links if link.owner.actor is link)
    links += await watch(host, tables, is_deaf=is_deaf)
    await drive(crowd, RATE, WINDOW_SECONDS, SEATS)
    await becomes(lambda: len(crowd.latencies) == crowd.sent, WAIT)
    for link in links:
        link.cut()
    return crowd.latencies


class Ear:
    """A socket whose messages are kept."""

    def __init__(self) -> None:
        self.updates: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.lines = 0
        self.news = asyncio.Event()

    def hear(self, link: Link, data: bytes) -> None:
        """Takes a message."""
        message = link.read(data)
        if message["type"] == "update":
            self.updates.append(message)
        elif message["type"] == "chat":
            self.lines += 1
        elif message.get("id"):
            self.answers[message["id"]] = message
        self.news.set()

    async def until_lines(self, count: int) -> bool:
        """Whether so many lines of chat were heard in time."""
        return await becomes(lambda: self.lines >= count, WAIT)

    async def until(self, count: int) -> dict[str, Any]:
        """Until so many positions were seen; gives the last."""
        async with asyncio.timeout(WAIT):
            while len(self.updates) < count:
                self.news.clear()
                await self.news.wait()
        return self.updates[-1]


async def ask_and_go_deaf(host: Host) -> bool:
    """Somebody asks and asks, and never reads an answer; a neighbour chats on. Whether the one is
    cut off by the bound of its queue, and the other gets every line."""
    made = (await make_tables(host.base, 1, "druides", 2))[0]
    ears = [Ear() for _ in made.keys]
    links = [
        await dial(host.port, made.id, ear.hear, hello={"token": key})
        for ear, key in zip(ears, made.keys, strict=True)
    ]
    for ear in ears:
        await ear.until(1)
    mover = next(i for i, ear in enumerate(ears) if ear.updates[-1]["legal"])
    target = ears[mover].updates[-1]["legal"][0]["target"]
    hello = {"token": made.keys[mover], "lang": "en"}
    deaf = await dial(host.port, made.id, ignore, hello=hello, narrow=True)
    deaf.stop_reading()
    said = 0
    deadline = time.monotonic() + WAIT
    while "slow" not in await count_sockets(host) and time.monotonic() < deadline:
        if deaf.is_open:
            for number in range(500):
                deaf.tell({"type": "why", "id": f"w{number}", "target": target})
        said += 1
        links[1 - mover].tell({"type": "chat", "id": f"c{said}", "text": "hello"})
        await asyncio.sleep(0.02)
    heard = await ears[1 - mover].until_lines(said)
    for link in (*links, deaf):
        link.cut()
    return "slow" in await count_sockets(host) and heard


async def wait_out_deaf(host: Host) -> float:
    """Seconds until a spectator is gone that reads nothing, not even heartbeats, while more is sent
    than any buffer of the system holds."""
    made = (await make_tables(host.base, 1, "druides", 2))[0]
    ear = Ear()
    speaker = await dial(host.port, made.id, ear.hear, hello={"token": made.keys[0]})
    await ear.until(1)
    before = (await count_sockets(host))["open"]
    deaf = await dial(host.port, made.id, ignore, hello={}, narrow=True)
    deaf.stop_reading()
    begun = time.monotonic()
    said = 0
    # The first look may come before the server has counted it.
    while said == 0 or (await count_sockets(host))["open"] > before:
        for _ in range(100):
            said += 1
            speaker.tell({"type": "chat", "id": f"d{said}", "text": LINE})
        heard = await ear.until_lines(said)
        if not heard or time.monotonic() - begun > WAIT:
            break
    took = time.monotonic() - begun
    for link in (speaker, deaf):
        link.cut()
    return took


async def count_sockets(host: Host) -> dict[str, int]:
    """How many are open, and how many were ended for which reason."""
    async with httpx2.AsyncClient(base_url=host.base, timeout=WAIT) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    found = {"open": 0}
    for line in lines:
        name, _, value = line.rpartition(" ")
        if name == "dolmen_sockets":
            found["open"] = int(float(value))
        elif name.startswith("dolmen_sockets_cut_total"):
            found[name.split('"')[1]] = int(float(value))
    return found


async def come_back(host: Host, made: Made, away: float) -> str | None:
    """Somebody is away while the others play, and comes back; gives what was wrong with the gap."""
    ears = [Ear() for _ in made.keys]
    links = [
        await dial(host.port, made.id, ear.hear, hello={"token": key})
        for ear, key in zip(ears, made.keys, strict=True)
    ]
    for ear in ears:
        await ear.until(1)
    watcher = Ear()
    watching = await dial(host.port, made.id, watcher.hear, hello={})
    known = (await watcher.until(1))["n"]
    watching.cut()
    begun = time.monotonic()
    seen: dict[int, dict[str, Any]] = {}
    spectator = Ear()
    witness = await dial(host.port, made.id, spectator.hear, hello={"n": known})
    while spectator.updates[-1:] == [] or spectator.updates[-1]["n"] < known + MISSED:
        position = next((e.updates[-1] for e in ears if e.updates[-1]["legal"]), None)
        if position is None:
            break
        mover = next(i for i, ear in enumerate(ears) if ear.updates[-1] is position)
        counts = [len(ear.updates) for ear in ears]
        move = position["legal"][0]["move"]
        links[mover].tell(
            {"type": "move", "id": f"g{position['n']}", "n": position["n"], "move": move}
        )
        for ear, count in zip(ears, counts, strict=True):
            await ear.until(count + 1)
        await spectator.until(1)
        await asyncio.sleep(0)
    now = ears[0].updates[-1]["n"]
    while spectator.updates[-1]["n"] < now:
        await spectator.until(len(spectator.updates) + 1)
    for update in spectator.updates:
        seen |= {entry["n"]: entry for entry in update["entries"]}
    await asyncio.sleep(max(0.0, away - (time.monotonic() - begun)))
    again = Ear()
    back = await dial(host.port, made.id, again.hear, hello={"n": known})
    gap = await again.until(1)
    for link in (*links, witness, back):
        link.cut()
    wanted = [seen[n] for n in range(known + 1, now + 1)]
    if (gap["since"], gap["n"]) != (known, now):
        return f"from {gap['since']} to {gap['n']} instead of {known} to {now}"
    if gap["entries"] != wanted:
        return "other entries than those who stayed saw"
    return None if gap["view"] == spectator.updates[-1]["view"] else "another position"


async def run(url: str, size: Size) -> list[Figure]:
    """Measures gate 6 on a database."""
    figures: list[Figure] = []
    with hosted(url) as host:
        if size.windows:
            beside, deaf, ratio, moves = await measure(host, size.windows)
            figures.append(
                figure(
                    6,
                    f"p99 beside sockets that read nothing, to that beside readers ({moves} moves)",
                    url,
                    f"{ratio:.2f} (median of {size.windows} pairs; all together "
                    f"{1000 * deaf:.1f} to {1000 * beside:.1f} ms)",
                    f"<= {MOST_RATIO}",
                    ratio <= MOST_RATIO,
                    timed=True,
                )
            )
        cut = await ask_and_go_deaf(host)
        gone = await wait_out_deaf(host)
        made = (await make_tables(host.base, 1, "druides", 3))[0]
        wrong = await come_back(host, made, size.away)
        errors = host.errors
    if wrong:
        say(f"gate 6: {wrong}")
    figures += [
        figure(
            6,
            "a queue that nobody reads is bounded, a reader beside it gets all",
            url,
            f"{'cut off' if cut else 'not cut off'}; {errors} errors",
            "cut off",
            cut and not errors,
        ),
        figure(
            6,
            "a socket that reads nothing is gone",
            url,
            f"after {gone:.1f} s",
            f"<= {DEAD_SECONDS:g} s",
            gone <= DEAD_SECONDS,
            timed=True,
        ),
        figure(
            6,
            f"back after {size.away:g} s: exactly the missing entries",
            url,
            wrong or "exactly",
            "exactly",
            wrong is None,
        ),
    ]
    return figures
