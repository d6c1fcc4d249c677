"""The contract that every title signs, on random games of this one."""

from typing import Any

import pytest

import dolmen
from dolmen.core import conform

OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"markers": "end"}),
    (3, {"first": 1}),
    (4, {"furnishings": "introductory"}),
    (5, {}),
    (6, {"furnishings": "introductory", "markers": "end"}),
    (7, {}),
]


@pytest.mark.parametrize(("seats", "options"), OPTIONS, ids=str)
def test_the_title_keeps_the_contract(seats: int, options: dict[str, Any]) -> None:
    report = conform.check(dolmen.game("caverna", seats, **options), games=1, builds=False)
    assert report.games == 1
    assert report.moves > 40


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize("furnishings", ["full", "introductory"])
def test_the_title_plays_alike_interpreted_and_compiled(seats: int, furnishings: str) -> None:
    game = dolmen.game("caverna", seats, furnishings=furnishings)
    compared = conform.compare_builds(game, games=6, seed=2026)
    # `make test` builds the engine first; an edited source has no build until then.
    assert compared in ("compared", "interpreted only")
