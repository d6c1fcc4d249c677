"""What every title must pass, on random games of its own: callable by whoever writes a title.

from dolmen.core import conform
conform.check(MyTitle(seats=3), games=20, seed=1)

`check` is all of it. Its parts have names, for a test suite that wants them apart:

check_table     names, targets, words of moves; reasons and events are whole and cite known clauses
check_opening   the game itself: pickled, opened twice, asked for a seat that it has not
play_through    one random game in some manner, every promise checked after every move
check_loading   any position, right or wrong: refused, or loaded and sound
spoil           a wrong position made from a right one, for check_loading
compare_builds  the same games interpreted and compiled
"""

import copy
import hashlib
import json
import os
import pickle
import re
import subprocess
import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any, Final, Generic, NamedTuple

from dolmen.core.claims import check_effects, check_secrecy
from dolmen.core.course import is_barrier, take_step
from dolmen.core.game import CHANCE, NO_MOVE, OK, OVER, Event, Game, S, new_buffer
from dolmen.core.log import Log, read
from dolmen.core.measures import check_layout, check_mask, check_numbers, check_returns, check_roll
from dolmen.core.message import Message, Refusal
from dolmen.core.rng import Rng

# A game longer than this is taken for one that never ends.
LONGEST = 100_000
# Where what a seat may know is looked at, and where chance is drawn from again and again.
LOOK_EVERY = 5
# The longer a game, the more alike its positions: after so many moves looks are one move rarer.
RARER_EVERY = 100
DRAW_EVERY = 40
# Where wrong positions are loaded, and how many.
SPOIL_EVERY = 25
SPOILT = 4
# How often a manner is forgotten, so that none goes on for ever.
ANYHOW_EVERY = 8
# How `load` refuses: by `core.reading`, for which there are sentences in every language.
# What a pile may be called: a word that stands alone in what the dice are made of.
PILE: Final = re.compile("[!-~]{1,40}")
POSITION_REFUSALS: Final = (
    "position-malformed",
    "position-impossible",
    "position-breaks-laws",
)
# What may stand where it should not.
WRONG: Final[tuple[object, ...]] = (
    None, True, -1, 7, 10**9, 0.5, "", "nothing of that name", [], [None], {}, {"": 0},
)  # fmt: skip
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


# Picks some of the legal moves, by name: how a random player plays.
Manner = Callable[[Game[Any], Any, list[str]], list[str]]


def anyhow(game: Game[Any], s: Any, legal: list[str]) -> list[str]:
    """Every move is as good as any other."""
    return legal


def check(
    game: Game[S],
    games: int = 10,
    seed: int = 1,
    builds: bool = True,
    manner: Manner = anyhow,
    clauses: Collection[str] = (),
) -> Report:
    """Plays random games and checks every promise of the contract; raises Nonconformance.

    With `builds` the same games are played once more interpreted and compiled, each in a process of
    its own; for that the title must open as `Class(seats, **options)`. A `manner` makes rare
    positions come up. With `clauses`, the ids of the title's law, reasons, events and laws must
    cite one of them."""
    check_table(game, clauses)
    check_opening(game)
    moves = looks = 0
    for number in range(games):
        walk = play_through(game, number, seed, manner, clauses)
        moves += len(walk.moves)
        looks += walk.looks
    compared = compare_builds(game, games, seed) if builds else "not compared"
    return Report(games, moves, looks, compared)


def demand(holds: bool, promise: str, *found: object) -> None:
    """Raises unless a promise holds."""
    if not holds:
        raise Nonconformance(" ".join([promise, *map(repr, found)]))


def check_table(game: Game[S], clauses: Collection[str] = ()) -> None:
    """Names parse back, are ASCII and unique; numbers decode and encode back; reasons and events
    are whole."""
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
        demand(_is_cited(why.clause, clauses), "a reason cites a clause of the title", why)
    for number, kind_of_event in enumerate(game.events):
        demand(kind_of_event.number == number, "an event stands at its number", kind_of_event)
        cited = _is_cited(kind_of_event.clause, clauses)
        demand(cited, "an event cites a clause of the title", kind_of_event)


