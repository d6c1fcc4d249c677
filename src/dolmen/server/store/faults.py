"""What an error of a database means to whoever waits for the answer."""

import os
import sqlite3
from collections.abc import Iterable
from enum import Enum, auto

from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from dolmen.core.message import Message, Refusal
from dolmen.server.store.rows import Unstored

# What PostgreSQL calls a deadlock, and a transaction that came between.
CLASHES = ("40P01", "40001")
# Characters and numbers that a column cannot hold: found by asyncpg, or by PostgreSQL.
BAD_VALUES = ("22000", "22021", "22P05")
NUL = "\0"


class Fault(Enum):
    """Kinds of errors."""

    CONFLICT = auto()  # somebody else was there first, or what it belongs to is gone
    UNFIT = auto()  # a value that no database holds
    CLASH = auto()  # two processes in each other's way: the same again will do
    LOST = auto()  # full, locked, out of reach
    BUG = auto()  # ours


# What PostgreSQL answers while it starts, stops or mends itself.
NOT_YET = ("57P01", "57P03")


class NotYet(Refusal):
    """A database that cannot be had, or not yet; and what is said to whoever waits for it."""

    def __init__(self, id: str, waiting: str, **args: str) -> None:
        super().__init__(id, **args)
        self.waiting = Message(waiting, args)


class Absent(NotYet):
    """A database that does not answer."""

    def __init__(self, url: str, reason: str) -> None:
        super().__init__("store-unreachable", "serve-waiting", url=url, reason=reason)


class Others(NotYet):
    """A database that processes of another version serve."""

    def __init__(self, url: str) -> None:
        super().__init__("store-others", "serve-waiting-others", url=url)


class Behind(Exception):
    """One of a group starts from a row that has moved on."""


def fault_of(error: Exception) -> Fault:
    """Which kind an error is."""
    if isinstance(error, IntegrityError | sqlite3.IntegrityError | Behind):
        return Fault.CONFLICT
    if isinstance(error, UnicodeEncodeError | OverflowError):
        return Fault.UNFIT
    if isinstance(error, DBAPIError):
        return _fault_of_driver(error)
    if isinstance(error, sqlite3.ProgrammingError):
        return Fault.BUG
    if isinstance(error, OSError | PoolTimeout | sqlite3.Error):
        return Fault.LOST
    return Fault.BUG


def _fault_of_driver(error: DBAPIError) -> Fault:
    state = str(getattr(error.orig, "sqlstate", None) or "")
    if state in CLASHES:
        return Fault.CLASH
    if state in BAD_VALUES:
        return Fault.UNFIT
    if isinstance(error, ProgrammingError) and not error.connection_invalidated:
        return Fault.BUG
    return Fault.LOST


def is_cut(error: Exception) -> bool:
    """Whether the connection is gone, rather than the database in trouble."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def check_fit(*rows: Iterable[object]) -> None:
    """Refuses what PostgreSQL cannot hold on SQLite too, so that a club can move there."""
    for row in rows:
        for value in row:
            if isinstance(value, str) and NUL in value:
                raise Refusal("store-unfit")


def said(error: Exception) -> str:
    """An error of a database for whoever hosts it: what a driver says of a connection that nobody
    took is Python's, what the system says is plain."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, OSError) and cause.errno is not None:
        return os.strerror(cause.errno)
    return str(cause)


def unreachable(url: str, error: Exception) -> Refusal:
    """Why a database cannot be opened: it does not answer, or something that waiting helps not."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    is_absent = isinstance(cause, OSError) or getattr(cause, "sqlstate", "") in NOT_YET
    if is_absent and not isinstance(error, sqlite3.Error):
        return Absent(url, said(error))
    return Refusal("store-unreachable", url=url, reason=said(error))


def answer_to(error: Exception) -> Exception:
    """The error that whoever asked gets to see."""
    match fault_of(error):
        case Fault.CONFLICT:
            return Refusal("store-conflict")
        case Fault.UNFIT:
            return Refusal("store-unfit")
        case Fault.CLASH | Fault.LOST:
            return Unstored(str(error))
        case Fault.BUG:
            return error
