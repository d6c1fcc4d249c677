"""A first game: the goal first, hints when something first happens and none twice, and a good move
with its reason."""

import json
import re
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from tests.page.axe import grave_findings
from tests.page.fixtures import Visit
from tests.page.home import Home
from tests.page.screen_watch import Watch
from tests.page.table import MINE, SPEECH, Table
from tests.page.visitor import PHONE, WIDE, Visitor, rotated
from tests.pagewords import PAGE
from tests.sample import LIGHT
from tests.tries import NIGHT

# Decisions by which most kinds of hints have come up; on a merge only as many as it takes for so
# many good moves with a reason, hints, and hints of the title.
DECISIONS = 20
REASONS, HINTS, OF_THE_TITLE = 5, 7, 5
# A hint that lies over something that can be pressed, or over one's own cards and goods.
COVERS = """(card) => {
  const box = card.getBoundingClientRect()
  const covered = [...document.querySelectorAll('.field [data-target].lit')].filter((target) => {
    const other = target.getBoundingClientRect()
    const [x, y] = [other.x + other.width / 2, other.y + other.height / 2]
    const isSeen = y > 0 && y < innerHeight && x > 0 && x < innerWidth
    return isSeen && x > box.left && x < box.right && y > box.top && y < box.bottom
  })
  return covered.map((target) => target.dataset.target)
}"""


def hint(visitor: Visitor) -> Locator:
    """The card with a hint, or with the goal."""
    return visitor.page.get_by_role("region", name=visitor.say("web-hint"), exact=True)


def advice(visitor: Visitor) -> Locator:
    """The card with a good move."""
    return visitor.page.get_by_role("region", name=visitor.say("web-advice"), exact=True)


async def begin(visitor: Visitor, title: str) -> Table:
    """A first game from the first page."""
    await Home(visitor).open()
    named = visitor.page.get_by_role("button").filter(has_text=visitor.say(f"{title}-title"))
    await named.filter(has_text=visitor.say("web-pages-learn")).click()
    await visitor.page.wait_for_url("**/table/*")
    return Table(visitor)


async def read_hints(visitor: Visitor, said: list[str]) -> None:
    """Reads and closes what is said now."""
    while await hint(visitor).count():
        said.append(await hint(visitor).locator(".said").inner_text())
        await visitor.button("web-hint-close").click()
        await expect(visitor.page.get_by_text(said[-1], exact=True)).to_have_count(0)


@pytest.mark.long(15)
@pytest.mark.parametrize(("title", "lang"), rotated(2))
async def test_a_first_game_teaches_one_thing_at_a_time(
    visit: Visit, title: str, lang: str
) -> None:
    visitor = await visit(lang=lang, width=PHONE if title == LIGHT else WIDE)
    table = await begin(visitor, title)
    assert await table.ready() == MINE
    goal = visitor.say(f"web-hint-{title}-goal")
    await expect(hint(visitor)).to_contain_text(goal)
    lessons: dict[str, Any] = json.loads((PAGE / "games" / title / "hints.json").read_bytes())
    links = hint(visitor).get_by_role("link")
    await expect(links.nth(0)).to_have_attribute("href", re.compile(f"#{lessons['goal']}$"))
    await expect(links.nth(1)).to_have_attribute("href", f"/lessons/{title}")
    assert await hint(visitor).evaluate(COVERS) == []
    assert await grave_findings(visitor.page, measured=False) == []
    await visitor.button("web-hint-begin").click()
    # Then the page itself is explained, and the first question.
    said: list[str] = []
    play = visitor.say("web-hint-any-play")
    await expect(hint(visitor)).to_contain_text(play)
    spoken = visitor.page.locator(SPEECH).filter(has_text=play)
    await expect(spoken).to_have_count(1)
    advised = 0
    known = {visitor.say(f"web-hint-{title}-{one['name']}") for one in lessons["hints"]}

    def enough() -> bool:
        rule = visitor.say("web-hint-rule")
        of_the_title = {text.removesuffix(rule).strip() for text in said} & known
        return advised > REASONS and len(said) >= HINTS and len(of_the_title) >= OF_THE_TITLE

    for _ in range(DECISIONS):
        if await table.ready() != MINE or (enough() and not NIGHT):
            break
        await read_hints(visitor, said)
        seen = await table.seen()
        await visitor.button("web-advice").click()
        await expect(advice(visitor)).to_be_visible()
        advised += await advice(visitor).get_by_text(reason_start(visitor)).count()
        if await visitor.page.locator("[data-advised]").count() and advised == 1:
            assert await grave_findings(visitor.page, measured=False) == []
        await visitor.button("web-advice-play").click()
        await expect(advice(visitor)).to_have_count(0)
        await table.ready(seen)
    assert enough()
    assert len(said) == len(set(said))
    assert await table.refusals() == []
    # What was said is not said again, unless somebody asks for it.
    await visitor.page.reload()
    await table.ready()
    await visitor.button("web-table").click()
    await visitor.button("web-hint-again").click()
    await expect(hint(visitor)).to_contain_text(goal)
    await visitor.button("web-hint-no-more").click()
    await expect(hint(visitor)).to_have_count(0)


