"""Links by which a seat shows what it sees, at once or later."""

from typing import Annotated

from fastapi import Path, Request

from dolmen.server.api.context import Here, Id, SeatInPath, check_rate, new_routes, seat_at
from dolmen.server.refusals import Denied
from dolmen.server.server import Server
from dolmen.server.store import ShareRow
from dolmen.server.table import share as sharing
from dolmen.server.table.desk import Desk
from dolmen.server.table.links import look_path
from dolmen.server.wire.people import NewShare, ShareInfo, ShareList

ShareNumber = Annotated[int, Path(ge=1, le=1_000_000)]

routes = new_routes()


def own_seat(server: Server, request: Request, desk: Desk, seat: int) -> None:
    """Refuses whoever may not play a seat."""
    if seat_at(server, request, desk, seat) != seat:
        raise Denied("watching")


def told_shares(desk: Desk, seat: int) -> ShareList:
    """The links of a seat, without their keys."""
    return ShareList(shares=[told_share(share) for share in desk.shares if share.seat == seat])


def told_share(share: ShareRow, path: str | None = None) -> ShareInfo:
    """A link as its seat is told of it."""
    return ShareInfo(
        number=share.number, moves=share.moves, minutes=share.minutes, at=share.at, path=path
    )


@routes.get("/tables/{id}/seats/{seat}/shares")
async def shares(server: Here, request: Request, id: Id, seat: SeatInPath) -> ShareList:
    """The links by which a seat of mine shows what it sees."""
    async with server.tables.at(id) as desk:
        own_seat(server, request, desk, seat)
        return told_shares(desk, seat)


@routes.post("/tables/{id}/seats/{seat}/shares", status_code=201)
async def new_share(
    server: Here, request: Request, id: Id, seat: SeatInPath, wish: NewShare
) -> ShareInfo:
    """A link that shows what a seat of mine sees, at once or later. The table is told."""
    check_rate(server.making, request)
    async with server.tables.at(id) as desk:
        own_seat(server, request, desk, seat)
        share, key = await sharing.share(server.tables, desk, seat, wish.moves, wish.minutes)
    return told_share(share, look_path(id, key))


@routes.post("/tables/{id}/seats/{seat}/shares/{number}/end")
async def end_share(
    server: Here, request: Request, id: Id, seat: SeatInPath, number: ShareNumber
) -> ShareList:
    """A link shows nothing any more; whoever looked by it is cut off."""
    async with server.tables.at(id) as desk:
        own_seat(server, request, desk, seat)
        await sharing.unshare(server.tables, desk, seat, number)
        return told_shares(desk, seat)
