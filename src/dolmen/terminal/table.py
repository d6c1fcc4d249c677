"""A game at the terminal without its screen: the log, who sits where, and the story told so far."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from dolmen.core.game import Event
from dolmen.core.log import Log, is_barrier
from dolmen.core.message import Message
from dolmen.core.rng import Rng


class Chooser(Protocol):
    """A bot, as far as a table knows it."""

    def choose(self, state: Any) -> int:
        """A move for the seat that is to move."""


class Told(NamedTuple):
    """What happened in move number `after`: a message for each seat, the last for spectators."""

    after: int
    shows: bool
    versions: tuple[Message | None, ...]

    def to(self, viewer: int | None) -> Message | None:
        """What that viewer hears of it."""
        return self.versions[-1 if viewer is None else viewer]


class Table:
    """One game: its log, its bots, its dice, and what was told."""

    def __init__(self, log: Log[Any], bots: Mapping[int, Chooser], dice: Rng) -> None:
        self.log = log
        self.game = log.game
        self.bots = bots
        self.dice = dice
        self.humans = [seat for seat in range(log.game.seats) if seat not in bots]
        self.story: list[Told] = []
        self._retell(log.moves)

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
        """What bot sits at each seat; a bot without a name in the log is called just that."""
        return [
            (self.log.bots[seat] or "bot") if seat in self.bots else None
            for seat in range(self.game.seats)
        ]

    def legal(self) -> list[int]:
        """The moves of the seat that decides."""
        return [int(move) for move in self.game.legal(self.state)]

    def is_final(self, move: int) -> bool:
        """Whether a legal move cannot be taken back."""
        return is_barrier(self.game, self.state, move)

    def target(self, move: int) -> str:
        """The element of the board that a move is about."""
        return self.game.moves.target(move, self.actor)

    def draw(self) -> int:
        """What the dice say where chance decides."""
        return int(self.game.draw(self.state, self.dice))

    def play(self, move: int) -> list[Told]:
        """Plays a legal move and gives what there is to tell of it."""
        events = self.log.play(move)
        told = self._tell(self.state, events, len(self.log.moves))
        self.story += told
        return told

    def take_back(self, one_by_one: bool = False) -> int:
        """Takes back as much as allowed, or the last move; gives how many moves that were."""
        point = self.log.undo_point()
        if one_by_one:
            point = max(point, len(self.log.moves) - 1)
        count = len(self.log.moves) - point
        if count:
            self.log.back_to(point)
            self.story = [told for told in self.story if told.after <= point]
        return count

    def again(self) -> "Table":
        """A new game of the same people and bots."""
        log = Log(self.game, self.log.names, self.log.bots)
        return Table(log, self.bots, self.dice)

    def _retell(self, moves: Sequence[int]) -> None:
        """The story of moves that were played before this table was opened."""
        s = self.game.start()
        for count, move in enumerate(moves, start=1):
            events: list[Event] = []
            s.events = events
            self.game.apply(s, move)
            s.events = None
            self.story += self._tell(s, events, count)

    def _tell(self, s: Any, events: Sequence[Event], count: int) -> list[Told]:
        viewers = [*range(self.game.seats), None]
        return [
            Told(count, event.shows, tuple(self.game.tell(s, event, seat) for seat in viewers))
            for event in events
        ]
