"""Clubs: events that somebody makes by a link, and people join by choice."""

from functools import partial
from typing import Any, Final, cast

from fastapi import Request, Response

from dolmen.server.api.context import Here, Id, check_making, check_rate, new_routes, person
from dolmen.server.doors import address_of
from dolmen.server.server import Server
from dolmen.server.wire.bodies import JoinClub, NewClub
from dolmen.server.wire.clubs import (
    ClubInfo,
    ClubLine,
    ClubList,
    ClubMade,
)

MOST_LISTED: Final = 50

routes = new_routes()


async def my_clubs(server: Server, player: str | None) -> list[ClubLine]:
    """The events that somebody made or joined."""
    found = [] if player is None else await server.store.clubs_of(player, MOST_LISTED)
    return [
        ClubLine(id=one.id, name=one.name, title=one.title, kind=cast(Any, one.kind))
        for one in found
    ]


@routes.get("/me/clubs")
async def list_clubs(server: Here, request: Request) -> ClubList:
    """The events that I made or joined."""
    return ClubList(clubs=await my_clubs(server, server.people.player_of(request)))


@routes.post("/clubs", status_code=201)
async def make_club(server: Here, request: Request, response: Response, wish: NewClub) -> ClubMade:
    """Makes an event; whoever makes it has joined it."""
    await check_making(server, request)
    return await server.clubs.make(await person(server, request, response), wish)


@routes.get("/clubs/{id}")
async def club(server: Here, request: Request, id: Id) -> ClubInfo:
    """An event: who plays, the rounds, results and standings."""
    return await server.clubs.look(id, server.people.player_of(request))


@routes.post("/clubs/{id}/join")
async def join_club(
    server: Here, request: Request, response: Response, id: Id, wish: JoinClub
) -> ClubInfo:
    """Joins an event; or changes the name by which I did."""
    check_rate(server.joining, request)
    who = await person(server, request, response)
    who.name = wish.name or who.name
    await server.clubs.join(id, who)
    return await server.clubs.look(id, who.player)


@routes.post("/clubs/{id}/leave")
async def leave_club(server: Here, request: Request, id: Id) -> ClubInfo:
    """Leaves an event: I am in its standings no more."""
    player = server.people.player_of(request)
    await server.clubs.leave(id, player)
    return await server.clubs.look(id, player)


@routes.post("/clubs/{id}/round", status_code=201)
async def next_round(server: Here, request: Request, id: Id) -> ClubInfo:
    """Makes the tables of the next round."""
    player, address = server.people.player_of(request), address_of(request.scope)
    take = partial(check_making, server, request)
    await server.clubs.next_round(id, player, address, take)
    return await server.clubs.look(id, player)


@routes.post("/clubs/{id}/tables/{table}")
async def put_table(server: Here, request: Request, id: Id, table: Id) -> ClubInfo:
    """Wants a finished game of mine to count in an event."""
    check_rate(server.joining, request)
    player = server.people.player_of(request)
    await server.clubs.put(id, table, player)
    return await server.clubs.look(id, player)
