"""The first page, and what is done from it: tables made, records brought, who one is here."""

from typing import Any, Final

from fastapi import APIRouter, Response
from pydantic import ValidationError
from starlette.datastructures import UploadFile

from dolmen.bots import BOTS
from dolmen.core.options import Option, check_seats
from dolmen.games import TITLES, options, seat_counts
from dolmen.server.api.context import MOST_LISTED, check_rate
from dolmen.server.keys import hash_key
from dolmen.server.people import me_path
from dolmen.server.plain.forms import as_number, read_option, shown_value
from dolmen.server.plain.visit import STYLE, Outcome, Visit, Visited
from dolmen.server.refusals import Denied
from dolmen.server.table.make import GUEST, ME, OPEN
from dolmen.server.table.make import make as make_table
from dolmen.server.table.summary import table_line
from dolmen.server.wire.answers import TableLine, TableMade
from dolmen.server.wire.bodies import NewTable
from dolmen.words import LANGUAGES

pages = APIRouter(include_in_schema=False)

QUICK_BOT: Final = "greedy"
MAX_AGE: Final = "public, max-age=31536000, immutable"


@pages.get("/plain.css")
async def style() -> Response:
    """How the pages look."""
    return Response(STYLE, media_type="text/css", headers={"Cache-Control": MAX_AGE})


@pages.get("/")
async def home(visit: Visited) -> Response:
    """What there is to play, and my games."""
    store = visit.server.store
    mine: list[TableLine] = []
    if visit.player is not None:
        mine = [table_line(*line) for line in await store.tables_of(visit.player, MOST_LISTED)]
    known = {line.id for line in mine}
    public = [
        table_line(row, seats, ())
        for row, seats, _ in await store.public_tables(MOST_LISTED)
        if row.id not in known
    ]
    return visit.render(
        "home.html",
        games=[(title, seat_counts(title)) for title in TITLES],
        mine=sorted(
            mine, key=lambda line: (not line.my_turn, line.status not in ("playing", "open"))
        ),
        public=public,
        name=visit.name,
        is_known=visit.me is not None,
    )


# --- Making a table ------------------------------------------------------------------------------


@pages.post("/quick")
async def play_now(visit: Visited) -> Response:
    """A table of the usual size against bots, at once."""
    form = await visit.form()

    async def work(response: Response) -> Outcome:
        title = form.get("title", "")
        seats = seat_counts(title)[0]
        players = [ME, *[QUICK_BOT] * (seats - 1)]
        return await _make(visit, response, {"title": title, "seats": seats, "players": players})

    return await visit.carry_out(visit.path(), work, form=form)


@pages.get("/make")
async def make_page(visit: Visited, title: str = "", seats: str = "") -> Response:
    """Everything a table may choose."""
    if title not in TITLES:
        raise Denied("unknown-page")
    counts = seat_counts(title)
    asked = as_number(seats)
    count = asked if asked in counts else counts[0]
    return visit.render(
        "make.html",
        title=title,
        counts=counts,
        seats=count,
        options=[_option(visit, title, option) for option in options(title, count)],
        kinds=[ME, OPEN, GUEST, *BOTS],
        name=visit.name,
    )


def _option(visit: Visit, title: str, option: Option) -> dict[str, Any]:
    """An option as the form shows it: what can be picked, and whether something can be typed."""
    default = shown_value(option.allowed[0])
    return {
        "name": option.name,
        "label": visit.words.text(f"plain-{title}-option", option=option.name),
        "choices": [
            (shown_value(value), _value_words(visit, title, option, value))
            for value in option.allowed
        ],
        "picked": visit.notice.typed(f"option-{option.name}", default),
        "hint": option.hint if option.read is not None else "",
        "typed": visit.notice.typed(f"json-{option.name}"),
    }


