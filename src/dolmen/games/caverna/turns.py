"""Whole turns of Caverna: a dwarf is placed, and the judge carries the action out; games played to
their end that way, and lines of such games with one thing done differently.

A line is the moves of a game, chance included, and before each decision where a dwarf is to be
placed a mark: below zero, the round and the seat. So the turns of one line can be taken over into
another, each seat its own. Others answer what is varied, as a judge would, for some rounds; later
ones they play as in the line before, since to ask a judge for each of their turns takes most of the
time, and who answers then is far from what was varied. For the same reason no judge looks at every
way to fill a gap that a variation leaves, and positions are kept where own turns begin: what comes
before a variation is not played again."""

from typing import Final, final

from dolmen.core.game import NO_MOVE, Buffer, Game, new_buffer
from dolmen.core.native import i16, i64, vec
from dolmen.core.rng import Rng
from dolmen.games.caverna.action import top_atom
from dolmen.games.caverna.data import LAST_ROUND
from dolmen.games.caverna.flows import HOUSE
from dolmen.games.caverna.judge import THRIFT, CavernaJudge, acting, default_weights
from dolmen.games.caverna.moves import AS_MOVE, FEED, KEEP, MOVES, PLACE
from dolmen.games.caverna.rules import apply, draw, fill
from dolmen.games.caverna.score import score
from dolmen.games.caverna.state import (
    DRAW_FIRST,
    FEEDING,
    FINISH,
    PHASE,
    ROUND,
    SEAT,
    WORK,
    CavernaState,
    place_of,
)
from dolmen.games.caverna.verbs.feed import food_due

# The longest line that is kept: no game that is played sensibly comes near it.
LONGEST: Final = 200 * LAST_ROUND
# A mark is minus the round, and so much less for each seat.
SEAT_STEP: Final = 32
MOST_SEATS: Final = 7
MARK: Final = vec[i16]([i16(-number) for number in range(SEAT_STEP * MOST_SEATS)])
# More than any worth.
FAR: Final = 100 * 100 * 100
# Of so many other moves that are tried one is any legal one; and of so many that begin a turn one
# comes in front of what was played there.
BLIND: Final = 24
IN_FRONT: Final = 4
# Of so many ways to begin a turn that are drawn, a gap is filled by the best.
DRAWN: Final = 4
# In the round that is played and so many more others answer what is varied.
ANSWERED: Final = 1
POINT: Final = 100
# What a point of the best of the others counts: less than an own one, since what others do is only
# guessed.
RIVAL_POINT: Final = 50


def open_turns(game: Game[CavernaState], weights: vec[i64]) -> "CavernaTurns":
    """Turns of a game by these weights."""
    return CavernaTurns(game, weights)


def placing(s: CavernaState) -> bool:
    """Whether a dwarf is to be placed: a turn begins."""
    d = s.d
    return d[PHASE] == WORK and not acting(s, d[SEAT]) and top_atom(d) != HOUSE


@final
class Beginning:
    """Where an own turn begins on a line: the position, how much of the line comes before, and how
    often luck was drawn on it."""

    def __init__(self, state: CavernaState, at: i64, drawn: i64) -> None:
        self.state: CavernaState = state
        self.at: i64 = at
        self.drawn: i64 = drawn


