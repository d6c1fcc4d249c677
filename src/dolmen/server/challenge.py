"""Games that everybody plays alike: today's of a title, which ends at midnight by Greenwich, and
the one whose best results are kept for ever.

The dice of a day are the same at all its tables, so what one table shows tells of all others: until
the day is over nobody sees a table of it but who sits there, nor any of its records."""

import hmac
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

from dolmen.core import fair
from dolmen.games import TITLES, Challenge
from dolmen.server.refusals import Denied
from dolmen.server.store import TableRow

# The parent of the tables of a challenge.
PARENT: Final = "daily"
# What stands for a day where there is none, and for the present one.
EVER: Final = "ever"
TODAY: Final = "today"
# What the options of a day are drawn by.
FORM: Final = "dolmen-daily/1"


def day_at(now: int) -> str:
    """The date by Greenwich."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def end_of(day: str) -> int | None:
    """When a day is over, in milliseconds; what is for ever never is."""
    if day == EVER:
        return None
    next_day = date.fromisoformat(day) + timedelta(days=1)
    return int(datetime.combine(next_day, datetime.min.time(), UTC).timestamp()) * 1000


def read_day(text: str, now: int) -> str:
    """A day that somebody asks for; one that has not come is none."""
    day = day_at(now) if text == TODAY else text
    if day == EVER:
        return day
    try:
        is_day = date.fromisoformat(day).isoformat() == day
    except ValueError:
        is_day = False
    if not is_day or day > day_at(now):
        raise Denied("unknown-day")
    return day


def challenge_of(title: str, day: str) -> Challenge:
    """What a title has to be played on a day, or for ever."""
    found = None
    if title in TITLES:
        found = TITLES[title].best if day == EVER else TITLES[title].daily
    if found is None:
        raise Denied("unknown-day")
    return found


def draw_options(challenge: Challenge, seed: bytes) -> dict[str, Any]:
    """The options of a challenge, with those that its seed draws."""
    drawn = {
        name: low + _below(seed, name, high - low + 1)
        for name, (low, high) in challenge.drawn.items()
    }
    return {**challenge.options, **drawn}


def _below(seed: bytes, name: str, count: int) -> int:
    """A number below another, each as likely, as dice are rolled."""

    def value(attempt: int) -> int:
        message = f"{FORM} {name} {attempt}".encode()
        return int.from_bytes(hmac.digest(seed, message, "sha256"), "big")

    return fair.pick(value, [1] * count)


def parent_of(day: str) -> str:
    """What the tables of a day have as their parent."""
    return f"{PARENT}:{day}"


def day_of(row: TableRow) -> str | None:
    """The day that a table is played for, if it is for one."""
    kind, _, day = (row.parent or "").partition(":")
    return day if kind == PARENT else None


def is_fixed(row: TableRow) -> bool:
    """Whether a table has the dice of a day: nothing that was drawn can be taken back there, and
    whoever sits there brings nothing to mix them with."""
    return day_of(row) not in (None, EVER)


def hidden_options(row: TableRow) -> frozenset[str]:
    """The options of a table that are told nobody: what the day has drawn is a number by which
    anybody could make a table to practise at."""
    title = TITLES[row.title] if is_fixed(row) and row.title in TITLES else None
    return frozenset() if title is None or title.daily is None else frozenset(title.daily.drawn)


def is_sealed(row: TableRow, now: int) -> bool:
    """Whether a table is one of a day that is not over."""
    day = day_of(row)
    return day is not None and day != EVER and day >= day_at(now)


def check_unsealed(row: TableRow, now: int) -> None:
    """Refuses what nobody may see before the day is over."""
    if is_sealed(row, now):
        raise Denied("day-open")
