"""What the server answers where somebody looks for a better move. Words are phrases."""

from typing import Any, Literal

from pydantic import BaseModel

from dolmen.server.wire.reviews import Band


class BetterMove(BaseModel):
    """The better move, how the turn would have gone on after it, and why."""

    words: dict[str, Any]
    line: list[dict[str, Any]]
    reasons: list[dict[str, Any]]


class ExerciseStanding(BaseModel):
    """How an exercise stands: after so many moves of a record a seat played something, and lost
    that much of the chance to win; which of the seat's exercises it is, and after how many moves
    the next is, if one is; what was tried, what is thought of it and what it loses against the
    better move; and that, once the answer is judged or whoever asks wants to see it. A puzzle has a
    name and a rating instead of a record, and nothing was played there. Who plays alone lost
    `given` points there, and the best line found makes `alone`."""

    title: str
    record: str | None
    at: int
    puzzle: str | None
    rating: int | None
    seat: int
    names: list[str]
    number: int
    of: int
    next: int | None
    grade: str
    played: dict[str, Any] | None
    loss: Band
    state: Literal["open", "answered", "measuring", "right", "close", "wrong"]
    tried: dict[str, Any] | None
    lost: Band | None
    points: Band | None
    pairs: int
    better: BetterMove | None
    given: Band | None
    alone: int | None
