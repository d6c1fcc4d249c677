"""What the moves of an action do: placing, parts, details, endings."""

from dolmen.core.flow import close_flow, open_flow
from dolmen.core.native import i64, vec
from dolmen.games.caverna.atoms import (
    buy,
    end_market,
    end_sowing,
    fence_one,
    fence_two,
    forge,
    furnish,
    give,
    grow,
    lay_cavern_tunnel,
    lay_caverns,
    lay_meadow_field,
    mine_ore,
    pay_asked,
    pay_stable,
    site_asked,
    sow,
    top_atom,
    trade,
)
from dolmen.games.caverna.board import build_stable, lay_ruby_mine
from dolmen.games.caverna.data import KEEPS
from dolmen.games.caverna.effects import breed
from dolmen.games.caverna.expedition import begin_expedition, end_expedition, lay_asked, take_loot
from dolmen.games.caverna.flows import (
    BUILD_STABLE,
    BUY,
    EXPEDITION,
    EXTEND_FOREST,
    FENCE_LARGE,
    FENCE_SMALL,
    FORGE_WEAPON,
    FURNISH_ANY,
    FURNISH_ANY_BIT,
    FURNISH_DWELLING,
    GIVE,
    GIVE_BIT,
    HAVE_CHILD,
    LAY_EITHER,
    LAY_EITHER_BIT,
    LAY_FIELD,
    LAY_ON_DEEP,
    LAY_ON_TUNNEL,
    LAY_ORE_MINE,
    LAY_TUNNEL,
    LOOT_BREEDING,
    LOOT_STABLE_AT,
    LOOT_TILE,
    SOW_FIELDS,
    TAKE_DOG,
    TAKE_DOG_BIT,
    TAKE_GOODS,
    TRADE_ORE,
)
from dolmen.games.caverna.grid import (
    CAVERN_FIRST,
    CAVERN_SECOND,
    DIG_BIT,
    FIELD_FIRST,
    FIELD_SECOND,
    FOREST_BIT,
    LAY_BIT,
    MINE_FIRST,
    MINE_SECOND,
    PASTURE_FIRST,
    PASTURE_SECOND,
    SITE_BIT,
    TUNNEL_FIRST,
    TUNNEL_SECOND,
)
from dolmen.games.caverna.harvest import feed, feed_by_cave
from dolmen.games.caverna.means import LARGE_PRICE, LOOTED_LARGE, LOOTED_SMALL, SMALL_PRICE
from dolmen.games.caverna.moves import (
    BREED,
    CAVE,
    CAVERN_CAVERN,
    CAVERN_TUNNEL,
    EXTEND,
    FEED,
    FORGE,
    FURNISH,
    GROW,
    HARVEST,
    IMITATE,
    KEEP,
    LARGE_PASTURE,
    LAY,
    LOOT,
    MARKET,
    MEADOW_FIELD,
    ORE_MINE,
    OVERTAKE,
    PAY,
    PLACE,
    RUBY_MINE,
    SITE,
    SMALL_PASTURE,
    SOW,
    STABLE_AT,
    STAY,
    STOP,
    TAKE,
    TRADE,
)
from dolmen.games.caverna.rounds import choose_harvest, clear_spaces, keep, next_asked, supply
from dolmen.games.caverna.state import DEEP, FLOW, KEEPING, PHASE, WORK, CavernaState, place_of
from dolmen.games.caverna.turn import (
    end_turn,
    give_birth,
    imitate,
    offered,
    overtake,
    place,
    start_atom,
    stay_home,
)


def apply_placing(s: CavernaState, seat: i64, move: i64) -> None:
    """CAV-WORK-02 A dwarf is placed, overtakes, stays home or imitates."""
    if move < OVERTAKE:
        place(s, seat, move - PLACE)
    elif move < STAY:
        overtake(s, seat, move - OVERTAKE + 1)
    elif move == STAY:
        stay_home(s, seat)
    else:
        imitate(s, seat, move - IMITATE)


def apply_building(s: CavernaState, seat: i64, move: i64) -> None:
    """Tiles, mines, fences and stables, by the space or by loot."""
    d = s.d
    if move < CAVERN_TUNNEL:
        start_atom(s, seat, LAY_FIELD)
        i = move - MEADOW_FIELD
        lay_meadow_field(s, seat, FIELD_FIRST[i], FIELD_SECOND[i])
    elif move < ORE_MINE:
        atom = LAY_EITHER if offered(d, place_of(seat)) & LAY_EITHER_BIT != 0 else LAY_TUNNEL
        start_atom(s, seat, atom)
        if move < CAVERN_CAVERN:
            i = move - CAVERN_TUNNEL
            lay_cavern_tunnel(s, seat, TUNNEL_FIRST[i], TUNNEL_SECOND[i])
        else:
            i = move - CAVERN_CAVERN
            lay_caverns(s, seat, CAVERN_FIRST[i], CAVERN_SECOND[i])
    elif move < RUBY_MINE:
        start_atom(s, seat, LAY_ORE_MINE)
        mine_ore(s, seat, MINE_FIRST[move - ORE_MINE], MINE_SECOND[move - ORE_MINE])
    elif move < SMALL_PASTURE:
        bit = DIG_BIT[move - RUBY_MINE]
        deep = d[place_of(seat) + DEEP] & bit != 0
        start_atom(s, seat, LAY_ON_DEEP if deep else LAY_ON_TUNNEL)
        lay_ruby_mine(s, seat, bit)
    else:
        apply_fencing(s, seat, move)


