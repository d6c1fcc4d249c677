"""Everything a running server has, put together once and handed to whoever answers requests."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Final

from dolmen.server.builds import Builds
from dolmen.server.challenges import Challenges
from dolmen.server.clock import wall_clock
from dolmen.server.club.clubs import Clubs
from dolmen.server.desks import Desks
from dolmen.server.doors import Doors
from dolmen.server.driver import Driver
from dolmen.server.exercises import Exercises
from dolmen.server.heap import Heap
from dolmen.server.hourglasses import Hourglasses
from dolmen.server.house.blocks import Blocks
from dolmen.server.house.broom import Broom
from dolmen.server.house.deeds import Deeds
from dolmen.server.house.makers import Makers
from dolmen.server.house.quotas import Quotas
from dolmen.server.lapses import Lapses
from dolmen.server.late import EVERY_SECONDS, Lates
from dolmen.server.limits import Rate
from dolmen.server.metrics import Metrics
from dolmen.server.news import News
from dolmen.server.notices.digest import Digests
from dolmen.server.notices.mail import Mails
from dolmen.server.notices.means import Means
from dolmen.server.notices.messenger import Messenger
from dolmen.server.notices.push import Pushes
from dolmen.server.notices.turns import Notices
from dolmen.server.origins import Origins
from dolmen.server.people import People
from dolmen.server.preparer import Preparer
from dolmen.server.records import Records
from dolmen.server.recovery import Recovery
from dolmen.server.replayers import Replayers
from dolmen.server.reviews import Reviews
from dolmen.server.same_dice import SameDiceGames
from dolmen.server.sequels import Sequels
from dolmen.server.served import Served
from dolmen.server.settings import Settings
from dolmen.server.sockets import Sockets
from dolmen.server.stage import Stage
from dolmen.server.store import Store, Unstored
from dolmen.server.table.caps import Caps
from dolmen.server.table.desk import Desk
from dolmen.server.table.dispatch import Dispatch
from dolmen.server.tables import Tables
from dolmen.server.tasks import Tasks
from dolmen.server.unjoined import Unjoined
from dolmen.server.webhook.delivery import Webhooks
from dolmen.server.workers import Workers

MINUTE: Final = 60.0
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
# How long notices under way may take when the server stops.
NOTICE_SECONDS: Final = 2.0
# How often one address may guess the word that lets people make tables.
GUESSES_PER_MINUTE: Final = 10
# How often recovery words are tried, by one address and by all of them together.
RECALLS_PER_MINUTE: Final = 5
RECALLS_PER_HOUR: Final = 600


class Server:
    """The parts of one server and what connects them."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        workers: Workers,
        webhooks: Webhooks,
        *,
        now: Callable[[], int] = wall_clock,
        ticks: Callable[[], float] = time.monotonic,
        clock: Callable[[], float] = time.thread_time,
    ) -> None:
        self.settings = settings
        self.store = store
        self.workers = workers
        self.webhooks = webhooks
        self.now = now
        self.metrics = Metrics()
        self.doors = Doors(settings, ticks, clock)
        self.origins = Origins(settings)
        self.tasks = Tasks(self.metrics)
        caps = Caps(settings.table_entries)
        rooms, away = settings.rooms, settings.away_seconds
        self.served = Served(store, ticks)
        time_to_think = self.served.now
        self.desks = Desks(store, self.tasks, self.metrics, rooms, caps, away, ticks, time_to_think)
        self.stage = Stage(store, self.desks, self.tasks, settings.worker)
        self.tables = Tables(store, self.desks, self.stage, settings, self.metrics, now)
        self.tables.follow = self._follow
        self.driver = Driver(self.tables, workers, self.tasks)
        self.preparer = Preparer(self.tables, self.tasks)
        self.lapses = Lapses(self.tables)
        pushes = Pushes(store, settings.address, now)
        messenger = Messenger(store, webhooks, pushes, self.tasks, settings, ticks)
        self.notices = Notices(self.tables, webhooks, messenger, settings, ticks)
        self.hourglasses = Hourglasses(self.tables, self.notices, self.served)
        self.unjoined = Unjoined(self.tables, self.notices)
        self.mails = Mails(settings)
        self.digests = Digests(store, self.mails, self.tasks, settings, now, ticks)
        self.means = Means(store, pushes, messenger, self.digests, now)
        self.news = News(self.tables, self.tasks)
        chat = Rate(settings.chat_per_minute, MINUTE, ticks)
        self.dispatch = Dispatch(self.tables, self.tasks, chat, workers)
        self.people = People(store, settings)
        self.replayers = Replayers(settings.replay_workers, settings.replay_queue)
        self.metrics.slow_starts.set_function(
            lambda: workers.slow_starts + self.replayers.slow_starts
        )
        self.records = Records(self.tables, self.replayers)
        self.same_dice = SameDiceGames(self.records)
        self.clubs = Clubs(self.tables, self.replayers)
        self.challenges = Challenges(self.tables)
        self.reviews = Reviews(self.records, self.tasks, settings, ticks)
        self.exercises = Exercises(self.reviews, self.records, self.tasks, settings, ticks)
        self.sequels = Sequels(self.records, self.tasks, settings, ticks)
        makers = (self.replayers, self.reviews, self.exercises, self.sequels)
        self.builds = Builds([workers.pool, *(maker.pool for maker in makers)])
        self.blocks = Blocks(self.people)
        self.broom = Broom(store, now)
        self.deeds = Deeds(self.tables, self.blocks)
        self.makers = Makers(store, settings)
        self.quotas = Quotas(store, settings, ticks)
        self.lates = Lates(store, self.tasks, caps, now, EVERY_SECONDS)
        self.sockets = Sockets(
            self.tables,
            self.dispatch,
            self.people,
            self.doors,
            self.origins,
            self.blocks,
            self.lates,
        )
        self.making = Rate(settings.tables_per_hour, HOUR, ticks)
        self.joining = Rate(settings.joins_per_minute, MINUTE, ticks)
        self.telling = Rate(settings.notices_per_hour, HOUR, ticks)
        self.guessing = Rate(GUESSES_PER_MINUTE, MINUTE, ticks)
        self.recovery = Recovery(store)
        self.recalling = Rate(RECALLS_PER_MINUTE, MINUTE, ticks)
        self.recalling_in_all = Rate(RECALLS_PER_HOUR, HOUR, ticks)
        self.begun = now()

    async def start(self) -> None:
        """Begins to serve."""
        await self.workers.start()
        await self.deeds.open()
        await self.served.open()
        await self.notices.take_up()
        self.store.listen(self.news.hear, self.stage.hear_presence)
        self.tasks.spawn(self.driver.sweep())
        self.tasks.spawn(self.preparer.sweep())
        self.tasks.spawn(self.lapses.sweep())
        self.tasks.spawn(self.notices.sweep())
        self.tasks.spawn(self.hourglasses.sweep())
        self.tasks.spawn(self.digests.sweep())
        self.tasks.spawn(self.unjoined.sweep())
        self.tasks.spawn(self.deeds.watch())
        if not self.store.single:
            self.tasks.spawn(self.stage.repeat_presence())
        self.tasks.spawn(self._retire_daily())
        self.tasks.spawn(self.builds.watch())
        self.tasks.spawn(Heap(self.metrics.stored).keep())

    async def close(self) -> None:
        """Ends what runs; everything acknowledged is stored already."""
        self.stage.close()
        self.lates.close()
        await self.tasks.close()
        await self.webhooks.close(NOTICE_SECONDS)
        await self.mails.close(NOTICE_SECONDS)
        await self.workers.close()
        await self.replayers.close()
        await self.reviews.close()
        await self.exercises.pool.close()
        await self.sequels.close()
        await self.store.close()

    def _follow(self, desk: Desk, here: bool) -> None:
        """After every change of a table: a bot's turn is driven; what a person prepared is played,
        or they are told once that it is their turn, by the process that made the change."""
        self.driver.drive(desk)
        if here:
            self.preparer.follow(desk)
            # Nobody is called for a move that is about to be played.
            if not desk.prepares:
                self.notices.notice(desk)

    async def _retire_daily(self) -> None:
        while True:
            with contextlib.suppress(Unstored):
                await self.retire()
            await asyncio.sleep(DAY)

    async def retire(self) -> None:
        """Removes finished tables after the time they were made with, and no others; and the last
        trace of people who are gone."""
        await self.deeds.forget()
        while ids := await self.store.expired(self.now()):
            await self.store.delete_tables(ids)
            for id in ids:
                self.desks.forget(id)
