"""Meduris on the page, in real Chromium."""

from playwright.async_api import Locator, expect

from tests.page.axe import grave_findings
from tests.page.fixtures import Visit
from tests.page.play import check_targets, play_by_keyboard


async def test_every_legal_move_has_its_target_on_the_board(visit: Visit) -> None:
    await check_targets(await visit(), "meduris")


async def test_a_game_is_played_by_keyboard_alone(visit: Visit) -> None:
    await play_by_keyboard(await visit(lang="nl"), "meduris")


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
