"""Whole turns of Caverna: a dwarf is placed, and the judge carries the action out; games played to
their end that way, and lines of such games with one thing done differently.

A line is the moves of a game, chance included, and before each decision where a dwarf is to be
placed a mark: below zero, the round and the seat. So the turns of one line can be taken over into
another, each seat its own. Others answer what is varied, as a judge would, for some rounds; later
ones they play as in the line before, since to ask a judge for each of their turns takes most of the
time, and who answers then is far from what was varied."""

from typing import Final, final

from dolmen.core.game import NO_MOVE, Buffer, Game, new_buffer
from dolmen.core.native import i16, i64, vec
from dolmen.core.rng import Rng
from dolmen.games.caverna.action import top_atom
from dolmen.games.caverna.data import LAST_ROUND
from dolmen.games.caverna.flows import HOUSE
from dolmen.games.caverna.judge import THRIFT, CavernaJudge, acting, default_weights
from dolmen.games.caverna.moves import AS_MOVE, MOVES, PLACE
from dolmen.games.caverna.rules import apply, draw, fill
from dolmen.games.caverna.state import (
    DRAW_FIRST,
    FEEDING,
    FINISH,
    PHASE,
    ROUND,
    SEAT,
    WORK,
    CavernaState,
)

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
# In the round that is played and so many more others answer what is varied.
ANSWERED: Final = 1


def open_turns(game: Game[CavernaState], weights: vec[i64]) -> "CavernaTurns":
    """Turns of a game by these weights."""
    return CavernaTurns(game, weights)


def placing(s: CavernaState) -> bool:
    """Whether a dwarf is to be placed: a turn begins."""
    d = s.d
    return d[PHASE] == WORK and not acting(s, d[SEAT]) and top_atom(d) != HOUSE


@final
class CavernaTurns:
    """Turns as the judge of some weights takes them. If a seat is said to be the own one, only its
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

    def follow(self, s: CavernaState, luck: Rng, old: Buffer, at: i64, end: i64) -> None:
        """Plays the game to its end by the own turns of another line from a place in it, round by
        round, as far as they are legal, and otherwise as the judges would."""
        self.go_on(s, luck, old, at, end, LAST_ROUND)

    def go_on(
        self, s: CavernaState, luck: Rng, old: Buffer, at: i64, end: i64, answered: i64
    ) -> None:
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
                move = draw(s, luck)
            elif placing(s):
                within = end
                if d[ROUND] > answered or self.is_own(d[SEAT]):
                    within = self.next_turn(d, old, end)
            if move == NO_MOVE and d[PHASE] == WORK and within < end:
                move = i64(old[within])
                within += 1
                if move < 0 or not self.is_legal(s, move):
                    within = end
                    move = NO_MOVE
            if move == NO_MOVE:
                move = self.best(s)
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

    def vary(self, s: CavernaState, rng: Rng, luck: Rng, old: Buffer, end: i64) -> bool:
        """Plays a line that begins here once more, to the end, with one other own move somewhere:
        in place of what was played there, or in front of it. The luck is that of the line. False if
        nothing else was found."""
        d = s.d
        answered = d[ROUND] + ANSWERED
        at = rng.below(end)
        self.length = 0
        i: i64 = 0
        while i < end:
            move = i64(old[i])
            if d[PHASE] >= DRAW_FIRST:
                draw(s, luck)
            elif i >= at and move >= 0 and self.is_own(d[SEAT]):
                break
            if move >= 0:
                self.step(s, move)
            i += 1
        if i == end:
            return False
        move = self.other(s, rng, i64(old[i]))
        if move == NO_MOVE:
            return False
        again = i + 1
        if placing(s) and rng.below(IN_FRONT) == 0:
            again = i - 1
        self.step(s, move)
        self.go_on(s, luck, old, again, end, answered)
        return True

    def is_legal(self, s: CavernaState, move: i64) -> bool:
        """Whether a move is legal."""
        count = fill(s, self.moves)
        i: i64
        for i in range(count):
            if i64(self.moves[i]) == move:
                return True
        return False
