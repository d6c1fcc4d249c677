"""Answering a proposal to take back past a barrier."""

from dolmen.server.refusals import Denied
from dolmen.server.table.desk import Desk
from dolmen.server.table.plans import plan_crossing, plan_talk
from dolmen.server.table.proposals import AWAY, REFUSED, WITHDRAWN, who_is_away
from dolmen.server.table.standing import AGREED
from dolmen.server.tables import Tables
from dolmen.server.wire.requests import Answer


async def answer(tables: Tables, desk: Desk, seat: int, message: Answer) -> None:
    """Agrees, and if nobody else is awaited it is done; or refuses, and it is not. Whoever proposed
    it may withdraw it."""
    match, now = desk.match, tables.now()
    match.check_moving()
    proposal = match.standing.proposal
    if proposal is None or proposal.n != message.proposal:
        raise Denied("no-proposal")
    if seat not in (proposal.seat, *proposal.asked):
        raise Denied("no-person")
    if not message.yes:
        how = WITHDRAWN if seat == proposal.seat else REFUSED
        await tables.commit(desk, plan_talk(match, "refuse", seat, how, message.id, now))
    elif proposal.awaited == [seat]:
        await tables.commit(
            desk, plan_crossing(match, seat, proposal.point, AGREED, message.id, now)
        )
    elif seat in proposal.awaited:
        await tables.commit(desk, plan_talk(match, "agree", seat, "", message.id, now))


async def give_up(tables: Tables, desk: Desk) -> None:
    """Ends a proposal that somebody will not answer: nobody is at their seat any more."""
    seat = who_is_away(desk)
    if seat is not None:
        await tables.commit(desk, plan_talk(desk.match, "refuse", seat, AWAY, None, tables.now()))
