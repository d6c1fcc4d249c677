"""Expeditions: which loot a dwarf can take, what it brings, and what the way teaches."""

from dolmen.core.flow import close_flow, open_flow, set_progress, top_node, top_progress
from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, vec
from dolmen.games.caverna.atoms import begin_furnishing
from dolmen.games.caverna.board import cave_spots, field_spots, lay_single, meadow_spots
from dolmen.games.caverna.data import (
    BIT,
    DWELLING,
    FARM_ANIMALS,
    FURNISHING_COUNT,
    LOOT_BREED,
    LOOT_CAVERN,
    LOOT_COUNT,
    LOOT_DWELLING,
    LOOT_FIELD,
    LOOT_FURNISH,
    LOOT_GIVES,
    LOOT_GOOD,
    LOOT_LARGE,
    LOOT_MEADOW,
    LOOT_SMALL,
    LOOT_SOW,
    LOOT_STABLE,
    LOOT_STRENGTH,
    LOOT_TUNNEL,
    LOOT_WEAPONS,
    SHEEP,
)
from dolmen.games.caverna.effects import gain, strengthen, strengthen_all
from dolmen.games.caverna.events import ARMED_ALL, EXPERIENCED, LOOTED
from dolmen.games.caverna.flows import (
    ARG_OF,
    CAVERN_TILE,
    FIELD_TILE,
    LOOT_BREED_NODE,
    LOOT_LARGE_NODE,
    LOOT_LAY_NODE,
    LOOT_SMALL_NODE,
    LOOT_SOW_NODE,
    LOOT_STABLE_NODE,
    LOOT_TILE_NODE,
    MEADOW_TILE,
    TUNNEL_TILE,
)
from dolmen.games.caverna.furnish import LOOTED_DWELLING, can_furnish, can_furnish_any
from dolmen.games.caverna.housing import fits
from dolmen.games.caverna.means import (
    LOOTED_LARGE,
    LOOTED_SMALL,
    can_fence_large,
    can_fence_small,
    can_sow,
    can_stable,
)
from dolmen.games.caverna.state import (
    DWARF,
    FLOW,
    STRENGTH,
    WEAPON,
    CavernaState,
    count_bits,
    place_of,
)


def begin_expedition(s: CavernaState, seat: i64, node: i64) -> None:
    """CAV-EXPEDITION-14 The strength at its start decides what can be taken."""
    d = s.d
    open_flow(d, FLOW, node)
    d[STRENGTH] = d[place_of(seat) + WEAPON + d[DWARF]]


def items_left(d: vec[i64]) -> i64:
    """CAV-EXPEDITION-02 How many items the level still allows."""
    return ARG_OF[top_node(d, FLOW)] - count_bits(top_progress(d, FLOW))


def can_loot(d: vec[i64], p: i64, item: i64) -> bool:
    """CAV-EXPEDITION-02 Whether an item can be carried out."""
    if LOOT_GOOD[item] >= 0 or item == LOOT_WEAPONS:
        return True
    if item == LOOT_FURNISH:
        return can_furnish_any(d, p, FURNISHING_COUNT)
    if item == LOOT_STABLE:
        return can_stable(d, p)
    if item == LOOT_TUNNEL or item == LOOT_CAVERN:
        return cave_spots(d, p) != 0
    if item == LOOT_SMALL:
        return can_fence_small(d, p, LOOTED_SMALL)
    if item == LOOT_LARGE:
        return can_fence_large(d, p, LOOTED_LARGE)
    if item == LOOT_MEADOW:
        return meadow_spots(d, p) != 0
    if item == LOOT_FIELD:
        return field_spots(d, p) != 0
    if item == LOOT_DWELLING:
        return can_furnish(d, p, DWELLING, LOOTED_DWELLING)
    if item == LOOT_SOW:
        return can_sow(d, p)
    return any_birth(d, p)


def any_birth(d: vec[i64], p: i64) -> bool:
    """Whether some species has parents and room for a newborn."""
    i: i64
    for i in range(FARM_ANIMALS):
        if d[p + SHEEP + i] >= 2 and fits(d, p, BIT[i]):
            return True
    return False


def loot_on_offer(d: vec[i64], p: i64, taken: i64, strength: i64) -> i64:
    """CAV-EXPEDITION-03 The items that can be taken, as bits."""
    found: i64 = 0
    item: i64 = 0
    while item < LOOT_COUNT and LOOT_STRENGTH[item] <= strength:
        if taken & BIT[item] == 0 and can_loot(d, p, item):
            found |= BIT[item]
        item += 1
    return found


def take_loot(s: CavernaState, seat: i64, item: i64) -> None:
    """CAV-EXPEDITION-02 One item, resolved at once."""
    d = s.d
    set_progress(d, FLOW, top_progress(d, FLOW) | BIT[item])
    note(s, LOOTED, EVERYONE, seat, item)
    if LOOT_GOOD[item] >= 0:
        gain(s, seat, LOOT_GOOD[item], LOOT_GIVES[item])
    elif item == LOOT_FURNISH:
        open_flow(d, FLOW, LOOT_TILE_NODE)
    elif item == LOOT_STABLE:
        open_flow(d, FLOW, LOOT_STABLE_NODE)
    elif item == LOOT_SMALL:
        open_flow(d, FLOW, LOOT_SMALL_NODE)
    elif item == LOOT_LARGE:
        open_flow(d, FLOW, LOOT_LARGE_NODE)
    elif item == LOOT_DWELLING:
        begin_furnishing(s, seat, DWELLING, LOOTED_DWELLING)
    elif item == LOOT_SOW:
        open_flow(d, FLOW, LOOT_SOW_NODE)
    elif item == LOOT_BREED:
        open_flow(d, FLOW, LOOT_BREED_NODE)
    elif item == LOOT_TUNNEL:
        begin_laying(s, seat, TUNNEL_TILE)
    elif item == LOOT_CAVERN:
        begin_laying(s, seat, CAVERN_TILE)
    elif item == LOOT_MEADOW:
        begin_laying(s, seat, MEADOW_TILE)
    elif item == LOOT_FIELD:
        begin_laying(s, seat, FIELD_TILE)


def spots_of(d: vec[i64], p: i64, tile: i64) -> i64:
    """Where a single tile may be laid."""
    if tile == MEADOW_TILE:
        return meadow_spots(d, p)
    return field_spots(d, p) if tile == FIELD_TILE else cave_spots(d, p)


def begin_laying(s: CavernaState, seat: i64, tile: i64) -> None:
    """Lays a looted tile if there is one place for it, else asks."""
    cells = spots_of(s.d, place_of(seat), tile)
    if cells & (cells - 1) != 0:
        open_flow(s.d, FLOW, LOOT_LAY_NODE + tile)
        return
    lay_single(s, seat, tile, cells)


def lay_asked(s: CavernaState, seat: i64, bit: i64) -> None:
    """The owner's choice of a place."""
    tile = ARG_OF[top_node(s.d, FLOW)]
    close_flow(s.d, FLOW)
    lay_single(s, seat, tile, bit)


def end_expedition(s: CavernaState, seat: i64) -> None:
    """CAV-EXPEDITION-05, -06 All weapons gain if that was taken, then the traveller's own."""
    d = s.d
    if top_progress(d, FLOW) & BIT[LOOT_WEAPONS] != 0:
        strengthen_all(s, seat)
        note(s, ARMED_ALL, EVERYONE, seat)
    strengthen(s, seat, d[DWARF])
    note(s, EXPERIENCED, EVERYONE, seat, d[place_of(seat) + WEAPON + d[DWARF]])
    close_flow(d, FLOW)
    d[STRENGTH] = 0
