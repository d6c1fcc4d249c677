"""The bot that plans whole turns, for titles whose turns are long (`turns`).

It keeps a line to the end of the game and makes it better by trying one thing of its own
differently, again and again: the best line seen is what it plays, and what it remembers. Others at
the table answer whatever is tried as their judge would; luck is drawn anew for each thought, and is
the same for all that is tried in it."""

from collections.abc import Mapping, Sequence
from math import ceil
from time import thread_time
from typing import Any, Final, Protocol

from dolmen.bots.budget import Budget
from dolmen.bots.judges import judge
from dolmen.bots.levels import settled
from dolmen.core.game import NO_MOVE, Buffer, Game, new_buffer
from dolmen.core.judge import Judge
from dolmen.core.message import Refusal
from dolmen.core.native import i64, vec
from dolmen.core.rng import Rng
from dolmen.games import TITLES, room

# What a level may set, and what it is if it does not.
SETTINGS: Final[Mapping[str, int]] = {
    # How far a worth may be misjudged, in hundredths of a point: who errs does not plan.
    "noise": 0,
    # How many times as long the first thought of a game takes.
    "opening": 1,
    # How many turns of all seats must be left for a thought to take all of its time; of fewer it
    # takes as much less, since less can still be changed. 0: all of it, always.
    "span": 0,
    # How much worse a line may be and still be gone on with at first, in hundredths of a point.
    "warmth": 300,
}
USUAL: Final = Budget(iterations=100)
# So many variations are tried between two looks at the clock.
SPELL: Final = 16
# No line is worth so little, in hundredths of a point.
NEVER: Final = -100 * 100 * 100
# An entry of the memory: a move or a mark in two bytes, and the key of the position in eight.
ENTRY: Final = 10


class Turns(Protocol):
    """What a title with long turns brings: its room `turns` has `open_turns(game, weights)`."""

    judge: Judge[Any]
    # What `rank` found.
    moves: Buffer
    worths: "vec[i64]"
    # The line that was played: moves, and marks below zero.
    line: Buffer
    length: int
    # Whose turns are planned; below 0: everybody's.
    seat: int

    def begins(self, s: Any) -> bool:
        """Whether a turn begins here."""

    def rank(self, s: Any) -> int:
        """How many moves are worth a thought; they are in `moves`, their worths in `worths`."""

    def best(self, s: Any) -> int:
        """The move that its judge likes best."""

    def step(self, s: Any, move: int) -> None:
        """Plays a move and adds it to the line."""

    def finish(self, s: Any, rng: Rng) -> None:
        """Plays to the end as its judge would, adding to the line."""

    def follow(self, s: Any, luck: int, old: Buffer, at: int, end: int) -> None:
        """The same, by its own turns in another line from a place in it as far as they go."""

    # The best line that was seen; and the best worth of those that begin with each move, in
    # hundredths of a point, `NEVER` where there was none.
    found: Buffer
    found_length: int
    promised: "vec[i64]"

    def begin(self, s: Any, line: Buffer, end: int, luck: int, rng: Rng) -> None:
        """Takes up a line of so many entries and the luck that it had; plays s to its end."""

    def run(self, count: int, warmth: int) -> None:
        """So many variations, each with one other own move than the line before; one that is worse
        by so much at most may be gone on with."""


def open_turns(game: Game[Any], given: list[int] | None = None) -> Turns:
    """The turns of a game, by the weights its title ships or by others."""
    known: Any = room(game.title, "turns") if game.title in TITLES else None
    if known is None:
        raise Refusal("title-broken", title=game.title, fault="plan: it has no turns")
    found: Turns = known.open_turns(game, judge(game, given).weights)
    return found


def copied(line: Buffer, length: int) -> Buffer:
    """A line that stays as it is while others are played."""
    found = new_buffer(length)
    for i in range(length):
        found[i] = line[i]
    return found


