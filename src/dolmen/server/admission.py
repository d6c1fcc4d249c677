"""Letting a viewer look at a table by a socket: its hello, whom it is taken for, and what it is
shown first."""

import asyncio
from typing import Final

from starlette.websockets import WebSocket

from dolmen.server.challenge import check_unsealed
from dolmen.server.doors import address_of
from dolmen.server.incoming import decode, receive
from dolmen.server.keys import hash_key
from dolmen.server.late import Lates
from dolmen.server.mutes import muted_seats
from dolmen.server.people import People
from dolmen.server.refusals import Denied
from dolmen.server.socket_connections import WRITE_TEXT
from dolmen.server.stage import chat_line, end_links
from dolmen.server.table.desk import Desk
from dolmen.server.table.share import share_of
from dolmen.server.table.summary import table_state
from dolmen.server.tables import Tables
from dolmen.server.viewers import Actor, Viewer
from dolmen.server.wire.messages import Look, Welcome
from dolmen.server.wire.requests import Hello

HELLO_SECONDS: Final = 10.0
RECENT_CHAT: Final = 50


class Admission:
    """Admits the viewers of all tables."""

    def __init__(self, tables: Tables, people: People, lates: Lates) -> None:
        self._tables = tables
        self._people = people
        self._lates = lates

    async def greeted(self, socket: WebSocket) -> Hello:
        """The first message of a socket, which says who looks; no other will do."""
        try:
            message = decode(await asyncio.wait_for(receive(socket), HELLO_SECONDS))
        except TimeoutError:
            raise Denied("hello-first") from None
        if not isinstance(message, Hello):
            raise Denied("hello-first")
        return message

    async def admit(self, socket: WebSocket, id: str, hello: Hello) -> tuple[Desk, Viewer]:
        """Lets a viewer look at a table."""
        if hello.look is not None:
            return await self._show(socket, id, hello, hello.look)
        async with self._tables.at(id) as desk:
            viewer = self._seat(socket, desk, hello)
            await self._greet(socket, desk, viewer, hello)
        return desk, viewer

    async def _show(
        self, socket: WebSocket, id: str, hello: Hello, key: str
    ) -> tuple[Desk, Viewer]:
        """Lets somebody look with the eyes of a seat that shows what it sees: they are nobody here,
        whoever they are elsewhere."""
        async with self._tables.at(id) as desk:
            share = share_of(desk, key)
        viewer = self._viewer(socket, hello, Actor(None, None, None, *self._place(socket, hello)))
        viewer.eyes, viewer.share = share.seat, share
        shown = await self._lates.open(desk, share) if share.is_late else desk
        chat = [] if share.is_late else await self._tables.store.chat(id, limit=RECENT_CHAT)
        async with shown.lock:
            match, look = shown.match, Look(share.seat, share.moves, share.minutes)
            shown.viewers.add(viewer)
            viewer.send(Welcome(match.n, table_state(shown), None, [], False, [], look))
            self._tables.stage.show_whole(shown, viewer, hello.n)
            for row in chat:
                viewer.send_chat(chat_line(shown, row))
            end_links(shown)
        return shown, viewer

    def _seat(self, socket: WebSocket, desk: Desk, hello: Hello) -> Viewer:
        """Where a viewer sits: at the seat of its key, at one of its identity, or nowhere."""
        player = self._people.player_of(socket)
        seat, token_hash = hello.seat, None
        if hello.token is not None:
            seat, token_hash = desk.match.seats.of_key(hello.token), hash_key(hello.token)
        elif seat is not None and seat not in desk.match.seats.held_by(player):
            raise Denied("watching")
        if seat is None and not desk.match.seats.held_by(player):
            check_unsealed(desk.match.row, self._tables.now())
        place = self._place(socket, hello)
        return self._viewer(socket, hello, Actor(seat, player, token_hash, *place))

    def _place(self, socket: WebSocket, hello: Hello) -> tuple[str, str | None, str]:
        """From where a viewer comes, and in which languages it is spoken to."""
        return address_of(socket.scope), hello.lang, self.spoken(socket)

    def _viewer(self, socket: WebSocket, hello: Hello, actor: Actor) -> Viewer:
        settings = self._tables.settings
        viewer = Viewer(actor, settings.queue_messages, settings.queue_bytes)
        viewer.whole = hello.whole
        viewer.write = socket.scope.get(WRITE_TEXT, viewer.write)
        return viewer

    async def _greet(self, socket: WebSocket, desk: Desk, viewer: Viewer, hello: Hello) -> None:
        """The table as it is, and what a returning viewer missed."""
        match = desk.match
        player = self._people.player_of(socket)
        chat = await self._tables.store.chat(match.row.id, limit=RECENT_CHAT)
        muted = await muted_seats(self._tables.store, player, match.seats)
        mine = match.seats.held_by(player)
        if viewer.seat is not None and viewer.seat not in mine:
            mine = [viewer.seat]
        is_host = player is not None and player == match.row.host
        desk.viewers.add(viewer)
        viewer.send(Welcome(match.n, table_state(desk), viewer.seat, mine, is_host, muted))
        self._tables.stage.show_whole(desk, viewer, hello.n)
        for row in chat:
            viewer.send_chat(chat_line(desk, row))
        self._tables.stage.tell_presence(desk, viewer)

    def spoken(self, socket: WebSocket) -> str:
        """The language of refusals: that of the hello or the address, else of the browser."""
        hello = getattr(socket.state, "lang", None)
        return self._people.language_of(socket, hello or socket.query_params.get("lang"))
