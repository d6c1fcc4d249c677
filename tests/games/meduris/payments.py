"""Payments from their definition (MED-SWAP-08 to 10), slowly, and all that the moves reach."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from dolmen.core.game import Game
from tests.games.meduris.scenes import MATERIALS
from tests.scenario import names

Chips = tuple[int, int, int, int]  # wood, wool, copper, stone


def triples(size: int, without: int) -> Iterator[Chips]:
    """All collections of that many chips with none of one material."""
    for wood, wool, copper in product(range(size + 1), repeat=3):
        counts = wood, wool, copper, size - wood - wool - copper
        if counts[3] >= 0 and counts[without] == 0:
            yield counts


def splits(paid: Chips, a: int, b: int, k: int) -> bool:
    """MED-SWAP-08 Whether a collection splits into direct chips and triples, by trying it out."""
    for p, q in product(range(k + 1), repeat=2):
        if sum(paid) != 2 * k + 2 * (p + q):
            continue
        rest = list(paid)
        rest[a] -= k - p
        rest[b] -= k - q
        if min(rest) < 0:
            continue
        for given in triples(3 * p, a):
            left = [had - gone for had, gone in zip(rest, given, strict=True)]
            if min(left) >= 0 and left[b] == 0:
                return True
    return False


def legal_payments(stock: Chips, a: int, b: int | None, k: int) -> set[Chips]:
    """All collections of a stock that are a payment of k a + k b, or of one a (MED-SWAP-09)."""
    found: set[Chips] = set()
    for wood, wool, copper, stone in product(*(range(count + 1) for count in stock)):
        paid = wood, wool, copper, stone
        if b is None:
            one = sum(paid) == 1 and paid[a] == 1
            if one or (sum(paid) == 3 and paid[a] == 0):
                found.add(paid)
        elif sum(paid) <= 6 * k and splits(paid, a, b, k):
            found.add(paid)
    return found


def payable(stock: Chips, a: int, b: int | None, k: int) -> bool:
    """MED-SWAP-10 The formula of the law."""
    due = {a: k} if b is None else {a: k, b: k}
    missing = sum(max(0, count - stock[m]) for m, count in due.items())
    spare = sum(max(0, stock[m] - due.get(m, 0)) for m in range(4))
    return 3 * missing <= spare


def stock_of(game: Game[Any], s: Any, seat: int) -> Chips:
    """A stock as four counts."""
    stocks: Any = game.dump(s)["stocks"]
    wood, wool, copper, stone = (stocks[seat][material] for material in MATERIALS)
    return wood, wool, copper, stone


def reached_payments(game: Game[Any], s: Any, seat: int, first: str) -> set[Chips]:
    """What a seat has paid at the end of every sequence of moves that begins with this one.

    Every position on the way must offer a move: a dead end would be a payment never finished."""
    before = stock_of(game, s, seat)
    start = s.clone()
    game.apply(start, game.moves.parse(first))
    open_: list[Any] = [start]
    seen: set[tuple[int, ...]] = set()
    found: set[Chips] = set()
    while open_:
        c = open_.pop()
        key = tuple(c.numbers())
        if key in seen:
            continue
        seen.add(key)
        if game.dump(c)["step"] not in ("pay", "give", "swap"):
            wood, wool, copper, stone = (
                had - has for had, has in zip(before, stock_of(game, c, seat), strict=True)
            )
            found.add((wood, wool, copper, stone))
            continue
        legal = names(game, c)
        assert legal, "a dead end"
        assert game.actor(c) == seat
        for move in legal:
            d = c.clone()
            game.apply(d, game.moves.parse(move))
            open_.append(d)
    return found
