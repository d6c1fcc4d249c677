"""Taking back on the page: across the bots' answer and again, and with the consent of others."""

from playwright.async_api import expect

from tests.page.fixtures import Visit
from tests.page.play import sit
from tests.page.table import MINE
from tests.page.test_together import sit_down_together
from tests.sample import LIGHT


async def test_one_press_reaches_across_the_bots_answer_and_one_brings_it_back(
    visit: Visit,
) -> None:
    visitor = await visit(lang="en")
    table = await sit(visitor, LIGHT)
    across = visitor.button("web-take-back-across")
    while await across.count() == 0:
        await table.play()
        assert await table.ready() == MINE
    seen = await table.seen()
    await across.click()
    assert await table.ready(seen) == MINE
    seen = await table.seen()
    await visitor.button("web-redo").click()
    assert await table.ready(seen) == MINE
    await expect(visitor.button("web-redo")).to_have_count(0)
    assert await table.refusals() == []


async def test_others_are_asked_and_answer(visit: Visit) -> None:
    anna, bram = await visit(lang="nl"), await visit(lang="fr")
    hers, his = await sit_down_together(anna, bram)
    assert await hers.ready() == MINE
    await hers.play_turn()
    assert await his.ready() == MINE
    await anna.button("web-propose").click()
    bar = bram.page.locator(".proposal")
    await expect(bar).to_contain_text("Anna")
    await expect(bar).to_contain_text(bram.say("web-proposal-awaited", names="Bram"))
    await expect(anna.page.locator(".proposal")).to_contain_text(anna.say("web-withdraw"))
    await bram.button("web-agree").click()
    assert await hers.ready() == MINE
    await expect(bar).to_have_count(0)
    await expect(his.asked).to_have_text(bram.say("web-nothing-asked"))
