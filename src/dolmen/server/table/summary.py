"""A table as everybody may know it, alone and in a list."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, cast

from dolmen.bots.levels import above
from dolmen.core import fair
from dolmen.games import hides
from dolmen.server.challenge import day_of, hidden_options, is_fixed
from dolmen.server.exercise import place_of
from dolmen.server.lessons import lesson_of
from dolmen.server.store import SeatRow, TableRow
from dolmen.server.table.allowance import read_allowance, time_info, time_left
from dolmen.server.table.desk import Desk
from dolmen.server.table.dice import commitment_of, nonces_of
from dolmen.server.table.entries import read_outcome
from dolmen.server.table.match import FINISHED
from dolmen.server.table.options import read_options
from dolmen.server.table.proposals import proposal_info
from dolmen.server.table.seats import Seats
from dolmen.server.table.votes import standings
from dolmen.server.wire.answers import Result, TableLine
from dolmen.server.wire.table import Outcome, SeatInfo, TableState

# What a day has of milliseconds.
DAY: Final = 24 * 60 * 60 * 1000


def table_state(desk: Desk) -> TableState:
    """Who sits where, what was chosen, how votes stand; the seed only when all is over."""
    match, row, seats = desk.match, desk.match.row, desk.match.seats
    online, lesson, hidden = desk.online, lesson_of(row.parent), hidden_options(row)
    return TableState(
        id=row.id,
        title=row.title,
        version=row.version,
        status=cast(Any, match.status),
        seats=[
            SeatInfo(
                s.seat,
                cast(Any, s.kind),
                s.name,
                s.bot,
                s.stand_in,
                s.resigned,
                s.seat in online,
                sum(share.seat == s.seat for share in desk.shares),
            )
            for s in seats.rows
        ],
        options={name: v for name, v in read_options(row.options).items() if name not in hidden},
        public=row.public,
        lasting=row.lasting,
        shared=row.shared,
        hidden=hides(match.game),
        host=next((s.name for s in seats.rows if (s.seat, row.host) in seats.holders), ""),
        created=row.created,
        commitment=commitment_of(row, seats, match.log),
        seal=row.commitment,
        nonces=fair.hashed(nonces_of(row, seats) or [None] * row.seats),
        dice=row.dice,
        duplicate=row.duplicate,
        given=row.given,
        votes=standings(desk),
        proposal=proposal_info(match),
        crossings=match.standing.crossings,
        advice=row.advice,
        advised=match.standing.asked_by(match.game.seats),
        outcome=None if match.row.outcome is None else read_outcome(match.row.outcome),
        seed=None if is_fixed(row) else row.seed if row.status in FINISHED or match.fault else None,
        next=row.next,
        stronger=above(seat.bot for seat in seats.rows if seat.bot is not None),
        kept_days=row.keep_days,
        lesson=None if lesson is None else lesson.name,
        exercise=place_of(row.parent) is not None,
        day=day_of(row),
        allowance=read_allowance(row),
        time=time_info(row, desk.served()),
        lapses=lapses_at(row, seats),
    )


def lapses_at(row: TableRow, seats: Seats) -> int | None:
    """When a table lapses, unless somebody joins before; none: never."""
    if row.status != "open" or row.lapse_days is None or not seats.open:
        return None
    return row.moved + row.lapse_days * DAY


def table_line(
    row: TableRow, seats: Sequence[SeatRow], mine: Iterable[int], served: int = 0
) -> TableLine:
    """One table, as far as a list tells of it; `served` is the time that time to think is counted
    in."""
    held = sorted(mine)
    return TableLine(
        id=row.id,
        title=row.title,
        status=cast(Any, row.status),
        seats=row.seats,
        names=[seat.name for seat in seats],
        open_seats=sum(seat.kind == "open" for seat in seats),
        public=row.public,
        lasting=row.lasting,
        moved=row.moved,
        waits=row.waits,
        mine=held,
        my_turn=row.status == "playing" and row.waits in held and not row.due,
        bots=[seat.bot for seat in seats],
        result=None if row.outcome is None else _result(read_outcome(row.outcome)),
        left=time_left(row, served),
    )


def _result(outcome: Outcome) -> Result:
    return Result(how=outcome.how, seat=outcome.seat, scores=outcome.scores, ranks=outcome.ranks)
