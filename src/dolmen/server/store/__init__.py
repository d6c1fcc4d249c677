"""What the server keeps: tables, their logs, seats, chat, votes, people and records."""

from dolmen.server.store.rows import (
    Append,
    BlockRow,
    ChatRow,
    DeedRow,
    Entry,
    Listed,
    MeansRow,
    PlayerRow,
    RecordRow,
    ReviewRow,
    SeatRow,
    TableRow,
    Unstored,
    VoteRow,
)
from dolmen.server.store.store import Store, open_store

__all__ = [
    "Append",
    "BlockRow",
    "ChatRow",
    "DeedRow",
    "Entry",
    "Listed",
    "MeansRow",
    "PlayerRow",
    "RecordRow",
    "ReviewRow",
    "SeatRow",
    "Store",
    "TableRow",
    "Unstored",
    "VoteRow",
    "open_store",
]
