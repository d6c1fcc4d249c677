"""The course of a game: what a move does, who hears what of it, and how far it can be taken back.

Whoever plays or replays a game walks its course, so that playing, telling and barriers stand once.
A position in a course is never changed, only replaced: a step leaves the position before it whole,
and a fork costs no more than two short lists."""

from collections.abc import Iterable
from typing import Generic, NamedTuple

from dolmen.core.game import CHANCE, OK, OVER, Event, Game, S, is_final
from dolmen.core.message import Message, Refusal, Why


class Illegal(Refusal):
    """A move that the rules refuse now, with the reason."""

    def __init__(self, move: str, why: Why) -> None:
        super().__init__("move-illegal", move=move, reason=Message(why.message), clause=why.clause)
        self.move = move
        self.why = why

    def __reduce__(self) -> tuple[object, ...]:
        return (Illegal, (self.move, self.why))


class Told(NamedTuple):
    """What a viewer hears of one event: the message, the clause it follows from, its role in a log,
    and whether it showed everyone what was hidden. What no rule says has no clause."""

    message: Message
    clause: str | None = None
    role: str = ""
    shows: bool = False


class Step(NamedTuple, Generic[S]):
    """One move: who decided, what happened, the position after it, and whether it can no longer be
    taken back: somebody else decides next, chance was drawn, or a secret was shown."""

    game: Game[S]
    actor: int
    move: int
    events: list[Event]
    after: S
    is_barrier: bool

    @property
    def seat(self) -> int | None:
        """The seat that decided; None where it was chance."""
        return None if self.actor == CHANCE else self.actor

    def told(self, viewer: int | None) -> tuple[Told, ...]:
        """What a seat, or a spectator (None), hears of it."""
        return told_to(self.game, self.after, self.events, viewer)


def told_to(game: Game[S], s: S, events: Iterable[Event], viewer: int | None) -> tuple[Told, ...]:
    """What a viewer hears of events that led to a position."""
    found: list[Told] = []
    for event in events:
        message = game.tell(s, event, viewer)
        if message is not None:
            kind = game.events[event.kind] if game.events else None
            clause, role = (kind.clause, kind.role) if kind is not None else (None, "")
            found.append(Told(message, clause, role, event.shows))
    return tuple(found)


def take_step(game: Game[S], s: S, move: int) -> Step[S]:
    """What a legal move does; the position stays as it is."""
    actor = int(game.actor(s))
    after = s.clone()
    events: list[Event] = []
    after.events = events
    game.apply(after, move)
    after.events = None
    return Step(game, actor, move, events, after, is_final(actor, game.actor(after), events))


def is_barrier(game: Game[S], s: S, move: int) -> bool:
    """Whether a legal move could not be taken back."""
    return take_step(game, s, move).is_barrier


def check_move(game: Game[S], s: S, move: int) -> None:
    """Refuses a move that is not legal."""
    name = game.moves.name(move)
    reason = game.reason(s, move)
    if reason != OK:
        raise Illegal(name, game.reasons[reason])


class Course(Generic[S]):
    """A game under way: its moves, the position after them, and the positions since the last
    barrier, so that taking back replays nothing."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.moves: list[int] = []
        self.state: S = game.start()
        # How many moves can no longer be taken back.
        self.barrier = 0
        # The positions before each move since then.
        self._back: list[S] = []
        # How often each pile was drawn from; what was drawn is never taken back.
        self.drawn: dict[str, int] = {}

    @property
    def actor(self) -> int:
        """The seat that decides, CHANCE or OVER."""
        return int(self.game.actor(self.state))

    @property
    def is_over(self) -> bool:
        """Whether the rules have ended the game."""
        return self.actor == OVER

    def step(self, move: int) -> Step[S]:
        """Plays a legal move; refuses any other and changes nothing."""
        check_move(self.game, self.state, move)
        step = take_step(self.game, self.state, move)
        if step.actor == CHANCE:
            pile = self.game.pile(self.state)
            self.drawn[pile] = self.drawn.get(pile, 0) + 1
        self.moves.append(move)
        if step.is_barrier:
            self.barrier = len(self.moves)
            self._back.clear()
        else:
            self._back.append(self.state)
        self.state = step.after
        return step

    def back_to(self, count: int) -> None:
        """Goes back to the position after that many moves. Up to the last barrier that costs
        nothing; before it, the moves are played again."""
        if not 0 <= count <= len(self.moves):
            raise Refusal("log-point", asked=count, most=len(self.moves))
        if count == len(self.moves):
            return
        if count >= self.barrier:
            self.state = self._back[count - self.barrier]
            del self._back[count - self.barrier :]
            del self.moves[count:]
            return
        again = walk(self.game, self.moves[:count])
        self.moves[:] = again.moves
        self.state, self.barrier, self._back = again.state, again.barrier, again._back
        self.drawn = again.drawn

    def fork(self) -> "Course[S]":
        """The same course, to go on apart from this one."""
        other: Course[S] = Course.__new__(Course)
        other.game = self.game
        other.moves = list(self.moves)
        other.state = self.state
        other.barrier = self.barrier
        other.drawn = dict(self.drawn)
        other._back = list(self._back)
        return other


def walk(game: Game[S], moves: Iterable[int]) -> Course[S]:
    """The course of these moves, each of them checked."""
    course = Course(game)
    for move in moves:
        course.step(move)
    return course
