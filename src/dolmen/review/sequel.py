"""How a game would have gone on after another move, with the dice it had: once by bots of a level,
to be looked at move by move, and many times by quick players, to see what that move was worth.

The dice of the second form follow from what is drawn and how often it was before, so that they go
on after any move. Where a record has none of them, every game has dice of its own, and that is
said."""

from collections.abc import Callable, Sequence
from statistics import quantiles
from typing import Any, Final, Literal, NamedTuple, TypeVar

from dolmen.bots.budget import Budget
from dolmen.bots.continuation import LONGEST
from dolmen.bots.figures import Interval, gain_of, mean_of, share_of
from dolmen.bots.levels import level
from dolmen.bots.seated import Seated
from dolmen.core.course import check_move, walk
from dolmen.core.fair import Dice, seed_of
from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.log import Log
from dolmen.core.message import Refusal
from dolmen.core.rng import Rng
from dolmen.review.quick import Quick, quick_player
from dolmen.review.sample import Result, result_of
from dolmen.review.walk import has_turns

T = TypeVar("T")

# Which dice a sequel has: those of the game; or others, since its record is of the first form, has
# no seed, or was given the moves that follow by another record.
DiceOf = Literal["same", "first", "unknown", "given"]
SAME: Final = "same"

# Games that are played on after each move; where turns are long one takes as long as dozens of
# others.
GAMES: Final = 1000
GAMES_BY_TURNS: Final = 300
# At so many places, from the move to the end, it is looked at how they stand.
PLACES: Final = 25
# CPU seconds that the bots of a sequel have together, about: a level thinks less where it would
# take longer, but never less than this a move.
LINE_SECONDS: Final = 12.0
LEAST_SECONDS: Final = 0.02
# Nine of ten games lie within the band on both sides of the middle.
TWENTIETHS: Final = 20
STREAM: Final = 32
SEED: Final = 0

# Told how much is done, from 0 to 1. Whether to go on is not asked: whoever wants it no longer ends
# the process.
Tell = Callable[[float], object]


class Fork(NamedTuple):
    """A game taken up where somebody decided: the position after so many moves, how often each pile
    was drawn from before it, the move that was played, and the dice that go on."""

    game: Game[Any]
    moves: list[int]
    state: Any
    drawn: dict[str, int]
    seat: int
    played: int
    left: int
    dice: Dice | None
    dice_of: DiceOf


class Spot(NamedTuple):
    """How games stand at one place, for each seat: the share of them in which it is ahead, its
    points, and between which nine of ten games lie."""

    ahead: tuple[Interval, ...]
    points: tuple[Interval, ...]
    band: tuple[tuple[float, float], ...]


class Sequels(NamedTuple):
    """Many games after each of two moves, the tried one and the one that was played, at the same
    places; by how much the tried one wins more often, and how many more points it makes; and how
    many games there were."""

    tried: list[Spot]
    played: list[Spot]
    gain: Interval
    points: Interval
    games: int


def dice_of(log: Log[Any], at: int) -> DiceOf:
    """Which dice a game has that goes on after so many moves of a record."""
    if log.seed is None:
        return "unknown"
    if log.nonces is None:
        return "first"
    return SAME if at >= log.given else "given"


def fork(log: Log[Any], at: int) -> Fork:
    """A finished game taken up after so many moves; refused where nobody decided, and before the
    end of the game, since what comes tells what a seat cannot know."""
    if not log.is_over:
        raise Refusal("review-running")
    if not 0 <= at < len(log.moves):
        raise Refusal("fork-over", at=at)
    game = log.game
    course = walk(game, log.moves[:at])
    seat = course.actor
    if seat < 0:
        raise Refusal("fork-chance", at=at)
    which = dice_of(log, at)
    return Fork(
        game,
        course.moves,
        course.state,
        course.drawn,
        seat,
        log.moves[at],
        len(log.moves) - at,
        log.dice() if which == SAME else None,
        which,
    )


