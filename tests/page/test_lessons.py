"""A lesson on the page: begun from the course, solved, and remembered."""

from playwright.async_api import expect

from dolmen.server.lessons import lessons_of
from tests.page.axe import grave_findings
from tests.page.fixtures import Visit
from tests.sample import LIGHT

PHONE = (360, 740)


async def test_a_lesson_is_solved_and_remembered(visit: Visit) -> None:
    visitor = await visit(lang="nl")
    page = visitor.page
    first, second = lessons_of(LIGHT)[:2]
    await visitor.go(f"/lessons/{LIGHT}")
    await expect(page.locator("main ol > li")).to_have_count(len(lessons_of(LIGHT)))
    assert await grave_findings(page) == []
    await visitor.resize(*PHONE)
    assert await visitor.overflow() == 0
    await visitor.resize(1280, 800)
    await page.get_by_role("button", name=visitor.say(f"{LIGHT}-lesson-{first.name}")).click()
    await page.wait_for_url("**/table/*")
    card = page.get_by_role("region", name=visitor.say("web-pages-lessons"))
    await expect(card).to_contain_text(visitor.say(f"{LIGHT}-lesson-{first.name}-task"))
    await visitor.button("lessons-hint").click()
    await expect(card).to_contain_text(visitor.say(f"{LIGHT}-lesson-{first.name}-hint"))
    assert await grave_findings(page) == []
    id = page.url.rpartition("/")[2]
    for number, move in enumerate(first.solution):
        n = (await visitor.get(f"/api/tables/{id}/view?seat={first.seat}"))["n"]
        body = {"type": "move", "id": f"m{number}", "n": n, "move": move}
        await visitor.post(f"/api/tables/{id}/act?seat={first.seat}", body)
    await expect(card).to_contain_text(visitor.say(f"{LIGHT}-lesson-{first.name}-done"))
    await visitor.button("lessons-next").click()
    await expect(card).to_contain_text(visitor.say(f"{LIGHT}-lesson-{second.name}-task"))
    await visitor.link("lessons-all").click()
    count = visitor.say("lessons-progress", count=1, of=len(lessons_of(LIGHT)))
    await expect(page.locator("main")).to_contain_text(count)
