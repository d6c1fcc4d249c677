"""Making tables and sitting down at them: what happens around a game, before, beside and after."""

import json
import secrets
from collections.abc import Sequence
from typing import Any, Final

from dolmen.bots import BOTS
from dolmen.core import fair
from dolmen.core.log import Log
from dolmen.core.message import Refusal
from dolmen.core.options import check_seats, listed, settle
from dolmen.games import open_game, options, seat_counts
from dolmen.server.acting import Acting
from dolmen.server.hub import Desk, Hub
from dolmen.server.keys import hash_key, new_id, new_key
from dolmen.server.refusals import Denied
from dolmen.server.store import Entry, SeatRow, TableRow
from dolmen.server.webhook import check_url
from dolmen.server.wire import LONGEST_NAME, Branch, NewTable, SeatLink, TableMade

ME: Final = "me"
GUEST: Final = "guest"
OPEN: Final = "open"
# Dolmens stand in Brittany, and so do their bots.
BOT_NAMES: Final = ("Nolwenn", "Erwan", "Maëlle", "Yann", "Gwenn", "Tanguy", "Soazig")


class Person:
    """Somebody who asks for something: the hash of their identity, and what they are called."""

    def __init__(self, player: str, name: str | None, default_name: str) -> None:
        self.player = player
        self.name = name or default_name
        self.guest_name = default_name


