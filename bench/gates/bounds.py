"""Gate 4, how much there may be: take-backs and moves of a table and moves of a record have an end;
and what seats bring to the dice is taken once, before the start, and is in the dice."""

import random
from typing import Any, Final

import httpx2

from bench.gates.bends import right_log
from bench.gates.host import hosted
from bench.gates.largest_inputs import text_of
from bench.gates.report import Figure, figure
from dolmen.games import TITLES, seat_counts
from dolmen.server.table.join import MOST_HOLDERS

WAIT: Final = 60.0
LIGHT: Final = next(iter(TITLES))
# So small that both caps are met within a game; dealing it out takes a dozen moves.
ENTRIES: Final = 80
RECORD: Final = 20
# Moves after which a game is given up: dice were drawn by then.
SOME: Final = 12
NONCES: Final = ("0f" * 16, "f0" * 16)


async def bound_figures(url: str) -> list[Figure]:
    """What has no end, and dice that are only the server's."""
    with hosted(url) as host:
        async with httpx2.AsyncClient(base_url=host.base, timeout=WAIT) as http:
            unmixed = await unmixed_dice(http)
    endless = await beyond_caps(url)
    return [
        figure(4, "caps of tables and records that do not hold", url, *none_of(endless)),
        figure(4, "dice that are not mixed with what seats bring", url, *none_of(unmixed)),
    ]


def none_of(wrong: list[str]) -> tuple[str, str, bool]:
    """A figure that must be nothing: what it is, its limit, and whether it is met."""
    return ", ".join(wrong) or "none", "none", not wrong


async def beyond_caps(url: str) -> list[str]:
    """What a server with small caps lets through beyond them."""
    wrong: list[str] = []
    with hosted(url, table_entries=ENTRIES, record_moves=RECORD) as host:
        async with httpx2.AsyncClient(base_url=host.base, timeout=WAIT) as http:
            table = await Table.make(http, LIGHT)
            if await take_back_often(table) != "no-more-take-backs":
                wrong.append("take-backs without end")
            if await table.play_until_refused(ENTRIES) != "frozen":
                wrong.append("moves without end")
            log = right_log(LIGHT, random.Random(4), None)
            assert len(log.moves) > RECORD
            answer = await http.post("/api/records", content=text_of(log).encode())
            if answer.status_code == 201 or answer.json()["code"] != "record-long":
                wrong.append("a record without end")
            if not await sit_often(host.base, http):
                wrong.append("a seat with holders without end")
    return wrong


async def sit_often(base: str, http: httpx2.AsyncClient) -> bool:
    """Whether the link of a seat ends to be taken, whoever opens it."""
    wish = {"title": LIGHT, "seats": 2, "players": ["me", "guest"]}
    made = (await http.post("/api/tables", json=wish)).raise_for_status().json()
    body = {"token": made["links"][0]["path"].rpartition("/")[2]}
    for _ in range(MOST_HOLDERS + 1):
        async with httpx2.AsyncClient(base_url=base, timeout=WAIT) as somebody:
            answer = await somebody.post(f"/api/tables/{made['id']}/sit", json=body)
        if answer.status_code != 200:
            return bool(answer.json()["code"] == "seat-full")
    return False


async def take_back_often(table: "Table") -> str:
    """Plays and takes back until that is refused; the refusal, or nothing where it never is."""
    for _ in range(ENTRIES):
        n = await table.stands()
        # On one screen nobody else has to be asked.
        if code := await table.play() or await table.act("propose", to=n):
            return code
    return ""


async def unmixed_dice(http: httpx2.AsyncClient) -> list[str]:
    """What is wrong with the dice of tables whose seats brought something for them."""
    wrong: list[str] = []
    for title in TITLES:
        table = await Table.make(http, title, start=False)
        path = f"/api/tables/{table.id}"
        for seat, nonce in enumerate(NONCES):
            answer = await http.post(f"{path}/nonces/{seat}", json={"nonce": nonce})
            if answer.status_code != 200:
                wrong.append(f"{title}: {answer.status_code} to a nonce")
        again = await http.post(f"{path}/nonces/0", json={"nonce": NONCES[1]})
        if again.status_code == 200:
            wrong.append(f"{title}: a seat brought something twice")
        (await http.post(f"{path}/start")).raise_for_status()
        late = await http.post(f"{path}/nonces/0", json={"nonce": NONCES[1]})
        if late.status_code == 200:
            wrong.append(f"{title}: a seat brought something after the start")
        await table.play_until_refused(SOME)
        await table.act("resign")
        info = (await http.get(f"/api/records/{table.id}")).json()
        if info.get("verified") != "verified":
            wrong.append(f"{title}: its dice are {info.get('verified')}")
    return wrong


class Table:
    """A table of two at one screen, played by whoever is to move."""

    def __init__(self, http: httpx2.AsyncClient, id: str) -> None:
        self.http = http
        self.id = id
        self.rng = random.Random(4)
        self.sent = 0

    @classmethod
    async def make(cls, http: httpx2.AsyncClient, title: str, **wish: Any) -> "Table":
        """A table with as few seats as there may be."""
        assert 2 in seat_counts(title)
        wanted = {"title": title, "seats": 2, "players": ["me", "guest"], **wish}
        answer = await http.post("/api/tables", json=wanted)
        return cls(http, answer.raise_for_status().json()["id"])

    async def stands(self) -> int:
        """How many entries it has."""
        return int((await self.http.get(f"/api/tables/{self.id}/view")).json()["n"])

    async def act(self, kind: str, **more: Any) -> str:
        """Sends a message of whoever is to move; the code of a refusal."""
        path = f"/api/tables/{self.id}"
        seen = (await self.http.get(f"{path}/view")).json()
        seat = seen["actor"] or 0
        self.sent += 1
        body = {"type": kind, "id": f"b{self.sent}", "n": seen["n"], **more}
        answer = (await self.http.post(f"{path}/act?seat={seat}", json=body)).json()
        return str(answer.get("code", ""))

    async def play(self) -> str:
        """Plays any move; the code of a refusal."""
        path = f"/api/tables/{self.id}/view"
        seat = (await self.http.get(path)).json()["actor"] or 0
        legal = (await self.http.get(f"{path}?seat={seat}")).json()["legal"]
        return await self.act("move", move=self.rng.choice(legal)["move"] if legal else "none")

    async def play_until_refused(self, most: int) -> str:
        """Plays so many moves at most; the code of the refusal that ended it."""
        for _ in range(most):
            if code := await self.play():
                return code
        return ""
