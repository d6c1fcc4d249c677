"""Acting on a board: lit and dark targets, menus, what cannot be taken back, and taking back."""

import pytest
from playwright.async_api import expect

from tests.page.fixtures import Visit
from tests.page.play import sit
from tests.page.table import DARK, MINE
from tests.page.visitor import PHONE, WIDE, at_widths
from tests.sample import ALL, HIDDEN, SOLO


@pytest.mark.parametrize("title", ALL)
async def test_what_is_lit_is_a_button_with_a_spoken_name(visit: Visit, title: str) -> None:
    visitor = await visit()
    await sit(visitor, title)
    lit = await visitor.page.locator("[data-target].lit").evaluate_all(
        "lit => lit.map(({ role, ariaLabel, tabIndex }) => [role, ariaLabel !== '', tabIndex])"
    )
    assert lit
    assert [target for target in lit if target != ["button", True, 0]] == []


@pytest.mark.parametrize(("title", "width"), at_widths(PHONE, WIDE))
async def test_a_dark_target_says_why_not_and_leads_to_the_rule_and_back(
    visit: Visit, title: str, width: int
) -> None:
    visitor = await visit(lang="fr", width=width)
    table = await sit(visitor, title)
    rule = table.answer.locator('a[href*="#"]')
    for place in range(await visitor.page.locator(DARK).count()):
        if not await table.press_dark(place):
            continue
        if await rule.count():
            break
        await visitor.page.keyboard.press("Escape")
        await expect(table.answer).to_have_count(0)
    assert await table.answer.get_attribute("aria-label") == visitor.say("web-why-not")
    clause = await rule.first.inner_text()
    assert clause in visitor.words.ids(f"{title}-rules")
    await rule.first.click()
    await visitor.page.wait_for_url(f"**/rules/{title}*#{clause}")
    await expect(visitor.page.locator(f"#{clause}")).to_be_in_viewport()
    await visitor.link("web-pages-to-table").click()
    assert await table.ready() == MINE


async def test_a_move_is_taken_back(visit: Visit) -> None:
    visitor = await visit(lang="nl")
    table = await sit(visitor, SOLO)
    before = await table.shown_moves()
    back = visitor.button("web-take-back").first
    await expect(back).to_have_count(0)
    await table.play()
    assert await table.shown_moves() != before
    seen = await table.seen()
    await back.click()
    assert await table.ready(seen) == MINE
    assert await table.shown_moves() == before
    assert await table.refusals() == []


async def test_what_cannot_be_taken_back_says_so_before_it_is_done(visit: Visit) -> None:
    visitor = await visit()
    table = await sit(visitor, HIDDEN)
    while await visitor.page.locator(".ask .move .lock").count() == 0:
        await table.play(-1)
    seen = await table.seen()
    await visitor.page.locator(".ask .move:has(.lock)").first.click()
    question = visitor.page.get_by_role("alertdialog")
    await expect(question).to_contain_text(visitor.say("web-final"))
    await visitor.button("web-not-now").click()
    await expect(question).to_have_count(0)
    assert await table.seen() == seen
    await visitor.page.locator(".ask .move:has(.lock)").first.click()
    await visitor.button("web-do-it").click()
    await visitor.page.wait_for_function("(seen) => window.witness.updates > seen", arg=seen)
    assert await table.refusals() == []


@pytest.mark.parametrize("title", ALL)
async def test_the_language_changes_at_once_in_the_middle_of_a_game(
    visit: Visit, title: str
) -> None:
    visitor = await visit(lang="en")
    table = await sit(visitor, title)
    await table.play()
    english = await table.asked.inner_text()
    await visitor.page.evaluate("() => { window.same = true }")
    await visitor.choice("web-language").select_option("nl")
    await expect(table.asked).not_to_have_text(english)
    await expect(visitor.page.locator("html")).to_have_attribute("lang", "nl")
    assert await visitor.page.evaluate("() => window.same === true")
    await visitor.page.reload()
    await table.ready()
    assert await table.asked.inner_text() != english