def _is_cited(clause: str, clauses: Collection[str]) -> bool:
    return not clauses or clause in clauses


def check_opening(game: Game[S]) -> None:
    """A game is the same in another process, starts alike each time, and knows its seats."""
    again = pickle.loads(pickle.dumps(game))
    same = (again.title, again.version, again.seats, again.options) == (
        game.title,
        game.version,
        game.seats,
        game.options,
    )
    demand(same, "a game is the same in another process")
    s, other = game.start(), game.start()
    before = game.dump(s)
    demand(game.dump(again.start()) == before, "a game starts alike each time")
    game.apply(s, game.legal(s)[0])
    demand(game.dump(other) == before, "two games share nothing")
    for seat in (-1, game.seats):
        for ask in (game.view, game.observe, game.observe_all, game.sheet):
            demand(_is_refused(ask, s, seat), "a seat that is not there is told nothing", seat)
    demand(game.eyes(None) is None, "a spectator has eyes of its own")
    check_layout(game, demand)


def _is_refused(ask: Callable[[S, int], object], s: S, seat: int) -> bool:
    try:
        ask(s, seat)
    except IndexError:
        return True
    return False


def check_loading(game: Game[S], position: Mapping[str, object]) -> S | None:
    """Nothing but a refusal may come of a wrong position, and what is loaded must be sound. Gives
    the position, or None for a refusal."""
    try:
        s = game.load(position)
    except Refusal as refused:
        known = refused.message.id in POSITION_REFUSALS
        demand(known, "a position is refused with a sentence of its own", refused.message)
        return None
    except Exception as fault:
        raise Nonconformance(f"a wrong position is refused, but {fault!r} came of it") from fault
    broken = [law for law, holds in game.laws(s) if not holds]
    demand(not broken, "a loaded position keeps the laws", broken)
    dump = game.dump(s)
    demand(game.dump(game.load(dump)) == dump, "a loaded position loads back", dump)
    ended = game.actor(s) == OVER
    demand((game.legal(s) == []) == ended, "a loaded position has a legal move or is over", dump)
    return s


def spoil(position: Mapping[str, object], rng: Rng) -> dict[str, Any]:
    """A copy of a position with one value changed, anywhere inside: a number shifted, another kind
    of value put there, or something left out."""
    spoilt: dict[str, Any] = json.loads(json.dumps(position))
    spots = list(_spots(spoilt))
    holder, at = spots[rng.below(len(spots))]
    how = rng.below(3)
    if how == 0 and type(holder[at]) is int:
        holder[at] += (-2, -1, 1, 2)[rng.below(4)]
    elif how == 1:
        del holder[at]
    else:
        holder[at] = copy.deepcopy(WRONG[rng.below(len(WRONG))])
    return spoilt


