"""Making a table by a form."""

from typing import Any

from fastapi import APIRouter, Response
from pydantic import ValidationError

from dolmen.bots import USUAL
from dolmen.core.options import Option, check_seats
from dolmen.games import TITLES, options, seat_counts
from dolmen.server.api.context import check_making
from dolmen.server.plain.forms import as_number, read_option, shown_value
from dolmen.server.plain.levels import tell_levels
from dolmen.server.plain.spans import tell_allowance, tell_days
from dolmen.server.plain.terms import option_name, value_name
from dolmen.server.plain.visit import Outcome, Visit, Visited
from dolmen.server.refusals import Denied
from dolmen.server.table.allowance import OFFERED, STAND_IN
from dolmen.server.table.make import make as make_table
from dolmen.server.table.players import GUEST, ME, OPEN
from dolmen.server.wire.answers import TableMade
from dolmen.server.wire.bodies import NewTable

pages = APIRouter(include_in_schema=False)


@pages.post("/quick")
async def play_now(visit: Visited) -> Response:
    """A table of the usual size against bots, at once."""
    form = await visit.form()

    async def work(response: Response) -> Outcome:
        title = form.get("title", "")
        seats = seat_counts(title)[0]
        players = [ME, *[form.get("bots", USUAL)] * (seats - 1)]
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
        kinds=[ME, OPEN, GUEST],
        levels=tell_levels(title, count, visit.words),
        name=visit.name,
        allowances=[
            (f"{turn} {bank}", tell_allowance(visit.words, turn, bank)) for turn, bank in OFFERED
        ],
        stand_in=STAND_IN,
        open_days=tell_days(visit.words, visit.server.settings.open_days),
    )


def read_allowance(form: dict[str, str]) -> dict[str, Any] | None:
    """The time to think that a form asks for."""
    turn, _, bank = form.get("allowance", "").partition(" ")
    if not turn:
        return None
    return {"turn": as_number(turn), "bank": as_number(bank), "bot": form.get("stand-in") or None}


def _option(visit: Visit, title: str, option: Option) -> dict[str, Any]:
    """An option as the form shows it: what can be picked, and whether something can be typed."""
    default = shown_value(option.allowed[0])
    return {
        "name": option.name,
        "label": option_name(title, option.name, visit.words),
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
    named = "none" if value is None else str(value)
    return value_name(title, option.name, named, words)


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
            "advice": form.get("silent") != "yes",
            "webhook": form.get("webhook", "").strip() or None,
            "allowance": read_allowance(form),
        }
        return await _make(visit, response, wish, form)

    back = f"{visit.path('make')}?title={title}&seats={seats}" if title in TITLES else visit.path()
    return await visit.carry_out(back, work, form=form, title=title)


async def _make(
    visit: Visit, response: Response, wish: dict[str, Any], form: dict[str, str] | None = None
) -> Outcome:
    """Makes a table and goes there; its private links are shown there once."""
    await check_making(visit.server, visit.request)
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
