"""Druides keeps every promise of the contract, at every seat count and with every option."""

import pytest

import dolmen
from dolmen.core import conform


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("amulets", ["numbers", "cards"])
def test_druides_conforms(seats: int, amulets: str) -> None:
    game = dolmen.game("druides", seats, amulets=amulets)
    report = conform.check(game, games=4, seed=seats, builds=False)
    assert report.games == 4
