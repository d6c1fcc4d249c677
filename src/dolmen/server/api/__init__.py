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
    notices,
    people,
    play,
    puzzles,
    records,
    reviews,
    sequels,
    shares,
    tables,
    titles,
)

api = APIRouter()
parts = (titles, house, me, people, shares, notices, tables, play, records, reviews, sequels)
for part in (*parts, lessons, exercises, puzzles, challenges, clubs):
    api.include_router(part.routes)
