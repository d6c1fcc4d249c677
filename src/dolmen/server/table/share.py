"""Showing what a seat sees, by a link that can be ended; everybody at the table is told."""

import secrets
from typing import Final

from dolmen.server.challenge import check_unsealed
from dolmen.server.keys import hash_key, new_key
from dolmen.server.refusals import Denied
from dolmen.server.store import ShareRow
from dolmen.server.table.desk import Desk
from dolmen.server.table.plans import plan_seat
from dolmen.server.tables import Tables

# Links of one seat at a time.
MOST_SHARES: Final = 4


async def share(
    tables: Tables, desk: Desk, seat: int, moves: int, minutes: int
) -> tuple[ShareRow, str]:
    """A new link and its key. It is told before there is one: nobody is shown what others do not
    know of. What a table of the day shows tells of all others, so it has none until the day is
    over."""
    check_unsealed(desk.match.row, tables.now())
    if sum(share.seat == seat for share in desk.shares) >= MOST_SHARES:
        raise Denied("shares-full", most=MOST_SHARES)
    key = new_key()
    row = ShareRow(desk.id, 0, seat, hash_key(key), moves, minutes, tables.now())
    await _tell(tables, desk, seat, "shared-late" if row.is_late else "shared")
    stored = await tables.store.share(row)
    await tables.reseat(desk)
    return stored, key


async def unshare(tables: Tables, desk: Desk, seat: int, number: int) -> None:
    """A link shows nothing any more."""
    if not any(share.seat == seat and share.number == number for share in desk.shares):
        raise Denied("wrong-key")
    await tables.store.unshare(desk.id, number)
    if desk.match.row.status == "playing" and desk.match.frozen is None:
        await _tell(tables, desk, seat, "unshared")
    await tables.reseat(desk)


def share_of(desk: Desk, key: str) -> ShareRow:
    """The link that a key is of."""
    digest = hash_key(key)
    for share in desk.shares:
        if secrets.compare_digest(share.hash, digest):
            return share
    raise Denied("wrong-key")


async def _tell(tables: Tables, desk: Desk, seat: int, how: str) -> None:
    match = desk.match
    match.check_moving()
    match.caps.check_advice(match.n, len(match.log.moves))
    plan = plan_seat(match, seat, None, how, tables.now())
    # Whoever is to move, a bot that stands in or a person, is still to move.
    await tables.commit(desk, plan._replace(append=plan.append._replace(due=match.row.due)))
