"""Exercises: answers where somebody looks for a better move, measured in a process beside the
server. It is not that of the reviews, so that nobody waits for one that is made finer."""

import logging
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from pebble import ProcessExpired

from dolmen.review.answers import Answer
from dolmen.server.doors import check_rate
from dolmen.server.exercise import Exercise, Place, PuzzlePlace, measure_answer
from dolmen.server.limits import Rate
from dolmen.server.places import Places
from dolmen.server.pool import Pool
from dolmen.server.puzzles import exercise_of
from dolmen.server.records import Records
from dolmen.server.refusals import Denied
from dolmen.server.reviews import HOUR, MEGABYTES, Reviews, check_queue, compute
from dolmen.server.settings import Settings
from dolmen.server.tasks import Tasks
from dolmen.server.worker import confine

State = Literal["open", "answered", "measuring", "right", "close", "wrong"]

# How many answers an address may have measured for each review it may begin: they take as long.
ANSWERS: Final = 12
# How long the processor may work on one, at most.
SECONDS: Final = 60.0
# Answers whose judgement is remembered; any other is measured again.
REMEMBERED: Final = 1000

# Where, what was tried, and the move it is measured against.
Key = tuple[Place | PuzzlePlace, str, str]

log = logging.getLogger(__name__)


class Judged(NamedTuple):
    """How an answer stands, and once it is judged what it is worth."""

    state: State
    answer: Answer | None


class Exercises:
    """One process that measures one answer after the other. It starts when first needed."""

    def __init__(
        self,
        reviews: Reviews,
        records: Records,
        tasks: Tasks,
        settings: Settings,
        ticks: Callable[[], float],
    ) -> None:
        self._reviews = reviews
        self._records = records
        self._tasks = tasks
        self._rate = Rate(ANSWERS * settings.reviews_per_hour, HOUR, ticks)
        self.pool = Pool(1, MEGABYTES, confine)
        self._free = Places(1)
        # What is under way, and for whom.
        self._running: dict[Key, str] = {}
        self._known: dict[Key, Answer] = {}

    async def at(self, place: Place | PuzzlePlace | None) -> Exercise:
        """What is asked there; refused where no review has such a decision."""
        if isinstance(place, PuzzlePlace):
            return exercise_of(place)
        row = None if place is None else await self._reviews.kept(place.record)
        if place is None or row is None:
            raise Denied("unknown-exercise")
        return await self._records.exercise(place.record, row.body, place.at)

    def judged(self, exercise: Exercise, tried: str | None) -> Judged:
        """How an answer stands."""
        if tried is None:
            return Judged("open", None)
        key = (exercise.place, tried, exercise.best)
        answer = exercise.known(tried) or self._known.get(key)
        if answer is not None:
            return Judged(answer.verdict, answer)
        return Judged("measuring" if key in self._running else "answered", None)

    def begin(self, exercise: Exercise, tried: str, address: str) -> None:
        """Has an answer measured that is not judged yet, once for all who ask."""
        if self.judged(exercise, tried).state != "answered":
            return
        check_queue(self._running.values(), address)
        check_rate(self._rate, address)
        self._running[exercise.place, tried, exercise.best] = address
        self._tasks.spawn(self._measure(exercise, tried, address))

    async def _measure(self, exercise: Exercise, tried: str, address: str) -> None:
        key = (exercise.place, tried, exercise.best)
        try:
            async with self._free.taken(address):
                begun, best = exercise.begun, exercise.best
                answer = await compute(self.pool, SECONDS, measure_answer, begun, tried, best)
            self._known[key] = answer
            while len(self._known) > REMEMBERED:
                del self._known[next(iter(self._known))]
        except (ProcessExpired, TimeoutError) as error:
            # Whoever waits sees that it is not judged, and may ask again.
            log.warning("an answer was not measured", extra={"fault": type(error).__name__})
        finally:
            self._running.pop(key, None)
