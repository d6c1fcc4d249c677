"""Every title, from the first page to the final score against bots: with a mouse on the board, by
keyboard alone and with a thumb on a phone; each title in each language once."""

import pytest

from tests.page.conftest import Visit
from tests.page.home import Home
from tests.page.robots import Keys, Pointer
from tests.page.table import Table
from tests.page.visitor import PHONE, Visitor


async def check_ending(visitor: Visitor) -> None:
    """The sheet that is shown adds up, and is the server's."""
    table = Table(visitor)
    shown = await table.sheet()
    told = await visitor.get(f"/api/records/{table.id}/sheet")
    assert shown["scores"] == told["scores"]
    assert shown["ranks"] == told["ranks"]
    columns = zip(*shown["lines"], strict=True)
    assert [sum(column) for column in columns] == told["scores"]
    winners = [name for name, rank in zip(shown["names"], shown["ranks"], strict=True) if rank == 1]
    heading = await table.ending.get_by_role("heading").first.inner_text()
    assert all(name in heading for name in winners)
    assert await table.asked.inner_text() == visitor.say("web-over")
    assert await table.refusals() == []


@pytest.mark.parametrize(
    ("title", "lang"), [("druides", "fr"), ("meduris", "nl"), ("caverna", "en")]
)
async def test_a_game_is_played_with_the_mouse_on_the_board(
    visit: Visit, title: str, lang: str
) -> None:
    # Pieces that move are waited for; once is enough to see that they do not stand in the way.
    visitor = await visit(lang=lang, moves=title == "druides")
    await Home(visitor).start(title)
    robot = Pointer(visitor, seed=7)
    await robot.play_out()
    assert robot.on_board > 10
    await check_ending(visitor)


@pytest.mark.parametrize(
    ("title", "lang"), [("druides", "nl"), ("meduris", "en"), ("caverna", "fr")]
)
async def test_a_game_is_played_by_keyboard_alone(visit: Visit, title: str, lang: str) -> None:
    visitor = await visit(lang=lang)
    home = Home(visitor)
    await home.open()
    keys = Keys(visitor)
    name = visitor.say("web-pages-play-now-title", title=visitor.say(f"{title}-title"))
    await keys.press(f'[aria-label="{name}"]')
    moves = await keys.play_out()
    await check_ending(visitor)
    # The focus waits where the next move is chosen: no walk over the whole board each time.
    assert keys.tabs < 10 * moves
    await keys.press(f'section[aria-labelledby=ending] a[href="/record/{keys.table.id}"]')
    await visitor.page.wait_for_url("**/record/*")


@pytest.mark.parametrize(
    ("title", "lang"), [("druides", "en"), ("meduris", "fr"), ("caverna", "nl")]
)
async def test_a_game_is_played_with_a_thumb_on_a_phone(
    visit: Visit, title: str, lang: str
) -> None:
    visitor = await visit(lang=lang, width=PHONE, theme="dark", touches=True)
    await Home(visitor).start(title)
    robot = Pointer(visitor, seed=3, thumb=True)
    await robot.play_out()
    assert await visitor.overflow() == 0
    await check_ending(visitor)
