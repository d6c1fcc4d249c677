"""Records: brought here, looked at move by move, and played on from any of them."""

from typing import Any

from fastapi import APIRouter, Response
from pydantic import ValidationError
from starlette.datastructures import UploadFile

from dolmen.core.log import Log
from dolmen.core.verdict import judge
from dolmen.server.api.context import Id, check_rate
from dolmen.server.plain.forms import as_number, as_seat
from dolmen.server.plain.make import QUICK_BOT, first_fault, go_to
from dolmen.server.plain.position import Voice
from dolmen.server.plain.sheet import tell_sheet
from dolmen.server.plain.terms import tell_view
from dolmen.server.plain.visit import Outcome, Visited
from dolmen.server.refusals import Denied
from dolmen.server.replays import replay_point
from dolmen.server.speaker import Speaker
from dolmen.server.table.make import ME
from dolmen.server.table.make import branch as branch_record
from dolmen.server.table.make import duplicate as duplicate_record
from dolmen.server.wire.bodies import Branch, Duplicate

pages = APIRouter(include_in_schema=False)


@pages.post("/records")
async def upload(visit: Visited) -> Response:
    """Stores a record that somebody brings."""

    async def work(response: Response) -> Outcome:
        check_rate(visit.server.making, visit.request)
        async with visit.request.form(max_files=1) as form:
            file = form.get("record")
            data = await file.read() if isinstance(file, UploadFile) else b""
        try:
            text = data.decode()
        except UnicodeDecodeError as error:
            raise Denied("malformed", why=str(error)) from None
        log = visit.server.records.read(text)
        who = await visit.person(response)
        return visit.path("record", await visit.server.records.keep(who.player, log, text))

    return await visit.carry_out(visit.path(), work)


@pages.get("/record/{id}")
async def record(visit: Visited, id: Id, at: str = "", seat: str | None = None) -> Response:
    """One point of a record; the end of it unless another is asked for."""
    log = await visit.server.records.log(id)
    names, most = log.names, len(log.moves)
    count = min(as_number(at, most), most)
    viewer = as_seat(seat)
    if viewer is not None and viewer >= log.game.seats:
        raise Denied("no-seat")
    voice = Voice(visit.words, names)
    sheet = tell_sheet(log, voice, log.ranks()) if count == most else None
    verdict, is_over, seed, commitment = judge(log), log.is_over, log.seed, log.commitment
    point = replay_point(log, count, viewer, Speaker(names, visit.lang))
    return visit.render(
        "record.html",
        id=id,
        title=log.game.title,
        names=names,
        at=count,
        most=most,
        seat=viewer,
        told=[phrase.text for entry in point.entries for phrase in entry.told],
        actor=point.actor,
        position=tell_view(log.game.title, point.view, voice),
        sheet=sheet,
        is_over=is_over,
        verdict=verdict.value,
        why=None if verdict.why is None else visit.words.say(verdict.why),
        seed=seed if is_over else None,
        can_repeat=is_over and seed is not None and log.nonces is not None,
        origin=log.duplicate,
        commitment=commitment,
        name=visit.name,
    )


@pages.post("/record/{id}/branch")
async def branch(visit: Visited, id: Id) -> Response:
    """A new table against bots from this point on."""
    form = await visit.form()
    at = as_number(form.get("at", ""))

    async def work(response: Response) -> Outcome:
        check_rate(visit.server.making, visit.request)
        log = await visit.server.records.log(id)
        mine = as_seat(form.get("seat")) or 0
        if mine >= log.game.seats:
            raise Denied("no-seat")
        try:
            wish = Branch(at=at, players=_against_bots(log, mine))
        except ValidationError as error:
            raise Denied("malformed", why=first_fault(error)) from None
        who = await visit.person(response, form.get("name", ""))
        return go_to(visit, response, await branch_record(visit.server.tables, who, log, id, wish))

    back = f"{visit.path('record', id)}?at={at}"
    return await visit.carry_out(back, work, form=form)


@pages.post("/record/{id}/duplicate")
async def duplicate(visit: Visited, id: Id) -> Response:
    """A new table against bots with the same dice."""
    form = await visit.form()

    async def work(response: Response) -> Outcome:
        check_rate(visit.server.making, visit.request)
        log = await visit.server.records.log(id)
        mine = as_seat(form.get("seat")) or 0
        if mine >= log.game.seats:
            raise Denied("no-seat")
        wish = Duplicate(players=_against_bots(log, mine))
        who = await visit.person(response, form.get("name", ""))
        tables = visit.server.tables
        return go_to(visit, response, await duplicate_record(tables, who, log, id, wish))

    return await visit.carry_out(visit.path("record", id), work, form=form)


def _against_bots(log: Log[Any], mine: int) -> list[str]:
    """Whoever asks at one seat, bots at the others."""
    return [ME if seat == mine else QUICK_BOT for seat in range(log.game.seats)]
