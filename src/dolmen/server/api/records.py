"""Records: up and down, looked at, and played on."""

from typing import Annotated, Final

from fastapi import Path, Query, Request, Response

from dolmen.core.message import Message
from dolmen.server.api.context import (
    JSON,
    Here,
    Id,
    Lang,
    Seat,
    check_making,
    check_rate,
    live_answer,
    new_routes,
    person,
)
from dolmen.server.refusals import Denied
from dolmen.server.table import make as making
from dolmen.server.wire.answers import Curve, RecordInfo, Sheet, TableMade
from dolmen.server.wire.bodies import Branch, Duplicate
from dolmen.server.wire.fields import RECORD_LIMIT
from dolmen.server.wire.same_dice import SameDice

LINES: Final = "application/jsonl"
TEXT: Final = "text/plain"

routes = new_routes()


@routes.post(
    "/records",
    status_code=201,
    response_model=RecordInfo,
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {TEXT: {"schema": {"type": "string", "maxLength": RECORD_LIMIT}}},
        }
    },
)
async def upload(server: Here, request: Request, response: Response) -> Response:
    """Stores a record, if every line of it is right."""
    check_rate(server.making, request)
    await server.makers.check(request)
    await server.quotas.take_upload()
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Denied("malformed", why=Message("server-no-text")) from None
    record = await server.records.check(text)
    who = await person(server, request, response)
    await server.records.keep(who.player, record, text)
    # The cookie of a new identity is among the headers so far.
    return Response(record.info, 201, dict(response.headers), JSON)


@routes.get("/records/{id}", response_model=RecordInfo)
async def record(server: Here, id: Id) -> Response:
    """What a record says of itself: an uploaded one, or that of a table that has ended."""
    return Response(await server.records.info(id), media_type=JSON)


@routes.get(
    "/records/{id}/lines",
    response_class=Response,
    responses={200: {"content": {LINES: {"schema": {"type": "string"}}}}},
)
async def record_lines(server: Here, id: Id) -> Response:
    """A record to keep."""
    lines = await server.records.lines(id)
    name = {"Content-Disposition": f'attachment; filename="dolmen-{id}.jsonl"'}
    return Response(lines, media_type=LINES, headers=name)


@routes.get("/records/{id}/at/{count}", responses=live_answer("Update"))
async def record_at(
    server: Here,
    id: Id,
    count: Annotated[int, Path(ge=0, le=1_000_000)],
    seat: Seat = None,
    since: Annotated[int | None, Query(ge=0)] = None,
    lang: Lang = None,
) -> Response:
    """The position after so many moves of a record, and what was told of those after `since` (of
    the last one, unless said): of the last 200 at most, as `since` in the answer says."""
    return Response(await server.records.at(id, count, seat, lang, since), media_type=JSON)


@routes.get("/records/{id}/sheet", response_model=Sheet)
async def record_sheet(server: Here, id: Id) -> Response:
    """The score sheets at the end of a record."""
    return Response(await server.records.sheet(id), media_type=JSON)


@routes.get("/records/{id}/curve", response_model=Curve)
async def record_curve(server: Here, id: Id) -> Response:
    """The points after every move of a record."""
    return Response(await server.records.curve(id), media_type=JSON)


@routes.post("/records/{id}/duplicate", status_code=201)
async def duplicate(
    server: Here, request: Request, response: Response, id: Id, wish: Duplicate
) -> TableMade:
    """A new table with the dice of a finished game."""
    await check_making(server, request)
    begun = await server.records.same_dice(id)
    return await making.duplicate(
        server.tables, await person(server, request, response), begun, id, wish
    )


@routes.get("/records/{id}/same-dice")
async def same_dice(server: Here, request: Request, id: Id) -> SameDice:
    """All games with the dice of a finished one, side by side."""
    return await server.same_dice.look(id, server.people.player_of(request))


@routes.post("/records/{id}/branch", status_code=201)
async def branch(
    server: Here, request: Request, response: Response, id: Id, wish: Branch
) -> TableMade:
    """A new table that goes on from a point of a record."""
    await check_making(server, request)
    begun = await server.records.begun(id, wish.at)
    return await making.branch(
        server.tables, await person(server, request, response), begun, id, wish
    )
