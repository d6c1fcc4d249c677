"""What stands before every request: sizes, origins, headers, and a line in the log.

Written against ASGI itself, since Starlette's base class for middleware reads bodies into memory
before anybody could say that they are too large."""

import logging
import time
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dolmen.server.metrics import Metrics
from dolmen.server.refusals import Denied
from dolmen.server.wire.fields import BODY_LIMIT, RECORD_LIMIT

log = logging.getLogger("dolmen.requests")

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


class Guards:
    """Wraps the app."""

    def __init__(
        self,
        app: ASGIApp,
        metrics: Metrics,
        address: str | None,
        refuse: Callable[[Request, Denied], Response],
    ) -> None:
        self.app = app
        self.metrics = metrics
        self.address = address
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, watched."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            await self._let_through(scope, receive, answer)
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
        """Refuses a request from elsewhere or one whose body is too large; passes on the rest."""
        headers = Headers(scope=scope)
        limit = RECORD_LIMIT if scope["path"] in UPLOADS else BODY_LIMIT
        denied: Denied | None = None
        body: bytes | None = None
        if scope["method"] not in SAFE_METHODS:
            if self._is_own(headers):
                body = await read_body(receive, limit)
                denied = Denied("too-large", most=limit // 1024) if body is None else None
            else:
                denied = Denied("foreign-origin")
        if denied is not None:
            await self.refuse(Request(scope), denied)(scope, receive, send)
            return
        await self.app(scope, receive if body is None else replayed(body, receive), send)

    def _is_own(self, headers: Headers) -> bool:
        return is_own_origin(headers.get("origin"), headers.get("host"), self.address)


async def read_body(receive: Receive, limit: int) -> bytes | None:
    """A body up to a size; None if it is larger."""
    body = b""
    more = True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > limit:
            return None
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


def is_own_origin(origin: str | None, host: str | None, address: str | None) -> bool:
    """Whether a browser's page comes from this very server; programs send no origin."""
    if origin is None:
        return True
    own = host if address is None else urlsplit(address).netloc
    return urlsplit(origin).netloc == own
