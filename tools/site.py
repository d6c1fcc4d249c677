"""The docs as a small site: every page of docs/site/site.toml as HTML, with a menu, the sections of
a page and a search. No script is needed to read it, nothing comes from elsewhere, and a link that
leads nowhere is an error. Written into the package of the server, which shows it at /docs
(docs/adr/0049-docs.md).

It knows nothing of Dolmen itself, so that a wheel can be built where its packages are not."""

import json
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path, PurePosixPath
from typing import Any, Final, NamedTuple
from urllib.parse import unquote

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup
from mdit_py_plugins.anchors import anchors_plugin

ROOT: Final = Path(__file__).resolve().parents[1]
THEME: Final = ROOT / "docs" / "site"
SITE: Final = ROOT / "src" / "dolmen" / "server" / "site"
DECISIONS: Final = "docs/adr"
# What is linked and is no page: as it is, a program as text, which is read and not run.
FILES: Final = "files"
PROGRAM: Final = ".py"
COPIED: Final = ("style.css", "search.js")
COMMENT: Final = re.compile(r"<!--.*?-->\n?", re.DOTALL)
ELSEWHERE: Final = re.compile(r"^(?:https?|mailto):")
LANGUAGE: Final = re.compile(r"(?:^|\.)(fr|nl)$")
# So much of a section is searched: no chapter of rules is longer.
SEARCHED: Final = 16_000


class BrokenLink(Exception):
    """A link that leads nowhere, and where it is written."""


class Heading(NamedTuple):
    """A heading that can be linked."""

    level: int
    text: str
    anchor: str


def slug(heading: str) -> str:
    """What a heading is called in an address: as GitHub does it."""
    kept = re.sub(r"[^\w\- ]", "", heading.strip().lower())
    return kept.replace(" ", "-")


def reader() -> MarkdownIt:
    """Markdown as GitHub reads it, without HTML inside."""
    found = MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])
    return found.use(anchors_plugin, max_level=4, slug_func=slug)


@dataclass
class Page:
    """One page: where it is written, and where it is read."""

    source: str
    url: str
    text: str
    tokens: list[Token] = field(default_factory=list)
    html: Markup = field(default_factory=Markup)

    @property
    def lang(self) -> str:
        """The language of the page, by its name."""
        found = LANGUAGE.search(PurePosixPath(self.source).stem)
        return found[1] if found else "en"

    @cached_property
    def all_headings(self) -> list[Heading]:
        """Every heading with its anchor."""
        return [
            Heading(int(token.tag[1]), plain(self.tokens[i + 1]), str(token.attrs["id"]))
            for i, token in enumerate(self.tokens)
            if token.type == "heading_open" and "id" in token.attrs
        ]

    @property
    def headings(self) -> list[Heading]:
        """Those of its sections."""
        return [heading for heading in self.all_headings if heading.level == 2]

    @property
    def title(self) -> str:
        """What it is called."""
        return self.all_headings[0].text

    def sections(self) -> Iterator[tuple[Heading, str]]:
        """Each heading with the text under it."""
        starts = [i for i, token in enumerate(self.tokens) if token.type == "heading_open"]
        ends = [*starts[1:], len(self.tokens)]
        for heading, start, end in zip(self.all_headings, starts, ends, strict=True):
            under = self.tokens[start + 3 : end]
            told = [plain(token) for token in under if token.type in ("inline", "fence")]
            yield heading, " ".join(" ".join(told).split())


def plain(token: Token) -> str:
    """The words of a token, without marks."""
    if token.type == "fence":
        return token.content
    parts = token.children or ()
    return "".join(" " if part.type == "softbreak" else part.content for part in parts)


def url_of(source: str) -> str:
    """Where a page is read: under its own name, docs/ aside."""
    path = PurePosixPath(source.removeprefix("docs/"))
    if path.stem in ("README", "index"):
        return str(path.with_name("index.html"))
    if path.parent == PurePosixPath() and path.stem.isupper():
        path = path.with_name(path.name.lower())
    return str(path.with_suffix(".html"))


def decisions() -> str:
    """The list of the decision records, which no file has."""
    lines = ["# Decision records", "", "Why things are as they are, one decision a page.", ""]
    for file in sorted((ROOT / DECISIONS).glob("*.md")):
        heading = file.read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")
        lines.append(f"- [{heading}]({file.name})")
    return "\n".join(lines)


def read_pages(sources: list[str]) -> dict[str, Page]:
    """Every page by its source."""
    markdown = reader()
    found: dict[str, Page] = {}
    for source in sources:
        if source == DECISIONS:
            page = Page(f"{DECISIONS}/README.md", "adr/index.html", decisions())
        else:
            text = (ROOT / source).read_text(encoding="utf-8")
            page = Page(source, url_of(source), COMMENT.sub("", text))
        page.tokens = markdown.parse(page.text)
        found[source] = page
    return found


