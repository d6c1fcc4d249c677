"""The HTTP interface, for pages, programs and bots. Handlers only translate; the work is done in
the rooms beside."""

from functools import cache
from typing import Annotated, Any, Final, cast

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response, WebSocket
from msgspec import Struct

from dolmen.bots import BOTS
from dolmen.core.message import Message
from dolmen.games import TITLES, open_game, options, seat_counts
from dolmen.server.hub import Desk
from dolmen.server.keys import hash_key
from dolmen.server.limits import Rate
from dolmen.server.listed import table_line
from dolmen.server.people import me_path
from dolmen.server.refusals import STATUS, Denied
from dolmen.server.server import Server
from dolmen.server.shown import table_state
from dolmen.server.speaker import Speaker
from dolmen.server.store import PlayerRow
from dolmen.server.tables import Person, check_name, seat_of_token, seat_path
from dolmen.server.viewers import Actor
from dolmen.server.wire import (
    RECORD_LIMIT,
    Branch,
    Carry,
    ClauseText,
    Curve,
    Join,
    Language,
    Me,
    NewTable,
    OptionInfo,
    Problem,
    RecordInfo,
    Refused,
    RulesText,
    Seated,
    SetBot,
    SetMe,
    SetWebhook,
    Sheet,
    Sit,
    TableList,
    TableMade,
    TitleInfo,
    TitleList,
    decode_act,
    encode,
)
from dolmen.words import Words

JSON: Final = "application/json"
LINES: Final = "application/jsonl"
TEXT: Final = "text/plain"
TOLD: Final = {"$ref": "#/components/schemas/EntryTold"}
# The header that brings the key of a seat link along.
SEAT_KEY: Final = "x-dolmen-seat"
MOST_LISTED: Final = 100
MOST_STORY: Final = 200

Seat = Annotated[int | None, Query(ge=0, le=6)]
SeatInPath = Annotated[int, Path(ge=0, le=6)]
Lang = Annotated[Language | None, Query()]
Id = Annotated[str, Path(min_length=1, max_length=64)]
Title = Annotated[str, Path(max_length=40)]


def server_of(request: Request) -> Server:
    """The server that answers."""
    server: Server = request.app.state.server
    return server


Here = Annotated[Server, Depends(server_of)]


def problems(*codes: int) -> dict[int | str, dict[str, Any]]:
    """The refusals an operation can answer with, for its description."""
    always = (400, 404, 405, 413, 422, 429, 503)
    return {code: {"model": Problem, "description": "Refused"} for code in (*always, *codes)}


def live_answer(name: str) -> dict[int | str, dict[str, Any]]:
    """Describes an answer that is a message of the socket."""
    schema = {"$ref": f"#/components/schemas/{name}"}
    return {200: {"content": {JSON: {"schema": schema}}, "description": "As the socket says it"}}


api = APIRouter(prefix="/api", responses=problems(403, 409))


async def person(server: Server, request: Request, response: Response) -> Person:
    """Whoever asks, with a new identity if there was none."""
    _, row = await server.people.meet(request, response, server.now())
    lang = server.people.language_of(request, row.lang)
    return Person(row.hash, row.name, Words(lang).text("server-somebody"))


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def check_rate(rate: Rate, request: Request) -> None:
    """Refuses what comes too often from one address."""
    if not rate.allow(address_of(request)):
        raise Denied("too-many")


# --- What there is -------------------------------------------------------------------------------


@api.get("/titles")
async def titles() -> TitleList:
    """The titles, their seat counts and options, and the bots."""
    return TitleList(titles=[title_info(title) for title in TITLES], bots=list(BOTS))


@cache
def title_info(title: str) -> TitleInfo:
    """A title with everything a table may choose."""
    counts = seat_counts(title)
    chosen = {
        seats: [
            OptionInfo(name=option.name, allowed=list(option.allowed), hint=option.hint)
            for option in options(title, seats)
        ]
        for seats in counts
    }
    version = open_game(title, counts[0]).version
    return TitleInfo(title=title, version=version, seats=list(counts), options=chosen)


