"""The game of the day: a family of three browsers plays it, and sees who did best."""

from pathlib import Path

import pytest
from playwright.async_api import expect

from dolmen.server.clock import wall_clock
from tests.page.axe import grave_findings
from tests.page.fixtures import Visit
from tests.page.visitor import Visitor
from tests.sample import some
from tests.server.quick_bots import QuickWorkers, play_out
from tests.server.servers import running

DAY = 24 * 60 * 60 * 1000
PHONE, DESK = (390, 844), (1440, 900)
DAILY = some(lambda title: title.daily is not None)


async def begin(visitor: Visitor) -> str:
    """Presses the button of the day, by way of the first page; gives the table."""
    await visitor.go()
    region = visitor.page.get_by_role("region", name=visitor.say("web-lobby-daily"))
    await region.get_by_role("link", name=visitor.say(f"{DAILY}-title")).first.click()
    await visitor.button("daily-play").click()
    await visitor.page.wait_for_url("**/table/*")
    return visitor.page.url.rpartition("/")[2]


@pytest.mark.long(20)
async def test_three_browsers_play_the_same_day_and_see_who_did_best(
    visit: Visit, built_page: Path, tmp_path: Path
) -> None:
    # At noon, so that no midnight comes between.
    noon = wall_clock() // DAY * DAY + DAY // 2
    days = [0]
    async with running(
        f"sqlite:///{tmp_path / 'daily.sqlite3'}",
        now=lambda: noon + days[0] * DAY,
        workers=QuickWorkers(),
    ) as (server, base):
        people = {
            name: await visit(base=base, lang=lang)
            for name, lang in (("Anna", "en"), ("Bram", "fr"), ("Cleo", "nl"))
        }
        tables: dict[str, str] = {}
        points: dict[str, int] = {}
        for name, visitor in people.items():
            await visitor.post("/api/me", {"name": name})
            tables[name] = await begin(visitor)
            outcome = await play_out(server, tables[name], middle=name == "Bram")
            points[name] = outcome.scores[0]
            # The end of the game leads to the list, and to no replay yet.
            await expect(visitor.link("daily-to-list")).to_be_visible()
            await expect(visitor.link("web-pages-replay")).to_have_count(0)
            await visitor.link("daily-to-list").click()
        order = sorted(points, key=lambda name: -points[name])
        for visitor in people.values():
            await visitor.page.reload()
            rows = visitor.page.locator("tbody tr")
            await expect(rows).to_have_count(3)
            await expect(rows.locator("td").first).to_have_text("1")
            heads = await rows.locator("th").all_inner_texts()
            assert {head.partition(" ")[0] for head in heads[:1]} <= {
                name for name in order if points[name] == points[order[0]]
            }
            assert await visitor.page.locator("tbody a").count() == 0
            assert await grave_findings(visitor.page) == []
            for size in (PHONE, DESK):
                await visitor.resize(*size)
                assert await visitor.overflow() == 0
        # When the day is over the best game can be watched.
        days[0] = 1
        anna = people["Anna"]
        day = anna.page.url.rpartition("/")[2]
        await anna.go(f"/daily/{DAILY}/{day}")
        await anna.link("daily-best-replay").click()
        await anna.page.wait_for_url("**/record/*")
        await expect(anna.page.get_by_text(anna.say("web-pages-download"))).to_be_visible()
