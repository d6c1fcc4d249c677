"""Score sheets as they are sent: where everybody's points come from, at the end and on the way."""

from typing import Any

from dolmen.core.game import Game
from dolmen.server.speaker import Speaker
from dolmen.server.wire.answers import SheetLine


def lines_of(game: Game[Any], state: Any, speaker: Speaker) -> list[list[SheetLine]]:
    """The sheet of every seat, category by category."""
    sheets = []
    for seat in range(game.seats):
        rows = []
        for category, points in game.sheet(state, seat):
            phrase = speaker.phrase(game.heading(category))
            words = {"id": phrase.id, "args": phrase.args}
            rows.append(SheetLine(category=category, words=words, points=int(points)))
        sheets.append(rows)
    return sheets
