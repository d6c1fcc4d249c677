"""The server in figures: what it holds, and for one that runs how busy it is."""

import os
import shutil
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from dolmen import __version__, engine
from dolmen.server.store.census import Census
from dolmen.server.store.upgrade import newest_revision

if TYPE_CHECKING:
    from dolmen.server.server import Server

WEEK: Final = 7 * 24 * 60 * 60 * 1000
BOT_SUM: Final = "dolmen_bot_seconds_sum"
BOT_COUNT: Final = "dolmen_bot_seconds_count"
PAGE_BYTES: Final = "SC_PAGE_SIZE"


class BotTime(NamedTuple):
    """What the bots of one level cost since the server started."""

    bot: str
    moves: int
    seconds: float


async def stored(store: Census, now: int) -> dict[str, Any]:
    """What a database holds, for people and programs."""
    counts = await store.counts(now - WEEK)
    statuses: Counter[str] = Counter()
    titles: Counter[str] = Counter()
    for (title, status), count in counts.tables.items():
        statuses[status] += count
        titles[title] += count
    return {
        "version": __version__,
        "schema": newest_revision(),
        "tables": sum(statuses.values()),
        "by_status": dict(sorted(statuses.items())),
        "by_title": dict(sorted(titles.items())),
        "entries": counts.entries,
        "chat_lines": counts.lines,
        "uploads": counts.records,
        "people": counts.people,
        "bytes": await store.size(),
        "last_week": {
            "tables_made": counts.new_tables,
            "people_came": counts.new_people,
            "tables_moved": counts.moved,
        },
    }


class Load(NamedTuple):
    """How busy one process is."""

    since: int
    engine: str
    sockets: int
    rooms: int
    load: float
    megabytes: float
    free_megabytes: float
    bots: list[BotTime]
    failures: int


def load_of(server: "Server") -> Load:
    """How busy this process is, and what its bots cost so far."""
    metrics = server.metrics
    moves: dict[str, int] = {}
    seconds: dict[str, float] = {}
    failures = 0
    for family in metrics.registry.collect():
        for sample in family.samples:
            if sample.name == BOT_COUNT:
                moves[sample.labels["bot"]] = int(sample.value)
            elif sample.name == BOT_SUM:
                seconds[sample.labels["bot"]] = sample.value
            elif sample.name == "dolmen_bot_failures_total":
                failures += int(sample.value)
    desks = server.desks.all()
    return Load(
        since=server.begun,
        engine=server.builds.state if server.builds.state != "compiled" else engine.kind(),
        sockets=sum(len(desk.viewers) for desk in desks),
        rooms=len(desks),
        load=os.getloadavg()[0],
        megabytes=_resident(),
        free_megabytes=_free(server.settings.data),
        bots=[BotTime(bot, moves[bot], seconds.get(bot, 0.0)) for bot in sorted(moves)],
        failures=failures,
    )


def _resident() -> float:
    """The memory that this process has, in megabytes; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0.0
    return pages * os.sysconf(PAGE_BYTES) / 1e6


def _free(folder: Path) -> float:
    """What is left on the disk of the data folder, in megabytes; 0 if it cannot be told."""
    try:
        return shutil.disk_usage(folder).free / 1e6
    except OSError:
        return 0.0
