"""Gate 5: two games that differ only in what a viewer may not know send that viewer the same bytes.

A twin of a table has the same log as far as the viewer was told, but wherever chance or somebody
else did something hidden, something else may have happened in it. Then the position itself is drawn
anew from all that the viewer cannot rule out. Whatever a match says to that viewer must be the same
for both: positions, stories, legal moves, reasons, refusals; and so must all bytes of a socket."""

import asyncio
import random
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from bench.gates.link import Link, dial
from bench.gates.report import Figure, figure, say
from bench.gates.tables import Stored, stored_table
from dolmen.core.game import Event, Game
from dolmen.core.message import Refusal
from dolmen.core.rng import Rng
from dolmen.games import TITLES, open_game, seat_counts
from dolmen.server.replays import tell_moves
from dolmen.server.server import Server
from dolmen.server.speaker import Speaker
from dolmen.server.store import Entry
from dolmen.server.table.match import Match
from dolmen.server.table.plans import plan_move
from dolmen.server.table.projection import explain, update
from dolmen.server.table.seats import Seats
from dolmen.server.tracks import Track
from dolmen.server.wire.messages import encode
from tests.server.serving import running

NOW: Final = 1_800_000_000_000
WAIT: Final = 30.0
LANGUAGES: Final = (None, "fr")
# How often a twin leaves the path: the more it does, the sooner it ends nowhere.
DARING: Final = (0.5, 0.2, 0.1, 0.1, 0.05, 0.05, 0.03, 0.03, 0.02, 0.02)


class Size(NamedTuple):
    """How many games of each title and seat count, and how many of them over real sockets."""

    games: int
    sockets: int


FULL: Final = Size(games=40, sockets=6)
QUICK: Final = Size(games=6, sockets=2)
TINY: Final = Size(games=1, sockets=1)


def counts(title: str, size: Size) -> tuple[int, ...]:
    """The seat counts to look at. Where nothing is hidden two seats tell as much as seven."""
    every = seat_counts(title)
    if size is not TINY or TITLES[title].hidden:
        return every
    return (min(count for count in every if count > 1),)


class Tally:
    """What was compared."""

    def __init__(self) -> None:
        self.compared = 0
        # Pairs whose logs differ, and pairs whose positions do.
        self.logs = 0
        self.positions = 0
        self.leaks: list[str] = []

    def compare(self, where: str, one: bytes, other: bytes) -> None:
        """Two answers that must be one."""
        self.compared += 1
        if one != other:
            self.leaks.append(f"{where}:\n  {one[:600]!r}\n  {other[:600]!r}")


# --- Twins ---------------------------------------------------------------------------------------


def told_of(game: Game[Any], state: Any, move: int, viewer: int | None) -> tuple[Any, bytes]:
    """The position after a move, and what the viewer knows of it."""
    after = state.clone()
    events: list[Event] = []
    after.events = events
    game.apply(after, move)
    after.events = None
    told = [game.tell(after, event, viewer) for event in events]
    phrases = [Speaker().phrase(message) for message in told if message is not None]
    actor = int(game.actor(after))
    # What is asked has no viewer: it is said aloud, such as what somebody is paying for.
    ask = Speaker().phrase(game.ask(after)) if actor >= 0 else None
    return after, msgspec.json.encode((phrases, game.view(after, viewer), actor, ask))


def twin_entries(
    game: Game[Any], entries: list[Entry], viewer: int | None, rng: random.Random, daring: float
) -> list[Entry] | None:
    """A log that told the viewer the same, with other secrets; None if the walk ended nowhere: what
    is hidden at first can make impossible what is seen later."""
    true, other = game.start(), game.start()
    found: list[Entry] = []
    for entry in entries:
        move = game.moves.parse(entry.body)
        true, told = told_of(game, true, move, viewer)
        # Its own choices a viewer knows.
        is_own = viewer is not None and entry.seat == viewer
        candidates = [m for m in game.legal(other) if m == move or not is_own]
        rng.shuffle(candidates)
        if rng.random() > daring and move in candidates:
            candidates.insert(0, move)
        for candidate in candidates:
            after, heard = told_of(game, other, candidate, viewer)
            if heard == told:
                other = after
                found.append(entry._replace(body=game.moves.name(candidate)))
                break
        else:
            return None
    return found


