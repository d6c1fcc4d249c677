"""Backups of a running server, and their way back into an empty database of either kind.

A backup holds seeds that nobody may know yet: only its owner may read the file."""

import asyncio
from collections.abc import Callable, Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, MetaData, Table, exists, func, select
from sqlalchemy import text as sql
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from dolmen.core.message import Refusal
from dolmen.server.store.archive import Archive, Manifest, check_backup, read_rows
from dolmen.server.store.database import APPLICATION, Database, Lock
from dolmen.server.store.faults import Fault, fault_of, said
from dolmen.server.store.schema import OWNED, pulse
from dolmen.server.store.upgrade import (
    NO_TABLES,
    VERSION_TABLE,
    check_references,
    known_revisions,
    lock_building,
    newest_revision,
    revision_of,
    upgrade_to,
)

PAGE: Final = 1000
# Hears how many rows are done, and of how many.
Watch = Callable[[int, int], None]
OTHERS: Final = """SELECT count(*) FROM pg_stat_activity WHERE application_name = :name
    AND datname = current_database() AND pid <> pg_backend_pid()"""


def unwatched(done: int, total: int) -> None:
    """Nobody waits in front of a screen."""


async def backup(url: str, path: Path, watch: Watch = unwatched) -> dict[str, int]:
    """Writes all that a database holds to a new file, as it is at this moment; a server may go on
    meanwhile. Gives the number of rows of each table."""
    database = Database(url)
    if database.is_sqlite and not database.file.exists():
        raise Refusal("backup-nothing", url=database.shown)
    archive = Archive(path, newest_revision(), {table.name: table.c.keys() for table in OWNED})
    engine = database.open_readers()
    try:
        async with engine.connect() as connection:
            await _copy_out(connection, database, archive, watch)
        archive.finish()
    except (DBAPIError, OSError) as error:
        raise _unreachable(database, error) from error
    finally:
        await engine.dispose()
        archive.discard()
    return dict(archive.counts)


async def _copy_out(
    connection: AsyncConnection, database: Database, archive: Archive, watch: Watch
) -> None:
    if not database.is_sqlite:
        # One snapshot for all questions; a transaction of SQLite has that anyway.
        connection = await connection.execution_options(isolation_level="REPEATABLE READ")
    found = await connection.run_sync(revision_of, database)
    if found == NO_TABLES:
        raise Refusal("backup-nothing", url=database.shown)
    if found != newest_revision():
        raise Refusal("backup-older", url=database.shown)
    counts = [await connection.scalar(select(func.count()).select_from(owned)) for owned in OWNED]
    total = sum(count or 0 for count in counts)
    for owned in OWNED:
        rows = await connection.stream(select(owned).order_by(*owned.primary_key.columns))
        async for page in rows.partitions(PAGE):
            await asyncio.to_thread(archive.add, owned.name, page)
            watch(archive.counts.total(), total)


async def restore(path: Path, url: str, watch: Watch = unwatched) -> dict[str, int]:
    """Fills an empty database from a backup. The whole file is checked before anything is written,
    and all of it is written, or nothing. Gives the number of rows of each table."""
    database = Database(url)
    manifest = await asyncio.to_thread(check_backup, path, known_revisions())
    made = database.make_file() if database.is_sqlite else False
    done = False
    lock = Lock(database) if database.is_sqlite else None
    engine = database.open_builder()
    try:
        async with engine.begin() as connection:
            await lock_building(connection, database)
            await _refuse_in_use(connection, database)
            await connection.run_sync(_clear_tables, database)
            await connection.run_sync(upgrade_to, manifest.revision)
            await _copy_in(connection, path, manifest, watch)
            await connection.run_sync(upgrade_to, newest_revision())
            await check_references(connection, database)
        done = True
    except Exception as error:
        if fault_of(error) in (Fault.LOST, Fault.CLASH):
            raise _unreachable(database, error) from error
        raise
    finally:
        await engine.dispose()
        if lock is not None:
            lock.release()
        if made and not done:
            database.file.unlink(missing_ok=True)
    return manifest.counts


async def _refuse_in_use(connection: AsyncConnection, database: Database) -> None:
    """On SQLite the lock says whether a server is there; here its connections do."""
    if database.is_sqlite:
        return
    others = await connection.execute(sql(OTHERS), {"name": APPLICATION})
    if others.scalar_one():
        raise Refusal("restore-used", url=database.shown)


def _clear_tables(connection: Connection, database: Database) -> None:
    """Refuses a database that holds something; tables that a server only made are made again, at
    the revision of the backup."""
    if revision_of(connection, database) == NO_TABLES:
        return
    there = MetaData()
    there.reflect(connection)
    for known in there.sorted_tables:
        if known.name in (VERSION_TABLE, pulse.name):
            continue
        if connection.execute(select(exists().select_from(known))).scalar_one():
            raise Refusal("restore-full", url=database.shown)
    there.drop_all(connection)


async def _copy_in(
    connection: AsyncConnection, path: Path, manifest: Manifest, watch: Watch
) -> None:
    there = MetaData()
    await connection.run_sync(there.reflect)
    names = {name for name in there.tables if name not in (VERSION_TABLE, pulse.name)}
    if set(manifest.columns) != names:
        raise Refusal("restore-unfit", table=", ".join(sorted(set(manifest.columns) ^ names)))
    for name, columns in manifest.columns.items():
        if set(columns) != set(there.tables[name].c.keys()):
            raise Refusal("restore-unfit", table=name)
    done, total = 0, sum(manifest.counts.values())
    for name, page in _pages(path):
        rows = await asyncio.to_thread(_checked, there.tables[name], manifest.columns[name], page)
        try:
            await connection.execute(there.tables[name].insert(), rows)
        except Exception as error:
            if fault_of(error) in (Fault.CONFLICT, Fault.UNFIT):
                raise Refusal("restore-unfit", table=name) from error
            raise
        done += len(page)
        watch(done, total)


def _pages(path: Path) -> Iterator[tuple[str, list[list[Any]]]]:
    """Rows of one table, many at a time."""
    for name, rows in groupby(read_rows(path), key=lambda row: row[0]):
        while page := [values for _, values in islice(rows, PAGE)]:
            yield name, page


def _checked(into: Table, columns: list[str], page: list[list[Any]]) -> list[dict[str, Any]]:
    """Rows as the table takes them; SQLite would take any type, so the types are looked at here."""
    kinds = [(into.c[name].type.python_type, into.c[name].nullable) for name in columns]
    for values in page:
        for value, (kind, nullable) in zip(values, kinds, strict=True):
            if type(value) is not kind and not (value is None and nullable):
                raise Refusal("restore-unfit", table=into.name)
    return [dict(zip(columns, values, strict=True)) for values in page]


def _unreachable(database: Database, error: Exception) -> Refusal:
    return Refusal("store-unreachable", url=database.shown, reason=said(error))
