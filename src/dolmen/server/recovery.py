"""Words that bring a lost identity back.

The server knows an identity by the hash of its key only, so the words must hold what opens it: they
are stretched, one part of that is kept to find them by, and the key is kept sealed with the other.
Without the words nobody opens it, whoever has the database."""

import asyncio
import hashlib
import secrets
import time
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Final

from dolmen.server.meter import charge
from dolmen.server.refusals import Denied
from dolmen.server.store import RecoveryRow, Store
from dolmen.words import LANGUAGES
from dolmen.words.typed_moves import fold

# So many words of a list of at least 512 are 72 bits and more.
COUNT: Final = 8
FEWEST: Final = 512
# Of the stretched words: what they are found by, and what seals a key of any length there is.
FOUND_BY: Final = 32
SEALING: Final = 128
# 16 MiB and some hundredths of a second for each try, whoever makes it.
COST: Final = 2**14
BLOCKS: Final = 8
# The same for all, so that words alone find their row; they are random, and no two share any.
SALT: Final = b"dolmen recovery words 1"
JOINED: Final = {"œ": "oe", "æ": "ae"}


@cache
def word_list(lang: str) -> tuple[str, ...]:
    """The words that are given in a language."""
    text = files("dolmen.words").joinpath(lang, "recovery.txt").read_text(encoding="utf-8")
    return tuple(text.split())


def plain(text: str) -> str:
    """What counts of typed words: their letters, without case, accents and spaces, and without the
    numbers and signs of a list."""
    for letter, letters in JOINED.items():
        text = text.casefold().replace(letter, letters)
    return "".join(letter for letter in fold(text) if letter.isalpha())


@cache
def known_words() -> frozenset[str]:
    """All words that are given, in whatever language, as they are typed."""
    return frozenset(plain(word) for lang in LANGUAGES for word in word_list(lang))


def check_typed(text: str) -> None:
    """Refuses words of which one was never given to anybody, and says which: it was mistyped. The
    lists are no secret."""
    typed = [word for word in (plain(part) for part in fold(text).split()) if word]
    if len(typed) != COUNT:
        return
    for number, word in enumerate(typed, start=1):
        if word not in known_words():
            near = get_close_matches(word, sorted(known_words()), 1)
            raise Denied("mistyped-word", number=number, near=near[0] if near else "none")


class Recovery:
    """Gives words, and takes them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def give(self, key: str, player: str, lang: str, now: int) -> list[str]:
        """New words for an identity; those it had before count no more."""
        words = [secrets.choice(word_list(lang)) for _ in range(COUNT)]
        found_by, seal = await stretch(plain(" ".join(words)))
        row = RecoveryRow(player, found_by, _crossed(key.encode(), seal).hex(), now)
        await self._store.save_recovery(row)
        return words

    async def recall(self, typed: str) -> tuple[str, str]:
        """The identity that typed words belong to: its key, and what it is known by."""
        check_typed(typed)
        found_by, seal = await stretch(plain(typed))
        row = await self._store.recovery(found_by)
        if row is None:
            raise Denied("wrong-words", count=COUNT)
        return _crossed(bytes.fromhex(row.sealed), seal).decode(), row.player


async def stretch(text: str) -> tuple[str, bytes]:
    """What words are found by, and what seals a key; worked out beside the loop."""

    def work() -> tuple[bytes, float]:
        begun, length = time.thread_time(), FOUND_BY + SEALING
        made = hashlib.scrypt(text.encode(), salt=SALT, n=COST, r=BLOCKS, p=1, dklen=length)
        return made, time.thread_time() - begun

    stretched, spent = await asyncio.to_thread(work)
    charge(spent)
    return hashlib.sha256(stretched[:FOUND_BY]).hexdigest(), stretched[FOUND_BY:]


def _crossed(text: bytes, seal: bytes) -> bytes:
    """Seals, and opens again: a pad of words that are used once."""
    return bytes(one ^ other for one, other in zip(text, seal, strict=False))
