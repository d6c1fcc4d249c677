"""What others do, one after the other: captions in their order, skipped, or none; and how a game
ends on the page."""

from functools import partial
from typing import Any, Final

import pytest
from playwright.async_api import expect

from tests.page.axe import grave_findings
from tests.page.fixtures import Visit
from tests.page.play import check_ending
from tests.page.table import MINE, Table
from tests.page.visitor import Visitor
from tests.sample import ALL, LIGHT, NOT_SOLO, SOLO

# Writes down which entries are told under the board, as they come, and whose.
NOTES: Final = """() => {
  window.notes = []
  const note = () => {
    const last = document.querySelector('.caption:not(.past) li:last-child')
    const n = Number(last?.dataset.n ?? 0)
    if (n > 0 && window.notes.at(-1)?.n !== n) {
      const lit = [...document.querySelectorAll('.players .mover strong')]
      const names = lit.map((name) => name.textContent)
      window.notes.push({ n, said: last.textContent.trim(), lit: names })
    }
  }
  const all = { childList: true, subtree: true, attributes: true }
  new MutationObserver(note).observe(document.body, all)
}"""
# A clock that stands still for whoever waits as long as a slow beat: what is shown is pressed away,
# or it stays, however slow the machine is.
STANDING: Final = """() => {
  const going = window.setTimeout
  window.setTimeout = (call, wait) => going(call, wait >= 900 ? 2 ** 31 - 1 : wait)
}"""
# Everybody else has moved, whatever of it is shown.
MY_TURN: Final = "() => window.witness.targets.length > 0"
# Every update that came after one, and whose doing it was.
CAME: Final = "(after) => window.witness.came.filter((update) => update.n > after)"


async def sit_with_bots(visitor: Visitor, title: str) -> Table:
    """A table with two bots, at this visitor's turn."""
    id = await visitor.make(title, ["me", "greedy", "greedy"], options={"first": 0}, name="Anna")
    await visitor.go(f"/table/{id}")
    table = Table(visitor)
    assert await table.ready() == MINE
    return table


@pytest.mark.parametrize("title", ALL)
async def test_a_round_of_bots_is_told_in_its_order(visit: Visit, title: str) -> None:
    visitor = await visit(pace="quick")
    table = await sit_with_bots(visitor, title)
    await visitor.page.evaluate(NOTES)
    n: int = await visitor.page.evaluate("() => window.witness.n")
    await table.play_turn()
    assert await table.ready() == MINE
    came: list[dict[str, Any]] = await visitor.page.evaluate(CAME, n)
    notes: list[dict[str, Any]] = await visitor.page.evaluate("() => window.notes")
    theirs = [update["n"] for update in came if update["seat"] != 0 and update["told"]]
    told = [note["n"] for note in notes]
    # Nothing is told out of order, and nothing of the others is left out but what has no weight.
    assert told == sorted(told)
    assert set(told) <= {update["n"] for update in came}
    assert len(set(theirs) & set(told)) >= 2
    assert all(note["said"] for note in notes)
    _, *bots = await visitor.page.locator(".players .name strong").all_inner_texts()
    assert {name for note in notes for name in note["lit"]} >= set(bots)
    # What they did last stays to be read while I decide.
    assert await visitor.page.locator(".caption:visible li").count() > 0


async def test_whoever_does_not_want_to_wait_skips(visit: Visit) -> None:
    visitor = await visit(pace="slow")
    table = await sit_with_bots(visitor, NOT_SOLO)
    skip = visitor.button("web-pace-skip")
    await visitor.page.evaluate(STANDING)
    for press in (skip.click, partial(visitor.page.keyboard.press, "Escape")):
        await table.play_turn()
        await skip.wait_for()
        assert await table.moves.count() == 0
        await visitor.page.wait_for_function(MY_TURN)
        await press()
        await expect(skip).to_have_count(0)
        assert await table.ready() == MINE
    assert await grave_findings(visitor.page, measured=False) == []


async def test_the_speed_is_chosen_and_kept(visit: Visit) -> None:
    visitor = await visit(pace="normal", lang="nl")
    table = await sit_with_bots(visitor, LIGHT)
    await visitor.button("web-table").click()
    await visitor.choice("web-pace").select_option("off")
    await visitor.button("web-close").click()
    await visitor.page.reload()
    assert await table.ready() == MINE
    # Some turns of mine and what bots answer, as soon as they have.
    for _ in range(8):
        assert await table.play() == MINE
        await expect(visitor.button("web-pace-skip")).to_have_count(0)
    await visitor.button("web-table").click()
    await expect(visitor.choice("web-pace")).to_have_value("off")


async def test_alone_one_reads_a_score_beside_the_board(visit: Visit) -> None:
    visitor = await visit(pace="quick", lang="fr")
    id = await visitor.make(SOLO, ["me"])
    await visitor.go(f"/table/{id}")
    table = Table(visitor)
    await table.ready()
    await visitor.post(f"/api/tables/{id}/seats/0/bot", {"bot": "random"})
    await check_ending(visitor)
    await expect(table.ending).to_contain_text(visitor.say("web-ending-best-now"))
    # The board is as visible as the sheet.
    for seen in (table.ending.locator("table"), visitor.page.locator(".field")):
        await expect(seen).to_be_in_viewport(ratio=0.5)
    board, sheet = (
        await visitor.page.locator(".field").bounding_box(),
        await table.ending.bounding_box(),
    )
    assert board is not None
    assert sheet is not None
    assert board["x"] + board["width"] <= sheet["x"]
    assert await grave_findings(visitor.page, measured=False) == []