@api.get("/rules/{title}")
async def rules(title: Title, lang: Language = "en") -> RulesText:
    """The clauses of a title."""
    if title not in TITLES:
        raise Denied("unknown-page")
    words = Words(lang)
    clauses = [ClauseText(id=id, text=words.text(id)) for id in words.ids(f"{title}-rules")]
    return RulesText(title=title, lang=lang, clauses=clauses)


# --- Who I am ------------------------------------------------------------------------------------


@api.get("/me")
async def me(server: Here, request: Request, response: Response) -> Me:
    """Who I am here; somebody new gets an identity, in a cookie."""
    if await server.people.known(request) is None:
        check_rate(server.joining, request)
    key, row = await server.people.meet(request, response, server.now())
    return Me(name=row.name, lang=cast(Any, row.lang), path=me_path(key))


@api.post("/me")
async def set_me(server: Here, request: Request, response: Response, wish: SetMe) -> Me:
    """What I am called and read; left out, it stays as it was."""
    given = None if wish.name is None else check_name(wish.name)
    if await server.people.known(request) is None:
        check_rate(server.joining, request)
    key, row = await server.people.meet(request, response, server.now())
    changed = PlayerRow(row.hash, given or row.name, wish.lang or row.lang, row.created)
    await server.store.save_player(changed)
    return Me(name=changed.name, lang=cast(Any, changed.lang), path=me_path(key))


@api.post("/me/carry")
async def carry(server: Here, request: Request, response: Response, wish: Carry) -> Me:
    """Takes an identity over to this device."""
    check_rate(server.joining, request)
    row = await server.store.player(hash_key(wish.key))
    if row is None:
        raise Denied("wrong-key")
    server.people.give(response, wish.key)
    return Me(name=row.name, lang=cast(Any, row.lang), path=me_path(wish.key))


@api.get("/me/tables")
async def my_tables(server: Here, request: Request) -> TableList:
    """The tables I sit at."""
    player = server.people.player_of(request)
    if player is None:
        return TableList(tables=[])
    found = await server.store.tables_of(player, MOST_LISTED)
    return TableList(tables=[table_line(*line) for line in found])


# --- Tables --------------------------------------------------------------------------------------


@api.get("/tables")
async def public_tables(server: Here) -> TableList:
    """The public tables that wait for players or are played."""
    found = await server.store.public_tables(MOST_LISTED)
    return TableList(tables=[table_line(*line) for line in found])


@api.post("/tables", status_code=201)
async def make_table(
    server: Here, request: Request, response: Response, wish: NewTable
) -> TableMade:
    """Makes a table. With no open seat it starts at once."""
    check_rate(server.making, request)
    return await server.tables.make(await person(server, request, response), wish)


@api.get("/tables/{id}", responses=live_answer("TableState"))
async def table(server: Here, id: Id) -> Response:
    """A table as everybody may know it."""
    async with server.hub.at(id) as desk:
        return live(table_state(desk))


@api.post("/tables/{id}/join")
async def join(server: Here, request: Request, response: Response, id: Id, wish: Join) -> Seated:
    """Sits down at an open seat."""
    check_rate(server.joining, request)
    async with server.hub.at(id) as desk:
        who = await person(server, request, response)
        who.name = wish.name or who.name
        seat, key = await server.tables.join(desk, who, wish.seat)
    return Seated(table=id, seat=seat, path=seat_path(id, key))


@api.post("/tables/{id}/sit")
async def sit(server: Here, request: Request, response: Response, id: Id, wish: Sit) -> Seated:
    """Sits down with a seat link: this device has the seat as well from now on."""
    check_rate(server.joining, request)
    async with server.hub.at(id) as desk:
        seat_of_token(desk, wish.token)  # a wrong key makes nobody's acquaintance
        who = await person(server, request, response)
        seat = await server.tables.sit(desk, who.player, wish.token)
    return Seated(table=id, seat=seat, path=seat_path(id, wish.token))


