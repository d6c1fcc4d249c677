"""Caverna on the page, in real Chromium."""

import pytest

from tests.page.fixtures import Site, Visit
from tests.page.play import check_targets, play_with_a_thumb
from tests.page.screen_watch import Watch
from tests.page.table import Table
from tests.page.visitor import PHONE


async def test_every_legal_move_has_its_target_on_the_board(visit: Visit) -> None:
    await check_targets(await visit(), "caverna")


@pytest.mark.long(20)
async def test_a_game_is_played_with_a_thumb_on_a_phone(visit: Visit, site: Site) -> None:
    visitor = await visit(lang="en", width=PHONE, theme="dark", touches=True)
    await play_with_a_thumb(visitor, "caverna", site)


async def test_seven_scores_are_read_on_a_phone(visit: Visit) -> None:
    visitor = await visit(lang="en", width=PHONE, touches=True)
    id = await visitor.make("caverna", ["me", *["random"] * 6], options={"first": 0})
    await visitor.go(f"/table/{id}")
    await Table(visitor).ready()
    await Watch(visitor).look()
    cut = await visitor.page.locator(".player").evaluate_all(
        """(chips) => chips.flatMap((chip) => {
          const room = chip.getBoundingClientRect()
          return [...chip.querySelectorAll('.points, .head .i')]
            .filter((part) => {
              const box = part.getBoundingClientRect()
              return !box.width || box.left < room.left || box.right > room.right
            })
            .map((part) => `${part.getAttribute('class')} ${part.textContent}`)
        })"""
    )
    assert cut == []
