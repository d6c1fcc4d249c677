"""What the law of this title hides from a viewer, written from its clauses and not from its view:
the leak gate and the contract build their other worlds from it.

A viewer is a seat, or None for a spectator."""

import copy
import random
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from dolmen.core.game import Game

Dump = Mapping[str, Any]

# What a card laid, dealt or discarded is called, between what is seen of it.
PLACED: Final = re.compile(r"(servant|\w+) \d to (\d)")
DEALT: Final = re.compile(r"deal (servant|\w+) \d")
DISCARDED: Final = re.compile(r"discard (\w+ \d)")
RITUAL: Final = re.compile(r"ritual (\d)")
VALUES: Final = range(1, 7)


def heard(before: Dump, seat: int | None, move: str, after: Dump, viewer: int | None) -> object:
    """What a viewer knows of a move by the rules."""
    if (placed := PLACED.fullmatch(move)) and seat != viewer:
        # DRU-COMP-08 Whose servant lies where is seen, and how many gems; DRU-COMP-09 not which.
        return "servant" if placed[1] == "servant" else "gem", placed[2]
    if DISCARDED.fullmatch(move) and seat != viewer:
        return "discard"
    if dealt := DEALT.fullmatch(move):
        owner = _who_drew(before, after)
        kind = "servant" if dealt[1] == "servant" else "gem"
        return (owner, kind, move) if owner == viewer else (owner, kind)
    if ritual := RITUAL.fullmatch(move):
        # DRU-RITUAL-04 Everybody sees all cards of the place, and whose the servants are.
        place = before["row"][int(ritual[1]) - 1]
        gems = sorted(gem for pile in place["gems"] for gem in pile)
        return move, gems, place["servants"]
    return move


def another(
    game: Game[Any], position: Dump, viewer: int | None, rng: random.Random
) -> dict[str, Any]:
    """DRU-COMP-12 The position with the cards that a viewer may not know dealt anew."""
    other = copy.deepcopy(dict(position))
    # DRU-END-07 After the end all cards lie open.
    if position["ending"] is None:
        _deal_gems(other, viewer, rng)
        for owner in range(len(other["hands"])):
            if owner != viewer:
                _deal_servants(other, owner, rng)
    # What lies nowhere else is in the deck and in the reserves: they follow.
    del other["deck"], other["reserves"]
    return other


def _who_drew(before: Dump, after: Dump) -> int:
    """Whose hand grew; hands only grow where cards are dealt."""
    sizes = [
        [len(hand["gems"]) + len(hand["servants"]) for hand in position["hands"]]
        for position in (before, after)
    ]
    return next(i for i, (old, new) in enumerate(zip(*sizes, strict=True)) if new > old)


def _deal_gems(position: dict[str, Any], viewer: int | None, rng: random.Random) -> None:
    """DRU-COMP-09 Gems of others, wherever they lie face down, and those of the deck."""
    others = [seat for seat in range(len(position["hands"])) if seat != viewer]
    piles = [position["hands"][seat]["gems"] for seat in others]
    piles += [place["gems"][seat] for place in position["row"] if place for seat in others]
    piles += [position["discarded"][seat] for seat in others]
    _shuffle_over([*piles, position["deck"]], rng)


def _deal_servants(position: dict[str, Any], owner: int, rng: random.Random) -> None:
    """The six values of an opponent, dealt to where the six cards are."""
    given = dict(zip(VALUES, rng.sample(VALUES, len(VALUES)), strict=True))
    hand = position["hands"][owner]
    hand["servants"] = sorted(given[value] for value in hand["servants"])
    for place in filter(None, position["row"]):
        place["servants"] = [_renamed(card, owner, given) for card in place["servants"]]


def _renamed(card: str, owner: int, given: Mapping[int, int]) -> str:
    name, _, value = card.partition(":")
    return f"{name}:{given[int(value)]}" if name == f"P{owner}" else card


def _shuffle_over(piles: list[list[str]], rng: random.Random) -> None:
    """All cards of the piles in any order over the same piles, each as large as it was."""
    cards = [card for pile in piles for card in pile]
    rng.shuffle(cards)
    take: Callable[[], str] = iter(cards).__next__
    for pile in piles:
        pile[:] = [take() for _ in pile]
