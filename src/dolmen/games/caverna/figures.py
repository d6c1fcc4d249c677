"""The printed figures that the page shows; `make wire` writes them into the folder it has there."""

from typing import Final

from dolmen.games.caverna.data import (
    CARD_NAMES,
    EXPLORATION,
    FIRST_MARKER,
    FOOD_TRADES,
    FURNISHINGS,
    GOOD_NAMES,
    LOOT,
    MARKET_NAMES,
    MARKET_PRICE,
    RUBY_TRADES,
    SKIPPED_ROUND,
    SPACE_NAMES,
    STRONGEST,
    STRONGEST_FORGED,
    TILE_TRADES,
    URGENT_WISH,
    WISH,
)

STAGE: Final = 3  # rounds, and cards


def figures() -> dict[str, object]:
    """Prices, points and strengths, and the names in the order of the box."""
    return {
        "goods": GOOD_NAMES,
        "furnishings": {
            tile.id: {"colour": tile.colour, "cost": tile.cost, "points": tile.points}
            for tile in FURNISHINGS
        },
        "spaces": SPACE_NAMES,
        "stages": [
            {
                "rounds": [first + 1 + i for i in range(STAGE)],
                "cards": CARD_NAMES[first : first + STAGE],
            }
            for first in range(0, len(CARD_NAMES), STAGE)
        ],
        "wish": SPACE_NAMES[WISH],
        "urgentWish": SPACE_NAMES[URGENT_WISH],
        "exploration": SPACE_NAMES[EXPLORATION],
        "skippedRound": SKIPPED_ROUND,
        "firstMarker": FIRST_MARKER,
        "strongest": STRONGEST,
        "strongestForged": STRONGEST_FORGED,
        "loot": [{"name": name, "strength": strength} for name, strength in LOOT],
        "market": [
            {"good": good, "price": int(MARKET_PRICE[i])} for i, good in enumerate(MARKET_NAMES)
        ],
        "eaten": [trade._asdict() for trade in FOOD_TRADES],
        "ruby": [trade._asdict() for trade in RUBY_TRADES],
        "uses": [trade._asdict() for trade in TILE_TRADES],
    }
