"""The page without script: every title is played to its end by forms alone, in every language."""

import asyncio
import base64
import json
import random
import re
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_message
from starlette.responses import Response

import dolmen
from dolmen.core.game import CHANCE, OVER
from dolmen.core.message import Message
from dolmen.core.rng import Rng
from dolmen.games import TITLES, options, seat_counts
from dolmen.server.limits import Rate
from dolmen.server.plain.notice import MOST_COOKIE, Notice, pack, put_notice, unpack
from dolmen.server.plain.position import Term, Terms, Voice, tell_position, word
from dolmen.server.plain.terms import tell_view
from dolmen.server.server import Server
from dolmen.server.store import Unstored
from dolmen.words import LANGUAGES, Words
from dolmen.words.facts import Position
from tests.server.browsing import Browser, Page
from tests.server.serving import running

YOUR_TURN: Final = {"en": "Your turn", "fr": "À vous de jouer", "nl": "Jij bent aan de beurt"}
SHEET: Final = {"en": "Score sheet", "fr": "Feuille de score", "nl": "Scoreblad"}


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[tuple[Server, str]]:
    """A server and its address."""
    async with running(f"sqlite:///{tmp_path / 'dolmen.sqlite3'}") as served:
        yield served


async def settled(browser: Browser, page: Page) -> Page:
    """The page of a table once it waits for somebody here, or is over."""
    for _ in range(400):
        if page.has_form("/play") or page.has_form("/rematch") or 'class="curtain"' in page.html:
            return page
        assert '<meta http-equiv="refresh" content="5">' in page.html, page.text
        await asyncio.sleep(0.02)
        page = await browser.get(page.path)
    raise AssertionError(page.text)


async def play_on(browser: Browser, page: Page, dice: random.Random) -> Page:
    """One move by its button, huts and temples first; curtains are lifted."""
    if 'class="curtain"' in page.html:
        form = next(form for form in page.forms if form.method == "get")
        return await browser.send(form)
    form = page.form("/play")
    built = [b for b in form.buttons if b[1].startswith(("hut", "temple", "pay", "ritual"))]
    name, value, _ = dice.choice(built or form.buttons)
    return await browser.send(form, (name, value))


async def make_table(browser: Browser, title: str, **wish: str) -> Page:
    """A table of two by its form."""
    page = await browser.get(f"/make?title={title}&seats=2")
    return await browser.send(page.form("/make", title=title, seats="2"), **wish)


# --- Whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
async def test_every_title_is_played_to_its_sheet_by_forms_alone(
    site: tuple[Server, str], title: str, lang: str
) -> None:
    _, base = site
    dice = random.Random(f"{title} {lang}")
    short = {
        "caverna": {"option-furnishings": '"introductory"'},
        "meduris": {"json-idle_limit": "1"},
    }.get(title, {})
    async with Browser(base, lang) as browser:
        page = await make_table(browser, title, **{"player-1": "random"}, name="Anna", **short)
        assert page.lang == lang
        told = 0
        while not (page := await settled(browser, page)).has_form("/rematch"):
            assert page.title.startswith(f"● {YOUR_TURN[lang]}")
            assert ("h2", YOUR_TURN[lang]) == page.headings[1]
            page = await play_on(browser, page, dice)
            assert 'class="notice"' not in page.html
            told += 1
        assert told > 10
        assert ("h2", SHEET[lang]) in page.headings
        assert re.search(r"<code>[0-9a-f]{64}</code>", page.html)
        assert re.search(r"<code>[0-9a-f]{32}</code>", page.html)
        replay = await browser.get(page.link("/record/"))
        assert ("h2", SHEET[lang]) in replay.headings
        assert Words(lang).text("plain-fair", fair="yes") in replay.text


async def test_somebody_plays_caverna_alone_by_forms(site: tuple[Server, str]) -> None:
    _, base = site
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


async def test_two_people_at_one_screen_never_see_each_others_hand(
    site: tuple[Server, str],
) -> None:
    server, base = site
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
                # Whoever is to move sees the own hand, and only that.
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


