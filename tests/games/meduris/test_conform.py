"""The contract that every title signs, on random games of this one."""

from typing import Any

import pytest

import dolmen
from dolmen.core import conform

OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"bonus": "photo", "open_stocks": True, "first": 1}),
    (3, {"stalemate_end": False, "idle_limit": 1, "colours": ["purple", "red", "blue"]}),
]


@pytest.mark.parametrize(("seats", "options"), OPTIONS, ids=str)
def test_the_title_keeps_the_contract(seats: int, options: dict[str, Any]) -> None:
    report = conform.check(dolmen.game("meduris", seats, **options), games=2, builds=False)
    assert report.games == 2
    assert report.moves > 60


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_title_plays_alike_interpreted_and_compiled(seats: int) -> None:
    compared = conform.compare_builds(dolmen.game("meduris", seats), games=12, seed=2026)
    # `make test` builds the engine first; an edited source has no build until then.
    assert compared in ("compared", "interpreted only")
