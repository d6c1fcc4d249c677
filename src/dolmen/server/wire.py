"""What travels between server and clients: every message of the socket and every body of HTTP.

Live messages are msgspec structs, told apart by `type`; HTTP bodies are pydantic models, which
FastAPI checks and describes. The OpenAPI document carries both, and the types of the page are made
from it (`make wire`)."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct
from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

FRAME_LIMIT: Final = 8 * 1024
BODY_LIMIT: Final = 64 * 1024
RECORD_LIMIT: Final = 1024 * 1024
LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 500
LONGEST_MOVE: Final = 100

Language = Literal["en", "fr", "nl"]
# Where a table stands: people still sit down; it is played; the rules ended it; its players did;
# or it was begun under other rules and can only be looked at.
Status = Literal["open", "playing", "over", "ended", "frozen"]
# Who plays a seat: nobody yet, a person, or a bot.
SeatKind = Literal["open", "person", "bot"]
# What a line of a log does there: nothing special, begin a turn, or let a chance go by.
Role = Literal["", "turn", "pass"]
# What a table can vote on.
Ballot = Literal["end", "bot"]

SeatNumber = Annotated[int, Meta(ge=0, le=6)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
# Chosen by the client, once for each message: sent twice under one id, a message counts once.
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
MoveName = Annotated[str, Meta(min_length=1, max_length=LONGEST_MOVE)]
TargetName = Annotated[str, Meta(min_length=1, max_length=LONGEST_MOVE)]
ChatText = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
Key = Annotated[str, Meta(min_length=1, max_length=128)]


# --- From client to server, over the socket ------------------------------------------------------


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message: who looks, from which seat (none: watching), and what is known already.

    `token` is that of a seat link; without it the identity of the cookie counts. With `lang` every
    phrase comes with its sentence in that language as well."""

    seat: SeatNumber | None = None
    token: Key | None = None
    n: Count | None = None
    lang: Language | None = None


class Play(Struct, tag="move", tag_field="type", forbid_unknown_fields=True):
    """One move by name, made for the position after `n` entries."""

    id: ClientId
    n: Count
    move: MoveName


class TakeBack(Struct, tag="take_back", tag_field="type", forbid_unknown_fields=True):
    """Takes back what the seat played since the last barrier, or its last move only."""

    id: ClientId
    n: Count
    one: bool = False


class AskWhy(Struct, tag="why", tag_field="type", forbid_unknown_fields=True):
    """Why nothing can be done at a target, or why a move cannot be played."""

    id: ClientId
    target: TargetName | None = None
    move: MoveName | None = None


class Say(Struct, tag="chat", tag_field="type", forbid_unknown_fields=True):
    """A line for everybody at the table."""

    id: ClientId
    text: ChatText


class Vote(Struct, tag="vote", tag_field="type", forbid_unknown_fields=True):
    """A vote to end the game, or to hand somebody's seat to a bot; `yes` false takes it back."""

    id: ClientId
    what: Ballot
    seat: SeatNumber | None = None
    yes: bool = True


class Resign(Struct, tag="resign", tag_field="type", forbid_unknown_fields=True):
    """Gives the game up: with two seats it ends, with more a bot plays on for this seat."""

    id: ClientId
    n: Count


ClientMessage = Hello | Play | TakeBack | AskWhy | Say | Vote | Resign
# What HTTP takes as well, for clients without a socket.
Act = Play | TakeBack | AskWhy | Say | Vote | Resign


# --- From server to client, over the socket ------------------------------------------------------


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


