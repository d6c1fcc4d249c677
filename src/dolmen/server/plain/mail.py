"""What the links of mails open: an address is confirmed, or wants no more mails. Opening one does
nothing until a button is pressed, since programs open links as well."""

from typing import cast

from fastapi import APIRouter, Response

from dolmen.server.api.context import Id
from dolmen.server.notices.mail import Link
from dolmen.server.plain.visit import Visit, Visited
from dolmen.server.refusals import Denied

pages = APIRouter(include_in_schema=False)


async def check_link(visit: Visit, what: str, id: str, key: str) -> None:
    """Refuses a link that was in no mail."""
    if what not in ("confirm", "stop"):
        raise Denied("unknown-page")
    if not await visit.server.digests.links.is_right(cast(Link, what), id, key):
        raise Denied("wrong-key")


@pages.get("/mail/{what}/{id}/{key}")
async def mail_page(visit: Visited, what: str, id: Id, key: str) -> Response:
    """Asks whether it is meant."""
    await check_link(visit, what, id, key)
    path = f"{visit.path('mail', what, id, key)}?lang={visit.lang}"
    return visit.render("mail.html", what=what, path=path, done=False)


@pages.post("/mail/{what}/{id}/{key}")
async def do_mail(visit: Visited, what: str, id: Id, key: str) -> Response:
    """Does it. The answer is no redirect, unlike that of other forms: programs of mail that end a
    list by one press follow none."""
    await check_link(visit, what, id, key)
    if what == "stop":
        await visit.server.store.remove_means(id)
    elif not await visit.server.digests.confirm(id):
        raise Denied("unknown-means")
    return visit.render("mail.html", what=what, path="", done=True)
