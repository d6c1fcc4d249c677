"""The docs at /docs."""

from pathlib import Path

import pytest

from dolmen.server import documentation
from dolmen.words import LANGUAGES, Words
from tests.server.servers import Caller, running


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the docs would be."""
    site = tmp_path / "site"
    monkeypatch.setattr(documentation, "SITE", site)
    return site


def build(place: Path) -> None:
    """A site of one page."""
    place.mkdir()
    (place / "index.html").write_text("<h1>Dolmen</h1>", encoding="utf-8")
    (place / "style.css").write_text("h1 { color: red }", encoding="utf-8")


async def test_docs_are_shown_as_soon_as_they_are_built(tmp_path: Path, place: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'd.sqlite3'}") as (_, base), Caller(base) as caller:
        for lang in LANGUAGES:
            missing = await caller.http.get(f"/docs/?lang={lang}")
            assert missing.status_code == 404
            said = Words(lang).text("server-unbuilt-docs")
            assert said.partition(" “")[0].partition(" «")[0].partition(" ‘")[0] in missing.text
        build(place)
        shown = await caller.http.get("/docs", follow_redirects=True)
        assert (shown.status_code, shown.text) == (200, "<h1>Dolmen</h1>")
        assert shown.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in shown.headers["content-security-policy"]
        style = await caller.http.get("/docs/style.css")
        assert (style.status_code, style.headers["content-type"].partition(";")[0]) == (
            200,
            "text/css",
        )
        for nowhere in ("/docs/nowhere.html", "/docs/../d.sqlite3", "/docs/%2e%2e/d.sqlite3"):
            assert (await caller.http.get(nowhere)).status_code == 404
