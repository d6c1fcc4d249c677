"""What a client says on a socket: the next text, and the message that it is."""

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from dolmen.server.refusals import Denied
from dolmen.server.wire.requests import ClientMessage, decode_client


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
