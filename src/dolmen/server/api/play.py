"""Playing: the socket of a table, and the same without one."""

from typing import Annotated, Final

import msgspec
from fastapi import Query, Request, Response, WebSocket

from dolmen.server.api.context import (
    JSON,
    Here,
    Id,
    Lang,
    Seat,
    actor_at,
    live,
    live_answer,
    new_routes,
    retry_after,
    seat_at,
)
from dolmen.server.refusals import STATUS, Denied
from dolmen.server.server import Server
from dolmen.server.speaker import Speaker
from dolmen.server.table.projection import sheet_so_far, update
from dolmen.server.wire.answers import SheetSoFar
from dolmen.server.wire.messages import Refused, encode
from dolmen.server.wire.requests import decode_act

TOLD: Final = {"$ref": "#/components/schemas/EntryTold"}

routes = new_routes()


@routes.get("/tables/{id}/view", responses=live_answer("Update"))
async def view(
    server: Here,
    request: Request,
    id: Id,
    seat: Seat = None,
    since: Annotated[int | None, Query(ge=0)] = None,
    lang: Lang = None,
) -> Response:
    """The position as one seat, or a spectator, may know it."""
    async with server.tables.at(id) as desk:
        viewer = seat_at(server, request, desk, seat)
        speaker = Speaker(desk.match.seats.names, lang)
        return live(update(desk.match, viewer, since, speaker))


@routes.get(
    "/tables/{id}/story",
    response_class=Response,
    responses={200: {"content": {JSON: {"schema": {"type": "array", "items": TOLD}}}}},
)
async def story(
    server: Here,
    request: Request,
    id: Id,
    seat: Seat = None,
    after: Annotated[int, Query(ge=0)] = 0,
    lang: Lang = None,
) -> Response:
    """What was told of the moves that stand, from the beginning, at most 200 at a time."""
    async with server.tables.at(id) as desk:
        match, viewer = desk.match, seat_at(server, request, desk, seat)
    told = await server.records.story(match, viewer, after, lang)
    return Response(told, media_type=JSON)


@routes.get("/tables/{id}/sheet", response_model=SheetSoFar)
async def sheet(server: Here, request: Request, id: Id) -> SheetSoFar:
    """Where everybody's points come from, as if the game ended now: the same for everybody, and
    empty where a title keeps it secret."""
    async with server.tables.at(id) as desk:
        seat_at(server, request, desk, None)
        return sheet_so_far(desk.match, Speaker(desk.match.seats.names))


@routes.post(
    "/tables/{id}/act",
    responses=live_answer("ServerMessage"),
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {JSON: {"schema": {"$ref": "#/components/schemas/Act"}}},
        }
    },
)
async def act(
    server: Here, request: Request, id: Id, seat: Seat = None, lang: Lang = None
) -> Response:
    """One message as the socket takes it, for clients without one. Answers 200 with `done` or
    `why`, or the status of the refusal with `refused`."""
    try:
        message = decode_act(await request.body())
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Denied("malformed", why=str(error)[:200]) from None
    async with server.tables.at(id) as desk:
        viewer = seat_at(server, request, desk, seat)
        actor = actor_at(server, request, viewer, lang)
    answer = await server.dispatch.act(id, actor, message)
    code, headers = 200, {}
    if isinstance(answer, Refused):
        code, headers = STATUS[answer.code], retry_after(answer.reason.args)
    return Response(encode(answer), media_type=JSON, status_code=code, headers=headers)


@routes.websocket("/tables/{id}/live")
async def live_table(socket: WebSocket, id: str) -> None:
    """The socket of a table."""
    server: Server = socket.app.state.server
    await server.sockets.serve(socket, id)
