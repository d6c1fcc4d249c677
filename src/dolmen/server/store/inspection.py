"""Looking at a database beside the server that uses it: nothing is locked, migrated or written."""

import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError

from dolmen.core.message import Refusal
from dolmen.server.store.census import Census
from dolmen.server.store.database import Database
from dolmen.server.store.faults import said
from dolmen.server.store.upgrade import NO_TABLES, newest_revision, revision_of

# So many steps of SQLite between two looks at the clock.
STEPS: Final = 20_000
SOUND: Final = ("ok",)


def is_sound(file: Path, seconds: float) -> bool:
    """Whether a SQLite file holds together, as far as can be said within some seconds. It is read
    afresh: a server that has pages in memory would not notice what became of the disk."""
    until = time.monotonic() + seconds
    late = False

    def look() -> bool:
        nonlocal late
        late = time.monotonic() > until
        return late

    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            connection.set_progress_handler(look, STEPS)
            return bool(connection.execute("PRAGMA quick_check(1)").fetchone() == SOUND)
    except sqlite3.Error:
        return late


@asynccontextmanager
async def open_reader(url: str) -> AsyncIterator[Census]:
    """A database to read from, as long as it is looked at."""
    database = Database(url)
    if database.is_sqlite and not database.file.exists():
        raise Refusal("store-nothing", url=database.shown)
    engine = database.open_readers()
    try:
        async with engine.connect() as connection:
            found = await connection.run_sync(revision_of, database)
        if found == NO_TABLES:
            raise Refusal("store-nothing", url=database.shown)
        if found != newest_revision():
            raise Refusal("backup-older", url=database.shown)
        yield Census(engine, database.file if database.is_sqlite else None)
    except (DBAPIError, OSError) as error:
        raise Refusal("store-unreachable", url=database.shown, reason=said(error)) from error
    finally:
        await engine.dispose()
