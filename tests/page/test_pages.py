"""The pages around the table: first page, choices that are kept, rules and hints."""

import json
import re

import pytest
from playwright.async_api import expect

from tests.page.fixtures import Visit
from tests.page.home import Home
from tests.page.table import MINE, Table
from tests.page.visitor import LOCALES, rotated
from tests.sample import ALL, LIGHT


@pytest.mark.parametrize("lang", list(LOCALES))
async def test_the_first_page_speaks_the_language_of_the_browser(visit: Visit, lang: str) -> None:
    visitor = await visit(lang=lang)
    home = Home(visitor)
    await home.open()
    await expect(visitor.page.locator("html")).to_have_attribute("lang", lang)
    for title in ALL:
        await expect(home.play_now(title)).to_be_visible()
        name = visitor.say(f"{title}-title")
        await expect(visitor.link("web-pages-make-title", title=name)).to_be_visible()
        await expect(visitor.link("web-pages-rules-title", title=name)).to_be_visible()


async def test_language_theme_and_sound_are_changed_at_once_and_kept(visit: Visit) -> None:
    visitor = await visit(lang="en", theme="light")
    await Home(visitor).open()
    top = visitor.page.locator("html")
    sound = visitor.button("web-sound")
    await expect(sound).to_have_attribute("aria-pressed", "false")
    await expect(top).to_have_attribute("data-theme", "light")
    await visitor.page.evaluate("() => { window.same = true }")
    await sound.click()
    await visitor.button("web-theme").click()
    await visitor.choice("web-language").select_option("fr")
    french = await visit(lang="fr")
    heading = visitor.page.get_by_role("heading", name=french.say("web-pages-my-games"))
    await expect(heading).to_be_visible()
    await expect(top).to_have_attribute("data-theme", "dark")
    assert await visitor.page.evaluate("() => window.same === true")
    await visitor.page.reload()
    await expect(heading).to_be_visible()
    await expect(top).to_have_attribute("data-theme", "dark")
    await expect(top).to_have_attribute("lang", "fr")
    kept = visitor.page.get_by_role("button", name=french.say("web-sound"), exact=True)
    await expect(kept).to_have_attribute("aria-pressed", "true")


async def test_my_games_say_whose_turn_it_is(visit: Visit) -> None:
    visitor = await visit()
    id = await visitor.make(LIGHT, ["me", "random"], options={"first": 0})
    await Home(visitor).open()
    banner = visitor.page.get_by_role("region", name=visitor.say("web-your-turn"))
    await expect(banner).to_contain_text(visitor.say(f"{LIGHT}-title"))
    await banner.get_by_role("link", name=visitor.say("web-pages-go-on")).click()
    await visitor.page.wait_for_url(f"**/table/{id}")
    assert await Table(visitor).ready() == MINE


async def test_an_identity_is_carried_to_another_device(visit: Visit) -> None:
    old, new = await visit(), await visit(lang="nl")
    await old.go("/")
    await old.label("web-pages-my-name").fill("Anna")
    await old.button("web-pages-save").click()
    await expect(old.page.get_by_text(old.say("web-pages-saved"))).to_be_visible()
    await old.button("web-pages-carry").click()
    await new.page.goto(await old.label("web-pages-my-link").input_value())
    await new.button("web-pages-carry-take").click()
    await expect(new.label("web-pages-my-name")).to_have_value("Anna")


@pytest.mark.parametrize(("title", "lang"), rotated())
async def test_the_rules_are_searched_and_their_clauses_linked(
    visit: Visit, title: str, lang: str
) -> None:
    visitor = await visit(lang=lang)
    clauses = [id for id in visitor.words.ids(f"{title}-rules") if id[-1].isdigit()]
    await visitor.go(f"/rules/{title}#{clauses[-1]}")
    await expect(visitor.page.locator(f"#{clauses[-1]}")).to_be_in_viewport()
    shown = visitor.page.locator("article")
    await expect(shown).to_have_count(len(clauses))
    await visitor.label("web-pages-search").fill(clauses[0].lower())
    await expect(visitor.page.locator(f"#{clauses[0]}")).to_be_visible()
    assert await shown.count() < len(clauses)
    await visitor.label("web-pages-search").fill("xyzzy")
    await expect(shown).to_have_count(0)
    await visitor.button("web-pages-show-all").click()
    await expect(shown).to_have_count(len(clauses))
    await visitor.page.locator("nav li a").last.click()
    chapter = visitor.page.url.partition("#")[2]
    await expect(visitor.page.locator(f"#{chapter}")).to_be_in_viewport()


@pytest.mark.parametrize("is_older", [True, False])
async def test_a_page_that_is_older_than_its_server_is_loaded_again(
    visit: Visit, is_older: bool
) -> None:
    visitor = await visit()
    visitor.forgive("404|import")
    page = visitor.page
    await Home(visitor).open()
    await page.evaluate("() => (window.isOld = true)")
    # An update takes away what the page has not asked for yet, and names other parts.
    gone = re.compile(r"/assets/Mine-.*\.js$")
    await page.route(gone, lambda route: route.fulfill(status=404))
    if is_older:
        await page.route(
            f"{visitor.base}/", lambda route: route.fulfill(body="<script src=/assets/new.js>")
        )
    async with page.expect_response(f"{visitor.base}/"):
        await page.locator('a[href="/mine"]').click()
    if not is_older:
        # Loading it again would bring nothing.
        assert await page.evaluate("() => window.isOld") is True
        return
    await page.unroute(gone)
    await page.wait_for_function("() => window.isOld !== true")
    heading = page.get_by_role("heading", level=1)
    await expect(heading).to_have_text(visitor.say("people-mine"))
    assert page.url == f"{visitor.base}/mine"


async def test_the_page_can_be_installed(visit: Visit) -> None:
    visitor = await visit()
    await Home(visitor).open()
    tools = await visitor.context.new_cdp_session(visitor.page)
    found = await tools.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["start_url"] == "/"
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        size = await visitor.page.evaluate(
            """async (src) => {
              const image = new Image()
              image.src = src
              await image.decode()
              return `${image.naturalWidth}x${image.naturalHeight}`
            }""",
            icon["src"],
        )
        assert icon["sizes"] in (size, "any")
    wrong = (await tools.send("Page.getInstallabilityErrors"))["installabilityErrors"]
    # Windows of tests keep nothing, which is the one thing against installing from them.
    assert [error["errorId"] for error in wrong] in ([], ["in-incognito"])
