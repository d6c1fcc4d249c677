"""Words that bring a lost identity back: given once, typed as people type, tried rarely."""

import math
from itertools import count
from pathlib import Path

import pytest

from dolmen.server.recovery import COUNT, FEWEST, plain, stretch, word_list
from dolmen.server.store.keeping import Kept
from dolmen.words import LANGUAGES
from tests.server.plain_browser import Browser
from tests.server.servers import Caller, running


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_enough_words_to_tell_apart(lang: str) -> None:
    words = word_list(lang)
    assert len(words) >= FEWEST
    assert COUNT * math.log2(len(words)) >= 66
    assert len({plain(word) for word in words}) == len(words)
    assert all(plain(word).isascii() and len(plain(word)) > 2 for word in words)
    assert list(words) == list(dict.fromkeys(words))


def test_of_typed_words_only_the_letters_count() -> None:
    assert plain("1. Château,\n2.  ŒUF – Île") == plain("chateau oeuf ile") == "chateauoeufile"


async def test_words_bring_an_identity_to_another_browser(database_url: str) -> None:
    async with running(database_url) as (server, base), Caller(base) as anna, Caller(base) as new:
        assert await anna.get("/api/me/words") == {"at": None}
        me = await anna.post("/api/me", {"name": "Anna", "lang": "fr"})
        words = (await anna.post("/api/me/words"))["words"]
        assert len(words) == COUNT
        assert set(words) <= set(word_list("fr"))
        assert (await anna.get("/api/me/words"))["at"] is not None
        before = await new.get("/api/me")
        typed = "  " + ",  ".join(plain(word).upper() for word in words)
        assert await new.post("/api/me/recover", {"words": typed}) == me
        assert await new.get("/api/me") == me != before
        # What the database has opens nothing by itself.
        key = me["path"].rsplit("/", 1)[1]
        row = await row_of(server.store, words)
        assert key not in row
        assert not any(word in row for word in words)


async def row_of(store: Kept, words: list[str]) -> str:
    """The row of these words as text."""
    found_by, _ = await stretch(plain("".join(words)))
    return repr(await store.recovery(found_by))


async def test_a_mistyped_word_is_found_and_no_other_word_is_told(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna, Caller(base) as new:
        await anna.post("/api/me", {"name": "Anna", "lang": "nl"})
        words = [plain(word) for word in (await anna.post("/api/me/words"))["words"]]
        for place, wrong in ((0, words[0] + "x"), (6, "qqqqqqq")):
            typed = " ".join(wrong if i == place else word for i, word in enumerate(words))
            refused = await new.post("/api/me/recover", {"words": f"1. {typed}"}, status=403)
            near = refused["reason"]["args"].pop("near")
            assert refused["reason"]["args"] == {"number": place + 1}
            assert (refused["code"], near) == ("mistyped-word", words[0] if not place else "none")
        # All of them may be written as one.
        assert (await new.post("/api/me/recover", {"words": "".join(words)}))["name"] == "Anna"


async def test_new_words_replace_the_old(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna, Caller(base) as new:
        await anna.post("/api/me", {"name": "Anna"})
        first, second = [(await anna.post("/api/me/words"))["words"] for _ in range(2)]
        refused = await new.post("/api/me/recover", {"words": " ".join(first)}, status=403)
        assert refused["code"] == "wrong-words"
        brought = await new.post("/api/me/recover", {"words": " ".join(second)})
        assert brought["name"] == "Anna"


async def test_whom_nobody_knows_has_no_words(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as new:
        assert (await new.post("/api/me/words", status=403))["code"] == "nobody-here"
        for bad in ({}, {"words": ""}, {"words": "x" * 401}, {"words": 3}):
            assert (await new.post("/api/me/recover", bad, status=400))["code"] == "malformed"
        wrong = await new.post("/api/me/recover", {"words": "!!!"}, status=403)
        assert wrong["code"] == "wrong-words"
        # A guess makes nobody's acquaintance.
        assert not new.http.cookies


async def test_words_are_tried_rarely(sqlite_url: str) -> None:
    hands = count()
    async with (
        running(sqlite_url, ticks=lambda: next(hands) / 1e6) as (server, base),
        Caller(base) as guesser,
    ):
        for _ in range(5):
            await guesser.post("/api/me/recover", {"words": "oak"}, status=403)
        refused = await guesser.post("/api/me/recover", {"words": "oak"}, status=429)
        assert refused["code"] == "too-many"
        # And by all together: whatever address asks.
        server.recalling._full_at.clear()
        while server.recalling_in_all.allow(""):
            pass
        refused = await guesser.post("/api/me/recover", {"words": "oak"}, status=429)
        assert refused["code"] == "too-many"


async def test_words_are_in_no_log(
    sqlite_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        await anna.post("/api/me", {"name": "Anna"})
        words = (await anna.post("/api/me/words"))["words"]
        await anna.post("/api/me/recover", {"words": " ".join(words)})
    assert " ".join(words) not in caplog.text


async def test_the_pages_without_script_give_and_take_words(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Browser(base) as anna, Browser(base) as new:
        page = await anna.send((await anna.get("/me")).form("/me"), name="Anna")
        page = await anna.send(page.form("/me/words"))
        words = page.html.split("<code>")[1].split("</code>")[0].split()
        assert len(words) == COUNT
        # Shown once.
        assert "<code>" not in (await anna.get("/me")).html
        page = await new.get("/me")
        page = await new.send(page.form("/me/recover"), words="oak " + " ".join(words))
        assert "These words bring nobody back" in page.text
        page = await new.send(page.form("/me/recover"), words=" ".join(words).title())
        assert (await new.get("/me")).form("/me").fields["name"] == "Anna"
