"""The tables of the database, the same for SQLite and PostgreSQL. JSON is kept as text."""

from typing import Final

from dolmen.server.store.schema.base import columns, metadata
from dolmen.server.store.schema.events import (
    attempts,
    challenges,
    club_consents,
    club_tables,
    clubs,
    members,
)
from dolmen.server.store.schema.games import (
    chat,
    holders,
    log,
    records,
    reviews,
    seats,
    tables,
    votes,
)
from dolmen.server.store.schema.house import blocks, deeds, host_keys, pulse, secrets, served
from dolmen.server.store.schema.people import (
    means,
    mutes,
    players,
    prepared,
    recovery,
    shares,
    told,
    watches,
)

__all__ = [
    "OWNED",
    "attempts",
    "blocks",
    "challenges",
    "chat",
    "club_consents",
    "club_tables",
    "clubs",
    "columns",
    "deeds",
    "holders",
    "host_keys",
    "log",
    "means",
    "members",
    "metadata",
    "mutes",
    "players",
    "prepared",
    "pulse",
    "records",
    "recovery",
    "reviews",
    "seats",
    "secrets",
    "served",
    "shares",
    "tables",
    "told",
    "votes",
    "watches",
]

# What a club owns, parents first: all that a backup carries.
OWNED: Final = tuple(table for table in metadata.sorted_tables if table is not pulse)
