"""A table in memory: what is planned, adopted, taken back, and opened again."""

from typing import Any

import pytest

from dolmen.core.game import CHANCE
from dolmen.server.refusals import Denied
from dolmen.server.store import Entry
from dolmen.server.table.match import RECENT, Match, Plan
from dolmen.server.table.plans import plan_move, plan_start, plan_take_back
from dolmen.server.table.seats import Seats
from tests.core.stones import SHOW, TAKE_ONE, Stones, StonesState
from tests.server.rows import NOW, seat_row, table_row


class Counted(Stones):
    """Stones of which somebody may take back as long as none was taken, and that counts how often
    moves are checked and played."""

    played = 0
    checked = 0

    def apply(self, s: StonesState, move: int) -> None:
        type(self).played += 1
        if move == SHOW:
            s.shown[s.seat] = True  # whatever was shown, nobody was told
        else:
            super().apply(s, move)

    def reason(self, s: StonesState, move: int) -> int:
        type(self).checked += 1
        return super().reason(s, move)


@pytest.fixture
def stones(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables play Stones."""
    monkeypatch.setattr("dolmen.server.table.match.open_game", lambda *_, **__: Stones())


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> type[Counted]:
    """Tables play Stones that count."""
    monkeypatch.setattr("dolmen.server.table.match.open_game", lambda *_, **__: Counted())
    Counted.played = Counted.checked = 0
    return Counted


def opened(entries: list[Entry], **changed: Any) -> Match:
    """A table for two people with these entries."""
    seats = Seats([seat_row(seat=seat, kind="person") for seat in (0, 1)], ())
    return Match(table_row(n=len(entries), **changed), seats, entries)


def begun() -> Match:
    """A table that has dealt its cards; the first seat is to move."""
    match = opened([], status="open")
    match.adopt(plan_start(match, NOW))
    assert match.actor == 0
    return match


def play(match: Match, *names: str, client: str | None = None) -> list[Plan]:
    """Plays moves for whoever is to move."""
    plans = []
    for name in names:
        assert match.actor is not None
        plans.append(plan_move(match, match.actor, name, client, NOW))
        match.adopt(plans[-1])
    return plans


def entries_of(match: Match) -> list[Entry]:
    """The log so far, as long as it is short."""
    assert match.n <= RECENT
    return [recent.entry for recent in match.recent]


@pytest.mark.usefixtures("stones")
def test_what_showed_something_cannot_be_taken_back_nor_anything_before_it() -> None:
    match = begun()
    play(match, "show card")
    # The same player goes on, so only the secret bars the way.
    assert match.actor == 0
    assert match.undo_point() is None
    for one in (False, True):
        with pytest.raises(Denied) as caught:
            plan_take_back(match, 0, "c", NOW, one=one)
        assert caught.value.code == "nothing-to-take-back"
    again = opened(entries_of(match))
    assert again.frozen is None
    assert again.undo_point() is None


@pytest.mark.usefixtures("counted")
def test_what_showed_nothing_can() -> None:
    match = begun()
    n = match.n
    play(match, "show card")
    assert match.undo_point() == n
    match.adopt(plan_take_back(match, 0, "c", NOW))
    assert (match.n, len(match.log.moves)) == (n + 2, n)
    assert match.undo_point() is None


def test_a_move_is_checked_and_played_once(counted: type[Counted]) -> None:
    match = begun()
    move = match.game.moves.parse("take one")
    assert move == TAKE_ONE
    counted.played = counted.checked = 0
    plan = plan_move(match, 0, "take one", None, NOW)
    # The mark of the position after it asks for its legal moves, and so for their reasons.
    asked = match.game.moves.count
    assert (counted.played, counted.checked) == (1, 1 + asked)
    match.adopt(plan)
    assert (counted.played, counted.checked) == (1, 1 + asked)
    assert match.log.state.left == 5


def test_nothing_is_seen_of_a_plan_before_it_is_adopted(counted: type[Counted]) -> None:
    match = begun()
    before = (match.n, match.row, match.game.dump(match.log.state), list(match.recent))
    plan = plan_move(match, 0, "take two", "c", NOW)
    assert (match.n, match.row, match.game.dump(match.log.state), list(match.recent)) == before
    assert match.clients == {}
    match.adopt(plan)
    assert match.clients == {"0 c": match.n}


def test_taking_back_plays_nothing_again(counted: type[Counted]) -> None:
    match = begun()
    play(match, "show card")
    counted.played = 0
    match.adopt(plan_take_back(match, 0, "c", NOW))
    assert counted.played == 0


def regrets(match: Match, count: int) -> list[Entry]:
    """A log in which a move was made and taken back so often."""
    entries = entries_of(match)
    stands = len(match.log.moves)
    for i in range(count):
        n = len(entries) + 1
        entries.append(Entry(n, "move", 0, "show card", f"m{i}", NOW))
        entries.append(Entry(n + 1, "undo", 0, str(stands), f"u{i}", NOW))
    return entries


def test_opening_a_table_plays_what_stands_whatever_was_taken_back(counted: type[Counted]) -> None:
    match = begun()
    entries = regrets(match, 700)
    counted.played = 0
    again = opened(entries)
    # The moves that stand, and those of the entries that are still told.
    assert counted.played <= len(match.log.moves) + RECENT
    assert again.frozen is None
    assert (again.n, again.log.moves) == (len(entries), match.log.moves)
    assert again.game.dump(again.log.state) == match.game.dump(match.log.state)
    assert len(again.recent) == RECENT
    assert [recent.kind for recent in list(again.recent)[-2:]] == ["move", "undo"]


@pytest.mark.usefixtures("counted")
def test_ids_of_messages_stay_bounded() -> None:
    match = begun()
    for i in range(RECENT):
        play(match, "show card", client=f"m{i}")
        match.adopt(plan_take_back(match, 0, f"u{i}", NOW))
    assert len(match.clients) == RECENT
    # The newest are kept: only they can still be sent twice.
    last = [key for i in range(RECENT // 2, RECENT) for key in (f"0 m{i}", f"0 u{i}")]
    assert list(match.clients) == last


@pytest.mark.usefixtures("counted")
@pytest.mark.parametrize("far", [False, True])
@pytest.mark.parametrize(
    ("kind", "body", "why"),
    [
        ("undo", "99", "log-point"),
        ("undo", "-1", "log-point"),
        ("move", "deal 1", "move-illegal"),
        ("end", '{"how": "gone", "seat": null, "scores": [], "ranks": []}', "log-ending"),
    ],
)
def test_a_log_that_goes_wrong_freezes_the_table_where_it_still_did(
    kind: str, body: str, why: str, far: bool
) -> None:
    match = begun()
    entries = [*entries_of(match), Entry(match.n + 1, kind, None, body, None, NOW)]
    if far:  # and much was written behind it
        entries += [
            Entry(len(entries) + i, "move", 0, "show card", None, NOW) for i in range(1, 99)
        ]
    again = opened(entries)
    assert again.status == "frozen"
    assert again.frozen is not None
    assert again.game.dump(again.log.state) == match.game.dump(match.log.state)
    # Of an end long ago only this is seen: that something follows it.
    after_end = far and kind == "end"
    assert again.n == match.n + after_end
    assert again.frozen.args["n"] == again.n + 1
    assert again.frozen.args["why"].id == ("log-over" if after_end else why)  # type: ignore[union-attr]  # a message


@pytest.mark.usefixtures("stones")
def test_chance_is_drawn_in_the_plan_of_the_move_before_it() -> None:
    match = opened([], status="open")
    plan = plan_start(match, NOW)
    assert [entry.seat for entry in plan.append.entries] == [None, None]
    assert plan.course.actor != CHANCE
    assert match.log.course.actor == CHANCE


@pytest.mark.usefixtures("stones")
def test_rules_that_play_differently_freeze_the_table() -> None:
    match = begun()
    entries = entries_of(match)
    assert opened(entries, mark=match.row.mark).frozen is None
    frozen = opened(entries, mark="another").frozen
    assert frozen is not None
    assert frozen.id == "server-frozen-rules"
