"""A table that holds no more moves: the page offers what can still be done with it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from playwright.async_api import expect

from tests.page.fixtures import Visit
from tests.sample import LIGHT
from tests.server.servers import running


@pytest_asyncio.fixture(loop_scope="session")
async def base(built_page: Path, tmp_path: Path) -> AsyncIterator[str]:
    """A server whose tables are soon full."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    async with running(database, table_entries=100) as (_, place):
        yield place


# The server is asked for first, so that its windows are closed before it.
async def test_a_full_table_is_ended_from_its_menu(base: str, visit: Visit) -> None:
    visitor = await visit(base=base)
    id = await visitor.make(LIGHT, ["me", "guest"])
    for number in range(100):
        seen = {}
        for seat in (0, 1):
            seen = await visitor.get(f"/api/tables/{id}/view?seat={seat}")
            if seen["legal"]:
                move = {"n": seen["n"], "move": seen["legal"][0]["move"]}
                act = f"/api/tables/{id}/act?seat={seat}"
                await visitor.post(act, {"type": "move", "id": f"m{number}", **move})
                break
        if seen["actor"] is None:
            break
    await visitor.go(f"/table/{id}?seat=0")
    await visitor.button("web-table").click()
    await expect(visitor.button("web-vote-end")).to_be_visible()
    # Nobody is handed a seat at which nothing more is played.
    await expect(visitor.button("web-hand-over")).to_have_count(0)
    await visitor.button("web-resign").click()
    await visitor.button("web-resign-sure").click()
    await expect(visitor.button("web-vote-end")).to_have_count(0)
    assert (await visitor.get(f"/api/tables/{id}"))["status"] == "ended"
