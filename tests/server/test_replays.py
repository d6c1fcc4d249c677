"""What a record answers, and how many moves each answer costs."""

from typing import Any, cast

import pytest

from dolmen.core.game import Game
from dolmen.core.message import Refusal
from dolmen.core.verdict import judge
from dolmen.server import replayer
from dolmen.server.beginnings import begin_again
from dolmen.server.record import Record, take_record
from dolmen.server.refusals import Denied
from dolmen.server.replayer import UNREAD, Asked, Retold, ask_record, receive, retell
from dolmen.server.replays import (
    MOST_TOLD,
    describe,
    look_at,
    replay_point,
    score_curve,
)
from dolmen.server.tracks import INTERVAL, Shelf, Track
from tests import sample
from tests.counted_games import Counting
from tests.dice import fair_game

SEATS = 4


def counted_record() -> tuple[Record, Counting]:
    """A record of some intervals that counts what its answers cost."""
    log = fair_game(sample.MOST, SEATS)
    assert len(log.moves) > MOST_TOLD + INTERVAL
    record, game = Record(log), Counting(log.game)
    record.track = Track(cast(Game[Any], game), log.moves)
    return record, game


def text_of(record: Record) -> str:
    """A record as a file."""
    return "".join(f"{line}\n" for line in record.log.lines())


def test_the_first_point_costs_one_move() -> None:
    record, game = counted_record()
    replay_point(record, 1, None, None)
    assert game.applied <= 2  # its position, and what was told of it


def test_a_point_costs_intervals_and_what_it_tells() -> None:
    record, game = counted_record()
    last = len(record.log.moves)
    replay_point(record, last, None, None)
    for count in range(0, last + 1, 37):
        game.applied = 0
        replay_point(record, count, 0, "fr", 0)
        assert game.applied < 2 * INTERVAL + MOST_TOLD


def test_what_is_told_reaches_back_so_far_and_the_answer_says_it() -> None:
    record, _ = counted_record()
    last = len(record.log.moves)
    far = replay_point(record, last, None, None, 0)
    assert (far.since, len(far.entries)) == (last - MOST_TOLD, MOST_TOLD)
    assert [entry.n for entry in far.entries] == list(range(last - MOST_TOLD + 1, last + 1))
    near = replay_point(record, last, None, None, last - 3)
    assert (near.since, near.entries) == (last - 3, far.entries[-3:])
    assert replay_point(record, last, None, None).entries == far.entries[-1:]
    assert replay_point(record, 2, None, None, 3).entries == []


def test_a_curve_walks_a_record_once() -> None:
    record, game = counted_record()
    score_curve(record)
    assert game.applied == len(record.log.moves)


def test_a_branch_walks_what_it_takes_over_once() -> None:
    record, game = counted_record()
    begun = begin_again(record, 150)
    assert game.applied <= 150 + INTERVAL + 50
    expected = [record.log.game.moves.name(move) for move in record.log.moves[:150]]
    assert [move for _, move in begun.moves] == expected


def test_a_record_that_is_too_long_is_refused_before_it_is_played() -> None:
    text = text_of(counted_record()[0])
    most = text.count("\n") - 2
    assert len(take_record(text, most).log.moves) == most
    with pytest.raises(Denied) as refused:
        take_record("nothing\n" * (most + 2), most - 1)
    assert (refused.value.code, refused.value.message.args) == ("record-long", {"most": most - 1})


@pytest.fixture
def empty_shelves(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that has read nothing yet."""
    monkeypatch.setattr(replayer, "_records", Shelf(replayer.SHELF))
    monkeypatch.setattr(replayer, "_tracks", Shelf(replayer.SHELF))


@pytest.mark.usefixtures("empty_shelves")
def test_a_record_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    record, _ = counted_record()
    text = text_of(record)
    read: list[str] = []

    def read_counted(given: str) -> Record:
        read.append(given)
        return Record(record.log)

    monkeypatch.setattr(replayer, "read_record", read_counted)
    assert ask_record(Asked("r", None, describe, ("r",))) == UNREAD
    first = ask_record(Asked("r", text, describe, ("r",)))
    assert first == describe(record, "r").model_dump_json().encode()
    assert ask_record(Asked("r", None, describe, ("r",))) == first
    ask_record(Asked("r", text, replay_point, (3, None, None)))
    assert read == [text]


def test_of_a_verdict_only_what_is_told_is_kept() -> None:
    record, _ = counted_record()
    judged = judge(record.log)
    assert judged.checks != []
    assert record.verdict == judged._replace(checks=[])


@pytest.mark.usefixtures("empty_shelves")
def test_the_record_of_a_table_needs_no_reading() -> None:
    record, _ = counted_record()
    seen = ask_record(Asked("t", record.log, look_at, (None, None, "nl")))
    assert (seen.moves, seen.verdict, seen.point.n) == (
        len(record.log.moves),
        "verified",
        seen.moves,
    )
    assert seen.sheet.scores == record.log.scores()


@pytest.mark.usefixtures("empty_shelves")
def test_a_record_that_was_brought_is_known() -> None:
    record, _ = counted_record()
    received = receive("r", text_of(record), 10_000)
    assert (received.id, received.title) == ("r", record.log.game.title)
    assert ask_record(Asked("r", None, describe, ("r",))) == received.info
    with pytest.raises(Refusal):
        receive("s", "nothing", 10_000)
    assert ask_record(Asked("s", None, describe, ("s",))) == UNREAD


@pytest.mark.usefixtures("empty_shelves")
def test_a_story_costs_what_is_new_and_what_it_tells() -> None:
    log = fair_game(sample.MOST, SEATS)
    game = Counting(log.game)
    last = len(log.moves)

    def tell(moves: list[int], after: int) -> bytes:
        game.applied = 0
        names = [f"P{seat}" for seat in range(SEATS)]
        return retell(Retold("t", cast(Game[Any], game), moves, names), 0, after, "en")

    whole = tell(log.moves, 0)
    assert game.applied == MOST_TOLD
    rest = tell(log.moves, MOST_TOLD)
    assert rest != whole
    assert game.applied <= last
    tell(log.moves[:-1], last - 3)
    assert game.applied <= INTERVAL + 3
    assert tell(log.moves, last) == tell(log.moves, 10**30) == b"[]"
