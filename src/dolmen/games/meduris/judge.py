"""The judge of Meduris: who will win, by weights that were fitted to games that were won.

What a position is worth to a seat is a weighted sum of its features, whose weights change from the
beginning of a game over its middle to its end; who is ahead by `scale` has twice the chance. While
a payment or an offering is under way, what it leads to by habit is judged."""

from typing import Final, final

from dolmen.core.game import Buffer, Game, new_buffer
from dolmen.core.judge import (
    FADING,
    HEAT,
    KEY_A,
    KEY_B,
    KEY_BITS,
    KEY_MASK,
    LAST,
    ONE,
    POINT,
    SCALE,
    SHARED,
    STEPS,
    Judge,
    new_numbers,
    spread,
)
from dolmen.core.native import i64, vec
from dolmen.games.meduris import features, merits
from dolmen.games.meduris.data import HUTS, TEMPLES_EACH
from dolmen.games.meduris.features import FEATURES, ROOM
from dolmen.games.meduris.habits import sensible, settle
from dolmen.games.meduris.score import pieces_left, score
from dolmen.games.meduris.state import ACTING, FINISH, PHASE, SIZE, MedurisState

STAGES: Final = ("early", "middle", "late")
WEIGHTS: Final = (
    *SHARED,
    *(f"{stage}-{name}" for stage in STAGES for name in features.NAMES),
    *merits.NAMES,
)
# Where the weights of the three stages and those of moves begin.
EARLY: Final = 2
MIDDLE: Final = EARLY + 24
LATE: Final = MIDDLE + 24
MERITS: Final = LATE + 24

# Chances are read between two steps of FADING, in so many parts.
PARTS: Final = 64


def open_judge(game: Game[MedurisState], weights: vec[i64]) -> Judge[MedurisState]:
    """The judge of a game of Meduris."""
    return MedurisJudge(game, weights)


def early_part(left: i64, parts: i64) -> i64:
    """How much of the early weights counts while so many of a seat's pieces are left."""
    return 2 * left - parts if 2 * left > parts else 0


def late_part(left: i64, parts: i64) -> i64:
    """The same of the late ones; what is left to all parts is that of the middle."""
    return parts - 2 * left if 2 * left < parts else 0


def blend(weights: vec[i64], parts: i64) -> vec[i64]:
    """The weights of the features by how many pieces the first to finish has left, from none to
    all of them: those of the stages in parts of that number."""
    rows = new_numbers([0] * ((parts + 1) * FEATURES))
    left: i64
    i: i64
    for left in range(parts + 1):
        early = early_part(left, parts)
        late = late_part(left, parts)
        for i in range(FEATURES):
            rows[left * FEATURES + i] = (
                weights[EARLY + i] * early
                + weights[MIDDLE + i] * (parts - early - late)
                + weights[LATE + i] * late
            )
    return rows


@final
class MedurisJudge(Judge[MedurisState]):
    """Weighs features and merits."""

    def __init__(self, game: Game[MedurisState], weights: vec[i64]) -> None:
        super().__init__(game, weights)
        # All pieces of a seat: stages are parts of them.
        self.parts: i64 = HUTS[self.seats] + TEMPLES_EACH
        self.rows: vec[i64] = blend(weights, self.parts)
        self.found: vec[i64] = new_numbers([0] * (FEATURES * game.seats))
        self.room: vec[i64] = new_numbers([0] * ROOM)
        self.worths: vec[i64] = new_numbers([0] * game.seats)
        self.out: Buffer = new_buffer(game.moves.count)

    def value(self, s: MedurisState, seat: i64) -> i64:
        c = settle(s, self.out)
        worths = self.worths
        other: i64
        if c.d[PHASE] == FINISH:
            for other in range(self.seats):
                worths[other] = POINT * score(c, other)
        else:
            self.weigh_up(c, worths)
        first = True
        best: i64 = 0
        for other in range(self.seats):
            if other != seat and (first or worths[other] > best):
                best = worths[other]
                first = False
        return worths[seat] - best

    def chances(self, s: MedurisState, out: vec[i64]) -> None:
        c = settle(s, self.out)
        if c.d[PHASE] == FINISH:
            self.outcome(c, out)
            return
        self.weigh_up(c, out)
        best = out[0]
        total: i64 = 0
        seat: i64
        for seat in range(1, self.seats):
            if out[seat] > best:
                best = out[seat]
        for seat in range(self.seats):
            out[seat] = self.faded(best - out[seat])
            total += out[seat]
        for seat in range(self.seats):
            out[seat] = out[seat] * ONE // total

    def faded(self, behind: i64) -> i64:
        """The part of ONE that is left so far behind: finer than in steps, since moves that differ
        little would else look alike."""
        fine = behind * STEPS * PARTS // self.weights[SCALE]
        step = fine // PARTS
        if step >= LAST:
            return FADING[LAST]
        return FADING[step] - (FADING[step] - FADING[step + 1]) * (fine % PARTS) // PARTS

    def weigh_up(self, s: MedurisState, out: vec[i64]) -> None:
        """What a position in which nothing is under way is worth to each seat."""
        found = self.found
        rows = self.rows
        features.read(s, found, self.room)
        row = FEATURES * self.fewest_left(s)
        seat: i64
        i: i64
        for seat in range(self.seats):
            total: i64 = 0
            for i in range(FEATURES):
                total += rows[row + i] * found[FEATURES * seat + i]
            out[seat] = total // self.parts

    def fewest_left(self, s: MedurisState) -> i64:
        """The pieces of whoever is nearest to the end: the stage of a game."""
        fewest = self.parts
        seat: i64
        for seat in range(self.seats):
            left = pieces_left(s.d, seat)
            fewest = left if left < fewest else fewest
        return fewest

    def coefficients(self, s: MedurisState) -> list[list[int]]:
        """For whoever fits the weights: how often each counts in what a position is worth to each
        seat, times `parts`; nothing where it is decided."""
        c = settle(s, self.out)
        if c.d[PHASE] == FINISH:
            return []
        features.read(c, self.found, self.room)
        left = self.fewest_left(c)
        early = early_part(left, self.parts)
        late = late_part(left, self.parts)
        listed: list[list[int]] = []
        seat: i64
        i: i64
        for seat in range(self.seats):
            row = [0] * len(WEIGHTS)
            for i in range(FEATURES):
                number = self.found[FEATURES * seat + i]
                row[EARLY + i] = number * early
                row[MIDDLE + i] = number * (self.parts - early - late)
                row[LATE + i] = number * late
            listed.append(row)
        return listed

    def sensible(self, s: MedurisState, out: Buffer) -> i64:
        return sensible(s.d, out)

    def weigh(self, s: MedurisState, moves: Buffer, count: i64, out: vec[i64]) -> None:
        d = s.d
        i: i64
        if d[PHASE] != ACTING:
            for i in range(count):
                out[i] = merits.thumb(d, i64(moves[i]))
            return
        for i in range(count):
            out[i] = merits.merit(d, i64(moves[i]), self.weights, MERITS)
        spread(out, count, self.weights[HEAT])

    def key(self, s: MedurisState) -> i64:
        a: i64 = 0
        b: i64 = 0
        i: i64
        for i in range(SIZE):
            byte = i64(s.d[i]) + 1
            a = (a * KEY_A + byte) & KEY_MASK
            b = (b * KEY_B + byte) & KEY_MASK
        return (a << KEY_BITS) | b
