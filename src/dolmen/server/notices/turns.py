"""Whose turn it is, told to the address that the host of a table set, and to whoever is to move."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final, NamedTuple

from dolmen.core.message import Refusal
from dolmen.server.notices.messenger import Messenger, Tidings, What
from dolmen.server.settings import Settings
from dolmen.server.store import Unstored
from dolmen.server.table.desk import Desk
from dolmen.server.table.match import Match
from dolmen.server.tables import Tables
from dolmen.server.webhook.delivery import Webhooks

SWEEP_SECONDS: Final = 1.0
# Who comes by then needs no notice, nor who only lost the connection for a moment.
GRACE_SECONDS: Final = 10.0
# Turns that wait to be told.
MOST_WAITING: Final = 50_000
# Turns that began so many milliseconds before a server did may not have been told by the last one.
FRESH: Final = 60 * 1000
MOST_FRESH: Final = 1000


class Waiting(NamedTuple):
    """A turn that is told at a moment, unless somebody comes."""

    n: int
    seat: int
    at: float


class Notices:
    """Tells a person's turn once."""

    def __init__(
        self,
        tables: Tables,
        webhooks: Webhooks,
        messenger: Messenger,
        settings: Settings,
        ticks: Callable[[], float],
    ) -> None:
        self._tables = tables
        self._webhooks = webhooks
        self._messenger = messenger
        self._settings = settings
        self._ticks = ticks
        self._waiting: dict[str, Waiting] = {}

    def notice(self, desk: Desk) -> None:
        """After a change that was made here: a turn that was not told yet is told to the host's
        address at once, and to its person in a moment."""
        match = desk.match
        turn = (match.n, match.actor)
        if match.due_bot is not None or match.actor is None or turn == desk.noticed:
            return
        desk.noticed = turn
        if match.row.webhook:
            self._webhooks.send(match.row.webhook, self._words(match))
        if desk.id in self._waiting or len(self._waiting) < MOST_WAITING:
            at = self._ticks() + GRACE_SECONDS
            self._waiting[desk.id] = Waiting(match.n, match.actor, at)

    def _words(self, match: Match) -> dict[str, object]:
        """Whose turn it is, and nothing of the game."""
        name = match.seats.names[match.actor] if match.actor is not None else ""
        return {
            "table": match.row.id,
            "title": match.row.title,
            "player": name,
            "link": f"{self._settings.home}/table/{match.row.id}",
            "n": match.n,
        }

    async def sweep(self) -> None:
        """Tells what is due, on and on."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.look()

    async def take_up(self) -> None:
        """Turns that the server before this one may not have come to tell."""
        since, at = self._tables.now() - FRESH, self._ticks() + GRACE_SECONDS
        with contextlib.suppress(Unstored):
            for id, n, seat in await self._tables.store.fresh_turns(since, MOST_FRESH):
                self._waiting.setdefault(id, Waiting(n, seat, at))

    async def look(self) -> None:
        """Tells what is due now."""
        now = self._ticks()
        due = [(id, waiting) for id, waiting in self._waiting.items() if waiting.at <= now]
        for id, waiting in due:
            if self._waiting.get(id) is waiting:
                del self._waiting[id]
            with contextlib.suppress(Unstored, Refusal):
                await self._tell_turn(id, waiting)

    async def _tell_turn(self, id: str, waiting: Waiting) -> None:
        async with self._tables.at(id) as desk:
            match = desk.match
            if match.n != waiting.n or match.actor != waiting.seat or match.due_bot is not None:
                return
            away = self.reaches(desk, waiting.seat)
        await self.tell_players(away, self.tidings(desk, "turn", waiting.seat), waiting.n)

    @staticmethod
    def reaches(desk: Desk, seat: int) -> list[str]:
        """Who is told of a seat: whoever holds it, unless somebody there has it before their
        eyes."""
        if seat in desk.watched:
            return []
        return sorted(player for held, player in desk.match.seats.holders if held == seat)

    @staticmethod
    def tidings(desk: Desk, what: What, seat: int) -> Tidings:
        """What is told of a seat."""
        row = desk.match.row
        return Tidings(what, row.id, row.title, desk.match.seats.names[seat])

    async def tell_players(self, players: list[str], tidings: Tidings, n: int) -> None:
        """Tells people something of a table at entry `n` by all their means. Of several processes
        that come to it one does."""
        store = self._tables.store
        means = await store.means_of(*players) if players else []
        if means and await store.claim_told(tidings.table, tidings.what, n):
            for row in means:
                await self._messenger.tell(row, tidings)
