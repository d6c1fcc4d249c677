"""Where the database is: its address, connections to it, and the one server's lock on SQLite."""

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from dolmen.core.message import Refusal

APPLICATION: Final = "dolmen"
LOCK_SUFFIX: Final = ".lock"
# Only its owner may read what holds secret seeds.
PRIVATE: Final = 0o600
READERS: Final = 4
# Whoever writes to SQLite waits for its turn at once, and not halfway.
BEGIN: Final = "BEGIN IMMEDIATE"
# A connection that answers nothing for so many seconds counts as lost.
DEAF_SECONDS: Final = 30


class Database:
    """One database, and how to get to it. `patience` is how many seconds a lock is waited for."""

    def __init__(self, url: str, patience: float = 5.0) -> None:
        self.url = _read_url(url)
        self.patience = patience
        self.is_sqlite = self.url.get_backend_name() == "sqlite"

    @property
    def shown(self) -> str:
        """The address without its password."""
        return self.url.set(drivername=self.url.get_backend_name()).render_as_string()

    @property
    def file(self) -> Path:
        """The file of a SQLite database."""
        return Path(str(self.url.database))

    def open_writer(self) -> AsyncEngine:
        """For the one connection that writes."""
        return self._open({"poolclass": NullPool}, BEGIN)

    def open_readers(self) -> AsyncEngine:
        """For a few connections that only read."""
        pool = {"pool_size": READERS, "max_overflow": 0, "pool_timeout": DEAF_SECONDS}
        return self._open(pool, "BEGIN", ("query_only=ON",))

    def open_builder(self) -> AsyncEngine:
        """For migrations, which make tables anew that others refer to."""
        return self._open({"poolclass": NullPool}, BEGIN, ("foreign_keys=OFF",))

    def _open(
        self, options: dict[str, Any], begin: str, pragmas: tuple[str, ...] = ()
    ) -> AsyncEngine:
        # Seeds and hashes of keys are among the parameters, and errors end up in logs.
        options["hide_parameters"] = True
        if not self.is_sqlite:
            return create_async_engine(self.url, connect_args=self.connect_args(), **options)
        engine = create_async_engine(self.url, **options)

        def prepare(connection: Any, _: object) -> None:
            self._prepare(connection, pragmas)

        event.listen(engine.sync_engine, "connect", prepare)
        event.listen(engine.sync_engine, "begin", lambda conn: conn.exec_driver_sql(begin))
        return engine

    def open_file(self) -> sqlite3.Connection:
        """The connection that writes to a SQLite file, without the machinery around it. It decides
        on the journal, for all and for good."""
        connection = sqlite3.connect(self.file, check_same_thread=False)
        self._prepare(connection, ("journal_mode=WAL",))
        return connection

    def _prepare(self, connection: Any, pragmas: tuple[str, ...]) -> None:
        """How every connection to SQLite behaves."""
        wait = round(self.patience * 1000)
        first = (f"busy_timeout={wait}", "synchronous=FULL", "foreign_keys=ON")
        # The driver shall begin nothing by itself, else savepoints and DDL slip out.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (*first, *pragmas):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def connect_args(self) -> dict[str, Any]:
        """How every connection to PostgreSQL behaves: no wait without an end, and a commit is on
        the disk, whatever the server's own settings say."""
        wait = f"{round(self.patience * 1000)}ms"
        return {
            "timeout": DEAF_SECONDS,
            "command_timeout": DEAF_SECONDS,
            "server_settings": {
                "application_name": APPLICATION,
                "lock_timeout": wait,
                "idle_in_transaction_session_timeout": f"{DEAF_SECONDS}s",
                "default_transaction_isolation": "read committed",
                "synchronous_commit": "on",
            },
        }

    def make_file(self) -> bool:
        """Makes the file of a SQLite database for its owner only; false if it was there already."""
        try:
            os.close(os.open(self.file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
        except FileExistsError:
            return False
        except OSError as error:
            raise Refusal("store-unreachable", url=self.shown, reason=str(error)) from None
        return True


def _read_url(url: str) -> URL:
    """A database address, with the driver that is used for it."""
    try:
        read = make_url(url)
        name = read.get_backend_name()
    except (ArgumentError, ValueError):
        raise Refusal("store-url") from None
    if name == "sqlite" and read.database not in (None, "", ":memory:"):
        return read.set(drivername="sqlite+aiosqlite")
    if name == "postgresql" and read.database:
        return read.set(drivername="postgresql+asyncpg")
    raise Refusal("store-url")


class Lock:
    """Keeps a second server from a SQLite database: a transaction on a file beside it, which the
    operating system ends with the process, however that dies. (Not flock: a bot's process would
    inherit it and outlive the server with it.)"""

    def __init__(self, database: Database) -> None:
        path = database.file.with_name(database.file.name + LOCK_SUFFIX)
        try:
            self._connection = sqlite3.connect(
                path, timeout=0, isolation_level=None, check_same_thread=False
            )
        except sqlite3.Error as error:
            raise Refusal("store-unreachable", url=database.shown, reason=str(error)) from None
        try:
            # Nothing is written: no journal shall lie about either.
            self._connection.execute("PRAGMA journal_mode=MEMORY")
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error:
            self._connection.close()
            raise Refusal("store-taken", url=database.shown) from None

    def release(self) -> None:
        """Lets another server in."""
        with contextlib.suppress(sqlite3.Error):
            self._connection.close()
