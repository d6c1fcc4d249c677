"""Mails by the host's own mail server: one that confirms an address, and one a day. aiosmtplib
speaks with that server; nobody waits for it."""

import asyncio
import hashlib
import hmac
import logging
import re
import secrets
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from typing import Final, Literal, NamedTuple
from urllib.parse import unquote, urlsplit

import aiosmtplib

from dolmen.core.message import Refusal
from dolmen.server.settings import Settings
from dolmen.server.store import MeansRow, Store
from dolmen.server.webhook.address import NAME

PORTS: Final = {"smtp": 587, "smtps": 465}
SECONDS: Final = 30.0
# Before the second and the third try.
PAUSES: Final = (30.0, 300.0)
MOST_WAITING: Final = 500
MOST_AT_ONCE: Final = 2
LONGEST_ADDRESS: Final = 254
# What stands before the @ in addresses that people have; anything rarer is not worth its risks. An
# encoded word would be read as another address than the one that was counted.
LOCAL: Final = re.compile(r"(?!.*=\?)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}")
# A mail server that says so for good.
REFUSED: Final = 500
SECRET: Final = "mail"
# What a link of a mail is for.
Link = Literal["confirm", "stop"]

log = logging.getLogger(__name__)


class MailServer(NamedTuple):
    """Where mails are handed in."""

    host: str
    port: int
    user: str | None
    password: str | None
    is_tls: bool


def read_mail_server(url: str) -> MailServer:
    """`smtp://user:password@host:587` or `smtps://...`; refuses anything else."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        raise Refusal("serve-smtp-refused") from None
    rest = parts.path.strip("/") or parts.query or parts.fragment
    if not parts.hostname or rest or (parts.username is None) != (parts.password is None):
        raise Refusal("serve-smtp-refused")
    user = None if parts.username is None else unquote(parts.username)
    password = None if parts.password is None else unquote(parts.password)
    return MailServer(parts.hostname, port, user, password, parts.scheme == "smtps")


def check_mail_address(text: str) -> str:
    """An address of mail in its plain form; refuses what is none. Whether it is somebody's is found
    by asking there."""
    local, _, host = text.strip().rpartition("@")
    name = host.lower()
    if len(text) > LONGEST_ADDRESS or not LOCAL.fullmatch(local) or not NAME.fullmatch(name):
        raise Refusal("notice-address")
    return f"{local}@{name}"


def mailbox(address: str) -> str:
    """Where an address leads, as most mail servers have it: case, dots and what follows a plus are
    of no concern to them, so all such spellings are one and the same person's."""
    local, _, host = address.lower().rpartition("@")
    return f"{local.partition('+')[0].replace('.', '')}@{host}"


class Mails:
    """Mails on their way. `told` counts those that were handed in, `dropped` the others."""

    def __init__(
        self, settings: Settings, pause: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self.told = 0
        self.dropped = 0
        self.server = None if settings.smtp is None else read_mail_server(settings.smtp)
        self._sender = settings.mail_from or ""
        self._pause = pause
        self._tasks: set[asyncio.Task[None]] = set()
        self._lines = asyncio.Semaphore(MOST_AT_ONCE)

    def send(
        self,
        to: str,
        subject: str,
        text: str,
        *,
        stop: str | None = None,
        gone: Callable[[], None] | None = None,
    ) -> None:
        """Puts a mail on its way and returns at once. `stop` is the link that ends such mails;
        `gone` hears that nobody has that address."""
        if self.server is None or len(self._tasks) >= MOST_WAITING:
            self._drop("too many")
            return
        mail = EmailMessage()
        mail["From"] = self._sender
        mail["To"] = to
        mail["Subject"] = subject
        mail["Date"] = format_datetime(datetime.now(UTC))
        mail["Message-ID"] = make_msgid(domain="dolmen.invalid")
        mail["Auto-Submitted"] = "auto-generated"
        if stop is not None:
            mail["List-Unsubscribe"] = f"<{stop}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(text)
        task = asyncio.create_task(self._deliver(self.server, mail, gone))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def __len__(self) -> int:
        """How many mails are on their way."""
        return len(self._tasks)

    async def close(self, seconds: float = 0) -> None:
        """Leaves the mails under way so much time, then gives them up."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _deliver(
        self, server: MailServer, mail: EmailMessage, gone: Callable[[], None] | None
    ) -> None:
        for rest in (*PAUSES, None):
            try:
                async with self._lines:
                    await hand_in(server, mail)
            except aiosmtplib.SMTPRecipientsRefused as refused:
                if gone is not None and all(one.code >= REFUSED for one in refused.recipients):
                    gone()
                self._drop("refused")
                return
            except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
                if rest is None:
                    self._drop(type(error).__name__)
                    return
                await self._pause(rest)
            else:
                self.told += 1
                return

    def _drop(self, fault: str) -> None:
        self.dropped += 1
        # Neither the address nor what the mail server says, which repeats it.
        log.info("mail dropped", extra={"fault": fault})


def connection(server: MailServer, seconds: float = SECONDS) -> aiosmtplib.SMTP:
    """What speaks with a mail server and signs in there. A password goes over TLS or not at all;
    without one TLS is used where the server has it."""
    return aiosmtplib.SMTP(
        hostname=server.host,
        port=server.port,
        username=server.user,
        password=server.password,
        use_tls=server.is_tls,
        start_tls=None if server.is_tls or server.password is None else True,
        timeout=seconds,
    )


async def hand_in(server: MailServer, mail: EmailMessage) -> None:
    """Hands one mail in."""
    async with connection(server) as speaking:
        await speaking.send_message(mail)


async def greet(server: MailServer, seconds: float) -> str | None:
    """Signs in at a mail server and goes again; gives why that failed."""
    try:
        async with connection(server, seconds):
            return None
    except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
        return str(error) or type(error).__name__


class MailLinks:
    """Links in mails that confirm an address or end its mails: made of a secret of the server, so
    that nothing has to be kept for them."""

    def __init__(self, store: Store, home: str) -> None:
        self._store = store
        self._home = home
        self._secret: bytes | None = None

    async def link(self, what: Link, row: MeansRow) -> str:
        """What somebody opens; the page speaks the language of the mail."""
        path = f"/plain/mail/{what}/{row.id}/{await self.key(what, row.id)}"
        return f"{self._home}{path}?lang={row.lang}"

    async def key(self, what: Link, id: str) -> str:
        """What the link holds."""
        if self._secret is None:
            fresh = secrets.token_hex(32)
            self._secret = bytes.fromhex(await self._store.secret(SECRET, fresh))
        return hmac.new(self._secret, f"{what}:{id}".encode(), hashlib.sha256).hexdigest()[:32]

    async def is_right(self, what: Link, id: str, key: str) -> bool:
        """Whether a key is that of the link."""
        return hmac.compare_digest(key.encode(), (await self.key(what, id)).encode())
