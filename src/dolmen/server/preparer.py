"""Plays what people prepared, when their turn comes."""

import asyncio
import contextlib
import json
import logging
from typing import Final

from dolmen.core.course import Illegal
from dolmen.core.message import Refusal
from dolmen.server.refusals import Denied
from dolmen.server.store import PreparedRow, Unstored
from dolmen.server.table.desk import Desk
from dolmen.server.table.entries import sent_by
from dolmen.server.table.plans import plan_move
from dolmen.server.table.prepare import DROPPED, PLAYED, WAITS, changed_part
from dolmen.server.table.standing import PREPARED
from dolmen.server.tables import Tables
from dolmen.server.tasks import Tasks

log = logging.getLogger("dolmen.server")

# How often tables are looked for that wait for something prepared: those of a process that died.
SWEEP_SECONDS: Final = 2.0
SWEEP_TABLES: Final = 100


class Preparer:
    """Plays for seats that have prepared something, or drops it and notes why."""

    def __init__(self, tables: Tables, tasks: Tasks) -> None:
        self._tables = tables
        self._tasks = tasks

    def follow(self, desk: Desk) -> None:
        """After a change of a table: what was prepared for this turn is played."""
        if due(desk) is not None and not desk.prepares:
            desk.prepares = True
            self._tasks.spawn(self._play(desk))

    async def sweep(self) -> None:
        """Finds what nobody played: after a restart, or when another process died."""
        while True:
            ids: list[str] = []
            with contextlib.suppress(Unstored):
                ids = await self._tables.store.prepared_due(SWEEP_TABLES)
            for id in ids:
                with contextlib.suppress(Unstored, Refusal):
                    async with self._tables.at(id) as desk:
                        self.follow(desk)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _play(self, desk: Desk) -> None:
        try:
            async with desk.lock:
                if desk.behind or not self._tables.store.single:
                    await self._tables.catch_up(desk)
                while (row := due(desk)) is not None:
                    await self._play_one(desk, row)
        except (Denied, Unstored) as failed:
            facts = {"table": desk.id, "why": str(failed)}
            log.warning("a prepared move is tried again", extra=facts)
        finally:
            desk.prepares = False
        # Whoever is to move now is told so; what could not be stored is found by the sweep.
        if due(desk) is None:
            self._tables.follow(desk, True)

    async def _play_one(self, desk: Desk, row: PreparedRow) -> None:
        """The next of the prepared moves, or why it is not played."""
        match, seat = desk.match, row.seat
        moves: list[str] = json.loads(row.moves)
        changed = changed_part(match, row)
        if changed is not None:
            await self._keep(desk, row, _became(row, DROPPED, how="changed", place=changed))
            return
        # Under one id a move counts once, also if the server ended before it was noted.
        client = f"prepared {row.at} {len(moves)}"
        if sent_by(seat, client) not in match.clients:
            now = self._tables.now()
            try:
                plan = plan_move(match, seat, moves[0], client, now, PREPARED)
            except Illegal as illegal:
                why = {"move": moves[0], "why": illegal.why.message}
                await self._keep(desk, row, _became(row, DROPPED, how="illegal", **why))
                return
            await self._tables.commit(desk, plan)
        played, rest = [*json.loads(row.told or "[]"), moves[0]], moves[1:]
        left = row._replace(moves=json.dumps(rest), keeps="{}", told=json.dumps(played))
        if not rest:
            left = _became(left, PLAYED, how="played", moves=played)
        elif desk.match.actor != seat:
            left = _became(left, DROPPED, how="passed")
        await self._keep(desk, row, left)

    async def _keep(self, desk: Desk, old: PreparedRow, new: PreparedRow) -> None:
        desk.prepared[old.seat] = new
        if not await self._tables.store.note_prepared(old, new):
            rows = await self._tables.store.prepared(desk.id)
            desk.prepared = {row.seat: row for row in rows}


def _became(row: PreparedRow, state: str, **told: object) -> PreparedRow:
    """What became of it, for the seat alone."""
    return row._replace(state=state, told=json.dumps(told))


def due(desk: Desk) -> PreparedRow | None:
    """What was prepared for the turn that it is, if anything: by a person, whom no bot stands in
    for, and while no take-back is proposed."""
    match = desk.match
    seat = match.actor if match.standing.proposal is None else None
    if seat is None or match.seats.bot_at(seat) is not None:
        return None
    row = desk.prepared.get(seat)
    return row if row is not None and row.state == WAITS else None
