"""What some weights are worth in one game that goes on from a random position.

A title may know a better question: its room `tuning` then has a function `worth` that takes what
`worth` takes here."""

from functools import lru_cache
from typing import Any, Final, NamedTuple

from dolmen.bots import Budget, seat_bot
from dolmen.bots.judges import judge
from dolmen.bots.searcher import Searcher
from dolmen.core.course import walk
from dolmen.core.fair import Dice, seed_of
from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.rng import Rng
from dolmen.games import TITLES, room

# Of a hundred moves that lead to a position so many are drawn blindly: good play alone never meets
# most of what a search looks at.
BLIND: Final = (0, 10, 30, 100)
# A game goes on from its first so many hundredths.
LATEST: Final = 80
HUNDRED: Final = 100


class Trials(NamedTuple):
    """The table, who the others are, and how many iterations everybody thinks about a move."""

    game: Game[Any]
    panel: tuple[str, ...]
    iterations: int


class Opening(NamedTuple):
    """The moves that lead to a position, and how often each pile was drawn from."""

    moves: tuple[int, ...]
    seat: int


def worth(trials: Trials, weights: tuple[int, ...], seed: int) -> float:
    """The share of a win, or the points of who plays alone. Whatever follows from the seed is the
    same for all weights: the position, the rivals, the dice."""
    game = trials.game
    known: Any = room(game.title, "tuning") if game.title in TITLES else None
    if known is not None:
        return float(known.worth(trials, weights, seed))
    begun = opening(trials, seed)
    rng = Rng(seed, 1)
    bots: list[Any] = []
    budget = Budget(trials.iterations)
    for seat in range(game.seats):
        rival, word = trials.panel[rng.below(len(trials.panel))], rng.word()
        if seat == begun.seat:
            mine = judge(game, list(weights))
            bots.append(Searcher(game, word, seat, budget, {}, known=mine))
        else:
            bots.append(seat_bot(rival, game, word, seat, budget))
    end = play_on(game, begun.moves, bots, seed)
    if game.seats == 1:
        return float(game.scores(end)[0])
    ranks = game.ranks(end)
    return 1 / ranks.count(1) if ranks[begun.seat] == 1 else 0.0


def play_on(game: Game[Any], moves: tuple[int, ...], bots: list[Any], seed: int) -> Any:
    """Plays some moves, and then the bots, to the end."""
    dice = Dice(seed_of(seed), [None] * game.seats)
    worlds = Rng(seed, 2)
    begun = walk(game, moves)
    s, drawn, number = begun.state.clone(), begun.drawn, len(moves)
    while (actor := int(game.actor(s))) != OVER:
        number += 1
        if actor == CHANCE:
            move = dice.roll(game, s, number, drawn)
        else:
            move = bots[actor].choose(game.determinize(s, actor, worlds))
        game.apply(s, move)
    return s


@lru_cache(maxsize=512)
def opening(trials: Trials, seed: int) -> Opening:
    """Moves to a random position in which somebody has a choice: a game of quick bots, some of
    whose moves are drawn blindly, up to a point in its first part."""
    game = trials.game
    rng = Rng(seed)
    blind = BLIND[rng.below(len(BLIND))]
    bots = [seat_bot("greedy", game, rng.word(), seat) for seat in range(game.seats)]
    s = game.start()
    moves: list[int] = []
    choices: list[tuple[int, int]] = []
    while (actor := int(game.actor(s))) != OVER:
        legal = game.legal(s)
        if actor == CHANCE:
            move = int(game.draw(s, rng))
        elif len(legal) == 1:
            move = legal[0]
        else:
            choices.append((len(moves), actor))
            is_blind = rng.below(HUNDRED) < blind
            move = legal[rng.below(len(legal))] if is_blind else bots[actor].choose(s)
        moves.append(move)
        game.apply(s, move)
    at, seat = choices[rng.below(max(1, len(choices) * LATEST // HUNDRED))]
    return Opening(tuple(moves[:at]), seat)
