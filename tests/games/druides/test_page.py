"""Druides on the page, in real Chromium."""

import pytest

from tests.page.fixtures import Site, Visit
from tests.page.play import play_with_the_mouse


# Pieces that move are waited for; once is enough to see that they do not stand in the way. On a
# small laptop, since what fits there fits on a desk.
@pytest.mark.long(14)
async def test_a_game_is_played_with_the_mouse_on_the_board(visit: Visit, site: Site) -> None:
    await play_with_the_mouse(await visit(lang="fr", width=1024, moves=True), "druides", site)
