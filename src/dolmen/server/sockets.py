"""The socket of a table: hello, then messages both ways until one side goes."""

import asyncio
import contextlib
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from dolmen.core.message import Refusal
from dolmen.server.admission import Admission
from dolmen.server.close_codes import CLOSE_CODES, UNEXPECTED
from dolmen.server.connections import SILENT_SECONDS, Connections
from dolmen.server.doors import Doors, address_of, too_many
from dolmen.server.house.blocks import Blocks
from dolmen.server.incoming import decode, receive
from dolmen.server.late import Lates
from dolmen.server.limits import Rate
from dolmen.server.origins import Origins
from dolmen.server.people import People
from dolmen.server.refusals import Denied, code_of
from dolmen.server.speaker import Speaker
from dolmen.server.store import Unstored
from dolmen.server.table.desk import Desk
from dolmen.server.table.dispatch import Dispatch
from dolmen.server.tables import Tables
from dolmen.server.viewers import Viewer
from dolmen.server.wire.messages import Closing, encode
from dolmen.server.wire.requests import Act, AskView, ClientMessage, Hello, Looking

WINDOW_SECONDS: Final = 20.0
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
        self.doors = doors
        self.origins = origins
        self.blocks = blocks
        self.admission = Admission(tables, people, lates)
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
        hello = await self.admission.greeted(socket)
        socket.state.lang = hello.lang
        async with await self.doors.enter(address_of(socket.scope)) as turn:
            desk, viewer = await turn.measure(self.admission.admit(socket, id, hello))
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

    async def _carry_out(
        self, looked: Desk, viewer: Viewer, message: Act | AskView | Looking
    ) -> None:
        id, share = looked.id, viewer.share
        if isinstance(message, Looking):
            self.tables.stage.look(looked, viewer, on=message.on)
            return
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

    async def _close(self, socket: WebSocket, refusal: Refusal) -> None:
        """Says why a socket ends, and ends it."""
        code = code_of(refusal)
        self.tables.metrics.cut.labels(code).inc()
        sentence = Speaker(spoken=self.admission.spoken(socket)).sentence(refusal.message)
        if socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await socket.send_text(encode(Closing(0, code, sentence)).decode())
                await socket.close(CLOSE_CODES.get(code, UNEXPECTED), code)
