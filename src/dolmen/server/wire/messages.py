"""What the server sends over the socket, and what its messages are made of."""

from typing import Any, Final

import msgspec
from msgspec import Struct

from dolmen.server.wire.fields import EffectKind, EntryKind, Role
from dolmen.server.wire.table import TableState


class Phrase(Struct, omit_defaults=True):
    """Something to read: a message of the Fluent catalogues with its arguments.

    An argument is a number, a text, a seat (`{"seat": 2}`, said by its name), another phrase, or a
    list of phrases. `text` is the sentence, if the client asked for a language. What happened in a
    game has the `clause` it follows from, and its `role` in a log: it begins a turn, or somebody
    let a chance go by."""

    id: str
    args: dict[str, Any] = {}
    text: str | None = None
    clause: str | None = None
    role: Role = ""


class LegalMove(Struct, omit_defaults=True):
    """A move that is legal now: its name, the element it lights up, its words, and whether it
    cannot be taken back. The rules say which few are a `gamble`, to be asked about once more, and
    which one is `forced`: it leaves nothing to decide, so that a client may play it unasked."""

    move: str
    target: str
    words: Phrase
    final: bool
    gamble: bool = False
    forced: bool = False


class EntryTold(Struct):
    """What one log entry means to this viewer."""

    n: int
    seat: int | None
    kind: EntryKind
    told: list[Phrase]


class Look(Struct):
    """Whose view a link shows, and how much later: so many moves, or so many minutes."""

    seat: int
    moves: int
    minutes: int


class Welcome(Struct, tag="welcome", tag_field="type"):
    """The answer to hello: the table, the seat of this viewer, all the seats it may sit at, and
    those whose people it does not want to hear; by a link, what it shows."""

    n: int
    table: TableState
    seat: int | None
    mine: list[int]
    host: bool
    muted: list[int] = []
    look: Look | None = None


class Update(Struct, tag="update", tag_field="type"):
    """The position as this viewer may know it, and what led to it since the viewer's last `n`.

    `entries` begins after entry `since`; where that is not the n the client had, the gap was too
    long and the view is all there is. `can_take_back` and `can_redo` are for whoever decides.
    `reach` has for each person's seat the entry after which everything goes if it takes back
    across the barrier, or has that agreed to; it is empty where nobody could."""

    n: int
    since: int
    entries: list[EntryTold]
    view: dict[str, Any]
    actor: int | None
    ask: Phrase | None
    legal: list[LegalMove]
    can_take_back: bool
    can_redo: bool = False
    reach: list[int | None] = []


class EntryBrief(Struct, omit_defaults=True):
    """An entry of a change. Its number is that of the one before and one more, the first after
    `since`; what is left out is as here."""

    seat: int | None = None
    kind: EntryKind = "move"
    told: list[Phrase] = []


class Change(Struct, tag="change", tag_field="type", omit_defaults=True):
    """An update to a viewer that has the position after entry `base`: `view` is what changed in it
    since, as a difference, and all the rest is that of an update. What is left out is as here,
    `since` is `base`, and `ask` (while there is an `actor`) and `reach` are as they were there.

    A difference is `{key: difference}` of an object or, by indices, of an array; `[value]` where a
    value is another; `[]` where a member is gone; `[at, count, item, ...]` where items of an array
    went and others came. A client that has another position asks for the view.

    A legal move is its name alone where this socket was told it before, as it was told last;
    else the difference from the move before it in the list, of the first one from `{}`."""

    n: int
    base: int
    since: int | None = None
    entries: list[EntryBrief] = []
    view: dict[str, Any] = {}
    actor: int | None = None
    ask: Phrase | None = None
    legal: list[str | dict[str, Any] | list[Any]] = []
    can_take_back: bool = False
    can_redo: bool = False
    reach: list[int | None] | None = None


class TableChanged(Struct, tag="table", tag_field="type"):
    """Who sits where, votes or the state of the table changed."""

    n: int
    table: TableState


class ChatLine(Struct, tag="chat", tag_field="type", omit_defaults=True):
    """A line that somebody at the table said. `removed`: the host of the server took it away; then
    the text is empty, and a line that was told before comes again."""

    n: int
    k: int
    seat: int | None
    name: str
    text: str
    at: int
    removed: bool = False


class Done(Struct, tag="done", tag_field="type"):
    """A message of this client was carried out, now or when it came first."""

    n: int
    id: str


class WhyNot(Struct):
    """Why one move is refused."""

    move: str
    words: Phrase
    code: str
    clause: str
    reason: Phrase


class EffectTold(Struct, omit_defaults=True):
    """One thing that a move costs or brings, or that a refused one lacks: what it is about, how
    much (what goes away is below 0), and the same in words. `seat` is there where it concerns
    another than the seat that asks, `at` where it is at a target of the board."""

    kind: EffectKind
    what: str
    amount: int
    words: Phrase
    seat: int | None = None
    at: str = ""


class Explanation(Struct, tag="why", tag_field="type"):
    """The answer to why: legal moves there, refused ones with their reasons, or one reason for
    all of them (not your turn, nothing to do here ...); and by the names of moves what each costs,
    brings or lacks, where its title says so."""

    n: int
    id: str
    general: Phrase | None
    legal: list[LegalMove]
    refused: list[WhyNot]
    effects: dict[str, list[EffectTold]]


class AdviceReason(Struct):
    """What is better after an advised move than after the other moves, on the whole: by how many
    hundredths of a point, and in words."""

    gain: int
    words: Phrase


class Estimate(Struct):
    """What was found by playing on: the mean, and its 95 % interval."""

    mean: float
    low: float
    high: float


class AdvisedMove(Struct):
    """A move that is worth a thought: this seat's chance to win after it and its points in the end,
    why it is better than the other moves, and what it costs and brings."""

    move: LegalMove
    chance: Estimate
    points: Estimate
    reasons: list[AdviceReason]
    effects: list[EffectTold]


class Advice(Struct, tag="advice", tag_field="type"):
    """The answer to advice: up to three moves, first the one that `bot` would play, from what this
    seat may know. After each the game was played on `games` times; `clear` says that the first is
    better than the second beyond their intervals. That somebody asked is an entry, so `n` may be
    one more than that of the question."""

    n: int
    id: str
    bot: str
    moves: list[AdvisedMove]
    clear: bool
    games: int


class Refused(Struct, tag="refused", tag_field="type"):
    """A message that was not carried out: a code of the closed list, the reason and its sentence,
    and the clause where a rule refuses."""

    n: int
    id: str | None
    code: str
    clause: str | None
    reason: Phrase
    sentence: str


class Closing(Struct, tag="closing", tag_field="type"):
    """The server ends this socket, and why."""

    n: int
    code: str
    sentence: str


ServerMessage = (
    Welcome
    | Update
    | Change
    | TableChanged
    | ChatLine
    | Done
    | Explanation
    | Advice
    | Refused
    | Closing
)

encode: Final = msgspec.json.Encoder().encode
