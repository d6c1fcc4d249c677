"""Making a table: from nothing, from a point of a record, with dice that were rolled before, or for
an event."""

from collections.abc import Sequence
from typing import Final

from dolmen.core import fair
from dolmen.core.message import Message
from dolmen.core.options import check_seats
from dolmen.games import open_game, seat_counts
from dolmen.server.beginnings import Begun
from dolmen.server.keys import hash_key, new_id, new_key
from dolmen.server.people import Person
from dolmen.server.refusals import Denied
from dolmen.server.store import ChallengeRow, ClubRow, MemberRow, SeatRow
from dolmen.server.table.allowance import OFFERED, STAND_IN, write_allowance
from dolmen.server.table.create import Choices, create, new_row
from dolmen.server.table.names import bot_name, free_name
from dolmen.server.table.options import read_options, settle_options
from dolmen.server.table.players import ME, OPEN, against_bots, check_bot
from dolmen.server.table.start import start_full
from dolmen.server.tables import Tables
from dolmen.server.webhook.address import check_url
from dolmen.server.wire.answers import TableMade
from dolmen.server.wire.bodies import Branch, Duplicate, NewTable

# Who plays the other seats of a lesson or an exercise: it answers at once.
INSTEAD: Final = "greedy"


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
    return await create(tables, who, game, players, choices, names=wish.names, start=wish.start)


async def branch(
    tables: Tables, person: Person, begun: Begun, parent: str, wish: Branch
) -> TableMade:
    """A new table that goes on from a point of a record."""
    _check_length(tables, begun)
    game = open_game(begun.title, begun.seats, **begun.options)
    players, choices = wish.players or against_bots(begun.seats), Choices(parent=parent)
    who = _named(person, wish.name)
    return await create(tables, who, game, players, choices, start=wish.start, given=begun.moves)


async def teach(
    tables: Tables, person: Person, begun: Begun, seat: int, parent: str, *, advice: bool = True
) -> TableMade:
    """A table at the position of a lesson or an exercise, against bots that answer quickly."""
    _check_length(tables, begun)
    game = open_game(begun.title, begun.seats, **begun.options)
    players = [ME if one == seat else INSTEAD for one in range(begun.seats)]
    choices = Choices(parent=parent, advice=advice)
    return await create(tables, _named(person, None), game, players, choices, given=begun.moves)


async def duplicate(
    tables: Tables, person: Person, begun: Begun, origin: str, wish: Duplicate
) -> TableMade:
    """A new table with the dice of a finished game: its seed, its options, the moves it was given,
    and what was brought to it. Whoever sits there brings nothing."""
    game = open_game(begun.title, begun.seats, **begun.options)
    players, choices = wish.players or against_bots(begun.seats), Choices(duplicate=origin)
    who = _named(person, wish.name)
    return await create(tables, who, game, players, choices, given=begun.moves, dice=begun.dice)


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
    return await create(tables, who, game, players, choices, start=False, dice=dice)


async def club_table(
    tables: Tables, club: ClubRow, members: Sequence[MemberRow | None], address: str
) -> str:
    """A table of an event, whose seats are for these people, and for bots where there is nobody. It
    is public and starts at once. Whoever comes to it once a week has time; whoever never comes
    holds nobody up for ever."""
    game = open_game(club.title, club.seats, **read_options(club.options))
    id = new_id()
    names: list[str] = []
    for member in members:
        names.append(bot_name(names) if member is None else free_name(member.name, names))
    seats = [
        SeatRow(
            id,
            seat,
            "bot" if member is None else "person",
            names[seat],
            club.level if member is None else None,
            None,
            False,
            hash_key(new_key()),
        )
        for seat, member in enumerate(members)
    ]
    holders = [(seat, one.player) for seat, one in enumerate(members) if one is not None]
    turn, bank = OFFERED[-1]
    time = write_allowance(turn, bank, club.level)
    choices = Choices(public=True, lasting=True, advice=False, allowance=time)
    row = new_row(tables, id, game, club.host)._replace(**choices._asdict())
    await tables.store.create_table(row, seats, holders, [])
    tables.metrics.tables.inc()
    await start_full(tables, id, address)
    return id


def _check_length(tables: Tables, begun: Begun) -> None:
    """Refuses so many moves that little could be played after them."""
    most = tables.settings.table_entries // 2
    if len(begun.moves) >= most:
        raise Denied("frozen", why=Message("server-frozen-full", {"most": most}))


def _named(person: Person, name: str | None) -> Person:
    return Person(person.player, name or person.name, person.guest_name, person.address)


def _allowance(wish: NewTable) -> str | None:
    """The time to think that was asked for, as it is stored."""
    if wish.allowance is None:
        return None
    bot = wish.allowance.bot or STAND_IN
    check_bot(bot)
    return write_allowance(wish.allowance.turn, wish.allowance.bank, bot)
