"""Gate 9, whose turn it is: while one address has a bot thinking at each of many tables, somebody
else's bot is the next but few.

What is counted are the moves of bots that were stored between the moment at which somebody else's
bot was to move and its move: no clock has a part in it."""

import asyncio
from typing import Any, Final

import httpx2

from bench.gates.bystander import ADDRESS
from bench.gates.host import hosted
from bench.gates.report import Figure, figure
from bench.gates.tables import reading
from dolmen.games import TITLES

WAIT: Final = 120.0
LIGHT: Final = next(iter(TITLES))
# A level that thinks as long as it may.
LEVEL: Final = "expert"
# Two of theirs may think when somebody else comes, and one more for each place that is handed out.
MOST: Final = 6


# How often somebody looks.
PAUSE: Final = 0.05
# Tables of the other address.
TABLES: Final = 24


async def turn_figures(url: str) -> list[Figure]:
    """How many of the others' bots moved before that of somebody else."""
    with hosted(url, bot_workers=1) as host:
        there = httpx2.AsyncHTTPTransport(local_address=ADDRESS)
        async with (
            httpx2.AsyncClient(base_url=host.base, timeout=WAIT) as many,
            httpx2.AsyncClient(base_url=host.base, timeout=WAIT, transport=there) as one,
        ):
            for http in (many, one):
                await http.get("/api/me")
            theirs = [await make(many) for _ in range(TABLES)]
            own = await make(one)
            await asyncio.wait_for(until_moved(one, own), WAIT)
        async with reading(url) as reader:
            mine, *others = [await reader.entries(id) for id in (own, *theirs)]
    moved = next(entry.at for entry in mine if entry.seat is not None)
    before = [
        entry
        for log in others
        for entry in log
        if entry.seat is not None and mine[0].at <= entry.at <= moved
    ]
    what = f"moves of bots at {TABLES} tables of one address before that at another's"
    return [figure(9, what, url, len(before), f"<= {MOST}", len(before) <= MOST)]


async def make(http: httpx2.AsyncClient) -> str:
    """A table at which a bot is the first to move."""
    wish = {"title": LIGHT, "seats": 2, "players": ["me", LEVEL], "options": {"first": 1}}
    id: str = (await http.post("/api/tables", json=wish)).raise_for_status().json()["id"]
    return id


async def until_moved(http: httpx2.AsyncClient, id: str) -> None:
    """Until the bot has moved there."""
    while True:
        story: list[dict[str, Any]] = (await http.get(f"/api/tables/{id}/story")).json()
        if any(entry["seat"] is not None for entry in story):
            return
        await asyncio.sleep(PAUSE)
