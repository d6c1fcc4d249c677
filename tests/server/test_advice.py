"""Good moves: from the strongest bot, for whoever is to move, at their own cost; everybody is told
that somebody asked, and a table may be made without."""

import asyncio
from typing import Any

import pytest

from dolmen.bots import Budget, seat_bot, strongest
from dolmen.bots.advice import FEWEST_GAMES, MOVES, Advice
from dolmen.core.game import Game
from dolmen.server.meter import Meter
from dolmen.server.server import Server
from tests import sample
from tests.server.servers import Caller, Looker
from tests.server.test_workers import at_work, middle

ALONE = {"players": ["me", "random"], "options": {"first": 0}}


async def play_until_a_choice(looker: Looker) -> dict[str, Any]:
    """Plays on to a position with several legal moves."""
    while (update := await looker.until_mine()) is not None and len(update["legal"]) == 1:
        await looker.play()
    assert update is not None
    return update


@pytest.mark.parametrize("title", sample.ALL)
async def test_a_move_that_can_be_played_with_its_reasons_and_its_price(
    club: tuple[Server, str], title: str
) -> None:
    _, base = club
    async with Caller(base) as anna:
        id = (await anna.make(title, 2, **ALONE))["id"]
        async with anna.look(id, seat=0, lang="fr") as a:
            found = 0
            while not found:
                update = await play_until_a_choice(a)
                n = update["n"]
                told = await a.ask("advice", n=n)
                assert (told["type"], told["n"], told["bot"]) == ("advice", n + 1, strongest())
                assert told["games"] >= FEWEST_GAMES
                assert len(told["moves"]) == min(MOVES, len(update["legal"]))
                for one in told["moves"]:
                    assert one["move"] in update["legal"]
                    for figure in (one["chance"], one["points"]):
                        assert figure["low"] <= figure["mean"] <= figure["high"]
                    for reason in one["reasons"]:
                        assert reason["gain"] > 0
                        assert reason["words"]["text"]
                    # What it costs and brings is what the rules say of it anyway.
                    name = one["move"]["move"]
                    why = await a.ask("why", move=name)
                    assert one["effects"] == why["effects"].get(name, [])
                found = len(told["moves"][0]["reasons"])
                # Asked again in the same position nothing more is told to anybody.
                again = await a.ask("advice", n=n + 1)
                assert (again["type"], again["n"]) == ("advice", n + 1)
                assert (await a.play(told["moves"][0]["move"]["move"]))["type"] == "done"


async def test_everybody_is_told_that_somebody_asked_and_nobody_what(
    club: tuple[Server, str],
) -> None:
    _, base = club
    async with Caller(base) as anna, Caller(base) as eve:
        wish = {"players": ["me", "guest"], "names": ["Anna", "Bo"], "options": {"first": 0}}
        id = (await anna.make(sample.LIGHT, 2, **wish))["id"]
        async with anna.look(id, seat=0, lang="en") as a, eve.look(id, lang="nl") as e:
            n = (await play_until_a_choice(a))["n"]
            assert (await e.ask("advice", n=n))["code"] == "watching"
            assert (await a.ask("advice", n=n))["type"] == "advice"
            while e.update["n"] <= n:
                await e.next()
            [entry] = [entry for entry in e.update["entries"] if entry["n"] == n + 1]
            assert (entry["kind"], entry["seat"]) == ("advice", 0)
            assert [told["text"] for told in entry["told"]] == [
                "Anna vraagt een bot om een goede zet."
            ]
            state = await anna.get(f"/api/tables/{id}")
            assert (state["advice"], state["advised"]) == (True, [1, 0])
            # A record says so too.
            assert (await a.ask("resign", n=n + 1))["type"] == "done"
        info = await anna.get(f"/api/records/{id}")
        assert info["advice"] == [1, 0]
        lines = (await anna.http.get(f"/api/records/{id}/lines")).text
        assert '"advice": [1, 0]' in lines.partition("\n")[0]


