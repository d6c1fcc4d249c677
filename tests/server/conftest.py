"""Databases for the tests of the server: each test that asks runs on SQLite and on PostgreSQL."""

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from dolmen.server.store import Store, open_store
from tests.server.databases import REQUIRE, Postgres, left_out

LEFT_OUT = left_out()
if LEFT_OUT and os.environ.get(REQUIRE) == "1":
    raise pytest.UsageError(f"{REQUIRE}=1, but {LEFT_OUT}")


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
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'dolmen.sqlite3'}"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """A store on a fresh database."""
    opened = await open_store(database_url, worker="here")
    yield opened
    await opened.close()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where PostgreSQL is missing, what only it can do is left out."""
    if not LEFT_OUT:
        return
    needy = [item for item in items if "postgres" in getattr(item, "fixturenames", ())]
    config.hook.pytest_deselected(items=needy)
    items[:] = [item for item in items if item not in needy]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says what was left out, and why."""
    if LEFT_OUT:
        terminalreporter.write_line(
            f"LEFT OUT: all tests on PostgreSQL, because {LEFT_OUT} ({REQUIRE}=1 forbids that).",
            yellow=True,
        )
