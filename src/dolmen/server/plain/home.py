"""The first page: what there is to play, and my games."""

from functools import partial
from typing import Final

from fastapi import APIRouter, Response

from dolmen.games import TITLES, playable, seat_counts
from dolmen.server.api.context import MOST_LISTED
from dolmen.server.plain.levels import tell_levels
from dolmen.server.plain.spans import tell_span
from dolmen.server.plain.visit import STYLE, Visited
from dolmen.server.puzzles import puzzles_of
from dolmen.server.table.summary import table_line
from dolmen.server.wire.answers import TableLine

pages = APIRouter(include_in_schema=False)

MAX_AGE: Final = "public, max-age=31536000, immutable"


@pages.get("/plain.css")
async def style() -> Response:
    """How the pages look."""
    return Response(STYLE, media_type="text/css", headers={"Cache-Control": MAX_AGE})


@pages.get("/")
async def home(visit: Visited) -> Response:
    """What there is to play, and my games."""
    store, served = visit.server.store, visit.server.served.now()
    mine: list[TableLine] = []
    if visit.player is not None:
        found = await store.tables_of(visit.player, MOST_LISTED)
        mine = [table_line(*line, served) for line in found]
    known = {line.id for line in mine}
    public = [
        table_line(row, seats, (), served)
        for row, seats, _ in await store.public_tables(MOST_LISTED)
        if row.id not in known
    ]
    return visit.render(
        "home.html",
        compiling=visit.server.builds.state == "compiling",
        daily=[title for title in playable() if TITLES[title].daily],
        best=[title for title in playable() if TITLES[title].best],
        games=[
            (title, counts := seat_counts(title), tell_levels(title, counts[0], visit.words))
            for title in playable()
        ],
        puzzles={title for title in playable() if puzzles_of(title)},
        mine=sorted(
            mine, key=lambda line: (not line.my_turn, line.status not in ("playing", "open"))
        ),
        public=public,
        name=visit.name,
        is_known=visit.me is not None,
        span=partial(tell_span, visit.words),
    )
