"""Caverna at a table of the server: alone, and taking back move by move."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from dolmen.server.page import PLACE
from dolmen.server.server import Server
from tests.server.plain_browser import Browser, play_on, settled
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


async def test_somebody_plays_caverna_alone_by_forms(club: tuple[Server, str]) -> None:
    _, base = club
    dice = random.Random(4)
    async with Browser(base) as browser:
        page = await browser.get("/make?title=caverna&seats=1")
        wish = {"name": "Anna", "option-furnishings": '"introductory"'}
        page = await browser.send(page.form("/make"), **wish)
        kinds: set[str] = set()
        while not (page := await settled(browser, page)).has_form("/rematch"):
            kinds |= {move.partition(" ")[0] for _, move, _ in page.form("/play").buttons}
            page = await play_on(browser, page, dice)
            assert 'class="notice"' not in page.html
        assert {"place", "meadow-field", "furnish", "feed", "end"} <= kinds
        assert "The game is over. Anna wins!" in page.text
        assert ("h2", "Score sheet") in page.headings
        assert "Furnishings, pastures and mines" in page.text


async def test_one_s_last_move_alone_is_taken_back(club: tuple[Server, str]) -> None:
    _, base = club
    async with Caller(base) as anna:
        id = (await anna.make("caverna", 1, players=["me"]))["id"]
        async with anna.look(id, seat=0) as a:
            seen = [a.update["view"]]
            for move in ("place logging_1_3", "place slash_and_burn"):
                await a.play(move)
                seen.append(a.update["view"])
            for view in seen[-2::-1]:
                assert a.update["can_take_back"] is True
                answer = await a.ask("take_back", n=a.update["n"], one=True)
                while a.update["n"] < answer["n"]:
                    await a.next()
                assert a.update["view"] == view
