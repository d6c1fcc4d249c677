"""The broom: what the host of a server takes away or ends, each told in the open.

It works on the store alone, so that it does the same from the host's page and from the command line
beside a server that runs; servers follow by what was noted (`deeds`)."""

from collections.abc import Callable
from typing import Final

from dolmen.core.log import CLOSED, Ending
from dolmen.core.message import Refusal
from dolmen.server.house.blocks import ADDRESS, IDENTITY, read_address
from dolmen.server.house.entries import persist, tell_tables
from dolmen.server.keys import hash_key, new_key
from dolmen.server.refusals import Denied
from dolmen.server.store import BlockRow, DeedRow, Store
from dolmen.server.store.reader import LIVE
from dolmen.server.table.match import Match
from dolmen.server.table.plans import plan_end

LINE_REMOVED: Final = "line-removed"
TABLE_CLOSED: Final = "table-closed"
TABLE_DELETED: Final = "table-deleted"
RECORD_DELETED: Final = "record-deleted"
NAME_REMOVED: Final = "name-removed"
PERSON_DELETED: Final = "person-deleted"
# Not by the host: somebody had themselves removed.
PERSON_LEFT: Final = "person-left"
ADDRESS_BLOCKED: Final = "address-blocked"
IDENTITY_BLOCKED: Final = "identity-blocked"
UNBLOCKED: Final = "unblocked"

LONGEST_WHY: Final = 200


class Broom:
    """What a host can do."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def remove_line(self, table_id: str, k: int, why: str = "") -> None:
        """Takes a line of chat away; that there was one stays in sight."""
        row = await self._store.table(table_id)
        if row is None:
            raise Denied("unknown-table")
        deed = self._deed(LINE_REMOVED, why, table_id=table_id, line=k, title=row.title)
        if not await self._store.remove_line(table_id, k, deed):
            raise Refusal("house-no-line", line=k)

    async def close_table(self, table_id: str, why: str = "") -> None:
        """Ends a game, or a table that waits for one. It can still be looked at."""
        text = read_why(why)

        async def end(match: Match) -> bool:
            if match.fault is not None or match.row.status not in LIVE:
                raise Refusal("house-closed-already")
            plan = plan_end(match, Ending(CLOSED), None, self._now(), text)
            deed = self._deed(TABLE_CLOSED, text, table_id=table_id, title=match.row.title)
            return await self._store.close_table(plan.append, deed)

        await persist(self._store, table_id, end)

    async def delete_table(self, table_id: str, why: str = "") -> None:
        """Deletes a table with all that belongs to it."""
        row = await self._store.table(table_id)
        if row is None:
            raise Denied("unknown-table")
        deed = self._deed(TABLE_DELETED, why, table_id=table_id, title=row.title)
        if not await self._store.remove_table(table_id, deed):
            raise Denied("unknown-table")

    async def delete_record(self, id: str, why: str = "") -> None:
        """Deletes an uploaded record."""
        row = await self._store.record(id)
        deed = self._deed(RECORD_DELETED, why, title=None if row is None else row.title)
        if row is None or not await self._store.remove_record(id, deed):
            raise Denied("unknown-record")

    async def remove_name(self, player: str, why: str = "") -> None:
        """Somebody has no name any more, here and at every table."""
        if not await self._store.remove_name(player, self._deed(NAME_REMOVED, why, player=player)):
            raise Refusal("house-nobody", who=short(player))
        await tell_tables(self._store, self._now, player, "nameless")

    async def delete_person(self, player: str, why: str = "") -> None:
        """Deletes all that is known of somebody."""
        deed = self._deed(PERSON_DELETED, why, player=player)
        await self._delete_alone(player)
        if not await self._store.remove_person(player, deed):
            raise Refusal("house-nobody", who=short(player))

    async def leave(self, player: str) -> None:
        """Somebody wants all that is known of them deleted."""
        await self._delete_alone(player)
        await self._store.remove_person(player, self._deed(PERSON_LEFT, "", player=player))

    async def _delete_alone(self, player: str) -> None:
        """What somebody played alone goes first, a little at a time: hundreds of long logs in one
        transaction would keep everybody's moves waiting for seconds."""
        await self._store.delete_tables(await self._store.tables_alone(player))

    async def block_address(self, address: str, why: str = "") -> str:
        """Keeps an address or a network out; gives what is kept out."""
        value = read_address(address)
        block = BlockRow(ADDRESS, value, read_why(why), self._now())
        if not await self._store.block(block, self._deed(ADDRESS_BLOCKED, why)):
            raise Refusal("house-blocked-already", who=value)
        return value

    async def block_identity(self, player: str, why: str = "") -> None:
        """Keeps an identity out, with the links of the seats that it alone holds."""
        block = BlockRow(IDENTITY, player, read_why(why), self._now())
        deed = self._deed(IDENTITY_BLOCKED, why, player=player)
        if not await self._store.block(block, deed, hash_key(new_key())):
            raise Refusal("house-blocked-already", who=short(player))
        await tell_tables(self._store, self._now, player, "blocked")

    async def unblock(self, kind: str, value: str) -> None:
        """Lets somebody in again."""
        deed = self._deed(UNBLOCKED, "", player=value if kind == IDENTITY else None)
        if not await self._store.unblock(kind, value, deed):
            raise Refusal("house-not-blocked", who=short(value) if kind == IDENTITY else value)

    async def find_person(self, named: str) -> str:
        """Somebody by the private link that carries them, by its key, or by the beginning of what
        the host's page calls them."""
        text = named.strip().rstrip("/").rpartition("/")[2]
        by_key = hash_key(text)
        if by_key in await self._store.named(by_key):
            return by_key
        found = await self._store.named(text) if is_short(text) else []
        if len(found) > 1:
            raise Refusal("house-several", who=text)
        if not found:
            raise Refusal("house-nobody", who=text)
        return found[0]

    def _deed(
        self,
        what: str,
        why: str,
        *,
        table_id: str | None = None,
        line: int | None = None,
        player: str | None = None,
        title: str | None = None,
    ) -> DeedRow:
        return DeedRow(0, self._now(), what, table_id, line, player, title, read_why(why))


def read_why(why: str) -> str:
    """A reason as it is told: one line, not too long."""
    text = " ".join(why.split())
    if len(text) > LONGEST_WHY:
        raise Refusal("house-why-long", most=LONGEST_WHY)
    return text


def short(player: str) -> str:
    """What the host's page calls somebody: enough of a hash to tell people apart."""
    return player[:12]


def is_short(text: str) -> bool:
    """Whether somebody may be called so."""
    return 6 <= len(text) <= 64 and all(letter in "0123456789abcdef" for letter in text)