class Tables:
    """What people do with tables."""

    def __init__(self, hub: Hub, acting: Acting) -> None:
        self.hub = hub
        self.acting = acting

    # --- Making ----------------------------------------------------------------------------------

    async def make(self, person: Person, wish: NewTable) -> TableMade:
        """A new table; with nobody to wait for it starts at once."""
        check_seats(wish.title, wish.seats, seat_counts(wish.title))
        given = settle(wish.title, options(wish.title, wish.seats), wish.options)
        game = open_game(wish.title, wish.seats, **given)
        players = wish.players or [ME, *[OPEN] * (wish.seats - 1)]
        webhook = None if wish.webhook is None else check_url(wish.webhook)
        log = Log(game)
        named = Person(person.player, wish.name or person.name, person.guest_name)
        return await self._create(
            named,
            log,
            players,
            wish.names,
            public=wish.public,
            lasting=wish.lasting,
            webhook=webhook,
        )

    async def branch(self, person: Person, log: Log[Any], parent: str, wish: Branch) -> TableMade:
        """A new table that goes on from a point of a record."""
        log.back_to(wish.at)
        if log.is_over:
            raise Denied("not-playing")
        players = wish.players or [ME, *["greedy"] * (log.game.seats - 1)]
        named = Person(person.player, wish.name or person.name, person.guest_name)
        return await self._create(named, log, players, [], parent=parent)

    async def rematch(self, desk: Desk, person: Person) -> TableMade:
        """The same people once more; whoever asks first makes the table, the others find it."""
        room = desk.room
        if room.status not in ("over", "ended", "frozen"):
            raise Denied("still-running")
        mine = room.seats_of(person.player)
        if not mine:
            raise Denied("watching")
        if room.row.next is not None:
            return TableMade(id=room.row.next, path=table_path(room.row.next), links=[])
        rows, keys = [], {}
        id = new_id()
        for seat in room.seats:
            keys[seat.seat] = new_key()
            rows.append(
                seat._replace(
                    table_id=id,
                    stand_in=None,
                    resigned=False,
                    token_hash=hash_key(keys[seat.seat]),
                )
            )
        holders = sorted(room.holders)
        game = open_game(room.row.title, room.row.seats, **json.loads(room.row.options))
        row = self._row(id, Log(game), room.row.host)._replace(
            public=room.row.public,
            lasting=room.row.lasting,
            shared=room.row.shared,
            webhook=room.row.webhook,
        )
        await self.hub.store.create_table(row, rows, holders, [])
        if not await self.hub.store.set_next(room.row.id, id):
            await self.hub.store.delete_tables([id])
            found = await self.hub.store.table(room.row.id)
            other = found.next if found is not None and found.next is not None else id
            return TableMade(id=other, path=table_path(other), links=[])
        room.row = room.row._replace(next=id)
        self.hub.show_table(desk)
        await self._start(id)
        links = [SeatLink(seat=seat, path=seat_path(id, keys[seat])) for seat in mine]
        return TableMade(id=id, path=table_path(id), links=links)

    async def _create(
        self,
        person: Person,
        log: Log[Any],
        players: Sequence[str],
        names: Sequence[str],
        *,
        public: bool = False,
        lasting: bool = False,
        webhook: str | None = None,
        parent: str | None = None,
    ) -> TableMade:
        game = log.game
        self._check_players(players, game.seats)
        id = new_id()
        keys = {seat: new_key() for seat in range(game.seats)}
        called = self._names(person, players, names)
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
            )
            for seat, player in enumerate(players)
        ]
        mine = [seat for seat, player in enumerate(players) if player in (ME, GUEST)]
        row = self._row(id, log, person.player)._replace(
            public=public,
            lasting=lasting,
            shared=GUEST in players,
            webhook=webhook,
            parent=parent,
        )
        entries = self._given(log, row.created)
        await self.hub.store.create_table(
            row, seats, [(seat, person.player) for seat in mine], entries
        )
        self.hub.metrics.tables.inc()
        if OPEN not in players:
            await self._start(id)
        links = [SeatLink(seat=seat, path=seat_path(id, keys[seat])) for seat in mine]
        return TableMade(id=id, path=table_path(id), links=links)

    def _row(self, id: str, log: Log[Any], host: str) -> TableRow:
        seed = secrets.token_bytes(fair.SEED_BYTES)
        now = self.hub.now()
        return TableRow(
            id=id,
            title=log.game.title,
            version=log.game.version,
            seats=log.game.seats,
            options=json.dumps(log.game.options),
            public=False,
            lasting=False,
            shared=False,
            status="open",
            n=len(log.moves),
            waits=None,
            due=False,
            seed=seed.hex(),
            commitment=fair.commitment(seed),
            given=len(log.moves),
            host=host,
            webhook=None,
            created=now,
            moved=now,
            ended=None,
            keep_days=self.hub.settings.keep_days,
            next=None,
            parent=None,
            outcome=None,
            mark="",
        )

    def _given(self, log: Log[Any], now: int) -> list[Entry]:
        """The moves a branched table starts with, as entries."""
        game = log.game
        state = game.start()
        entries: list[Entry] = []
        for n, move in enumerate(log.moves, start=1):
            actor = int(game.actor(state))
            seat = actor if actor >= 0 else None
            entries.append(Entry(n, "move", seat, game.moves.name(move), None, now))
            game.apply(state, move)
        return entries

    def _check_players(self, players: Sequence[str], seats: int) -> None:
        known = (ME, OPEN, GUEST, *BOTS)
        if len(players) != seats:
            raise Refusal("server-players-count", count=len(players), seats=seats)
        for player in players:
            if player not in known:
                raise Refusal("server-player-unknown", player=player, allowed=listed(known))
        if list(players).count(ME) > 1:
            raise Refusal("server-player-twice", player=ME)

    def _names(self, person: Person, players: Sequence[str], names: Sequence[str]) -> list[str]:
        """A name for every seat: given, the own, or one of the bots'."""
        if names and len(names) != len(players):
            raise Refusal("server-names-count", count=len(names), seats=len(players))
        called: list[str] = []
        guests = 1
        for seat, player in enumerate(players):
            if player in BOTS:
                called.append(bot_name([person.name, *names, *called]))
            elif names:
                called.append(check_name(names[seat]))
            elif player == ME:
                called.append(check_name(person.name))
            else:
                guests += 1
                called.append(f"{person.guest_name} {guests}")
        return called

    async def _start(self, id: str) -> None:
        async with self.hub.at(id) as desk:
            await self._start_at(desk)

    async def _start_at(self, desk: Desk) -> None:
        append = desk.room.plan_start(self.hub.now())
        await self.hub.store_and_show(desk, append)
        self.hub.show_table(desk)

    # --- Before the start ------------------------------------------------------------------------

    async def join(self, desk: Desk, person: Person, wanted: int | None) -> tuple[int, str]:
        """Sits somebody down at an open seat; gives the seat and its key."""
        room = desk.room
        if room.row.status != "open":
            raise Denied("already-started")
        mine = room.seats_of(person.player)
        if mine and wanted is None:
            raise Denied("seat-taken")
        name = free_name(check_name(person.name), room.names)
        seats = [wanted] if wanted is not None else [s.seat for s in room.seats if s.kind == "open"]
        for seat in seats:
            if seat >= room.game.seats:
                raise Denied("no-seat")
            key = new_key()
            old = room.seats[seat]
            row = old._replace(kind="person", name=name, token_hash=hash_key(key))
            if old.kind == "open" and await self.hub.change_seat(desk, row, holder=person.player):
                return seat, key
            if room.row.status != "open":
                raise Denied("already-started")
        raise Denied("seat-taken" if wanted is not None else "no-open-seat")

    async def sit(self, desk: Desk, player: str, token: str) -> int:
        """Sits an identity down at the seat a private link is for."""
        seat = seat_of_token(desk, token)
        await self.hub.store.add_holder(desk.room.row.id, seat, player)
        await self.hub.reseat(desk)
        return seat

    async def free(self, desk: Desk, seat: int) -> None:
        """Before the start: a seat is open again. While playing: a person has the seat back."""
        room = desk.room
        row = seat_row(desk, seat)
        if room.row.status == "open":
            changed = row._replace(kind="open", name="", bot=None, token_hash=hash_key(new_key()))
            won = await self.hub.change_seat(desk, changed, clear=True)
        elif row.kind == "person" and row.stand_in is not None and not row.resigned:
            won = await self.hub.change_seat(desk, row._replace(stand_in=None))
        else:
            raise Denied("no-bot-seat")
        if not won:
            raise Denied("stale", n=room.n)

    async def set_bot(self, desk: Desk, seat: int, bot: str) -> None:
        """Before the start: a bot sits at a seat. While playing: it stands in for a person."""
        room = desk.room
        row = seat_row(desk, seat)
        if bot not in BOTS:
            raise Refusal("bot-unknown", bot=bot, allowed=listed(list(BOTS)))
        if room.row.status == "playing":
            if row.kind != "person":
                raise Denied("no-person")
            await self.acting.stand_in(desk, seat, bot)
            return
        if room.row.status != "open":
            raise Denied("not-playing")
        name = bot_name(room.names)
        changed = row._replace(kind="bot", name=name, bot=bot, token_hash=hash_key(new_key()))
        if not await self.hub.change_seat(desk, changed, clear=True):
            raise Denied("stale", n=room.n)

    async def start(self, desk: Desk) -> None:
        """Starts a table once every seat is taken."""
        if desk.room.row.status != "open":
            raise Denied("already-started")
        if any(seat.kind == "open" for seat in desk.room.seats):
            raise Denied("seats-open")
        await self._start_at(desk)

    async def set_webhook(self, desk: Desk, url: str | None) -> None:
        """Where the host hears whose turn it is."""
        checked = None if url is None else check_url(url)
        await self.hub.store.update_table(desk.room.row.id, webhook=checked)
        desk.room.row = desk.room.row._replace(webhook=checked)


