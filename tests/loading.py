"""Positions that may be wrong in any way: `load` takes what is sound and refuses the rest."""

from typing import Any

import dolmen
from dolmen.core.game import OVER, Game
from tests.scenario import Dump


def check_loading(game: Game[Any], keys: Dump) -> Any:
    """Nothing but a refusal may come of it, and what is loaded must be sound. Gives the position,
    or None for a refusal; any other exception is a bug."""
    s: Any = None
    refusal = ""
    try:
        s = game.load(keys)
    except dolmen.Refusal as refused:
        refusal = refused.message.id
    assert refusal in ("", "position-malformed", "position-impossible", "position-breaks-laws")
    if refusal:
        return None
    assert [law for law, holds in game.laws(s) if not holds] == []
    assert game.load(game.dump(s)).numbers() == s.numbers()
    assert (game.legal(s) == []) == (game.actor(s) == OVER)
    return s
