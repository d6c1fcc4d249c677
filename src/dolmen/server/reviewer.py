"""What runs in a process that reviews: one review of one record, and how far it has come."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO, Final

from dolmen.core.log import Log
from dolmen.review.effort import Effort, games_within
from dolmen.review.form import as_object
from dolmen.review.review import review

# How far a review has come is told in so many parts.
PARTS: Final = 100


def make_review(log: Log[Any], seconds: float, progress: Path) -> str:
    """A review of about so many seconds, as it is kept. How far it has come stands in a file: the
    process that waits for it can look there at any time, whatever this one does."""
    games = games_within(log.game, log.game.start(), seconds)
    with progress.open("r+b", buffering=0) as file:
        found = review(log, Effort(games), tell=telling(file, games))
    return json.dumps(as_object(found, log.game), separators=(",", ":"))


def read_progress(progress: Path) -> float:
    """How far a review has come, from 0 to 1; of one that has not begun, nothing."""
    told = progress.read_bytes() if progress.exists() else b""
    return len(told) / PARTS


def telling(file: BinaryIO, games: int) -> Callable[[int], bool]:
    """Writes a sign for each part of so many games that is done."""
    told = 0

    def tell(done: int) -> bool:
        nonlocal told
        parts = min(PARTS, PARTS * done // games)
        if parts > told:
            file.write(b"." * (parts - told))
            told = parts
        return True

    return tell
