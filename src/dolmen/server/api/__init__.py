"""The HTTP interface, for pages, programs and bots. Handlers only translate; the work is done
elsewhere."""

from fastapi import APIRouter

from dolmen.server.api import exercises, house, lessons, me, play, records, reviews, tables, titles

api = APIRouter()
for part in (titles, house, me, tables, play, records, reviews, lessons, exercises):
    api.include_router(part.routes)
