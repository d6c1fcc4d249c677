"""The laws notice what is wrong in a position, and name the clause."""

from collections.abc import Callable
from typing import Any

import pytest

from dolmen.games.druides import state
from tests.games.druides.scenes import hand, place, position


def sound() -> tuple[Any, Any]:
    return position(
        2,
        {
            2: place("jet", "P0 jet 4", "P1 garnet 7", "P1:5", "P0:3"),
            4: place("amber", "P1 amber 1", "P1:6"),
        },
        scores=[3, 9],
        hands=[hand("garnet 2", "sapphire 9", "servant 1"), hand("amber 5")],
        discarded=[["amber 3"]],
        step="place",
    )


def add(at: int, difference: int) -> Callable[[Any], None]:
    """Changes one number of the vec."""

    def spoil(s: Any) -> None:
        s.d[at] += difference

    return spoil


def alter(name: str, value: int) -> Callable[[Any], None]:
    """Changes one attribute."""

    def spoil(s: Any) -> None:
        setattr(s, name, value)

    return spoil


@pytest.mark.parametrize(
    ("spoil", "broken"),
    [
        (alter("deck_size", 1), ["DRU-COMP-03"]),
        (alter("deck", 1), ["DRU-COMP-03"]),
        (alter("discard_size", 0), ["DRU-COMP-03"]),
        (add(state.GEM_PILE + 5, 1), ["DRU-COMP-03"]),
        (add(state.HELD, 1), ["DRU-COMP-03"]),
        (add(state.GEMS_HELD, 1), ["DRU-COMP-03", "DRU-HAND-01"]),
        (add(state.RESERVE, -2), ["DRU-COMP-02"]),
        (add(state.SERVANTS_HELD + 1, 1), ["DRU-COMP-02", "DRU-HAND-01"]),
        (add(state.SERVANT_ORDER + 2, 1), ["DRU-COMP-02"]),
        (add(state.PLACE_DECK, 1), ["DRU-COMP-04"]),
        (alter("places_left", 4), ["DRU-COMP-04"]),
        (add(state.HAND_SIZE, 1), ["DRU-HAND-01"]),
        (alter("ripe", 0), ["DRU-RITUAL-01"]),
        (alter("base", 2), ["DRU-TRACK-01", "DRU-SCORE-06"]),
        (add(state.CIRCLE, 1), ["DRU-SCORE-06"]),
        (add(state.POINTS, 1), ["DRU-RITUAL-07", "DRU-SCORE-06"]),
        (alter("acted", 1), ["DRU-TURN-11"]),
        (alter("blanks", 2), ["DRU-END-05"]),
        (alter("blanks", -1), ["DRU-END-05"]),
        (alter("ending", state.BY_LAST_RITUAL), ["DRU-END-01"]),
        (alter("winner", 0), ["DRU-END-01"]),
        (alter("phase", state.DRAW_FIRST), ["DRU-SETUP-06"]),
        (alter("phase", state.NEW_PLACE), ["DRU-REPLACE-03", "DRU-TURN-11"]),
        (alter("phase", state.LAY_PLACES), ["DRU-REPLACE-03", "DRU-SETUP-06"]),
    ],
)
def test_a_spoiled_position_breaks_just_its_laws(
    spoil: Callable[[Any], None], broken: list[str]
) -> None:
    game, s = sound()
    assert all(holds for _, holds in game.laws(s))
    spoil(s)
    assert sorted(clause for clause, holds in game.laws(s) if not holds) == sorted(broken)
