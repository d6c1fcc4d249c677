"""Migrations: they make what the schema says, keep what is there, refuse what they do not know."""

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from dolmen.core.message import Refusal
from dolmen.server.store import open_store
from dolmen.server.store import upgrade as upgrading
from dolmen.server.store.backup import backup, restore
from dolmen.server.store.database import Database
from dolmen.server.store.schema import metadata
from dolmen.server.store.upgrade import known_revisions, newest_revision
from tests.server.rows import append, set_up, table_row

# The last revision there is, and one more.
LAST = newest_revision()
NEXT = "9999"

SECOND = f'''"""A second revision, for the tests."""
import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{LAST}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("colour", sa.Text, nullable=False, server_default="red"))
'''


@pytest.fixture
def has_tables() -> bool:
    """Here they are made."""
    return False


@pytest.fixture
def newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The code of tomorrow, with one more revision."""
    folder = tmp_path / "100% new" / "migrations"
    shutil.copytree(upgrading.MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "r9999_second.py").write_text(SECOND, encoding="utf-8")
    monkeypatch.setattr(upgrading, "MIGRATIONS", folder)
    return monkeypatch


async def run(url: str, statement: str) -> list[tuple[object, ...]]:
    """Asks or changes something behind the store's back."""
    engine = Database(url).open_writer()
    async with engine.begin() as connection:
        result = await connection.execute(text(statement))
        rows = [tuple(row) for row in result] if result.returns_rows else []
    await engine.dispose()
    return rows


async def test_the_migrations_make_what_the_schema_says(database_url: str) -> None:
    store = await open_store(database_url, worker="here")
    await store.close()

    def compare(connection: Connection) -> list[object]:
        options = {"compare_type": True, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=options)
        return list(compare_metadata(context, metadata))

    engine = Database(database_url).open_writer()
    async with engine.connect() as connection:
        assert await connection.run_sync(compare) == []
    await engine.dispose()


async def test_the_lists_that_are_asked_for_often_have_an_index(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'dolmen.sqlite3'}"
    store = await open_store(url, worker="here")
    await store.close()
    plans = {
        "ix_tables_due": "SELECT id FROM tables WHERE due = 1 AND moved < 5 ORDER BY moved",
        "ix_tables_public": "SELECT id FROM tables WHERE public = 1 ORDER BY moved DESC LIMIT 9",
        "ix_tables_kept": "SELECT id FROM tables WHERE keep_days IS NOT NULL ORDER BY ended",
        "ix_holders_player": "SELECT table_id FROM holders WHERE player = 'x'",
    }
    for index, asked in plans.items():
        assert index in str(await run(url, f"EXPLAIN QUERY PLAN {asked}"))


async def test_a_database_of_a_newer_version_is_refused(database_url: str) -> None:
    store = await open_store(database_url, worker="here")
    await set_up(store)
    await store.close()
    await run(database_url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Refusal, match="made by a newer version of Dolmen"):
        await open_store(database_url, worker="here")
    await run(database_url, f"UPDATE alembic_version SET version_num = '{newest_revision()}'")
    store = await open_store(database_url, worker="here")
    assert await store.table("t") == table_row()
    await store.close()


async def test_a_database_of_somebody_else_is_refused(database_url: str) -> None:
    if database_url.startswith("sqlite"):
        Database(database_url).make_file()
    await run(database_url, "CREATE TABLE recipes (id INTEGER)")
    with pytest.raises(Refusal, match="holds something else"):
        await open_store(database_url, worker="here")
    assert await run(database_url, "SELECT * FROM recipes") == []


async def test_a_file_of_somebody_else_stays_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "recipes.sqlite3"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE recipes (id INTEGER)")
    connection.close()
    before = file.read_bytes()
    with pytest.raises(Refusal, match="holds something else"):
        await open_store(f"sqlite:///{file}", worker="here")
    assert file.read_bytes() == before


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Al, " * 1000, encoding="utf-8")
    for _ in range(2):
        with pytest.raises(Refusal, match="cannot be opened: file is not a database"):
            await open_store(f"sqlite:///{file}", worker="here")
    assert file.read_text(encoding="utf-8") == "Dear Al, " * 1000


