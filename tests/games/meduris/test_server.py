"""Meduris at a table of the server: what its form may choose."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from dolmen.server.page import PLACE
from dolmen.server.server import Server
from tests.server.browsing import Browser
from tests.server.serving import running

pytestmark = pytest.mark.surface


@pytest.fixture
async def club(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Server, str]]:
    """A server without the page, and its address."""
    monkeypatch.setenv(PLACE, str(tmp_path / "no-page"))
    async with running(f"sqlite:///{tmp_path / 'dolmen.sqlite3'}") as served:
        yield served


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
            "player-1": "greedy",
            "player-2": "guest",
            "name-2": "Zoë",
            "json-idle_limit": "2",
            "option-open_stocks": "true",
            "public": "yes",
            "webhook": "https://example.org/hook",
        }
        page = await browser.send(form, **wish)
        assert page.path == "/make"
        assert "A name has from 1 to 40 letters" in page.text
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
        ({"player-0": "nobody"}, "Nobody is called nobody here."),
        ({"seats": "9"}, "cannot be played with 9 seats"),
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
