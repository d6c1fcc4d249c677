"""What viewers put together of the changes they are sent is the view, after everything that can
happen at a table."""

import json
import random
from typing import Any

import msgspec
import pytest

from bench.gates.tables import stored_table
from dolmen.core.course import is_barrier
from dolmen.games import TITLES
from dolmen.server.speaker import Speaker
from dolmen.server.table.display import Showing
from dolmen.server.table.match import Match
from dolmen.server.table.menu import Menu
from dolmen.server.table.plans import plan_move, plan_take_back
from dolmen.server.table.projection import update
from dolmen.server.table.seats import Seats
from dolmen.server.viewers import Actor, Viewer
from dolmen.server.wire.messages import encode
from dolmen.server.wire.moves import LegalMove
from dolmen.server.wire.phrases import Phrase
from tests import sample
from tests.core.stones import Stones
from tests.server.rows import NOW, seat_row, table_row
from tests.server.servers import Caller, Looker, running
from tests.server.sight import Sight
from tests.tries import times


class Watcher:
    """A viewer that keeps what was sent to it, and what it makes of that."""

    def __init__(self, seat: int | None, lang: str | None = None) -> None:
        self.viewer = Viewer(Actor(seat, None, None, "", lang), 1_000_000, 1_000_000_000)
        self.sight = Sight()
        self.sent: list[bytes] = []

    def look(self, match: Match, showing: Showing, since: int | None) -> dict[str, Any]:
        """Is shown the match; gives the message as it came."""
        showing.show(self.viewer, since)
        data = self.viewer._queue.get_nowait()
        assert data is not None
        self.sent.append(data)
        message: dict[str, Any] = msgspec.json.decode(data)
        self.sight.read(message)
        return message

    def check(self, match: Match, since: int | None) -> None:
        """What it has is what a viewer who comes now is told, byte for byte."""
        viewer = self.viewer
        whole = update(match, viewer.seat, since, viewer.speaker(match.seats.names))
        assert msgspec.json.encode(self.sight.update) == encode(whole)


def opened(title: str, seats: int, seed: int) -> Match:
    """A table with people at every seat, some moves into its game."""
    stored = stored_table(title, seats, 3, random.Random(seed))
    return Match(stored.table, Seats(stored.seats, ()), stored.entries)


def watchers(match: Match) -> list[Watcher]:
    """Somebody at every seat, two spectators, and one who reads sentences."""
    seats = [Watcher(seat) for seat in range(match.game.seats)]
    return [*seats, Watcher(None), Watcher(None), Watcher(0, "nl")]


def step(match: Match, rng: random.Random) -> None:
    """A move of whoever decides, or now and then back."""
    assert match.actor is not None
    if match.undo_point() is not None and rng.random() < 0.3:
        match.adopt(plan_take_back(match, match.actor, "c", NOW, one=rng.random() < 0.5))
        return
    move = match.game.moves.name(rng.choice(match.game.legal(match.log.state)))
    match.adopt(plan_move(match, match.actor, move, "c", NOW))


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("seed", range(times(1)))
def test_changes_make_the_view_of_every_viewer(title: str, seed: int) -> None:
    rng = random.Random(seed)
    match = opened(title, rng.choice(TITLES[title].seats), seed)
    there = watchers(match)
    first = Showing(match)
    for watcher in there:
        assert watcher.look(match, first, None)["type"] == "update"
        watcher.check(match, None)
    whole = changed = 0
    while match.actor is not None:
        known = match.n
        step(match, rng)
        showing = Showing(match)
        # Somebody goes and comes back as another viewer of the same seat.
        if rng.random() < 0.05:
            gone = there.pop(rng.randrange(len(there))).viewer
            there.append(Watcher(gone.seat, gone.lang))
        for watcher in there:
            since = watcher.viewer.n if watcher.viewer.shown else known
            kind = watcher.look(match, showing, since)["type"]
            watcher.check(match, since)
            whole += kind == "update"
            changed += kind == "change"
    assert changed > 10 * whole


@pytest.mark.parametrize("title", TITLES)
def test_who_knows_the_same_is_sent_the_same_bytes(title: str) -> None:
    match = opened(title, max(TITLES[title].seats), 1)
    there = watchers(match)
    showing = Showing(match)
    for watcher in there:
        watcher.look(match, showing, None)
    step(match, random.Random(1))
    showing = Showing(match)
    for watcher in there:
        watcher.look(match, showing, watcher.viewer.n)
    spectators = [w.sent[-1] for w in there if w.viewer.seat is None]
    assert spectators[0] is spectators[1]
    idle = [w for w in there if w.viewer.seat not in (None, match.actor) and w.viewer.lang is None]
    is_open = [watcher.sent[-1] is spectators[0] for watcher in idle]
    assert is_open == [match.game.eyes(watcher.viewer.seat) is None for watcher in idle]
    assert all(is_open) != TITLES[title].hidden


@pytest.mark.parametrize("title", TITLES)
def test_a_change_takes_a_third_of_the_whole(title: str) -> None:
    rng = random.Random(4)
    match = opened(title, 4, 4)
    there = [Watcher(seat) for seat in range(4)]
    first = Showing(match)
    for watcher in there:
        watcher.look(match, first, None)
    whole = changed = 0
    for _ in range(times(60)):
        if match.actor is None:
            break
        known = match.n
        step(match, rng)
        showing = Showing(match)
        for watcher in there:
            watcher.look(match, showing, known)
            changed += len(watcher.sent[-1])
            whole += len(encode(update(match, watcher.viewer.seat, known, Speaker())))
    assert changed <= whole / 3


