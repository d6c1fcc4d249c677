"""Records: stepped through, taken away, brought back, checked and played on from."""

from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.page.finished_games import bots_of, finished
from tests.page.fixtures import Site, Visit
from tests.page.home import Home
from tests.page.table import MINE, Table
from tests.sample import ALL, LIGHT, SOLO
from tests.server.servers import Caller


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


@pytest.mark.parametrize("title", ALL)
async def test_a_game_is_played_again_with_the_same_dice_and_compared(
    visit: Visit, site: Site, title: str
) -> None:
    visitor = await visit(lang="fr")
    id = await finished(site, title)
    await visitor.go(f"/record/{id}")
    await visitor.page.locator("summary", has_text=visitor.say("web-pages-same-dice")).click()
    await visitor.button("web-pages-same-dice-bots").click()
    await visitor.page.wait_for_url("**/table/*")
    table = Table(visitor)
    assert await table.ready() == MINE
    made = await visitor.get(f"/api/tables/{table.id}")
    first = await visitor.get(f"/api/tables/{id}")
    assert (made["duplicate"], made["commitment"]) == (id, first["commitment"])


async def test_two_games_with_the_same_dice_stand_side_by_side(visit: Visit, site: Site) -> None:
    visitor = await visit(lang="nl")
    id = await finished(site, LIGHT)
    async with Caller(site.base) as maker:
        wish = {"players": bots_of(LIGHT)}
        again = (await maker.post(f"/api/records/{id}/duplicate", wish))["id"]
        async with maker.look(again) as watcher:
            while not watcher.table.get("outcome"):
                await watcher.next()
    await visitor.go(f"/record/{again}")
    await visitor.page.locator("summary", has_text=visitor.say("web-pages-same-dice")).click()
    await visitor.link("web-pages-compare").click()
    await visitor.page.wait_for_url(f"**/compare/{id}/{again}")
    sides = visitor.page.locator(".sides > section")
    await expect(sides).to_have_count(2)
    for number, record in enumerate((id, again)):
        side = sides.nth(number)
        sheet = await visitor.get(f"/api/records/{record}/sheet")
        await expect(side.locator("tr.sum td")).to_have_text([str(n) for n in sheet["scores"]])
        await expect(side.locator("svg[role=img]")).to_be_visible()
        await expect(side).to_contain_text(visitor.say("web-pages-verified"))
    await expect(visitor.page.get_by_role("alert")).to_have_count(0)
    boxes = [await sides.nth(number).bounding_box() for number in range(2)]
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert boxes[0]["y"] == boxes[1]["y"]
    assert boxes[0]["x"] < boxes[1]["x"]


async def test_who_played_alone_is_compared_by_points(visit: Visit, site: Site) -> None:
    visitor = await visit()
    id = await finished(site, SOLO)
    name = (await visitor.get(f"/api/records/{id}"))["names"][0]
    points = (await visitor.get(f"/api/records/{id}/sheet"))["scores"][0]
    score = f"{points}".replace("-", "\N{MINUS SIGN}")
    await visitor.go(f"/compare/{id}/{id}")
    said = visitor.say("web-ending-scores", name=name, score=score)
    await expect(visitor.page.locator(".sides .won")).to_have_text([said, said])


async def test_a_browser_brings_its_part_of_the_dice(visit: Visit) -> None:
    visitor = await visit()
    home = Home(visitor)
    await home.open()
    table = await home.start(LIGHT)
    await table.ready()
    made = await visitor.get(f"/api/tables/{table.id}")
    brought = [nonce is not None for nonce in made["nonces"]]
    assert brought == [seat["kind"] == "person" for seat in made["seats"]]
    assert made["status"] == "playing"
