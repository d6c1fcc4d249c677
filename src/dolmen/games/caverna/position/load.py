"""A position of Caverna from readable JSON; what cannot be is refused with its clause."""

from collections.abc import Mapping
from typing import Final

from dolmen.core.flow import FRAME
from dolmen.core.native import i64
from dolmen.core.reading import (
    as_bool,
    as_int,
    as_list,
    as_object,
    as_word,
    impossible,
    malformed,
    require_laws,
)
from dolmen.games.caverna.board import recount
from dolmen.games.caverna.data import (
    CARD_NAMES,
    CARDS,
    DWELLING,
    EVENT_NAMES,
    EXPLORATION,
    FAMILY_LIFE,
    FIRST_CARD,
    FIRST_MARKER,
    FURNISHING_COUNT,
    FURNISHING_NAMES,
    GOOD_NAMES,
    KEEP_NAMES,
    LAST_ROUND,
    MARKER_NAMES,
    MOST_DWARFS,
    ROOM_FOR,
    SKIPPED_ROUND,
    SLOTS,
    SPACE_NAMES,
    SPACES,
    STABLES_EACH,
    START_DWARFS,
    STRONGEST,
    SUPPLY_ROUNDS,
    URGENT_WISH,
    WISH,
)
from dolmen.games.caverna.flows import BOOK
from dolmen.games.caverna.grid import ENTRANCE, FOREST_CELLS, MOUNTAIN_CELLS, PRINTED_CAVERN_BIT
from dolmen.games.caverna.harvest import harvest_kind
from dolmen.games.caverna.laws import standing_laws
from dolmen.games.caverna.laws.rounds import solo_cards
from dolmen.games.caverna.laws.turn import can_move
from dolmen.games.caverna.moves import HARVEST_NAMES
from dolmen.games.caverna.position.parts import PLAIN_CELLS, SUPPLIER_NAMES, bits
from dolmen.games.caverna.state import (
    ACTED,
    ASIDE,
    AT,
    BARE_MEADOWS,
    BEGGING,
    BORN,
    BRED,
    CAVE_FED,
    CAVERN,
    CHOICE,
    CHOOSING,
    CHOSEN,
    COINS_OPEN,
    DRAW_FIRST,
    DWARF,
    DWARFS,
    DWELT,
    EXTENDED,
    FIELD,
    FLOW,
    FREE,
    FURNISHED,
    GRAIN_1,
    GRAIN_2,
    GRAIN_3,
    HARVESTING,
    IMITATING,
    IN_PLAY,
    KEPT,
    LARGE_EAST,
    LARGE_SOUTH,
    LAST,
    LEAVES,
    LEFT,
    MARKER,
    MEADOW,
    NO_HARVEST,
    NOBODY,
    OCCUPANT,
    ON_OFFER,
    ON_SPACE,
    OWN,
    PHASE,
    PHASES,
    QUESTIONS,
    REVEALING,
    ROOM,
    ROUND,
    SEAT,
    SMALL,
    SPACE,
    STABLE,
    STABLES,
    STACK_SIZE,
    STOCKED,
    STRENGTH,
    SUPPLY,
    TILE_CELL,
    TOKEN,
    TURNING,
    VEGETABLE_1,
    VEGETABLE_2,
    WEAPON,
    CavernaState,
    count_bits,
    large_cells,
    place_of,
)
from dolmen.games.caverna.turn import proceed
from dolmen.games.caverna.verbs.site import replaced_by

KEYS: Final = (
    "phase", "round", "seat", "token", "marker", "questions", "leaves", "cards", "spaces", "gone",
    "players", "turn", "harvest", "left", "cave_fed", "kept", "stack",
)  # fmt: skip


PLAYER_KEYS: Final = (
    "goods", "begging", "dwarfs", "board", "suppliers", "extended", "choice",
)  # fmt: skip


TURN_KEYS: Final = (
    "dwarf", "space", "imitating", "acted", "overtaking", "coins", "strength",
)  # fmt: skip


MOST_GOODS: Final = 100_000


