"""Every screen, from a phone to a large one: nothing sticks out at the side or below, and axe has
nothing grave to say. (`make screens` looks at both themes, and takes the pictures.)"""

import pytest

from tests.page.fixtures import Site, Visit
from tests.page.screen_survey import READ, look_over
from tests.page.screens import SCREENS
from tests.page.visitor import HEIGHTS, PHONE, WIDE
from tests.tries import NIGHT

# One theme each, turn by turn: what sticks out does so in both, and axe reads each of them often.
TURNS = [(screen, READ[turn % len(READ)]) for turn, screen in enumerate(SCREENS)]
# The narrowest and a desk for all; of the sizes between and beyond each screen has some, in turns.
ALWAYS = (PHONE, WIDE)
BETWEEN = [width for width in HEIGHTS if width not in ALWAYS]
SOME = 2


def widths(screen: str) -> list[int]:
    """The sizes at which a screen is looked at: at night all."""
    turn = list(SCREENS).index(screen)
    mine = [BETWEEN[(SOME * turn + i) % len(BETWEEN)] for i in range(SOME)]
    return [width for width in HEIGHTS if NIGHT or width in (*ALWAYS, *mine)]


def test_every_size_is_one_of_many_screens() -> None:
    seen = [width for screen in SCREENS for width in widths(screen)]
    assert min(seen.count(width) for width in HEIGHTS) >= len(SCREENS) // 3


@pytest.mark.parametrize(("screen", "read"), TURNS, ids=[screen for screen, _ in TURNS])
async def test_a_screen_fits_and_reads(
    visit: Visit, site: Site, screen: str, read: tuple[str, int]
) -> None:
    visitor = await visit()
    await SCREENS[screen](visitor, site)
    theme, _ = read
    found = await look_over(visitor, screen, themes=(theme,), read=(read,), widths=widths(screen))
    assert found == []