def sources_of(plan: Mapping[str, Any]) -> list[str]:
    """Every page there is: those of the menu, then the others."""
    listed = [plan["home"], *(page for section in plan["section"] for page in section["pages"])]
    others = sorted(
        file.relative_to(ROOT).as_posix()
        for folder in ("docs", "docs/adr", "docs/rules", "docs/games", "docs/boards")
        for file in (ROOT / folder).glob("*.md")
    )
    return list(dict.fromkeys([*listed, *others]))


def rendered(tokens: list[Token]) -> str:
    """A page as HTML; a wide table scrolls by itself, not with the page."""
    markdown = reader()
    for token in tokens:
        # As a class: pages of this server need no style of their own.
        if "style" in token.attrs:
            token.attrs["class"] = str(token.attrs.pop("style")).removeprefix("text-align:")
    html: str = markdown.renderer.render(tokens, markdown.options, {})
    html = html.replace("<table>", '<div class="wide"><table>')
    return html.replace("</table>", "</table></div>")


class Site:
    """All pages, and the files they link."""

    def __init__(self) -> None:
        self.plan = tomllib.loads((THEME / "site.toml").read_text(encoding="utf-8"))
        self.pages = read_pages(sources_of(self.plan))
        self.files: set[str] = set()

    def write(self, place: Path) -> None:
        """Writes all of it anew, beside what was there, and then in its place: a server may be
        showing it."""
        fresh = place.with_name(f"{place.name}.new")
        shutil.rmtree(fresh, ignore_errors=True)
        theme = Environment(
            loader=FileSystemLoader(THEME), autoescape=True, undefined=StrictUndefined
        ).get_template("page.html")
        for page in self.pages.values():
            self._link(page)
            page.html = Markup(rendered(page.tokens))
        home = self.pages[self.plan["home"]]
        sections = [
            {
                "name": section["name"],
                "pages": (listed := [self.pages[source] for source in section["pages"]]),
                "urls": {page.url for page in listed},
            }
            for section in self.plan["section"]
        ]
        for page in self.pages.values():
            file = fresh / page.url
            file.parent.mkdir(parents=True, exist_ok=True)
            told = theme.render(
                page=page,
                home=home,
                sections=sections,
                folded=page is not home,
                top="../" * (len(PurePosixPath(page.url).parts) - 1) or "./",
            )
            file.write_text(told, encoding="utf-8")
        for name in COPIED:
            shutil.copy(THEME / name, fresh / name)
        for name in sorted(self.files):
            file = fresh / copied(name)
            file.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, file)
        for lang in sorted({page.lang for page in self.pages.values()}):
            lines = list(self._index(lang))
            index = json.dumps(lines, ensure_ascii=False, separators=(",", ":"))
            (fresh / f"search.{lang}.json").write_text(index, encoding="utf-8")
        old = place.with_name(f"{place.name}.old")
        shutil.rmtree(old, ignore_errors=True)
        if place.exists():
            place.rename(old)
        fresh.rename(place)
        shutil.rmtree(old, ignore_errors=True)

    def _index(self, lang: str) -> Iterator[dict[str, str]]:
        for page in self.pages.values():
            if page.lang != lang:
                continue
            for heading, text in page.sections():
                is_title = heading.level == 1
                yield {
                    "url": page.url if is_title else f"{page.url}#{heading.anchor}",
                    "title": page.title,
                    "name": "" if is_title else heading.text,
                    "text": text[:SEARCHED],
                }

    def _link(self, page: Page) -> None:
        """Turns the links of a page, which are to files, into links of the site."""
        for token in page.tokens:
            for part in token.children or ():
                name = {"link_open": "href", "image": "src"}.get(part.type)
                if name is not None:
                    part.attrs[name] = self._target(page, str(part.attrs[name]))

    def _target(self, page: Page, link: str) -> str:
        if ELSEWHERE.match(link):
            return link
        path, _, anchor = unquote(link).partition("#")
        source = page.source if not path else normal(PurePosixPath(page.source).parent / path)
        other = self.pages.get(source)
        if other is not None:
            if anchor and anchor not in {heading.anchor for heading in other.all_headings}:
                raise BrokenLink(f"{page.source}: {link}")
            url = other.url
        elif (ROOT / source).is_file():
            self.files.add(source)
            url = copied(source)
        else:
            raise BrokenLink(f"{page.source}: {link}")
        here = PurePosixPath(page.url).parent.as_posix()
        return os.path.relpath(url, here) + (f"#{anchor}" if anchor else "")


def copied(source: str) -> str:
    """Where a file that is no page is read."""
    return f"{FILES}/{source}{'.txt' if source.endswith(PROGRAM) else ''}"


def normal(path: PurePosixPath) -> str:
    """A path without `..`."""
    return os.path.normpath(path)


def main(arguments: Sequence[str]) -> int:
    """Writes the site, where it is said or where the server looks for it."""
    place = Path(arguments[0]) if arguments else SITE
    try:
        Site().write(place)
    except BrokenLink as broken:
        print(f"A link leads nowhere: {broken}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
