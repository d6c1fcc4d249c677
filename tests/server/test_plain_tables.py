"""Tables by forms: made, joined, left, voted on, given up."""

import asyncio
from typing import Any

import pytest

from dolmen.core.message import Message
from dolmen.games import TITLES
from dolmen.server.limits import Rate
from dolmen.server.server import Server
from dolmen.server.store import Unstored
from dolmen.words import Words
from tests import sample
from tests.server.plain_browser import Browser, make_table, settled
from tests.server.servers import running


async def test_people_join_the_host_seats_a_bot_and_starts(club: tuple[Server, str]) -> None:
    _, base = club
    async with Browser(base) as anna, Browser(base, "nl") as bert, Browser(base) as carl:
        page = await anna.get(f"/make?title={sample.LIGHT}&seats=3")
        page = await anna.send(page.form("/make"), name="Anna", public="yes")
        assert "Waiting for players: 2 seats are open." in page.text
        assert "With this private link" in page.text
        table = page.path
        assert "With this private link" not in (await anna.get(table)).text
        # Everybody sees it, and only the host may start.
        home = await carl.get("/")
        assert home.link("/table/") == table
        watched = await carl.get(table)
        assert not watched.has_form("/start")
        page = await anna.send(page.form("/start"))
        assert "Some seats are still open" in page.text
        taken = await bert.send((await bert.get(table)).form("/join", about="1"), name="Bert")
        assert "Bert (jij)" in taken.text
        assert "Met deze privélink" in taken.text
        late = await carl.post(f"{table}/join", {"about": "1", "name": "Carl"})
        assert "This seat is taken." in late.text
        not_host = await carl.post(f"{table}/start", {})
        assert "Only the host of the table may do this." in not_host.text
        page = await anna.get(table)
        # The levels are offered; research may ask for another by name.
        assert "Level of the bots novice player expert master" in " ".join(page.text.split())
        page = await anna.send(page.form("/bot", about="2"), bot="expert")
        assert "(bot, expert)" in page.text
        page = await anna.send(page.form("/free", about="2"))
        page = await anna.send(page.form("/bot", about="2"), bot="random")
        page = await anna.send(page.form("/start"))
        assert "h2" in dict(page.headings)
        # Whoever begins, in the end the bot has moved and one of the two is waited for; the bot may
        # move between two looks, so each is judged by itself.
        seen = await bert.get(table)
        while "denkt na" in seen.text:
            assert not seen.has_form("/play")
            await asyncio.sleep(0.02)
            seen = await bert.get(table)
        assert seen.has_form("/play") != ("Wachten op Anna" in seen.text)


async def test_a_seat_is_left_and_taken_again(club: tuple[Server, str]) -> None:
    _, base = club
    async with Browser(base) as anna, Browser(base) as bert:
        page = await make_table(anna, sample.OTHER, name="Anna")
        table = page.path
        page = await bert.send((await bert.get(table)).form("/join"), name="Bert")
        page = await bert.send(page.form("/free", about="1"))
        assert "1 seat is open" in page.text
        nobody = await bert.post(f"{table}/free", {"about": "0"})
        assert "Only the host" in nobody.text
        nowhere = await bert.post(f"{table}/free", {"about": "x"})
        assert "There is no such seat." in nowhere.text


async def test_playing_at_once_and_my_games(club: tuple[Server, str]) -> None:
    _, base = club
    async with Browser(base) as browser:
        home = await browser.get("/")
        assert "My games" not in home.text
        offer = (
            "Level of the bots novice Plays sensibly, but errs like a beginner. Answers at once."
        )
        assert offer in " ".join(home.text.split())
        page = await browser.send(home.form("/quick"), ("title", sample.OTHER), bots="novice")
        assert "(bot, novice)" in page.text
        page = await settled(browser, page)
        home = await browser.get("/")
        assert ("h2", "My games") in home.headings
        assert f"{TITLES[sample.OTHER].name}: Guest, Nolwenn – Your turn" in home.text
        assert home.link("/table/") == page.path
        odd = await browser.post("/quick", {"title": "chess"})
        assert "There is no title “chess”." in odd.text


