"""Every title, played to its end at every size that a table is laid out for, with a thumb, or with
the mouse where there is one; at each decision what is on the screen is watched (`screen_watch.py`).
Not part of the suite, in which each title is played at one of these sizes: `make phones` runs this
file."""

from typing import Final

import pytest

from tests.page.fixtures import Visit
from tests.page.play import play_with_a_thumb, play_with_the_mouse
from tests.page.visitor import PLAYED_AT, rotated

# From here on there is a mouse.
MOUSE: Final = 1024
GAMES: Final = [
    (title, lang, width)
    for turn, width in enumerate(PLAYED_AT)
    for title, lang in rotated(turn + 1)
]


@pytest.mark.parametrize(("title", "lang", "width"), GAMES)
async def test_a_game_is_played_with_all_of_it_on_one_screen(
    visit: Visit, title: str, lang: str, width: int
) -> None:
    if width >= MOUSE:
        await play_with_the_mouse(await visit(lang=lang, width=width), title)
    else:
        await play_with_a_thumb(await visit(lang=lang, width=width, touches=True), title)
