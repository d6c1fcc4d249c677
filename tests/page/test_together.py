"""Several people at one table, windows that are loaded anew, and a network that goes away."""

import asyncio
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import pytest_asyncio
from playwright.async_api import expect

from tests.page.fixtures import Site, Visit
from tests.page.relay import Relay
from tests.page.table import MINE, Table
from tests.page.visitor import PATIENCE, Visitor
from tests.sample import HEAVY, LIGHT, OPEN, OTHER, SOLO

# A browser without a desktop has nowhere to show a notice, and says that it may not: what the page
# asks of it is written down.
KEEP_NOTICES = """
  window.notices = []
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data }) => {
    window.notices.push({ title, body, path: data.path })
  }
"""
# The browser is asked for its leave first: the choice is kept a little after its box is ticked.
NOTICES_KEPT = "() => JSON.parse(localStorage.getItem('dolmen') ?? '{}').notices === true"
# Waits for such notices, and takes them away.
TAKE_NOTICES = """async () => {
  while (window.notices.length === 0) await new Promise(requestAnimationFrame)
  return window.notices.splice(0)
}"""
# What Chromium says when a connection breaks.
BROKEN = r"ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|ERR_NETWORK|WebSocket|ERR_EMPTY_RESPONSE"


@pytest_asyncio.fixture(loop_scope="session")
async def relay(site: Site) -> AsyncIterator[Relay]:
    """A wire to the server that can be cut."""
    wire = Relay(site.base)
    await wire.mend()
    yield wire
    await wire.cut()


async def sit_down_together(anna: Visitor, bram: Visitor) -> tuple[Table, Table]:
    """Anna makes a table by the form and sends its link; Bram follows it and sits down."""
    await anna.go(f"/make/{LIGHT}")
    await anna.page.get_by_role("radio", name="2", exact=True).check()
    await anna.label("web-pages-my-name").fill("Anna")
    await anna.page.locator("summary").click()
    await anna.choice("web-pages-option-first").select_option("0")
    await anna.button("web-pages-make-send").click()
    await anna.page.wait_for_url("**/table/*")
    named = anna.say("web-pages-invite")
    invitation = await anna.page.get_by_role("textbox", name=named).input_value()
    assert invitation == anna.page.url
    await bram.page.goto(invitation)
    await bram.label("web-pages-my-name").fill("Bram")
    seat = bram.say("web-pages-seat", number=2)
    await bram.page.get_by_role("button", name=f"{bram.say('web-pages-sit-here')} {seat}").click()
    await anna.button("web-pages-start").click()
    return Table(anna), Table(bram)


async def test_two_browsers_play_at_one_table(visit: Visit) -> None:
    anna, bram = await visit(lang="en"), await visit(lang="fr")
    hers, his = await sit_down_together(anna, bram)
    for _ in range(2):
        assert await hers.ready() == MINE
        await expect(his.asked).to_have_text(bram.say("web-nothing-asked"))
        assert await bram.page.locator("[data-target].lit").count() == 0
        await hers.play_turn()
        assert await his.ready() == MINE
        hers, his, anna, bram = his, hers, bram, anna
    await anna.page.get_by_role("tab", name=anna.say("web-chat")).click()
    await anna.label("web-say").fill("Kenavo!")
    await anna.button("web-send").click()
    await bram.page.get_by_role("tab", name=bram.say("web-chat")).click()
    await expect(bram.page.locator(".chat li")).to_contain_text("Kenavo!")


async def test_giving_up_is_asked_twice_and_seen_by_both(visit: Visit) -> None:
    anna, bram = await visit(lang="nl"), await visit(lang="en")
    hers, his = await sit_down_together(anna, bram)
    await hers.ready()
    await anna.button("web-table").click()
    await anna.button("web-resign").click()
    await expect(hers.ending).to_have_count(0)
    await anna.button("web-resign-sure").click()
    await expect(his.ending.get_by_role("heading").first).to_have_text(
        bram.say("web-ending-you-win")
    )
    await expect(hers.ending.get_by_role("heading").first).to_contain_text("Bram")


async def test_a_public_table_is_found_and_watched(visit: Visit) -> None:
    anna, eve = await visit(), await visit(lang="fr")
    id = await anna.make(HEAVY, ["me", "open"], public=True, name="Anna")
    await eve.go("/")
    line = eve.page.locator(f'a[href="/table/{id}"]')
    await expect(line).to_contain_text(eve.say("web-pages-join"))
    await line.click()
    await expect(eve.page.get_by_role("status").first).to_have_text(
        eve.say("web-pages-waiting", count=1)
    )
    await anna.post(f"/api/tables/{id}/seats/1/bot", {"bot": "random"})
    await anna.post(f"/api/tables/{id}/start")
    watched = Table(eve)
    await expect(watched.asked).to_have_text(eve.say("web-watching"))
    assert await watched.moves.count() == 0


