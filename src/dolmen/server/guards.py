"""What stands before every request: sizes, hosts, origins, the budget of an address, headers, and
a line in the log.

Written against ASGI itself, since Starlette's base class for middleware reads bodies into memory
before anybody could say that they are too large."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dolmen.core.message import Refusal
from dolmen.server.doors import Doors, address_of
from dolmen.server.house.blocks import Blocks
from dolmen.server.metrics import Metrics
from dolmen.server.origins import Origins
from dolmen.server.refusals import Denied, code_of
from dolmen.server.wire.fields import BODY_LIMIT, RECORD_LIMIT

log = logging.getLogger("dolmen.requests")
faults = logging.getLogger("dolmen.server")

DIRECTIVES: Final = (
    "default-src 'none'",
    "script-src 'self'",
    # Boards put pieces where they are: positions are computed and set on the element.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
)
HEADERS: Final = {
    "Content-Security-Policy": "; ".join(DIRECTIVES),
    "X-Content-Type-Options": "nosniff",
    # Links hold keys: nobody else hears where a visitor came from.
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
UPLOADS: Final = ("/api/records", "/records", "/plain/records")
# What is counted by itself: files, so that a page can be read by whoever has nothing left.
FILES: Final = ("/assets/", "/docs/", "/plain.css", "/plain/plain.css", "/healthz")
# How long a body may take: so many seconds, and one more for each of so many bytes of it.
BODY_SECONDS: Final = 10.0
BODY_BYTES_PER_SECOND: Final = 4096
CLOSE: Final = {"Connection": "close"}
# What a request costs that is refused before anything is done for it. That an address has nothing
# left costs it nothing more: then waiting as long as it was told always helps.
REFUSAL_MILLISECONDS: Final = 0.5


class Guards:
    """Wraps the app."""

    def __init__(
        self,
        app: ASGIApp,
        metrics: Metrics,
        origins: Origins,
        doors: Doors,
        blocks: Blocks,
        refuse: Callable[..., Response],
    ) -> None:
        self.app = app
        self.metrics = metrics
        self.origins = origins
        self.doors = doors
        self.blocks = blocks
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, watched."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status, begun_answer = 500, False

        async def answer(message: Message) -> None:
            nonlocal status, begun_answer
            if message["type"] == "http.response.start":
                status, begun_answer = message["status"], True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            await self._let_through(scope, receive, answer)
        except Refusal as refusal:
            # What is still under way is read and forgotten, so that the answer is heard; only
            # whoever takes for ever is not waited for.
            end = CLOSE if code_of(refusal) == "too-slow" else {}
            if code_of(refusal) == "too-many":
                await self.doors.hold(address_of(scope))
            else:
                self.doors.budget.spend(purse_of(scope), REFUSAL_MILLISECONDS)
            await self.refuse(Request(scope), refusal, end)(scope, receive, answer)
        except Exception as error:
            self.metrics.faults.inc()
            faults.error("a request failed", exc_info=error)
            if begun_answer:
                raise
            await self.refuse(Request(scope), Denied("broken"))(scope, receive, answer)
        finally:
            # The template of the route, never the path: paths hold keys.
            route = getattr(scope.get("route"), "path", "none")
            self.metrics.requests.labels(route, str(status)).inc()
            log.info(
                "request",
                extra={
                    "method": scope["method"],
                    "route": route,
                    "status": status,
                    "ms": round((time.perf_counter() - begun) * 1000, 1),
                },
            )

    async def _let_through(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuses a request from elsewhere, whoever is kept out, one whose body is too large or
        comes too slowly, and one of an address that has cost too much; passes on the rest."""
        headers = Headers(scope=scope)
        address = purse_of(scope)
        self.doors.check(address)
        self.origins.check_host(headers)
        if not scope["path"].startswith(FILES):
            self.blocks.check(scope)
        if scope["method"] not in SAFE_METHODS:
            self.origins.check_origin(headers, scope["scheme"])
            limit = RECORD_LIMIT if scope["path"] in UPLOADS else BODY_LIMIT
            receive = replayed(await read_body(receive, limit), receive)
        async with await self.doors.enter(address) as turn:

            async def answer(message: Message) -> None:
                # A slow reader keeps nobody else of its address waiting.
                turn.give_place()
                await send(message)

            await turn.measure(self.app(scope, receive, answer))


def purse_of(scope: Scope) -> str:
    """What a request is paid from: what its address has for everything, or for files."""
    address = address_of(scope)
    return f"{address} files" if scope["path"].startswith(FILES) else address


async def read_body(receive: Receive, limit: int) -> bytes:
    """A body up to a size, if it comes in a reasonable time."""
    body = b""
    more = True
    begun = asyncio.get_running_loop().time()
    while more:
        patience = begun + BODY_SECONDS + len(body) / BODY_BYTES_PER_SECOND
        try:
            async with asyncio.timeout_at(patience):
                message = await receive()
        except TimeoutError:
            raise Denied("too-slow") from None
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > limit:
            raise Denied("too-large", most=limit // 1024)
    return body


def replayed(body: bytes, receive: Receive) -> Receive:
    """Gives a body that was read already, then whatever comes after it."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
