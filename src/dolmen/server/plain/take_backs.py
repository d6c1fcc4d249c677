"""Taking back by forms: a turn, a step of it, further with the others' consent, and again."""

from fastapi import APIRouter, Response

from dolmen.server.api.context import Id
from dolmen.server.plain.actions import act, client_id
from dolmen.server.plain.forms import as_number
from dolmen.server.plain.visit import Visited
from dolmen.server.table.desk import Desk
from dolmen.server.table.proposals import is_alone, reach_of
from dolmen.server.wire.requests import Answer, Propose, Redo, TakeBack

pages = APIRouter(include_in_schema=False)


def further(desk: Desk, seat: int | None) -> tuple[int, bool] | None:
    """How far a seat could go back across a barrier, as an entry, and whether it may do so unasked;
    None if not at all, or not now."""
    match = desk.match
    if seat is None or seat not in match.seats.persons or match.standing.proposal is not None:
        return None
    to = reach_of(match, seat)
    alone = is_alone(match.seats, seat)
    if to is None or (not alone and seat in match.standing.proposed):
        return None
    return to, alone


@pages.post("/table/{id}/take-back")
async def take_back(visit: Visited, id: Id) -> Response:
    """Takes back a turn, its last move, or what was played after an entry."""
    form = await visit.form()
    n, step = as_number(form.get("n", "")), form.get("step", "")
    to = as_number(form.get("to", "")) if step == "further" else None
    message = TakeBack(client_id(form, "back", step), n, step == "one", to)
    return await act(visit, id, form, message, "#turn")


@pages.post("/table/{id}/redo")
async def redo(visit: Visited, id: Id) -> Response:
    """Plays again what was taken back."""
    form = await visit.form()
    n = as_number(form.get("n", ""))
    return await act(visit, id, form, Redo(client_id(form, "redo"), n), "#turn")


@pages.post("/table/{id}/propose")
async def propose(visit: Visited, id: Id) -> Response:
    """Asks the others to take back past a barrier."""
    form = await visit.form()
    n, to = as_number(form.get("n", "")), as_number(form.get("to", ""))
    return await act(visit, id, form, Propose(client_id(form, "propose"), n, to), "#turn")


@pages.post("/table/{id}/answer")
async def answer(visit: Visited, id: Id) -> Response:
    """Agrees to that, or not."""
    form = await visit.form()
    proposal, yes = as_number(form.get("proposal", "")), form.get("yes", "")
    message = Answer(client_id(form, yes), proposal, yes == "yes")
    return await act(visit, id, form, message, "#turn")
