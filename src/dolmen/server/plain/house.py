"""About this server: its version, who may make tables, and what its host did."""

from datetime import UTC, datetime

from fastapi import APIRouter, Response

from dolmen.server.api.context import check_rate
from dolmen.server.api.house import last_deeds
from dolmen.server.plain.me import safe_path
from dolmen.server.plain.visit import Outcome, Visited

pages = APIRouter(include_in_schema=False)


def moment(milliseconds: int) -> str:
    """A moment, to the minute."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


@pages.get("/house")
async def house(visit: Visited) -> Response:
    """The version, who may make tables, and what the host did."""
    deeds = [(moment(deed.at), deed) for deed in await last_deeds(visit.server)]
    return visit.render("house.html", deeds=deeds, who=visit.server.makers.who)


@pages.post("/word")
async def say_word(visit: Visited) -> Response:
    """Somebody says the word that lets people make tables."""
    form = await visit.form()
    back = safe_path(form.get("back", ""), visit)

    async def work(response: Response) -> Outcome:
        check_rate(visit.server.guessing, visit.request)
        visit.server.makers.welcome(response, form.get("word", ""))
        return back

    return await visit.carry_out(back, work)
