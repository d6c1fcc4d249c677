"""What concerns a server as a whole: the broom, who is kept out, quotas, who may make tables."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx2
import pytest

from dolmen import __version__
from dolmen.core.message import Refusal
from dolmen.server.house.blocks import covers, read_address
from dolmen.server.house.broom import LONGEST_WHY, Broom, read_why, short
from dolmen.server.house.link import new_link
from dolmen.server.keys import hash_key
from dolmen.server.server import Server
from dolmen.server.store import schema
from dolmen.server.store.store import open_beside
from tests import sample
from tests.server.servers import Caller, Looker, running
from tests.server.test_sockets import dialled, ending

NOW = 1_700_000_000_000


@asynccontextmanager
async def two_at_a_table(
    database: str, **settings: Any
) -> AsyncIterator[tuple[Server, str, Caller, Caller, dict[str, Any]]]:
    """Anna and Bert at a table of two."""
    async with (
        running(database, **settings) as (server, base),
        Caller(base) as anna,
        Caller(base) as bert,
    ):
        made = await anna.make(sample.LIGHT, 2, name="Anna")
        await bert.post(f"/api/tables/{made['id']}/join", {"name": "Bert"})
        await anna.post(f"/api/tables/{made['id']}/start")
        yield server, base, anna, bert, made


async def player_of(caller: Caller) -> str:
    return hash_key(str((await caller.get("/api/me"))["path"]).rpartition("/")[2])


def cookie_of(caller: Caller) -> str:
    return "; ".join(f"{name}={value}" for name, value in caller.http.cookies.items())


async def until_table(looker: Looker, check: Callable[[dict[str, Any]], bool]) -> None:
    """Reads on until the table is so."""
    while not check(looker.table):
        await looker.next()


async def told(caller: Caller) -> list[tuple[str, str]]:
    """What the host did, as everybody reads it."""
    return [(deed["what"], deed["why"]) for deed in (await caller.get("/api/house"))["deeds"]]


async def test_a_line_is_removed_before_everybody_s_eyes(database_url: str) -> None:
    async with two_at_a_table(database_url) as (server, _, anna, bert, made):
        id = made["id"]
        async with anna.look(id, seat=0) as a, bert.look(id, seat=1) as b:
            await a.ask("chat", text="something rude")
            line = await b.until("chat", k=1)
            assert (line["text"], line.get("removed", False)) == ("something rude", False)
            await server.broom.remove_line(id, 1, "rude")
            await server.deeds.follow()
            line = await b.until("chat", k=1, removed=True)
            assert (line["name"], line["text"]) == ("Anna", "")
        # Whoever comes later sees that there was one, by socket and without script.
        async with bert.look(id, seat=1) as b:
            assert (await b.until("chat", k=1))["removed"] is True
        page = await bert.http.get(f"/plain/table/{id}", headers={"Accept-Language": "en"})
        assert "The host removed this line." in page.text
        assert "something rude" not in page.text
        assert await told(bert) == [("line-removed", "rude")]
        with pytest.raises(Refusal, match="no line 1"):
            await server.broom.remove_line(id, 1)


async def test_a_table_that_is_closed_has_ended_and_says_why(database_url: str) -> None:
    async with two_at_a_table(database_url) as (server, _, anna, bert, made):
        id = made["id"]
        async with bert.look(id, seat=1) as b:
            await server.broom.close_table(id, "the club closes")
            await server.deeds.follow()
            await until_table(b, lambda table: table["status"] == "ended")
            outcome = b.table["outcome"]
            assert (outcome["how"], outcome["why"]) == ("closed", "the club closes")
        story = await anna.get(f"/api/tables/{id}/view", lang="en")
        last = story["entries"][-1]["told"][-1]
        assert last["text"] == "The host of this server closed the table: the club closes"
        # Its record is one of a game that ended so, and can be read again.
        record = (await anna.http.get(f"/api/records/{id}/lines")).text
        assert '"ended":"closed"' in record.replace(" ", "")
        again = await anna.http.post("/api/records", content=record.encode())
        assert again.status_code == 201, again.text
        with pytest.raises(Refusal, match="nothing to close"):
            await server.broom.close_table(id)


async def test_a_table_that_waits_for_players_is_closed_too(sqlite_url: str) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2))["id"]
        async with anna.look(id, seat=0) as a:
            await server.broom.close_table(id)
            await server.deeds.follow()
            await until_table(a, lambda table: table["status"] == "ended")
        page = await anna.http.get(f"/plain/table/{id}")
        assert page.status_code == 200


async def test_a_deleted_table_is_gone_and_its_link_says_so(database_url: str) -> None:
    async with two_at_a_table(database_url) as (server, _, anna, bert, made):
        id = made["id"]
        async with bert.look(id, seat=1) as b:
            await server.broom.delete_table(id, "spam")
            await server.deeds.follow()
            assert await ending(b) == (4404, "closing", "table-deleted")
        answer = await anna.http.get(f"/api/tables/{id}", headers={"Accept-Language": "nl"})
        assert (answer.status_code, answer.json()["code"]) == (410, "table-deleted")
        assert answer.json()["sentence"].endswith("Reden: spam.")
        assert (await anna.http.get("/api/tables/neverthere")).status_code == 404
        assert await told(anna) == [("table-deleted", "spam")]


async def test_a_name_is_removed_at_every_table_and_told_there(database_url: str) -> None:
    async with two_at_a_table(database_url) as (server, _, anna, bert, made):
        id = made["id"]
        await bert.post("/api/me", {"name": "Rude Bert"})
        async with anna.look(id, seat=0) as a:
            await server.broom.remove_name(await player_of(bert), "rude")
            await server.deeds.follow()
            await until_table(a, lambda table: table["seats"][1]["name"] == "Nº 2")
        view = await anna.get(f"/api/tables/{id}/view", lang="en")
        assert "now called Nº 2" in view["entries"][-1]["told"][-1]["text"]
        assert (await bert.get("/api/me"))["name"] is None
        # The game goes on, and its log replays.
        assert (await anna.get(f"/api/tables/{id}"))["status"] == "playing"


async def test_whoever_is_deleted_leaves_moves_and_nothing_else(database_url: str) -> None:
    async with two_at_a_table(database_url) as (server, _, anna, bert, made):
        id, player = made["id"], await player_of(bert)
        alone = (await bert.make(sample.LIGHT, 2, players=["me", "random"]))["id"]
        async with bert.look(id, seat=1) as b:
            await b.ask("chat", text="my address is ...")
        await server.broom.delete_person(player)
        await server.deeds.follow()
        table = await anna.get(f"/api/tables/{id}")
        assert [seat["name"] for seat in table["seats"]] == ["Anna", "Nº 2"]
        [line] = await server.store.chat(id)
        assert (line.name, line.text, line.removed) == ("Nº 2", "", True)
        assert await server.store.table(alone) is None
        assert await server.store.player(player) is None
        assert await server.store.named(player) == []
        with pytest.raises(Refusal, match="Nobody"):
            await server.broom.delete_person(player)


async def test_whoever_is_blocked_gets_nothing_by_any_door(database_url: str) -> None:
    async with two_at_a_table(database_url) as (server, base, anna, bert, made):
        id, player = made["id"], await player_of(bert)
        async with bert.look(id, seat=1) as b:
            await server.broom.block_identity(player, "rude")
            await server.deeds.follow()
            assert await ending(b) == (4403, "closing", "blocked")
        for path in ("/api/titles", f"/api/tables/{id}", "/plain/", f"/plain/table/{id}"):
            answer = await bert.http.get(path, headers={"Accept-Language": "en"})
            assert answer.status_code == 403
            assert "The host of this server has blocked you. Reason: rude." in answer.text
        assert (await bert.http.post("/plain/language", data={"lang": "fr"})).status_code == 403
        # How the refusal looks is a file, and so is whether the server lives.
        for path in ("/plain/plain.css", "/healthz"):
            assert (await bert.http.get(path)).status_code == 200
        async with dialled(base, id, Cookie=cookie_of(bert)) as b:
            assert await ending(b) == (4403, "closing", "blocked")
        # Everybody at the table is told, and nobody else is concerned.
        view = await anna.get(f"/api/tables/{id}/view", lang="en")
        assert view["entries"][-1]["told"][-1]["text"].endswith("has blocked Bert.")
        await server.broom.unblock("identity", player)
        await server.deeds.follow()
        assert (await bert.http.get("/api/titles")).status_code == 200
        assert [what for what, _ in await told(anna)] == ["unblocked", "identity-blocked"]


async def test_the_link_of_a_blocked_seat_opens_nothing(sqlite_url: str) -> None:
    async with two_at_a_table(sqlite_url) as (server, _, _, bert, made):
        id = made["id"]
        seated = await bert.http.post(f"/api/tables/{id}/join", json={"name": "again"})
        assert seated.status_code == 409
        links = await server.store.seats(id)
        await server.broom.block_identity(await player_of(bert))
        after = await server.store.seats(id)
        assert links[0].token_hash == after[0].token_hash
        assert links[1].token_hash != after[1].token_hash


async def test_an_address_is_kept_out_until_it_is_let_in(sqlite_url: str) -> None:
    async with two_at_a_table(sqlite_url) as (server, base, anna, _, made):
        async with anna.look(made["id"], seat=0) as a:
            assert await server.broom.block_address("127.0.0.0/8", "spam") == "127.0.0.0/8"
            await server.deeds.follow()
            assert await ending(a) == (4403, "closing", "blocked")
        assert (await anna.http.get("/api/titles")).status_code == 403
        async with dialled(base, made["id"]) as a:
            assert await ending(a) == (4403, "closing", "blocked")
        with pytest.raises(Refusal, match="blocked already"):
            await server.broom.block_address("127.0.0.0/8")
        await server.broom.unblock("address", "127.0.0.0/8")
        await server.deeds.follow()
        assert (await anna.http.get("/api/titles")).status_code == 200
        with pytest.raises(Refusal, match="not blocked"):
            await server.broom.unblock("address", "127.0.0.0/8")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        (" 192.0.2.7 ", "192.0.2.7/32"),
        ("192.0.2.77/24", "192.0.2.0/24"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7/32"),
    ],
)
def test_an_address_as_it_is_kept(typed: str, kept: str) -> None:
    assert read_address(typed) == kept


@pytest.mark.parametrize("typed", ["", "localhost", "0.0.0.0/0", "::/0", "192.0.2.256"])
def test_no_address_and_half_the_world_are_refused(typed: str) -> None:
    with pytest.raises(Refusal):
        read_address(typed)


def test_a_network_covers_what_lies_in_it() -> None:
    assert covers("192.0.2.0/24", "192.0.2.7/32")
    assert not covers("192.0.2.0/24", "192.0.3.7/32")
    assert not covers("192.0.2.0/24", "2001:db8::/64")
    assert covers("2001:db8::/32", "2001:db8:1::/64")


def test_a_reason_is_one_line() -> None:
    assert read_why(" so\n  rude ") == "so rude"
    with pytest.raises(Refusal, match=str(LONGEST_WHY)):
        read_why("x" * (LONGEST_WHY + 1))


async def test_what_is_done_beside_a_server_reaches_it(database_url: str) -> None:
    """As by the command line: another connection, and the server follows by itself."""
    async with two_at_a_table(database_url) as (_, _, _, bert, made):
        id = made["id"]
        async with bert.look(id, seat=1) as b:
            async with open_beside(database_url) as store:
                await Broom(store, lambda: NOW).close_table(id, "late")
            await until_table(b, lambda table: table["status"] == "ended")


async def test_people_are_found_by_link_key_and_beginning(sqlite_url: str) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        path = (await anna.get("/api/me"))["path"]
        player = hash_key(path.rpartition("/")[2])
        for named in (f"{base}{path}", path, path.rpartition("/")[2], short(player), player):
            assert await server.broom.find_person(named) == player
        for nobody in ("", "abc", "0123456789ab", "nobody"):
            with pytest.raises(Refusal, match="Nobody"):
                await server.broom.find_person(nobody)


# Who may make tables


WISH = {"title": sample.LIGHT, "seats": 2}


async def test_whoever_has_the_word_makes_tables(sqlite_url: str) -> None:
    async with (
        running(sqlite_url, making="word", word="Menhir é") as (_, base),
        Caller(base) as anna,
        Caller(base) as bert,
    ):
        refused = await anna.post("/api/tables", WISH, status=403)
        assert refused["code"] == "no-word"
        house = await anna.get("/api/house")
        assert (house["making"], house["may_make"]) == ("word", False)
        assert (await anna.post("/api/house/word", {"word": "x"}, status=403))["code"] == (
            "wrong-word"
        )
        said = await anna.http.post("/api/house/word", json={"word": " Menhir é "})
        assert said.status_code == 204
        await anna.post("/api/tables", WISH)
        assert (await anna.get("/api/house"))["may_make"] is True
        # By a program, each time; and on the plain pages.
        header = {b"X-Dolmen-Word": "Menhir é".encode()}
        made = await bert.http.post("/api/tables", json=WISH, headers=header)
        assert made.status_code == 201
        page = await bert.http.get("/plain/", headers={"Accept-Language": "en"})
        assert "To make tables here you need a word" in page.text
        async with httpx2.AsyncClient(base_url=base, follow_redirects=True, verify=False) as plain:
            form = {"word": "Menhir é", "back": "/plain/"}
            page = await plain.post("/plain/word", data=form, headers={"Accept-Language": "en"})
            assert page.status_code == 200
            assert "To make tables here you need a word" not in page.text
            table = await plain.post("/plain/quick", data={"title": sample.LIGHT})
            assert "/plain/table/" in str(table.url)
        # What is uploaded, and what goes on from it, is made as well.
        async with Caller(base) as cleo:
            assert (await cleo.http.post("/api/records", content=b"x")).status_code == 403
            branch = await cleo.post("/api/records/x/branch", {"at": 0}, status=403)
            assert branch["code"] == "no-word"


async def test_guesses_are_counted(sqlite_url: str) -> None:
    async with running(sqlite_url, making="word", word="Menhir") as (_, base), Caller(base) as anna:
        codes = [
            (await anna.http.post("/api/house/word", json={"word": f"guess {i}"})).status_code
            for i in range(11)
        ]
        assert codes == [403] * 10 + [429]


async def test_where_only_the_host_makes_tables_the_key_does(sqlite_url: str) -> None:
    async with (
        running(sqlite_url, making="host") as (server, base),
        Caller(base) as anna,
    ):
        assert (await anna.post("/api/tables", WISH, status=403))["code"] == "host-only"
        assert (await anna.post("/api/house/word", {"word": "x"}, status=403))["code"] == (
            "wrong-word"
        )
        key = (await new_link(server.store, NOW)).rpartition("/")[2]
        for given, status in ((key, 201), (f"{key}x", 403), ("x" * 500, 403)):
            made = await anna.http.post("/api/tables", json=WISH, headers={"X-Dolmen-Host": given})
            assert made.status_code == status


# Quotas


async def test_a_server_keeps_so_many_tables(database_url: str) -> None:
    async with running(database_url, most_tables=2) as (server, base), Caller(base) as anna:
        first = await anna.post("/api/tables", WISH)
        await anna.post("/api/tables", WISH)
        full = await anna.post("/api/tables", WISH, status=507)
        assert (full["code"], full["reason"]["args"]["most"]) == ("tables-full", 2)
        # Room that is made is found.
        await server.broom.delete_table(first["id"])
        await anna.post("/api/tables", WISH)


async def test_as_many_as_come_at_once_do_not_find_the_same_room(database_url: str) -> None:
    async with running(database_url, most_tables=2) as (server, base), Caller(base) as anna:
        first = await anna.post("/api/tables", WISH)
        asked = (anna.http.post("/api/tables", json=WISH) for _ in range(6))
        made = sorted(answer.status_code for answer in await asyncio.gather(*asked))
        assert made == [201, 507, 507, 507, 507, 507]
        assert await server.store.count(schema.tables) == 2
        # None of those that were refused is counted any more.
        await server.broom.delete_table(first["id"])
        await anna.post("/api/tables", WISH)
        await anna.post("/api/tables", WISH, status=507)


async def test_a_server_keeps_so_many_records_and_bytes(database_url: str) -> None:
    async with running(database_url, most_uploads=0) as (_, base), Caller(base) as anna:
        answer = await anna.http.post("/api/records", content=b"x")
        assert (answer.status_code, answer.json()["code"]) == (507, "uploads-full")
        await anna.post("/api/tables", WISH)
    async with running(database_url, most_megabytes=0) as (server, base), Caller(base) as anna:
        assert await server.store.size() > 0
        assert (await anna.post("/api/tables", WISH, status=507))["code"] == "disk-full"


async def test_the_version_is_told(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        assert (await anna.http.get("/healthz")).text == f"ok {__version__}\n"
        assert (await anna.get("/api/house"))["version"] == __version__
        assert f"Dolmen {__version__}" in (await anna.http.get("/plain/")).text
