"""The host's page, behind a secret link: what the server holds, how busy it is, and the broom."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import RedirectResponse

from dolmen.core.message import Refusal
from dolmen.games import TITLES
from dolmen.server.api.context import Id
from dolmen.server.api.house import last_deeds
from dolmen.server.house.blocks import IDENTITY
from dolmen.server.house.broom import short
from dolmen.server.house.figures import load_of, stored
from dolmen.server.house.link import COOKIE, PATH, is_key, key_of
from dolmen.server.plain.doings import DOINGS, GRAVE
from dolmen.server.plain.house import moment
from dolmen.server.plain.visit import HEADERS, SEE_OTHER, Outcome, Visit, visit_of
from dolmen.server.refusals import Denied
from dolmen.server.store import Listed

pages = APIRouter(prefix=PATH, include_in_schema=False)

# So much of each list is shown; what is older is found by words.
MOST: Final = 30
MOST_LINES: Final = 200
# How long a browser is the host's.
HALF_DAY: Final = 12 * 3600


async def host_of(request: Request) -> Visit:
    """The host, who came by the secret link; nobody else."""
    visit = await visit_of(request)
    if not await is_key(visit.server.store, key_of(request)):
        raise Denied("wrong-key")
    return visit


Host = Annotated[Visit, Depends(host_of)]


@pages.get("")
async def overview(visit: Host, q: str = "") -> Response:
    """Everything in figures, tables, people, who is kept out, uploads, and what was done."""
    server, store, words = visit.server, visit.server.store, q.strip()[:100]
    tables = await store.all_tables(words, MOST)
    people = await store.people(words, MOST)
    return visit.render(
        "admin.html",
        words=words,
        figures=await stored(store, server.now()),
        load=load_of(server),
        since=moment(server.begun),
        settings=server.settings,
        who=server.makers.who,
        database="SQLite" if store.single else "PostgreSQL",
        tables=[(_line(server.desks.get(listed.table.id), listed)) for listed in tables],
        people=[(short(row.hash), row.name, moment(row.created)) for row in people],
        blocks=[(moment(row.at), row, short(row.value)) for row in await store.blocks()],
        uploads=[(moment(row.at), row) for row in await store.record_lines(MOST)],
        deeds=[(moment(deed.at), deed) for deed in await last_deeds(server)],
        identity=IDENTITY,
    )


def _line(desk: Any, listed: Listed) -> dict[str, Any]:
    """A table in the list."""
    row = listed.table
    return {
        "id": row.id,
        "title": row.title if row.title in TITLES else None,
        "status": row.status,
        "names": ", ".join(seat.name or "–" for seat in listed.seats),
        "moved": moment(row.moved),
        "n": row.n,
        "online": 0 if desk is None else len(desk.viewers),
    }


@pages.get("/table/{id}")
async def table(visit: Host, id: Id) -> Response:
    """One table: who sits there and from where, what was said, and what the host can do."""
    store = visit.server.store
    row = await store.table(id)
    if row is None:
        raise Denied("unknown-table")
    desk = visit.server.desks.get(id)
    viewers = [] if desk is None else [viewer.actor for viewer in desk.viewers]
    holders = await store.holders(id)
    seats = [
        {
            "name": seat.name,
            "kind": seat.kind,
            "people": sorted({short(player) for at, player in holders if at == seat.seat}),
            "addresses": sorted(
                {one.address for one in viewers if (seat.seat, one.player) in holders}
            ),
        }
        for seat in await store.seats(id)
    ]
    seated = {player for _, player in holders}
    return visit.render(
        "admin_table.html",
        row=row,
        title=row.title if row.title in TITLES else None,
        moved=moment(row.moved),
        made=moment(row.created),
        seats=seats,
        watching=sorted({one.address for one in viewers if one.player not in seated}),
        chat=[(moment(line.at), line) for line in await store.chat(id, limit=MOST_LINES)],
        deeds=[(moment(deed.at), deed) for deed in await store.deeds_at(id)],
    )


@pages.get("/person/{who}")
async def person(visit: Host, who: str) -> Response:
    """One person: their tables, uploads, and what the host can do."""
    server, store = visit.server, visit.server.store
    player = await server.broom.find_person(who)
    row = await store.player(player)
    tables = await store.tables_of(player, MOST)
    blocked = [one for one in await store.blocks() if (one.kind, one.value) == (IDENTITY, player)]
    addresses = {
        viewer.actor.address
        for desk in server.desks.all()
        for viewer in desk.viewers
        if viewer.actor.player == player
    }
    return visit.render(
        "admin_person.html",
        who=short(player),
        name=None if row is None else row.name,
        came=None if row is None else moment(row.created),
        tables=[_line(server.desks.get(listed.table.id), listed) for listed in tables],
        uploads=[(moment(one.at), one) for one in await store.records_of(player)],
        addresses=sorted(addresses),
        blocked=blocked[0] if blocked else None,
    )


@pages.post("/do")
async def do(visit: Host) -> Response:
    """Something that the host does, by a form of one of these pages."""
    form = await visit.form()
    at = form.get("back", "")
    back = at if at.startswith(f"{PATH}/") and at.isprintable() else PATH

    async def work(response: Response) -> Outcome:
        doing = DOINGS.get(form.get("do", ""))
        if doing is None:
            raise Denied("malformed", why="do")
        if form.get("do") in GRAVE and form.get("sure") != "yes":
            raise Refusal("house-unsure")
        gone = await doing(visit, form)
        await visit.server.deeds.follow()
        return PATH if gone else back

    return await visit.carry_out(back, work, form=form)


@pages.post("/leave")
async def leave(visit: Host) -> Response:
    """This browser is the host's no more."""
    response = RedirectResponse(visit.path(), SEE_OTHER, HEADERS)
    response.delete_cookie(COOKIE, path="/")
    return response


@pages.get("/{key}")
async def link(request: Request, key: str) -> Response:
    """Somebody opened the secret link: nothing happens before they want it."""
    visit = await visit_of(request)
    if not await is_key(visit.server.store, key):
        raise Denied("wrong-key")
    return visit.render("admin_link.html", key=key)


@pages.post("/{key}")
async def come_in(request: Request, key: str) -> Response:
    """From now on, for half a day, this browser is the host's; the link leaves the address bar."""
    visit = await visit_of(request)
    if not await is_key(visit.server.store, key):
        raise Denied("wrong-key")
    response = RedirectResponse(PATH, SEE_OTHER, HEADERS)
    response.set_cookie(
        COOKIE,
        key,
        max_age=HALF_DAY,
        httponly=True,
        samesite="strict",
        secure=visit.server.settings.is_secure,
        path="/",
    )
    return response
