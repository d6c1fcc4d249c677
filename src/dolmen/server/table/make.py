"""Making a table: from nothing, or from a point of a record."""

import json
import secrets
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from dolmen.bots import BOTS, USUAL
from dolmen.core import fair
from dolmen.core.game import Game
from dolmen.core.message import Message, Refusal
from dolmen.core.options import check_seats, listed
from dolmen.games import open_game, seat_counts
from dolmen.server.keys import hash_key, new_id, new_key
from dolmen.server.people import Person
from dolmen.server.refusals import Denied
from dolmen.server.replays import Begun, Given
from dolmen.server.store import ChallengeRow, Entry, SeatRow, TableRow
from dolmen.server.table.allowance import STAND_IN, write_allowance
from dolmen.server.table.dice import SECOND
from dolmen.server.table.links import seat_path, table_path
from dolmen.server.table.names import bot_name, check_name
from dolmen.server.table.options import read_options, settle_options
from dolmen.server.table.start import start_full
from dolmen.server.tables import Tables
from dolmen.server.webhook.address import check_url
from dolmen.server.wire.answers import SeatLink, TableMade
from dolmen.server.wire.bodies import Branch, Duplicate, NewTable

# What stands for a person where players are named: whoever makes the table, somebody else at the
# same screen, and whoever comes.
ME: Final = "me"
GUEST: Final = "guest"
OPEN: Final = "open"
# Who plays the other seats of a lesson or an exercise: it answers at once.
INSTEAD: Final = "greedy"


class Choices(NamedTuple):
    """What a table is made with beside its game and its players."""

    public: bool = False
    lasting: bool = False
    webhook: str | None = None
    parent: str | None = None
    duplicate: str | None = None
    advice: bool = True
    allowance: str | None = None


async def make(tables: Tables, person: Person, wish: NewTable) -> TableMade:
    """A new table; with nobody to wait for it starts at once."""
    check_seats(wish.title, wish.seats, seat_counts(wish.title))
    given = settle_options(wish.title, wish.seats, wish.options)
    game = open_game(wish.title, wish.seats, **given)
    players = wish.players or [ME, *[OPEN] * (wish.seats - 1)]
    webhook = None if wish.webhook is None else check_url(wish.webhook)
    given_time = _allowance(wish)
    choices = Choices(wish.public, wish.lasting, webhook, advice=wish.advice, allowance=given_time)
    who = _named(person, wish.name)
    return await _create(tables, who, game, players, choices, names=wish.names, start=wish.start)


async def branch(
    tables: Tables, person: Person, begun: Begun, parent: str, wish: Branch
) -> TableMade:
    """A new table that goes on from a point of a record."""
    _check_length(tables, begun)
    game = open_game(begun.title, begun.seats, **begun.options)
    players, choices = wish.players or against_bots(begun.seats), Choices(parent=parent)
    who = _named(person, wish.name)
    return await _create(tables, who, game, players, choices, start=wish.start, given=begun.moves)


async def teach(
    tables: Tables, person: Person, begun: Begun, seat: int, parent: str, *, advice: bool = True
) -> TableMade:
    """A table at the position of a lesson or an exercise, against bots that answer quickly."""
    _check_length(tables, begun)
    game = open_game(begun.title, begun.seats, **begun.options)
    players = [ME if one == seat else INSTEAD for one in range(begun.seats)]
    choices = Choices(parent=parent, advice=advice)
    return await _create(tables, _named(person, None), game, players, choices, given=begun.moves)


async def duplicate(
    tables: Tables, person: Person, begun: Begun, origin: str, wish: Duplicate
) -> TableMade:
    """A new table with the dice of a finished game: its seed, its options, the moves it was given,
    and what was brought to it. Whoever sits there brings nothing."""
    game = open_game(begun.title, begun.seats, **begun.options)
    players, choices = wish.players or against_bots(begun.seats), Choices(duplicate=origin)
    who = _named(person, wish.name)
    return await _create(tables, who, game, players, choices, given=begun.moves, dice=begun.dice)


async def attempt_table(
    tables: Tables, person: Person, row: ChallengeRow, parent: str, *, bot: str = ME
) -> TableMade:
    """A table with the game and the dice of a challenge, at which nobody is advised; or one at
    which a bot plays in the stead of a person. Whoever made it starts it."""
    game = open_game(row.title, row.seats, **read_options(row.options))
    players = [bot, *[row.level] * (row.seats - 1)]
    choices = Choices(parent=parent, advice=False)
    dice = fair.Dice(bytes.fromhex(row.seed), [None] * row.seats)
    who = _named(person, None)
    return await _create(tables, who, game, players, choices, start=False, dice=dice)


def against_bots(seats: int) -> list[str]:
    """The maker, and somebody to play with at once."""
    return [ME, *[USUAL] * (seats - 1)]


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


async def _create(
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
    _check_players(players, game.seats)
    if all(player in BOTS for player in players):
        tables.bots_alone.check(person.address)
    brought = (dice and dice.nonces) or [None] * game.seats
    id = new_id()
    keys = [new_key() for _ in players]
    called = _names(person, players, names)
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


def _check_length(tables: Tables, begun: Begun) -> None:
    """Refuses so many moves that little could be played after them."""
    most = tables.settings.table_entries // 2
    if len(begun.moves) >= most:
        raise Denied("frozen", why=Message("server-frozen-full", {"most": most}))


def _named(person: Person, name: str | None) -> Person:
    return Person(person.player, name or person.name, person.guest_name, person.address)


def _entries(given: Sequence[Given], now: int) -> list[Entry]:
    """The moves a branched table starts with, as entries."""
    return [
        Entry(n, "move", seat, move, None, now) for n, (seat, move) in enumerate(given, start=1)
    ]


def _allowance(wish: NewTable) -> str | None:
    """The time to think that was asked for, as it is stored."""
    if wish.allowance is None:
        return None
    bot = wish.allowance.bot or STAND_IN
    check_bot(bot)
    return write_allowance(wish.allowance.turn, wish.allowance.bank, bot)


def check_bot(bot: str) -> None:
    """Refuses a bot that there is none of."""
    if bot not in BOTS:
        raise Refusal("bot-unknown", bot=bot, allowed=listed(BOTS))


def _check_players(players: Sequence[str], seats: int) -> None:
    known = (ME, OPEN, GUEST, *BOTS)
    if len(players) != seats:
        raise Refusal("server-players-count", count=len(players), seats=seats)
    for player in players:
        if player not in known:
            raise Refusal("server-player-unknown", player=player, allowed=listed(known))
    if list(players).count(ME) > 1:
        raise Refusal("server-player-twice", player=ME)


def _names(person: Person, players: Sequence[str], names: Sequence[str]) -> list[str]:
    """A name for every seat: one that was given, the maker's own, or one of the bots'."""
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
