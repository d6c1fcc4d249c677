"""Another move in the replay: chosen on the board, by typing or from the list, and played on."""

import re

from playwright.async_api import expect

from tests.page.axe import grave_findings
from tests.page.fixtures import Site, Visit
from tests.server.servers import Caller
from tests.server.test_reviews import bring
from tests.server.test_sequels import asked, short_game

PHONE = (360, 740)


async def test_another_move_is_tried_and_stepped_through(visit: Visit, site: Site) -> None:
    visitor = await visit(lang="fr")
    log = short_game()
    question = asked(log)
    at = question["at"]
    async with Caller(site.base) as caller:
        id = await bring(caller, log)
    page = visitor.page
    await visitor.go(f"/record/{id}#{at}")
    steps = page.locator("output")
    await expect(steps).to_have_text(f"{at}/{len(log.moves)}")
    begin = visitor.button("sequel-begin")
    await begin.click()
    # The board lights what could be played, as at a table; whoever steps on chooses no more.
    await expect(page.locator(".target.lit").first).to_be_visible()
    await expect(page.get_by_text(visitor.say("sequel-dice", dice="same"))).to_be_visible()
    await visitor.button("web-pages-next").click()
    await expect(page.locator(".target.lit")).to_have_count(0)
    await visitor.button("web-pages-back").click()
    await begin.click()
    # Typed, and sent by Enter.
    field = visitor.label("sequel-find")
    await field.fill("zzz")
    await expect(page.get_by_text(visitor.say("sequel-none"))).to_be_visible()
    await field.fill(question["move"])
    await page.keyboard.press("Enter")
    step = page.get_by_role("button", name=re.compile(visitor.say("sequel-step", bot=".*")))
    await expect(step).to_be_visible()
    await visitor.button("sequel-of-lead").click()
    await page.get_by_text(visitor.say("sequel-table")).click()
    await expect(page.locator(".sequel tbody tr")).to_have_count(7)
    assert await grave_findings(page) == []
    told = await visitor.get(f"/api/records/{id}/sequel?at={at}&move={question['move']}&bot=player")
    await step.click()
    last = told["sequel"]["moves"]
    await expect(steps).to_have_text(f"{at + 1}/{last}")
    await page.keyboard.press("End")
    await expect(steps).to_have_text(f"{last}/{last}")
    await visitor.resize(*PHONE)
    assert await visitor.overflow() == 0
    await visitor.button("sequel-back").first.click()
    await expect(steps).to_have_text(f"{at}/{len(log.moves)}")
    await visitor.button("sequel-other").click()
    await expect(begin).to_be_enabled()
