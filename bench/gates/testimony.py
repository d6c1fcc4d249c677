"""What all clients of one life of a server were told, and whether the store has it."""

import asyncio
import json
import random
import time
from collections import Counter
from itertools import count
from typing import Any, Final, NamedTuple

from bench.gates.link import Link
from bench.gates.tables import Made
from dolmen.server.store import Entry
from dolmen.server.store.reader import Reader
from dolmen.server.table.match import Match
from dolmen.server.table.seats import Seats

IDS: Final = count(1)
# How often somebody takes back if they can, says something, or votes.
TAKES_BACK: Final = 0.4
SAYS: Final = 0.15
VOTES: Final = 0.15
# All that somebody does, and of that what becomes an entry of the log.
KINDS: Final = ("move", "take_back", "chat", "vote", "join")
ENTERED: Final = ("move", "take_back")


class Sent(NamedTuple):
    """A message of a client."""

    table: str
    seat: int
    message: dict[str, Any]


class Witness:
    """Plays, talks and votes for everybody at some tables, and remembers what came of it. `first`
    is when the first message was done, `enough` that so many were, and some of each kind."""

    def __init__(self, rng: random.Random, enough: int) -> None:
        self.rng = rng
        # Messages by their id, and the numbers that acknowledged ones were answered with.
        self.sent: dict[str, Sent] = {}
        self.done: dict[str, int] = {}
        # Entries that somebody saw: what was told of each. And lines of chat.
        self.entries: dict[str, dict[int, tuple[int | None, str]]] = {}
        self.lines: dict[str, set[tuple[int, str]]] = {}
        # The last position each viewer saw.
        self.positions: dict[tuple[str, int | None], dict[str, Any]] = {}
        # How each seat voted last.
        self.votes: dict[tuple[str, int], str] = {}
        # Seats that somebody sat down at over HTTP, and tables that were made for it.
        self.seated: list[tuple[str, int]] = []
        self.first: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.enough = asyncio.Event()
        self.strange: list[str] = []
        self._wanted = enough

    @property
    def counts(self) -> Counter[str]:
        """What was acknowledged, by its kind."""
        found = Counter(self.sent[id].message["type"] for id in self.done)
        found["join"] += len(self.seated)
        return found

    def hear(self, link: Link, data: bytes) -> None:
        """Remembers a message; whoever is to move does so at once."""
        message = link.read(data)
        kind = message["type"]
        if kind == "update":
            self._see(link, message)
        elif kind == "chat":
            self.lines.setdefault(link.table, set()).add((message["k"], message["text"]))
        elif kind == "done":
            self.done[message["id"]] = message["n"]
            if not self.first.done():
                self.first.set_result(time.monotonic())
            if len(self.done) >= self._wanted and all(self.counts[kind] for kind in KINDS):
                self.enough.set()
        elif kind == "refused" and message["code"] not in ("stale", "no-more-take-backs"):
            self.strange.append(message["sentence"])

    def _see(self, link: Link, update: dict[str, Any]) -> None:
        seen = self.entries.setdefault(link.table, {})
        for entry in update["entries"]:
            seen[entry["n"]] = (entry["seat"], entry["kind"])
        self.positions[link.table, link.seat] = update
        link.n = update["n"]
        if link.seat is None:
            return
        if update["legal"]:
            self._play(link, update)
        if self.rng.random() < SAYS:
            self._tell(link, type="chat", text=f"line {self.rng.getrandbits(60)}")
        # One seat alone ends no game.
        if link.seat == 0 and self.rng.random() < VOTES:
            yes = self.rng.random() < 0.7
            self.votes[link.table, 0] = self._tell(link, type="vote", what="end", yes=yes)

    def _play(self, link: Link, update: dict[str, Any]) -> None:
        if update["can_take_back"] and self.rng.random() < TAKES_BACK:
            self._tell(link, type="take_back", n=update["n"], one=self.rng.random() < 0.5)
            return
        open_ones = [move for move in update["legal"] if not move["final"]]
        move = self.rng.choice(open_ones or update["legal"])["move"]
        self._tell(link, type="move", n=update["n"], move=move)

    def _tell(self, link: Link, **message: Any) -> str:
        id = f"k{next(IDS)}"
        assert link.seat is not None
        self.sent[id] = Sent(link.table, link.seat, {"id": id, **message})
        link.tell(self.sent[id].message)
        return id

    def last_entered(self) -> list[Sent]:
        """Of every table the last message that became an entry and was acknowledged."""
        found: dict[str, Sent] = {}
        for id in self.done:
            sent = self.sent[id]
            if sent.message["type"] in ENTERED:
                found[sent.table] = sent
        return list(found.values())


class Lost(NamedTuple):
    """What was acknowledged and is gone, and what was seen and is not stored."""

    acknowledged: int = 0
    seen: int = 0

    def __add__(self, other: object) -> "Lost":
        assert isinstance(other, Lost)
        return Lost(self.acknowledged + other.acknowledged, self.seen + other.seen)


async def count_lost(reader: Reader, witness: Witness, tables: list[Made]) -> Lost:
    """Compares all that was told with what is stored."""
    lost = Lost(await _count_unseated(reader, witness))
    for table in tables:
        lost += await _count_lost_at(reader, witness, table.id)
    return lost


async def _count_unseated(reader: Reader, witness: Witness) -> int:
    gone = 0
    for id, seat in witness.seated:
        rows = await reader.seats(id)
        gone += len(rows) <= seat or rows[seat].kind != "person"
    return gone


async def _count_lost_at(reader: Reader, witness: Witness, id: str) -> Lost:
    entries = await reader.entries(id)
    clients = {entry.client: entry.n for entry in entries}
    said = {(row.k, row.text) for row in await reader.chat(id, limit=100_000)}
    texts = {text for _, text in said}
    gone = 0
    for client, n in witness.done.items():
        table, _, message = witness.sent[client]
        if table != id:
            continue
        if message["type"] == "chat":
            gone += message["text"] not in texts
        elif message["type"] in ENTERED:
            gone += clients.get(client, n + 1) > n
    gone += await _count_lost_votes(reader, witness, id)
    stored = {entry.n: (entry.seat, entry.kind) for entry in entries}
    ghosts = sum(stored.get(n) != told for n, told in witness.entries.get(id, {}).items())
    ghosts += len(witness.lines.get(id, set()) - said)
    return Lost(gone, ghosts + await _count_strange_views(reader, id, entries, witness))


async def _count_lost_votes(reader: Reader, witness: Witness, id: str) -> int:
    """Votes that are not as they were left; one that was still under way may be either."""
    voters = {vote.voter for vote in await reader.votes(id)}
    return sum(
        witness.sent[last].message["yes"] != (seat in voters)
        for (table, seat), last in witness.votes.items()
        if table == id and last in witness.done
    )


async def _count_strange_views(
    reader: Reader, id: str, entries: list[Entry], witness: Witness
) -> int:
    """Positions that somebody saw and that the stored entries do not lead to."""
    row = await reader.table(id)
    assert row is not None
    seats = Seats(await reader.seats(id), ())
    strange = 0
    matches: dict[int, Match] = {}
    for (table, seat), update in witness.positions.items():
        if table != id:
            continue
        n = update["n"]
        if n not in matches:
            matches[n] = Match(row._replace(mark=""), seats, entries[:n])
        match = matches[n]
        view = json.loads(json.dumps(match.game.view(match.log.state, seat)))
        strange += match.n != n or view != update["view"]
    return strange
