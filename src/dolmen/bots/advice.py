"""Why a move is good, in words: what the lore of its title likes better about the position it leads
to than about those of the other moves.

Any bot may have chosen the move. What it is compared with is the middle of all others and not the
next best one, which is often the same thing in another order."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from dolmen.bots.greedy import WORLDS, lead_to, lore
from dolmen.core.game import Game
from dolmen.core.message import Message
from dolmen.core.rng import Rng

# In every lore a point is worth so much.
POINT: Final = 100
# Reasons that are given, and how large the second must be beside the first, at least: a third.
MOST: Final = 2
SHARE: Final = 3
# Nothing is said in points beyond so many: then the game is won or lost by it.
MOST_POINTS: Final = 50
# The terms of a lore, in its own order: the message that names each, and what it is worth.
Terms = Callable[[Any, int], list[tuple[str, int]]]


class Reason(NamedTuple):
    """What is better about a position: by how many hundredths of a point, and in words."""

    gain: int
    words: Message


class Advice(NamedTuple):
    """A move, and why; without reasons no other move looks worse."""

    move: int
    reasons: list[Reason]


def reasons(game: Game[Any], state: Any, seat: int, move: int, rng: Rng) -> list[Reason]:
    """Why that move rather than another, from what its seat may know. A lore without terms does
    not say."""
    others = [other for other in game.legal(state) if other != move]
    known = lore(game)
    terms: Terms | None = getattr(known, "terms", None)
    if terms is None or not others:
        return []
    gains: dict[str, int] = {}
    for _ in range(WORLDS):
        world, seed = game.determinize(state, seat, rng), rng.word()
        for term, worth in terms(lead_to(game, world, move, seed), seat):
            gains[term] = gains.get(term, 0) + worth * len(others)
        for other in others:
            for term, worth in terms(lead_to(game, world, other, seed), seat):
                gains[term] = gains.get(term, 0) - worth
    found = [
        _reason(term, gain // (len(others) * WORLDS))
        for term, gain in gains.items()
        if gain >= len(others) * WORLDS
    ]
    # The largest first, and of equals the one that the lore names first.
    found.sort(key=lambda reason: -reason.gain)
    return [reason for reason in found[:MOST] if reason.gain * SHARE >= found[0].gain]


def _reason(term: str, gain: int) -> Reason:
    points = (gain + POINT // 2) // POINT
    what = Message(term)
    if not 0 < points <= MOST_POINTS:
        return Reason(gain, what)
    return Reason(gain, Message("advice-points", {"what": what, "points": points}))