class SeatInfo(Struct):
    """One seat as everybody may know it. `stand_in` names the bot that plays for a person."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    stand_in: str | None
    resigned: bool
    online: bool


class VoteInfo(Struct):
    """How a vote stands: which seats are for it and how many are needed."""

    what: Ballot
    seat: int | None
    seats: list[int]
    needed: int


class Outcome(Struct):
    """How a game ended: by its rules (`how` is "over"), or by its players."""

    how: Literal["over", "resigned", "agreed"]
    seat: int | None
    scores: list[int]
    ranks: list[int]


class TableState(Struct):
    """A table as everybody may know it."""

    id: str
    title: str
    version: int
    status: Status
    seats: list[SeatInfo]
    options: dict[str, Any]
    public: bool
    lasting: bool
    shared: bool
    host: str
    created: int
    commitment: str
    given: int
    votes: list[VoteInfo]
    outcome: Outcome | None
    seed: str | None
    next: str | None
    kept_days: int | None


class LegalMove(Struct):
    """A move that is legal now: its name, the element it lights up, its words, and whether it
    cannot be taken back."""

    move: str
    target: str
    words: Phrase
    final: bool


class EntryTold(Struct):
    """What one log entry means to this viewer."""

    n: int
    seat: int | None
    kind: Literal["move", "undo", "end"]
    told: list[Phrase]


class Welcome(Struct, tag="welcome", tag_field="type"):
    """The answer to hello: the table, the seat of this viewer, all the seats it may sit at."""

    n: int
    table: TableState
    seat: int | None
    mine: list[int]
    host: bool


class Update(Struct, tag="update", tag_field="type"):
    """The position as this viewer may know it, and what led to it since the viewer's last `n`.

    `entries` begins after entry `since`; where that is not the n the client had, the gap was too
    long and the view is all there is."""

    n: int
    since: int
    entries: list[EntryTold]
    view: dict[str, Any]
    actor: int | None
    ask: Phrase | None
    legal: list[LegalMove]
    can_take_back: bool


class TableChanged(Struct, tag="table", tag_field="type"):
    """Who sits where, votes or the state of the table changed."""

    n: int
    table: TableState


class ChatLine(Struct, tag="chat", tag_field="type"):
    """A line that somebody at the table said."""

    n: int
    k: int
    seat: int | None
    name: str
    text: str
    at: int


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


class Explanation(Struct, tag="why", tag_field="type"):
    """The answer to why: legal moves there, refused ones with their reasons, or one reason for
    all of them (not your turn, nothing to do here ...)."""

    n: int
    id: str
    general: Phrase | None
    legal: list[LegalMove]
    refused: list[WhyNot]


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


ServerMessage = Welcome | Update | TableChanged | ChatLine | Done | Explanation | Refused | Closing

_client: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_act: Final[msgspec.json.Decoder[Act]] = msgspec.json.Decoder(Act)
encode: Final = msgspec.json.Encoder().encode


def decode_client(text: str) -> ClientMessage:
    """A message of the socket; raises msgspec.DecodeError."""
    return _client.decode(text)


def decode_act(data: bytes) -> Act:
    """A message sent by HTTP; raises msgspec.DecodeError."""
    return _act.decode(data)


# --- HTTP bodies ---------------------------------------------------------------------------------


class Body(BaseModel):
    """What a client sends: exactly these fields, of exactly these types."""

    model_config = ConfigDict(extra="forbid", strict=True)


Name = Annotated[StrictStr, Field(min_length=1, max_length=LONGEST_NAME)]


class NewTable(Body):
    """A table to be made. `players` has an entry for each seat: "me", "open", "guest" (another
    person at this screen) or the name of a bot; left out, the maker sits first and the rest is
    open."""

    title: Annotated[StrictStr, Field(max_length=40)]
    seats: Annotated[StrictInt, Field(ge=1, le=7)]
    options: dict[Annotated[str, Field(max_length=40)], Any] = {}
    players: Annotated[list[Annotated[StrictStr, Field(max_length=40)]], Field(max_length=7)] = []
    names: Annotated[list[Name], Field(max_length=7)] = []
    name: Name | None = None
    public: StrictBool = False
    lasting: StrictBool = False
    webhook: Annotated[StrictStr, Field(max_length=500)] | None = None


class Branch(Body):
    """A new table that goes on from a point of a record: after its first `at` moves. `players` as
    for a new table; left out, the maker sits first and greedy bots elsewhere."""

    at: Annotated[StrictInt, Field(ge=0, le=1_000_000)]
    players: Annotated[list[Annotated[StrictStr, Field(max_length=40)]], Field(max_length=7)] = []
    name: Name | None = None


class SeatLink(BaseModel):
    """A seat and its private link, which whoever has it may sit down with."""

    seat: int
    path: str


class TableMade(BaseModel):
    """A new table: its id, its link for everybody, and the private links of the maker's seats."""

    id: str
    path: str
    links: list[SeatLink]


