"""Notices where no page is open, asked for on the first page. (What the service worker shows:
web/src/lib/worker.test.ts.)"""

from playwright.async_api import expect

from tests.page.axe import grave_findings
from tests.page.fixtures import Visit
from tests.page.home import Home
from tests.page.visitor import PHONE

HOOK = "https://hooks.slack.com/services/x"


async def test_a_webhook_is_added_and_removed_on_a_phone_by_keyboard(visit: Visit) -> None:
    anna = await visit(width=PHONE, lang="nl")
    anna.forgive("422")
    await Home(anna).open()
    box = anna.page.locator("details", has_text=anna.say("web-notices"))
    await box.locator("summary").press("Enter")
    field = box.get_by_label(anna.say("web-notices-webhook"))
    await field.fill("https://10.0.0.1/")
    await field.press("Enter")
    await expect(box.get_by_role("alert")).to_contain_text("10.0.0.1")
    await field.fill(HOOK)
    await field.press("Enter")
    await expect(box.get_by_role("status")).to_have_text(anna.say("web-notices-added"))
    name = anna.say("web-notices-means", kind="slack", at="hooks.slack.com", label="")
    await expect(box.locator("li")).to_contain_text(name)
    assert await grave_findings(anna.page) == []
    await box.get_by_role("button", name=anna.say("web-notices-remove-of", name=name)).press(
        "Enter"
    )
    await expect(box.get_by_role("status")).to_have_text(anna.say("web-notices-removed"))
    await expect(box.locator("li")).to_have_count(0)
