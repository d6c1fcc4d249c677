"""Reviews of games that are over: asked for by one press, made beside the server, kept with the
record, and made finer while somebody reads."""

import logging
import pickle
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeVar

import msgspec
from pebble import ProcessExpired

from dolmen.core.log import Log
from dolmen.review.review import FORMAT
from dolmen.server.doors import check_rate
from dolmen.server.limits import Rate
from dolmen.server.places import Places
from dolmen.server.pool import WALL_FACTOR, Job, Pool
from dolmen.server.records import Records
from dolmen.server.refusals import Denied
from dolmen.server.replayer import Reply, attend
from dolmen.server.reviewer import make_review, read_progress
from dolmen.server.settings import Settings
from dolmen.server.store import ReviewRow, Unstored
from dolmen.server.tasks import Tasks
from dolmen.server.worker import confine
from dolmen.words.review import Part

T = TypeVar("T")

State = Literal["none", "waiting", "running", "paused", "done"]

# Parts of the time a review may take: a first look, the review, and once more as long as two of
# them. Each is a whole review by itself.
STAGES: Final = (0.08, 1.0, 3.0)
# From which of them on it goes on only while somebody reads, and how lately they must have asked.
FINER: Final = 2
READ_SECONDS: Final = 30.0
# How many may be under way or wait; then whoever comes is told to come back.
QUEUE: Final = 12
# And how many of one address.
EACH: Final = 4
RETRY_SECONDS: Final = 60
MEGABYTES: Final = 512
# A review counts games, not seconds: so many times as long as it should take it may.
PATIENCE: Final = 4.0
LEAST_SECONDS: Final = 60.0
HOUR: Final = 3600.0

log = logging.getLogger(__name__)


class Standing(NamedTuple):
    """How far a review has come: what it does, how many of its stages are done, and how much of the
    next one."""

    state: State
    stage: int
    done: float


