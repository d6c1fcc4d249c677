"""One browser and one server for all tests of the page, here and in the folders of the titles, and
a window for whoever asks. A plugin of all tests: Playwright is imported only where it is used."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Generator
from inspect import iscoroutinefunction
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pytest
import pytest_asyncio

from dolmen.server.page import find_page
from tests.page.requirements import SHOTS, find_chromium

if TYPE_CHECKING:
    from playwright.async_api import Browser

    from dolmen.server.server import Server
    from tests.page.visitor import Visitor

# Whoever takes one of these is in the loop of the browser.
OURS: Final = frozenset({"chromium", "site", "visit"})
FAILED: Final = pytest.StashKey[bool]()
# Root needs the second; the rest keeps it from calling home.
FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# Robots are quicker than people, and all of them come from one address.
MANY: Final = 1_000_000
# What bots think is not judged here: so little that nobody waits, and a window that is waited with
# draws nothing meanwhile.
ITERATIONS: Final = 20

Visit = Callable[..., Awaitable["Visitor"]]


class Site(NamedTuple):
    """The server of these tests, and where it is."""

    server: "Server"
    base: str


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser and server live in one loop, from the first test to the last. No such test counts
    for the coverage of the rules."""
    together = pytest.mark.asyncio(loop_scope="session")
    for item in items:
        # Rule tests have values of the same names ("site"), but no loop.
        if not iscoroutinefunction(getattr(item, "function", None)):
            continue
        if OURS.intersection(getattr(item, "fixturenames", ())):
            item.add_marker(together, append=False)
            item.add_marker(pytest.mark.wide)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remembers what failed, for a last look at its windows."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="session")
def built_page() -> Path:
    """The page as it is shipped."""
    folder = find_page()
    assert folder is not None
    return folder


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator["Browser"]:
    """Debian's Chromium."""
    from playwright.async_api import async_playwright

    async with async_playwright() as player:
        browser = await player.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def site(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """The server, which serves the built page."""
    from dolmen.bots import Budget
    from dolmen.bots.advice import FEWEST_GAMES
    from tests.server.servers import LateWorkers, running

    quick = LateWorkers(2, 10.0, 512, budget=Budget(ITERATIONS), games=FEWEST_GAMES)
    database = f"sqlite:///{tmp_path_factory.mktemp('page') / 'dolmen.sqlite3'}"
    async with running(
        database,
        workers=quick,
        messages_per_window=MANY,
        joins_per_minute=MANY,
        chat_per_minute=MANY,
        # The fewest games that make sense: what they show is not judged here.
        review_seconds=0.001,
    ) as (server, base):
        yield Site(server, base)


@pytest_asyncio.fixture(loop_scope="session")
async def visit(
    chromium: "Browser", site: Site, request: pytest.FixtureRequest
) -> AsyncIterator[Visit]:
    """Opens windows, and closes them after the test; a window that saw an error fails it. What
    stood in the windows of a test that failed is kept."""
    from tests.page.visitor import Visitor

    visitors: list[Visitor] = []

    async def arrive(**wishes: Any) -> Visitor:
        visitor = await Visitor.arrive(chromium, wishes.pop("base", site.base), **wishes)
        visitors.append(visitor)
        return visitor

    yield arrive
    for number, visitor in enumerate(visitors):
        if request.node.stash.get(FAILED, False):
            name = re.sub(r"\W+", "-", request.node.name)
            await visitor.page.screenshot(path=SHOTS / "failed" / f"{name}{number}.png")
        await visitor.leave()
