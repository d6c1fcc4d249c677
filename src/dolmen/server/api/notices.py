"""How I want to be told whose turn it is, where no page is open."""

from fastapi import Request, Response

from dolmen.server.api.context import Here, Id, check_rate, new_routes, person
from dolmen.server.server import Server
from dolmen.server.wire.notices import AddMail, AddPush, AddWebhook, NoticesInfo

routes = new_routes()


@routes.get("/me/notices")
async def notices(server: Here, request: Request) -> NoticesInfo:
    """How I am told; nobody else is shown it."""
    return await server.means.of(server.people.player_of(request))


@routes.post("/me/notices/push", status_code=201)
async def add_push(
    server: Here, request: Request, response: Response, wish: AddPush
) -> NoticesInfo:
    """A device wants pushes, in the language of the request."""
    check_rate(server.telling, request)
    who = await person(server, request, response)
    await server.means.add_push(who.player, await language(server, request), wish)
    return await server.means.of(who.player)


@routes.post("/me/notices/webhook", status_code=201)
async def add_webhook(
    server: Here, request: Request, response: Response, wish: AddWebhook
) -> NoticesInfo:
    """An address where I read messages."""
    check_rate(server.telling, request)
    who = await person(server, request, response)
    await server.means.add_webhook(who.player, await language(server, request), wish)
    return await server.means.of(who.player)


@routes.post("/me/notices/mail", status_code=201)
async def add_mail(
    server: Here, request: Request, response: Response, wish: AddMail
) -> NoticesInfo:
    """An address that gets a mail a day. It is asked first, and gets nothing before it answers."""
    check_rate(server.telling, request)
    who = await person(server, request, response)
    await server.means.add_mail(who.player, await language(server, request), wish)
    return await server.means.of(who.player)


@routes.post("/me/notices/{id}/try", status_code=204, response_class=Response)
async def try_out(server: Here, request: Request, id: Id) -> Response:
    """Sends a notice that is about nothing, to see whether it comes."""
    check_rate(server.telling, request)
    await server.means.try_out(server.people.player_of(request), id)
    return Response(status_code=204)


@routes.post("/me/notices/{id}/remove")
async def remove(server: Here, request: Request, id: Id) -> NoticesInfo:
    """I want no more of it."""
    player = server.people.player_of(request)
    await server.means.remove(player, id)
    return await server.means.of(player)


async def language(server: Server, request: Request) -> str:
    """What somebody reads: what their page is in, or else the language they chose."""
    known = None if "accept-language" in request.headers else await server.people.known(request)
    return server.people.language_of(request, known.lang if known else None)
