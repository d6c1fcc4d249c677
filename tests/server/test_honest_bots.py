"""A bot's move at the server follows from what its seat may know, its seed and its budget: two
tables that differ in anything else get the same move."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any, Final

import pytest

from bench.gates.deeds import draw, play
from bench.gates.tables import Stored, as_stored, keep
from bench.gates.twins import World, pairs, written
from dolmen.bots import LEVELS, Budget
from dolmen.core import fair
from dolmen.core.course import Course
from dolmen.core.game import Game
from dolmen.games import TITLES, open_game, seat_counts
from dolmen.server.server import Server
from dolmen.server.table.desk import Desk
from dolmen.server.workers import Workers
from tests.server.servers import WAIT, running
from tests.tries import times

# By iterations alone: how fast the machine is changes no move.
BUDGET: Final = Budget(iterations=30)
DEEDS: Final = 24
HIDING: Final = [title for title in TITLES if TITLES[title].hidden]


def twins(game: Game[Any], rng: random.Random) -> Iterator[tuple[int, World, World]]:
    """Games that stand at a choice of a seat which cannot tell the one from the other. Where its
    log tells a seat everything, what the dice will bring is all that differs."""
    for seat in range(game.seats):
        found = [pair for pair in pairs(game, seat, DEEDS, DEEDS, rng) if pair.how == "log"]
        for pair in found:
            yield from at_choices(game, seat, pair.true, pair.other)
        if not found:
            opening = Course(game)
            opened = list(draw(opening, rng))
            deeds = play(opening, 2 * DEEDS, rng)
            world = World(*written(game, opened, deeds[:DEEDS]), None, deeds[DEEDS:])
            yield from at_choices(game, seat, world, world)


def at_choices(
    game: Game[Any], seat: int, true: World, other: World
) -> Iterator[tuple[int, World, World]]:
    """The two, if that seat has a choice there."""
    course = true.course
    if course.actor == seat and len(course.game.legal(course.state)) > 1:
        yield seat, true, other


def at_a_table(game: Game[Any], seat: int, world: World, level: str, seed: bytes) -> Stored:
    """A world as a table where a bot of that level is to move."""
    stored = as_stored(game, world.course.state, world.entries, seed)
    seats = [
        row._replace(kind="bot", bot=level) if row.seat == seat else row for row in stored.seats
    ]
    return stored._replace(table=stored.table._replace(due=True), seats=seats)


def moved(server: Server) -> asyncio.Queue[str]:
    """The tables at which something was stored, as soon as that happens."""
    changed: asyncio.Queue[str] = asyncio.Queue()
    follow = server.tables.follow

    def watch(desk: Desk, here: bool) -> None:
        changed.put_nowait(desk.id)
        follow(desk, here)

    server.tables.follow = watch
    return changed


@pytest.mark.parametrize("title", HIDING)
async def test_what_a_bot_may_not_know_changes_no_move(title: str, sqlite_url: str) -> None:
    workers = Workers(2, 100, 512, seeds=lambda: (11, 12), budget=BUDGET)
    rng = random.Random(5)
    found: list[tuple[Stored, Stored]] = []
    for seats in seat_counts(title):
        game = open_game(title, seats)
        positions: list[tuple[int, World, World]] = []
        while len(positions) < times(1):
            positions += list(twins(game, rng))
        for seat, true, other in positions[: times(1)]:
            for level in LEVELS:
                seeds = [rng.randbytes(fair.SEED_BYTES) for _ in range(2)]
                found.append(
                    (
                        at_a_table(game, seat, true, level, seeds[0]),
                        at_a_table(game, seat, other, level, seeds[1]),
                    )
                )
    async with running(sqlite_url, workers=workers) as (server, _):
        changed = moved(server)
        tables = [table for pair in found for table in pair]
        await keep(server.store, tables)
        waiting = {table.table.id for table in tables}
        while waiting:
            waiting.discard(await asyncio.wait_for(changed.get(), WAIT))
        for pair in found:
            one, two = [
                await server.store.entries(table.table.id, after=len(table.entries))
                for table in pair
            ]
            assert one[0].body == two[0].body
        assert not workers.failures
