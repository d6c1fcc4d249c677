"""Looking at a database beside the server that uses it: nothing is locked, migrated or written."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import DBAPIError

from dolmen.core.message import Refusal
from dolmen.server.store.database import Database
from dolmen.server.store.reader import Reader
from dolmen.server.store.upgrade import NO_TABLES, newest_revision, revision_of


@asynccontextmanager
async def open_reader(url: str) -> AsyncIterator[Reader]:
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
        yield Reader(engine)
    except (DBAPIError, OSError) as error:
        reason = str(error.orig if isinstance(error, DBAPIError) else error)
        raise Refusal("store-unreachable", url=database.shown, reason=reason) from error
    finally:
        await engine.dispose()
