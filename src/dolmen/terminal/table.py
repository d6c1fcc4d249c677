"""A game at the terminal without its screen: the log, who sits where, and the story told so far."""

import secrets
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, Protocol

from dolmen.bots import seat_bot
from dolmen.bots.levels import above
from dolmen.core.course import Course, Step, Told, is_barrier, told_to
from dolmen.core.fair import Dice
from dolmen.core.game import Event
from dolmen.core.log import Log
from dolmen.core.message import Message

# What bots think by follows from so many bits.
SEED_BITS: Final = 62


class Chooser(Protocol):
    """A bot, as far as a table knows it."""

    # Whoever sets it ends the thought under way.
    stop: bool

    def choose(self, state: Any) -> int:
        """A move for the seat that is to move."""


class Line(NamedTuple):
    """One event of move number `after`, for each seat, and last for spectators."""

    after: int
    shows: bool
    versions: tuple[Told | None, ...]

    def told(self, viewer: int | None) -> Told | None:
        """What that viewer hears of it."""
        return self.versions[-1 if viewer is None else viewer]

    def to(self, viewer: int | None) -> Message | None:
        """The message alone."""
        told = self.told(viewer)
        return None if told is None else told.message


class Table:
    """One game: its log, its bots, its dice, and what was told."""

    def __init__(self, log: Log[Any], bots: Mapping[int, Chooser], dice: Dice) -> None:
        self.log = log
        self.game = log.game
        self.bots = bots
        self.dice = dice
        self.humans = [seat for seat in range(log.game.seats) if seat not in bots]
        self.story: list[Line] = []
        # Who decided each move.
        self._deciders: list[int] = []
        retold = Course(log.game)
        for move in log.moves:
            self._tell(retold.step(move), len(retold.moves))

    @property
    def state(self) -> Any:
        """The position now."""
        return self.log.state

    @property
    def actor(self) -> int:
        """The seat that decides, CHANCE or OVER."""
        return int(self.game.actor(self.state))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.log.is_over

    @property
    def bot_names(self) -> list[str | None]:
        """What bot sits at each seat, by its name; one without a name in the log is called just
        that."""
        return [
            (self.log.bots[seat] or "bot") if seat in self.bots else None
            for seat in range(self.game.seats)
        ]

    @property
    def listener(self) -> int | None:
        """The only person here, to whom the table speaks; where several share a screen, each is
        spoken of by name."""
        return self.humans[0] if len(self.humans) == 1 else None

    def legal(self) -> list[int]:
        """The moves of the seat that decides."""
        return [int(move) for move in self.game.legal(self.state)]

    def gambles(self) -> list[int]:
        """The legal moves that a person is asked about twice."""
        return [int(move) for move in self.game.gambles(self.state)]

    def is_final(self, move: int) -> bool:
        """Whether a legal move cannot be taken back."""
        return is_barrier(self.game, self.state, move)

    def target(self, move: int) -> str:
        """The element of the board that a move is about."""
        return self.game.moves.target(move, self.actor)

    def draw(self) -> int:
        """What the dice say where chance decides."""
        return self.dice.draw(self.log.course)

    def play(self, move: int) -> list[Line]:
        """Plays a legal move and gives what there is to tell of it."""
        return self._tell(self.log.play(move), len(self.log.moves))

    def take_back(self, one_by_one: bool = False) -> int:
        """Takes back the turn that is played, or the last move; gives how many moves that were. Who
        has bots alone against them then goes back across their answer, to the same dice."""
        point = self.log.turn_point()
        if one_by_one:
            point = max(self.log.undo_point(), len(self.log.moves) - 1)
        is_crossing = point >= len(self.log.moves)
        if is_crossing:
            point = self._last_decision()
        count = len(self.log.moves) - point
        if count:
            self.log.back_to(point)
            self.log.crossings += is_crossing
            self.story = [line for line in self.story if line.after <= point]
            del self._deciders[point:]
        return count

    def redo(self) -> int:
        """Plays again what was taken back; gives how many moves that were."""
        course = self.log.course
        count = len(course.ahead)
        while course.ahead:
            self._tell(course.again(), len(course.moves))
        return count

    def _last_decision(self) -> int:
        """How many moves came before the only person here last decided; all of them where there are
        others, or where the dice would not come again."""
        most = point = len(self._deciders)
        human = self.listener
        if human is None or self.log.nonces is None:
            return most
        while point > self.log.given and self._deciders[point - 1] != human:
            point -= 1
        if point == self.log.given:
            return most
        while point > self.log.given and self._deciders[point - 1] == human:
            point -= 1
        return point

    @property
    def stronger(self) -> str | None:
        """The level above the strongest bot here, if there is one."""
        return above(bot for bot in self.log.bots if bot is not None)

    def again(self, level: str | None = None) -> "Table":
        """A new game of the same people and bots, or with all bots of another level."""
        named, bots, dice = self.log.bots, self.bots, self.dice.following()
        if level is not None:
            named = [level if seat in bots else None for seat in range(self.game.seats)]
            thoughts = secrets.randbits(SEED_BITS)
            bots = {seat: seat_bot(level, self.game, thoughts, seat) for seat in bots}
        log = Log(self.game, self.log.names, named)
        return Table(log, bots, log.commit(dice.seed, [None] * self.game.seats))

    def _tell(self, step: Step[Any], count: int) -> list[Line]:
        """Adds what a move did to the story, and gives it."""
        self._deciders.append(step.actor)
        viewers = [*range(self.game.seats), None]
        lines = [
            Line(count, event.shows, tuple(_heard(step, event, viewer) for viewer in viewers))
            for event in step.events
        ]
        self.story += lines
        return lines


def _heard(step: Step[Any], event: Event, viewer: int | None) -> Told | None:
    """One event of a move, as that viewer may know it."""
    told = told_to(step.game, step.after, [event], viewer)
    return told[0] if told else None
