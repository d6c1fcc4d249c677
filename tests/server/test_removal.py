"""Somebody who did everything that can be done here is removed: in no table of the database is left
what was theirs, and what others need is."""

from typing import Any, Final

from sqlalchemy import select

from dolmen.core.log import Ending
from dolmen.server.clock import wall_clock
from dolmen.server.house.deeds import FORGET_AFTER
from dolmen.server.keys import hash_key
from dolmen.server.server import Server
from dolmen.server.store import schema
from dolmen.server.table.plans import plan_end
from dolmen.server.wire.export import Export
from tests import sample
from tests.sample import some
from tests.server.quick_bots import QuickWorkers, play_out
from tests.server.servers import Caller, running
from tests.server.test_notices import Browser
from tests.server.test_people import SURE

# Whatever is Bert's has it in it.
NAME: Final = "Bertolt"
HOOK: Final = "https://discord.com/api/webhooks/1/bertolt"
DAILY: Final = some(lambda title: title.daily is not None)


async def everything(server: Server) -> dict[str, list[dict[str, Any]]]:
    """All rows of all tables."""
    return {
        name: [dict(row._mapping) for row in await server.store._ask(select(table))]
        for name, table in schema.metadata.tables.items()
    }


async def begun(anna: Caller, bert: Caller, **wish: Any) -> str:
    """A table of Bert's, at which Anna sits too."""
    id: str = (await bert.make(players=["me", "open"], name=NAME, **wish))["id"]
    await anna.post(f"/api/tables/{id}/join", {"name": "Anna"})
    await bert.post(f"/api/tables/{id}/start")
    return id


async def do_everything(server: Server, anna: Caller, bert: Caller) -> dict[str, str]:
    """Bert does whatever leaves something behind; gives what was made."""
    await anna.post("/api/me", {"name": "Anna"})
    await bert.post("/api/me", {"name": NAME, "lang": "nl"})
    await bert.post("/api/me/words")
    await bert.post("/api/me/notices/webhook", {"url": HOOK})
    await bert.post("/api/me/notices/push", Browser().subscription(f"{HOOK}/push"))
    # A game of the two, with all that belongs to it.
    game = await begun(anna, bert, webhook=HOOK, lasting=True, options={"first": 1})
    async with bert.look(game, seat=0) as looker:
        await looker.ask("chat", text=f"{NAME} was here")
    await bert.post(f"/api/tables/{game}/seats/0/shares", {"moves": 0, "minutes": 0}, status=201)
    offer = await bert.get(f"/api/tables/{game}/seats/0/prepared")
    first = offer["moves"][0]["move"]
    await bert.post(f"/api/tables/{game}/seats/0/prepared", {"n": offer["n"], "moves": [first]})
    for who, seat in ((anna, 0), (bert, 1)):
        await who.post(f"/api/tables/{game}/seats/{seat}/mute", {"muted": True})
    alone = (await bert.make(players=["me", "novice"], name=NAME))["id"]
    await bert.post(f"/api/tables/{game}/watch", {"watched": True})
    day = (await bert.post(f"/api/titles/{DAILY}/days/today"))["id"]
    await play_out(server, day)
    async with server.tables.at(game) as desk:
        ending = Ending("resigned", 0)
        await server.tables.commit(desk, plan_end(desk.match, ending, None, server.now()))
    lines = (await bert.http.get(f"/api/records/{game}/lines")).text
    record = (await bert.http.post("/api/records", content=lines)).json()["id"]
    # Events: his own, one of his that Anna joined, one of hers in which a game of both counts.
    wish = {"name": f"{NAME} alone", "title": sample.LIGHT, "seats": 2}
    own = (await bert.post("/api/clubs", wish, status=201))["id"]
    both = (await bert.post("/api/clubs", {**wish, "name": "Both"}, status=201))["id"]
    await anna.post(f"/api/clubs/{both}/join", {})
    free = {**wish, "name": "Free", "kind": "free", "options": {"first": 1}}
    hers = (await anna.post("/api/clubs", free, status=201))["id"]
    await bert.post(f"/api/clubs/{hers}/join", {})
    await anna.post(f"/api/clubs/{hers}/tables/{game}")
    info = await bert.post(f"/api/clubs/{hers}/tables/{game}")
    assert info["games"][0]["counts"]
    return {
        "game": game,
        "alone": alone,
        "day": day,
        "record": record,
        "own": own,
        "both": both,
        "hers": hers,
    }


