"""How many presses the turns of Caverna take, in real Chromium."""

from typing import Any

import pytest

from dolmen.core.game import Game
from tests.page.fixtures import Visit
from tests.page.presses import Presses, Wanted, prepared, seen
from tests.page.visitor import PHONE


def at_work(space: str, good: str = "grain") -> Wanted:
    """A dwarf can be placed there, and something could be exchanged."""

    def wanted(game: Game[Any], s: Any, names: list[str]) -> bool:
        return f"place {space}" in names and f"eat {good}" in names

    return wanted


@pytest.mark.parametrize("space", ["ore_mining_1_3", "supplies"])
async def test_goods_and_supplies_are_one_press(visit: Visit, space: str) -> None:
    presses = Presses(await visit())
    log = prepared("caverna", 2, at_work(space))
    await presses.sit(log)
    n = await presses.n()
    await presses.press_target(f"space:{space}")
    # The dwarf and the end of the turn.
    await presses.reach(n + 2)
    assert presses.count == 1
    assert await presses.table.refusals() == []


@pytest.mark.parametrize("phone", [False, True])
async def test_a_tile_is_two_presses_on_a_phone_three(visit: Visit, phone: bool) -> None:
    visitor = await (visit(width=PHONE, touches=True) if phone else visit())
    presses = Presses(visitor, thumb=phone)
    await presses.sit(prepared("caverna", 2, at_work("slash_and_burn")))
    n = await presses.n()
    await presses.press_target("space:slash_and_burn")
    await presses.reach(n + 1)
    await presses.press('.spot.reached[data-target^="home:0:"]')
    if phone:
        # What would be laid is in sight while it is asked about.
        await visitor.page.locator(".ghost").wait_for()
        await presses.press(".tools .sure .main")
    await presses.reach(n + 2)
    assert presses.count == (3 if phone else 2)
    assert await presses.table.refusals() == []


async def test_an_expedition_of_three_is_five_presses(visit: Visit) -> None:
    def may_forge(game: Game[Any], s: Any, names: list[str]) -> bool:
        home = seen(game, s)
        return "place blacksmithing" in names and home["goods"]["ore"] >= 3 and not home["due"]

    presses = Presses(await visit())
    await presses.sit(prepared("caverna", 2, may_forge))
    await presses.press_target("space:blacksmithing")
    for what in ("forge:3", "loot:wood", "loot:dog", "loot:grain"):
        n = await presses.n()
        await presses.press_target(what)
        await presses.reach(n + 1)
    assert presses.count == 5
    # It is over by itself.
    await presses.page.wait_for_function("() => !window.witness.targets.includes('loot:sheep')")
    assert await presses.table.refusals() == []


async def test_feeding_is_one_press_and_no_births_are_none(visit: Visit) -> None:
    def has_enough(game: Game[Any], s: Any, names: list[str]) -> bool:
        home = seen(game, s)
        return f"feed {home['due']}" in names and home["due"] > 0 and "eat grain" in names

    visitor = await visit()
    presses = Presses(visitor)
    await presses.sit(prepared("caverna", 2, has_enough))
    n = await presses.n()
    # The board and what there is stay in sight.
    for what in ("svg.home", ".supply"):
        assert await visitor.page.locator(what).first.evaluate(
            "(box) => box.getBoundingClientRect().bottom <= innerHeight"
        ), what
    await presses.press(".feeding .choice.main")
    await presses.reach(n + 1)
    assert presses.count == 1

    def is_barren(game: Game[Any], s: Any, names: list[str]) -> bool:
        return "breed nothing" in names and game.forced(s) >= 0

    await presses.sit(prepared("caverna", 2, is_barren))
    await visitor.page.locator(".done").wait_for()
    assert presses.count == 0
    assert await presses.table.refusals() == []
