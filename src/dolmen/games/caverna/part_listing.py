"""The first moves of the parts of an action, listed in the order of the table."""

from dolmen.core.flow import BIT
from dolmen.core.game import Buffer
from dolmen.core.native import i64, vec
from dolmen.games.caverna.board import (
    forest_edge,
    free_forest,
    free_rock,
    mountain_edge,
    pair_fits,
    stable_spots,
)
from dolmen.games.caverna.data import (
    DWELLINGS,
    FURNISHING_COUNT,
    LOOT_COUNT,
    MARKET_COUNT,
    ORE,
    STRONGEST_FORGED,
)
from dolmen.games.caverna.expedition import loot_on_offer
from dolmen.games.caverna.flows import (
    BUILD_STABLE_BIT,
    BUY_BIT,
    EXPEDITION_BIT,
    EXTEND_FOREST_BIT,
    EXTEND_MOUNTAIN_BIT,
    FENCE_LARGE_BIT,
    FENCE_SMALL_BIT,
    FORGE_WEAPON_BIT,
    FURNISH_ANY_BIT,
    FURNISH_DWELLING_BIT,
    GIVE_BIT,
    HAVE_CHILD_BIT,
    LAY_EITHER_BIT,
    LAY_FIELD_BIT,
    LAY_ON_DEEP_BIT,
    LAY_ON_TUNNEL_BIT,
    LAY_ORE_MINE_BIT,
    LAY_TUNNEL_BIT,
    SOW_FIELDS_BIT,
    TAKE_DOG_BIT,
    TAKE_GOODS_BIT,
    TRADE_ORE_BIT,
)
from dolmen.games.caverna.furnish import PRINTED, can_furnish
from dolmen.games.caverna.grid import (
    CAVERN_FIRST,
    CAVERN_SECOND,
    DIG_BIT,
    FIELD_FIRST,
    FIELD_SECOND,
    FOREST_BIT,
    MINE_FIRST,
    MINE_SECOND,
    PASTURE_FIRST,
    PASTURE_SECOND,
    TUNNEL_FIRST,
    TUNNEL_SECOND,
)
from dolmen.games.caverna.means import can_buy, can_sow_crop, forge_price
from dolmen.games.caverna.moves import (
    AS_MOVE,
    CAVERN_CAVERN,
    CAVERN_TUNNEL,
    EXTEND,
    FORGE,
    FURNISH,
    GROW,
    LARGE_PASTURE,
    LOOT,
    MARKET,
    MEADOW_FIELD,
    ORE_MINE,
    RUBY_MINE,
    SMALL_PASTURE,
    SOW,
    STABLE_AT,
    TAKE,
    TRADE,
)
from dolmen.games.caverna.state import DEEP, DWARF, MEADOW, STABLE, TUNNEL, WEAPON


def fill_atoms(d: vec[i64], p: i64, atoms: i64, out: Buffer, count: i64) -> i64:
    """The first moves of all atoms of a set."""
    if atoms & 32704 != 0:  # tiles, fences and stables
        count = fill_building(d, p, atoms, out, count)
    if atoms & FURNISH_ANY_BIT != 0:
        count = fill_furnishings(d, p, FURNISHING_COUNT, out, count)
    elif atoms & FURNISH_DWELLING_BIT != 0:
        count = fill_furnishings(d, p, DWELLINGS, out, count)
    if atoms & HAVE_CHILD_BIT != 0:
        out[count] = GROW
        count += 1
    if atoms & SOW_FIELDS_BIT != 0:
        count = fill_sowing(d, p, 0, out, count)
    if atoms & FORGE_WEAPON_BIT != 0:
        count = fill_forging(d, p, out, count)
    if atoms & EXPEDITION_BIT != 0:
        strength = d[p + WEAPON + d[DWARF]]
        count = fill_loot(loot_on_offer(d, p, 0, strength), out, count)
    if atoms & BUY_BIT != 0:
        count = fill_market(d, p, 0, out, count)
    if atoms & TRADE_ORE_BIT != 0:
        out[count] = TRADE
        count += 1
    if atoms & EXTEND_FOREST_BIT != 0:
        out[count] = EXTEND
        count += 1
    if atoms & EXTEND_MOUNTAIN_BIT != 0:
        out[count] = AS_MOVE[EXTEND + 1]
        count += 1
    if atoms & takeable() != 0:
        out[count] = TAKE
        count += 1
    return count


def takeable() -> i64:
    """The goods that are taken when their owner says so."""
    return TAKE_GOODS_BIT | GIVE_BIT | TAKE_DOG_BIT