def test_a_move_is_told_in_full_once_unless_it_is_another() -> None:
    words = Phrase("w", {"slot": 1})
    a, b = LegalMove("a", "x", words, False), LegalMove("b", "x", words, False)
    menu = Menu()
    menu.begin([a])
    second = b'{"move":["b"]}'
    assert menu.brief([a, b]) == b'["a",%b]' % second
    assert menu.brief([b, a]) == b'["b","a"]'
    # It can no longer be taken back.
    final = LegalMove("b", "x", words, True)
    assert menu.brief([a, final]) == b'["a",{"move":["b"],"final":[true]}]'
    assert menu.brief([final]) == b'["b"]'
    # A whole position begins anew.
    menu.begin([b])
    assert menu.brief([b, a]) == b'["b",{"move":["a"]}]'
    menu.begin([])
    assert json.loads(menu.brief([a])) == [
        {
            "move": ["a"],
            "target": ["x"],
            "words": [{"id": "w", "args": {"slot": 1}}],
            "final": [False],
        }
    ]


class CountedViews(Stones):
    """Stones that count how often they are looked at."""

    views = 0

    def view(self, s: Any, seat: int | None) -> dict[str, object]:
        type(self).views += 1
        return {"left": s.left}


class OpenStones(CountedViews):
    """The same for a title that says that nothing is hidden."""

    def eyes(self, seat: int | None) -> int | None:
        return None


@pytest.mark.parametrize(("kind", "views"), [(CountedViews, 3), (OpenStones, 1)])
def test_a_view_is_made_once_for_all_of_the_same_eyes(
    kind: type[CountedViews], views: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dolmen.server.table.match.open_game", lambda *_, **__: kind())
    seats = Seats([seat_row(seat=seat, kind="person") for seat in (0, 1)], ())
    match = Match(table_row(), seats, [])
    kind.views = 0
    for _ in range(2):
        showing = Showing(match)
        for watcher in watchers(match):
            watcher.look(match, showing, None)
    assert kind.views == views


@pytest.mark.parametrize("title", TITLES)
def test_finals_are_the_moves_that_cannot_be_taken_back(title: str) -> None:
    """Asked before a move is played they are what playing it shows, and the table agrees."""
    rng = random.Random(3)
    match = opened(title, TITLES[title].quick_seats, 3)
    for _ in range(times(120)):
        if match.actor is None:
            break
        game, state, actor = match.game, match.log.state, match.actor
        legal = game.legal(state)
        finals = game.finals(state)
        assert finals == [is_barrier(game, state, move) for move in legal]
        chosen = rng.randrange(len(legal))
        match.adopt(plan_move(match, actor, game.moves.name(legal[chosen]), "c", NOW))
        can = match.actor == actor and match.undo_point() is not None
        assert can != finals[chosen]


# --- Over sockets --------------------------------------------------------------------------------


async def whole(caller: Caller, table: str, looker: Looker, seat: int | None) -> None:
    """What a looker has is what HTTP gives."""
    query = {} if seat is None else {"seat": seat}
    now = await caller.get(f"/api/tables/{table}/view", since=looker.update["since"], **query)
    assert now == looker.update


async def play_on(*lookers: Looker) -> None:
    """Whoever decides plays the first legal move, and everybody sees it."""
    mover = next(looker for looker in lookers if looker.update["legal"])
    await mover.play()
    for looker in lookers:
        while looker.update["n"] < mover.update["n"]:
            await looker.next()


async def test_a_position_is_told_by_its_changes(database_url: str) -> None:
    async with running(database_url) as (_, base), Caller(base) as anna, Caller(base) as eve:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"]))["id"]
        async with anna.look(id, seat=0) as a, anna.look(id, seat=1) as b, eve.look(id) as e:
            for _ in range(12):
                await play_on(a, b, e)
                await whole(anna, id, a, 0)
                await whole(anna, id, b, 1)
                await whole(eve, id, e, None)
            kinds = [kind for kind in e.kinds if kind in ("update", "change")]
            assert kinds == ["update"] + ["change"] * (len(kinds) - 1)
            # All of it on request, with what led to it since an entry that is named.
            n = e.update["n"]
            await e.send({"type": "view", "n": n - 1})
            again = await e.until("update")
            assert e.kinds[-1] == "update"
            assert (again["n"], again["since"]) == (n, n - 1)
            await whole(eve, id, e, None)
            # And from there on by changes again.
            await play_on(a, b, e)
            assert e.kinds[-1] == "change"
            await whole(eve, id, e, None)
        # Whoever comes back begins with all of it.
        async with eve.look(id, n=e.update["n"]) as back:
            assert back.kinds[-1] == "update"
            assert back.update["view"] == (await eve.get(f"/api/tables/{id}/view"))["view"]


async def test_whoever_wants_it_is_told_every_position_whole(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"]))["id"]
        async with (
            anna.look(id, seat=0, whole=True) as a,
            anna.look(id, seat=1, whole=True) as b,
        ):
            for _ in range(6):
                await play_on(a, b)
                await whole(anna, id, a, 0)
            assert "change" not in {*a.kinds, *b.kinds}
