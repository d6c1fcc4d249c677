"""How many presses the turns of Meduris take, in real Chromium."""

from typing import Any, Final

import pytest

from dolmen.core.game import Game
from dolmen.core.message import Message, Who
from tests.page.fixtures import Visit
from tests.page.presses import Presses, Wanted, prepared

WAY: Final = ".decision .ways button:enabled"
# The hut stands, or something is asked and nothing under way.
PAID: Final = f"""(field) => {{
  const here = `[data-target="field:${{field}}"]`
  const hut = document.querySelector(`${{here}} use[href="#hut"]:not(.ghost)`)
  if (hut && window.witness.isQuiet()) return 'built'
  return window.witness.isQuiet() && document.querySelector('{WAY}') ? 'way' : null
}}"""


def replaced(game: Game[Any], s: Any, move: str) -> int | None:
    """How many chips must be replaced to pay for a hut; None if it is paid without a word."""
    s = s.clone()
    game.apply(s, game.moves.parse(move))
    count = 0
    while game.actor(s) == 0:
        names = [game.moves.name(legal) for legal in game.legal(s)]
        if "pay" in names:
            return count
        if not any(name.startswith(("replace", "give")) for name in names):
            return count or None
        count += names[0].startswith("replace")
        game.apply(s, game.moves.parse(names[0]))
    return count or None


def huts(game: Game[Any], s: Any, names: list[str], count: int) -> list[str]:
    """The huts for which so many chips must be replaced."""
    found = [name for name in names if name.startswith("hut")]
    return [name for name in found if replaced(game, s, name) == count]


def asked(move: str) -> Wanted:
    """That move may be played, and not only that."""
    return lambda _, __, names: move in names and len(names) > 1


def priced(count: int) -> Wanted:
    """Some hut takes so many replacements."""
    return lambda game, s, names: bool(huts(game, s, names, count))


async def test_a_worker_a_die_and_an_offering_are_one_press_each(visit: Visit) -> None:
    presses = Presses(await visit())
    for wanted, target in (
        ("worker to wood", "plain:wood"),
        ("take wood", "pile:wood"),
        ("return wood", "stock:wood"),
    ):
        await presses.sit(prepared("meduris", 2, asked(wanted)))
        n = await presses.n()
        await presses.press_target(target)
        await presses.reach(n + 1)
        assert (wanted, presses.count) == (wanted, 1)
    await presses.sit(prepared("meduris", 2, asked("offer both")))
    n = await presses.n()
    # The fullest offering comes first.
    await presses.press(".decision .ways button")
    await presses.reach(n + 1)
    assert presses.count == 1
    assert (await presses.view())["view"]["step"] != "pay"
    assert await presses.table.refusals() == []


def lift_of(names: list[str]) -> tuple[str, str] | None:
    """A worker that may be moved, as the board calls it, and where it may go."""
    found = next((name.split() for name in names if name.startswith("lift")), None)
    return (f"{found[1]}:{found[2]}", f"plain:{found[4]}") if found else None


@pytest.mark.parametrize("thumb", [False, True])
async def test_a_standing_worker_is_carried_by_one_press(visit: Visit, thumb: bool) -> None:
    visitor = await visit(**({"width": 390, "touches": True} if thumb else {}))
    presses = Presses(visitor, thumb=thumb)
    log = prepared("meduris", 2, lambda _, __, names: lift_of(names) is not None)
    found = lift_of([log.game.moves.name(move) for move in log.game.legal(log.state)])
    assert found is not None
    worker, plain = found
    await presses.sit(log)
    n = await presses.n()
    grip = f'[data-worker="{worker}"]'
    # Beside every plain nothing happens.
    await presses.carry(grip, ".screen")
    assert await presses.n() == n
    presses.count = 0
    await presses.carry(grip, f'[data-target="{plain}"]')
    # Nobody else could do anything before.
    await presses.reach(n + 1)
    assert presses.count == 1
    assert await presses.table.refusals() == []


async def test_nothing_to_offer_is_no_press_and_is_told(visit: Visit) -> None:
    visitor = await visit()
    presses = Presses(visitor)
    await presses.sit(prepared("meduris", 2, lambda _, __, names: names == ["offer nothing"]))
    # What was done by itself stands in the bar until the next such thing, and in the log for good.
    await visitor.page.locator(".done", has_text=visitor.say("web-unasked", move="")).wait_for()
    refused = (Message("meduris-event-refused", {"player": Who(0), "count": n}) for n in range(3))
    ways = [visitor.words.say(message, listener=0) for message in refused]
    told = " ".join(await presses.table.log.all_inner_texts())
    assert any(way in told for way in ways), told
    assert presses.count == 0
    assert await presses.table.refusals() == []


async def test_a_hut_is_two_presses_and_with_two_replacements_five(visit: Visit) -> None:
    presses = Presses(await visit())
    for count, most in ((0, 2), (2, 5)):
        log = prepared("meduris", 2, priced(count))
        names = [log.game.moves.name(move) for move in log.game.legal(log.state)]
        field = int(huts(log.game, log.state, names, count)[0].split()[1])
        await presses.sit(log)
        await presses.press_target(f"field:{field}")
        await presses.press(".at .move")
        while await presses.settled(PAID, str(field)) != "built":
            n = await presses.n()
            await presses.press(WAY)
            assert presses.count <= most
            await presses.reach(n + 1)
        assert await presses.table.refusals() == []
