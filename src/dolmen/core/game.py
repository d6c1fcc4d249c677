"""The contract: what a title gives, so that tables, bots and researchers can drive it.

Base classes rather than Protocols, since a compiled call through a Protocol costs three times as
much; `State` is a plain class, since mypyc re-checks every attribute of an ABC at each read."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, Self, TypeVar

from dolmen.core.buffers import Buffer as Buffer
from dolmen.core.buffers import Mask as Mask
from dolmen.core.buffers import fitting as fitting
from dolmen.core.buffers import new_buffer as new_buffer
from dolmen.core.buffers import new_mask as new_mask
from dolmen.core.description import (
    HIGHEST,
    HUNDRED,
    LONGEST,
    LOWEST,
    MOST_ALONE,
    Bounds,
    Observation,
    Slice,
    Spec,
)
from dolmen.core.effect import Effect
from dolmen.core.message import EventKind, Message, Why
from dolmen.core.moves import MoveTable
from dolmen.core.native import i16, i64, mypyc_attr
from dolmen.core.rng import Rng
from dolmen.core.trail import Trail

Move = i64
Seat = i64
Reason = i64

CHANCE: Final = -1
OVER: Final = -2
OK: Final = 0
EVERYONE: Final = -1
NO_MOVE: Final = -1


class Event:
    """Something that happened, in numbers: who may hear of it and whether it shows a secret."""

    def __init__(self, kind: i64, audience: i64, shows: bool, a: i64, b: i64, c: i64) -> None:
        self.kind: i64 = kind
        self.audience: i64 = audience
        self.shows: bool = shows
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, (self.kind, self.audience, self.shows, self.a, self.b, self.c))

    def heard_by(self, seat: i64) -> bool:
        """Whether a seat, or a spectator (seat -1), is in the audience."""
        if self.audience == EVERYONE:
            return True
        return seat >= 0 and (self.audience >> seat) & 1 == 1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: one packed vec and a few i64. `events` is None while nobody listens."""

    def __init__(self) -> None:
        self.events: list[Event] | None = None

    def clone(self) -> Self:
        """A copy that shares nothing; its events are None."""
        raise NotImplementedError


