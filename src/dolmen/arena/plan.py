"""Who plays whom: blocks of games with the same dice, one for every rotation of the seats.

A game is known by its number, from 1: block, rotation, dice and the seeds of all bots follow from
it, so that any process can play any game, in any order, and none is played twice."""

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import combinations, permutations
from typing import Any, Final, NamedTuple

import dolmen
from dolmen import engine
from dolmen.bots import Budget
from dolmen.bots.levels import FILE as LEVELS_FILE
from dolmen.core.fair import SEED_BYTES, Dice, seed_of
from dolmen.core.game import Game
from dolmen.games import TITLES

# What of a title and of the shared rooms decides how a game is played.
SOURCES: Final = (".py", ".toml", ".json", ".policy")
SHARED: Final = ("bots", "core")
# How strong a level was found to be decides nothing: writing it down is no other build, else
# whoever measures on would have to begin anew.
RATING: Final = re.compile(rb"^\[\w+\.rating\]\n(?:\w+ *=.*\n)*", re.MULTILINE)
WORD_BYTES: Final = 4


class Seating(NamedTuple):
    """Where a game stands in the arena: its block, its rotation, and the bot of each seat."""

    block: int
    rotation: int
    bots: tuple[str, ...]


class Plan(NamedTuple):
    """What is played: the table, the bots, where the dice start, and how long a bot may think
    (None: as long as its level says)."""

    game: Game[Any]
    bots: tuple[str, ...]
    seed: int
    budget: Budget | None = None

    def seating(self, number: int) -> Seating:
        """Who sits where in a game. In later blocks the same bots sit in another order, so that
        none always plays after the same one."""
        seats = self.game.seats
        block, rotation = divmod(number - 1, seats)
        meetings = line_ups(self.bots, seats)
        turn, which = divmod(block, len(meetings))
        orders = _orders(meetings[which])
        order = orders[turn % len(orders)]
        return Seating(
            block, rotation, tuple(order[(seat - rotation) % seats] for seat in range(seats))
        )

    def dice(self, block: int) -> Dice:
        """The dice of a block. Each pile is drawn from by itself, so that all rotations meet the
        same chance, whatever is played."""
        return Dice(seed_of(self.seed, block), [None] * self.game.seats)

    def thoughts(self, number: int, seat: int) -> tuple[int, int]:
        """As `thoughts`."""
        return thoughts(self.seed, number, seat)

    def whole(self, games: int) -> int:
        """So many games, filled up to whole blocks."""
        return -(-games // self.game.seats) * self.game.seats

    def terms(self) -> dict[str, object]:
        """All that two halves of one arena must agree about."""
        game, budget = self.game, self.budget
        terms = {
            "title": game.title,
            "version": game.version,
            "seats": game.seats,
            "options": game.options,
            "bots": list(self.bots),
            "seed": self.seed,
            "budget": None if budget is None else budget._asdict(),
            "build": build_of(game.title),
        }
        return as_read(terms)


def thoughts(seed: int, number: int, seat: int) -> tuple[int, int]:
    """Seeds of a seat in one game: of its bot, and of the worlds that the bot is shown."""
    drawn = seed_of(seed, number, seat, SEED_BYTES)
    return int.from_bytes(drawn[:WORD_BYTES]), int.from_bytes(drawn[-WORD_BYTES:])


def as_read(terms: Mapping[str, object]) -> dict[str, object]:
    """Terms as they are read again from a file: a list is what a tuple becomes."""
    found: dict[str, object] = json.loads(json.dumps(terms))
    return found


@cache
def line_ups(bots: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """Who meets whom: more bots than seats meet in every combination. Where there are fewer, the
    first has one seat and the others fill the rest in turn."""
    if len(bots) > seats:
        return list(dict.fromkeys(combinations(bots, seats)))
    rest = bots[1:] or bots
    return [(bots[0], *(rest[seat % len(rest)] for seat in range(seats - 1)))]


@cache
def _orders(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All orders around a table; rotations of one are not counted apart."""
    first, *others = line_up
    return [(first, *rest) for rest in dict.fromkeys(permutations(others))]


@cache
def build_of(title: str) -> str:
    """What stands for everything that decides how bots play a title: the sources, settings and
    weights, and whether they run compiled. Two builds may play differently and are not mixed."""
    found = hashlib.sha256()
    folders = [files(dolmen).joinpath(name) for name in SHARED]
    if title in TITLES:
        folders.append(files(TITLES[title].package))
    for folder in folders:
        for path, text in sorted(_sources(folder, "")):
            found.update(f"{path}\0{len(text)}\0".encode() + text)
    return f"{found.hexdigest()[:16]}-{engine.kind()}"


def _sources(folder: Traversable, path: str) -> Sequence[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _sources(entry, f"{path}/{entry.name}")
        elif entry.name.endswith(SOURCES):
            text = entry.read_bytes()
            found.append(
                (
                    f"{path}/{entry.name}",
                    RATING.sub(b"", text) if entry.name == LEVELS_FILE else text,
                )
            )
    return found
