"""What is asked twice: which moves are gambles, as declared to whoever plays for a person."""

from dolmen.games.druides.moves import NO_RITUAL


def gambles(legal: list[int]) -> list[int]:
    """DRU-RITUAL-03 A ritual turns up what nobody knows, and there is one a turn."""
    return [move for move in legal if move < NO_RITUAL]
