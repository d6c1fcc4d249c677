"""The same people once more."""

from dolmen.server.challenge import check_unsealed
from dolmen.server.keys import hash_key, new_id, new_key
from dolmen.server.people import Person
from dolmen.server.refusals import Denied
from dolmen.server.table.create import new_row
from dolmen.server.table.desk import Desk
from dolmen.server.table.links import seat_path, table_path
from dolmen.server.table.players import check_bot
from dolmen.server.table.start import start_full
from dolmen.server.tables import Tables
from dolmen.server.wire.answers import SeatLink, TableMade


async def rematch(
    tables: Tables, desk: Desk, person: Person, bots: str | None = None, *, start: bool = True
) -> TableMade:
    """A new table, with other bots if some are named; whoever asks first makes it, the others find
    it."""
    if bots is not None:
        check_bot(bots)
    match, row = desk.match, desk.match.row
    if match.status not in ("over", "ended", "frozen"):
        raise Denied("still-running")
    check_unsealed(row, tables.now())
    mine = match.seats.held_by(person.player)
    if not mine:
        raise Denied("watching")
    if row.next is not None:
        return _found(row.next)
    id = new_id()
    keys = [new_key() for _ in match.seats.rows]
    seats = [
        seat._replace(
            table_id=id,
            bot=(bots or seat.bot) if seat.kind == "bot" else None,
            stand_in=None,
            resigned=False,
            token_hash=hash_key(keys[seat.seat]),
            nonce=None,
        )
        for seat in match.seats.rows
    ]
    made = new_row(tables, id, match.game, row.host)._replace(
        public=row.public,
        lasting=row.lasting,
        shared=row.shared,
        webhook=row.webhook,
        advice=row.advice,
        allowance=row.allowance,
    )
    await tables.store.create_table(made, seats, sorted(match.seats.holders), [])
    if not await tables.store.set_next(row.id, id):
        # Another process was faster: its table is the rematch.
        await tables.store.delete_tables([id])
        found = await tables.store.table(row.id)
        return _found(found.next if found is not None and found.next is not None else id)
    match.row = row._replace(next=id)
    tables.stage.show_table(desk)
    if start:
        await start_full(tables, id, person.address)
    links = [SeatLink(seat=seat, path=seat_path(id, keys[seat])) for seat in mine]
    return TableMade(id=id, path=table_path(id), links=links)


def _found(id: str) -> TableMade:
    return TableMade(id=id, path=table_path(id), links=[])
