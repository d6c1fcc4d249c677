"""Games that everybody plays alike: today's, those of earlier days, and the one for ever."""

from typing import Annotated

from fastapi import Path, Request, Response

from dolmen.server.api.context import Here, Title, check_making, new_routes, person
from dolmen.server.wire.answers import TableMade
from dolmen.server.wire.challenges import ChallengeInfo

routes = new_routes()

# A date, `today` or `ever`.
Day = Annotated[str, Path(max_length=10)]


@routes.get("/titles/{title}/days/{day}")
async def challenge(server: Here, request: Request, title: Title, day: Day) -> ChallengeInfo:
    """A day of a title: who played how well."""
    return await server.challenges.look(title, day, server.people.player_of(request))


@routes.post("/titles/{title}/days/{day}", status_code=201)
async def begin_challenge(
    server: Here, request: Request, response: Response, title: Title, day: Day
) -> TableMade:
    """A table for my one attempt at today's game, or the table of it; or for another attempt at the
    one for ever."""
    await check_making(server, request)
    who = await person(server, request, response)
    return await server.challenges.begin(who, title, day)
