"""The manners in which random players play this title, so that rare positions come up too."""

from typing import Any, Final

from dolmen.core.game import Game
from tests.game_walks import Manner, anyhow, walk
from tests.games.caverna.scenes import of_kind

__all__ = ["MANNERS", "MORE_TABLES", "Manner", "walk"]

EXCHANGES: Final = ("ruby", "buy", "eat", "coins", "coin", "use", "disarm", "overtake")


def thriftily(game: Game[Any], s: Any, legal: list[str]) -> list[str]:
    """No exchanges: goods pile up, and everything offered is done before a turn ends."""
    acting = [move for move in legal if move.split()[0] not in EXCHANGES]
    return [move for move in acting if move not in ("end", "stop")] or acting or legal


def fruitfully(game: Game[Any], s: Any, legal: list[str]) -> list[str]:
    """Dwellings, children, fields and animals."""
    good = of_kind(
        legal, "grow", "sow", "breed", "small-pasture", "large-pasture", "take", "stable"
    )
    good += [move for move in legal if move.startswith("furnish") and "dwelling" in move]
    good += [move for move in legal if move in WANTED]
    return good or thriftily(game, s, legal)


WANTED: Final = [
    "place wish_for_children",
    "place urgent_wish_for_children",
    "place family_life",
    "place growth",
    "place sheep_farming",
    "place donkey_farming",
    "place slash_and_burn",
]


def boldly(game: Game[Any], s: Any, legal: list[str]) -> list[str]:
    """Weapons, expeditions, mines and furnishings of all kinds."""
    good = of_kind(
        legal, "forge", "loot", "furnish", "ore-mine", "ruby-mine", "cavern-tunnel", "lay"
    )
    good += [move for move in legal if move in BOLD]
    return good or thriftily(game, s, legal)


BOLD: Final = [
    "place blacksmithing",
    "place adventure",
    "place exploration",
    "place housework",
    "place ore_mine_construction",
    "place ruby_mine_construction",
]


def wastefully(game: Game[Any], s: Any, legal: list[str]) -> list[str]:
    """Every exchange as soon as it is possible."""
    return of_kind(legal, *EXCHANGES) or legal


MANNERS: Final[list[Manner]] = [anyhow, thriftily, fruitfully, boldly, wastefully]

# Tables that no listed option makes.
MORE_TABLES: Final[list[tuple[int, dict[str, Any]]]] = [(1, {"deal": 7})]
