"""Fair dice: every die and card of a table follows from a seed that the table committed to before
the first move, so that anybody can check them once the seed is shown (`docs/fair-dice.md`).

Tables of the first form roll from the seed and the number of the move. Those of the second mix the
seed with what their seats brought, and roll by what is drawn from and how often it was before."""

import hashlib
import hmac
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from dolmen.core.course import Course
from dolmen.core.game import CHANCE, Game, S

SEED_BYTES: Final = 16
NONCE_BYTES: Final = 16
FIRST_FORM: Final = "dolmen-dice/1"
SECOND_FORM: Final = "dolmen-dice/2"
# How many values a digest of SHA-256 can have.
SPAN: Final = 2**256
# What stands for a seat that brought nothing: a bot, a page without script.
ABSENT: Final = "-"

# What each seat brought, in hexadecimal digits; None where it brought nothing.
Nonces = Sequence[str | None]


class Chance(NamedTuple):
    """A chance event of a game: the number of its move, what is drawn from, and the how manyth time
    that is."""

    number: int
    pile: str
    ordinal: int


def coming(game: Game[S], s: S, number: int, drawn: Mapping[str, int]) -> Chance:
    """The chance event that move `number` will be, if so much was drawn before."""
    if game.actor(s) != CHANCE:
        raise ValueError(f"expected chance to move, got seat {game.actor(s)}")
    pile = game.pile(s)
    return Chance(number, pile, drawn.get(pile, 0) + 1)


# What a table is bound to


def seed_commitment(seed: bytes) -> str:
    """What a table of the first form shows before the game: it binds the table to its seed and
    tells nothing of it."""
    return hashlib.sha256(_whole(seed)).hexdigest()


def seal(seed: bytes) -> str:
    """The same of the second form, where it is a part of the commitment and is shown as soon as
    there is a table. No commitment of the first form can be taken for it."""
    return hashlib.sha256(SECOND_FORM.encode("ascii") + _whole(seed)).hexdigest()


def hashed(nonces: Nonces) -> list[str | None]:
    """The SHA-256 of what each seat brought."""
    return [
        None if nonce is None else hashlib.sha256(bytes.fromhex(nonce)).hexdigest()
        for nonce in nonces
    ]


def commitment(
    sealed: str,
    game: Game[Any],
    given: Sequence[int],
    nonces: Nonces,
    version: int | None = None,
) -> str:
    """What a table of the second form shows before the game: it binds the table to its seed, its
    game, the moves it begins with, and what the seats brought. A game that was begun under an
    earlier version of the rules stays bound to that one."""
    terms = [
        SECOND_FORM,
        sealed,
        game.title,
        game.version if version is None else version,
        game.seats,
        game.stated_options(),
        [game.moves.name(move) for move in given],
        hashed(nonces),
    ]
    text = json.dumps(terms, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def seed_of(*numbers: int) -> bytes:
    """The seed that stands for numbers that somebody typed, to meet the same dice again."""
    text = " ".join(map(str, ("seed", *numbers)))
    return hashlib.sha256(text.encode("ascii")).digest()[:SEED_BYTES]


# What comes


class Dice:
    """The dice of a table: of the second form, unless there are no nonces at all."""

    def __init__(self, seed: bytes, nonces: Nonces | None) -> None:
        self.seed = _whole(seed)
        self.nonces = None if nonces is None else list(nonces)
        self._key = b"" if nonces is None else mix(seed, nonces)

    def outcome(self, chance: Chance, weights: Sequence[int]) -> int:
        """Which of the weighted outcomes a chance event brings, as its index."""
        if self.nonces is None:
            return outcome(self.seed, chance.number, weights)
        return pile_outcome(self._key, chance.pile, chance.ordinal, weights)

    def draw(self, course: Course[S]) -> int:
        """The move that chance makes now."""
        game, s = course.game, course.state
        chance = coming(game, s, len(course.moves) + 1, course.drawn)
        return game.legal(s)[self.outcome(chance, game.weights(s))]

    def roll(self, game: Game[S], s: S, number: int, drawn: dict[str, int]) -> int:
        """The same without a course: as move `number`, and counted among what was drawn."""
        chance = coming(game, s, number, drawn)
        drawn[chance.pile] = chance.ordinal
        return game.legal(s)[self.outcome(chance, game.weights(s))]

    def following(self) -> "Dice":
        """Dice for the next game of the same people, given by these."""
        seed = hmac.digest(self.seed, b"following", "sha256")[:SEED_BYTES]
        return Dice(seed, self.nonces)


def mix(seed: bytes, nonces: Nonces) -> bytes:
    """The key of a table of the second form: nobody who lacks one part of it knows any of it."""
    brought = (ABSENT if nonce is None else nonce for nonce in nonces)
    message = " ".join((SECOND_FORM, *brought)).encode("ascii")
    return hmac.digest(_whole(seed), message, "sha256")


def pile_outcome(key: bytes, pile: str, ordinal: int, weights: Sequence[int]) -> int:
    """Which of the weighted outcomes comes when a pile is drawn from for the `ordinal`th time."""
    return pick(
        lambda attempt: _hmac(key, f"{SECOND_FORM} {pile} {ordinal} {attempt}"),
        weights,
    )


def outcome(seed: bytes, number: int, weights: Sequence[int]) -> int:
    """First form: which of the weighted outcomes move `number` of a record brings."""
    return pick(lambda attempt: digest(seed, number, attempt), weights)


def digest(seed: bytes, number: int, attempt: int) -> int:
    """First form: the number below 2**256 that an attempt at a move gives."""
    if number < 1:
        raise ValueError(f"expected the number of a move from 1 up, got {number}")
    return _hmac(_whole(seed), f"{FIRST_FORM} {number} {attempt}")


def pick(value_of: Callable[[int], int], weights: Sequence[int]) -> int:
    """The outcome that the value of an attempt points at, as its index.

    Values beyond the last whole multiple of the sum are thrown away and the next attempt counts: a
    plain remainder would favour the first outcomes."""
    total = sum(weights)
    if not 0 < total <= SPAN or min(weights) < 0:
        raise ValueError(f"expected weights from 0 up with a sum from 1 to 2**256, got {weights}")
    limit = SPAN - SPAN % total
    attempt = 0
    while (value := value_of(attempt)) >= limit:
        attempt += 1
    return _place(value % total, weights)


def _hmac(key: bytes, message: str) -> int:
    return int.from_bytes(hmac.digest(key, message.encode("ascii"), "sha256"), "big")


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
