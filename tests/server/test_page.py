"""How the built page is served: its addresses, what may be kept, and the pages without script
beside it. (What it shows and does: tests/page.)"""

import gzip
import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx2
import pytest

from dolmen.server.page import INDEX, PATHS, PLACE
from tests import sample
from tests.server.servers import running

SCRIPT = "export const stones = 3\n" * 100


@pytest.fixture
async def http(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[httpx2.AsyncClient]:
    """A browser at a server with a small page."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / INDEX).write_text("<!doctype html><title>Dolmen</title>")
    (page / "worker.js").write_text("// nothing\n")
    (page / "assets" / "index-1a2b.js").write_text(SCRIPT)
    monkeypatch.setenv(PLACE, str(page))
    database = f"sqlite:///{tmp_path / 'dolmen.sqlite3'}"
    async with running(database) as (_, base), httpx2.AsyncClient(base_url=base) as client:
        yield client


async def test_every_address_of_the_page_shows_it(http: httpx2.AsyncClient) -> None:
    origin = {"Origin": str(http.base_url).rstrip("/")}
    wish = {"title": sample.LIGHT, "seats": 2}
    id = (await http.post("/api/tables", json=wish, headers=origin)).json()["id"]
    for path in PATHS:
        answer = await http.get(
            path.format(title=sample.LIGHT, id=id, key="def", other=id, day="today")
        )
        assert answer.status_code == 200
        assert "<title>Dolmen</title>" in answer.text
        assert answer.headers["Cache-Control"] == "no-cache"
        policy = answer.headers["Content-Security-Policy"]
        assert "script-src 'self';" in policy
        assert "default-src 'none';" in policy


async def test_where_there_is_nothing_the_page_says_so(http: httpx2.AsyncClient) -> None:
    named = [path for path in PATHS if path not in ("/", "/me/{key}", "/mine")]
    wrong = [
        path.format(title="chess", id="abc", key="def", other="ghi", day="never") for path in named
    ]
    for path in (*wrong, "/elsewhere", "/rules", "/table/abc/def"):
        answer = await http.get(path)
        assert (path, answer.status_code) == (path, 404)
        assert "<title>Dolmen</title>" in answer.text
        assert answer.headers["Cache-Control"] == "no-cache"
        assert (await http.head(path)).status_code == 404
    for path in ("/api/elsewhere", "/api/tables/abc"):
        answer = await http.get(path)
        assert (answer.status_code, answer.headers["Content-Type"]) == (404, "application/json")


async def test_a_plain_address_that_is_none_leads_to_pages_that_are_there(
    http: httpx2.AsyncClient,
) -> None:
    answer = await http.get("/plain/elsewhere")
    assert answer.status_code == 404
    links = re.findall(r'(?:href|action)="(/[^"]*)"', answer.text)
    assert len(links) > 4
    for link in links:
        assert link.startswith("/plain/")


async def test_files_with_a_digest_are_kept_for_ever_and_come_packed(
    http: httpx2.AsyncClient,
) -> None:
    async with http.stream("GET", "/assets/index-1a2b.js") as answer:
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert answer.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(raw).decode() == SCRIPT
    plain = await http.get("/assets/index-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert plain.text == SCRIPT
    assert (await http.get("/assets/missing.js")).status_code == 404


async def test_other_files_are_asked_for_anew(http: httpx2.AsyncClient) -> None:
    answer = await http.get("/worker.js")
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["Content-Type"].startswith("text/javascript")


async def test_the_pages_without_script_stand_beside_it(http: httpx2.AsyncClient) -> None:
    answer = await http.get("/plain/")
    assert answer.status_code == 200
    assert "<script" not in answer.text
    origin = {"Origin": str(http.base_url).rstrip("/")}
    assert (await http.post("/language", data={"lang": "nl"}, headers=origin)).status_code == 404


async def test_what_is_said_to_one_person_is_never_packed(http: httpx2.AsyncClient) -> None:
    answer = await http.get("/api/titles", headers={"Accept-Encoding": "gzip"})
    assert len(answer.content) > 1000
    assert "Content-Encoding" not in answer.headers
