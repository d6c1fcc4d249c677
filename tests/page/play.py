"""Games of a title through the page, from the first page to the final score: what the titles' own
tests of their boards are made of."""

from typing import Final

from dolmen.games import TITLES
from tests.page.finished_games import finished
from tests.page.fixtures import Site
from tests.page.home import Home
from tests.page.robots import Keys, Pointer
from tests.page.screen_watch import Watch
from tests.page.table import MINE, Table
from tests.page.visitor import Visitor
from tests.tries import NIGHT

# What is played of the beginning of a game whose middle is left out.
FIRST_PRESSES: Final = 12


async def sit(visitor: Visitor, title: str) -> Table:
    """A quick table of a title, with few to wait for, at this visitor's turn."""
    players = ["me"] if 1 in TITLES[title].seats else ["me", "random"]
    id = await visitor.make(title, players, options={"first": 0})
    await visitor.go(f"/table/{id}")
    table = Table(visitor)
    assert await table.ready() == MINE
    return table


async def check_targets(visitor: Visitor, title: str) -> None:
    """Every legal move has its target on the board, and nothing else is lit."""
    await sit(visitor, title)
    legal = await visitor.page.evaluate("() => window.witness.targets")
    lit = await visitor.page.locator("[data-target].lit").evaluate_all(
        "lit => lit.map((target) => target.dataset.target)"
    )
    assert set(lit) == set(legal)


async def check_ending(visitor: Visitor) -> None:
    """The sheet that is shown adds up, and is the server's."""
    table = Table(visitor)
    shown = await table.sheet()
    told = await visitor.get(f"/api/records/{table.id}/sheet")
    assert shown["scores"] == told["scores"]
    assert shown["ranks"] == told["ranks"]
    columns = zip(*shown["lines"], strict=True)
    assert [sum(column) for column in columns] == told["scores"]
    heading = await table.ending.get_by_role("heading").first.inner_text()
    assert heading == _heading(visitor, shown["names"], shown["ranks"], shown["scores"])
    assert await table.asked.inner_text() == visitor.say("web-over")
    assert await table.refusals() == []


def _heading(visitor: Visitor, names: list[str], ranks: list[int], scores: list[int]) -> str:
    """Who won, as the first seat reads it."""
    if len(ranks) == 1:
        return visitor.say(
            "web-ending-you-score", score=str(scores[0]).replace("-", "\N{MINUS SIGN}")
        )
    others = [name for name, rank in list(zip(names, ranks, strict=True))[1:] if rank == 1]
    if ranks[0] == 1 and not others:
        return visitor.say("web-ending-you-win")
    joined = visitor.words.join(others)
    if ranks[0] == 1:
        return visitor.say("web-ending-you-share", names=joined)
    return visitor.say("web-pages-winners", count=len(others), names=joined)


async def skip_to_the_end(visitor: Visitor, site: Site | None, title: str) -> None:
    """Goes to the last third of a game that bots began: a window that draws every move of a game
    costs more than the rest of its test. Not at night, nor without a server to ask, where the game
    at hand is played as a whole."""
    if NIGHT or site is None:
        return
    bots = ["greedy"] * TITLES[title].quick_seats
    record = await finished(site, title, *bots)
    moves = (await visitor.get(f"/api/records/{record}"))["moves"]
    made = await visitor.post(f"/api/records/{record}/branch", {"at": moves * 2 // 3})
    await visitor.go(f"/table/{made['id']}")


async def _press_through(robot: Pointer, title: str, site: Site | None) -> None:
    """From the first page to the end, on the board."""
    await Home(robot.visitor).start(title)
    watch = Watch(robot.visitor)
    await robot.play_on(FIRST_PRESSES, watch)
    await skip_to_the_end(robot.visitor, site, title)
    await robot.play_out(watch)
    assert robot.on_board > 10
    await check_ending(robot.visitor)


async def play_with_the_mouse(visitor: Visitor, title: str, site: Site | None = None) -> None:
    """On the board, against bots; with a server to ask the beginning and the end."""
    await _press_through(Pointer(visitor, seed=7), title, site)


async def play_by_keyboard(visitor: Visitor, title: str, site: Site | None = None) -> None:
    """By keyboard alone; with a server to ask the beginning and the end."""
    await Home(visitor).open()
    keys, watch = Keys(visitor), Watch(visitor)
    name = visitor.say("web-pages-play-now-title", title=visitor.say(f"{title}-title"))
    await keys.press(f'[aria-label="{name}"]')
    moves = await keys.play_on(FIRST_PRESSES, watch)
    await skip_to_the_end(visitor, site, title)
    moves += await keys.play_out(watch)
    await check_ending(visitor)
    # The focus waits where the next move is chosen: no walk over the whole board each time.
    assert keys.tabs < 10 * moves
    await keys.press(f'section[aria-labelledby=ending] a[href="/record/{keys.table.id}"]')
    await visitor.page.wait_for_url("**/record/*")


async def play_with_a_thumb(visitor: Visitor, title: str, site: Site | None = None) -> None:
    """On a phone; with a server to ask the beginning and the end."""
    await _press_through(Pointer(visitor, seed=3, thumb=True), title, site)
    assert await visitor.overflow() == 0
