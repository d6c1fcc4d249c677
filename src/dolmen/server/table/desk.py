"""A table in use: its match, and whoever looks at it through this process."""

import asyncio
import time

from dolmen.server.presence import Presence
from dolmen.server.store import VoteRow
from dolmen.server.table.match import Match
from dolmen.server.viewers import Viewer


class Desk:
    """A match with its lock, its viewers and its votes."""

    def __init__(self, match: Match, votes: list[VoteRow]) -> None:
        self.match = match
        self.votes = votes
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        # Whether a bot of this table is being driven by this process.
        self.driven = False
        # Whether the store may know more than the match.
        self.behind = False
        self.elsewhere = Presence(time.monotonic)
        # The turn that the webhook heard of last.
        self.noticed: tuple[int, int | None] | None = None

    @property
    def id(self) -> str:
        """The table's id."""
        return self.match.row.id

    @property
    def here(self) -> set[int]:
        """The seats somebody looks from, through this process."""
        return {viewer.seat for viewer in self.viewers if viewer.seat is not None}

    @property
    def online(self) -> set[int]:
        """The seats somebody looks from."""
        return self.here | self.elsewhere.seats

    @property
    def is_idle(self) -> bool:
        """Whether the desk may be evicted."""
        return not self.viewers and not self.driven and not self.lock.locked()
