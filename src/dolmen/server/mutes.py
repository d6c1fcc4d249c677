"""Whom somebody does not want to hear: kept with their identity, told to nobody else."""

from collections.abc import Iterable
from typing import Final

from dolmen.server.keys import hash_key
from dolmen.server.refusals import Denied
from dolmen.server.store import MuteRow, Store
from dolmen.server.table.seats import Seats
from dolmen.server.wire.people import MutedPerson

# Of a hash, what tells the people of one list apart.
SHORT: Final = 16
MOST_MUTED: Final = 500


def told_mutes(rows: Iterable[MuteRow]) -> list[MutedPerson]:
    """My list. What somebody is known by elsewhere is not in it."""
    return [MutedPerson(id=_id(row), name=row.name, at=row.at) for row in rows]


async def muted_seats(store: Store, player: str | None, seats: Seats) -> list[int]:
    """The seats of a table whose people somebody does not want to hear."""
    if player is None:
        return []
    muted = {row.muted for row in await store.mutes(player)}
    return sorted({seat for seat, holder in seats.holders if holder in muted and holder != player})


async def mute(store: Store, player: str, seats: Seats, seat: int, now: int) -> None:
    """Whoever holds a seat is heard no more."""
    row = seats.row(seat)
    others = [holder for at, holder in seats.holders if at == seat and holder != player]
    if row.kind != "person" or not others:
        raise Denied("no-person")
    if len(await store.mutes(player)) >= MOST_MUTED:
        raise Denied("mutes-full", most=MOST_MUTED)
    await store.mute([MuteRow(player, other, row.name, now) for other in others])


async def unmute(store: Store, player: str, seats: Seats, seat: int) -> None:
    """Whoever holds a seat is heard again."""
    seats.row(seat)
    await store.unmute(player, [holder for at, holder in seats.holders if at == seat])


async def unmute_listed(store: Store, player: str, id: str) -> None:
    """Somebody of my list is heard again."""
    muted = [row.muted for row in await store.mutes(player) if _id(row) == id]
    await store.unmute(player, muted)


def _id(row: MuteRow) -> str:
    return hash_key(f"{row.player} {row.muted}")[:SHORT]
