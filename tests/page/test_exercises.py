"""A better move is looked for on the page: asked from the review, tried at the table, judged."""

from playwright.async_api import expect

from tests.dice import fair_game
from tests.page.axe import grave_findings
from tests.page.fixtures import Site, Visit
from tests.sample import SOLO
from tests.server.servers import Caller
from tests.server.test_exercises import decisions, marked, marked_alone, with_three
from tests.server.test_reviews import short_game

PHONE = (390, 844)


async def test_a_better_move_is_asked_for_tried_and_judged(visit: Visit, site: Site) -> None:
    log = short_game()
    asked = with_three(log)
    at, seat = asked["at"], asked["seat"]
    places = [one["at"] for one in decisions(log) if one["seat"] == seat]
    visitor = await visit(lang="nl")
    async with Caller(site.base) as caller:
        id = await marked(site.server, caller, log)
    page = visitor.page
    await visitor.go(f"/review/{id}")
    ask = page.locator("#marks ~ ol > li", has=page.locator(f"a[href$='#{at}']"))
    whole = page.get_by_role("region", name=visitor.say("exercise-all"))
    await expect(whole.get_by_role("button")).to_have_count(log.game.seats)
    assert await grave_findings(page) == []
    await ask.get_by_role("button", name=visitor.say("exercise-begin")).click()
    await page.wait_for_url("**/table/*")
    card = page.get_by_role("region", name=visitor.say("exercise-title"))
    number = places.index(at) + 1
    await expect(card).to_contain_text(
        visitor.say("exercise-number", number=number, of=len(places))
    )
    await expect(card).to_contain_text(log.names[seat])
    await visitor.button("exercise-show").click()
    better = visitor.say("exercise-answer", better="").strip()
    await expect(card).to_contain_text(better)
    assert await grave_findings(page) == []
    await visitor.resize(*PHONE)
    assert await visitor.overflow() == 0
    await visitor.resize(1280, 800)
    # Once more, and an answer that is measured.
    await visitor.go(f"/review/{id}")
    await ask.get_by_role("button", name=visitor.say("exercise-begin")).click()
    await page.wait_for_url("**/table/*")
    await expect(card).to_contain_text(log.names[seat])
    table = page.url.rpartition("/")[2]
    n = (await visitor.get(f"/api/tables/{table}/view?seat={seat}"))["n"]
    body = {"type": "move", "id": "m", "n": n, "move": asked["other"]}
    await visitor.post(f"/api/tables/{table}/act?seat={seat}", body)
    await expect(card.get_by_role("link", name=visitor.say("exercise-back"))).to_be_visible()
    await expect(visitor.button("exercise-next")).to_be_visible()
    state = (await visitor.get(f"/api/tables/{table}/exercise"))["state"]
    said = visitor.say(f"exercise-{state}", loss="|").partition("|")[0].strip()
    await expect(card).to_contain_text(said)
    await visitor.button("exercise-next").click()
    following = visitor.say("exercise-number", number=number + 1, of=len(places))
    await expect(card).to_contain_text(following)
    # The move that the review found is right without a game, and remembered.
    following_mark = next(one for one in decisions(log) if one["at"] == places[number])
    table = page.url.rpartition("/")[2]
    n = (await visitor.get(f"/api/tables/{table}/view?seat={seat}"))["n"]
    body = {"type": "move", "id": "m", "n": n, "move": following_mark["better"]}
    await visitor.post(f"/api/tables/{table}/act?seat={seat}", body)
    await expect(card).to_contain_text(visitor.say("exercise-best"))
    await visitor.link("exercise-back").click()
    await expect(page.locator("#marks ~ ol > li button", has_text="✓").first).to_be_visible()
    await expect(whole.locator("li > span").first).to_be_visible()


async def test_who_played_alone_looks_for_points(visit: Visit, site: Site) -> None:
    log = fair_game(SOLO, 1)
    visitor = await visit(lang="fr")
    async with Caller(site.base) as caller:
        id, (asked, *_) = await marked_alone(site.server, caller, log)
    page = visitor.page
    await visitor.go(f"/review/{id}")
    await expect(page.get_by_role("button", name=visitor.say("exercise-begin"))).to_have_count(1)
    assert await grave_findings(page) == []
    await visitor.button("exercise-begin").click()
    await page.wait_for_url("**/table/*")
    card = page.get_by_role("region", name=visitor.say("exercise-title"))
    await expect(card).to_contain_text(log.names[0])
    table = page.url.rpartition("/")[2]
    n = (await visitor.get(f"/api/tables/{table}/view?seat=0"))["n"]
    better = log.game.moves.name(asked.better)
    body = {"type": "move", "id": "m", "n": n, "move": better}
    await visitor.post(f"/api/tables/{table}/act?seat=0", body)
    await expect(card).to_contain_text(visitor.say("exercise-best"))
    await expect(card).to_contain_text(visitor.say("exercise-best-line", best=asked.best))
    assert await grave_findings(page) == []
    await visitor.resize(*PHONE)
    assert await visitor.overflow() == 0
