"""Time to think: counted while the server serves, shown, and when it is out a bot stands in until
the person is back."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

import pytest

from dolmen.core.log import LAPSED, Ending
from dolmen.server.clock import wall_clock
from dolmen.server.served import MOST_STEP, Served
from dolmen.server.server import Server
from dolmen.server.store import Store
from dolmen.server.table.plans import plan_end
from dolmen.server.webhook.delivery import Webhooks
from tests.server.quick_bots import QuickWorkers, play_out
from tests.server.receiver import Pauses, Receiver, finds
from tests.server.servers import WAIT, Caller, running

TURN: Final = 120
BANK: Final = 60
ALLOWANCE: Final = {"turn": TURN, "bank": BANK, "bot": "greedy"}
OPEN: Final = "93.184.215.14"
DAY_SECONDS: Final = 24 * 60 * 60
YES: Final = b"HTTP/1.1 204 No Content\r\n\r\n"


class Hands:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


class Club(NamedTuple):
    """A server whose time a test lets pass."""

    server: Server
    base: str
    hands: Hands
    receiver: Receiver

    def pass_time(self, seconds: float) -> None:
        """Time goes by, and somebody looks at it now and then."""
        while seconds > 0:
            self.hands.at += min(seconds, 10)
            seconds -= 10
            self.server.served.now()


@asynccontextmanager
async def open_club(url: str, hands: Hands | None = None, **more: Any) -> AsyncIterator[Club]:
    receiver, turned = Receiver(YES), hands or Hands()
    async with receiver.listen():
        hooks = Webhooks(finds(OPEN), receiver.connect, Pauses(), seconds=WAIT)
        async with running(url, ticks=turned, webhooks=hooks, **more) as (server, base):
            yield Club(server, base, turned, receiver)


@pytest.fixture
async def club(sqlite_url: str) -> AsyncIterator[Club]:
    async with open_club(sqlite_url) as served:
        yield served


async def sit_down(
    anna: Caller, bert: Caller, allowance: dict[str, Any] | None = ALLOWANCE
) -> tuple[str, int]:
    """A table at which both sit; gives it and the seat that is to move."""
    made = await anna.make(name="Anna", allowance=allowance)
    await bert.post(f"/api/tables/{made['id']}/join", {"name": "Bert"})
    await anna.post(f"/api/tables/{made['id']}/start")
    view = await anna.get(f"/api/tables/{made['id']}/view")
    return made["id"], view["actor"]


async def play_turn(caller: Caller, table: str, seat: int) -> None:
    """Moves until somebody else is to move."""
    while True:
        view = await caller.get(f"/api/tables/{table}/view", seat=seat)
        if view["actor"] != seat:
            return
        move = {"type": "move", "id": f"m{view['n']}", "n": view["n"]}
        move["move"] = view["legal"][0]["move"]
        await caller.post(f"/api/tables/{table}/act?seat={seat}", move)


async def test_a_turn_takes_from_the_bank_what_it_takes_too_long(club: Club) -> None:
    async with Caller(club.base) as anna, Caller(club.base) as bert:
        callers = (anna, bert)
        table, actor = await sit_down(anna, bert)
        club.pass_time(TURN + 20)
        state = await anna.get(f"/api/tables/{table}")
        assert state["allowance"] == ALLOWANCE
        banks = [BANK * 1000] * 2
        banks[actor] -= 20_000
        assert state["time"] == {
            "seat": actor,
            "used": (TURN + 20) * 1000,
            "left": 40_000,
            "banks": banks,
        }
        (line,) = (await anna.get("/api/me/tables"))["tables"]
        assert line["left"] == 40_000
        await play_turn(callers[actor], table, actor)
        state = await anna.get(f"/api/tables/{table}")
        assert state["time"] == {
            "seat": 1 - actor,
            "used": 0,
            "left": (TURN + BANK) * 1000,
            "banks": banks,
        }


async def test_when_it_is_out_a_bot_stands_in_until_the_person_is_back(club: Club) -> None:
    async with Caller(club.base) as anna, Caller(club.base) as bert:
        callers = (anna, bert)
        table, actor = await sit_down(anna, bert)
        await club.server.hourglasses.look()
        assert (await seat_of(anna, table, actor))["stand_in"] is None
        async with callers[1 - actor].look(table, seat=1 - actor, lang="en") as looker:
            club.pass_time(TURN + BANK)
            await club.server.hourglasses.look()
            assert (await seat_of(anna, table, actor))["stand_in"] == "greedy"
            while not any("time of" in line for line in told(looker.seen)):
                await looker.next()
            # The bot plays, and then nobody but the other is to move, for whom nothing runs.
            await looker.until_mine()
            state = await anna.get(f"/api/tables/{table}")
            assert (state["time"]["seat"], state["time"]["left"]) == (None, None)
            assert state["time"]["banks"][actor] == 0
            # Another press, another turn: the bank stays empty.
            state = await callers[actor].post(f"/api/tables/{table}/seats/{actor}/free")
            assert state["seats"][actor]["stand_in"] is None
            assert state["time"]["left"] == (TURN + BANK) * 1000
            await play_turn(callers[1 - actor], table, 1 - actor)
            state = await anna.get(f"/api/tables/{table}")
            assert (state["time"]["seat"], state["time"]["left"]) == (actor, TURN * 1000)


async def test_a_game_over_days_whose_player_vanished_is_played_to_its_end(sqlite_url: str) -> None:
    days = {"turn": DAY_SECONDS, "bank": 2 * DAY_SECONDS, "bot": "novice"}
    hook = {"url": "https://hooks.slack.com/services/x"}
    async with (
        open_club(sqlite_url, workers=QuickWorkers()) as club,
        Caller(club.base) as anna,
        Caller(club.base) as bert,
    ):
        server = club.server
        await bert.post("/api/me/notices/webhook", hook)
        table, actor = await sit_down(anna, bert, days)
        if actor == 0:
            await play_turn(anna, table, 0)
        # It is Bert's turn, and he is never seen again. He hears of it, and again before the end.
        await server.notices.look()
        club.pass_time(3 * DAY_SECONDS - DAY_SECONDS // 4)
        for look in (server.notices.look, server.hourglasses.look):
            await look()
        while len(server.webhooks):  # noqa: ASYNC110  # nobody tells of it
            await asyncio.sleep(0.01)
        texts = [post.body["text"] for post in club.receiver.posts]
        assert [("your turn" in text, "nearly out" in text) for text in texts] == [
            (True, False),
            (False, True),
        ]
        club.pass_time(DAY_SECONDS // 4)
        await server.hourglasses.look()
        # Anna plays on against the bot in his stead, whenever she comes, to the end of the rules.
        outcome = await play_out(server, table, 0)
        assert outcome.how == "over"
        state = await anna.get(f"/api/tables/{table}")
        assert [seat["stand_in"] for seat in state["seats"]] == [None, "novice"]
        # Nobody has lost by it but by points, and both find the game among theirs.
        for seat, who in enumerate((anna, bert)):
            (game,) = (await who.get("/api/me/results"))["last"]
            assert (game["seat"], game["counts"]) == (seat, True)
            assert game["result"]["ranks"] == outcome.ranks
        assert len(club.receiver.posts) == 2


def told(messages: list[dict[str, Any]]) -> list[str]:
    """What was told at a table."""
    return [
        phrase["text"]
        for message in messages
        for entry in message.get("entries", [])
        for phrase in entry["told"]
    ]


async def seat_of(caller: Caller, table: str, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = (await caller.get(f"/api/tables/{table}"))["seats"][seat]
    return found


async def test_without_an_allowance_nothing_ever_runs_out(club: Club) -> None:
    async with Caller(club.base) as anna, Caller(club.base) as bert:
        table, actor = await sit_down(anna, bert, None)
        club.pass_time(10_000)
        assert await club.server.hourglasses.look() is False
        state = await anna.get(f"/api/tables/{table}")
        assert (state["allowance"], state["time"]) == (None, None)
        assert state["seats"][actor]["stand_in"] is None


async def test_for_the_last_person_nothing_runs_out(club: Club) -> None:
    async with Caller(club.base) as anna:
        made = await anna.make(players=["me", "greedy"], allowance=ALLOWANCE)
        club.pass_time(10_000)
        assert await club.server.hourglasses.look() is False
        state = await anna.get(f"/api/tables/{made['id']}")
        assert (state["time"]["seat"], state["seats"][0]["stand_in"]) == (None, None)


async def test_a_reminder_comes_before_once_and_only_to_whoever_is_away(club: Club) -> None:
    hook = {"url": "https://hooks.slack.com/services/x"}
    async with Caller(club.base) as anna, Caller(club.base) as bert:
        callers = (anna, bert)
        for who in callers:
            await who.post("/api/me/notices/webhook", hook)
        _, actor = await sit_down(anna, bert)
        club.pass_time(TURN + BANK - 45 - 1)
        await club.server.hourglasses.look()
        club.pass_time(10)
        for _ in range(2):
            await club.server.hourglasses.look()
        while len(club.server.webhooks):  # noqa: ASYNC110  # nobody tells of it
            await asyncio.sleep(0.01)
        (text,) = [
            post.body["text"] for post in club.receiver.posts if "to think" in post.body["text"]
        ]
        assert text.startswith(f"{('Anna', 'Bert')[actor]}, your time to think at ")


async def test_time_stands_still_while_no_server_runs_and_when_the_wall_clock_jumps(
    sqlite_url: str,
) -> None:
    wall = [wall_clock()]
    hands = Hands()
    async with (
        open_club(sqlite_url, hands, now=lambda: wall[0]) as first,
        Caller(first.base) as anna,
        Caller(first.base) as bert,
    ):
        table, actor = await sit_down(anna, bert)
        first.pass_time(100)
        wall[0] += 10**10
        await first.server.hourglasses.look()
        await first.server.served.keep()
        state = await anna.get(f"/api/tables/{table}")
        assert state["time"]["used"] == 100_000
    # Days later, on a machine whose clocks begin anew and whose calendar is wrong.
    wall[0] -= 2 * 10**10
    async with (
        open_club(sqlite_url, now=lambda: wall[0]) as second,
        Caller(second.base) as carl,
    ):
        state = await carl.get(f"/api/tables/{table}")
        assert state["time"]["used"] == 100_000
        second.pass_time(TURN + BANK - 100)
        await second.server.hourglasses.look()
        assert (await seat_of(carl, table, actor))["stand_in"] == "greedy"


async def test_of_two_processes_one_hands_the_seat_over(postgres_url: str) -> None:
    async with (
        open_club(postgres_url) as one,
        open_club(postgres_url) as two,
        Caller(one.base) as anna,
        Caller(two.base) as bert,
    ):
        table, actor = await sit_down(anna, bert)
        for club in (one, two):
            await bert.get(f"/api/tables/{table}")
            club.pass_time(TURN + BANK)
        await asyncio.gather(*(club.server.hourglasses.look() for club in (one, two)))
        handed = [
            entry
            for entry in await one.server.store.entries(table)
            if (entry.kind, entry.seat) == ("seat", actor)
        ]
        assert len(handed) == 1


async def test_of_two_processes_the_one_that_is_ahead_is_right(store: Store) -> None:
    one, two = Hands(), Hands()
    here, there = Served(store, one), Served(store, two)
    one.at += 50
    await here.keep()
    two.at += 20
    await there.keep()
    assert (here.now(), there.now(), await store.served()) == (50_000, 50_000, 50_000)
    # A process that was stopped for long served nobody.
    one.at += 10 * MOST_STEP
    assert here.now() == 50_000 + int(MOST_STEP * 1000)
    # A clock that goes back takes nothing back.
    two.at -= 1000
    assert there.now() == 50_000


@pytest.mark.parametrize(
    "allowance",
    [
        {"turn": 59},
        {"turn": 30 * 86_400 + 1},
        {"turn": 60, "bank": -1},
        {"turn": 60, "bank": 90 * 86_400 + 1},
        {"turn": "60"},
        {"bank": 60},
        {"turn": 60, "more": 1},
    ],
)
async def test_an_allowance_that_means_nothing_is_refused(
    club: Club, allowance: dict[str, Any]
) -> None:
    async with Caller(club.base) as anna:
        wish = {"title": "x", "seats": 2, "allowance": allowance}
        assert (await anna.post("/api/tables", wish, status=400))["code"] == "malformed"


async def test_who_plays_on_must_be_a_bot_and_a_rematch_keeps_the_time(club: Club) -> None:
    async with Caller(club.base) as anna, Caller(club.base) as bert:
        refused = await anna.http.post(
            "/api/tables",
            json={
                "title": (await anna.get("/api/titles"))["titles"][0]["title"],
                "seats": 2,
                "allowance": {"turn": 60, "bot": "nobody"},
            },
        )
        assert (refused.status_code, refused.json()["reason"]["id"]) == (422, "bot-unknown")
        table, actor = await sit_down(anna, bert)
        caller = (anna, bert)[actor]
        n = (await anna.get(f"/api/tables/{table}/view"))["n"]
        act = f"/api/tables/{table}/act?seat={actor}"
        await caller.post(act, {"type": "resign", "id": "r", "n": n})
        again = await anna.post(f"/api/tables/{table}/rematch")
        assert (await anna.get(f"/api/tables/{again['id']}"))["allowance"] == ALLOWANCE
        assert (await anna.get(f"/api/tables/{table}"))["time"]["left"] is None


async def test_the_plain_pages_offer_it_and_show_it(club: Club) -> None:
    async with Caller(club.base) as anna, Caller(club.base) as bert:
        title = (await anna.get("/api/titles"))["titles"][0]["title"]
        page = (await anna.http.get(f"/plain/make?title={title}&seats=2")).text
        assert "1 day a turn, and 3 days in reserve" in page
        form = {"title": title, "seats": "2", "player-0": "me", "player-1": "open"}
        made = await anna.http.post(
            "/plain/make",
            data={**form, "name": "Anna", "allowance": "86400 259200", "stand-in": "expert"},
        )
        table = made.headers["location"].rpartition("/")[2]
        state = await anna.get(f"/api/tables/{table}")
        assert state["allowance"] == {"turn": 86_400, "bank": 259_200, "bot": "expert"}
        await bert.post(f"/api/tables/{table}/join", {"name": "Bert"})
        await anna.post(f"/api/tables/{table}/start")
        club.pass_time(90)
        page = (await anna.http.get(f"/plain/table/{table}")).text
        assert "has 3 days left to think; this turn took 90 seconds so far." in page
        assert "Anna: 3 days in reserve" in page
        assert "3 days left" in (await anna.http.get("/plain/")).text


# Tables that nobody joins

DAY: Final = 24 * 60 * 60 * 1000


async def test_a_table_that_nobody_joins_lapses_and_whoever_made_it_is_told(
    sqlite_url: str,
) -> None:
    wall = [wall_clock()]
    async with (
        open_club(sqlite_url, now=lambda: wall[0], open_days=3) as club,
        Caller(club.base) as anna,
        Caller(club.base) as bert,
    ):
        assert (await anna.get("/api/titles"))["open_days"] == 3
        await anna.post("/api/me/notices/webhook", {"url": "https://hooks.slack.com/services/x"})
        made = await anna.make(seats=2, public=True, players=["me", "open"])
        full = await anna.make(players=["me", "guest"], start=False)
        table = made["id"]
        until = (await anna.get(f"/api/tables/{table}"))["lapses"]
        assert until == wall[0] + 3 * DAY
        assert (await anna.get(f"/api/tables/{full['id']}"))["lapses"] is None
        page = (await anna.http.get(f"/plain/table/{table}")).text
        assert "If nobody joins, the table lapses in 3 days." in page
        # Somebody comes and goes: the days begin anew.
        wall[0] += 2 * DAY
        seated = await bert.post(f"/api/tables/{table}/join", {"name": "Bert"})
        await bert.post(f"/api/tables/{table}/leave/{seated['seat']}")
        wall[0] = until + DAY
        await club.server.unjoined.look()
        assert (await anna.get(f"/api/tables/{table}"))["status"] == "open"
        wall[0] += DAY
        async with anna.look(table, seat=0, lang="en") as looker:
            for _ in range(2):
                await club.server.unjoined.look()
            while not looker.table["outcome"]:
                await looker.next()
            assert "Nobody joined in time: the table has lapsed." in told(looker.seen)
        state = await anna.get(f"/api/tables/{table}")
        assert (state["status"], state["outcome"]["how"]) == ("ended", "lapsed")
        assert (await anna.get("/api/tables"))["tables"] == []
        assert (await anna.get(f"/api/tables/{full['id']}"))["status"] == "open"
        while len(club.server.webhooks):  # noqa: ASYNC110  # nobody tells of it
            await asyncio.sleep(0.01)
        (post,) = club.receiver.posts
        assert post.body["text"].startswith("Nobody joined your table of ")
        refused = await bert.post(f"/api/tables/{table}/join", {}, status=409)
        assert refused["code"] == "already-started"
        # Its record says the same, and is read again.
        lines = (await anna.http.get(f"/api/records/{table}/lines")).text
        assert '"ended": "lapsed"' in lines
        assert "lapsed" in (await anna.http.get(f"/plain/table/{table}")).text


async def test_a_table_that_somebody_joins_meanwhile_does_not_lapse(sqlite_url: str) -> None:
    wall = [wall_clock()]
    async with (
        open_club(sqlite_url, now=lambda: wall[0], open_days=1) as club,
        Caller(club.base) as anna,
    ):
        made = await anna.make(seats=2, players=["me", "open"])
        row = await club.server.store.table(made["id"])
        assert row is not None
        async with club.server.tables.at(made["id"]) as desk:
            plan = plan_end(desk.match, Ending(LAPSED), None, wall[0])
            # Seen when it had moved at another time.
            assert not await club.server.store.lapse_table(plan.append, row.moved - 1)
            assert await club.server.store.lapse_table(plan.append, row.moved)
            assert not await club.server.store.lapse_table(plan.append, row.moved)
        never = await anna.make(seats=2, players=["me", "open"])
    async with (
        open_club(sqlite_url, now=lambda: wall[0] + 1000 * DAY, open_days=0) as club,
        Caller(club.base) as anna,
    ):
        # Made with one day, whatever is set now; and one made without any stays.
        other = await anna.make(seats=2, players=["me", "open"])
        await club.server.unjoined.look()
        states = [await anna.get(f"/api/tables/{one['id']}") for one in (never, other)]
        assert [state["status"] for state in states] == ["ended", "open"]
