"""Somebody with a browser: one window, one language, and everything that goes wrong in it."""

import re
from collections.abc import Mapping
from typing import Any, Final, Literal, Self
from urllib.parse import urlsplit

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    expect,
)

from dolmen.words import Words
from tests.sample import ALL
from tests.tries import NIGHT

Theme = Literal["light", "dark"]

# Milliseconds. Under heavy load a machine needs long for what takes an instant otherwise: only
# something that hangs takes so long. Whatever is expected waits as long as whatever is pressed.
PATIENCE: Final = 120_000
expect.set_options(timeout=PATIENCE)
LOCALES: Final = {"en": "en-GB", "fr": "fr-FR", "nl": "nl-NL"}
WIDE: Final = 1440
PHONE: Final = 360
# Two phones upright, one that lies, a tablet, a small laptop, a desk and a large screen.
HEIGHTS: Final = {360: 740, 390: 844, 768: 1024, 844: 390, 1024: 768, 1440: 900, 2560: 1440}
# The sizes at which every title is played to its end (`make phones`).
PLAYED_AT: Final = (360, 390, 844, 1024)

# Counts what the sockets of the page bring, so that one can wait for it, and knows whether the page
# waits for an answer itself. The page's own listener has run whenever a count is read, and what it
# shows is drawn.
WITNESS: Final = """(() => {
  const seen = { updates: 0, n: -1, done: -1, came: [], refused: [], targets: [] }
  seen.waiting = new Set()
  window.witness = seen
  seen.isQuiet = () => seen.waiting.size === 0 && seen.n >= seen.done
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where)
      this.addEventListener('close', () => seen.waiting.clear())
      this.addEventListener('message', (event) => {
        const message = JSON.parse(event.data)
        if (message.id) seen.waiting.delete(message.id)
        if (message.type === 'done') seen.done = message.n ?? -1
        if (message.type === 'refused') seen.refused.push(message.sentence)
        if (message.type === 'update' || message.type === 'change') {
          seen.updates++
          seen.n = message.n
          const entries = message.entries ?? []
          const told = entries.some((entry) => entry.told?.length > 0)
          seen.came.push({ n: message.n, seat: entries[0]?.seat ?? null, told })
          seen.targets = this.targets(message.legal ?? [])
        }
      })
    }
    // Of moves as an update has them, and of those that a change tells by name or by what differs.
    targets(legal) {
      this.told ??= new Map()
      let last = ''
      return legal.map((move) => {
        if (typeof move === 'string') return (last = this.told.get(move))
        const { move: name, target } = Array.isArray(move) ? move[0] : move
        last = [target ?? last].flat()[0]
        this.told.set([name].flat()[0], last)
        return last
      })
    }
    send(data) {
      const { id } = JSON.parse(data)
      if (id) seen.waiting.add(id)
      super.send(data)
    }
  }
})()"""

# The page follows a change of its window, or words that come, by the second frame at the latest.
DRAWN: Final = (
    "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
)

# How fast others' moves are shown, unless this browser was told otherwise. An empty page keeps
# nothing.
PACE: Final = """(speed) => {
  try {
    const kept = JSON.parse(localStorage.getItem('dolmen') ?? '{}')
    localStorage.setItem('dolmen', JSON.stringify({ pace: speed, ...kept }))
  } catch {}
}"""


def rotated(by: int = 0) -> list[tuple[str, str]]:
    """Every title in a language, another for each."""
    languages = list(LOCALES)
    return [(title, languages[(place + by) % len(languages)]) for place, title in enumerate(ALL)]


def at_widths(*widths: int) -> list[tuple[str, int]]:
    """Every title at one of some widths, in turns; at night at each of them."""
    return [
        (title, width)
        for place, title in enumerate(ALL)
        for turn, width in enumerate(widths)
        if NIGHT or turn == place % len(widths)
    ]


