"""Who may make tables here: everybody, whoever has the word, or the host alone."""

import hmac
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from dolmen.server.house.link import is_key, key_of
from dolmen.server.keys import hash_key
from dolmen.server.people import YEAR
from dolmen.server.refusals import Denied
from dolmen.server.settings import Settings
from dolmen.server.store.census import Census

EVERYBODY: Final = "everybody"
WORD: Final = "word"
HOST: Final = "host"

COOKIE: Final = "dolmen-word"
# For programs, which may say the word each time.
HEADER: Final = "x-dolmen-word"
LONGEST_WORD: Final = 200


class Makers:
    """Lets those make tables who may."""

    def __init__(self, store: Census, settings: Settings) -> None:
        self._store = store
        self._settings = settings

    @property
    def who(self) -> str:
        """Who may."""
        return self._settings.making

    async def may(self, connection: HTTPConnection) -> bool:
        """Whether somebody may. The host always does."""
        if self.who == EVERYBODY or (self.who == WORD and self._knows(connection)):
            return True
        key = key_of(connection)
        return key is not None and await is_key(self._store, key)

    async def check(self, connection: HTTPConnection) -> None:
        """Refuses whoever may not, and says what is missing."""
        if not await self.may(connection):
            raise Denied("no-word" if self.who == WORD else "host-only")

    def welcome(self, response: Response, word: str) -> None:
        """Somebody says the word: from now on their browser has it."""
        if self.who != WORD or not self._is_word(word):
            raise Denied("wrong-word")
        response.set_cookie(
            COOKIE,
            self._kept,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self._settings.is_secure,
            path="/",
        )

    @property
    def _kept(self) -> str:
        """What a browser keeps of the word: another word makes it worthless."""
        return hash_key(f"{COOKIE} {self._settings.word}")

    def _knows(self, connection: HTTPConnection) -> bool:
        cookie = connection.cookies.get(COOKIE, "")
        if hmac.compare_digest(cookie.encode(), self._kept.encode()):
            return True
        said = connection.headers.get(HEADER)
        # Headers come as Latin-1; what is typed is UTF-8.
        return said is not None and self._is_word(
            said.encode("latin-1", "replace").decode(errors="replace")
        )

    def _is_word(self, word: str) -> bool:
        right = (self._settings.word or "").strip()
        return hmac.compare_digest(hash_key(word.strip()), hash_key(right)) and bool(right)
