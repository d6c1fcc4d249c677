"""Lengths of time in words, and the time that a table gives to think."""

from collections.abc import Sequence
from typing import Any, Final

from dolmen.server.wire.table import TableState
from dolmen.words import Words

# The same as on the page (web/src/lib/span.ts): of a unit there are two at least, unless it fits.
UNITS: Final = (("days", 86_400), ("hours", 3600), ("minutes", 60))
DAY: Final = 86_400_000


def split_span(seconds: int) -> tuple[str, int]:
    """A length of time as so many of one unit."""
    for unit, length in UNITS:
        if seconds >= 2 * length or (seconds >= length and seconds % length == 0):
            return unit, seconds // length
    return "seconds", seconds


def tell_span(words: Words, milliseconds: int) -> str:
    """A length of time in words."""
    unit, count = split_span(milliseconds // 1000)
    return words.text("server-span", unit=unit, count=count)


def tell_days(words: Words, days: int) -> str:
    """Days in words; nothing for none."""
    return tell_span(words, days * DAY) if days else ""


def tell_lapse(words: Words, table: TableState, now: int) -> str | None:
    """In how long a table lapses if nobody joins, if it ever does."""
    if table.lapses is None:
        return None
    return words.text("server-lapses", span=tell_span(words, max(0, table.lapses - now)))


def tell_allowance(words: Words, turn: int, bank: int) -> str:
    """Time to think in words; both in seconds."""
    spans = {"turn": tell_span(words, turn * 1000), "bank": tell_span(words, bank * 1000)}
    return words.text("server-allowance" if bank else "server-allowance-turn", **spans)


def tell_time(words: Words, table: TableState) -> dict[str, Any] | None:
    """What the page of a table says of its time to think: what it gives, who runs out when, and
    what is left in the banks of people."""
    allowance, time = table.allowance, table.time
    if allowance is None or time is None:
        return None
    running = None
    if time.seat is not None and time.left is not None:
        running = words.text(
            "server-time-runs",
            name=table.seats[time.seat].name,
            left=tell_span(words, time.left),
            used=tell_span(words, time.used),
        )
    return {
        "given": tell_allowance(words, allowance.turn, allowance.bank),
        "running": running,
        "banks": _banks(words, table, time.banks) if table.status == "playing" else [],
        "bot": allowance.bot,
    }


def _banks(words: Words, table: TableState, banks: Sequence[int]) -> list[str]:
    return [
        words.text("server-time-bank", name=seat.name, left=tell_span(words, left))
        for seat, left in zip(table.seats, banks, strict=True)
        if seat.kind == "person"
    ]
