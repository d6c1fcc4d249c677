"""Who looks at a table: one viewer a socket, with a bounded queue of what it has yet to read."""

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

from dolmen.server.speaker import Speaker
from dolmen.server.store import ShareRow
from dolmen.server.table.menu import Menu
from dolmen.server.table.sights import Shown
from dolmen.server.wire.messages import ChatLine, ServerMessage, encode

# Ends the queue of a viewer.
_END: Final = None


class Actor(NamedTuple):
    """Whoever looks at a table and acts there: from which seat and by what right, the key of its
    link or their identity, both as hashes; from where; in which language, if they want sentences;
    and in which they are refused something."""

    seat: int | None
    player: str | None
    token_hash: str | None
    address: str
    lang: str | None
    spoken: str = "en"


class Viewer:
    """One pair of eyes at a table: its seat, its language, and what waits to be sent to it."""

    def __init__(self, actor: Actor, most: int, most_bytes: int) -> None:
        self.actor = actor
        self.seat = actor.seat
        # Whose eyes it has: those of its seat, or of one that shows what it sees by a link.
        self.eyes = actor.seat
        # The link it came by, if it came by one.
        self.share: ShareRow | None = None
        self.lang = actor.lang
        # Whether the table is before somebody's eyes; else it is a page that was left open.
        self.looks = True
        # The entries it knows of, and the view it has.
        self.n = 0
        self.shown: Shown | None = None
        # What it was last told to be asked, and how far take-backs reach.
        self.asked: bytes | None = None
        self.reach: list[int | None] | None = None
        # The moves it was told.
        self.menu = Menu()
        # Whether it wants every view whole.
        self.whole = False
        # The lines of chat it knows of.
        self.chat = 0
        # Why it was cut off, if it was.
        self.cut: str | None = None
        # Sends at once what nothing else waits before; false: not now.
        self.write: Callable[[bytes], bool] = lambda _: False
        self._most = most
        self._most_bytes = most_bytes
        # The bytes that wait or are being sent, and those of them that are.
        self._waiting = 0
        self._sending = 0
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: ServerMessage) -> None:
        """Sends a message or queues it; a reader too slow for it is cut off: nobody waits."""
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        """The same of one that is encoded already, for many viewers alike."""
        if self.cut is not None or (not self._waiting and self.write(data)):
            return
        if self._queue.qsize() >= self._most or self._waiting + len(data) > self._most_bytes:
            self.cut_off("slow")
            return
        self._waiting += len(data)
        self._queue.put_nowait(data)

    def send_chat(self, line: ChatLine) -> None:
        """Queues a line of chat, unless it was sent already."""
        if line.k > self.chat:
            self.chat = line.k
            self.send(line)

    def cut_off(self, why: str) -> None:
        """Sends nothing more; the socket closes with this reason."""
        if self.cut is None:
            self.cut = why
            self._queue.put_nowait(_END)

    async def next(self) -> bytes | None:
        """What to send next; None: nothing more, ever."""
        self._waiting -= self._sending
        self._sending = 0
        data = await self._queue.get()
        if data is None or self.cut == "slow":
            return None
        self._sending = len(data)
        return data

    def speaker(self, names: list[str]) -> Speaker:
        """Speaks to this viewer."""
        return Speaker(names, self.lang, self.actor.spoken)
