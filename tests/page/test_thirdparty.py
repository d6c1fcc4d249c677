"""A title of somebody else on the page, which was built without it: its words come from the server,
its view is laid out as cards, and what its moves are about is pressed there."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from playwright.async_api import expect

from tests import thirdparty
from tests.page.axe import grave_findings
from tests.page.fixtures import Visit
from tests.page.home import Home
from tests.page.play import check_ending
from tests.page.robots import Keys, Pointer
from tests.page.table import DARK, MINE, Table
from tests.page.visitor import PHONE
from tests.server.servers import running
from tests.thirdparty import TITLE


@pytest_asyncio.fixture(loop_scope="session")
async def base(built_page: Path, tmp_path: Path) -> AsyncIterator[str]:
    """A server with the title, which serves the page as it is shipped."""
    with thirdparty.installed(tmp_path / "site"):
        async with running(f"sqlite:///{tmp_path / 'tables.db'}") as (_, place):
            yield place


async def test_it_is_played_with_the_mouse_on_its_cards(base: str, visit: Visit) -> None:
    visitor = await visit(base=base)
    await Home(visitor).start(TITLE)
    table = Table(visitor)
    assert await table.ready() == MINE
    heaps = visitor.page.locator('[data-target^="heap:"]')
    await expect(heaps).to_have_text(["Heap a Stones 3", "Heap b Stones 4", "Heap c Stones 5"])
    said = await heaps.first.get_attribute("aria-label")
    assert said == visitor.say("web-target-lit", name="Heap a: Stones 3")
    assert await grave_findings(visitor.page) == []
    robot = Pointer(visitor, seed=7)
    await robot.play_out()
    assert robot.on_board > 0
    await check_ending(visitor)


async def test_it_is_played_by_keyboard_on_a_phone_in_a_language_that_it_does_not_speak(
    base: str, visit: Visit
) -> None:
    visitor = await visit(base=base, lang="fr", width=PHONE, theme="dark")
    await Home(visitor).start(TITLE)
    keys = Keys(visitor)
    assert await keys.table.ready() == MINE
    assert await visitor.overflow() == 0
    assert await grave_findings(visitor.page) == []
    await expect(keys.table.asked).to_contain_text("take stones from one heap")
    await keys.play_out()
    await check_ending(visitor)
    await expect(visitor.page.locator(".log")).to_contain_text("from heap")


async def test_a_heap_without_stones_says_why_not(base: str, visit: Visit) -> None:
    visitor = await visit(base=base)
    id = await visitor.make(TITLE, ["me", "random"], options={"first": 0})
    await visitor.go(f"/table/{id}")
    table = Table(visitor)
    assert await table.ready() == MINE
    await visitor.page.locator('[data-target="heap:a"]').click()
    seen = await table.seen()
    await table.answer.get_by_role("button", name="Take 3 from heap a").click()
    await table.settle_question(seen)
    await table.ready(seen)
    await expect(visitor.page.locator(DARK).first).to_contain_text("Heap a")
    assert await table.press_dark(0)
    await expect(table.answer).to_contain_text("NIM-TAKE-01")


async def test_its_language_changes_with_the_page_and_its_rules_are_read(
    base: str, visit: Visit
) -> None:
    visitor = await visit(base=base)
    home = Home(visitor)
    await home.open()
    await visitor.choice("web-language").select_option("nl")
    dutch = await visit(base=base, lang="nl")
    name = dutch.say(f"{TITLE}-title")
    link = visitor.page.get_by_role("link", name=dutch.say("web-pages-rules-title", title=name))
    await link.click()
    await expect(visitor.page.locator("article")).to_have_count(3)
