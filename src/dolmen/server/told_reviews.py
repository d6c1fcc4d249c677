"""A stored review on its way out: as phrases for the page, and in words for one without script. It
needs the record that it was made of, so it runs where that was read."""

import json
from collections.abc import Sequence
from typing import Any

from dolmen.bots.figures import Interval
from dolmen.core.log import Log
from dolmen.review.alone import Turn, played_in
from dolmen.review.form import from_object
from dolmen.review.grades import BY_CHANCE, BY_POINTS, MARKED
from dolmen.review.luck import Fortune
from dolmen.review.review import Account, Mark, Review, check
from dolmen.review.sources import about_sources, masters, sources
from dolmen.server.exercise import is_exercise, is_exercise_alone
from dolmen.server.record import Record
from dolmen.server.speaker import Speaker
from dolmen.server.tongue import Tongue
from dolmen.server.wire import reviews as wire
from dolmen.words.review import Part, Telling


def reviewable(record: Record) -> Log[Any]:
    """A game to be reviewed; refused if there can be no review of it."""
    check(record.log)
    return record.log


def tell_review(record: Record, body: str) -> wire.ReviewTold:
    """A stored review as the page is told it."""
    found = from_object(json.loads(body), record.log.game)
    return _Teller(record.log, found).told()


def tell_parts(record: Record, body: str, lang: str) -> list[Part]:
    """A stored review in words, part by part."""
    found = from_object(json.loads(body), record.log.game)
    telling = Telling(Tongue(lang), record.log, found)
    basis = Part("", [telling.basis()])
    return [basis, *telling.parts()]


def tell_exercises(record: Record, body: str) -> list[list[int]]:
    """After how many moves each seat has an exercise in a stored review."""
    found = from_object(json.loads(body), record.log.game)
    if record.log.game.seats == 1:
        return [[turn.at for turn in found.turns if is_exercise_alone(turn)]]
    marks = found.marks
    return [
        [mark.finding.decision.at for mark in marks if is_exercise(mark, seat)]
        for seat in range(record.log.game.seats)
    ]


class _Teller:
    """Tells one review of one game."""

    def __init__(self, log: Log[Any], review: Review) -> None:
        self.log = log
        self.game = log.game
        self.review = review
        self._speaker = Speaker(log.names)

    def told(self) -> wire.ReviewTold:
        header, review = self.review.header, self.review
        known = masters(self.game.title, self.game.seats)
        about = about_sources(self.game.title)
        seats = range(self.game.seats)
        return wire.ReviewTold(
            title=header.title,
            version=header.version,
            names=self.log.names,
            scores=[int(points) for points in self.log.scores()],
            moves=header.moves,
            games=header.games,
            seed=header.seed,
            release=header.release,
            curve=[
                wire.ReviewPoint(
                    at=point.at,
                    chances=_bands(point.value.chances),
                    points=_bands(point.value.points),
                )
                for point in review.curve
            ],
            seats=[self._seat(account) for account in review.accounts],
            marks=[self._mark(mark) for mark in review.marks if mark.finding.grade in MARKED],
            decided=review.decided,
            turns=[
                self._turn(turn, played)
                for turn, played in zip(
                    review.turns, played_in(review.turns, self.log.moves), strict=True
                )
            ],
            sources=[
                wire.ReviewSource(
                    words=self._speaker.as_object(one.heading), points=one.points, master=one.master
                )
                for one in sources(self.log, seats)
            ],
            sources_about=None if about is None else self._speaker.as_object(about),
            master_games=None if known is None else known.games,
            by_chance=list(BY_CHANCE),
            by_points=list(BY_POINTS),
        )

    def _move(self, move: int) -> dict[str, Any]:
        return self._speaker.as_object(self.game.describe(move))

    def _line(self, moves: Sequence[int]) -> list[dict[str, Any]]:
        return [self._move(move) for move in moves]

    def _seat(self, account: Account) -> wire.ReviewSeat:
        seat, curve = account.seat, self.review.curve
        return wire.ReviewSeat(
            seat=seat,
            start=account.start,
            luck=account.luck,
            play=account.play,
            others=account.others,
            rest=account.rest,
            result=account.result,
            without_luck=account.without_luck,
            decisions=account.decisions,
            grades=account.grades,
            error=account.error,
            accuracy=account.accuracy,
            luckiest=[self._draw(one, seat) for one in account.luckiest],
            unluckiest=[self._draw(one, seat) for one in account.unluckiest],
            turned=[
                wire.ReviewTurned(
                    first=curve[swing.first].at,
                    last=curve[swing.last].at,
                    before=curve[swing.first].value.chances[seat].mean,
                    after=curve[swing.last].value.chances[seat].mean,
                )
                for swing in account.turned
            ],
        )

    def _draw(self, one: Fortune, seat: int) -> wire.ReviewDraw:
        return wire.ReviewDraw(
            at=one.at,
            words=self._move(one.move),
            likely=one.likely,
            expected=one.expected[seat],
            luck=band(one.measured[seat]),
        )

    def _mark(self, mark: Mark) -> wire.ReviewMark:
        found = mark.finding
        return wire.ReviewMark(
            at=found.decision.at,
            seat=found.decision.seat,
            grade=found.grade,
            played=self._move(found.decision.move),
            better=self._move(found.better),
            loss=band(found.loss),
            points=band(found.points),
            line=self._line(mark.line[1:]),
            reasons=[self._speaker.as_object(why.words) for why in mark.reasons],
        )

    def _turn(self, turn: Turn, played: Sequence[int]) -> wire.ReviewTurn:
        return wire.ReviewTurn(
            at=turn.at,
            grade=turn.grade,
            played=self._line(played),
            line=self._line(turn.line),
            best=turn.best,
            lost=turn.lost,
            is_exercise=is_exercise_alone(turn),
        )


def band(one: Interval) -> wire.Band:
    """An interval as it is sent."""
    return wire.Band(mean=one.mean, low=one.low, high=one.high)


def _bands(found: Sequence[Interval]) -> list[wire.Band]:
    return [band(one) for one in found]
