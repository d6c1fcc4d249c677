"""Plays an arena to its end, from wherever it was left."""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing

from dolmen.arena.book import Book
from dolmen.arena.hands import answers
from dolmen.arena.plan import Plan
from dolmen.arena.play import play
from dolmen.arena.standing import Standing
from dolmen.bots.seated import Played

# Plays games by their numbers, and gives each when it is over, in any order.
Games = Callable[[Plan, Iterable[int]], Generator[Played, None, None]]


def games_by(jobs: int) -> Games:
    """Plays in this process, or in so many others."""
    return lambda plan, numbers: answers(play, plan, numbers, jobs)


def run(
    standing: Standing,
    play_all: Games,
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
    with closing(play_all(standing.plan, standing.missing())) as games:
        for played in games:
            if book is not None:
                book.add(played)
            if standing.add(played):
                tell(standing)
            if standing.is_over():
                return
