"""Gate 4: a million bad messages over the socket and HTTP change nothing and break nothing, at
tables of every title; nor does anything that is almost right, and no input holds the loop."""

import asyncio
import random
import time
from typing import Any, Final, NamedTuple
from urllib.parse import quote

import httpx2

from bench.gates.bounds import bound_figures
from bench.gates.every_body import body_figures
from bench.gates.host import Host, hosted
from bench.gates.link import BYTES, TEXT, Link, dial
from bench.gates.mutate import ODD, Mutator, dumped, is_harmful, is_text
from bench.gates.near_misses import (
    fault_figure,
    trial_figures,
    trials,
    try_all,
    try_messages,
)
from bench.gates.parts import Parts, run_parts
from bench.gates.report import Figure, figure, say
from bench.gates.tables import Made, make_tables
from dolmen.games import TITLES, open_game

# Messages sent before their answers are waited for: fewer than the queue of a viewer holds.
BATCH: Final = 40
# Only something that hangs takes so long; and how often something is looked at.
WAIT: Final = 120.0
PAUSE: Final = 0.1
HEAD_END: Final = b"\r\n\r\n"
ANSWERS: Final = (b'{"type":"refused"', b'{"type":"why"', b'{"type":"done"', b'{"type":"advice"')
LIMIT: Final = 100
WINDOW: Final = 20
FLOOD_SECONDS: Final = 2.0
LIGHT: Final = next(iter(TITLES))
SEATS: Final = 3
METHODS: Final = ("GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS")
PATHS: Final = (
    "/api/tables/{id}/act?seat={seat}",
    "/api/tables/{id}/act?seat={seat}",
    "/api/tables/{id}/act?lang={odd}",
    "/api/tables/{id}/view?seat={seat}&since={odd}",
    "/api/tables/{id}/story?after={odd}",
    "/api/tables/{id}/join",
    "/api/tables/{id}/sit",
    "/api/tables/{id}/leave/{seat}",
    "/api/tables/{id}/start",
    "/api/tables/{id}/seats/{seat}/bot",
    "/api/tables/{id}/seats/{seat}/free",
    "/api/tables/{id}/webhook",
    "/api/tables/{id}/rematch",
    "/api/tables/{id}/live",
    "/api/tables/{odd}",
    "/api/tables",
    "/api/me",
    "/api/me/carry",
    "/api/records",
    "/api/records/{id}",
    "/api/records/{id}/at/{odd}",
    "/api/records/{id}/branch",
    "/api/rules/{odd}?lang={odd}",
    "/table/{id}?seat={odd}",
    "/seat/{id}/{odd}",
    "/plain/table/{id}",
    "/{odd}",
)
BODIES: Final[tuple[dict[str, Any], ...]] = (
    {"title": LIGHT, "seats": 3, "players": ["me", "open", "random"]},
    {"seat": 0, "name": "x"},
    {"token": "x"},
    {"bot": "greedy"},
    {"url": "https://192.0.2.1/"},
    {"name": "Zoë", "lang": "fr"},
    {"key": "x"},
    {"at": 3, "players": ["me", "random"]},
)


class Size(NamedTuple):
    """How many messages by each way; how many wrong values are tried for everything that is almost
    right; and how many messages at tables of each title are sent alone, to be measured."""

    socket: int
    http: int
    frames: int
    each: int
    alone: int


FULL: Final = Size(socket=900_000, http=80_000, frames=20_000, each=14, alone=2000)
QUICK: Final = Size(socket=20_000, http=1500, frames=500, each=4, alone=100)
TINY: Final = Size(socket=600, http=120, frames=20, each=0, alone=5)


class Tally:
    """What was answered."""

    def __init__(self) -> None:
        self.sent = 0
        self.bad: list[str] = []


class Talker:
    """A socket that counts answers: every message gets one."""

    def __init__(self) -> None:
        self.answers = 0
        self.enough = asyncio.Event()
        self.wanted = 0
        self.accepted: list[str] = []

    def hear(self, _: Link, data: bytes) -> None:
        """Takes an answer; others' presence and the like are none."""
        if data.startswith(ANSWERS):
            self.answers += 1
            if data.startswith(b'{"type":"done"'):
                self.accepted.append(data.decode())
            if self.answers >= self.wanted:
                self.enough.set()

    async def until(self, count: int) -> None:
        """Until so many were answered in all."""
        self.wanted = count
        self.enough.clear()
        if self.answers < count:
            await asyncio.wait_for(self.enough.wait(), WAIT)


