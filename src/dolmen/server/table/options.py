"""The options of a table, as it is made and as it is stored."""

import json
from typing import Any, Final

from dolmen.core.options import settle
from dolmen.core.reading import check_values
from dolmen.games import options
from dolmen.server.wire.fields import LONGEST_TEXT

# How half a character begins in stored options, and every other that needs two of them.
HALF: Final = "\\ud"
WIDE: Final = "utf-16-le"


def settle_options(title: str, seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """Every option of a new table. Their texts are sent along with every message, and what is
    stored must be said again: so they are short and whole."""
    settled = settle(title, options(title, seats), given)
    check_values(settled, LONGEST_TEXT)
    return settled


def read_options(text: str) -> dict[str, Any]:
    """The options of a stored table. Half a character, as tables were once made with, is read as
    the sign for one that cannot be shown."""
    given: dict[str, Any] = json.loads(text)
    if HALF in text:
        whole = json.dumps(given, ensure_ascii=False).encode(WIDE, "surrogatepass")
        given = json.loads(whole.decode(WIDE, "replace"))
    return given
