"""Meduris on the page, in real Chromium."""

import re

from playwright.async_api import expect

from tests.page.fixtures import Visit
from tests.page.play import check_targets, play_by_keyboard
from tests.page.table import MINE, Table


async def test_every_legal_move_has_its_target_on_the_board(visit: Visit) -> None:
    await check_targets(await visit(), "meduris")


async def test_a_game_is_played_by_keyboard_alone(visit: Visit) -> None:
    await play_by_keyboard(await visit(lang="nl"), "meduris")


async def test_a_field_says_what_a_building_costs_and_why_another_cannot_be(visit: Visit) -> None:
    """Field 8 has a bonus chip: it takes a hut, and no temple."""
    visitor = await visit()
    options = {"first": 0, "bonus": "photo"}
    id = await visitor.make("meduris", ["me", "random"], options=options)
    await visitor.go(f"/table/{id}")
    table, say = Table(visitor), visitor.say
    assert await table.ready() == MINE
    while not await visitor.page.locator('[data-target="field:8"].lit').count():
        assert await table.play() == MINE
    await visitor.page.locator('[data-target="field:8"]').click()
    hut = table.answer.get_by_role("button", name=say("meduris-move-hut", field=8), exact=True)
    price = hut.locator(".effects")
    for phrase in (
        say("meduris-effect-settlement", count=1),
        say("meduris-effect-rune", district=say("meduris-district", district="sprout")),
        say("meduris-effect-points", count=2),
    ):
        await expect(price).to_contain_text(phrase)
    await expect(hut).to_have_accessible_description(
        re.compile(say("meduris-material", material="stone"))
    )
    temple = table.answer.locator(".impossible li")
    await expect(temple).to_have_count(1)
    await expect(temple).to_contain_text(say("meduris-move-temple", field=8))
    await expect(temple).to_contain_text(say("meduris-why-chip-on-field"))
