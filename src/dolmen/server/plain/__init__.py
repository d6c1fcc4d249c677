"""The page without script: everything the table can do, by links and forms alone.

It is read with a screen reader, a text browser or none of both. Every form is answered by a
redirect to a page; looking at a page changes nothing."""

from typing import Final

from fastapi import APIRouter

from dolmen.server.plain import acts, home, replay, rules, table
from dolmen.server.plain.visit import PLAIN, refusal_page

__all__ = ["plain", "refusal_page"]

# Until there is another page, these also stand where it will be.
ROOTS: Final = ("", PLAIN)

plain = APIRouter(include_in_schema=False)
for root in ROOTS:
    for room in (home, acts, table, rules, replay):
        plain.include_router(room.pages, prefix=root)