@final
class CavernaTurns:
    """Turns as the judge of some weights takes them. If a seat is named as its own, only that one's
    turns are taken so: the others are expected to play by the untuned weights, since nothing is
    known of them but that they are sensible."""

    def __init__(self, game: Game[CavernaState], weights: vec[i64]) -> None:
        self.judge: CavernaJudge = CavernaJudge(game, weights)
        self.rival: CavernaJudge = CavernaJudge(game, default_weights())
        # The own seat; below 0 all are.
        self.seat: i64 = -1
        # How far the turns of each seat in another line were followed.
        self.reached: vec[i64] = vec[i64]([i64(0)] * MOST_SEATS)
        # The moves that were looked at last, and their worths.
        self.moves: Buffer = new_buffer(MOVES)
        self.worths: vec[i64] = vec[i64]([i64(0)] * MOVES)
        # The line that is being played, and its length.
        self.line: Buffer = new_buffer(LONGEST)
        self.length: i64 = 0
        # Whose dice say what is varied; the luck of all lines of a thought, and how often it was
        # drawn on this one.
        self.rng: Rng = Rng(0)
        self.luck: i64 = 0
        self.drawn: i64 = 0
        # Whether the line is a variation of the present one, which begins at the root.
        self.varies: bool = False
        self.root: CavernaState = game.start()
        self.present: Buffer = new_buffer(LONGEST)
        self.extent: i64 = 0
        self.worth: i64 = 0
        # Where own turns begin on the present line; so many of them this one has too, and others.
        self.known: list[Beginning] = []
        self.shared: i64 = 0
        self.tried: list[Beginning] = []
        # The best line that was seen, and the best worth of those that begin with each move.
        self.found: Buffer = new_buffer(LONGEST)
        self.found_length: i64 = 0
        self.most: i64 = 0
        self.promised: vec[i64] = vec[i64]([i64(0)] * MOVES)

    def begins(self, s: CavernaState) -> bool:
        """Whether a turn begins here: only then there is something to plan."""
        return placing(s)

    def is_own(self, seat: i64) -> bool:
        """Whether what a seat does is planned, not guessed."""
        return self.seat < 0 or seat == self.seat

    def mind(self, seat: i64) -> CavernaJudge:
        """The judge that a seat plays by."""
        return self.judge if self.is_own(seat) else self.rival

    def rank(self, s: CavernaState) -> i64:
        """Fills `moves` with the sensible ones and `worths` with what they lead to; an exchange
        counts by what it is better than none. Gives their number."""
        seat = s.d[SEAT]
        judge = self.mind(seat)
        count = judge.sensible(s, self.moves)
        if count == 1:
            return count
        before = judge.standing(s, seat)
        if s.d[PHASE] == WORK:
            before += judge.weights[THRIFT]
        i: i64
        for i in range(count):
            move = i64(self.moves[i])
            worth = judge.outlook(s, seat, move)
            if move < PLACE and top_atom(s.d) != HOUSE:
                # Ahead of all that is not an exchange, or behind it; who eats exchanges first.
                worth += FAR if worth > before or s.d[PHASE] == FEEDING else -FAR
            self.worths[i] = worth
        return count

    def best(self, s: CavernaState) -> i64:
        """The move that the judge likes best."""
        seat = s.d[SEAT]
        if acting(s, seat):
            return self.mind(seat).best_part(s, seat, self.moves)
        count = self.rank(s)
        found: i64 = 0
        i: i64
        for i in range(1, count):
            if self.worths[i] > self.worths[found]:
                found = i
        return i64(self.moves[found])

    def other(self, s: CavernaState, rng: Rng, but: i64) -> i64:
        """Another move: of two sensible ones drawn the better, or any at all; NO_MOVE if it is the
        same."""
        seat = s.d[SEAT]
        judge = self.mind(seat)
        if rng.below(BLIND) == 0:
            first = i64(self.moves[rng.below(fill(s, self.moves))])
            second = first
        else:
            count = judge.sensible(s, self.moves)
            first = i64(self.moves[rng.below(count)])
            second = i64(self.moves[rng.below(count)])
        if first == but:
            first = second
        if second == but or second == first:
            return first if first != but else NO_MOVE
        better = judge.outlook(s, seat, second) > judge.outlook(s, seat, first)
        return second if better else first

    def step(self, s: CavernaState, move: i64) -> None:
        """Plays a move and keeps it."""
        if placing(s):
            self.line[self.length] = MARK[s.d[SEAT] * SEAT_STEP + s.d[ROUND]]
            self.length += 1
        self.line[self.length] = AS_MOVE[move]
        self.length += 1
        apply(s, move)

    def finish(self, s: CavernaState, rng: Rng) -> None:
        """Plays the game to its end as the judge would."""
        d = s.d
        while d[PHASE] != FINISH:
            if d[PHASE] >= DRAW_FIRST:
                self.step(s, draw(s, rng))
            else:
                self.step(s, self.best(s))

    def follow(self, s: CavernaState, luck: i64, old: Buffer, at: i64, end: i64) -> None:
        """Plays the game to its end by its own turns in another line from a place in it, round by
        round, as far as they are legal, and otherwise as the judges would."""
        self.varies = False
        self.luck = luck
        self.drawn = 0
        self.go_on(s, old, at, end, LAST_ROUND)

    def go_on(self, s: CavernaState, old: Buffer, at: i64, end: i64, answered: i64) -> None:
        """The same; after a round that is given the turns of the others are taken over too."""
        d = s.d
        reached = self.reached
        seat: i64
        for seat in range(s.seats):
            reached[seat] = at
        # Where the turn goes on that is taken over; at the end of the line none is.
        within = end
        while d[PHASE] != FINISH:
            move: i64 = NO_MOVE
            if d[PHASE] >= DRAW_FIRST:
                move = self.draw(s)
            elif placing(s):
                within = end
                if d[ROUND] > answered or self.is_own(d[SEAT]):
                    within = self.next_turn(d, old, end)
            if move == NO_MOVE and within < end and (d[PHASE] == WORK or s.seats == 1):
                # Who plays alone does in a harvest what was done in the one after the same turn.
                move = i64(old[within])
                within += 1
                if move < 0 or not self.can_follow(s, move):
                    within = end
                    move = NO_MOVE
            if move == NO_MOVE:
                move = self.fill_gap(s)
            self.advance(s, move)

    def draw(self, s: CavernaState) -> i64:
        """What chance brings: in all lines of a thought the same at the same draw."""
        self.drawn += 1
        return draw(s, Rng(self.luck, self.drawn))

    def fill_gap(self, s: CavernaState) -> i64:
        """What is done where the other line says nothing: what the judge likes best; of the ways
        to begin an own turn in a variation only of some that are drawn."""
        if not self.varies or not placing(s) or not self.is_own(s.d[SEAT]):
            return self.best(s)
        seat = s.d[SEAT]
        count = self.judge.sensible(s, self.moves)
        found: i64 = NO_MOVE
        best: i64 = 0
        left: i64 = DRAWN
        while left > 0 and count > 0:
            i = self.rng.below(count)
            move = i64(self.moves[i])
            worth = self.judge.outlook(s, seat, move)
            if found == NO_MOVE or worth > best:
                best = worth
                found = move
            count -= 1
            self.moves[i] = self.moves[count]
            left -= 1
        return found

    def advance(self, s: CavernaState, move: i64) -> None:
        """Plays a move, and keeps where an own turn of a variation begins."""
        if self.varies and placing(s) and self.is_own(s.d[SEAT]):
            self.tried.append(Beginning(s.clone(), self.length, self.drawn))
        self.step(s, move)

    def next_turn(self, d: vec[i64], old: Buffer, end: i64) -> i64:
        """Where the next turn in this round of who is to place a dwarf begins in a line, behind its
        mark; the end of the line if there is none."""
        seat = d[SEAT]
        found = end
        at = self.reached[seat]
        while at < end:
            mark = -i64(old[at])
            if mark > 0 and mark // SEAT_STEP == seat and mark % SEAT_STEP >= d[ROUND]:
                if mark % SEAT_STEP == d[ROUND]:
                    at += 1
                    found = at
                break
            at += 1
        self.reached[seat] = at
        return found

    def can_follow(self, s: CavernaState, move: i64) -> bool:
        """Whether a move is legal, and no begging that came of eating less before."""
        d = s.d
        if FEED <= move < KEEP and move - FEED != food_due(d, place_of(d[SEAT])):
            return False
        count = fill(s, self.moves)
        i: i64
        for i in range(count):
            if i64(self.moves[i]) == move:
                return True
        return False

    # Variations

    def begin(self, s: CavernaState, line: Buffer, end: i64, luck: i64, rng: Rng) -> None:
        """Takes up a line that begins here, and the luck that it had."""
        self.root = s.clone()
        self.luck = luck
        self.rng = rng
        self.varies = True
        self.length = 0
        self.drawn = 0
        self.shared = 0
        self.tried = []
        self.known = []
        i: i64
        for i in range(MOVES):
            self.promised[i] = -FAR
        for i in range(end):
            if s.d[PHASE] >= DRAW_FIRST:
                self.drawn += 1
            if line[i] >= 0:
                self.advance(s, i64(line[i]))
        self.accept(self.value(s))
        self.most = self.worth
        self.keep_best()
        self.promise(self.worth)

    def run(self, count: i64, warmth: i64) -> None:
        """So many variations, each of the line before; one that is a little worse, by so much at
        most, is gone on with too."""
        while count > 0:
            count -= 1
            s = self.vary()
            if s is None:
                continue
            found = self.value(s)
            self.promise(found)
            loss = self.worth - found
            if loss > 0 and loss > self.rng.below(1 + warmth):
                continue
            self.accept(found)
            if found > self.most:
                self.most = found
                self.keep_best()

    def vary(self) -> CavernaState | None:
        """Plays the present line once more, to the end, with one other own move somewhere: in place
        of what was played there, or in front of it. Gives where that leads to; None if nothing else
        was found."""
        rng = self.rng
        old = self.present
        end = self.extent
        at = rng.below(end)
        s = self.go_back(at)
        d = s.d
        i = self.length
        while i < end:
            if d[PHASE] >= DRAW_FIRST:
                self.drawn += 1
            elif i >= at and old[i] >= 0 and self.is_own(d[SEAT]):
                break
            if old[i] >= 0:
                self.advance(s, i64(old[i]))
            i += 1
        if i == end:
            return None
        move = self.other(s, rng, i64(old[i]))
        if move == NO_MOVE:
            return None
        again = i + 1
        if placing(s) and rng.below(IN_FRONT) == 0:
            again = i - 1
        self.advance(s, move)
        self.go_on(s, old, again, end, self.root.d[ROUND] + ANSWERED)
        return s

    def go_back(self, at: i64) -> CavernaState:
        """The last kept position before a place of the present line; the line up to there."""
        self.shared = len(self.known)
        while self.shared > 0 and self.known[self.shared - 1].at > at:
            self.shared -= 1
        self.tried = []
        self.length = 0
        self.drawn = 0
        if self.shared == 0:
            return self.root.clone()
        # Where a turn begins its beginning is kept once more.
        self.shared -= 1
        beginning = self.known[self.shared]
        self.drawn = beginning.drawn
        while self.length < beginning.at:
            self.line[self.length] = self.present[self.length]
            self.length += 1
        return beginning.state.clone()

    def accept(self, worth: i64) -> None:
        """The line that was played is the present one."""
        self.worth = worth
        self.known = self.known[: self.shared] + self.tried
        self.extent = self.length
        i: i64
        for i in range(self.length):
            self.present[i] = self.line[i]

    def promise(self, worth: i64) -> None:
        """What a line that begins like this one can be worth."""
        first = i64(self.line[0]) if self.line[0] >= 0 else i64(self.line[1])
        if worth > self.promised[first]:
            self.promised[first] = worth

    def keep_best(self) -> None:
        """The present line is the best that was seen."""
        self.found_length = self.extent
        i: i64
        for i in range(self.extent):
            self.found[i] = self.present[i]

    def value(self, s: CavernaState) -> i64:
        """What the end of a line is worth: its own points, less some of the best rival's."""
        own: i64 = 0 if self.seat < 0 else self.seat
        best: i64 = -FAR
        seat: i64
        for seat in range(s.seats):
            if seat != own:
                points = score(s, seat)
                if points > best:
                    best = points
        if s.seats == 1:
            best = 0
        return POINT * score(s, own) - RIVAL_POINT * best
