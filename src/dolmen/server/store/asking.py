"""Asking the database: a few connections that never write, and what becomes of a question."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Row, Select
from sqlalchemy.ext.asyncio import AsyncEngine

from dolmen.server.meter import charged
from dolmen.server.store.faults import Fault, answer_to, fault_of, is_cut
from dolmen.server.store.rows import Unstored


class Asking:
    """Puts questions and waits for their rows, until it is closed."""

    def __init__(self, engine: AsyncEngine, file: Path | None = None) -> None:
        self._readers = engine
        # Where it lies, if it is one on SQLite.
        self._file = file
        self._closed = False
        self._reading: set[asyncio.Task[Sequence[Row[Any]]]] = set()

    async def _finish_reading(self, seconds: float) -> None:
        """Waits for the answers under way, but not for ever, and lets go of the connections: one
        that came back to a pool that is gone would never be closed."""
        self._closed = True
        if self._reading:
            await asyncio.wait(self._reading, timeout=seconds)
        await self._readers.dispose()

    async def _ask(self, asked: Select[Any]) -> Sequence[Row[Any]]:
        """The rows; whoever asked may go away meanwhile."""
        if self._closed:
            raise Unstored("closed")
        reading = asyncio.create_task(charged(self._read(asked)))
        self._reading.add(reading)
        reading.add_done_callback(self._read_ended)
        return await asyncio.shield(reading)

    def _read_ended(self, reading: "asyncio.Task[Sequence[Row[Any]]]") -> None:
        self._reading.discard(reading)
        if not reading.cancelled():
            reading.exception()  # whoever asked has it, if they are still there

    async def _read(self, asked: Select[Any]) -> Sequence[Row[Any]]:
        """The rows. A connection that was cut while nobody looked is replaced once; a name that
        no database can hold is the name of nothing."""
        for again in (True, False):
            try:
                return await self._fetch(asked)
            except Exception as error:
                if fault_of(error) is Fault.UNFIT:
                    break
                if not (again and is_cut(error)):
                    raise answer_to(error) from error
        return []

    async def _fetch(self, asked: Select[Any]) -> Sequence[Row[Any]]:
        async with self._readers.connect() as connection:
            rows: Sequence[Row[Any]] = (await connection.execute(asked)).all()
            return rows
