"""Positions of Meduris for scenarios: what matters is named, the rest is laid out consistently."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import pytest

import dolmen
from dolmen.core.game import Game
from dolmen.core.message import Message
from tests.scenario import Dump, play

RED, GREEN, BLUE, PURPLE = 0, 1, 2, 3
MATERIALS: Final = ("wood", "wool", "copper", "stone")
STOPS: Final = ("temple", "step1", "step2", "step3")
LAYOUT: Final = {2: "hut", 8: "two", 12: "druid", 17: "druid", 21: "hut", 26: "two"}

# The two sides of the board as the data file of the law lists them.
SIDES: Final = {
    32: """
        serpent wool+copper stone+wood wool+copper wood+copper stone+wood
        lozenge wood+wool copper+wool wood+stone
        sprout stone+copper wool+stone copper+wood copper+wool
        arch stone+copper wool+wood
        spiral wood+copper stone+copper wood+wool
        wave stone+wool stone+wood wool+copper wood+stone wool+stone
        fish wood+copper wood+wool copper+stone
        hook wood+stone wool+wood copper+wool copper+wood
        arrow wool+stone stone+copper wool+stone""",
    40: """
        serpent wool+copper stone+wood stone+copper wood+copper wool+wood copper+stone
        lozenge wood+wool copper+wool wood+stone wool+stone
        sprout stone+copper wool+stone copper+wood copper+wool stone+wood
        arch stone+copper wool+wood wool+stone
        spiral wood+copper stone+copper wood+wool copper+wool
        wave stone+wool stone+wood wool+copper wood+copper wool+stone
        fish wood+copper wood+wool copper+stone wood+stone
        hook wool+copper copper+wood wood+stone wool+stone copper+wood
        arrow copper+wool wood+stone wool+stone wool+wood""",
}


def side(fields: int) -> list[tuple[list[str], str]]:
    """The fields of a side in ring order: the two materials and the district."""
    found = []
    for line in SIDES[fields].split("\n")[1:]:
        district, *pairs = line.split()
        found += [(pair.split("+"), district) for pair in pairs]
    return found


DISTRICTS: Final = list(dict.fromkeys(district for _, district in side(32)))


def open_game(seats: int = 3, **options: object) -> tuple[Game[Any], Any]:
    """A game and its start."""
    game = dolmen.game("meduris", seats, **options)
    return game, game.start()


def refusal(seats: int = 3, **options: object) -> Message:
    """Why a table is refused."""
    with pytest.raises(dolmen.Refusal) as refused:
        dolmen.game("meduris", seats, **options)
    return refused.value.message


def chips(text: str = "") -> dict[str, int]:
    """Counts of all four materials, as in chips("wood 4 wool 2")."""
    words = text.split()
    return dict.fromkeys(MATERIALS, 0) | {
        material: int(count) for material, count in zip(words[::2], words[1::2], strict=True)
    }


def position(
    step: str = "act",
    *,
    seats: int = 3,
    huts: Mapping[int, Iterable[int]] | None = None,
    temples: Mapping[int, Iterable[int]] | None = None,
    stocks: Mapping[int, str] | None = None,
    piles: str = "",
    plains: Mapping[str, Sequence[int]] | None = None,
    scores: Mapping[int, int] | None = None,
    runes: Mapping[str, int] | None = None,
    options: Mapping[str, object] | None = None,
    **keys: Any,
) -> tuple[Game[Any], Any]:
    """A game and a position of it, through `load`.

    Workers that are not named stand where there is room; a stock that is not named holds one of
    each material, or what the named piles lack; the druid, if not named, stands where so many
    constructions bring him, after the end at the last hut, which is the marked one; a score other
    than 5 came from offerings or refusals."""
    game = dolmen.game("meduris", seats, **(options or {}))
    buildings = {
        str(field): f"{kind} P{seat}"
        for kind, owned in (("hut", huts), ("temple", temples))
        for seat, fields in (owned or {}).items()
        for field in fields
    }
    given: Dump = {
        "step": step,
        "buildings": buildings,
        "stocks": lay_stocks(seats, stocks or {}, piles),
        "plains": lay_workers(seats, plains or {}),
        "points": [lay_points((scores or {}).get(seat, 5)) for seat in range(seats)],
        "runes": {name: f"P{seat}" for name, seat in (runes or {}).items()},
    }
    if step in ("act", "swap"):
        given["face"] = "copper"
    if len(buildings) < 4:
        given["druid"] = STOPS[len(buildings)]
    built_huts = [int(field) for field, piece in buildings.items() if piece.startswith("hut")]
    if step == "over" and built_huts:
        given["druid"] = given["mark"] = max(built_huts)
    return game, game.load(given | keys)


def lay_stocks(seats: int, named: Mapping[int, str], piles: str) -> list[dict[str, int]]:
    """The stocks; the first one not named takes what the named piles do not hold."""
    stocks = [chips(named.get(seat, "wood 1 wool 1 copper 1 stone 1")) for seat in range(seats)]
    words = piles.split()
    for material, left in zip(words[::2], words[1::2], strict=True):
        hoarder = next(seat for seat in range(seats) if seat not in named)
        stocks[hoarder][material] = 0
        stocks[hoarder][material] = 18 - int(left) - sum(stock[material] for stock in stocks)
    return stocks


def lay_workers(seats: int, named: Mapping[str, Sequence[int]]) -> dict[str, list[str]]:
    """The plains; workers that are not named go to the plains not named, then to any with room."""
    stacks = {material: list(named.get(material, ())) for material in MATERIALS}
    standing = [seat for stack in stacks.values() for seat in stack]
    workers = 3 if seats == 2 else 2
    left = [seat for i in range(workers) for seat in range(seats) if standing.count(seat) <= i]
    for seat in left:
        rooms = [m for m in MATERIALS if m not in named] + [m for m in MATERIALS if m in named]
        stacks[next(m for m in rooms if len(stacks[m]) < 3)].append(seat)
    return {material: [f"P{seat}" for seat in stack] for material, stack in stacks.items()}


def lay_points(score: int) -> dict[str, int]:
    """How a marker may have come to stand there."""
    return {"offerings": score - 5} if score > 5 else {"refusals": 5 - score}


def druid_at(place: int | str, built: int) -> dict[str, Any]:
    """Where the druid stands, if so many constructions have brought him to the ring."""
    return {"druid": place} if built > 3 else {}


def passes_to(seat: int, **more: object) -> Dump:
    """What changes when a turn is over: the next seat is to roll."""
    return {"step": "roll", "seat": seat, "asked": seat, "face": None, **more}


def at(kind: str, fields: Iterable[int]) -> list[str]:
    """Moves to these fields."""
    return [f"{kind} {field}" for field in fields]


def without(fields: Iterable[int], count: int = 32) -> list[int]:
    """All fields but these."""
    left_out = set(fields)
    return [field for field in range(count) if field not in left_out]


def run_through(game: Game[Any], s: Any, moves: Iterable[str]) -> list[Any]:
    """Plays moves and notes before each who decides and where the druid is."""
    seen = []
    for move in moves:
        seen.append((move, game.actor(s), game.dump(s)["druid"]))
        play(game, s, move)
    return seen


def markers(game: Game[Any], s: Any) -> list[int]:
    """Where the score markers stand."""
    players: Any = game.view(s, None)["players"]
    return [player["marker"] for player in players]
