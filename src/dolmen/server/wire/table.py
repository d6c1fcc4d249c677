"""A table as everybody may know it, in messages and answers alike."""

from typing import Any, Literal

from msgspec import Struct

from dolmen.server.wire.fields import Ballot, SeatKind, Status


class SeatInfo(Struct):
    """One seat as everybody may know it. `stand_in` names the bot that plays for a person;
    `shown` counts the links by which it shows what it sees."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    stand_in: str | None
    resigned: bool
    online: bool
    shown: int = 0


class VoteInfo(Struct):
    """How a vote stands: which seats are for it and how many are needed."""

    what: Ballot
    seat: int | None
    seats: list[int]
    needed: int


class ProposalInfo(Struct):
    """A proposal to take back past a barrier: its entry, who made it, after which entry everything
    would go and how many moves that is, who has agreed and who has yet to answer."""

    n: int
    seat: int
    to: int
    count: int
    agreed: list[int]
    awaited: list[int]


class Outcome(Struct, omit_defaults=True):
    """How a game ended: by its rules (`how` is "over"), by its players, since the host of the
    server closed the table, and why, or since nobody joined ("lapsed")."""

    how: Literal["over", "resigned", "agreed", "closed", "lapsed"]
    seat: int | None
    scores: list[int]
    ranks: list[int]
    why: str = ""


class AllowanceInfo(Struct):
    """The time that a table gives each person to think: seconds a turn, seconds in the bank, and
    the bot that plays on for somebody whose time is out, until they are back."""

    turn: int
    bank: int
    bot: str


class TimeInfo(Struct):
    """How the time of a table stands: whose turn runs (none: nobody waits), how many milliseconds
    it has taken, how many are left until a bot stands in, and what is left in each seat's bank."""

    seat: int | None
    used: int
    left: int | None
    banks: list[int]


class TableState(Struct):
    """A table as everybody may know it. `seal` is the SHA-256 of its seed, and `nonces` are those
    of what the seats brought to mix it with; from the start on `commitment` binds to all of it.
    `duplicate` names the record whose dice these are, if they are another's. `crossings` counts
    the take-backs across a barrier: who made them had seen what came next. `hidden` says whether a
    seat knows what others do not, `advice` whether people may ask what a bot would play, and
    `advised` how often each seat has; `stronger` names the level above the strongest bot here, if
    there is one; `lesson` the lesson of the title that this table is, if it is one;
    `exercise` says whether somebody looks for a better move here than was played; `day` names the
    day that everybody plays this game on (or `ever`), if they do: what that day has drawn and its
    seed are not told here. `allowance` is the time people have to think, if the table gives any,
    and `time` how that stands; `lapses` is when the table lapses if nobody joins, in milliseconds
    since 1970."""

    id: str
    title: str
    version: int
    status: Status
    seats: list[SeatInfo]
    options: dict[str, Any]
    public: bool
    lasting: bool
    shared: bool
    hidden: bool
    host: str
    created: int
    commitment: str
    seal: str
    nonces: list[str | None]
    dice: int
    duplicate: str | None
    given: int
    votes: list[VoteInfo]
    proposal: ProposalInfo | None
    crossings: int
    advice: bool
    advised: list[int]
    outcome: Outcome | None
    seed: str | None
    next: str | None
    stronger: str | None
    kept_days: int | None
    lesson: str | None = None
    exercise: bool = False
    day: str | None = None
    allowance: AllowanceInfo | None = None
    time: TimeInfo | None = None
    lapses: int | None = None
