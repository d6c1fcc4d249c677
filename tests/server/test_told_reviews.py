"""A review as it is made, stored and told, without the processes that do so on a server."""

import json
from pathlib import Path
from typing import Any

import pytest

from dolmen.core.log import AGREED, Ending, Log
from dolmen.core.message import Refusal
from dolmen.server.record import Record
from dolmen.server.reviewer import PARTS, make_review, read_progress
from dolmen.server.told_reviews import reviewable, tell_parts, tell_review
from dolmen.words import LANGUAGES, Words
from tests import sample
from tests.dice import fair_game, fair_log, play_on

# The fewest games that make sense.
QUICK = 0.001


def made(log: Log[Any], folder: Path) -> str:
    """A review of a game, as it is kept; on the way it says that it is done."""
    progress = folder / "progress"
    assert read_progress(progress) == 0.0
    progress.touch()
    body = make_review(log, QUICK, progress)
    assert read_progress(progress) == 1.0
    assert len(progress.read_bytes()) == PARTS
    return body


def test_a_review_is_told_as_it_was_kept(tmp_path: Path) -> None:
    log = fair_game(sample.LIGHT, 2)
    body, record = made(log, tmp_path), Record(log)
    kept, told = json.loads(body), tell_review(record, body)
    assert (told.title, told.names, told.moves) == (sample.LIGHT, log.names, len(log.moves))
    assert told.scores == log.scores()
    assert [point.at for point in told.curve] == [point["at"] for point in kept["curve"]]
    for point in told.curve:
        for band in (*point.chances, *point.points):
            assert band.low <= band.mean <= band.high
    for seat in told.seats:
        parts = (seat.start, seat.luck, seat.play, seat.others, seat.rest)
        assert sum(parts) == pytest.approx(seat.result, abs=0.001)
        assert [draw.luck.mean for draw in seat.luckiest] == sorted(
            (draw.luck.mean for draw in seat.luckiest), reverse=True
        )
        for draw in (*seat.luckiest, *seat.unluckiest):
            assert log.moves[draw.at] in range(log.game.moves.count)
    for mark in told.marks:
        assert mark.played == {
            **mark.played,
            "id": log.game.describe(log.moves[mark.at]).id,
        }
    assert sum(source.points[0] for source in told.sources) == log.scores()[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_is_told_in_words(tmp_path: Path, lang: str) -> None:
    log = fair_log(sample.LIGHT, 2)
    play_on(log, moves=40)
    log.end(Ending(AGREED))
    basis, *parts = tell_parts(Record(log), made(log, tmp_path), lang)
    assert len(basis.sentences) == 1
    headings = [part.heading for part in parts]
    assert len(headings) >= 3
    assert len(set(headings)) == len(headings)
    assert all(part.sentences or part.rows for part in parts)


def test_a_game_under_way_is_not_reviewed() -> None:
    log = fair_log(sample.LIGHT, 2)
    play_on(log, moves=5)
    with pytest.raises(Refusal) as refused:
        reviewable(Record(log))
    assert Words("en").say(refused.value.message)
    log.end(Ending(AGREED))
    assert reviewable(Record(log)) is log
