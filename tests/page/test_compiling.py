"""The line that says that the engine is compiled beside the server, and who sees it."""

from pathlib import Path

import pytest
from playwright.async_api import expect

from dolmen import engine
from dolmen.server.builds import Builds
from dolmen.words import LANGUAGES
from tests.page.axe import grave_findings
from tests.page.fixtures import Site, Visit
from tests.page.home import Home
from tests.page.requirements import SHOTS
from tests.page.visitor import PHONE, WIDE
from tests.sample import LIGHT


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [PHONE, WIDE])
async def test_a_line_says_that_the_engine_is_compiled_and_goes_away_by_itself(
    visit: Visit,
    site: Site,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    lang: str,
    width: int,
) -> None:
    mark = tmp_path / ".compiling"
    mark.touch()
    with monkeypatch.context() as patched:
        patched.setattr(engine, "kind", lambda: "interpreted")
        patched.setattr(engine, "why", lambda: "none")
        builds = Builds([], lambda: True, mark)
    monkeypatch.setattr(site.server, "builds", builds)
    anna = await visit(lang=lang, width=width)
    await Home(anna).open()
    line = anna.page.get_by_text(anna.say("web-compiling"))
    await expect(line).to_be_visible()
    await expect(line).to_have_role("status")
    assert await anna.overflow() == 0
    assert await grave_findings(anna.page) == []
    await anna.page.screenshot(path=SHOTS / f"compiling-{lang}-{width}.png")
    # What lies below it can be pressed.
    box = await line.bounding_box()
    assert box is not None
    at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    hit = "([x, y]) => document.elementFromPoint(x, y)?.getAttribute('role')"
    assert await anna.page.evaluate(hit, at) != "status"
    # At a table it would lie over the moves.
    id = await anna.make(LIGHT, ["me", "random"], options={"first": 0}, name="Anna")
    await anna.go(f"/table/{id}")
    await anna.page.locator("main").first.wait_for()
    await expect(line).to_have_count(0)
    await Home(anna).open()
    await expect(line).to_be_visible()
    # The build is there; nobody reloads.
    await builds.watch()
    await expect(line).to_have_count(0)
