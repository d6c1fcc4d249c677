"""The HTTP interface, for pages, programs and bots. Handlers only translate; the work is done
elsewhere."""

from fastapi import APIRouter

from dolmen.server.api import (
    exercises,
    house,
    lessons,
    me,
    play,
    puzzles,
    records,
    reviews,
    sequels,
    tables,
    titles,
)

api = APIRouter()
parts = (titles, house, me, tables, play, records, reviews, sequels, lessons, exercises, puzzles)
for part in parts:
    api.include_router(part.routes)
