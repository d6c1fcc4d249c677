"""Connections that became sockets, below the app: how they begin, how they end, and how a text is
sent that is the same for many."""

import logging
import struct
from http import HTTPStatus
from typing import Any, Final, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from dolmen.server.guards import HEADERS
from dolmen.server.heartbeats import Heartbeats

# How long somebody has to take what came before their socket closed.
LINGER_SECONDS: Final = 10.0
# Where a socket's scope has what sends a text past the queue of the app.
WRITE_TEXT: Final = "dolmen.write_text"
# The first byte of a frame that is a whole text, and heads of longer ones.
TEXT: Final = 0x81
SHORT: Final = 126
HEAD_16: Final = struct.Struct(">BBH")
HEAD_64: Final = struct.Struct(">BBQ")
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
        log = logging.getLogger("uvicorn.error")
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=log)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        # The server's own settings of uvicorn count connections.
        cast(Any, self.config).held.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

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
        self._heartbeats.answered(self)

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