class Join(Body):
    """Sitting down at an open seat, the first one unless said."""

    seat: Annotated[StrictInt, Field(ge=0, le=6)] | None = None
    name: Name | None = None


class Sit(Body):
    """Sitting down with the token of a seat link."""

    token: Annotated[StrictStr, Field(min_length=1, max_length=128)]


class Seated(BaseModel):
    """The seat that is mine now, with its private link."""

    table: str
    seat: int
    path: str


class SetBot(Body):
    """The bot that shall play a seat."""

    bot: Annotated[StrictStr, Field(max_length=40)]


class SetWebhook(Body):
    """Where the host wants to hear whose turn it is; none: nowhere."""

    url: Annotated[StrictStr, Field(max_length=500)] | None = None


class SetMe(Body):
    """What a person is called, and reads."""

    name: Name | None = None
    lang: Language | None = None


class Carry(Body):
    """The key of a private link that brings an identity to another device."""

    key: Annotated[StrictStr, Field(min_length=1, max_length=128)]


class Me(BaseModel):
    """An identity: its name, its language and the private link that carries it elsewhere. The
    link is shown to its owner only."""

    name: str | None
    lang: Language | None
    path: str


class TableLine(BaseModel):
    """A table in a list."""

    id: str
    title: str
    status: Status
    seats: int
    names: list[str]
    open_seats: int
    public: bool
    lasting: bool
    moved: int
    # Whose turn it is; none while nobody's.
    waits: int | None
    # The seats that are mine, and whether one of them is to move.
    mine: list[int]
    my_turn: bool


class TableList(BaseModel):
    """Tables, the one that moved last first."""

    tables: list[TableLine]


class OptionInfo(BaseModel):
    """One thing a table may choose: the allowed values, the default first; `hint` stands for
    values that no list can hold."""

    name: str
    allowed: list[Any]
    hint: str


class TitleInfo(BaseModel):
    """A title: its seat counts and what a table of each size may choose. A table of one press has
    `quick_seats`; a first game is best played with the options of `first_game`."""

    title: str
    name: str
    version: int
    seats: list[int]
    options: dict[int, list[OptionInfo]]
    quick_seats: int
    first_game: dict[str, Any]


class TitleList(BaseModel):
    """The titles and the bots there are."""

    titles: list[TitleInfo]
    bots: list[str]


class TitleWords(BaseModel):
    """What a title says on the page, as Fluent source: later messages replace earlier ones."""

    title: str
    lang: Language
    sources: list[str]


class ClauseText(BaseModel):
    """One clause of the rules."""

    id: str
    text: str


class RulesText(BaseModel):
    """The rules of a title in one language."""

    title: str
    lang: Language
    clauses: list[ClauseText]


class RecordInfo(BaseModel):
    """A stored record: a finished table, or a file that somebody uploaded."""

    id: str
    title: str
    version: int
    seats: int
    options: dict[str, Any]
    names: list[str]
    bots: list[str | None]
    moves: int
    over: bool
    verified: bool | None


class SheetLine(BaseModel):
    """A row of a score sheet."""

    category: str
    words: dict[str, Any]
    points: int


class Sheet(BaseModel):
    """The score sheets of all seats, line by line."""

    scores: list[int]
    ranks: list[int]
    lines: list[list[SheetLine]]


class Gain(BaseModel):
    """A move after which somebody's points were others: by how much for each seat, and what was
    told of it to everybody."""

    n: int
    points: list[int]
    told: list[dict[str, Any]]


class Curve(BaseModel):
    """How the points went: those of every seat after each number of moves, from none to all, and
    the moves that changed them."""

    scores: list[list[int]]
    gains: list[Gain]


class Problem(BaseModel):
    """Why a request was refused: a code of the closed list, the reason as a message and in words,
    and the clause where a rule refuses."""

    code: str
    clause: str | None = None
    reason: dict[str, Any]
    sentence: str
