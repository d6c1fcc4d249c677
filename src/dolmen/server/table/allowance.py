"""The time that a table gives each person to think: so much a turn, and a bank for the whole game
from which a longer turn takes. When both are out a bot stands in until the person is back.

It runs only while somebody else waits: for the last person at a table nothing runs out."""

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

from dolmen.bots import USUAL
from dolmen.server.store import Append, SeatRow, TableRow
from dolmen.server.table.match import Match
from dolmen.server.wire.table import AllowanceInfo, TimeInfo

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
# What people are offered: seconds of a turn, and of the bank.
OFFERED: Final = (
    (2 * MINUTE, 10 * MINUTE),
    (10 * MINUTE, HOUR),
    (2 * HOUR, 8 * HOUR),
    (12 * HOUR, 2 * DAY),
    (DAY, 3 * DAY),
    (3 * DAY, 7 * DAY),
    (7 * DAY, 14 * DAY),
)
# Who plays on where nobody chose.
STAND_IN: Final = USUAL
# Somebody is reminded when so much of their time is left: a quarter, and half a day at most.
QUARTER: Final = 4
LONGEST_WARNING: Final = 12 * HOUR * 1000


class Hourglass(NamedTuple):
    """How the time of a table stands: the milliseconds left in each seat's bank, and whose turn
    runs since when, if one does."""

    banks: list[int]
    seat: int | None = None
    began: int = 0

    def used(self, now: int) -> int:
        """How long the turn has taken."""
        return 0 if self.seat is None else max(0, now - self.began)

    def settled(self, now: int, turn: int) -> list[int]:
        """What is left in the banks when the turn ends now."""
        banks = list(self.banks)
        if self.seat is not None:
            over = max(0, self.used(now) - turn * 1000)
            banks[self.seat] = max(0, banks[self.seat] - over)
        return banks


def write_allowance(turn: int, bank: int, bot: str) -> str:
    """As it is stored."""
    return json.dumps({"turn": turn, "bank": bank, "bot": bot})


def read_allowance(row: TableRow) -> AllowanceInfo | None:
    """The time that a table gives, if it gives any."""
    return None if row.allowance is None else AllowanceInfo(**json.loads(row.allowance))


def read_hourglass(row: TableRow, allowance: AllowanceInfo) -> Hourglass:
    """How its time stands; before the start every bank is full."""
    if row.hourglass is None:
        return Hourglass([allowance.bank * 1000] * row.seats)
    return Hourglass(**json.loads(row.hourglass))


def timed(match: Match, append: Append, now: int, changed: SeatRow | None = None) -> Append:
    """Entries with what they do to the time of a table, in one piece: a turn ends, another begins,
    or the same goes on. `changed` is a seat that changes hands with them."""
    row, allowance = match.row, read_allowance(match.row)
    if allowance is None:
        return append
    glass = read_hourglass(row, allowance)
    seat = append.waits if append.status == "playing" else None
    persons = _persons(match.seats.rows, changed)
    if seat not in persons or len(persons) == 1:
        seat = None
    if seat is not None and seat == glass.seat:
        # Whoever was to be reminded by now was.
        reminds = row.reminds if row.reminds is not None and row.reminds > now else None
        return append._replace(hourglass=row.hourglass, runs_out=row.runs_out, reminds=reminds)
    banks = glass.settled(now, allowance.turn)
    stands = json.dumps(Hourglass(banks, seat, now)._asdict())
    if seat is None:
        return append._replace(hourglass=stands, runs_out=None, reminds=None)
    left = allowance.turn * 1000 + banks[seat]
    warning = min(left // QUARTER, LONGEST_WARNING)
    return append._replace(hourglass=stands, runs_out=now + left, reminds=now + left - warning)


def _persons(rows: Sequence[SeatRow], changed: SeatRow | None) -> list[int]:
    """The seats that people play themselves after a change."""
    after = [changed if changed is not None and row.seat == changed.seat else row for row in rows]
    return [row.seat for row in after if row.kind == "person" and row.stand_in is None]


def is_out(match: Match, now: int) -> bool:
    """Whether the time of whoever is to move is out."""
    runs_out = match.row.runs_out
    return match.actor is not None and runs_out is not None and runs_out <= now


def time_info(row: TableRow, now: int) -> TimeInfo | None:
    """How the time of a table stands, for everybody to see."""
    allowance = read_allowance(row)
    if allowance is None:
        return None
    glass = read_hourglass(row, allowance)
    return TimeInfo(
        seat=glass.seat,
        used=glass.used(now),
        left=time_left(row, now),
        banks=glass.settled(now, allowance.turn),
    )


def time_left(row: TableRow, now: int) -> int | None:
    """How many milliseconds whoever is to move has left; none: they have all the time."""
    return None if row.runs_out is None else max(0, row.runs_out - now)
