"""What a seat remembers: an information state, for whoever studies play under hidden information.

`Game.observe` is the present alone. A seat also knows what it did and what it was told, in order:
two histories that it cannot tell apart leave the same memory, and two that it can leave others."""

from collections.abc import Iterable
from typing import Generic

from dolmen.core.course import Step, take_step
from dolmen.core.game import Game, S
from dolmen.core.message import spell


class Memory(Generic[S]):
    """What one seat did and was told, with perfect recall."""

    def __init__(self, game: Game[S], seat: int) -> None:
        self.game = game
        self.seat = int(game.check_seat(seat))
        self.lines: list[str] = []

    def hear(self, step: Step[S]) -> None:
        """Something happened; of what others did the seat knows what it was told."""
        if step.actor == self.seat:
            self.lines.append(f"> {self.game.moves.name(step.move)}")
        self.lines += [spell(told.message) for told in step.told(self.seat)]

    def text(self, s: S) -> str:
        """All of it, and what lies on the table now."""
        seen = " ".join(map(str, self.game.observe(s, self.seat)))
        return "\n".join([*self.lines, seen])


def information_state(game: Game[S], moves: Iterable[int], seat: int) -> str:
    """What a seat knows after these moves, chance's among them."""
    memory = Memory(game, seat)
    s = game.start()
    for move in moves:
        step = take_step(game, s, move)
        memory.hear(step)
        s = step.after
    return memory.text(s)
