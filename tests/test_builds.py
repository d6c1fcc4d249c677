"""The interpreted and the compiled engine are one engine: thousands of games, state by state."""

import pytest

import dolmen
from dolmen.core import conform
from dolmen.engine import build


def can_compile() -> bool:
    """Whether this machine could have built the engine."""
    try:
        build.require_compiler()
    except build.NoCompilerError:
        return False
    return True


@pytest.mark.parametrize(
    ("title", "seats", "games", "options"),
    [
        ("druides", 2, 500, {}),
        ("druides", 3, 500, {}),
        ("druides", 4, 500, {}),
        ("druides", 2, 500, {"amulets": "cards"}),
        ("druides", 3, 500, {"amulets": "cards"}),
        ("druides", 4, 500, {"amulets": "cards"}),
        ("meduris", 2, 150, {}),
        ("meduris", 3, 150, {}),
        ("meduris", 4, 150, {}),
        ("caverna", 1, 300, {}),
        ("caverna", 2, 300, {}),
        ("caverna", 3, 200, {"furnishings": "introductory"}),
        ("caverna", 4, 200, {"markers": "end"}),
        ("caverna", 5, 100, {}),
        ("caverna", 6, 100, {"furnishings": "introductory"}),
        ("caverna", 7, 100, {}),
    ],
)
def test_a_title_plays_alike_interpreted_and_compiled(
    title: str, seats: int, games: int, options: dict[str, object]
) -> None:
    game = dolmen.game(title, seats, **options)
    compared = conform.compare_builds(game, games=games, seed=2026)
    # `make test` builds the engine first: only without a compiler is there nothing to compare.
    assert compared == ("compared" if can_compile() else "interpreted only")
