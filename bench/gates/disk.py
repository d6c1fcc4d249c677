"""What a disk is sure to have of a SQLite database while its server runs, and whether PostgreSQL is
told to write to its own.

`kill -9` shows nothing of that: the system writes what a dead process left behind. So the server is
started with a library before libc's (`synced.c`) that copies a file whenever it is synced. That
needs a C compiler and no rights, unlike strace or a file system in user space."""

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import asyncpg
from sqlalchemy import text
from sqlalchemy.engine import make_url

from dolmen.server.store.database import Database

SOURCE: Final = Path(__file__).with_name("synced.c")


class Disk:
    """The part of a SQLite database that is on the disk, in a folder of its own."""

    def __init__(self, url: str, folder: Path, library: Path) -> None:
        self.file = Path(str(make_url(url).database))
        self.folder = folder / "synced"
        self.folder.mkdir()
        self._library = library

    @property
    def environ(self) -> Mapping[str, str]:
        """With this a server keeps it up to date."""
        return {
            "LD_PRELOAD": str(self._library),
            "SYNCED_FILE": self.file.name,
            "SYNCED_INTO": str(self.folder),
        }

    def begin(self) -> None:
        """All there is now is on the disk."""
        for old in self.folder.iterdir():
            old.unlink()
        for file in self.file.parent.glob(f"{self.file.name}*"):
            shutil.copy(file, self.folder / file.name)

    def left(self, into: Path) -> str:
        """The database as it would be found after the power went, as a copy that can be opened."""
        shutil.rmtree(into, ignore_errors=True)
        into.mkdir()
        for file in (self.file.name, f"{self.file.name}-wal"):
            if (self.folder / file).exists():
                shutil.copy(self.folder / file, into / file)
        return f"sqlite:///{into / self.file.name}"


def build_library(folder: Path) -> Path | None:
    """The library that watches a server sync; None where there is no C compiler."""
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    library = folder / "synced.so"
    command = [compiler, "-shared", "-fPIC", "-O2", "-o", str(library), str(SOURCE), "-ldl"]
    subprocess.run(command, check=True)
    return library


async def commit_mode(url: str) -> str:
    """Whether a session as the server opens it waits for the disk of PostgreSQL, also where the
    database would not have it so by itself; and whether that one writes to its disk at all."""
    connection = await asyncpg.connect(url)
    name = make_url(url).database
    try:
        await connection.execute(f'ALTER DATABASE "{name}" SET synchronous_commit TO off')
        engine = Database(url).open_writer()
        try:
            async with engine.connect() as session:
                found = await session.execute(text("SHOW synchronous_commit"))
                waits = str(found.scalar_one())
        finally:
            await engine.dispose()
            await connection.execute(f'ALTER DATABASE "{name}" RESET synchronous_commit')
        return f"{waits} (fsync of the database: {await connection.fetchval('SHOW fsync')})"
    finally:
        await connection.close()