async def test_an_old_database_is_migrated_and_kept_as_it_was(
    database_url: str, request: pytest.FixtureRequest
) -> None:
    store = await open_store(database_url, worker="here")
    await set_up(store)
    assert await store.append(append(1))
    await store.close()
    request.getfixturevalue("newer")
    assert known_revisions()[:2] == [NEXT, LAST]
    store = await open_store(database_url, worker="here")
    assert await store.append(append(2))
    await store.close()
    assert await run(database_url, "SELECT id, n, colour FROM tables") == [("t", 2, "red")]
    assert len(await run(database_url, "SELECT * FROM log")) == 2
    if database_url.startswith("sqlite"):
        check_copy(Database(database_url).file)


def check_copy(file: Path) -> None:
    """What the file was before lies beside it, for its owner only."""
    copy = file.with_name(f"{file.name}.before-{LAST}")
    assert copy.stat().st_mode & 0o777 == 0o600
    connection = sqlite3.connect(copy)
    assert connection.execute("SELECT n FROM tables").fetchall() == [(1,)]
    connection.close()


async def test_an_old_backup_fits_a_newer_version(
    database_url: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    store = await open_store(database_url, worker="here")
    await set_up(store)
    await store.close()
    file, old = tmp_path / "old.jsonl", tmp_path / "other.sqlite3"
    await backup(database_url, file)
    request.getfixturevalue("newer")
    with pytest.raises(Refusal, match="of an older version"):
        await backup(database_url, tmp_path / "new.jsonl")
    await restore(file, f"sqlite:///{old}")
    assert await run(f"sqlite:///{old}", "SELECT id, colour FROM tables") == [("t", "red")]


async def test_a_migration_that_fails_changes_nothing(
    database_url: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    store = await open_store(database_url, worker="here")
    await set_up(store)
    await store.close()
    request.getfixturevalue("newer")
    second = upgrading.MIGRATIONS / "versions" / "r9999_second.py"
    broken = SECOND + '    op.execute("INSERT INTO nowhere VALUES (1)")\n'
    await asyncio.to_thread(second.write_text, broken, encoding="utf-8")
    with pytest.raises(Refusal, match="cannot be opened"):
        await open_store(database_url, worker="here")
    assert await run(database_url, "SELECT version_num FROM alembic_version") == [(LAST,)]
    request.getfixturevalue("monkeypatch").undo()
    store = await open_store(database_url, worker="here")
    assert await store.table("t") == table_row()
    await store.close()


FIRST_FORM = """INSERT INTO tables (id, title, version, seats, options, public, lasting, shared,
    status, n, due, seed, commitment, given, host, created, moved, mark)
    VALUES ('old', 'title', 1, 2, '{}', :no, :no, :no,
    'over', 0, :no, 'aa', 'bb', 0, 'h', 1, 1, '')"""


async def test_tables_from_before_the_second_form_of_dice_keep_the_first(database_url: str) -> None:
    database = Database(database_url)
    if database.is_sqlite:
        database.make_file()
    engine = database.open_builder()
    async with engine.begin() as connection:
        await connection.run_sync(upgrading.upgrade_to, "0001")
        await connection.execute(text(FIRST_FORM), {"no": False})
        await connection.execute(
            text("INSERT INTO seats VALUES ('old', 0, 'person', 'Anna', NULL, NULL, :no, 'key')"),
            {"no": False},
        )
    await engine.dispose()
    store = await open_store(database_url, worker="here")
    row, [seat] = await store.table("old"), await store.seats("old")
    assert row is not None
    assert (row.dice, row.duplicate, row.seed, row.commitment) == (1, None, "aa", "bb")
    assert (seat.name, seat.nonce) == ("Anna", None)
    await store.close()
