"""Exercises: a table where a better move is looked for, and what is thought of the one that was
tried there."""

from typing import Annotated

from fastapi import Path, Request, Response

from dolmen.review.grades import MARKED
from dolmen.server.api.context import Here, Id, check_making, new_routes, person
from dolmen.server.doors import address_of
from dolmen.server.exercise import Exercise, Place, PuzzlePlace, place_of
from dolmen.server.exercises import Judged
from dolmen.server.puzzles import puzzle_at
from dolmen.server.refusals import Denied
from dolmen.server.server import Server
from dolmen.server.speaker import Speaker
from dolmen.server.table import make as making
from dolmen.server.told_reviews import band
from dolmen.server.wire.answers import TableMade
from dolmen.server.wire.exercises import BetterMove, ExerciseStanding

routes = new_routes()

At = Annotated[int, Path(ge=0, le=1_000_000)]


@routes.post("/records/{id}/exercises/{at}", status_code=201)
async def begin_exercise(
    server: Here, request: Request, response: Response, id: Id, at: At
) -> TableMade:
    """A table of one's own at a marked decision of a review."""
    exercise = await server.exercises.at(Place(id, at))
    if exercise.grade not in MARKED:
        raise Denied("unknown-exercise")
    await check_making(server, request)
    who = await person(server, request, response)
    tables, parent = server.tables, exercise.place.parent
    return await making.teach(tables, who, exercise.begun, exercise.seat, parent, advice=False)


@routes.get("/tables/{id}/exercise")
async def exercise_standing(server: Here, id: Id, show: bool = False) -> ExerciseStanding:
    """How the exercise of a table stands; with the better move if it is judged, or with `show`."""
    exercise, tried = await _at_table(server, id)
    return _standing(exercise, tried, server.exercises.judged(exercise, tried), show=show)


@routes.post("/tables/{id}/exercise", status_code=202)
async def judge_exercise(server: Here, request: Request, id: Id) -> ExerciseStanding:
    """Has the answer measured that was given at a table."""
    exercise, tried = await _at_table(server, id)
    if tried is not None:
        server.exercises.begin(exercise, tried, address_of(request.scope))
    return _standing(exercise, tried, server.exercises.judged(exercise, tried), show=False)


async def _at_table(server: Server, id: str) -> tuple[Exercise, str | None]:
    """The exercise that a table is, and the first move that was played there."""
    async with server.tables.at(id) as desk:
        row, log = desk.match.row, desk.match.log
        played = log.moves[row.given : row.given + 1]
        tried = log.game.moves.name(played[0]) if played else None
    return await server.exercises.at(place_of(row.parent)), tried


def _standing(
    exercise: Exercise, tried: str | None, judged: Judged, *, show: bool
) -> ExerciseStanding:
    speaker = Speaker(exercise.names)
    said = {name: speaker.as_object(words) for name, words in exercise.choices.items()}
    answer = judged.answer
    better = BetterMove(
        words=said[exercise.best],
        line=[speaker.as_object(words) for words in exercise.line],
        reasons=[speaker.as_object(words) for words in exercise.reasons],
    )
    place = exercise.place
    puzzle = puzzle_at(place) if isinstance(place, PuzzlePlace) else None
    return ExerciseStanding(
        title=exercise.begun.title,
        record=place.record if isinstance(place, Place) else None,
        at=len(exercise.begun.moves),
        puzzle=None if puzzle is None else puzzle.place.name,
        rating=None if puzzle is None else puzzle.rating,
        seat=exercise.seat,
        names=exercise.names,
        number=exercise.number,
        of=exercise.of,
        next=exercise.next,
        grade=exercise.grade,
        played=None if exercise.played is None else said[exercise.played],
        loss=band(exercise.loss),
        state=judged.state,
        tried=None if tried is None else said.get(tried),
        lost=None if answer is None else band(answer.loss),
        points=None if answer is None else band(answer.points),
        pairs=0 if answer is None else answer.pairs,
        better=better if show or answer is not None else None,
        given=None if exercise.alone is None else band(exercise.points),
        alone=exercise.alone,
    )
