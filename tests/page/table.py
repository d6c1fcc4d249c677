"""The page of a table, as somebody who plays there sees it."""

import re
from typing import Any, Final

from playwright.async_api import Locator

from tests.page.visitor import Visitor

LIT: Final = "[data-target].lit:visible"
DARK: Final = "[data-target].dark:visible"
MOVE: Final = ".ask .move:not([disabled])"
KIND: Final = ".ask .kind"
# The one voice of a table, line by line.
SPEECH: Final = "[data-speech] p"
OVER: Final = "over"
MINE: Final = "mine"
# A move in words, without its price, which comes when the rules have said it.
WORDS: Final = """(moves) => moves.map((move) =>
  [...move.childNodes].filter((part) => !part.classList?.contains('effects'))
    .map((part) => part.textContent).join('').trim())"""
# Something can be chosen that came with a later update than those seen, or nothing ever again.
READY: Final = """(seen) => {
  if (document.querySelector('#ending')) return 'over'
  if (window.witness.updates <= seen || !window.witness.isQuiet()) return null
  return document.querySelector('.ask .move:not([disabled]), .ask .kind') ? 'mine' : null
}"""


class Table:
    """A table in a visitor's window."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    @property
    def id(self) -> str:
        """What the table is called by, from the address."""
        found = re.search(r"/table/([\w-]+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    @property
    def asked(self) -> Locator:
        """The sentence that says what is asked."""
        return self.page.locator("#asked")

    @property
    def moves(self) -> Locator:
        """The moves that are shown as plain buttons."""
        return self.page.locator(MOVE)

    @property
    def ending(self) -> Locator:
        """How it came out."""
        return self.page.locator("section[aria-labelledby=ending]")

    @property
    def answer(self) -> Locator:
        """What a pressed target answers: a menu, a question or a reason."""
        return self.page.locator(".at")

    @property
    def log(self) -> Locator:
        """The lines of the log."""
        return self.page.locator(".log li")

    async def seen(self) -> int:
        """How many updates the window got since it was loaded."""
        count: int = await self.page.evaluate("() => window.witness.updates")
        return count

    async def ready(self, seen: int = 0) -> str:
        """Waits until it is this visitor's turn (after the updates seen), or over; says which."""
        handle = await self.page.wait_for_function(READY, arg=seen)
        return str(await handle.json_value())

    async def shown_moves(self) -> list[str]:
        """Every legal move, in words; kinds are opened one after another to read them."""
        found: list[str] = []
        for kind in await self.page.locator(KIND).all():
            if await kind.get_attribute("aria-expanded") == "false":
                await kind.click()
            found += await self.moves.evaluate_all(WORDS)
        return found or list(await self.moves.evaluate_all(WORDS))

    async def refusals(self) -> list[str]:
        """What the server refused since the window was loaded."""
        said: list[str] = await self.page.evaluate("() => window.witness.refused")
        return said

    async def play(self, which: int = 0) -> str:
        """Plays a move of the list and waits for what comes next."""
        seen = await self.seen()
        await self._press(which)
        await self.settle_question(seen)
        return await self.ready(seen)

    async def play_turn(self) -> None:
        """Plays the first moves of the list until somebody else has to."""
        while await self.page.locator(f"{MOVE}, {KIND}").count():
            seen = await self.seen()
            await self._press(0)
            await self.settle_question(seen)
            await self.page.wait_for_function(
                "(seen) => window.witness.updates > seen && window.witness.isQuiet()", arg=seen
            )

    async def _press(self, which: int) -> None:
        """Presses a move of the list; where there are only kinds, one of the first kind."""
        if await self.moves.count() == 0:
            await self.page.locator(KIND).first.click()
        await self.moves.nth(which).click()

    async def settle_question(self, seen: int) -> None:
        """What cannot be taken back is asked once more: yes."""
        await self.page.wait_for_function(
            "(seen) => window.witness.updates > seen || document.querySelector('.sure, .at')",
            arg=seen,
        )
        sure = self.page.locator("[role=alertdialog] .main")
        if await self.seen() == seen and await sure.count():
            await sure.click()

    async def press_dark(self, place: int) -> bool:
        """Presses a dark target where it is; false if something else lies over it. Playwright's own
        click would wait for ever: it takes `aria-disabled` for a no."""
        spot = (
            await self.page.locator(DARK)
            .nth(place)
            .evaluate(
                """(target) => {
              target.scrollIntoView({ block: 'center', inline: 'center' })
              const box = target.getBoundingClientRect()
              const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
              const hit = document.elementFromPoint(x, y)?.closest('[data-target]')
              return hit === target ? [x, y] : null
            }"""
            )
        )
        if spot is None:
            return False
        await self.page.mouse.click(*spot)
        await self.answer.wait_for()
        return True

    async def sheet(self) -> dict[str, Any]:
        """The score sheet as it is shown: rows of points, the totals and the ranks, which nobody
        has who plays alone."""
        await self.ending.locator("table tfoot").wait_for()
        rows: list[list[str]] = await self.ending.locator("table tr").evaluate_all(
            "rows => rows.map((row) => [...row.cells].map((cell) => cell.textContent.trim()))"
        )
        numbers = [[_points(cell) for cell in row[1:]] for row in rows[1:]]
        if len(numbers[0]) == 1:
            numbers.append([1])
        *lines, totals, ranks = numbers
        return {"names": rows[0][1:], "lines": lines, "scores": totals, "ranks": ranks}


def _points(cell: str) -> int:
    """A cell of the sheet; a dash is where a line is not about that player."""
    return 0 if cell == "–" else int(cell.replace("\N{MINUS SIGN}", "-"))
