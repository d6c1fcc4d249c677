"""The bot that plans whole turns, for titles whose turns are long (`turns`).

Alone it keeps a line to the end of the game and makes it better by trying one thing differently,
again and again: the best line seen is what it plays, and what it remembers. With others at the
table it plays every way to begin its turn out to the end, some times each, as its judge would take
all turns, and goes on with those that lead to the best result."""

from collections.abc import Mapping
from math import ceil
from time import thread_time
from typing import Any, Final, Protocol

from dolmen.bots.budget import Budget
from dolmen.bots.judges import judge
from dolmen.bots.levels import settled
from dolmen.core.game import NO_MOVE, OVER, Buffer, Game, new_buffer
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
    # How many turns must be left for a thought to take all of its time; of fewer it takes as much
    # less, since less can still be changed. 0: all of it, always.
    "span": 0,
    # How much worse a line may be and still be gone on with at first, in hundredths of a point.
    "warmth": 300,
}
USUAL: Final = Budget(iterations=100)
# A lead beyond so many points is as good as any.
CLEAR: Final = 40
POINT: Final = 100
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

    def vary(self, s: Any, rng: Rng, old: Buffer, end: int) -> bool:
        """Plays a line of so many entries again with one other move; False if that is no other."""


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
        # What was tried out, the best first.
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
        elif self.game.seats == 1:
            self.improve(state)
        elif self.turns.begins(state):
            self.try_out(state)
        else:
            self.so_far = int(self.turns.best(state))
        return self.so_far

    def misjudge(self, state: Any) -> int:
        """The move that looks best to who errs, but only about how to begin a turn."""
        turns = self.turns
        if not turns.begins(state):
            return int(turns.best(state))
        worths = [int(turns.worths[i]) for i in range(turns.rank(state))]
        guesses = [worth + int(self.rng.below(self.noise + 1)) for worth in worths]
        return int(turns.moves[guesses.index(max(guesses))])

    # Alone

    def improve(self, state: Any) -> None:
        """Finds a better line than the one remembered, where a turn begins; then plays it."""
        turns = self.turns
        line = self.recall(state)
        is_new = line is None
        if line is None:
            s = state.clone()
            turns.length = 0
            turns.finish(s, self.rng)
            line = copied(turns.line, turns.length)
        self.so_far = first_move(line)
        if is_new or turns.begins(state):
            line = self.vary(state, line, self.patience(line) * (self.opening if is_new else 1))
            self.memory = self.remember(state, line)

    def patience(self, line: Buffer) -> float:
        """What part of the budget the rest of a game is worth."""
        turns = sum(entry < 0 for entry in line)
        return min(1.0, turns / self.span) if self.span else 1.0

    def vary(self, state: Any, line: Buffer, patience: float) -> Buffer:
        """The best of many lines, each made from the one before by another move somewhere; one that
        is a little worse is gone on with too, the less the later."""
        turns, rng, score = self.turns, self.rng, self.game.scores
        clock = Clock(self.budget, patience)
        s = state.clone()
        for entry in line:
            if entry >= 0:
                self.game.apply(s, int(entry))
        present, worth = line, score(s)[0]
        best, most = present, worth
        while clock.goes_on() and not self.stop:
            s = state.clone()
            if not turns.vary(s, rng, present, len(present)):
                continue
            found = score(s)[0]
            loss = POINT * (worth - found)
            if loss > 0 and loss > rng.below(1 + clock.left(self.warmth)):
                continue
            present, worth = copied(turns.line, turns.length), found
            if worth > most:
                best, most = present, worth
                self.so_far = first_move(best)
        return best

    def remember(self, state: Any, line: Buffer) -> bytes:
        """A line, each entry with the key of the position it belongs to."""
        s = state.clone()
        found = bytearray()
        for entry in line:
            found += int(entry).to_bytes(2, "big", signed=True)
            found += int(self.turns.judge.key(s)).to_bytes(8, "big")
            if entry >= 0:
                self.game.apply(s, int(entry))
        return bytes(found)

    def recall(self, state: Any) -> Buffer | None:
        """The rest of the line that was remembered, if this position is on it."""
        key = int(self.turns.judge.key(state)).to_bytes(8, "big")
        memory = self.memory
        entries = range(0, len(memory) - len(memory) % ENTRY, ENTRY)
        at = next((i for i in entries if memory[i + 2 : i + ENTRY] == key), None)
        if at is None:
            return None
        rest = [int.from_bytes(memory[i : i + 2], "big", signed=True) for i in entries if i >= at]
        line = new_buffer(len(rest))
        for i, entry in enumerate(rest):
            line[i] = entry
        return line if self.leads_on(state, rest) else None

    def leads_on(self, state: Any, rest: list[int]) -> bool:
        """Whether a line is one: every move of it is legal, and the game is over after the last.
        Whatever a memory holds was outside of this process."""
        s = state.clone()
        for entry in rest:
            if entry >= 0:
                if entry not in self.game.legal(s):
                    return False
                self.game.apply(s, entry)
        return int(self.game.actor(s)) == OVER

    # With others

    def try_out(self, state: Any) -> None:
        """Plays what is worth a thought out to the end, and again what did best: each time half of
        what is left is dropped."""
        turns = self.turns
        count = int(turns.rank(state))
        order = sorted(range(count), key=lambda i: (-int(turns.worths[i]), i))
        moves = [int(turns.moves[i]) for i in order]
        self.so_far = moves[0]
        self.ranking = moves[:]
        totals = dict.fromkeys(moves, 0)
        clock = Clock(self.budget, 1)
        share = 1
        samples = 0
        while len(moves) > 1:
            share *= 2
            # So much of the budget is spent before the next half goes.
            while samples == 0 or clock.spent() * share < share - 1:
                seed = self.rng.word()
                for move in moves:
                    if not clock.goes_on() or self.stop:
                        return
                    totals[move] += self.result(state, move, Rng(seed))
                samples += 1
            moves.sort(key=lambda move: -totals[move])
            self.so_far = moves[0]
            self.ranking[: len(moves)] = moves
            moves = moves[: (len(moves) + 1) // 2]

    def result(self, state: Any, move: int, rng: Rng) -> int:
        """How far ahead a move leads, with the luck of that generator."""
        s = state.clone()
        turns = self.turns
        turns.length = 0
        turns.step(s, move)
        turns.finish(s, rng)
        scores = self.game.scores(s)
        lead = scores[self.seat] - max(scores[: self.seat] + scores[self.seat + 1 :])
        return max(-CLEAR, min(CLEAR, lead)) + (CLEAR if lead > 0 else 0)


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

    def goes_on(self) -> bool:
        """Whether there is one more iteration."""
        if self.most and self.iterations >= self.most:
            return False
        if self.seconds and thread_time() - self.began >= self.seconds:
            return False
        self.iterations += 1
        return True

    def spent(self) -> float:
        """How much of the budget is gone, from 0 to 1."""
        by_count = self.iterations / self.most if self.most else 0.0
        by_time = (thread_time() - self.began) / self.seconds if self.seconds else 0.0
        return max(by_count, by_time)

    def left(self, whole: int) -> int:
        """The same part of a whole as of the budget is left."""
        return max(0, int(whole * (1.0 - self.spent())))
