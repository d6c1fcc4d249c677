"""What axe finds wrong with a page for people who do not see, hear or point as others do."""

from functools import cache
from typing import Any, Final

from playwright.async_api import Page

from tests.page.requirements import AXE

GRAVE: Final = ("serious", "critical")
RUN: Final = """async () => {
  const found = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations'],
  })
  return found.violations.map(({ id, impact, help, nodes }) =>
    ({ id, impact, help, nodes: nodes.map((node) => node.target.join(' ')) }))
}"""


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")


async def grave_findings(page: Page) -> list[str]:
    """The serious and critical findings, each in a line with the elements it is about."""
    if not await page.evaluate("() => 'axe' in window"):
        await page.evaluate(_source())
    found: list[dict[str, Any]] = await page.evaluate(RUN)
    return [
        f"{finding['id']} ({finding['help']}): {', '.join(finding['nodes'][:4])}"
        for finding in found
        if finding["impact"] in GRAVE
    ]
