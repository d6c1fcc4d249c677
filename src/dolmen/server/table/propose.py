"""Proposing to take back past a barrier."""

import json

from dolmen.server.refusals import Denied
from dolmen.server.table.desk import Desk
from dolmen.server.table.plans import plan_crossing, plan_talk
from dolmen.server.table.proposals import check_reach, is_alone, whom_to_ask
from dolmen.server.table.standing import AGREED, ALONE
from dolmen.server.tables import Tables
from dolmen.server.viewers import Actor
from dolmen.server.wire.requests import Propose


async def propose(tables: Tables, desk: Desk, seat: int, message: Propose, asker: Actor) -> None:
    """Asks everybody at the table; where nobody has to be asked it is done at once. In one position
    a seat proposes once: whoever refused is left in peace."""
    match, now = desk.match, tables.now()
    match.check_present(message.n)
    point = check_reach(match, seat, message.to)
    if match.standing.proposal is not None:
        raise Denied("proposal-open")
    if seat in match.standing.proposed:
        raise Denied("proposed-already")
    asked = whom_to_ask(desk, desk.seats_of(asker) | {seat})
    if not asked:
        how = ALONE if is_alone(match.seats, seat) else AGREED
        await tables.commit(desk, plan_crossing(match, seat, point, how, message.id, now))
        return
    # So many entries it will take at most.
    match.caps.check_take_back(match.n + len(asked) + 1, point)
    body = json.dumps({"to": point, "asked": asked})
    await tables.commit(desk, plan_talk(match, "propose", seat, body, message.id, now))
