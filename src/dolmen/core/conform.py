"""What every title must pass, on random games of its own: callable by whoever writes a title.

from dolmen.core import conform
conform.check(MyTitle(seats=3), games=20, seed=1)
"""

import copy
import hashlib
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any, Generic, NamedTuple

from dolmen.core.course import take_step
from dolmen.core.game import CHANCE, OK, OVER, Event, Game, S
from dolmen.core.log import Log, read
from dolmen.core.message import Message
from dolmen.core.rng import Rng

# A game longer than this is taken for one that never ends.
LONGEST = 100_000
# Where what a seat may know is looked at, and where chance is drawn from again and again.
LOOK_EVERY = 5
DRAW_EVERY = 40
# What the other process of `compare_builds` runs.
ELSEWHERE = "import sys; from dolmen.core import conform; conform.main(sys.argv[1])"


class Nonconformance(AssertionError):
    """A title broke a promise: which, and in which position of which game."""


class Report(NamedTuple):
    """What was looked at."""

    games: int
    moves: int
    looks: int
    builds: str


def check(game: Game[S], games: int = 10, seed: int = 1, builds: bool = True) -> Report:
    """Plays random games and checks every promise of the contract; raises Nonconformance.

    With `builds` the same games are played once more interpreted and compiled, each in a process of
    its own; for that the title must open as `Class(seats, **options)`."""
    check_table(game)
    moves = looks = 0
    for number in range(games):
        walk = Walk(game, number, seed)
        walk.play()
        moves += len(walk.moves)
        looks += walk.looks
    compared = compare_builds(game, games, seed) if builds else "not compared"
    return Report(games, moves, looks, compared)


def demand(holds: bool, promise: str, *found: object) -> None:
    """Raises unless a promise holds."""
    if not holds:
        raise Nonconformance(" ".join([promise, *map(repr, found)]))


def check_table(game: Game[S]) -> None:
    """Names parse back, are ASCII and unique; numbers decode and encode back; reasons are whole."""
    table = game.moves
    names = [table.name(move) for move in range(table.count)]
    demand(len(set(names)) == table.count, "names are unique")
    for move, name in enumerate(names):
        demand(name.isascii() and table.parse(name) == move, "names parse back", name)
        kind, args = table.decode(move)
        demand(table.encode(kind.code, *args) == move, "moves decode and encode back", name)
        demand(bool(table.target(move, 0)), "every move has a target", name)
        demand(isinstance(game.describe(move), Message), "every move has words", name)
    for why in game.reasons[1:]:
        demand(all(why), "a reason has a code, a clause and a message", why)


