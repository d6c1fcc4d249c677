"""The page of a table: who sits where, what is asked, what can be done, and how it stands."""

from typing import Any, Final

from fastapi import APIRouter, Request, Response

from dolmen.games import hides
from dolmen.server.api.context import Id, actor_at
from dolmen.server.challenge import check_unsealed, is_sealed
from dolmen.server.mutes import muted_seats
from dolmen.server.plain.advice import tell_advice
from dolmen.server.plain.explanations import explain, meant_targets, questions, tell_prices
from dolmen.server.plain.forms import as_seat
from dolmen.server.plain.lateness import lateness
from dolmen.server.plain.levels import tell_levels
from dolmen.server.plain.moves import group_moves
from dolmen.server.plain.notice import Notice
from dolmen.server.plain.position import Voice
from dolmen.server.plain.sheet import tell_sheet
from dolmen.server.plain.spans import tell_lapse, tell_time
from dolmen.server.plain.standing import tell_standing
from dolmen.server.plain.take_backs import further
from dolmen.server.plain.terms import target_name, tell_view
from dolmen.server.plain.visit import Visit, Visited
from dolmen.server.refusals import Denied
from dolmen.server.replays import see_sheet
from dolmen.server.speaker import Speaker
from dolmen.server.table.desk import Desk
from dolmen.server.table.projection import update as project
from dolmen.server.table.resign import ends_game
from dolmen.server.table.summary import table_state
from dolmen.server.table.votes import NO_SEAT, electors, tally
from dolmen.server.typed_text.preparing import Planner
from dolmen.server.wire.messages import Update
from dolmen.server.wire.people import Preparing
from dolmen.server.wire.table import TableState

pages = APIRouter(include_in_schema=False)

RECENT_CHAT: Final = 50
# How much later what a seat sees may be shown: moves, minutes.
DELAYS: Final = ((0, 0), (2, 0), (10, 0), (0, 10), (0, 60))


class Viewpoint:
    """From where a visitor looks at a table: which seats are theirs, and which of them is shown."""

    def __init__(self, desk: Desk, visit: Visit, asked: int | None) -> None:
        match, seats = desk.match, desk.match.seats
        self.mine = seats.held_by(visit.player)
        # Those that a person of this screen plays; a bot may stand in for another.
        self.played = [seat for seat in self.mine if seat in seats.persons] or self.mine
        self.is_host = visit.player is not None and visit.player == match.row.host
        actor = match.actor
        is_ours = actor in self.played and actor in seats.persons
        # Several people share this screen: nobody sees another's hand by accident.
        is_passed = len(self.played) > 1 and actor is not None
        self.curtain = is_passed and is_ours and asked != actor and hides(match.game)
        self.seat: int | None
        if is_passed:
            self.seat = actor if is_ours and not self.curtain else None
        else:
            self.seat = self.played[0] if self.played else None
        self.is_turn = is_ours and self.seat == actor
        self.is_shared = len(self.played) > 1


@pages.get("/table/{id}")
async def table(
    visit: Visited, request: Request, id: Id, seat: str | None = None, why: str = ""
) -> Response:
    """A table, from where the visitor sits."""
    server = visit.server
    async with server.tables.at(id) as desk:
        viewpoint = Viewpoint(desk, visit, as_seat(seat))
        if not viewpoint.mine:
            check_unsealed(desk.match.row, server.now())
        # Whoever waits by a page without script is there like anybody else.
        server.stage.visit(desk, actor_at(server, request, None, visit.lang))
        state = table_state(desk)
        if viewpoint.curtain:
            return _curtain(visit, desk, state)
        asked = None
        if why.strip() and viewpoint.seat is not None and viewpoint.is_turn:
            asked = questions(desk, viewpoint.seat, why, visit.words)
        content = _content(visit, desk, viewpoint, state)
        was_asked = viewpoint.is_turn and viewpoint.seat in desk.match.standing.advised
        content["preparing"] = _preparing(visit, desk, viewpoint)
        chat = await server.store.chat(id, limit=RECENT_CHAT)
        seats, player = desk.match.seats, visit.player
        shares = [share for share in desk.shares if share.seat == viewpoint.seat]
    content["shares"] = [
        (share, lateness(share.moves, share.minutes, visit.words)) for share in shares
    ]
    content["delays"] = [
        (moves, minutes, lateness(moves, minutes, visit.words)) for moves, minutes in DELAYS
    ]
    content["muted"] = await muted_seats(server.store, player, seats)
    content["watched"] = player is not None and await server.store.watches(player, id)
    if asked is not None:
        actor = actor_at(visit.server, request, viewpoint.seat, visit.lang)
        content["answer"] = await explain(server.dispatch, id, actor, asked)
    if "advice" in request.query_params and was_asked and viewpoint.seat is not None:
        content["advice"] = await tell_advice(
            visit, id, viewpoint.seat, content["update"], alone=len(state.seats) == 1
        )
    waits = state.status == "playing" and not viewpoint.is_turn
    is_still = "still" in request.query_params
    return visit.render(
        "table.html",
        **content,
        why=why.strip(),
        chat=chat[::-1],
        refresh=waits and not is_still,
        waits=waits,
    )


