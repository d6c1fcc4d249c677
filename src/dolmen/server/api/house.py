"""The server as a whole: who may make tables here, and what its host did."""

from typing import Any, Final, cast

from fastapi import Request, Response

from dolmen import __version__
from dolmen.server.api.context import Here, check_rate, new_routes
from dolmen.server.server import Server
from dolmen.server.store import DeedRow
from dolmen.server.wire.bodies import SayWord
from dolmen.server.wire.house import DeedInfo, HouseInfo

# So much of what the host did is told.
MOST_DEEDS: Final = 50

routes = new_routes()


async def last_deeds(server: Server) -> list[DeedRow]:
    """What the host did, the last first."""
    return (await server.store.deeds(limit=MOST_DEEDS))[::-1]


@routes.get("/house")
async def house(server: Here, request: Request) -> HouseInfo:
    """The version, who may make tables, and what the host did."""
    return HouseInfo(
        version=__version__,
        making=cast(Any, server.makers.who),
        may_make=await server.makers.may(request),
        deeds=[
            DeedInfo(at=deed.at, what=cast(Any, deed.what), title=deed.title, why=deed.why)
            for deed in await last_deeds(server)
        ],
    )


@routes.post("/house/word", status_code=204, response_class=Response)
async def say_word(server: Here, request: Request, wish: SayWord) -> Response:
    """Says the word that lets people make tables; the browser has it from then on, in a cookie."""
    check_rate(server.guessing, request)
    response = Response(status_code=204)
    server.makers.welcome(response, wish.word)
    return response
