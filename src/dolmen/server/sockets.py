"""The socket of a table: hello, then messages both ways until one side goes."""

import asyncio
import contextlib
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from dolmen.core.message import Refusal
from dolmen.server.challenge import check_unsealed
from dolmen.server.close_codes import CLOSE_CODES, UNEXPECTED
from dolmen.server.connections import SILENT_SECONDS, Connections
from dolmen.server.doors import Doors, address_of, too_many
from dolmen.server.house.blocks import Blocks
from dolmen.server.keys import hash_key
from dolmen.server.late import Lates
from dolmen.server.limits import Rate
from dolmen.server.mutes import muted_seats
from dolmen.server.origins import Origins
from dolmen.server.people import People
from dolmen.server.refusals import Denied, code_of
from dolmen.server.socket_connections import WRITE_TEXT
from dolmen.server.speaker import Speaker
from dolmen.server.stage import chat_line, end_links
from dolmen.server.store import Unstored
from dolmen.server.table.desk import Desk
from dolmen.server.table.dispatch import Dispatch
from dolmen.server.table.share import share_of
from dolmen.server.table.summary import table_state
from dolmen.server.tables import Tables
from dolmen.server.viewers import Actor, Viewer
from dolmen.server.wire.messages import Closing, Look, Welcome, encode
from dolmen.server.wire.requests import Act, AskView, ClientMessage, Hello, decode_client

HELLO_SECONDS: Final = 10.0
WINDOW_SECONDS: Final = 20.0
RECENT_CHAT: Final = 50
# So many messages in a row may be refused because too much was asked; then the socket ends.
MOST_EXCESS: Final = 20
# How long a viewer that was cut off has to take the close frame.
CLOSE_SECONDS: Final = 2.0


