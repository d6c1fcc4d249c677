"""Meduris on the page, in real Chromium."""

import re

import pytest
from playwright.async_api import Locator, expect

from tests.page.axe import grave_findings
from tests.page.fixtures import Site, Visit
from tests.page.play import check_targets, play_by_keyboard
from tests.page.table import MINE, Table


async def test_every_legal_move_has_its_target_on_the_board(visit: Visit) -> None:
    await check_targets(await visit(), "meduris")


@pytest.mark.long(15)
async def test_a_game_is_played_by_keyboard_alone(visit: Visit, site: Site) -> None:
    """On a phone that lies: the moves that the keyboard goes through stand beside the board."""
    await play_by_keyboard(await visit(lang="nl", width=844), "meduris", site)


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


async def test_the_fields_of_the_bonus_chips_are_pressed_on_a_picture(visit: Visit) -> None:
    anna = await visit(lang="fr", width=360)
    # The server refuses what cannot be laid, and says why.
    anna.forgive("422")
    await anna.go("/make/meduris")
    await anna.page.locator("summary").click()
    await anna.choice("web-pages-option-meduris-bonus").select_option("picture")

    def field(number: int) -> Locator:
        return anna.button("web-meduris-bonus-field", field=number)

    for number in (2, 8, 12, 17):
        await field(number).click()
    # By keyboard too: a field is a button like any other.
    await field(21).focus()
    await anna.page.keyboard.press("Space")
    chosen = anna.page.get_by_role("status")
    await expect(chosen).to_have_text(anna.say("web-meduris-bonus-chosen", count=5, due=6))
    assert await grave_findings(anna.page) == []
    assert await anna.overflow() == 0
    await anna.button("web-pages-make-send").click()
    why = anna.say("meduris-bonus-fields", count=5, due=6)
    await expect(anna.page.get_by_role("alert")).to_contain_text(why)
    await field(25).click()
    await field(25).click()
    await field(26).click()
    await expect(chosen).to_have_text(anna.say("web-meduris-bonus-chosen", count=6, due=6))
    await anna.button("web-pages-make-send").click()
    await anna.page.wait_for_url("**/table/*")
    table = anna.page.url.rpartition("/")[2]
    answer = await anna.page.request.get(f"{anna.base}/api/tables/{table}")
    assert (await answer.json())["options"]["bonus"] == [2, 8, 12, 17, 21, 26]
