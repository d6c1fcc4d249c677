"""What gate 2 calls the disk: only what was synced is there."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bench.gates.disk import Disk, build_library, commit_mode

WRITES = """
import os, sqlite3, sys
file = sqlite3.connect(sys.argv[1], isolation_level=None)
file.execute("PRAGMA journal_mode=WAL")
file.execute(f"PRAGMA synchronous={sys.argv[2]}")
file.execute("INSERT INTO words VALUES ('said')")
os._exit(0)
"""


@pytest.fixture
def disk(tmp_path: Path) -> Disk:
    """The disk under a file with one word in it."""
    library = build_library(tmp_path)
    assert library is not None, "the compiled suite runs where there is a C compiler"
    file = tmp_path / "words.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE words (word TEXT)")
        connection.execute("INSERT INTO words VALUES ('before')")
        connection.commit()
    return Disk(f"sqlite:///{file}", tmp_path, library)


def words(file: Path) -> list[str]:
    """What stands in a file."""
    with closing(sqlite3.connect(file)) as connection:
        return [word for (word,) in connection.execute("SELECT word FROM words")]


@pytest.mark.parametrize(("mode", "more"), [("FULL", ["said"]), ("NORMAL", []), ("OFF", [])])
def test_what_was_not_synced_is_not_there_after_the_power_went(
    disk: Disk, tmp_path: Path, mode: str, more: list[str]
) -> None:
    disk.begin()
    command = [sys.executable, "-c", WRITES, str(disk.file), mode]
    subprocess.run(command, env={**os.environ, **disk.environ}, check=True)
    disk.left(tmp_path / "left")
    assert words(tmp_path / "left" / disk.file.name) == ["before", *more]
    # A process that ends, however it does, leaves all of it to the system.
    assert words(disk.file) == ["before", "said"]


async def test_sessions_wait_for_the_disk_whatever_the_database_says(postgres_url: str) -> None:
    assert (await commit_mode(postgres_url)).startswith("on ")
