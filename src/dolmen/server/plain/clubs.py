"""Events without script: made, joined, played and left by forms, with their standings."""

from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import APIRouter, Response
from pydantic import ValidationError

from dolmen.bots import LEVELS
from dolmen.games import playable, seat_counts
from dolmen.server.api.clubs import my_clubs
from dolmen.server.api.context import Id, check_making, check_rate
from dolmen.server.doors import address_of
from dolmen.server.plain.forms import as_number
from dolmen.server.plain.make import first_fault
from dolmen.server.plain.people import day
from dolmen.server.plain.visit import Outcome, Visit, Visited
from dolmen.server.refusals import Denied
from dolmen.server.wire.bodies import NewClub

pages = APIRouter(include_in_schema=False)


@pages.get("/clubs")
async def clubs(visit: Visited) -> Response:
    """My events, and a form that makes another."""
    titles = [title for title in playable() if max(seat_counts(title)) > 1]
    counts = sorted({count for title in titles for count in seat_counts(title) if count > 1})
    mine = await my_clubs(visit.server, visit.player)
    return visit.render("clubs.html", games=titles, counts=counts, levels=LEVELS, mine=mine)


@pages.post("/clubs")
async def make(visit: Visited) -> Response:
    """A new event."""
    form = await visit.form()

    async def work(response: Response) -> Outcome:
        await check_making(visit.server, visit.request)
        wish: dict[str, Any] = {
            key: form.get(key, "") for key in ("name", "title", "kind", "level")
        }
        wish |= {"seats": as_number(form.get("seats", ""))}
        wish |= {"rounds": as_number(form.get("rounds", "")) or None}
        try:
            checked = NewClub(**wish)
        except ValidationError as error:
            raise Denied("malformed", why=first_fault(error)) from None
        made = await visit.server.clubs.make(await visit.person(response), checked)
        return visit.path("club", made.id)

    return await visit.carry_out(visit.path("clubs"), work, form=form)


@pages.get("/club/{id}")
async def club(visit: Visited, id: Id) -> Response:
    """An event: rounds, results and standings."""
    found = await visit.server.clubs.look(id, visit.player)
    words = visit.words
    anchors = words.join(
        [words.text("club-anchor", bot=one.bot, rating=one.rating) for one in found.anchors]
    )
    address = visit.server.settings.address or str(visit.request.base_url).rstrip("/")
    more: dict[str, Any] = {"anchors": anchors, "address": address, "day": day}
    return visit.render("club.html", found=found, name=visit.name, **more)


@pages.post("/club/{id}/join")
async def join(visit: Visited, id: Id) -> Response:
    """Joins an event."""
    form = await visit.form()

    async def work(response: Response) -> None:
        check_rate(visit.server.joining, visit.request)
        await visit.server.clubs.join(id, await visit.person(response, form.get("name", "")))

    return await _do(visit, id, work)


@pages.post("/club/{id}/leave")
async def leave(visit: Visited, id: Id) -> Response:
    """Leaves an event."""

    async def work(_: Response) -> None:
        await visit.server.clubs.leave(id, visit.player)

    return await _do(visit, id, work)


@pages.post("/club/{id}/round")
async def next_round(visit: Visited, id: Id) -> Response:
    """Makes the tables of the next round."""

    async def work(_: Response) -> None:
        await check_making(visit.server, visit.request)
        address = address_of(visit.request.scope)
        await visit.server.clubs.next_round(id, visit.player, address)

    return await _do(visit, id, work)


@pages.post("/club/{id}/put")
async def put(visit: Visited, id: Id) -> Response:
    """Wants a game to count."""
    form = await visit.form()

    async def work(_: Response) -> None:
        check_rate(visit.server.joining, visit.request)
        await visit.server.clubs.put(id, form.get("table", "")[:64], visit.player)

    return await _do(visit, id, work)


async def _do(visit: Visit, id: str, doing: Callable[[Response], Awaitable[None]]) -> Response:
    """Does something at an event, and shows it again."""

    async def work(response: Response) -> Outcome:
        await doing(response)
        return visit.path("club", id)

    return await visit.carry_out(visit.path("club", id), work)
