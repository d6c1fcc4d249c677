"""Records: stepped through, taken away, brought back, checked and played on from."""

from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.page.finished import finished
from tests.page.fixtures import Site, Visit
from tests.page.table import MINE, Table
from tests.sample import ALL, LIGHT


@pytest.mark.parametrize("title", ALL)
async def test_a_record_is_stepped_through(visit: Visit, site: Site, title: str) -> None:
    visitor = await visit(lang="fr")
    id = await finished(site, title)
    await visitor.go(f"/table/{id}")
    await visitor.link("web-pages-replay").click()
    curve = (await visitor.get(f"/api/records/{id}/curve"))["scores"]
    last = len(curve) - 1
    at = visitor.page.locator("output")
    points = visitor.page.locator(".curve svg")
    names = (await visitor.get(f"/api/records/{id}"))["names"]

    async def stands_at(point: int) -> None:
        await expect(at).to_have_text(f"{point}/{last}")
        scores = ", ".join(
            f"{name} {score}".replace("-", "\N{MINUS SIGN}")
            for name, score in zip(names, curve[point], strict=True)
        )
        said = f"{visitor.say('web-pages-curve')}: {scores}"
        await expect(points).to_have_attribute("aria-label", said)

    await stands_at(0)
    await visitor.button("web-pages-next").click()
    await stands_at(1)
    await visitor.page.keyboard.press("ArrowRight")
    await stands_at(2)
    await visitor.page.keyboard.press("End")
    await stands_at(last)
    await visitor.page.keyboard.press("ArrowLeft")
    await stands_at(last - 1)
    slider = visitor.label("web-pages-slider")
    await slider.fill(str(last // 2))
    await stands_at(last // 2)
    await visitor.button("web-pages-first").click()
    await stands_at(0)
    await visitor.button("web-pages-play").click()
    await expect(at).not_to_have_text(f"0/{last}")
    await visitor.button("web-pages-pause").click()
    await visitor.go("/")
    await visitor.go(f"/record/{id}#3")
    await stands_at(3)


async def test_a_record_is_downloaded_and_brought_back_verified(
    visit: Visit, site: Site, tmp_path: Path
) -> None:
    visitor = await visit()
    id = await finished(site, LIGHT)
    await visitor.go(f"/record/{id}")
    async with visitor.page.expect_download() as taking:
        await visitor.link("web-pages-download").click()
    file = tmp_path / "game.jsonl"
    await (await taking.value).save_as(file)
    other = await visit(lang="nl")
    await other.go("/")
    await other.page.locator("input[type=file]").set_input_files(file)
    await other.page.wait_for_url("**/record/*")
    await expect(other.page.locator("main")).to_contain_text(other.say("web-pages-verified"))
    shown = await other.page.locator("output").inner_text()
    info = await visitor.get(f"/api/records/{id}")
    assert shown == f"0/{info['moves']}"


async def test_a_damaged_record_is_refused_with_the_reason(visit: Visit, tmp_path: Path) -> None:
    visitor = await visit(lang="fr")
    visitor.forgive("400|422")
    await visitor.go("/")
    file = tmp_path / "torn.jsonl"
    file.write_text('{"torn": ', encoding="utf-8")
    await visitor.page.locator("input[type=file]").set_input_files(file)
    await expect(visitor.page.get_by_role("alert")).to_be_visible()
    assert visitor.page.url == f"{visitor.base}/"


@pytest.mark.parametrize("title", ALL)
async def test_somebody_plays_on_from_the_middle_of_a_record(
    visit: Visit, site: Site, title: str
) -> None:
    visitor = await visit(lang="nl")
    id = await finished(site, title)
    last = (await visitor.get(f"/api/records/{id}"))["moves"]
    await visitor.go(f"/record/{id}#{last}")
    await expect(visitor.button("web-pages-branch")).to_be_disabled()
    await visitor.label("web-pages-slider").fill(str(last // 2))
    await visitor.button("web-pages-branch").click()
    await visitor.page.wait_for_url("**/table/*")
    table = Table(visitor)
    assert table.id != id
    assert await table.ready() == MINE
    await table.play()
    assert await table.refusals() == []