def play_line(found: Fork, move: int, bot: str, tell: Tell = lambda done: None) -> list[int]:
    """The moves of one game that bots of a level play on after a move, that one first."""
    game = found.game
    check_move(game, found.state, move)
    s = found.state.clone()
    moves = [game.moves.name(one) for one in (*found.moves, move)]
    game.apply(s, move)
    seats = range(game.seats)
    seated = Seated(
        game,
        [bot] * game.seats,
        [(SEED, seat) for seat in seats],
        found.dice or Dice(seed_of(SEED), [None] * game.seats),
        _thought(found, bot),
    )
    first = len(found.moves)
    played = seated.play_on(
        1, s, moves, dict(found.drawn), lambda count: tell((count - first) / found.left)
    )
    return [game.moves.parse(name) for name in played.moves[first:]]


def _thought(found: Fork, bot: str) -> Budget:
    """What the bots may think about a move, so that all that are left take seconds."""
    own = level(found.game.title, bot, found.game.seats).budget
    most = max(LEAST_SECONDS, LINE_SECONDS / found.left)
    return own._replace(seconds=min(own.seconds, most) if own.seconds else most)


def play_many(found: Fork, move: int, games: int, tell: Tell = lambda done: None) -> Sequels:
    """What many games come to after a move, and after the one that was played. Both moves meet the
    same dice and the same luck."""
    check_move(found.game, found.state, move)
    quick = quick_player(found.game)
    tried: list[list[Result]] = []
    played: list[list[Result]] = []
    for number in range(games):
        for made, courses in ((move, tried), (found.played, played)):
            courses.append(_course(found, made, quick, number))
        tell((number + 1) / games)
    seat = found.seat
    ends = [(mine[-1], theirs[-1]) for mine, theirs in zip(tried, played, strict=True)]
    return Sequels(
        _spots(tried),
        _spots(played),
        # A move against itself is no sample: nothing is gained for sure.
        Interval(0.0, 0.0, 0.0)
        if move == found.played
        else gain_of([mine.parts[seat] - theirs.parts[seat] for mine, theirs in ends]),
        mean_of([float(mine.points[seat] - theirs.points[seat]) for mine, theirs in ends]),
        games,
    )


def usual_games(game: Game[Any]) -> int:
    """How many games are played on after a move."""
    return GAMES_BY_TURNS if has_turns(game) else GAMES


def _course(found: Fork, move: int, quick: Quick, number: int) -> list[Result]:
    """How a game stands from a move to its end, at as many places as all others."""
    game, s, counts = found.game, found.state.clone(), dict(found.drawn)
    rng = Rng(number, STREAM)
    game.apply(s, move)
    course = [result_of(game, s)]
    count = len(found.moves) + 1
    while (actor := int(game.actor(s))) != OVER and len(course) < LONGEST:
        if actor != CHANCE:
            chosen = quick(s, rng)
        elif found.dice is None:
            chosen = int(game.draw(s, rng))
        else:
            chosen = found.dice.roll(game, s, count + 1, counts)
        game.apply(s, chosen)
        count += 1
        course.append(result_of(game, s))
    return spread(course)


def spread(course: Sequence[T]) -> list[T]:
    """As many places of a game as of any other, from its first to its last."""
    last = len(course) - 1
    return [course[round(i * last / (PLACES - 1))] for i in range(PLACES)]


def _spots(courses: Sequence[Sequence[Result]]) -> list[Spot]:
    return [_spot([course[place] for course in courses]) for place in range(PLACES)]


def _spot(there: Sequence[Result]) -> Spot:
    parts = list(zip(*(one.parts for one in there), strict=True))
    points = list(zip(*(one.points for one in there), strict=True))
    return Spot(
        tuple(share_of(each) for each in parts),
        tuple(mean_of(each) for each in points),
        tuple(_band(each) for each in points),
    )


def _band(values: Sequence[float]) -> tuple[float, float]:
    """Between what nine of ten lie."""
    if len(values) == 1:
        return values[0], values[0]
    cuts = quantiles(values, n=TWENTIETHS, method="inclusive")
    return cuts[0], cuts[-1]
