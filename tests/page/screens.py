"""Every screen of the page, and the way to it."""

from collections.abc import Awaitable, Callable
from typing import Final

from dolmen.games import TITLES
from tests.page.finished_games import finished
from tests.page.fixtures import Site
from tests.page.table import DARK, Table
from tests.page.visitor import Visitor
from tests.sample import ALL, LIGHT, OTHER

Way = Callable[[Visitor, Site], Awaitable[None]]

# How far a game is played for its picture.
PLAYED: Final = 6


async def show_home(visitor: Visitor, _: Site) -> None:
    """The first page, with a game that waits for the visitor."""
    await visitor.make(LIGHT, ["me", "random"], options={"first": 0}, name="Anna")
    await visitor.make(OTHER, ["me", "open"], public=True, name="Anna")
    over = await visitor.make(LIGHT, ["me", "random"], options={"first": 0}, name="Anna")
    n = (await visitor.get(f"/api/tables/{over}/view?seat=0"))["n"]
    await visitor.post(f"/api/tables/{over}/act?seat=0", {"type": "resign", "id": "r", "n": n})
    await visitor.go("/")
    await visitor.page.locator(".banner").wait_for()


async def show_waiting(visitor: Visitor, _: Site) -> None:
    """A table that waits for players."""
    id = await visitor.make(OTHER, ["me", "open", "greedy"], name="Anna")
    await visitor.go(f"/table/{id}")
    await visitor.button("web-pages-start").wait_for()


async def show_seat(visitor: Visitor, _: Site) -> None:
    """A private link of a seat."""
    made = await visitor.post(
        "/api/tables", {"title": LIGHT, "seats": 2, "players": ["me", "open"]}
    )
    await visitor.go(made["links"][0]["path"])
    await visitor.button("web-pages-sit-take").wait_for()


async def show_identity(visitor: Visitor, _: Site) -> None:
    """A private link of an identity."""
    await visitor.go((await visitor.get("/api/me"))["path"])
    await visitor.button("web-pages-carry-take").wait_for()


async def show_curtain(visitor: Visitor, _: Site) -> None:
    """Between two people at one screen."""
    id = await visitor.make(LIGHT, ["me", "guest"], names=["Anna", "Bram"])
    await visitor.go(f"/table/{id}")
    await visitor.page.get_by_role("heading", level=1).wait_for()


async def show_missing(visitor: Visitor, _: Site) -> None:
    """An address that leads nowhere, with what may have been meant."""
    visitor.forgive("404")
    await visitor.go(f"/rule/{OTHER}")
    await visitor.page.locator(".meant").wait_for()


async def show_why_not(visitor: Visitor, site: Site) -> None:
    """A dark target that was pressed."""
    await show_table(OTHER)(visitor, site)
    table = Table(visitor)
    for place in range(await visitor.page.locator(DARK).count()):
        if await table.press_dark(place):
            return


async def show_menu(visitor: Visitor, site: Site) -> None:
    """What can be done with a table beside playing."""
    await show_table(LIGHT)(visitor, site)
    await visitor.button("web-table").click()
    await visitor.page.locator("dialog[open]").wait_for()


async def show_hints(visitor: Visitor, _: Site) -> None:
    """A first game: its goal."""
    await visitor.go(f"/rules/{LIGHT}")
    await visitor.button("web-pages-learn").click()
    await Table(visitor).ready()
    await visitor.button("web-hint-begin").wait_for()


async def show_advice(visitor: Visitor, site: Site) -> None:
    """A first game: a good move."""
    await show_hints(visitor, site)
    await visitor.button("web-hint-begin").click()
    await visitor.button("web-hint-close").click()
    await visitor.button("web-advice").click()
    await visitor.button("web-advice-play").wait_for()


def show_table(title: str) -> Way:
    """A game being played, some moves in, with as many as can play."""

    async def show(visitor: Visitor, _: Site) -> None:
        players = ["me", *["random"] * (max(TITLES[title].seats) - 1)]
        id = await visitor.make(title, players, options={"first": 0}, name="Anna")
        await visitor.go(f"/table/{id}")
        table = Table(visitor)
        await table.ready()
        for _move in range(PLAYED):
            await table.play()

    return show


def show_make(title: str) -> Way:
    """Making a table, with its options unfolded."""

    async def show(visitor: Visitor, _: Site) -> None:
        await visitor.go(f"/make/{title}")
        await visitor.page.locator("summary").click()
        await visitor.button("web-pages-make-send").wait_for()

    return show


def show_ending(title: str) -> Way:
    """How a game came out, with everything unfolded."""

    async def show(visitor: Visitor, site: Site) -> None:
        await visitor.go(f"/table/{await finished(site, title)}")
        ending = Table(visitor).ending
        await ending.locator("table tfoot").wait_for()
        folded = ending.locator("details:not([open]) > summary")
        while await folded.count():
            await folded.first.click()
        await ending.locator(".gains li").first.wait_for()

    return show


def show_replay(title: str) -> Way:
    """A record, in its middle."""

    async def show(visitor: Visitor, site: Site) -> None:
        await visitor.go(f"/record/{await finished(site, title)}#60")
        await visitor.page.locator(".curve svg").wait_for()

    return show


def show_rules(title: str) -> Way:
    """The rules of a title."""

    async def show(visitor: Visitor, _: Site) -> None:
        await visitor.go(f"/rules/{title}")
        await visitor.page.locator("article").first.wait_for()
        await visitor.page.locator("ol .picture svg").first.wait_for()

    return show


def show_compared(title: str) -> Way:
    """Two games side by side; one with itself will do."""

    async def show(visitor: Visitor, site: Site) -> None:
        id = await finished(site, title)
        await visitor.go(f"/compare/{id}/{id}")
        await visitor.page.locator(".sides svg[role=img]").nth(1).wait_for()

    return show


SCREENS: Final[dict[str, Way]] = {
    "home": show_home,
    "waiting": show_waiting,
    "seat-link": show_seat,
    "identity-link": show_identity,
    "curtain": show_curtain,
    "missing": show_missing,
    "why-not": show_why_not,
    "table-menu": show_menu,
    "hints": show_hints,
    "advice": show_advice,
    **{f"make-{title}": show_make(title) for title in ALL},
    **{f"table-{title}": show_table(title) for title in ALL},
    **{f"ending-{title}": show_ending(title) for title in ALL},
    **{f"replay-{title}": show_replay(title) for title in ALL},
    **{f"compared-{title}": show_compared(title) for title in ALL},
    **{f"rules-{title}": show_rules(title) for title in ALL},
}
