"""Sitting down before the game starts, or with a private link at any time."""

from typing import Final

from dolmen.server.keys import hash_key, new_key
from dolmen.server.people import Person
from dolmen.server.refusals import Denied
from dolmen.server.table.bring import brought_by
from dolmen.server.table.desk import Desk
from dolmen.server.table.names import check_name, free_name
from dolmen.server.table.stand_in import free
from dolmen.server.tables import Tables

# Identities that may play one seat. A link can be opened by any number of them, and each is looked
# at with every message and told of every turn.
MOST_HOLDERS: Final = 20


async def join(
    tables: Tables, desk: Desk, person: Person, wanted: int | None, nonce: str | None = None
) -> tuple[int, str]:
    """Sits somebody down at an open seat, with what they bring for the dice; gives the seat and its
    key."""
    match = desk.match
    if match.row.status != "open":
        raise Denied("already-started")
    if wanted is None and match.seats.held_by(person.player):
        raise Denied("seat-taken")
    name = free_name(check_name(person.name), match.seats.names)
    for seat in [wanted] if wanted is not None else match.seats.open:
        old = match.seats.row(seat)
        key = new_key()
        brought = brought_by(desk.match, old, nonce)
        row = old._replace(kind="person", name=name, token_hash=hash_key(key), nonce=brought)
        if old.kind == "open" and await tables.change_seat(desk, row, holder=person.player):
            return seat, key
        if match.row.status != "open":
            raise Denied("already-started")
    raise Denied("seat-taken" if wanted is not None else "no-open-seat")


async def sit(tables: Tables, desk: Desk, player: str, token: str) -> int:
    """Sits an identity down at the seat a private link is for."""
    seat = desk.match.seats.of_key(token)
    if not await tables.store.add_holder(desk.id, seat, player, MOST_HOLDERS):
        raise Denied("seat-full", most=MOST_HOLDERS)
    await tables.reseat(desk)
    return seat


async def leave(tables: Tables, desk: Desk, player: str | None, seat: int) -> None:
    """Stands up again before the start."""
    if seat not in desk.match.seats.held_by(player):
        raise Denied("watching")
    if desk.match.row.status != "open":
        raise Denied("already-started")
    await free(tables, desk, seat, is_own=True)
