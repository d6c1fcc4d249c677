"""How people want to be told: asked for, shown to them alone, tried and removed."""

from collections.abc import Callable
from typing import Final, cast
from urllib.parse import urlsplit

from dolmen.server.keys import new_id
from dolmen.server.notices.digest import Digests
from dolmen.server.notices.forms import guess_form
from dolmen.server.notices.mail import check_mail_address
from dolmen.server.notices.messenger import MAIL, PUSH, WEBHOOK, Messenger, Tidings
from dolmen.server.notices.push import LONGEST_ENDPOINT, Pushes, check_keys
from dolmen.server.refusals import Denied
from dolmen.server.store import MeansRow, Store
from dolmen.server.webhook.address import check_url
from dolmen.server.wire.notices import (
    AddMail,
    AddPush,
    AddWebhook,
    MeansInfo,
    MeansKind,
    NoticesInfo,
)

# So many a person may have.
MOST: Final = 10


class Means:
    """What people asked for."""

    def __init__(
        self,
        store: Store,
        pushes: Pushes,
        messenger: Messenger,
        digests: Digests,
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._pushes = pushes
        self._messenger = messenger
        self._digests = digests
        self._now = now

    async def of(self, player: str | None) -> NoticesInfo:
        """How somebody is told, and what more there is. Whole addresses are shown to nobody: who
        has one may speak to its owner."""
        rows = await self._store.means_of(player) if player is not None else []
        return NoticesInfo(
            push_key=await self._pushes.public_key(),
            mails=self._digests.is_offered,
            most=MOST,
            means=[_shown(row) for row in rows],
        )

    async def add_push(self, player: str, lang: str, wish: AddPush) -> None:
        """A device of somebody."""
        endpoint = check_url(wish.endpoint, LONGEST_ENDPOINT)
        check_keys(wish.keys.p256dh, wish.keys.auth)
        keys = {"key": wish.keys.p256dh, "auth": wish.keys.auth}
        await self._add(player, PUSH, lang, endpoint, label=wish.label, **keys)

    async def add_webhook(self, player: str, lang: str, wish: AddWebhook) -> None:
        """An address where somebody reads messages."""
        url = check_url(wish.url)
        await self._add(player, WEBHOOK, lang, url, form=wish.form or guess_form(url))

    async def add_mail(self, player: str, lang: str, wish: AddMail) -> None:
        """An address that gets a mail a day, once it is confirmed."""
        address = check_mail_address(wish.address)
        self._digests.check(address)
        await self._digests.ask(await self._add(player, MAIL, lang, address))

    async def remove(self, player: str | None, id: str) -> None:
        """Somebody wants no more of it."""
        if player is None or not await self._store.remove_means(id, player):
            raise Denied("unknown-means")

    async def try_out(self, player: str | None, id: str) -> None:
        """Somebody wants to see whether a notice comes."""
        row = await self._store.means(id)
        if row is None or row.player != player or row.kind == MAIL:
            raise Denied("unknown-means")
        await self._messenger.tell(row, Tidings("test"))

    async def _add(
        self,
        player: str,
        kind: str,
        lang: str,
        address: str,
        *,
        form: str = "",
        key: str = "",
        auth: str = "",
        label: str = "",
    ) -> MeansRow:
        row = MeansRow(
            new_id(), player, kind, form, address, key, auth, label, lang, self._now(), kind != MAIL
        )
        if not await self._store.add_means(row, MOST):
            raise Denied("many-means", most=MOST)
        return row


def _shown(row: MeansRow) -> MeansInfo:
    """One of them to its owner: of an address the host only, since the rest is often a secret."""
    at = row.address if row.kind == MAIL else urlsplit(row.address).hostname or ""
    return MeansInfo(
        id=row.id,
        kind=cast(MeansKind, row.kind),
        form=row.form,
        at=at,
        label=row.label,
        confirmed=row.confirmed,
        created=row.created,
    )
