"""The web application: routes, probes and refusals."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from functools import cache
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute

from dolmen import __version__
from dolmen.core.message import Refusal
from dolmen.server.api import api
from dolmen.server.api.context import retry_after
from dolmen.server.description import NAME, Served
from dolmen.server.documentation import docs_routes
from dolmen.server.guards import Guards
from dolmen.server.page import assets, find_page, is_of_page, page_routes, show_page
from dolmen.server.plain import compile_pages, plain_pages, refusal_page
from dolmen.server.refusals import STATUS, Denied, code_of
from dolmen.server.server import Server
from dolmen.server.speaker import Speaker
from dolmen.server.store import Unstored
from dolmen.server.typed_text import routes as typed
from dolmen.words import read_all

METRICS_TYPE: Final = "text/plain; version=0.0.4"
API: Final = "/api/"
# What proxies add to a request.
PASSED_ON: Final = ("forwarded", "via", "x-forwarded-for", "x-real-ip")
LOCAL_NAME: Final = "localhost"

Answer = Callable[..., Response]


def build_app(server: Server) -> FastAPI:
    """The application of a server."""

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.close()

    # The pages that FastAPI would serve beside load scripts from elsewhere.
    app = Served(
        title=NAME,
        version=__version__,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/openapi.json",
    )
    app.state.server = server
    app.routes.extend(_interface())
    page = find_page()
    app.state.has_page = page is not None
    if page is not None:
        app.include_router(page_routes(page))
        app.mount("/assets", assets(page))
    app.routes.extend(docs_routes())
    app.routes.extend(_plain(app.state.has_page))
    _add_probes(app, server)
    answer = _answers(server, page)
    _add_refusals(app, server, answer)
    app.add_middleware(
        Guards,
        metrics=server.metrics,
        origins=server.origins,
        doors=server.doors,
        blocks=server.blocks,
        refuse=answer,
    )
    return app


@cache
def _interface() -> list[BaseRoute]:
    """The routes of the interface. They know the server by the request alone, so all applications
    of a process share them: what FastAPI works out of each of their signatures takes longer than
    everything else that a server begins with."""
    together = APIRouter()
    together.include_router(api)
    together.include_router(typed.routes)
    return together.routes


@cache
def _plain(has_page: bool) -> list[BaseRoute]:
    """The same of the pages without script."""
    together = APIRouter()
    together.include_router(plain_pages(has_page=has_page))
    return together.routes


def prepare() -> None:
    """Makes what all servers of a process share: routes, languages and pages."""
    _interface()
    _plain(find_page() is not None)
    read_all()
    compile_pages()


def warm_up(app: FastAPI) -> None:
    """Makes what is made once for all: languages, pages, the description. Each of them takes longer
    than anybody may be held up by whoever comes first. All of it is plain Python, which lets others
    go on every few milliseconds, so a thread does it while the first people come."""
    prepare()
    app.openapi()


def _add_probes(app: FastAPI, server: Server) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        """The process lives, and which version it is."""
        return PlainTextResponse(f"ok {__version__}\n")

    @app.get("/readyz", include_in_schema=False)
    async def readyz() -> Response:
        """The store can be read and written."""
        ready = await server.store.ready()
        return PlainTextResponse("ready\n" if ready else "not ready\n", 200 if ready else 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        """The figures for Prometheus: for whoever asks on this machine itself, and nowhere if they
        have a port of their own."""
        if server.settings.metrics_port is not None or not is_local(request):
            raise Denied("unknown-page")
        return Response(server.metrics.text(), media_type=METRICS_TYPE)


def is_local(request: Request) -> bool:
    """Whether a program on this machine asks, not a proxy for somebody else: a proxy says for whom,
    or passes the name on that people type."""
    client = "" if request.client is None else request.client.host
    is_passed_on = any(header in request.headers for header in PASSED_ON)
    return not is_passed_on and all(map(_is_loopback, (client, request.url.hostname or "")))


def _is_loopback(host: str) -> bool:
    if host == LOCAL_NAME:
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _answers(server: Server, built: Path | None) -> Answer:
    """Every refusal is answered with code, reason and sentence, in the caller's language; where
    there is nothing, by the page itself."""

    def answer(request: Request, refusal: Refusal, headers: Mapping[str, str] = {}) -> Response:
        lang = server.people.language_of(request, request.query_params.get("lang"))
        code = code_of(refusal)
        server.metrics.refused.labels(code).inc()
        headers = {**headers, **retry_after(refusal.message.args)}
        if not request.url.path.startswith(API):
            if built is not None and code == "unknown-page" and is_of_page(request):
                return show_page(built, STATUS[code])
            page = refusal_page(request, refusal, lang, STATUS[code])
            page.headers.update(headers)
            return page
        problem = Speaker((), lang).problem(refusal)
        return JSONResponse(problem.model_dump(), STATUS[code], headers)

    return answer


def _add_refusals(app: FastAPI, server: Server, answer: Answer) -> None:
    """Whatever a handler raises becomes an answer."""

    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        return answer(request, refusal)

    @app.exception_handler(Unstored)
    async def unstored(request: Request, _: Exception) -> Response:
        return answer(request, Denied("unstored"), {"Retry-After": "5"})

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        return answer(request, Denied("malformed", why=first_error(error)))

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        codes = {404: "unknown-page", 405: "no-such-method"}
        denied = (
            Denied(codes[error.status_code])
            if error.status_code in codes
            else Denied("malformed", why=str(error.detail))
        )
        return answer(request, denied, error.headers or {})


def first_error(error: RequestValidationError) -> str:
    """The first thing that is wrong with a body, with its place."""
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return f"{place}: {first['msg']}"
