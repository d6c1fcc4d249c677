"""The balance laboratory: bots play each other in every rotation of the seats, and whoever won is
looked at: where they sat, with which options, what they used and what they had in the end.

What is told apart beside seats and options says a file of the title, `balance.toml`: groups by the
kind of move that shows who had part in it (`moves`, by the first argument), by lists of a player in
the last view (`lists`), and by what of that view belongs to a seat (`owners`). A title without one
is told apart by all kinds of moves that have an argument."""

import tomllib
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

from dolmen.arena.hands import ALONE, Way
from dolmen.arena.plan import Plan, as_read
from dolmen.arena.play import play
from dolmen.arena.study import Asked, StudyBook, by_turns, results
from dolmen.bots import Budget
from dolmen.bots.figures import Interval, mean_of, share_of
from dolmen.core.course import playing
from dolmen.core.game import Game
from dolmen.core.message import Refusal
from dolmen.core.options import listed
from dolmen.games import TITLES, open_game, options

FORMAT: Final = "dolmen-balance/1"
FILE: Final = "balance.toml"
MOVES: Final = "moves"
LISTS: Final = "lists"
OWNERS: Final = "owners"
SEAT: Final = "seat"
OPTION: Final = "option"

# A group and what was told apart in it: ("space", "logging").
Trait = tuple[str, str]


class Laboratory(NamedTuple):
    """What is studied: a plan for every combination of options that are varied, and how many games
    of each."""

    plans: tuple[Plan, ...]
    # By plan: what was chosen, as traits.
    chosen: tuple[tuple[Trait, ...], ...]
    games: int

    def questions(self) -> Iterator[Asked]:
        """Every game of every plan."""
        return by_turns(len(self.plans), self.games)

    def terms(self) -> dict[str, object]:
        """All that two halves of one study must agree about."""
        groups = groups_of(self.plans[0].game.title)
        return as_read({"plans": [plan.terms() for plan in self.plans], "groups": groups})


class Examined(NamedTuple):
    """A game that was looked at: of which plan, which number, and for each seat its part of the
    win, its points and its traits."""

    place: int
    number: int
    parts: tuple[float, ...]
    scores: tuple[int, ...]
    traits: tuple[tuple[Trait, ...], ...]


class TraitRow(NamedTuple):
    """A trait over all games: in how many seats it was found, of how many, the share of the wins of
    these seats, and their points."""

    group: str
    name: str
    seats: int
    of: int
    share: Interval
    points: Interval


def laboratory(
    title: str,
    seats: int,
    bots: Sequence[str],
    games: int,
    *,
    given: Mapping[str, object] | None = None,
    varied: Sequence[str] = (),
    seed: int = 0,
    budget: Budget | None = None,
) -> Laboratory:
    """A study of a title. Of the varied options every listed value is played, each as often, filled
    up to whole rotations of the seats."""
    listing = {option.name: option for option in options(title, seats)}
    for name in varied:
        if name not in listing or len(listing[name].allowed) < 2:
            known = [name for name, option in listing.items() if len(option.allowed) > 1]
            raise Refusal("balance-option", option=name, allowed=listed(known))
    plans: list[Plan] = []
    chosen: list[tuple[Trait, ...]] = []
    for values in product(*(listing[name].allowed for name in varied)):
        picked = dict(zip(varied, values, strict=True))
        game = open_game(title, seats, **{**(given or {}), **picked})
        plans.append(Plan(game, tuple(bots), seed, budget))
        chosen.append(
            tuple((OPTION, f"{name}={listed([value])}") for name, value in picked.items())
        )
    return Laboratory(tuple(plans), tuple(chosen), plans[0].whole(games))


@cache
def groups_of(title: str) -> dict[str, dict[str, str]]:
    """What a title wants told apart: by moves, lists and owners."""
    try:
        source = files(TITLES[title].package).joinpath(FILE).read_text(encoding="utf-8")
        found = tomllib.loads(source)
    except FileNotFoundError:
        return {}
    except tomllib.TOMLDecodeError as error:
        raise Refusal("title-broken", title=title, fault=f"{FILE}: {error}") from error
    known = {MOVES, LISTS, OWNERS}
    for name, group in found.items():
        if name not in known or not isinstance(group, dict):
            raise Refusal("title-broken", title=title, fault=f"{FILE}: {name} is unknown")
    return found


