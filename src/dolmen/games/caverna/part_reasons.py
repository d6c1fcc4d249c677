"""Why a part of an action is refused: tiles, fences, furnishing, growth, sowing, weapons, loot."""

from dolmen.core.flow import BIT, offer, top_progress
from dolmen.core.native import i64, vec
from dolmen.games.caverna.atoms import top_atom
from dolmen.games.caverna.board import (
    forest_area,
    forest_edge,
    free_forest,
    free_rock,
    mountain_area,
    mountain_edge,
    pair_fits,
    stable_spots,
    wooded,
)
from dolmen.games.caverna.data import (
    ADDITIONAL_DWELLING,
    CARPENTER,
    DWELLINGS,
    GRAIN,
    LOOT_STRENGTH,
    MOST_DWARFS,
    ORE,
    STONE,
    WOOD,
)
from dolmen.games.caverna.expedition import can_loot
from dolmen.games.caverna.flows import (
    BOOK,
    BUILD_STABLE_BIT,
    BUY,
    BUY_BIT,
    EXPEDITION,
    EXPEDITION_BIT,
    EXTEND_FOREST,
    FENCE_LARGE_BIT,
    FENCE_SMALL_BIT,
    FORGE_WEAPON_BIT,
    FURNISH_ANY_BIT,
    FURNISH_DWELLING_BIT,
    HAVE_CHILD_BIT,
    LAY_EITHER_BIT,
    LAY_FIELD_BIT,
    LAY_ON_DEEP_BIT,
    LAY_ON_TUNNEL_BIT,
    LAY_ORE_MINE_BIT,
    LAY_TUNNEL_BIT,
    LOOT_LARGE_AT,
    LOOT_SMALL_AT,
    LOOT_SOWING,
    LOOT_STABLE_AT,
    LOOT_TILE,
    SOW_FIELDS,
    SOW_FIELDS_BIT,
    TRADE_ORE,
    TRADE_ORE_BIT,
)
from dolmen.games.caverna.furnish import PRINTED, sites, ways_to_pay
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
from dolmen.games.caverna.means import (
    LARGE_PRICE,
    LOOTED_LARGE,
    LOOTED_SMALL,
    SMALL_PRICE,
    can_buy,
    can_grow,
    can_sow_crop,
    forge_price,
    less_with,
    stable_price,
)
from dolmen.games.caverna.moves import (
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
from dolmen.games.caverna.part_listing import takeable
from dolmen.games.caverna.refusals import (
    ARMED,
    BOUGHT_ALREADY,
    FAMILY_FULL,
    FIRST_TILE,
    FURNISHING_TAKEN,
    LEGAL,
    LOOT_USELESS,
    NO_CAVERN,
    NO_CROP,
    NO_FIELD,
    NO_FOREST_SPOT,
    NO_MEADOW,
    NO_MOUNTAIN_SPOT,
    NO_ROOM,
    NO_STABLE_LEFT,
    NO_STABLE_SPOT,
    NO_TUNNEL,
    NO_TUNNELS,
    NOT_A_DWELLING,
    NOT_NOW,
    NOT_OFFERED,
    NOTHING_TO_TAKE,
    OUTSIDE,
    SOWN_ENOUGH,
    TAKEN_ALREADY,
    TOO_EXPENSIVE,
    TOO_LITTLE_GOLD,
    TOO_LITTLE_ORE,
    TOO_LITTLE_STONE,
    TOO_LITTLE_WOOD,
    TOO_WEAK,
    UNARMED,
    UNDER_STABLE,
)
from dolmen.games.caverna.state import (
    DEEP,
    DWARF,
    DWARFS,
    EMPTY_FIELDS,
    FLOW,
    MEADOW,
    ON_OFFER,
    STABLE,
    STABLES,
    STRENGTH,
    TUNNEL,
    WEAPON,
    owns,
)
from dolmen.games.caverna.turn import is_loose, offered


def wanted(d: vec[i64], p: i64) -> i64:
    """The atoms that the action under way would allow now, possible or not."""
    if d[FLOW] == 0 or top_atom(d) >= 0:
        return 0
    return offer(BOOK, d, FLOW, is_loose(d, p))


def not_wanted(d: vec[i64]) -> i64:
    """The refusal of a part that is not on offer."""
    return NOT_OFFERED if d[FLOW] > 0 and top_atom(d) < 0 else NOT_NOW


def reason_building(d: vec[i64], p: i64, move: i64) -> i64:
    """Tiles, mines, fences and stables."""
    if move >= SMALL_PASTURE:
        return reason_fencing(d, p, move)
    atoms = wanted(d, p)
    if move < CAVERN_TUNNEL:
        if atoms & LAY_FIELD_BIT == 0:
            return not_wanted(d)
        i = move - MEADOW_FIELD
        return reason_field(d, p, FIELD_FIRST[i], FIELD_SECOND[i])
    if move < CAVERN_CAVERN:
        if atoms & (LAY_TUNNEL_BIT | LAY_EITHER_BIT) == 0:
            return not_wanted(d)
        i = move - CAVERN_TUNNEL
        return reason_cave(d, p, TUNNEL_FIRST[i] | TUNNEL_SECOND[i])
    if move < ORE_MINE:
        if atoms & LAY_EITHER_BIT == 0:
            return not_wanted(d)
        i = move - CAVERN_CAVERN
        return reason_cave(d, p, CAVERN_FIRST[i] | CAVERN_SECOND[i])
    if move < RUBY_MINE:
        if atoms & LAY_ORE_MINE_BIT == 0:
            return not_wanted(d)
        pair = MINE_FIRST[move - ORE_MINE] | MINE_SECOND[move - ORE_MINE]
        return LEGAL if pair & ~d[p + TUNNEL] == 0 else NO_TUNNELS
    return reason_ruby_mine(d, p, atoms, DIG_BIT[move - RUBY_MINE])


def reason_field(d: vec[i64], p: i64, meadow: i64, field: i64) -> i64:
    """CAV-TILES-11 to 20 Where a meadow and field may go."""
    fits_there = pair_fits(meadow | field, free_forest(d, p), forest_edge(d, p))
    if fits_there and field & d[p + STABLE] == 0:
        return LEGAL
    if (meadow | field) & ~forest_area(d, p) != 0:
        return OUTSIDE
    tiles = wooded(d, p)
    if (meadow | field) & tiles != 0:
        return NO_FOREST_SPOT
    if field & d[p + STABLE] != 0:
        return UNDER_STABLE
    return FIRST_TILE if tiles == 0 else NO_FOREST_SPOT


def reason_cave(d: vec[i64], p: i64, pair: i64) -> i64:
    """CAV-TILES-03 Where a double tile of the mountain may go."""
    if pair_fits(pair, free_rock(d, p), mountain_edge(d, p)):
        return LEGAL
    return OUTSIDE if pair & ~mountain_area(d, p) != 0 else NO_MOUNTAIN_SPOT


def reason_ruby_mine(d: vec[i64], p: i64, atoms: i64, bit: i64) -> i64:
    """CAV-MINES-05 One ruby mine, on a tunnel or a deep one."""
    if atoms & (LAY_ON_TUNNEL_BIT | LAY_ON_DEEP_BIT) == 0:
        return not_wanted(d)
    if d[p + TUNNEL] & bit != 0:
        return LEGAL if atoms & LAY_ON_TUNNEL_BIT != 0 else NOT_OFFERED
    if d[p + DEEP] & bit != 0:
        return LEGAL if atoms & LAY_ON_DEEP_BIT != 0 else NOT_OFFERED
    return NO_TUNNEL


def reason_fencing(d: vec[i64], p: i64, move: i64) -> i64:
    """CAV-ANIMALS-04, -05, -09 to 11 Pastures and stables, by the space or by loot."""
    atoms = wanted(d, p)
    atom = top_atom(d)
    if move < LARGE_PASTURE:
        looted = atom == LOOT_SMALL_AT
        if not looted and atoms & FENCE_SMALL_BIT == 0:
            return not_wanted(d)
        price: i64 = LOOTED_SMALL if looted else SMALL_PRICE
        return reason_meadow(d, p, FOREST_BIT[move - SMALL_PASTURE], price)
    if move < STABLE_AT:
        looted = atom == LOOT_LARGE_AT
        if not looted and atoms & FENCE_LARGE_BIT == 0:
            return not_wanted(d)
        i = move - LARGE_PASTURE
        price = LOOTED_LARGE if looted else LARGE_PRICE
        return reason_meadow(d, p, PASTURE_FIRST[i] | PASTURE_SECOND[i], price)
    looted = atom == LOOT_STABLE_AT
    if not looted and atoms & BUILD_STABLE_BIT == 0:
        return not_wanted(d)
    if d[p + STABLES] == 0:
        return NO_STABLE_LEFT
    if not looted and d[p + STONE] < stable_price(d, p):
        return TOO_LITTLE_STONE
    return LEGAL if stable_spots(d, p) & FOREST_BIT[move - STABLE_AT] != 0 else NO_STABLE_SPOT


def reason_meadow(d: vec[i64], p: i64, cells: i64, price: i64) -> i64:
    """CAV-ANIMALS-04, -05 Meadows and the wood for their fence."""
    if cells & ~d[p + MEADOW] != 0:
        return NO_MEADOW
    return LEGAL if d[p + WOOD] >= less_with(d, p, price, CARPENTER) else TOO_LITTLE_WOOD


def reason_part(d: vec[i64], p: i64, move: i64) -> i64:
    """Furnishing, growth, sowing, weapons, loot, market, trade, and goods that are taken."""
    if move < GROW:
        return reason_furnishing(d, p, move - FURNISH)
    atoms = wanted(d, p)
    if move == GROW:
        return reason_growth(d, p) if atoms & HAVE_CHILD_BIT != 0 else not_wanted(d)
    if move < FORGE:
        return reason_sowing(d, p, atoms, move - SOW)
    if move < LOOT:
        return reason_forging(d, p, atoms, move - FORGE + 1)
    if move < MARKET:
        return reason_loot(d, p, atoms, move - LOOT)
    if move < TRADE:
        return reason_market(d, p, atoms, move - MARKET)
    if move == TRADE:
        if atoms & TRADE_ORE_BIT == 0 and top_atom(d) != TRADE_ORE:
            return not_wanted(d)
        return LEGAL if d[p + ORE] >= 2 else TOO_LITTLE_ORE
    if move < TAKE:
        branch = BIT[EXTEND_FOREST + move - EXTEND]
        return LEGAL if atoms & branch != 0 else not_wanted(d)
    if atoms & takeable() == 0:
        return not_wanted(d)
    return LEGAL if offered(d, p) & takeable() != 0 else NOTHING_TO_TAKE


def reason_furnishing(d: vec[i64], p: i64, tile: i64) -> i64:
    """CAV-FURNISH-02 to 06, CAV-DWELLING-01 A tile on offer, its price and a place for it."""
    if top_atom(d) != LOOT_TILE:
        atoms = wanted(d, p)
        if atoms & (FURNISH_ANY_BIT | FURNISH_DWELLING_BIT) == 0:
            return not_wanted(d)
        if atoms & FURNISH_ANY_BIT == 0 and tile >= DWELLINGS:
            return NOT_A_DWELLING
    if d[ON_OFFER] & BIT[tile] == 0:
        return FURNISHING_TAKEN
    if sites(d, p, tile) == 0:
        return NO_CAVERN
    return LEGAL if ways_to_pay(d, p, tile, PRINTED) != 0 else TOO_EXPENSIVE


def reason_growth(d: vec[i64], p: i64) -> i64:
    """CAV-GROWTH-02, -04, -10 Room in the clan."""
    if can_grow(d, p):
        return LEGAL
    if d[p + DWARFS] >= MOST_DWARFS - 1 and not owns(d, p, ADDITIONAL_DWELLING):
        return FAMILY_FULL
    return FAMILY_FULL if d[p + DWARFS] == MOST_DWARFS else NO_ROOM


def reason_sowing(d: vec[i64], p: i64, atoms: i64, crop: i64) -> i64:
    """CAV-SOW-02 to 04 An empty field, a crop, and no third field of one kind."""
    progress: i64 = 0
    atom = top_atom(d)
    if atom == SOW_FIELDS or atom == LOOT_SOWING:
        progress = top_progress(d, FLOW)
    elif atoms & SOW_FIELDS_BIT == 0:
        return not_wanted(d)
    if can_sow_crop(d, p, progress, crop):
        return LEGAL
    if d[p + EMPTY_FIELDS] == 0:
        return NO_FIELD
    return NO_CROP if d[p + GRAIN + crop] == 0 else SOWN_ENOUGH


def reason_forging(d: vec[i64], p: i64, atoms: i64, strength: i64) -> i64:
    """CAV-WEAPONS-02, -03 An unarmed dwarf and the ore."""
    if atoms & FORGE_WEAPON_BIT == 0:
        return not_wanted(d)
    if d[p + WEAPON + d[DWARF]] > 0:
        return ARMED
    return LEGAL if d[p + ORE] >= forge_price(d, p, strength) else TOO_LITTLE_ORE


def reason_loot(d: vec[i64], p: i64, atoms: i64, item: i64) -> i64:
    """CAV-EXPEDITION-01 to 03 An armed dwarf, strong enough, and each item once."""
    strength = d[STRENGTH]
    if top_atom(d) != EXPEDITION:
        if atoms & EXPEDITION_BIT == 0:
            return not_wanted(d)
        strength = d[p + WEAPON + d[DWARF]]
        if strength == 0:
            return UNARMED
    elif top_progress(d, FLOW) & BIT[item] != 0:
        return TAKEN_ALREADY
    if LOOT_STRENGTH[item] > strength:
        return TOO_WEAK
    return LEGAL if can_loot(d, p, item) else LOOT_USELESS


def reason_market(d: vec[i64], p: i64, atoms: i64, item: i64) -> i64:
    """CAV-MARKET-03, -04 One of each, for gold."""
    bought: i64 = 0
    if top_atom(d) == BUY:
        bought = top_progress(d, FLOW)
    elif atoms & BUY_BIT == 0:
        return not_wanted(d)
    if can_buy(d, p, bought, item):
        return LEGAL
    return BOUGHT_ALREADY if bought & BIT[item] != 0 else TOO_LITTLE_GOLD
