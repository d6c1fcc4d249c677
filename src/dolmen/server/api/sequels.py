"""Sequels: what could have been played in a finished game, and how it would have gone on then."""

from typing import Annotated

from fastapi import Path, Query, Request, Response

from dolmen.server.api.context import JSON, Here, Id, Lang, Seat, live_answer, new_routes
from dolmen.server.doors import address_of
from dolmen.server.sequel import Place
from dolmen.server.wire.sequels import Choices, SequelAnswer, SequelAsked

routes = new_routes()

At = Annotated[int, Path(ge=0, le=1_000_000)]
Asked = Annotated[SequelAsked, Query()]


def place_of(id: str, asked: SequelAsked) -> Place:
    """Which sequel of a record is asked for."""
    return Place(id, asked.at, asked.move, asked.bot)


@routes.get("/records/{id}/choices/{at}", response_model=Choices)
async def choices(server: Here, id: Id, at: At) -> Response:
    """The moves that could be played after so many moves of a finished game."""
    return Response(await server.records.choices(id, at), media_type=JSON)


@routes.post("/records/{id}/sequel", response_model=SequelAnswer, status_code=202)
async def begin_sequel(server: Here, request: Request, id: Id, asked: Asked) -> Response:
    """Has a game played on after another move: once by bots, and many times by quick players."""
    place = place_of(id, asked)
    await server.sequels.begin(place, address_of(request.scope))
    return Response(await server.sequels.answer(place), 202, media_type=JSON)


@routes.get("/records/{id}/sequel", response_model=SequelAnswer)
async def sequel(server: Here, id: Id, asked: Asked) -> Response:
    """How far that has come, and what came of it."""
    return Response(await server.sequels.answer(place_of(id, asked)), media_type=JSON)


@routes.post("/records/{id}/sequel/stop", response_model=SequelAnswer)
async def stop_sequel(server: Here, request: Request, id: Id, asked: Asked) -> Response:
    """Ends it, unless somebody else wants it too."""
    place = place_of(id, asked)
    server.sequels.stop(place, address_of(request.scope))
    return Response(await server.sequels.answer(place), media_type=JSON)


@routes.get("/records/{id}/sequel/at/{count}", responses=live_answer("Update"))
async def sequel_at(
    server: Here,
    id: Id,
    count: At,
    at: Annotated[int, Query(ge=0, le=1_000_000)],
    move: Annotated[str, Query(min_length=1, max_length=100)],
    bot: Annotated[str, Query(max_length=40)] = "player",
    seat: Seat = None,
    since: Annotated[int | None, Query(ge=0)] = None,
    lang: Lang = None,
) -> Response:
    """The position after so many moves of the game that bots played on, as of a record."""
    place = Place(id, at, move, bot)
    return Response(await server.sequels.at(place, count, seat, lang, since), media_type=JSON)