def seat_row(desk: Desk, seat: int) -> SeatRow:
    """A seat of the table."""
    if not 0 <= seat < desk.room.game.seats:
        raise Denied("no-seat")
    return desk.room.seats[seat]


def seat_of_token(desk: Desk, token: str) -> int:
    """The seat that a key is for."""
    digest = hash_key(token)
    for seat in desk.room.seats:
        if seat.kind == "person" and secrets.compare_digest(seat.token_hash, digest):
            return seat.seat
    raise Denied("wrong-key")


def check_name(name: str) -> str:
    """A name as it is shown: one line, of a length that fits."""
    plain = " ".join(name.split())
    if not 0 < len(plain) <= LONGEST_NAME or not plain.isprintable():
        raise Refusal("server-name-refused", name=name[:LONGEST_NAME], most=LONGEST_NAME)
    return plain


def bot_name(taken: Sequence[str]) -> str:
    """What a bot is called: the first name that nobody at the table has."""
    return next((name for name in BOT_NAMES if name not in taken), free_name(BOT_NAMES[0], taken))


def free_name(name: str, taken: Sequence[str]) -> str:
    """A name that nobody else at the table has: "Anna", "Anna 2" ..."""
    if name not in taken:
        return name
    number = 2
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"


def table_path(id: str) -> str:
    """The link of a table, for everybody."""
    return f"/table/{id}"


def seat_path(id: str, key: str) -> str:
    """The private link of a seat."""
    return f"/seat/{id}/{key}"
