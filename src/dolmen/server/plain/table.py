"""The page of a table: who sits where, what is asked, what can be done, and how it stands."""

from collections.abc import Sequence
from typing import Any, Final

from fastapi import APIRouter, Request, Response

from dolmen.bots import BOTS
from dolmen.server.api import Id, actor_at
from dolmen.server.hub import Desk
from dolmen.server.plain.explanations import explain, meant_targets, questions
from dolmen.server.plain.forms import as_seat
from dolmen.server.plain.moves import group_moves, target_words
from dolmen.server.plain.notice import Notice
from dolmen.server.plain.position import Voice, tell_position
from dolmen.server.plain.sheet import tell_sheet
from dolmen.server.plain.terms import TERMS
from dolmen.server.plain.visit import Visit, Visited
from dolmen.server.refusals import Denied
from dolmen.server.shown import electors, table_state, voters, votes_needed
from dolmen.server.speaker import Speaker
from dolmen.server.wire import TableState, Update

pages = APIRouter(include_in_schema=False)

RECENT_CHAT: Final = 50
NO_SEAT: Final = -1


class Place:
    """From where a visitor looks at a table: which seats are theirs, and which of them is shown."""

    def __init__(self, desk: Desk, visit: Visit, asked: int | None) -> None:
        room = desk.room
        self.mine = room.seats_of(visit.player)
        # Those that a person of this screen plays; a bot may stand in for another.
        self.played = [seat for seat in self.mine if seat in room.persons] or self.mine
        self.is_host = visit.player is not None and visit.player == room.row.host
        actor = room.actor
        is_ours = actor in self.played and actor in room.persons
        # Several people share this screen: nobody sees another's hand by accident.
        is_passed = len(self.played) > 1 and actor is not None
        self.curtain = is_passed and is_ours and asked != actor
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
    async with server.hub.at(id) as desk:
        place = Place(desk, visit, as_seat(seat))
        state = table_state(desk)
        if place.curtain:
            return _curtain(visit, desk, state)
        asked = None
        if why.strip() and place.seat is not None and place.is_turn:
            asked = questions(desk, place.seat, why, visit.words)
        content = _content(visit, desk, place, state)
        chat = await server.store.chat(id, limit=RECENT_CHAT)
    if asked is not None:
        actor = actor_at(visit.server, request, place.seat, visit.lang)
        content["answer"] = await explain(server.acting, id, actor, asked)
    waits = state.status == "playing" and not place.is_turn
    is_still = "still" in request.query_params
    return visit.render(
        "table.html",
        **content,
        why=why.strip(),
        chat=chat[::-1],
        refresh=waits and not is_still,
        waits=waits,
    )


def _curtain(visit: Visit, desk: Desk, state: TableState) -> Response:
    """Between two people at one screen: nothing of the position is shown."""
    actor = desk.room.actor
    assert actor is not None
    # Whoever looks behind it is meant, and finds it there.
    visit.notice = Notice(visit.request.url.path)
    return visit.render("curtain.html", table=state, seat=actor, who=desk.room.names[actor])


def _content(visit: Visit, desk: Desk, place: Place, state: TableState) -> dict[str, Any]:
    room = desk.room
    speaker, voice = Speaker(room.names, visit.lang), Voice(visit.words, room.names)
    update = room.update(place.seat, None, speaker)
    shows = state.status != "open"
    return {
        "table": state,
        "place": place,
        "standing": _status(visit, desk, state),
        "groups": group_moves(room.game, update.legal, voice) if update.legal else [],
        "update": update,
        "story": _story(update),
        "position": tell_position(update.view, TERMS[state.title], voice) if shows else None,
        "sheet": tell_sheet(room.log, voice, state.outcome.ranks) if state.outcome else None,
        "targets": _targets(desk, place, voice),
        "votes": _votes(desk, place),
        "bots": list(BOTS),
        "name": visit.name,
        "answer": None,
        "links": {int(seat): path for seat, path in visit.notice.links.items()},
        "webhook": (room.row.webhook or "") if place.is_host else "",
        "address": visit.server.settings.address or str(visit.request.base_url).rstrip("/"),
    }


def _story(update: Update) -> list[str]:
    """What was told, the newest first."""
    return [
        phrase.text or "" for entry in reversed(update.entries) for phrase in reversed(entry.told)
    ]


def _targets(desk: Desk, place: Place, voice: Voice) -> list[tuple[str, str]]:
    """What can be pointed at, for the question why not; cards are too many to pick from."""
    if place.seat is None or not place.is_turn:
        return []
    title = desk.room.row.title
    named = {
        target_words(title, target, voice): target
        for target in reversed(meant_targets(desk, place.seat))
        if not target.startswith(("card:", "seat:")) or target == f"seat:{place.seat}"
    }
    return [(target, words) for words, target in reversed(named.items())]


def _votes(desk: Desk, place: Place) -> dict[str, Any]:
    """What this seat can vote on, and how it stands."""
    if desk.room.status != "playing" or place.seat is None:
        return {"end": None, "bots": {}}

    def standing(what: str, about: int) -> dict[str, Any]:
        agreed = voters(desk, what, about)
        return {
            "mine": place.seat in agreed,
            "agreed": len(agreed),
            "needed": votes_needed(desk, what, about),
        }

    can = place.seat in electors(desk, NO_SEAT)
    others = [seat for seat in desk.room.persons if seat not in place.played]
    return {
        "end": standing("end", NO_SEAT) if can else None,
        "bots": {seat: standing("bot", seat) for seat in others} if can else {},
    }


def _status(visit: Visit, desk: Desk, state: TableState) -> str:
    """Where the table stands, in one sentence."""
    room, words = desk.room, visit.words
    if state.status == "open":
        count = sum(seat.kind == "open" for seat in state.seats)
        return words.text("plain-status-open", count=count)
    if room.frozen is not None:
        return words.say(Denied("frozen", why=room.frozen).message, room.names)
    if room.actor is not None:
        return words.text("plain-status-playing", name=room.names[room.actor])
    return _winners(visit, state)


def _winners(visit: Visit, state: TableState) -> str:
    outcome = state.outcome
    ranks: Sequence[int] = outcome.ranks if outcome is not None else ()
    names = [seat.name for seat, rank in zip(state.seats, ranks, strict=False) if rank == 1]
    return visit.words.text("plain-status-over", names=visit.words.join(names), count=len(names))


@pages.get("/table/{id}/{what}")
async def confirm(visit: Visited, id: Id, what: str, seat: str | None = None) -> Response:
    """Asks once more before a game ends for good."""
    if what not in ("resign", "end"):
        raise Denied("unknown-page")
    async with visit.server.hub.at(id) as desk:
        state = table_state(desk)
        sits = desk.room.seats_of(visit.player)
        chosen = as_seat(seat)
        if chosen not in sits:
            raise Denied("watching")
        ends = what == "end" or desk.room.game.seats == 2 or desk.room.persons == [chosen]
        n = desk.room.n
    return visit.render("confirm.html", table=state, what=what, seat=chosen, n=n, ends=ends)
