"""What viewers of a table get to see: positions, the table, chat, and who is there."""

import asyncio
import contextlib

from dolmen.server.desks import Desks
from dolmen.server.presence import REPEAT_SECONDS, presence_text
from dolmen.server.store import ChatRow, Store, Unstored
from dolmen.server.store.rows import PRESENCE
from dolmen.server.table.desk import Desk
from dolmen.server.table.display import Showing
from dolmen.server.table.summary import table_state
from dolmen.server.tasks import Tasks
from dolmen.server.viewers import Actor, Viewer
from dolmen.server.wire.messages import ChatLine, TableChanged, encode


class Stage:
    """Shows tables to their viewers. Nothing comes here before it is stored."""

    def __init__(self, store: Store, desks: Desks, tasks: Tasks, worker: str) -> None:
        self._store = store
        self._desks = desks
        self._tasks = tasks
        self._worker = worker

    def show(self, desk: Desk) -> None:
        """Sends every viewer what it may know of the position and does not yet."""
        showing = Showing(desk.match)
        for viewer in list(desk.viewers):
            if viewer.n < desk.match.n:
                showing.show(viewer, viewer.n)

    def show_again(self, desk: Desk) -> None:
        """Sends every viewer the position again: who may move has changed, not the game."""
        showing = Showing(desk.match)
        for viewer in list(desk.viewers):
            showing.show(viewer, desk.match.n)

    def show_whole(self, desk: Desk, viewer: Viewer, since: int | None) -> None:
        """Sends one viewer all of the position, and what led to it since the entry it knows."""
        viewer.shown = None
        Showing(desk.match).show(viewer, since)

    def show_table(self, desk: Desk) -> None:
        """Sends every viewer who sits where, and how votes stand."""
        message = encode(TableChanged(desk.match.n, table_state(desk)))
        for viewer in list(desk.viewers):
            viewer.send_bytes(message)

    def show_chat(self, desk: Desk, row: ChatRow) -> None:
        """Sends a line of chat to every viewer that does not have it yet."""
        line = chat_line(desk, row)
        for viewer in list(desk.viewers):
            viewer.send_chat(line)

    async def show_missed_chat(self, desk: Desk) -> None:
        """Sends what was said through other processes."""
        known = max((viewer.chat for viewer in desk.viewers), default=0)
        for row in await self._store.chat(desk.id, after=known):
            self.show_chat(desk, row)

    # --- Who is there ----------------------------------------------------------------------------

    def tell_presence(self, desk: Desk, viewer: Viewer) -> None:
        """Somebody was added to the viewers, or is no more among them: everybody sees it."""
        if desk.seats_of(viewer.actor):
            self.show_table(desk)
            if not self._store.single:
                self._tasks.spawn(self._send_presence(desk))

    def leave(self, desk: Desk, viewer: Viewer) -> None:
        """Somebody looks no more."""
        desk.viewers.discard(viewer)
        desk.presence.leave(desk.seats_of(viewer.actor))
        self.tell_presence(desk, viewer)

    def look(self, desk: Desk, viewer: Viewer, *, on: bool) -> None:
        """Somebody has the table before their eyes, or no more: nobody is told, and notices keep
        quiet or not."""
        viewer.looks = on
        if not self._store.single and desk.seats_of(viewer.actor):
            self._tasks.spawn(self._send_presence(desk))

    def visit(self, desk: Desk, actor: Actor) -> None:
        """Somebody asked for something without a socket: they are there as well."""
        seats = desk.seats_of(actor)
        if not seats:
            return
        before, told = desk.online, desk.presence.visitors(REPEAT_SECONDS)
        desk.presence.visit(seats)
        if desk.online != before:
            self.show_table(desk)
        if not self._store.single and not seats <= told | desk.here:
            self._tasks.spawn(self._send_presence(desk))

    def close(self) -> None:
        """The server stops: every viewer is told so."""
        for desk in self._desks.all():
            for viewer in desk.viewers:
                viewer.cut_off("restart")

    def hear_presence(self, id: str, what: str, text: str) -> None:
        """Another process says who looks at a table through it."""
        desk = self._desks.get(id)
        if desk is not None:
            before = desk.online
            desk.presence.hear(text)
            if desk.online != before:
                self.show_table(desk)

    async def repeat_presence(self) -> None:
        """Tells other processes again and again who looks through this one."""
        while True:
            await asyncio.sleep(REPEAT_SECONDS)
            for desk in self._desks.all():
                if desk.here:
                    await self._send_presence(desk)

    async def _send_presence(self, desk: Desk) -> None:
        with contextlib.suppress(Unstored):
            visitors = desk.presence.visitors(REPEAT_SECONDS)
            text = presence_text(self._worker, desk.here | visitors, desk.looking | visitors)
            await self._store.tell(desk.id, PRESENCE, text)


def dismiss(desk: Desk) -> None:
    """Whoever looked from a seat that is no longer theirs is cut off."""
    for viewer in list(desk.viewers):
        who = viewer.actor
        if who.seat is not None and not desk.match.seats.may_play(
            who.seat, who.player, who.token_hash
        ):
            desk.viewers.discard(viewer)
            viewer.cut_off("watching")
    end_links(desk)


def end_links(desk: Desk) -> None:
    """Whoever looked by a link that was ended is cut off."""
    for viewer in list(desk.viewers):
        if viewer.share is not None and viewer.share not in desk.shares:
            desk.viewers.discard(viewer)
            viewer.cut_off("wrong-key")


def chat_line(desk: Desk, row: ChatRow) -> ChatLine:
    """A line of chat as it travels."""
    return ChatLine(desk.match.n, row.k, row.seat, row.name, row.text, row.at, row.removed)
