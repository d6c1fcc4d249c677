"""What a message would append to a table, checked and played on a fork of its course."""

import json
from typing import Any, cast

from dolmen.core.course import Course
from dolmen.core.game import CHANCE
from dolmen.core.log import Ending, final_ranks
from dolmen.server.refusals import Denied
from dolmen.server.store import Append, Entry
from dolmen.server.table.dice import dice_of
from dolmen.server.table.entries import (
    Recent,
    take_back,
    tell_advice,
    tell_end,
    tell_seat,
    tell_step,
    tell_take_back,
    write_outcome,
)
from dolmen.server.table.fingerprint import fingerprint
from dolmen.server.table.match import Match, Plan
from dolmen.server.table.standing import ADVICE, point_of
from dolmen.server.wire.table import Outcome


def plan_start(match: Match, now: int) -> Plan:
    """The chance that comes before the first decision, or after the last of given moves."""
    return _plan(match, match.log.course.fork(), [], now)


def plan_move(
    match: Match, seat: int, name: str, client: str | None, now: int, kind: str = "move"
) -> Plan:
    """A move of a seat and the chance that follows it, if the rules allow the move."""
    moves = match.game.moves
    course = match.log.course.fork()
    step = course.step(moves.parse(name))
    entry = Entry(match.n + 1, kind, seat, moves.name(step.move), client, now)
    return _plan(match, course, [tell_step(entry, step)], now)


def plan_take_back(
    match: Match, seat: int, client: str, now: int, *, one: bool = False, to: int | None = None
) -> Plan:
    """Back to where the seat's turn began, or, with `one`, by one move, or to the position after so
    many moves; never past a barrier: everything since is the seat's own."""
    floor = match.undo_point()
    if floor is None:
        raise Denied("nothing-to-take-back")
    most = len(match.log.moves)
    point = to
    if point is None:
        point = most - 1 if one else match.log.turn_point()
    if not floor <= point < most:
        raise Denied("nothing-to-take-back")
    entry = Entry(match.n + 1, "undo", seat, str(point), client, now)
    return _plan_back(match, [], entry, point)


def plan_crossing(
    match: Match, seat: int, point: int, how: str, client: str | None, now: int
) -> Plan:
    """Back to the position after so many moves, across a barrier. Where the last answer to a
    proposal decides it, that is an entry too."""
    proposal, recent = match.standing.proposal, []
    by = seat
    if proposal is not None:
        agreed = Entry(match.n + 1, "agree", seat, "", client, now)
        recent = [tell_take_back(agreed, 0, match.game.seats)]
        by, client = proposal.seat, None
    body = json.dumps({"to": point, "how": how})
    entry = Entry(match.n + len(recent) + 1, "crossed", by, body, client, now)
    return _plan_back(match, recent, entry, point)


def plan_redo(match: Match, seat: int, client: str, now: int, *, one: bool = False) -> Plan:
    """What was taken back, played again: all of it, or up to the next decision of the seat. The
    same dice come again; a bot's answer that was taken back does too."""
    course = match.log.course.fork()
    dice = dice_of(match.row, match.seats)
    recent: list[Recent] = []
    while course.ahead and not (one and recent and course.actor == seat):
        actor = course.actor
        if actor == CHANCE:
            is_same = dice.draw(course) == course.ahead[0]
        else:
            is_same = actor == seat or match.seats.bot_at(actor) is not None
        if not is_same:
            break
        step = course.again()
        n, name = match.n + len(recent) + 1, course.game.moves.name(step.move)
        entry = Entry(n, "redo", step.seat, name, None if recent else client, now)
        recent.append(tell_step(entry, step))
    if not recent:
        raise Denied("nothing-to-redo")
    return _plan(match, course, recent, now)


