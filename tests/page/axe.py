"""What axe finds wrong with a page for people who do not see, hear or point as others do."""

from functools import cache
from typing import Any, Final

from playwright.async_api import Page

from tests.page.requirements import AXE
from tests.tries import NIGHT

GRAVE: Final = ("serious", "critical")
# What is measured on the screen, element by element, takes half of all the time.
MEASURED: Final = ("color-contrast", "target-size")
RUN: Final = """async (without) => {
  const found = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  })
  return found.violations.map(({ id, impact, help, nodes }) =>
    ({ id, impact, help, nodes: nodes.map((node) => node.target.join(' ')) }))
}"""


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")


async def grave_findings(page: Page, *, measured: bool = True) -> list[str]:
    """The serious and critical findings, each in a line with the elements it is about. Where a test
    comes back to what `test_fit` shows, colours and sizes are measured at night only."""
    if not await page.evaluate("() => 'axe' in window"):
        await page.evaluate(_source())
    found: list[dict[str, Any]] = await page.evaluate(RUN, [] if measured or NIGHT else MEASURED)
    return [
        f"{finding['id']} ({finding['help']}): {', '.join(finding['nodes'][:4])}"
        for finding in found
        if finding["impact"] in GRAVE
    ]
