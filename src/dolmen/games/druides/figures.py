"""The printed figures that the page shows; `make wire` writes them into the folder it has there."""

from dolmen.games.druides.data import CARD_CIRCLES, CIRCLES, HAND_LIMIT
from dolmen.games.druides.moves import KIND_NAMES


def figures() -> dict[str, object]:
    """The kinds of gems, the cards of a full hand, and the score column: stones of so many circles
    each."""
    stones = CIRCLES // CARD_CIRCLES
    return {
        "kinds": KIND_NAMES,
        "hand": int(HAND_LIMIT),
        "stones": stones,
        "circles": CARD_CIRCLES,
    }