def apply_fencing(s: CavernaState, seat: i64, move: i64) -> None:
    """Pastures and stables; loot has its own prices."""
    d = s.d
    looted = top_atom(d) >= LOOT_STABLE_AT
    if looted:
        close_flow(d, FLOW)
    if move < LARGE_PASTURE:
        if not looted:
            start_atom(s, seat, FENCE_SMALL)
        bit = FOREST_BIT[move - SMALL_PASTURE]
        fence_one(s, seat, bit, LOOTED_SMALL if looted else SMALL_PRICE)
    elif move < STABLE_AT:
        if not looted:
            start_atom(s, seat, FENCE_LARGE)
        i = move - LARGE_PASTURE
        price: i64 = LOOTED_LARGE if looted else LARGE_PRICE
        fence_two(s, seat, PASTURE_FIRST[i], PASTURE_SECOND[i], price)
    elif looted:
        build_stable(s, seat, FOREST_BIT[move - STABLE_AT])
    else:
        start_atom(s, seat, BUILD_STABLE)
        pay_stable(s, seat, FOREST_BIT[move - STABLE_AT])


def apply_part(s: CavernaState, seat: i64, move: i64) -> None:
    """Furnishing, growth, sowing, weapons, loot, market, trade, and goods that are taken."""
    d = s.d
    if move < GROW:
        apply_furnishing(s, seat, move - FURNISH)
    elif move == GROW:
        start_atom(s, seat, HAVE_CHILD)
        grow(s, seat)
    elif move < FORGE:
        if top_atom(d) < 0:
            open_part(s, seat, SOW_FIELDS)
        sow(s, seat, move - SOW)
    elif move < LOOT:
        start_atom(s, seat, FORGE_WEAPON)
        forge(s, seat, move - FORGE + 1)
    elif move < MARKET:
        if top_atom(d) < 0:
            begin_expedition(s, seat, start_atom(s, seat, EXPEDITION))
        take_loot(s, seat, move - LOOT)
    elif move < TRADE:
        if top_atom(d) < 0:
            open_part(s, seat, BUY)
        buy(s, seat, move - MARKET)
    elif move == TRADE:
        if top_atom(d) < 0:
            open_part(s, seat, TRADE_ORE)
        trade(s, seat)
    elif move < TAKE:
        give(s, seat, start_atom(s, seat, EXTEND_FOREST + move - EXTEND))
    else:
        give(s, seat, start_atom(s, seat, taken_atom(d, place_of(seat))))


def open_part(s: CavernaState, seat: i64, atom: i64) -> None:
    """Begins a part of several moves."""
    open_flow(s.d, FLOW, start_atom(s, seat, atom))


def taken_atom(d: vec[i64], p: i64) -> i64:
    """The goods on offer to be taken."""
    can = offered(d, p)
    if can & TAKE_DOG_BIT != 0:
        return TAKE_DOG
    return GIVE if can & GIVE_BIT != 0 else TAKE_GOODS


def apply_furnishing(s: CavernaState, seat: i64, tile: i64) -> None:
    """CAV-FURNISH-02, CAV-DWELLING-01 A furnishing, by the space or by loot."""
    d = s.d
    if top_atom(d) == LOOT_TILE:
        close_flow(d, FLOW)
    else:
        any_tile = offered(d, place_of(seat)) & FURNISH_ANY_BIT != 0
        start_atom(s, seat, FURNISH_ANY if any_tile else FURNISH_DWELLING)
    furnish(s, seat, tile)


def apply_detail(s: CavernaState, seat: i64, move: i64) -> None:
    """Choices inside a part, harvest and solo supply, and endings."""
    d = s.d
    if move < SITE:
        pay_asked(s, seat, move - PAY)
    elif move < LAY:
        site_asked(s, seat, SITE_BIT[move - SITE])
    elif move < BREED:
        lay_asked(s, seat, LAY_BIT[move - LAY])
    elif move < HARVEST:
        apply_breeding(s, seat, move - BREED)
    elif move < CAVE:
        choose_harvest(s, seat, move - HARVEST)
    elif move < FEED:
        feed_by_cave(s, seat, move - CAVE)
    elif move < KEEP:
        feed(s, seat, move - FEED)
        next_asked(s)
    elif move < STOP:
        keep(s, KEEPS[move - KEEP])
    elif move == STOP:
        apply_stop(s, seat)
    elif d[PHASE] == WORK:
        end_turn(s)
    elif d[PHASE] == KEEPING:
        clear_spaces(s)
        supply(s)
    else:
        next_asked(s)


def apply_breeding(s: CavernaState, seat: i64, species: i64) -> None:
    """CAV-HARVEST-22 The newborns of a harvest or of loot."""
    if top_atom(s.d) == LOOT_BREEDING:
        close_flow(s.d, FLOW)
        breed(s, seat, species)
    else:
        give_birth(s, seat, species)


def apply_stop(s: CavernaState, seat: i64) -> None:
    """Ends a part of several moves."""
    atom = top_atom(s.d)
    if atom == EXPEDITION:
        end_expedition(s, seat)
    elif atom == BUY:
        end_market(s)
    elif atom == TRADE_ORE:
        close_flow(s.d, FLOW)
    else:
        end_sowing(s, seat)
