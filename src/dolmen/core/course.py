"""The course of a game: what a move does, who hears what of it, and how far it can be taken back.

Whoever plays or replays a game walks its course, so that playing, telling and barriers stand once.
A position in a course is never changed, only replaced: a step leaves the position before it whole,
and a fork costs no more than some short lists."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from typing import Final, Generic, NamedTuple

from dolmen.core.game import CHANCE, OK, OVER, Event, Game, S, is_final
from dolmen.core.message import TURN, Message, Refusal, Who, Why

# The positions at the last barriers are all kept; of those before, one every so many moves.
LAST_BARRIERS: Final = 32
INTERVAL: Final = 64


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
            clause = game.events[event.kind].clause if game.events else None
            found.append(Told(message, clause, event_role(game, event), event.shows))
    return tuple(found)


def event_role(game: Game[S], event: Event) -> str:
    """The role of an event in a log; one that is in no row of its title has none."""
    return game.events[event.kind].role if event.kind < len(game.events) else ""


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


class Kept(NamedTuple, Generic[S]):
    """The position at a barrier: after how many moves, and how often each pile was drawn from."""

    after: int
    state: S
    drawn: dict[str, int]


class Begun(NamedTuple):
    """A turn that began: which move told it, and how many moves came before it. Some titles tell a
    turn by its first move, others by the last one before."""

    told: int
    start: int


class Course(Generic[S]):
    """A game under way: its moves, the position after them, and the positions since the last
    barrier, so that taking back replays nothing."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.moves: list[int] = []
        self.state: S = game.start()
        # How many moves can no longer be taken back.
        self.barrier = 0
        # What was taken back, to be played again: the next move first.
        self.ahead: list[int] = []
        # How often each pile was drawn from.
        self.drawn: dict[str, int] = {}
        self.turns: list[Begun] = []
        # The positions before each move since the barrier.
        self._back: list[S] = []
        # The start and positions at barriers, the older the fewer.
        self._kept: list[Kept[S]] = [Kept(0, self.state, {})]

    @property
    def actor(self) -> int:
        """The seat that decides, CHANCE or OVER."""
        return int(self.game.actor(self.state))

    @property
    def is_over(self) -> bool:
        """Whether the rules have ended the game."""
        return self.actor == OVER

    @property
    def turn(self) -> int:
        """How many moves came before the turn of which something was played: it begins at the last
        barrier, unless the same player had another turn since."""
        begun = (turn.start for turn in reversed(self.turns) if turn.start < len(self.moves))
        return max(next(begun, 0), self.barrier)

    def step(self, move: int) -> Step[S]:
        """Plays a legal move; refuses any other and changes nothing. What was taken back cannot be
        played again after it."""
        check_move(self.game, self.state, move)
        step = take_step(self.game, self.state, move)
        if step.actor == CHANCE:
            pile = self.game.pile(self.state)
            self.drawn[pile] = self.drawn.get(pile, 0) + 1
        before, self.state = self.state, step.after
        self.ahead = []
        for event in step.events:
            if event_role(self.game, event) == TURN:
                self.turns.append(self._begun(step, event))
        self.moves.append(move)
        if step.is_barrier:
            self._bar()
        else:
            self._back.append(before)
        return step

    def again(self) -> Step[S]:
        """Plays the next of the moves that were taken back."""
        if not self.ahead:
            raise Refusal("log-ahead")
        move, *rest = self.ahead
        step = self.step(move)
        self.ahead = rest
        return step

    def back_to(self, count: int) -> None:
        """Goes back to the position after that many moves. Up to the last barrier, and to the last
        barriers before it, that costs nothing; else some moves are played again."""
        if not 0 <= count <= len(self.moves):
            raise Refusal("log-point", asked=count, most=len(self.moves))
        if count == len(self.moves):
            return
        ahead = self.moves[count:] + self.ahead
        if count >= self.barrier:
            self.state = self._back[count - self.barrier]
            del self._back[count - self.barrier :]
            del self.moves[count:]
            self._forget_turns(count)
        else:
            self._walk_to(count)
        self.ahead = ahead

    def _begun(self, step: Step[S], event: Event) -> Begun:
        """A turn that the move to come tells: its own, or the one that follows it."""
        told = self.game.tell(step.after, event, None)
        who = told.args.get("player") if told else None
        is_next = isinstance(who, Who) and who.seat != step.actor
        return Begun(len(self.moves), len(self.moves) + is_next)

    def _forget_turns(self, count: int) -> None:
        """Only so many moves stay."""
        del self.turns[bisect_left(self.turns, count, key=lambda turn: turn.told) :]

    def _bar(self) -> None:
        """Nothing before this position can be taken back any more."""
        self.barrier = len(self.moves)
        self._back.clear()
        kept = self._kept
        kept.append(Kept(self.barrier, self.state, dict(self.drawn)))
        old = len(kept) - LAST_BARRIERS - 1
        if old > 0 and kept[old].after - kept[old - 1].after < INTERVAL:
            del kept[old]

    def _walk_to(self, count: int) -> None:
        """Goes back behind the barrier: from the last position kept before, by the moves after."""
        del self._kept[bisect_right(self._kept, count, key=lambda kept: kept.after) :]
        start = self._kept[-1]
        again = self.moves[start.after : count]
        del self.moves[start.after :]
        self.state, self.drawn = start.state, dict(start.drawn)
        self.barrier, self._back = start.after, []
        self._forget_turns(start.after)
        for move in again:
            self.step(move)

    def fork(self) -> "Course[S]":
        """The same course, to go on apart from this one."""
        other: Course[S] = Course.__new__(Course)
        other.game = self.game
        other.moves = list(self.moves)
        other.state = self.state
        other.barrier = self.barrier
        other.ahead = list(self.ahead)
        other.drawn = dict(self.drawn)
        other.turns = list(self.turns)
        other._back = list(self._back)
        other._kept = list(self._kept)
        return other


def playing(game: Game[S], s: S, moves: Iterable[int]) -> Iterator[int]:
    """Gives each of these moves while `s` is the position before it, then plays it there: for moves
    that were checked when they were read, of which nobody is told."""
    for move in moves:
        yield move
        game.apply(s, move)


def walk(game: Game[S], moves: Iterable[int]) -> Course[S]:
    """The course of these moves, each of them checked."""
    course = Course(game)
    for move in moves:
        course.step(move)
    return course
