"""The rules of a title, clause by clause."""

import asyncio
from typing import NamedTuple

from fastapi import APIRouter, Response

from dolmen.games import TITLES
from dolmen.server.plain.visit import Visited
from dolmen.server.refusals import Denied
from dolmen.words import Words
from dolmen.words.overview import read_overview
from dolmen.words.typed_moves import fold

pages = APIRouter(include_in_schema=False)


class Clause(NamedTuple):
    """One clause."""

    id: str
    text: str


class Chapter(NamedTuple):
    """A chapter of the rules with its clauses."""

    id: str
    heading: str
    clauses: list[Clause]


@pages.get("/rules/{title}")
async def rules(visit: Visited, title: str, q: str = "") -> Response:
    """All clauses of a title, or those that hold some words."""
    if title not in TITLES or not visit.words.has(f"{title}-rules-title"):
        raise Denied("unknown-page")
    await asyncio.to_thread(visit.words.read, f"{title}-rules")
    return visit.render(
        "rules.html",
        title=title,
        intro=visit.words.text(f"{title}-rules-intro"),
        overview=read_overview(title, visit.words),
        chapters=find_clauses(read_chapters(title, visit.words), q),
        q=q.strip(),
    )


def read_chapters(title: str, words: Words) -> list[Chapter]:
    """The chapters: an id with one dash is a heading, with two it is a clause."""
    book = f"{title}-rules"
    chapters: list[Chapter] = []
    for id in words.ids(book):
        if id.startswith(book):
            continue
        if id.count("-") == 1:
            chapters.append(Chapter(id, words.text(id), []))
        else:
            chapters[-1].clauses.append(Clause(id, words.text(id)))
    return chapters


def find_clauses(chapters: list[Chapter], text: str) -> list[Chapter]:
    """The clauses that hold every word of a text; chapters without any are left out."""
    wanted = fold(text).split()
    found = []
    for chapter in chapters:
        clauses = [
            clause
            for clause in chapter.clauses
            if all(word in fold(f"{clause.id} {clause.text}") for word in wanted)
        ]
        if clauses:
            found.append(chapter._replace(clauses=clauses))
    return found
