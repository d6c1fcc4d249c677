"""Rows of people and of what they keep for themselves."""

from typing import NamedTuple


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
