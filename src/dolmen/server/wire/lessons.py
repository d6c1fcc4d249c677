"""What the server answers of lessons."""

from typing import Literal

from pydantic import BaseModel


class LessonList(BaseModel):
    """The lessons of a title, by name."""

    title: str
    lessons: list[str]


class LessonStanding(BaseModel):
    """How a lesson stands at its table, and which comes next, if one does."""

    title: str
    name: str
    number: int
    of: int
    state: Literal["open", "solved", "missed"]
    next: str | None
