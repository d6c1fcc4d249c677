"""Commands for whoever hosts a server, also while it runs: `tables`, `check-records`, `backup` and
`restore`."""

import asyncio
import os
import sys
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TextIO

from cyclopts import App, Parameter

from dolmen.commands import FAILED, require_extra
from dolmen.commands.kept import data_folder
from dolmen.commands.screen import show_json, show_line, show_rows
from dolmen.commands.waiting import Tick, progress
from dolmen.words import Words

if TYPE_CHECKING:
    from dolmen.server.checks import Checked

# Where `dolmen serve` keeps tables unless told otherwise, as environment variables say it.
DATABASE: Final = "DOLMEN_DATABASE"
DATA: Final = "DOLMEN_DATA"


def add(app: App, words: Words) -> None:
    """Adds the commands."""
    where = Annotated[
        str | None,
        Parameter(
            name="--database",
            help=f"{words.text('hosting-database')} [{DATABASE}]",
            env_var=DATABASE,
            metavar="URL",
        ),
    ]
    folder = Annotated[
        Path | None,
        Parameter(
            name="--data",
            help=f"{words.text('serve-data')} [{DATA}]",
            env_var=DATA,
            metavar=words.text("cli-label-folder"),
        ),
    ]
    file = Annotated[
        Path,
        Parameter(
            help=words.text("hosting-file"),
            metavar=words.text("cli-label-file"),
            allow_leading_hyphen=True,
        ),
    ]
    as_json = Annotated[bool, Parameter(help=words.text("cli-json-help"))]

    @app.command(
        name="tables", help=words.text("cli-tables-help"), usage=words.text("cli-tables-usage")
    )
    def tables(*, database: where = None, data: folder = None, json: as_json = False) -> int:
        lines = asyncio.run(list_tables(place_of(database, data)))
        if json:
            show_json({"tables": lines})
        elif lines:
            show_tables(lines, words)
        else:
            show_line(words.text("hosting-no-tables"))
        return 0

    @app.command(
        name="check-records",
        help=words.text("cli-check-records-help"),
        usage=words.text("cli-check-records-usage"),
    )
    def check_records(*, database: where = None, data: folder = None, json: as_json = False) -> int:
        return asyncio.run(check(place_of(database, data), words, json))

    @app.command(
        name="backup", help=words.text("cli-backup-help"), usage=words.text("cli-backup-usage")
    )
    def backup(path: file, /, *, database: where = None, data: folder = None) -> int:
        place = place_of(database, data)
        from dolmen.server.store import backup as paper
        from dolmen.server.store.archive import STANDARD_OUTPUT

        with progress(None, words.text("hosting-backing-up")) as tick:
            counts = asyncio.run(paper.backup(place, path, tick_all(tick)))
        to_pipe = str(path) == STANDARD_OUTPUT
        show_counts("hosting-backed-up", counts, path, words, sys.stderr if to_pipe else None)
        return 0

    @app.command(
        name="restore", help=words.text("cli-restore-help"), usage=words.text("cli-restore-usage")
    )
    def restore(path: file, /, *, database: where = None, data: folder = None) -> int:
        place = place_of(database, data)
        from dolmen.server.store import backup as paper

        if database is None:
            Path(place.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
        with progress(None, words.text("hosting-restoring")) as tick:
            counts = asyncio.run(paper.restore(path, place, tick_all(tick)))
        show_counts("hosting-restored", counts, path, words)
        return 0


def place_of(database: str | None, data: Path | None) -> str:
    """The database that is meant: the one named, else that of `dolmen serve`."""
    require_extra("server")
    from dolmen.server.settings import Settings

    folder = data or data_folder(os.environ) / "server"
    return Settings(database=database, data=folder).database_url


def tick_all(tick: Tick) -> Callable[[int, int], None]:
    """Moves a bar on, by how much is done of how much."""
    return lambda done, total: tick(done, total=total)


def show_counts(
    id: str, counts: Mapping[str, int], path: Path, words: Words, out: TextIO | None = None
) -> None:
    """What a backup holds."""
    tables, entries = counts.get("tables", 0), counts.get("log", 0)
    print(words.text(id, tables=tables, entries=entries, path=str(path)), file=out)


async def list_tables(url: str) -> list[dict[str, object]]:
    """Every table in a line: what is played, by whom, and where it stands. Nothing secret."""
    from dolmen.server.store.inspection import open_reader

    lines: list[dict[str, object]] = []
    async with open_reader(url) as store:
        async for row in store.every_table():
            names = [seat.name for seat in await store.seats(row.id)]
            lines.append(
                {
                    "id": row.id,
                    "title": row.title,
                    "version": row.version,
                    "status": row.status,
                    "entries": row.n,
                    "names": names,
                    "waits": None if row.waits is None else names[row.waits],
                    "created": time_text(row.created),
                    "moved": time_text(row.moved),
                    "kept_days": row.keep_days,
                }
            )
    return sorted(lines, key=lambda line: str(line["moved"]), reverse=True)


def show_tables(lines: list[dict[str, object]], words: Words) -> None:
    """The same for people."""
    columns = ("id", "title", "status", "names", "waits", "moved", "entries")
    headings = [words.text(f"hosting-heading-{column}") for column in columns]
    rows = [
        [
            str(line["id"]),
            words.text(f"{line['title']}-title"),
            words.text("hosting-status", status=str(line["status"])),
            ", ".join(name or "–" for name in _texts(line["names"])),
            str(line["waits"] or ""),
            str(line["moved"])[: len("2026-11-17 20:15")],
            str(line["entries"]),
        ]
        for line in lines
    ]
    show_rows(headings, rows, numbers=1)


def _texts(value: object) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else []


def as_fault(checked: "Checked", words: Words) -> dict[str, str]:
    """What is wrong with a table or a record."""
    assert checked.fault is not None
    return {"kind": checked.kind, "id": checked.id, "why": words.say(checked.fault)}


async def check(url: str, words: Words, json: bool) -> int:
    """Replays everything and reports what differs."""
    from dolmen.server.checks import check_all
    from dolmen.server.store.inspection import open_reader

    count = 0
    faults: list[dict[str, str]] = []
    with progress(None, words.text("hosting-checking")) as tick:
        async with open_reader(url) as store:
            total = await store.count_all()
            async for checked in check_all(store):
                count += 1
                tick(count, total=total)
                if checked.fault is not None:
                    faults.append(as_fault(checked, words))
    for one in faults if not json else ():
        show_line(words.text("hosting-fault", **one))
    if json:
        show_json({"checked": count, "faults": faults})
    else:
        show_line(words.text("hosting-checked", count=count, faults=len(faults)))
    return FAILED if faults else 0


def time_text(milliseconds: int) -> str:
    """A moment, to the second."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
