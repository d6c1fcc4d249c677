"""A table as everybody may know it."""

import json
from typing import TYPE_CHECKING, Any, cast

from dolmen.server.wire import SeatInfo, TableState, VoteInfo

if TYPE_CHECKING:
    from dolmen.server.hub import Desk


def table_state(desk: "Desk") -> TableState:
    """Who sits where, what was chosen, how votes stand; the seed only when all is over."""
    room, row = desk.room, desk.room.row
    online = desk.online
    return TableState(
        id=row.id,
        title=row.title,
        version=row.version,
        status=cast(Any, room.status),
        seats=[
            SeatInfo(
                s.seat, cast(Any, s.kind), s.name, s.bot, s.stand_in, s.resigned, s.seat in online
            )
            for s in room.seats
        ],
        options=json.loads(row.options),
        public=row.public,
        lasting=row.lasting,
        shared=row.shared,
        host=next((s.name for s in room.seats if (s.seat, row.host) in room.holders), ""),
        created=row.created,
        commitment=row.commitment,
        given=row.given,
        votes=votes_info(desk),
        outcome=room.outcome,
        seed=row.seed if room.status in ("over", "ended", "frozen") else None,
        next=row.next,
        kept_days=row.keep_days,
    )


def votes_info(desk: "Desk") -> list[VoteInfo]:
    """Every vote that was begun: who is for it, and how many must be."""
    if desk.room.status != "playing":
        return []
    about = sorted({(vote.what, vote.seat) for vote in desk.votes})
    return [
        VoteInfo(
            cast(Any, what),
            None if seat < 0 else seat,
            voters(desk, what, seat),
            votes_needed(desk, what, seat),
        )
        for what, seat in about
    ]


def voters(desk: "Desk", what: str, seat: int) -> list[int]:
    """The seats that are for it and may still vote."""
    able = electors(desk, seat)
    return sorted(
        v.voter for v in desk.votes if (v.what, v.seat) == (what, seat) and v.voter in able
    )


def electors(desk: "Desk", seat: int) -> list[int]:
    """Who may vote: all people that play; about a seat, all others."""
    return [person for person in desk.room.persons if person != seat]


def votes_needed(desk: "Desk", what: str, seat: int) -> int:
    """To end a game all must agree; to hand a seat to a bot, more than half of the others."""
    able = len(electors(desk, seat))
    return able if what == "end" else able // 2 + 1