def load(position: object, start: CavernaState, s: CavernaState, tiles: int) -> CavernaState:
    """The position a dump describes, written on a blank one; nothing said is the start."""
    given = as_object(position, "position", KEYS)
    if not given:
        return start
    d = s.d
    started = "round" in given or "players" in given or "seat" in given
    phase = given.get("phase", "work" if started else PHASES[DRAW_FIRST])
    d[PHASE] = as_word(phase, "phase", PHASES)
    begun = d[PHASE] != DRAW_FIRST
    d[ROUND] = as_int(given.get("round", 1 if begun else 0), "round", 0, LAST_ROUND)
    token = given.get("token", 0 if begun else None)
    d[TOKEN] = NOBODY if token is None else as_int(token, "token", 0, s.seats - 1)
    default_seat = d[TOKEN] if begun and d[TOKEN] >= 0 else 0
    d[SEAT] = as_int(given.get("seat", default_seat), "seat", 0, s.seats - 1)
    _load_markers(given, s)
    _load_cards(given, s)
    _load_spaces(as_object(given.get("spaces", {}), "spaces", SPACE_NAMES), s)
    gone = _tile_set(given.get("gone", []), "gone")
    if gone & ~tiles:
        raise malformed("gone", "furnishings of the set", given["gone"])
    d[ON_OFFER] = tiles & ~gone
    players = as_list(given.get("players", []), "players", s.seats)
    for seat in range(s.seats):
        player = players[seat] if seat < len(players) else {}
        _load_player(as_object(player, f"players.{seat}", PLAYER_KEYS), s, seat)
    _check_gone(s, gone)
    d[FREE] = d[IN_PLAY]
    _occupy(s)
    _load_turn(as_object(given.get("turn", {}), "turn", TURN_KEYS), s)
    _load_harvest(given, s)
    _load_stack(as_list(given.get("stack", []), "stack", STACK_SIZE), s)
    require_laws(standing_laws(s))
    proceed(s, False)
    require_laws([("CAV-WORK-07", can_move(s))])
    return s


def _load_markers(given: Mapping[str, object], s: CavernaState) -> None:
    d = s.d
    d[MARKER] = as_word(given.get("marker"), "marker", (None, *MARKER_NAMES))
    d[QUESTIONS] = as_int(given.get("questions", 0), "questions", 0, 3)
    d[LEAVES] = as_int(given.get("leaves", max(0, _past(s) - d[QUESTIONS])), "leaves", 0, 4)


def _past(s: CavernaState) -> int:
    """How many rounds with a marker are over."""
    if s.seats == 1:
        return 0
    over = int(s.d[ROUND]) - (0 if s.d[PHASE] >= LAST and s.d[PHASE] not in NOT_OVER else 1)
    past = max(0, over - FIRST_MARKER + 1)
    return past - 1 if s.seats == 2 and over >= SKIPPED_ROUND else past


NOT_OVER: Final = (DRAW_FIRST, REVEALING, TURNING)


def _load_cards(given: Mapping[str, object], s: CavernaState) -> None:
    """CAV-REVEAL-01 A card for every round so far; by default in the order of the table."""
    d = s.d
    printed = d[IN_PLAY]
    names = [
        name for i, name in enumerate(CARD_NAMES) if s.seats > 2 or FIRST_CARD + i != EXPLORATION
    ]
    if s.seats == 1:
        names = [CARD_NAMES[card] for card in solo_cards(d, LAST_ROUND)]
    count = int(d[ROUND]) - (1 if s.seats <= 2 and d[ROUND] >= SKIPPED_ROUND else 0)
    if d[PHASE] == REVEALING:
        count -= 1
    found = as_list(given.get("cards", names[: max(0, count)]), "cards", CARDS)
    for name in found:
        space = FIRST_CARD + as_word(name, "cards", CARD_NAMES)
        if printed >> space & 1:
            raise malformed("cards", "each card once", name)
        printed |= 2**space
    if printed >> FAMILY_LIFE & 1 and printed >> WISH & 1:
        printed = (printed & ~(2**WISH)) | 2**URGENT_WISH
    d[IN_PLAY] = printed


def _load_spaces(given: Mapping[str, object], s: CavernaState) -> None:
    for name, value in given.items():
        space = SPACE_NAMES.index(name)
        kinds = [good for good, _, _ in SPACES[space].accumulates]
        for good, count in as_object(value, f"spaces.{name}", kinds).items():
            at = ON_SPACE + SLOTS * space + kinds.index(good)
            s.d[at] = as_int(count, f"spaces.{name}.{good}", 0, MOST_GOODS)
            if s.d[at] > 0:
                s.d[STOCKED] |= 2**space


def _tile_set(value: object, where: str) -> int:
    found = 0
    for name in as_list(value, where, FURNISHING_COUNT):
        found |= 2 ** as_word(name, where, FURNISHING_NAMES)
    return found


def _check_gone(s: CavernaState, gone: int) -> None:
    """CAV-FURNISH-09 A tile leaves the game only when its twin is laid on it."""
    owned = 0
    for seat in range(s.seats):
        owned |= int(s.d[place_of(seat) + OWN])
    for tile in bits(gone):
        twin = int(replaced_by(tile))
        if twin < 0 or not owned >> twin & 1:
            raise impossible("CAV-FURNISH-09")


