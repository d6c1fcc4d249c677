"""Counting the presses of a turn, in positions that are looked for in random games and then played
on from: a record of the moves is uploaded, and a table branches from it."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from playwright.async_api import Locator

from dolmen.core.game import CHANCE, Game
from dolmen.core.log import Ending, Log
from dolmen.games import open_game
from tests.page.table import Table
from tests.page.visitor import Visitor

# Whether a position is the one that is wanted: it is seat 0's turn, with these moves by name.
Wanted = Callable[[Game[Any], Any, list[str]], bool]

MOST_GAMES: Final = 400
MOST_MOVES: Final = 900
# Somebody who is to be reached: the table shows an entry of this number, and waits for nothing.
REACHED: Final = "(n) => window.witness.n >= n && window.witness.isQuiet()"


def prepared(title: str, seats: int, wanted: Wanted, **options: object) -> Log[Any]:
    """A game up to the wanted position, found by playing at random."""
    for seed in range(MOST_GAMES):
        rng = Random(seed)
        log: Log[Any] = Log(open_game(title, seats, first=0, **options))
        game = log.game
        while not log.is_over and len(log.moves) < MOST_MOVES:
            legal = game.legal(log.state)
            if game.actor(log.state) == CHANCE:
                log.play(rng.choices(legal, game.weights(log.state))[0])
                continue
            names = [game.moves.name(move) for move in legal]
            if game.actor(log.state) == 0 and wanted(game, log.state, names):
                return log
            log.play(rng.choice(legal))
    raise AssertionError(f"no such position in {MOST_GAMES} games of {title}")


def seen(game: Game[Any], s: Any) -> Any:
    """What seat 0 sees of itself."""
    players: Any = game.view(s, 0)["players"]
    return players[0]


class Presses:
    """Somebody at a table, whose presses are counted."""

    def __init__(self, visitor: Visitor, *, thumb: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.table = Table(visitor)
        self.thumb = thumb
        self.count = 0

    async def sit(self, log: Log[Any]) -> None:
        """Goes on from a prepared position, against bots."""
        moves = len(log.moves)
        # A table branches where its record went on.
        log.play(log.game.legal(log.state)[0])
        if not log.is_over:
            log.end(Ending("agreed"))
        answer = await self.visitor.context.request.post(
            f"{self.visitor.base}/api/records", data="\n".join(log.lines()).encode()
        )
        assert answer.ok, await answer.text()
        record = (await answer.json())["id"]
        players = ["me", *["random"] * (log.game.seats - 1)]
        made = await self.visitor.post(
            f"/api/records/{record}/branch", {"at": moves, "players": players}
        )
        await self.visitor.go(f"/table/{made['id']}")
        await self.page.locator("main.table").wait_for()
        await self.page.wait_for_function("() => window.witness.n >= 0")
        self.count = 0

    async def press(self, what: str | Locator) -> None:
        """Presses something lit, or a button."""
        found = self.page.locator(what).first if isinstance(what, str) else what
        await (found.tap() if self.thumb else found.click())
        self.count += 1

    async def press_target(self, name: str) -> None:
        """Presses an element of the board."""
        await self.press(f'[data-target="{name}"].lit')

    async def carry(self, what: str, to: str) -> None:
        """Carries something to the middle of something else: one press, from down to up."""
        start, end = await self.middle(what), await self.middle(to)
        if self.thumb:
            wire = await self.page.context.new_cdp_session(self.page)
            for kind, points in (
                ("touchStart", [start]),
                ("touchMove", [end]),
                ("touchEnd", []),
            ):
                touches = [{"x": x, "y": y} for x, y in points]
                await wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
        else:
            await self.page.mouse.move(*start)
            await self.page.mouse.down()
            await self.page.mouse.move(*end, steps=3)
            await self.page.mouse.up()
        self.count += 1

    async def middle(self, what: str) -> tuple[float, float]:
        """Where something is."""
        box = await self.page.locator(what).first.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    async def n(self) -> int:
        """The last entry that was shown."""
        n: int = await self.page.evaluate("() => window.witness.n")
        return n

    async def reach(self, n: int) -> None:
        """Waits for an entry."""
        await self.page.wait_for_function(REACHED, arg=n)

    async def settled(self, how: str, about: str) -> str:
        """Waits until something can be told; gives it."""
        return str(await (await self.page.wait_for_function(how, arg=about)).json_value())

    async def view(self) -> dict[str, Any]:
        """What seat 0 sees now."""
        now: dict[str, Any] = await self.visitor.get(f"/api/tables/{self.table.id}/view?seat=0")
        return now
