"""The HTTP interface, for pages, programs and bots. Handlers only translate; the work is done
elsewhere."""

from fastapi import APIRouter

from dolmen.server.api import (
    challenges,
    exercises,
    house,
    lessons,
    me,
    notices,
    people,
    play,
    puzzles,
    records,
    reviews,
    sequels,
    tables,
    titles,
)

api = APIRouter()
parts = (titles, house, me, people, notices, tables, play, records, reviews, sequels)
for part in (*parts, lessons, exercises, puzzles, challenges):
    api.include_router(part.routes)
