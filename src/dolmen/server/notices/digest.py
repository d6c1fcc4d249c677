"""One mail a day, with the list of tables at which somebody is to move; never one a move."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

from dolmen.server.limits import Rate
from dolmen.server.notices.mail import MailLinks, Mails, mailbox
from dolmen.server.refusals import Denied
from dolmen.server.settings import Settings
from dolmen.server.store import Listed, MeansRow, Store, Unstored
from dolmen.server.table.links import table_path
from dolmen.server.tasks import Tasks
from dolmen.server.tongue import Tongue

SWEEP_SECONDS: Final = 60.0
HOUR: Final = 60 * 60 * 1000
DAY: Final = 24 * HOUR
# Addresses that are looked at in one sweep, and tables that one mail lists.
MOST: Final = 100
MOST_LISTED: Final = 50
# How often an address is asked to confirm itself, in a day.
MOST_ASKED: Final = 3
# An address that nobody confirms is forgotten.
UNCONFIRMED: Final = 2 * DAY


class Digests:
    """Mails to those who asked for them and confirmed it."""

    def __init__(
        self,
        store: Store,
        mails: Mails,
        tasks: Tasks,
        settings: Settings,
        now: Callable[[], int],
        ticks: Callable[[], float],
    ) -> None:
        self.links = MailLinks(store, settings.home)
        self._store = store
        self._mails = mails
        self._tasks = tasks
        self._home = settings.home
        self._hour = settings.mail_hour
        self._now = now
        self._asked = Rate(MOST_ASKED, DAY / 1000, ticks)

    @property
    def is_offered(self) -> bool:
        """Whether this server sends mails."""
        return self._mails.server is not None

    @property
    def day(self) -> int:
        """The day that mails belong to; it begins at the hour at which they are sent."""
        return (self._now() - self._hour * HOUR) // DAY

    def check(self, address: str) -> None:
        """Refuses to write to somebody again and again who does not answer."""
        if not self.is_offered:
            raise Denied("no-mail")
        box = mailbox(address)
        if not self._asked.allow(box):
            raise Denied("too-many", wait=int(self._asked.retry_after(box)) + 1)

    async def ask(self, row: MeansRow) -> None:
        """Asks an address whether it wants mails: before that it gets nothing else."""
        words, link = Tongue(row.lang), await self.links.link("confirm", row)
        text = words.text("mail-confirm", home=self._home, link=link)
        self._mails.send(row.address, words.text("mail-confirm-subject"), text)

    async def confirm(self, id: str) -> bool:
        """Somebody opened the link of that mail."""
        return await self._store.confirm_means(id, self.day)

    async def sweep(self) -> None:
        """Sends what is due, on and on."""
        while self.is_offered:
            with contextlib.suppress(Unstored):
                await self.look()
            await asyncio.sleep(SWEEP_SECONDS)

    async def look(self) -> None:
        """Sends the mails of this day that no process has sent yet."""
        await self._store.forget_unconfirmed(self._now() - UNCONFIRMED)
        day = self.day
        while rows := await self._store.mails_due(day, MOST):
            for row in rows:
                if await self._store.claim_mail(row.id, day):
                    await self._send(row)

    async def _send(self, row: MeansRow) -> None:
        found = await self._store.turns_of(row.player, MOST_LISTED)
        if not found:
            return
        words, stop = Tongue(row.lang), await self.links.link("stop", row)
        lines = [words.text("mail-digest"), ""]
        lines += [self._line(words, listed) for listed in found]
        lines += ["", words.text("mail-stop", link=stop)]
        subject = words.text("mail-digest-subject", count=len(found))

        def forget() -> None:
            self._tasks.spawn(self._forget(row.id))

        self._mails.send(row.address, subject, "\n".join(lines), stop=stop, gone=forget)

    def _line(self, words: Tongue, listed: Listed) -> str:
        """A table: the game, who else plays, and where it is."""
        others = [seat.name for seat in listed.seats if seat.seat not in listed.mine and seat.name]
        link = f"{self._home}{table_path(listed.table.id)}"
        title = words.text(f"{listed.table.title}-title")
        return words.text("mail-line", title=title, names=words.join(others), link=link)

    async def _forget(self, id: str) -> None:
        await self._store.remove_means(id)
