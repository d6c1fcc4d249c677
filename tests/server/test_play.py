"""Playing over real sockets: moves, refusals, taking back, talking, voting, leaving."""

import asyncio
import json
from typing import Any

import msgspec
import pytest

from dolmen.games import TITLES, options
from dolmen.server.store import Entry
from dolmen.server.table.plans import plan_start
from dolmen.server.webhook.delivery import Webhooks
from dolmen.server.wire.requests import decode_client
from dolmen.words import Words
from tests import sample
from tests.server.receiver import Receiver, finds
from tests.server.servers import Caller, Looker, running
from tests.server.test_tables import key_of


def unusual(title: str) -> dict[str, object]:
    """Something else than a table of two would choose by itself."""
    name, value = next(
        (option.name, option.allowed[-1])
        for option in options(title, 2)
        if option.name != "first" and len(option.allowed) > 1
    )
    return {name: value}


async def test_a_move_is_answered_and_shown_to_everybody(sqlite_url: str) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna, Caller(base) as eve:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"], options={"first": 0}))["id"]
        async with anna.look(id, seat=0) as a, eve.look(id) as spectator:
            n = a.update["n"]
            assert spectator.update["legal"] == []
            answer = await a.play()
            assert answer == {"type": "done", "n": a.update["n"], "id": answer["id"]}
            await spectator.until("update", n=a.update["n"])
            numbers = [entry["n"] for entry in spectator.update["entries"]]
            assert numbers == list(range(n + 1, a.update["n"] + 1))
            row = await server.store.table(id)
            assert row is not None
            assert row.n == a.update["n"]


