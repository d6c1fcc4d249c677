"""What the keys of every title's view are called, and how their values are read."""

from typing import Any, Final

from dolmen.server.plain.position import (
    Reading,
    Term,
    Terms,
    Voice,
    counts,
    holdings,
    phrase,
    seat,
    some,
    word,
)


def gem(value: Any, voice: Voice) -> str:
    """A gem of Druides: "amber 7"."""
    kind, number = value.split()
    return voice.words.text("druides-gem", kind=kind, number=int(number))


def druid_place(value: Any, voice: Voice) -> str:
    """Where the druid of Meduris is: at a field by its number, or at a stop before the ring."""
    if isinstance(value, int):
        return voice.words.text("plain-meduris-field", number=value)
    return voice.words.text("plain-meduris-stop", stop=value)


_place: Final[Reading] = word("druides-place", "kind")
_material: Final[Reading] = word("meduris-material", "material")
_chips: Final[Reading] = counts("meduris-chips", "material")

DRUIDES: Final[Terms] = {
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

MEDURIS: Final[Terms] = {
    "step": Term("plain-step", word("plain-meduris-step", "step")),
    "seat": Term("plain-turn", seat),
    "asked": Term("plain-meduris-asked", seat),
    "face": Term("plain-meduris-die", word("meduris-face", "face")),
    "druid": Term("plain-meduris-druid", druid_place),
    "payment": Term("plain-meduris-due"),
    "payment.field": Term("plain-meduris-due-field"),
    "payment.due": Term("plain-meduris-due", _chips),
    "payment.replacing": Term("plain-meduris-replacing", _material),
    "payment.to_give": Term("plain-meduris-to-give", some),
    "last_turns": Term("plain-meduris-last-turns", some),
    "final": Term("plain-meduris-final"),
    "piles": Term("plain-meduris-piles", _chips),
    "plains": Term(
        "plain-meduris-plains", holdings("plain-meduris-plain-workers", "material", "names")
    ),
    "runes": Term("plain-meduris-runes", holdings("plain-meduris-rune", "district", "name")),
    "players": Term("plain-players"),
    "players.colour": Term("plain-meduris-colour", word("plain-meduris-colour-name", "colour")),
    "players.marker": Term("plain-points"),
    "players.stock": Term("plain-meduris-stock", _chips),
    "players.huts": Term("plain-meduris-huts"),
    "players.temples": Term("plain-meduris-temples"),
    "players.workers": Term("plain-meduris-workers"),
    "fields": Term("plain-meduris-fields", row="plain-meduris-field", first=0),
    "fields.building": Term(
        "plain-meduris-building",
        phrase("plain-meduris-building-kind", kind="", owner="seat", run=""),
    ),
    "fields.materials": Term("plain-meduris-materials", _material),
    "fields.chip": Term("plain-meduris-chip", word("plain-meduris-chip-kind", "chip")),
    "fields.district": Term("plain-meduris-district", word("meduris-district", "district")),
}

TERMS: Final = {"druides": DRUIDES, "meduris": MEDURIS}
