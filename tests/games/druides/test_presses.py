"""How many presses a turn of Druides takes, in real Chromium."""

from typing import Any

from dolmen.core.game import Game
from tests.page.fixtures import Visit
from tests.page.presses import Presses, prepared, seen


def may_hold_a_ritual(game: Game[Any], s: Any, names: list[str]) -> bool:
    """A full hand, and the turn begins with a question about rituals."""
    hand = seen(game, s)
    return "no ritual" in names and hand["gems"] >= 4 and hand["gems"] + hand["servants"] == 7


async def test_two_cards_and_two_draws_are_five_presses(visit: Visit) -> None:
    visitor = await visit()
    presses = Presses(visitor)
    await presses.sit(prepared("druides", 2, may_hold_a_ritual))
    before = await presses.view()
    for slot in (1, 2):
        # The first card says that no ritual is held.
        gem = presses.page.locator('[data-target^="card:"].lit:not([data-target*="servant"])').first
        await presses.press(gem)
        await presses.press_target(f"slot:{slot}")
    n = await presses.n()
    await presses.press(visitor.page.locator(".draw button").nth(0))
    assert presses.count == 5
    # All gems are kept, and two cards drawn and dealt: then it is somebody else's turn.
    await presses.reach(n + 5)
    after = await presses.view()
    mine, then = after["view"]["players"][0], before["view"]["players"][0]
    assert mine["gems"] + mine["servants"] == then["gems"] + then["servants"]
    assert await presses.table.refusals() == []


async def test_a_ritual_is_asked_about_once_more(visit: Visit) -> None:
    visitor = await visit(lang="fr")
    presses = Presses(visitor)
    await presses.sit(prepared("druides", 2, may_hold_a_ritual))
    n = await presses.n()
    await presses.press(".ritual.may")
    question = visitor.page.get_by_role("alertdialog")
    await question.wait_for()
    assert await presses.n() == n
    await presses.press(visitor.button("web-do-it"))
    await presses.reach(n + 1)
    assert await presses.table.refusals() == []
