"""A new table as it is stored: its row, its seats, the moves it is given."""

import json
import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

from dolmen.bots import BOTS
from dolmen.core import fair
from dolmen.core.game import Game
from dolmen.server.beginnings import Given
from dolmen.server.keys import hash_key, new_id, new_key
from dolmen.server.people import Person
from dolmen.server.store import Entry, SeatRow, TableRow
from dolmen.server.table.dice import SECOND
from dolmen.server.table.links import seat_path, table_path
from dolmen.server.table.players import GUEST, ME, OPEN, check_players, name_players
from dolmen.server.table.start import start_full
from dolmen.server.tables import Tables
from dolmen.server.wire.answers import SeatLink, TableMade


class Choices(NamedTuple):
    """What a table is made with beside its game and its players."""

    public: bool = False
    lasting: bool = False
    webhook: str | None = None
    parent: str | None = None
    duplicate: str | None = None
    advice: bool = True
    allowance: str | None = None


def new_row(
    tables: Tables,
    id: str,
    game: Game[Any],
    host: str,
    given: int = 0,
    seed: bytes | None = None,
) -> TableRow:
    """The row of a table that nobody has started, with a seed of its own unless one is given."""
    seed = seed or secrets.token_bytes(fair.SEED_BYTES)
    now = tables.now()
    return TableRow(
        id=id,
        title=game.title,
        version=game.version,
        seats=game.seats,
        options=json.dumps(game.options),
        public=False,
        lasting=False,
        shared=False,
        status="open",
        n=given,
        waits=None,
        due=False,
        seed=seed.hex(),
        commitment=fair.seal(seed),
        given=given,
        host=host,
        webhook=None,
        created=now,
        moved=now,
        ended=None,
        keep_days=tables.settings.keep_days,
        next=None,
        parent=None,
        outcome=None,
        mark="",
        dice=SECOND,
        lapse_days=tables.settings.open_days or None,
    )


async def create(
    tables: Tables,
    person: Person,
    game: Game[Any],
    players: Sequence[str],
    choices: Choices,
    *,
    names: Sequence[str] = (),
    start: bool = True,
    given: Sequence[Given] = (),
    dice: fair.Dice | None = None,
) -> TableMade:
    """Stores a table with its seats and what it is given, and starts it if nobody is waited for."""
    check_players(players, game.seats)
    if all(player in BOTS for player in players):
        tables.bots_alone.check(person.address)
    brought = (dice and dice.nonces) or [None] * game.seats
    id = new_id()
    keys = [new_key() for _ in players]
    called = name_players(person, players, names)
    seats = [
        SeatRow(
            id,
            seat,
            "open" if player == OPEN else "person" if player in (ME, GUEST) else "bot",
            "" if player == OPEN else called[seat],
            player if player in BOTS else None,
            None,
            False,
            hash_key(keys[seat]),
            brought[seat],
        )
        for seat, player in enumerate(players)
    ]
    mine = [seat for seat, player in enumerate(players) if player in (ME, GUEST)]
    seed = None if dice is None else dice.seed
    row = new_row(tables, id, game, person.player, len(given), seed)._replace(
        shared=GUEST in players, **choices._asdict()
    )
    holders = [(seat, person.player) for seat in mine]
    await tables.store.create_table(row, seats, holders, _entries(given, row.created))
    tables.metrics.tables.inc()
    if start and OPEN not in players:
        await start_full(tables, id, person.address)
    links = [SeatLink(seat=seat, path=seat_path(id, keys[seat])) for seat in mine]
    return TableMade(id=id, path=table_path(id), links=links)


def _entries(given: Sequence[Given], now: int) -> list[Entry]:
    """The moves a branched table starts with, as entries."""
    return [
        Entry(n, "move", seat, move, None, now) for n, (seat, move) in enumerate(given, start=1)
    ]