def _preparing(visit: Visit, desk: Desk, viewpoint: Viewpoint) -> Preparing | None:
    """What this seat can prepare at a table that is played over days. What may come is foreseen for
    whoever wants to prepare something, not for each look."""
    if viewpoint.seat is None or viewpoint.is_shared or not desk.match.row.lasting:
        return None
    planner = Planner(desk, viewpoint.seat, visit.lang)
    return planner.offer() if "still" in visit.request.query_params else planner.brief()


def _curtain(visit: Visit, desk: Desk, state: TableState) -> Response:
    """Between two people at one screen: nothing of the position is shown."""
    actor = desk.match.actor
    assert actor is not None
    # Whoever looks behind it is meant, and finds it there.
    visit.notice = Notice(visit.request.url.path)
    return visit.render("curtain.html", table=state, seat=actor, who=desk.match.seats.names[actor])


def _content(visit: Visit, desk: Desk, viewpoint: Viewpoint, state: TableState) -> dict[str, Any]:
    match, names = desk.match, desk.match.seats.names
    speaker, voice = Speaker(names, visit.lang), Voice(visit.words, names)
    update = project(match, viewpoint.seat, None, speaker)
    shows = state.status != "open"
    return {
        "table": state,
        "sealed": is_sealed(match.row, visit.server.now()),
        "place": viewpoint,
        "standing": tell_standing(desk, state, visit.words),
        "groups": group_moves(match.game, update.legal, voice) if update.legal else [],
        "prices": tell_prices(match.game, match.log.state, update.legal, voice),
        "update": update,
        "story": _story(update),
        "position": tell_view(state.title, update.view, voice) if shows else None,
        "sheet": tell_sheet(see_sheet(match.log), voice) if state.outcome else None,
        "targets": _targets(desk, viewpoint, voice),
        "votes": _votes(desk, viewpoint),
        "further": further(desk, viewpoint.seat),
        "awaited": visit.words.join(
            [names[seat] for seat in state.proposal.awaited] if state.proposal else []
        ),
        "time": tell_time(visit.words, state),
        "lapse": tell_lapse(visit.words, state, visit.server.now()),
        "levels": tell_levels(state.title, len(state.seats), visit.words),
        "name": visit.name,
        "answer": None,
        "advice": None,
        "links": {int(seat): path for seat, path in visit.notice.links.items()},
        "webhook": (match.row.webhook or "") if viewpoint.is_host else "",
        "address": visit.server.settings.address or str(visit.request.base_url).rstrip("/"),
    }


def _story(update: Update) -> list[str]:
    """What was told, the newest first."""
    return [
        phrase.text or "" for entry in reversed(update.entries) for phrase in reversed(entry.told)
    ]


def _targets(desk: Desk, viewpoint: Viewpoint, voice: Voice) -> list[tuple[str, str]]:
    """What can be pointed at, for the question why not; cards are too many to pick from."""
    if viewpoint.seat is None or not viewpoint.is_turn:
        return []
    title = desk.match.row.title
    named = {
        target_name(title, target, voice.words): target
        for target in reversed(meant_targets(desk, viewpoint.seat))
        if not target.startswith(("card:", "seat:")) or target == f"seat:{viewpoint.seat}"
    }
    return [(target, words) for words, target in reversed(named.items())]


def _votes(desk: Desk, viewpoint: Viewpoint) -> dict[str, Any]:
    """What this seat can vote on, and how it stands."""
    if desk.match.status != "playing" or viewpoint.seat is None:
        return {"end": None, "bots": {}}

    seats = desk.match.seats

    def standing(what: str, about: int) -> dict[str, Any]:
        agreed, needed = tally(seats, desk.votes, what, about)
        return {"mine": viewpoint.seat in agreed, "agreed": len(agreed), "needed": needed}

    can = viewpoint.seat in electors(seats, NO_SEAT)
    others = [seat for seat in desk.match.seats.persons if seat not in viewpoint.played]
    return {
        "end": standing("end", NO_SEAT) if can else None,
        "bots": {seat: standing("bot", seat) for seat in others} if can else {},
    }


@pages.get("/table/{id}/{what}")
async def confirm(visit: Visited, id: Id, what: str, seat: str | None = None) -> Response:
    """Asks once more before a game ends for good."""
    if what not in ("resign", "end"):
        raise Denied("unknown-page")
    async with visit.server.tables.at(id) as desk:
        state = table_state(desk)
        sits = desk.match.seats.held_by(visit.player)
        chosen = as_seat(seat)
        if chosen not in sits:
            raise Denied("watching")
        ends = what == "end" or ends_game(desk, chosen)
        n = desk.match.n
    return visit.render("confirm.html", table=state, what=what, seat=chosen, n=n, ends=ends)
