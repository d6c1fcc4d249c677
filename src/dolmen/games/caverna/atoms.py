"""The parts of actions: what each does."""

from dolmen.core.flow import (
    BIT,
    NOTHING,
    close_flow,
    open_flow,
    set_progress,
    top_node,
    top_progress,
)
from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, vec
from dolmen.games.caverna.board import (
    build_stable,
    fence_large,
    fence_small,
    first_of,
    lay_ore_mine,
    lay_single,
)
from dolmen.games.caverna.data import (
    CARPENTER,
    DOG,
    FOOD,
    GOLD,
    GOODS,
    GRAIN,
    MARKET_GOOD,
    MARKET_PRICE,
    ORE,
    RUBY,
    SLOT_GOOD,
    SLOTS,
    STONE,
    STUBBLE_ROOM,
    WOOD,
)
from dolmen.games.caverna.effects import gain, spend
from dolmen.games.caverna.events import FORGED, GROWN, SOWN, TOKEN_TAKEN
from dolmen.games.caverna.flows import (
    ARG_OF,
    ATOM_OF,
    EXTEND_FOREST,
    GIFT,
    GIVE,
    ORE_BONUS,
    PAY_NODE,
    RUBY_BONUS,
    SITE_NODE,
    TAKE_DOG,
    TAKE_GOODS,
    TAKE_TOKEN,
)
from dolmen.games.caverna.furnish import PRINTED, pay, place_tile, sites, ways_to_pay
from dolmen.games.caverna.means import forge_price, less_with, stable_price
from dolmen.games.caverna.state import (
    AT,
    BORN,
    DWARF,
    DWARFS,
    EMPTY_FIELDS,
    FIELD,
    FLOW,
    GRAIN_1,
    GRAIN_2,
    GRAIN_3,
    ON_SPACE,
    ORE_MINES,
    SPACE,
    STOCKED,
    TOKEN,
    UNCHECKED,
    VEGETABLE_1,
    VEGETABLE_2,
    WEAPON,
    CavernaState,
    cell_of,
    owns,
    place_of,
)


def give(s: CavernaState, seat: i64, node: i64) -> None:
    """CAV-WORK-19 A part that only gives is received whole."""
    d = s.d
    p = place_of(seat)
    atom = ATOM_OF[node]
    if atom == TAKE_GOODS:
        take_goods(s, seat)
    elif atom == GIVE:
        at = GOODS * ARG_OF[node]
        good: i64
        for good in range(GOODS):
            gain(s, seat, good, GIFT[at + good])
    elif atom == ORE_BONUS:
        gain(s, seat, ORE, 2 * d[p + ORE_MINES])
    elif atom == RUBY_BONUS:
        gain(s, seat, RUBY, 1)
    elif atom == TAKE_TOKEN:
        d[TOKEN] = seat
        note(s, TOKEN_TAKEN, EVERYONE, seat)
    elif atom == TAKE_DOG:
        gain(s, seat, DOG, 1)
    elif atom == EXTEND_FOREST:
        gain(s, seat, WOOD, 1)
    else:
        gain(s, seat, STONE, 1)


def take_goods(s: CavernaState, seat: i64) -> None:
    """CAV-SUPPLY-05 All goods of the space."""
    d = s.d
    space = d[SPACE]
    d[STOCKED] &= ~BIT[space]
    slot: i64
    for slot in range(SLOTS):
        at = ON_SPACE + SLOTS * space + slot
        count = d[at]
        if count > 0:
            d[at] = 0
            gain(s, seat, SLOT_GOOD[SLOTS * space + slot], count)


def lay_meadow_field(s: CavernaState, seat: i64, meadow: i64, field: i64) -> None:
    """CAV-TILES-11 A meadow and a field."""
    lay_single(s, seat, 0, meadow)
    lay_single(s, seat, 1, field)


def lay_cavern_tunnel(s: CavernaState, seat: i64, cavern: i64, tunnel: i64) -> None:
    """CAV-TILES-03 A cavern and a tunnel."""
    lay_single(s, seat, 3, cavern)
    lay_single(s, seat, 2, tunnel)


def lay_caverns(s: CavernaState, seat: i64, first: i64, second: i64) -> None:
    """CAV-TILES-02 Two caverns."""
    lay_single(s, seat, 3, first)
    lay_single(s, seat, 3, second)


def mine_ore(s: CavernaState, seat: i64, mine: i64, deep: i64) -> None:
    """CAV-MINES-01 The tile and its 3 ore."""
    lay_ore_mine(s, seat, mine, deep)
    gain(s, seat, ORE, 3)


def fence_one(s: CavernaState, seat: i64, bit: i64, price: i64) -> None:
    """CAV-ANIMALS-04 A small pasture for its wood."""
    spend(s, seat, WOOD, less_with(s.d, place_of(seat), price, CARPENTER))
    fence_small(s, seat, bit)


def fence_two(s: CavernaState, seat: i64, first: i64, second: i64, price: i64) -> None:
    """CAV-ANIMALS-04 A large pasture for its wood."""
    spend(s, seat, WOOD, less_with(s.d, place_of(seat), price, CARPENTER))
    fence_large(s, seat, first, second)


