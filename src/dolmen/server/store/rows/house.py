"""Rows of what the host did, and how the database fails."""

from typing import NamedTuple

from dolmen.core.message import Message


class BlockRow(NamedTuple):
    """Somebody who is kept out: an address or a network ("address"), or an identity."""

    kind: str
    value: str
    why: str
    at: int


class DeedRow(NamedTuple):
    """Something the host did. Who and which line it was about is for the processes that follow;
    everybody else reads what, when, at a game of which title, and why."""

    number: int
    at: int
    what: str
    table_id: str | None
    line: int | None
    player: str | None
    title: str | None
    why: str


class Unstored(Exception):
    """The database could not do it now (full, locked, out of reach): nothing was changed."""

    def __init__(self, cause: str = "") -> None:
        super().__init__(cause)
        self.message = Message("store-failed")
