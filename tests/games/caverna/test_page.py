"""Caverna on the page, in real Chromium."""

import pytest

from tests.page.fixtures import Site, Visit
from tests.page.play import check_targets, play_with_a_thumb
from tests.page.visitor import PHONE


async def test_every_legal_move_has_its_target_on_the_board(visit: Visit) -> None:
    await check_targets(await visit(), "caverna")


@pytest.mark.long(15)
async def test_a_game_is_played_with_a_thumb_on_a_phone(visit: Visit, site: Site) -> None:
    visitor = await visit(lang="en", width=PHONE, theme="dark", touches=True)
    await play_with_a_thumb(visitor, "caverna", site)
