"""Bots in the stead of people, and back."""

from typing import Final

from dolmen.bots import BOTS
from dolmen.core.message import Refusal
from dolmen.core.options import listed
from dolmen.server.keys import hash_key, new_key
from dolmen.server.refusals import Denied
from dolmen.server.table.bring import brought_by
from dolmen.server.table.desk import Desk
from dolmen.server.table.names import bot_name
from dolmen.server.tables import Tables

# Who plays on for somebody who left, unless the host names another.
STAND_IN: Final = "greedy"
# How often a seat that somebody else changes at the same time is tried again.
TRIES: Final = 3


async def stand_in(
    tables: Tables, desk: Desk, seat: int, bot: str = STAND_IN, *, resigned: bool = False
) -> None:
    """Hands a person's seat to a bot; unless they resigned they can have it back."""
    for _ in range(TRIES):
        row = desk.match.seats.rows[seat]
        changed = row._replace(stand_in=bot, resigned=resigned or row.resigned)
        if await tables.change_seat(desk, changed):
            break
    else:
        raise Denied("stale", n=desk.match.n)
    await tables.store.clear_votes(desk.id)
    desk.votes = []
    tables.stage.show_table(desk)


async def set_bot(tables: Tables, desk: Desk, seat: int, bot: str) -> None:
    """Before the start: a bot sits at a seat. While playing: it stands in for a person."""
    match = desk.match
    row = match.seats.row(seat)
    if bot not in BOTS:
        raise Refusal("bot-unknown", bot=bot, allowed=listed(list(BOTS)))
    if match.row.status == "playing":
        if row.kind != "person":
            raise Denied("no-person")
        await stand_in(tables, desk, seat, bot)
        return
    if match.row.status != "open":
        raise Denied("not-playing")
    name = bot_name(match.seats.names)
    changed = row._replace(
        kind="bot",
        name=name,
        bot=bot,
        token_hash=hash_key(new_key()),
        nonce=brought_by(match, row, None),
    )
    if not await tables.change_seat(desk, changed, clear=True):
        raise Denied("stale", n=match.n)


async def free(tables: Tables, desk: Desk, seat: int) -> None:
    """Before the start: a seat is open again. While playing: a person has the seat back."""
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
        won = await tables.change_seat(desk, changed, clear=True)
    elif row.kind == "person" and row.stand_in is not None and not row.resigned:
        won = await tables.change_seat(desk, row._replace(stand_in=None))
    else:
        raise Denied("no-bot-seat")
    if not won:
        raise Denied("stale", n=match.n)
