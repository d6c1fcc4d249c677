"""All that is kept of somebody, as a file of their own: JSON, or their games as a table."""

import csv
import io
import json
from datetime import UTC, datetime
from typing import Any, Final

from dolmen.server.house.papers import belongings, table_line
from dolmen.server.results import Reckoning, games_of
from dolmen.server.store import PlayerRow, Store
from dolmen.server.store.reader import LIVE
from dolmen.server.wire.people import Game

MOST_UPLOADS: Final = 10_000
MOST_LIVE: Final = 10_000
COLUMNS: Final = (
    "table",
    "title",
    "ended",
    "seats",
    "seat",
    "players",
    "bots",
    "end",
    "points",
    "rank",
    "all_points",
    "all_ranks",
    "counts",
)
# What a spreadsheet would take for the beginning of a formula.
FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")


async def as_json(store: Store, me: PlayerRow) -> bytes:
    """Everything. Games are written as they are read, some at a time: somebody may have thousands,
    and nobody else waits for them."""
    sums, games = Reckoning(), list[str]()
    async for game, opponents in games_of(store, me.hash):
        sums.add(game, opponents)
        games.append(game.model_dump_json())
    rest = {
        "tables": [
            table_line(one, me.hash) for one in await store.tables_of(me.hash, MOST_LIVE, LIVE)
        ],
        "uploads": [
            {
                "id": one.id,
                "title": one.title,
                "at": one.at,
                "lines": f"/api/records/{one.id}/lines",
            }
            for one in await store.record_lines(MOST_UPLOADS, me.hash)
        ],
        **await belongings(store, me.hash),
    }
    parts: dict[str, str] = {
        "name": _text(me.name),
        "lang": _text(me.lang),
        "created": _text(me.created),
        "results": sums.results().model_dump_json(),
        "games": f"[{','.join(games)}]",
        **{key: _text(value) for key, value in rest.items()},
    }
    lines = [f"{json.dumps(key)}: {text}" for key, text in parts.items()]
    return f"{{{', '.join(lines)}}}\n".encode()


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


async def as_csv(store: Store, me: PlayerRow) -> bytes:
    """The games, one a line."""
    page = io.StringIO()
    lines = csv.writer(page)
    lines.writerow(COLUMNS)
    async for game, _ in games_of(store, me.hash):
        lines.writerow([_safe(cell) for cell in _cells(game)])
    return page.getvalue().encode()


def _cells(game: Game) -> list[Any]:
    result = game.result
    return [
        game.table,
        game.title,
        datetime.fromtimestamp(game.ended / 1000, UTC).isoformat(timespec="seconds"),
        len(game.names),
        game.seat + 1,
        " / ".join(game.names),
        " / ".join(bot or "" for bot in game.bots),
        result.how,
        result.scores[game.seat],
        result.ranks[game.seat],
        " / ".join(map(str, result.scores)),
        " / ".join(map(str, result.ranks)),
        "yes" if game.counts else "no",
    ]


def _safe(cell: Any) -> Any:
    """A text that no spreadsheet reads as a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULAS) else cell
