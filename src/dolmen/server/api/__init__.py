"""The HTTP interface, for pages, programs and bots. Handlers only translate; the work is done
elsewhere."""

from fastapi import APIRouter

from dolmen.server.api import (
    exercises,
    house,
    lessons,
    me,
    people,
    play,
    puzzles,
    records,
    reviews,
    tables,
    titles,
)

api = APIRouter()
for part in (
    titles,
    house,
    me,
    people,
    tables,
    play,
    records,
    reviews,
    lessons,
    exercises,
    puzzles,
):
    api.include_router(part.routes)
