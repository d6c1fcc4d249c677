"""The page itself: built files, served as they are, packed for whoever can unpack them. Where it
was not built, the page without script stands in its place."""

import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

from dolmen.games import TITLES
from dolmen.server.challenge import TODAY, challenge_of, read_day
from dolmen.server.refusals import STATUS, Denied
from dolmen.server.server import Server
from dolmen.server.store import Unstored

# Another build, for whoever works on the page.
PLACE: Final = "DOLMEN_PAGE"
BUILT: Final = Path(__file__).with_name("built")
INDEX: Final = "index.html"
METHODS: Final = ("GET", "HEAD")
# What the page does not answer for.
ELSEWHERE: Final = ("/plain/", "/assets/")
# Files under assets have their digest in their name: what was fetched once stays good.
FOREVER: Final = "public, max-age=31536000, immutable"
FRESH: Final = "no-cache"


async def _is_there(server: Server, names: dict[str, str]) -> bool:
    return True


async def _is_title(server: Server, names: dict[str, str]) -> bool:
    return names["title"] in TITLES


async def _has_daily(server: Server, names: dict[str, str]) -> bool:
    try:
        challenge_of(names["title"], read_day(names.get("day", TODAY), server.now()))
    except Denied:
        return False
    return True


async def _is_table(server: Server, names: dict[str, str]) -> bool:
    return await server.store.table(names["id"]) is not None


async def _are_records(server: Server, names: dict[str, str]) -> bool:
    """Records are uploaded files, and the games of tables."""
    store = server.store
    for id in names.values():
        if await store.record(id) is None and await store.table(id) is None:
            return False
    return True


# What the page itself tells apart (web/src/lib/router), and whether what an address names is there.
PATHS: Final[dict[str, Callable[[Server, dict[str, str]], Awaitable[bool]]]] = {
    "/": _is_there,
    "/make/{title}": _is_title,
    "/table/{id}": _is_table,
    "/seat/{id}/{key}": _is_table,
    "/me/{key}": _is_there,
    "/mine": _is_there,
    "/look/{id}/{key}": _is_table,
    "/record/{id}": _are_records,
    "/review/{id}": _are_records,
    "/compare/{id}/{other}": _are_records,
    "/same/{id}": _are_records,
    "/rules/{title}": _is_title,
    "/lessons/{title}": _is_title,
    "/puzzles/{title}": _is_title,
    "/daily/{title}": _has_daily,
    "/daily/{title}/{day}": _has_daily,
}


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

    def serve(path: str, answer: Callable[[Request], Awaitable[Response]]) -> None:
        router.add_api_route(path, answer, methods=list(METHODS))

    for path in PATHS:
        serve(path, _shown(folder, path))
    for file in folder.iterdir():
        if file.is_file() and file.name != INDEX:
            serve(f"/{file.name}", _sent(file))
    return router


def is_of_page(request: Request) -> bool:
    """Whether it is for the page to say that there is nothing here."""
    return request.method in METHODS and not request.url.path.startswith(ELSEWHERE)


def show_page(folder: Path, status: int) -> Response:
    """The page; whether there is something at its address is said by the status alone, and the page
    itself finds the words."""
    return _file(folder / INDEX, status)


def _shown(folder: Path, path: str) -> Callable[[Request], Awaitable[Response]]:
    """The page at one of its addresses."""

    async def answer(request: Request) -> Response:
        try:
            is_there = await PATHS[path](request.app.state.server, request.path_params)
        except Unstored:
            is_there = True  # the page will hear of it
        return show_page(folder, 200 if is_there else STATUS["unknown-page"])

    return answer


def _sent(file: Path) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        return _file(file, 200)

    return answer


def _file(file: Path, status: int) -> Response:
    return FileResponse(file, status, headers={"Cache-Control": FRESH})
