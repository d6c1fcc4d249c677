"""A browser without script: pages are read, links followed, forms filled in and sent."""

import asyncio
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import unescape
from html.parser import HTMLParser
from typing import Any, Final, Self

import httpx2
import pytest

from dolmen.server.server import Server

VOID: Final = {"br", "col", "hr", "img", "input", "link", "meta"}
SCRIPT: Final = re.compile(r"<script|javascript:|\son[a-z]+\s*=", re.IGNORECASE)


def one_line(text: str) -> str:
    """Text with single spaces; those that must not break stay."""
    return re.sub(r"[ \n\t]+", " ", text).strip(" ")


class Form:
    """A form: where it goes, what it sends unless changed, and its buttons."""

    def __init__(self, attributes: dict[str, str]) -> None:
        self.method = attributes.get("method", "get")
        self.action = attributes.get("action", "")
        self.fields: dict[str, str] = {}
        self.files: list[str] = []
        self.buttons: list[tuple[str, str, str]] = []  # name, value, words
        self.choices: dict[str, list[str]] = {}


class Page(HTMLParser):
    """A page as somebody without eyes for style reads it; badly nested tags are an error."""

    def __init__(self, answer: httpx2.Response) -> None:
        super().__init__()
        self.status = answer.status_code
        self.url = str(answer.url)
        self.path = answer.url.path
        self.html = answer.text
        self.headers = answer.headers
        self.open: list[str] = []
        self.forms: list[Form] = []
        self.links: list[tuple[str, str]] = []
        self.ids: list[str] = []
        self.labels: set[str] = set()
        self.inputs: set[str] = set()
        self.headings: list[tuple[str, str]] = []
        self.lang = ""
        self.title = ""
        self._select = ""
        self._words: list[str] = []
        self._button: dict[str, str] = {}
        self._href = ""
        self.feed(self.html)
        assert self.open == [], self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in attrs}
        assert "style" not in given, f"{tag} has a style of its own"
        assert tag not in ("script", "style"), tag
        if tag not in VOID:
            self.open.append(tag)
        if "id" in given:
            self.ids.append(given["id"])
        if tag in ("title", "h1", "h2", "h3", "button", "a"):
            self._words = []
        if tag == "html":
            self.lang = given.get("lang", "")
        elif tag == "form":
            self.forms.append(Form(given))
        elif tag == "label" and "for" in given:
            self.labels.add(given["for"])
        elif tag == "a":
            self._href = given.get("href", "")
        elif tag == "button":
            self._button = given
        elif tag in ("input", "select", "textarea"):
            self._field(tag, given)
        elif tag == "option" and self._select:
            form = self.forms[-1]
            form.choices[self._select].append(given["value"])
            if "selected" in given or self._select not in form.fields:
                form.fields[self._select] = given["value"]

    def _field(self, tag: str, given: dict[str, str]) -> None:
        kind, form = given.get("type", "text"), self.forms[-1]
        if tag == "select":
            self._select = given["name"]
            form.choices[self._select] = []
        if kind == "hidden":
            form.fields[given["name"]] = given["value"]
            return
        # A box inside its label needs no other.
        if "label" not in self.open:
            self.inputs.add(given["id"])
        if kind == "file":
            form.files.append(given["name"])
        elif kind == "checkbox":
            if "checked" in given:
                form.fields[given["name"]] = given["value"]
        elif tag == "input":
            form.fields[given["name"]] = given.get("value", "")

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag, f"</{tag}> is out of place in {self.url}"
        words = one_line("".join(self._words))
        if tag == "title":
            self.title = words
        elif tag in ("h1", "h2", "h3"):
            self.headings.append((tag, words))
        elif tag == "a":
            self.links.append((self._href, words))
        elif tag == "button":
            button = (self._button.get("name", ""), self._button.get("value", ""), words)
            self.forms[-1].buttons.append(button)
        elif tag == "select":
            self._select = ""

    def handle_data(self, data: str) -> None:
        self._words.append(data)

    @property
    def text(self) -> str:
        """The page without its tags."""
        return one_line(unescape(re.sub(r"<[^>]+>", " ", self.html)))

    def form(self, action: str, method: str = "post", **fields: str) -> Form:
        """The form that goes to a path ending so, with these values."""
        for form in self.forms:
            is_there = form.action.partition("#")[0].endswith(action) and form.method == method
            if is_there and fields.items() <= form.fields.items():
                return form
        raise AssertionError(f"no form to {action} with {fields} on {self.url}: {self.text}")

    def has_form(self, action: str) -> bool:
        """Whether there is such a form."""
        return any(form.action.partition("#")[0].endswith(action) for form in self.forms)

    def link(self, part: str) -> str:
        """The first link that holds this."""
        found = [href for href, _ in self.links if part in href]
        assert found, f"no link with {part} among {self.links}"
        return found[0]

    def check(self) -> Self:
        """What every page must be: of one language, with one main heading, no script, no style,
        every field labelled, no id twice."""
        assert self.lang in ("en", "fr", "nl")
        assert [tag for tag, _ in self.headings].count("h1") == 1, self.headings
        assert self.title
        assert not SCRIPT.search(re.sub(r">[^<]*<", "><", self.html)), self.url
        assert self.inputs <= self.labels, self.inputs - self.labels
        assert len(set(self.ids)) == len(self.ids), self.ids
        assert self.headers["content-security-policy"]
        assert self.headers["referrer-policy"] == "same-origin"
        return self


