"""What one address may cost, by whatever door it comes; and from where anybody may come at all."""

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any

import httpx2
import pytest
from starlette.datastructures import Headers

from dolmen.core.message import Refusal
from dolmen.server.doors import HELD_SECONDS, REFUSALS, REFUSALS_SECONDS, Doors, subscriber
from dolmen.server.limits import Budget
from dolmen.server.meter import Meter, charge
from dolmen.server.metrics import Metrics
from dolmen.server.origins import Origins
from dolmen.server.refusals import Denied
from dolmen.server.server import Server
from dolmen.server.settings import Settings
from dolmen.server.sockets import MOST_EXCESS
from dolmen.server.tasks import Tasks
from dolmen.words import LANGUAGES, Words
from tests import sample
from tests.server.servers import Caller, running
from tests.server.test_limits import Hands
from tests.server.test_sockets import dialled, ending

# A quarter of a second of work at once, and a tenth of that back each second.
SMALL: dict[str, Any] = {"work_per_second": 25, "work_burst": 250}
TRIES = 500


class Work:
    """A clock of the processor: every step between two waits takes a millisecond."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        self.at += 0.001
        return self.at


def door(method: str, path: str, **sent: Any) -> Any:
    return pytest.param(method, path, sent, id=f"{method} {path.partition('?')[0]}")


WHY = {"type": "why", "id": "w", "target": "nothing"}
DOORS = [
    door("GET", "/api/tables"),
    door("GET", "/api/titles"),
    door("GET", "/api/me"),
    door("GET", "/api/records/unknown/at/5"),
    door("GET", "/api/tables/ID/view"),
    door("POST", "/api/tables/ID/act?seat=0", json=WHY),
    door("POST", "/api/tables/ID/typed?seat=0", json={"text": "?"}),
    door("POST", "/api/records", content=b"no record"),
    door("GET", "/plain/"),
    door("GET", "/plain/table/ID"),
    door("POST", "/plain/language", data={"lang": "fr"}),
    door("GET", "/nothing"),
    door("GET", "/readyz"),
    door("GET", "/openapi.json"),
    door("GET", "/api/house"),
    door("GET", "/plain/house"),
    door("GET", "/admin"),
]


async def knock(caller: Caller, method: str, path: str, sent: dict[str, Any]) -> httpx2.Response:
    """Asks until it is too much."""
    for _ in range(TRIES):
        answer = await caller.http.request(method, path, **sent)
        if answer.status_code == 429:
            return answer
    raise AssertionError(f"{TRIES} times {method} {path}, and nobody minded")


@pytest.mark.parametrize(("method", "path", "sent"), DOORS)
async def test_every_door_takes_from_the_one_budget_of_its_address(
    sqlite_url: str, method: str, path: str, sent: dict[str, Any]
) -> None:
    hands = Hands()
    plenty: dict[str, Any] = {**SMALL, "joins_per_minute": 10_000}
    async with (
        running(sqlite_url, ticks=hands, clock=Work(), **plenty) as (_, base),
        Caller(base) as anna,
        Caller(base) as bert,
    ):
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"]))["id"]
        hands.at += 3600
        refused = await knock(anna, method, path.replace("ID", id), sent)
        wait = int(refused.headers["retry-after"])
        assert 1 <= wait <= 60
        assert refused.headers["x-content-type-options"] == "nosniff"
        # Nor by another door, with another identity: the address is the same.
        for other in ("/api/titles", "/plain/", f"/api/tables/{id}"):
            assert (await bert.http.get(other)).status_code == 429
        french = await bert.http.get("/api/titles", headers={"Accept-Language": "fr"})
        assert french.json()["code"] == "too-many"
        assert french.json()["sentence"].startswith("Trop de demandes à la fois. Revenez dans ")
        # What costs nothing is there always, and everything is when it was said to be.
        assert (await bert.http.get("/healthz")).status_code == 200
        assert (await bert.http.get("/plain/plain.css")).status_code == 200
        hands.at += wait
        assert (await bert.http.get(f"/api/tables/{id}")).status_code == 200


async def test_making_tables_costs_work_too(sqlite_url: str) -> None:
    async with (
        running(sqlite_url, ticks=Hands(), clock=Work(), **SMALL) as (server, base),
        Caller(base) as anna,
    ):
        await knock(anna, "POST", "/api/tables", {"json": {"title": sample.LIGHT, "seats": 2}})
        made = len([row async for row in server.store.every_table()])
        for _ in range(5):
            await anna.post("/api/tables", {"title": sample.LIGHT, "seats": 2}, status=429)
        assert len([row async for row in server.store.every_table()]) == made


async def test_identities_are_not_made_without_limit(sqlite_url: str) -> None:
    async with running(sqlite_url, joins_per_minute=3) as (_, base):
        made = []
        for path in ("/plain/language", "/plain/me") * 3:
            async with Caller(base) as stranger:
                await stranger.http.post(path, data={"lang": "fr", "name": "Eve"})
                made.append("dolmen-me" in stranger.http.cookies)
        assert made == [True] * 3 + [False] * 3


async def test_a_socket_is_told_and_ends_only_when_it_goes_on(sqlite_url: str) -> None:
    hands = Hands()
    async with (
        running(sqlite_url, ticks=hands, clock=Work(), messages_per_window=10**6, **SMALL) as (
            server,
            base,
        ),
        Caller(base) as anna,
    ):
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"]))["id"]
        hands.at += 3600
        async with anna.look(id, seat=0, lang="nl") as a:
            answer: dict[str, Any] = {"type": "why"}
            while answer["type"] == "why":
                answer = await a.ask("why", target="nothing")
            assert (answer["type"], answer["code"]) == ("refused", "too-many")
            wait = answer["reason"]["args"]["wait"]
            assert answer["sentence"].startswith("Te veel tegelijk. Kom over ")
            # Nothing is left for other doors either.
            assert (await anna.http.get("/api/titles")).status_code == 429
            hands.at += wait
            assert (await a.ask("why", target="nothing"))["type"] == "why"
            server.doors.budget.spend("127.0.0.1", 100_000)
            for number in range(MOST_EXCESS):
                await a.send({"type": "why", "id": f"x{number}", "target": "nothing"})
            assert await a.closed() == 4429
            codes = [one.get("code") for one in a.seen[-MOST_EXCESS:]]
            assert codes == ["too-many"] * MOST_EXCESS


async def test_a_socket_that_is_too_much_already_is_not_opened(sqlite_url: str) -> None:
    async with running(sqlite_url, ticks=Hands(), **SMALL) as (server, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"]))["id"]
        server.doors.budget.spend("127.0.0.1", 100_000)
        with pytest.raises(Exception, match="4429"):
            async with anna.look(id, seat=0):
                pass


async def test_behind_a_proxy_the_address_is_the_client_s(sqlite_url: str) -> None:
    async with (
        running(sqlite_url, ticks=Hands(), proxy="127.0.0.1", **SMALL) as (server, base),
        Caller(base) as anna,
    ):
        server.doors.budget.spend("203.0.113.5", 100_000)
        server.doors.budget.spend("2001:db8:7:7::/64", 100_000)

        async def status(client: str) -> int:
            headers = {"X-Forwarded-For": client}
            return (await anna.http.get("/api/titles", headers=headers)).status_code

        clients = ("203.0.113.5", "203.0.113.6", "2001:db8:7:7::1", "2001:db8:7:8::1")
        assert [await status(client) for client in clients] == [429, 200, 429, 200]


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_as_limits_know_it(host: str, known: str) -> None:
    assert subscriber(host) == known


def test_a_budget_lets_begin_who_has_anything_left_and_fills_evenly() -> None:
    hands = Hands()
    budget = Budget(100, 1000, hands)
    budget.spend("a", 999)
    assert budget.retry_after("a") == 0
    budget.spend("a", 501)
    assert budget.retry_after("a") == pytest.approx(5)
    assert budget.retry_after("b") == 0
    hands.at += 5
    assert budget.retry_after("a") == pytest.approx(0, abs=1e-6)
    hands.at += 3600
    assert len(budget) == 1
    budget.spend("b", 1)
    assert len(budget) == 1


@pytest.mark.parametrize(("rate", "burst"), [(0, 1), (1, 0), (-1, 1)])
def test_a_budget_of_nothing_is_an_error(rate: int, burst: int) -> None:
    with pytest.raises(ValueError, match="above 0"):
        Budget(rate, burst)


# --- What is counted ------------------------------------------------------------------------------


def counted() -> tuple[Meter, Callable[[float], None]]:
    """A meter, and how to work for a while."""
    hands = Hands()
    return Meter(hands), lambda seconds: setattr(hands, "at", hands.at + seconds)


async def test_work_is_counted_and_waiting_is_not() -> None:
    meter, work = counted()

    async def wait() -> None:
        done = asyncio.Event()
        loop = asyncio.get_running_loop()
        # What others do meanwhile is theirs.
        loop.call_soon(work, 100)
        loop.call_soon(done.set)
        await done.wait()

    async def ask() -> str:
        work(1)
        await wait()
        work(2)
        charge(4)
        return "answered"

    assert await meter.measure(ask()) == "answered"
    assert meter.spent == 7


async def test_tasks_are_charged_to_whoever_waits_for_them_and_others_to_nobody() -> None:
    meter, work = counted()
    tasks = Tasks(Metrics())
    spawned = asyncio.Event()

    async def waited_for() -> None:
        await asyncio.sleep(0)
        work(3)

    async def left_alone() -> None:
        work(50)
        charge(50)
        spawned.set()

    async def ask() -> None:
        task = tasks.begin(waited_for())
        tasks.spawn(left_alone())
        await asyncio.gather(task, spawned.wait())

    await meter.measure(ask())
    assert meter.spent == 3
    await tasks.close()


async def test_errors_and_ends_pass_through_a_meter() -> None:
    meter, work = counted()

    async def fail() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            work(5)

    task = asyncio.create_task(meter.measure(fail()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task

    async def refuse() -> None:
        await asyncio.sleep(0)
        raise Denied("no-seat")

    with pytest.raises(Denied):
        await meter.measure(refuse())
    assert meter.spent == 5


async def test_so_many_things_of_one_address_are_done_at_once() -> None:
    doors = Doors(Settings(work_at_once=2), Hands(), Hands())
    first, second = await doors.enter("a"), await doors.enter("a")
    third = asyncio.create_task(doors.enter("a"))
    other = await doors.enter("b")
    await asyncio.sleep(0)
    assert not third.done()
    first.give_place()
    first.give_place()
    turn = await third
    # Whoever waits while the rest is spent has waited in vain.
    late = asyncio.create_task(doors.enter("a"))
    gone = asyncio.create_task(doors.enter("a"))
    await asyncio.sleep(0)
    gone.cancel()
    doors.budget.spend("a", 10**6)
    for one in (second, other, turn):
        async with one:
            pass
    with pytest.raises(Denied) as refused:
        await late
    assert refused.value.code == "too-many"
    assert not doors._places
    assert not doors._coming


# --- Hosts, origins, headers ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("127.0.0.1:8400", True),
        ("192.168.1.20:8400", True),
        ("[::1]:8400", True),
        ("[fe80::1%25eth0]", True),
        ("localhost:8400", True),
        ("LocalHost", True),
        ("dolmen.localhost", True),
        ("Brocken:8400", True),
        ("brocken.local", True),
        ("brocken.home.arpa.", True),
        ("evil.example:8400", False),
        ("brocken.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("[::1", False),
        ("", False),
    ],
)
def test_without_an_address_numbers_and_names_of_the_machine_are_answered(
    host: str, is_ours: bool
) -> None:
    origins = Origins(Settings(), machine="Brocken.home.arpa")
    try:
        origins.check_host(Headers({"host": host}))
    except Refusal:
        assert not is_ours
    else:
        assert is_ours


async def test_a_name_that_was_pointed_here_gets_nothing(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2))["id"]
        rebound = {"Host": "evil.example", "Origin": "http://evil.example"}
        for path in ("/", "/api/tables", f"/api/tables/{id}", "/plain/", "/openapi.json"):
            answer = await anna.http.get(path, headers=rebound)
            assert answer.status_code == 421
            assert answer.headers["x-content-type-options"] == "nosniff"
        answer = await anna.http.post("/api/me", json={}, headers=rebound)
        assert (answer.status_code, answer.json()["code"]) == (421, "foreign-host")
        async with dialled(base, id, Host="evil.example") as socket:
            assert await ending(socket) == (4403, "closing", "foreign-host")
    named = {"Host": "games.club"}
    async with (
        running(sqlite_url, address="https://games.club") as (_, base),
        Caller(base) as anna,
    ):
        assert (await anna.http.get("/api/tables", headers=named)).status_code == 200


@pytest.mark.parametrize(
    ("origin", "address", "status"),
    [
        ("http://HOST", None, 200),
        ("https://HOST", None, 403),
        ("http://HOST.evil.example", None, 403),
        ("null", None, 403),
        ("https://games.club", "https://games.club", 200),
        ("http://games.club", "https://games.club", 403),
        ("http://HOST", "https://games.club", 403),
    ],
)
async def test_a_page_s_origin_counts_with_its_scheme(
    sqlite_url: str, origin: str, address: str | None, status: int
) -> None:
    async with running(sqlite_url, address=address) as (_, base), Caller(base) as anna:
        headers = {"Origin": origin.replace("HOST", base.removeprefix("http://"))}
        answer = await anna.http.post("/api/me", json={}, headers=headers)
        assert answer.status_code == status


async def test_every_answer_has_the_headers_whatever_went_wrong(
    club: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, base = club

    async def fail(*_: object) -> None:
        raise RuntimeError("no")

    monkeypatch.setattr(server.store, "public_tables", fail)
    numbers = count()
    async with Caller(base) as anna:
        answers = {
            500: await anna.http.get("/api/tables"),
            413: await anna.http.post("/api/me", content=b" " * 70_000),
            403: await anna.http.post("/api/me", headers={"Origin": "http://x"}),
            404: await anna.http.get("/nothing"),
            405: await anna.http.delete("/api/tables"),
            400: await anna.http.post("/api/me", json={"x": next(numbers)}),
        }
    for status, answer in answers.items():
        assert answer.status_code == status
        assert "default-src 'none'" in answer.headers["content-security-policy"], status
        assert answer.headers["x-content-type-options"] == "nosniff", status
        assert answer.headers["referrer-policy"] in ("no-referrer", "same-origin"), status
    assert answers[500].json()["code"] == "broken"
    assert server.metrics.faults._value.get() == 1


async def test_whoever_is_refused_on_and_on_waits_for_it() -> None:
    held: list[float] = []

    async def pause(seconds: float) -> None:
        held.append(seconds)

    now = 0.0
    doors = Doors(Settings(), lambda: now, lambda: 0.0)
    doors._pause = pause
    for _ in range(REFUSALS + 3):
        await doors.hold("10.0.0.1")
    assert held == [HELD_SECONDS] * 3
    # Nobody else does.
    await doors.hold("10.0.0.2")
    assert len(held) == 3
    now = REFUSALS_SECONDS
    await doors.hold("10.0.0.1")
    assert len(held) == 3


def test_a_page_behind_a_proxy_that_was_not_named_is_told_what_to_set() -> None:
    headers = Headers({"host": "192.168.1.20", "origin": "https://192.168.1.20"})
    with pytest.raises(Denied) as refused:
        Origins(Settings()).check_origin(headers, "http")
    assert refused.value.code == "other-scheme"
    for lang in LANGUAGES:
        sentence = Words(lang).say(refused.value.message)
        assert "--address" in sentence
        assert "--proxy" in sentence
    # With either of them it is let in.
    Origins(Settings()).check_origin(headers, "https")
    Origins(Settings(address="https://192.168.1.20")).check_origin(headers, "http")
    # Another site hears no more than before.
    for origin in (
        "https://evil.example",
        "https://192.168.1.20:99",
        "null",
        "https://[",
        "http://",
    ):
        with pytest.raises(Denied) as refused:
            Origins(Settings()).check_origin(
                Headers({"host": "192.168.1.20", "origin": origin}), "http"
            )
        assert refused.value.code == "foreign-origin"
