"""Tables: made, joined, started, and what their hosts may do."""

from fastapi import Request, Response

from dolmen.server.api.context import (
    MOST_LISTED,
    Here,
    Id,
    SeatInPath,
    actor_at,
    check_host,
    check_making,
    check_rate,
    live,
    live_answer,
    new_routes,
    person,
    seat_at,
)
from dolmen.server.doors import address_of
from dolmen.server.refusals import Denied
from dolmen.server.table import bring as bringing
from dolmen.server.table import join as joining
from dolmen.server.table import make as making
from dolmen.server.table import rematch as again
from dolmen.server.table import stand_in, webhook
from dolmen.server.table import start as starting
from dolmen.server.table.links import seat_path
from dolmen.server.table.summary import table_line, table_state
from dolmen.server.wire.answers import Seated, TableList, TableMade
from dolmen.server.wire.bodies import Bring, Join, NewTable, Rematch, SetBot, SetWebhook, Sit

routes = new_routes()


@routes.get("/tables")
async def public_tables(server: Here) -> TableList:
    """The public tables that wait for players or are played."""
    found = await server.store.public_tables(MOST_LISTED)
    return TableList(tables=[table_line(*line, server.served.now()) for line in found])


@routes.post("/tables", status_code=201)
async def make_table(
    server: Here, request: Request, response: Response, wish: NewTable
) -> TableMade:
    """Makes a table. With no open seat it starts at once."""
    await check_making(server, request)
    return await making.make(server.tables, await person(server, request, response), wish)


@routes.get("/tables/{id}", responses=live_answer("TableState"))
async def table(server: Here, request: Request, id: Id) -> Response:
    """A table as everybody may know it."""
    async with server.tables.at(id) as desk:
        server.stage.visit(desk, actor_at(server, request, None, None))
        return live(table_state(desk))


@routes.post("/tables/{id}/join")
async def join(server: Here, request: Request, response: Response, id: Id, wish: Join) -> Seated:
    """Sits down at an open seat."""
    check_rate(server.joining, request)
    async with server.tables.at(id) as desk:
        who = await person(server, request, response)
        who.name = wish.name or who.name
        seat, key = await joining.join(server.tables, desk, who, wish.seat, wish.nonce)
    return Seated(table=id, seat=seat, path=seat_path(id, key))


@routes.post("/tables/{id}/sit")
async def sit(server: Here, request: Request, response: Response, id: Id, wish: Sit) -> Seated:
    """Sits down with a seat link: this device has the seat as well from now on."""
    check_rate(server.joining, request)
    async with server.tables.at(id) as desk:
        desk.match.seats.of_key(wish.token)  # a wrong key makes nobody's acquaintance
        who = await person(server, request, response)
        seat = await joining.sit(server.tables, desk, who.player, wish.token)
    return Seated(table=id, seat=seat, path=seat_path(id, wish.token))


@routes.post("/tables/{id}/leave/{seat}", responses=live_answer("TableState"))
async def leave(server: Here, request: Request, id: Id, seat: SeatInPath) -> Response:
    """Before the start: stands up again."""
    async with server.tables.at(id) as desk:
        await joining.leave(server.tables, desk, server.people.player_of(request), seat)
        return live(table_state(desk))


@routes.post("/tables/{id}/nonces/{seat}", responses=live_answer("TableState"))
async def bring(server: Here, request: Request, id: Id, seat: SeatInPath, wish: Bring) -> Response:
    """Before the start: what a seat brings to mix the dice with, once."""
    async with server.tables.at(id) as desk:
        if seat_at(server, request, desk, seat) != seat:
            raise Denied("watching")
        await bringing.bring(server.tables, desk, seat, wish.nonce)
        return live(table_state(desk))


@routes.post("/tables/{id}/start", responses=live_answer("TableState"))
async def start(server: Here, request: Request, id: Id) -> Response:
    """The host starts the game."""
    async with server.tables.at(id) as desk:
        check_host(server, request, desk)
        await starting.start(server.tables, desk, address_of(request.scope))
        return live(table_state(desk))


@routes.post("/tables/{id}/seats/{seat}/bot", responses=live_answer("TableState"))
async def set_bot(
    server: Here, request: Request, id: Id, seat: SeatInPath, wish: SetBot
) -> Response:
    """The host lets a bot play a seat: before the start for good, later in the stead of a person
    who has not been there for a while."""
    async with server.tables.at(id) as desk:
        check_host(server, request, desk)
        asker = actor_at(server, request, None, None)
        await stand_in.set_bot(server.tables, desk, seat, wish.bot, asker)
        return live(table_state(desk))


@routes.post("/tables/{id}/seats/{seat}/free", responses=live_answer("TableState"))
async def free(server: Here, request: Request, id: Id, seat: SeatInPath) -> Response:
    """The host opens a seat again before the start, or gives a person's seat back to them; a person
    may take their own seat back as well."""
    async with server.tables.at(id) as desk:
        desk.match.seats.row(seat)
        actor = actor_at(server, request, seat, None)
        is_own = desk.match.seats.may_play(seat, actor.player, actor.token_hash)
        if not is_own:
            check_host(server, request, desk)
        await stand_in.free(server.tables, desk, seat, is_own=is_own)
        return live(table_state(desk))


@routes.post("/tables/{id}/webhook", responses=live_answer("TableState"))
async def set_webhook(server: Here, request: Request, id: Id, wish: SetWebhook) -> Response:
    """Where the host wants to hear whose turn it is."""
    async with server.tables.at(id) as desk:
        check_host(server, request, desk)
        await webhook.set_webhook(server.tables, desk, wish.url)
        return live(table_state(desk))


@routes.post("/tables/{id}/rematch", status_code=201)
async def rematch(
    server: Here, request: Request, response: Response, id: Id, wish: Rematch | None = None
) -> TableMade:
    """The same people once more."""
    check_rate(server.making, request)
    await server.quotas.take_tables()
    wish = wish or Rematch()
    async with server.tables.at(id) as desk:
        who = await person(server, request, response)
        return await again.rematch(server.tables, desk, who, wish.bots, start=wish.start)
