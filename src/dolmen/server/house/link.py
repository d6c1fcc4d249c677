"""The secret link that opens the host's page. Its key is shown once; only its hash is kept."""

import hmac
from typing import Final

from starlette.requests import HTTPConnection

from dolmen.server.keys import hash_key, new_key
from dolmen.server.people import LONGEST_KEY
from dolmen.server.store import Store
from dolmen.server.store.census import Census

COOKIE: Final = "dolmen-host"
HEADER: Final = "x-dolmen-host"
PATH: Final = "/admin"


async def new_link(store: Store, now: int) -> str:
    """The path of a new link; whatever opened the page before opens it no more."""
    key = new_key()
    await store.set_host_key(hash_key(key), now)
    return f"{PATH}/{key}"


async def is_key(store: Census, key: str | None) -> bool:
    """Whether a key opens the host's page. How much of it is right takes no time to tell."""
    if not key or len(key) > LONGEST_KEY:
        return False
    given = hash_key(key)
    return any(hmac.compare_digest(given, kept) for kept in await store.host_keys())


def key_of(connection: HTTPConnection) -> str | None:
    """The host's key that came along: in the cookie of a browser, or in a header for programs."""
    return connection.headers.get(HEADER) or connection.cookies.get(COOKIE)