async def test_somebody_who_looks_elsewhere_is_told_of_their_turn(visit: Visit) -> None:
    anna, bram = await visit(lang="fr"), await visit()
    await anna.context.grant_permissions(["notifications"])
    # Headless windows are never hidden, so that is acted.
    await anna.context.add_init_script(
        "Object.defineProperty(document, 'hidden', { get: () => true })"
    )
    await anna.context.add_init_script(KEEP_NOTICES)
    await anna.go("/")
    await anna.label("web-pages-notices").check()
    await anna.page.wait_for_function(NOTICES_KEPT)
    hers, his = await sit_down_together(anna, bram)
    await hers.ready()
    await hers.play_turn()
    notice = {
        "title": anna.say("web-your-turn"),
        "body": anna.say(f"{LIGHT}-title"),
        "path": urlsplit(anna.page.url).path,
    }
    async with asyncio.timeout(PATIENCE / 1000):
        assert await anna.page.evaluate(TAKE_NOTICES) == [notice]
        await his.ready()
        await his.play_turn()
        assert await anna.page.evaluate(TAKE_NOTICES) == [notice]


async def test_where_nothing_is_hidden_the_screen_is_passed_on_without_a_curtain(
    visit: Visit,
) -> None:
    anna = await visit()
    id = await anna.make(OPEN, ["me", "guest"], names=["Anna", "Bram"], options={"first": 0})
    await anna.go(f"/table/{id}")
    table = Table(anna)
    await table.ready()
    await anna.page.evaluate("() => { document.querySelector('.field').dataset.same = 'yes' }")
    moved: set[str] = set()
    while len(moved) < 2:
        moved.add(await anna.page.locator(".players .moving strong").inner_text())
        assert await table.play() == MINE
    # The same board all along, for whoever is to move.
    await expect(anna.page.locator(".field[data-same]")).to_have_count(1)
    assert (await anna.get(f"/api/tables/{id}"))["hidden"] is False


async def test_people_at_one_screen_pass_it_on_behind_a_curtain(visit: Visit) -> None:
    anna = await visit()
    id = await anna.make(LIGHT, ["me", "guest"], names=["Anna", "Bram"], options={"first": 0})
    await anna.go(f"/table/{id}")
    curtain = anna.page.get_by_role("heading", name=anna.say("web-curtain", name="Anna"))
    await curtain.wait_for()
    assert await anna.page.locator("[data-target]").count() == 0
    await anna.button("web-curtain-open", name="Anna").click()
    assert await Table(anna).ready() == MINE


async def test_a_window_loaded_anew_shows_the_same_and_plays_on(visit: Visit) -> None:
    visitor = await visit()
    id = await visitor.make(OTHER, ["me", "random"])
    await visitor.go(f"/table/{id}")
    table = Table(visitor)
    await table.ready()
    await table.play()
    asked, moves = await table.asked.inner_text(), await table.shown_moves()
    await visitor.page.reload()
    assert await table.ready() == MINE
    assert await table.asked.inner_text() == asked
    assert await table.shown_moves() == moves
    assert await table.play() == MINE
    assert await table.refusals() == []


async def test_a_lost_network_is_told_and_taken_up_again(relay: Relay, visit: Visit) -> None:
    visitor = await visit(base=relay.base, lang="nl")
    visitor.forgive(BROKEN)
    id = await visitor.make(OTHER, ["me", "random"])
    await visitor.go(f"/table/{id}")
    table = Table(visitor)
    await table.ready()
    await table.play()
    moves = await table.shown_moves()
    await visitor.context.set_offline(True)
    await relay.cut()
    await expect(visitor.page.locator(".lost")).to_have_text(visitor.say("web-lost"))
    assert await visitor.page.locator("[data-target].lit").count() == 0
    assert await table.moves.count() == 0
    await relay.mend()
    await visitor.context.set_offline(False)
    await expect(visitor.page.locator(".lost")).to_have_count(0)
    await visitor.page.locator(".ask .kind, .ask .move").first.wait_for()
    assert await table.shown_moves() == moves
    assert await table.play() == MINE
    assert await table.refusals() == []


async def test_a_move_that_got_lost_on_the_way_does_not_stop_the_game(
    relay: Relay, visit: Visit
) -> None:
    visitor = await visit(base=relay.base)
    visitor.forgive(BROKEN)
    id = await visitor.make(SOLO, ["me"])
    await visitor.go(f"/table/{id}")
    table = Table(visitor)
    await table.ready()
    await table.shown_moves()
    relay.silence()
    await table.moves.first.click()
    await relay.cut()
    await visitor.page.locator(".lost").wait_for()
    await relay.mend()
    await expect(visitor.page.locator(".lost")).to_have_count(0)
    await table.ready()
    assert await table.play() == MINE
