"""Puzzles: positions of bots' games in which one move is better than every other, proven twice, and
is not the one that looks best at once."""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from dolmen.bots.figures import Interval
from dolmen.bots.greedy import Greedy
from dolmen.core.log import Log
from dolmen.core.rng import Rng
from dolmen.review.marks import Choice, Thinker, choose, measure
from dolmen.review.sample import Games
from dolmen.review.walk import Decision, walk

FORMAT: Final = "dolmen-puzzle/1"
# So much better the best move must be than the second, at least, beyond doubt.
MARGIN: Final = 0.05
# Games that choose the best move and then, without it, the second; pairs that say whether it is
# worth a proof, those that prove the difference, and how many times as many prove it once more.
LOOK: Final = 120
GLANCE: Final = 60
PAIRS: Final = 250
AGAIN: Final = 4
PLACES: Final = 4


class Puzzle(NamedTuple):
    """A position after some moves of a game, the seat that is to move, the best move and the next
    best, and how much better it is."""

    moves: list[int]
    seat: int
    best: int
    second: int
    gain: Interval
    games: int


def mine(
    log: Log[Any], seed: int, tell: Callable[[int], bool] = lambda done: True
) -> Iterator[Puzzle]:
    """The puzzles of one game."""
    games = Games(log.game, tell)
    thinker = Thinker(log.game)
    known: set[tuple[int, int]] = set()
    for decision in walk(log.game, log.moves).decisions:
        found = look(games, thinker, decision, Rng(seed, decision.at))
        # The same question is asked once a game.
        if found is None or (question := (found[0].best, found[0].decision.move)) in known:
            continue
        known.add(question)
        moves = log.moves[: decision.at]
        yield Puzzle(moves, decision.seat, *question, found[1], found[2])


def look(
    games: Games, thinker: Thinker, decision: Decision, rng: Rng
) -> tuple[Choice, Interval, int] | None:
    """Whether a position is a puzzle: then the best move against the second, by how much it is
    better, and by how many games."""
    best = choose(games, thinker, decision, LOOK, rng).best
    if best == at_once(games, decision, rng):
        return None
    # The best of all others, as if the best had not been there: measured against it, it is behind.
    second = runner_up(games, thinker, decision._replace(move=best), rng)
    if second is None:
        return None
    rival = Choice(decision._replace(move=second), best, 0.0)
    if measure(games, rival, GLANCE, rng).loss.mean <= MARGIN:
        return None
    if measure(games, rival, PAIRS, rng).loss.low <= MARGIN:
        return None
    proof = measure(games, rival, AGAIN * PAIRS, rng)
    return (rival, proof.loss, proof.games) if proof.loss.low > MARGIN else None


def at_once(games: Games, decision: Decision, rng: Rng) -> int:
    """What looks best at once."""
    world = games.game.determinize(decision.state, decision.seat, rng)
    return Greedy(games.game, int(rng.word()), decision.seat).choose(world)


def runner_up(games: Games, thinker: Thinker, best: Decision, rng: Rng) -> int | None:
    """The best of all moves but one; None if there is no other."""
    world = games.game.determinize(best.state, best.seat, rng)
    others = thinker.candidates(world, best.move)[1:]
    if not others:
        return None
    return choose(games, Without(thinker, best.move), best._replace(move=others[0]), LOOK, rng).best


class Without(Thinker):
    """Thinks of every move but one."""

    def __init__(self, thinker: Thinker, move: int) -> None:
        super().__init__(thinker.game)
        self._move = move

    def candidates(self, world: Any, played: int) -> list[int]:
        """What was played and the moves beside it, but not that one."""
        return [move for move in super().candidates(world, played) if move != self._move]


def as_line(log: Log[Any], puzzle: Puzzle, seed: int, number: int) -> dict[str, object]:
    """A puzzle as a line of JSON, with the game it is from: its position is the moves that led to
    it."""
    game = log.game
    return {
        "format": FORMAT,
        "seed": seed,
        "game": number,
        "title": game.title,
        "version": log.version,
        "seats": game.seats,
        "options": game.stated_options(),
        "moves": [game.moves.name(move) for move in puzzle.moves],
        "seat": puzzle.seat,
        "best": game.moves.name(puzzle.best),
        "second": game.moves.name(puzzle.second),
        "gain": [round(value, PLACES) for value in puzzle.gain],
        "games": puzzle.games,
    }
