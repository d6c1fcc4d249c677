"""A review as JSON, for files, stores and programs: moves by name, chances from 0 to 1."""

from collections.abc import Sequence
from typing import Any, Final

from dolmen.bots.figures import Interval
from dolmen.core.game import Game
from dolmen.review.alone import Turn
from dolmen.review.luck import Fortune
from dolmen.review.review import FORMAT, Account, Mark, Point, Review

PLACES: Final = 4


def as_object(review: Review, game: Game[Any]) -> dict[str, object]:
    """All of a review."""
    return {
        "format": FORMAT,
        **review.header._asdict(),
        "curve": [_point(point) for point in review.curve],
        "luck": [_fortune(one, game) for one in review.luck],
        "slope": _interval(review.slope),
        "decisions": [_mark(mark, game) for mark in review.marks],
        "seats_reviewed": [_account(account) for account in review.accounts],
        "decided": review.decided,
        "turns": [_turn(turn, game) for turn in review.turns],
    }


def _round(value: float) -> float:
    return round(value, PLACES)


def _interval(one: Interval) -> list[float]:
    return [_round(value) for value in one]


def _point(point: Point) -> dict[str, object]:
    return {
        "at": point.at,
        "chances": [_interval(one) for one in point.value.chances],
        "points": [_interval(one) for one in point.value.points],
        "games": point.value.games,
    }


def _fortune(one: Fortune, game: Game[Any]) -> dict[str, object]:
    return {
        "at": one.at,
        "move": game.moves.name(one.move),
        "likely": _round(one.likely),
        "luck": [_round(value) for value in one.luck],
        "expected": [_round(value) for value in one.expected],
        "measured": [_interval(each) for each in one.measured],
    }


def _mark(mark: Mark, game: Game[Any]) -> dict[str, object]:
    finding = mark.finding
    return {
        "at": finding.decision.at,
        "seat": finding.decision.seat,
        "move": game.moves.name(finding.decision.move),
        "grade": finding.grade,
        "better": game.moves.name(finding.better),
        "loss": _interval(finding.loss),
        "points": _interval(finding.points),
        "games": finding.games,
        "line": names(mark.line, game),
        "reasons": [{"gain": why.gain, "term": why.words.id} for why in mark.reasons],
    }


def _account(account: Account) -> dict[str, object]:
    sums = {name: _round(getattr(account, name)) for name in SUMS}
    return {
        "seat": account.seat,
        **sums,
        "decisions": account.decisions,
        "grades": account.grades,
        "luckiest": [one.at for one in account.luckiest],
        "unluckiest": [one.at for one in account.unluckiest],
        "turned": [swing._asdict() for swing in account.turned],
        "sheet": dict(account.sheet),
    }


SUMS: Final = (
    "start",
    "luck",
    "play",
    "others",
    "rest",
    "result",
    "without_luck",
    "error",
    "accuracy",
)


def _turn(turn: Turn, game: Game[Any]) -> dict[str, object]:
    return {
        "at": turn.at,
        "move": game.moves.name(turn.move),
        "better": game.moves.name(turn.better),
        "best": turn.best,
        "lost": turn.lost,
        "grade": turn.grade,
        "line": names(turn.line, game),
    }


def names(moves: Sequence[int], game: Game[Any]) -> list[str]:
    """Moves by name."""
    return [game.moves.name(move) for move in moves]
