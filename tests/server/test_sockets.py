"""Sockets that are refused, cut off or left: what they are told, and with which code they close."""

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import connect

from dolmen.server.limits import Rate
from dolmen.server.server import Server
from dolmen.server.store import Unstored
from dolmen.server.viewers import Actor, Viewer
from dolmen.server.wire.messages import Done
from dolmen.words import Words
from tests import sample
from tests.server.servers import Caller, Looker, running
from tests.server.test_tables import key_of

TWO = {"players": ["me", "guest"], "options": {"first": 0}}


@asynccontextmanager
async def dialled(base: str, table: str, **headers: str) -> AsyncIterator[Looker]:
    """A socket that has not said anything yet."""
    url = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with connect(url, additional_headers=headers, max_size=None) as socket:
        yield Looker(socket)


async def ending(looker: Looker) -> tuple[int | None, str, str]:
    """How a socket ends: its code, and what was said last."""
    code = await looker.closed()
    last = looker.seen[-1]
    return code, last["type"], last["code"]


@pytest.mark.parametrize(
    ("query", "headers", "hello", "lang"),
    [
        ("", {}, {}, "en"),
        ("", {"Accept-Language": "nl-BE, fr;q=0.5"}, {}, "nl"),
        ("?lang=fr", {"Accept-Language": "nl"}, {}, "fr"),
        ("?lang=xx", {"Accept-Language": "nl"}, {}, "nl"),
        ("?lang=fr", {}, {"lang": "nl"}, "nl"),
    ],
)
async def test_whoever_is_refused_something_reads_why_in_their_language(
    sqlite_url: str,
    query: str,
    headers: dict[str, str],
    hello: dict[str, str],
    lang: str,
) -> None:
    words = Words(lang)
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        made = await anna.make(sample.LIGHT, 2, players=["me", "guest"])
        url = f"{base.replace('http', 'ws', 1)}/api/tables/{made['id']}/live{query}"
        async with connect(url, additional_headers=headers, max_size=None) as socket:
            looker = Looker(socket)
            await looker.send({"type": "hello", **hello})
            await looker.until("update")
            await looker.send({"type": "move", "id": "a", "n": 0, "move": "no such move"})
            refused = await looker.until("refused")
            assert refused["sentence"] == words.text("server-watching")
            # Without a language of their own phrases are for whoever has catalogues.
            assert (refused["reason"].get("text") is not None) == bool(hello)
        async with connect(url, additional_headers=headers, max_size=None) as socket:
            looker = Looker(socket)
            await looker.send({"type": "hello", "seat": 0, **hello})
            assert await ending(looker) == (4403, "closing", "watching")
            assert looker.seen[-1]["sentence"] == words.text("server-watching")
        asked = f"/api/tables/{made['id']}/act{query if query != '?lang=xx' else ''}"
        body = {"type": "move", "id": "b", "n": 0, "move": "no such move"}
        async with Caller(base) as bert:
            answer = await bert.http.post(asked, json=body, headers=headers)
        if not hello:
            assert answer.json()["sentence"] == words.text("server-watching")


@pytest.mark.parametrize(
    ("said", "code", "why"),
    [
        ("{", 4400, "malformed"),
        ('{"type": "hello", "more": 1}', 4400, "malformed"),
        ('{"type": "chat", "id": "a", "text": "hello"}', 4400, "hello-first"),
        (f'{{"type": "hello", "token": "{"z" * 22}"}}', 4403, "wrong-key"),
        ('{"type": "hello", "seat": 0}', 4403, "watching"),
    ],
)
async def test_whoever_does_not_greet_properly_is_told_why_and_shown_out(
    club: tuple[Server, str], said: str, code: int, why: str
) -> None:
    server, base = club
    async with Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        async with dialled(base, id) as stranger:
            await stranger.socket.send(said)
            assert await ending(stranger) == (code, "closing", why)
            assert stranger.seen[-1]["sentence"]
        assert (await server.desks.open(id)).viewers == set()


async def test_a_page_of_another_site_looks_at_no_table(club: tuple[Server, str]) -> None:
    _, base = club
    async with Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        async with dialled(base, id, Origin="https://elsewhere.example") as foreign:
            assert await ending(foreign) == (4403, "closing", "foreign-origin")
        async with dialled(base, id, Origin=base) as own:
            await own.send({"type": "hello"})
            assert (await own.next())["type"] == "welcome"


async def test_a_table_that_is_not_there_is_named_so(club: tuple[Server, str]) -> None:
    _, base = club
    async with dialled(base, "nothing") as stranger:
        await stranger.send({"type": "hello"})
        assert await ending(stranger) == (4404, "closing", "unknown-table")


