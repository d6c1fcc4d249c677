"""The review of a game, as the server answers it. Chances are from 0 to 1; words are phrases."""

from typing import Any, Literal

from pydantic import BaseModel


class Band(BaseModel):
    """A mean and between what it lies, 95 times of 100."""

    mean: float
    low: float
    high: float


class ReviewPoint(BaseModel):
    """How it stood after so many moves: the chance to win and the points in the end, by seat."""

    at: int
    chances: list[Band]
    points: list[Band]


class ReviewDraw(BaseModel):
    """A draw after so many moves: what came, how likely that was, the chance to win that was to be
    expected, and what it changed."""

    at: int
    words: dict[str, Any]
    likely: float
    expected: float
    luck: Band


class ReviewTurned(BaseModel):
    """A stretch of moves in which the game turned for a seat, with its chance before and after."""

    first: int
    last: int
    before: float
    after: float


class ReviewSeat(BaseModel):
    """A seat: start + luck + play + others + rest = result; how its moves are called, how many were
    decisions, how accurate they were, its luckiest and unluckiest draws, and where it turned."""

    seat: int
    start: float
    luck: float
    play: float
    others: float
    rest: float
    result: float
    without_luck: float
    decisions: int
    grades: dict[str, int]
    error: float
    accuracy: float
    luckiest: list[ReviewDraw]
    unluckiest: list[ReviewDraw]
    turned: list[ReviewTurned]


class ReviewMark(BaseModel):
    """A move after so many others that was worse than another, proven: what it lost of the chance
    to win and of points, how the turn would have gone on after the better one, and why."""

    at: int
    seat: int
    grade: str
    played: dict[str, Any]
    better: dict[str, Any]
    loss: Band
    points: Band
    line: list[dict[str, Any]]
    reasons: list[dict[str, Any]]


class ReviewTurn(BaseModel):
    """A turn of who plays alone: how it was played, how the best line found from there on plays it
    and its points, the points given away, and whether a better beginning can be looked for."""

    at: int
    grade: str
    played: list[dict[str, Any]]
    line: list[dict[str, Any]]
    best: int
    lost: int
    is_exercise: bool


class ReviewSource(BaseModel):
    """Where points came from: a chapter of the sheet, those of every seat, and a master's mean."""

    words: dict[str, Any]
    points: list[int]
    master: float | None


class ReviewTold(BaseModel):
    """All of a review, and what it was made with: the same again gives the same. Who plays alone
    has turns instead of a curve, seats and marks. `sources_about` says how chapters are counted
    that are none of the sheet; `by_chance` and `by_points` are the thresholds of the grades."""

    title: str
    version: int
    names: list[str]
    scores: list[int]
    moves: int
    games: int
    seed: int
    release: str
    curve: list[ReviewPoint]
    seats: list[ReviewSeat]
    marks: list[ReviewMark]
    decided: int | None
    turns: list[ReviewTurn]
    sources: list[ReviewSource]
    sources_about: dict[str, Any] | None
    master_games: int | None
    by_chance: list[float]
    by_points: list[float]


class ReviewAnswer(BaseModel):
    """How far a review has come: how many of its stages are done and how much of the next, and the
    review of the last stage, unless it is known already."""

    state: Literal["none", "waiting", "running", "paused", "done"]
    stage: int
    stages: int
    done: float
    review: ReviewTold | None
