"""Records: brought here, looked at move by move, and played on from any of them."""

from collections.abc import Mapping

from fastapi import APIRouter, Response
from pydantic import ValidationError
from starlette.datastructures import UploadFile

from dolmen.bots import USUAL
from dolmen.server.api.context import Id, check_making, check_rate
from dolmen.server.plain.forms import as_number, as_seat
from dolmen.server.plain.levels import tell_levels
from dolmen.server.plain.make import first_fault, go_to
from dolmen.server.plain.position import Voice
from dolmen.server.plain.sheet import tell_sheet
from dolmen.server.plain.terms import tell_view
from dolmen.server.plain.visit import Outcome, Visited
from dolmen.server.refusals import Denied
from dolmen.server.table.make import branch as branch_record
from dolmen.server.table.make import duplicate as duplicate_record
from dolmen.server.table.players import ME, OPEN
from dolmen.server.wire.bodies import Branch, Duplicate

pages = APIRouter(include_in_schema=False)


@pages.post("/records")
async def upload(visit: Visited) -> Response:
    """Stores a record that somebody brings."""

    async def work(response: Response) -> Outcome:
        check_rate(visit.server.making, visit.request)
        await visit.server.makers.check(visit.request)
        await visit.server.quotas.take_upload()
        async with visit.request.form(max_files=1) as form:
            file = form.get("record")
            data = await file.read() if isinstance(file, UploadFile) else b""
        try:
            text = data.decode()
        except UnicodeDecodeError as error:
            raise Denied("malformed", why=str(error)) from None
        record = await visit.server.records.check(text)
        who = await visit.person(response)
        await visit.server.records.keep(who.player, record, text)
        return visit.path("record", record.id)

    return await visit.carry_out(visit.path(), work)


@pages.get("/record/{id}")
async def record(visit: Visited, id: Id, at: str = "", seat: str | None = None) -> Response:
    """One point of a record; the end of it unless another is asked for."""
    number, viewer = as_number(at, -1), as_seat(seat)
    wanted = None if number < 0 else number
    seen = await visit.server.records.overview(id, wanted, viewer, visit.lang)
    voice = Voice(visit.words, seen.names)
    return visit.render(
        "record.html",
        id=id,
        title=seen.title,
        names=seen.names,
        at=seen.point.n,
        most=seen.moves,
        seat=viewer,
        told=[phrase.text for entry in seen.point.entries for phrase in entry.told],
        actor=seen.point.actor,
        position=tell_view(seen.title, seen.point.view, voice),
        sheet=None if seen.sheet is None else tell_sheet(seen.sheet, voice),
        is_over=seen.is_over,
        verdict=seen.verdict,
        why=None if seen.why is None else visit.words.say(seen.why),
        seed=seen.seed if seen.is_over else None,
        can_repeat=seen.can_repeat,
        origin=seen.origin,
        crossings=seen.crossings,
        advice=seen.advice,
        commitment=seen.commitment,
        levels=tell_levels(seen.title, len(seen.names), visit.words),
        name=visit.name,
    )


@pages.post("/record/{id}/branch")
async def branch(visit: Visited, id: Id) -> Response:
    """A new table against bots from this point on."""
    form = await visit.form()
    at = as_number(form.get("at", ""))

    async def work(response: Response) -> Outcome:
        await check_making(visit.server, visit.request)
        begun = await visit.server.records.begun(id, at)
        mine = as_seat(form.get("seat")) or 0
        if mine >= begun.seats:
            raise Denied("no-seat")
        try:
            wish = Branch(at=at, players=_against_bots(begun.seats, mine, form))
        except ValidationError as error:
            raise Denied("malformed", why=first_fault(error)) from None
        who = await visit.person(response, form.get("name", ""))
        made = await branch_record(visit.server.tables, who, begun, id, wish)
        return go_to(visit, response, made)

    back = f"{visit.path('record', id)}?at={at}"
    return await visit.carry_out(back, work, form=form)


@pages.post("/record/{id}/duplicate")
async def duplicate(visit: Visited, id: Id) -> Response:
    """A new table against bots with the same dice."""
    form = await visit.form()

    async def work(response: Response) -> Outcome:
        await check_making(visit.server, visit.request)
        begun = await visit.server.records.same_dice(id)
        mine = as_seat(form.get("seat")) or 0
        if mine >= begun.seats:
            raise Denied("no-seat")
        wish = Duplicate(players=_against_bots(begun.seats, mine, form))
        who = await visit.person(response, form.get("name", ""))
        tables = visit.server.tables
        return go_to(visit, response, await duplicate_record(tables, who, begun, id, wish))

    return await visit.carry_out(visit.path("record", id), work, form=form)


@pages.get("/record/{id}/same")
async def same_dice(visit: Visited, id: Id) -> Response:
    """All games with the same dice, side by side."""
    found = await visit.server.same_dice.look(id, visit.player)
    return visit.render("same.html", found=found)


def _against_bots(seats: int, mine: int, form: Mapping[str, str]) -> list[str]:
    """Whoever asks at one seat; at the others bots, or whoever comes."""
    bots = OPEN if form.get("with") == "people" else form.get("bots", USUAL)
    return [ME if seat == mine else bots for seat in range(seats)]