class Walk(Generic[S]):
    """One random game, looked at after every move."""

    def __init__(self, game: Game[S], number: int, seed: int) -> None:
        self.game = game
        self.number = number
        self.rng = Rng(seed, number)
        self.log = Log(game)
        self.moves = self.log.moves
        self.told: list[Event] = []
        self.looks = 0

    def play(self) -> None:
        """To the end, then the record."""
        try:
            while self.game.actor(self.log.state) != OVER:
                demand(len(self.moves) < LONGEST, "the game ends")
                self.look()
                self.told = self.log.play(self.choose()).events
            self.look()
            self.check_record()
        except Nonconformance as broken:
            raise Nonconformance(
                f"{self.game.title}, {self.game.seats} seats, game {self.number}, "
                f"after {len(self.moves)} moves: {broken}"
            ) from broken

    def choose(self) -> int:
        """A random move, drawn by weight at chance."""
        s = self.log.state
        if self.game.actor(s) == CHANCE:
            return self.game.draw(s, self.rng)
        legal = self.game.legal(s)
        return legal[self.rng.below(len(legal))]

    def look(self) -> None:
        """Every promise about one position; the slow ones now and then."""
        count = len(self.moves)
        over = self.game.actor(self.log.state) == OVER
        self.check_legal()
        self.check_sums()
        if over or count % LOOK_EVERY == 0:
            self.looks += 1
            self.check_copies()
            self.check_load()
            for seat in range(self.game.seats):
                self.check_knowledge(seat)
        if count % DRAW_EVERY == 0 and self.game.actor(self.log.state) == CHANCE:
            self.check_draw()

    def check_legal(self) -> None:
        """Legal moves ascend, are there before the end and are exactly those without a reason."""
        game, s = self.game, self.log.state
        legal = game.legal(s)
        over = game.actor(s) == OVER
        demand(legal == sorted(set(legal)), "legal moves ascend and are unique", legal)
        demand(bool(legal) != over, "there is a legal move until the end, and none after", legal)
        free = [move for move in range(game.moves.count) if game.reason(s, move) == OK]
        demand(free == legal, "exactly the legal moves have no reason", free, legal)
        if game.actor(s) == CHANCE:
            weights = game.weights(s)
            fitting = len(weights) == len(legal) and all(weight > 0 for weight in weights)
            demand(fitting, "weights go with the outcomes", weights)

    def check_sums(self) -> None:
        """Sheets sum to scores, ranks have a winner, the laws of the title hold."""
        game, s = self.game, self.log.state
        scores = game.scores(s)
        sums = [sum(points for _, points in game.sheet(s, seat)) for seat in range(game.seats)]
        demand(sums == scores, "sheets sum to the scores", sums, scores)
        for category, _ in game.sheet(s, 0):
            demand(isinstance(game.heading(category), Message), "a category has words", category)
        ranks = game.ranks(s)
        fitting = len(ranks) == game.seats and set(ranks) <= set(range(1, game.seats + 1))
        demand(fitting and 1 in ranks, "ranks go from 1", ranks)
        for law, holds in game.laws(s):
            demand(holds, "the law holds:", law)

    def check_copies(self) -> None:
        """Clones share nothing; pickles and deep copies are the same position."""
        game, s = self.game, self.log.state
        before = game.dump(s)
        c = s.clone()
        demand(c.events is None, "a clone has no listener")
        for twin in (c, pickle.loads(pickle.dumps(s)), copy.deepcopy(s)):
            demand(game.dump(twin) == before, "a copy is the same position")
        self.wander(c)
        demand(game.dump(s) == before, "a clone shares nothing")

    def wander(self, s: S) -> list[str]:
        """Some random moves from a position, by a generator that starts alike each time."""
        game = self.game
        rng = Rng(7, len(self.moves))
        names: list[str] = []
        while len(names) < 30 and game.actor(s) != OVER:
            legal = game.legal(s)
            demand(bool(legal), "there is a legal move until the end", names)
            chance = game.actor(s) == CHANCE
            move = game.draw(s, rng) if chance else legal[rng.below(len(legal))]
            demand(move in legal, "draw gives an outcome", game.moves.name(move))
            names.append(game.moves.name(move))
            game.apply(s, move)
        return names

    def check_load(self) -> None:
        """A dump is JSON, loads back to the same position and goes on identically."""
        game, s = self.game, self.log.state
        dump = game.dump(s)
        loaded = game.load(json.loads(json.dumps(dump)))
        demand(game.dump(loaded) == dump, "load is the inverse of dump")
        c = s.clone()
        demand(self.wander(c) == self.wander(loaded), "a loaded position goes on identically")
        demand(game.dump(c) == game.dump(loaded), "a loaded position goes on identically")

    def check_draw(self) -> None:
        """Outcomes come as often as their weights say, within six standard deviations."""
        game, s = self.game, self.log.state
        legal, weights = game.legal(s), game.weights(s)
        rng = Rng(11, len(self.moves))
        draws = 60 * len(legal)
        counts = dict.fromkeys(legal, 0)
        for _ in range(draws):
            counts[game.draw(s, rng)] += 1
        for move, weight in zip(legal, weights, strict=True):
            due = draws * weight / sum(weights)
            fair = abs(counts[move] - due) <= 6 * due**0.5 + 1
            demand(fair, "draw agrees with the weights", game.moves.name(move), counts[move], due)

    def check_knowledge(self, seat: int) -> None:
        """What a seat may know does not depend on what it may not know."""
        game, s = self.game, self.log.state
        world = game.determinize(s, seat, Rng(13, len(self.moves)))
        view = game.view(s, seat)
        json.dumps([view, game.view(s, None)])
        demand(game.view(world, seat) == view, "determinize keeps the view", seat)
        seen = game.observe(s, seat)
        demand(game.observe(world, seat) == seen, "determinize keeps the observation", seat)
        width = len(game.observe(game.start(), seat))
        demand(len(seen) == width, "observations have one length", seat)
        told = [game.tell(s, event, seat) for event in self.told]
        again = [game.tell(world, event, seat) for event in self.told]
        demand(told == again, "what is told does not look at secrets", seat)
        demand(game.ask(s) == game.ask(world), "what is asked does not look at secrets", seat)
        here = game.dump(game.determinize(s, seat, Rng(17)))
        there = game.dump(game.determinize(world, seat, Rng(17)))
        demand(here == there, "determinize does not look at secrets", seat)
        # Where nothing is secret the other world is this one, and tells the same.
        if game.actor(s) >= 0 and game.dump(world) != game.dump(s):
            self.check_moves_tell_alike(seat, world)

    def check_moves_tell_alike(self, seat: int, world: S) -> None:
        """A move that shows nothing tells a seat the same in every world it cannot rule out."""
        game, s = self.game, self.log.state
        if game.actor(s) == seat:
            demand(game.legal(s) == game.legal(world), "own legal moves look at no secret", seat)
        here, there = self.outcomes(s, seat), self.outcomes(world, seat)
        for view in set(here) & set(there):
            demand(here[view] == there[view], "hidden moves are told alike", seat)
        if game.actor(s) == seat:
            demand(here == there, "own moves that show nothing look at no secret", seat)

    def outcomes(self, s: S, seat: int) -> dict[str, set[str]]:
        """For every legal move that shows nothing: the view after it, and all that is told then."""
        game = self.game
        found: dict[str, set[str]] = {}
        for move in game.legal(s):
            step = take_step(game, s, move)
            # The end of a game may lay all cards open.
            if game.actor(step.after) != OVER and not any(event.shows for event in step.events):
                told = repr([one.message for one in step.told(seat)])
                found.setdefault(json.dumps(game.view(step.after, seat)), set()).add(told)
        return found

    def check_record(self) -> None:
        """The record reads back to the same end."""
        game = self.game
        again = read(list(self.log.lines()), lambda *_, **__: game)
        demand(again.moves == self.moves, "a record reads back")
        demand(game.dump(again.state) == game.dump(self.log.state), "replay gives the same end")


