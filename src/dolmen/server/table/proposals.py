"""The law of take-backs across barriers: how far they reach, and whose consent they need.

Who has only bots against them needs nobody's. At any other table everybody who has a seat must
agree; a bot that stands in for somebody cannot do it for them."""

from typing import Final

from dolmen.server.challenge import is_fixed
from dolmen.server.refusals import Denied
from dolmen.server.table.desk import Desk
from dolmen.server.table.dice import SECOND
from dolmen.server.table.match import Match
from dolmen.server.table.seats import Seats
from dolmen.server.table.standing import ALONE
from dolmen.server.wire.table import ProposalInfo

# How a proposal ends without being carried out.
REFUSED: Final = "refused"
WITHDRAWN: Final = "withdrawn"
AWAY: Final = "away"


def is_alone(seats: Seats, seat: int) -> bool:
    """Whether nobody but bots has ever sat at the other seats."""
    return all(row.kind == "bot" for row in seats.rows if row.seat != seat)


def whom_to_ask(desk: Desk, mine: set[int]) -> list[int]:
    """Everybody at the table but those who sit at one screen with whoever proposes. Where somebody
    gave the game up, nobody is left who could agree for them."""
    asked = [row for row in desk.match.seats.rows if row.kind == "person" and row.seat not in mine]
    for row in asked:
        if row.resigned or (not desk.match.row.lasting and desk.wait(row.seat) <= 0):
            raise Denied("nobody-to-ask", who=row.name)
    return [row.seat for row in asked]


def who_is_away(desk: Desk) -> int | None:
    """Whoever a proposal still needs and has gone, if anybody. At a lasting table people are rarely
    there at the same time: there a proposal waits."""
    proposal = desk.match.standing.proposal
    if proposal is None or desk.match.row.lasting:
        return None
    needed = (proposal.seat, *proposal.awaited)
    return next((seat for seat in needed if desk.wait(seat) <= 0), None)


def reach(match: Match) -> list[int | None]:
    """For each person's seat the entry after which its last turn behind the barrier began: how far
    one press takes back across it; nothing where nobody could. Dice of the first form would not
    come again the same."""
    if match.actor is None or match.row.dice != SECOND or is_fixed(match.row):
        return []
    found: list[int | None] = [None] * match.game.seats
    most = match.log.undo_point()
    for seat in match.seats.persons:
        point = match.standing.last_turn(seat, match.row.given, most, match.log.course.turns)
        found[seat] = None if point is None else match.standing.entry_at(point)
    return found if any(to is not None for to in found) else []


def reach_of(match: Match, seat: int) -> int | None:
    """The same for one seat."""
    return next(iter(reach(match)[seat : seat + 1]), None)


def check_reach(match: Match, seat: int, to: int) -> int:
    """How many moves stay when what was played after entry `to` is taken back across a barrier; who
    asks must play their seat in person."""
    match.check_moving()
    if seat not in match.seats.persons:
        raise Denied("no-person")
    point = match.standing.point_after(to)
    # What has been seen of the dice of a day is known: one attempt is one.
    if is_fixed(match.row) and point < match.log.undo_point():
        raise Denied("day-played")
    if match.row.dice != SECOND or not match.row.given <= point < len(match.log.moves):
        raise Denied("nothing-to-take-back")
    return point


def check_alone(match: Match, seat: int, point: int) -> str:
    """Refuses to cross a barrier unasked, or to any decision that is not one's own."""
    if not is_alone(match.seats, seat):
        raise Denied("past-barrier")
    if match.standing.seats[point] != seat:
        raise Denied("nothing-to-take-back")
    return ALONE


def proposal_info(match: Match) -> ProposalInfo | None:
    """What is proposed, as everybody may know it."""
    proposal = match.standing.proposal
    if proposal is None:
        return None
    return ProposalInfo(
        n=proposal.n,
        seat=proposal.seat,
        to=match.standing.entry_at(proposal.point),
        count=len(match.log.moves) - proposal.point,
        agreed=list(proposal.agreed),
        awaited=proposal.awaited,
    )
