"""Gate 9: no request and no message holds the event loop for more than 50 ms at its largest legal
input, and while one address does its worst within the limits nobody else waits."""

import random
import statistics
from collections import Counter
from functools import cache
from typing import Final, NamedTuple

from bench.gates.bystander import play_on, prey, worst_done
from bench.gates.crowded import crowd_probes, crowd_together
from bench.gates.floods import flood_figures
from bench.gates.host import OPEN_DOOR, hosted
from bench.gates.largest_inputs import REVIEWED, Large, Largest, largest_tables
from bench.gates.parts import Parts, run_parts
from bench.gates.probe_world import Probe, open_world
from bench.gates.probes import probes
from bench.gates.report import Figure, figure, percentile, say
from bench.gates.spent_budgets import spent_figures
from bench.gates.tables import copied, keep
from bench.gates.turns import turn_figures
from bench.gates.watch import Watcher, watch
from dolmen.server.description import describe
from dolmen.server.settings import Settings
from dolmen.server.store import ReviewRow, open_store

HELD_MS: Final = 50.0
WAITED_MS: Final = 100.0
# The socket is measured by its messages.
SOCKET: Final = "GET /api/tables/{id}/live"


class Size(NamedTuple):
    """How large the largest is, how often each thing is done (the middle one counts, so that what
    came between once does not), and how long and by how many the worst is done."""

    moves: int
    entries: int
    repeats: int
    seconds: float
    askers: int
    # Games of one person, and tables of an event.
    games: int
    club: int


FULL: Final = Size(Settings().record_moves, Settings().table_entries, 5, 20.0, 8, 3000, 500)
QUICK: Final = Size(4000, 6000, 3, 5.0, 8, 1000, 300)
TINY: Final = Size(400, 400, 1, 0.3, 2, 20, 10)


class Measured(NamedTuple):
    """What one kind of request or message cost: milliseconds, and moves that the server replayed
    in its own process."""

    probe: Probe
    held: float
    late: float
    played: int


async def measure_all(url: str, size: Size) -> list[Figure]:
    """Measures every request and message."""
    large = await fill(url, size, size.repeats + 2)
    store = await open_store(url, worker="filler")
    try:
        crowd = await crowd_together(store, size.games, size.club)
    finally:
        await store.close()
    measured: list[Measured] = []
    failed: list[str] = []
    with hosted(url, watched=True) as host:
        watcher = await watch(host.watch)
        async with open_world(host, large, size.moves) as world:
            for probe in (*probes(world), *crowd_probes(world, crowd)):
                try:
                    measured.append(await measure(probe, watcher, size.repeats))
                except Exception as error:
                    say(f"{probe.name}: {error!r}")
                    failed.append(f"{probe.name}: {error!r}"[:120])
        watcher.close()
        errors = host.errors
    return [
        *held_figures(url, measured),
        *replayed_figures(url, measured),
        *whole_figures(url, measured, failed, errors),
    ]


async def fill(url: str, size: Size, count: int) -> Large:
    """Tables as large as they can be, `count` of each title, and as many that are over, stored
    before the server starts; by the name of their kind."""
    largest = largest_of(size.entries)
    kinds = {table.table.title: table for table in largest.tables}
    kinds |= {"straight": largest.straight, "ended": largest.ended}
    tables = {kind: [copied(table) for _ in range(count)] for kind, table in kinds.items()}
    store = await open_store(url, worker="filler")
    try:
        for group in tables.values():
            await keep(store, group)
        over = tables["ended"][REVIEWED].table
        await store.save_review(ReviewRow(over.id, 1, over.moved, largest.review))
    finally:
        await store.close()
    return tables


@cache
def largest_of(entries: int) -> Largest:
    """The same for all parts: playing them takes a while."""
    return largest_tables(entries, random.Random(9))


