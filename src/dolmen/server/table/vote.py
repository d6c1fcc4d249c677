"""Voting to end a game, or to hand somebody's seat to a bot."""

from dolmen.core.log import AGREED, Ending
from dolmen.server.refusals import Denied
from dolmen.server.store import VoteRow
from dolmen.server.table.desk import Desk
from dolmen.server.table.end import end
from dolmen.server.table.entries import sent_by
from dolmen.server.table.stand_in import check_away, stand_in
from dolmen.server.table.votes import NO_SEAT, electors, tally
from dolmen.server.tables import Tables
from dolmen.server.wire.requests import Vote


async def vote(tables: Tables, desk: Desk, seat: int, message: Vote) -> None:
    """Counts a vote or takes it back, and does what enough have voted for."""
    what, about = message.what, NO_SEAT if message.what == "end" else message.seat
    match = desk.match
    if about is None or about >= match.game.seats:
        raise Denied("no-seat")
    match.check_playing()
    if seat not in electors(match.seats, about):
        raise Denied("no-person")
    if what == "bot":
        if about not in match.seats.persons:
            raise Denied("no-person")
        check_away(desk, about)
    row = VoteRow(what, about, seat)
    if message.yes:
        await tables.store.vote(desk.id, row)
    else:
        await tables.store.unvote(desk.id, row)
    desk.votes = await tables.store.votes(desk.id)
    if not tally(match.seats, desk.votes, what, about).is_carried:
        tables.stage.show_table(desk)
    elif what == "end":
        await end(tables, desk, Ending(AGREED), sent_by(seat, message.id))
    else:
        await stand_in(tables, desk, about, "vote")
