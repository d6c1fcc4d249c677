"""The host's page: by the secret link alone, in three languages, and the broom by its forms."""

import re

import httpx2
import pytest

from dolmen import __version__
from dolmen.server.house.link import new_link
from dolmen.server.server import Server
from dolmen.words import LANGUAGES
from tests import sample
from tests.server.plain_browser import Browser
from tests.server.servers import Caller, running
from tests.server.test_house import NOW, player_of, two_at_a_table

ADMIN = ("/admin", "/admin/table/x", "/admin/person/0123456789ab")


async def come_in(server: Server, host: Browser) -> str:
    """The host follows the link and presses the button; gives the key."""
    path = await new_link(server.store, NOW)
    page = await host.get(path)
    page = await host.send(page.form(path))
    assert page.path == "/admin"
    return path.rpartition("/")[2]


async def test_nobody_comes_in_without_the_link(sqlite_url: str) -> None:
    async with running(sqlite_url) as (server, base), Browser(base) as nobody:
        for path in (*ADMIN, "/admin/wrongkey"):
            await nobody.get(path, 403)
        for path in ("/admin/do", "/admin/leave", "/admin/wrongkey"):
            assert (await nobody.http.post(path)).status_code == 403
        key = await come_in(server, nobody)
        [cookie] = [c for c in nobody.http.cookies.jar if c.name == "dolmen-host"]
        assert cookie.value == key
        assert cookie.has_nonstandard_attr("HttpOnly")
        assert cookie.get_nonstandard_attr("SameSite") == "strict"
        # A form of another site does nothing, whatever the browser sends along.
        foreign = {"Origin": "https://elsewhere.example"}
        answer = await nobody.http.post("/admin/do", headers=foreign)
        assert (answer.status_code, "another site" in answer.text) == (403, True)
        # A new link ends the old; so does leaving.
        await new_link(server.store, NOW)
        await nobody.get("/admin", 403)
        await nobody.get(f"/admin/{key}", 403)
        await come_in(server, nobody)
        page = await nobody.get("/admin")
        await nobody.send(page.form("/admin/leave"))
        await nobody.get("/admin", 403)
        assert [row for row in await server.store.host_keys() if key in row] == []


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_host_sees_everything(sqlite_url: str, lang: str) -> None:
    async with two_at_a_table(sqlite_url, most_tables=9) as (server, base, _, bert, made):
        id = made["id"]
        server.metrics.bot_seconds.labels("master").observe(1.5)
        server.metrics.bot_failures.labels("slow").inc()
        await server.broom.block_address("192.0.2.7", "spam")
        async with Browser(base, lang) as host, bert.look(id, seat=1) as b:
            await b.ask("chat", text="hello <b>")
            await come_in(server, host)
            page = await host.get("/admin")
            for told in (__version__, "Anna, Bert", "192.0.2.7", "spam", "1.5", "SQLite", "9"):
                assert told in page.text
            found = await host.get("/admin?q=bert")
            assert f"/admin/table/{id}" in found.html
            assert f"/admin/table/{id}" not in (await host.get("/admin?q=nobody")).html
            page = await host.get(f"/admin/table/{id}")
            assert "hello <b>" in page.text
            assert "127.0.0.1" in page.text
            page = await host.get(page.link("/admin/person/"))
            assert f"/admin/table/{id}" in page.html
            await host.get("/admin/table/nothing", 404)
            await host.get("/admin/person/nobody", 422)


async def test_the_broom_sweeps_by_forms(sqlite_url: str) -> None:
    async with two_at_a_table(sqlite_url) as (server, base, _, bert, made):
        id, player = made["id"], await player_of(bert)
        async with Browser(base) as host, bert.look(id, seat=1) as b:
            await b.ask("chat", text="rude")
            await come_in(server, host)
            page = await host.get(f"/admin/table/{id}")
            page = await host.send(page.form("/do", do="remove-line"), why="so rude")
            assert "The host removed this line." in page.text
            await b.until("chat", k=1, removed=True)
            # What cannot be taken back needs the box; nothing is lost without it.
            page = await host.send(page.form("/do", do="close"))
            assert "Tick the box" in page.text
            page = await host.send(page.form("/do", do="close"), sure="yes", why="late")
            assert page.path == f"/admin/table/{id}"
            assert "A table was closed" in page.text
            page = await host.get(f"/admin/person/{player[:12]}")
            page = await host.send(page.form("/do", do="block-person"), why="rude")
            assert "Blocked" in page.text
            assert (await bert.http.get("/api/titles")).status_code == 403
            page = await host.send(page.form("/do", do="unblock"))
            assert (await bert.http.get("/api/titles")).status_code == 200
            page = await host.get("/admin")
            page = await host.send(page.form("/do", do="block-address"), address="127.0.0.1")
            assert "keep you out yourself" in page.text
            page = await host.send(page.form("/do", do="block-address"), address="nonsense")
            assert "is no address" in page.text
            page = await host.send(page.form("/do", do="block-address"), address="192.0.2.1")
            assert "192.0.2.1/32" in page.text
            page = await host.send(page.form("/do", do="unblock"))
            assert "192.0.2.1/32" not in page.text
            page = await host.get(f"/admin/table/{id}")
            page = await host.send(page.form("/do", do="delete-table"), sure="yes")
            assert page.path == "/admin"
            assert await server.store.table(id) is None
            page = await host.get(f"/admin/person/{player[:12]}")
            await host.send(page.form("/do", do="delete-person"), sure="yes")
            assert await server.store.player(player) is None
            assert (await host.post("/admin/do", {"do": "nothing"})).status == 200
        async with Browser(base) as anybody:
            page = await anybody.get("/plain/house")
            for told in ("so rude", "A table was deleted", "All about a person was deleted"):
                assert told in page.text


async def test_the_key_of_the_host_is_in_no_log(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", "dolmen")
    async with running(sqlite_url, making="word", word="Menhir-secret") as (server, base):
        async with Browser(base) as host:
            key = await come_in(server, host)
        async with Caller(base) as anna:
            await anna.http.post("/api/house/word", json={"word": "Menhir-secret"})
        assert "Menhir-secret" not in repr(server.settings)
    told = "\n".join(str(vars(record)) for record in caplog.records)
    assert re.search("/admin/{key}", told)
    assert key not in told
    assert "Menhir-secret" not in told


async def test_uploads_are_listed_and_deleted(sqlite_url: str) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna, Browser(base) as host:
        made = await anna.make(sample.LIGHT, 2, players=["me", "guest"])
        await server.broom.close_table(made["id"])
        await server.deeds.follow()
        lines = (await anna.http.get(f"/api/records/{made['id']}/lines")).content
        answer: httpx2.Response = await anna.http.post("/api/records", content=lines)
        record = answer.json()["id"]
        await come_in(server, host)
        page = await host.get("/admin")
        page = await host.send(page.form("/do", do="delete-upload"), sure="yes")
        assert "An uploaded record was deleted" in page.text
        assert await server.store.record(record) is None