def _spots(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place inside where another value could stand, as its holder and key or index."""
    if not isinstance(value, dict | list):
        return
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for at, inner in items:
        yield value, at
        yield from _spots(inner)


def play_through(
    game: Game[S],
    number: int,
    seed: int,
    manner: Manner = anyhow,
    clauses: Collection[str] = (),
) -> "Walk[S]":
    """One random game, every promise checked after every move."""
    walk = Walk(game, number, seed, manner, clauses)
    walk.play()
    return walk


class Walk(Generic[S]):
    """One random game, looked at after every move."""

    def __init__(
        self, game: Game[S], number: int, seed: int, manner: Manner, clauses: Collection[str]
    ) -> None:
        self.game = game
        self.manner = manner
        self.clauses = clauses
        self.number = number
        self.rng = Rng(seed, number)
        self.log = Log(game)
        self.moves = self.log.moves
        self.told: list[Event] = []
        self.looks = 0
        self.decisions = 0

    def play(self) -> None:
        """To the end, then the record."""
        try:
            while self.game.actor(self.log.state) != OVER:
                demand(len(self.moves) < LONGEST, "the game ends")
                self.look()
                self.told = self.log.play(self.choose()).events
            self.look()
            self.check_record()
            self.check_playout()
            check_roll(self.game, self.number, demand)
        except Nonconformance as broken:
            raise Nonconformance(
                f"{self.game.title}, {self.game.seats} seats, game {self.number}, "
                f"after {len(self.moves)} moves: {broken}"
            ) from broken

    def choose(self) -> int:
        """A random move in the manner of this game, drawn by weight at chance."""
        game, s = self.game, self.log.state
        if game.actor(s) == CHANCE:
            return game.draw(s, self.rng)
        names = [game.moves.name(move) for move in game.legal(s)]
        if self.rng.below(ANYHOW_EVERY):
            names = self.manner(game, s, names)
        return game.moves.parse(names[self.rng.below(len(names))])

    def look(self) -> None:
        """Every promise about one position; the slow ones now and then."""
        count = len(self.moves)
        over = self.game.actor(self.log.state) == OVER
        slow = over or count % (LOOK_EVERY + count // RARER_EVERY) == 0
        before = self.game.dump(self.log.state) if slow else None
        self.check_legal()
        self.check_sums()
        self.check_ears()
        if self.game.actor(self.log.state) >= 0:
            self.decisions += 1
        if slow:
            self.looks += 1
            check_mask(self.game, self.log.state, demand)
            check_returns(self.game, self.log.state, self.decisions, demand)
            self.check_finals()
            check_effects(self.game, self.log.state, count, demand)
            self.check_stakes()
            demand(self.game.dump(self.log.state) == before, "asking changes nothing")
            self.check_copies()
            self.check_load()
            public = self.game.view(self.log.state, None)
            for seat in range(self.game.seats):
                self.check_knowledge(seat, before, public)
        if over or count % SPOIL_EVERY == 0:
            self.check_wrong_positions()
        if count % DRAW_EVERY == 0 and self.game.actor(self.log.state) == CHANCE:
            self.check_draw()

    def check_legal(self) -> None:
        """Legal moves ascend, are there before the end and are exactly those without a reason."""
        game, s = self.game, self.log.state
        legal = game.legal(s)
        over = game.actor(s) == OVER
        demand(legal == sorted(set(legal)), "legal moves ascend and are unique", legal)
        demand(bool(legal) != over, "there is a legal move until the end, and none after", legal)
        reasons = [game.reason(s, move) for move in range(game.moves.count)]
        known = all(0 <= reason < len(game.reasons) for reason in reasons)
        demand(known, "every refusal is one of the reasons", sorted(set(reasons)))
        free = [move for move, reason in enumerate(reasons) if reason == OK]
        demand(free == legal, "exactly the legal moves have no reason", free, legal)
        if game.actor(s) == CHANCE:
            weights = game.weights(s)
            fitting = len(weights) == len(legal) and all(weight > 0 for weight in weights)
            demand(fitting, "weights go with the outcomes", weights)
            pile = game.pile(s)
            demand(PILE.fullmatch(pile) is not None, "a pile is a word", pile)
            demand(game.pile(s.clone()) == pile, "a pile follows from the position", pile)

    def check_finals(self) -> None:
        """Whether a move can be taken back is known before it is played."""
        game, s = self.game, self.log.state
        played = [is_barrier(game, s, move) for move in game.legal(s)]
        demand(game.finals(s) == played, "finals are the moves that cannot be taken back", played)

    def check_stakes(self) -> None:
        """What is asked twice and what is not asked at all are legal moves, and not the same."""
        game, s = self.game, self.log.state
        legal, gambles, forced = game.legal(s), game.gambles(s), game.forced(s)
        demand(set(gambles) <= set(legal), "gambles are legal moves", gambles)
        if forced != NO_MOVE:
            demand(forced in legal and game.actor(s) >= 0, "what is forced is legal", forced)
            demand(forced not in gambles, "a gamble is not forced", forced)

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
            demand(_is_cited(law, self.clauses), "a law is a clause of the title", law)
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

    def check_wrong_positions(self) -> None:
        """Positions that are wrong in one place are refused, or loaded and sound."""
        dump = self.game.dump(self.log.state)
        rng = Rng(19, len(self.moves))
        for _ in range(SPOILT):
            check_loading(self.game, spoil(dump, rng))
        demand(
            check_loading(self.game, {**dump, "nothing of that name": 0}) is None,
            "a key that means nothing is refused",
        )

    def check_playout(self) -> None:
        """A playout plays the games of the contract's own loop: move for move, decision for
        decision."""
        game = self.game
        quick, slow = game.start(), game.start()
        decisions = game.playout(quick, Rng(23, self.number), new_buffer(game.moves.count))
        rng, counted = Rng(23, self.number), 0
        while game.actor(slow) != OVER:
            if game.actor(slow) == CHANCE:
                game.apply(slow, game.draw(slow, rng))
                continue
            game.apply(slow, (legal := game.legal(slow))[rng.below(len(legal))])
            counted += 1
        same = (decisions, game.dump(quick)) == (counted, game.dump(slow))
        demand(same, "a playout plays as the contract does", decisions, counted)
        swift, rng = game.start(), Rng(23, self.number)
        while (actor := game.run_chance(swift, rng)) != OVER:
            demand(actor == game.actor(swift), "run_chance gives who decides then", actor)
            legal = game.legal(swift)
            game.apply(swift, legal[rng.below(len(legal))])
        demand(game.dump(swift) == game.dump(slow), "run_chance plays as the contract does")

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

    def check_knowledge(self, seat: int, dump: object, public: object) -> None:
        """What a seat may know does not depend on what it may not know."""
        game, s = self.game, self.log.state
        view, seen = game.view(s, seat), game.observe(s, seat)
        for shown in (view, public):
            demand(json.loads(json.dumps(shown)) == shown, "a view is JSON", seat)
        check_numbers(game, s, seat, seen, demand)
        for event in self.told:
            known = not game.events or 0 <= event.kind < len(game.events)
            demand(known, "every event is one of the title's", event.kind)
        self.check_eyes(seat, view, public)
        world = game.determinize(s, seat, Rng(13, len(self.moves)))
        broken = [law for law, holds in game.laws(world) if not holds]
        demand(not broken, "a world that cannot be ruled out keeps the laws", broken)
        demand(game.observe(world, seat) == seen, "determinize keeps the observation", seat)
        if game.dump(world) == dump:
            return  # where nothing is secret the other world is this one, and shows the same
        demand(game.view(world, seat) == view, "determinize keeps the view", seat)
        kept = game.view(world, None) == public
        demand(kept, "determinize keeps what everybody sees", seat)
        told = [game.tell(s, event, seat) for event in self.told]
        again = [game.tell(world, event, seat) for event in self.told]
        demand(told == again, "what is told does not look at secrets", seat)
        demand(game.ask(s) == game.ask(world), "what is asked does not look at secrets", seat)
        here = game.dump(game.determinize(s, seat, Rng(17)))
        there = game.dump(game.determinize(world, seat, Rng(17)))
        demand(here == there, "determinize does not look at secrets", seat)
        if game.actor(s) >= 0:
            self.check_moves_tell_alike(seat, world)

    def check_eyes(self, seat: int, view: object, public: object) -> None:
        """Viewers of the same eyes see the same, in the same order."""
        game, s, eyes = self.game, self.log.state, self.game.eyes(seat)
        if eyes != seat:
            shown = public if eyes is None else game.view(s, eyes)
            demand(json.dumps(shown) == json.dumps(view), "the same eyes see the same", seat)

    def check_ears(self) -> None:
        """Viewers of the same eyes are told the same of every move."""
        game, s = self.game, self.log.state
        for seat in range(game.seats):
            eyes = game.eyes(seat)
            if eyes != seat:
                told = [game.tell(s, event, seat) for event in self.told]
                alike = told == [game.tell(s, event, eyes) for event in self.told]
                demand(alike, "the same eyes are told the same", seat)

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
            check_secrecy(game, s, world, len(self.moves), demand)

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
        lines = list(self.log.lines())
        again = read(lines, lambda *_, **__: game)
        demand(list(again.lines()) == lines, "a record is written as it was read")
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
