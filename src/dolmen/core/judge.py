"""What a bot knows of a title, as numbers that a search can ask for a hundred thousand times a
second: how good a position is, who will win it, which moves are worth a thought.

A title has a Judge of its own (`judge.py`), compiled with its rules. This one is for titles that
bring none: it knows points and nothing else. All of it is whole numbers, so that every machine and
both builds agree."""

from typing import Final, Generic

from dolmen.core.game import OVER, Buffer, Game, S
from dolmen.core.native import i64, mypyc_attr, vec
from dolmen.core.rng import Rng

# A certain win. Chances are parts of it.
ONE: Final = 1 << 16
# In hundredths, as every worth.
POINT: Final = 100
# The weights that every judge has, in front of its own: by how much a seat must lead for twice the
# chance, and how much better a move must look to be thought of twice as often.
SHARED: Final = ("scale", "heat")
SCALE: Final = 0
HEAT: Final = 1
# For titles that bring no judge.
PLAIN_WEIGHTS: Final = (300, 100)

# ONE halved again and again, each time in sixteen equal steps: 2 ** (-1 / 16) in 32 bits.
STEPS: Final = 16
STEP: Final = 4112874773
LAST: Final = STEPS * 16


def _fading() -> list[int]:
    """The shares of what is so many sixteenths of a halving behind, from ONE down to 1."""
    exact = ONE << 16
    found: list[int] = []
    for _ in range(LAST + 1):
        found.append((exact + (1 << 15)) >> 16)
        exact = exact * STEP >> 32
    return found


FADING: Final = vec[i64]([i64(share) for share in _fading()])

# Two streams of 31 bits that together are the key of a position.
KEY_BITS: Final = 31
KEY_MASK: Final = (1 << KEY_BITS) - 1
KEY_A: Final = 1000003
KEY_B: Final = 1566083


def new_numbers(numbers: list[int]) -> vec[i64]:
    """The numbers as a vec of this build: weights, or room for what a judge is asked."""
    return vec[i64]([i64(number) for number in numbers])


def spread(numbers: vec[i64], count: i64, half: i64) -> None:
    """Turns the first so many worths into shares of ONE, in place: what is `half` behind another
    gets half as much; nothing gets less than 1."""
    best = numbers[0]
    total: i64 = 0
    i: i64
    for i in range(1, count):
        if numbers[i] > best:
            best = numbers[i]
    for i in range(count):
        behind = (best - numbers[i]) * STEPS // half
        numbers[i] = FADING[behind if behind < LAST else LAST]
        total += numbers[i]
    for i in range(count):
        share = numbers[i] * ONE // total
        numbers[i] = share if share > 0 else 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """The judge of one game. Its weights are in one vec, in the order of the names that its title
    lists as WEIGHTS: data, so that they can be tuned."""

    def __init__(self, game: Game[S], weights: vec[i64]) -> None:
        self.game: Game[S] = game
        self.seats: i64 = game.seats
        self.weights: vec[i64] = weights

    def value(self, s: S, seat: i64) -> i64:
        """The worth of a position in hundredths of a point, the higher the better: the lead, or
        the points of one who plays alone."""
        scores = self.game.scores(s)
        if self.seats == 1:
            return POINT * i64(scores[0])
        best: i64 = 0
        first = True
        other: i64
        for other in range(self.seats):
            points = i64(scores[other])
            if other != seat and (first or points > best):
                best = points
                first = False
        return POINT * (i64(scores[seat]) - best)

    def chances(self, s: S, out: vec[i64]) -> None:
        """The chance of each seat to win, in parts of ONE; exactly, where it is decided."""
        if self.game.actor(s) == OVER:
            self.outcome(s, out)
            return
        seat: i64
        for seat in range(self.seats):
            out[seat] = self.value(s, seat)
        # All leads count from the same seats, so that what one gains another loses twice: halved.
        spread(out, self.seats, 2 * self.weights[SCALE])

    def outcome(self, s: S, out: vec[i64]) -> None:
        """What each seat has of a game that is over: those who share a win have equal parts."""
        ranks = self.game.ranks(s)
        winners: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if i64(ranks[seat]) == 1:
                winners += 1
        for seat in range(self.seats):
            out[seat] = ONE // winners if i64(ranks[seat]) == 1 else 0

    def believe(self, s: S, seat: i64, rng: Rng) -> None:
        """Makes a world that `determinize` drew for a seat a likelier one, in place, for whoever
        knows how people play. It stays one that the seat cannot rule out, and nothing but what the
        seat may know and these dice decides what becomes of it. Here nothing is believed."""

    def sensible(self, s: S, out: Buffer) -> i64:
        """Writes the legal moves that are worth a thought, ascending, and gives their number: at
        least one. What is left out is pointless, never merely bad."""
        return self.game.fill(s, out)

    def play_on(self, s: S, rng: Rng, out: Buffer) -> None:
        """Plays a game to its end by players who are quick and no fools: here at random. `out` is
        room for their moves."""
        self.game.playout(s, rng, out)

    def weigh(self, s: S, moves: Buffer, count: i64, out: vec[i64]) -> None:
        """How much each of so many moves is worth a thought, positive numbers of any scale: here by
        the worth of the position after it."""
        seat = self.game.actor(s)
        i: i64
        for i in range(count):
            after = s.clone()
            self.game.apply(after, i64(moves[i]))
            out[i] = self.value(after, seat)
        spread(out, count, self.weights[HEAT])

    def key(self, s: S) -> i64:
        """A number of 62 bits that tells positions apart, and is the same in every process."""
        a: i64 = 0
        b: i64 = 0
        for byte in repr(self.game.dump(s)).encode():
            a = (a * KEY_A + byte + 1) & KEY_MASK
            b = (b * KEY_B + byte + 1) & KEY_MASK
        return (a << KEY_BITS) | b
