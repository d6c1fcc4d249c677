"""Bots that answer at once, in the process of the server: for tests in which they are no matter."""

import asyncio
from typing import Any

from dolmen.core.game import Game
from dolmen.server.server import Server
from dolmen.server.settings import Settings
from dolmen.server.table.entries import read_outcome
from dolmen.server.table.plans import plan_move
from dolmen.server.wire.table import Outcome
from dolmen.server.workers import Choice, Workers


class QuickWorkers(Workers):
    """Every bot plays the last move there is: games of such players are short."""

    def __init__(self) -> None:
        usual = Settings()
        super().__init__(1, usual.bot_seconds, usual.bot_megabytes)

    async def start(self) -> None:
        """There are no processes."""

    async def choose(self, bot: str, game: Game[Any], state: Any, seat: int, **more: Any) -> Choice:
        """The last move."""
        return Choice(game.legal(state)[-1])


async def play_out(server: Server, table: str, seat: int = 0, *, middle: bool = False) -> Outcome:
    """Plays a seat to the end of a game against quick bots, by the last moves or those in the
    middle, without a request for each; gives the outcome."""
    while True:
        async with server.tables.at(table) as desk:
            while desk.match.actor == seat:
                game, state = desk.match.game, desk.match.log.state
                legal = game.legal(state)
                name = game.moves.name(legal[len(legal) // 2 if middle else -1])
                plan = plan_move(desk.match, seat, name, None, server.now())
                await server.tables.commit(desk, plan)
            if desk.match.row.outcome is not None:
                return read_outcome(desk.match.row.outcome)
        await asyncio.sleep(0)
