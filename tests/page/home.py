"""The first page."""

from playwright.async_api import Locator

from tests.page.table import Table
from tests.page.visitor import Visitor
from tests.sample import LIGHT


class Home:
    """The first page in a visitor's window."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    def play_now(self, title: str) -> Locator:
        """The button that starts a game at once."""
        name = self.visitor.say(f"{title}-title")
        return self.visitor.button("web-pages-play-now-title", title=name)

    async def open(self) -> None:
        """Goes there, and waits for the titles."""
        await self.visitor.go("/")
        await self.play_now(LIGHT).wait_for()

    async def start(self, title: str) -> Table:
        """A game against bots, in one click."""
        await self.open()
        await self.play_now(title).click()
        await self.visitor.page.wait_for_url("**/table/*")
        return Table(self.visitor)
