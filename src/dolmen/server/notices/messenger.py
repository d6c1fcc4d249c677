"""What is told to one person, in their language, and put on its way."""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

import msgspec

from dolmen.server.limits import Rate
from dolmen.server.notices.forms import write_letter
from dolmen.server.notices.push import Pushes
from dolmen.server.settings import Settings
from dolmen.server.store import MeansRow, Store
from dolmen.server.table.links import table_path
from dolmen.server.tasks import Tasks
from dolmen.server.tongue import Tongue
from dolmen.server.webhook.delivery import Letter, Webhooks

HOUR: Final = 3600.0
# So many notices a person gets in an hour, all tables and means together.
MOST_PER_HOUR: Final = 120

PUSH: Final = "push"
WEBHOOK: Final = "webhook"
MAIL: Final = "mail"

# Somebody is to move; their time to think is nearly out; nobody joined their table; somebody wants
# to see whether notices come.
What = Literal["turn", "reminder", "lapsed", "test"]


class Tidings(NamedTuple):
    """What is told: all of it is here, and nothing of the game. A test is about no table."""

    what: What
    table: str = ""
    title: str = ""
    name: str = ""


class Messenger:
    """Tells people, each by the means they chose."""

    def __init__(
        self,
        store: Store,
        webhooks: Webhooks,
        pushes: Pushes,
        tasks: Tasks,
        settings: Settings,
        ticks: Callable[[], float],
    ) -> None:
        self._store = store
        self._webhooks = webhooks
        self._pushes = pushes
        self._tasks = tasks
        self._home = settings.home
        self._rate = Rate(MOST_PER_HOUR, HOUR, ticks)

    async def tell(self, row: MeansRow, tidings: Tidings) -> None:
        """Puts it on its way, unless that person was told too much lately."""
        if row.kind == MAIL or not self._rate.allow(row.player):
            return
        letter = await self._write(row, tidings)

        def forget() -> None:
            self._tasks.spawn(self._forget(row.id))

        # A webhook that is taken away answers so as well; other hosts come back.
        self._webhooks.carry(row.address, tidings.table, letter._replace(gone=forget))

    async def _write(self, row: MeansRow, tidings: Tidings) -> Letter:
        words = Tongue(row.lang)
        path = table_path(tidings.table) if tidings.table else "/"
        title = words.text(f"{tidings.title}-title") if tidings.title else ""
        if row.kind == WEBHOOK:
            sentence = words.text(f"notice-{tidings.what}", name=tidings.name, title=title)
            return write_letter(row.form, sentence, f"{self._home}{path}")
        shown = {
            "heading": words.text("notice-heading", what=tidings.what),
            "body": title,
            "path": path,
        }
        topic = tidings.table or "test"
        return await self._pushes.seal(row, msgspec.json.encode(shown), topic)

    async def _forget(self, id: str) -> None:
        await self._store.remove_means(id)
