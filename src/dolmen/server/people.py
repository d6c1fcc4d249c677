"""Who asks: an identity is a key in a cookie, or in a header for programs; nobody signs up."""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from dolmen.server.keys import hash_key, new_key
from dolmen.server.settings import Settings
from dolmen.server.store import PlayerRow, Store
from dolmen.words import LANGUAGES

COOKIE: Final = "dolmen-me"
BEARER: Final = "Bearer "
LONGEST_KEY: Final = 128
YEAR: Final = 365 * 24 * 3600


class Person:
    """Somebody who asks for something: the hash of their identity, what they are called, and where
    they come from."""

    def __init__(self, player: str, name: str | None, default_name: str, address: str) -> None:
        self.player = player
        self.address = address
        self.name = name or default_name
        self.guest_name = default_name


class People:
    """The identities a server knows."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings

    def key_of(self, connection: HTTPConnection) -> str | None:
        """The key that came along."""
        header = connection.headers.get("authorization", "")
        key = header.removeprefix(BEARER) if header.startswith(BEARER) else None
        key = key or connection.cookies.get(COOKIE)
        return key if key and len(key) <= LONGEST_KEY else None

    def player_of(self, connection: HTTPConnection) -> str | None:
        """The hash of the key that came along: what tables know somebody by."""
        key = self.key_of(connection)
        return None if key is None else hash_key(key)

    async def known(self, connection: HTTPConnection) -> PlayerRow | None:
        """The identity that came along, if the server gave it."""
        player = self.player_of(connection)
        return None if player is None else await self.store.player(player)

    async def meet(
        self, connection: HTTPConnection, response: Response, now: int
    ) -> tuple[str, PlayerRow]:
        """The identity that came along, or a new one, which the response then carries."""
        key = self.key_of(connection)
        found = await self.known(connection)
        if key is not None and found is not None:
            return key, found
        key = new_key()
        row = PlayerRow(hash_key(key), None, None, now)
        await self.store.save_player(row)
        self.give(response, key)
        return key, row

    def give(self, response: Response, key: str) -> None:
        """Puts an identity into the cookie of a browser."""
        response.set_cookie(
            COOKIE,
            key,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.settings.is_secure,
            path="/",
        )

    def language_of(self, connection: HTTPConnection, chosen: str | None = None) -> str:
        """The language to answer in: the one chosen, else the first of the browser's that is
        spoken here, else English."""
        if chosen in LANGUAGES:
            return chosen
        for part in connection.headers.get("accept-language", "").split(","):
            prefix = part.split(";")[0].strip().split("-")[0].lower()
            if prefix in LANGUAGES:
                return prefix
        return "en"


def me_path(key: str) -> str:
    """The private link that carries an identity to another device."""
    return f"/me/{key}"
