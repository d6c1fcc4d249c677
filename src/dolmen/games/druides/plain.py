"""Druides on the pages without script: what the keys of its view are called, and how they read."""

from typing import Any, Final

from dolmen.server.plain.position import Reading, Term, Terms, Voice, counts, phrase, seat, word


def gem(value: Any, voice: Voice) -> str:
    """A gem: "amber 7"."""
    kind, number = value.split()
    return voice.words.text("druides-gem", kind=kind, number=int(number))


_place: Final[Reading] = word("druides-place", "kind")

TERMS: Final[Terms] = {
    "step": Term("plain-step", word("plain-druides-step", "step")),
    "seat": Term("plain-turn", seat),
    "winner": Term("plain-druides-winner", seat),
    "ritual_held": Term("plain-druides-ritual-held"),
    "column": Term("plain-druides-column", phrase("plain-druides-column-span", low="", high="")),
    "deck": Term("plain-druides-deck"),
    "discard": Term("plain-druides-discard"),
    "discard.size": Term("plain-druides-discard"),
    "discard.known": Term("plain-druides-discard-known", gem),
    "spent": Term("plain-druides-spent", gem),
    "finished": Term("plain-druides-finished", _place),
    "places": Term("plain-druides-places", counts("plain-druides-places-left", "kind")),
    "players": Term("plain-players"),
    "players.score": Term("plain-points"),
    "players.hand": Term("plain-druides-hand-gems"),
    "players.hand.gems": Term("plain-druides-hand-gems", gem),
    "players.hand.servants": Term("plain-druides-hand-servants"),
    "players.home": Term("plain-druides-home"),
    "players.gems": Term("plain-druides-gems-held"),
    "players.servants": Term("plain-druides-servants-held"),
    "players.reserve": Term("plain-druides-reserve"),
    "row": Term("plain-druides-row", row="plain-druides-slot"),
    "row.kind": Term("plain-druides-place", _place),
    "row.gems": Term("plain-druides-gems"),
    "row.known": Term("plain-druides-gems-known", gem),
    "row.servants": Term(
        "plain-druides-servants", phrase("plain-druides-servant", owner="seat", value="")
    ),
}