def twins(stored: Stored, viewer: int | None, rng: random.Random) -> Iterator[tuple[str, Match]]:
    """The table again, with other secrets: in its log, and in its position alone."""
    game = open_game(stored.table.title, stored.table.seats)
    for daring in DARING:
        other = twin_entries(game, stored.entries, viewer, rng, daring)
        if other is not None and other != stored.entries:
            yield "log", match_of(stored, other)
            break
    match = match_of(stored, stored.entries)
    # A spectator knows less than any seat: what one of them cannot rule out, and then another.
    for seat in (viewer,) if viewer is not None else range(game.seats):
        course = match.log.course
        course.state = game.determinize(course.state, seat, Rng(rng.getrandbits(60)))
    yield "position", match


def match_of(stored: Stored, entries: list[Entry]) -> Match:
    """A match with these entries; what its table is called and committed to stays the same."""
    # The fingerprint of the position is nothing that leaves the server.
    return Match(stored.table._replace(mark=""), Seats(stored.seats, ()), entries)


# --- Everything a match says ---------------------------------------------------------------------


def sayings(match: Match, viewer: int | None, lang: str | None) -> Iterator[tuple[str, bytes]]:
    """All that a viewer can get out of a match."""
    speaker = Speaker(match.seats.names, lang)
    for since in (None, 0, match.n - 1, match.n):
        yield f"update since {since}", encode(update(match, viewer, since, speaker))
    track = Track(match.game, match.log.moves)
    told = tell_moves(track, 0, len(track.moves), viewer, speaker)
    yield "story", msgspec.json.encode(told)
    if viewer is None:
        return
    moves = match.game.moves
    targets = sorted({moves.target(move, viewer) for move in range(moves.count)})
    for target in (*targets, "nowhere"):
        lights_up = [move for move in range(moves.count) if moves.target(move, viewer) == target]
        why = explain(match, viewer, "w", lights_up, speaker)
        yield f"why {target}", encode(why)
    for move in range(moves.count):
        yield f"move {moves.name(move)}", refusal_of(match, viewer, moves.name(move), speaker)


def refusal_of(match: Match, viewer: int, move: str, speaker: Speaker) -> bytes:
    """How a move of the viewer is refused, if it is."""
    try:
        match.check_turn(viewer)
        plan_move(match, viewer, move, "c", NOW)
    except Refusal as refusal:
        return encode(speaker.refused(refusal, match.n, "c"))
    return b"legal"


def compare_matches(stored: Stored, viewer: int | None, rng: random.Random, tally: Tally) -> None:
    """A table and its twins, for one viewer."""
    true = match_of(stored, stored.entries)
    for kind, twin in twins(stored, viewer, rng):
        tally.logs += true.log.moves != twin.log.moves
        tally.positions += true.game.dump(true.log.state) != twin.game.dump(twin.log.state)
        lang = rng.choice(LANGUAGES)
        where = f"{stored.table.title} {stored.table.seats}, viewer {viewer}, {kind}"
        for (what, one), (_, other) in zip(
            sayings(true, viewer, lang), sayings(twin, viewer, lang), strict=True
        ):
            tally.compare(f"{where}, {what}", one, other)


# --- The same over sockets -----------------------------------------------------------------------


