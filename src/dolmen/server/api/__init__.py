"""The HTTP interface, for pages, programs and bots. Handlers only translate; the work is done
elsewhere."""

from fastapi import APIRouter

from dolmen.server.api import (
    challenges,
    clubs,
    exercises,
    house,
    lessons,
    me,
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
    tables,
    play,
    records,
    reviews,
    lessons,
    exercises,
    puzzles,
    challenges,
    clubs,
):
    api.include_router(part.routes)
