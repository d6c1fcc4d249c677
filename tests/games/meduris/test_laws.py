"""The laws notice what is wrong in a position, and name the clause."""

from collections.abc import Callable
from typing import Any

import pytest

from dolmen.games.meduris import state
from tests.games.meduris.scenes import BLUE, GREEN, RED, position

PLAINS = {"wood": [RED, GREEN, BLUE], "stone": [BLUE, RED], "wool": [GREEN]}


def sound() -> tuple[Any, Any]:
    return position(
        huts={RED: [12, 13], GREEN: [20]},
        temples={BLUE: [14]},
        chips={"12": "druid", "25": "two", "3": "hut"},
        plains=PLAINS,
        druid=20,
    )


def add(at: int, difference: int) -> Callable[[Any], None]:
    """Changes one number of the vec."""

    def spoil(s: Any) -> None:
        s.d[at] += difference

    return spoil


def alter(**values: int) -> Callable[[Any], None]:
    """Changes some attributes."""

    def spoil(s: Any) -> None:
        for name, value in values.items():
            setattr(s, name, value)

    return spoil


@pytest.mark.parametrize(
    ("spoil", "broken"),
    [
        (add(state.STOCK, 1), ["MED-SETUP-09"]),
        (add(state.PILE + 2, -1), ["MED-SETUP-09"]),
        (add(state.HUTS_LEFT + 1, 1), ["MED-SETUP-10"]),
        (add(state.TEMPLES_LEFT, -1), ["MED-SETUP-10"]),
        (add(state.BUILDING + 14, -1), ["MED-SETUP-10"]),
        (add(state.PLAIN, 1), ["MED-SETUP-13"]),
        (add(state.WORKERS_LEFT, 1), ["MED-SETUP-13"]),
        (add(state.PLAIN + 8, 1), ["MED-SETUP-13"]),
        (add(state.CHIP + 26, 2), ["MED-SETUP-06"]),
        (add(state.CHIP + 30, 4), ["MED-SETUP-06"]),
        (add(state.CHIP + 20, 1), ["MED-SETUP-06"]),
        (add(state.CHIP + 8, 3), []),
        (add(state.CHIP + 14, 3), ["MED-SETUP-06"]),
        (alter(first_chip=3), ["MED-SETUP-06"]),
        (add(state.RUN + 1 + 12, 1), ["MED-SETTLE-01"]),
        (add(state.RUN, 1), ["MED-SETTLE-01"]),
        (add(state.RUNE + 3, 1), ["MED-RUNE-02"]),
        (add(state.RUNE + 8, 1), ["MED-RUNE-02"]),
        (add(state.POINTS + 2, 6), ["MED-OFFER-06"]),
        (alter(druid=14), ["MED-DRUID-02"]),
        (alter(druid=-1), ["MED-DRUID-02"]),
        (alter(druid=32), ["MED-DRUID-02"]),
        (alter(to_give=1), ["MED-SWAP-11"]),
        (alter(a=0), ["MED-SWAP-11"]),
        (alter(asked=1), ["MED-TURN-06"]),
        (alter(face=-1), ["MED-TURN-06"]),
        (alter(built=1), ["MED-TURN-06"]),
        (alter(last_turns=3), ["MED-FINALE-13"]),
        (alter(stale=1), ["MED-FINALE-13"]),
        (alter(idle=60), ["MED-FINALE-13"]),
        (alter(idle=3, stale=3), ["MED-FINALE-13"]),
        (alter(mark=20), ["MED-FINALE-13"]),
        (alter(final=1), ["MED-FINALE-13"]),
        (alter(phase=state.FINISH), ["MED-TURN-06", "MED-FINALE-13"]),
        (alter(phase=state.TAKING), ["MED-TURN-06"]),
        (alter(phase=state.RETURNING), ["MED-TURN-06"]),
        (alter(phase=state.PAYING), ["MED-SWAP-11", "MED-TURN-06"]),
        (alter(phase=state.OFFERING), ["MED-TURN-06"]),
        (alter(phase=state.PLACING), ["MED-SETUP-13", "MED-DRUID-02", "MED-TURN-06"]),
        *(
            (
                alter(phase=phase),
                ["MED-SETUP-13", "MED-SETUP-06", "MED-DRUID-02", "MED-TURN-06"],
            )
            for phase in (state.LAYING, state.TURNING)
        ),
        (alter(phase=state.DRAW_FIRST), ["MED-SETUP-13", "MED-DRUID-02", "MED-TURN-06"]),
        (alter(phase=state.SWAPPING), ["MED-SWAP-11"]),
    ],
)
def test_a_spoiled_position_breaks_just_its_laws(
    spoil: Callable[[Any], None], broken: list[str]
) -> None:
    game, s = sound()
    assert all(holds for _, holds in game.laws(s))
    spoil(s)
    assert sorted(clause for clause, holds in game.laws(s) if not holds) == sorted(broken)
