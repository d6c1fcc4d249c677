"""What is done at a table by its forms: the same messages and steps as everywhere else."""

import msgspec
from fastapi import APIRouter, Response

from dolmen.server.api.context import Id, actor_at, check_host, check_rate
from dolmen.server.doors import address_of
from dolmen.server.plain.forms import as_number, as_seat
from dolmen.server.plain.make import go_to
from dolmen.server.plain.visit import Declined, Outcome, Visit, Visited
from dolmen.server.refusals import Denied
from dolmen.server.table import rematch as again
from dolmen.server.table import stand_in, webhook
from dolmen.server.table.join import join as join_table
from dolmen.server.table.join import sit as take_seat
from dolmen.server.table.links import seat_path
from dolmen.server.table.start import start as start_game
from dolmen.server.wire.messages import Refused
from dolmen.server.wire.requests import Act, Play, Resign, Say, Vote

pages = APIRouter(include_in_schema=False)


async def act(visit: Visit, id: str, form: dict[str, str], message: Act, at: str = "") -> Response:
    """Carries a message out from the seat the form was made for, and shows the table again."""
    seat = as_seat(form.get("seat"))
    back = visit.path("table", id) + (f"?seat={seat}" if "passed" in form else "") + at
    actor = actor_at(visit.server, visit.request, seat, visit.lang)
    async with visit.server.tables.at(id) as desk:
        visit.server.stage.visit(desk, actor)
        title, sits = desk.match.row.title, desk.match.seats.held_by(visit.player)

    async def work(_: Response) -> Outcome:
        if seat not in sits:
            raise Denied("watching")
        try:
            checked = msgspec.convert(msgspec.to_builtins(message), type=type(message))
        except msgspec.ValidationError as error:
            raise Denied("malformed", why=str(error)) from None
        answer = await visit.server.dispatch.act(id, actor, checked)
        if isinstance(answer, Refused):
            return Declined(answer.sentence, answer.clause)
        return back

    return await visit.carry_out(back, work, form=form, title=title)


def client_id(form: dict[str, str], *more: str) -> str:
    """The id of a message: that of its form and of the button, so that a form sent twice counts
    once and another button of it counts too."""
    return ":".join([form.get("id", ""), *more])[:64]


@pages.post("/table/{id}/play")
async def play(visit: Visited, id: Id) -> Response:
    """A move."""
    form = await visit.form()
    move, n = form.get("move", ""), as_number(form.get("n", ""))
    return await act(visit, id, form, Play(client_id(form, move), n, move), "#turn")


@pages.post("/table/{id}/say")
async def say(visit: Visited, id: Id) -> Response:
    """A line of chat."""
    form = await visit.form()
    return await act(visit, id, form, Say(client_id(form), form.get("text", "").strip()), "#chat")


@pages.post("/table/{id}/vote")
async def vote(visit: Visited, id: Id) -> Response:
    """For or against an early end, or a bot in somebody's stead."""
    form = await visit.form()
    about = as_seat(form.get("about"))
    message = Vote(
        client_id(form),
        "end" if form.get("what") == "end" else "bot",
        about,
        form.get("yes") == "yes",
    )
    return await act(visit, id, form, message, "#votes")


@pages.post("/table/{id}/resign")
async def resign(visit: Visited, id: Id) -> Response:
    """Gives the game up."""
    form = await visit.form()
    return await act(visit, id, form, Resign(client_id(form), as_number(form.get("n", ""))))


# --- Sitting down, and the host's rights ---------------------------------------------------------


@pages.post("/table/{id}/join")
async def join(visit: Visited, id: Id) -> Response:
    """Sits down at an open seat."""
    form = await visit.form()
    path = visit.path("table", id)

    async def work(response: Response) -> Outcome:
        check_rate(visit.server.joining, visit.request)
        async with visit.server.tables.at(id) as desk:
            who = await visit.person(response, form.get("name", ""))
            seat, key = await join_table(visit.server.tables, desk, who, as_seat(form.get("about")))
        visit.put_links(response, path, {seat: seat_path(id, key)})
        return path

    return await visit.carry_out(path, work, form=form)


