"""Who I am here, and where I sit."""

from typing import Any, cast

from fastapi import Request, Response

from dolmen.server.api.context import (
    MOST_LISTED,
    Here,
    check_rate,
    new_routes,
)
from dolmen.server.keys import hash_key
from dolmen.server.people import me_path
from dolmen.server.refusals import Denied
from dolmen.server.store import PlayerRow
from dolmen.server.table.names import check_name
from dolmen.server.table.summary import table_line
from dolmen.server.wire.answers import (
    Me,
    TableList,
)
from dolmen.server.wire.bodies import Carry, SetMe

routes = new_routes()


@routes.get("/me")
async def me(server: Here, request: Request, response: Response) -> Me:
    """Who I am here; somebody new gets an identity, in a cookie."""
    if await server.people.known(request) is None:
        check_rate(server.joining, request)
    key, row = await server.people.meet(request, response, server.now())
    return Me(name=row.name, lang=cast(Any, row.lang), path=me_path(key))


@routes.post("/me")
async def set_me(server: Here, request: Request, response: Response, wish: SetMe) -> Me:
    """What I am called and read; left out, it stays as it was."""
    given = None if wish.name is None else check_name(wish.name)
    if await server.people.known(request) is None:
        check_rate(server.joining, request)
    key, row = await server.people.meet(request, response, server.now())
    changed = PlayerRow(row.hash, given or row.name, wish.lang or row.lang, row.created)
    await server.store.save_player(changed)
    return Me(name=changed.name, lang=cast(Any, changed.lang), path=me_path(key))


@routes.post("/me/carry")
async def carry(server: Here, request: Request, response: Response, wish: Carry) -> Me:
    """Takes an identity over to this device."""
    check_rate(server.joining, request)
    row = await server.store.player(hash_key(wish.key))
    if row is None:
        raise Denied("wrong-key")
    server.people.give(response, wish.key)
    return Me(name=row.name, lang=cast(Any, row.lang), path=me_path(wish.key))


@routes.get("/me/tables")
async def my_tables(server: Here, request: Request) -> TableList:
    """The tables I sit at."""
    player = server.people.player_of(request)
    if player is None:
        return TableList(tables=[])
    found = await server.store.tables_of(player, MOST_LISTED)
    return TableList(tables=[table_line(*line, server.served.now()) for line in found])
