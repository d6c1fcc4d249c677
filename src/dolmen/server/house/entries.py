"""Entries that the host's broom leaves in the logs of tables: written to a table as it stands, and
again where it went on meanwhile."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from dolmen.server.desks import read_match
from dolmen.server.refusals import Denied
from dolmen.server.store import Store
from dolmen.server.table.match import Match, Plan
from dolmen.server.table.plans import plan_seat

# How often a table may move on between reading and writing.
TRIES: Final = 20
# The tables of one person that are told of what became of them.
MOST_TOLD: Final = 200


async def tell_tables(store: Store, now: Callable[[], int], player: str, how: str) -> None:
    """An entry in the log of every game under way at which somebody sits."""
    for listed in await store.tables_of(player, MOST_TOLD):
        if listed.table.status == "playing":
            await _tell_table(store, now, listed.table.id, listed.mine, how)


async def _tell_table(
    store: Store, now: Callable[[], int], table_id: str, seats: Iterable[int], how: str
) -> None:
    for seat in seats:

        async def tell(match: Match, seat: int = seat) -> bool:
            if match.fault is not None or match.row.status != "playing":
                return True
            told: Plan = plan_seat(match, seat, None, how, now())
            return await store.append(told.append._replace(due=match.row.due))

        await persist(store, table_id, tell)


async def persist(store: Store, table_id: str, work: Callable[[Match], Awaitable[bool]]) -> None:
    """Does something at a table as it stands, again where it went on meanwhile."""
    for _ in range(TRIES):
        match = await read_match(store, table_id)
        if match is None:
            raise Denied("unknown-table")
        if await work(match):
            return
    raise Denied("busy", seconds=1)
