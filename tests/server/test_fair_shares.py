"""What one address or one person asks for takes its turn with everybody else's: long logs that are
deleted, seats with many holders."""

from typing import Any

import pytest
from sqlalchemy import Connection, func, select

from dolmen.server.house.broom import Broom
from dolmen.server.store import Entry, Store, schema
from dolmen.server.store.rows import Change
from dolmen.server.store.tables import MOST_ERASED
from dolmen.server.table.join import MOST_HOLDERS
from tests.server.rows import NOW, seat_row, table_row
from tests.server.servers import Caller, running


async def test_long_logs_are_deleted_a_little_at_a_time(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The moves of all others wait for the transaction under way."""
    count = 3 * MOST_ERASED + 7
    log = [Entry(n, "move", 0, "take 1", None, NOW) for n in range(1, count + 1)]
    seats = [seat_row("alone", 0, "person"), seat_row("alone", 1, "bot")]
    await store.create_table(table_row("alone", n=count), seats, [(0, "anna")], log)
    await store.create_table(table_row("other"), [seat_row("other")], [(0, "bert")], log[:5])
    lines = select(func.count()).select_from(schema.log)
    gone: list[int] = []
    do = store._writer.do

    async def counted(work: Any, table_id: str = "") -> Any:
        def watched(connection: Connection) -> tuple[Any, Change | None]:
            before = connection.execute(lines).scalar_one()
            answer: tuple[Any, Change | None] = work(connection)
            gone.append(before - connection.execute(lines).scalar_one())
            return answer

        return await do(watched, table_id)

    monkeypatch.setattr(store._writer, "do", counted)
    await Broom(store, lambda: NOW).leave("anna")
    assert (sum(gone), max(gone)) == (count, MOST_ERASED)
    assert await store.table("alone") is None
    other = await store.table("other")
    assert other is not None
    assert other.n == 0
    assert len(await store.entries("other")) == 5


async def test_a_seat_has_so_many_holders(database_url: str) -> None:
    async with running(database_url) as (server, base), Caller(base) as anna:
        made = await anna.make(players=["me", "guest"])
        id, key = made["id"], made["links"][0]["path"].rpartition("/")[2]
        path, body = f"/api/tables/{id}/sit", {"token": key}
        for number in range(MOST_HOLDERS - 1):
            assert await server.store.add_holder(id, 0, f"{number:064}", MOST_HOLDERS)
        async with Caller(base) as bert, Caller(base) as cleo:
            # The maker holds it as well.
            refused = await bert.post(path, body, status=409)
            assert refused["code"] == "seat-full"
            assert refused["sentence"].startswith(f"{MOST_HOLDERS} people or browsers have")
            other = made["links"][1]["path"].rpartition("/")[2]
            await cleo.post(path, {"token": other})
        # Who has it already may open the link again.
        await anna.post(path, body)
