"""The docs as a site: every link leads somewhere, every page can be found, and a browser that
allows no foreign host and no script inside a page shows all of it."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

import pytest

from dolmen.words import LANGUAGES
from tests.laws import clauses
from tests.sample import LIGHT
from tools.site import BrokenLink, Page, Site, reader, url_of

# A page that is read on a phone.
HEAVIEST: Final = 150_000
# All of the search, which is fetched when somebody searches.
HEAVIEST_SEARCH: Final = 900_000


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site."""
    place = tmp_path_factory.mktemp("docs") / "site"
    Site().write(place)
    return place


class Links(HTMLParser):
    """What a page links, and what it would run or fetch."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.ids: set[str] = set()
        self.inside: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remembers addresses and anchors."""
        given = dict(attrs)
        self.found += [link for name in ("href", "src") if (link := given.get(name)) is not None]
        if given.get("id"):
            self.ids.add(str(given["id"]))
        if tag == "style" or (tag == "script" and "src" not in given):
            self.inside.append(tag)
        self.inside += [name for name in given if name == "style" or name.startswith("on")]


def test_every_link_of_the_site_leads_somewhere(built: Path) -> None:
    pages = {page: Links(page.read_text(encoding="utf-8")) for page in built.rglob("*.html")}
    assert len(pages) > 60
    lost = []
    for page, links in pages.items():
        for link in links.found:
            if re.match(r"https?:|mailto:", link):
                continue
            path, _, anchor = link.partition("#")
            target = (page.parent / path).resolve() if path else page
            target = target / "index.html" if target.is_dir() else target
            if not target.is_file() or (anchor and anchor not in pages[target].ids):
                lost.append(f"{page.relative_to(built)}: {link}")
    assert lost == []


def test_nothing_runs_inside_a_page_and_nothing_is_fetched_from_elsewhere(built: Path) -> None:
    for page in built.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert Links(text).inside == [], page
        assert re.findall(r'(?:src|<link[^>]*href)="(?:https?:)?//', text) == [], page
        assert len(text) < HEAVIEST, page


def test_every_page_is_in_the_menu_or_reached_from_one_that_is() -> None:
    site = Site()
    listed = {source for section in site.plan["section"] for source in section["pages"]}
    others = set(site.pages) - listed - {site.plan["home"]}
    # Decisions are listed on a page of their own, other languages link each other.
    assert {source for source in others if not source.startswith("docs/adr/")} == {
        f"docs/{folder}/{title}.{lang}.md"
        for folder in ("games", "rules")
        for title in (Path(source).stem for source in listed if source.startswith("docs/rules/"))
        for lang in LANGUAGES
        if lang != "en"
    }


def test_the_search_knows_every_section_of_a_language(built: Path) -> None:
    site = Site()
    for lang in LANGUAGES:
        file = built / f"search.{lang}.json"
        assert file.stat().st_size < HEAVIEST_SEARCH
        lines = json.loads(file.read_bytes())
        due = [page.url for page in site.pages.values() if page.lang == lang]
        assert {line["url"].partition("#")[0] for line in lines} == set(due)
        assert all(line["title"] for line in lines)
    words = " ".join(line["text"] for line in json.loads((built / "search.en.json").read_bytes()))
    clause = list(clauses(LIGHT))[-1]
    for asked in (clause, "--keep-days", "pipx install", "observe_into", "X-Forwarded-For"):
        assert asked in words, asked


@pytest.mark.parametrize(
    ("source", "url"),
    [
        ("docs/index.md", "index.html"),
        ("docs/host.md", "host.html"),
        ("docs/boards/README.md", "boards/index.html"),
        ("ARCHITECTURE.md", "architecture.html"),
        ("docs/adr/0049-docs.md", "adr/0049-docs.html"),
    ],
)
def test_a_page_is_read_under_its_own_name(source: str, url: str) -> None:
    assert url_of(source) == url


@pytest.mark.parametrize("link", ["nowhere.md", "host.md#nothing", "../examples", "#nothing"])
def test_a_link_that_leads_nowhere_is_an_error(tmp_path: Path, link: str) -> None:
    site = Site()
    text = f"# New\n\n[there]({link})\n"
    site.pages["docs/new.md"] = Page("docs/new.md", "new.html", text, reader().parse(text))
    with pytest.raises(BrokenLink, match=re.escape(link)):
        site.write(tmp_path / "site")
    assert not (tmp_path / "site").exists()


def test_a_site_takes_the_place_of_the_last(tmp_path: Path) -> None:
    place = tmp_path / "site"
    place.mkdir()
    (place / "gone.html").write_text("old", encoding="utf-8")
    Site().write(place)
    assert not (place / "gone.html").exists()
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_no_html_hides_in_the_docs() -> None:
    for page in Site().pages.values():
        assert not re.search(r"^<(?!!--)\w", page.text, re.MULTILINE), page.source
