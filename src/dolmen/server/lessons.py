"""Lessons: small tasks on positions of real games, as a title tells them (`lessons.toml`).

A lesson is a table that begins at such a position, so whoever learns plays with all that a table
has. What it asks for is seen in the moves since then, by the rules alone."""

import tomllib
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, NamedTuple

from dolmen.core.course import Step, Told, take_step
from dolmen.core.game import OVER, Game
from dolmen.core.message import Who
from dolmen.games import TITLES, open_game
from dolmen.server.beginnings import Begun
from dolmen.server.refusals import Denied

LESSONS: Final = "lessons.toml"
# What the moves of a game are parted by.
BETWEEN: Final = "; "
# The parent of a table that is a lesson.
PARENT: Final = "lesson"

State = Literal["open", "solved", "missed"]


class Goal(NamedTuple):
    """What a lesson asks for, before anybody else decides: a move of each of these patterns (which
    name others to choose from after a stroke), an event, that of somebody else if it says so, with
    numbers that large, and so many points more. What is not asked for is not looked at."""

    moves: tuple[str, ...] = ()
    event: str = ""
    others: bool = False
    least: Mapping[str, int] = {}
    points: int | None = None


class Lesson(NamedTuple):
    """A task: its name, a position as the moves that led to it, who learns, what is asked for, a
    solution, and moves that are none."""

    title: str
    name: str
    seats: int
    options: Mapping[str, Any]
    moves: tuple[str, ...]
    seat: int
    goal: Goal
    solution: tuple[str, ...]
    wrong: tuple[tuple[str, ...], ...]

    @property
    def parent(self) -> str:
        """What its tables have as their parent."""
        return f"{PARENT}:{self.title}:{self.name}"

    def begun(self) -> Begun:
        """Its position, as a new table takes it over."""
        game = open_game(self.title, self.seats, **self.options)
        s = game.start()
        moves: list[tuple[int | None, str]] = []
        for name in self.moves:
            actor = int(game.actor(s))
            moves.append((actor if actor >= 0 else None, name))
            game.apply(s, game.moves.parse(name))
        return Begun(self.title, self.seats, dict(self.options), moves)


@cache
def lessons_of(title: str) -> tuple[Lesson, ...]:
    """The course of a title, the first lesson first; nothing where it has none."""
    if title not in TITLES:
        return ()
    file = files(TITLES[title].package).joinpath(LESSONS)
    if not file.is_file():
        return ()
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(_lesson(title, one, read["games"]) for one in read["lesson"])


def lesson_named(title: str, name: str) -> Lesson:
    """A lesson of a title."""
    for lesson in lessons_of(title):
        if lesson.name == name:
            return lesson
    raise Denied("unknown-lesson")


def lesson_of(parent: str | None) -> Lesson | None:
    """The lesson that a table is, by its parent; another version may know it no longer."""
    if parent is None or not parent.startswith(f"{PARENT}:"):
        return None
    _, title, name = parent.split(":")
    return next((lesson for lesson in lessons_of(title) if lesson.name == name), None)


def judge(lesson: Lesson, game: Game[Any], moves: Sequence[int]) -> State:
    """How a lesson stands after the moves of its table. It is missed once somebody else decides, or
    nobody does, and can be taken back as any move."""
    s = game.start()
    begun = len(lesson.moves)
    for move in moves[:begun]:
        game.apply(s, move)
    before = int(game.scores(s)[lesson.seat])
    goal, left = lesson.goal, _asked(lesson.goal)
    for move in moves[begun:]:
        step = take_step(game, s, move)
        s = step.after
        if step.seat == lesson.seat:
            left -= {one for one in goal.moves if _is_played(one, game.moves.name(move))}
        if any(_is_told(goal, lesson.seat, told) for told in step.told(lesson.seat)):
            left.discard(goal.event)
        points = int(game.scores(s)[lesson.seat]) - before
        if not left and (goal.points is None or points >= goal.points):
            return "solved"
        if _is_others(step, lesson.seat):
            return "missed"
    return "open"


def _asked(goal: Goal) -> set[str]:
    """What must have happened, by the patterns of moves and the name of the event."""
    return {one for one in (*goal.moves, goal.event) if one}


def _is_played(patterns: str, name: str) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns.split("|"))


def _is_told(goal: Goal, seat: int, told: Told) -> bool:
    args = told.message.args
    player = args.get("player", Who(seat))
    if told.message.id != goal.event or (player != Who(seat)) != goal.others:
        return False
    return all(_number(args.get(name)) >= least for name, least in goal.least.items())


def _number(arg: object) -> int:
    return arg if isinstance(arg, int) else 0


def _is_others(step: Step[Any], seat: int) -> bool:
    """Whether the game has left the one who learns."""
    actor = int(step.game.actor(step.after))
    return actor == OVER or (actor >= 0 and actor != seat)


def _lesson(title: str, one: Mapping[str, Any], games: Mapping[str, Any]) -> Lesson:
    game = games[one["game"]]
    goal = one["goal"]
    return Lesson(
        title,
        one["name"],
        game["seats"],
        game.get("options", {}),
        tuple(game["moves"].split(BETWEEN))[: one["at"]],
        one["seat"],
        Goal(
            tuple(goal.get("moves", ())),
            goal.get("event", ""),
            goal.get("others", False),
            goal.get("least", {}),
            goal.get("points"),
        ),
        tuple(one["solution"]),
        tuple(tuple(moves) for moves in one["wrong"]),
    )
