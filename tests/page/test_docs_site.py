"""The docs that a server shows at /docs, in a browser: found by typing, read without script."""

import re
from typing import Final

from playwright.async_api import expect

from tests.page.fixtures import Visit
from tests.page.visitor import PHONE
from tests.sample import LIGHT
from tools.site import main

ANSWERS_BOOT: Final = "answers.html#start-automatically-at-boot-restart-after-a-crash"
ANSWERS_OTHER: Final = "answers.html#raspberry-pi-arm-windows-macos-kubernetes"
ANSWERS_LIMITS: Final = (
    "answers.html#a-school-or-an-office-behind-one-address-everybody-is-told-to-wait"
)
# What hosts ask, in their own words, and where it is answered.
QUESTIONS: Final = {
    "How do I update to a new version?": "host.html#a-new-version",
    "How do I go back to the old version?": "host.html#a-new-version",
    "How do I make a backup every night?": "host.html#backup-every-night",
    "How do I restore a backup?": "host.html#backup-every-night",
    "How do I move to another machine?": "host.html#moving-to-another-machine-and-uninstalling",
    "https certificate proxy": "host.html#the-internet",
    "nginx": "host.html#the-internet",
    "Which ports must the firewall let in?": "host.html#the-internet",
    "How do phones in the same network join?": "play.html#phones-and-friends",
    "How much memory does a server need?": "host.html#how-much-memory-and-how-many-cores",
    "Use PostgreSQL instead of SQLite": "host.html#the-database-sqlite-or-postgresql",
    "What is stored about people?": "host.html#privacy-what-is-stored-and-for-how-long",
    "privacy": "host.html#privacy-what-is-stored-and-for-how-long",
    "How do I delete a person?": "host.html#the-hosts-page",
    "block somebody who is rude": "answers.html#ban-a-player-ban-an-ip-address",
    "Who may create tables?": "host.html#who-may-make-tables-and-how-much-is-kept",
    "limit disk space": "host.html#who-may-make-tables-and-how-much-is-kept",
    "send mail smtp": "host.html#pushes-webhooks-and-mail",
    "push notifications": "host.html#pushes-webhooks-and-mail",
    "bots are slow": "host.html#when-something-is-wrong-or-slow",
    "address already in use": "host.html#when-something-is-wrong-or-slow",
    "I lost the link of the host's page": "host.html#the-hosts-page",
    "monitoring metrics prometheus": "host.html#logs-health-and-figures",
    "where are the logs": "host.html#logs-health-and-figures",
    "docker container volume": "host.html#as-a-container",
    "install as a systemd service": "host.html#as-a-service-systemd",
    "install with pipx": "host.html#as-a-command-a-wheel-and-pipx",
    "remove old games after some days": "host.html#privacy-what-is-stored-and-for-how-long",
    "set up a club event": "play.html#clubs",
    "add a game of my own": "own-title.html",
    "lost browser recovery words": "play.html#good-to-know",
    "how strong are the bots": "strength.html",
    "default of a setting": "settings.html",
    "uninstall": "host.html#moving-to-another-machine-and-uninstalling",
    "two processes on one database": "host.html#as-a-whole-compose",
    "How do I change the port?": "answers.html#change-the-port-or-the-address",
    "ipv6": "answers.html#change-the-port-or-the-address",
    "run under a subpath like example.org/games": "answers.html#change-the-port-or-the-address",
    "How do I reset the password?": "answers.html#reset-a-forgotten-password",
    "who is online": "answers.html#see-who-is-online-and-what-the-server-does",
    "ban an IP address": "answers.html#ban-a-player-ban-an-ip-address",
    "start automatically at boot": ANSWERS_BOOT,
    "restart after a crash": ANSWERS_BOOT,
    "raspberry pi arm": ANSWERS_OTHER,
    "kubernetes": ANSWERS_OTHER,
    "letsencrypt": "host.html#the-internet",
    "cloudflare tunnel": "answers.html#https-with-lets-encrypt-cloudflare-apache-and-other-proxies",
    "gmail smtp": "answers.html#mail-by-gmail-or-another-provider",
    "email not arriving": "answers.html#mail-by-gmail-or-another-provider",
    "change the default language": "answers.html#the-language",
    "turn off chat": "answers.html#turn-off-chat",
    "only members of my club may use it": "answers.html#only-members-of-my-club",
    "how many players can it handle": "answers.html#how-many-players-it-can-handle",
    "disk is full": "answers.html#the-disk-is-full-or-grows",
    "where is the database file": "answers.html#where-the-database-file-is",
    "create postgres user and database": "host.html#the-database-sqlite-or-postgresql",
    "GDPR cookies": "host.html#privacy-what-is-stored-and-for-how-long",
    "upgrade": "host.html#a-new-version",
    "downgrade": "host.html#a-new-version",
    "limit cpu use of bots": "answers.html#the-bots-take-too-long-or-all-of-the-cpu",
    "log rotation": "host.html#logs-health-and-figures",
    "pause the server for maintenance": "answers.html#stop-the-server-or-pause-it-for-maintenance",
    "server behind a router at home": "answers.html#a-server-at-home-behind-a-router",
    "everybody is told to wait at our school": ANSWERS_LIMITS,
    "delete a table": "answers.html#delete-a-table-a-game-or-somebodys-data",
    "frozen table": "answers.html#a-table-hangs",
    "backup cron": "host.html#backup-every-night",
}
# Among so many of the first results the answer is in sight.
IN_SIGHT: Final = 3


async def test_what_a_host_asks_is_answered_in_sight(visit: Visit) -> None:
    assert main([]) == 0
    visitor = await visit()
    page = visitor.page
    await visitor.go("/docs/host.html")
    astray: dict[str, list[str]] = {}
    for question, answer in QUESTIONS.items():
        # Nothing of the question before is left.
        await page.get_by_role("searchbox").fill("")
        await expect(page.locator("#found")).to_be_hidden()
        await page.get_by_role("searchbox").fill(question)
        await expect(page.locator("#found li").first).to_be_visible()
        links = await page.locator("#found a").evaluate_all("all => all.map((one) => one.href)")
        found = [str(link).rpartition("/docs/")[2] for link in links[:IN_SIGHT]]
        if answer not in found:
            astray[question] = found
    assert astray == {}


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


async def test_no_name_in_the_menu_of_a_phone_is_torn_between_its_columns(visit: Visit) -> None:
    assert main([]) == 0
    visitor = await visit(width=PHONE)
    menu = visitor.page.locator("nav :is(summary, a)")
    torn = "all => all.filter((one) => one.getClientRects().length > 1).map((one) => one.innerText)"
    # Each opens a part of the menu of its own.
    rules = f"rules/{LIGHT}"
    for page in ("play", rules, "fr", "host", "research", "tutorials/bot", "commands"):
        await visitor.go(f"/docs/{page}.html")
        await expect(menu.first).to_be_visible()
        assert await menu.evaluate_all(torn) == [], page
        assert await visitor.overflow() == 0
