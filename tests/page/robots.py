"""Players without a mind: by keyboard alone, by pointer on the board, by thumb on a phone."""

from random import Random
from typing import Final

from playwright.async_api import Locator

from tests.page.screen_watch import Watch
from tests.page.table import KIND, LIT, MOVE, OVER, Table
from tests.page.visitor import Visitor

# No game comes near; whoever gets there goes round in circles.
MOST_MOVES: Final = 600
MOST_TABS: Final = 200
FOCUSED: Final = "(what) => document.activeElement?.matches(what) ?? false"
SURE: Final = "[role=alertdialog] .main:visible"
# What a finger has put down for a look is laid by a button beside the board.
LAY: Final = ".tools .sure .main:visible"
OFFERED: Final = ".at .move:visible, .at .kind[aria-expanded=false]:visible"
# What can be seen to answer a press: an update, a menu or a question, or what is lit and picked up.
NOW: Final = """() => [
  window.witness.updates,
  ...[...document.querySelectorAll('.at, .sure')].map((panel) => panel.textContent),
  ...[...document.querySelectorAll('.target')].map((target) => target.getAttribute('class')),
].join('|')"""
ANSWERED: Final = f"(before) => ({NOW})() !== before"


def ended(made: int) -> int:
    """How much it took to the end, to which it came."""
    assert made < MOST_MOVES, f"no end after {MOST_MOVES}"
    return made


class Keys:
    """Somebody with a keyboard and nothing else."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.table = Table(visitor)
        self.tabs = 0

    async def tab_to(self, what: str) -> None:
        """Tabs until something of this kind has the focus; going round twice is a trap."""
        for _ in range(MOST_TABS):
            if await self.page.evaluate(FOCUSED, what):
                return
            await self.page.keyboard.press("Tab")
            self.tabs += 1
        raise AssertionError(f"{MOST_TABS} tabs, and the focus never came to {what}")

    async def press(self, what: str) -> None:
        """Tabs to something and presses it."""
        await self.tab_to(what)
        await self.page.keyboard.press("Enter")

    async def choose(self, seen: int) -> str:
        """One move: the first of the list."""
        if await self.table.moves.count() == 0:
            await self.press(f"{KIND}[aria-expanded=false]")
            await self.table.moves.first.wait_for()
        await self.press(MOVE)
        await self.page.wait_for_function(
            "(seen) => window.witness.updates > seen || document.querySelector('.ask .sure')",
            arg=seen,
        )
        if await self.table.seen() == seen:
            await self.press(".ask .sure .main")
        return await self.table.ready(seen)

    async def play_on(self, most: int, watch: Watch | None = None) -> int:
        """Plays so many moves, or as many as there are, somebody watching; gives the moves."""
        state = await self.table.ready()
        for made in range(most):
            if state == OVER:
                return made
            if watch:
                await watch.look()
            state = await self.choose(await self.table.seen())
        return most

    async def play_out(self, watch: Watch | None = None) -> int:
        """Plays to the end, somebody watching; gives the moves."""
        return ended(await self.play_on(MOST_MOVES, watch))


class Pointer:
    """Somebody who presses what is lit on the board; a thumb taps instead."""

    def __init__(self, visitor: Visitor, seed: int, *, thumb: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.table = Table(visitor)
        self.dice = Random(seed)
        self.thumb = thumb
        # How often the board itself was pressed.
        self.on_board = 0

    async def press(self, what: Locator) -> None:
        """Presses something, and waits until it has answered."""
        before = await self.page.evaluate(NOW)
        await (what.tap() if self.thumb else what.click())
        await self.page.wait_for_function(ANSWERED, arg=before)

    async def choose(self) -> None:
        """The next press of a turn: what is asked, what a menu offers, or something lit."""
        for what in (SURE, LAY, OFFERED, LIT):
            found = self.page.locator(what)
            if count := await found.count():
                self.on_board += what == LIT
                await self.press(found.nth(self.dice.randrange(count)))
                return
        await self.table.play()

    async def play_out(self, watch: Watch | None = None) -> int:
        """Plays to the end, somebody watching; gives the presses."""
        return ended(await self.play_on(MOST_MOVES, watch))

    async def play_on(self, most: int, watch: Watch | None = None) -> int:
        """So many presses, or as many as it takes to the end."""
        seen = 0
        for made in range(most):
            if await self.table.ready(seen) == OVER:
                return made
            if watch:
                await watch.look()
            before = await self.table.seen()
            await self.choose()
            # A menu that opened belongs to the same turn, an update to the next.
            seen = before if await self.table.seen() > before else seen
        return most
