"""The review of a game on the page: one press after the end, and what there is to read."""

import re

from playwright.async_api import expect

from tests.page.axe import grave_findings
from tests.page.fixtures import Site, Visit
from tests.server.servers import Caller
from tests.server.test_reviews import bring, short_game

PHONE = (360, 740)


async def test_one_press_shows_the_review_of_a_game(visit: Visit, site: Site) -> None:
    visitor = await visit(lang="fr")
    async with Caller(site.base) as caller:
        id = await bring(caller, short_game())
    page = visitor.page
    await visitor.go(f"/record/{id}")
    await visitor.link("web-pages-review").click()
    await visitor.button("review-begin").click()
    # The finest stage: then nothing is drawn anew under a pointer.
    await expect(visitor.button("review-finer")).to_have_count(0)
    while (await visitor.get(f"/api/records/{id}/review?known=9"))["state"] != "done":
        await page.wait_for_timeout(50)
    await page.reload()
    told = (await visitor.get(f"/api/records/{id}/review"))["review"]
    for name in ("curve", "sums", "marks", "turned", "luck", "points"):
        heading = page.get_by_role("heading", name=visitor.say(f"review-heading-{name}"))
        await expect(heading).to_be_visible()
    await expect(page.locator("#marks ~ ol > li")).to_have_count(len(told["marks"]))
    # The curve by keyboard: the last place is the end.
    slider = page.get_by_role("slider")
    await slider.focus()
    await page.keyboard.press("End")
    winner = max(told["seats"], key=lambda seat: seat["result"])
    said = visitor.say("review-percent", value=round(100 * winner["result"]))
    ends = re.compile(f"{re.escape(told['names'][winner['seat']])} {re.escape(said)}")
    await expect(slider).to_have_attribute("aria-valuetext", ends)
    await visitor.button("review-of-points").click()
    assert await grave_findings(page) == []
    await visitor.resize(*PHONE)
    assert await visitor.overflow() == 0
    await visitor.link("review-see").click()
    await expect(page.locator("output")).to_have_text(f"{told['moves']}/{told['moves']}")