class Reviews:
    """One process that reviews a record after the other, stage by stage: whoever waits for a first
    look does not wait for what is made finer for somebody else. It starts when first needed."""

    def __init__(
        self, records: Records, tasks: Tasks, settings: Settings, ticks: Callable[[], float]
    ) -> None:
        self._records = records
        self._store = records.tables.store
        self._now = records.tables.now
        self._tasks = tasks
        self._seconds = settings.review_seconds
        self._rate = Rate(settings.reviews_per_hour, HOUR, ticks)
        self._ticks = ticks
        self.pool = Pool(1, MEGABYTES, confine)
        # Whoever asks for many waits for themselves.
        self._free = Places(1)
        # What is under way, with the file that says how far it has come; for whom it is made; and
        # which was read when.
        self._running: dict[str, Path] = {}
        self._made_for: dict[str, str] = {}
        self._read: dict[str, float] = {}
        self._begun = 0
        self._folder = tempfile.TemporaryDirectory(prefix="dolmen-reviews-")

    async def close(self) -> None:
        """Ends the process; what is under way is begun again by the next press."""
        await self.pool.close()
        self._folder.cleanup()

    async def begin(self, id: str, address: str) -> None:
        """Begins the review of a record, or goes on with it; once for all who ask. Refused while
        the game is running, and to whoever had many."""
        if id in self._running:
            return
        found = await self._records.reviewed(id)
        row = await self.kept(id)
        if id in self._running or (row is not None and row.stage == len(STAGES)):
            return
        check_queue(self._made_for.values(), address)
        check_rate(self._rate, address)
        self._running[id] = self._path()
        self._made_for[id] = address
        self._read[id] = self._ticks()
        stage = 0 if row is None else row.stage
        self._tasks.spawn(self._make(id, found, stage, address))

    async def standing(self, id: str) -> Standing:
        """How far the review of a record has come. Whoever asks reads it."""
        standing, _ = await self._look(id)
        return standing

    async def _look(self, id: str) -> tuple[Standing, ReviewRow | None]:
        """How far it has come, and what is stored. What is under way is looked at first: it may end
        while the store is read."""
        progress = self._running.get(id)
        if progress is not None:
            self._read[id] = self._ticks()
        row = await self.kept(id)
        return _standing(progress, row), row

    async def answer(self, id: str, known: int) -> bytes:
        """How far it has come, and the review as it is told, unless that stage of it is known to
        whoever asks."""
        told = b"null"
        now, row = await self._look(id)
        if now.state == "none":
            await self._records.info(id)  # which says if there is no such record, or not yet
        if row is not None and row.stage > known:
            told = await self._records.review_told(id, row.body)
        answer = {"state": now.state, "stage": now.stage, "stages": len(STAGES), "done": now.done}
        return msgspec.json.encode({**answer, "review": msgspec.Raw(told)})

    async def parts(self, id: str, lang: str) -> list[Part]:
        """The review in words, for a page without script; nothing where there is none."""
        row = await self.kept(id)
        return [] if row is None else await self._records.review_parts(id, row.body, lang)

    async def exercises(self, id: str) -> list[list[int]]:
        """After how many moves each seat is asked for a better one; nothing without a review."""
        row = await self.kept(id)
        return [] if row is None else await self._records.exercises(id, row.body)

    def _path(self) -> Path:
        """A file that says how far a review has come."""
        self._begun += 1
        return Path(self._folder.name) / str(self._begun)

    async def kept(self, id: str) -> ReviewRow | None:
        """What is stored, as far as this version can read it."""
        row = await self._store.review(id)
        is_read = row is not None and row.body.startswith(f'{{"format":"{FORMAT}"')
        return row if is_read else None

    async def _make(self, id: str, found: Log[Any], stage: int, address: str) -> None:
        """Stage after stage; the finest only while somebody reads."""
        try:
            for number in range(stage, len(STAGES)):
                if number >= FINER and self._ticks() - self._read[id] > READ_SECONDS:
                    return
                async with self._free.taken(address):
                    body = await self._review(id, found, self._seconds * STAGES[number])
                await self._store.save_review(ReviewRow(id, number + 1, self._now(), body))
        except (ProcessExpired, TimeoutError, Unstored) as error:
            # Whoever waits sees that it rests, and may press again.
            log.warning("a review was ended", extra={"fault": type(error).__name__})
        finally:
            self._running.pop(id).unlink(missing_ok=True)
            del self._read[id]
            self._made_for.pop(id, None)

    async def _review(self, id: str, found: Log[Any], seconds: float) -> str:
        progress = self._running[id]
        progress.write_bytes(b"")
        most = max(LEAST_SECONDS, seconds * PATIENCE)
        body = await compute(self.pool, most, make_review, found, seconds, progress)
        # The next stage has not begun: others may come first.
        progress.write_bytes(b"")
        return body


def check_queue(waiting: Iterable[str], address: str) -> None:
    """Refuses one more where enough are under way or wait, of all addresses or of this one."""
    waits = list(waiting)
    if len(waits) >= QUEUE or waits.count(address) >= EACH:
        raise Denied("busy", seconds=RETRY_SECONDS)


async def compute(pool: Pool, seconds: float, work: Callable[..., T], *args: Any) -> T:
    """What that gives in a process of a pool, which may compute so long."""
    await pool.start()
    wall = seconds * WALL_FACTOR
    question = pickle.dumps((work, args))
    reply: Reply = await pool.ask(Job(attend, (question, seconds, wall), wall))
    if reply.fault:
        raise RuntimeError(f"a review failed: {reply.fault}")
    value: T = reply.value
    return value


def _standing(progress: Path | None, row: ReviewRow | None) -> Standing:
    stage = 0 if row is None else row.stage
    if progress is not None:
        done = read_progress(progress)
        return Standing("running" if done else "waiting", stage, done)
    if row is None:
        return Standing("none", 0, 0.0)
    return Standing("done" if stage == len(STAGES) else "paused", stage, 0.0)
