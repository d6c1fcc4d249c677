"""Who plays alone and without chance is reviewed by lines: the best that was found from each turn
on, against what came of it.

It goes backwards. The best line from a turn on is at least what was played there and the best line
after it, so that what was given away is never less than nothing, and adds up to the difference
between the best line of all and the result, exactly. A line that begins with the very turn that was
played goes on being the best one after it: nothing was given away until the game left it."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from dolmen.bots.budget import Budget
from dolmen.bots.figures import Interval, mean_of
from dolmen.bots.plan import Planner, as_line, copied, first_move, open_turns
from dolmen.core.game import Buffer, Game
from dolmen.review.grades import BEST, BY_POINTS, MARKED, UNCLEAR, grade
from dolmen.review.sample import Stopped
from dolmen.review.walk import Walk

# Two beginnings of a turn are measured by so many searches after each, of so many lines.
SEARCHES: Final = 10
LINES: Final = 1500
# So many turns of a review, the dearest.
DEAREST: Final = 5


class Turn(NamedTuple):
    """A turn: how many moves came before, what it began with, how it would have begun on the best
    line found, that line's points, the points given away and what that is called; the moves of the
    line's turn; and where it was measured how much worse its beginning alone is than that line's:
    often it is what came after it that gave the points away."""

    at: int
    move: int
    better: int
    best: int
    lost: int
    grade: str
    line: list[int]
    gap: Interval | None = None


def turns_of(
    game: Game[Any],
    moves: list[int],
    walk: Walk,
    lines: int,
    seed: int,
    tell: Callable[[int], bool] = lambda done: True,
) -> list[Turn]:
    """Every turn of a game, by so many lines that are tried from each on."""
    turns = open_turns(game)
    planner = Planner(game, seed, 0, Budget(iterations=lines), {}, turns)
    found: list[tuple[list[int], int]] = []
    known = int(game.scores(walk.end)[0])
    rest: list[int] = []
    ends = [decision.at for decision in walk.decisions[1:]] + [len(moves)]
    for done, (decision, end) in enumerate(reversed(list(zip(walk.decisions, ends, strict=True)))):
        s = decision.state.clone()
        turns.length = 0
        for move in moves[decision.at : end]:
            turns.step(s, move)
        played = _as_list(turns.line, int(turns.length)) + rest
        best = planner.vary(decision.state, as_line(played), 1)
        points = _points(game, decision.state, best)
        if points <= known:
            best, points = as_line(played), known
        rest, known = _as_list(best, len(best)), points
        found.append((rest, known))
        if not tell((done + 1) * lines):
            raise Stopped
    return _told(game, moves, walk, found[::-1])


def _told(
    game: Game[Any], moves: list[int], walk: Walk, found: list[tuple[list[int], int]]
) -> list[Turn]:
    """Every turn by the best line from it on and its points."""
    told: list[Turn] = []
    ends = [decision.at for decision in walk.decisions[1:]] + [len(moves)]
    for i, (decision, end) in enumerate(zip(walk.decisions, ends, strict=True)):
        line, points = found[i]
        left = after_moves(line, moves[decision.at : end])
        if i + 1 == len(found):
            after = int(game.scores(walk.end)[0])
        elif left is not None and points > found[i + 1][1]:
            found[i + 1], after = (left, points), points
        else:
            after = found[i + 1][1]
        better, lost = first_move(as_line(line)), points - after
        name = _grade(lost, is_best=better == decision.move)
        told.append(Turn(decision.at, decision.move, better, points, lost, name, first_turn(line)))
    return told


def after_moves(line: list[int], played: list[int]) -> list[int] | None:
    """What a line goes on with where it begins with these moves and then a turn; None if it does
    not."""
    left = list(played)
    for place, entry in enumerate(line):
        if entry < 0 and not left:
            return line[place:]
        if entry >= 0 and (not left or entry != left.pop(0)):
            return None
    return None


def with_gaps(game: Game[Any], walk: Walk, turns: list[Turn]) -> list[Turn]:
    """The same turns; the dearest that would have begun otherwise are measured."""
    states = {decision.at: decision.state for decision in walk.decisions}
    asked = [turn for turn in turns if turn.grade in MARKED and turn.better != turn.move]
    dearest = sorted(asked, key=lambda turn: (-turn.lost, turn.at))[:DEAREST]
    gaps = {
        turn.at: gap(game, states[turn.at], turn.better, turn.move, turn.at) for turn in dearest
    }
    return [turn._replace(gap=gaps.get(turn.at)) for turn in turns]


def gap(game: Game[Any], state: Any, best: int, move: int, seed: int) -> Interval:
    """How many points a move is worse than another: the best of many lines after either, again and
    again, since each search finds another."""
    losses: list[float] = []
    for number in range(SEARCHES):
        own = SEARCHES * seed + number
        found = [points_after(game, state, each, LINES, own) for each in (best, move)]
        losses.append(float(found[0] - found[1]))
    return mean_of(losses)


def points_after(game: Game[Any], state: Any, move: int, lines: int, seed: int) -> int:
    """The points of the best of so many lines that begin with a move."""
    turns = open_turns(game)
    planner = Planner(game, seed, 0, Budget(iterations=lines), {}, turns)
    s = state.clone()
    game.apply(s, move)
    turns.length = 0
    turns.finish(s.clone(), planner.rng)
    return _points(game, s, planner.vary(s, copied(turns.line, turns.length), 1))


def played_in(turns: Sequence[Turn], moves: Sequence[int]) -> list[list[int]]:
    """The moves that were played in each turn of a game: up to where the next begins."""
    places = [*(turn.at for turn in turns), len(moves)]
    return [list(moves[begin:end]) for begin, end in pairwise(places)]


def first_turn(line: list[int]) -> list[int]:
    """The moves of the turn that a line begins with."""
    found: list[int] = []
    for entry in line[1:]:
        if entry < 0:
            break
        found.append(entry)
    return found


def _grade(lost: int, *, is_best: bool) -> str:
    if not lost:
        return BEST if is_best else UNCLEAR
    return grade(Interval(float(lost), float(lost), float(lost)), BY_POINTS)


def _as_list(line: Buffer, length: int) -> list[int]:
    return [int(line[i]) for i in range(length)]


def _points(game: Game[Any], state: Any, line: Buffer) -> int:
    s = state.clone()
    for entry in line:
        if entry >= 0:
            game.apply(s, int(entry))
    return int(game.scores(s)[0])
