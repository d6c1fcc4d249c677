"""Gate 3: two sockets of one seat play different moves for the same position at the same moment,
or one plays and the other takes back, and two people ask for the same seat: exactly one of them
wins. Two last votes end a game once, and two who want a rematch get the same one.

On PostgreSQL the two are clients of two server processes, so that only the database decides."""

import asyncio
import contextlib
import random
from itertools import count, cycle
from typing import Any, Final, NamedTuple

import httpx2

from bench.gates.host import hosted
from bench.gates.link import Link, dial
from bench.gates.report import Figure, figure, say
from bench.gates.tables import Made, make_tables, reading
from dolmen.games import TITLES, seat_counts

WAIT: Final = 30.0
IDS: Final = count(1)
LIGHT: Final = next(title for title in TITLES if 2 in seat_counts(title))


class Size(NamedTuple):
    """How many pairs of moves, at how many tables at once, how many pairs of people at a seat, and
    how many who vote and then want to play again."""

    pairs: int
    tables: int
    joins: int
    ends: int


FULL: Final = Size(pairs=10_000, tables=16, joins=1000, ends=500)
QUICK: Final = Size(pairs=500, tables=8, joins=50, ends=30)
TINY: Final = Size(pairs=40, tables=3, joins=8, ends=4)


class Rival:
    """One of the two at a seat: knows the position and the answer to its last message."""

    def __init__(self) -> None:
        self.update: dict[str, Any] = {}
        self.answer: dict[str, Any] | None = None
        self.outcome = False
        self.news = asyncio.Event()

    def hear(self, link: Link, data: bytes) -> None:
        """Takes a message."""
        message = link.read(data)
        if message["type"] == "update":
            self.update = message
        elif message["type"] in ("done", "refused"):
            self.answer = message
        elif message["type"] == "table":
            self.outcome = message["table"]["outcome"] is not None
        self.news.set()

    async def until_answered(self) -> dict[str, Any]:
        """The answer to the last message."""
        async with asyncio.timeout(WAIT):
            while self.answer is None:
                self.news.clear()
                await self.news.wait()
        return self.answer

    async def until_past(self, n: int) -> None:
        """Until the position after entry `n` or a later one is known."""
        async with asyncio.timeout(WAIT):
            while self.update.get("n", -1) <= n:
                self.news.clear()
                await self.news.wait()


class Contest:
    """All pairs: how many there were, and what went wrong."""

    def __init__(self, pairs: int, rng: random.Random) -> None:
        self.left = pairs
        self.rng = rng
        self.played = 0
        # Of these, how many were a move against a take-back.
        self.regrets = 0
        self.wrong: list[str] = []
        self.winners: dict[str, list[str]] = {}
        self.losers: dict[str, list[str]] = {}

    async def play_table(self, ports: tuple[int, int], made: Made) -> None:
        """Pairs of moves at one table until its game is over."""
        pairs = []
        for key in made.keys:
            rivals = (Rival(), Rival())
            links = [
                await dial(port, made.id, rival.hear, hello={"token": key})
                for port, rival in zip(ports, rivals, strict=True)
            ]
            pairs.append((rivals, links))
        for rivals, _ in pairs:
            for rival in rivals:
                await rival.until_past(-1)
        while self.left > 0:
            mover = next((p for p in pairs if p[0][0].update["legal"]), None)
            if mover is None:
                break
            self.left -= 1
            n = mover[0][0].update["n"]
            await self._clash(made.id, n, *mover)
            for rivals, _ in pairs:
                for rival in rivals:
                    await rival.until_past(n)
        for _, links in pairs:
            for link in links:
                link.cut()

    async def _clash(self, id: str, n: int, rivals: tuple[Rival, Rival], links: list[Link]) -> None:
        """Both play at once, or one takes back what the other goes on from."""
        messages = self._clashing(rivals[0].update)
        ids = [f"r{next(IDS)}" for _ in messages]
        # Neither of the two is always the first.
        for i in self.rng.sample((0, 1), 2):
            rivals[i].answer = None
            links[i].tell({"id": ids[i], "n": n, **messages[i]})
        answers = [await rival.until_answered() for rival in rivals]
        kinds = [answer["type"] for answer in answers]
        self.played += 1
        if sorted(kinds) != ["done", "refused"]:
            self.wrong.append(f"{id} at {n}: {kinds}")
            return
        if answers[kinds.index("refused")]["code"] != "stale":
            self.wrong.append(f"{id} at {n}: {answers}")
        self.winners.setdefault(id, []).append(ids[kinds.index("done")])
        self.losers.setdefault(id, []).append(ids[kinds.index("refused")])

    def _clashing(self, update: dict[str, Any]) -> list[dict[str, Any]]:
        """Two messages for one position, of which only one can be carried out."""
        # Whoever plays what can be taken back can take it back next.
        legal = sorted(update["legal"], key=lambda move: bool(move["final"]))
        moves = [{"type": "move", "move": move["move"]} for move in legal]
        if update["can_take_back"]:
            self.regrets += 1
            return [moves[0], {"type": "take_back"}]
        return self.rng.sample(moves, 2) if len(moves) > 1 else moves * 2

    async def check_stored(self, url: str) -> None:
        """Every winner is in the log once, no loser is."""
        async with reading(url) as reader:
            for id, winners in self.winners.items():
                clients = [e.client for e in await reader.entries(id) if e.client is not None]
                if sorted(clients) != sorted(winners):
                    self.wrong.append(f"{id}: stored is not who was told to have won")


