"""An exercise: a marked decision of a review that somebody is asked to decide better. What it is
made of follows from a record and its review, so it is found where records are read."""

import json
from typing import Final, NamedTuple

from dolmen.bots.figures import Interval
from dolmen.core.message import Message
from dolmen.games import open_game
from dolmen.review.alone import Turn
from dolmen.review.answers import RIGHT, Answer, judge_answer, verdict_of
from dolmen.review.form import from_object
from dolmen.review.grades import BY_POINTS, MARKED, grade
from dolmen.review.review import Mark
from dolmen.review.walk import Decision
from dolmen.server.beginnings import Begun, begin_again
from dolmen.server.record import Record
from dolmen.server.refusals import Denied

# The parent of a table that is an exercise.
PARENT: Final = "exercise"
PUZZLE_PARENT: Final = "puzzle"


class Place(NamedTuple):
    """Where an exercise is: after so many moves of a record."""

    record: str
    at: int

    @property
    def parent(self) -> str:
        """What its tables have as their parent."""
        return f"{PARENT}:{self.record}:{self.at}"


class PuzzlePlace(NamedTuple):
    """Where an exercise is that is none of a review: a puzzle of a title."""

    title: str
    name: str

    @property
    def parent(self) -> str:
        """What its tables have as their parent."""
        return f"{PUZZLE_PARENT}:{self.title}:{self.name}"


class Exercise(NamedTuple):
    """A position and who decides there, what was played and what that lost, the better move with
    how the turn goes on and why; all moves that can be tried, by name; and which of the seat's
    exercises it is, and after how many moves the next. In a puzzle nothing was played. Who plays
    alone loses points instead of a chance to win, and `alone` is what the best line makes."""

    place: Place | PuzzlePlace
    begun: Begun
    names: list[str]
    seat: int
    grade: str
    played: str | None
    best: str
    loss: Interval
    points: Interval
    line: list[Message]
    reasons: list[Message]
    choices: dict[str, Message]
    number: int
    of: int
    next: int | None
    alone: int | None = None

    def known(self, tried: str) -> Answer | None:
        """How an answer is judged for which the review has the figures; None: it is measured."""
        if tried == self.best:
            nothing = Interval(0.0, 0.0, 0.0)
            return Answer(RIGHT, nothing, nothing, 0)
        if tried == self.played:
            is_alone = self.alone is not None
            verdict = verdict_of(self.points, BY_POINTS) if is_alone else verdict_of(self.loss)
            return Answer(verdict, self.loss, self.points, 0)
        return None


def place_of(parent: str | None) -> Place | PuzzlePlace | None:
    """Where the exercise is that a table is, by its parent."""
    kind, _, rest = (parent or "").partition(":")
    first, _, second = rest.partition(":")
    if kind == PUZZLE_PARENT:
        return PuzzlePlace(first, second)
    return Place(first, int(second)) if kind == PARENT else None


def find_exercise(record: Record, id: str, body: str, at: int) -> Exercise:
    """The exercise after so many moves. A review that was made finer may mark that decision no
    longer: whoever is at it already goes on with it."""
    game = record.log.game
    review = from_object(json.loads(body), game)
    if game.seats == 1:
        return _find_alone(record, id, review.turns, at)
    marks = review.marks
    here = next((mark for mark in marks if mark.finding.decision.at == at), None)
    if here is None:
        raise Denied("unknown-exercise")
    found = here.finding
    seat = found.decision.seat
    places = [mark.finding.decision.at for mark in marks if is_exercise(mark, seat) or mark is here]
    number = places.index(at) + 1
    position = record.track.position(at)
    name = game.moves.name
    return Exercise(
        Place(id, at),
        begin_again(record, at),
        record.log.names,
        seat,
        found.grade,
        name(found.decision.move),
        name(found.better),
        found.loss,
        found.points,
        [game.describe(move) for move in here.line[1:]],
        [why.words for why in here.reasons],
        {name(move): game.describe(move) for move in game.legal(position)},
        number,
        len(places),
        places[number] if number < len(places) else None,
    )


def _find_alone(record: Record, id: str, turns: list[Turn], at: int) -> Exercise:
    """The same of a game that somebody played alone."""
    game = record.log.game
    here = next((turn for turn in turns if turn.at == at), None)
    if here is None or here.gap is None:
        raise Denied("unknown-exercise")
    places = [turn.at for turn in turns if is_exercise_alone(turn) or turn is here]
    number = places.index(at) + 1
    name = game.moves.name
    legal = game.legal(record.track.position(at))
    return Exercise(
        Place(id, at),
        begin_again(record, at),
        record.log.names,
        0,
        grade(here.gap, BY_POINTS),
        name(here.move),
        name(here.better),
        Interval(0.0, 0.0, 0.0),
        here.gap,
        [game.describe(move) for move in here.line[1:]],
        [],
        {name(move): game.describe(move) for move in legal},
        number,
        len(places),
        places[number] if number < len(places) else None,
        here.best,
    )


def is_exercise_alone(turn: Turn) -> bool:
    """Whether who played alone is asked there for a better beginning of the turn."""
    return turn.gap is not None and grade(turn.gap, BY_POINTS) in MARKED


def is_exercise(mark: Mark, seat: int) -> bool:
    """Whether a seat is asked there for a better move."""
    return mark.finding.decision.seat == seat and mark.finding.grade in MARKED


def measure_answer(begun: Begun, tried: str, best: str) -> Answer:
    """Judges an answer at a position by games; takes seconds."""
    game = open_game(begun.title, begun.seats, **begun.options)
    parse = game.moves.parse
    s = game.start()
    for _, move in begun.moves:
        game.apply(s, parse(move))
    decision = Decision(len(begun.moves), s, int(game.actor(s)), parse(tried))
    return judge_answer(game, decision, parse(best))
