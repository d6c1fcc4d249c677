"""What the server answers of puzzles."""

from pydantic import BaseModel


class PuzzleLine(BaseModel):
    """A puzzle by its name, and how hard it is as far as figures tell."""

    name: str
    rating: int


class PuzzleList(BaseModel):
    """The puzzles of a title, and which of them is today's, if there are any."""

    title: str
    puzzles: list[PuzzleLine]
    today: str | None
