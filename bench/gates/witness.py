"""A viewer at a table of a real server: everything it can get there, byte for byte.

It looks by two sockets, one of which it loses and takes up again, asks every question that HTTP and
the pages without script answer, and does its own deeds. The others have sockets as well, so that
the server has many to show a position to."""

import asyncio
import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import AsyncExitStack
from typing import Final

import httpx2

from bench.gates.deeds import Deed
from bench.gates.link import Link, dial, number
from bench.gates.tables import Stored
from bench.gates.waits import becomes
from dolmen.server.api.context import SEAT_KEY
from dolmen.server.people import COOKIE
from dolmen.server.server import Server
from dolmen.server.table.desk import Desk

WAIT: Final = 60.0
LANGUAGES: Final = ("en", "fr")
# What differs from one answer to the next: ids that a page makes up for its forms, and the time.
MADE_UP: Final = re.compile(rb'name="id" value="[^"]+"')
DATE: Final = "date"

Saying = tuple[str, bytes]


class Ear:
    """Keeps every byte that a socket says."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self._news = asyncio.Event()

    def hear(self, _: Link, data: bytes) -> None:
        """Takes a message."""
        self.heard.append(data)
        self._news.set()

    def take(self) -> list[bytes]:
        """What was heard since the last time."""
        heard, self.heard = self.heard, []
        return heard

    async def until(self, part: bytes) -> None:
        """Until a message with that in it came."""
        async with asyncio.timeout(WAIT):
            while not any(part in data for data in self.heard):
                self._news.clear()
                await self._news.wait()


class Witness:
    """One viewer at one table. All that it chooses follows from `rng`: a twin asks the same."""

    def __init__(
        self, server: Server, base: str, stored: Stored, viewer: int | None, rng: random.Random
    ) -> None:
        self.server = server
        self.port = int(base.rpartition(":")[2])
        self.stored = stored
        self.viewer = viewer
        self.rng = rng
        self.said: list[Saying] = []
        self.deeds: Counter[str] = Counter()
        self.is_over = False
        self.has_story = True
        self.http = httpx2.AsyncClient(base_url=base, timeout=WAIT, verify=False)
        self.ear, self.second = Ear(), Ear()
        self._asked = 0
        # The last position that the second socket saw.
        self._n = 0
        self._desk: Desk
        self._first: Link
        self._other: Link | None = None
        self._closing = AsyncExitStack()

    @property
    def id(self) -> str:
        """The table."""
        return self.stored.table.id

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.stored.keys)

    @property
    def actor(self) -> int:
        """Who is to move."""
        actor = self._desk.match.actor
        return -1 if actor is None else actor

    # --- Coming and going ------------------------------------------------------------------------

    async def come(self, desk: Desk) -> None:
        """Everybody looks, the viewer twice."""
        self._desk = desk
        await self._closing.enter_async_context(self.http)
        for seat in (*range(self.seats), None):
            if seat != self.viewer:
                ear = Ear()
                link = await dial(self.port, self.id, ear.hear, hello=self._hello(seat))
                self._closing.callback(link.cut)
                await ear.until(b'{"type":"update"')
        self._first = await dial(
            self.port, self.id, self.ear.hear, hello=self._hello(self.viewer, lang=self._lang())
        )
        self._closing.callback(self._first.cut)
        await self.ear.until(b'{"type":"update"')
        await self.come_again()

    async def go(self) -> None:
        """Nobody looks any more."""
        await self.lose()
        await self._closing.aclose()
        await self._are_there(0)

    async def come_again(self) -> None:
        """The second socket; it says what it knows already."""
        known: dict[str, object] = {"n": self._n} if self._n else {}
        hello = self._hello(self.viewer, whole=self.rng.random() < 0.3, **known)
        self._other = await dial(self.port, self.id, self.second.hear, hello=hello)
        await self.second.until(b'{"type":"update"')

    async def lose(self) -> None:
        """The second socket is lost; the others hear of it before anything else happens."""
        if self._other is None:
            return
        await self.settle()
        there = len(self._desk.viewers)
        self._other.cut()
        self._other = None
        await self._are_there(there - 1)

    async def _are_there(self, count: int) -> None:
        assert await becomes(lambda: len(self._desk.viewers) == count, WAIT), "a socket stays"

    def _hello(self, seat: int | None, **more: object) -> dict[str, object]:
        key = {} if seat is None else {"token": self.stored.keys[seat]}
        return {**key, **more}

    def _lang(self) -> str:
        return self.rng.choice(LANGUAGES)

    # --- What happens ----------------------------------------------------------------------------

    async def do(self, deed: Deed) -> None:
        """Somebody does something, and everybody who looks was told."""
        if deed.kind in ("leave", "come_back"):
            await self._hand_over(deed)
        else:
            answer = await self._act(deed)
            assert (b'"type":"done"' in answer) == (deed.kind != "accuse"), (deed, answer)
        self.deeds[deed.kind] += 1
        self.is_over = self._desk.match.row.status != "playing"
        await self.settle(deed.kind)

    async def _act(self, deed: Deed) -> bytes:
        """What is answered to a deed: a viewer does its own by its socket."""
        message = self._message(deed)
        if deed.seat == self.viewer:
            self._first.tell(message)
            await self.ear.until(f'"id":"{message["id"]}"'.encode())
            return self.ear.heard[-1]
        headers = {SEAT_KEY: self.stored.keys[deed.seat]}
        answer = await self.http.post(self._path("act"), json=message, headers=headers)
        return answer.content

    def _message(self, deed: Deed) -> dict[str, object]:
        self._asked += 1
        id, n = f"d{self._asked}", self._desk.match.n
        if deed.kind == "move":
            return {"type": "move", "id": id, "n": n, "move": deed.body}
        if deed.kind == "take_back":
            return {"type": "take_back", "id": id, "n": n, "one": deed.body == "one"}
        if deed.kind == "chat":
            return {"type": "chat", "id": id, "text": deed.body}
        if deed.kind == "resign":
            return {"type": "resign", "id": id, "n": n}
        if deed.kind == "accuse":
            about = (deed.seat + 1) % self.seats
            return {"type": "vote", "id": id, "what": "bot", "seat": about}
        return {"type": "vote", "id": id, "what": "end", "yes": deed.kind == "vote"}

    async def doubt(self, names: Iterable[str]) -> None:
        """Asks why of moves that somebody else can play in one world or in the other."""
        for name in names:
            await self._ask(self._first, self.ear, {"type": "why", "move": name})

    async def _hand_over(self, deed: Deed) -> None:
        """The host hands its own seat to a bot, or takes it back."""
        leaves = deed.kind == "leave"
        path = f"/api/tables/{self.id}/seats/{deed.seat}/{'bot' if leaves else 'free'}"
        headers = {"Cookie": f"{COOKIE}={self.stored.keys[deed.seat]}"}
        body = {"bot": "random"} if leaves else None
        answer = await self.http.post(path, json=body, headers=headers)
        assert answer.status_code == 200, answer.text

    async def settle(self, what: str = "socket") -> None:
        """Waits until everything that was to be told has come, and keeps it."""
        for link, ear in ((self._first, self.ear), (self._other, self.second)):
            if link is None:
                continue
            await self._ask(link, ear, {"type": "why", "target": "nowhere"})
            for data in ear.take():
                self._keep(what, data)
                if link is self._other and b'"view":' in data:
                    self._n = number(data, b"n")

    async def _ask(self, link: Link, ear: Ear, question: Mapping[str, object]) -> None:
        self._asked += 1
        link.tell({**question, "id": f"q{self._asked}"})
        await ear.until(f'"id":"q{self._asked}"'.encode())

    # --- What can be asked -----------------------------------------------------------------------

    async def look(self, questions: int) -> None:
        """Asks whatever can be asked, of moves and targets so many."""
        for question in self._questions(questions):
            await self._ask(self._first, self.ear, question)
        self._first.tell({"type": "view", "n": max(0, self._desk.match.n - self.rng.randrange(9))})
        await self.settle("asked")
        for path, headers in self._pages():
            answer = await self.http.get(path, headers=headers)
            said = "\n".join(
                f"{name}: {value}"
                for name, value in [("", answer.status_code), *answer.headers.items()]
                if name.lower() != DATE
            )
            self._keep(path.replace(self.id, "ID"), said.encode() + b"\n\n" + answer.content)

    def _questions(self, most: int) -> Iterator[dict[str, object]]:
        """Reasons, and moves that are refused."""
        match = self._desk.match
        moves, n = match.game.moves, match.n
        every = range(moves.count)
        targets = sorted({moves.target(move, self.viewer or 0) for move in every})
        for target in self.rng.sample(targets, min(most, len(targets))):
            yield {"type": "why", "target": target}
        is_mine = match.actor == self.viewer
        legal = set(match.game.legal(match.log.state)) if is_mine else set()
        asked = self.rng.sample(every, min(most, moves.count))
        for move in asked:
            yield {"type": "why", "move": moves.name(move)}
        for move in asked[: 1 + most // 4]:
            yield {"type": "move", "n": n - 1, "move": moves.name(move)}
            if move not in legal:
                yield {"type": "move", "n": n, "move": moves.name(move)}
        yield {"type": "take_back", "n": n + 1}
        if not is_mine:
            yield {"type": "take_back", "n": n}

    def _pages(self) -> Iterator[tuple[str, dict[str, str]]]:
        """Everything that GET answers of a table, from the viewer's seat."""
        match, lang = self._desk.match, self._lang()
        key = {} if self.viewer is None else {SEAT_KEY: self.stored.keys[self.viewer]}
        me = {} if self.viewer is None else {"Cookie": f"{COOKIE}={self.stored.keys[self.viewer]}"}
        since = max(0, match.n - self.rng.randrange(12))
        yield self._path(), key
        yield self._path(f"view?lang={lang}"), key
        yield self._path(f"view?since={since}"), key
        # A seat that is another's.
        yield self._path(f"view?seat={(self.viewer or 0) + 1}"), me
        if self.has_story:
            yield self._path(f"story?lang={lang}"), key
            yield self._path(f"story?after={len(match.log.moves) // 2}"), key
        yield "/api/me/tables", me
        yield "/plain/", me
        yield f"/plain/table/{self.id}?lang={lang}", me
        why = self.rng.choice(
            sorted(match.game.moves.name(i) for i in range(match.game.moves.count))
        )
        yield f"/plain/table/{self.id}?why={why.replace(' ', '+')}", me
        yield f"/plain/table/{self.id}/resign?seat={self.viewer or 0}", me
        if not self.is_over:
            yield from ((path, me) for path in self._records())

    def _records(self) -> Iterator[str]:
        """What is there once the game is over, and not before."""
        yield f"/plain/record/{self.id}"
        yield f"/api/records/{self.id}"
        for part in ("lines", "at/1", "sheet", "curve"):
            yield f"/api/records/{self.id}/{part}"

    def _path(self, part: str = "") -> str:
        return f"/api/tables/{self.id}/{part}".rstrip("/")

    # --- What was said ---------------------------------------------------------------------------

    def _keep(self, where: str, data: bytes) -> None:
        """Keeps what was said, without what tells two tables of one game apart. The seed is shown
        when all is over, and not before."""
        data = MADE_UP.sub(b"", data).replace(self.id.encode(), b"ID")
        if self.is_over:
            data = data.replace(self.stored.table.seed.encode(), b"SEED")
        self.said.append((where, data))
