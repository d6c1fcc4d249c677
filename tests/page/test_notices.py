"""Notices where no page is open, asked for on the first page. (What else the service worker shows:
web/src/lib/worker.test.ts.)

Chromium asks Google's push service for an address, and its shell shows no notices: these two are
stood in for. All else is real: the page that subscribes, the letter as the server sealed it, opened
at a local endpoint with the keys of the subscription, and the worker in Chromium that it is brought
to."""

import json
from pathlib import Path
from typing import Any

from playwright.async_api import Worker, expect

from dolmen.server.notices.turns import GRACE_SECONDS
from dolmen.server.webhook.delivery import Webhooks
from tests import sample
from tests.page.axe import grave_findings
from tests.page.fixtures import Visit
from tests.page.home import Home
from tests.page.visitor import PHONE, Visitor
from tests.server.receiver import Pauses, Receiver, finds
from tests.server.servers import WAIT, Caller, running
from tests.server.test_notices import OPEN, YES, Browser, delivered

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


# What a browser does that has a push service and may show notices.
SUBSCRIBES = """(subscription) => {
  Notification.requestPermission = async () => 'granted'
  PushManager.prototype.getSubscription = async () => null
  PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription })
}"""
SHOWS = """() => {
  self.shown = []
  self.registration.showNotification = async (heading, wish) => {
    self.shown.push([heading, wish.body, wish.data.path])
  }
}"""


class Device:
    """The worker of a browser, and pushes that are brought to it."""

    def __init__(self, visitor: Visitor, worker: Worker) -> None:
        self.visitor = visitor
        self.worker = worker

    @classmethod
    async def of(cls, visitor: Visitor) -> "Device":
        """The worker as soon as it is there."""
        context = visitor.context
        known = context.service_workers
        worker = known[0] if known else await context.wait_for_event("serviceworker")
        await worker.evaluate(SHOWS)
        return cls(visitor, worker)

    async def bring(self, opened: Any) -> None:
        """What a push service does, by the tools of the browser."""
        tools = await self.visitor.context.new_cdp_session(self.visitor.page)
        found: list[dict[str, Any]] = []
        tools.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: found.extend(event["registrations"]),
        )
        await tools.send("ServiceWorker.enable")
        while not found:
            await self.visitor.page.evaluate("() => null")
        wish = {
            "origin": self.visitor.base,
            "registrationId": found[0]["registrationId"],
            "data": json.dumps(opened),
        }
        await tools.send("ServiceWorker.deliverPushMessage", wish)
        await tools.detach()

    async def shown(self) -> Any:
        """What was shown so far."""
        return await self.worker.evaluate("() => self.shown")


async def test_a_push_reaches_a_browser_in_which_no_page_is_open(
    visit: Visit, built_page: Path, tmp_path: Path
) -> None:
    browser, receiver, clock = Browser(), Receiver(YES), [1000.0]
    async with receiver.listen():
        hooks = Webhooks(finds(OPEN), receiver.connect, Pauses(), seconds=WAIT)
        database = f"sqlite:///{tmp_path / 'push.sqlite3'}"
        async with (
            running(database, webhooks=hooks, ticks=lambda: clock[0]) as (server, base),
            Caller(base) as bert,
        ):
            anna = await visit(base=base, width=PHONE, lang="fr")
            subscription = json.dumps(browser.subscription())
            await anna.context.add_init_script(f"({SUBSCRIBES})({subscription})")
            await Home(anna).open()
            device = await Device.of(anna)
            box = anna.page.locator("details", has_text=anna.say("web-notices"))
            await box.locator("summary").click()
            await anna.button("web-notices-push").click()
            await expect(box.get_by_role("status")).to_have_text(anna.say("web-notices-added"))
            table = await anna.make(sample.LIGHT, ["me", "open"], name="Anna", options={"first": 0})
            await bert.post(f"/api/tables/{table}/join", {"name": "Bert"})
            await anna.page.goto("about:blank")
            await anna.post(f"/api/tables/{table}/start")
            clock[0] += 1000 + GRACE_SECONDS
            await server.notices.look()
            await delivered(server)
            (post,) = receiver.posts
            opened = browser.read(post.body)
            await device.bring(opened)
            title = anna.say(f"{sample.LIGHT}-title")
            told = [[anna.say("notice-heading", what="turn"), title, f"/table/{table}"]]
            while await device.shown() != told:
                pass
            # Whoever has the table before their eyes sees it there.
            await anna.go(f"/table/{table}")
            await anna.page.get_by_role("heading", level=1).wait_for()
            await device.bring(opened)
            await device.bring({**opened, "path": "/"})
            while len(shown := await device.shown()) < 2:
                pass
            assert [path for _, _, path in shown] == [f"/table/{table}", "/"]
