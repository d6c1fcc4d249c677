"""Games that bots have played out, one of each title, for whoever looks at records."""

from typing import Final

from tests.page.conftest import Site
from tests.server.serving import Caller

# Short ones: greedy players build quickly, and nobody waits for anybody in solo Caverna.
BOTS: Final = {"druides": ["greedy"] * 3, "meduris": ["greedy"] * 2, "caverna": ["random"]}
_FOUND: Final[dict[tuple[str, str], str]] = {}


async def finished(site: Site, title: str) -> str:
    """The id of a finished table of a title."""
    known = (site.base, title)
    if known not in _FOUND:
        async with Caller(site.base) as maker:
            bots = BOTS[title]
            made = await maker.make(title, len(bots), players=bots)
            async with maker.look(made["id"]) as watcher:
                while not watcher.table.get("outcome"):
                    await watcher.next()
        _FOUND[known] = made["id"]
    return _FOUND[known]
