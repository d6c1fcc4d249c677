"""The law of voting: who may vote on what, and how many are needed."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, cast

from dolmen.server.store import VoteRow
from dolmen.server.table.desk import Desk
from dolmen.server.table.seats import Seats
from dolmen.server.wire.table import VoteInfo

# The seat of a vote that is about none.
NO_SEAT: Final = -1


class Tally(NamedTuple):
    """How a vote stands: the seats that are for it and may still vote, and how many are needed."""

    agreed: list[int]
    needed: int

    @property
    def is_carried(self) -> bool:
        """Whether enough are for it."""
        return len(self.agreed) >= self.needed


def electors(seats: Seats, about: int) -> list[int]:
    """Who may vote: all people that play; about a seat, all others."""
    return [person for person in seats.persons if person != about]


def tally(seats: Seats, votes: Iterable[VoteRow], what: str, about: int) -> Tally:
    """To end a game all must agree; to hand a seat to a bot, more than half of the others."""
    able = electors(seats, about)
    agreed = sorted(
        vote.voter
        for vote in votes
        if (vote.what, vote.seat) == (what, about) and vote.voter in able
    )
    return Tally(agreed, len(able) if what == "end" else len(able) // 2 + 1)


def standings(desk: Desk) -> list[VoteInfo]:
    """Every vote that was begun, as everybody may know it."""
    if desk.match.status != "playing":
        return []
    begun = sorted({(vote.what, vote.seat) for vote in desk.votes})
    return [
        VoteInfo(
            cast(Any, what),
            None if about == NO_SEAT else about,
            *tally(desk.match.seats, desk.votes, what, about),
        )
        for what, about in begun
    ]
