"""The judge of Druides: what a seat has, the rituals it could hold, and who will win by that; which
moves are worth a thought, and how much (`priors`)."""

from typing import Final, final

from dolmen.core.game import Buffer, Game
from dolmen.core.judge import (
    HEAT,
    KEY_A,
    KEY_B,
    KEY_BITS,
    KEY_MASK,
    POINT,
    SCALE,
    SHARED,
    Judge,
    spread,
)
from dolmen.core.native import i64, u8, vec
from dolmen.core.rng import Rng
from dolmen.games.druides import beliefs, priors
from dolmen.games.druides.data import HAND_LIMIT, KIND_OF, LAST_RITUAL, NO_KIND, SLOTS
from dolmen.games.druides.moves import CARD_OF, DISCARD_GEM, GEM_TO, KEEP, SERVANT_TO
from dolmen.games.druides.places import amulets_at, in_row, share
from dolmen.games.druides.rules import apply, apply_outcome, draw, fill
from dolmen.games.druides.score import score
from dolmen.games.druides.state import (
    BY_CARDS,
    DRAWING,
    FINISH,
    GEMS_HELD,
    HELD,
    PHASE,
    PLAYERS,
    RITUAL,
    RITUALS,
    SEAT,
    SERVANT_ROW,
    SIZE,
    DruidesState,
    servants_held,
)
from dolmen.games.druides.verbs.ritual import amulets_in, eligible

# What the weights are called, in their order. A point is worth 100; the others are what it takes of
# a point to want the thing.
WEIGHTS: Final = (
    *SHARED,
    "late",  # the scale after the last ritual: a lead then decides more
    "rival_point",  # a point of the best of the others
    "ritual_next",  # a point at the best place, for the seat that may announce next
    "ritual_later",  # the same for the others, if nobody is faster
    "rival_ritual",  # a point that the best place brings the others
    "promise",  # a point at any other place, some day
    "blank",  # a card that is still to be drawn
    "servant",  # each of the first three servants in hand
    "fitting",  # each amulet in a gem held whose kind lies in the row
    *priors.NAMES,
    *beliefs.NAMES,
)
LATE: Final = 2
RIVAL_POINT: Final = 3
RITUAL_NEXT: Final = 4
RITUAL_LATER: Final = 5
RIVAL_RITUAL: Final = 6
PROMISE: Final = 7
BLANK: Final = 8
SERVANT: Final = 9
FITTING: Final = 10
PRIORS: Final = 11  # the first of those of moves
BELIEFS: Final = PRIORS + 22  # the first of those of what is hidden


def open_judge(game: Game[DruidesState], weights: vec[i64]) -> Judge[DruidesState]:
    """The judge of a game with these weights."""
    return DruidesJudge(game, weights)


