"""Boards that tables bring along to a server: what their names hold is stored, sent and shown."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.meduris.test_commands import own_board
from tests.server.servers import Caller, running

HALF = "\ud800"
JSON = {"Content-Type": "application/json"}


def wish(**board: Any) -> dict[str, Any]:
    """A public table with a board of its own."""
    options = {"board": {**own_board(), **board}}
    return {"title": "meduris", "seats": 2, "players": ["me", "guest"], "options": options}


def named(district: str) -> list[dict[str, Any]]:
    """The fields of a board whose first district is called so."""
    fields: list[dict[str, Any]] = own_board()["fields"]
    first = fields[0]["district"]
    return [
        {**field, "district": district if field["district"] == first else field["district"]}
        for field in fields
    ]


@pytest.mark.parametrize(
    ("board", "why"),
    [
        ({"name": HALF}, "A text holds half a character, which cannot be shown."),
        ({"name": "x" * 60_000}, "A text has 60000 characters, but at most 100 are allowed."),
        ({"name": {"a": "x" * 90, "b": "y" * 90}}, "at most 100 are allowed."),
        ({"fields": named(HALF)}, "A text holds half a character, which cannot be shown."),
        ({"fields": named("x" * 101)}, "A text has 101 characters"),
    ],
)
async def test_a_board_with_a_name_that_cannot_be_said_is_stored_nowhere(
    tmp_path: Path, board: dict[str, Any], why: str
) -> None:
    async with running(f"sqlite:///{tmp_path / 'd'}") as (server, base), Caller(base) as anna:
        sent = json.dumps(wish(**board))
        answer = await anna.http.post("/api/tables", content=sent, headers=JSON)
        assert (answer.status_code, answer.json()["code"]) == (422, "refused")
        assert why in answer.json()["sentence"]
        form = {"title": "meduris", "seats": "2", "player-0": "me", "player-1": "guest"}
        typed = json.dumps(wish(**board)["options"]["board"])
        answer = await anna.http.post("/plain/make", data={**form, "json-board": typed})
        assert answer.headers["location"].startswith("/plain/make?")
        assert [row async for row in server.store.every_table()] == []


async def test_a_table_that_was_once_made_with_half_a_character_is_shown(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'd'}") as (server, base), Caller(base) as anna:
        made = await anna.post("/api/tables", wish(name="a 🌲 and more"))
        id = made["id"]
        row = await server.store.table(id)
        assert row is not None
        options = json.loads(row.options)
        options["board"]["name"] += HALF
        await server.store.update_table(id, options=json.dumps(options))
        server.desks.forget(id)
        for path in (f"/api/tables/{id}", f"/api/tables/{id}/view", f"/plain/table/{id}"):
            assert (await anna.http.get(path)).status_code == 200, path
        table = await anna.get(f"/api/tables/{id}")
        assert (table["status"], table["options"]["board"]["name"]) == (
            "playing",
            "a 🌲 and more\N{REPLACEMENT CHARACTER}",
        )
