"""The pictures of the docs, taken of real games: every board, a phone, and a short moving one. Not
part of the suite: `make pictures` runs this file and writes docs/pictures."""

from io import BytesIO
from pathlib import Path
from typing import Final

import pytest
from PIL import Image

from dolmen.games import TITLES
from tests.page.finished_games import finished
from tests.page.fixtures import Site, Visit
from tests.page.robots import Pointer
from tests.page.table import Table
from tests.page.visitor import DRAWN, WIDE, Visitor
from tests.sample import ALL, OTHER

PICTURES: Final = Path(__file__).parents[2] / "docs" / "pictures"
# How much of a game was played when its picture is taken, in hundredths.
TAKEN_AT: Final = 80
# Who played it: whoever plays well has something to show.
PLAYERS: Final = ("player", "player")
UPRIGHT: Final = 390
# Pixels: a column of text is as wide.
COLUMN: Final = 960
SMALL: Final = 720
QUALITY: Final = 80
# The moving picture: so many pictures at most, each shown for so long, in milliseconds.
FRAMES: Final = 18
SHOWN: Final = 900
LAST_SHOWN: Final = 2500
MOVING_QUALITY: Final = 55
# As many weighed is a page that loads slowly.
MOST_BYTES: Final = 450_000


async def sit_in_the_middle(visitor: Visitor, site: Site, title: str) -> Table:
    """A table that goes on in the middle of a game that bots played."""
    record = await finished(site, title, *PLAYERS)
    moves = (await visitor.get(f"/api/records/{record}"))["moves"]
    at = moves * TAKEN_AT // 100
    made = await visitor.post(f"/api/records/{record}/branch", {"at": at, "name": "Anna"})
    await visitor.go(f"/table/{made['id']}")
    table = Table(visitor)
    await table.ready()
    return table


async def picture(visitor: Visitor, width: int) -> Image.Image:
    """The window as it stands."""
    await visitor.page.mouse.move(0, 0)
    await visitor.page.evaluate(DRAWN)
    taken = Image.open(BytesIO(await visitor.page.screenshot())).convert("RGB")
    return taken.resize((width, taken.height * width // taken.width), Image.Resampling.LANCZOS)


@pytest.mark.parametrize("title", ALL)
async def test_a_board_at_a_desk_and_on_a_phone(visit: Visit, site: Site, title: str) -> None:
    for width, size, name in ((WIDE, COLUMN, title), (UPRIGHT, UPRIGHT, f"{title}-phone")):
        visitor = await visit(width=width)
        await sit_in_the_middle(visitor, site, title)
        PICTURES.mkdir(exist_ok=True)
        (await picture(visitor, size)).save(PICTURES / f"{name}.webp", quality=QUALITY)


async def test_a_game_that_moves(visit: Visit, site: Site) -> None:
    visitor = await visit(width=WIDE)
    table = await sit_in_the_middle(visitor, site, OTHER)
    robot = Pointer(visitor, seed=TITLES[OTHER].quick_seats)
    frames = [await picture(visitor, SMALL)]
    while len(frames) < FRAMES:
        await robot.choose()
        frames.append(await picture(visitor, SMALL))
        await table.ready()
        now = await picture(visitor, SMALL)
        if now != frames[-1]:
            frames.append(now)
    place = PICTURES / "game.webp"
    times = [*[SHOWN] * (len(frames) - 1), LAST_SHOWN]
    frames[0].save(
        place,
        save_all=True,
        append_images=frames[1:],
        duration=times,
        loop=0,
        quality=MOVING_QUALITY,
        method=6,
    )
    assert place.stat().st_size < MOST_BYTES
