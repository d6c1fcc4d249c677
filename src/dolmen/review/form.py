"""A review as JSON, for files, stores and programs: moves by name, chances from 0 to 1. What was
written is read back by `from_object`."""

from collections.abc import Sequence
from typing import Any, Final

from dolmen.bots.advice import Reason
from dolmen.bots.figures import Interval
from dolmen.core.game import Game
from dolmen.core.message import Message
from dolmen.review.alone import Turn
from dolmen.review.grades import Swing
from dolmen.review.luck import Fortune
from dolmen.review.marks import Finding
from dolmen.review.review import FORMAT, Account, Header, Mark, Point, Review
from dolmen.review.sample import Value
from dolmen.review.walk import Decision

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
        "changes": [_round(change) for change in finding.changes],
        "reasons": [{"gain": why.gain, "words": as_message(why.words)} for why in mark.reasons],
    }


def as_message(message: Message) -> dict[str, object]:
    """A message; its arguments are numbers, texts and messages, as those of reasons are."""
    return {
        "id": message.id,
        "args": {
            key: as_message(arg) if isinstance(arg, Message) else arg
            for key, arg in message.args.items()
        },
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
        "gap": None if turn.gap is None else _interval(turn.gap),
    }


def names(moves: Sequence[int], game: Game[Any]) -> list[str]:
    """Moves by name."""
    return [game.moves.name(move) for move in moves]


def from_object(written: dict[str, Any], game: Game[Any]) -> Review:
    """The review of a game as it was written, without the positions of its decisions: whoever wants
    those walks the record."""
    luck = [_read_fortune(one, game) for one in written["luck"]]
    draws = {one.at: one for one in luck}
    return Review(
        Header(*(written[name] for name in Header._fields)),
        [_read_point(point) for point in written["curve"]],
        luck,
        Interval(*written["slope"]),
        [_read_mark(mark, game) for mark in written["decisions"]],
        [_read_account(account, draws) for account in written["seats_reviewed"]],
        written["decided"],
        [_read_turn(turn, game) for turn in written["turns"]],
    )


def _read_point(point: dict[str, Any]) -> Point:
    chances, points = (
        tuple(Interval(*one) for one in point[name]) for name in ("chances", "points")
    )
    return Point(point["at"], Value(chances, points, point["games"]))


def _read_fortune(one: dict[str, Any], game: Game[Any]) -> Fortune:
    return Fortune(
        one["at"],
        game.moves.parse(one["move"]),
        one["likely"],
        tuple(one["luck"]),
        tuple(Interval(*each) for each in one["measured"]),
        tuple(one["expected"]),
    )


def _read_mark(mark: dict[str, Any], game: Game[Any]) -> Mark:
    parse = game.moves.parse
    decision = Decision(mark["at"], None, mark["seat"], parse(mark["move"]))
    finding = Finding(
        decision,
        mark["grade"],
        parse(mark["better"]),
        Interval(*mark["loss"]),
        Interval(*mark["points"]),
        tuple(mark["changes"]),
        mark["games"],
    )
    reasons = [Reason(why["gain"], read_message(why["words"])) for why in mark["reasons"]]
    return Mark(finding, [parse(name) for name in mark["line"]], reasons)


def read_message(message: dict[str, Any]) -> Message:
    """A message that was written."""
    args = {
        key: read_message(arg) if isinstance(arg, dict) else arg
        for key, arg in message["args"].items()
    }
    return Message(message["id"], args)


def _read_account(account: dict[str, Any], draws: dict[int, Fortune]) -> Account:
    sums = {name: account[name] for name in SUMS}
    return Account(
        seat=account["seat"],
        **sums,
        decisions=account["decisions"],
        grades=account["grades"],
        luckiest=[draws[at] for at in account["luckiest"]],
        unluckiest=[draws[at] for at in account["unluckiest"]],
        turned=[Swing(**swing) for swing in account["turned"]],
        sheet=[(category, points) for category, points in account["sheet"].items()],
    )


def _read_turn(turn: dict[str, Any], game: Game[Any]) -> Turn:
    parse = game.moves.parse
    return Turn(
        turn["at"],
        parse(turn["move"]),
        parse(turn["better"]),
        turn["best"],
        turn["lost"],
        turn["grade"],
        [parse(name) for name in turn["line"]],
        # Reviews that were kept before know nothing of it.
        None if turn.get("gap") is None else Interval(*turn["gap"]),
    )
