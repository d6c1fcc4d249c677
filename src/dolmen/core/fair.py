"""Fair dice: every die and card of a table follows from a seed that the table committed to before
the first move, so that anybody can check them once the seed is shown (`docs/fair-dice.md`)."""

import hashlib
import hmac
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from dolmen.core.game import CHANCE, Game, S

if TYPE_CHECKING:
    from dolmen.core.log import Log  # it reads commitments, so it imports this module

SEED_BYTES: Final = 16
LABEL: Final = "dolmen-dice/1"
# How many values a digest of SHA-256 can have.
SPAN: Final = 2**256


class Check(NamedTuple):
    """One die or card of a record: the number of its move, what could come and how likely, what
    the record says and what the dice had to give."""

    number: int
    outcomes: list[int]
    weights: list[int]
    found: int
    expected: int

    @property
    def holds(self) -> bool:
        """Whether the record says what the dice gave."""
        return self.found == self.expected


def commitment(seed: bytes) -> str:
    """What a table shows before the first move: it binds the table to its seed and tells nothing
    of it."""
    return hashlib.sha256(_whole(seed)).hexdigest()


def outcome(seed: bytes, number: int, weights: Sequence[int]) -> int:
    """Which of the weighted outcomes move `number` of a record brings, as its index.

    Digests beyond the last whole multiple of the sum are thrown away and the next attempt counts:
    a plain remainder would favour the first outcomes."""
    total = sum(weights)
    if not 0 < total <= SPAN or min(weights) < 0:
        raise ValueError(f"expected weights from 0 up with a sum from 1 to 2**256, got {weights}")
    limit = SPAN - SPAN % total
    attempt = 0
    while (value := digest(seed, number, attempt)) >= limit:
        attempt += 1
    return _place(value % total, weights)


def digest(seed: bytes, number: int, attempt: int) -> int:
    """The number below 2**256 that an attempt at a move gives."""
    if number < 1:
        raise ValueError(f"expected the number of a move from 1 up, got {number}")
    message = f"{LABEL} {number} {attempt}".encode("ascii")
    return int.from_bytes(hmac.digest(_whole(seed), message, "sha256"), "big")


def _whole(seed: bytes) -> bytes:
    """A seed of the right length: HMAC fills short keys up, so that two seeds could roll alike."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"expected a seed of {SEED_BYTES} bytes, got {len(seed)}")
    return seed


def _place(point: int, weights: Sequence[int]) -> int:
    """The outcome whose share a point falls in, the shares laid end to end from 0."""
    index = 0
    while point >= weights[index]:
        point -= weights[index]
        index += 1
    return index


def draw(game: Game[S], s: S, seed: bytes, number: int) -> int:
    """The move that chance makes as move `number` of the record."""
    if game.actor(s) != CHANCE:
        raise ValueError(f"expected chance to move, got seat {game.actor(s)}")
    return game.legal(s)[outcome(seed, number, game.weights(s))]


def check(log: "Log[Any]", seed: bytes) -> list[Check]:
    """Every die and card that the table drew itself, compared with what its seed had to give.

    Moves that a table took over from another record were drawn by other dice and are left out."""
    game = log.game
    s = game.start()
    checks: list[Check] = []
    for number, move in enumerate(log.moves, start=1):
        if number > log.given and game.actor(s) == CHANCE:
            outcomes, weights = game.legal(s), game.weights(s)
            expected = outcomes[outcome(seed, number, weights)]
            checks.append(Check(number, outcomes, weights, move, expected))
        game.apply(s, move)
    return checks