async def test_a_message_sent_twice_counts_once(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"], options={"first": 0}))["id"]
        async with anna.look(id, seat=0) as a:
            n, move = a.update["n"], a.update["legal"][0]["move"]
            first = await a.ask("move", id="once", n=n, move=move)
            second = await a.ask("move", id="once", n=n, move=move)
            assert first == second
        async with anna.look(id, seat=0) as again:
            third = await again.ask("move", id="once", n=n, move=move)
            assert third == first
            assert again.update["n"] == first["n"]


async def test_a_message_sent_again_after_a_restart_counts_once(database_url: str) -> None:
    async with running(database_url) as (_, base), Caller(base) as anna:
        made = await anna.make(sample.LIGHT, 2, players=["me", "guest"], options={"first": 0})
        id, key = made["id"], key_of(made["links"][0]["path"])
        async with anna.look(id, seat=0) as a:
            n, move = a.update["n"], a.update["legal"][0]["move"]
            first = await a.ask("move", id="once", n=n, move=move)
    async with (
        running(database_url) as (_, base),
        Caller(base) as anna,
        anna.look(id, token=key) as a,
    ):
        assert await a.ask("move", id="once", n=n, move=move) == first


async def test_a_stale_move_is_refused_with_the_present_number(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"], options={"first": 0}))["id"]
        async with anna.look(id, seat=0, lang="fr") as a:
            n, move = a.update["n"], a.update["legal"][0]["move"]
            await a.play(move)
            refused = await a.ask("move", n=n, move=move)
            assert (refused["type"], refused["code"], refused["n"]) == (
                "refused",
                "stale",
                a.update["n"],
            )
            assert refused["sentence"].startswith("Ce coup visait une position plus ancienne.")
            assert refused["reason"]["text"] == refused["sentence"]


async def test_an_illegal_move_is_refused_with_reason_clause_and_sentence(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"], options={"first": 0}))["id"]
        async with anna.look(id, seat=0) as a:
            legal = {move["move"] for move in a.update["legal"]}
            game = (await server.desks.open(id)).match.game
            other = next(
                name
                for move in range(game.moves.count)
                if (name := game.moves.name(move)) not in legal
            )
            n = a.update["n"]
            refused = await a.ask("move", n=n, move=other)
            assert (refused["type"], refused["code"]) == ("refused", "illegal")
            assert refused["clause"] in Words("en").ids(f"{sample.LIGHT}-rules")
            assert other in refused["sentence"]
            unknown = await a.ask("move", n=n, move="castle long")
            assert (unknown["type"], unknown["code"]) == ("refused", "refused")
            assert "castle long" in unknown["sentence"]
            row = await server.store.table(id)
            assert row is not None
            assert row.n == n, "nothing was stored"


async def test_why_not_tells_the_reasons_of_a_target(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"], options={"first": 0}))["id"]
        async with anna.look(id, seat=0, lang="en") as a, anna.look(id, seat=1) as b:
            why = await a.ask("why", move="skip")
            assert (why["type"], why["code"]) == ("refused", "refused")
            assert "skip" in why["sentence"]
            legal = a.update["legal"][0]
            lit = await a.ask("why", target=legal["target"])
            assert legal in lit["legal"]
            for reason in lit["refused"]:
                assert reason["clause"] in Words("en").ids(f"{sample.LIGHT}-rules")
                assert reason["reason"]["text"]
            nothing = await a.ask("why", target="nowhere:1")
            assert nothing["general"]["text"] == "There is nothing to do here now."
            turn = await b.ask("why", target=legal["target"])
            assert turn["general"]["id"] == "server-not-your-turn"
            assert (turn["legal"], turn["refused"]) == ([], [])
            empty = await a.ask("why")
            assert (empty["type"], empty["code"]) == ("refused", "malformed")


async def test_why_tells_what_moves_cost_and_bring_and_what_is_missing(sqlite_url: str) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"], options={"first": 0}))["id"]
        async with anna.look(id, seat=0, lang="en") as a, anna.look(id, seat=1) as b:
            async with server.tables.at(id) as desk:
                game, state = desk.match.game, desk.match.log.state
            due = {
                game.moves.name(move): game.effects(state, move) for move in range(game.moves.count)
            }
            legal = [move["move"] for move in a.update["legal"]]
            dark = next(name for name, found in due.items() if found and name not in legal)
            some = [*legal[:3], dark]
            told = await a.ask("why", moves=[*some, *some])
            assert [move["move"] for move in told["legal"]] == legal[:3]
            assert [move["move"] for move in told["refused"]] == [dark]
            assert {
                name: [(one["kind"], one["what"], one["amount"]) for one in effects]
                for name, effects in told["effects"].items()
            } == {
                name: [(one.kind, one.what, one.amount) for one in due[name]]
                for name in some
                if due[name]
            }
            assert all(one["words"]["text"] for found in told["effects"].values() for one in found)
            target = game.moves.target(game.moves.parse(dark), 0)
            assert (await a.ask("why", target=target))["effects"][dark] == told["effects"][dark]
            # Only the seat that decides is told, and nobody is told of more than forty at once.
            assert (await b.ask("why", moves=some))["effects"] == {}
            with pytest.raises(msgspec.ValidationError):
                decode_client(json.dumps({"type": "why", "id": "w", "moves": [legal[0]] * 41}))
            strange = await a.ask("why", moves=["castle long"])
            assert (strange["type"], strange["code"]) == ("refused", "refused")
            assert "effects" not in a.update["legal"][0]


async def test_own_moves_are_taken_back_up_to_the_last_barrier(database_url: str) -> None:
    async with running(database_url) as (server, base), Caller(base) as anna:
        id = (await anna.make(sample.OTHER, 2, players=["me", "guest"], options={"first": 0}))["id"]
        async with anna.look(id, seat=0) as a, anna.look(id, seat=1) as b:
            lookers: list[Looker] = [a, b]
            taken = None
            for _ in range(300):
                desk = await server.desks.open(id)
                actor = desk.match.actor
                if actor is None:
                    break
                looker = lookers[actor]
                await looker.until_mine()
                soft = [m for m in looker.update["legal"] if not m["final"]]
                if soft:
                    before = looker.update
                    await looker.play(soft[0]["move"])
                    assert looker.update["can_take_back"] is True
                    stranger = lookers[1 - actor]
                    refused = await stranger.ask("take_back", n=looker.update["n"])
                    assert refused["code"] == "not-your-turn"
                    await looker.ask("take_back", n=looker.update["n"])
                    while looker.update["n"] < before["n"] + 2:
                        await looker.next()
                    taken = looker.update
                    assert taken["view"] == before["view"]
                    assert taken["legal"] == before["legal"]
                    assert [e["kind"] for e in taken["entries"]] == ["undo"]
                    break
                refused = await looker.ask("take_back", n=looker.update["n"])
                assert refused["code"] == "nothing-to-take-back"
                await looker.play()
            assert taken is not None, "no move of this game could be taken back"
            kinds = [entry.kind for entry in await server.store.entries(id)]
            assert kinds[-1] == "undo", "nothing is removed from the log"


async def test_people_at_the_table_talk(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna, Caller(base) as eve:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"], name="Anna"))["id"]
        async with anna.look(id, seat=0) as a, eve.look(id) as spectator:
            await a.ask("chat", text="  Bonjour <b>tous</b>!  ")
            line = await spectator.until("chat")
            shown = (line["seat"], line["name"], line["text"], line["k"])
            assert shown == (0, "Anna", "Bonjour <b>tous</b>!", 1)
            refused = await spectator.ask("chat", text="hello")
            assert refused["code"] == "watching"
            blank = await a.ask("chat", text="   ")
            assert blank["code"] == "malformed"
        async with eve.look(id) as later:
            await later.until("chat")
            assert [m["text"] for m in later.chat] == ["Bonjour <b>tous</b>!"]


async def test_talk_is_limited(sqlite_url: str) -> None:
    async with running(sqlite_url, chat_per_minute=2) as (_, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"]))["id"]
        async with anna.look(id, seat=0) as a:
            answers = [(await a.ask("chat", text="x")).get("code") for _ in range(3)]
            assert answers == [None, None, "too-many"]


async def test_all_must_agree_to_end_a_game(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna, Caller(base) as bert:
        id = (await anna.make(sample.LIGHT, 3, players=["me", "open", "random"]))["id"]
        await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        await anna.post(f"/api/tables/{id}/start")
        async with anna.look(id, seat=0) as a, bert.look(id, seat=1) as b:
            await a.ask("vote", what="end")
            await b.until("table")
            while not b.table["votes"]:
                await b.next()
            vote = {"what": "end", "seat": None, "seats": [0], "needed": 2}
            assert b.table["votes"] == [vote]
            await a.ask("vote", what="end", yes=False)
            while b.table["votes"]:
                await b.next()
            await a.ask("vote", what="end")
            await b.ask("vote", what="end")
            while not a.table["outcome"]:
                await a.next()
            assert (a.table["status"], a.table["outcome"]["how"]) == ("ended", "agreed")
            assert a.table["seed"] is not None
            refused = await a.ask("move", n=a.update["n"], move="x")
            assert refused["code"] == "not-playing"
        info = await anna.get(f"/api/records/{id}")
        assert (info["over"], info["verified"]) == (True, "verified")


async def test_with_two_seats_giving_up_ends_the_game(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "random"]))["id"]
        async with anna.look(id, seat=0) as a:
            stale = await a.ask("resign", n=0)
            assert stale["code"] == "stale"
            await a.until_mine()
            await a.ask("resign", n=a.update["n"])
            while not a.table["outcome"]:
                await a.next()
            outcome = a.table["outcome"]
            assert (outcome["how"], outcome["seat"], outcome["ranks"]) == ("resigned", 0, [2, 1])
        lines = (await anna.http.get(f"/api/records/{id}/lines")).text.splitlines()
        closing = json.loads(lines[-1])
        assert (closing["ended"], closing["seat"]) == ("resigned", 0)


@pytest.mark.long(10)
async def test_with_more_seats_a_bot_plays_on_for_whoever_gives_up(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna, Caller(base) as bert:
        id = (
            await anna.make(sample.LIGHT, 3, players=["me", "open", "random"], options={"first": 1})
        )["id"]
        await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        await anna.post(f"/api/tables/{id}/start")
        async with anna.look(id, seat=0) as a, bert.look(id, seat=1) as b:
            await b.ask("resign", n=b.update["n"])
            while not b.table["seats"][1]["resigned"]:
                await b.next()
            assert b.table["seats"][1]["stand_in"] == "player"
            while await a.until_mine() is not None:
                await a.play()
            assert a.table["outcome"]["how"] == "over"


async def test_a_bot_s_turn_that_comes_while_its_table_is_given_back_is_played(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dolmen.server.driver.SWEEP_SECONDS", 3600.0)
    moved = asyncio.Event()
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        release = server.store.release

        async def release_late(id: str) -> None:
            await moved.wait()
            await release(id)

        monkeypatch.setattr(server.store, "release", release_late)
        id = (await anna.make(sample.LIGHT, 2, players=["me", "random"], options={"first": 1}))[
            "id"
        ]
        async with anna.look(id, seat=0) as a:
            await a.until_mine()
            while a.update["legal"]:
                await a.play()
            moved.set()
            assert await a.until_mine() is not None


async def test_a_leaver_s_seat_goes_to_a_bot_and_back(sqlite_url: str) -> None:
    async with (
        running(sqlite_url, away_seconds=0) as (_, base),
        Caller(base) as anna,
        Caller(base) as bert,
        Caller(base) as carl,
    ):
        id = (await anna.make(sample.LIGHT, 3))["id"]
        for caller, name in ((bert, "Bert"), (carl, "Carl")):
            await caller.post(f"/api/tables/{id}/join", {"name": name})
        await anna.post(f"/api/tables/{id}/start")
        async with bert.look(id, seat=1) as b, carl.look(id, seat=2) as c:
            # By the vote of the others.
            own = await b.ask("vote", what="bot", seat=1)
            assert own["code"] == "no-person"
            await b.ask("vote", what="bot", seat=0)
            await c.ask("vote", what="bot", seat=0)
            while c.table["seats"][0]["stand_in"] is None:
                await c.next()
            assert c.table["votes"] == []
            # The person takes it back, the host hands another over.
            table = await anna.post(f"/api/tables/{id}/seats/0/free")
            assert table["seats"][0]["stand_in"] is None
            refused = await anna.post(
                f"/api/tables/{id}/seats/2/bot", {"bot": "random"}, status=409
            )
            assert refused["code"] == "still-here"
        async with bert.look(id, seat=1) as b:
            while b.table["seats"][2]["online"]:
                await b.next()
            table = await anna.post(f"/api/tables/{id}/seats/2/bot", {"bot": "random"})
            assert table["seats"][2]["stand_in"] == "random"
            foreign = await bert.post(f"/api/tables/{id}/seats/2/free", status=403)
            assert foreign["code"] == "not-host"
            table = await carl.post(f"/api/tables/{id}/seats/2/free")
            assert table["seats"][2]["stand_in"] is None


async def test_a_rematch_may_be_against_stronger_bots(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        players = ["me", "random", "novice"]
        id = (await anna.make(sample.LIGHT, 3, players=players, options={"first": 0}))["id"]
        table = await anna.get(f"/api/tables/{id}")
        assert table["stronger"] == "player"
        async with anna.look(id, seat=0) as a:
            await a.until_mine()
            await a.ask("resign", n=a.update["n"])
        unknown = await anna.post(f"/api/tables/{id}/rematch", {"bots": "oracle"}, status=422)
        assert unknown["reason"]["id"] == "bot-unknown"
        again = await anna.post(f"/api/tables/{id}/rematch", {"bots": table["stronger"]})
        seats = (await anna.get(f"/api/tables/{again['id']}"))["seats"]
        assert [seat["bot"] for seat in seats] == [None, "player", "player"]
        assert [seat["name"] for seat in seats] == [seat["name"] for seat in table["seats"]]


async def test_a_rematch_is_made_once_and_found_by_all(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna, Caller(base) as bert:
        chosen = unusual(sample.LIGHT)
        made = await anna.make(sample.LIGHT, 2, options=chosen)
        id = made["id"]
        await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        await anna.post(f"/api/tables/{id}/start")
        early = await anna.post(f"/api/tables/{id}/rematch", status=409)
        assert early["code"] == "still-running"
        async with anna.look(id, seat=0) as a:
            await a.ask("resign", n=a.update["n"])
        async with Caller(base) as eve:
            stranger = await eve.post(f"/api/tables/{id}/rematch", status=403)
            assert stranger["code"] == "watching"
        both = await asyncio.gather(
            anna.post(f"/api/tables/{id}/rematch"), bert.post(f"/api/tables/{id}/rematch")
        )
        assert both[0]["id"] == both[1]["id"] != id
        table = await bert.get(f"/api/tables/{both[0]['id']}")
        assert (table["status"], table["options"] | chosen) == ("playing", table["options"])
        assert (await anna.get(f"/api/tables/{id}"))["next"] == both[0]["id"]
        async with bert.look(both[0]["id"], seat=1) as b:
            assert b.welcome["seat"] == 1


async def test_a_returning_client_gets_the_gap(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"], options={"first": 0}))["id"]
        async with anna.look(id, seat=1) as b:
            known = b.update["n"]
        async with anna.look(id, seat=0) as a:
            for _ in range(3):
                await a.play() if a.update["legal"] else None
            now = a.update["n"]
        assert now > known
        async with anna.look(id, seat=1, n=known) as b:
            assert (b.update["since"], b.update["n"]) == (known, now)
            assert [e["n"] for e in b.update["entries"]] == list(range(known + 1, now + 1))
        async with anna.look(id, seat=1, n=now) as b:
            assert (b.update["since"], b.update["entries"]) == (now, [])


async def test_the_host_s_webhook_hears_whose_turn_it_is(sqlite_url: str) -> None:
    receiver = Receiver(b"HTTP/1.1 204 No Content\r\n\r\n")
    async with receiver.listen():
        webhooks = Webhooks(finds("93.184.215.14"), receiver.connect)
        async with (
            running(sqlite_url, webhooks=webhooks) as (_, base),
            Caller(base) as anna,
        ):
            made = await anna.make(
                sample.LIGHT,
                2,
                players=["me", "guest"],
                names=["Anna", "Bert"],
                options={"first": 1},
                webhook="https://hook.example/turn",
            )
            await asyncio.wait_for(receiver.came.wait(), 10)
            body = receiver.posts[0].body
            assert set(body) == {"table", "title", "player", "link", "n"}
            assert (body["table"], body["player"]) == (made["id"], "Bert")


async def test_a_table_that_would_play_differently_now_is_only_looked_at(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        made = await anna.make(sample.LIGHT, 2, players=["me", "guest"], options={"first": 0})
        id, key = made["id"], key_of(made["links"][0]["path"])
        await server.store.update_table(id, mark="0123456789abcdef", version=0)
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        table = await anna.get(f"/api/tables/{id}")
        assert table["status"] == "frozen"
        async with anna.look(id, token=key, lang="en") as a:
            assert a.update["legal"] == []
            refused = await a.ask("move", n=a.update["n"], move="x")
            assert refused["code"] == "frozen"
            assert "version 0" in refused["sentence"]


async def test_a_log_that_does_not_replay_is_only_looked_at(sqlite_url: str) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"], options={"first": 0}))["id"]
        row = await server.store.table(id)
        assert row is not None
        match = (await server.desks.open(id)).match
        append = plan_start(match, 5).append._replace(
            entries=[Entry(row.n + 1, "move", 0, "first P1", None, 5)]
        )
        assert await server.store.append(append)
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        table: dict[str, Any] = await anna.get(f"/api/tables/{id}")
        assert table["status"] == "frozen"


async def test_finished_tables_go_only_when_their_time_is_over(sqlite_url: str) -> None:
    day = 24 * 3600 * 1000
    async with (
        running(sqlite_url, keep_days=7, now=lambda: 1000 * day) as (server, base),
        Caller(base) as anna,
    ):
        ids = [(await anna.make(sample.LIGHT, 2, players=["me", "random"]))["id"] for _ in range(2)]
        assert (await anna.get(f"/api/tables/{ids[0]}"))["kept_days"] == 7
        async with anna.look(ids[0], seat=0) as a:
            await a.until_mine()
            await a.ask("resign", n=a.update["n"])
        assert await server.store.expired(1006 * day) == []
        assert await server.store.expired(1008 * day) == [ids[0]]
    async with (
        running(sqlite_url, now=lambda: 1008 * day) as (server, base),
        Caller(base) as anna,
    ):
        await server.retire()
        assert (await anna.http.get(f"/api/tables/{ids[0]}")).status_code == 404
        assert (await anna.get(f"/api/tables/{ids[1]}"))["status"] == "playing"


@pytest.mark.parametrize("title", TITLES)
async def test_two_people_and_a_bot_finish_a_game_while_the_server_comes_and_goes(
    sqlite_url: str, title: str
) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        made = await anna.make(title, 3, players=["me", "guest", "greedy"])
    id = made["id"]
    keys = [key_of(link["path"]) for link in made["links"]]
    known = [0, 0]
    outcome = None
    while outcome is None:
        async with (
            running(sqlite_url, messages_per_window=10_000) as (_, base),
            Caller(base) as anna,
            anna.look(id, token=keys[0]) as a,
            anna.look(id, token=keys[1]) as b,
        ):
            assert min(a.update["n"], b.update["n"]) >= max(known)

            async def play(looker: Looker, moves: int) -> None:
                for _ in range(moves):
                    if await looker.until_mine() is None:
                        return
                    await looker.play()

            done, waiting = await asyncio.wait(
                [asyncio.create_task(play(looker, 25)) for looker in (a, b)],
                return_when=asyncio.FIRST_COMPLETED,
            )
            for task in waiting:
                task.cancel()
            for task in done:
                task.result()
            await asyncio.gather(*waiting, return_exceptions=True)
            known = [a.update["n"], b.update["n"]]
            outcome = a.table["outcome"] or b.table["outcome"]
    assert outcome["how"] == "over"
