"""What people without an account have of their own, without script: results and a file of it all,
words that bring them back, whom they do not hear, what they watch, and being forgotten."""

from datetime import UTC, datetime
from typing import cast

from fastapi import APIRouter, Response

from dolmen.server import mutes
from dolmen.server.api.context import MOST_LISTED, Id, check_rate
from dolmen.server.api.people import forget, known, recall
from dolmen.server.api.people import watch as follow
from dolmen.server.plain.actions import chosen_seat
from dolmen.server.plain.visit import Outcome, Visited
from dolmen.server.refusals import Denied
from dolmen.server.results import reckon
from dolmen.server.table.summary import table_line
from dolmen.server.wire.people import LONGEST_WORDS

pages = APIRouter(include_in_schema=False)


def day(at: int) -> str:
    """A day as everybody reads it."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


@pages.get("/results")
async def results(visit: Visited) -> Response:
    """What my games came to, and what is kept of me."""
    store, player = visit.server.store, visit.player or ""
    watched = await store.watched(player, MOST_LISTED)
    return visit.render(
        "results.html",
        results=(await reckon(store, player)).results(),
        muted=mutes.told_mutes(await store.mutes(player)),
        watched=[table_line(*line) for line in watched],
        is_known=visit.me is not None,
        day=day,
    )


@pages.post("/results/unmute")
async def unmute(visit: Visited) -> Response:
    """Hears somebody of the list again."""
    form, back = await visit.form(), visit.path("results")

    async def work(_: Response) -> Outcome:
        me = await known(visit.server, visit.request)
        await mutes.unmute_listed(visit.server.store, me.hash, form.get("id", ""))
        return f"{back}#muted"

    return await visit.carry_out(back, work)


@pages.post("/results/leave")
async def leave(visit: Visited) -> Response:
    """Removes all that is kept of me."""
    form, back = await visit.form(), visit.path("results")

    async def work(response: Response) -> Outcome:
        if form.get("sure") != "yes":
            raise Denied("malformed", why="sure")
        await forget(visit.server, visit.request, response)
        return visit.path()

    return await visit.carry_out(back, work)


# --- Words that bring somebody back ---------------------------------------------------------------


@pages.post("/me/words")
async def words(visit: Visited) -> Response:
    """Gives new words, which the next page shows this once."""
    back = visit.path("me")

    async def work(response: Response) -> Outcome:
        server = visit.server
        check_rate(server.joining, visit.request)
        me = await known(server, visit.request)
        key = cast(str, server.people.key_of(visit.request))
        given = await server.recovery.give(key, me.hash, visit.lang, server.now())
        visit.put_once(response, back, " ".join(given))
        return f"{back}#words"

    return await visit.carry_out(back, work)


@pages.post("/me/recover")
async def recover(visit: Visited) -> Response:
    """Brings an identity to this device by its words."""
    form, back = await visit.form(), visit.path("me")

    async def work(response: Response) -> Outcome:
        key, _ = await recall(visit.server, visit.request, form.get("words", "")[:LONGEST_WORDS])
        visit.server.people.give(response, key)
        return visit.path()

    # What was typed is a secret: it is not brought back with a refusal.
    return await visit.carry_out(back, work)


# --- At a table -----------------------------------------------------------------------------------


@pages.post("/table/{id}/mute")
async def mute(visit: Visited, id: Id) -> Response:
    """Whoever plays a seat is heard no more, or again."""
    form, back = await visit.form(), visit.path("table", id)

    async def work(response: Response) -> Outcome:
        server, seat = visit.server, chosen_seat(form)
        async with server.tables.at(id) as desk:
            seats = desk.match.seats
        check_rate(server.joining, visit.request)
        _, me = await server.people.meet(visit.request, response, server.now())
        if form.get("muted") == "no":
            await mutes.unmute(server.store, me.hash, seats, seat)
        else:
            await mutes.mute(server.store, me.hash, seats, seat, server.now())
        return f"{back}?still=1#seats"

    return await visit.carry_out(back, work)


@pages.post("/table/{id}/watch")
async def watch(visit: Visited, id: Id) -> Response:
    """Follows a table, or no more."""
    form, back = await visit.form(), visit.path("table", id)

    async def work(response: Response) -> Outcome:
        server = visit.server
        async with server.tables.at(id):
            pass  # there is such a table
        check_rate(server.joining, visit.request)
        _, me = await server.people.meet(visit.request, response, server.now())
        await follow(server, me.hash, id, on=form.get("watched") != "no")
        return back

    return await visit.carry_out(back, work)