async def talk(
    host: Host, made: Made, seat: int | None, mutator: Mutator, count: int, tally: Tally
) -> None:
    """Sends bad messages over one socket, from a seat or as a spectator."""
    talker = Talker()
    hello = {} if seat is None else {"token": made.keys[seat]}
    link = await dial(host.port, made.id, talker.hear, hello=hello)
    n = await standing(host, made.id)
    sent = 0
    while sent < count:
        batch: list[bytes] = []
        while len(batch) < min(BATCH, count - sent):
            data = mutator.message(n)
            if seat is None or not is_harmful(data, n):
                batch.append(data)
        for data in batch:
            # Text that is none ends a socket by the book; as bytes it comes through to be refused.
            link.send(data, TEXT if is_text(data) else BYTES)
        sent += len(batch)
        try:
            await talker.until(sent)
        except TimeoutError:
            tally.bad.append(f"{sent - talker.answers} without an answer, close {link.close_code}")
            break
        if not link.is_open:
            tally.bad.append(f"closed with {link.close_code}")
            break
    tally.sent += sent
    tally.bad += talker.accepted
    link.cut()


async def standing(host: Host, id: str) -> int:
    """The number of entries of a table."""
    async with httpx2.AsyncClient(base_url=host.base, timeout=WAIT) as http:
        return int((await http.get(f"/api/tables/{id}/view")).json()["n"])


async def break_frames(host: Host, made: Made, mutator: Mutator, count: int, tally: Tally) -> None:
    """Opens sockets and sends what is no frame, or no hello."""
    for number in range(count):
        link = await dial(host.port, made.id, lambda _l, _d: None)
        if number % 3 == 0:
            link.send(mutator.message(0))
        else:
            if number % 3 == 1:
                link.tell({"type": "hello"})
            link.send_raw(mutator.frames())
        tally.sent += 1
        if number % 20 == 0:
            # Usually nobody waits for the answer; now and then it is looked at.
            with_code = asyncio.wait({link.ended}, timeout=0.2)
            await with_code
        link.cut()
        await link.ended


async def request(
    host: Host, tables: list[Made], mutator: Mutator, count: int, tally: Tally
) -> None:
    """Sends bad requests over connections that are kept open as long as the server likes."""
    rng = mutator.rng
    streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
    n = await standing(host, tables[0].id)
    for _ in range(count):
        if streams is None:
            streams = await asyncio.open_connection("127.0.0.1", host.port)
        reader, writer = streams
        data = (
            rng.randbytes(rng.randrange(1, 400)) + HEAD_END
            if rng.random() < 0.03
            else one_request(host, tables, mutator, n)
        )
        writer.write(data)
        tally.sent += 1
        try:
            status, goes_on = await asyncio.wait_for(read_answer(reader, data[:4] == b"HEAD"), WAIT)
        except (asyncio.IncompleteReadError, ConnectionError):
            status, goes_on = 0, False
        except TimeoutError:
            tally.bad.append(f"no answer to {data[:200]!r}")
            goes_on, status = False, 0
        if status >= 500:
            tally.bad.append(f"{status}: {data[:300]!r}")
        if not goes_on:
            writer.close()
            streams = None
    if streams is not None:
        streams[1].close()


def one_request(host: Host, tables: list[Made], mutator: Mutator, n: int) -> bytes:
    """One bad request, or one that is right but not for whoever sends it."""
    rng = mutator.rng
    made = rng.choice(tables)
    odd = quote(str(rng.choice(ODD)).encode(errors="replace")[:300])
    path = rng.choice(PATHS).format(id=made.id, seat=rng.choice((0, 1, 2, 7, -1, odd)), odd=odd)
    is_act = "/act" in path
    if is_act:
        body = mutator.message(n)
    else:
        bent = dict(rng.choice(BODIES))
        if rng.random() < 0.8:
            mutator.bend(bent)
        body = dumped(bent) if rng.random() < 0.9 else mutator.noise()
    headers = [f"Host: 127.0.0.1:{host.port}", f"Content-Length: {len(body)}"]
    headers.append(f"Content-Type: {rng.choice(('application/json', 'text/plain', 'x/' + odd))}")
    if is_act and rng.random() < 0.5 and not is_harmful(body, n):
        headers.append(f"X-Dolmen-Seat: {rng.choice(made.keys)}")
    if rng.random() < 0.3:
        headers.append(f"{rng.choice(('Cookie', 'Authorization', 'Accept-Language'))}: {odd}")
    if rng.random() < 0.02:
        headers.append("Origin: http://elsewhere.example")
    head = f"{rng.choice(METHODS)} {path} HTTP/1.1\r\n" + "\r\n".join(headers) + "\r\n\r\n"
    return head.encode(errors="replace") + body


async def read_answer(reader: asyncio.StreamReader, without_body: bool) -> tuple[int, bool]:
    """The status of an answer, and whether the connection goes on."""
    head = await reader.readuntil(HEAD_END)
    lines = head.decode(errors="replace").lower().split("\r\n")
    status = int(lines[0].split()[1])
    fields = dict(line.split(": ", 1) for line in lines[1:] if ": " in line)
    if "content-length" in fields and not without_body:
        await reader.readexactly(int(fields["content-length"]))
    goes_on = fields.get("connection") != "close" and "transfer-encoding" not in fields
    return status, goes_on