class Visitor:
    """A browser window of somebody's own."""

    def __init__(self, context: BrowserContext, page: Page, base: str, lang: str) -> None:
        self.context = context
        self.page = page
        self.base = base
        self.words = Words(lang)
        self.complaints: list[str] = []
        self._forgiven: list[re.Pattern[str]] = []

    @classmethod
    async def arrive(
        cls,
        browser: Browser,
        base: str,
        *,
        lang: str = "en",
        width: int = WIDE,
        theme: Theme = "light",
        moves: bool = False,
        touches: bool = False,
        pace: str = "off",
    ) -> Self:
        """Opens a window. Pieces stand still unless it is asked that they move, and what others do
        is shown as it comes."""
        context = await browser.new_context(
            locale=LOCALES[lang],
            viewport={"width": width, "height": HEIGHTS[width]},
            color_scheme=theme,
            reduced_motion="no-preference" if moves else "reduce",
            has_touch=touches,
        )
        context.set_default_timeout(PATIENCE)
        await context.add_init_script(WITNESS)
        await context.add_init_script(f"({PACE})({pace!r})")
        visitor = cls(context, await context.new_page(), base, lang)
        visitor._watch()
        return visitor

    async def leave(self) -> None:
        """Closes the window; whatever went wrong in it is an error."""
        await self.context.close()
        left = [
            complaint
            for complaint in self.complaints
            if not any(pattern.search(complaint) for pattern in self._forgiven)
        ]
        assert left == [], left

    def forgive(self, pattern: str) -> None:
        """What a test brings about itself is no fault of the page."""
        self._forgiven.append(re.compile(pattern))

    async def go(self, path: str = "/") -> None:
        """Types an address."""
        await self.page.goto(self.base + path)

    def say(self, id: str, /, **args: str | int) -> str:
        """A message in this visitor's language."""
        return self.words.text(id, **args)

    def button(self, id: str, /, **args: str | int) -> Locator:
        """The button that says this."""
        return self.page.get_by_role("button", name=self.say(id, **args), exact=True)

    def link(self, id: str, /, **args: str | int) -> Locator:
        """The link that says this."""
        return self.page.get_by_role("link", name=self.say(id, **args), exact=True)

    def label(self, id: str, /, **args: str | int) -> Locator:
        """The field that is labelled so."""
        return self.page.get_by_label(self.say(id, **args), exact=True)

    def choice(self, id: str, /, **args: str | int) -> Locator:
        """The list to choose from that is called so."""
        return self.page.get_by_role("combobox", name=self.say(id, **args), exact=True)

    async def get(self, path: str) -> Any:
        """What the server tells this visitor beside the page."""
        answer = await self.context.request.get(self.base + path)
        assert answer.ok, await answer.text()
        return await answer.json()

    async def post(self, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """What the server answers to this visitor beside the page."""
        answer = await self.context.request.post(self.base + path, data=dict(body or {}))
        assert answer.ok, await answer.text()
        return await answer.json()

    async def make(self, title: str, players: list[str], **wish: Any) -> str:
        """A table of this visitor's, made without the page; gives its id. It is made before a page
        is opened: two first requests at once would make two people of one visitor."""
        body = {"title": title, "seats": len(players), "players": players, **wish}
        return str((await self.post("/api/tables", body))["id"])

    async def resize(self, width: int, height: int) -> None:
        """Makes the window another size, and waits until the page has followed."""
        await self.page.set_viewport_size({"width": width, "height": height})
        await self.page.evaluate(DRAWN)

    async def overflow(self) -> int:
        """How many pixels the page is wider than its window."""
        wider: int = await self.page.evaluate(
            "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        return wider

    async def emptiness(self) -> int:
        """How many pixels of nothing follow below the last thing of the page."""
        below: int = await self.page.evaluate(
            """() => {
              const ends = [...document.querySelectorAll('#app > *')].map((part) => {
                const margin = parseFloat(getComputedStyle(part).marginBottom)
                return part.getBoundingClientRect().bottom + scrollY + margin
              })
              const end = Math.max(innerHeight, ...ends)
              return Math.max(0, Math.floor(document.documentElement.scrollHeight - end))
            }"""
        )
        return below

    def _watch(self) -> None:
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("websocket", lambda socket: self._check_host(socket.url))
        self.context.on("request", self._look)
        self.context.on("response", self._check)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _look(self, request: Request) -> None:
        self._check_host(request.url)

    def _check_host(self, url: str) -> None:
        asked = urlsplit(url)
        if asked.scheme not in ("data", "blob") and asked.netloc != urlsplit(self.base).netloc:
            self.complaints.append(f"asks another host: {url}")

    def _check(self, response: Response) -> None:
        if response.status >= 500:
            self.complaints.append(f"{response.status} for {response.url}")