async def test_between_two_people_at_one_screen_a_bot_plays_before_nobodys_eyes(
    site: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, base = site
    async with Browser(base) as browser:
        page = await browser.get("/make?title=druides&seats=3")
        wish = {"player-1": "guest", "player-2": "greedy", "option-first": "2"}
        async with slow_bots(server, monkeypatch):
            page = await browser.send(page.form("/make"), **wish)
            assert "Waiting for" in page.text
            assert "Gems in hand" not in page.text
            assert not page.has_form("/say")
        page = await settled(browser, page)
        assert 'class="curtain"' in page.html


@asynccontextmanager
async def slow_bots(server: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Bots think until the end of the block."""
    go_on = asyncio.Event()
    choose = server.workers.choose

    async def wait(*args: Any) -> Any:
        await go_on.wait()
        return await choose(*args)

    monkeypatch.setattr(server.workers, "choose", wait)
    try:
        yield
    finally:
        go_on.set()


# --- Around a game -------------------------------------------------------------------------------


async def test_people_join_the_host_seats_a_bot_and_starts(site: tuple[Server, str]) -> None:
    _, base = site
    async with Browser(base) as anna, Browser(base, "nl") as bert, Browser(base) as carl:
        page = await anna.get("/make?title=druides&seats=3")
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
        page = await anna.send(page.form("/bot", about="2"), ("bot", "greedy"))
        assert "(bot, plays well for the moment)" in page.text
        page = await anna.send(page.form("/free", about="2"))
        page = await anna.send(page.form("/bot", about="2"), ("bot", "random"))
        page = await anna.send(page.form("/start"))
        assert "h2" in dict(page.headings)
        assert (await bert.get(table)).has_form("/say") or "Wachten op" in (
            await bert.get(table)
        ).text


async def test_a_seat_is_left_and_taken_again(site: tuple[Server, str]) -> None:
    _, base = site
    async with Browser(base) as anna, Browser(base) as bert:
        page = await make_table(anna, "meduris", name="Anna")
        table = page.path
        page = await bert.send((await bert.get(table)).form("/join"), name="Bert")
        page = await bert.send(page.form("/free", about="1"))
        assert "1 seat is open" in page.text
        nobody = await bert.post(f"{table}/free", {"about": "0"})
        assert "Only the host" in nobody.text
        nowhere = await bert.post(f"{table}/free", {"about": "x"})
        assert "There is no such seat." in nowhere.text


async def test_a_refused_name_is_said_and_what_was_typed_is_still_there(
    site: tuple[Server, str],
) -> None:
    _, base = site
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
    site: tuple[Server, str], changes: dict[str, str], sentence: str
) -> None:
    _, base = site
    async with Browser(base) as browser:
        page = await browser.get("/make?title=meduris&seats=3")
        page = await browser.send(page.form("/make"), **changes)
        assert 'role="alert"' in page.html
        assert sentence in page.text


async def test_playing_at_once_and_my_games(site: tuple[Server, str]) -> None:
    _, base = site
    async with Browser(base) as browser:
        home = await browser.get("/")
        assert "My games" not in home.text
        page = await browser.send(home.form("/quick"), ("title", "meduris"))
        page = await settled(browser, page)
        home = await browser.get("/")
        assert ("h2", "My games") in home.headings
        assert "Meduris: Guest, Nolwenn – Your turn" in home.text
        assert home.link("/table/") == page.path
        odd = await browser.post("/quick", {"title": "chess"})
        assert "There is no title “chess”." in odd.text


async def test_moves_are_taken_back_refused_and_explained(site: tuple[Server, str]) -> None:
    _, base = site
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
        ("amber 7 slot 3", "Play amber 7 at slot 3"),
        ("garnet 5", "Play garnet 5 at slot 6"),
        ("make coffee", "There is no move “make coffee”."),
    ],
)
async def test_why_not_is_answered_in_words_with_the_clause(
    site: tuple[Server, str], asked: str, said: str
) -> None:
    _, base = site
    async with Browser(base) as browser:
        page = await make_table(browser, "druides", **{"player-1": "random"})
        page = await settled(browser, page)
        page = await browser.send(page.form(page.path, "get"), why=asked)
        answer = page.html.partition('<div role="status">')[2].partition("</details>")[0]
        assert said in answer
        if "possible" not in said and "no move" not in said and "Play" not in said:
            assert "/rules/druides#DRU-" in answer


async def test_chat_and_names_are_text_and_never_markup(site: tuple[Server, str]) -> None:
    server, base = site
    evil = "<script>alert(1)</script>"
    async with Browser(base) as browser:
        page = await make_table(browser, "druides", name=evil, **{"player-1": "random"})
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


async def test_giving_up_is_asked_twice_and_ends_a_game_of_two(site: tuple[Server, str]) -> None:
    _, base = site
    async with Browser(base) as anna, Browser(base) as bert:
        page = await make_table(anna, "druides", name="Anna", **{"player-1": "random"})
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
        again = await anna.send(over.form("/rematch"))
        assert again.path != over.path
        assert (await anna.send(over.form("/rematch"))).path == again.path
        watched = await bert.get(over.path)
        assert watched.link(again.path) == again.path
        denied = await bert.post(f"{over.path}/rematch", {})
        assert "You are not sitting at this seat." in denied.text


async def test_votes_and_stand_ins(site: tuple[Server, str]) -> None:
    _, base = site
    async with Browser(base) as anna, Browser(base) as bert, Browser(base) as carl:
        page = await anna.get("/make?title=druides&seats=3")
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
        assert "Carl (a bot stands in)" in page.text
        page = await carl.get(table)
        page = await carl.send(page.form("/free", about="2"))
        assert "a bot stands in" not in page.text
        # The host needs no vote.
        page = await anna.get(table)
        page = await anna.send(page.form("/bot", about="1"))
        assert "Bert (a bot stands in)" in page.text
        page = await anna.send(page.form("/free", about="1"))
        assert "a bot stands in" not in page.text
        # Carl gives up: a bot plays on for good.
        asked = await carl.get(f"{table}/resign?seat=2")
        assert "A bot then plays on for you" in asked.text
        page = await carl.send(asked.form("/resign"))
        assert "(has resigned)" in page.text
        refused = await carl.post(f"{table}/free", {"about": "2"})
        assert "No bot stands in at this seat." in refused.text
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


async def test_a_waiting_page_looks_again_and_can_be_stopped(site: tuple[Server, str]) -> None:
    _, base = site
    refresh = '<meta http-equiv="refresh" content="5">'
    async with Browser(base) as anna, Browser(base) as bert:
        page = await make_table(anna, "druides", name="Anna", **{"option-first": "0"})
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


async def test_a_table_of_older_rules_is_shown_and_explained(site: tuple[Server, str]) -> None:
    server, base = site
    async with Browser(base) as browser:
        page = await make_table(browser, "druides", **{"player-1": "greedy"})
        page = await settled(browser, page)
        async with server.tables.at(page.path.rsplit("/", 1)[1]) as desk:
            desk.match.frozen = Message("server-frozen-rules", {"was": 1, "is": 2})
        page = await browser.get(page.path)
        assert "This table can only be looked at. It was begun under version 1" in page.text
        assert ("h2", "The position") in page.headings
        assert not page.has_form("/play")


# --- Private links, language, records, rules -----------------------------------------------------


async def everything(server: Server) -> list[Any]:
    """All that the store holds of people and tables."""
    tables = [row async for row in server.store.every_table()]
    return [
        tables,
        [await server.store.holders(row.id) for row in tables],
        [await server.store.seats(row.id) for row in tables],
        [row async for row in server.store.every_record()],
    ]


async def test_looking_changes_nothing_and_private_links_ask_first(
    site: tuple[Server, str],
) -> None:
    server, base = site
    async with Browser(base) as anna, Browser(base, "fr") as phone:
        page = await make_table(anna, "druides", name="Anna")
        table = page.path
        seat_link = page.link("/seat/")
        me_link = (await anna.get("/me")).link("/me/")
        before = await everything(server)
        for path in (
            "/",
            "/me",
            "/make?title=druides",
            "/rules/druides",
            table,
            seat_link,
            me_link,
        ):
            page = await phone.get(path)
        assert await everything(server) == before
        assert list(phone.http.cookies) == []
        assert "Dès que vous aurez ouvert" in (await phone.get("/me")).text
        # Sitting down, and becoming somebody, take a button.
        page = await phone.get(seat_link)
        assert "place 1" in page.text
        page = await phone.send(page.form(seat_link))
        assert page.path == table
        assert "(vous)" in page.text
        page = await phone.get(me_link)
        assert "Anna" in page.text
        page = await phone.send(page.form(me_link))
        assert page.path == "/"
        assert ("h2", "Mes parties") in page.headings
        wrong = await phone.get("/me/nonsense", 403)
        assert "n’est pas valable" in wrong.text or "lien privé" in wrong.text
        await phone.get(f"/seat/{table.rsplit('/', 1)[1]}/nonsense", 403)
        await phone.get("/seat/nowhere/nonsense", 404)
        answer = await phone.http.post(f"{seat_link}x", headers={"Origin": base})
        assert answer.status_code == 303
        answer = await phone.http.post("/me/nonsense", headers={"Origin": base})
        assert answer.status_code == 303


async def test_the_language_is_chosen_on_any_page_and_remembered(site: tuple[Server, str]) -> None:
    _, base = site
    async with Browser(base, "de") as browser:
        page = await browser.get("/rules/druides?q=ritual")
        assert page.lang == "en"
        assert (await browser.get("/?lang=fr")).lang == "fr"
        assert (await browser.get("/?lang=de")).lang == "en"
        page = await browser.send(page.form("/language"), ("lang", "nl"))
        assert (page.lang, page.url) == ("nl", f"{base}/rules/druides?q=ritual")
        assert (await browser.get("/")).lang == "nl"
        assert (await browser.get("/nowhere", 404)).lang == "en"
        assert (await browser.get("/table/nowhere", 404)).lang == "nl"
        page = await browser.post("/language", {"lang": "de", "back": "/me"})
        assert 'role="alert"' in page.html
        page = await browser.post("/language", {"lang": "fr", "back": "//evil.example/?a"})
        assert page.url == f"{base}/"
        page = await browser.post("/language", {"lang": "fr", "back": "/me?lang=nl&x=1"})
        assert page.url == f"{base}/me?x=1"


async def test_a_name_is_kept(site: tuple[Server, str]) -> None:
    _, base = site
    async with Browser(base) as browser:
        page = await browser.get("/me")
        page = await browser.send(page.form("/me"), name="Zoë")
        assert page.form("/me").fields["name"] == "Zoë"
        page = await browser.send(page.form("/me"), name="y" * 50)
        assert page.form("/me").fields["name"] == "y" * 50
        assert "A name has from 1 to 40 letters" in page.text
        page = await make_table(browser, "druides")
        assert "Zoë (you)" in page.text


RECORDS: Final = Path(__file__).parents[1] / "games"


@pytest.mark.parametrize("prefix", ["", "/plain"])
async def test_a_record_is_uploaded_replayed_and_played_on(
    site: tuple[Server, str], prefix: str
) -> None:
    _, base = site
    text = (RECORDS / "meduris" / "logs" / "idle-limit.jsonl").read_text(encoding="utf-8")
    moves = len(text.splitlines()) - 2
    async with Browser(base) as browser:
        home = await browser.get(f"{prefix}/")
        assert home.form("/records").files == ["record"]
        files = {"record": ("game.jsonl", text.encode())}
        page = await browser.post(f"{prefix}/records", {}, files=files)
        assert page.path.startswith(f"{prefix}/record/")
        path = page.path
        assert ("h2", f"After move {moves} of {moves}") in page.headings
        assert ("h2", "Score sheet") in page.headings
        assert "This record shows no seed" in page.text
        assert not page.has_form("/branch")
        page = await browser.get(f"{path}?at=0")
        assert "What happened" not in page.text
        page = await browser.get(path + page.link("?at=1"))
        assert ("h2", f"After move 1 of {moves}") in page.headings
        assert ("h2", "What happened") in page.headings
        page = await browser.send(page.form(path, "get"), at=str(moves - 3), seat="1")
        assert page.link(f"?at={moves - 4}&seat=1")
        await browser.get(f"{path}?seat=5", 404)
        page = await browser.send(page.form("/branch"), name="Anna")
        assert page.path.startswith(f"{prefix}/table/")
        assert "Anna (you)" in page.text
        odd = await browser.post(f"{path}/branch", {"at": "1", "seat": "6"})
        assert "There is no such seat." in odd.text
        far = await browser.post(f"{path}/branch", {"at": "99999999"})
        assert 'role="alert"' in far.html
        over = await browser.post(f"{path}/branch", {"at": str(moves)})
        assert "Nothing can be played" in over.text


async def test_a_record_that_is_none_is_refused(site: tuple[Server, str]) -> None:
    _, base = site
    async with Browser(base) as browser:
        for data in (b"nonsense", b"\xff\xfe", b""):
            page = await browser.post("/records", {}, files={"record": ("x", data)})
            assert page.path == "/"
            assert 'role="alert"' in page.html
        page = await browser.post("/records", {"record": "no file"})
        assert 'role="alert"' in page.html
        answer = await browser.http.post(
            "/plain/records", files={"record": ("x", b"x" * (2 << 20))}, headers={"Origin": base}
        )
        assert answer.status_code == 413
        assert "at most 1024 KiB" in answer.text
        assert Page(answer).check().form("/language").fields["back"] == "/plain/"
        await browser.get("/record/nowhere", 404)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
async def test_all_clauses_are_there_and_are_found(
    site: tuple[Server, str], title: str, lang: str
) -> None:
    _, base = site
    words = Words(lang)
    async with Browser(base, lang) as browser:
        page = await browser.get(f"/rules/{title}")
        clauses = [id for id in words.ids(f"{title}-rules") if id.isupper()]
        assert set(clauses) <= set(page.ids)
        found = await browser.send(page.form(f"/rules/{title}", "get"), q=clauses[-1].lower())
        assert clauses[-1] in found.ids
        assert clauses[1] not in found.ids
        nothing = await browser.get(f"/rules/{title}?q=zzzz")
        assert words.text("plain-search-nothing") in nothing.text
        await browser.get("/rules/chess", 404)
        await browser.get("/make?title=chess", 404)


async def test_a_form_of_another_site_is_refused(site: tuple[Server, str]) -> None:
    _, base = site
    async with Browser(base) as browser:
        answer = await browser.http.post(
            "/quick", data={"title": "druides"}, headers={"Origin": "https://evil.example"}
        )
        assert answer.status_code == 403
        assert "This came from another site." in answer.text


async def test_what_cannot_be_stored_is_said_on_the_page(
    site: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, base = site
    async with Browser(base) as browser:
        home = await browser.get("/")

        async def full(*_: Any) -> None:
            raise Unstored("disk full")

        monkeypatch.setattr(server.store, "create_table", full)
        page = await browser.send(home.form("/quick"))
        assert "This could not be stored" in page.text


async def test_too_many_tables_are_refused(site: tuple[Server, str]) -> None:
    server, base = site
    server.making = Rate(1, 1000.0)
    async with Browser(base) as browser:
        home = await browser.get("/")
        await browser.send(home.form("/quick"))
        page = await browser.send(home.form("/quick"))
        assert "Too much at once." in page.text


async def test_the_style_is_one_file_and_is_cached(site: tuple[Server, str]) -> None:
    _, base = site
    async with Browser(base) as browser:
        home = await browser.get("/")
        found = re.search(r'<link rel="stylesheet" href="([^"]+)">', home.html)
        assert found is not None
        answer = await browser.http.get(found[1])
        assert answer.headers["content-type"].startswith("text/css")
        assert "immutable" in answer.headers["cache-control"]


async def test_a_host_sets_the_webhook_later(site: tuple[Server, str]) -> None:
    server, base = site
    async with Browser(base) as browser:
        page = await make_table(browser, "druides")
        page = await browser.send(page.form("/webhook"), webhook="http://example.org")
        assert 'role="alert"' in page.html
        assert page.form("/webhook").fields["webhook"] == "http://example.org"
        page = await browser.send(page.form("/webhook"), webhook="https://example.org/x")
        assert page.form("/webhook").fields["webhook"] == "https://example.org/x"
        page = await browser.send(page.form("/webhook"), webhook="")
        row = await server.store.table(page.path.rsplit("/", 1)[1])
        assert row is not None
        assert row.webhook is None


# --- The position in words -----------------------------------------------------------------------


def positions(title: str, seats: int, seed: int) -> Iterator[tuple[Any, Any]]:
    """A random game, position by position."""
    game = dolmen.game(title, seats=seats)
    state, rng = game.start(), Rng(seed)
    while True:
        yield game, state
        if game.actor(state) == OVER:
            return
        legal = game.legal(state)
        drawn = game.actor(state) == CHANCE
        game.apply(state, game.draw(state, rng) if drawn else legal[rng.below(len(legal))])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_key_and_word_of_a_view_is_said(title: str, lang: str) -> None:
    names = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"]
    words = Words(lang)
    for seats in seat_counts(title):
        voice = Voice(words, names[:seats])
        for count, (game, state) in enumerate(positions(title, seats, seats)):
            # Speaking takes its time: now and then, and the last.
            if count % (37 if title == "caverna" else 11) == 0 or game.actor(state) == OVER:
                for viewer in (None, 0):
                    check_told(tell_view(title, game.view(state, viewer), voice))


def check_told(told: Position) -> None:
    """Nothing is empty, and every row is as long as its head."""
    assert all(fact.label and fact.text for fact in told.facts)
    for grid in told.grids:
        assert grid.rows
        assert all(len(row.cells) == len(grid.columns) for row in grid.rows)
        assert all(row.head and all(row.cells) for row in grid.rows)


@cache
def catalogue() -> dict[str, str]:
    """Every message as it is written in English."""
    found: dict[str, str] = {}
    for path in Path(dolmen.__file__).parent.rglob("words/en/*.ftl"):
        for node in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ftl.Message):
                found[node.id.name] = serialize_message(node)
    return found


def variants(id: str) -> set[str]:
    """The words that a message tells apart, those of the messages inside it included."""
    text = catalogue()[id]
    found = set(re.findall(r"\[([a-z0-9_-]+)\]", text))
    return found.union(*(variants(inner) for inner in re.findall(r"\{ ([a-z-]+) \}", text)))


@pytest.mark.parametrize("title", TITLES)
def test_no_word_of_a_view_move_or_option_hides_behind_another(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A selection says its last variant for whatever it does not know: so it must know all."""
    asked: set[tuple[str, str]] = set()
    text = Words.text

    def listen(self: Words, id: str, /, **args: Any) -> str:
        asked.update((id, value) for value in args.values() if isinstance(value, str))
        return text(self, id, **args)

    monkeypatch.setattr(Words, "text", listen)
    voice = Voice(Words("en"), ["Ann", "Bo", "Cy", "Di"])
    for count, (game, state) in enumerate(positions(title, 4, 5)):
        if count % 8 == 0 or game.actor(state) == OVER:
            tell_view(title, game.view(state, 0), voice)
    free = ("plain-meduris-plain-workers", "plain-meduris-rune")
    for id, value in asked:
        if id not in free:
            assert value in variants(id), f"{id} does not know {value}"
    for seats in seat_counts(title):
        known = variants(f"plain-{title}-option")
        assert {option.name for option in options(title, seats)} <= known
        for option in options(title, seats):
            named = ["none" if value is None else value for value in option.allowed]
            values = {f"{option.name}-{v}" for v in named if isinstance(v, str)}
            assert values <= variants(f"plain-{title}-value")
    moves = dolmen.game(title, seats=4).moves
    # What chance does is in no list of choices.
    chances = {
        "caverna": {"first", "reveal", "marker"},
        "druides": {"first", "lay", "deal-gem", "deal-servant"},
        "meduris": {"first", "lay", "turn", "roll"},
    }
    assert set(moves.kinds) - chances[title] <= variants(f"plain-{title}-moves")
    targets = {moves.target(move, 0).partition(":")[0] for move in range(moves.count)}
    assert targets <= variants(f"plain-{title}-target")


TERMS_OF_NOTHING: Final[Terms] = {
    "word": Term("plain-step"),
    "flag": Term("plain-turn"),
    "part": Term("plain-players", word("druides-kind", "kind")),
}


def test_a_view_with_an_unknown_key_or_word_is_an_error() -> None:
    voice = Voice(Words("en"), [])
    with pytest.raises(KeyError, match="new"):
        tell_position({"new": 1}, TERMS_OF_NOTHING, voice)
    with pytest.raises(KeyError, match="amber"):
        tell_position({"word": "amber"}, TERMS_OF_NOTHING, voice)
    told = tell_position({"flag": True, "part": ["jet"], "word": 0}, TERMS_OF_NOTHING, voice)
    assert [tuple(fact) for fact in told.facts] == [
        ("Step", "0"),
        ("Turn", "yes"),
        ("Players", "jet"),
    ]


# --- What a page says once -----------------------------------------------------------------------


def test_a_notice_fits_a_cookie_or_loses_its_longest_text() -> None:
    dice = random.Random(1)
    long = "".join(chr(dice.randrange(0x4E00, 0x9FFF)) for _ in range(5000))
    notice = Notice("/", "No.", form={"short": "kept", "long": long})
    response = Response()
    put_notice(response, notice, secure=True)
    cookie = response.headers["set-cookie"]
    assert len(cookie) < MOST_COOKIE + 200
    assert "Secure" in cookie
    assert "HttpOnly" in cookie
    packed = cookie.partition("=")[2].partition(";")[0].strip('"')
    assert unpack(packed) == Notice("/", "No.", form={"short": "kept"})


@pytest.mark.parametrize("packed", ["", "x", "ééé", "AAAA", pack(Notice("/"))[:-8]])
def test_a_cookie_written_by_hand_says_nothing(packed: str) -> None:
    assert unpack(packed) is None


def test_a_cookie_of_another_kind_says_nothing() -> None:
    squeezed = zlib.compress(json.dumps({"at": 7}).encode())
    assert unpack(base64.urlsafe_b64encode(squeezed).decode()) is None