# Both builds


def trace(game: Game[S], games: int, seed: int) -> Iterator[str]:
    """A fingerprint of each random game: every move and every position on the way."""
    for number in range(games):
        rng = Rng(seed, number)
        s = game.start()
        print_ = hashlib.sha256()
        moves = 0
        while game.actor(s) != OVER:
            legal = game.legal(s)
            chance = game.actor(s) == CHANCE
            move = game.draw(s, rng) if chance else legal[rng.below(len(legal))]
            game.apply(s, move)
            moves += 1
            print_.update(repr((legal, move, s.__reduce__()[1])).encode())
        yield f"{moves} moves, scores {game.scores(s)}, {print_.hexdigest()[:16]}"


def build() -> str:
    """Which build of the engine is loaded."""
    return (
        "interpreted" if str(sys.modules[Rng.__module__].__file__).endswith(".py") else "compiled"
    )


def compare_builds(game: Game[S], games: int, seed: int) -> str:
    """Plays the same games interpreted and compiled, each in a process of its own, and compares
    every position; says so if there is no compiled build to compare with."""
    runs: dict[str, list[str]] = {}
    for pure in ("1", ""):
        name, *lines = _trace_elsewhere(game, games, seed, pure)
        runs[name] = lines
    if "compiled" not in runs:
        return "interpreted only"
    for number, (one, other) in enumerate(
        zip(runs["interpreted"], runs["compiled"], strict=True), start=0
    ):
        demand(one == other, f"interpreted and compiled play game {number} alike", one, other)
    return "compared"


def _trace_elsewhere(game: Game[S], games: int, seed: int, pure: str) -> list[str]:
    kind = type(game)
    module = kind.__module__
    file = str(getattr(sys.modules[module], "__file__", ""))
    asked = [module, file, kind.__qualname__, game.seats, game.options, games, seed, sys.path]
    run = subprocess.run(
        [sys.executable, "-c", ELSEWHERE, json.dumps(asked)],
        env={**os.environ, "DOLMEN_PURE": pure},
        capture_output=True,
        text=True,
        check=False,
    )
    demand(run.returncode == 0, "the title opens by Class(seats, **options):", run.stderr[-2000:])
    return run.stdout.splitlines()


def main(asked: str) -> None:
    """Prints which build runs and the fingerprints of random games, for `compare_builds`."""
    module, file, name, seats, options, games, seed, path = json.loads(asked)
    sys.path[:] = path
    made: Game[Any] = getattr(_module(module, file), name)(seats, **options)
    print(build())
    for line in trace(made, games, seed):
        print(line)


def _module(name: str, file: str) -> ModuleType:
    """The module of a title; one that was run as a script is read from its file."""
    if name != "__main__":
        return import_module(name)
    spec = spec_from_file_location("title", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    # Compiled code and pickles look a module up by its name.
    sys.modules["title"] = module
    spec.loader.exec_module(module)
    return module
