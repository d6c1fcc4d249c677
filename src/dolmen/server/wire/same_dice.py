"""What the server answers of games with the same dice."""

from pydantic import BaseModel


class SameGame(BaseModel):
    """One of several games with the same dice: its record, who sat where, and what each seat came
    to. `is_first` is the one whose dice the others have, `given_up` one that its players ended."""

    record: str
    names: list[str]
    bots: list[str | None]
    scores: list[int]
    ranks: list[int]
    is_first: bool
    given_up: bool
    mine: bool


class SameDice(BaseModel):
    """Games with the same dice, side by side: the points and places of every seat, and for each
    seat the most points that somebody made there with the same luck. `playing` counts tables that
    are not over yet: nothing is told of them."""

    record: str
    title: str
    seats: int
    games: list[SameGame]
    best: list[int]
    playing: int
