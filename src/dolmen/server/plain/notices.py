"""How I am told that it is my turn when no page is open, by forms. Pushes need a script."""

from typing import Any, cast

from fastapi import APIRouter, Response

from dolmen.server.api.context import check_rate
from dolmen.server.plain.visit import Outcome, Visit, Visited
from dolmen.server.refusals import Denied
from dolmen.server.wire.notices import AddMail, AddWebhook

pages = APIRouter(include_in_schema=False)

FORMS = ("discord", "slack", "ntfy")


async def tell_notices(visit: Visit) -> dict[str, Any]:
    """What the page says of my notices."""
    info = await visit.server.means.of(visit.player if visit.me is not None else None)
    return {"means": info.means, "forms": FORMS, "mails": info.mails}


@pages.post("/notices/webhook")
async def add_webhook(visit: Visited) -> Response:
    """An address where I read messages."""
    form = await visit.form()

    async def work(response: Response) -> Outcome:
        check_rate(visit.server.telling, visit.request)
        chosen = form.get("form") or None
        if chosen not in (None, *FORMS):
            raise Denied("malformed", why="form")
        who = await visit.person(response)
        wish = AddWebhook(url=form.get("url", "").strip()[:2000], form=cast(Any, chosen))
        await visit.server.means.add_webhook(who.player, visit.lang, wish)
        return visit.path("me")

    return await visit.carry_out(visit.path("me"), work, form=form)


@pages.post("/notices/mail")
async def add_mail(visit: Visited) -> Response:
    """An address that gets a mail a day, once it is confirmed."""
    form = await visit.form()

    async def work(response: Response) -> Outcome:
        check_rate(visit.server.telling, visit.request)
        who = await visit.person(response)
        wish = AddMail(address=form.get("address", "")[:2000])
        await visit.server.means.add_mail(who.player, visit.lang, wish)
        return visit.path("me")

    return await visit.carry_out(visit.path("me"), work, form=form)


@pages.post("/notices/try")
async def try_out(visit: Visited) -> Response:
    """Sends a notice that is about nothing."""
    form = await visit.form()

    async def work(_: Response) -> Outcome:
        check_rate(visit.server.telling, visit.request)
        await visit.server.means.try_out(visit.player, form.get("means", ""))
        return visit.path("me")

    return await visit.carry_out(visit.path("me"), work)


@pages.post("/notices/remove")
async def remove(visit: Visited) -> Response:
    """I want no more of it."""
    form = await visit.form()

    async def work(_: Response) -> Outcome:
        await visit.server.means.remove(visit.player, form.get("means", ""))
        return visit.path("me")

    return await visit.carry_out(visit.path("me"), work)
