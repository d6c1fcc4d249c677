"""Two worlds that one viewer cannot tell apart, and how both of them go on.

What is hidden is not asked of `view`, `tell` or `determinize`: those are what is tested. It stands
in the `secrets` of a title's tests, written from its law. A twin by its log is a game from the
start in which chance and others did something else wherever the viewer could not know; a twin by
its position goes on from another position. Of a title that hides nothing the seed alone is another:
what the dice will bring is hidden everywhere."""

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, Literal, NamedTuple, TypeVar

import msgspec

from bench.gates.deeds import Deed, draw, play, take_back
from dolmen.core.course import Course, take_step
from dolmen.core.game import Game
from dolmen.core.message import Refusal
from dolmen.server.speaker import Speaker
from dolmen.server.store import Entry
from tests.contract.tables import secrets

NOW: Final = 1_800_000_000_000
# How often a twin leaves the path: the more it does, the sooner it ends nowhere. What is taken back
# later it plays otherwise whenever it can.
DARING: Final = (0.6, 0.3, 0.15, 0.1, 0.05, 0.02)
# A shorter twin is taken if no other was found.
LONG_ENOUGH: Final = 0.7
TRIES: Final = 8

How = Literal["log", "position", "seed"]
T = TypeVar("T")


class World(NamedTuple):
    """A table with a past and a future; `state` stands in the place of where the past leads."""

    entries: list[Entry]
    course: Course[Any]
    state: Any
    deeds: list[Deed]


class Pair(NamedTuple):
    """Two worlds for a viewer."""

    how: How
    game: Game[Any]
    viewer: int | None
    true: World
    other: World

    @property
    def takes_secrets_back(self) -> bool:
        """Whether moves that only others know of are taken back, before and while one looks."""
        past = zip(self.true.entries, self.other.entries, self.true.entries[1:], strict=False)
        future = zip(self.true.deeds, self.other.deeds, strict=True)
        return any(then.kind == "undo" and one != two for one, two, then in past) and any(
            one.undone and one != two for one, two in future
        )


def pairs(
    game: Game[Any], viewer: int | None, before: int, after: int, rng: random.Random
) -> Iterator[Pair]:
    """Twins of one game: so many deeds are stored, and so many follow."""
    opening = Course(game)
    opened = list(draw(opening, rng))
    deeds = play(opening, before + after, rng)
    found = 0
    for pair in (
        _by_log(game, viewer, opened, deeds, before, rng),
        _by_position(game, viewer, opened, deeds, before, after, rng),
    ):
        if pair is not None:
            found += 1
            yield pair
    if not found:
        past = written(game, opened, deeds[:before])
        world = World(*past, None, deeds[before:])
        yield Pair("seed", game, viewer, world, world)


# --- What a viewer knows of a move ----------------------------------------------------------------


class Knowledge:
    """What one viewer knows of moves, by the law of the title; of a title that has no secrets among
    its tests by its own word."""

    def __init__(self, game: Game[Any], viewer: int | None) -> None:
        self.game = game
        self.viewer = viewer
        self._secrets = secrets(game.title)

    def of(self, state: Any, move: int) -> tuple[Any, object]:
        """The position after a move, and what is known of it."""
        game, viewer = self.game, self.viewer
        step = take_step(game, state, move)
        if self._secrets is None:
            told = [Speaker().told(one) for one in step.told(viewer)]
            return step, msgspec.json.encode((told, game.view(step.after, viewer)))
        before, after = game.dump(state), game.dump(step.after)
        name = game.moves.name(move)
        return step, self._secrets.heard(before, step.seat, name, after, viewer)


class Parallel:
    """A game and its twin, step by step."""

    def __init__(self, true: Course[Any], other: Course[Any], viewer: int | None) -> None:
        self.true = true
        self.other = other
        self.viewer = viewer
        self.knows = Knowledge(true.game, viewer)

    def follow(self, name: str, rng: random.Random, daring: float) -> str | None:
        """Plays a move, and in the twin one of which the viewer knows the same: often another. None
        if there is none: what was hidden first can make impossible what is seen later."""
        moves, seat = self.true.game.moves, self.true.actor
        move = moves.parse(name)
        _, known = self.knows.of(self.true.state, move)
        legal = self.other.game.legal(self.other.state)
        # Its own choices a viewer knows.
        is_own = self.viewer is not None and seat == self.viewer
        candidates = [move] if is_own else rng.sample(legal, len(legal))
        if rng.random() >= daring:
            candidates.insert(0, move)
        for candidate in candidates:
            if candidate in legal and self.knows.of(self.other.state, candidate)[1] == known:
                self.true.step(move)
                self.other.step(candidate)
                return moves.name(candidate) if self.true.actor == self.other.actor else None
        return None

    def follow_deed(self, deed: Deed, rng: random.Random, daring: float) -> Deed | None:
        """The same with the chance that follows, or a take-back."""
        if deed.kind == "take_back":
            take_back(self.true, deed.body, [])
            take_back(self.other, deed.body, [])
            return deed
        dares = (1.0 if deed.undone else daring, *[daring] * len(deed.chance))
        names = []
        for name, dare in zip((deed.body, *deed.chance), dares, strict=True):
            found = self.follow(name, rng, dare)
            if found is None:
                return None
            names.append(found)
        return deed._replace(body=names[0], chance=tuple(names[1:]))


