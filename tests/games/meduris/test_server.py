"""Meduris at a table of the server: what its form may choose, and a game that never ends."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest

from bench.gates.largest_inputs import endless_game, text_of
from dolmen.core.game import Game
from dolmen.server.page import PLACE
from dolmen.server.replays import MOST_TOLD
from dolmen.server.server import Server
from dolmen.server.tracks import INTERVAL, Track
from dolmen.server.wire.fields import RECORD_LIMIT
from dolmen.words import Words
from tests.counted_games import Counting, counted_steps
from tests.server.plain_browser import Browser
from tests.server.servers import Caller, running

pytestmark = pytest.mark.surface


@pytest.fixture
async def club(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Server, str]]:
    """A server without the page, and its address."""
    monkeypatch.setenv(PLACE, str(tmp_path / "no-page"))
    async with running(f"sqlite:///{tmp_path / 'dolmen.sqlite3'}") as served:
        yield served


@pytest.mark.parametrize("is_open", [False, True])
async def test_stocks_that_lie_open_need_no_curtain(
    club: tuple[Server, str], is_open: bool
) -> None:
    _, base = club
    async with Browser(base) as browser, Caller(base) as anna:
        page = await browser.get("/make?title=meduris&seats=2")
        wish = {"player-1": "guest", "option-open_stocks": str(is_open).lower()}
        page = await browser.send(page.form("/make"), **wish)
        assert ('class="curtain"' in page.html) is not is_open
        table = await anna.get(f"/api{page.path.replace('/table/', '/tables/')}")
        assert table["hidden"] is not is_open


async def test_a_refused_name_is_said_and_what_was_typed_is_still_there(
    club: tuple[Server, str],
) -> None:
    _, base = club
    async with Browser(base) as browser:
        page = await browser.get("/make?title=meduris&seats=3")
        form = page.form("/make")
        wish = {
            "option-first": "0",
            "name": "x" * 41,
            "player-1": "player",
            "player-2": "guest",
            "name-2": "Zoë",
            "json-idle_limit": "2",
            "option-stalemate_end": "false",
            "public": "yes",
            "webhook": "https://example.org/hook",
        }
        page = await browser.send(form, **wish)
        assert page.path == "/make"
        assert Words("en").text("server-name-refused", most=40, name="x" * 40) in page.text
        again = page.form("/make")
        assert again.fields.items() >= wish.items()
        page = await browser.send(again, name="Anna", webhook="ftp://example.org")
        assert page.path == "/make"
        page = await browser.send(page.form("/make"), webhook="", **{"option-bonus": ""})
        assert page.headings == [("h1", "Pass the screen to Anna.")]
        page = await browser.send(page.form(page.path, "get"))
        assert "Zoë (you)" in page.text
        assert "With this private link" in page.text


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"json-idle_limit": "1001"}, "whole number from 0 to 1000"),
        ({"json-board": "{"}, "expected"),
        ({"option-bonus": "nonsense"}, "could not be read"),
        ({"option-bonus": '"odd"'}, "The option bonus of meduris cannot be"),
        ({"json-bonus": "[2, 8, 12]"}, "It takes 6 fields; these are 3."),
        ({"player-0": "nobody"}, "Unknown player type “nobody”."),
        ({"seats": "9"}, "is played by 2, 3, 4 players, not by 9"),
        ({"title": "chess"}, "There is no title “chess”."),
        ({"webhook": "https://" + "x" * 600}, "webhook"),
    ],
)
async def test_what_a_table_may_not_choose_is_refused_in_words(
    club: tuple[Server, str], changes: dict[str, str], sentence: str
) -> None:
    _, base = club
    async with Browser(base) as browser:
        page = await browser.get("/make?title=meduris&seats=3")
        page = await browser.send(page.form("/make"), **changes)
        assert 'role="alert"' in page.html
        assert sentence in page.text


async def test_a_record_that_never_ends_is_refused_and_one_that_is_let_in_holds_nobody_up(
    tmp_path: Path,
) -> None:
    """As it was brought by somebody hostile: no idle limit, no end by stalemate, 20,456 moves."""
    text = text_of(endless_game(20_456, 2)).encode()
    assert len(text) < RECORD_LIMIT
    database = f"sqlite:///{tmp_path / 'dolmen.sqlite3'}"
    for most, status, code in ((12_000, 413, "record-long"), (30_000, 201, None)):
        async with running(database, record_moves=most) as (server, base), Caller(base) as anna:
            with counted_steps() as steps:
                answer = await anna.http.post("/api/records", content=text)
                assert (answer.status_code, answer.json().get("code")) == (status, code)
                if code is not None:
                    assert "12000" in answer.json()["sentence"]
                    assert [row async for row in server.store.every_record()] == []
                    continue
                id, moves = answer.json()["id"], answer.json()["moves"]
                first = await anna.get(f"/api/records/{id}/at/1", since=0)
                assert [entry["n"] for entry in first["entries"]] == [1]
                last = await anna.get(f"/api/records/{id}/at/{moves}", since=0, lang="en")
                assert (last["since"], len(last["entries"])) == (moves - MOST_TOLD, MOST_TOLD)
                curve = await anna.get(f"/api/records/{id}/curve")
                assert len(curve["scores"]) == moves + 1
                page = await anna.http.get(f"/plain/record/{id}?at=1")
                assert page.status_code == 200
                # More than a table holds: nothing can go on from there.
                late = await anna.post(f"/api/records/{id}/branch", {"at": moves}, status=409)
                assert (late["code"], "10000" in late["sentence"]) == ("frozen", True)
            assert steps.count == 0


def test_any_point_of_a_record_that_never_ends_costs_an_interval() -> None:
    log = endless_game(20_456, 2)
    game = Counting(log.game)
    track = Track(cast(Game[Any], game), log.moves)
    track.position(len(log.moves))
    assert game.applied == len(log.moves)
    for count in (1, 9_999, 20_000, 20_455):
        game.applied = 0
        track.position(count)
        assert game.applied < INTERVAL
