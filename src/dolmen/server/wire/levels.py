"""The levels of bots, as the server tells of them."""

from pydantic import BaseModel


class RatingInfo(BaseModel):
    """How strong a level was measured to be, with its 95 % interval."""

    mean: int
    low: int
    high: int


class LevelInfo(BaseModel):
    """A bot that people are offered: how long it thinks about a move at most, in seconds (0: it
    answers at once), and its rating once that was measured."""

    bot: str
    seconds: float
    rating: RatingInfo | None
