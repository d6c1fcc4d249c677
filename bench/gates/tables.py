"""Tables to play at: made through the server, or written into its store in one go."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

import httpx2

from dolmen.core import fair
from dolmen.core.game import CHANCE, OVER, Game
from dolmen.games import TITLES, open_game, seat_counts
from dolmen.server.clock import wall_clock
from dolmen.server.keys import hash_key, new_id, new_key
from dolmen.server.store import Entry, SeatRow, Store, TableRow, open_store
from dolmen.server.store.database import Database
from dolmen.server.store.reader import Reader
from dolmen.server.table.fingerprint import fingerprint

AT_ONCE: Final = 16
WAIT: Final = 60.0
# Games that differ; a store of thousands holds copies of them.
DIFFERENT: Final = 50


class Made(NamedTuple):
    """A table and the keys of its seats."""

    id: str
    keys: list[str]


async def make_tables(base: str, count: int, title: str, seats: int) -> list[Made]:
    """Tables with a person at every seat, all of them playing."""
    wish = {"title": title, "seats": seats, "players": ["me", *["guest"] * (seats - 1)]}
    gate = asyncio.Semaphore(AT_ONCE)
    async with httpx2.AsyncClient(base_url=base, timeout=WAIT) as http:
        await http.get("/api/me")

        async def make() -> Made:
            async with gate:
                answer = await http.post("/api/tables", json=wish)
            answer.raise_for_status()
            made = answer.json()
            return Made(made["id"], [link["path"].rsplit("/", 1)[1] for link in made["links"]])

        return list(await asyncio.gather(*(make() for _ in range(count))))


def play_some(
    title: str, seats: int, seed: bytes, moves: int, rng: random.Random
) -> tuple[Any, Any, list[Entry]]:
    """A game from its start over that many entries at least, up to somebody's decision, with the
    dice of a seed: the game, its position, its log."""
    game = open_game(title, seats)
    state = game.start()
    entries: list[Entry] = []
    now = wall_clock()
    dice = fair.Dice(seed, None)
    while (actor := int(game.actor(state))) != OVER:
        if actor == CHANCE:
            chance = fair.coming(game, state, len(entries) + 1, {})
            move = game.legal(state)[dice.outcome(chance, game.weights(state))]
        elif len(entries) >= moves:
            break
        else:
            move = rng.choice(game.legal(state))
        seat = actor if actor >= 0 else None
        entries.append(Entry(len(entries) + 1, "move", seat, game.moves.name(move), None, now))
        game.apply(state, move)
    return game, state, entries


class Stored(NamedTuple):
    """A table as its rows."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    keys: list[str]


def stored_table(
    title: str, seats: int, moves: int, rng: random.Random, kind: str = "person"
) -> Stored:
    """A table in the middle of its game, as the server would have stored it."""
    seed = rng.randbytes(fair.SEED_BYTES)
    return as_stored(*play_some(title, seats, seed, moves, rng), seed, kind)


def as_stored(
    game: Game[Any], state: Any, entries: list[Entry], seed: bytes, kind: str = "person"
) -> Stored:
    """A game under way as the rows of a table."""
    seats, id, now = game.seats, new_id(), wall_clock()
    keys = [new_key() for _ in range(seats)]
    row = TableRow(
        id=id,
        title=game.title,
        version=game.version,
        seats=seats,
        options=json.dumps(game.options),
        public=False,
        lasting=True,
        shared=False,
        status="playing",
        n=len(entries),
        waits=int(game.actor(state)),
        due=kind == "bot",
        seed=seed.hex(),
        commitment=fair.seed_commitment(seed),
        given=0,
        host=hash_key("nobody"),
        webhook=None,
        created=now,
        moved=now,
        ended=None,
        keep_days=None,
        next=None,
        parent=None,
        outcome=None,
        mark=fingerprint(game, state),
    )
    bot = "random" if kind == "bot" else None
    rows = [
        SeatRow(id, seat, kind, f"P{seat}", bot, None, False, hash_key(keys[seat]))
        for seat in range(seats)
    ]
    return Stored(row, rows, entries, keys)


def copied(table: Stored) -> Stored:
    """The same game at another table."""
    id = new_id()
    keys = [new_key() for _ in table.keys]
    seats = [
        seat._replace(table_id=id, token_hash=hash_key(key))
        for seat, key in zip(table.seats, keys, strict=True)
    ]
    return Stored(table.table._replace(id=id), seats, table.entries, keys)


async def keep(store: Store, tables: Sequence[Stored]) -> None:
    """Stores tables, many at once."""
    for first in range(0, len(tables), 200):
        group = tables[first : first + 200]
        await asyncio.gather(
            *(store.create_table(table.table, table.seats, (), table.entries) for table in group)
        )


async def fill_store(url: str, count: int, rng: random.Random) -> list[Made]:
    """A database with that many games under way."""
    kinds = [(title, seats) for title in TITLES for seats in seat_counts(title) if 1 < seats < 5]
    different = [
        stored_table(*kinds[i % len(kinds)], moves=rng.randrange(20, 90), rng=rng)
        for i in range(min(count, DIFFERENT))
    ]
    tables = [copied(different[i % len(different)]) for i in range(count)]
    store = await open_store(url, worker="filler")
    try:
        await keep(store, tables)
    finally:
        await store.close()
    return [Made(table.table.id, table.keys) for table in tables]


@asynccontextmanager
async def reading(url: str) -> AsyncIterator[Reader]:
    """What is stored, read beside the server."""
    engine = Database(url).open_readers()
    try:
        yield Reader(engine)
    finally:
        await engine.dispose()
