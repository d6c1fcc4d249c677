"""The page without script: everything the table can do, by links and forms alone.

It is read with a screen reader, a text browser or none of both. Every form is answered by a
redirect to a page; looking at a page changes nothing."""

from fastapi import APIRouter

from dolmen.server.plain import (
    actions,
    admin,
    advice,
    clubs,
    daily,
    exercise,
    home,
    house,
    mail,
    make,
    me,
    notices,
    people,
    prepare,
    replay,
    review,
    rules,
    sequel,
    shares,
    table,
    take_backs,
)
from dolmen.server.plain.visit import PLAIN, compile_pages, refusal_page

__all__ = ["compile_pages", "plain_pages", "refusal_page"]


def plain_pages(has_page: bool) -> APIRouter:
    """The routes; where the page itself was not built, they also stand in its place."""
    plain = APIRouter(include_in_schema=False)
    for root in (PLAIN,) if has_page else ("", PLAIN):
        parts = (home, house, make, people, shares, prepare, me, actions, advice, take_backs, table)
        for part in (*parts, rules, replay, review, sequel, exercise, notices, mail, daily, clubs):
            plain.include_router(part.pages, prefix=root)
    plain.include_router(admin.pages)
    return plain
