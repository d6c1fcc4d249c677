"""Preparing a move for the next turn of a seat, without script."""

from fastapi import APIRouter, Response
from pydantic import ValidationError

from dolmen.server.api.context import Id
from dolmen.server.api.shares import own_seat
from dolmen.server.plain.actions import chosen_seat
from dolmen.server.plain.forms import as_number
from dolmen.server.plain.visit import Outcome, Visited
from dolmen.server.refusals import Denied
from dolmen.server.table.prepare import take_back_prepared
from dolmen.server.typed_text.preparing import prepare_typed
from dolmen.server.wire.people import Prepare

pages = APIRouter(include_in_schema=False)


@pages.post("/table/{id}/prepare")
async def prepare(visit: Visited, id: Id) -> Response:
    """Prepares a move for the next turn of a seat of mine."""
    form, back = await visit.form(), visit.path("table", id)

    async def work(_: Response) -> Outcome:
        server, seat = visit.server, chosen_seat(form)
        kept, move = form.get("keep", ""), form.get("typed", "").strip() or form.get("move", "")
        try:
            wish = Prepare(
                n=as_number(form.get("n", "")), moves=[move], keeps=[kept] if kept else []
            )
        except ValidationError as error:
            raise Denied("malformed", why=error.errors()[0]["msg"]) from None
        async with server.tables.at(id) as desk:
            own_seat(server, visit.request, desk, seat)
            await prepare_typed(server.tables, desk, seat, wish, visit.lang)
        return f"{back}#prepare"

    return await visit.carry_out(back, work)


@pages.post("/table/{id}/unprepare")
async def unprepare(visit: Visited, id: Id) -> Response:
    """Takes it back, or has read what became of it."""
    form, back = await visit.form(), visit.path("table", id)

    async def work(_: Response) -> Outcome:
        server, seat = visit.server, chosen_seat(form)
        async with server.tables.at(id) as desk:
            own_seat(server, visit.request, desk, seat)
            await take_back_prepared(server.tables, desk, seat)
        return f"{back}#prepare"

    return await visit.carry_out(back, work)
