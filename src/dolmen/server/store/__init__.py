"""What the server keeps: tables, their logs, seats, chat, votes, people and records."""

from dolmen.server.store.rows import (
    Append,
    AttemptListed,
    AttemptRow,
    BlockRow,
    ChallengeRow,
    ChatRow,
    DeedRow,
    Entry,
    Listed,
    PlayerRow,
    RecordRow,
    ReviewRow,
    SeatRow,
    TableRow,
    Unsettled,
    Unstored,
    VoteRow,
)
from dolmen.server.store.store import Store, open_store

__all__ = [
    "Append",
    "AttemptListed",
    "AttemptRow",
    "BlockRow",
    "ChallengeRow",
    "ChatRow",
    "DeedRow",
    "Entry",
    "Listed",
    "PlayerRow",
    "RecordRow",
    "ReviewRow",
    "SeatRow",
    "Store",
    "TableRow",
    "Unsettled",
    "Unstored",
    "VoteRow",
    "open_store",
]
