"""Who is to play at a new table: the words that stand for people, bots by their names, and what
everybody is called."""

from collections.abc import Sequence
from typing import Final

from dolmen.bots import BOTS, USUAL
from dolmen.core.message import Refusal
from dolmen.core.options import listed
from dolmen.server.people import Person
from dolmen.server.table.names import bot_name, check_name

# What stands for a person where players are named: whoever makes the table, somebody else at the
# same screen, and whoever comes.
ME: Final = "me"
GUEST: Final = "guest"
OPEN: Final = "open"


def against_bots(seats: int) -> list[str]:
    """The maker, and somebody to play with at once."""
    return [ME, *[USUAL] * (seats - 1)]


def check_bot(bot: str) -> None:
    """Refuses a bot that there is none of."""
    if bot not in BOTS:
        raise Refusal("bot-unknown", bot=bot, allowed=listed(BOTS))


def check_players(players: Sequence[str], seats: int) -> None:
    """Refuses players that are not one a seat, whom there are none of, or the maker twice."""
    known = (ME, OPEN, GUEST, *BOTS)
    if len(players) != seats:
        raise Refusal("server-players-count", count=len(players), seats=seats)
    for player in players:
        if player not in known:
            raise Refusal("server-player-unknown", player=player, allowed=listed(known))
    if list(players).count(ME) > 1:
        raise Refusal("server-player-twice", player=ME)


def name_players(person: Person, players: Sequence[str], names: Sequence[str]) -> list[str]:
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
