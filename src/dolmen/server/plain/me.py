"""Who I am here: name, language, and the private link that carries it elsewhere."""

from fastapi import APIRouter, Response

from dolmen.server.api.context import check_rate
from dolmen.server.keys import hash_key
from dolmen.server.people import me_path
from dolmen.server.plain.notices import tell_notices
from dolmen.server.plain.people import day
from dolmen.server.plain.visit import Outcome, Visit, Visited
from dolmen.server.refusals import Denied
from dolmen.words import LANGUAGES

pages = APIRouter(include_in_schema=False)


@pages.post("/language")
async def choose_language(visit: Visited) -> Response:
    """What I read from now on."""
    form = await visit.form()
    back = safe_path(form.get("back", ""), visit)

    async def work(response: Response) -> Outcome:
        if form.get("lang") not in LANGUAGES:
            raise Denied("malformed", why="lang")
        if visit.me is None:
            check_rate(visit.server.joining, visit.request)
        _, row = await visit.server.people.meet(visit.request, response, visit.server.now())
        await visit.server.store.save_player(row._replace(lang=form["lang"]))
        return back

    return await visit.carry_out(back, work)


def safe_path(path: str, visit: Visit) -> str:
    """A page of this server to go back to, without a language in its link; else the first page."""
    if not path.startswith("/") or path.startswith(("//", "/\\")) or not path.isprintable():
        return visit.path()
    bare, _, query = path.partition("?")
    kept = "&".join(part for part in query.split("&") if part and not part.startswith("lang="))
    return f"{bare}?{kept}" if kept else bare


@pages.get("/me")
async def me(visit: Visited) -> Response:
    """My name, and the private link that carries who I am to another device."""
    key = visit.server.people.key_of(visit.request)
    link = visit.base + me_path(key) if key is not None and visit.me is not None else None
    given = None if visit.me is None else await visit.server.store.recovery_since(visit.me.hash)
    since = None if given is None else day(given)
    told = await tell_notices(visit)
    return visit.render("me.html", link=link, name=visit.name, given=since, **told)


@pages.post("/me")
async def set_name(visit: Visited) -> Response:
    """What I am called."""
    form = await visit.form()

    async def work(response: Response) -> Outcome:
        if visit.me is None:
            check_rate(visit.server.joining, visit.request)
        await visit.person(response, form.get("name", ""))
        return visit.path("me")

    return await visit.carry_out(visit.path("me"), work, form=form)


@pages.get("/me/{key}")
async def carry_page(visit: Visited, key: str) -> Response:
    """Somebody opened a private link: nothing happens before they want it."""
    row = await visit.server.store.player(hash_key(key))
    if row is None:
        raise Denied("wrong-key")
    return visit.render("carry.html", key=key, name=row.name)


@pages.post("/me/{key}")
async def carry(visit: Visited, key: str) -> Response:
    """Takes an identity over to this device."""

    async def work(response: Response) -> Outcome:
        check_rate(visit.server.joining, visit.request)
        if await visit.server.store.player(hash_key(key)) is None:
            raise Denied("wrong-key")
        visit.server.people.give(response, key)
        return visit.path()

    return await visit.carry_out(visit.path("me", key), work)
