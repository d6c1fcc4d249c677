"""Levels of bots on the page: chosen wherever a bot sits down, and one stronger after the end."""

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import expect

from dolmen.bots import LEVELS
from dolmen.core.game import Game
from dolmen.server.workers import Choice
from tests.page.axe import grave_findings
from tests.page.fixtures import Site, Visit
from tests.page.home import Home
from tests.page.table import READY, Table
from tests.page.visitor import LOCALES, Visitor
from tests.sample import LIGHT

FIRST = {"first": 0}
WIDTHS = (390, 1440, 360)


def names(visitor: Visitor) -> list[str]:
    """What the levels are called."""
    return [visitor.say("bot-level", bot=bot) for bot in LEVELS]


async def bots_at(visitor: Visitor, id: str) -> list[str | None]:
    """The bots of a table, by seat."""
    table = await visitor.get(f"/api/tables/{id}")
    return [seat["bot"] for seat in table["seats"]]


@pytest.mark.parametrize(("lang", "width"), list(zip(LOCALES, WIDTHS, strict=True)))
async def test_a_level_is_chosen_for_a_game_at_once_and_stays_chosen(
    visit: Visit, lang: str, width: int
) -> None:
    anna = await visit(lang=lang, width=width)
    home = Home(anna)
    await home.open()
    card = anna.page.locator(f"article[aria-labelledby=title-{LIGHT}]")
    chosen = card.get_by_role("combobox", name=anna.say("bot-levels"))
    assert await chosen.locator("option").all_text_contents() == names(anna)
    await expect(chosen).to_have_value("player")
    await expect(card).to_contain_text(anna.say("bot-character", bot="player"))
    await chosen.select_option("expert")
    await expect(card).to_contain_text(anna.say("bot-character", bot="expert"))
    assert await anna.overflow() == 0
    assert await grave_findings(anna.page, measured=False) == []
    await home.play_now(LIGHT).click()
    await anna.page.wait_for_url("**/table/*")
    me, *others = await bots_at(anna, Table(anna).id)
    assert (me, set(others)) == (None, {"expert"})
    await home.open()
    await expect(chosen).to_have_value("expert")


async def test_a_seat_is_given_to_a_bot_of_some_level(visit: Visit) -> None:
    anna = await visit(width=390)
    await anna.go(f"/make/{LIGHT}")
    seat = anna.page.get_by_role("combobox", name=anna.say("web-pages-seat", number=2))
    offered = [anna.say("web-pages-player", kind=kind) for kind in ("me", "open", "guest")]
    levels = [anna.say("bot-role", bot=bot) for bot in LEVELS]
    await expect(seat).to_be_visible()
    assert await seat.locator("option").all_text_contents() == [*offered, *levels]
    await seat.select_option("novice")
    about = anna.say("bot-character", bot="novice")
    await expect(anna.page.get_by_text(about)).to_be_visible()
    assert await grave_findings(anna.page, measured=False) == []
    id = await anna.make(LIGHT, ["me", "open", "open"], name="Anna")
    await anna.go(f"/table/{id}")
    await anna.choice("bot-levels").select_option("master")
    await anna.page.get_by_role("button", name=anna.say("web-pages-bot-here")).first.click()
    role = anna.say("bot-role", bot="master")
    await expect(anna.page.get_by_text(role)).to_be_visible()
    assert await bots_at(anna, id) == [None, "master", None]
    assert await anna.overflow() == 0
    assert await grave_findings(anna.page, measured=False) == []


@pytest.mark.parametrize("lang", LOCALES)
async def test_after_the_end_a_stronger_one_is_played_until_there_is_none(
    visit: Visit, lang: str
) -> None:
    anna = await visit(lang=lang, width=390)
    id = await anna.make(LIGHT, ["me", "expert"], name="Anna", options=FIRST)
    await anna.go(f"/table/{id}")
    seen = 0
    for bot in ("master", None):
        table = await anna.get(f"/api/tables/{id}")
        assert (table["status"], table["stronger"]) == ("playing", bot)
        await anna.page.wait_for_function(READY, arg=seen)
        n, seen = await anna.page.evaluate("() => [window.witness.n, window.witness.updates]")
        await anna.post(f"/api/tables/{id}/act?seat=0", {"type": "resign", "id": "r", "n": n})
        await expect(anna.button("web-pages-again")).to_be_visible()
        assert await anna.overflow() == 0
        assert await grave_findings(anna.page, measured=False) == []
        if bot is not None:
            await anna.button("bot-stronger", bot=bot).click()
            await anna.page.wait_for_url(re.compile(f"/table/(?!{id})"))
            id = Table(anna).id
            assert await bots_at(anna, id) == [None, bot]
    stronger = anna.page.get_by_role("button").filter(has_text=anna.say("bot-level", bot="master"))
    await expect(stronger).to_have_count(0)


async def test_a_bot_that_takes_its_time_is_said_to_think(visit: Visit, site: Site) -> None:
    anna = await visit(width=390)
    goes_on = asyncio.Event()
    choose = site.server.workers.choose

    async def wait(bot: str, game: Game[Any], state: Any, seat: int, **more: Any) -> Choice:
        await goes_on.wait()
        return await choose(bot, game, state, seat, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(site.server.workers, "choose", wait)
        id = await anna.make(LIGHT, ["me", "novice"], name="Anna", options={"first": 1})
        await anna.go(f"/table/{id}")
        whose = anna.page.locator(".ask .whose")
        await expect(whose).to_contain_text(anna.say("bot-thinks", who="Nolwenn"))
    goes_on.set()
    thinks = anna.say("bot-thinks", who="Nolwenn")
    await expect(whose).not_to_contain_text(thinks)
