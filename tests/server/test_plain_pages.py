"""The other pages without script: who one is, records, rules, style."""

import re
from pathlib import Path
from typing import Any, Final

import pytest

from dolmen.games import TITLES
from dolmen.server.server import Server
from dolmen.words import LANGUAGES, Words
from tests import sample
from tests.dice import fair_game
from tests.server.plain_browser import Browser, Page, make_table


async def everything(server: Server) -> list[Any]:
    """All that the store holds of people and tables."""
    tables = [row async for row in server.store.every_table()]
    return [
        tables,
        [await server.store.holders(row.id) for row in tables],
        [await server.store.seats(row.id) for row in tables],
        [row async for row in server.store.every_record()],
    ]


async def test_looking_changes_nothing_and_private_links_ask_first(
    club: tuple[Server, str],
) -> None:
    server, base = club
    async with Browser(base) as anna, Browser(base, "fr") as phone:
        page = await make_table(anna, sample.LIGHT, name="Anna")
        table = page.path
        seat_link = page.link("/seat/")
        me_link = (await anna.get("/me")).link("/me/")
        before = await everything(server)
        for path in (
            "/",
            "/me",
            f"/make?title={sample.LIGHT}",
            f"/rules/{sample.LIGHT}",
            table,
            seat_link,
            me_link,
        ):
            page = await phone.get(path)
        assert await everything(server) == before
        assert list(phone.http.cookies) == []
        assert "Dès que vous aurez ouvert" in (await phone.get("/me")).text
        # Sitting down, and becoming somebody, take a button.
        page = await phone.get(seat_link)
        assert "place 1" in page.text
        page = await phone.send(page.form(seat_link))
        assert page.path == table
        assert "(vous)" in page.text
        page = await phone.get(me_link)
        assert "Anna" in page.text
        page = await phone.send(page.form(me_link))
        assert page.path == "/"
        assert ("h2", "Mes parties") in page.headings
        wrong = await phone.get("/me/nonsense", 403)
        assert "n’est pas valable" in wrong.text or "lien privé" in wrong.text
        await phone.get(f"/seat/{table.rsplit('/', 1)[1]}/nonsense", 403)
        await phone.get("/seat/nowhere/nonsense", 404)
        answer = await phone.http.post(f"{seat_link}x", headers={"Origin": base})
        assert answer.status_code == 303
        answer = await phone.http.post("/me/nonsense", headers={"Origin": base})
        assert answer.status_code == 303


async def test_the_language_is_chosen_on_any_page_and_remembered(club: tuple[Server, str]) -> None:
    _, base = club
    async with Browser(base, "de") as browser:
        page = await browser.get(f"/rules/{sample.LIGHT}?q=card")
        assert page.lang == "en"
        assert (await browser.get("/?lang=fr")).lang == "fr"
        assert (await browser.get("/?lang=de")).lang == "en"
        page = await browser.send(page.form("/language"), ("lang", "nl"))
        assert (page.lang, page.url) == ("nl", f"{base}/rules/{sample.LIGHT}?q=card")
        assert (await browser.get("/")).lang == "nl"
        assert (await browser.get("/nowhere", 404)).lang == "en"
        assert (await browser.get("/table/nowhere", 404)).lang == "nl"
        page = await browser.post("/language", {"lang": "de", "back": "/me"})
        assert 'role="alert"' in page.html
        page = await browser.post("/language", {"lang": "fr", "back": "//evil.example/?a"})
        assert page.url == f"{base}/"
        page = await browser.post("/language", {"lang": "fr", "back": "/me?lang=nl&x=1"})
        assert page.url == f"{base}/me?x=1"


async def test_a_name_is_kept(club: tuple[Server, str]) -> None:
    _, base = club
    async with Browser(base) as browser:
        page = await browser.get("/me")
        page = await browser.send(page.form("/me"), name="Zoë")
        assert page.form("/me").fields["name"] == "Zoë"
        page = await browser.send(page.form("/me"), name="y" * 50)
        assert page.form("/me").fields["name"] == "y" * 50
        why = Words("en").text("server-name-refused", most=40, name="y" * 40)
        assert why in page.text
        page = await make_table(browser, sample.LIGHT)
        assert "Zoë (you)" in page.text


RECORDS: Final = Path(__file__).parents[1] / "games"


def shortest_record(title: str) -> str:
    """A recorded game of a title."""
    logs = (RECORDS / title / "logs").glob("*.jsonl")
    return min(logs, key=lambda path: path.stat().st_size).read_text(encoding="utf-8")


