"""Positions of Druides for scenarios: what matters is named, the rest is laid out consistently."""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import dolmen
from dolmen.core.game import Game
from tests.scenario import Dump

KINDS: Final = ["jet", "garnet", "amber", "emerald", "sapphire", "amethyst"]
GEMS: Final = [f"{kind} {number}" for kind in KINDS for number in range(1, 10)]
VALUES: Final = [1, 2, 3, 4, 5, 6]
SLOTS: Final = [1, 2, 3, 4, 5, 6]

# The test vectors of the law, figure by figure.
VECTORS: Final = json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))
# Their names of kinds.
LETTERS: Final = {"black": "jet", "red": "garnet", **dict(zip("ABCDEF", KINDS, strict=True))}


def hand(*cards: str) -> Dump:
    """A hand, as in hand("jet 4", "servant 3")."""
    held: Dump = {"gems": [], "servants": []}
    for card in cards:
        if card.startswith("servant "):
            held["servants"].append(int(card[-1]))
        else:
            held["gems"].append(card)
    return held


def place(kind: str, *cards: str) -> Dump:
    """A place and what lies there, as in place("jet", "P0 jet 4", "P1 garnet 7", "P0:3")."""
    laid: Dump = {"kind": kind, "gems": [[], [], [], []], "servants": []}
    for card in cards:
        if ":" in card:
            laid["servants"].append(card)
        else:
            laid["gems"][int(card[1])].append(card[3:])
    while laid["gems"] and not laid["gems"][-1]:
        laid["gems"].pop()
    return laid


def position(
    seats: int,
    at: Mapping[int, Dump] | None = None,
    *,
    scores: Sequence[int] = (),
    rituals: int | None = None,
    amulets: str = "numbers",
    **keys: Any,
) -> tuple[Game[Any], Any]:
    """A game and a position of it, through `load`.

    `at` says what lies in the slots that matter (1 to 6, as moves name them). The other slots, the
    rituals held so far and the gems spent in them are made up to fit those places and the scores;
    a key of the dump says the rest."""
    game = dolmen.game("druides", seats=seats, amulets=amulets)
    if "row" not in keys:
        used = set(named_gems([dict(at or {}), keys]))
        for held in range(12) if rituals is None else [rituals]:
            row, finished = lay_out(at or {}, held)
            past = history(scores, finished, used, by_cards=amulets == "cards")
            if past is not None:
                keys = {"row": row, **past, **keys}
                break
        else:
            raise ValueError(f"no history of {rituals} rituals gives {scores}")
    return game, game.load(keys)


def lay_out(at: Mapping[int, Dump], rituals: int) -> tuple[list[Dump | None], list[str]]:
    """The row after so many rituals, and the places they finished: the last of those left."""
    left = KINDS + KINDS
    for laid in at.values():
        left.remove(laid["kind"])
    row: dict[int, Dump] = dict(at)
    for slot in SLOTS:
        if slot not in row and len(row) < min(6, 12 - rituals):
            row[slot] = place(left.pop(0))
    return [row.get(slot) for slot in SLOTS], left[::-1][:rituals]


def history(
    scores: Sequence[int], finished: list[str], used: set[str], *, by_cards: bool
) -> Dump | None:
    """What such rituals left behind if they brought these scores; None if they cannot have."""
    owed = list(scores)
    spent: list[str] = []
    points: list[list[int]] = []
    for i, kind in enumerate(finished):
        row = [0] * len(owed)
        for number in range(9, 0, -1) if kind not in finished[:i] else []:
            gem, worth = f"{kind} {number}", 1 if by_cards else number
            if gem not in used and worth <= sum(owed):
                spent.append(gem)
                for seat, debt in enumerate(owed):
                    paid = min(debt, worth)
                    owed[seat] -= paid
                    row[seat] += paid
                    worth -= paid
        points.append(row)
    if any(owed):
        return None
    return {"finished": finished, "points": points, "spent": spent}


def named_gems(value: object) -> Iterator[str]:
    """Every gem named somewhere inside."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from named_gems(inner)
    elif isinstance(value, str) and value in GEMS:
        yield value


def to_every(cards: Sequence[str], slots: Sequence[int] = SLOTS) -> list[str]:
    """The moves that place each of these cards at each of these slots, in table order."""
    return [f"{card} to {slot}" for card in cards for slot in slots]
