"""Somebody who sees nothing of the board: types, and reads or hears what is answered."""

from random import Random
from typing import Any, Final, NamedTuple

from playwright.async_api import Locator

from dolmen.server.typed_text.questions import letter
from tests.page.robots import MOST_MOVES
from tests.page.table import OVER, Table
from tests.page.visitor import Visitor

# The last exchange after one that is known: what was answered, the moves it lists, and what is left
# in the field.
HEARD: Final = """(known) => {
  const last = document.querySelector('.typed .talk > li:last-child')
  const busy = document.querySelector('.typed form').getAttribute('aria-busy')
  if (!last || Number(last.dataset.exchange) <= known || busy === 'true') return null
  return {
    number: Number(last.dataset.exchange),
    lines: [...last.querySelectorAll(':scope > p:not(.said)')].map((line) => line.textContent),
    moves: [...last.querySelectorAll('.words')].map((move) => move.textContent),
    left: document.querySelector('.typed input').value,
  }
}"""


class Answer(NamedTuple):
    """What the box says to something typed, and what stays in the field."""

    lines: list[str]
    moves: list[str]
    left: str


class Typist:
    """Keys into one box, and nothing else."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.table = Table(visitor)
        self.dice = Random(seed)
        self._known = 0

    @property
    def field(self) -> Locator:
        """The box to type in."""
        return self.page.locator(".typed input")

    async def open(self) -> None:
        """By its key."""
        await self.page.keyboard.press("/")
        await self.field.wait_for()

    async def type(self, text: str) -> Answer:
        """Types over what is there, and hears the answer."""
        await self.page.keyboard.press("Control+A")
        await self.page.keyboard.insert_text(text)
        return await self.enter()

    async def enter(self) -> Answer:
        """Sends what is there."""
        await self.page.keyboard.press("Enter")
        handle = await self.page.wait_for_function(HEARD, arg=self._known)
        heard: dict[str, Any] = await handle.json_value()
        self._known = heard["number"]
        return Answer(heard["lines"], heard["moves"], heard["left"])

    async def ask(self, kind: str, about: str = "") -> Answer:
        """Asks one of the questions."""
        return await self.type(f"{letter(kind, self.visitor.words)} {about}".strip())

    async def choices(self) -> list[str]:
        """The moves to choose from: with the question, or all of them, or those of one heading."""
        asked = await self.ask("asked")
        if asked.moves:
            return asked.moves
        listed = await self.ask("moves")
        if listed.moves or len(listed.lines) < 3:
            return listed.moves
        headings = [line.rpartition(":")[0] for line in listed.lines[1:-1]]
        return (await self.ask("moves", self.dice.choice(headings))).moves

    async def play(self) -> bool:
        """One move out of those that are read out; false if something else came in between."""
        moves = await self.choices()
        if not moves:
            return False
        answer = await self.type(self.dice.choice(moves))
        if answer.left and answer.lines == [self.visitor.say("web-typed-sure")]:
            answer = await self.enter()
        return answer.left == ""

    async def play_out(self) -> None:
        """Plays to the end."""
        state = await self.play_on(MOST_MOVES)
        assert state == OVER, f"no end after {MOST_MOVES} moves"

    async def play_on(self, moves: int) -> str:
        """Plays so many moves, or as many as there are; says how it stands then."""
        made, state = 0, await self.table.ready()
        while made < moves and state != OVER:
            seen = await self.table.seen()
            made += (is_played := await self.play())
            # What leaves nothing to decide plays itself, so that an answer may come too late.
            state = await self.table.ready(seen if is_played else 0)
        return state
