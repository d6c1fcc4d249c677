"""The printed figures that the page shows; `make wire` writes them into the folder it has there."""

from dolmen.games.druides.data import CARD_CIRCLES, CIRCLES
from dolmen.games.druides.moves import KIND_NAMES


def figures() -> dict[str, object]:
    """The kinds of gems, and the score column: stones of so many circles each."""
    return {"kinds": KIND_NAMES, "stones": CIRCLES // CARD_CIRCLES, "circles": CARD_CIRCLES}
