"""Databases for the tests of the server: each test that asks runs on SQLite and on PostgreSQL."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from dolmen.server.page import PLACE
from dolmen.server.server import Server
from dolmen.server.store import Store, open_store
from tests.server.databases import Postgres, left_out
from tests.server.servers import running

LEFT_OUT = left_out()


@pytest.fixture(autouse=True)
def no_page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without the page, whether it was built in this checkout or not."""
    monkeypatch.setenv(PLACE, str(tmp_path / "no-page"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The PostgreSQL of this run."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def empty_postgres(postgres: Postgres) -> Iterator[str]:
    """The name of a database on PostgreSQL with tables that nobody has used."""
    with postgres.database() as url:
        asyncio.run(make_tables(url))
        yield url.rpartition("/")[2]


@pytest.fixture
def postgres_url(postgres: Postgres, empty_postgres: str, has_tables: bool) -> Iterator[str]:
    """A fresh database on PostgreSQL."""
    with postgres.database(*([empty_postgres] if has_tables else [])) as url:
        yield url


@pytest.fixture(params=["sqlite"] if LEFT_OUT else ["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A fresh database of either kind."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite_url"))
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def sqlite_url(tmp_path: Path, empty_sqlite: Path, has_tables: bool) -> str:
    """A fresh database on SQLite, for what stands above the store and is the same on both."""
    file = tmp_path / "dolmen.sqlite3"
    if has_tables:
        shutil.copy(empty_sqlite, file)
    return f"sqlite:///{file}"


@pytest.fixture
def has_tables() -> bool:
    """Whether a fresh database has its tables already, which saves the time to make them; tests of
    how they are made say no."""
    return True


@pytest.fixture(scope="session")
def empty_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database on SQLite that nobody has used."""
    file = tmp_path_factory.mktemp("empty") / "dolmen.sqlite3"
    asyncio.run(make_tables(f"sqlite:///{file}"))
    return file


async def make_tables(url: str) -> None:
    """Opens a database once, which makes its tables."""
    await (await open_store(url, worker="maker")).close()


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """A store on a fresh database."""
    opened = await open_store(database_url, worker="here")
    yield opened
    await opened.close()


@pytest.fixture
async def club(sqlite_url: str) -> AsyncIterator[tuple[Server, str]]:
    """A server and its address."""
    async with running(sqlite_url) as served:
        yield served
