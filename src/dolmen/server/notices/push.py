"""Web push: what is told is sealed for one browser and signed by this server.

http-ece seals (RFC 8291) and py-vapid signs (RFC 8292), which is what pywebpush is made of; that
would send as well, and look the name of the push service up again by itself. Endpoints are a
stranger's choice like any webhook, so they go by the same checked and pinned way."""

import asyncio
import base64
import binascii
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from dolmen.core.message import Refusal
from dolmen.server.store import MeansRow, Store
from dolmen.server.webhook.delivery import Letter

# What the key of this server is kept by.
SECRET: Final = "vapid"
CURVE: Final = ec.SECP256R1()
KEY_BYTES: Final = 32
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
# Push services have long addresses.
LONGEST_ENDPOINT: Final = 1000
# How long a push service keeps what it cannot deliver: then the daily mail or a look has told it.
KEPT_SECONDS: Final = 24 * 60 * 60
# How long a signature is good for; a day is the most that is taken.
SIGNED_SECONDS: Final = 12 * 60 * 60
# Whom a push service may turn to where this server has no address of its own.
NOBODY: Final = "mailto:nobody@localhost"
# A push replaces an earlier one about the same thing that was not delivered yet.
LONGEST_TOPIC: Final = 32


class Pushes:
    """Seals and signs for one server."""

    def __init__(self, store: Store, address: str | None, now: Callable[[], int]) -> None:
        self._store = store
        self._contact = address if address and address.startswith("https://") else NOBODY
        self._now = now
        self._vapid: Vapid02 | None = None

    async def public_key(self) -> str:
        """What browsers take subscriptions for this server by."""
        key = (await self._signer()).public_key
        point: bytes = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return write_base64(point)

    async def seal(self, row: MeansRow, body: bytes, topic: str) -> Letter:
        """A letter that only the browser of a subscription can read."""
        signer = await self._signer()
        return await asyncio.to_thread(self._seal, signer, row, body, topic)

    def _seal(self, signer: Vapid02, row: MeansRow, body: bytes, topic: str) -> Letter:
        sealed: bytes = http_ece.encrypt(
            body,
            private_key=ec.generate_private_key(CURVE),
            dh=read_base64(row.key),
            auth_secret=read_base64(row.auth),
        )
        parts = urlsplit(row.address)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": self._now() // 1000 + SIGNED_SECONDS,
            "sub": self._contact,
        }
        signed: dict[str, str] = signer.sign(claims)
        headers = (
            ("Content-Type", "application/octet-stream"),
            ("Content-Encoding", "aes128gcm"),
            ("TTL", str(KEPT_SECONDS)),
            ("Topic", topic[:LONGEST_TOPIC]),
            *signed.items(),
        )
        return Letter(sealed, headers)

    async def _signer(self) -> Vapid02:
        """The key of this server, the same for all its processes: made when first needed."""
        if self._vapid is None:
            number = ec.generate_private_key(CURVE).private_numbers().private_value
            fresh = write_base64(number.to_bytes(KEY_BYTES, "big"))
            self._vapid = Vapid02.from_raw((await self._store.secret(SECRET, fresh)).encode())
        return self._vapid


def can_sign(secret: str) -> bool:
    """Whether what is kept as the key of this server is one."""
    try:
        Vapid02.from_raw(secret.encode())
    except (ValueError, binascii.Error):
        return False
    return True


def check_keys(key: str, auth: str) -> None:
    """Refuses keys of a subscription that nothing could be sealed with."""
    try:
        point = read_base64(key)
        if len(point) != POINT_BYTES or len(read_base64(auth)) != AUTH_BYTES:
            raise Refusal("notice-keys")
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except (ValueError, binascii.Error):
        raise Refusal("notice-keys") from None


def read_base64(text: str) -> bytes:
    """Bytes in letters that go into an address."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def write_base64(data: bytes) -> str:
    """The other way."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
