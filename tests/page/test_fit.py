"""Every screen, from a phone to a large one: nothing sticks out at the side or below, and axe has
nothing grave to say. (`make screens` looks at both themes, and takes the pictures.)"""

import pytest

from tests.page.fixtures import Site, Visit
from tests.page.screen_survey import READ, look_over
from tests.page.screens import SCREENS

# One theme each, turn by turn: what sticks out does so in both, and axe reads each of them often.
TURNS = [(screen, READ[turn % len(READ)]) for turn, screen in enumerate(SCREENS)]


@pytest.mark.parametrize(("screen", "read"), TURNS, ids=[screen for screen, _ in TURNS])
async def test_a_screen_fits_and_reads(
    visit: Visit, site: Site, screen: str, read: tuple[str, int]
) -> None:
    visitor = await visit()
    await SCREENS[screen](visitor, site)
    theme, _ = read
    assert await look_over(visitor, screen, themes=(theme,), read=(read,)) == []
