"""A game under way as frameworks ask for it: chance is drawn by the table, observations and masks
are arrays, and the board can be shown."""

from collections.abc import Sequence
from io import StringIO
from operator import index
from typing import Any, Final

import numpy as np

from dolmen.batch.arrays import Window
from dolmen.core.course import check_move
from dolmen.core.game import CHANCE, OVER, Game, new_buffer, new_mask
from dolmen.core.message import Refusal
from dolmen.core.rng import Rng
from dolmen.terminal.boards import Scene, board_of
from dolmen.words import Words

WIDTH: Final = 100
LANGUAGE: Final = "en"


def check_render(mode: str | None, allowed: Sequence[str]) -> None:
    """Refuses a manner of rendering that there is not: else nothing would ever be shown."""
    if mode is not None and mode not in allowed:
        raise Refusal("adapter-render", given=str(mode), allowed=", ".join(allowed))


class Table:
    """One game, from a seed."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.rng = Rng(0)
        self.state: Any = game.start()
        self.decisions = 0
        count, size = game.moves.count, game.observation.size
        self._numbers, self._mask = new_buffer(size), new_mask(count)
        self._moves = new_buffer(count)
        self._observation = Window(self._numbers, "int16", (size,))
        self._legal = Window(self._mask, "int8", (count,))

    def begin(self, seed: int) -> None:
        """Another game, with other dice."""
        self.rng = Rng(seed)
        self.state = self.game.start()
        self.decisions = 0
        self._draw()

    @property
    def actor(self) -> int:
        """The seat that decides, or OVER."""
        return int(self.game.actor(self.state))

    @property
    def is_over(self) -> bool:
        """Whether nobody decides any more."""
        return self.actor == OVER

    def move(self, action: Any) -> int:
        """The move that an action names, legal or not: a whole number, or an array of just one."""
        try:
            move = index(action)
        except TypeError:
            move = -1
        if not 0 <= move < self.game.moves.count:
            raise Refusal("move-unknown", text=str(action))
        return move

    def play(self, move: int) -> None:
        """A move of the actor, and what chance brings after it."""
        check_move(self.game, self.state, move)
        self.game.apply(self.state, move)
        self.decisions += 1
        self._draw()

    def _draw(self) -> None:
        while self.game.actor(self.state) == CHANCE:
            self.game.apply(self.state, self.game.draw(self.state, self.rng))

    def observation(self, seat: int) -> Any:
        """What a seat sees, as an array of its own."""
        self.game.observe_into(self.state, seat, self._numbers, 0)
        self._observation.refresh()
        return self._observation.array.copy()

    def mask(self, seat: int) -> Any:
        """The legal moves of a seat: none while it does not decide."""
        if seat != self.actor:
            return np.zeros(self.game.moves.count, np.int8)
        self.game.mask_into(self.state, self._mask, 0, self._moves)
        self._legal.refresh()
        return self._legal.array.copy()

    def text(self, seat: int | None = None) -> str:
        """The board as the terminal draws it, for a seat or a spectator."""
        return str(self._drawing(seat).plain)

    def svg(self, seat: int | None = None) -> str:
        """The same with its colours, as a picture."""
        from rich.console import Console

        drawing = self._drawing(seat)
        console = Console(record=True, width=WIDTH, file=StringIO())
        console.print(drawing)
        return console.export_svg(title=str(self.game.spec))

    def _drawing(self, seat: int | None) -> Any:
        game, seats = self.game, range(self.game.seats)
        names = [f"player_{one}" for one in seats]
        scene = Scene(Words(LANGUAGE), seat, names, [None for _ in seats], max(self.actor, 0))
        return board_of(game.title).draw(game.view(self.state, seat), scene, WIDTH)
