"""What people without an account have of their own: words that bring them back, their results, all
of it as a file or removed, whom they do not hear, and what they watch."""

from typing import Any, Final, Literal, cast

from fastapi import Request, Response

from dolmen.server import doors, export, mutes, results
from dolmen.server.api.context import (
    JSON,
    MOST_LISTED,
    Here,
    Id,
    Lang,
    SeatInPath,
    check_rate,
    new_routes,
)
from dolmen.server.people import COOKIE, me_path
from dolmen.server.refusals import Denied
from dolmen.server.server import Server
from dolmen.server.store import PlayerRow
from dolmen.server.table.summary import table_line
from dolmen.server.wire.answers import Me, TableList
from dolmen.server.wire.export import Export
from dolmen.server.wire.people import (
    Leave,
    MutedList,
    MutedSeats,
    Recall,
    Results,
    SetMute,
    SetWatch,
    Unmute,
    Watched,
    WordsGiven,
    WordsKept,
)

MOST_WATCHED: Final = 100
CSV: Final = "text/csv; charset=utf-8"

routes = new_routes()


async def known(server: Server, request: Request) -> PlayerRow:
    """Whoever asks, if this server knows them."""
    row = await server.people.known(request)
    if row is None:
        raise Denied("nobody-here")
    return row


@routes.get("/me/words")
async def words_kept(server: Here, request: Request) -> WordsKept:
    """Whether recovery words were given to me, and when."""
    player = server.people.player_of(request)
    return WordsKept(at=None if player is None else await server.store.recovery_since(player))


@routes.post("/me/words")
async def give_words(server: Here, request: Request, lang: Lang = None) -> WordsGiven:
    """New recovery words, told this once; those of before count no more."""
    check_rate(server.joining, request)
    row = await known(server, request)
    key = cast(str, server.people.key_of(request))
    spoken = server.people.language_of(request, lang or row.lang)
    return WordsGiven(words=await server.recovery.give(key, row.hash, spoken, server.now()))


@routes.post("/me/recover")
async def recover(server: Here, request: Request, response: Response, wish: Recall) -> Me:
    """Brings an identity to this device by its words."""
    key, row = await recall(server, request, wish.words)
    server.people.give(response, key)
    return Me(name=row.name, lang=cast(Any, row.lang), path=me_path(key))


async def recall(server: Server, request: Request, words: str) -> tuple[str, PlayerRow]:
    """The identity that words belong to. How often they are tried is limited, by each address and
    by all together."""
    check_rate(server.recalling, request)
    doors.check_rate(server.recalling_in_all, "")
    key, player = await server.recovery.recall(words)
    row = await server.store.player(player)
    if row is None:
        raise Denied("wrong-key")
    return key, row


@routes.get("/me/results")
async def my_results(server: Here, request: Request) -> Results:
    """What my finished games came to: by title, by seats, by opponent; and the last of them."""
    player = server.people.player_of(request)
    return (await results.reckon(server.store, player or "")).results()


@routes.get(
    "/me/export",
    response_class=Response,
    responses={200: {"model": Export, "content": {"text/csv": {}}}},
)
async def export_me(
    server: Here, request: Request, form: Literal["json", "csv"] = "json"
) -> Response:
    """All that is kept of me as a file; with `form=csv` my games, one a line."""
    row = await known(server, request)
    write = export.as_csv if form == "csv" else export.as_json
    return Response(
        await write(server.store, row),
        media_type=CSV if form == "csv" else JSON,
        headers={"Content-Disposition": f'attachment; filename="dolmen.{form}"'},
    )


@routes.post("/me/leave", status_code=204, response_class=Response)
async def leave(server: Here, request: Request, wish: Leave) -> Response:
    """Removes all that is kept of me; finished games that others played too stay, under no name."""
    response = Response(status_code=204)
    await forget(server, request, response)
    return response


async def forget(server: Server, request: Request, response: Response) -> None:
    """Removes whoever asks, unless others wait for them somewhere."""
    row = await known(server, request)
    waiting = await server.store.live_with_others(row.hash)
    if waiting:
        raise Denied("still-seated", count=len(waiting))
    await server.broom.leave(row.hash)
    await server.deeds.follow()
    response.delete_cookie(COOKIE, path="/")


# --- Whom I do not hear ---------------------------------------------------------------------------


@routes.get("/me/muted")
async def my_muted(server: Here, request: Request) -> MutedList:
    """Whom I do not hear, at whatever table."""
    player = server.people.player_of(request)
    rows = [] if player is None else await server.store.mutes(player)
    return MutedList(people=mutes.told_mutes(rows))


@routes.post("/me/unmute")
async def unmute(server: Here, request: Request, wish: Unmute) -> MutedList:
    """Hears somebody of the list again."""
    row = await known(server, request)
    await mutes.unmute_listed(server.store, row.hash, wish.id)
    return await my_muted(server, request)


@routes.get("/tables/{id}/muted")
async def muted_here(server: Here, request: Request, id: Id) -> MutedSeats:
    """The seats of a table whose people I do not hear."""
    player = server.people.player_of(request)
    async with server.tables.at(id) as desk:
        seats = desk.match.seats
    return MutedSeats(seats=await mutes.muted_seats(server.store, player, seats))


@routes.post("/tables/{id}/seats/{seat}/mute")
async def set_mute(
    server: Here, request: Request, response: Response, id: Id, seat: SeatInPath, wish: SetMute
) -> MutedSeats:
    """Whether I hear whoever plays a seat, here and at every other table."""
    async with server.tables.at(id) as desk:
        seats = desk.match.seats
    check_rate(server.joining, request)
    _, me = await server.people.meet(request, response, server.now())
    if wish.muted:
        await mutes.mute(server.store, me.hash, seats, seat, server.now())
    else:
        await mutes.unmute(server.store, me.hash, seats, seat)
    return MutedSeats(seats=await mutes.muted_seats(server.store, me.hash, seats))


# --- What I watch ---------------------------------------------------------------------------------


@routes.get("/me/watched")
async def my_watched(server: Here, request: Request) -> TableList:
    """The tables that I follow without a seat."""
    player = server.people.player_of(request)
    found = [] if player is None else await server.store.watched(player, MOST_LISTED)
    return TableList(tables=[table_line(*line) for line in found])


@routes.get("/tables/{id}/watch")
async def is_watched(server: Here, request: Request, id: Id) -> Watched:
    """Whether I follow a table."""
    player = server.people.player_of(request)
    return Watched(watched=player is not None and await server.store.watches(player, id))


@routes.post("/tables/{id}/watch")
async def set_watch(
    server: Here, request: Request, response: Response, id: Id, wish: SetWatch
) -> Watched:
    """Follows a table, or no more."""
    async with server.tables.at(id):
        pass  # there is such a table
    check_rate(server.joining, request)
    _, me = await server.people.meet(request, response, server.now())
    await watch(server, me.hash, id, on=wish.watched)
    return Watched(watched=wish.watched)


async def watch(server: Server, player: str, id: str, *, on: bool) -> None:
    """Somebody follows a table, or no more."""
    if not on:
        await server.store.unwatch(player, id)
    elif not await server.store.watch(player, id, server.now(), MOST_WATCHED):
        raise Denied("watches-full", most=MOST_WATCHED)
