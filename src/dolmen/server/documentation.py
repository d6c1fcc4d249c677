"""The docs at /docs: a small site of plain files, made by `make site` (tools/site.py). Where it was
not made, that is said. It may be made while the server runs."""

from pathlib import Path
from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from dolmen.server.refusals import Denied

DOCS: Final = "/docs"
SITE: Final = Path(__file__).with_name("site")
FRESH: Final = "no-cache"


class Documentation(StaticFiles):
    """The files of the site."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers, if there is a site."""
        if not (SITE / "index.html").exists():
            raise Denied("unbuilt-docs")
        await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file of the docs, to be asked for again: a new version has another."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = FRESH
        return response


def docs_routes() -> list[Route | Mount]:
    """The routes of the docs. They are the same for everybody, so they may be packed."""
    files: ASGIApp = Documentation(directory=SITE, html=True, check_dir=False)

    async def enter(_: object) -> Response:
        return RedirectResponse(f"{DOCS}/")

    return [Route(DOCS, enter), Mount(DOCS, GZipMiddleware(files))]