def fill_building(d: vec[i64], p: i64, atoms: i64, out: Buffer, count: i64) -> i64:
    """Tiles, mines, fences and stables of a set of atoms."""
    i: i64
    if atoms & LAY_FIELD_BIT != 0:
        free = free_forest(d, p)
        edge = forest_edge(d, p)
        bare = ~d[p + STABLE]
        for i in range(54):
            second = FIELD_SECOND[i]
            if second & bare != 0 and pair_fits(FIELD_FIRST[i] | second, free, edge):
                out[count] = AS_MOVE[MEADOW_FIELD + i]
                count += 1
    if atoms & (LAY_TUNNEL_BIT | LAY_EITHER_BIT) != 0:
        free = free_rock(d, p)
        edge = mountain_edge(d, p)
        for i in range(44):
            if pair_fits(TUNNEL_FIRST[i] | TUNNEL_SECOND[i], free, edge):
                out[count] = AS_MOVE[CAVERN_TUNNEL + i]
                count += 1
        if atoms & LAY_EITHER_BIT != 0:
            for i in range(22):
                if pair_fits(CAVERN_FIRST[i] | CAVERN_SECOND[i], free, edge):
                    out[count] = AS_MOVE[CAVERN_CAVERN + i]
                    count += 1
    if atoms & LAY_ORE_MINE_BIT != 0:
        tunnels = d[p + TUNNEL]
        for i in range(56):
            if (MINE_FIRST[i] | MINE_SECOND[i]) & ~tunnels == 0:
                out[count] = AS_MOVE[ORE_MINE + i]
                count += 1
    beds = ruby_beds(d, p, atoms)
    if beds != 0:
        for i in range(19):
            if beds & DIG_BIT[i] != 0:
                out[count] = AS_MOVE[RUBY_MINE + i]
                count += 1
    if atoms & FENCE_SMALL_BIT != 0:
        count = fill_small(d, p, out, count)
    if atoms & FENCE_LARGE_BIT != 0:
        count = fill_large(d, p, out, count)
    if atoms & BUILD_STABLE_BIT != 0:
        count = fill_stables(d, p, out, count)
    return count


def ruby_beds(d: vec[i64], p: i64, atoms: i64) -> i64:
    """CAV-MINES-05 The cells where a ruby mine on offer may go."""
    cells: i64 = 0
    if atoms & LAY_ON_TUNNEL_BIT != 0:
        cells |= d[p + TUNNEL]
    if atoms & LAY_ON_DEEP_BIT != 0:
        cells |= d[p + DEEP]
    return cells


def fill_small(d: vec[i64], p: i64, out: Buffer, count: i64) -> i64:
    """Every meadow as a small pasture."""
    meadows = d[p + MEADOW]
    i: i64
    for i in range(22):
        if meadows & FOREST_BIT[i] != 0:
            out[count] = AS_MOVE[SMALL_PASTURE + i]
            count += 1
    return count


def fill_large(d: vec[i64], p: i64, out: Buffer, count: i64) -> i64:
    """Every pair of meadows as a large pasture."""
    meadows = d[p + MEADOW]
    i: i64
    for i in range(34):
        if (PASTURE_FIRST[i] | PASTURE_SECOND[i]) & ~meadows == 0:
            out[count] = AS_MOVE[LARGE_PASTURE + i]
            count += 1
    return count


def fill_stables(d: vec[i64], p: i64, out: Buffer, count: i64) -> i64:
    """Every place for a stable."""
    cells = stable_spots(d, p)
    i: i64
    for i in range(22):
        if cells & FOREST_BIT[i] != 0:
            out[count] = AS_MOVE[STABLE_AT + i]
            count += 1
    return count


def fill_furnishings(d: vec[i64], p: i64, tiles: i64, out: Buffer, count: i64) -> i64:
    """CAV-FURNISH-02 Every tile among the first so many that can be built."""
    tile: i64
    for tile in range(tiles):
        if can_furnish(d, p, tile, PRINTED):
            out[count] = AS_MOVE[FURNISH + tile]
            count += 1
    return count


def fill_sowing(d: vec[i64], p: i64, progress: i64, out: Buffer, count: i64) -> i64:
    """CAV-SOW-02 Grain, vegetables."""
    crop: i64
    for crop in range(2):
        if can_sow_crop(d, p, progress, crop):
            out[count] = AS_MOVE[SOW + crop]
            count += 1
    return count


def fill_forging(d: vec[i64], p: i64, out: Buffer, count: i64) -> i64:
    """CAV-WEAPONS-02 Every strength that can be paid."""
    strength: i64 = 1
    while strength <= STRONGEST_FORGED and d[p + ORE] >= forge_price(d, p, strength):
        out[count] = AS_MOVE[FORGE + strength - 1]
        count += 1
        strength += 1
    return count


def fill_loot(items: i64, out: Buffer, count: i64) -> i64:
    """The items of a set."""
    item: i64
    for item in range(LOOT_COUNT):
        if items & BIT[item] != 0:
            out[count] = AS_MOVE[LOOT + item]
            count += 1
    return count


def fill_market(d: vec[i64], p: i64, bought: i64, out: Buffer, count: i64) -> i64:
    """CAV-MARKET-02 What can be paid, one of each."""
    item: i64
    for item in range(MARKET_COUNT):
        if can_buy(d, p, bought, item):
            out[count] = AS_MOVE[MARKET + item]
            count += 1
    return count
