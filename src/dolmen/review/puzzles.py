"""Puzzles: positions of bots' games in which one move is better than every other, proven twice, and
is not the one that looks best at once."""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from dolmen.bots.advice import reasons
from dolmen.bots.figures import Interval
from dolmen.bots.greedy import Greedy
from dolmen.core.game import Game
from dolmen.core.log import Log
from dolmen.core.rng import Rng
from dolmen.review.form import as_message, names
from dolmen.review.marks import ERRING, Choice, Thinker, choose, measure
from dolmen.review.sample import Games
from dolmen.review.walk import Decision, has_turns, walk

FORMAT: Final = "dolmen-puzzle/1"
# So much better the best move must be than the second, at least, beyond doubt.
MARGIN: Final = 0.05
# Pairs that prove the difference, and how many times as many prove it once more.
PAIRS: Final = 250
AGAIN: Final = 4
PLACES: Final = 4
# How often the greedy bot looks at a position.
LOOKS: Final = 9
# The stream of chance for what is said of a puzzle.
WORDS: Final = 64


class Look(NamedTuple):
    """Games that choose the best move and then, without it, the second; and pairs that say whether
    it is worth a proof."""

    games: int
    pairs: int


ALL: Final = Look(120, 60)
# Before that, where turns are long.
FIRST: Final = Look(36, 16)


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
    if has_turns(games.game) and not look_at(games, thinker, decision, FIRST, rng):
        # A game takes as long as dozens elsewhere: what promises nothing has few of them.
        return None
    rival = look_at(games, thinker, decision, ALL, rng)
    gain = None if rival is None else proven(games, rival, rng)
    return None if rival is None or gain is None else (rival, gain, AGAIN * PAIRS)


def proven(games: Games, rival: Choice, rng: Rng) -> Interval | None:
    """How much better the best move is than the second, if two samples prove the margin, and where
    turns are long players who err bear it out."""
    if measure(games, rival, PAIRS, rng).loss.low <= MARGIN:
        return None
    if has_turns(games.game) and not bears_errors(games.game, rival, rng):
        return None
    gain = measure(games, rival, AGAIN * PAIRS, rng).loss
    return gain if gain.low > MARGIN else None


def look_at(
    games: Games, thinker: Thinker, decision: Decision, sizes: Look, rng: Rng
) -> Choice | None:
    """The best move against the best of all others, if it is not the one that looks best at once
    and is so much ahead that a proof is worth while."""
    best = choose(games, thinker, decision, sizes.games, rng).best
    if best == at_once(games, decision, rng):
        return None
    # As if the best had not been there: measured against it, the second is behind.
    second = runner_up(games, thinker, decision._replace(move=best), sizes.games, rng)
    if second is None:
        return None
    rival = Choice(decision._replace(move=second), best, 0.0)
    is_worth = measure(games, rival, sizes.pairs, rng).loss.mean > MARGIN
    return rival if is_worth else None


def bears_errors(game: Game[Any], rival: Choice, rng: Rng) -> bool:
    """Whether the best move is better than the second by the margin among players who err too, and
    beyond doubt better than nothing."""
    gain = measure(Games(game), rival, ERRING, rng, errs=True).loss
    return gain.mean > MARGIN and gain.low > 0


def at_once(games: Games, decision: Decision, rng: Rng) -> int:
    """What looks best at once: the move that the greedy bot takes most often. A single look says
    little, since it draws worlds and, where moves look alike, the move."""
    taken: list[int] = []
    for _ in range(LOOKS):
        world = games.game.determinize(decision.state, decision.seat, rng)
        taken.append(Greedy(games.game, int(rng.word()), decision.seat).choose(world))
    return max(taken, key=taken.count)


def runner_up(games: Games, thinker: Thinker, best: Decision, most: int, rng: Rng) -> int | None:
    """The best of all moves but one; None if there is no other."""
    world = games.game.determinize(best.state, best.seat, rng)
    others = thinker.candidates(world, best.move)[1:]
    if not others:
        return None
    return choose(games, Without(thinker, best.move), best._replace(move=others[0]), most, rng).best


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
    line = {
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
    return explained(line, game)


def explained(line: dict[str, Any], game: Game[Any]) -> dict[str, Any]:
    """The line of a puzzle with how the turn goes on after the best move, and why that is better,
    from what the seat may know."""
    s = game.start()
    for name in line["moves"]:
        game.apply(s, game.moves.parse(name))
    seat, best, rng = line["seat"], game.moves.parse(line["best"]), Rng(line["seed"], WORDS)
    world = game.determinize(s, seat, rng)
    turn = Thinker(game).line(world, best)
    why = reasons(game, s, seat, best, rng)
    return {**line, "line": names(turn, game), "reasons": [as_message(one.words) for one in why]}