def _value_words(visit: Visit, title: str, option: Option, value: object) -> str:
    """A value of an option in words."""
    words = visit.words
    if isinstance(value, bool):
        return words.text("plain-yes" if value else "plain-no")
    if isinstance(value, int):
        return words.text("plain-seat", number=value + 1) if option.name == "first" else str(value)
    if isinstance(value, list | dict):
        return words.text("plain-default")
    named = "none" if value is None else value
    return words.text(f"plain-{title}-value", value=f"{option.name}-{named}")


@pages.post("/make")
async def make(visit: Visited) -> Response:
    """A new table as the form wants it."""
    form = await visit.form()
    title, seats = form.get("title", ""), as_number(form.get("seats", ""))

    async def work(response: Response) -> Outcome:
        check_seats(title, seats, seat_counts(title))
        chosen = {
            option.name: value
            for option in options(title, seats)
            if (value := read_option(option, form)) is not None
        }
        players = [form.get(f"player-{seat}", OPEN) for seat in range(seats)]
        wish: dict[str, Any] = {
            "title": title,
            "seats": seats,
            "options": chosen,
            "players": players,
            "public": form.get("public") == "yes",
            "lasting": form.get("lasting") == "yes",
            "webhook": form.get("webhook", "").strip() or None,
        }
        return await _make(visit, response, wish, form)

    back = f"{visit.path('make')}?title={title}&seats={seats}" if title in TITLES else visit.path()
    return await visit.carry_out(back, work, form=form, title=title)


async def _make(
    visit: Visit, response: Response, wish: dict[str, Any], form: dict[str, str] | None = None
) -> Outcome:
    """Makes a table and goes there; its private links are shown there once."""
    check_rate(visit.server.making, visit.request)
    given = form or {}
    who = await visit.person(response, given.get("name", ""))
    guests = {
        seat: name
        for seat, player in enumerate(wish["players"])
        if player == GUEST and (name := given.get(f"name-{seat}", "").strip())
    }
    if guests:
        # Whoever is not named here gets the name the table would give.
        wish["names"] = [
            guests.get(seat, who.name if player == ME else f"{who.guest_name} {seat + 1}")
            for seat, player in enumerate(wish["players"])
        ]
    try:
        checked = NewTable(**wish)
    except ValidationError as error:
        raise Denied("malformed", why=first_fault(error)) from None
    return go_to(visit, response, await make_table(visit.server.tables, who, checked))


def go_to(visit: Visit, response: Response, made: TableMade) -> str:
    """The page of a new table."""
    path = visit.path("table", made.id)
    visit.put_links(response, path, {link.seat: link.path for link in made.links})
    return path


def first_fault(error: ValidationError) -> str:
    """The first thing that is wrong with a form."""
    first = error.errors()[0]
    return f"{'.'.join(map(str, first['loc']))}: {first['msg']}"


# --- Records -------------------------------------------------------------------------------------


@pages.post("/records")
async def upload(visit: Visited) -> Response:
    """Stores a record that somebody brings."""

    async def work(response: Response) -> Outcome:
        check_rate(visit.server.making, visit.request)
        async with visit.request.form(max_files=1) as form:
            file = form.get("record")
            data = await file.read() if isinstance(file, UploadFile) else b""
        try:
            text = data.decode()
        except UnicodeDecodeError as error:
            raise Denied("malformed", why=str(error)) from None
        log = visit.server.records.read(text)
        who = await visit.person(response)
        return visit.path("record", await visit.server.records.keep(who.player, log, text))

    return await visit.carry_out(visit.path(), work)


# --- Who I am ------------------------------------------------------------------------------------


@pages.post("/language")
async def choose_language(visit: Visited) -> Response:
    """What I read from now on."""
    form = await visit.form()
    back = safe_path(form.get("back", ""), visit)

    async def work(response: Response) -> Outcome:
        if form.get("lang") not in LANGUAGES:
            raise Denied("malformed", why="lang")
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
    return visit.render("me.html", link=link, name=visit.name)


@pages.post("/me")
async def set_name(visit: Visited) -> Response:
    """What I am called."""
    form = await visit.form()

    async def work(response: Response) -> Outcome:
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