@api.post("/tables/{id}/leave/{seat}", responses=live_answer("TableState"))
async def leave(server: Here, request: Request, id: Id, seat: SeatInPath) -> Response:
    """Before the start: stands up again."""
    async with server.hub.at(id) as desk:
        if seat not in desk.room.seats_of(server.people.player_of(request)):
            raise Denied("watching")
        if desk.room.row.status != "open":
            raise Denied("already-started")
        await server.tables.free(desk, seat)
        return live(table_state(desk))


@api.post("/tables/{id}/start", responses=live_answer("TableState"))
async def start(server: Here, request: Request, id: Id) -> Response:
    """The host starts the game."""
    async with server.hub.at(id) as desk:
        check_host(server, request, desk)
        await server.tables.start(desk)
        return live(table_state(desk))


@api.post("/tables/{id}/seats/{seat}/bot", responses=live_answer("TableState"))
async def set_bot(
    server: Here, request: Request, id: Id, seat: SeatInPath, wish: SetBot
) -> Response:
    """The host lets a bot play a seat: before the start for good, later in a person's stead."""
    async with server.hub.at(id) as desk:
        check_host(server, request, desk)
        await server.tables.set_bot(desk, seat, wish.bot)
        return live(table_state(desk))


@api.post("/tables/{id}/seats/{seat}/free", responses=live_answer("TableState"))
async def free(server: Here, request: Request, id: Id, seat: SeatInPath) -> Response:
    """The host opens a seat again before the start, or gives a person's seat back to them; a person
    may take the own seat back as well."""
    async with server.hub.at(id) as desk:
        if seat not in desk.room.seats_of(server.people.player_of(request)):
            check_host(server, request, desk)
        await server.tables.free(desk, seat)
        return live(table_state(desk))


@api.post("/tables/{id}/webhook", responses=live_answer("TableState"))
async def set_webhook(server: Here, request: Request, id: Id, wish: SetWebhook) -> Response:
    """Where the host wants to hear whose turn it is."""
    async with server.hub.at(id) as desk:
        check_host(server, request, desk)
        await server.tables.set_webhook(desk, wish.url)
        return live(table_state(desk))


@api.post("/tables/{id}/rematch", status_code=201)
async def rematch(server: Here, request: Request, response: Response, id: Id) -> TableMade:
    """The same people once more."""
    check_rate(server.making, request)
    async with server.hub.at(id) as desk:
        who = await person(server, request, response)
        return await server.tables.rematch(desk, who)


def check_host(server: Server, request: Request, desk: Desk) -> None:
    """Refuses what only the host of a table may do."""
    if server.people.player_of(request) != desk.room.row.host:
        raise Denied("not-host")


def live(message: Struct) -> Response:
    """A message of the socket as an answer."""
    return Response(encode(message), media_type=JSON)


# --- Playing without a socket --------------------------------------------------------------------


def seat_at(server: Server, request: Request, desk: Desk, seat: int | None) -> int | None:
    """The seat somebody looks from: that of a seat key in the header, or one of the identity's."""
    token = request.headers.get(SEAT_KEY)
    if token is not None:
        return seat_of_token(desk, token)
    if seat is not None and seat not in desk.room.seats_of(server.people.player_of(request)):
        raise Denied("watching")
    return seat


def actor_at(server: Server, request: Request, seat: int | None, lang: str | None) -> Actor:
    """Whoever sends a message without a socket."""
    token = request.headers.get(SEAT_KEY)
    token_hash = None if token is None else hash_key(token)
    player = server.people.player_of(request)
    return Actor(seat, player, token_hash, address_of(request), lang)


@api.get("/tables/{id}/view", responses=live_answer("Update"))
async def view(
    server: Here,
    request: Request,
    id: Id,
    seat: Seat = None,
    since: Annotated[int | None, Query(ge=0)] = None,
    lang: Lang = None,
) -> Response:
    """The position as one seat, or a spectator, may know it."""
    async with server.hub.at(id) as desk:
        viewer = seat_at(server, request, desk, seat)
        speaker = Speaker(desk.room.names, lang)
        return live(desk.room.update(viewer, since, speaker))