@pages.post("/table/{id}/start")
async def start(visit: Visited, id: Id) -> Response:
    """The host starts the game."""

    async def work(_: Response) -> Outcome:
        async with visit.server.tables.at(id) as desk:
            check_host(visit.server, visit.request, desk)
            await start_game(visit.server.tables, desk, address_of(visit.request.scope))
        return visit.path("table", id)

    return await visit.carry_out(visit.path("table", id), work)


@pages.post("/table/{id}/bot")
async def set_bot(visit: Visited, id: Id) -> Response:
    """The host lets a bot play a seat."""
    form = await visit.form()

    async def work(_: Response) -> Outcome:
        async with visit.server.tables.at(id) as desk:
            check_host(visit.server, visit.request, desk)
            seat, bot = chosen_seat(form), form.get("bot", "")
            asker = actor_at(visit.server, visit.request, None, visit.lang)
            await stand_in.set_bot(visit.server.tables, desk, seat, bot, asker)
        return visit.path("table", id)

    return await visit.carry_out(visit.path("table", id), work, form=form)


@pages.post("/table/{id}/free")
async def free(visit: Visited, id: Id) -> Response:
    """A seat becomes free before the start, or its person plays again; one's own, or any by the
    host."""
    form = await visit.form()

    async def work(_: Response) -> Outcome:
        seat = chosen_seat(form)
        async with visit.server.tables.at(id) as desk:
            is_own = seat in desk.match.seats.held_by(visit.player)
            if not is_own:
                check_host(visit.server, visit.request, desk)
            await stand_in.free(visit.server.tables, desk, seat, is_own=is_own)
        return visit.path("table", id)

    return await visit.carry_out(visit.path("table", id), work, form=form)


def chosen_seat(form: dict[str, str]) -> int:
    """The seat that a form is about."""
    seat = as_seat(form.get("about"))
    if seat is None:
        raise Denied("no-seat")
    return seat


@pages.post("/table/{id}/webhook")
async def set_webhook(visit: Visited, id: Id) -> Response:
    """Where the host hears whose turn it is."""
    form = await visit.form()

    async def work(_: Response) -> Outcome:
        async with visit.server.tables.at(id) as desk:
            check_host(visit.server, visit.request, desk)
            await webhook.set_webhook(
                visit.server.tables, desk, form.get("webhook", "").strip() or None
            )
        return visit.path("table", id)

    return await visit.carry_out(visit.path("table", id), work, form=form)


@pages.post("/table/{id}/rematch")
async def rematch(visit: Visited, id: Id) -> Response:
    """The same people once more, maybe with stronger bots."""
    form = await visit.form()

    async def work(response: Response) -> Outcome:
        check_rate(visit.server.making, visit.request)
        await visit.server.quotas.take_tables()
        who = await visit.person(response)
        async with visit.server.tables.at(id) as desk:
            bots = form.get("bots") or None
            made = await again.rematch(visit.server.tables, desk, who, bots)
        return go_to(visit, response, made)

    return await visit.carry_out(visit.path("table", id), work, form=form)


@pages.get("/seat/{id}/{key}")
async def seat_page(visit: Visited, id: Id, key: str) -> Response:
    """Somebody opened the private link of a seat: nothing happens before they sit down."""
    async with visit.server.tables.at(id) as desk:
        seat = desk.match.seats.of_key(key)
        name, title = desk.match.seats.names[seat], desk.match.row.title
    return visit.render("seat.html", id=id, key=key, seat=seat, name=name, title=title)


@pages.post("/seat/{id}/{key}")
async def sit(visit: Visited, id: Id, key: str) -> Response:
    """Sits down with a private link."""

    async def work(response: Response) -> Outcome:
        check_rate(visit.server.joining, visit.request)
        async with visit.server.tables.at(id) as desk:
            desk.match.seats.of_key(key)  # a wrong key makes nobody's acquaintance
            who = await visit.person(response)
            await take_seat(visit.server.tables, desk, who.player, key)
        return visit.path("table", id)

    return await visit.carry_out(visit.path("seat", id, key), work)
