"""Plays an arena to its end, from wherever it was left."""

from collections.abc import Callable
from contextlib import closing

from dolmen.arena.book import Book
from dolmen.arena.hands import Way
from dolmen.arena.play import play
from dolmen.arena.standing import Standing


def run(
    standing: Standing,
    way: Way,
    book: Book | None = None,
    tell: Callable[[Standing], None] = lambda standing: None,
) -> None:
    """Plays what is missing, and tells how it stands whenever a block more counts. What was played
    stays in the standing and in the book, even if this ends early."""
    if book is not None:
        for number in sorted(book.games):
            standing.add(book.games[number])
        tell(standing)
    if standing.is_over():
        return
    with closing(way(play, standing.plan, standing.missing())) as games:
        for played in games:
            if book is not None:
                book.add(played)
            if standing.add(played):
                tell(standing)
            if standing.is_over():
                return
