"""Links that show what a seat sees: at once or later, to be ended, and told at the table."""

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import Select
from websockets.exceptions import ConnectionClosed

from dolmen.server import server as assembly
from dolmen.server.late import ripe
from dolmen.server.store import Entry, ShareRow, Store
from dolmen.server.table.match import RECENT
from tests import sample
from tests.server.plain_browser import Browser
from tests.server.rows import table_row
from tests.server.servers import Caller, Looker, running

MINUTE = 60_000


def entry(n: int, kind: str = "move", seat: int | None = 0, at: int = 0) -> Entry:
    """An entry of a log."""
    return Entry(n, kind, seat, "", None, at)


def share(moves: int = 0, minutes: int = 0) -> ShareRow:
    """A link."""
    return ShareRow("t", 1, 0, "hash", moves, minutes, 0)


async def numbers(store: Store, link: ShareRow, now: int, *, is_live: bool = True) -> list[int]:
    """Which entries are shown."""
    row = table_row(status="playing" if is_live else "over")
    return [one.n for one in await ripe(store, row, link, now)]


async def test_entries_are_shown_so_many_decisions_later(store: Store) -> None:
    log = [entry(1, seat=None), entry(2), entry(3, seat=None), entry(4, seat=1), entry(5, "undo")]
    await store.create_table(table_row(n=5), [], [], log)
    assert await numbers(store, share(moves=1), 0) == [1, 2, 3]
    assert await numbers(store, share(moves=2), 0) == [1]
    assert await numbers(store, share(moves=3), 0) == []
    # Nothing is hidden any more.
    assert await numbers(store, share(moves=3), 0, is_live=False) == [1, 2, 3, 4, 5]


async def test_entries_are_shown_so_many_minutes_later(store: Store) -> None:
    log = [entry(1, at=0), entry(2, at=MINUTE), entry(3, at=2 * MINUTE)]
    await store.create_table(table_row(n=3), [], [], log)
    assert await numbers(store, share(minutes=1), 2 * MINUTE) == [1, 2]
    assert await numbers(store, share(minutes=1), MINUTE - 1, is_live=False) == []
    # The later of both counts.
    assert await numbers(store, share(moves=1, minutes=1), 2 * MINUTE) == [1]


async def test_what_waits_to_be_shown_is_not_read_again_and_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = 2500
    log = [entry(n, at=n) for n in range(1, count + 1)]
    await store.create_table(table_row(n=count), [], [], log)
    rows = 0
    read = store._read

    async def counted(asked: Select[Any]) -> Any:
        nonlocal rows
        found = await read(asked)
        rows += len(found)
        return found

    monkeypatch.setattr(store, "_read", counted)
    now = count + MINUTE
    for link in (share(moves=500), share(minutes=7 * 24 * 60), share(moves=499, minutes=60)):
        rows = 0
        assert await ripe(store, table_row(n=count), link, now, count - 500, RECENT) == []
        assert rows <= 2
    # Nor is more of what may be shown than is shown at once.
    rows = 0
    shown = await ripe(store, table_row(n=count), share(minutes=1), now, 10, RECENT)
    assert [one.n for one in shown] == list(range(11, 11 + RECENT))
    assert rows == RECENT


class Shared:
    """A table of two with hidden hands, and its links."""

    def __init__(self, anna: Caller, bert: Caller, id: str) -> None:
        self.anna = anna
        self.bert = bert
        self.id = id
        self.path = f"/api/tables/{id}/seats/0/shares"

    async def link(self, **wish: int) -> tuple[int, str]:
        """A new link of Anna's: its number and its key."""
        made = await self.anna.post(self.path, wish, status=201)
        start, key = made["path"].rsplit("/", 1)
        assert start == f"/look/{self.id}"
        return made["number"], key


@contextlib.asynccontextmanager
async def shared(
    database: str, allowance: dict[str, Any] | None = None, **settings: Any
) -> AsyncIterator[Shared]:
    """Anna and Bert, who play."""
    async with (
        running(database, **settings) as (_, base),
        Caller(base) as anna,
        Caller(base) as bert,
    ):
        options = {"first": 0}
        made = await anna.make(
            sample.HIDDEN,
            players=["me", "open"],
            name="Anna",
            options=options,
            lasting=True,
            allowance=allowance,
        )
        await bert.post(f"/api/tables/{made['id']}/join", {"name": "Bert"})
        await anna.post(f"/api/tables/{made['id']}/start")
        yield Shared(anna, bert, made["id"])


def ids(looker: Looker) -> list[str]:
    """What was told at a table, by message."""
    return [told["id"] for entry in looker.update["entries"] for told in entry["told"]]


async def test_a_friend_sees_what_a_seat_sees_and_can_do_nothing(database_url: str) -> None:
    async with shared(database_url) as table, Caller(table.anna.base) as friend:
        async with table.bert.look(table.id, seat=1) as bert:
            number, key = await table.link()
            await bert.until("table")
            while not bert.table["seats"][0]["shown"]:
                await bert.next()
            assert ids(bert)[-1:] == ["server-seat-shared"]
        async with (
            table.anna.look(table.id, seat=0) as anna,
            friend.look(table.id, look=key) as looker,
        ):
            welcome = looker.welcome
            assert (welcome["seat"], welcome["mine"], welcome["host"]) == (None, [], False)
            assert welcome["look"] == {"seat": 0, "moves": 0, "minutes": 0}
            assert looker.update["view"] == anna.update["view"]
            assert anna.update["legal"]
            assert looker.update["legal"] == []
            n = looker.update["n"]
            move = anna.update["legal"][0]["move"]
            refused = await looker.ask("move", n=n, move=move)
            assert refused["code"] == "watching"
            await anna.play()
            while looker.update["n"] < anna.update["n"]:
                await looker.next()
            assert looker.update["view"] == anna.update["view"]
            # Ended: the one who looks is cut off, and the link opens nothing.
            left = await table.anna.post(f"{table.path}/{number}/end")
            assert left == {"shares": []}
            assert await looker.closed() == 4403
        with pytest.raises(ConnectionClosed):
            async with friend.look(table.id, look=key):
                pass


