"""Databases for the tests of the server: each test that asks runs on SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from dolmen.server.page import PLACE
from dolmen.server.server import Server
from dolmen.server.store import Store, open_store
from tests.server.databases import Postgres, left_out
from tests.server.serving import running

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


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """A fresh database on PostgreSQL."""
    with postgres.database() as url:
        yield url


@pytest.fixture(params=["sqlite"] if LEFT_OUT else ["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A fresh database of either kind."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite_url"))
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A fresh database on SQLite, for what stands above the store and is the same on both."""
    return f"sqlite:///{tmp_path / 'dolmen.sqlite3'}"


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