async def test_whoever_plays_on_has_read_the_goal(visit: Visit) -> None:
    visitor = await visit(width=WIDE)
    table = await begin(visitor, LIGHT)
    assert await table.ready() == MINE
    goal = visitor.say(f"web-hint-{LIGHT}-goal")
    await expect(hint(visitor)).to_contain_text(goal)
    await table.play()
    await expect(hint(visitor)).to_contain_text(visitor.say("web-hint-any-play"))
    # It is not said again, unless somebody asks for it: then it stays until the next move.
    await visitor.button("web-table").click()
    await visitor.button("web-hint-again").click()
    await expect(hint(visitor)).to_contain_text(goal)


def reason_start(visitor: Visitor) -> str:
    """How a reason begins."""
    return visitor.say("advice-because", reasons="|").partition("|")[0].strip()


async def test_on_a_phone_an_answer_takes_the_place_of_the_hint_and_the_bar_holds_all(
    visit: Visit,
) -> None:
    """Hint and reason one above the other left no room for the board; with both ways back in the
    bar its last signs were off the screen."""
    visitor = await visit(width=PHONE)
    table, watch = await begin(visitor, LIGHT), Watch(visitor)
    assert await table.ready() == MINE
    await visitor.button("web-hint-begin").click()
    await expect(hint(visitor)).to_be_visible()
    await watch.look()
    pressed = [await table.press_dark(place) for place in range(3)]
    assert any(pressed)
    await expect(hint(visitor)).to_be_hidden()
    await watch.look()
    await visitor.button("web-close").click()
    await expect(hint(visitor)).to_be_visible()
    across = visitor.button("web-take-back-across")
    while await across.count() == 0:
        await read_hints(visitor, [])
        await table.play()
        assert await table.ready() == MINE
    seen = await table.seen()
    await across.click()
    assert await table.ready(seen) == MINE
    await expect(visitor.button("web-redo")).to_be_visible()
    await watch.look()
    # What has no room there is in the menu.
    await visitor.button("web-table").click()
    await visitor.choice("web-language").select_option("nl")
    await expect(visitor.page.locator("html")).to_have_attribute("lang", "nl")


async def test_other_games_are_silent_unless_somebody_wants_hints(visit: Visit) -> None:
    visitor = await visit()
    table = await Home(visitor).start(LIGHT)
    assert await table.ready() == MINE
    await expect(hint(visitor)).to_have_count(0)
    await expect(visitor.button("web-advice")).to_have_count(0)
    # Against bots alone a good move is in the menu; so are the hints.
    await visitor.button("web-table").click()
    await visitor.label("web-hint-setting").check()
    await visitor.button("web-advice").click()
    await expect(advice(visitor)).to_be_visible()
    await expect(hint(visitor)).to_contain_text(visitor.say(f"web-hint-{LIGHT}-goal"))


async def test_good_moves_are_compared_told_and_can_be_switched_off(visit: Visit) -> None:
    visitor = await visit(lang="fr")
    people = {"names": ["Anna", "Bram"], "options": {"first": 0}}
    id = await visitor.make(LIGHT, ["me", "guest"], **people)
    await visitor.go(f"/table/{id}")
    await visitor.page.locator("main button").first.click()
    table = Table(visitor)
    assert await table.ready() == MINE
    await visitor.button("web-table").click()
    # With people at the table it is said that they hear of it, and they do.
    await expect(visitor.page.get_by_text(visitor.say("web-advice-told"))).to_be_visible()
    await visitor.button("web-advice").click()
    moves = advice(visitor).get_by_role("listitem")
    await expect(moves.first).to_be_visible()
    assert 1 < await moves.count() <= 3
    await expect(advice(visitor)).to_contain_text("chances de gagner")
    told = visitor.say("server-asked-advice", who="Anna")
    await expect(visitor.page.locator(".log").get_by_text(told)).to_have_count(1)
    # Another move can be looked at, and that one is played then.
    await moves.nth(1).get_by_role("button").click()
    pressed = advice(visitor).locator('[aria-pressed="true"]')
    await expect(pressed).to_have_count(1)
    wanted = await pressed.locator(".move").inner_text()
    assert await grave_findings(visitor.page, measured=False) == []
    seen = await table.seen()
    await visitor.button("web-advice-play").click()
    await expect(advice(visitor)).to_have_count(0)
    await table.ready(seen)
    assert wanted
    id = await visitor.make(LIGHT, ["me", "guest"], advice=False, **people)
    await visitor.go(f"/table/{id}")
    await visitor.page.locator("main button").first.click()
    assert await table.ready() == MINE
    await visitor.button("web-table").click()
    await expect(visitor.button("web-advice")).to_have_count(0)
