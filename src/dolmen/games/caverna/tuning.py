"""What weights of the judge are worth: in whole turns, from random positions and dealt starts.

Positions come of turns by the untuned weights, some of them drawn blindly, so that they are the
same for all weights that are compared."""

from functools import lru_cache
from typing import Any, Final

from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.judge import new_numbers
from dolmen.core.rng import Rng
from dolmen.games.caverna.game import Caverna
from dolmen.games.caverna.judge import default_weights
from dolmen.games.caverna.state import CavernaState
from dolmen.games.caverna.turns import CavernaTurns

# Starts that are dealt for tuning; those that strength is measured on have higher numbers.
DEALS: Final = 1000
# Turns of each seat before a position, at most; of a hundred of them so many are drawn blindly.
TURNS: Final = 30
BLIND: Final = (0, 10, 30, 60)
HUNDRED: Final = 100
# A lead beyond so many points is as good as any.
CLEAR: Final = 50


def worth(trials: Any, weights: tuple[int, ...], seed: int) -> float:
    """The points of who plays alone, or the lead in hundredths of a win, of one seat that takes its
    turns by these weights while the others take them by the untuned ones."""
    game, s, seat = position(trials.game, seed)
    s = s.clone()
    mine = CavernaTurns(game, new_numbers(list(weights)))
    others = CavernaTurns(game, default_weights())
    rng = Rng(seed, 1)
    while (actor := int(game.actor(s))) != OVER:
        if actor == CHANCE:
            game.apply(s, game.draw(s, rng))
        else:
            game.apply(s, mine.best(s) if actor == seat else others.best(s))
    scores = game.scores(s)
    if game.seats == 1:
        return float(scores[0])
    lead = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
    return 0.5 + max(-CLEAR, min(CLEAR, lead)) / (2 * CLEAR)


@lru_cache(maxsize=512)
def position(game: Game[CavernaState], seed: int) -> tuple[Game[CavernaState], CavernaState, int]:
    """A table, a position of it where a turn begins, and whose turn it is."""
    rng = Rng(seed)
    if game.seats == 1 and rng.below(2) == 0:
        game = Caverna(1, deal=int(rng.below(DEALS)))
    blind = BLIND[rng.below(len(BLIND))]
    s = lead_in(game, game.start(), int(rng.below(TURNS * game.seats)), blind, rng)
    return game, s, int(game.actor(s))


def lead_in(
    game: Game[CavernaState], s: CavernaState, left: int, blind: int, rng: Rng
) -> CavernaState:
    """Where so many turns lead to, or the last turn of the game begins; so many of a hundred begin
    with any sensible move."""
    turns = CavernaTurns(game, default_weights())
    found = s.clone()
    while (actor := int(game.actor(s))) != OVER:
        if actor == CHANCE:
            game.apply(s, game.draw(s, rng))
            continue
        move = turns.best(s)
        if turns.begins(s):
            found = s.clone()
            if left == 0:
                break
            left -= 1
            if rng.below(HUNDRED) < blind:
                move = int(turns.moves[rng.below(turns.rank(s))])
        game.apply(s, move)
    return found
