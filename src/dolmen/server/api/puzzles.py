"""Puzzles: which there are, today's, and a table at the position of one."""

from fastapi import Request, Response

from dolmen.server.api.context import Here, Title, check_making, new_routes, person
from dolmen.server.exercise import PuzzlePlace
from dolmen.server.puzzles import exercise_of, puzzle_at, puzzle_of_the_day, puzzles_of
from dolmen.server.table import make as making
from dolmen.server.wire.answers import TableMade
from dolmen.server.wire.puzzles import PuzzleLine, PuzzleList

routes = new_routes()


@routes.get("/titles/{title}/puzzles")
async def list_puzzles(server: Here, title: Title) -> PuzzleList:
    """The puzzles of a title, and which is today's."""
    today = puzzle_of_the_day(title, server.now())
    lines = [PuzzleLine(name=one.place.name, rating=one.rating) for one in puzzles_of(title)]
    return PuzzleList(title=title, puzzles=lines, today=None if today is None else today.place.name)


@routes.post("/titles/{title}/puzzles/{name}", status_code=201)
async def begin_puzzle(
    server: Here, request: Request, response: Response, title: Title, name: Title
) -> TableMade:
    """A table of one's own at the position of a puzzle."""
    place = PuzzlePlace(title, name)
    puzzle_at(place)
    await check_making(server, request)
    who = await person(server, request, response)
    exercise = exercise_of(place)
    tables, parent = server.tables, place.parent
    return await making.teach(tables, who, exercise.begun, exercise.seat, parent, advice=False)
