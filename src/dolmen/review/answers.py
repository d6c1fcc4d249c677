"""An answer where somebody is asked for a better move, judged by the measure of marks: whatever the
games do not prove to be worse than the best is right."""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from dolmen.bots.figures import Interval
from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.review.alone import SEARCHES, gap
from dolmen.review.grades import BY_CHANCE, BY_POINTS, MARKED, UNCLEAR, grade
from dolmen.review.marks import CLOSER_PAIRS, ERRING, Choice, measure
from dolmen.review.sample import Games
from dolmen.review.walk import Decision, has_turns

# Not proven to be worse than the best; worse, but by less than would be marked; and marked.
Verdict = Literal["right", "close", "wrong"]
RIGHT: Final = "right"
CLOSE: Final = "close"
WRONG: Final = "wrong"
# Games that judge an answer are none of those that a review plays.
STREAM: Final = 16
NOTHING: Final = Interval(0.0, 0.0, 0.0)
# Searches for whoever plays alone begin where those of a review end.
FRESH: Final = 100_000


class Answer(NamedTuple):
    """What an answer is worth against the best move, and by how many pairs of games, or of searches
    where somebody plays alone; then it loses points, and of the chance to win nothing."""

    verdict: Verdict
    loss: Interval
    points: Interval
    pairs: int


def judge_answer(game: Game[Any], decision: Decision, best: int) -> Answer:
    """Judges the move of a decision. The same answer is always judged alike: how many games are
    played follows from the title, fewer where a game takes long."""
    if decision.move == best:
        return Answer(RIGHT, NOTHING, NOTHING, 0)
    if game.seats == 1:
        lost = gap(game, decision.state, best, decision.move, FRESH + decision.at)
        return Answer(verdict_of(lost, BY_POINTS), NOTHING, lost, SEARCHES)
    pairs = ERRING if has_turns(game) else CLOSER_PAIRS
    choice, rng = Choice(decision, best, 0.0), Rng(decision.at, STREAM)
    found = measure(Games(game), choice, pairs, rng, errs=True)
    return Answer(verdict_of(found.loss), found.loss, found.points, pairs)


def verdict_of(loss: Interval, thresholds: Sequence[float] = BY_CHANCE) -> Verdict:
    """What a loss against the best is called."""
    name = grade(loss, thresholds)
    return RIGHT if name == UNCLEAR else WRONG if name in MARKED else CLOSE