def _load_player(given: Mapping[str, object], s: CavernaState, seat: int) -> None:
    d = s.d
    p = int(place_of(seat))
    where = f"players.{seat}"
    goods = as_object(given.get("goods", {}), f"{where}.goods", GOOD_NAMES)
    for i, name in enumerate(GOOD_NAMES):
        d[p + i] = as_int(goods.get(name, 0), f"{where}.goods.{name}", 0, MOST_GOODS)
    d[p + BEGGING] = as_int(given.get("begging", 0), f"{where}.begging", 0, MOST_GOODS)
    _load_dwarfs(given.get("dwarfs", [{}] * START_DWARFS), s, seat)
    cells = as_object(given.get("board", {}), f"{where}.board", CELL_KEYS)
    d[p + CAVERN] = 0 if "3,4" in cells else PRINTED_CAVERN_BIT
    for key, words in cells.items():
        _load_cell(s, seat, f"{where}.board.{key}", key, words)
    _check_large(s, p, cells)
    d[p + STABLES] = STABLES_EACH - count_bits(d[p + STABLE])
    for i, count in enumerate(recount(d, p)):
        d[p + BARE_MEADOWS + i] = count
    d[p + ROOM] = START_DWARFS + ROOM_FOR[DWELLING] * count_bits(d[p + DWELT])
    for tile in bits(d[p + OWN]):
        if tile != DWELLING:
            d[p + ROOM] += ROOM_FOR[tile]
    suppliers = as_object(given.get("suppliers", {}), f"{where}.suppliers", SUPPLIER_NAMES)
    for i, name in enumerate(SUPPLIER_NAMES):
        most = int(SUPPLY_ROUNDS[i])
        d[p + SUPPLY + i] = as_int(suppliers.get(name, 0), f"{where}.suppliers", 0, most)
    d[p + EXTENDED] = int(as_bool(given.get("extended", False), f"{where}.extended"))
    d[p + CHOICE] = as_word(given.get("choice"), f"{where}.choice", (None, *HARVEST_NAMES))


CELL_KEYS: Final = tuple(
    f"{cell // 8},{cell % 8}" for cell in sorted(FOREST_CELLS + MOUNTAIN_CELLS) if cell != ENTRANCE
)


def _check_large(s: CavernaState, p: int, cells: Mapping[str, object]) -> None:
    """CAV-ANIMALS-04 Both halves of every large pasture are told."""
    told = [key for key, words in cells.items() if str(words).startswith("large_pasture")]
    halves = {f"{cell // 8},{cell % 8}" for cell in bits(large_cells(s.d, p))}
    firsts = count_bits(s.d[p + LARGE_EAST]) + count_bits(s.d[p + LARGE_SOUTH])
    if set(told) != halves or len(told) != 2 * firsts:
        raise impossible("CAV-ANIMALS-04")


def _load_dwarfs(value: object, s: CavernaState, seat: int) -> None:
    d = s.d
    p = int(place_of(seat))
    where = f"players.{seat}.dwarfs"
    listed = as_list(value, where, MOST_DWARFS)
    d[p + DWARFS] = len(listed)
    d[p + BORN] = 0
    for i, item in enumerate(listed):
        dwarf = as_object(item, where, ("weapon", "at", "born"))
        d[p + WEAPON + i] = as_int(dwarf.get("weapon", 0), where, 0, STRONGEST)
        d[p + AT + i] = as_word(dwarf.get("at"), where, (None, *SPACE_NAMES, "aside"))
        if as_bool(dwarf.get("born", False), where):
            d[p + BORN] += 1
        elif d[p + BORN]:
            raise malformed(where, "newborns last", dwarf)


def _load_cell(s: CavernaState, seat: int, where: str, key: str, value: object) -> None:
    d = s.d
    p = int(place_of(seat))
    row, _, column = key.partition(",")
    cell = 8 * int(row) + int(column)
    bit = 2**cell
    if not isinstance(value, str):
        raise malformed(where, '""', value)
    if cell in MOUNTAIN_CELLS:
        if value in PLAIN_CELLS:
            d[p + PLAIN_CELLS[value]] |= bit
            return
        tile = as_word(value, where, FURNISHING_NAMES)
        if tile != DWELLING and not d[ON_OFFER] >> tile & 1:
            raise malformed(where, "a furnishing on offer", value)
        d[p + FURNISHED] |= bit
        d[p + OWN] |= 2**tile
        if tile == DWELLING:
            d[p + DWELT] |= bit
        else:
            d[ON_OFFER] &= ~(2**tile)
            d[TILE_CELL + tile] = cell
        return
    for offset in CELL_SETS[as_word(value, where, FOREST_WORDS)]:
        d[p + offset] |= bit


