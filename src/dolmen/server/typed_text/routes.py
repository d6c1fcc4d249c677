"""What is typed at a table, over HTTP."""

from fastapi import Request

from dolmen.server.api.context import Here, Id, Lang, Seat, new_routes, seat_at
from dolmen.server.refusals import Denied
from dolmen.server.typed_text.hearing import hear
from dolmen.server.wire.answers import Heard
from dolmen.server.wire.bodies import Typed
from dolmen.words import SPARE

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