def examine(lab: Laboratory, question: Asked) -> Examined:
    """Plays a game and looks at it."""
    place, number = question
    plan = lab.plans[place]
    found = play(plan, number)
    game = plan.game
    s = game.start()
    parsed = map(game.moves.parse, found.moves)
    moves = [(int(game.actor(s)), int(move)) for move in playing(game, s, parsed)]
    seen = traits(game, moves, s, groups_of(game.title))
    return Examined(
        place,
        number,
        tuple(found.parts()),
        found.scores,
        tuple(
            (*lab.chosen[place], (SEAT, str(seat)), *sorted(seen[seat]))
            for seat in range(game.seats)
        ),
    )


def traits(
    game: Game[Any],
    moves: Sequence[tuple[int, int]],
    end: Any,
    groups: Mapping[str, Mapping[str, str]],
) -> list[set[Trait]]:
    """What each seat used, by its moves, and what it had in the end."""
    found: list[set[Trait]] = [set() for _ in range(game.seats)]
    by_kind = {kind: group for group, kind in groups.get(MOVES, {}).items()}
    for actor, move in moves:
        kind, args = game.moves.decode(move)
        group = by_kind.get(kind.code) if groups else kind.code
        if actor >= 0 and args and group is not None:
            found[actor].add((group, kind.args[0][args[0]]))
    view: Any = game.view(end, None)
    for group, key in groups.get(LISTS, {}).items():
        for seat in range(game.seats):
            found[seat].update((group, str(name)) for name in view["players"][seat][key])
    for group, key in groups.get(OWNERS, {}).items():
        for name, owner in view[key].items():
            if owner is not None:
                found[owner].add((group, str(name)))
    return found


def examined(
    lab: Laboratory, way: Way = ALONE, known: Iterable[Asked] = ()
) -> Generator[Examined, None, None]:
    """The games of a study as they end, but for those that are known."""
    return results(examine, lab, way, known)


def rows(games: Sequence[Examined]) -> list[TraitRow]:
    """What the games come to, trait by trait: groups in the order they first came, in each group
    what brings most first; seats and options in their order. Games on the same dice are one block,
    which counts once for a trait, however many seats have it."""
    blocks: dict[Trait, dict[tuple[int, int], list[tuple[float, int]]]] = {}
    seats = 0
    for game in sorted(games, key=lambda one: (one.number, one.place)):
        seats += len(game.traits)
        block = (game.place, (game.number - 1) // len(game.traits))
        for own, part, score in zip(game.traits, game.parts, game.scores, strict=True):
            for trait in own:
                blocks.setdefault(trait, {}).setdefault(block, []).append((part, score))
    found = [
        TraitRow(
            *trait,
            sum(map(len, by_block.values())),
            seats,
            share_of([fmean(part for part, _ in had) for had in by_block.values()]),
            mean_of([fmean(score for _, score in had) for had in by_block.values()]),
        )
        for trait, by_block in blocks.items()
    ]
    order = list(dict.fromkeys([OPTION, SEAT, *(row.group for row in found)]))
    return sorted(found, key=lambda row: (order.index(row.group), *_within(row)))


def _within(row: TraitRow) -> tuple[float, float, str]:
    if row.group in (SEAT, OPTION):
        return 0.0, 0.0, row.name
    return -row.share.mean, -row.points.mean, row.name


class Notebook(StudyBook[Examined]):
    """The games of a study of balance in a file."""

    def __init__(self, path: Path, lab: Laboratory) -> None:
        super().__init__(path, FORMAT, "balance", lab.terms())

    def read_game(self, value: Mapping[str, Any]) -> Examined:
        """The game that a line tells."""
        return Examined(
            int(value["plan"]),
            int(value["game"]),
            tuple(value["parts"]),
            tuple(value["scores"]),
            tuple(tuple((group, name) for group, name in own) for own in value["marks"]),
        )

    def as_line(self, game: Examined) -> dict[str, object]:
        """What a line says of a game."""
        place, number, parts, scores, own = game
        return {"game": number, "plan": place, "parts": parts, "scores": scores, "marks": own}
