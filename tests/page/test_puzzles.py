"""A puzzle on the page: today's, solved at its table, rated, and shared by a link."""

from playwright.async_api import expect

from dolmen.server.puzzles import puzzles_of
from tests.page.axe import grave_findings
from tests.page.fixtures import Visit
from tests.sample import LIGHT

PHONE = (390, 844)


async def test_a_puzzle_is_solved_and_rated(visit: Visit) -> None:
    visitor = await visit(lang="fr")
    page = visitor.page
    await visitor.go(f"/lessons/{LIGHT}")
    await visitor.link("web-pages-puzzles").click()
    await expect(page.locator("main ol > li")).to_have_count(len(puzzles_of(LIGHT)))
    assert await grave_findings(page) == []
    await visitor.resize(*PHONE)
    assert await visitor.overflow() == 0
    puzzle = puzzles_of(LIGHT)[-1]
    await visitor.go(f"/puzzles/{LIGHT}#{puzzle.place.name}")
    await visitor.button("puzzle-this").click()
    await page.wait_for_url("**/table/*")
    card = page.get_by_role("region", name=visitor.say("exercise-title"))
    await expect(card).to_contain_text(visitor.say("puzzle-task"))
    assert await visitor.overflow() == 0
    assert await grave_findings(page) == []
    table = page.url.rpartition("/")[2]
    n = (await visitor.get(f"/api/tables/{table}/view?seat={puzzle.seat}"))["n"]
    body = {"type": "move", "id": "m", "n": n, "move": puzzle.best}
    await visitor.post(f"/api/tables/{table}/act?seat={puzzle.seat}", body)
    await expect(card).to_contain_text(visitor.say("puzzle-best"))
    assert await grave_findings(page) == []
    await visitor.link("exercise-next").click()
    last = page.locator("main ol > li").last
    await expect(last).to_contain_text("✓")
