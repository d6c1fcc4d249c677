"""What holds of goods, home boards and clans."""

from dolmen.core.flow import BIT, top_progress
from dolmen.games.caverna.action import top_atom
from dolmen.games.caverna.board import dug, recount, wooded
from dolmen.games.caverna.data import (
    ADDITIONAL_DWELLING,
    DWELLING,
    DWELLINGS,
    EXTENSION,
    FURNISHING_COUNT,
    GOODS,
    GUEST_ROOM,
    MOST_DWARFS,
    OFFICE_ROOM,
    ROOM_FOR,
    SLOTS,
    SPACE_COUNT,
    SPARE_PART_STORAGE,
    STABLES_EACH,
    START_DWARFS,
    STRONGEST,
    STUBBLE_ROOM,
    SUPPLIERS,
    SUPPLY_ROUNDS,
    TRADER,
    WOOD_SUPPLIER,
    WORK_ROOM,
)
from dolmen.games.caverna.flows import BUY, HOUSE, LOOT_SOWING, SOW_FIELDS
from dolmen.games.caverna.grid import (
    DIGGABLE,
    ENTRANCE_BIT,
    FOREST_CELLS,
    FOREST_ON_BOARD,
    FRONT_BIT,
    MOUNTAIN_ON_BOARD,
    PRINTED_CAVERN_BIT,
    mask_of,
)
from dolmen.games.caverna.housing import housed
from dolmen.games.caverna.state import (
    BARE_MEADOWS,
    BORN,
    CAVERN,
    DEEP,
    DWARFS,
    DWELT,
    EXTENDED,
    FIELD,
    FLOW,
    FURNISHED,
    GRAIN_1,
    GRAIN_2,
    GRAIN_3,
    IN_PLAY,
    LARGE_EAST,
    LARGE_SOUTH,
    MEADOW,
    ON_OFFER,
    ON_SPACE,
    ORE_MINES_AT,
    OWN,
    ROOM,
    RUBY_MINES_AT,
    SEAT,
    SMALL,
    STABLE,
    STABLES,
    STOCKED,
    SUPPLY,
    TILE_CELL,
    TUNNEL,
    VEGETABLE_1,
    VEGETABLE_2,
    WEAPON,
    CavernaState,
    count_bits,
    family_fits,
    owns,
    place_of,
)


def goods_fit(s: CavernaState) -> bool:
    """CAV-COMPONENTS-04 Nobody owes goods, and no space does."""
    d = s.d
    held = [d[place_of(seat) + i] for seat in range(s.seats) for i in range(GOODS)]
    return min(held) >= 0 and min(d[ON_SPACE + i] for i in range(SLOTS * SPACE_COUNT)) >= 0


