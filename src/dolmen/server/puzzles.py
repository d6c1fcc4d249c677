"""Puzzles: positions of bots' games in which one move is proven best, as `dolmen puzzles` writes
them, shipped with a title (`puzzles.jsonl`). One is an exercise like those of a review."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from dolmen.bots.figures import Interval
from dolmen.core.message import Message
from dolmen.games import TITLES, open_game
from dolmen.review.form import read_message
from dolmen.server.beginnings import Begun
from dolmen.server.exercise import Exercise, PuzzlePlace
from dolmen.server.refusals import Denied

PUZZLES: Final = "puzzles.jsonl"
DAY: Final = 24 * 60 * 60 * 1000
# From one day to the next it goes so many puzzles on, so that those of one game lie apart.
STRIDE: Final = 7
# The further the best move is ahead, the easier it is found: what a puzzle is rated, at most and at
# least, and how much less for each hundredth of the chance to win.
HARDEST: Final = 1800
EASIEST: Final = 1000
STEP: Final = 20


class Puzzle(NamedTuple):
    """A position as the moves that led to it, who decides, and the best move with how much better
    than the second it is, how the turn goes on and why."""

    place: PuzzlePlace
    seats: int
    options: dict[str, Any]
    moves: list[str]
    seat: int
    best: str
    gain: Interval
    line: list[str]
    reasons: list[Message]

    @property
    def rating(self) -> int:
        """How hard it is, as far as figures tell."""
        return max(EASIEST, HARDEST - STEP * round(100 * self.gain.mean))


@cache
def puzzles_of(title: str) -> tuple[Puzzle, ...]:
    """The puzzles of a title; nothing where it has none."""
    if title not in TITLES:
        return ()
    file = files(TITLES[title].package).joinpath(PUZZLES)
    if not file.is_file():
        return ()
    lines = file.read_text(encoding="utf-8").splitlines()
    return tuple(_puzzle(title, json.loads(line)) for line in lines)


def puzzle_at(place: PuzzlePlace) -> Puzzle:
    """A puzzle by its name."""
    for puzzle in puzzles_of(place.title):
        if puzzle.place == place:
            return puzzle
    raise Denied("unknown-puzzle")


def puzzle_of_the_day(title: str, now: int) -> Puzzle | None:
    """The same for everybody on the same date, by Greenwich."""
    known = puzzles_of(title)
    return known[STRIDE * (now // DAY) % len(known)] if known else None


def view_of(place: PuzzlePlace) -> dict[str, Any]:
    """The position of a puzzle, as whoever decides sees it."""
    puzzle = puzzle_at(place)
    game = open_game(place.title, puzzle.seats, **puzzle.options)
    s = game.start()
    for name in puzzle.moves:
        game.apply(s, game.moves.parse(name))
    return game.view(s, puzzle.seat)


@cache
def exercise_of(place: PuzzlePlace) -> Exercise:
    """What is asked in a puzzle."""
    puzzle = puzzle_at(place)
    game = open_game(place.title, puzzle.seats, **puzzle.options)
    s = game.start()
    moves: list[tuple[int | None, str]] = []
    for name in puzzle.moves:
        actor = int(game.actor(s))
        moves.append((actor if actor >= 0 else None, name))
        game.apply(s, game.moves.parse(name))
    names = [one.place.name for one in puzzles_of(place.title)]
    return Exercise(
        place=place,
        begun=Begun(place.title, puzzle.seats, puzzle.options, moves),
        names=[f"P{seat}" for seat in range(puzzle.seats)],
        seat=puzzle.seat,
        grade="",
        played=None,
        best=puzzle.best,
        loss=puzzle.gain,
        points=Interval(0.0, 0.0, 0.0),
        line=[game.describe(game.moves.parse(name)) for name in puzzle.line[1:]],
        reasons=puzzle.reasons,
        choices={game.moves.name(move): game.describe(move) for move in game.legal(s)},
        number=names.index(place.name) + 1,
        of=len(names),
        next=None,
    )


def _puzzle(title: str, line: dict[str, Any]) -> Puzzle:
    name = f"{line['seed']}-{line['game']}-{len(line['moves'])}"
    return Puzzle(
        PuzzlePlace(title, name),
        line["seats"],
        line["options"],
        line["moves"],
        line["seat"],
        line["best"],
        Interval(*line["gain"]),
        line["line"],
        [read_message(why) for why in line["reasons"]],
    )
