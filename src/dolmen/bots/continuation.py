"""Games played on to their end as quick, sensible players would play them: each move is drawn by
how much the judge thinks of it. What costs time, the judge and the rules, is compiled."""

from typing import Final, Generic, final

from dolmen.core.game import CHANCE, Buffer, Game, S, new_buffer
from dolmen.core.judge import Judge, new_numbers
from dolmen.core.native import i64, vec
from dolmen.core.rng import Rng

# A game that does not end within so many decisions counts as it stands: with some options people
# may go round in circles for ever.
LONGEST: Final = 5000


@final
class Continuation(Generic[S]):
    """Plays games on. One pair of buffers serves all of them: mypyc 2.4.1 does not let go of a vec
    that compiled code wrote into for an interpreted caller, so what every game made anew would be
    kept for ever, five kilobytes a game."""

    def __init__(self, game: Game[S], judge: Judge[S]) -> None:
        self.game: Game[S] = game
        self.judge: Judge[S] = judge
        self.out: Buffer = new_buffer(game.moves.count)
        self.weights: vec[i64] = new_numbers([0] * game.moves.count)

    def play_on(self, s: S, rng: Rng) -> None:
        """Plays a game to its end, in place."""
        game, judge, out, weights = self.game, self.judge, self.out, self.weights
        left: i64 = LONGEST
        while left > 0:
            actor = game.actor(s)
            if actor == CHANCE:
                game.apply(s, game.draw(s, rng))
            elif actor < 0:
                return
            else:
                left -= 1
                count = judge.sensible(s, out)
                chosen: i64 = 0
                if count > 1:
                    judge.weigh(s, out, count, weights)
                    chosen = drawn(weights, count, rng)
                game.apply(s, i64(out[chosen]))


def drawn(weights: vec[i64], count: i64, rng: Rng) -> i64:
    """One of the first so many, each as likely as its weight says."""
    total: i64 = 0
    i: i64
    for i in range(count):
        total += weights[i]
    left = rng.below(total)
    for i in range(count):
        left -= weights[i]
        if left < 0:
            return i
    return count - 1
