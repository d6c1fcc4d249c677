"""Links by which a seat shows what it sees, without script: made, ended, and what they show."""

from fastapi import APIRouter, Response
from pydantic import ValidationError

from dolmen.server.api.context import Id, check_rate
from dolmen.server.api.shares import own_seat
from dolmen.server.plain.actions import chosen_seat
from dolmen.server.plain.forms import as_number
from dolmen.server.plain.lateness import lateness
from dolmen.server.plain.position import Voice
from dolmen.server.plain.standing import tell_standing
from dolmen.server.plain.terms import tell_view
from dolmen.server.plain.visit import Outcome, Visited
from dolmen.server.refusals import Denied
from dolmen.server.speaker import Speaker
from dolmen.server.table import share as sharing
from dolmen.server.table.links import look_path
from dolmen.server.table.projection import missed, tell
from dolmen.server.table.share import share_of
from dolmen.server.table.summary import table_state
from dolmen.server.wire.people import NewShare

pages = APIRouter(include_in_schema=False)


@pages.post("/table/{id}/share")
async def share(visit: Visited, id: Id) -> Response:
    """A link that shows what a seat of mine sees, at once or later; the next page tells it once."""
    form, back = await visit.form(), visit.path("table", id)

    async def work(response: Response) -> Outcome:
        server, seat = visit.server, chosen_seat(form)
        moves, minutes = as_number(form.get("moves", "0")), as_number(form.get("minutes", "0"))
        try:
            wish = NewShare(moves=moves, minutes=minutes)
        except ValidationError as error:
            raise Denied("malformed", why=error.errors()[0]["msg"]) from None
        check_rate(server.making, visit.request)
        async with server.tables.at(id) as desk:
            own_seat(server, visit.request, desk, seat)
            _, key = await sharing.share(server.tables, desk, seat, wish.moves, wish.minutes)
        visit.put_once(response, back, visit.base + look_path(id, key))
        return f"{back}?still=1#shares"

    return await visit.carry_out(back, work)


@pages.post("/table/{id}/unshare")
async def unshare(visit: Visited, id: Id) -> Response:
    """A link shows nothing any more."""
    form, back = await visit.form(), visit.path("table", id)

    async def work(_: Response) -> Outcome:
        server, seat = visit.server, chosen_seat(form)
        async with server.tables.at(id) as desk:
            own_seat(server, visit.request, desk, seat)
            number = as_number(form.get("number", ""))
            await sharing.unshare(server.tables, desk, seat, number)
        return f"{back}?still=1#shares"

    return await visit.carry_out(back, work)


@pages.get("/look/{id}/{key}")
async def look(visit: Visited, id: Id, key: str) -> Response:
    """What a seat sees, or saw, for whoever came by its link: to be looked at only."""
    server = visit.server
    async with server.tables.at(id) as desk:
        share = share_of(desk, key)
    shown = await server.lates.open(desk, share) if share.is_late else desk
    async with shown.lock:
        match, names = shown.match, shown.match.seats.names
        state, voice = table_state(shown), Voice(visit.words, names)
        _, entries = missed(match, None)
        told = tell(entries, share.seat, Speaker(names, visit.lang))
        view = match.game.view(match.log.state, share.seat)
        standing = tell_standing(shown, state, visit.words)
    return visit.render(
        "look.html",
        table=state,
        standing=standing,
        position=tell_view(state.title, view, voice),
        story=[one.text for entry in reversed(told) for one in reversed(entry.told)],
        looking=visit.words.text(
            "people-looking",
            name=names[share.seat],
            when=lateness(share.moves, share.minutes, visit.words),
        ),
        refresh=state.status == "playing",
    )
