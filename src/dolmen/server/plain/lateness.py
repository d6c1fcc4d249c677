"""How much later a link shows what a seat sees, in words."""

from dolmen.words import Words


def lateness(moves: int, minutes: int, words: Words) -> str:
    """So many moves or minutes, or at once."""
    parts = {"moves": moves, "minutes": minutes}
    late = [words.text(f"people-share-late-{what}", count=n) for what, n in parts.items() if n]
    return ", ".join(late) or words.text("people-share-at-once")