# --- Twins ----------------------------------------------------------------------------------------


def _by_log(
    game: Game[Any],
    viewer: int | None,
    opened: Sequence[str],
    deeds: list[Deed],
    before: int,
    rng: random.Random,
) -> Pair | None:
    """The same game with other secrets from the start."""
    best: tuple[list[str], list[Deed]] | None = None
    for daring in DARING if game.eyes(0) != game.eyes(None) else ():
        parallel = Parallel(Course(game), Course(game), viewer)
        start = _followed(partial(parallel.follow, rng=rng, daring=daring), opened)
        if len(start) < len(opened):
            continue
        found = _followed(partial(parallel.follow_deed, rng=rng, daring=daring), deeds)
        if (start, found) == (opened, deeds[: len(found)]):
            continue
        if best is None or len(found) > len(best[1]):
            best = start, found
        if len(found) >= LONG_ENOUGH * len(deeds):
            break
    if best is None or len(best[1]) < 2:
        return None
    start, found = best
    cut = min(before, len(found) // 2)
    worlds = (
        World(*written(game, names, all_of_it[:cut]), None, all_of_it[cut:])
        for names, all_of_it in ((opened, deeds[: len(found)]), (start, found))
    )
    return Pair("log", game, viewer, *worlds)


def _by_position(
    game: Game[Any],
    viewer: int | None,
    opened: Sequence[str],
    deeds: list[Deed],
    before: int,
    after: int,
    rng: random.Random,
) -> Pair | None:
    """The same past, but the game stands elsewhere."""
    if secrets(game.title) is None:
        return None
    entries, course = written(game, opened, deeds[:before])
    # What can be taken back leads to positions that are past.
    while course.barrier < len(course.moves):
        before -= 1
        entries, course = written(game, opened, deeds[:before])
    following = play(course, after, rng)
    position = game.dump(course.state)
    best: tuple[Any, list[Deed]] | None = None
    for _ in range(TRIES):
        try:
            state = game.load(secrets(game.title).another(game, position, viewer, rng))
        except Refusal:
            continue
        if game.dump(state) == position or game.actor(state) != course.actor:
            continue
        other = course.fork()
        other.state = state
        parallel = Parallel(course.fork(), other, viewer)
        found = _followed(partial(parallel.follow_deed, rng=rng, daring=0.1), following)
        if best is None or len(found) > len(best[1]):
            best = state, found
    if best is None:
        return None
    state, found = best
    true = World(entries, course, None, following[: len(found)])
    return Pair("position", game, viewer, true, World(entries, course, state, found))


def _followed(follow: Callable[[T], T | None], true: Sequence[T]) -> list[T]:
    """What a parallel does for each thing that was truly done, as far as it can follow."""
    found: list[T] = []
    for one in true:
        other = follow(one)
        if other is None:
            break
        found.append(other)
    return found


def written(
    game: Game[Any], opened: Sequence[str], deeds: Sequence[Deed]
) -> tuple[list[Entry], Course[Any]]:
    """Deeds of a game as the entries of a log, and where they lead."""
    course = Course(game)
    entries: list[Entry] = []

    def write(kind: str, seat: int | None, body: str) -> None:
        entries.append(Entry(len(entries) + 1, kind, seat, body, None, NOW))

    def write_moves(seat: int | None, *names: str) -> None:
        for name in names:
            course.step(game.moves.parse(name))
            write("move", seat, name)
            seat = None

    write_moves(None, *opened)
    for deed in deeds:
        if deed.kind == "take_back":
            take_back(course, deed.body, [])
            write("undo", deed.seat, str(len(course.moves)))
        else:
            write_moves(deed.seat, deed.body, *deed.chance)
    return entries, course
