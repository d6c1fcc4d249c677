"""Double tiles: meadow and field, cavern and tunnel, two caverns; no tile shows two tunnels
(CAV-COMPONENTS-07). Chapter CAV-TILES."""

from dolmen.core.native import i64, vec
from dolmen.games.caverna.action import asked_of, begin
from dolmen.games.caverna.board import (
    forest_area,
    forest_edge,
    free_forest,
    free_rock,
    halves,
    lay_single,
    mountain_area,
    mountain_edge,
    wooded,
)
from dolmen.games.caverna.flows import (
    CAVERN_TILE,
    FIELD_TILE,
    LAY_EITHER,
    LAY_EITHER_BIT,
    LAY_FIELD,
    LAY_FIELD_BIT,
    LAY_TUNNEL,
    MEADOW_TILE,
    TUNNEL_TILE,
    TUNNELS,
)
from dolmen.games.caverna.grid import (
    CAVERN_ARGUMENTS,
    CAVERN_FIRST,
    CAVERN_SECOND,
    FIELD_ARGUMENTS,
    FIELD_FIRST,
    FIELD_SECOND,
    FOREST_ON_BOARD,
    MOUNTAIN_ON_BOARD,
    TO_EAST,
    TO_NORTH,
    TO_SOUTH,
    TO_WEST,
    TUNNEL_ARGUMENTS,
    TUNNEL_FIRST,
    TUNNEL_SECOND,
    arguments,
)
from dolmen.games.caverna.refusals import (
    FIRST_TILE,
    NO_FOREST_SPOT,
    NO_MOUNTAIN_SPOT,
    OUTSIDE,
    UNDER_STABLE,
)
from dolmen.games.caverna.state import STABLE, CavernaState, place_of

# Meadow and field


def field_is_open(asked: i64) -> bool:
    """CAV-TILES-08, CAV-TILES-10 Where the space has such a tile."""
    return asked & LAY_FIELD_BIT != 0


def field_halves(free: i64, edge: i64, stables: i64, direction: i64) -> i64:
    """CAV-TILES-11, CAV-TILES-12, CAV-TILES-14, CAV-TILES-17, CAV-TILES-20 Where the meadow may
    lie whose field lies in a direction; never a field under a stable."""
    return halves(free, free & ~stables, edge, FOREST_ON_BOARD, direction)


def field_can(d: vec[i64], p: i64) -> bool:
    """CAV-TILES-07 Whether it fits anywhere: whether there is a choice, before they are
    numbered."""
    free, edge, stables = free_forest(d, p), forest_edge(d, p), d[p + STABLE]
    found = field_halves(free, edge, stables, TO_NORTH)
    found |= field_halves(free, edge, stables, TO_EAST)
    found |= field_halves(free, edge, stables, TO_SOUTH)
    return found | field_halves(free, edge, stables, TO_WEST) != 0


def field_choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """Every pair of cells, either way round."""
    free, edge, stables = free_forest(d, p), forest_edge(d, p), d[p + STABLE]
    return (
        arguments(field_halves(free, edge, stables, TO_NORTH), FIELD_ARGUMENTS, TO_NORTH)
        | arguments(field_halves(free, edge, stables, TO_EAST), FIELD_ARGUMENTS, TO_EAST)
        | arguments(field_halves(free, edge, stables, TO_SOUTH), FIELD_ARGUMENTS, TO_SOUTH)
        | arguments(field_halves(free, edge, stables, TO_WEST), FIELD_ARGUMENTS, TO_WEST)
    )