def note(s: State, kind: i64, audience: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Keeps an event, if someone listens. What happens in every turn is asked before it is told:
    compiled that is the same, and interpreted the call alone costs more than what is not told."""
    # The attribute is asked itself: a local name for it would count references to None.
    if s.events is not None:
        s.events.append(Event(kind, audience, False, a, b, c))


def show(s: State, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Keeps an event that shows everyone what was hidden: no move before it can be taken back."""
    if s.events is not None:
        s.events.append(Event(kind, EVERYONE, True, a, b, c))


def is_final(actor: i64, next_actor: i64, events: list[Event]) -> bool:
    """Whether what an actor did can no longer be taken back."""
    if actor == CHANCE or next_actor != actor:
        return True
    for event in events:
        if event.shows:
            return True
    return False


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """One title with its seat count and options: stateless, shareable between tables."""

    def __init__(
        self,
        title: str,
        version: int,
        seats: int,
        options: dict[str, object],
        moves: MoveTable,
        reasons: list[Why],
        events: Sequence[EventKind] = (),
    ) -> None:
        self.title: str = title
        self.version: int = version
        self.seats: int = seats
        self.options: dict[str, object] = options
        self.moves: MoveTable = moves
        self.reasons: list[Why] = reasons
        # By the number of the event.
        self.events: tuple[EventKind, ...] = tuple(events)
        self._observation: Observation | None = None

    def __reduce__(self) -> tuple[object, ...]:
        return (reopen, (type(self), self.seats, self.options))

    def options_at(self, version: int, given: dict[str, object]) -> dict[str, object]:
        """The options of a game that was begun under that version of the rules. Where a default has
        changed since, one that is not named keeps what it meant then."""
        return given

    def stated_options(self) -> dict[str, object]:
        """The options as headers of records and commitments state them. A title leaves out the
        default of an option that is younger than its first records, which say nothing of it."""
        return self.options

    def check_seat(self, seat: i64) -> i64:
        """A seat of this table; any other would read what is not there, or not its own."""
        if seat < 0 or seat >= self.seats:
            raise IndexError(f"expected a seat from 0 to {self.seats - 1}, got {seat}")
        return seat

    # The tree: hot.

    @abstractmethod
    def start(self) -> S:
        """The position before anything is drawn."""

    @abstractmethod
    def actor(self, s: S) -> Seat:
        """The seat that decides, or CHANCE, or OVER."""

    @abstractmethod
    def fill(self, s: S, out: Buffer) -> i64:
        """Writes the legal moves, ascending and unique, into the buffer and gives their number;
        at CHANCE the outcomes; 0 only when OVER."""

    @abstractmethod
    def apply(self, s: S, move: Move) -> None:
        """Plays a legal move in place, unchecked."""

    @abstractmethod
    def draw(self, s: S, rng: Rng) -> Move:
        """At CHANCE: one outcome, drawn by weight."""

    def playout(self, s: S, rng: Rng, out: Buffer) -> i64:
        """Plays uniformly to the end, in place; gives the number of players' decisions. A title may
        do the same over its own rules, without a call through the contract for each move."""
        moves: i64 = 0
        while True:
            actor = self.actor(s)
            if actor >= 0:
                self.apply(s, i64(out[rng.below(self.fill(s, out))]))
                moves += 1
            elif actor == CHANCE:
                self.apply(s, self.draw(s, rng))
            else:
                return moves

    def run_chance(self, s: S, rng: Rng) -> Seat:
        """Draws and plays whatever chance has to bring, in place; gives who decides then, or OVER.
        A title may do the same over its own rules, as for a playout."""
        actor = self.actor(s)
        while actor == CHANCE:
            self.apply(s, self.draw(s, rng))
            actor = self.actor(s)
        return actor

    def roll(
        self, s: S, asked: i64, choices: Rng, dice: Rng, trail: Trail, row: i64, end: i64
    ) -> i64:
        """Plays on at random, in place, and keeps every decision in a row of a trail, from `row` on
        and at most up to `end`; stops before that once the game is over or somebody decides who is
        not in `asked`, a set of seats. Gives the row after the last. A title may do the same over
        its own rules, as for a playout."""
        scratch = trail.scratch
        while row < end:
            actor = self.run_chance(s, dice)
            if actor < 0 or asked >> actor & 1 == 0:
                return row
            self.observe_into(s, actor, trail.observations, row * trail.size)
            count = self.fill(s, scratch)
            self.apply(s, trail.keep(row, actor, count, choices.below(count)))
            row += 1
        return row

    def mask_into(self, s: S, mask: Mask, at: i64, moves: Buffer) -> i64:
        """Writes the legal moves into `moves`, as `fill` does, and for every move of the table from
        `at` on whether it is one of them, 1 or 0; gives their number."""
        i: i64
        for i in range(at, at + self.moves.count):
            mask[i] = 0
        count = self.fill(s, moves)
        for i in range(count):
            mask[at + i64(moves[i])] = 1
        return count

    def observe_into(self, s: S, seat: Seat, out: Buffer, at: i64) -> None:
        """Writes what `observe` gives, from `at` on. A title whose games are to be played by the
        thousand writes it in compiled code; for any other this is enough."""
        for number in self.observe(s, seat):
            out[at] = i16(number)
            at += 1

    # The same for people and tools.

    def legal(self, s: S) -> list[int]:
        """The legal moves as a list."""
        out = new_buffer(self.moves.count)
        count = self.fill(s, out)
        moves: list[int] = []
        i: i64
        for i in range(count):
            moves.append(i64(out[i]))
        return moves

    def finals(self, s: S) -> list[bool]:
        """For each move of `legal`, whether it could not be taken back: chance was drawn, somebody
        else decides next, or a secret is shown. A title that knows without playing may say so."""
        actor = self.actor(s)
        known: list[bool] = []
        for move in self.legal(s):
            after = s.clone()
            events: list[Event] = []
            after.events = events
            self.apply(after, i64(move))
            known.append(is_final(actor, self.actor(after), events))
        return known

    def gambles(self, s: S) -> list[int]:
        """The legal moves that a person is asked about once more before they are played, since
        much hangs on them and nothing brings it back. That a move cannot be taken back is not
        enough (`finals`): a title names the few that are worth a question."""
        return []

    def forced(self, s: S) -> int:
        """The legal move that leaves a seat nothing to decide, or NO_MOVE: whoever plays for a
        person may play it unasked. The only move is one, unless it is a gamble; a title may name
        others, where all the rest can be had just as well later."""
        legal = self.legal(s)
        if self.actor(s) >= 0 and len(legal) == 1 and legal[0] not in self.gambles(s):
            return legal[0]
        return NO_MOVE

    @abstractmethod
    def weights(self, s: S) -> list[int]:
        """At CHANCE: how likely each outcome of `legal` is, in whole parts."""

    def pile(self, s: S) -> str:
        """At CHANCE: what is drawn from, a die or a deck, as a word of ASCII without spaces. Fair
        dice follow from how often each was drawn from, so what is shuffled apart has a name of its
        own; a title whose kinds of outcomes are its piles need not say more."""
        return self.moves.decode(self.legal(s)[0])[0].code

    @abstractmethod
    def reason(self, s: S, move: Move) -> Reason:
        """0 if the move is legal, else an index into `reasons`."""

    @abstractmethod
    def scores(self, s: S) -> list[int]:
        """The points of every seat, as if the game ended now."""

    @abstractmethod
    def sheet(self, s: S, seat: Seat) -> list[tuple[str, int]]:
        """The points of a seat by category; they sum to its score."""

    @abstractmethod
    def ranks(self, s: S) -> list[int]:
        """1 for every winner; ties as printed."""

    @abstractmethod
    def heading(self, category: str) -> Message:
        """A category of the sheet in words."""

    @abstractmethod
    def describe(self, move: Move) -> Message:
        """A move in words, as it stands in a list of choices."""

    def effects(self, s: S, move: Move) -> list[Effect]:
        """What a move of the actor costs and brings, as far as the actor may know; of one that is
        refused, what it would cost and what is missing. A title need not say anything."""
        return []

    def holdings(self, s: S, seat: Seat) -> dict[str, int]:
        """What a seat has of everything that effects count, by name. They keep the promises of
        effects: a title that tells of none has none."""
        return {}

    @abstractmethod
    def tell(self, s: S, event: Event, seat: Seat | None) -> Message | None:
        """An event as that viewer may know it (None: a spectator), or None if not at all."""

    @abstractmethod
    def ask(self, s: S) -> Message:
        """What the actor must decide now."""

    @abstractmethod
    def laws(self, s: S) -> list[tuple[str, bool]]:
        """What must always hold in this title, and whether it does."""

    @abstractmethod
    def view(self, s: S, seat: Seat | None) -> dict[str, object]:
        """What that viewer may see, as JSON (None: a spectator)."""

    def eyes(self, seat: Seat | None) -> Seat | None:
        """Whose eyes a viewer has: two viewers with the same eyes see and are told the same in
        every position, so that it is made once for both. A spectator has its own. A title where
        nothing is hidden gives everybody those of a spectator."""
        return seat

    @abstractmethod
    def observe(self, s: S, seat: Seat) -> list[int]:
        """The same in numbers of fixed length, players counted clockwise from that seat. What they
        are says `observation`. It is the present alone: the past is what a seat was told
        (`core.memory`)."""

    def observed(self, s: S, seat: Seat) -> list[int]:
        """`observe` of a title that has `observe_into`."""
        size: i64 = self.observation.size
        out = new_buffer(size)
        self.observe_into(s, seat, out, 0)
        numbers: list[int] = []
        i: i64
        for i in range(size):
            numbers.append(i64(out[i]))
        return numbers

    def observe_all(self, s: S, seat: Seat) -> list[int]:
        """Everything, for teachers and critics: what that seat observes and then what each of the
        others does, clockwise. No position holds a secret that nobody knows, so all seats together
        know all of it."""
        self.check_seat(seat)
        return [
            number for i in range(self.seats) for number in self.observe(s, (seat + i) % self.seats)
        ]

    def slices(self) -> list[Slice]:
        """What an observation is made of, in order. A title that does not say has one slice."""
        return [Slice("numbers", (len(self.observe(self.start(), 0)),), LOWEST, HIGHEST)]

    @property
    def observation(self) -> Observation:
        """The layout of its observations: named slices and their bounds."""
        known = self._observation
        if known is None:
            known = self._observation = Observation(self.slices())
        return known

    @property
    def bounds(self) -> Bounds:
        """How long and wide games get. A title that does not say is taken for long and wide."""
        return self.bounded(LONGEST, self.moves.count, self.moves.count)

    def bounded(self, decisions: int, moves: int, outcomes: int) -> Bounds:
        """Bounds of a game, with those of `returns`."""
        far = 1.0 if self.seats > 1 else MOST_ALONE
        return Bounds(decisions, moves, outcomes, -far, far)

    @property
    def spec(self) -> Spec:
        """What a result must name to be repeated."""
        return Spec(self.title, self.version, self.seats, self.options)

    def returns(self, s: S) -> list[float]:
        """What an ended game was worth to each seat: 1 for the first to -1 for the last by rank,
        ties shared, so that the sum is 0; for one who plays alone hundreds of points. Before the
        end 0."""
        if self.actor(s) != OVER:
            return [0.0] * self.seats
        if self.seats > 1:
            return shared_returns(self.ranks(s))
        points = self.scores(s)[0] / HUNDRED
        return [max(-MOST_ALONE, min(MOST_ALONE, points))]

    @abstractmethod
    def determinize(self, s: S, seat: Seat, rng: Rng) -> S:
        """A world that seat cannot rule out, drawn from all of them; it depends on the position
        only through what that seat has seen."""

    @abstractmethod
    def dump(self, s: S) -> dict[str, object]:
        """The whole position as readable JSON."""

    @abstractmethod
    def load(self, position: Mapping[str, object]) -> S:
        """The position a dump describes; missing keys take the start value, an impossible position
        is refused with the reason."""


def reopen(kind: Callable[..., object], seats: int, options: dict[str, object]) -> object:
    """The same game again, in another process."""
    return kind(seats, **options)


def shared_returns(ranks: list[int]) -> list[float]:
    """From 1 for the first to -1 for the last, evenly; whoever ties shares what their places are
    worth. The sum is 0."""
    step = 2 / (len(ranks) - 1)
    worth: list[float] = []
    for rank in ranks:
        first = 0
        tied = 0
        for other in ranks:
            if other < rank:
                first += 1
            elif other == rank:
                tied += 1
        worth.append(1 - step * (first + (tied - 1) / 2))
    return worth
