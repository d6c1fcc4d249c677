"""The game of each day without script: who did best, and a table for one's own attempt."""

from typing import Final

from fastapi import APIRouter, Response

from dolmen.server.api.context import Title, check_making
from dolmen.server.challenge import EVER, TODAY
from dolmen.server.plain.make import go_to
from dolmen.server.plain.visit import Outcome, Visited

pages = APIRouter(include_in_schema=False)

MINUTE: Final = 60 * 1000


@pages.get("/daily/{title}")
async def daily(visit: Visited, title: Title) -> Response:
    """Today's game of a title."""
    return await day(visit, title, TODAY)


@pages.get("/daily/{title}/{day}")
async def day(visit: Visited, title: Title, day: str) -> Response:
    """The list of a day, or for ever."""
    found = await visit.server.challenges.look(title, day, visit.player)
    left = 0 if found.ends is None else max(0, found.ends - visit.server.now()) // MINUTE
    return visit.render(
        "daily.html",
        found=found,
        is_ever=found.day == EVER,
        hours=left // 60,
        minutes=left % 60,
        name=visit.name,
    )


@pages.post("/daily/{title}/{day}")
async def begin(visit: Visited, title: Title, day: str) -> Response:
    """A table for an attempt, or the one there is."""
    form = await visit.form()

    async def work(response: Response) -> Outcome:
        await check_making(visit.server, visit.request)
        who = await visit.person(response, form.get("name", ""))
        return go_to(visit, response, await visit.server.challenges.begin(who, title, day))

    return await visit.carry_out(visit.path("daily", title, day), work, form=form)
