"""Bots in the stead of people, and back."""

import math
from typing import Final, Literal

from dolmen.bots import USUAL
from dolmen.server.keys import hash_key, new_key
from dolmen.server.refusals import Denied
from dolmen.server.store import SeatRow
from dolmen.server.table.allowance import is_out, read_allowance
from dolmen.server.table.bring import brought_by
from dolmen.server.table.desk import Desk
from dolmen.server.table.names import bot_name
from dolmen.server.table.plans import plan_seat
from dolmen.server.table.players import check_bot
from dolmen.server.tables import Tables
from dolmen.server.viewers import Actor

# How often a seat that somebody else changes at the same time is tried again.
TRIES: Final = 3

# Why a bot plays for a person: the host or the others wanted it while nobody was there, the person
# themselves did, they gave the game up, or their time to think is out.
Why = Literal["host", "vote", "own", "resigned", "time"]


def check_away(desk: Desk, seat: int) -> None:
    """Refuses to have a bot move for somebody who is there, or was a moment ago, and says when it
    may be asked again."""
    wait = desk.wait(seat)
    if wait > 0:
        name = desk.match.seats.names[seat]
        away = math.ceil(desk.presence.away)
        raise Denied("still-here", who=name, away=away, wait=math.ceil(wait))


async def stand_in(tables: Tables, desk: Desk, seat: int, why: Why, bot: str = USUAL) -> None:
    """Hands a person's seat to a bot; they can have it back, also if they gave the game up."""
    for _ in range(TRIES):
        row = desk.match.seats.rows[seat]
        changed = row._replace(stand_in=bot, resigned=why == "resigned" or row.resigned)
        if await _change(tables, desk, changed, why):
            break
    else:
        raise Denied("stale", n=desk.match.n)
    await _end_votes(tables, desk)


async def run_out(tables: Tables, desk: Desk, now: int) -> None:
    """Hands the seat of whoever is to move to a bot, if their time to think is out. Another process
    may have been faster: then it is tried again at the next look, if there is anything to do."""
    match = desk.match
    allowance, seat = read_allowance(match.row), match.actor
    if allowance is None or seat is None or not is_out(match, now):
        return
    row = match.seats.rows[seat]._replace(stand_in=allowance.bot)
    if seat in match.seats.persons and await _change(tables, desk, row, "time"):
        await _end_votes(tables, desk)


async def _end_votes(tables: Tables, desk: Desk) -> None:
    """Who votes is another from now on."""
    await tables.store.clear_votes(desk.id)
    desk.votes = []
    tables.stage.show_table(desk)


async def set_bot(tables: Tables, desk: Desk, seat: int, bot: str, asker: Actor) -> None:
    """Before the start: a bot sits at a seat. While playing: it stands in for a person who is away,
    or for whoever asks."""
    match = desk.match
    row = match.seats.row(seat)
    check_bot(bot)
    if match.row.status == "playing":
        if row.kind != "person":
            raise Denied("no-person")
        is_own = seat in desk.seats_of(asker)
        if not is_own:
            check_away(desk, seat)
        desk.caller = asker.address
        if match.seats.persons == [seat]:
            tables.bots_alone.check(asker.address)
            tables.bots_alone.add(asker.address, desk.id)
        await stand_in(tables, desk, seat, "own" if is_own else "host", bot)
        return
    if match.row.status != "open":
        raise Denied("not-playing")
    _check_nobody(row)
    changed = row._replace(
        kind="bot",
        name=bot_name(match.seats.names),
        bot=bot,
        token_hash=hash_key(new_key()),
        nonce=brought_by(match, row, None),
    )
    if not await tables.change_seat(desk, changed, clear=True):
        _check_nobody(desk.match.seats.row(seat))
        raise Denied("stale", n=match.n)


def _check_nobody(row: SeatRow) -> None:
    """Refuses a bot where somebody sits, maybe for a moment only: the host has not seen it yet."""
    if row.kind == "person":
        raise Denied("somebody-sits", who=row.name)


async def free(tables: Tables, desk: Desk, seat: int, *, is_own: bool) -> None:
    """Before the start: a seat is open again. While playing: a person has the seat back; who gave
    the game up may change their mind, but nobody else does it for them."""
    match = desk.match
    row = match.seats.row(seat)
    if match.row.status == "open":
        changed = row._replace(
            kind="open",
            name="",
            bot=None,
            token_hash=hash_key(new_key()),
            nonce=brought_by(match, row, None),
        )
        if not await tables.change_seat(desk, changed, clear=True):
            raise Denied("stale", n=match.n)
        return
    for _ in range(TRIES):
        row = desk.match.seats.row(seat)
        if row.kind != "person" or row.stand_in is None:
            raise Denied("no-bot-seat")
        if row.resigned and not is_own:
            raise Denied("gave-up", who=row.name)
        if await _change(tables, desk, row._replace(stand_in=None, resigned=False), "back"):
            return
    raise Denied("stale", n=desk.match.n)


async def _change(tables: Tables, desk: Desk, row: SeatRow, how: str) -> bool:
    """Changes who plays a seat; while the game goes on everybody is told of it in the log."""
    match = desk.match
    plan = None
    if match.status == "playing":
        plan = plan_seat(match, row.seat, row.stand_in, how, tables.now())
    return await tables.change_seat(desk, row, told=plan)
