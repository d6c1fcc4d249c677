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


def alter(*cells: tuple[int, int]) -> Callable[[Any], None]:
    """Writes some numbers of the vec."""

    def spoil(s: Any) -> None:
        for at, value in cells:
            s.d[at] = value

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
        (alter((state.FIRST_CHIP, 3)), ["MED-SETUP-06"]),
        (add(state.RUN + 1 + 12, 1), ["MED-SETTLE-01"]),
        (add(state.RUN, 1), ["MED-SETTLE-01"]),
        (add(state.RUNE + 3, 1), ["MED-RUNE-02"]),
        (add(state.RUNE + 8, 1), ["MED-RUNE-02"]),
        (add(state.POINTS + 2, 6), ["MED-OFFER-06"]),
        (alter((state.DRUID, 14)), ["MED-DRUID-02"]),
        (alter((state.DRUID, state.STEP_3)), ["MED-DRUID-02"]),
        (alter((state.DRUID, 32)), ["MED-DRUID-02"]),
        (alter((state.TO_GIVE, 1)), ["MED-SWAP-11"]),
        (alter((state.MATERIAL_A, 0)), ["MED-SWAP-11"]),
        (alter((state.ASKED, 1)), ["MED-TURN-06"]),
        (alter((state.FACE, state.NO_FACE)), ["MED-TURN-06"]),
        (alter((state.BUILT, 1)), ["MED-TURN-06"]),
        (alter((state.TURNS_LEFT, 3)), ["MED-FINALE-13"]),
        (alter((state.STALE, 1)), ["MED-FINALE-13"]),
        (alter((state.IDLE, 60)), ["MED-FINALE-13"]),
        (alter((state.IDLE, 3), (state.STALE, 3)), ["MED-FINALE-13"]),
        (alter((state.MARK, 20)), ["MED-FINALE-13"]),
        (alter((state.FINAL_ROUND, 1)), ["MED-FINALE-13"]),
        (alter((state.PHASE, state.FINISH)), ["MED-TURN-06", "MED-FINALE-13"]),
        (alter((state.PHASE, state.TAKING)), ["MED-TURN-06"]),
        (alter((state.PHASE, state.RETURNING)), ["MED-TURN-06"]),
        (alter((state.PHASE, state.PAYING)), ["MED-SWAP-11", "MED-TURN-06"]),
        (alter((state.PHASE, state.OFFERING)), ["MED-TURN-06"]),
        (alter((state.PHASE, state.PLACING)), ["MED-SETUP-13", "MED-DRUID-02", "MED-TURN-06"]),
        *(
            (
                alter((state.PHASE, phase)),
                ["MED-SETUP-13", "MED-SETUP-06", "MED-DRUID-02", "MED-TURN-06"],
            )
            for phase in (state.LAYING, state.TURNING)
        ),
        (alter((state.PHASE, state.DRAW_FIRST)), ["MED-SETUP-13", "MED-DRUID-02", "MED-TURN-06"]),
        (alter((state.PHASE, state.SWAPPING)), ["MED-SWAP-11"]),
    ],
)
def test_a_spoiled_position_breaks_just_its_laws(
    spoil: Callable[[Any], None], broken: list[str]
) -> None:
    game, s = sound()
    assert all(holds for _, holds in game.laws(s))
    spoil(s)
    assert sorted(clause for clause, holds in game.laws(s) if not holds) == sorted(broken)
