"""What is typed at a table, over HTTP."""

from typing import Annotated

from fastapi import Query, Request

from dolmen.server.api.context import Here, Id, Lang, Seat, SeatInPath, new_routes, seat_at
from dolmen.server.api.shares import own_seat
from dolmen.server.refusals import Denied
from dolmen.server.table.prepare import take_back_prepared
from dolmen.server.typed_text.hearing import hear
from dolmen.server.typed_text.preparing import Planner, prepare_typed
from dolmen.server.wire.answers import Heard
from dolmen.server.wire.bodies import Typed
from dolmen.server.wire.fields import LONGEST_MOVE
from dolmen.server.wire.people import MOST_PREPARED, Prepare, Preparing
from dolmen.words import SPARE

MoveText = Annotated[str, Query(min_length=1, max_length=LONGEST_MOVE)]
After = Annotated[list[MoveText], Query(max_length=MOST_PREPARED)]

routes = new_routes()


@routes.post("/tables/{id}/typed")
async def typed(
    server: Here, request: Request, id: Id, wish: Typed, seat: Seat = None, lang: Lang = None
) -> Heard:
    """A move or a question in somebody's own words, as one seat or a spectator may know it. Nothing
    is played: a move that is understood comes back by its name."""
    async with server.tables.at(id) as desk:
        if desk.match.row.status == "open":
            raise Denied("not-playing")
        return hear(desk, seat_at(server, request, desk, seat), wish.text, lang or SPARE)


@routes.get("/tables/{id}/seats/{seat}/prepared")
async def preparing(
    server: Here,
    request: Request,
    id: Id,
    seat: SeatInPath,
    after: After = [],  # noqa: B006
    brief: bool = False,
    lang: Lang = None,
) -> Preparing:
    """What I can prepare for my next turn, after some moves that would come first (`after`, by
    name); and what I have. With `brief` only that."""
    async with server.tables.at(id) as desk:
        own_seat(server, request, desk, seat)
        planner = Planner(desk, seat, lang or SPARE)
        return planner.brief() if brief else planner.offer(after)


@routes.post("/tables/{id}/seats/{seat}/prepared")
async def set_prepared(
    server: Here, request: Request, id: Id, seat: SeatInPath, wish: Prepare, lang: Lang = None
) -> Preparing:
    """Prepares moves for my next turn, in the place of what I had prepared."""
    async with server.tables.at(id) as desk:
        own_seat(server, request, desk, seat)
        return await prepare_typed(server.tables, desk, seat, wish, lang or SPARE)


@routes.post("/tables/{id}/seats/{seat}/prepared/take-back")
async def unprepare(
    server: Here, request: Request, id: Id, seat: SeatInPath, lang: Lang = None
) -> Preparing:
    """Takes it back, or has read what became of it."""
    async with server.tables.at(id) as desk:
        own_seat(server, request, desk, seat)
        await take_back_prepared(server.tables, desk, seat)
        return Planner(desk, seat, lang or SPARE).offer()
