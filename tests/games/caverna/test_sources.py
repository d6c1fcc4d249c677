"""Where the points of a farm came from: expeditions are a chapter of their own."""

import json
from itertools import takewhile
from typing import Any, Final

import pytest

import dolmen
from dolmen.core.course import take_step
from dolmen.core.flow import NODE
from dolmen.core.log import AGREED, Ending, Log
from dolmen.games.caverna import events
from dolmen.games.caverna.flows import ATOM_OF, EXPEDITION
from dolmen.games.caverna.moves import TABLE
from dolmen.games.caverna.state import FLOW
from dolmen.review.sources import by_chapter, sources
from tests.games.caverna.test_logs import LOGS

# Two with expeditions of every kind of loot, one alone, and one in which nobody sets out.
RECORDS: Final = ("bold", "four", "solo-record", "three")
# What may still happen in the move that brings a dwarf home: none of it is on the sheet.
AFTERWARDS: Final = {
    events.TURN_ENDED,
    events.CAME_HOME,
    events.MARKER_TURNED,
    events.HARVEST_BEGAN,
    events.ROUND_BEGAN,
    events.SUPPLIED,
}


def read(name: str) -> Log[Any]:
    header, *moves, _ = map(json.loads, (LOGS / f"{name}.jsonl").read_text("utf-8").splitlines())
    log: Log[Any] = Log(dolmen.game("caverna", header["seats"], **header["options"]))
    for line in moves:
        log.play(log.game.moves.parse(line["move"]))
    return log


def gain(log: Log[Any], before: Any, after: Any, seat: int) -> int:
    """What the sheet of a seat gained from one position to another."""
    totals = [sum(points for _, points in log.game.sheet(s, seat)) for s in (before, after)]
    return totals[1] - totals[0]


def is_out(s: Any) -> bool:
    """Whether a dwarf is on an expedition."""
    frames = [int(s.d[FLOW + i]) for i in range(1, int(s.d[FLOW]) + 1)]
    return any(ATOM_OF[frame & NODE] == EXPEDITION for frame in frames)


def is_under_way(s: Any, move: int) -> bool:
    """Whether a move begins an expedition or is part of one."""
    return TABLE.decode(move)[0].code == "loot" or is_out(s)


@pytest.mark.parametrize("name", RECORDS)
def test_expeditions_have_what_the_sheet_gained_while_they_lasted(name: str) -> None:
    log = read(name)
    game = log.game
    gained = [0] * game.seats
    s = game.start()
    for move in log.moves:
        step = take_step(game, s, move)
        if is_under_way(s, move):
            seat = step.actor
            gained[seat] += gain(log, s, step.after, seat)
            kinds = [event.kind for event in step.events]
            late = list(takewhile(lambda kind: kind != events.EXPERIENCED, reversed(kinds)))
            if len(late) < len(kinds):
                assert set(late) <= AFTERWARDS
        s = step.after
    found = by_chapter(log)
    assert [points["expeditions"] for points in found] == gained
    assert any(gained) == (name != "three")
    assert [sum(points.values()) for points in found] == log.scores()
    assert [source.heading.id for source in sources(log, [0])][:5] == [
        f"caverna-chapter-{name}"
        for name in ("food", "growth", "animals", "expeditions", "treasure")
    ]


def test_an_expedition_that_the_end_cuts_off_counts_as_far_as_it_came() -> None:
    whole = read("four")
    log: Log[Any] = Log(whole.game)
    seat = found = 0
    been_out: set[int] = set()
    for move in whole.moves:
        seat, before = log.course.actor, log.state
        log.play(move)
        if is_out(log.state) and not is_out(before) and seat not in been_out:
            found = gain(log, before, log.state, seat)
            if found:
                break
        if is_under_way(before, move):
            been_out.add(seat)
    log.end(Ending(AGREED))
    assert by_chapter(log)[seat]["expeditions"] == found != 0
    assert sum(by_chapter(log)[seat].values()) == log.scores()[seat]
