"""Rows of games that many play alike, and of clubs."""

from typing import NamedTuple

from dolmen.server.store.rows.games import Listed


class ChallengeRow(NamedTuple):
    """A game that everybody plays alike: its day, or that it is for ever, what is played, against
    which bots, who plays it for a par, and the seed of its dice."""

    title: str
    day: str
    seats: int
    options: str
    level: str
    par: str
    seed: str
    at: int


class AttemptRow(NamedTuple):
    """Somebody's table of a challenge. Once it is over it counts or not, with its points and the
    place it took among those at the table."""

    table_id: str
    title: str
    day: str
    slot: str
    player: str
    state: str
    points: int | None
    rank: int | None
    at: int


class AttemptListed(NamedTuple):
    """One of them in a list, with the name of who played it."""

    attempt: AttemptRow
    name: str


class Unsettled(NamedTuple):
    """One that is over and not judged yet: how it ended, when, and whether somebody else than who
    began it ever played the seat."""

    attempt: AttemptRow
    outcome: str
    ended: int
    changed: bool


class ClubRow(NamedTuple):
    """An event: what is played there, whether rounds are made for it, how many and which is the
    last that was made, bots of which level fill its tables, and who made it."""

    id: str
    name: str
    title: str
    seats: int
    options: str
    kind: str
    rounds: int
    level: str
    host: str
    round: int
    status: str
    at: int


class MemberRow(NamedTuple):
    """Somebody who joined an event, as the how manyth."""

    club_id: str
    player: str
    name: str
    number: int
    at: int


class ClubTable(NamedTuple):
    """A table of an event: its round, its number there, whether it counts, and the table itself
    with its seats and who holds them."""

    round: int
    number: int
    counts: bool
    listed: Listed
    holders: list[tuple[int, str]]
