"""The docs that a server shows at /docs, in a browser: found by typing, read without script."""

import re

from playwright.async_api import expect

from tests.page.fixtures import Visit
from tools.site import main


async def test_the_search_of_the_docs_finds_a_page_and_leads_there(visit: Visit) -> None:
    assert main([]) == 0
    visitor = await visit()
    page = visitor.page
    await visitor.go("/docs/")
    sought, found = page.get_by_role("searchbox"), page.locator("#found li")
    await expect(sought).to_be_visible()
    await sought.fill("--keep-days")
    await expect(found.first).to_be_visible()
    link = page.locator("#found a", has_text=re.compile("settings", re.IGNORECASE)).first
    await link.click()
    await expect(page).to_have_url(re.compile(r"/docs/settings\.html"))
    await expect(page.locator("main")).to_contain_text("--keep-days")
    await sought.fill("xyzzy")
    await expect(found).to_have_count(1)
    await expect(found).to_contain_text("Nothing found")
    await sought.fill("")
    await expect(page.locator("#found")).to_be_hidden()
