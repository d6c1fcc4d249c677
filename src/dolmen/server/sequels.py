"""Sequels: how a finished game would have gone on after another move, played in a process beside
the server. It is neither that of the reviews nor that of the exercises, so that nobody waits for
those."""

import asyncio
import logging
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from pebble import ProcessExpired

from dolmen.review.sequel import Fork
from dolmen.server.doors import check_rate
from dolmen.server.limits import Rate
from dolmen.server.places import Places
from dolmen.server.pool import Pool
from dolmen.server.records import Records
from dolmen.server.refusals import Denied
from dolmen.server.reviewer import read_progress
from dolmen.server.reviews import HOUR, MEGABYTES, check_queue, compute
from dolmen.server.sequel import Place, Played, Standing, play_sequel
from dolmen.server.settings import Settings
from dolmen.server.tasks import Tasks
from dolmen.server.worker import confine

# How many an address may ask for with each review it may begin: they take as long.
SEQUELS: Final = 8
# How long the processor may work on one, at most.
SECONDS: Final = 120.0
# So many are remembered; any other is played again, and is the same.
REMEMBERED: Final = 200

log = logging.getLogger(__name__)


class Running(NamedTuple):
    """A sequel under way: its task, the file that says how far it has come, who began it, and who
    wants it."""

    task: "asyncio.Task[None]"
    progress: Path
    begun_by: str
    addresses: set[str]


class Sequels:
    """One process that plays one sequel after the other. It starts when first needed."""

    def __init__(
        self, records: Records, tasks: Tasks, settings: Settings, ticks: Callable[[], float]
    ) -> None:
        self._records = records
        self._tasks = tasks
        self._rate = Rate(SEQUELS * settings.reviews_per_hour, HOUR, ticks)
        self.pool = Pool(1, MEGABYTES, confine)
        self._free = Places(1)
        self._running: dict[Place, Running] = {}
        self._known: dict[Place, Played] = {}
        self._begun = 0
        self._folder = tempfile.TemporaryDirectory(prefix="dolmen-sequels-")

    async def close(self) -> None:
        """Ends the process."""
        await self.pool.close()
        self._folder.cleanup()

    async def begin(self, place: Place, address: str) -> None:
        """Has a sequel played, once for all who ask."""
        found, move = await self._records.fork(place)
        if place in self._known:
            return
        running = self._running.get(place)
        if running is not None:
            running.addresses.add(address)
            return
        check_queue((one.begun_by for one in self._running.values()), address)
        check_rate(self._rate, address)
        self._begun += 1
        progress = Path(self._folder.name) / str(self._begun)
        progress.write_bytes(b"")
        task = self._tasks.begin(self._play(place, found, move, progress, address))
        self._running[place] = Running(task, progress, address, {address})

    def stop(self, place: Place, address: str) -> None:
        """Somebody wants it no longer: the process ends with the last who did."""
        running = self._running.get(place)
        if running is None:
            return
        running.addresses.discard(address)
        if not running.addresses:
            running.task.cancel()
            self._end(place, running.progress)

    def standing(self, place: Place) -> Standing:
        """How far a sequel has come, and what came of it."""
        played = self._known.get(place)
        if played is not None:
            return Standing("done", 1.0, played)
        running = self._running.get(place)
        if running is None:
            return Standing("none", 0.0, None)
        done = read_progress(running.progress)
        return Standing("running" if done else "waiting", done, None)

    async def answer(self, place: Place) -> bytes:
        """How far it has come, in words and figures."""
        return await self._records.sequel(place, self.standing(place))

    async def at(
        self, place: Place, count: int, viewer: int | None, lang: str | None, since: int | None
    ) -> bytes:
        """One point of the game that bots played on."""
        played = self._known.get(place)
        if played is None:
            raise Denied("unknown-sequel")
        return await self._records.sequel_at(place, played.line, count, viewer, lang, since)

    async def _play(
        self, place: Place, found: Fork, move: int, progress: Path, address: str
    ) -> None:
        try:
            async with self._free.taken(address):
                played = await compute(
                    self.pool, SECONDS, play_sequel, found, move, place.bot, progress
                )
            self._known[place] = played
            while len(self._known) > REMEMBERED:
                del self._known[next(iter(self._known))]
        except (ProcessExpired, TimeoutError) as error:
            # Whoever waits sees that there is none, and may ask again.
            log.warning("a sequel was ended", extra={"fault": type(error).__name__})
        finally:
            self._end(place, progress)

    def _end(self, place: Place, progress: Path) -> None:
        """It is no longer under way; another of the same place may be, that was begun since."""
        progress.unlink(missing_ok=True)
        if place in self._running and self._running[place].progress == progress:
            del self._running[place]
