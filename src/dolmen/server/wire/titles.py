"""What there is to play, as it is answered by HTTP: titles with what a table may choose, the engine
that bots run on, words and rules."""

from typing import Any, Literal

from pydantic import BaseModel

from dolmen.server.wire.fields import Language
from dolmen.server.wire.levels import LevelInfo


class OptionInfo(BaseModel):
    """One thing a table may choose: the allowed values, the default first; `hint` stands for
    values that no list can hold."""

    name: str
    allowed: list[Any]
    hint: str


class TitleInfo(BaseModel):
    """A title: its seat counts and what a table of each size may choose, bots among it, the weakest
    level first. A table of one press has `quick_seats`; a first game is best played with the
    options of `first_game`. `weight` is how much there is to learn, from 1 to 5, and `minutes` how
    long a game takes with people, the shortest and the longest, where that is known. `daily` says
    whether it has a game of each day, `best` whether it has a list of the best ever."""

    title: str
    name: str
    version: int
    seats: list[int]
    options: dict[int, list[OptionInfo]]
    levels: dict[int, list[LevelInfo]]
    quick_seats: int
    first_game: dict[str, Any]
    weight: float
    minutes: list[int]
    daily: bool
    best: bool


class AllowanceOffer(BaseModel):
    """Time to think that people are offered: seconds a turn, and in the bank."""

    turn: int
    bank: int


class TitleList(BaseModel):
    """The titles, all names of bots (those of levels, and those for tests and research), and the
    times to think that people are offered, the shortest first."""

    titles: list[TitleInfo]
    bots: list[str]
    allowances: list[AllowanceOffer]
    # Days after which a table lapses that nobody joins; none: never.
    open_days: int | None


class EngineInfo(BaseModel):
    """What bots run on, compiling: soon on a compiled engine; and the version of Dolmen."""

    engine: Literal["compiled", "interpreted", "compiling"]
    version: str


class TitleWords(BaseModel):
    """What a title says on the page, as Fluent source: later messages replace earlier ones."""

    title: str
    lang: Language
    sources: list[str]


class ClauseText(BaseModel):
    """One clause of the rules."""

    id: str
    text: str


class OverviewPanel(BaseModel):
    """One step of an overview of play: what it is about, as a word for a picture and in words."""

    id: str
    name: str
    text: str


class RulesText(BaseModel):
    """The rules of a title in one language: first at a glance, then clause by clause."""

    title: str
    lang: Language
    overview: list[OverviewPanel]
    clauses: list[ClauseText]