@final
class DruidesJudge(Judge[DruidesState]):
    """Looks at the places of the row and at the hands, all of them in the world it is shown."""

    def value(self, s: DruidesState, seat: i64) -> i64:
        d = s.d
        w = self.weights
        if d[PHASE] == FINISH:
            return POINT * (score(d, seat) - best_rival(d, seat))
        return points(d, seat, w) + ritual_ahead(d, seat, w) + hand_value(d, seat, w)

    def chances(self, s: DruidesState, out: vec[i64]) -> None:
        d = s.d
        if d[PHASE] == FINISH:
            self.outcome(s, out)
            return
        w = self.weights
        seat: i64
        for seat in range(self.seats):
            out[seat] = points(d, seat, w) + ritual_ahead(d, seat, w) + hand_value(d, seat, w)
        held: int = d[RITUALS]
        left: i64 = LAST_RITUAL - held
        spread(out, self.seats, w[LATE] + (w[SCALE] - w[LATE]) * left // LAST_RITUAL)

    def believe(self, s: DruidesState, seat: i64, rng: Rng) -> None:
        """What others laid suits them, mostly."""
        if s.d[PHASE] != FINISH:
            beliefs.believe(s.d, seat, rng, self.weights, BELIEFS)

    def sensible(self, s: DruidesState, out: Buffer) -> i64:
        """Of gems of a kind in hand only the first, where their numbers do not count."""
        d = s.d
        seat = i64(d[SEAT])
        count = fill(d, seat, out)
        if not d[BY_CARDS]:
            return count
        kept: i64 = 0
        last: i64 = NO_KIND
        first: i64 = 0
        i: i64
        for i in range(count):
            move = i64(out[i])
            gem: i64 = -1
            if GEM_TO <= move < SERVANT_TO:
                gem = CARD_OF[move - GEM_TO]
            elif DISCARD_GEM <= move < KEEP:
                gem = move - DISCARD_GEM
            if gem >= 0:
                kind = i64(KIND_OF[gem])
                if kind == last and gem != first:
                    continue
                last = kind
                first = gem
            out[kept] = out[i]
            kept += 1
        return kept

    def play_on(self, s: DruidesState, rng: Rng, out: Buffer) -> None:
        """At random but for rituals: whoever may hold one takes the best for itself, and holds none
        that brings it nothing more than its rivals. Random players hold them for anybody."""
        d = s.d
        while d[PHASE] != FINISH:
            seat = i64(d[SEAT])
            if d[PHASE] == RITUAL:
                apply(s, d, seat, priors.best_ritual(d, seat, self.weights, PRIORS))
            elif d[PHASE] > DRAWING:
                apply_outcome(s, d, seat, draw(d, seat, rng))
            else:
                apply(s, d, seat, i64(out[rng.below(fill(d, seat, out))]))

    def weigh(self, s: DruidesState, moves: Buffer, count: i64, out: vec[i64]) -> None:
        d = s.d
        w = self.weights
        seat = i64(d[SEAT])
        i: i64
        if d[PHASE] == RITUAL:
            for i in range(count):
                out[i] = priors.ritual_merit(d, seat, i64(moves[i]), w, PRIORS)
            spread(out, count, w[HEAT])
            return
        for i in range(count):
            out[i] = priors.merit(d, seat, i64(moves[i]), w, PRIORS)

    def key(self, s: DruidesState) -> i64:
        d = s.d
        a: i64 = 0
        b: i64 = 0
        i: i64
        for i in range(SIZE):
            a = (a * KEY_A + i64(d[i]) + 1) & KEY_MASK
            b = (b * KEY_B + i64(d[i]) + 1) & KEY_MASK
        return (a << KEY_BITS) | b


def points(d: vec[u8], seat: i64, w: vec[i64]) -> i64:
    """Points, and those of the best of the others."""
    return POINT * score(d, seat) - w[RIVAL_POINT] * best_rival(d, seat)


def best_rival(d: vec[u8], seat: i64) -> i64:
    """The highest score among the others."""
    best: i64 = 0
    other: i64
    for other in range(i64(d[PLAYERS])):
        if other != seat and score(d, other) > best:
            best = score(d, other)
    return best


def announces_next(d: vec[u8]) -> i64:
    """The seat that may hold the next ritual: who is in step 1, else the one after."""
    seat = i64(d[SEAT])
    if d[PHASE] == RITUAL:
        return seat
    return seat + 1 if seat + 1 < i64(d[PLAYERS]) else 0


def ritual_ahead(d: vec[u8], seat: i64, w: vec[i64]) -> i64:
    """The best ritual this seat could announce, and a little for every place that would pay. Who
    comes first has it nearly for certain: without that, looking deeper would find worse moves."""
    best: i64 = 0
    total: i64 = 0
    for_own = w[RITUAL_NEXT] if seat == announces_next(d) else w[RITUAL_LATER]
    slot: i64
    for slot in range(SLOTS):
        if d[SERVANT_ROW + slot] == 0:
            continue
        amulets = amulets_at(d, slot)
        own = share(d, slot, amulets, seat, seat)
        worth = for_own * own - w[RIVAL_RITUAL] * (amulets - own)
        total += w[PROMISE] * (2 * own - amulets)
        if eligible(d, slot) and worth > best:
            best = worth
    return total + best


def hand_value(d: vec[u8], seat: i64, w: vec[i64]) -> i64:
    """Gems that fit a place of the row, a few servants, and what will be drawn: a hand is as good
    before its cards are drawn as after it, else it would matter in which step a walk ends."""
    gems = i64(d[GEMS_HELD + seat])
    servants = servants_held(d, seat)
    total = w[SERVANT] * (servants if servants < 3 else 3)
    total += w[BLANK] * (HAND_LIMIT - gems - servants)
    i: i64
    for i in range(gems):
        gem = i64(d[HELD + 8 * seat + i])
        if in_row(d, i64(KIND_OF[gem])):
            total += w[FITTING] * amulets_in(d, gem)
    return total