def pay_stable(s: CavernaState, seat: i64, bit: i64) -> None:
    """CAV-ANIMALS-09 A stable for its stone."""
    spend(s, seat, STONE, stable_price(s.d, place_of(seat)))
    build_stable(s, seat, bit)


def grow(s: CavernaState, seat: i64) -> None:
    """CAV-GROWTH-03 A newborn joins the acting dwarf on its space."""
    d = s.d
    p = place_of(seat)
    newborn = d[p + DWARFS]
    d[p + WEAPON + newborn] = 0
    d[p + AT + newborn] = d[p + AT + d[DWARF]]
    d[p + DWARFS] += 1
    d[p + BORN] += 1
    note(s, GROWN, EVERYONE, seat)


def forge(s: CavernaState, seat: i64, strength: i64) -> None:
    """CAV-WEAPONS-02 The acting dwarf is armed."""
    d = s.d
    p = place_of(seat)
    spend(s, seat, ORE, forge_price(d, p, strength))
    d[p + WEAPON + d[DWARF]] = strength
    note(s, FORGED, EVERYONE, seat, strength)


def sow(s: CavernaState, seat: i64, crop: i64) -> None:
    """CAV-SOW-01 The first empty field gets 3 grain or 2 vegetables, one of them the sower's."""
    d = s.d
    p = place_of(seat)
    spend(s, seat, GRAIN + crop, 1)
    field = first_of(d[p + FIELD] & ~d[p + GRAIN_1] & ~d[p + VEGETABLE_1])
    if crop == 0:
        d[p + GRAIN_1] |= field
        d[p + GRAIN_2] |= field
        d[p + GRAIN_3] |= field
    else:
        d[p + VEGETABLE_1] |= field
        d[p + VEGETABLE_2] |= field
    d[p + EMPTY_FIELDS] -= 1
    note(s, SOWN, EVERYONE, seat, cell_of(field) if s.events is not None else 0, GRAIN + crop)
    set_progress(d, FLOW, top_progress(d, FLOW) + (1 if crop == 0 else 4))


def end_sowing(s: CavernaState, seat: i64) -> None:
    """CAV-ANIMALS-25, -26 The stubble room has lost what was sown."""
    close_flow(s.d, FLOW)
    if owns(s.d, place_of(seat), STUBBLE_ROOM):
        s.d[UNCHECKED] = 1


def buy(s: CavernaState, seat: i64, item: i64) -> None:
    """CAV-MARKET-02 One unit for gold."""
    spend(s, seat, GOLD, MARKET_PRICE[item])
    gain(s, seat, MARKET_GOOD[item], 1)
    set_progress(s.d, FLOW, top_progress(s.d, FLOW) | BIT[item])


def end_market(s: CavernaState) -> None:
    """CAV-ANIMALS-25 What was bought is counted together."""
    close_flow(s.d, FLOW)
    s.d[UNCHECKED] = 1


def trade(s: CavernaState, seat: i64) -> None:
    """CAV-TRADE-03 Two ore for two gold and a food."""
    spend(s, seat, ORE, 2)
    gain(s, seat, GOLD, 2)
    gain(s, seat, FOOD, 1)
    set_progress(s.d, FLOW, top_progress(s.d, FLOW) + 1)


def begin_furnishing(s: CavernaState, seat: i64, tile: i64, price: i64) -> None:
    """CAV-FURNISH-02 Pays if there is one way to do it, else asks."""
    d = s.d
    ways = ways_to_pay(d, place_of(seat), tile, price)
    if ways & (ways - 1) != 0:
        open_flow(d, FLOW, PAY_NODE)
        set_progress(d, FLOW, tile + 64 * price)
        return
    way: i64 = 0
    while ways != BIT[way]:
        way += 1
    pay_tile(s, seat, tile, price, way)


def pay_asked(s: CavernaState, seat: i64, way: i64) -> None:
    """The builder's choice."""
    progress = top_progress(s.d, FLOW)
    close_flow(s.d, FLOW)
    pay_tile(s, seat, progress & 63, progress >> 6, way)


def pay_tile(s: CavernaState, seat: i64, tile: i64, price: i64, way: i64) -> None:
    """Pays, and lays the tile if there is one place for it, else asks."""
    d = s.d
    pay(s, seat, tile, price, way)
    cells = sites(d, place_of(seat), tile)
    if cells & (cells - 1) != 0:
        open_flow(d, FLOW, SITE_NODE)
        set_progress(d, FLOW, tile)
        return
    place_tile(s, seat, tile, cells)


def site_asked(s: CavernaState, seat: i64, bit: i64) -> None:
    """The owner's choice of a cavern."""
    tile = top_progress(s.d, FLOW)
    close_flow(s.d, FLOW)
    place_tile(s, seat, tile, bit)


def furnish(s: CavernaState, seat: i64, tile: i64) -> None:
    """CAV-FURNISH-02 A tile at its printed price."""
    begin_furnishing(s, seat, tile, PRINTED)


def top_atom(d: vec[i64]) -> i64:
    """The atom that is being carried out; NOTHING if the stack is empty or asks which one."""
    node = top_node(d, FLOW)
    if node < 0:
        return NOTHING
    return ATOM_OF[node]
