"""What a first visit costs: few bytes, from one host, under a policy that lets nothing else in."""

import gzip

import pytest
from playwright.async_api import Response

from tests.page.fixtures import Site, Visit
from tests.page.home import Home
from tests.page.play import sit
from tests.page.screens import show_table
from tests.page.visitor import PHONE, Visitor
from tests.pagewords import PAGE
from tests.sample import ALL

# Compressed, everything together.
MOST_BYTES = 300_000
# How far a game is played.
PLAYED = 8
# Whatever is measured between a position that comes and the frame that shows it.
PROBE = """(() => {
  window.measured = []
  let isChanging = false
  const note = (name) => {
    if (isChanging) window.measured.push(`${name} ${new Error().stack}`)
  }
  const watch = (kind, name) => {
    const was = Object.getOwnPropertyDescriptor(kind.prototype, name)
    const way = was.value ? 'value' : 'get'
    const watched = function (...given) {
      note(name)
      return was[way].apply(this, given)
    }
    Object.defineProperty(kind.prototype, name, { ...was, [way]: watched })
  }
  const lengths = ['Height', 'Width', 'Top', 'Left']
  for (const length of lengths) {
    watch(Element, `scroll${length}`)
    watch(Element, `client${length}`)
    watch(HTMLElement, `offset${length}`)
  }
  watch(Element, 'getBoundingClientRect')
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where)
      this.addEventListener('message', ({ data }) => {
        if (!['update', 'change'].includes(JSON.parse(data).type)) return
        isChanging = true
        requestAnimationFrame(() => (isChanging = false))
      })
    }
  }
})()"""


async def weigh(responses: list[Response]) -> int:
    """What was fetched, each compressed as a server would (fonts and pictures are already)."""
    total = 0
    for response in responses:
        body = await response.body()
        total += min(len(body), len(gzip.compress(body)))
    return total


def collect(visitor: Visitor) -> list[Response]:
    """Everything the page fetches from now on."""
    found: list[Response] = []

    def note(response: Response) -> None:
        found.append(response)

    visitor.page.on("response", note)
    return found


async def test_the_first_page_is_light(visit: Visit) -> None:
    visitor = await visit(lang="fr")
    fetched = collect(visitor)
    await Home(visitor).open()
    await visitor.page.wait_for_load_state("networkidle")
    assert await weigh(fetched) < MOST_BYTES


@pytest.mark.parametrize("title", ALL)
async def test_a_table_as_the_first_page_is_light(visit: Visit, site: Site, title: str) -> None:
    host, guest = await visit(), await visit(lang="nl")
    await show_table(title)(host, site)
    fetched = collect(guest)
    await guest.page.goto(host.page.url)
    await guest.page.locator(".ask").wait_for()
    await guest.page.evaluate("() => document.fonts.ready")
    assert await weigh(fetched) < MOST_BYTES


@pytest.mark.parametrize("title", ALL)
async def test_nothing_is_measured_in_the_middle_of_a_change(visit: Visit, title: str) -> None:
    """It would lay out the whole page once more for a press (docs/adr/0025-four-shapes.md)."""
    visitor = await visit(width=PHONE, moves=True)
    await visitor.context.add_init_script(PROBE)
    table = await sit(visitor, title)
    for _ in range(PLAYED):
        await table.play()
    assert await visitor.page.evaluate("() => window.measured") == []


async def test_no_script_and_no_host_but_our_own_is_let_in(visit: Visit, site: Site) -> None:
    visitor = await visit()
    answer = await visitor.page.goto(site.base)
    assert answer is not None
    policy = dict(
        part.strip().split(" ", 1)
        for part in (await answer.all_headers())["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self'"
    assert policy["connect-src"] == "'self'"
    # The browser holds to it: a script written into the page does not run.
    visitor.forgive("Content Security Policy")
    await visitor.page.evaluate(
        """() => {
          const script = document.createElement('script')
          script.textContent = 'window.intruded = true'
          document.head.append(script)
        }"""
    )
    assert await visitor.page.evaluate("() => window.intruded") is None


def test_no_style_looks_below_what_it_is_for() -> None:
    """A press on a phone took five times as long to style (docs/adr/0025-four-shapes.md)."""
    styles = [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.css")]
    assert len(styles) > 100
    assert [str(path) for path in styles if ":has(" in path.read_text(encoding="utf-8")] == []
