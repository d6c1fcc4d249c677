"""Rows of tables and of what is played there, and news of them."""

from typing import Final, NamedTuple

# The kinds of news: entries of the log; seats, votes or the row of a table; chat; who is there.
LOG: Final = "log"
SEATS: Final = "seats"
CHAT: Final = "chat"
PRESENCE: Final = "presence"
# Moves that were prepared, or taken back before they were played: no concern of whoever looks.
PREPARED: Final = "prepared"
# News may have been missed: look at everything in use.
RESYNC: Final = "resync"


class TableRow(NamedTuple):
    """A table: what it was made with, and where it stands. Times are in milliseconds."""

    id: str
    title: str
    version: int
    seats: int
    options: str
    public: bool
    lasting: bool
    shared: bool
    status: str
    # The number of log entries.
    n: int
    # The seat to move; none: nobody's turn.
    waits: int | None
    # Whether a bot is to move.
    due: bool
    seed: str
    # What binds the table to the seed; of the second form a part of the whole commitment.
    commitment: str
    given: int
    host: str
    webhook: str | None
    created: int
    moved: int
    ended: int | None
    keep_days: int | None
    next: str | None
    parent: str | None
    outcome: str | None
    # A fingerprint of the position; empty where there is none.
    mark: str
    # The form of its dice, and the record whose dice they are, if they are another's.
    dice: int = 1
    duplicate: str | None = None
    # Whether people may ask there what a bot would play.
    advice: bool = True
    # The time it gives to think and how that stands, as `table/allowance` writes them; when it runs
    # out and somebody is reminded, by the milliseconds the database was served.
    allowance: str | None = None
    hourglass: str | None = None
    runs_out: int | None = None
    reminds: int | None = None
    # Days after which it lapses if nobody joins; none: never.
    lapse_days: int | None = None


class SeatRow(NamedTuple):
    """A seat of a table and who plays it."""

    table_id: str
    seat: int
    kind: str
    name: str
    bot: str | None
    stand_in: str | None
    resigned: bool
    token_hash: str
    # What it brought for the dice, if anything.
    nonce: str | None = None


class Entry(NamedTuple):
    """One entry of a table's log."""

    n: int
    kind: str
    seat: int | None
    body: str
    client: str | None
    at: int


class ChatRow(NamedTuple):
    """A line somebody said at a table, the `k`-th of it."""

    table_id: str
    k: int
    seat: int | None
    name: str
    text: str
    at: int
    # Whether the host took it away; then nothing of its text is left.
    removed: bool = False


class VoteRow(NamedTuple):
    """A vote of the seat `voter`; `seat` is the seat it is about, -1 where it is about none."""

    what: str
    seat: int
    voter: int


class RecordRow(NamedTuple):
    """A record that somebody uploaded."""

    id: str
    owner: str
    title: str
    lines: str
    at: int


class ReviewRow(NamedTuple):
    """The review of a record, and how many of its stages were made."""

    record: str
    stage: int
    at: int
    body: str


class Listed(NamedTuple):
    """A table in a list: its row, its seats, and which of them the asking player holds."""

    table: TableRow
    seats: list[SeatRow]
    mine: list[int]


class Append(NamedTuple):
    """New entries of one table, all or nothing, and the row they leave. `first` is the number of
    the first of them. Without entries only the row changes, if the table still stands at
    `first - 1` and has another status."""

    table_id: str
    first: int
    entries: list[Entry]
    status: str
    waits: int | None
    due: bool
    moved: int
    ended: int | None
    outcome: str | None
    mark: str
    # How the time to think stands then.
    hourglass: str | None = None
    runs_out: int | None = None
    reminds: int | None = None

    @property
    def last(self) -> int:
        """The number of entries once these are stored."""
        return self.first - 1 + len(self.entries)


class Change(NamedTuple):
    """News for other processes on the same database."""

    table_id: str
    what: str
    n: int = 0
    text: str = ""
