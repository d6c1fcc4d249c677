"""Meduris on the page, in real Chromium."""

from tests.page.fixtures import Visit
from tests.page.play import check_targets, play_by_keyboard


async def test_every_legal_move_has_its_target_on_the_board(visit: Visit) -> None:
    await check_targets(await visit(), "meduris")


async def test_a_game_is_played_by_keyboard_alone(visit: Visit) -> None:
    await play_by_keyboard(await visit(lang="nl"), "meduris")