class Sockets:
    """Serves the sockets of all tables."""

    def __init__(
        self,
        tables: Tables,
        dispatch: Dispatch,
        people: People,
        doors: Doors,
        origins: Origins,
        blocks: Blocks,
        lates: Lates,
    ) -> None:
        self.tables = tables
        self.dispatch = dispatch
        self.people = people
        self.doors = doors
        self.origins = origins
        self.blocks = blocks
        self.lates = lates
        # By the address of the client, also where a proxy holds all connections.
        self.held = Connections(tables.settings.connections_per_address, None)

    async def serve(self, socket: WebSocket, id: str) -> None:
        """One socket from its first message to its last."""
        await socket.accept()
        self.tables.metrics.sockets.inc()
        address = address_of(socket.scope)
        is_held = self.held.enter(address)
        try:
            if not is_held:
                raise too_many(SILENT_SECONDS)
            await self._serve(socket, id)
        except Refusal as refusal:
            await self._close(socket, refusal)
        except Unstored:
            await self._close(socket, Denied("unstored"))
        except WebSocketDisconnect:
            pass
        finally:
            if is_held:
                self.held.leave(address)
            self.tables.metrics.sockets.dec()

    async def _serve(self, socket: WebSocket, id: str) -> None:
        self.origins.check_host(socket.headers)
        self.origins.check_origin(socket.headers, socket.url.scheme)
        self.blocks.check(socket.scope)
        hello = await self._hello(socket)
        socket.state.lang = hello.lang
        async with await self.doors.enter(address_of(socket.scope)) as turn:
            desk, viewer = await turn.measure(self._admit(socket, id, hello))
        sender = asyncio.create_task(self._send(socket, viewer))
        try:
            await self._receive(socket, desk, viewer)
        finally:
            self.tables.stage.leave(desk, viewer)
            if viewer.cut is not None:
                self.tables.metrics.cut.labels(viewer.cut).inc()
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sender

    async def _admit(self, socket: WebSocket, id: str, hello: Hello) -> tuple[Desk, Viewer]:
        """Lets a viewer look at a table."""
        if hello.look is not None:
            return await self._show(socket, id, hello, hello.look)
        async with self.tables.at(id) as desk:
            viewer = self._seat(socket, desk, hello)
            await self._greet(socket, desk, viewer, hello)
        return desk, viewer

    async def _show(
        self, socket: WebSocket, id: str, hello: Hello, key: str
    ) -> tuple[Desk, Viewer]:
        """Lets somebody look with the eyes of a seat that shows what it sees: they are nobody here,
        whoever they are elsewhere."""
        async with self.tables.at(id) as desk:
            share = share_of(desk, key)
        viewer = self._viewer(socket, hello, Actor(None, None, None, *self._place(socket, hello)))
        viewer.eyes, viewer.share = share.seat, share
        shown = await self.lates.open(desk, share) if share.is_late else desk
        chat = [] if share.is_late else await self.tables.store.chat(id, limit=RECENT_CHAT)
        async with shown.lock:
            match, look = shown.match, Look(share.seat, share.moves, share.minutes)
            shown.viewers.add(viewer)
            viewer.send(Welcome(match.n, table_state(shown), None, [], False, [], look))
            self.tables.stage.show_whole(shown, viewer, hello.n)
            for row in chat:
                viewer.send_chat(chat_line(shown, row))
            end_links(shown)
        return shown, viewer

    async def _hello(self, socket: WebSocket) -> Hello:
        try:
            message = decode(await asyncio.wait_for(receive(socket), HELLO_SECONDS))
        except TimeoutError:
            raise Denied("hello-first") from None
        if not isinstance(message, Hello):
            raise Denied("hello-first")
        return message

    def _seat(self, socket: WebSocket, desk: Desk, hello: Hello) -> Viewer:
        """Where a viewer sits: at the seat of its key, at one of its identity, or nowhere."""
        player = self.people.player_of(socket)
        seat, token_hash = hello.seat, None
        if hello.token is not None:
            seat, token_hash = desk.match.seats.of_key(hello.token), hash_key(hello.token)
        elif seat is not None and seat not in desk.match.seats.held_by(player):
            raise Denied("watching")
        if seat is None and not desk.match.seats.held_by(player):
            check_unsealed(desk.match.row, self.tables.now())
        place = self._place(socket, hello)
        return self._viewer(socket, hello, Actor(seat, player, token_hash, *place))

    def _place(self, socket: WebSocket, hello: Hello) -> tuple[str, str | None, str]:
        """From where a viewer comes, and in which languages it is spoken to."""
        return address_of(socket.scope), hello.lang, self._spoken(socket)

    def _viewer(self, socket: WebSocket, hello: Hello, actor: Actor) -> Viewer:
        settings = self.tables.settings
        viewer = Viewer(actor, settings.queue_messages, settings.queue_bytes)
        viewer.whole = hello.whole
        viewer.write = socket.scope.get(WRITE_TEXT, viewer.write)
        return viewer

    async def _greet(self, socket: WebSocket, desk: Desk, viewer: Viewer, hello: Hello) -> None:
        """The table as it is, and what a returning viewer missed."""
        match = desk.match
        player = self.people.player_of(socket)
        chat = await self.tables.store.chat(match.row.id, limit=RECENT_CHAT)
        muted = await muted_seats(self.tables.store, player, match.seats)
        mine = match.seats.held_by(player)
        if viewer.seat is not None and viewer.seat not in mine:
            mine = [viewer.seat]
        is_host = player is not None and player == match.row.host
        desk.viewers.add(viewer)
        viewer.send(Welcome(match.n, table_state(desk), viewer.seat, mine, is_host, muted))
        self.tables.stage.show_whole(desk, viewer, hello.n)
        for row in chat:
            viewer.send_chat(chat_line(desk, row))
        self.tables.stage.tell_presence(desk, viewer)

    async def _receive(self, socket: WebSocket, desk: Desk, viewer: Viewer) -> None:
        rate = Rate(
            self.tables.settings.messages_per_window,
            WINDOW_SECONDS,
            asyncio.get_running_loop().time,
        )
        patience = MOST_EXCESS
        while True:
            text = await receive(socket)
            if viewer.cut is not None:
                continue  # it is being closed; whatever still comes is not heard
            if not rate.allow(""):
                # Whoever is too fast waits, and meanwhile nothing more is read from the socket. A
                # flood does not even hear the heartbeats behind it, and ends by that.
                await asyncio.sleep(rate.retry_after(""))
                rate.allow("")
            patience -= 1
            if await self._answer(desk, viewer, text):
                patience = MOST_EXCESS
            elif not patience:
                viewer.cut_off("too-many")

    async def _answer(self, desk: Desk, viewer: Viewer, text: str) -> bool:
        """Answers a message; false if it was refused since nothing is left of its address."""
        message: ClientMessage | None = None
        try:
            message = decode(text)
            if isinstance(message, Hello):
                raise Denied("malformed", why="hello")
            async with await self.doors.enter(viewer.actor.address) as turn:
                await turn.measure(self._carry_out(desk, viewer, message))
        except Unstored:
            viewer.send(viewer.speaker([]).refused(Denied("unstored"), viewer.n))
        except Refusal as refusal:
            asked = getattr(message, "id", None)
            viewer.send(viewer.speaker([]).refused(refusal, viewer.n, asked))
            return code_of(refusal) != "too-many"
        return True

    async def _carry_out(self, looked: Desk, viewer: Viewer, message: Act | AskView) -> None:
        id, share = looked.id, viewer.share
        if share is not None and share.is_late and isinstance(message, AskView):
            # What it looks at is the table as it was.
            self.tables.stage.show_whole(looked, viewer, message.n)
            return
        if not isinstance(message, AskView):
            # The end of a socket is something that is received: it ends nothing that is under way.
            viewer.send(await self.dispatch.act_here(id, viewer.actor, message))
            return
        async with self.tables.at(id) as desk:
            self.tables.stage.show_whole(desk, viewer, message.n)

    async def _send(self, socket: WebSocket, viewer: Viewer) -> None:
        """Sends what is queued; a socket that was cut off is closed from here."""
        try:
            while (data := await viewer.next()) is not None:
                await socket.send_text(data.decode())
        except (WebSocketDisconnect, RuntimeError):
            return
        code = viewer.cut or "gone"
        with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            await asyncio.wait_for(socket.close(CLOSE_CODES[code], code), CLOSE_SECONDS)

    def _spoken(self, socket: WebSocket) -> str:
        """The language of refusals: that of the hello or the address, else of the browser."""
        hello = getattr(socket.state, "lang", None)
        return self.people.language_of(socket, hello or socket.query_params.get("lang"))

    async def _close(self, socket: WebSocket, refusal: Refusal) -> None:
        """Says why a socket ends, and ends it."""
        code = code_of(refusal)
        self.tables.metrics.cut.labels(code).inc()
        sentence = Speaker(spoken=self._spoken(socket)).sentence(refusal.message)
        if socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await socket.send_text(encode(Closing(0, code, sentence)).decode())
                await socket.close(CLOSE_CODES.get(code, UNEXPECTED), code)


async def receive(socket: WebSocket) -> str:
    """The next text; bytes are read as text too, since some clients send them."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1005))
    text = event.get("text")
    if text is not None:
        return str(text)
    return bytes(event.get("bytes") or b"").decode(errors="replace")


def decode(text: str) -> ClientMessage:
    """A message of a client, or why it is none."""
    try:
        return decode_client(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Denied("malformed", why=str(error)[:200]) from None
