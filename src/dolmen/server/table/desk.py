"""A table in use: its match, and whoever looks at it through this process."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from dolmen.server.places import UNKNOWN
from dolmen.server.presence import Presence
from dolmen.server.store import PreparedRow, ShareRow, VoteRow
from dolmen.server.table.match import Match
from dolmen.server.table.memories import Memories
from dolmen.server.viewers import Actor, Viewer
from dolmen.server.workers import Choice

# Whoever is there is there, however short the time that counts as away.
SOON: Final = 1.0


class Thought(NamedTuple):
    """A bot that thinks about the position after entry `n`."""

    n: int
    choosing: "asyncio.Future[Choice]"


class Desk:
    """A match with its lock, its viewers and its votes."""

    def __init__(
        self,
        match: Match,
        votes: list[VoteRow],
        presence: Presence,
        served: Callable[[], int] = lambda: 0,
        shares: Sequence[ShareRow] = (),
    ) -> None:
        self.match = match
        self.votes = votes
        # The links that show what a seat sees.
        self.shares = shares
        # What seats have prepared: no concern of anybody else. And whether it is being played.
        self.prepared: dict[int, PreparedRow] = {}
        self.prepares = False
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        # The address of whoever did something here last: bots think on its account.
        self.caller = UNKNOWN
        # Whether a bot of this table is being driven by this process.
        self.driven = False
        self.thought: Thought | None = None
        self.memories = Memories()
        # Whether the store may know more than the match.
        self.behind = False
        self.presence = presence
        # The time that people's time to think is counted in.
        self.served = served
        # The turn that the webhook heard of last.
        self.noticed: tuple[int, int | None] | None = None

    @property
    def id(self) -> str:
        """The table's id."""
        return self.match.row.id

    @property
    def here(self) -> set[int]:
        """The seats of those who look through this process."""
        return {seat for viewer in self.viewers for seat in self.seats_of(viewer.actor)}

    @property
    def looking(self) -> set[int]:
        """Those of them that have it before their eyes."""
        looking = (viewer for viewer in self.viewers if viewer.looks)
        return {seat for viewer in looking for seat in self.seats_of(viewer.actor)}

    @property
    def watched(self) -> set[int]:
        """The seats from which somebody has it before their eyes, here or through other processes,
        or asked for something."""
        presence = self.presence
        return self.looking | presence.looking | presence.visitors(presence.away)

    @property
    def online(self) -> set[int]:
        """The seats somebody is at, with a socket or without."""
        presence = self.presence
        return self.here | presence.elsewhere | presence.visitors(presence.away)

    def seats_of(self, actor: Actor) -> set[int]:
        """The seats that somebody may play: on one screen several, whichever is looked from."""
        return self.match.seats.played_by(actor.player, actor.token_hash)

    def wait(self, seat: int) -> float:
        """In how many seconds a bot may play a seat in its person's stead, at the earliest; 0:
        nobody has been at it for long enough."""
        if seat in self.here | self.presence.elsewhere:
            return max(self.presence.away, SOON)
        return self.presence.wait(seat)

    @property
    def is_idle(self) -> bool:
        """Whether the desk may be evicted."""
        return not (self.viewers or self.driven or self.prepares or self.lock.locked())