class Browser:
    """Somebody who looks at pages and sends forms; redirects are followed as browsers do."""

    def __init__(self, base: str, lang: str = "en") -> None:
        self.base = base
        headers = {"Accept-Language": f"{lang}-XX,{lang};q=0.9"}
        self.http = httpx2.AsyncClient(base_url=base, timeout=30, headers=headers)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, status: int = 200) -> Page:
        """A page."""
        answer = await self.http.get(path)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return Page(answer).check()

    async def send(
        self, form: Form, button: tuple[str, str] | None = None, /, **changes: str
    ) -> Page:
        """Sends a form by a button, the first unless said, with some fields filled in."""
        name, value, *_ = button or form.buttons[0]
        data = {**form.fields, **changes}
        if name:
            data[name] = value
        if form.method == "get":
            answer = await self.http.get(form.action.partition("#")[0], params=data)
            assert answer.status_code == 200, answer.text
            return Page(answer).check()
        return await self.post(form.action, data)

    async def post(self, path: str, data: dict[str, str], **more: Any) -> Page:
        """Sends fields to a path; the answer must be a redirect to a page."""
        origin = {"Origin": self.base}
        answer = await self.http.post(path, data=data, headers=origin, **more)
        assert answer.status_code == 303, (path, answer.status_code, answer.text)
        assert answer.headers["referrer-policy"] == "same-origin"
        return await self.get(answer.headers["location"].partition("#")[0])


async def settled(browser: Browser, page: Page) -> Page:
    """The page of a table once it waits for somebody here, or is over."""
    while not (
        page.has_form("/play") or page.has_form("/rematch") or 'class="curtain"' in page.html
    ):
        assert '<meta http-equiv="refresh" content="5">' in page.html, page.text
        await asyncio.sleep(0.02)
        page = await browser.get(page.path)
    return page


async def play_on(browser: Browser, page: Page, dice: random.Random) -> Page:
    """One move by its button, huts and temples first; curtains are lifted."""
    if 'class="curtain"' in page.html:
        form = next(form for form in page.forms if form.method == "get")
        return await browser.send(form)
    form = page.form("/play")
    built = [b for b in form.buttons if b[1].startswith(("hut", "temple", "pay", "ritual"))]
    name, value, _ = dice.choice(built or form.buttons)
    return await browser.send(form, (name, value))


async def make_table(browser: Browser, title: str, **wish: str) -> Page:
    """A table of two by its form."""
    page = await browser.get(f"/make?title={title}&seats=2")
    return await browser.send(page.form("/make", title=title, seats="2"), **wish)


@asynccontextmanager
async def slow_bots(server: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Bots think until the end of the block."""
    go_on = asyncio.Event()
    choose = server.workers.choose

    async def wait(*args: Any, **options: Any) -> Any:
        await go_on.wait()
        return await choose(*args, **options)

    monkeypatch.setattr(server.workers, "choose", wait)
    try:
        yield
    finally:
        go_on.set()