def stocks_fit(s: CavernaState) -> bool:
    """CAV-WORK-18 Goods lie on spaces in play only, and those spaces are known."""
    d = s.d
    stocked = {i // SLOTS for i in range(SLOTS * SPACE_COUNT) if d[ON_SPACE + i] > 0}
    noted = sum(2**space for space in stocked) == d[STOCKED]
    return noted and all(d[IN_PLAY] & BIT[space] for space in stocked)


def kinds(s: CavernaState, seat: int) -> list[int]:
    """The sets of cells of a home board that exclude each other."""
    d = s.d
    p = int(place_of(seat))
    sets = [FIELD, MEADOW, SMALL, CAVERN, TUNNEL, DEEP, ORE_MINES_AT, RUBY_MINES_AT, FURNISHED]
    east, south = int(d[p + LARGE_EAST]), int(d[p + LARGE_SOUTH])
    large = [east, east << 1, south, south << 8]
    return [int(d[p + offset]) for offset in sets] + large


def cells_fit(s: CavernaState, seat: int) -> bool:
    """CAV-TILES-19 One thing a cell, in its own half; the counts are those of the cells."""
    d = s.d
    p = int(place_of(seat))
    found = 0
    for cells in kinds(s, seat):
        if found & cells:
            return False
        found |= cells
    rock = mask_of(DIGGABLE) | PRINTED_CAVERN_BIT
    mountain = int(dug(d, p)) & ~ENTRANCE_BIT
    if int(wooded(d, p)) & ~mask_of(FOREST_CELLS) or mountain & ~rock:
        return False
    outside = found & ~(FOREST_ON_BOARD | MOUNTAIN_ON_BOARD)
    if outside and not owns(d, p, OFFICE_ROOM):
        return False
    noted = [int(d[p + BARE_MEADOWS + i]) for i in range(10)]
    return noted == [int(count) for count in recount(d, p)]


def front_fits(s: CavernaState, seat: int) -> bool:
    """CAV-TILES-12 The first forest tile covers the front space."""
    tiles = wooded(s.d, place_of(seat))
    return bool(tiles == 0 or tiles & FRONT_BIT)


def forest_fits(s: CavernaState, seat: int) -> bool:
    """CAV-TILES-14 All forest tiles hang together."""
    tiles = int(wooded(s.d, place_of(seat)))
    return hangs_together(tiles, tiles & -tiles)


def hangs_together(cells: int, first: int) -> bool:
    """Whether every cell is reached from the first one over shared sides, if there is any."""
    if not cells:
        return True
    reached = cells & first
    while True:
        wider = reached | (reached << 8 | reached >> 8 | reached << 1 | reached >> 1) & cells
        if wider == reached:
            return reached == cells
        reached = wider


def cave_fits(s: CavernaState, seat: int) -> bool:
    """CAV-TILES-03, CAV-TILES-04, CAV-COMPONENTS-02 The printed cavern is there, furnished or not,
    and the cave hangs together."""
    d = s.d
    p = int(place_of(seat))
    printed = (d[p + CAVERN] | d[p + FURNISHED]) & PRINTED_CAVERN_BIT
    return bool(printed) and hangs_together(int(dug(d, p)), ENTRANCE_BIT)


def mines_fit(s: CavernaState, seat: int) -> bool:
    """CAV-MINES-01, CAV-MINES-07 An ore mine and a deep tunnel came as one tile: every ore mine has
    a neighbour of its own that is a deep tunnel, or was one (a ruby mine or, with the work room, a
    furnishing on it), and every deep tunnel has its ore mine."""
    d = s.d
    p = int(place_of(seat))
    mines = int(d[p + ORE_MINES_AT])
    deep = int(d[p + DEEP])
    was_deep = int(d[p + RUBY_MINES_AT]) | (int(d[p + FURNISHED]) if owns(d, p, WORK_ROOM) else 0)
    return pairs_up(mines, deep, was_deep)


def pairs_up(mines: int, must: int, may: int) -> bool:
    """Whether every mine can be given a neighbour of its own, so that all that must be given
    are."""
    if not mines:
        return not must
    mine = mines & -mines
    beside = (mine << 8 | mine >> 8 | mine << 1 | mine >> 1) & (must | may)
    while beside:
        half = beside & -beside
        if pairs_up(mines & ~mine, must & ~half, may & ~half):
            return True
        beside &= ~half
    return False


def stables_fit(s: CavernaState, seat: int) -> bool:
    """CAV-ANIMALS-10, CAV-ANIMALS-11 Three stables, on bare forest, meadows and pastures."""
    d = s.d
    p = int(place_of(seat))
    stables = d[p + STABLE]
    if stables & ~(FOREST_ON_BOARD | wooded(d, p)) or stables & d[p + FIELD]:
        return False
    return bool(d[p + STABLES] >= 0 and d[p + STABLES] + count_bits(stables) == STABLES_EACH)


def crops_fit(s: CavernaState, seat: int) -> bool:
    """CAV-SOW-01, CAV-SOW-03 Crops on fields, one kind each, three grain or two vegetables at
    most."""
    d = s.d
    p = int(place_of(seat))
    grain, vegetables = d[p + GRAIN_1], d[p + VEGETABLE_1]
    if (grain | vegetables) & ~d[p + FIELD] or grain & vegetables:
        return False
    stacked = d[p + GRAIN_2] & ~grain | d[p + GRAIN_3] & ~d[p + GRAIN_2]
    return not (stacked | d[p + VEGETABLE_2] & ~vegetables)


def furnishings_fit(s: CavernaState) -> bool:
    """CAV-FURNISH-06, CAV-FURNISH-09 Every unique tile is in one place; trader and spare part
    storage are never both in force for one owner."""
    d = s.d
    seen = int(d[ON_OFFER])
    for seat in range(s.seats):
        p = int(place_of(seat))
        own = int(d[p + OWN])
        unique = own & ~1
        if seen & unique or (own >> TRADER & 1 and own >> SPARE_PART_STORAGE & 1):
            return False
        seen |= unique
        cells = int(d[p + DWELT])
        if bool(cells) != bool(own >> DWELLING & 1):
            return False
        for tile in range(1, FURNISHING_COUNT):
            if unique >> tile & 1:
                bit = 2 ** int(d[TILE_CELL + tile])
                if cells & bit:
                    return False
                cells |= bit
        if cells != d[p + FURNISHED]:
            return False
    return True


def clan_fits(s: CavernaState, seat: int) -> bool:
    """CAV-HOME-03 Two to six dwarfs, and a place for each."""
    d = s.d
    p = int(place_of(seat))
    if not START_DWARFS <= d[p + DWARFS] <= MOST_DWARFS or not 0 <= d[p + BORN] < d[p + DWARFS]:
        return False
    beds = START_DWARFS + count_bits(d[p + DWELT])
    beds += sum(int(ROOM_FOR[tile]) for tile in range(1, DWELLINGS) if owns(d, p, tile))
    return bool(beds == d[p + ROOM] and family_fits(d, p, owns(d, p, ADDITIONAL_DWELLING)))


def weapons_fit(s: CavernaState, seat: int) -> bool:
    """CAV-WEAPONS-05, CAV-GROWTH-03 Strength up to 14; newborns are unarmed."""
    d = s.d
    p = int(place_of(seat))
    count = int(d[p + DWARFS])
    weapons = [int(d[p + WEAPON + i]) for i in range(count)]
    grown = count - int(d[p + BORN])
    return all(0 <= weapon <= STRONGEST for weapon in weapons) and not any(weapons[grown:])


def animals_fit(s: CavernaState, seat: int) -> bool:
    """CAV-ANIMALS-24, CAV-ANIMALS-25 All animals are housed, save while their owner settles that,
    or before it is due: the purchases of one market use and the fields of one sowing are counted
    together."""
    d = s.d
    if housed(d, place_of(seat)):
        return True
    if seat != d[SEAT] or d[FLOW] == 0:
        return False
    atom = top_atom(d)
    if atom == SOW_FIELDS or atom == LOOT_SOWING:
        return bool(owns(d, place_of(seat), STUBBLE_ROOM) and top_progress(d, FLOW) > 0)
    return atom in (HOUSE, BUY)


def suppliers_fit(s: CavernaState, seat: int) -> bool:
    """CAV-ROUND-04 A supplier pays its owner, as many rounds as it says."""
    d = s.d
    p = int(place_of(seat))
    return all(
        0 <= d[p + SUPPLY + i] <= (SUPPLY_ROUNDS[i] if owns(d, p, WOOD_SUPPLIER + i) else 0)
        for i in range(SUPPLIERS)
    )


def extension_fits(s: CavernaState, seat: int) -> bool:
    """CAV-TILES-08 The extension was used in full by an owner of the guest room, with seven."""
    d = s.d
    p = int(place_of(seat))
    return not d[p + EXTENDED] or bool(d[IN_PLAY] & BIT[EXTENSION] and owns(d, p, GUEST_ROOM))
