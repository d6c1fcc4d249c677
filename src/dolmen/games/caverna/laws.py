"""What holds in every position of Caverna, each law named by its clause."""

from dolmen.core.flow import BIT, top_progress
from dolmen.games.caverna.atoms import top_atom
from dolmen.games.caverna.board import dug, recount, wooded
from dolmen.games.caverna.data import (
    ADDITIONAL_DWELLING,
    CARDS,
    DWELLING,
    DWELLINGS,
    EXPLORATION,
    EXTENSION,
    FAMILY_LIFE,
    FIRST_CARD,
    FIRST_MARKER,
    FURNISHING_COUNT,
    GOODS,
    GUEST_ROOM,
    LAST_ROUND,
    MOST_DWARFS,
    OFFICE_ROOM,
    ROOM_FOR,
    SKIPPED_ROUND,
    SLOTS,
    SOLO_LIMIT,
    SPACE_COUNT,
    SPARE_PART_STORAGE,
    STABLES_EACH,
    START_DWARFS,
    STRONGEST,
    STUBBLE_ROOM,
    SUPPLIERS,
    SUPPLY_ROUNDS,
    TRADER,
    URGENT_WISH,
    WISH,
    WOOD_SUPPLIER,
    WORKING_CAVE,
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
from dolmen.games.caverna.harvest import harvest_kind
from dolmen.games.caverna.housing import housed
from dolmen.games.caverna.rounds import goods_on
from dolmen.games.caverna.state import (
    ASIDE,
    AT,
    BARE_MEADOWS,
    BORN,
    BRED,
    BREEDING,
    CAVE_FED,
    CAVERN,
    CHOICE,
    CHOOSING,
    DEEP,
    DRAW_FIRST,
    DWARFS,
    DWELT,
    EITHER,
    EXTENDED,
    FEEDING,
    FIELD,
    FINISH,
    FLOW,
    FREE,
    FURNISHED,
    GRAIN_1,
    GRAIN_2,
    GRAIN_3,
    HARVESTING,
    HOME,
    IN_PLAY,
    KEEPING,
    KEPT,
    LARGE_EAST,
    LARGE_SOUTH,
    LAST,
    LEAVES,
    LEFT,
    MARKER,
    MARKERS_LATE,
    MEADOW,
    NO_HARVEST,
    NOBODY,
    NORMAL,
    OCCUPANT,
    ON_OFFER,
    ON_SPACE,
    ONE_FOOD,
    ORE_MINES_AT,
    OWN,
    PHASE,
    QUESTION,
    QUESTIONS,
    REVEALING,
    ROOM,
    ROUND,
    RUBY_MINES_AT,
    SEAT,
    SMALL,
    STABLE,
    STABLES,
    STOCKED,
    SUPPLY,
    TILE_CELL,
    TOKEN,
    TUNNEL,
    TURNING,
    VEGETABLE_1,
    VEGETABLE_2,
    WEAPON,
    WORK,
    CavernaState,
    count_bits,
    family_fits,
    owns,
    place_of,
)
from dolmen.games.caverna.turn_laws import can_move, turn_laws


def laws(s: CavernaState) -> list[tuple[str, bool]]:
    """Every law and whether it holds."""
    return [*standing_laws(s), ("CAV-WORK-07", can_move(s))]


def standing_laws(s: CavernaState) -> list[tuple[str, bool]]:
    """What holds even before what follows by itself has been played."""
    seats = range(s.seats)
    return [
        ("CAV-COMPONENTS-04", goods_fit(s)),
        ("CAV-WORK-18", stocks_fit(s)),
        ("CAV-TILES-19", all(cells_fit(s, seat) for seat in seats)),
        ("CAV-TILES-12", all(front_fits(s, seat) for seat in seats)),
        ("CAV-TILES-14", all(forest_fits(s, seat) for seat in seats)),
        ("CAV-TILES-03", all(cave_fits(s, seat) for seat in seats)),
        ("CAV-ANIMALS-11", all(stables_fit(s, seat) for seat in seats)),
        ("CAV-SOW-03", all(crops_fit(s, seat) for seat in seats)),
        ("CAV-FURNISH-06", furnishings_fit(s)),
        ("CAV-HOME-03", all(clan_fits(s, seat) for seat in seats)),
        ("CAV-WEAPONS-05", all(weapons_fit(s, seat) for seat in seats)),
        ("CAV-ANIMALS-24", all(animals_fit(s, seat) for seat in seats)),
        ("CAV-ROUND-01", round_fits(s)),
        ("CAV-REVEAL-01", cards_fit(s)),
        ("CAV-SETUP-09", markers_fit(s)),
        ("CAV-WORK-02", occupants_fit(s)),
        ("CAV-HARVEST-07", harvest_fits(s)),
        ("CAV-HARVEST-04", choices_fit(s)),
        ("CAV-HARVEST-24", working_cave_fits(s)),
        ("CAV-SOLO-08", kept_fits(s)),
        ("CAV-ROUND-04", all(suppliers_fit(s, seat) for seat in seats)),
        ("CAV-TILES-08", all(extension_fits(s, seat) for seat in seats)),
        *turn_laws(s),
    ]


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
    """CAV-TILES-03, -04 The printed cavern is there and the cave hangs together."""
    cave = int(dug(s.d, int(place_of(seat))))
    return bool(cave & PRINTED_CAVERN_BIT) and hangs_together(cave, ENTRANCE_BIT)


def stables_fit(s: CavernaState, seat: int) -> bool:
    """CAV-ANIMALS-10, -11 Three stables, on bare forest, meadows and pastures."""
    d = s.d
    p = int(place_of(seat))
    stables = d[p + STABLE]
    if stables & ~(FOREST_ON_BOARD | wooded(d, p)) or stables & d[p + FIELD]:
        return False
    return bool(d[p + STABLES] >= 0 and d[p + STABLES] + count_bits(stables) == STABLES_EACH)


def crops_fit(s: CavernaState, seat: int) -> bool:
    """CAV-SOW-01, -03 Crops on fields, one kind each, three grain or two vegetables at most."""
    d = s.d
    p = int(place_of(seat))
    grain, vegetables = d[p + GRAIN_1], d[p + VEGETABLE_1]
    if (grain | vegetables) & ~d[p + FIELD] or grain & vegetables:
        return False
    stacked = d[p + GRAIN_2] & ~grain | d[p + GRAIN_3] & ~d[p + GRAIN_2]
    return not (stacked | d[p + VEGETABLE_2] & ~vegetables)


def furnishings_fit(s: CavernaState) -> bool:
    """CAV-FURNISH-06, -09 Every unique tile is in one place; trader and spare part storage are
    never both in force for one owner."""
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
    """CAV-ANIMALS-24, -25 All animals are housed, save while their owner settles that, or before
    it is due: the purchases of one market use and the fields of one sowing are counted together."""
    d = s.d
    if housed(d, place_of(seat)):
        return True
    if seat != d[SEAT] or d[FLOW] == 0:
        return False
    atom = top_atom(d)
    if atom == SOW_FIELDS or atom == LOOT_SOWING:
        return bool(owns(d, place_of(seat), STUBBLE_ROOM) and top_progress(d, FLOW) > 0)
    return atom in (HOUSE, BUY)


def round_fits(s: CavernaState) -> bool:
    """CAV-ROUND-01 Rounds 1 to 12, without 9 for one or two; the token has been drawn."""
    d = s.d
    if d[PHASE] == DRAW_FIRST:
        return bool(d[ROUND] == 0 and d[TOKEN] == NOBODY and s.seats > 1)
    if d[PHASE] in (LAST, FINISH) and d[ROUND] != LAST_ROUND:
        return False
    if not 1 <= d[ROUND] <= LAST_ROUND or d[TOKEN] == NOBODY:
        return False
    return not (s.seats <= 2 and d[ROUND] == SKIPPED_ROUND)


def cards_fit(s: CavernaState) -> bool:
    """CAV-SETUP-12, -13, CAV-REVEAL-03 The cards in play are those of the stages so far."""
    d = s.d
    in_play = int(d[IN_PLAY])
    revealed = in_play >> FIRST_CARD & (2**CARDS - 1)
    if in_play >> URGENT_WISH & 1:
        if in_play >> WISH & 1 or not in_play >> FAMILY_LIFE & 1:
            return False
        revealed |= 2 ** (WISH - FIRST_CARD)
    elif in_play >> FAMILY_LIFE & 1:
        return False
    if s.seats <= 2 and in_play >> EXPLORATION & 1:
        return False
    rounds = int(d[ROUND]) - (1 if d[PHASE] == REVEALING else 0)
    for stage in range(4):
        cards = revealed >> 3 * stage & 7
        due = min(3, max(0, rounds - 3 * stage))
        if s.seats <= 2 and stage == 2:
            due = min(2, due)
        if cards.bit_count() != due or (stage == 1 and due and not cards & 1):
            return False
    return s.seats > 1 or revealed == sum(2**card for card in solo_cards(rounds))


def solo_cards(rounds: int) -> list[int]:
    """CAV-SOLO-03 The cards of the first rounds in solo."""
    order = [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11]
    return order[: rounds - (1 if rounds >= SKIPPED_ROUND else 0)]


def markers_fit(s: CavernaState) -> bool:
    """CAV-SETUP-09, CAV-TWO-03 A marker for every round from 6 on, four leaves (three with two
    players) and three question marks."""
    d = s.d
    seen = int(d[LEAVES] + d[QUESTIONS])
    leaves = int(d[LEAVES]) + (d[MARKER] == 1)
    questions = int(d[QUESTIONS]) + (d[MARKER] == QUESTION)
    if s.seats == 1:
        return seen == 0 and d[MARKER] == 0
    if leaves > (3 if s.seats == 2 else 4) or questions > 3:
        return False
    over = int(d[ROUND]) - (0 if d[PHASE] in (LAST, FINISH) else 1)
    past = max(0, over - FIRST_MARKER + 1)
    if s.seats == 2 and over >= SKIPPED_ROUND:
        past -= 1
    return seen == past and bool(d[MARKER]) == shows_marker(s)


def shows_marker(s: CavernaState) -> bool:
    """CAV-REVEAL-04, -06 Whether the marker of this round lies face up."""
    d = s.d
    phase = int(d[PHASE])
    if d[ROUND] < FIRST_MARKER or phase in (REVEALING, TURNING, LAST, FINISH, DRAW_FIRST):
        return False
    return not d[MARKERS_LATE] or CHOOSING <= phase <= BRED


def occupants_fit(s: CavernaState) -> bool:
    """CAV-WORK-02, CAV-HOME-01 Dwarfs stand on spaces in play, one clan each, in the work phase."""
    d = s.d
    stand: dict[int, int] = {}
    for seat in range(s.seats):
        p = int(place_of(seat))
        for i in range(d[p + DWARFS]):
            at = int(d[p + AT + i])
            if at in (HOME, ASIDE):
                continue
            if stand.setdefault(at - 1, seat) != seat or not d[IN_PLAY] & BIT[at - 1]:
                return False
    if stand and d[PHASE] != WORK:
        return False
    noted = {i: int(d[OCCUPANT + i]) - 1 for i in range(SPACE_COUNT) if d[OCCUPANT + i]}
    free = int(d[IN_PLAY]) & ~sum(2**space for space in stand)
    return noted == stand and free == d[FREE]


def harvest_fits(s: CavernaState) -> bool:
    """CAV-HARVEST-07 A step belongs to how this round ends, and is asked clockwise from the
    token; only the solo player keeps spaces."""
    d = s.d
    phase = int(d[PHASE])
    harvesting = CHOOSING <= phase <= BRED
    if d[HARVESTING] != (harvest_kind(d) if harvesting else NO_HARVEST):
        return False
    if not harvesting and phase != LAST:
        return bool(d[LEFT] == 0 and (phase != KEEPING or s.seats == 1))
    if not 1 <= d[LEFT] <= s.seats or (d[TOKEN] + s.seats - d[LEFT]) % s.seats != d[SEAT]:
        return False
    return not harvesting or phase in steps_of(s)


def steps_of(s: CavernaState) -> list[int]:
    """CAV-HARVEST-03, -04, -07 The steps in which the seat asked may be asked this round."""
    d = s.d
    if d[HARVESTING] == NORMAL:
        return [FEEDING, BREEDING, BRED]
    if d[HARVESTING] == ONE_FOOD:
        return [FEEDING]
    bred = [BRED] if d[place_of(d[SEAT]) + CHOICE] == 2 else []
    return [CHOOSING, FEEDING, BREEDING, *bred] if d[HARVESTING] == EITHER else []


def choices_fit(s: CavernaState) -> bool:
    """CAV-HARVEST-04 Under the third event every seat that was asked has chosen, nobody else."""
    d = s.d
    asked = 0
    if d[HARVESTING] == EITHER:
        asked = int(s.seats - d[LEFT]) if d[PHASE] == CHOOSING else int(s.seats)
    order = [(int(d[TOKEN]) + i) % int(s.seats) for i in range(s.seats)]
    chosen = [bool(d[place_of(seat) + CHOICE]) for seat in order]
    return chosen == [i < asked for i in range(s.seats)]


def working_cave_fits(s: CavernaState) -> bool:
    """CAV-HARVEST-24 A dwarf was fed by the cave of the seat that is feeding."""
    d = s.d
    feeds = d[PHASE] == FEEDING and owns(d, place_of(d[SEAT]), WORKING_CAVE)
    return not d[CAVE_FED] or bool(feeds)


def kept_fits(s: CavernaState) -> bool:
    """CAV-SOLO-08 Spaces are kept in the solo player's keeping, and only full ones."""
    d = s.d
    kept = [space for space in range(SPACE_COUNT) if d[KEPT] >> space & 1]
    full = all(d[IN_PLAY] & BIT[space] and goods_on(d, space) >= SOLO_LIMIT for space in kept)
    return not kept or (d[PHASE] == KEEPING and full)


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
