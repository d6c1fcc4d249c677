"""Whole games from a seed, played in several manners, so that rare positions come up too."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.rng import Rng
from tests.games.caverna.scenes import of_kind
from tests.scenario import names

Manner = Callable[[list[str]], list[str]]
EXCHANGES: Final = ("ruby", "buy", "eat", "coins", "coin", "use", "disarm", "overtake")


def anyhow(legal: list[str]) -> list[str]:
    """Every move is as good as any other."""
    return legal


def thriftily(legal: list[str]) -> list[str]:
    """No exchanges: goods pile up, and everything offered is done before a turn ends."""
    acting = [move for move in legal if move.split()[0] not in EXCHANGES]
    return [move for move in acting if move not in ("end", "stop")] or acting or legal


def fruitfully(legal: list[str]) -> list[str]:
    """Dwellings, children, fields and animals."""
    good = of_kind(
        legal, "grow", "sow", "breed", "small-pasture", "large-pasture", "take", "stable"
    )
    good += [move for move in legal if move.startswith("furnish") and "dwelling" in move]
    good += [move for move in legal if move in WANTED]
    return good or thriftily(legal)


WANTED: Final = [
    "place wish_for_children",
    "place urgent_wish_for_children",
    "place family_life",
    "place growth",
    "place sheep_farming",
    "place donkey_farming",
    "place slash_and_burn",
]


def boldly(legal: list[str]) -> list[str]:
    """Weapons, expeditions, mines and furnishings of all kinds."""
    good = of_kind(
        legal, "forge", "loot", "furnish", "ore-mine", "ruby-mine", "cavern-tunnel", "lay"
    )
    good += [move for move in legal if move in BOLD]
    return good or thriftily(legal)


BOLD: Final = [
    "place blacksmithing",
    "place adventure",
    "place exploration",
    "place housework",
    "place ore_mine_construction",
    "place ruby_mine_construction",
]


def wastefully(legal: list[str]) -> list[str]:
    """Every exchange as soon as it is possible."""
    return of_kind(legal, *EXCHANGES) or legal


MANNERS: Final[list[Manner]] = [anyhow, thriftily, fruitfully, boldly, wastefully]


def walk(game: Game[Any], seed: int, manner: Manner = anyhow) -> Iterator[tuple[Any, str | None]]:
    """A game to the end: the one state before each move and the move, then the state at the end."""
    rng = Rng(seed)
    s = game.start()
    while game.actor(s) != OVER:
        if game.actor(s) == CHANCE:
            move = game.draw(s, rng)
        else:
            legal = names(game, s)
            # Now and then anything, so that no manner goes on for ever.
            chosen = legal if rng.below(8) == 0 else manner(legal)
            move = game.moves.parse(chosen[rng.below(len(chosen))])
        yield s, game.moves.name(move)
        game.apply(s, move)
    yield s, None
