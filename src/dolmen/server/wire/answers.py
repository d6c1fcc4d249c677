"""What the server answers by HTTP of tables and identities, of games that are over, of what was
typed, and why it refuses."""

from typing import Any, Literal

from pydantic import BaseModel

from dolmen.server.wire.fields import HeardKind, Language, Status


class SeatLink(BaseModel):
    """A seat and its private link, which whoever has it may sit down with."""

    seat: int
    path: str


class TableMade(BaseModel):
    """A new table: its id, its link for everybody, and the private links of the maker's seats."""

    id: str
    path: str
    links: list[SeatLink]


class Seated(BaseModel):
    """The seat that is mine now, with its private link."""

    table: str
    seat: int
    path: str


class Me(BaseModel):
    """An identity: its name, its language and the private link that carries it elsewhere. The
    link is shown to its owner only."""

    name: str | None
    lang: Language | None
    path: str


class Result(BaseModel):
    """How a game in a list ended: by its rules (`how` is "over"), by its players, or
    closed by the host of the server."""

    how: Literal["over", "resigned", "agreed", "closed", "lapsed"]
    seat: int | None
    scores: list[int]
    ranks: list[int]


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
    # The bots, by seat; none where people sit.
    bots: list[str | None]
    # Once it is over.
    result: Result | None
    # Milliseconds that whoever is to move has left to think; none: all the time.
    left: int | None = None


class TableList(BaseModel):
    """Tables, the one that moved last first."""

    tables: list[TableLine]


class RecordInfo(BaseModel):
    """A stored record: a finished table, or a file that somebody uploaded. `verified` says whether
    every die and card was compared with what the table had committed to, and all were right; where
    it is anything else, `why` tells the reason. `dice` is the form of its dice; `duplicate` names
    the record whose dice they are, if they are another's. `crossings` counts the take-backs across
    a barrier, `advice` how often each seat asked a bot for good moves."""

    id: str
    title: str
    version: int
    seats: int
    options: dict[str, Any]
    names: list[str]
    bots: list[str | None]
    moves: int
    over: bool
    dice: int
    commitment: str | None
    duplicate: str | None
    crossings: int
    advice: list[int]
    verified: Literal["verified", "nothing-to-check", "not-verified"]
    why: dict[str, Any] | None


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


class SheetSoFar(BaseModel):
    """The score sheets of a game that goes on, as if it ended after entry n. Nobody is ranked: what
    breaks a tie may be hidden."""

    n: int
    scores: list[int]
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


class MoveHeard(BaseModel):
    """A legal move in words, as it can be typed; and what it costs and brings, if anything."""

    words: str
    price: str


class Heard(BaseModel):
    """How something typed was taken: the answer in lines of words, moves to choose from, and the
    name of the one that was meant, with the position it is meant for. The clause is that of a move
    which the rules refuse."""

    n: int
    kind: HeardKind
    lines: list[str]
    moves: list[MoveHeard]
    move: str | None = None
    clause: str | None = None


class Problem(BaseModel):
    """Why a request was refused: a code of the closed list, the reason as a message and in words,
    and the clause where a rule refuses."""

    code: str
    clause: str | None = None
    reason: dict[str, Any]
    sentence: str
