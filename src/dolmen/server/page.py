"""The page itself: built files, served as they are, packed for whoever can unpack them. Where it
was not built, the page without script stands in its place."""

import os
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Response
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

# Another build, for whoever works on the page.
PLACE: Final = "DOLMEN_PAGE"
BUILT: Final = Path(__file__).with_name("built")
INDEX: Final = "index.html"
# What the page itself tells apart (web/src/lib/router).
PATHS: Final = (
    "/",
    "/make/{title}",
    "/table/{id}",
    "/seat/{id}/{key}",
    "/me/{key}",
    "/record/{id}",
    "/compare/{id}/{other}",
    "/rules/{title}",
)
# Files under assets have their digest in their name: what was fetched once stays good.
FOREVER: Final = "public, max-age=31536000, immutable"
FRESH: Final = "no-cache"


def find_page() -> Path | None:
    """The built page, if there is one."""
    folder = Path(os.environ.get(PLACE) or BUILT)
    return folder if (folder / INDEX).exists() else None


class Assets(StaticFiles):
    """Files that never change under their name."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, to be kept by whoever fetches it."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = FOREVER
        return response


def assets(folder: Path) -> ASGIApp:
    """The files of a built page that have their digest in their name. Only these are packed: what
    is said to one person never is, so that its length tells nothing."""
    return GZipMiddleware(Assets(directory=folder / "assets"))


def page_routes(folder: Path) -> APIRouter:
    """The routes of a built page."""
    router = APIRouter(include_in_schema=False)

    def serve(path: str, file: Path) -> None:
        async def answer() -> Response:
            return FileResponse(file, headers={"Cache-Control": FRESH})

        router.add_api_route(path, answer, methods=["GET", "HEAD"])

    for path in PATHS:
        serve(path, folder / INDEX)
    for file in folder.iterdir():
        if file.is_file() and file.name != INDEX:
            serve(f"/{file.name}", file)
    return router