class Ear:
    """Keeps every byte a socket says."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        # What came before that.
        self.said: list[bytes] = []
        self.news = asyncio.Event()

    def hear(self, _: Link, data: bytes) -> None:
        """Takes a message."""
        self.heard.append(data)
        self.news.set()

    def turn_page(self) -> None:
        """Lays aside what was heard."""
        self.said += self.heard
        self.heard = []

    async def until(self, part: bytes) -> None:
        """Until a message with that in it came."""
        async with asyncio.timeout(WAIT):
            while not any(part in data for data in self.heard):
                self.news.clear()
                await self.news.wait()


async def listen(
    server: Server, port: int, stored: Stored, viewer: int | None, match: Match
) -> list[bytes]:
    """All bytes that a viewer gets of a table in that match: the greeting, the answers to every
    question it can ask, and what one legal move brings if it is the viewer's turn."""
    desk = await server.desks.open(stored.table.id)
    desk.match = match
    ear = Ear()
    hello = {"lang": "en", **({} if viewer is None else {"token": stored.keys[viewer]})}
    link = await dial(port, stored.table.id, ear.hear, hello=hello)
    await ear.until(b'{"type":"update"')
    moves = match.game.moves
    targets = sorted({moves.target(move, viewer or 0) for move in range(moves.count)})
    asked: list[dict[str, object]] = [
        {"type": "why", "id": f"t{i}", "target": target} for i, target in enumerate(targets)
    ]
    names = [moves.name(move) for move in range(moves.count)]
    asked += [{"type": "why", "id": f"m{i}", "move": name} for i, name in enumerate(names)]
    # For a position that is past: each is refused, whatever the viewer may do.
    asked += [
        {"type": "move", "id": f"s{i}", "n": match.n - 1, "move": name}
        for i, name in enumerate(names)
    ]
    legal = set(match.game.legal(match.log.state)) if match.actor == viewer else set()
    asked += [
        {"type": "move", "id": f"i{i}", "n": match.n, "move": name}
        for i, name in enumerate(names)
        if moves.parse(name) not in legal
    ]
    asked.append({"type": "take_back", "id": "b", "n": match.n + 1})
    for message in asked:
        link.tell(message)
        await ear.until(f'"id":"{message["id"]}"'.encode())
        ear.turn_page()
    link.cut()
    # Who is there is nothing of the game.
    return [data for data in ear.said if not data.startswith(b'{"type":"table"')]


async def compare_sockets(
    stored: Stored, viewer: int | None, rng: random.Random, tally: Tally
) -> None:
    """A table and its twins at two servers, for one viewer."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="dolmen-gate-"))
        servers = []
        for name in ("one", "other"):
            url = f"sqlite:///{Path(folder) / name}.sqlite3"
            server, base = await stack.enter_async_context(
                running(url, now=lambda: NOW, messages_per_window=1_000_000)
            )
            await server.store.create_table(stored.table, stored.seats, (), stored.entries)
            servers.append((server, int(base.rpartition(":")[2])))
        for kind, twin in twins(stored, viewer, rng):
            heard = [
                await listen(server, port, stored, viewer, match)
                for (server, port), match in zip(
                    servers, (match_of(stored, stored.entries), twin), strict=True
                )
            ]
            where = f"{stored.table.title} {stored.table.seats}, viewer {viewer}, {kind}, socket"
            if len(heard[0]) != len(heard[1]):
                tally.leaks.append(f"{where}: {len(heard[0])} and {len(heard[1])} messages")
            for one, other in zip(*heard, strict=False):
                tally.compare(where, one, other)


async def run(url: str, size: Size, seed: int = 5) -> list[Figure]:
    """Measures gate 5. What a viewer gets does not come from the database, so that the two servers
    of a comparison are on SQLite whatever is asked."""
    rng = random.Random(seed)
    matches, sockets = Tally(), Tally()
    for title in TITLES:
        for seats in counts(title, size):
            for game in range(size.games):
                stored = stored_table(title, seats, rng.randrange(10, 200), rng)
                viewers = [*range(seats), None]
                for viewer in viewers:
                    compare_matches(stored, viewer, rng, matches)
                if game < size.sockets:
                    await compare_sockets(stored, rng.choice(viewers), rng, sockets)
            say(f"gate 5: {title} with {seats} seats, {matches.compared} answers compared")
    for leak in (matches.leaks + sockets.leaks)[:5]:
        say(f"gate 5: {leak}")
    return [
        figure(
            5,
            f"{matches.compared} answers of matches ({matches.logs} pairs with other logs, "
            f"{matches.positions} with other positions): different answers",
            url,
            len(matches.leaks),
            "0",
            not matches.leaks and matches.logs > 0 and matches.positions > 0,
        ),
        figure(
            5,
            f"{sockets.compared} messages of sockets: different bytes",
            url,
            len(sockets.leaks),
            "0",
            not sockets.leaks and sockets.compared > 0,
        ),
    ]
