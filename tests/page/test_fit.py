"""Every screen, from a phone to a large one and in both themes: nothing sticks out at the side or
below, axe has nothing grave to say, and a picture is kept for people to look at."""

import pytest

from tests.page.axe import grave_findings
from tests.page.fixtures import Site, Visit
from tests.page.needs import SHOTS
from tests.page.screens import SCREENS
from tests.page.visitor import HEIGHTS, PHONE, WIDE, Theme, Visitor

THEMES: tuple[Theme, ...] = ("light", "dark")
# Both themes and both layouts are read by axe, but not each pair of them: it takes its time.
READ = {("light", WIDE), ("dark", PHONE)}
# A picture of more would be looked at by nobody.
TALLEST = 4000


async def take_picture(visitor: Visitor, name: str) -> None:
    """The whole page, unless it is a scroll. (PNG takes four times as long.)"""
    height: int = await visitor.page.evaluate("() => document.documentElement.scrollHeight")
    path = SHOTS / f"{name}.jpg"
    await visitor.page.screenshot(path=path, quality=85, full_page=height <= TALLEST)


@pytest.mark.parametrize("screen", list(SCREENS))
async def test_a_screen_fits_reads_and_is_kept(visit: Visit, site: Site, screen: str) -> None:
    visitor = await visit()
    await SCREENS[screen](visitor, site)
    wrong: list[str] = []
    for theme in THEMES:
        await visitor.page.emulate_media(color_scheme=theme)
        await visitor.page.wait_for_selector(f"html[data-theme={theme}]")
        for width, height in HEIGHTS.items():
            where = f"{screen}-{width}-{theme}"
            await visitor.page.set_viewport_size({"width": width, "height": height})
            if over := await visitor.overflow():
                wrong.append(f"{where}: {over} px too wide")
            if (below := await visitor.emptiness()) > 1:
                wrong.append(f"{where}: {below} px of nothing below")
            if (theme, width) in READ:
                wrong += [f"{where}: {said}" for said in await grave_findings(visitor.page)]
            await take_picture(visitor, where)
    assert wrong == [], "\n".join(wrong)
