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


def alter(at: int, value: int) -> Callable[[Any], None]:
    """Makes one number of the vec another."""

    def spoil(s: Any) -> None:
        s.d[at] = value

    return spoil


@pytest.mark.parametrize(
    ("spoil", "broken"),
    [
        (alter(state.DECK_SIZE, 1), ["DRU-COMP-03"]),
        (alter(state.DECK, 1), ["DRU-COMP-03"]),
        (alter(state.DISCARD_SIZE, 0), ["DRU-COMP-03"]),
        (add(state.GEM_PILE + 5, 1), ["DRU-COMP-03"]),
        (add(state.HELD, 1), ["DRU-COMP-03"]),
        (add(state.GEMS_HELD, 1), ["DRU-COMP-03", "DRU-HAND-01"]),
        (add(state.RESERVE, -2), ["DRU-COMP-02"]),
        (add(state.SERVANTS_HELD + 1, 1), ["DRU-COMP-02", "DRU-HAND-01"]),
        (add(state.SERVANT_ORDER + 2, 1), ["DRU-COMP-02"]),
        (add(state.PLACE_DECK, 1), ["DRU-COMP-04"]),
        (alter(state.PLACES_LEFT, 4), ["DRU-COMP-04"]),
        (add(state.HAND_SIZE, 1), ["DRU-HAND-01"]),
        (alter(state.RIPE, 0), ["DRU-RITUAL-01"]),
        (alter(state.LIFTED, 2), ["DRU-TRACK-01", "DRU-SCORE-06"]),
        (alter(state.ROW, 0), ["DRU-REPLACE-03"]),
        (add(state.CIRCLE, 1), ["DRU-SCORE-06"]),
        (alter(state.CIRCLE, 30), ["DRU-TRACK-01", "DRU-SCORE-06"]),
        (add(state.POINTS, 1), ["DRU-RITUAL-07", "DRU-SCORE-06"]),
        (alter(state.ACTED, 1), ["DRU-TURN-11"]),
        (alter(state.BLANKS, 2), ["DRU-END-05"]),
        (alter(state.BLANKS, 255), ["DRU-END-05"]),
        (alter(state.ENDING, state.BY_LAST_RITUAL), ["DRU-END-01"]),
        (alter(state.WINNER, 0), ["DRU-END-01"]),
        (alter(state.PHASE, state.DRAW_FIRST), ["DRU-SETUP-06"]),
        (alter(state.PHASE, state.NEW_PLACE), ["DRU-REPLACE-03", "DRU-TURN-11"]),
        (alter(state.PHASE, state.LAY_PLACES), ["DRU-REPLACE-03", "DRU-SETUP-06"]),
    ],
)
def test_a_spoiled_position_breaks_just_its_laws(
    spoil: Callable[[Any], None], broken: list[str]
) -> None:
    game, s = sound()
    assert all(holds for _, holds in game.laws(s))
    spoil(s)
    assert sorted(clause for clause, holds in game.laws(s) if not holds) == sorted(broken)
