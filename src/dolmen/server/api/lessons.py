"""Lessons: which there are, a table at the position of one, and how it stands there."""

from fastapi import Request, Response

from dolmen.server.api.context import Here, Id, Title, check_making, new_routes, person
from dolmen.server.lessons import judge, lesson_named, lesson_of, lessons_of
from dolmen.server.refusals import Denied
from dolmen.server.table import make as making
from dolmen.server.wire.answers import TableMade
from dolmen.server.wire.lessons import LessonList, LessonStanding

routes = new_routes()


@routes.get("/titles/{title}/lessons")
async def list_lessons(title: Title) -> LessonList:
    """The course of a title."""
    return LessonList(title=title, lessons=[lesson.name for lesson in lessons_of(title)])


@routes.post("/titles/{title}/lessons/{name}", status_code=201)
async def begin_lesson(
    server: Here, request: Request, response: Response, title: Title, name: Title
) -> TableMade:
    """A table of one's own at the position of a lesson."""
    lesson = lesson_named(title, name)
    await check_making(server, request)
    who = await person(server, request, response)
    return await making.teach(server.tables, who, lesson.begun(), lesson.seat, lesson.parent)


@routes.get("/tables/{id}/lesson")
async def lesson_standing(server: Here, id: Id) -> LessonStanding:
    """How the lesson of a table stands; the same for everybody, since it follows from what was
    played."""
    async with server.tables.at(id) as desk:
        lesson = lesson_of(desk.match.row.parent)
        if lesson is None:
            raise Denied("unknown-lesson")
        state = judge(lesson, desk.match.game, desk.match.log.moves)
    names = [one.name for one in lessons_of(lesson.title)]
    number = names.index(lesson.name) + 1
    return LessonStanding(
        title=lesson.title,
        name=lesson.name,
        number=number,
        of=len(names),
        state=state,
        next=names[number] if number < len(names) else None,
    )
