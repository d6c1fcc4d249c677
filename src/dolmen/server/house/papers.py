"""What is stored of one table or one person, or of everything, as JSON for people to read: no keys,
no hashes of them, and no seed of a game that is not over."""

import json
from collections.abc import AsyncIterator
from typing import Any, Final

from dolmen.server.challenge import is_fixed
from dolmen.server.house.broom import short
from dolmen.server.mutes import told_mutes
from dolmen.server.store import Listed, Store, TableRow
from dolmen.server.store.census import Census
from dolmen.server.table.match import FINISHED
from dolmen.server.table.options import read_options

MOST_WATCHED: Final = 1000
MOST_CLUBS: Final = 1000


async def table_paper(store: Census, row: TableRow) -> dict[str, Any]:
    """All of one table."""
    is_over = row.status in FINISHED
    return {
        "kind": "table",
        "id": row.id,
        "title": row.title,
        "rules": row.version,
        "options": read_options(row.options),
        "status": row.status,
        "public": row.public,
        "created": row.created,
        "moved": row.moved,
        "ended": row.ended,
        "outcome": None if row.outcome is None else json.loads(row.outcome),
        "commitment": row.commitment,
        "seed": row.seed if is_over and not is_fixed(row) else None,
        "seats": [
            {"seat": seat.seat, "kind": seat.kind, "name": seat.name, "bot": seat.bot}
            for seat in await store.seats(row.id)
        ],
        "log": [
            {"n": entry.n, "kind": entry.kind, "seat": entry.seat, "body": entry.body}
            for entry in (await store.entries(row.id) if is_over else ())
        ],
        "entries": row.n,
        "chat": [
            {"k": line.k, "name": line.name, "text": line.text, "removed": line.removed}
            for line in await store.chat(row.id, limit=1_000_000)
        ],
    }


async def person_paper(store: Store, player: str) -> dict[str, Any]:
    """All that is known of somebody."""
    row = await store.player(player)
    return {
        "kind": "person",
        "id": short(player),
        "name": None if row is None else row.name,
        "language": None if row is None else row.lang,
        "created": None if row is None else row.created,
        "tables": [
            table_line(listed, player) for listed in await store.tables_of(player, 1_000_000)
        ],
        "uploads": [
            {"id": one.id, "title": one.title, "at": one.at, "lines": one.lines.splitlines()}
            for one in await store.records_of(player)
        ],
        **await belongings(store, player),
    }


def table_line(listed: Listed, player: str) -> dict[str, Any]:
    """A table as somebody who sits there or made it."""
    return {
        "id": listed.table.id,
        "title": listed.table.title,
        "status": listed.table.status,
        "created": listed.table.created,
        "made": listed.table.host == player,
        "seats": [{"seat": seat, "name": listed.seats[seat].name} for seat in listed.mine],
    }


async def belongings(store: Store, player: str) -> dict[str, Any]:
    """What somebody keeps here beside tables and records, for themselves and for the host alike."""
    called = {one.club_id: one.name for one in await store.memberships(player)}
    return {
        "chat": [
            {"table": line.table_id, "k": line.k, "at": line.at, "text": line.text}
            for line in await store.said_by(player)
            if not line.removed
        ],
        # How they are told, but not where: who has such an address may speak to its owner.
        "notices": [
            {"kind": one.kind, "form": one.form, "created": one.created}
            for one in await store.means_of(player)
        ],
        "words": await store.recovery_since(player),
        "muted": [one.model_dump() for one in told_mutes(await store.mutes(player))],
        "watched": [listed.table.id for listed in await store.watched(player, MOST_WATCHED)],
        "clubs": [
            {
                "id": one.id,
                "name": one.name,
                "title": one.title,
                "made": one.host == player,
                "called": called.get(one.id),
            }
            for one in await store.clubs_of(player, MOST_CLUBS)
        ],
        "days": [
            {
                "title": one.title,
                "day": one.day,
                "table": one.table_id,
                "state": one.state,
                "points": one.points,
                "rank": one.rank,
                "at": one.at,
            }
            for one in await store.attempts_of(player)
        ],
        "links": [
            {
                "table": one.table_id,
                "seat": one.seat,
                "moves": one.moves,
                "minutes": one.minutes,
                "at": one.at,
            }
            for one in await store.shares_of(player)
        ],
        "prepared": [
            {
                "table": one.table_id,
                "seat": one.seat,
                "moves": json.loads(one.moves),
                "keeps": [name for name, _ in json.loads(one.keeps).values()],
                "state": one.state,
                "at": one.at,
            }
            for one in await store.prepared_of(player)
        ],
    }


async def all_papers(store: Census) -> AsyncIterator[dict[str, Any]]:
    """Everything, table by table, then the records that were uploaded, then what the host did."""
    async for row in store.every_table():
        yield await table_paper(store, row)
    async for record in store.every_record():
        yield {
            "kind": "upload",
            "id": record.id,
            "title": record.title,
            "at": record.at,
            "lines": record.lines.splitlines(),
        }
    for deed in await store.deeds(limit=1_000_000):
        yield {
            "kind": "deed",
            "at": deed.at,
            "what": deed.what,
            "title": deed.title,
            "why": deed.why,
        }
