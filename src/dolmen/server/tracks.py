"""Games that were walked once, with their positions at intervals, and a bounded shelf of them."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Any, Final, Generic, TypeVar

from dolmen.core.course import Step, take_step
from dolmen.core.game import Game

# How many moves lie between two positions that are kept: as many as a point costs at most.
INTERVAL: Final = 100

T = TypeVar("T")


class Track:
    """The moves of a game, all of them legal, and the positions after every so many of them. What
    was walked once is not walked again; positions are never changed."""

    def __init__(self, game: Game[Any], moves: Sequence[int] = ()) -> None:
        self.game = game
        self.moves = list(moves)
        self._kept: list[Any] = [game.start()]

    def follow(self, moves: Sequence[int]) -> None:
        """Takes the moves as they are now. What lies before the first that differs is kept."""
        known = (len(self._kept) - 1) * INTERVAL
        while self.moves[:known] != list(moves[:known]):
            known -= INTERVAL
        del self._kept[known // INTERVAL + 1 :]
        self.moves = list(moves)

    def position(self, count: int) -> Any:
        """The position after so many moves."""
        point = count // INTERVAL
        while len(self._kept) <= point:
            reached = len(self._kept) * INTERVAL
            self._kept.append(self._walk(reached - INTERVAL, reached))
        return self._walk(point * INTERVAL, count)

    def steps(self, first: int, last: int) -> Iterator[Step[Any]]:
        """The moves after the first so many, up to the last, with what each did."""
        position = self.position(first)
        for number, move in enumerate(self.moves[first:last], start=first + 1):
            step = take_step(self.game, position, move)
            position = step.after
            if number == len(self._kept) * INTERVAL:
                self._kept.append(position)
            yield step

    def _walk(self, kept: int, count: int) -> Any:
        """The position after so many moves, from one that is kept."""
        position = self._kept[kept // INTERVAL]
        if count == kept:
            return position
        position = position.clone()
        for move in self.moves[kept:count]:
            self.game.apply(position, move)
        return position


class Shelf(Generic[T]):
    """The things that were used last, as many as weigh no more than so much together."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._weight = 0
        self._things: OrderedDict[str, tuple[T, int]] = OrderedDict()

    def get(self, key: str) -> T | None:
        """What lies there under that name."""
        found = self._things.get(key)
        if found is None:
            return None
        self._things.move_to_end(key)
        return found[0]

    def put(self, key: str, thing: T, weight: int) -> None:
        """Lays something there, and lets go of what was used longest ago. What is too heavy by
        itself stays until the next comes."""
        _, before = self._things.pop(key, (None, 0))
        self._things[key] = (thing, weight)
        self._weight += weight - before
        while self._weight > self._most and len(self._things) > 1:
            _, (_, gone) = self._things.popitem(last=False)
            self._weight -= gone