async def test_at_a_table_made_without_advice_nobody_gets_any(club: tuple[Server, str]) -> None:
    _, base = club
    async with Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **ALONE, advice=False))["id"]
        async with anna.look(id, seat=0, lang="nl") as a:
            n = (await play_until_a_choice(a))["n"]
            refused = await a.ask("advice", n=n)
            assert (refused["type"], refused["code"], refused["n"]) == ("refused", "advice-off", n)
            assert refused["sentence"].startswith("Aan deze tafel vraagt niemand")
            assert (await a.ask("resign", n=n))["type"] == "done"
        # The same people once more want the same.
        again = await anna.post(f"/api/tables/{id}/rematch", {}, status=201)
        assert (await anna.get(f"/api/tables/{again['id']}"))["advice"] is False


async def test_advice_is_for_whoever_decides_in_the_present_position(
    club: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, base = club
    async with Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **ALONE))["id"]
        async with anna.look(id, seat=0) as a:
            n = (await play_until_a_choice(a))["n"]
            assert (await a.ask("advice", n=n + 1))["code"] == "stale"
            body = {"type": "advice", "id": "x", "n": n}
            told = await anna.post(f"/api/tables/{id}/act?seat=0", body)
            assert told["type"] == "advice"
            # The question counts for the position that it told of, and for no other.
            assert (await a.ask("advice", n=n))["type"] == "advice"
            assert (await a.ask("advice", n=n - 1))["code"] == "stale"
            assert (await a.ask("resign", n=n + 1))["type"] == "done"
            assert (await a.ask("advice", n=n + 1))["code"] == "not-playing"

        async def wait_for_ever(*_: object, **__: object) -> Any:
            await asyncio.Event().wait()

        monkeypatch.setattr(server.workers, "choose", wait_for_ever)
        wish = {"players": ["me", "random"], "options": {"first": 1}}
        id = (await anna.make(sample.LIGHT, 2, **wish))["id"]
        async with anna.look(id, seat=0) as a:
            refused = await a.ask("advice", n=a.update["n"])
            assert refused["code"] == "not-your-turn"


async def test_the_table_is_free_while_a_bot_thinks_and_late_advice_is_refused(
    club: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, base = club
    async with Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **ALONE))["id"]
        async with anna.look(id, seat=0) as a, anna.look(id, seat=0) as b:
            n = (await play_until_a_choice(a))["n"]

            async def think(bot: str, game: Game[Any], state: Any, seat: int, *_: object) -> Advice:
                assert not (await server.desks.open(id)).lock.locked()
                while b.update["n"] <= n:
                    await b.next()
                assert (await b.play())["type"] == "done"
                return Advice([], True, 0)

            monkeypatch.setattr(server.workers, "advise", think)
            assert (await a.ask("advice", n=n))["code"] == "stale"

            async def fail(*_: object) -> None:
                return None

            monkeypatch.setattr(server.workers, "advise", fail)
            update = await play_until_a_choice(a)
            assert (await a.ask("advice", n=update["n"]))["code"] == "no-advice"


async def test_whoever_asks_pays_for_the_thoughts() -> None:
    game, s, seat = middle()
    # Nothing that the loop does costs anything here.
    meter = Meter(lambda: 0.0)
    async with at_work(seat=seat_bot) as workers:
        advice = await meter.measure(workers.advise(strongest(), game, s, seat))
        assert advice is not None
        assert {one.move for one in advice.moves} <= set(game.legal(s))
        assert meter.spent > 0
        assert workers.failures == {}


async def test_advice_takes_as_many_games_as_the_server_says() -> None:
    game, s, seat = middle()
    async with at_work(seat=seat_bot, budget=Budget(30), games=FEWEST_GAMES) as workers:
        advice = await workers.advise(strongest(), game, s, seat)
        assert advice is not None
        assert advice.games == FEWEST_GAMES


@pytest.mark.parametrize(
    ("bot", "failed"), [("raises", "crashed"), ("names -5", "illegal"), ("dies 3", "crashed")]
)
async def test_a_bot_that_fails_advises_nothing(bot: str, failed: str) -> None:
    game, s, seat = middle()
    async with at_work() as workers:
        assert await workers.advise(bot, game, s, seat) is None
        assert workers.failures == {failed: 1}
