"""What the server answers of games that everybody plays alike."""

from typing import Any, Literal

from pydantic import BaseModel


class AttemptLine(BaseModel):
    """Somebody in the list of a day: points, the place in the list (0: a bot's par, which has
    none) and the one taken at their own table. The table is told when the day is over, and to who
    played there."""

    name: str
    points: int
    rank: int
    place: int
    mine: bool
    table: str | None


class MyAttempt(BaseModel):
    """My own attempt: it is played (`open`), it counts, it ended after its day (`late`), or it was
    given up or a bot played it for a while (`left`). The place is that of one that counts."""

    table: str
    state: Literal["open", "counted", "late", "left"]
    points: int | None
    place: int | None


class ChallengeInfo(BaseModel):
    """A game that everybody plays alike, on a day or `ever`: whether it can be played now and when
    the day ends, how many sit there against bots of which level, who played it how well, a bot's
    par once it is there, how many play still, and earlier days. `drawn` names the options that
    the seed of the day decides: they are told with the tables when the day is over. `seal` is that
    of the seed, which is drawn when somebody first plays."""

    title: str
    day: str
    today: str
    is_open: bool
    ends: int | None
    seats: int
    options: dict[str, Any]
    drawn: list[str]
    level: str | None
    par_level: str | None
    seal: str | None
    lines: list[AttemptLine]
    count: int
    playing: int
    par: AttemptLine | None
    mine: MyAttempt | None
    days: list[str]
