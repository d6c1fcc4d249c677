"""What the server answers where a game is played on after another move. Words are phrases."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from dolmen.server.wire.fields import LONGEST_MOVE, LONGEST_NAME
from dolmen.server.wire.reviews import Band


class SequelAsked(BaseModel):
    """After how many moves of a record another one is tried, its name, and the level of the bots
    that play on."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    at: Annotated[int, Field(ge=0, le=1_000_000)]
    move: Annotated[str, Field(min_length=1, max_length=LONGEST_MOVE)]
    bot: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)] = "player"


class ChoiceTold(BaseModel):
    """A move that was legal: its name, what it lights up, and its words."""

    move: str
    target: str
    words: dict[str, Any]


class Choices(BaseModel):
    """What could be played after so many moves of a record, by which seat, and what was played;
    nobody decides where chance does, and at the end. And which dice a game would have that goes on
    from there: the same, or others, since the record is of the first form, shows no seed, or was
    given the moves that follow by another."""

    at: int
    seat: int | None
    played: str | None
    moves: list[ChoiceTold]
    dice: Literal["same", "first", "unknown", "given"]


class SequelSpot(BaseModel):
    """How games stand at one place, by seat: the share in which it is ahead, the points, and
    between which nine of ten games lie."""

    ahead: list[Band]
    points: list[Band]
    low: list[float]
    high: list[float]


class SequelMany(BaseModel):
    """Many games after the tried move and after the one that was played, at places from there to
    the end, and the points of the true game at the same; how much more often the tried move wins,
    and how many more points it makes; so many games each."""

    games: int
    tried: list[SequelSpot]
    played: list[SequelSpot]
    true: list[list[int]]
    gain: Band
    points: Band


class SequelTold(BaseModel):
    """One game that bots played on, with the points after each of its moves, the tried one first;
    and many by quick players."""

    moves: int
    scores: list[list[int]]
    result: list[int]
    many: SequelMany


class SequelAnswer(BaseModel):
    """How far it has come, and what came of it once it is done. `none`: nobody asked for it, or it
    was ended."""

    state: Literal["none", "waiting", "running", "done"]
    done: float
    at: int
    seat: int
    bot: str
    tried: dict[str, Any]
    played: dict[str, Any]
    dice: Literal["same", "first", "unknown", "given"]
    sequel: SequelTold | None
