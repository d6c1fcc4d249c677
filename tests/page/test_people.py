"""People without accounts on the page: results and recovery words, a muted player, a link that
shows what a seat sees, and a prepared move."""

from playwright.async_api import expect

from dolmen.words import Words
from tests.page.axe import grave_findings
from tests.page.fixtures import Visit
from tests.page.visitor import PHONE
from tests.sample import OPEN
from tests.server.servers import Caller


def say(id: str, **args: str | int) -> str:
    """A sentence of a chapter that the page fetches."""
    return Words("en").text(id, **args)


async def test_recovery_words_bring_my_games_to_another_browser(visit: Visit) -> None:
    anna, other = await visit(width=PHONE), await visit()
    await anna.make(OPEN, ["me", "random"], options={"first": 0}, name="Anna")
    await anna.post("/api/me", {"name": "Anna"})
    await anna.go("/mine")
    await expect(anna.page.get_by_text(say("people-results-none"))).to_be_visible()
    await anna.page.get_by_role("button", name=say("people-words-make")).click()
    words = anna.page.locator("#words ol li")
    await expect(words).to_have_count(8)
    typed = " ".join(await words.all_inner_texts()).upper()
    assert await grave_findings(anna.page) == []
    await other.go("/mine")
    await other.page.get_by_label(say("people-recover-label"), exact=True).fill(typed)
    await other.page.keyboard.press("Enter")
    await expect(other.page.get_by_text(say("people-recovered", name="Anna"))).to_be_visible()
    tables = await other.get("/api/me/tables")
    assert len(tables["tables"]) == 1


async def test_a_move_is_prepared_and_a_friend_looks_on(visit: Visit) -> None:
    bert, friend = await visit(width=PHONE), await visit()
    async with Caller(bert.base) as anna:
        made = await anna.make(
            OPEN, players=["me", "open"], name="Anna", options={"first": 0}, lasting=True
        )
        id = made["id"]
        await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        await anna.post(f"/api/tables/{id}/start")
        await bert.go(f"/table/{id}")
        await bert.page.get_by_text(say("people-prepare"), exact=True).click()
        choice = bert.page.get_by_label(say("people-prepare-choose"))
        await choice.select_option(index=1)
        await bert.page.get_by_role("button", name=say("people-prepare-save")).click()
        back = bert.page.get_by_role("button", name=say("people-prepare-back"))
        await expect(back).to_be_visible()
        assert await grave_findings(bert.page) == []
        # What the seat sees, by a link; the table says that there is one.
        link = (await bert.post(f"/api/tables/{id}/seats/1/shares", {}))["path"]
        await friend.go(link)
        looking = say("people-looking", name="Bert", when=say("people-share-at-once"))
        await expect(friend.page.get_by_text(looking)).to_be_visible()
        # Whoever is muted is folded, and not read aloud.
        await bert.button("web-table").click()
        await bert.page.get_by_role("button", name=say("people-mute", name="Anna")).click()
        await expect(
            bert.page.get_by_role("button", name=say("people-unmute", name="Anna"))
        ).to_be_visible()
        assert await grave_findings(bert.page) == []
        await bert.page.keyboard.press("Escape")
        async with anna.look(id, seat=0) as looker:
            await looker.ask("chat", text="slow as ever")
        await bert.page.get_by_role("tab", name=bert.say("web-chat")).click()
        folded = bert.page.locator("details", has_text="slow as ever")
        await expect(folded).not_to_have_attribute("open", "")
        await expect(bert.page.get_by_text("slow as ever")).to_have_count(1)
        await folded.get_by_text(say("people-muted-line", name="Anna")).click()
        await expect(folded).to_have_attribute("open", "")
