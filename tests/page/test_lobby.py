"""The way to a table and from it: what there is to play, my games, giving up, losing a seat, the
rules at a glance, and where there is nothing."""

import re

import pytest
from playwright.async_api import expect

from dolmen.games import TITLES
from dolmen.words.overview import read_overview
from tests.page.axe import grave_findings
from tests.page.fixtures import Site, Visit
from tests.page.home import Home
from tests.page.table import DARK, MINE, Table
from tests.page.visitor import PHONE, Visitor, rotated
from tests.sample import ALL, LIGHT, OTHER
from tests.server.servers import Caller


async def resign(visitor: Visitor, id: str) -> None:
    """Gives a game up without the page."""
    n = (await visitor.get(f"/api/tables/{id}/view?seat=0"))["n"]
    await visitor.post(f"/api/tables/{id}/act?seat=0", {"type": "resign", "id": "r", "n": n})


async def test_the_first_page_tells_what_a_game_is_like_and_my_list_can_be_cleared(
    visit: Visit,
) -> None:
    anna = await visit(width=PHONE)
    over = await anna.make(LIGHT, ["me", "random"], options={"first": 0}, name="Anna")
    bot = (await anna.get(f"/api/tables/{over}"))["seats"][1]["name"]
    await resign(anna, over)
    await anna.make(LIGHT, ["me", "open"], name="Anna")
    waits = await anna.make(OTHER, ["me", "random"], options={"first": 0}, name="Anna")
    await Home(anna).open()
    for title in ALL:
        card = anna.page.locator(f"article[aria-labelledby='title-{title}']")
        least, most = TITLES[title].minutes
        same = str(least == most).lower()
        length = anna.say("web-lobby-minutes", same=same, least=least, most=most)
        await expect(card).to_contain_text(length)
        count = TITLES[title].quick_seats - 1
        await expect(card).to_contain_text(anna.say("web-lobby-seated", count=count))
    mine = anna.page.locator("#mine")
    await expect(mine.locator("li")).to_have_count(3)
    line = mine.locator("li", has=anna.page.locator(f'a[href="/table/{over}"]'))
    await expect(line).to_contain_text(anna.say("web-lobby-i-gave-up"))
    await expect(line).to_contain_text(
        anna.say("web-lobby-company", kind="bots", count=1, names=bot)
    )
    await expect(line.locator("time")).to_have_attribute("title", re.compile(r"\d"))
    assert await grave_findings(anna.page) == []
    # The question first; who thinks again is where they were.
    clear = anna.button("web-lobby-clear")
    await clear.focus()
    await clear.press("Enter")
    await expect(anna.button("web-lobby-clear-over", count=1)).to_be_focused()
    await anna.page.keyboard.press("Escape")
    await expect(clear).to_be_focused()
    await clear.click()
    await anna.button("web-lobby-clear-over", count=1).click()
    await expect(mine.locator("li")).to_have_count(2)
    await clear.click()
    await anna.button("web-lobby-clear-all", count=1).click()
    # What waits for me stays, and so do the games.
    await expect(mine.locator("li a")).to_have_attribute("href", f"/table/{waits}")
    await resign(anna, waits)
    await anna.page.reload()
    await clear.click()
    await anna.button("web-lobby-clear-all", count=1).click()
    await expect(mine).to_contain_text(anna.say("web-lobby-cleared"))
    await anna.page.reload()
    await expect(mine).to_contain_text(anna.say("web-lobby-cleared"))
    assert len((await anna.get("/api/me/tables"))["tables"]) == 3


async def test_whoever_gives_up_reads_it_and_has_the_seat_back_by_one_press(
    visit: Visit, site: Site
) -> None:
    anna = await visit()
    id = await anna.make(LIGHT, ["me", "open", "random"], name="Anna", options={"first": 1})
    async with Caller(site.base) as caller:
        await caller.post(f"/api/tables/{id}/join", {"name": "Bram"})
        await anna.post(f"/api/tables/{id}/start")
        await anna.go(f"/table/{id}")
        async with caller.look(id, seat=1) as bram:
            await anna.button("web-table").click()
            await anna.button("web-resign").click()
            about = anna.say("web-resign-about", ends="false")
            await expect(anna.page.get_by_text(about)).to_be_visible()
            await anna.button("web-resign-sure").click()
            await expect(anna.page.locator("dialog[open]")).to_have_count(0)
            log = anna.page.locator(".log")
            gone = anna.words.text("server-seat-resigned", who="Anna", bot="player")
            await expect(log).to_contain_text(gone)
            await expect(anna.page.get_by_text(anna.say("web-gave-up"))).to_be_visible()
            assert await grave_findings(anna.page) == []
            await anna.button("web-play-again").click()
            await expect(log).to_contain_text(anna.words.text("server-seat-back", who="Anna"))
            await expect(anna.page.get_by_text(anna.say("web-gave-up"))).to_have_count(0)
            while bram.table["seats"][0]["stand_in"] or bram.update["entries"] == []:
                await bram.next()


