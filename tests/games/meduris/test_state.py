"""The vec of a position: its parts have the printed sizes, and no cell belongs to two of them."""

import dolmen
from dolmen.games.meduris import data, state
from dolmen.games.meduris.moves import SEAT_NAMES

# Every part of the vec in its order, and how many cells it has.
PARTS = [
    ("BUILDING", 40),
    ("CHIP", 40),
    ("RUN", 42),
    ("FIRST", 40),
    ("SECOND", 40),
    ("DISTRICT", 40),
    ("PAIR", 40),
    ("PLAIN", 12),
    ("STOCK", 16),
    ("PILE", 4),
    ("HUTS_LEFT", 4),
    ("TEMPLES_LEFT", 4),
    ("WORKERS_LEFT", 4),
    ("RUNE", 9),
    ("POINTS", 32),
    *((name, 1) for name in ("SEAT_COUNT", "FIELD_COUNT", "STARTER", "STALEMATE_END")),
    ("IDLE_LIMIT", 2),
    *((name, 1) for name in ("OPEN_STOCKS", "PHASE", "SEAT", "ASKED", "DRUID", "FACE", "LAID")),
    *((name, 1) for name in ("FIRST_CHIP", "LAST_CHIP", "PURPOSE", "FIELD")),
    *((name, 1) for name in ("MATERIAL_A", "MATERIAL_B", "DUE_A", "DUE_B")),
    *((name, 1) for name in ("REPLACING", "TO_GIVE", "LOWEST", "BUILT")),
    ("IDLE", 2),
    ("STALE", 2),
    *((name, 1) for name in ("TURNS_LEFT", "FINAL_ROUND", "MARK")),
    ("SIZE", 0),
]


def test_the_parts_of_the_vec_lie_side_by_side() -> None:
    at = 0
    for name, cells in PARTS:
        assert (name, getattr(state, name)) == (name, at)
        at += cells
    game = dolmen.game("meduris", 4)
    assert len(game.start().numbers()) == state.SIZE


def test_the_cells_of_a_part_are_as_many_as_are_printed() -> None:
    assert (data.MOST_FIELDS, len(SEAT_NAMES)) == (state.RING_CELLS, state.SEAT_CELLS)
    assert (state.MATERIAL_CELLS, state.STACK_CELLS) == (data.MATERIALS, data.STACK)
    assert state.DISTRICT_CELLS == data.DISTRICTS


def test_a_wide_number_stays_at_the_largest() -> None:
    """Without limits a game may idle for ever; the counters of the ends do not run over."""
    d = dolmen.game("meduris", 2).start().d
    for number, kept in ((0, 0), (255, 255), (256, 256), (65535, 65535), (65536, 65535)):
        state.write_wide(d, state.IDLE, number)
        assert state.wide(d, state.IDLE) == kept
