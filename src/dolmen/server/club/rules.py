"""What holds in an event: who can join, how many rounds there are and who may have the next one
made, which tables count and which can be put into it."""

from collections.abc import Sequence
from typing import Final

from dolmen.server.challenge import day_of
from dolmen.server.club.schedule import full_rounds
from dolmen.server.store import ClubRow, ClubTable, Listed, MemberRow
from dolmen.server.store.clubs import OPEN
from dolmen.server.table.entries import read_outcome
from dolmen.server.table.match import FINISHED
from dolmen.server.table.options import read_options
from dolmen.server.wire.fields import MOST_ROUNDS

ROBIN: Final = "robin"
FREE: Final = "free"
# How a game ended that counts.
COUNTING: Final = ("over", "resigned")


def takes_people(club: ClubRow) -> bool:
    """Whether somebody can still join."""
    return club.kind == FREE or club.status == OPEN


def rounds_of(club: ClubRow, members: Sequence[MemberRow]) -> int:
    """How many rounds there are: as was wished, or as many as it takes. What the first round found
    stays, also when somebody leaves."""
    people = 1 + max((one.number for one in members), default=0) if club.round else len(members)
    return min(MOST_ROUNDS, club.rounds or full_rounds(people, club.seats))


def may_go_on(
    club: ClubRow, members: Sequence[MemberRow], played: Sequence[ClubTable], player: str | None
) -> bool:
    """Whether somebody may have the next round made."""
    if club.kind != ROBIN or not members or club.round >= rounds_of(club, members):
        return False
    is_done = all(one.listed.table.status in FINISHED for one in played)
    players = {one.player for one in members}
    # Nobody begins before whoever made it does, unless they are gone.
    may_begin = club.round > 0 or club.host not in players
    is_theirs = player in players and is_done and may_begin
    return player is not None and (player == club.host or is_theirs)


def does_count(one: ClubTable) -> bool:
    """Whether a table counts: a public one, that was played to its end or given up."""
    row = one.listed.table
    if not (one.counts and row.public and row.status in FINISHED and row.outcome is not None):
        return False
    return read_outcome(row.outcome).how in COUNTING


def is_shown(one: ClubTable) -> bool:
    """Whether a table is told to whoever looks at the event: one that all its people have put in,
    or one's own. Until then it is as private as it was, whoever of them wants it to count."""
    return bool(one.round or one.counts or one.listed.table.public or one.listed.mine)


def is_alike(club: ClubRow, one: Listed) -> bool:
    """Whether a table was played as an event is: its title, seats and options, from the start, with
    dice of its own, to its end."""
    row = one.table
    if row.outcome is None or row.status not in FINISHED or day_of(row) is not None:
        return False
    is_own = row.given == 0 and row.duplicate is None and row.parent is None and not row.shared
    same = (row.title, row.seats, read_options(row.options))
    is_same = same == (club.title, club.seats, read_options(club.options))
    return is_own and is_same and read_outcome(row.outcome).how in COUNTING


def does_fit(club: ClubRow, one: Listed, holders: Sequence[tuple[int, str]]) -> bool:
    """The same, and whether each of its people has one seat, and each seat of a person one."""
    held = [seat for seat, _ in holders]
    people = [seat.seat for seat in one.seats if seat.kind == "person"]
    players = {player for _, player in holders}
    return is_alike(club, one) and sorted(held) == people and len(players) == len(held)
