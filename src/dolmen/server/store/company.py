"""Which processes may serve one PostgreSQL beside each other: those that run the same code. What
they tell each other, and how they read what is stored, is settled nowhere else.

Each holds a shared advisory lock whose number is that of its code, on the connection by which it
hears of the others; the database frees it when the process is gone, however it dies."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, Final

import asyncpg

import dolmen
from dolmen.server.store.faults import Others

# The first number of these locks. Claims of turns are locks with one number, never two.
COMPANY: Final = 0x646F6C6D
# While one process looks who is there, no other comes in.
ENTERING: Final = 0x646F6C6D656F
CODE: Final = frozenset((".py", ".toml"))

OTHERS: Final = """SELECT count(*) FROM pg_locks
    WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid = $1 AND objid <> $2::oid
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""


@cache
def code_number() -> int:
    """What stands for all code that a server runs, its own and that of the titles it comes with:
    the same wherever it is installed, compiled or not."""
    package = Path(dolmen.__file__).parent
    total = hashlib.blake2b(digest_size=4)
    for path in sorted(package.rglob("*")):
        if path.suffix in CODE:
            text = path.read_bytes()
            total.update(f"{path.relative_to(package).as_posix()} {len(text)}\n".encode() + text)
    # As large as both a lock and an oid take it.
    return int.from_bytes(total.digest()) >> 1


async def join(connection: "asyncpg.Connection[Any]", shown: str) -> None:
    """Takes a place among the processes on a database; refused while some run other code."""
    number = code_number()
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", ENTERING)
        if await connection.fetchval(OTHERS, COMPANY, number):
            raise Others(shown)
        await connection.execute("SELECT pg_advisory_lock_shared($1, $2)", COMPANY, number)