async def test_whoever_never_greets_is_not_waited_for(
    club: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, base = club
    monkeypatch.setattr("dolmen.server.admission.HELLO_SECONDS", 0.0)
    async with dialled(base, "nothing") as silent:
        assert await ending(silent) == (4400, "closing", "hello-first")


async def test_whoever_goes_before_greeting_leaves_nothing_behind(
    club: tuple[Server, str],
) -> None:
    server, base = club
    async with Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        async with dialled(base, id):
            pass
        # Whoever comes after finds the figures as they were.
        async with anna.look(id, seat=0):
            assert len((await server.desks.open(id)).viewers) == 1


async def test_a_store_out_of_reach_closes_a_new_socket(
    club: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, base = club

    async def fail(*_: object, **__: object) -> Any:
        raise Unstored

    async with Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        with monkeypatch.context() as away:
            away.setattr(server.store, "chat", fail)
            async with dialled(base, id) as looker:
                await looker.send({"type": "hello"})
                assert await ending(looker) == (4503, "closing", "unstored")
        async with anna.look(id, seat=0) as a:
            assert (await a.play())["type"] == "done"


async def test_nonsense_after_the_greeting_is_refused_and_the_socket_stays(
    club: tuple[Server, str],
) -> None:
    _, base = club
    async with Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        async with anna.look(id, seat=0, lang="nl") as a:
            for said in ("{", "[]", '{"type": "hello"}', '{"type": "dance", "id": "a"}'):
                await a.socket.send(said)
                refused = await a.until("refused")
                assert (refused["code"], refused["n"]) == ("malformed", a.update["n"])
                assert refused["sentence"].startswith("Dit bericht is niet te lezen")
            await a.socket.send(json.dumps({"type": "why", "id": "b", "move": "x"}).encode())
            assert (await a.until("refused", id="b"))["code"] == "refused"
            assert (await a.play())["type"] == "done"


async def test_a_removed_table_closes_its_sockets(club: tuple[Server, str]) -> None:
    server, base = club
    async with Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        async with anna.look(id, seat=0) as a:
            server.desks.forget(id)
            assert await a.closed() == 4404
            assert a.socket.close_reason == "gone"


async def test_a_server_that_stops_says_so_to_its_sockets(sqlite_url: str) -> None:
    async with AsyncExitStack() as after:
        async with running(sqlite_url) as (_, base), Caller(base) as anna:
            id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
            a = await after.enter_async_context(anna.look(id, seat=0))
        assert await a.closed() == 1012


async def test_a_seat_key_shows_its_seat_to_whoever_has_it(club: tuple[Server, str]) -> None:
    _, base = club
    async with Caller(base) as anna, Caller(base) as phone:
        made = await anna.make(sample.LIGHT, 2, **TWO)
        async with phone.look(made["id"], token=key_of(made["links"][1]["path"])) as p:
            assert (p.welcome["seat"], p.welcome["mine"]) == (1, [1])
            assert p.welcome["host"] is False


async def test_whoever_sends_too_fast_is_answered_later_but_in_full(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rests: list[float] = []

    class Standing(Rate):
        """A rate whose clock stands, and whose rests are noted and not taken."""

        def __init__(self, count: int, seconds: float, _: object) -> None:
            super().__init__(count, seconds, lambda: 1000.0)

        def retry_after(self, key: str, times: int = 1) -> float:
            rests.append(super().retry_after(key, times))
            return 0.0

    monkeypatch.setattr("dolmen.server.sockets.Rate", Standing)
    async with running(sqlite_url, messages_per_window=2) as (_, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        async with anna.look(id, seat=0) as a:
            for n in range(5):
                assert (await a.ask("why", id=f"w{n}", target="x"))["id"] == f"w{n}"
    # Two at once, then one every ten seconds.
    assert rests == [pytest.approx(10)] * 3


async def test_a_reader_too_slow_is_cut_off_and_nobody_waits_for_it() -> None:
    watcher = Actor(None, None, None, "", None)
    many = Viewer(watcher, most=2, most_bytes=10_000)
    for n in range(4):
        many.send(Done(n, "x"))
    assert many.cut == "slow"
    assert await many.next() is None
    large = Viewer(watcher, most=100, most_bytes=50)
    large.send(Done(1, "x"))
    assert (await large.next() or b"").startswith(b"{")
    large.send(Done(1, "x" * 60))
    assert large.cut == "slow"
    large.cut_off("gone")
    assert large.cut == "slow"