@pytest.mark.parametrize("prefix", ["", "/plain"])
async def test_a_record_is_uploaded_replayed_and_played_on(
    club: tuple[Server, str], prefix: str
) -> None:
    _, base = club
    text = shortest_record(sample.OTHER)
    moves = len(text.splitlines()) - 2
    async with Browser(base) as browser:
        home = await browser.get(f"{prefix}/")
        assert home.form("/records").files == ["record"]
        files = {"record": ("game.jsonl", text.encode())}
        page = await browser.post(f"{prefix}/records", {}, files=files)
        assert page.path.startswith(f"{prefix}/record/")
        path = page.path
        assert ("h2", f"After move {moves} of {moves}") in page.headings
        assert ("h2", "Score sheet") in page.headings
        assert Words("en").text("dice-no-commitment") in page.text
        assert not page.has_form("/branch")
        assert not page.has_form("/duplicate")
        page = await browser.get(f"{path}?at=0")
        assert "What happened" not in page.text
        page = await browser.get(path + page.link("?at=1"))
        assert ("h2", f"After move 1 of {moves}") in page.headings
        assert ("h2", "What happened") in page.headings
        page = await browser.send(page.form(path, "get"), at=str(moves - 3), seat="1")
        assert page.link(f"?at={moves - 4}&seat=1")
        await browser.get(f"{path}?seat=5", 404)
        page = await browser.send(page.form("/branch"), name="Anna")
        assert page.path.startswith(f"{prefix}/table/")
        assert "Anna (you)" in page.text
        odd = await browser.post(f"{path}/branch", {"at": "1", "seat": "6"})
        assert "There is no such seat." in odd.text
        far = await browser.post(f"{path}/branch", {"at": "99999999"})
        assert 'role="alert"' in far.html
        over = await browser.post(f"{path}/branch", {"at": str(moves)})
        assert "Nothing can be played" in over.text


@pytest.mark.parametrize("prefix", ["", "/plain"])
async def test_a_verified_record_is_played_again_with_the_same_dice(
    club: tuple[Server, str], prefix: str
) -> None:
    _, base = club
    log = fair_game(sample.LIGHT, 2)
    async with Browser(base) as browser:
        files = {"record": ("game.jsonl", "\n".join(log.lines()).encode())}
        page = await browser.post(f"{prefix}/records", {}, files=files)
        path = page.path
        assert Words("en").text("plain-verified") in page.text
        page = await browser.send(page.form("/duplicate"), name="Anna", seat="1")
        assert page.path.startswith(f"{prefix}/table/")
        assert "Anna (you)" in page.text
        assert str(log.commitment) in page.text
        odd = await browser.post(f"{path}/duplicate", {"seat": "6"})
        assert "There is no such seat." in odd.text
        log.duplicate = "the-first-one"
        files = {"record": ("game.jsonl", "\n".join(log.lines()).encode())}
        page = await browser.post(f"{prefix}/records", {}, files=files)
        assert Words("en").text("plain-duplicate") in page.text
        assert page.link("/record/the-first-one")


async def test_a_record_that_is_none_is_refused(club: tuple[Server, str]) -> None:
    _, base = club
    async with Browser(base) as browser:
        for data in (b"nonsense", b"\xff\xfe", b""):
            page = await browser.post("/records", {}, files={"record": ("x", data)})
            assert page.path == "/"
            assert 'role="alert"' in page.html
        page = await browser.post("/records", {"record": "no file"})
        assert 'role="alert"' in page.html
        answer = await browser.http.post(
            "/plain/records", files={"record": ("x", b"x" * (2 << 20))}, headers={"Origin": base}
        )
        assert answer.status_code == 413
        assert "at most 1024 KiB" in answer.text
        assert Page(answer).check().form("/language").fields["back"] == "/plain/"
        await browser.get("/record/nowhere", 404)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
async def test_all_clauses_are_there_and_are_found(
    club: tuple[Server, str], title: str, lang: str
) -> None:
    _, base = club
    words = Words(lang)
    async with Browser(base, lang) as browser:
        page = await browser.get(f"/rules/{title}")
        clauses = [id for id in words.ids(f"{title}-rules") if id.isupper()]
        assert set(clauses) <= set(page.ids)
        found = await browser.send(page.form(f"/rules/{title}", "get"), q=clauses[-1].lower())
        assert clauses[-1] in found.ids
        assert clauses[1] not in found.ids
        nothing = await browser.get(f"/rules/{title}?q=zzzz")
        assert words.text("plain-search-nothing") in nothing.text
        await browser.get("/rules/chess", 404)
        await browser.get("/make?title=chess", 404)


async def test_a_form_of_another_site_is_refused(club: tuple[Server, str]) -> None:
    _, base = club
    async with Browser(base) as browser:
        answer = await browser.http.post(
            "/quick", data={"title": sample.LIGHT}, headers={"Origin": "https://evil.example"}
        )
        assert answer.status_code == 403
        assert "This came from another site." in answer.text


async def test_the_style_is_one_file_and_is_cached(club: tuple[Server, str]) -> None:
    _, base = club
    async with Browser(base) as browser:
        home = await browser.get("/")
        found = re.search(r'<link rel="stylesheet" href="([^"]+)">', home.html)
        assert found is not None
        answer = await browser.http.get(found[1])
        assert answer.headers["content-type"].startswith("text/css")
        assert "immutable" in answer.headers["cache-control"]