class Planner:
    """A player that plans; see `Bot`."""

    def __init__(
        self,
        game: Game[Any],
        seed: int,
        seat: int,
        budget: Budget,
        settings: Mapping[str, int],
        known: Turns | None = None,
    ) -> None:
        chosen = settled(game.title, "plan", SETTINGS, settings)
        self.noise = chosen["noise"]
        self.opening = chosen["opening"]
        self.span = chosen["span"]
        self.warmth = chosen["warmth"]
        self.game = game
        self.seat = seat
        self.budget = budget if any(budget) else USUAL
        self.rng = Rng(seed, seat)
        self.turns = known or open_turns(game)
        self.so_far = NO_MOVE
        self.memory = b""
        # How a turn that was thought about could begin, the best first.
        self.ranking: list[int] = []
        # Whoever sets it ends the thought.
        self.stop = False

    def choose(self, state: Any) -> int:
        """The beginning of the best turn that it found, and then what belongs to that turn."""
        self.so_far = NO_MOVE
        self.ranking = []
        self.stop = False
        legal = self.game.legal(state)
        if len(legal) == 1:
            return legal[0]
        if self.game.eyes(self.seat) is not None:
            state = self.game.determinize(state, self.seat, self.rng)
        if self.noise:
            self.so_far = self.misjudge(state)
        else:
            self.improve(state)
        return self.so_far

    def misjudge(self, state: Any) -> int:
        """The move that looks best to who errs, but only about how to begin a turn."""
        turns = self.turns
        if not turns.begins(state):
            return int(turns.best(state))
        worths = [int(turns.worths[i]) for i in range(turns.rank(state))]
        guesses = [worth + int(self.rng.below(self.noise + 1)) for worth in worths]
        return int(turns.moves[guesses.index(max(guesses))])

    def improve(self, state: Any) -> None:
        """Finds a better line than the one remembered, where a turn begins, and plays it; inside of
        a turn goes on with it."""
        turns = self.turns
        turns.seat = self.seat
        is_on_it, rest = self.recall(state)
        if not turns.begins(state):
            move = rest[0] if is_on_it else NO_MOVE
            self.so_far = move if move in self.game.legal(state) else int(turns.best(state))
            return
        luck = int(self.rng.word())
        turns.length = 0
        turns.follow(state.clone(), luck, as_line(rest), 0, len(rest))
        line = copied(turns.line, turns.length)
        self.so_far = first_move(line)
        line = self.vary(state, line, self.patience(line) * (1 if rest else self.opening), luck)
        self.memory = self.remember(state, line)

    def patience(self, line: Buffer) -> float:
        """What part of the budget the rest of a game is worth."""
        turns = sum(entry < 0 for entry in line)
        return min(1.0, turns / self.span) if self.span else 1.0

    def vary(self, state: Any, line: Buffer, patience: float, luck: int = 0) -> Buffer:
        """The best of many lines with that luck, each made from the one before by another move
        somewhere; one that is a little worse is gone on with too, the less the later."""
        turns = self.turns
        turns.seat = self.seat
        clock = Clock(self.budget, patience)
        turns.begin(state.clone(), line, len(line), luck, self.rng)
        while (count := clock.spell()) and not self.stop:
            turns.run(count, clock.left(self.warmth))
            clock.iterations += count
            self.so_far = first_move(turns.found)
        best = copied(turns.found, turns.found_length)
        chosen = first_move(best)
        worths = {move: int(turns.promised[move]) for move in self.game.legal(state)}
        seen = [move for move, worth in worths.items() if worth > NEVER]
        self.ranking = sorted(seen, key=lambda move: (move != chosen, -worths[move], move))
        return best

    def remember(self, state: Any, line: Buffer) -> bytes:
        """What is own of a line, each entry with the key of the position it belongs to."""
        s = state.clone()
        found = bytearray()
        for entry in line:
            if int(self.game.actor(s)) == self.seat:
                found += int(entry).to_bytes(2, "big", signed=True)
                found += int(self.turns.judge.key(s)).to_bytes(8, "big")
            if entry >= 0:
                self.game.apply(s, int(entry))
        return bytes(found)

    def recall(self, state: Any) -> tuple[bool, list[int]]:
        """Whether this position is on the line that was remembered, and the rest of it; if it is
        not, what was meant for the turns after the last one that was played. Whatever a memory
        holds was outside of this process: nothing of it need be legal."""
        key = int(self.turns.judge.key(state)).to_bytes(8, "big")
        memory = self.memory
        places = range(0, len(memory) - len(memory) % ENTRY, ENTRY)
        entries = [int.from_bytes(memory[i : i + 2], "big", signed=True) for i in places]
        for at, i in enumerate(places):
            if memory[i + 2 : i + ENTRY] == key:
                self.memory = memory[i:]
                return True, entries[at:]
        marks = [at for at, entry in enumerate(entries) if entry < 0 < at]
        return False, entries[marks[0] :] if marks else []


def as_line(entries: Sequence[int]) -> Buffer:
    """Entries as a line."""
    line = new_buffer(len(entries))
    for i, entry in enumerate(entries):
        line[i] = entry
    return line


def first_move(line: Buffer) -> int:
    """What a line begins with."""
    return int(line[0]) if line[0] >= 0 else int(line[1])


class Clock:
    """Counts iterations and CPU time of this thread against a budget."""

    def __init__(self, budget: Budget, patience: float) -> None:
        self.most = ceil(budget.iterations * patience)
        self.seconds = budget.seconds * patience
        self.began = thread_time()
        self.iterations = 0

    def spell(self) -> int:
        """How many iterations come next; none if the budget is spent."""
        if self.seconds and thread_time() - self.began >= self.seconds:
            return 0
        return min(SPELL, self.most - self.iterations) if self.most else SPELL

    def spent(self) -> float:
        """How much of the budget is gone, from 0 to 1."""
        by_count = self.iterations / self.most if self.most else 0.0
        by_time = (thread_time() - self.began) / self.seconds if self.seconds else 0.0
        return max(by_count, by_time)

    def left(self, whole: int) -> int:
        """The same part of a whole as of the budget is left."""
        return max(0, int(whole * (1.0 - self.spent())))