async def test_a_guest_whose_seat_is_opened_again_finds_the_room_and_reads_why(
    visit: Visit,
) -> None:
    anna, bram = await visit(), await visit(lang="fr")
    id = await anna.make(LIGHT, ["me", "open"], name="Anna")
    await bram.go(f"/table/{id}")
    seat = bram.say("web-pages-seat", number=2)
    sit = bram.page.get_by_role("button", name=f"{bram.say('web-pages-sit-here')} {seat}")
    await sit.click()
    await expect(bram.button("web-pages-leave")).to_be_visible()
    await anna.post(f"/api/tables/{id}/seats/1/free")
    said = bram.say("web-pages-unseated", host="Anna")
    await expect(bram.page.get_by_role("status").filter(has_text=said)).to_be_visible()
    assert await grave_findings(bram.page) == []
    await sit.click()
    await expect(bram.button("web-pages-leave")).to_be_visible()
    await expect(bram.page.get_by_text(said)).to_have_count(0)


@pytest.mark.parametrize(("title", "lang"), rotated(1))
async def test_where_there_is_nothing_the_page_says_so_and_what_may_be_meant(
    visit: Visit, title: str, lang: str
) -> None:
    visitor = await visit(lang=lang, width=PHONE)
    visitor.forgive("404")
    answer = await visitor.page.goto(f"{visitor.base}/regles/{title[:-2]}s")
    assert answer is not None
    assert answer.status == 404
    name = visitor.say(f"{title}-title")
    meant = visitor.page.locator(".meant")
    await expect(meant).to_have_count(1)
    await expect(meant).to_contain_text(name)
    assert await grave_findings(visitor.page) == []
    await visitor.link("web-pages-rules-title", title=name).click()
    await expect(visitor.page.get_by_role("heading", level=1)).to_have_text(
        visitor.say(f"{title}-rules-title")
    )
    for page in ("table", "record", "rules", "make", "seat"):
        path = f"/{page}/nowhere/key" if page == "seat" else f"/{page}/nowhere"
        answer = await visitor.page.goto(visitor.base + path)
        assert answer is not None
        assert (path, answer.status) == (path, 404)
        about = visitor.say("web-lobby-missing-about", page=page)
        await expect(visitor.page.get_by_text(about)).to_be_visible()
        await expect(visitor.link("web-to-home")).to_be_visible()


async def test_escape_gives_the_focus_back(visit: Visit) -> None:
    visitor = await visit()
    id = await visitor.make(OTHER, ["me", "random"], options={"first": 0})
    await visitor.go(f"/table/{id}")
    assert await Table(visitor).ready() == MINE
    menu = visitor.button("web-table")
    await menu.press("Enter")
    await expect(visitor.page.locator("dialog[open]")).to_be_visible()
    await visitor.page.keyboard.press("Escape")
    await expect(menu).to_be_focused()
    await visitor.button("web-curious").press("Enter")
    dark = visitor.page.locator(f"{DARK}[tabindex='0']").first
    await dark.press("Enter")
    await expect(visitor.page.get_by_role("dialog")).to_be_visible()
    await expect(dark).not_to_be_focused()
    await visitor.page.keyboard.press("Escape")
    await expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    await expect(dark).to_be_focused()


@pytest.mark.parametrize(("title", "lang"), rotated(2))
async def test_the_rules_begin_at_a_glance_and_mark_what_is_searched(
    visit: Visit, title: str, lang: str
) -> None:
    visitor = await visit(lang=lang)
    await visitor.go(f"/rules/{title}")
    panels = read_overview(title, visitor.words)
    shown = visitor.page.locator("section[aria-labelledby=overview] li")
    await expect(shown).to_have_count(len(panels))
    for at, panel in enumerate(panels):
        await expect(shown.nth(at).locator(".picture svg").first).to_be_attached()
        await expect(shown.nth(at).get_by_role("heading")).to_have_text(panel.name)
        await expect(shown.nth(at).locator("p")).to_have_text(panel.text)
    assert await visitor.overflow() == 0
    assert await grave_findings(visitor.page) == []
    # Every panel is a picture of its own.
    drawn = await shown.locator(".picture").evaluate_all("(all) => all.map((one) => one.innerHTML)")
    assert len(set(drawn)) == len(panels)
    name = visitor.say(f"{title}-title")
    await visitor.label("web-pages-search").fill(name.upper())
    marks = visitor.page.locator("article mark")
    await expect(marks.first).to_be_visible()
    assert {mark.lower() for mark in await marks.all_inner_texts()} == {name.lower()}
    await expect(shown).to_have_count(0)
