"""What people without an account have of their own, without script: results and a file of it all,
words that bring them back, whom they do not hear, what they watch, and being forgotten."""

from datetime import UTC, datetime
from typing import cast

from fastapi import APIRouter, Response
from pydantic import ValidationError

from dolmen.server import mutes
from dolmen.server.api.context import MOST_LISTED, Id, check_rate
from dolmen.server.api.people import forget, known, own_seat, recall
from dolmen.server.api.people import watch as follow
from dolmen.server.plain.actions import chosen_seat
from dolmen.server.plain.forms import as_number
from dolmen.server.plain.lateness import lateness
from dolmen.server.plain.position import Voice
from dolmen.server.plain.standing import tell_standing
from dolmen.server.plain.terms import tell_view
from dolmen.server.plain.visit import Outcome, Visited
from dolmen.server.refusals import Denied
from dolmen.server.results import reckon
from dolmen.server.speaker import Speaker
from dolmen.server.table import share as sharing
from dolmen.server.table.links import look_path
from dolmen.server.table.prepare import take_back_prepared
from dolmen.server.table.projection import missed, tell
from dolmen.server.table.share import share_of
from dolmen.server.table.summary import table_line, table_state
from dolmen.server.typed_text.preparing import prepare_typed
from dolmen.server.wire.people import LONGEST_WORDS, NewShare, Prepare

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


# --- Showing what a seat sees ---------------------------------------------------------------------


@pages.post("/table/{id}/share")
async def share(visit: Visited, id: Id) -> Response:
    """A link that shows what a seat of mine sees, at once or later; the next page tells it once."""
    form, back = await visit.form(), visit.path("table", id)

    async def work(response: Response) -> Outcome:
        server, seat = visit.server, chosen_seat(form)
        moves, minutes = as_number(form.get("moves", "0")), as_number(form.get("minutes", "0"))
        try:
            wish = NewShare(moves=moves, minutes=minutes)
        except ValidationError as error:
            raise Denied("malformed", why=error.errors()[0]["msg"]) from None
        check_rate(server.making, visit.request)
        async with server.tables.at(id) as desk:
            own_seat(server, visit.request, desk, seat)
            _, key = await sharing.share(server.tables, desk, seat, wish.moves, wish.minutes)
        visit.put_once(response, back, visit.base + look_path(id, key))
        return f"{back}?still=1#shares"

    return await visit.carry_out(back, work)


@pages.post("/table/{id}/unshare")
async def unshare(visit: Visited, id: Id) -> Response:
    """A link shows nothing any more."""
    form, back = await visit.form(), visit.path("table", id)

    async def work(_: Response) -> Outcome:
        server, seat = visit.server, chosen_seat(form)
        async with server.tables.at(id) as desk:
            own_seat(server, visit.request, desk, seat)
            number = as_number(form.get("number", ""))
            await sharing.unshare(server.tables, desk, seat, number)
        return f"{back}?still=1#shares"

    return await visit.carry_out(back, work)


@pages.get("/look/{id}/{key}")
async def look(visit: Visited, id: Id, key: str) -> Response:
    """What a seat sees, or saw, for whoever came by its link: to be looked at only."""
    server = visit.server
    async with server.tables.at(id) as desk:
        share = share_of(desk, key)
    shown = await server.lates.open(desk, share) if share.is_late else desk
    async with shown.lock:
        match, names = shown.match, shown.match.seats.names
        state, voice = table_state(shown), Voice(visit.words, names)
        _, entries = missed(match, None)
        told = tell(entries, share.seat, Speaker(names, visit.lang))
        view = match.game.view(match.log.state, share.seat)
        standing = tell_standing(shown, state, visit.words)
    return visit.render(
        "look.html",
        table=state,
        standing=standing,
        position=tell_view(state.title, view, voice),
        story=[one.text for entry in reversed(told) for one in reversed(entry.told)],
        looking=visit.words.text(
            "people-looking",
            name=names[share.seat],
            when=lateness(share.moves, share.minutes, visit.words),
        ),
        refresh=state.status == "playing",
    )


# --- Preparing a move -----------------------------------------------------------------------------


@pages.post("/table/{id}/prepare")
async def prepare(visit: Visited, id: Id) -> Response:
    """Prepares a move for the next turn of a seat of mine."""
    form, back = await visit.form(), visit.path("table", id)

    async def work(_: Response) -> Outcome:
        server, seat = visit.server, chosen_seat(form)
        kept, move = form.get("keep", ""), form.get("typed", "").strip() or form.get("move", "")
        try:
            wish = Prepare(
                n=as_number(form.get("n", "")), moves=[move], keeps=[kept] if kept else []
            )
        except ValidationError as error:
            raise Denied("malformed", why=error.errors()[0]["msg"]) from None
        async with server.tables.at(id) as desk:
            own_seat(server, visit.request, desk, seat)
            await prepare_typed(server.tables, desk, seat, wish, visit.lang)
        return f"{back}#prepare"

    return await visit.carry_out(back, work)


@pages.post("/table/{id}/unprepare")
async def unprepare(visit: Visited, id: Id) -> Response:
    """Takes it back, or has read what became of it."""
    form, back = await visit.form(), visit.path("table", id)

    async def work(_: Response) -> Outcome:
        server, seat = visit.server, chosen_seat(form)
        async with server.tables.at(id) as desk:
            own_seat(server, visit.request, desk, seat)
            await take_back_prepared(server.tables, desk, seat)
        return f"{back}#prepare"

    return await visit.carry_out(back, work)
