"""Looking a screen over, at every width."""

from collections.abc import Collection, Sequence
from typing import Final

from tests.page.axe import grave_findings
from tests.page.requirements import SHOTS
from tests.page.visitor import HEIGHTS, PHONE, WIDE, Visitor

THEMES: Final = ("light", "dark")
# Both themes and both layouts are read by axe, but not each pair of them: it takes its time.
READ: Final = (("light", WIDE), ("dark", PHONE))
# What is written, and lies beyond the edge of something that cuts it off.
CUT: Final = """() => {
  const isText = (part) => part.nodeType === Node.TEXT_NODE && part.data.trim() !== ''
  const found = []
  for (const one of document.querySelectorAll('main *')) {
    if (!(one instanceof HTMLElement) || ![...one.childNodes].some(isText)) continue
    if (!one.checkVisibility() || one.closest('.spoken, .sign-words')) continue
    const { right, width } = one.getBoundingClientRect()
    for (let room = one.parentElement; room && width > 1; room = room.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(room)
      if (/auto|scroll/.test(overflowX) || clipPath !== 'none') break
      if (/hidden|clip/.test(overflowX) && right > room.getBoundingClientRect().right + 1.5) {
        found.push(one.textContent.trim().slice(0, 40))
        break
      }
    }
  }
  return found
}"""
# A field that is wider than its group, and players for whom their line has no room.
CROWDED: Final = """() => [...document.querySelectorAll('main fieldset, .players')]
  .filter((group) => group.checkVisibility() && group.scrollWidth > group.clientWidth + 1)
  .map((group) => group.textContent.trim().slice(0, 40))"""
# A picture of more would be looked at by nobody.
TALLEST: Final = 4000


async def look_over(
    visitor: Visitor,
    screen: str,
    *,
    themes: Sequence[str] = THEMES,
    read: Collection[tuple[str, int]] = READ,
    widths: Collection[int] = tuple(HEIGHTS),
    pictures: bool = False,
) -> list[str]:
    """What is wrong with the screen that a visitor sees."""
    wrong: list[str] = []
    for theme in themes:
        await visitor.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        await visitor.page.wait_for_selector(f"html[data-theme={theme}]")
        for width in widths:
            where = f"{screen}-{width}-{theme}"
            await visitor.resize(width, HEIGHTS[width])
            if over := await visitor.overflow():
                wrong.append(f"{where}: {over} px too wide")
            cut: list[str] = await visitor.page.evaluate(CUT)
            wrong += [f"{where}: cut off: {text}" for text in cut]
            crowded: list[str] = await visitor.page.evaluate(CROWDED)
            wrong += [f"{where}: no room: {text}" for text in crowded]
            if (below := await visitor.emptiness()) > 1:
                wrong.append(f"{where}: {below} px of nothing below")
            if (theme, width) in read:
                wrong += [f"{where}: {said}" for said in await grave_findings(visitor.page)]
            if pictures:
                await take_picture(visitor, where)
    return wrong


async def take_picture(visitor: Visitor, name: str) -> None:
    """The whole page, unless it is a scroll. (PNG takes four times as long.)"""
    height: int = await visitor.page.evaluate("() => document.documentElement.scrollHeight")
    path = SHOTS / f"{name}.jpg"
    await visitor.page.screenshot(path=path, quality=85, full_page=height <= TALLEST)