async def check_file(bert: Caller, made: dict[str, str]) -> None:
    """The file that Bert is given has all of it, and no address of his."""
    answer = await bert.http.get("/api/me/export")
    file = Export.model_validate(answer.json())
    assert answer.json().keys() == Export.model_fields.keys()
    assert (file.name, file.lang, file.words is not None) == (NAME, "nl", True)
    assert {game.table for game in file.games} == {made["game"], made["day"]}
    assert [(table.id, table.made) for table in file.tables] == [(made["alone"], True)]
    assert [line.text for line in file.chat] == [f"{NAME} was here"]
    assert {means.kind for means in file.notices} == {"webhook", "push"}
    assert [person.name for person in file.muted] == ["Anna"]
    assert file.watched == [made["game"]]
    clubs = {club.id: (club.made, club.called) for club in file.clubs}
    assert clubs == {
        made["own"]: (True, NAME),
        made["both"]: (True, NAME),
        made["hers"]: (False, NAME),
    }
    assert [(day.title, day.table) for day in file.days] == [(DAILY, made["day"])]
    assert [(link.table, link.seat) for link in file.links] == [(made["game"], 0)]
    assert [(one.table, one.state) for one in file.prepared] == [(made["game"], "waits")]
    assert [upload.id for upload in file.uploads] == [made["record"]]
    lines = await bert.http.get(file.uploads[0].lines)
    assert lines.status_code == 200
    assert HOOK not in answer.text


async def test_nothing_of_somebody_is_left_in_any_table(database_url: str) -> None:
    wall = [wall_clock()]
    async with (
        running(database_url, workers=QuickWorkers(), now=lambda: wall[0]) as (server, base),
        Caller(base) as anna,
        Caller(base) as bert,
    ):
        made = await do_everything(server, anna, bert)
        await check_file(bert, made)
        key = bert.http.cookies["dolmen-me"]
        marks = (NAME.lower(), key, hash_key(key))

        def left(rows: dict[str, list[dict[str, Any]]]) -> set[tuple[str, str]]:
            def has(cell: Any) -> bool:
                return any(mark in str(cell).lower() for mark in marks)

            return {
                (table, column)
                for table, found in rows.items()
                for row in found
                for column, cell in row.items()
                if has(cell)
            }

        before = left(await everything(server))
        theirs = {"attempts", "chat", "club_consents", "clubs", "holders", "means", "members"}
        theirs |= {"mutes", "players", "records", "recovery", "seats", "tables", "watches"}
        assert {table for table, _ in before} == theirs
        answer = await bert.http.post("/api/me/leave", json=SURE)
        assert answer.status_code == 204
        # Other processes follow the note of it, which then says nothing any more either.
        assert left(await everything(server)) == {("deeds", "player")}
        wall[0] += 2 * FORGET_AFTER
        await server.retire()
        assert left(await everything(server)) == set()
        # What was played with Anna is hers too; her event stands, without that game.
        table = await anna.get(f"/api/tables/{made['game']}")
        assert [seat["name"] for seat in table["seats"]] == ["Nº 1", "Anna"]
        for gone in ("alone", "day"):
            assert (await anna.http.get(f"/api/tables/{made[gone]}")).status_code == 404
        info = await anna.get(f"/api/clubs/{made['hers']}")
        assert [game["counts"] for game in info["games"]] == [False]
        assert (await anna.http.get(f"/api/clubs/{made['own']}")).status_code == 404
        # An event whose maker is gone is its members' to go on with.
        info = await anna.get(f"/api/clubs/{made['both']}")
        assert (info["members"], info["can_go_on"]) == (["Anna"], True)