async def play_pairs(ports: tuple[int, int], base: str, size: Size, contest: Contest) -> None:
    """Tables side by side until all pairs were played."""

    titles = cycle(title for title in TITLES if 2 in seat_counts(title))

    async def keep_playing() -> None:
        while contest.left > 0:
            made = await make_tables(base, 1, next(titles), 2)
            await contest.play_table(ports, made[0])

    async with asyncio.TaskGroup() as group:
        for _ in range(size.tables):
            group.create_task(keep_playing())


async def join_pairs(bases: tuple[str, str], count_: int) -> list[str]:
    """Two people ask for one seat; gives what went wrong."""
    wrong: list[str] = []
    gate = asyncio.Semaphore(8)
    async with contextlib.AsyncExitStack() as stack:
        host = await stack.enter_async_context(httpx2.AsyncClient(base_url=bases[0], timeout=WAIT))

        async def pair(number: int) -> None:
            async with gate, contextlib.AsyncExitStack() as own:
                made = (await host.post("/api/tables", json={"title": LIGHT, "seats": 2})).json()
                path = f"/api/tables/{made['id']}/join"
                people = [
                    await own.enter_async_context(httpx2.AsyncClient(base_url=base, timeout=WAIT))
                    for base in bases
                ]
                # Half of them name the seat, half take the first that is open.
                wish = {"seat": 1} if number % 2 else {}
                answers = await asyncio.gather(*(person.post(path, json=wish) for person in people))
                codes = sorted(answer.status_code for answer in answers)
                if codes != [200, 409]:
                    wrong.append(f"{made['id']}: {[answer.text for answer in answers]}")

        await asyncio.gather(*(pair(number) for number in range(count_)))
    return wrong


async def end_pairs(url: str, bases: tuple[str, str], count_: int) -> list[str]:
    """Two people vote to end their game at once, and then both want to play again; gives what went
    wrong."""
    wrong: list[str] = []
    async with (
        httpx2.AsyncClient(base_url=bases[0], timeout=WAIT) as anna,
        httpx2.AsyncClient(base_url=bases[1], timeout=WAIT) as bert,
        reading(url) as reader,
    ):
        people = (anna, bert)
        for number in range(count_):
            made = await anna.post("/api/tables", json={"title": LIGHT, "seats": 2})
            id = made.raise_for_status().json()["id"]
            (await bert.post(f"/api/tables/{id}/join", json={})).raise_for_status()
            (await anna.post(f"/api/tables/{id}/start")).raise_for_status()
            vote = {"type": "vote", "id": f"v{number}", "what": "end"}
            path = f"/api/tables/{id}/act?seat="
            votes = await asyncio.gather(
                *(who.post(f"{path}{seat}", json=vote) for seat, who in enumerate(people))
            )
            ends = [entry for entry in await reader.entries(id) if entry.kind == "end"]
            if [vote.status_code for vote in votes] != [200, 200] or len(ends) != 1:
                wrong.append(f"{id}: {len(ends)} ends, {[vote.text for vote in votes]}")
                continue
            again = await asyncio.gather(*(who.post(f"/api/tables/{id}/rematch") for who in people))
            found = {answer.json().get("id") for answer in again}
            row = await reader.table(id)
            if row is None or found != {row.next}:
                wrong.append(f"{id}: {[answer.text for answer in again]}")
    return wrong


async def run(url: str, size: Size, seed: int = 3) -> list[Figure]:
    """Measures gate 3 on a database."""
    contest = Contest(size.pairs, random.Random(seed))
    with contextlib.ExitStack() as stack:
        first = stack.enter_context(hosted(url))
        second = first if first.url.startswith("sqlite") else stack.enter_context(hosted(url))
        await play_pairs((first.port, second.port), first.base, size, contest)
        wrong = await join_pairs((first.base, second.base), size.joins)
        ends = await end_pairs(url, (first.base, second.base), size.ends)
        errors = first.errors + second.errors
        if errors:
            say(f"gate 3: {first.log.read_text(errors='replace')[-2000:]}")
    await contest.check_stored(url)
    for text in (contest.wrong + wrong + ends)[:5]:
        say(f"gate 3: {text}")
    processes = "one process" if first is second else "two processes"
    missed = len(contest.wrong) + errors
    return [
        figure(
            3,
            f"{contest.played} pairs of moves for one position, {contest.regrets} of them against "
            f"a take-back, {processes}: not exactly one won",
            url,
            missed,
            "0",
            missed == 0 and contest.played >= size.pairs and contest.regrets > 0,
        ),
        figure(
            3,
            f"{size.joins} pairs of people at one seat: not exactly one sat",
            url,
            len(wrong),
            "0",
            not wrong,
        ),
        figure(
            3,
            f"{size.ends} pairs of last votes, then of rematches: not one end, not one rematch",
            url,
            len(ends),
            "0",
            not ends,
        ),
    ]
