"""What every request of the interface shares: who asks, from which seat, how often, and how answers
are described."""

from collections.abc import Mapping
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from msgspec import Struct

from dolmen.server import doors
from dolmen.server.challenge import check_unsealed
from dolmen.server.doors import address_of
from dolmen.server.keys import hash_key
from dolmen.server.limits import Rate
from dolmen.server.people import Person
from dolmen.server.refusals import Denied
from dolmen.server.server import Server
from dolmen.server.table.desk import Desk
from dolmen.server.viewers import Actor
from dolmen.server.wire.answers import Problem
from dolmen.server.wire.fields import MOST_SEATS, Language
from dolmen.server.wire.messages import encode
from dolmen.words import Words

JSON: Final = "application/json"
# The header that brings the key of a seat link along.
SEAT_KEY: Final = "x-dolmen-seat"
MOST_LISTED: Final = 100

Seat = Annotated[int | None, Query(ge=0, le=MOST_SEATS - 1)]
SeatInPath = Annotated[int, Path(ge=0, le=MOST_SEATS - 1)]
Lang = Annotated[Language | None, Query()]
Id = Annotated[str, Path(min_length=1, max_length=64)]
Title = Annotated[str, Path(max_length=40)]


def server_of(request: Request) -> Server:
    """The server that answers."""
    server: Server = request.app.state.server
    return server


Here = Annotated[Server, Depends(server_of)]


def problems(*codes: int) -> dict[int | str, dict[str, Any]]:
    """The refusals an operation can answer with, for its description."""
    always = (400, 404, 405, 413, 422, 429, 503)
    return {code: {"model": Problem, "description": "Refused"} for code in (*always, *codes)}


def new_routes() -> APIRouter:
    """Routes of the interface. Each carries the whole path, since that is what figures name."""
    return APIRouter(prefix="/api", responses=problems(403, 409))


def live_answer(name: str) -> dict[int | str, dict[str, Any]]:
    """Describes an answer that is a message of the socket."""
    schema = {"$ref": f"#/components/schemas/{name}"}
    return {200: {"content": {JSON: {"schema": schema}}, "description": "As the socket says it"}}


async def person(server: Server, request: Request, response: Response) -> Person:
    """Whoever asks, with a new identity if there was none."""
    _, row = await server.people.meet(request, response, server.now())
    lang = server.people.language_of(request, row.lang)
    return Person(
        row.hash, row.name, Words(lang).text("server-somebody"), address_of(request.scope)
    )


def check_rate(rate: Rate, request: Request) -> None:
    """Refuses what comes too often from one address."""
    doors.check_rate(rate, address_of(request.scope))


async def check_making(server: Server, request: Request, tables: int = 1) -> None:
    """Refuses whoever may not make tables here, makes them too often, or finds the server full."""
    doors.check_rate(server.making, address_of(request.scope), tables)
    await server.makers.check(request)
    await server.quotas.take_tables(tables)


def retry_after(args: Mapping[str, Any]) -> dict[str, str]:
    """When a refusal says to come back, as HTTP says it."""
    wait = args.get("wait", args.get("seconds"))
    return {} if wait is None else {"Retry-After": str(wait)}


def seat_at(server: Server, request: Request, desk: Desk, seat: int | None) -> int | None:
    """The seat somebody looks from: that of a seat key in the header, or one of the identity's.
    Whoever asks so is there."""
    token = request.headers.get(SEAT_KEY)
    if token is not None:
        seat = desk.match.seats.of_key(token)
    elif seat is not None and seat not in desk.match.seats.held_by(
        server.people.player_of(request)
    ):
        raise Denied("watching")
    if seat is None and not desk.match.seats.held_by(server.people.player_of(request)):
        check_unsealed(desk.match.row, server.now())
    server.tables.stage.visit(desk, actor_at(server, request, seat, None))
    return seat


def actor_at(server: Server, request: Request, seat: int | None, lang: str | None) -> Actor:
    """Whoever sends a message without a socket."""
    token = request.headers.get(SEAT_KEY)
    token_hash = None if token is None else hash_key(token)
    player = server.people.player_of(request)
    spoken = server.people.language_of(request, lang)
    return Actor(seat, player, token_hash, address_of(request.scope), lang, spoken)


def check_host(server: Server, request: Request, desk: Desk) -> None:
    """Refuses what only the host of a table may do."""
    if server.people.player_of(request) != desk.match.row.host:
        raise Denied("not-host")


def live(message: Struct) -> Response:
    """A message of the socket as an answer."""
    return Response(encode(message), media_type=JSON)