async def test_chat_and_names_are_text_and_never_markup(club: tuple[Server, str]) -> None:
    server, base = club
    evil = "<script>alert(1)</script>"
    async with Browser(base) as browser:
        page = await make_table(browser, sample.LIGHT, name=evil, **{"player-1": "random"})
        page = await settled(browser, page)
        assert "&lt;script&gt;" in page.html
        page = await browser.send(page.form("/say"), text=f'{evil}"><img src=x onerror=y>')
        assert "&lt;img src=x onerror=y&gt;" in page.html
        for path in ("/", "/me", page.path, f"{page.path}/resign?seat=0"):
            assert "<script" not in (await browser.get(path)).html
        blank = await browser.send(page.form("/say"), text="  ")
        assert "could not be read" in blank.text
        server.dispatch.chat = Rate(1, 1000.0)
        await browser.send(blank.form("/say"), text="one")
        refused = await browser.send(blank.form("/say"), text="two & three")
        assert "Too much at once." in refused.text
        assert refused.form("/say").fields["text"] == "two & three"


async def test_giving_up_is_asked_twice_and_ends_a_game_of_two(club: tuple[Server, str]) -> None:
    _, base = club
    async with Browser(base) as anna, Browser(base) as bert:
        page = await make_table(anna, sample.LIGHT, name="Anna", **{"player-1": "random"})
        page = await settled(anna, page)
        asked = await anna.get(page.link("/resign"))
        assert "Do you give up?" in asked.text
        assert (await anna.get(page.path)).has_form("/say")
        await bert.get(f"{page.path}/resign?seat=0", 403)
        await bert.get(f"{page.path}/dance", 404)
        over = await anna.send(asked.form("/resign"))
        assert "Nolwenn wins!" in over.text
        assert "Anna gave the game up." in over.text
        assert ("h2", "Score sheet") in over.headings
        assert "Once more, against stronger bots (novice)" in over.text
        again = await anna.send(over.form("/rematch"), ("bots", "novice"))
        assert again.path != over.path
        assert "(bot, novice)" in again.text
        assert (await anna.send(over.form("/rematch"))).path == again.path
        watched = await bert.get(over.path)
        assert watched.link(again.path) == again.path
        denied = await bert.post(f"{over.path}/rematch", {})
        assert "You are not sitting at this seat." in denied.text


async def test_votes_and_stand_ins(sqlite_url: str) -> None:
    async with (
        running(sqlite_url, away_seconds=0) as (_, base),
        Browser(base) as anna,
        Browser(base) as bert,
        Browser(base) as carl,
    ):
        page = await anna.get(f"/make?title={sample.LIGHT}&seats=3")
        page = await anna.send(page.form("/make"), name="Anna", **{"option-first": "0"})
        table = page.path
        await bert.send((await bert.get(table)).form("/join", about="1"), name="Bert")
        await carl.send((await carl.get(table)).form("/join", about="2"), name="Carl")
        await anna.send((await anna.get(table)).form("/start"))
        # A vote needs more than half of the others, and can be withdrawn.
        page = await bert.get(table)
        page = await bert.send(page.form("/vote", what="bot", about="2"))
        assert "A bot plays for Carl: 1 of 2 agree." in page.text
        page = await bert.send(page.form("/vote", what="bot", about="2", yes="no"))
        assert "A bot plays for Carl: 0 of 2 agree." in page.text
        page = await bert.send(page.form("/vote", what="bot", about="2", yes="yes"))
        page = await anna.get(table)
        page = await anna.send(page.form("/vote", what="bot", about="2"))
        assert "Carl (a bot stands in: player)" in page.text
        page = await carl.get(table)
        page = await carl.send(page.form("/free", about="2"))
        assert "a bot stands in" not in page.text
        # The host needs no vote.
        page = await anna.get(table)
        page = await anna.send(page.form("/bot", about="1"))
        assert "Bert (a bot stands in: player)" in page.text
        page = await anna.send(page.form("/free", about="1"))
        assert "a bot stands in" not in page.text
        # Carl gives up: a bot plays on, until he takes his seat back; nobody else does it for him.
        asked = await carl.get(f"{table}/resign?seat=2")
        assert "A bot then plays on for you" in asked.text
        page = await carl.send(asked.form("/resign"))
        assert "(has resigned)" in page.text
        refused = await anna.post(f"{table}/free", {"about": "2"})
        assert "only Carl can take the seat back" in refused.text
        page = await carl.send(page.form("/free", about="2"))
        assert "(has resigned)" not in page.text
        asked = await carl.get(f"{table}/resign?seat=2")
        page = await carl.send(asked.form("/resign"))
        assert "(has resigned)" in page.text
        # All who still play agree to end it; the last of them is asked once more.
        page = await bert.get(table)
        page = await bert.send(page.form("/vote", what="end"))
        assert "End the game now: 1 of 2 agree." in page.text
        assert page.form("/vote", what="end").fields["yes"] == "no"
        page = await anna.get(table)
        asked = await anna.get(page.link(f"{table}/end"))
        over = await anna.send(asked.form("/vote", what="end"))
        assert "The players agreed to end the game." in over.text
        assert ("h2", "Score sheet") in over.headings


