"""Meduris on the pages without script: what the keys of its view are called, and how they read."""

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


def druid_place(value: Any, voice: Voice) -> str:
    """Where the druid is: at a field by its number, or at a stop before the ring."""
    if isinstance(value, int):
        return voice.words.text("plain-meduris-field", number=value)
    return voice.words.text("plain-meduris-stop", stop=value)


_material: Final[Reading] = word("meduris-material", "material")
_chips: Final[Reading] = counts("meduris-chips", "material")

TERMS: Final[Terms] = {
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
