"""Pictures of every screen, at every width and in both themes, for people to look at; what can be
told without looking is asserted. Not part of the suite: `make screens` runs this file."""

import pytest

from tests.page.fixtures import Site, Visit
from tests.page.screen_survey import look_over
from tests.page.screens import SCREENS


@pytest.mark.parametrize("screen", list(SCREENS))
async def test_a_screen_fits_reads_and_is_kept(visit: Visit, site: Site, screen: str) -> None:
    visitor = await visit()
    await SCREENS[screen](visitor, site)
    wrong = await look_over(visitor, screen, pictures=True)
    assert wrong == [], "\n".join(wrong)
