"""Druides at a table of the server: hands behind a curtain, refusals and reasons in words."""

import random
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from dolmen.server.page import PLACE
from dolmen.server.server import Server
from tests.server.plain_browser import Browser, make_table, play_on, settled, slow_bots
from tests.server.servers import running

pytestmark = pytest.mark.surface


@pytest.fixture
async def club(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Server, str]]:
    """A server without the page, and its address."""
    monkeypatch.setenv(PLACE, str(tmp_path / "no-page"))
    async with running(f"sqlite:///{tmp_path / 'dolmen.sqlite3'}") as served:
        yield served


async def test_two_people_at_one_screen_never_see_each_others_hand(
    club: tuple[Server, str],
) -> None:
    server, base = club
    dice = random.Random(7)
    async with Browser(base) as browser:
        wish = {"player-1": "guest", "name-1": "Bert", "name": "Anna", "option-first": "0"}
        page = await make_table(browser, "druides", **wish)
        id = page.path.rsplit("/", 1)[1]
        lifted: list[str] = []
        for _ in range(60):
            actor = await actor_of(server, id)
            if 'class="curtain"' in page.html:
                name = ["Anna", "Bert"][actor]
                assert page.headings == [("h1", f"Pass the screen to {name}.")]
                assert page.title.startswith("●")
                assert not page.has_form("/play")
                lifted.append(name)
            else:
                # Whoever is to move sees their own hand, and only that.
                async with server.tables.at(id) as desk:
                    view: Any = desk.match.game.view(desk.match.log.state, 1 - actor)
                other = view["players"][1 - actor]["hand"]["gems"]
                position = page.text.partition("The position")[2].partition("What happened")[0]
                assert [gem for gem in other if gem in position] == []
            page = await play_on(browser, page, dice)
        assert lifted[:4] == ["Anna", "Bert", "Anna", "Bert"]


async def actor_of(server: Server, id: str) -> int:
    """The seat to move."""
    async with server.tables.at(id) as desk:
        assert desk.match.actor is not None
        return desk.match.actor


async def test_moves_are_taken_back_refused_and_explained(club: tuple[Server, str]) -> None:
    _, base = club
    async with Browser(base) as browser:
        page = await make_table(
            browser, "druides", **{"player-1": "guest", "name": "Anna", "option-first": "0"}
        )
        page = await play_on(browser, page, random.Random(1))
        form = page.form("/play")
        first = dict(form.fields)
        assert "cannot be taken back" not in page.text
        page = await browser.send(form, form.buttons[0][:2])
        # The same form sent twice counts once; its other buttons are for an earlier position.
        again = await browser.post(form.action, {**first, "move": form.buttons[0][1]})
        assert 'class="notice"' not in again.html
        stale = await browser.post(form.action, {**first, "move": form.buttons[1][1]})
        assert "This was meant for an earlier position." in stale.text
        page = await browser.send(page.form("/take-back"))
        assert "Anna took a move back." in page.text
        assert page.form("/play").buttons == form.buttons
        fields = page.form("/play").fields
        illegal = await browser.post(form.action, {**fields, "move": "draw gem"})
        assert "First play your cards." in illegal.text
        assert re.search(r"/rules/druides#DRU-[A-Z]+-\d+", illegal.html)
        clause = illegal.link("/rules/druides#").partition("#")[2]
        assert clause in (await browser.get("/rules/druides")).ids
        unknown = await browser.post(form.action, {**illegal.form("/play").fields, "move": "fly"})
        assert "There is no move “fly”." in unknown.text
        none = await browser.post(form.action, {**fields, "move": ""})
        assert "could not be read" in none.text
        away = await browser.post(f"{page.path}/take-back", {**fields, "seat": "7"})
        assert away.headings == [("h1", "Pass the screen to Anna.")]
        away = await browser.send(away.form(away.path, "get"))
        assert "You are not sitting at this seat." in away.text


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("slot:1", "this is possible now."),
        ("deck", "First play your cards."),
        ("draw a servant", "First play your cards."),
        ("RITUAL 1", "A ritual"),
        ("amber 7 place 3", "Play amber 7 at place 3"),
        ("garnet 5", "Play garnet 5 at place 6"),
        ("make coffee", "There is no move “make coffee”."),
    ],
)
async def test_why_not_is_answered_in_words_with_the_clause(
    club: tuple[Server, str], asked: str, said: str
) -> None:
    _, base = club
    async with Browser(base) as browser:
        page = await make_table(browser, "druides", **{"player-1": "random"})
        page = await settled(browser, page)
        page = await browser.send(page.form(page.path, "get"), why=asked)
        answer = page.html.partition('<div role="status">')[2].partition("</details>")[0]
        assert said in answer
        if "possible" not in said and "no move" not in said and "Play" not in said:
            assert "/rules/druides#DRU-" in answer


async def test_between_two_people_at_one_screen_a_bot_plays_before_nobodys_eyes(
    club: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, base = club
    async with Browser(base) as browser:
        page = await browser.get("/make?title=druides&seats=3")
        wish = {"player-1": "guest", "player-2": "player", "option-first": "2"}
        async with slow_bots(server, monkeypatch):
            page = await browser.send(page.form("/make"), **wish)
            assert "is thinking …" in page.text
            assert "Gems in hand" not in page.text
            assert not page.has_form("/say")
        page = await settled(browser, page)
        assert 'class="curtain"' in page.html
