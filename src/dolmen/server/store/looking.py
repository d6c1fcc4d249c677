"""Looking at a database beside the server that uses it: nothing is locked, migrated or written."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import DBAPIError

from dolmen.core.message import Refusal
from dolmen.server.store.place import Place
from dolmen.server.store.reading import Reader
from dolmen.server.store.upgrade import NO_TABLES, newest_revision, revision_of


@asynccontextmanager
async def open_reader(url: str) -> AsyncIterator[Reader]:
    """A database to read from, as long as it is looked at."""
    place = Place(url)
    if place.is_sqlite and not place.file.exists():
        raise Refusal("store-nothing", url=place.shown)
    engine = place.open_readers()
    try:
        async with engine.connect() as connection:
            found = await connection.run_sync(revision_of, place)
        if found == NO_TABLES:
            raise Refusal("store-nothing", url=place.shown)
        if found != newest_revision():
            raise Refusal("backup-older", url=place.shown)
        yield Reader(engine)
    except (DBAPIError, OSError) as error:
        reason = str(error.orig if isinstance(error, DBAPIError) else error)
        raise Refusal("store-unreachable", url=place.shown, reason=reason) from error
    finally:
        await engine.dispose()
