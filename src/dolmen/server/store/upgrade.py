"""Brings a database to the tables that this code knows, and refuses one that it does not know."""

import asyncio
import sqlite3
from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from asyncpg.exceptions import PostgresError
from sqlalchemy import Connection, func, inspect, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from dolmen.core.message import Refusal
from dolmen.server.store.database import PRIVATE, Database
from dolmen.server.store.faults import unreachable

MIGRATIONS: Final = Path(__file__).parent / "migrations"
VERSION_TABLE: Final = "alembic_version"
NO_TABLES: Final = ""
# Two processes that start at once migrate one after the other: an advisory lock with this number.
BUILDING: Final = 0x646F6C6D656E


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


@cache
def _revisions(folder: Path) -> tuple[str, ...]:
    """All revisions in a folder, the newest first; they are files of this code, read once."""
    scripts = ScriptDirectory(str(folder))
    return tuple(script.revision for script in scripts.walk_revisions())


def newest_revision() -> str:
    """The revision that this code works with."""
    return _revisions(MIGRATIONS)[0]


def known_revisions() -> list[str]:
    """All revisions, the newest first."""
    return list(_revisions(MIGRATIONS))


def revision_of(connection: Connection, database: Database) -> str:
    """The revision of a database: empty where it has no tables. One with other tables is refused,
    so is one of a newer version."""
    names = inspect(connection).get_table_names()
    if VERSION_TABLE not in names:
        if names:
            raise Refusal("store-foreign", url=database.shown)
        return NO_TABLES
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        return NO_TABLES
    if found not in known_revisions():
        raise Refusal("store-newer", url=database.shown, found=found, known=newest_revision())
    return found


def upgrade_to(connection: Connection, revision: str) -> None:
    """Migrates within the transaction of this connection."""
    command.upgrade(_config(connection), revision)


async def lock_building(connection: AsyncConnection, database: Database) -> None:
    """Waits until no other process builds."""
    if not database.is_sqlite:
        await connection.execute(select(func.pg_advisory_xact_lock(BUILDING)))


async def upgrade_database(database: Database) -> None:
    """Makes the tables, or migrates those that are there; an old SQLite file is copied first."""
    engine = database.open_builder()
    try:
        async with engine.begin() as connection:
            await lock_building(connection, database)
            found = await connection.run_sync(revision_of, database)
        if found == newest_revision():
            return
        if database.is_sqlite and found != NO_TABLES:
            await asyncio.to_thread(_copy, database.file, found)
        async with engine.begin() as connection:
            await lock_building(connection, database)
            # Another process may have been faster.
            await connection.run_sync(revision_of, database)
            await connection.run_sync(upgrade_to, newest_revision())
            await check_references(connection, database)
    except (DBAPIError, OSError, sqlite3.Error, PostgresError) as error:
        raise unreachable(database.shown, error) from error
    finally:
        await engine.dispose()


def _copy(file: Path, revision: str) -> None:
    """Keeps the file as it was, beside it."""
    copy = file.with_name(f"{file.name}.before-{revision}")
    copy.unlink(missing_ok=True)
    copy.touch(PRIVATE)
    connection = sqlite3.connect(file, isolation_level=None)
    try:
        connection.execute("VACUUM INTO ?", (str(copy),))
    finally:
        connection.close()


async def check_references(connection: AsyncConnection, database: Database) -> None:
    """While tables are made anew, nothing on SQLite watches that rows belong together."""
    if not database.is_sqlite:
        return
    broken = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).first()
    if broken is not None:
        raise Refusal("store-torn", url=database.shown, table=str(broken[0]))
