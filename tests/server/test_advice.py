"""A good move: from the strongest bot, for whoever plays against bots alone, at their own cost."""

import asyncio
from typing import Any

import pytest

from dolmen.bots import seat_bot, strongest
from dolmen.bots.advice import Advice
from dolmen.core.game import Game
from dolmen.server.meter import Meter
from dolmen.server.server import Server
from tests import sample
from tests.server.serving import Caller, Looker
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
                assert (told["type"], told["n"], told["bot"]) == ("advice", n, strongest())
                assert told["move"] in update["legal"]
                found = len(told["reasons"])
                for reason in told["reasons"]:
                    assert reason["gain"] > 0
                    assert reason["words"]["text"]
                # What it costs and brings is what the rules say of it anyway.
                name = told["move"]["move"]
                why = await a.ask("why", move=name)
                assert told["effects"] == why["effects"].get(name, [])
                # Nothing was changed, and the same question has the same answer.
                again = await a.ask("advice", n=n)
                assert {**again, "id": ""} == {**told, "id": ""}
                assert (await a.play(name))["type"] == "done"


async def test_who_plays_against_people_gets_no_advice(club: tuple[Server, str]) -> None:
    _, base = club
    async with Caller(base) as anna, Caller(base) as eve:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"], options={"first": 0}))["id"]
        async with anna.look(id, seat=0, lang="nl") as a, eve.look(id) as e:
            n = (await play_until_a_choice(a))["n"]
            refused = await a.ask("advice", n=n)
            assert (refused["type"], refused["code"]) == ("refused", "with-people")
            assert refused["sentence"].startswith("Een goede zet")
            assert (await e.ask("advice", n=n))["code"] == "watching"


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
            assert (await a.ask("resign", n=n))["type"] == "done"
            assert (await a.ask("advice", n=n))["code"] == "not-playing"

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

            async def think(bot: str, game: Game[Any], state: Any, seat: int) -> Advice:
                assert not (await server.desks.open(id)).lock.locked()
                while b.update["n"] < n:
                    await b.next()
                assert (await b.play())["type"] == "done"
                return Advice(game.legal(state)[0], [])

            monkeypatch.setattr(server.workers, "advise", think)
            assert (await a.ask("advice", n=n))["code"] == "stale"

            async def fail(bot: str, game: Game[Any], state: Any, seat: int) -> None:
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
        assert advice.move in game.legal(s)
        assert meter.spent > 0
        assert workers.failures == {}


@pytest.mark.parametrize(
    ("bot", "failed"), [("raises", "crashed"), ("names -5", "illegal"), ("dies 3", "crashed")]
)
async def test_a_bot_that_fails_advises_nothing(bot: str, failed: str) -> None:
    game, s, seat = middle()
    async with at_work() as workers:
        assert await workers.advise(bot, game, s, seat) is None
        assert workers.failures == {failed: 1}
