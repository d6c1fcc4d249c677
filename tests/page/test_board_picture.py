"""A picture of a position: saved as SVG and as PNG, whole in itself, in both themes."""

import re
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.async_api import expect

from tests.page.finished_games import finished
from tests.page.fixtures import Site, Visit
from tests.page.visitor import Visitor
from tests.sample import ALL, LIGHT

SVG = "{http://www.w3.org/2000/svg}"
# A picture that is drawn has many more bytes than an empty one of its size.
DRAWN = 40_000


async def saved(visitor: Visitor, button: str) -> bytes:
    """What a button lets one keep."""
    async with visitor.page.expect_download() as download:
        await visitor.button(button).click()
    return read(await (await download.value).path())


def read(path: str | Path) -> bytes:
    return Path(path).read_bytes()


@pytest.mark.parametrize("title", ALL)
async def test_a_position_is_saved_as_a_picture(visit: Visit, site: Site, title: str) -> None:
    theme = "dark" if title == LIGHT else "light"
    visitor = await visit(lang="nl", theme=theme)
    await visitor.go(f"/record/{await finished(site, title)}#20")
    await expect(visitor.page.locator("output")).to_have_text(re.compile("^20/"))
    await visitor.page.get_by_text(visitor.say("web-pages-picture")).click()
    text = (await saved(visitor, "web-pages-picture-svg")).decode()
    drawn = ElementTree.fromstring(text)
    assert (drawn.tag, drawn.get("data-theme")) == (f"{SVG}svg", theme)
    assert visitor.say("web-pages-picture-move", at=20) in (drawn.findtext(f"{SVG}title") or "")
    # Nothing in it is fetched from anywhere.
    named = re.findall(r"""(?:href="|url\(["']?)([^"')]+)""", text)
    assert [one for one in named if not one.startswith(("#", "data:"))] == []
    symbols = {element.get("id") for element in drawn.iter()}
    used = {element.get("href", "")[1:] for element in drawn.iter(f"{SVG}use")}
    assert used <= symbols
    points = await saved(visitor, "web-pages-picture-png")
    width, height = struct.unpack(">II", points[16:24])
    assert (width, height) == (2 * int(drawn.get("width", 0)), 2 * int(drawn.get("height", 0)))
    assert len(points) > DRAWN
    await expect(visitor.page.locator(".board-picture")).to_have_count(0)
