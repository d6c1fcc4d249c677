"""What people without an account send and are answered: words that bring them back, their results,
whom they do not hear, and links to what a seat sees."""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, Field, StrictBool, StrictInt, StrictStr

from dolmen.server.wire.answers import Result
from dolmen.server.wire.bodies import Body
from dolmen.server.wire.fields import LONGEST_TYPED

LONGEST_WORDS: Final = 400
MOST_LATE_MOVES: Final = 500
# A week.
MOST_LATE_MINUTES: Final = 7 * 24 * 60


MOST_PREPARED: Final = 6
MOST_KEPT: Final = 12

TypedMove = Annotated[StrictStr, Field(min_length=1, max_length=LONGEST_TYPED)]
PlaceId = Annotated[StrictStr, Field(min_length=1, max_length=100)]


class Recall(Body):
    """The words that bring an identity back, as they were typed."""

    words: Annotated[StrictStr, Field(min_length=1, max_length=LONGEST_WORDS)]


class Leave(Body):
    """Whoever wants all of it removed says so, in as many words: there is no way back."""

    sure: Literal["remove everything about me"]


class SetMute(Body):
    """Whether I want to hear somebody no more, or again."""

    muted: StrictBool


class Unmute(Body):
    """Somebody of my list whom I want to hear again."""

    id: Annotated[StrictStr, Field(min_length=1, max_length=64)]


class SetWatch(Body):
    """Whether I follow a table."""

    watched: StrictBool


class NewShare(Body):
    """A link that shows what a seat sees: at once, or so many moves or minutes later."""

    moves: Annotated[StrictInt, Field(ge=0, le=MOST_LATE_MOVES)] = 0
    minutes: Annotated[StrictInt, Field(ge=0, le=MOST_LATE_MINUTES)] = 0


class Prepare(Body):
    """Moves for my next turn, by name or in words, made for the position after `n` entries, and the
    places that must stay as they are."""

    n: Annotated[StrictInt, Field(ge=0, le=1_000_000)]
    moves: Annotated[list[TypedMove], Field(min_length=1, max_length=MOST_PREPARED)]
    keeps: Annotated[list[PlaceId], Field(max_length=MOST_KEPT, default_factory=list)]


class WordsGiven(BaseModel):
    """Words that bring this identity back, shown this once. Those of before count no more."""

    words: list[str]


class WordsKept(BaseModel):
    """When words were last given (milliseconds since 1970); none: never."""

    at: int | None


class MutedPerson(BaseModel):
    """Somebody whom I do not hear: an id for my list alone, and the name of then."""

    id: str
    name: str
    at: int


class MutedList(BaseModel):
    """Whom I do not hear, the last first."""

    people: list[MutedPerson]


class MutedSeats(BaseModel):
    """The seats of a table whose people I do not hear."""

    seats: list[int]


class Watched(BaseModel):
    """Whether I follow a table."""

    watched: bool


class ShareInfo(BaseModel):
    """A link to what a seat sees: its number, how much later it shows it, and since when it is
    there (milliseconds since 1970). Its address is told once, to whoever made it."""

    number: int
    moves: int
    minutes: int
    at: int
    path: str | None = None


class ShareList(BaseModel):
    """The links to what a seat sees."""

    shares: list[ShareInfo]


class ForeseenMove(BaseModel):
    """A move that may be possible when my turn comes: its name, its words, and in how many of the
    imagined positions it was."""

    move: str
    words: str
    often: int


class Place(BaseModel):
    """Something of what I see that can be named: it is so now."""

    id: str
    name: str
    text: str


class PreparedMoves(BaseModel):
    """What I prepared, in words, and what must stay as it is. `state` says whether it waits, was
    played or was dropped, and `told` why."""

    state: Literal["waits", "played", "dropped"]
    moves: list[str]
    keeps: list[str]
    told: str


class Preparing(BaseModel):
    """What can be prepared in the position after `n` entries: moves of the next of my decisions in
    some imagined positions (`worlds` of them), and places; and what is prepared. Nobody else is
    told anything of it."""

    n: int
    can: bool
    worlds: int
    moves: list[ForeseenMove]
    places: list[Place]
    prepared: PreparedMoves | None


class Tally(BaseModel):
    """What some games came to. `games` is all of them, `ranked` those with somebody else that ended
    by the rules or since somebody gave up, `won` those of them that I won or shared. `mean` and
    `best` are points of games that ended by the rules, if there are any; `best_at` is the table of
    the best."""

    games: int
    ranked: int
    won: int
    mean: float | None
    best: int | None
    best_at: str | None


class TitleTally(BaseModel):
    """What I made of a title, and of it with so many seats."""

    title: str
    total: Tally
    by_seats: dict[int, Tally]


class OpponentTally(BaseModel):
    """How I did against somebody, or against a level of bots: games of both, and how often I was
    placed before them, or behind."""

    name: str
    bot: str | None
    games: int
    before: int
    behind: int


class Game(BaseModel):
    """A game that I finished: my seat, who played, and how it came out. `counts` is false where it
    is left out of every tally: several seats were mine, or it began in the middle."""

    table: str
    title: str
    ended: int
    seat: int
    names: list[str]
    bots: list[str | None]
    result: Result
    counts: bool


class Results(BaseModel):
    """My finished games: how many there are, what they came to by title and by opponent (the most
    frequent), and the last of them."""

    games: int
    titles: list[TitleTally]
    opponents: list[OpponentTally]
    last: list[Game]