async def test_a_waiting_page_looks_again_and_can_be_stopped(club: tuple[Server, str]) -> None:
    _, base = club
    refresh = '<meta http-equiv="refresh" content="5">'
    async with Browser(base) as anna, Browser(base) as bert:
        page = await make_table(anna, sample.LIGHT, name="Anna", **{"option-first": "0"})
        table = page.path
        assert refresh not in page.html
        await bert.send((await bert.get(table)).form("/join"), name="Bert")
        page = await anna.send((await anna.get(table)).form("/start"))
        assert refresh not in page.html
        waiting = await bert.get(table)
        assert refresh in waiting.html
        assert waiting.headings[1] == ("h2", "Waiting for Anna")
        assert not waiting.title.startswith("●")
        # What somebody writes must not be swept away.
        assert not waiting.has_form("/say")
        still = await bert.get(waiting.link("still=1").partition("#")[0])
        assert refresh not in still.html
        assert still.has_form("/say")
        assert refresh in (await bert.get(still.link(f"{table}#turn").partition("#")[0])).html


async def test_a_table_of_older_rules_is_shown_and_explained(club: tuple[Server, str]) -> None:
    server, base = club
    async with Browser(base) as browser:
        page = await make_table(browser, sample.LIGHT, **{"player-1": "greedy"})
        page = await settled(browser, page)
        async with server.tables.at(page.path.rsplit("/", 1)[1]) as desk:
            desk.match.fault = Message("server-frozen-rules", {"was": 1, "is": 2})
        page = await browser.get(page.path)
        assert "This table can only be looked at. It was begun under version 1" in page.text
        assert ("h2", "The position") in page.headings
        assert not page.has_form("/play")


async def test_what_cannot_be_stored_is_said_on_the_page(
    club: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, base = club
    async with Browser(base) as browser:
        home = await browser.get("/")

        async def full(*_: Any) -> None:
            raise Unstored("disk full")

        monkeypatch.setattr(server.store, "create_table", full)
        page = await browser.send(home.form("/quick"))
        assert Words("en").text("server-unstored") in page.text


async def test_too_many_tables_are_refused(club: tuple[Server, str]) -> None:
    server, base = club
    server.making = Rate(1, 1000.0)
    async with Browser(base) as browser:
        home = await browser.get("/")
        await browser.send(home.form("/quick"))
        page = await browser.send(home.form("/quick"))
        assert "Too much at once." in page.text


async def test_a_host_sets_the_webhook_later(club: tuple[Server, str]) -> None:
    server, base = club
    async with Browser(base) as browser:
        page = await make_table(browser, sample.LIGHT)
        page = await browser.send(page.form("/webhook"), webhook="http://example.org")
        assert 'role="alert"' in page.html
        assert page.form("/webhook").fields["webhook"] == "http://example.org"
        page = await browser.send(page.form("/webhook"), webhook="https://example.org/x")
        assert page.form("/webhook").fields["webhook"] == "https://example.org/x"
        page = await browser.send(page.form("/webhook"), webhook="")
        row = await server.store.table(page.path.rsplit("/", 1)[1])
        assert row is not None
        assert row.webhook is None
