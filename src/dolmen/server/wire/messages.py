"""What the server sends over the socket: a table, positions and what led to them, chat, and what
became of a message."""

from typing import Any, Final

import msgspec
from msgspec import Struct

from dolmen.server.wire.fields import EntryKind
from dolmen.server.wire.moves import Advice, Explanation, LegalMove
from dolmen.server.wire.phrases import Phrase
from dolmen.server.wire.table import TableState


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
    across the barrier, to where its last turn began, or has that agreed to; it is empty where
    nobody could."""

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
