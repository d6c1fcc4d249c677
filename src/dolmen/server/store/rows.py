"""What the store takes and gives: rows as plain tuples, in the order of their columns."""

from typing import Final, NamedTuple

from dolmen.core.message import Message

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


class ChallengeRow(NamedTuple):
    """A game that everybody plays alike: its day, or that it is for ever, what is played, against
    which bots, who plays it for a par, and the seed of its dice."""

    title: str
    day: str
    seats: int
    options: str
    level: str
    par: str
    seed: str
    at: int


class AttemptRow(NamedTuple):
    """Somebody's table of a challenge. Once it is over it counts or not, with its points and the
    place it took among those at the table."""

    table_id: str
    title: str
    day: str
    slot: str
    player: str
    state: str
    points: int | None
    rank: int | None
    at: int


class AttemptListed(NamedTuple):
    """One of them in a list, with the name of who played it."""

    attempt: AttemptRow
    name: str


class Unsettled(NamedTuple):
    """One that is over and not judged yet: how it ended, when, and whether somebody else than who
    began it ever played the seat."""

    attempt: AttemptRow
    outcome: str
    ended: int
    changed: bool


class PlayerRow(NamedTuple):
    """An identity, known by the hash of its key only."""

    hash: str
    name: str | None
    lang: str | None
    created: int


class MeansRow(NamedTuple):
    """How somebody wants to be told: by a push to one device, a webhook of theirs, or a mail once a
    day. `confirmed` says whether an address of mail was; `day` is that of the last mail."""

    id: str
    player: str
    kind: str
    form: str
    address: str
    key: str
    auth: str
    label: str
    lang: str
    created: int
    confirmed: bool = True
    day: int = 0


class RecoveryRow(NamedTuple):
    """Words that bring an identity back, as their hash; its key is sealed with them."""

    player: str
    hash: str
    sealed: str
    at: int


class MuteRow(NamedTuple):
    """Somebody whom a player does not want to hear, by the name they had then."""

    player: str
    muted: str
    name: str
    at: int


class ShareRow(NamedTuple):
    """A link that shows what a seat sees: so many moves, or so many minutes, later."""

    table_id: str
    number: int
    seat: int
    hash: str
    moves: int
    minutes: int
    at: int

    @property
    def is_late(self) -> bool:
        """Whether it shows what was, not what is."""
        return self.moves > 0 or self.minutes > 0


class PreparedRow(NamedTuple):
    """Moves that a seat prepared after `n` entries, by name, and what must be as it was then, by
    place; `state` is "waits", "played" or "dropped", and `told` the message that says why."""

    table_id: str
    seat: int
    n: int
    moves: str
    keeps: str
    state: str
    told: str
    at: int


class ResultRow(NamedTuple):
    """A finished table as its players' results are made of it."""

    id: str
    title: str
    seats: int
    given: int
    shared: bool
    ended: int
    outcome: str


class Played(NamedTuple):
    """A finished table with its seats: name, bot and holders of each."""

    table: ResultRow
    seats: list[tuple[str, str | None, frozenset[str]]]


class BlockRow(NamedTuple):
    """Somebody who is kept out: an address or a network ("address"), or an identity."""

    kind: str
    value: str
    why: str
    at: int


class DeedRow(NamedTuple):
    """Something the host did. Who and which line it was about is for the processes that follow;
    everybody else reads what, when, at a game of which title, and why."""

    number: int
    at: int
    what: str
    table_id: str | None
    line: int | None
    player: str | None
    title: str | None
    why: str


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


class Unstored(Exception):
    """The database could not do it now (full, locked, out of reach): nothing was changed."""

    def __init__(self, cause: str = "") -> None:
        super().__init__(cause)
        self.message = Message("store-failed")
