"""Games that bots have played out, one of each title, for whoever looks at records."""

from typing import Final

from dolmen.games import TITLES
from tests.page.fixtures import Site
from tests.server.servers import Caller

_FOUND: Final[dict[tuple[str, ...], str]] = {}


def bots_of(title: str) -> list[str]:
    """For a short game: as few as can play, and nobody who wastes turns (alone, that is quick)."""
    fewest = min(TITLES[title].seats)
    return ["random"] if fewest == 1 else ["greedy"] * fewest


async def finished(site: Site, title: str, *bots: str) -> str:
    """The id of a finished table of a title; for a short game, unless bots are named."""
    bots = bots or tuple(bots_of(title))
    known = (site.base, title, *bots)
    if known not in _FOUND:
        async with Caller(site.base) as maker:
            made = await maker.make(title, len(bots), players=list(bots))
            async with maker.look(made["id"]) as watcher:
                while not watcher.table.get("outcome"):
                    await watcher.next()
        _FOUND[known] = made["id"]
    return _FOUND[known]