async def measure(probe: Probe, watcher: Watcher, repeats: int) -> Measured:
    """What a thing costs: the middle of some times."""
    held: list[float] = []
    late: list[float] = []
    played: list[int] = []
    for i in range(repeats):
        ready = await probe.prepare(i)
        await watcher.held()
        await probe.work(ready)
        found = await watcher.held()
        held.append(found.computed)
        late.append(found.late)
        played.append(found.played)
    measured = Measured(probe, statistics.median(held), statistics.median(late), max(played))
    told = f"{measured.held:7.1f} ms ({measured.late:.1f} by the clock), {measured.played} moves"
    say(f"{told}: {probe.name}")
    return measured


def held_figures(url: str, measured: list[Measured]) -> list[Figure]:
    """The worst of each group."""
    figures: list[Figure] = []
    for group in dict.fromkeys(one.probe.group for one in measured):
        of_group = [one for one in measured if one.probe.group == group]
        worst = max(of_group, key=lambda one: one.held)
        late = max(one.late for one in of_group)
        what = f"loop held, worst of {len(of_group)} kinds of {group}"
        value = f"{worst.held:.1f} ms ({worst.probe.name}); {late:.1f} by the clock"
        met = worst.held <= HELD_MS
        limit = f"<= {HELD_MS:.0f} ms computed"
        figures.append(figure(9, what, url, value, limit, met, timed=True))
    return figures


def replayed_figures(url: str, measured: list[Measured]) -> list[Figure]:
    """Whether somebody's request replayed more in the process of the server than it may."""
    over = [one for one in measured if one.played > one.probe.most]
    told = ", ".join(f"{one.probe.name}: {one.played} > {one.probe.most}" for one in over)
    what = f"of {len(measured)} kinds, those that replay more moves than they may"
    return [figure(9, what, url, told or "none", "none", not over)]


def whole_figures(
    url: str, measured: list[Measured], failed: list[str], errors: int
) -> list[Figure]:
    """Whether everything was measured that there is."""
    routes = {
        f"{method.upper()} {path}"
        for path, methods in describe()["paths"].items()
        for method in methods
    }
    left_out = routes - {one.probe.route for one in measured} - {SOCKET}
    missed = ", ".join([*failed, *sorted(left_out)]) or "none"
    return [
        figure(9, "requests that failed or were left out", url, missed, "none", missed == "none"),
        figure(9, "errors in the log of the server", url, errors, "0", errors == 0),
    ]


async def watch_bystander(url: str, size: Size) -> list[Figure]:
    """How long somebody else waits for their moves, before and while an address does its worst, on
    a server with the limits it is shipped with."""
    large = await fill(url, size, size.repeats + 2)
    shipped = {name: getattr(Settings(), name) for name in OPEN_DOOR}
    with hosted(url, **shipped) as host:
        calm = await play_on(host.base, size.seconds / 4)
        answers: Counter[str] = Counter()
        async with worst_done(prey(host.base, large, size.moves, size.askers), answers):
            waited = await play_on(host.base, size.seconds)
    p99 = percentile(waited, 0.99)
    usual = f"{percentile(calm, 0.5):.1f} / {percentile(calm, 0.99):.1f} ms"
    value = f"{percentile(waited, 0.5):.1f} / {p99:.1f} ms of {len(waited)} (before: {usual})"
    limit, met = f"p99 <= {WAITED_MS:.0f} ms", p99 <= WAITED_MS
    told = ", ".join(f"{count} x {what}" for what, count in sorted(answers.items()))
    return [
        figure(9, "a bystander's move, median / p99", url, value, limit, met, timed=True),
        figure(9, f"answers to one address with {size.askers} connections", url, told, ""),
    ]


PARTS: Final[Parts] = {
    "largest": measure_all,
    "spent": lambda url, _: spent_figures(url),
    "floods": lambda url, _: flood_figures(url),
    "bystander": watch_bystander,
    "turns": lambda url, _: turn_figures(url),
}


async def run(url: str, size: Size) -> list[Figure]:
    """Measures everything, then lets one address do its worst."""
    return await run_parts(PARTS, url, size)