def field_why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-TILES-18, CAV-TILES-11, CAV-TILES-17, CAV-TILES-12, CAV-TILES-14 Why not there."""
    meadow, field = FIELD_FIRST[argument], FIELD_SECOND[argument]
    if (meadow | field) & ~forest_area(d, p) != 0:
        return OUTSIDE
    tiles = wooded(d, p)
    if (meadow | field) & tiles != 0:
        return NO_FOREST_SPOT
    if field & d[p + STABLE] != 0:
        return UNDER_STABLE
    return FIRST_TILE if tiles == 0 else NO_FOREST_SPOT


def field_play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-TILES-11 A meadow and a field."""
    begin(s, seat, LAY_FIELD)
    lay_single(s, seat, MEADOW_TILE, FIELD_FIRST[argument])
    lay_single(s, seat, FIELD_TILE, FIELD_SECOND[argument])


# Cavern and tunnel, two caverns


def tunnel_is_open(asked: i64) -> bool:
    """CAV-TILES-01, CAV-TILES-02, CAV-TILES-08 Where the space has such a tile."""
    return asked & TUNNELS != 0


def cavern_is_open(asked: i64) -> bool:
    """CAV-TILES-02 Two caverns only on excavation."""
    return asked & LAY_EITHER_BIT != 0


def cave_halves(free: i64, edge: i64, direction: i64) -> i64:
    """CAV-TILES-03, CAV-TILES-04 Where the first half may lie whose second lies in a direction."""
    return halves(free, free, edge, MOUNTAIN_ON_BOARD, direction)


def cave_can(d: vec[i64], p: i64) -> bool:
    """CAV-TILES-07 Whether a double tile fits anywhere: either way round it is the same."""
    free, edge = free_rock(d, p), mountain_edge(d, p)
    return cave_halves(free, edge, TO_EAST) | cave_halves(free, edge, TO_SOUTH) != 0


def tunnel_choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """Every pair of cells, either way round."""
    free, edge = free_rock(d, p), mountain_edge(d, p)
    return (
        arguments(cave_halves(free, edge, TO_NORTH), TUNNEL_ARGUMENTS, TO_NORTH)
        | arguments(cave_halves(free, edge, TO_EAST), TUNNEL_ARGUMENTS, TO_EAST)
        | arguments(cave_halves(free, edge, TO_SOUTH), TUNNEL_ARGUMENTS, TO_SOUTH)
        | arguments(cave_halves(free, edge, TO_WEST), TUNNEL_ARGUMENTS, TO_WEST)
    )


def cavern_choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """Every pair of cells: two caverns are the same either way round."""
    free, edge = free_rock(d, p), mountain_edge(d, p)
    return arguments(cave_halves(free, edge, TO_EAST), CAVERN_ARGUMENTS, TO_EAST) | arguments(
        cave_halves(free, edge, TO_SOUTH), CAVERN_ARGUMENTS, TO_SOUTH
    )


def tunnel_why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-TILES-18, CAV-TILES-03 Why not there."""
    return why_no_pair(d, p, TUNNEL_FIRST[argument] | TUNNEL_SECOND[argument])


def cavern_why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-TILES-18, CAV-TILES-03 Why not there."""
    return why_no_pair(d, p, CAVERN_FIRST[argument] | CAVERN_SECOND[argument])


def why_no_pair(d: vec[i64], p: i64, pair: i64) -> i64:
    """Beyond the board, or not beside the cave."""
    return OUTSIDE if pair & ~mountain_area(d, p) != 0 else NO_MOUNTAIN_SPOT


def tunnel_play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-TILES-02 A cavern and a tunnel."""
    either = asked_of(s.d, place_of(seat)) & LAY_EITHER_BIT != 0
    begin(s, seat, LAY_EITHER if either else LAY_TUNNEL)
    lay_single(s, seat, CAVERN_TILE, TUNNEL_FIRST[argument])
    lay_single(s, seat, TUNNEL_TILE, TUNNEL_SECOND[argument])


def cavern_play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-TILES-02 Two caverns."""
    begin(s, seat, LAY_EITHER)
    lay_single(s, seat, CAVERN_TILE, CAVERN_FIRST[argument])
    lay_single(s, seat, CAVERN_TILE, CAVERN_SECOND[argument])