async def test_a_stream_sees_it_later(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assembly, "EVERY_SECONDS", 0.02)
    async with shared(sqlite_url) as table, Caller(table.anna.base) as stream:
        _, key = await table.link(moves=1)
        async with (
            table.anna.look(table.id, seat=0) as anna,
            stream.look(table.id, look=key) as looker,
        ):
            assert looker.welcome["look"] == {"seat": 0, "moves": 1, "minutes": 0}
            # Before the first decision nothing is shown.
            assert looker.update["n"] == 0
            first = anna.update
            await anna.play()
            while looker.update["n"] < first["n"]:
                await looker.next()
            assert looker.update["n"] == first["n"]
            assert looker.update["view"] == first["view"]
            # Nor does asking for the whole tell more.
            await looker.send({"type": "view", "n": None})
            again = await looker.until("update")
            assert (again["n"], again["view"], again["legal"]) == (first["n"], first["view"], [])
            assert looker.chat == []
            # At the end nothing is hidden.
            n = anna.update["n"]
            await table.bert.post(
                f"/api/tables/{table.id}/act?seat=1", {"type": "resign", "id": "r", "n": n}
            )
            while not looker.table["outcome"]:
                await looker.next()
            assert looker.update["n"] == n + 1


async def test_a_stream_is_not_told_whose_time_runs_now(sqlite_url: str) -> None:
    """How the time stands is of the present: it would tell whose turn it is by now."""
    allowance = {"turn": 3600, "bank": 7200, "bot": "greedy"}
    async with shared(sqlite_url, allowance) as table, Caller(table.anna.base) as stream:
        _, key = await table.link(moves=1)
        async with table.anna.look(table.id, seat=0) as anna:
            assert anna.table["time"]["seat"] == 0
            async with stream.look(table.id, look=key) as looker:
                assert looker.update["n"] < anna.update["n"]
                assert (looker.table["allowance"], looker.table["time"]) == (None, None)


async def test_a_late_link_that_is_ended_shows_nothing(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(assembly, "EVERY_SECONDS", 0.02)
    async with shared(sqlite_url) as table, Caller(table.anna.base) as stream:
        number, key = await table.link(minutes=5)
        async with stream.look(table.id, look=key) as looker:
            await table.anna.post(f"{table.path}/{number}/end")
            assert await looker.closed() == 4403


async def test_only_a_seat_shows_what_it_sees(sqlite_url: str) -> None:
    async with shared(sqlite_url) as table, Caller(table.anna.base) as stranger:
        for caller in (table.bert, stranger):
            refused = await caller.post(table.path, {}, status=403)
            assert refused["code"] == "watching"
            assert (await caller.http.get(table.path)).status_code == 403
        made = [await table.link(moves=number) for number in range(4)]
        refused = await table.anna.post(table.path, {}, status=409)
        assert refused["code"] == "shares-full"
        listed = (await table.anna.get(table.path))["shares"]
        assert [(one["number"], one["moves"], one["path"]) for one in listed] == [
            (number, moves, None) for moves, (number, _) in enumerate(made)
        ]
        refused = await table.anna.post(f"{table.path}/99/end", status=403)
        assert refused["code"] == "wrong-key"
        for bad in ({"moves": -1}, {"minutes": 99_999}, {"hours": 1}):
            assert (await table.anna.post(table.path, bad, status=400))["code"] == "malformed"


async def test_links_outlive_a_restart(sqlite_url: str) -> None:
    async with shared(sqlite_url) as table:
        _, key = await table.link()
        id, cookies = table.id, dict(table.anna.http.cookies)
    async with running(sqlite_url) as (_, base), Caller(base) as anna, Caller(base) as friend:
        anna.http.cookies.update(cookies)
        async with anna.look(id, seat=0) as seat, friend.look(id, look=key) as looker:
            assert looker.update["view"] == seat.update["view"]


async def test_the_pages_without_script_show_it_too(sqlite_url: str) -> None:
    async with (
        shared(sqlite_url) as table,
        Browser(table.anna.base) as anna,
        Browser(table.anna.base) as friend,
    ):
        anna.http.cookies.update(table.anna.http.cookies)
        page = await anna.get(f"/table/{table.id}")
        page = await anna.send(page.form("/share", moves="0", minutes="0"))
        link = page.link("/look/")
        page = await friend.get(link)
        assert "You see what Anna sees, at once. You can only look." in page.text
        assert not [form for form in page.forms if "/table/" in form.action]
        page = await anna.get(f"/table/{table.id}")
        page = await anna.send(page.form("/share", moves="2"))
        late = await friend.get(page.link("/look/"))
        assert "2 moves later" in late.text
        assert late.text != page.text
        page = await anna.get(f"/table/{table.id}")
        page = await anna.send(page.form("/unshare", number="1"))
        await friend.get(link, status=403)
