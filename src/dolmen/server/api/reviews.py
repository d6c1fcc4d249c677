"""Reviews of records: begun, followed and read."""

from typing import Annotated

from fastapi import Query, Request, Response

from dolmen.server.api.context import JSON, Here, Id, new_routes
from dolmen.server.doors import address_of
from dolmen.server.wire.reviews import ReviewAnswer

routes = new_routes()


@routes.get("/records/{id}/review", response_model=ReviewAnswer)
async def review(server: Here, id: Id, known: Annotated[int, Query(ge=0)] = 0) -> Response:
    """How far the review of a record has come, and the review itself, unless that stage of it is
    `known`."""
    return Response(await server.reviews.answer(id, known), media_type=JSON)


@routes.post("/records/{id}/review", response_model=ReviewAnswer, status_code=202)
async def begin_review(server: Here, request: Request, id: Id) -> Response:
    """Begins the review of a record, or goes on with it."""
    await server.reviews.begin(id, address_of(request.scope))
    return Response(await server.reviews.answer(id, 0), 202, media_type=JSON)