# What stands in a forest cell, and the sets it is in; the second half of a large pasture is in
# none of its own, but follows from the first.
FOREST: Final[dict[str, tuple[int, ...]]] = {
    "stable": (STABLE,),
    "meadow": (MEADOW,),
    "meadow stable": (MEADOW, STABLE),
    "field": (FIELD,),
    "field grain 1": (FIELD, GRAIN_1),
    "field grain 2": (FIELD, GRAIN_1, GRAIN_2),
    "field grain 3": (FIELD, GRAIN_1, GRAIN_2, GRAIN_3),
    "field vegetable 1": (FIELD, VEGETABLE_1),
    "field vegetable 2": (FIELD, VEGETABLE_1, VEGETABLE_2),
    "small_pasture": (SMALL,),
    "small_pasture stable": (SMALL, STABLE),
    "large_pasture": (),
    "large_pasture stable": (STABLE,),
    "large_pasture east": (LARGE_EAST,),
    "large_pasture east stable": (LARGE_EAST, STABLE),
    "large_pasture south": (LARGE_SOUTH,),
    "large_pasture south stable": (LARGE_SOUTH, STABLE),
}


FOREST_WORDS: Final = tuple(FOREST)


CELL_SETS: Final = tuple(FOREST.values())


def _occupy(s: CavernaState) -> None:
    """CAV-WORK-02 The spaces where dwarfs stand are occupied."""
    d = s.d
    for seat in range(s.seats):
        p = int(place_of(seat))
        for i in range(d[p + DWARFS]):
            space = int(d[p + AT + i]) - 1
            if not 0 <= space < ASIDE - 1:
                continue
            newborn = i >= d[p + DWARFS] - d[p + BORN]
            if not d[IN_PLAY] >> space & 1 or (not newborn and d[OCCUPANT + space]):
                raise impossible("CAV-WORK-02")
            d[OCCUPANT + space] = seat + 1
            d[FREE] &= ~(2**space)


def _load_turn(given: Mapping[str, object], s: CavernaState) -> None:
    d = s.d
    dwarf = given.get("dwarf")
    d[DWARF] = NOBODY if dwarf is None else as_int(dwarf, "turn.dwarf", 0, MOST_DWARFS - 1)
    d[SPACE] = as_word(given.get("space"), "turn.space", (None, *SPACE_NAMES)) - 1
    d[IMITATING] = int(as_bool(given.get("imitating", False), "turn.imitating"))
    d[ACTED] = int(as_bool(given.get("acted", False), "turn.acted"))
    d[CHOSEN] = as_int(given.get("overtaking", 0), "turn.overtaking", 0, STRONGEST)
    d[COINS_OPEN] = int(as_bool(given.get("coins", False), "turn.coins"))
    d[STRENGTH] = as_int(given.get("strength", 0), "turn.strength", 0, STRONGEST)


def _load_harvest(given: Mapping[str, object], s: CavernaState) -> None:
    d = s.d
    harvesting = CHOOSING <= d[PHASE] <= BRED
    default = EVENT_NAMES[harvest_kind(d) if harvesting else NO_HARVEST]
    d[HARVESTING] = as_word(given.get("harvest", default), "harvest", EVENT_NAMES)
    asked = harvesting or d[PHASE] == LAST
    left = s.seats - (d[SEAT] - d[TOKEN]) % s.seats if asked else 0
    d[LEFT] = as_int(given.get("left", left), "left", 0, s.seats)
    d[CAVE_FED] = int(as_bool(given.get("cave_fed", False), "cave_fed"))
    d[KEPT] = 0
    for name in as_list(given.get("kept", []), "kept", len(KEEP_NAMES)):
        d[KEPT] |= 2 ** SPACE_NAMES.index(KEEP_NAMES[as_word(name, "kept", KEEP_NAMES)])


def _load_stack(frames: object, s: CavernaState) -> None:
    d = s.d
    listed = as_list(frames, "stack", STACK_SIZE)
    d[FLOW] = len(listed)
    for i, item in enumerate(listed):
        frame = as_object(item, f"stack.{i}", ("node", "progress"))
        node = as_word(frame.get("node"), f"stack.{i}.node", BOOK.names)
        progress = as_int(frame.get("progress", 0), f"stack.{i}.progress", 0, 2**30)
        d[FLOW + 1 + i] = i64(node + FRAME * progress)
