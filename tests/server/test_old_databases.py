"""Databases of every earlier schema, as the version of their time wrote them, are taken over."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from dolmen.server.checks import check_all
from dolmen.server.store import open_store
from dolmen.server.store.backup import backup, restore
from dolmen.server.store.upgrade import known_revisions, newest_revision

OLD = Path(__file__).parent / "old_databases"
REVISIONS = sorted(path.stem for path in OLD.glob("*.sql"))
# Entries that must be there afterwards, by revision.
ENTRIES = {"0001": 227, "0002": 249, "0003": 314, "0004": 245, "0005": 331}


def stored(revision: str, folder: Path) -> str:
    """A database of that schema in a file, as a server of its time left it."""
    file = folder / "dolmen.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((OLD / f"{revision}.sql").read_text(encoding="utf-8"))
    return f"sqlite:///{file}"


def is_kept(revision: str, folder: Path) -> bool:
    """Whether the file as it was lies beside."""
    return (folder / f"dolmen.sqlite3.before-{revision}").exists()


def test_every_earlier_schema_has_its_database() -> None:
    assert set(REVISIONS) == set(known_revisions()) - {newest_revision()}


@pytest.mark.parametrize("revision", REVISIONS)
async def test_an_old_database_is_taken_over_and_replays(revision: str, tmp_path: Path) -> None:
    url = stored(revision, tmp_path)
    store = await open_store(url, worker="here")
    try:
        tables = [table async for table in store.every_table()]
        assert sorted(table.status for table in tables) == ["over", "playing"]
        assert sum(table.n for table in tables) == ENTRIES[revision]
        assert [one.fault async for one in check_all(store)] == [None, None]
    finally:
        await store.close()
    # What it became can be kept, and brought back.
    counts = await backup(url, tmp_path / "kept.jsonl")
    assert (counts["tables"], counts["log"]) == (2, ENTRIES[revision])
    there = f"sqlite:///{tmp_path / 'other.sqlite3'}"
    assert await restore(tmp_path / "kept.jsonl", there) == counts
    # For the way back.
    assert is_kept(revision, tmp_path)
