"""The interpreted and the compiled engine are one engine: thousands of games, state by state."""

import pytest

import dolmen
from dolmen import engine
from dolmen.core import conform


def can_compile() -> bool:
    """Whether this machine could have built the engine."""
    try:
        engine.require_compiler()
    except engine.NoCompilerError:
        return False
    return True


@pytest.mark.parametrize(
    ("seats", "amulets"),
    [(2, "numbers"), (3, "numbers"), (4, "numbers"), (2, "cards"), (3, "cards"), (4, "cards")],
)
def test_druides_plays_alike_interpreted_and_compiled(seats: int, amulets: str) -> None:
    game = dolmen.game("druides", seats, amulets=amulets)
    compared = conform.compare_builds(game, games=500, seed=2026)
    # `make test` builds the engine first: only without a compiler is there nothing to compare.
    assert compared == ("compared" if can_compile() else "interpreted only")
