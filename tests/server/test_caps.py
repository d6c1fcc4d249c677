"""How much a table holds: take-backs end first, then the game; nothing is lost."""

from typing import Any

import pytest

from bench.gates.largest_inputs import undo_bomb
from bench.gates.tables import keep
from dolmen.core.log import AGREED, Ending
from dolmen.core.message import Message
from dolmen.server.refusals import Denied
from dolmen.server.table.caps import Caps
from dolmen.server.table.finished import finished_log
from dolmen.server.table.match import Match, Plan
from dolmen.server.table.plans import plan_end, plan_take_back
from tests import sample
from tests.server.rows import NOW
from tests.server.servers import Caller, running
from tests.server.test_match import Counted, begun, play


def take_back(match: Match) -> None:
    """Takes everything back that can be."""
    match.adopt(plan_take_back(match, match.actor or 0, f"u{match.n}", NOW))


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Match:
    """A table of Stones with room for six moves that stand, and for six entries beside them."""
    monkeypatch.setattr("dolmen.server.table.match.open_game", lambda *_, **__: Counted())
    match = begun()
    match.caps = Caps(12)
    return match


def test_take_backs_never_use_up_what_is_for_moves_that_stand(small: Match) -> None:
    stands = len(small.log.moves)
    for _ in range(3):  # each is an entry for the move and one for taking it back
        play(small, "show card")
        take_back(small)
    play(small, "show card")
    with pytest.raises(Denied) as refused:
        take_back(small)
    assert (refused.value.code, refused.value.message.args) == ("no-more-take-backs", {"most": 6})
    assert len(small.log.moves) == stands + 1
    # The game goes on, to as many moves as if nobody had taken anything back.
    while small.frozen is None:
        play(small, "take one")
    assert len(small.log.moves) == small.caps.moves
    assert small.n <= small.caps.entries


def test_a_full_table_is_frozen_and_can_be_ended(small: Match) -> None:
    plans: list[Plan] = []
    while small.frozen is None:
        plans += play(small, "take one")
    plan = plans[-1]
    # Nobody is waited for, and no bot is due.
    assert (plan.append.status, plan.append.waits, plan.append.due) == ("playing", None, False)
    assert small.frozen == Message("server-frozen-full", {"most": 6})
    assert (small.status, small.actor, small.due_bot) == ("frozen", None, None)
    for seat in (0, 1):
        with pytest.raises(Denied) as refused:
            small.check_turn(seat)
        assert refused.value.code == "frozen"
    small.check_playing()
    with pytest.raises(Denied) as refused:
        finished_log(small)
    assert refused.value.code == "still-running"
    small.adopt(plan_end(small, Ending(AGREED), None, NOW))
    assert (small.status, len(finished_log(small).moves)) == ("ended", 6)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "as many as a table holds. Nothing is lost"),
        ("fr", "autant qu’une table en contient. Rien n’est perdu"),
        ("nl", "zoveel als een tafel kan bevatten. Er gaat niets verloren"),
    ],
)
async def test_a_full_table_says_so_and_gives_its_record_once_it_is_ended(
    sqlite_url: str, lang: str, words: str
) -> None:
    async with running(sqlite_url, table_entries=100) as (server, base), Caller(base) as anna:
        wish = {"players": ["me", "guest"]}
        id = (await anna.make(sample.LIGHT, 2, **wish))["id"]
        async with anna.look(id, seat=0) as a, anna.look(id, seat=1) as b:
            n = 0
            while a.table["status"] == "playing":
                mover = a if a.update["actor"] == 0 else b
                n = (await mover.play())["n"]
                for looker in (a, b):
                    while looker.update["n"] < n:
                        await looker.next()
                while a.update["actor"] is None and a.table["status"] == "playing":
                    await a.next()
            assert a.table["status"] == "frozen"
            # Its dice are not shown: with more room it could go on.
            assert (a.table["seed"], a.update["legal"]) == (None, [])
            row = await server.store.table(id)
            assert row is not None
            assert (row.waits, row.due, row.status) == (None, False, "playing")
        message = {"type": "move", "id": "late", "n": n, "move": "anything"}
        late = await anna.post(f"/api/tables/{id}/act?seat=0&lang={lang}", message, status=409)
        assert late["code"] == "frozen"
        assert words in late["sentence"]
        assert words in (await anna.http.get(f"/plain/table/{id}?lang={lang}")).text
        await anna.post(f"/api/tables/{id}/act?seat=0", {"type": "resign", "id": "r", "n": n})
        info = await anna.get(f"/api/records/{id}")
        assert (info["over"], info["verified"], info["moves"] >= 50) == (True, "verified", True)


async def test_bots_stop_at_a_full_table(sqlite_url: str) -> None:
    async with running(sqlite_url, table_entries=100) as (server, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 3, players=["random"] * 3))["id"]
        async with anna.look(id) as looker:
            while looker.table["status"] != "frozen":
                await looker.next()
        assert await server.store.due_tables(2**60, 10) == []
        desk = await server.desks.open(id)
        server.driver.drive(desk)
        assert not desk.driven


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "No more can be taken back at this table"),
        ("fr", "On ne peut plus rien reprendre à cette table"),
        ("nl", "Aan deze tafel kan niets meer worden teruggenomen"),
    ],
)
async def test_take_backs_are_refused_in_words(sqlite_url: str, lang: str, words: str) -> None:
    room = undo_bomb(1, sample.MOST, 4).table.n
    bomb = undo_bomb(room // 2, sample.MOST, 4)
    id, key = bomb.table.id, {"x-dolmen-seat": bomb.keys[bomb.table.waits or 0]}

    async with running(sqlite_url, table_entries=2 * room) as (server, base), Caller(base) as anna:
        await keep(server.store, [bomb])

        async def act(**message: Any) -> tuple[int, dict[str, Any]]:
            path = f"/api/tables/{id}/act?lang={lang}"
            answer = await anna.http.post(path, json=message, headers=key)
            return answer.status_code, answer.json()

        move = {"type": "move", "id": "m", "move": bomb.entries[-2].body}
        status, moved = await act(**move, n=bomb.table.n)
        assert status == 200
        status, refused = await act(type="take_back", id="t", n=moved["n"])
        assert (status, refused["code"]) == (409, "no-more-take-backs")
        assert words in refused["sentence"]
        assert str(room) in refused["sentence"]
