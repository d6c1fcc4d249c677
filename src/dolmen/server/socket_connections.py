"""Connections that became sockets, below the app: how they begin, how they end, and how a text is
sent that is the same for many."""

import asyncio
import logging
import struct
from http import HTTPStatus
from typing import Any, Final, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from dolmen.server.doors import address_of
from dolmen.server.guards import HEADERS
from dolmen.server.heartbeats import Heartbeats
from dolmen.server.limits import Budget

# How long somebody has to take what came before their socket closed.
LINGER_SECONDS: Final = 10.0
# Where a socket's scope has what sends a text past the queue of the app.
WRITE_TEXT: Final = "dolmen.write_text"
# The first byte of a frame that is a whole text, and heads of longer ones.
TEXT: Final = 0x81
SHORT: Final = 126
HEAD_16: Final = struct.Struct(">BBH")
HEAD_64: Final = struct.Struct(">BBQ")
# So much of what came is read in one step of the loop: it may be hundreds of the shortest frames,
# each of which takes some microseconds.
SLICE: Final = 2048
# What a frame costs that is no message: nobody else would count it.
FRAME_MILLISECONDS: Final = 0.02
# A frame that asks whether somebody is there.
PING: Final = b"\x89\x00"


class Handshake(ServerProtocol):
    """What is said before a socket is open. A refusal is an answer like any other, and has its
    headers."""

    def send_response(self, response: Response) -> None:
        """Answers whoever asks for a socket."""
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            for name, value in {**HEADERS, "Cache-Control": "no-store"}.items():
                response.headers.setdefault(name, value)
        super().send_response(response)


class Socket(WebSocketsSansIOProtocol):
    """A socket of uvicorn that always ends: closing politely waits until all that was sent is
    taken, and whoever reads nothing would never be rid of."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        # Whether its peer was asked and has not answered yet.
        self.asked = False
        # Frames that go out together as soon as whatever is under way is done.
        self._frames: list[bytes] = []
        # What came and is not read yet, and what ends a pause of reading.
        self._unread = b""
        self._pause: asyncio.TimerHandle | None = None
        log = logging.getLogger("uvicorn.error")
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=log)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        # The server's own settings of uvicorn count connections.
        cast(Any, self.config).held.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something came. One connection may bring thousands of frames at once: they are read a
        slice at a time, and no further while a message waits to be taken."""
        if self._pause is None and not self._unread and len(data) <= SLICE:
            super().data_received(data)
            return
        self._unread += data
        self._read_on()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; then there may be more to read."""
        event = await super().receive()
        if self._unread:
            self._read_on()
        return event

    def _read_on(self) -> None:
        """Reads one slice, and the next one when everybody else had their turn."""
        if self._pause is None and not self.read_paused and not self.transport.is_closing():
            data, self._unread = self._unread[:SLICE], self._unread[SLICE:]
            super().data_received(data)
        self._rest(0)

    def _rest(self, seconds: float) -> None:
        """Takes nothing from its peer for a while, or for as long as it does not already."""
        if self.transport.is_closing():
            return
        self.transport.pause_reading()
        if self._pause is None and not self.read_paused:
            self._pause = self.loop.call_later(seconds, self._end_pause)

    def _end_pause(self) -> None:
        self._pause = None
        if self.transport.is_closing():
            return
        if self._unread:
            self._read_on()
        elif not self.read_paused:
            self.transport.resume_reading()

    def _pay(self) -> None:
        """Charges a frame that is no message to its address; who has nothing left is not read."""
        budget: Budget = cast(Any, self.config).budget
        address = address_of(cast(dict[str, Any], self.scope))
        budget.spend(address, FRAME_MILLISECONDS)
        wait = budget.retry_after(address)
        if wait > 0:
            self._rest(wait)

    def handle_ping(self) -> None:
        """Somebody asks whether the server is there."""
        self._pay()
        super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """A part of a message."""
        self._pay()
        super().handle_cont(event)

    @property
    def has_ended(self) -> bool:
        """Whether nothing more is sent."""
        return self.close_sent or self.transport.is_closing()

    def start_keepalive(self) -> None:
        """It is open; from now on its heartbeats are those of all sockets."""
        self._heartbeats.begin(self)

    def ask(self) -> None:
        """Asks whether somebody is there."""
        self.transport.write(PING)

    def handle_pong(self, event: Frame) -> None:
        """Somebody is."""
        if self.asked:
            self._heartbeats.answered(self)
        else:
            self._pay()

    def give_up(self) -> None:
        """Whoever answers no heartbeat takes nothing either."""
        self.keepalive_timeout()
        self.transport.abort()

    @property
    def _heartbeats(self) -> Heartbeats:
        found: Heartbeats = cast(Any, self.config).heartbeats
        return found

    def write_text(self, data: bytes) -> bool:
        """Sends a text if the peer takes what it is sent; false if not, or if the socket ends. By
        the queue and the app it would cost several times as much. What is sent by one step of the
        loop is one write: a move and that it was done, a table and all that was said there."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN:
            return False
        if self.transport.is_closing():
            # A peer that broke off is noticed a moment later.
            return False
        if not self._frames:
            self.loop.call_soon(self._flush)
        self._frames.append(text_frame(data))
        return True

    def _flush(self) -> None:
        frames, self._frames = self._frames, []
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    async def send(self, message: ASGISendEvent) -> None:
        """Sends what the app says, after whatever it said before."""
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        """The server stops."""
        self._flush()
        super().shutdown()

    async def run_asgi(self) -> None:
        """Serves the socket; then its end is only a matter of time."""
        cast(dict[str, Any], self.scope)[WRITE_TEXT] = self.write_text
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(LINGER_SECONDS, self.transport.abort)


def text_frame(data: bytes) -> bytes:
    """A text as it travels from a server: a frame of its own, without a mask (RFC 6455, 5.2)."""
    size = len(data)
    if size < SHORT:
        return bytes((TEXT, size)) + data
    if size < 1 << 16:
        return HEAD_16.pack(TEXT, SHORT, size) + data
    return HEAD_64.pack(TEXT, SHORT + 1, size) + data