def plan_talk(match: Match, kind: str, seat: int, body: str, client: str | None, now: int) -> Plan:
    """A proposal, an answer to one, or its end: the game stands where it stood. A bot that is to
    move waits while there is a proposal."""
    row, course = match.row, match.log.course
    entry = Entry(match.n + 1, kind, seat, body, client, now)
    count = len(course.moves) - point_of(entry) if kind == "propose" else 0
    actor = match.actor
    due = kind == "refuse" and actor is not None and match.seats.bot_at(actor) is not None
    append = Append(
        row.id, entry.n, [entry], row.status, row.waits, due, now, row.ended, row.outcome, row.mark
    )
    return Plan(append, course, [tell_take_back(entry, count, match.game.seats)])


def plan_advice(match: Match, seat: int, client: str, now: int) -> Plan:
    """Somebody asks for advice: the game stands where it stood, and everybody is told."""
    row = match.row
    entry = Entry(match.n + 1, ADVICE, seat, "", client, now)
    append = Append(
        row.id, entry.n, [entry], row.status, row.waits, row.due, now, None, None, row.mark
    )
    return Plan(append, match.log.course, [tell_advice(entry, match.game.seats)])


def plan_end(match: Match, ending: Ending, client: str | None, now: int, why: str = "") -> Plan:
    """The end that players agreed on or gave way to, or the host of the server made, and what the
    game is worth then."""
    course = match.log.course
    outcome = _outcome(course, ending)
    outcome.why = why
    body = write_outcome(outcome)
    entry = Entry(match.n + 1, "end", ending.seat, body, client, now)
    mark = fingerprint(match.game, course.state)
    append = Append(match.row.id, match.n + 1, [entry], "ended", None, False, now, now, body, mark)
    return Plan(append, course, [tell_end(entry, outcome, match.game.seats)], ending)


def plan_seat(match: Match, seat: int, bot: str | None, how: str, now: int) -> Plan:
    """A seat goes to a bot, or back to its person: the game stands where it stood, and everybody
    is told."""
    row, course = match.row, match.log.course
    entry = Entry(match.n + 1, "seat", seat, json.dumps({"how": how, "bot": bot or ""}), None, now)
    due = bot is not None if course.actor == seat else row.due
    append = Append(
        row.id, entry.n, [entry], row.status, row.waits, due, now, row.ended, row.outcome, row.mark
    )
    return Plan(append, course, [tell_seat(entry, match.game.seats)])


def _plan_back(match: Match, recent: list[Recent], entry: Entry, point: int) -> Plan:
    """The entries up to a take-back, and where it leads."""
    match.caps.check_take_back(entry.n - 1, point)
    course = match.log.course.fork()
    count = len(course.moves) - point
    take_back(course, entry)
    told = tell_take_back(entry, count, match.game.seats)
    return _plan(match, course, [*recent, told], entry.at)


def _plan(match: Match, course: Course[Any], recent: list[Recent], now: int) -> Plan:
    """The entries, the chance that follows them, and what the table's row becomes."""
    if course.actor == CHANCE:
        # Mixing the dice takes longer than most moves do, which need none.
        dice = dice_of(match.row, match.seats)
        while course.actor == CHANCE:
            step = course.step(dice.draw(course))
            n = match.n + len(recent) + 1
            entry = Entry(n, "move", None, course.game.moves.name(step.move), None, now)
            recent.append(tell_step(entry, step))
    over = course.is_over
    goes_on = not over and match.caps.why_full(len(course.moves)) is None
    append = Append(
        match.row.id,
        match.n + 1,
        [one.entry for one in recent],
        "over" if over else "playing",
        course.actor if goes_on else None,
        goes_on and match.seats.bot_at(course.actor) is not None,
        now,
        now if over else None,
        write_outcome(_outcome(course, None)) if over else None,
        fingerprint(course.game, course.state),
    )
    return Plan(append, course, recent)


def _outcome(course: Course[Any], ending: Ending | None) -> Outcome:
    """What the game is worth where it ends."""
    scores = [int(points) for points in course.game.scores(course.state)]
    ranks = [int(rank) for rank in final_ranks(course.game, course.state, ending)]
    if ending is None:
        return Outcome("over", None, scores, ranks)
    return Outcome(cast(Any, ending.how), ending.seat, scores, ranks)