@api.get(
    "/tables/{id}/story",
    response_class=Response,
    responses={200: {"content": {JSON: {"schema": {"type": "array", "items": TOLD}}}}},
)
async def story(
    server: Here,
    request: Request,
    id: Id,
    seat: Seat = None,
    after: Annotated[int, Query(ge=0)] = 0,
    lang: Lang = None,
) -> Response:
    """What was told of the moves that stand, from the beginning, at most 200 at a time."""
    async with server.hub.at(id) as desk:
        viewer = seat_at(server, request, desk, seat)
        speaker = Speaker(desk.room.names, lang)
        told = desk.room.story(viewer, after, MOST_STORY, speaker)
    return Response(msgspec.json.encode(told), media_type=JSON)


@api.post(
    "/tables/{id}/act",
    responses=live_answer("ServerMessage"),
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {JSON: {"schema": {"$ref": "#/components/schemas/Act"}}},
        }
    },
)
async def act(
    server: Here, request: Request, id: Id, seat: Seat = None, lang: Lang = None
) -> Response:
    """One message as the socket takes it, for clients without one. Answers 200 with `done` or
    `why`, or the status of the refusal with `refused`."""
    try:
        message = decode_act(await request.body())
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Denied("malformed", why=str(error)[:200]) from None
    async with server.hub.at(id) as desk:
        viewer = seat_at(server, request, desk, seat)
        actor = actor_at(server, request, viewer, lang)
    answer = await server.acting.act(id, actor, message)
    code = STATUS[answer.code] if isinstance(answer, Refused) else 200
    return Response(encode(answer), media_type=JSON, status_code=code)


# --- Records -------------------------------------------------------------------------------------


@api.post(
    "/records",
    status_code=201,
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {TEXT: {"schema": {"type": "string", "maxLength": RECORD_LIMIT}}},
        }
    },
)
async def upload(server: Here, request: Request, response: Response) -> RecordInfo:
    """Stores a record, if every line of it is right."""
    check_rate(server.making, request)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Denied("malformed", why=Message("server-no-text")) from None
    log = server.records.read(text)
    who = await person(server, request, response)
    id = await server.records.keep(who.player, log, text)
    return await server.records.info(id)


@api.get("/records/{id}")
async def record(server: Here, id: Id) -> RecordInfo:
    """What a record says of itself: an uploaded one, or that of a table that has ended."""
    return await server.records.info(id)


@api.get(
    "/records/{id}/lines",
    response_class=Response,
    responses={200: {"content": {LINES: {"schema": {"type": "string"}}}}},
)
async def record_lines(server: Here, id: Id) -> Response:
    """A record to keep."""
    lines = await server.records.lines(id)
    name = {"Content-Disposition": f'attachment; filename="dolmen-{id}.jsonl"'}
    return Response("\n".join(lines) + "\n", media_type=LINES, headers=name)


@api.get("/records/{id}/at/{count}", responses=live_answer("Update"))
async def record_at(
    server: Here,
    id: Id,
    count: Annotated[int, Path(ge=0, le=1_000_000)],
    seat: Seat = None,
    since: Annotated[int | None, Query(ge=0)] = None,
    lang: Lang = None,
) -> Response:
    """The position after so many moves of a record, and what was told of those after `since` (of
    the last one, unless said)."""
    return live(await server.records.at(id, count, seat, lang, since))


@api.get("/records/{id}/sheet")
async def record_sheet(server: Here, id: Id) -> Sheet:
    """The score sheets at the end of a record."""
    return await server.records.sheet(id)


@api.get("/records/{id}/curve")
async def record_curve(server: Here, id: Id) -> Curve:
    """The points after every move of a record."""
    return await server.records.curve(id)


@api.post("/records/{id}/branch", status_code=201)
async def branch(
    server: Here, request: Request, response: Response, id: Id, wish: Branch
) -> TableMade:
    """A new table that goes on from a point of a record."""
    check_rate(server.making, request)
    log = await server.records.log(id)
    return await server.tables.branch(await person(server, request, response), log, id, wish)


@api.websocket("/tables/{id}/live")
async def live_table(socket: WebSocket, id: str) -> None:
    """The socket of a table."""
    server: Server = socket.app.state.server
    await server.live.serve(socket, id)
