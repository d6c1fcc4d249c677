"""A position in a few digits."""

import hashlib
import json
from typing import Any

from dolmen.core.game import Game


def fingerprint(game: Game[Any], state: Any) -> str:
    """What a position allows and is worth: stored with every move, so that rules that would now
    play differently are noticed when the table is opened again."""
    names = [game.moves.name(move) for move in game.legal(state)]
    scores = [int(points) for points in game.scores(state)]
    facts = json.dumps([int(game.actor(state)), names, scores])
    return hashlib.sha256(facts.encode()).hexdigest()[:16]