async def look_at(host: Host, tables: list[Made]) -> list[object]:
    """All that everybody may see of tables."""
    seen: list[object] = []
    async with httpx2.AsyncClient(base_url=host.base, timeout=WAIT) as http:
        for made in tables:
            table = (await http.get(f"/api/tables/{made.id}")).json()
            # Whoever looks with the key of a seat, as below, is there from then on.
            seen.append({**table, "seats": [{**seat, "online": None} for seat in table["seats"]]})
            for key in (None, *made.keys):
                headers = {} if key is None else {"X-Dolmen-Seat": key}
                answer = await http.get(f"/api/tables/{made.id}/view", headers=headers)
                seen.append(answer.text)
    return seen


async def looks_again_like(before: list[object], host: Host, tables: list[Made]) -> bool:
    """Whether tables are as they were, once all sockets that were just cut have been noticed, which
    takes as long as it takes on a busy machine. What was changed stays so."""
    deadline = time.monotonic() + WAIT
    while await look_at(host, tables) != before:
        if time.monotonic() > deadline:
            return False
        await asyncio.sleep(PAUSE)
    return True


async def count_let_through(url: str) -> tuple[int, float]:
    """How many of a flood of messages a socket gets answered, and in how many seconds."""
    talker = Talker()
    with hosted(url, messages_per_window=LIMIT) as host:
        made = (await make_tables(host.base, 1, LIGHT, 2))[0]
        link = await dial(host.port, made.id, talker.hear, hello={"token": made.keys[0]})
        begun = time.monotonic()
        for number in range(3 * LIMIT):
            link.tell({"type": "why", "id": f"w{number}", "target": "nowhere"})
        await talker.until(LIMIT)
        await asyncio.sleep(FLOOD_SECONDS)
        answers, took = talker.answers, time.monotonic() - begun
        link.cut()
    return answers, took


def mutator_of(title: str, seed: int) -> Mutator:
    """Bends messages of a title."""
    moves = open_game(title, SEATS).moves
    names = [moves.name(move) for move in range(moves.count)]
    targets = sorted({moves.target(move, 0) for move in range(moves.count)})
    return Mutator(seed, names, targets)


async def flood(host: Host, tables: dict[str, Made], size: Size, seed: int, tally: Tally) -> None:
    """Bad messages by all ways at once."""
    talkers = [(title, made, seat) for title, made in tables.items() for seat in (None, 0)]
    share = size.socket // len(talkers)
    work = [
        talk(host, made, seat, mutator_of(title, seed + i), share, tally)
        for i, (title, made, seat) in enumerate(talkers)
    ]
    every = list(tables.values())
    mutator = mutator_of(LIGHT, seed + 100)
    work += [request(host, every, mutator, size.http // 4, tally) for _ in range(4)]
    work += [break_frames(host, every[0], mutator, size.frames // 2, tally) for _ in range(2)]
    await asyncio.gather(*work)


async def send_all(url: str, size: Size, seed: int = 4) -> list[Figure]:
    """Bad messages by the thousand, and some of them alone."""
    tally = Tally()
    with hosted(url, watched=True) as host:
        tables = {title: (await make_tables(host.base, 1, title, SEATS))[0] for title in TITLES}
        every = list(tables.values())
        before = await look_at(host, every)
        await flood(host, tables, size, seed, tally)
        async with trials(host) as trial:
            for title, made in tables.items():
                await try_messages(trial, made, mutator_of(title, seed), size.alone)
        changed = not await looks_again_like(before, host, every)
        whole = await fault_figure(url, host)
    for text in tally.bad[:5]:
        say(f"gate 4: {text}")
    wanted = size.socket + size.http + size.frames
    return [
        figure(
            4,
            f"{tally.sent} fuzzed messages: 5xx, accepted, unanswered",
            url,
            len(tally.bad),
            "0",
            not tally.bad and tally.sent >= wanted * 0.99,
        ),
        *trial_figures(url, trial, "messages sent alone"),
        figure(4, "tables that changed", url, "some" if changed else "none", "none", not changed),
        whole,
    ]


async def flood_socket(url: str, _: Size) -> list[Figure]:
    """More messages by one socket than it may send."""
    let_through, took = await count_let_through(url)
    return [
        figure(
            4,
            "messages of a flood that one socket got answered",
            url,
            f"{let_through} in {took:.1f} s",
            f"{LIMIT} and {LIMIT // WINDOW} a second",
            LIMIT <= let_through <= LIMIT + LIMIT * took / WINDOW + 1,
        ),
    ]


PARTS: Final[Parts] = {
    "messages": send_all,
    "almost": lambda url, size: try_all(url, random.Random(4), size.each),
    "bodies": lambda url, size: body_figures(url, random.Random(4), size.each),
    "bounds": lambda url, _: bound_figures(url),
    "flood": flood_socket,
}


async def run(url: str, size: Size) -> list[Figure]:
    """Measures gate 4 on a database."""
    return await run_parts(PARTS, url, size)
