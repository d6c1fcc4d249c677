"""The legal moves of a player, listed in the order of the table."""

from dolmen.core.flow import BIT, top_progress
from dolmen.core.game import Buffer
from dolmen.core.native import i64, vec
from dolmen.games.caverna.atoms import top_atom
from dolmen.games.caverna.data import (
    FOOD,
    FURNISHING_COUNT,
    KEEP_COUNT,
    KEEPS,
    ORE,
    RUBY,
    SPACE_COUNT,
)
from dolmen.games.caverna.exchange import fill_exchanges
from dolmen.games.caverna.expedition import loot_on_offer, spots_of
from dolmen.games.caverna.flows import (
    ARG_OF,
    BUY,
    EXPEDITION,
    HOUSE,
    IMITATING_NOW,
    LOOT_BREEDING,
    LOOT_LARGE_AT,
    LOOT_LAY,
    LOOT_SMALL_AT,
    LOOT_SOWING,
    LOOT_STABLE_AT,
    LOOT_TILE,
    PAY_FOR,
    SOW_FIELDS,
    TRADE_ORE,
)
from dolmen.games.caverna.furnish import sites, ways_to_pay
from dolmen.games.caverna.grid import LAY_BIT, SITE_BIT
from dolmen.games.caverna.harvest import (
    can_breed,
    can_breed_loot,
    can_feed_by_cave,
    food_due,
    parents,
)
from dolmen.games.caverna.moves import (
    AS_MOVE,
    BREED,
    CAVE,
    EAT,
    END,
    FEED,
    HARVEST,
    IMITATE,
    KEEP,
    LAY,
    OVERTAKE,
    PAY,
    PLACE,
    SITE,
    STAY,
    STOP,
    TRADE,
    USE,
)
from dolmen.games.caverna.offers import FREELY, caution, spoils, to_imitate, usable
from dolmen.games.caverna.part_listing import (
    fill_atoms,
    fill_furnishings,
    fill_large,
    fill_loot,
    fill_market,
    fill_small,
    fill_sowing,
    fill_stables,
)
from dolmen.games.caverna.rounds import can_keep
from dolmen.games.caverna.state import (
    ACTED,
    AT,
    BORN,
    BREEDING,
    CHOOSING,
    CHOSEN,
    DWARFS,
    FEEDING,
    FLOW,
    HOME,
    KEEPING,
    PHASE,
    STRENGTH,
    WEAPON,
    CavernaState,
    weakest_home,
)
from dolmen.games.caverna.turn import can_end, offered


def fill_placing(d: vec[i64], p: i64, out: Buffer) -> i64:
    """CAV-WORK-02, -09, -22 Exchanges, spaces for the dwarf due, a ruby to overtake, or staying."""
    chosen = d[CHOSEN]
    count: i64 = 0
    if chosen == 0:
        count = fill_exchanges(d, p, out, 0)
    strength: i64 = chosen if chosen > 0 else weakest_home(d, p)
    spaces = usable(d, p, strength)
    stuck = spaces == 0
    space: i64 = PLACE
    while spaces != 0:
        if spaces & 1 != 0:
            out[count] = AS_MOVE[space]
            count += 1
        spaces >>= 1
        space += 1
    if chosen > 0:
        return count
    if d[p + RUBY] > 0:
        count = fill_overtaking(d, p, strength, out, count)
    if stuck:
        out[count] = STAY
        count += 1
    return count


def fill_overtaking(d: vec[i64], p: i64, weakest: i64, out: Buffer, count: i64) -> i64:
    """CAV-WORK-09 Stronger dwarfs in the cave, if one of them could use a space."""
    stronger = strengths_home(d, p, weakest)
    if stronger == 0 or usable(d, p, 1) == 0:
        return count
    strength: i64 = 1
    while stronger >= BIT[strength]:
        if stronger & BIT[strength] != 0:
            out[count] = AS_MOVE[OVERTAKE + strength - 1]
            count += 1
        strength += 1
    return count


def strengths_home(d: vec[i64], p: i64, above: i64) -> i64:
    """The strengths above one of the dwarfs in the cave, as bits."""
    found: i64 = 0
    dwarf: i64 = 0
    grown = d[p + DWARFS] - d[p + BORN]
    while dwarf < grown:
        if d[p + AT + dwarf] == HOME and d[p + WEAPON + dwarf] > above:
            found |= BIT[d[p + WEAPON + dwarf]]
        dwarf += 1
    return found


def fill_action(s: CavernaState, seat: i64, p: i64, out: Buffer) -> i64:
    """What may come next in the action under way."""
    d = s.d
    atom = top_atom(d)
    if atom < 0:
        return fill_parts(s, seat, p, out)
    if atom == EXPEDITION:
        return fill_expedition(d, p, out)
    progress = top_progress(d, FLOW)
    count: i64 = 0
    if atom == SOW_FIELDS or atom == LOOT_SOWING:
        if progress > 0:
            count = fill_exchanges(d, p, out, 0)
        count = fill_sowing(d, p, progress, out, count)
        if progress > 0:
            out[count] = STOP
            count += 1
        return count
    if atom == BUY or atom == TRADE_ORE:
        count = fill_exchanges(d, p, out, 0)
        if atom == BUY:
            count = fill_market(d, p, progress, out, count)
        elif can_trade(d, p, progress):
            out[count] = TRADE
            count += 1
        out[count] = STOP
        return count + 1
    return fill_detail(d, p, atom, out)


def can_trade(d: vec[i64], p: i64, progress: i64) -> bool:
    """CAV-TRADE-03 Two ore, up to three times."""
    return progress < 3 and d[p + ORE] >= 2


def fill_parts(s: CavernaState, seat: i64, p: i64, out: Buffer) -> i64:
    """CAV-WORK-12 to 15 Exchanges, the parts on offer, and the end once something was done."""
    d = s.d
    count = fill_exchanges(d, p, out, 0)
    if count > 0 and d[ACTED] == 0:
        care = caution(d, p)
        if care != FREELY:
            count = keep_harmless(s, seat, care, out, count)
    count = fill_atoms(d, p, offered(d, p), out, count)
    if can_end(d, p):
        out[count] = END
        count += 1
    return count


def keep_harmless(s: CavernaState, seat: i64, care: i64, out: Buffer, listed: i64) -> i64:
    """CAV-WORK-20 Drops the exchanges that would leave nothing to do."""
    count: i64 = 0
    i: i64
    for i in range(listed):
        if not spoils(s, seat, i64(out[i]), care):
            out[count] = out[i]
            count += 1
    return count


def fill_expedition(d: vec[i64], p: i64, out: Buffer) -> i64:
    """CAV-EXPEDITION-02 Exchanges, more items, or the way home."""
    count = fill_exchanges(d, p, out, 0)
    taken = top_progress(d, FLOW)
    count = fill_loot(loot_on_offer(d, p, taken, d[STRENGTH]), out, count)
    out[count] = STOP
    return count + 1


def fill_detail(d: vec[i64], p: i64, atom: i64, out: Buffer) -> i64:
    """Choices inside a part, without exchanges."""
    count: i64 = 0
    i: i64
    if atom == HOUSE:
        return fill_housing(d, p, out)
    if atom == IMITATING_NOW:
        spaces = to_imitate(d, p)
        for i in range(SPACE_COUNT):
            if spaces & BIT[i] != 0:
                out[count] = AS_MOVE[IMITATE + i]
                count += 1
    elif atom == LOOT_TILE:
        return fill_furnishings(d, p, FURNISHING_COUNT, out, 0)
    elif atom == LOOT_STABLE_AT:
        return fill_stables(d, p, out, 0)
    elif atom == LOOT_SMALL_AT:
        return fill_small(d, p, out, 0)
    elif atom == LOOT_LARGE_AT:
        return fill_large(d, p, out, 0)
    elif atom == LOOT_LAY:
        cells = laying_spots(d, p)
        for i in range(22):
            if cells & LAY_BIT[i] != 0:
                out[count] = AS_MOVE[LAY + i]
                count += 1
    elif atom == LOOT_BREEDING:
        for i in range(16):
            if can_breed_loot(d, p, i):
                out[count] = AS_MOVE[BREED + i]
                count += 1
    elif atom == PAY_FOR:
        ways = ways_asked(d, p)
        for i in range(4):
            if ways & BIT[i] != 0:
                out[count] = AS_MOVE[PAY + i]
                count += 1
    else:
        cells = sites(d, p, top_progress(d, FLOW))
        for i in range(20):
            if cells & SITE_BIT[i] != 0:
                out[count] = AS_MOVE[SITE + i]
                count += 1
    return count


def laying_spots(d: vec[i64], p: i64) -> i64:
    """Where the looted tile may go."""
    return spots_of(d, p, ARG_OF[d[FLOW + d[FLOW]] % 256])


def ways_asked(d: vec[i64], p: i64) -> i64:
    """How the furnishing chosen can be paid."""
    progress = top_progress(d, FLOW)
    return ways_to_pay(d, p, progress & 63, progress >> 6)


def fill_housing(d: vec[i64], p: i64, out: Buffer) -> i64:
    """CAV-ANIMALS-25 Farm animals are converted until all have room."""
    count = fill_exchanges(d, p, out, 0)
    kept: i64 = 0
    i: i64
    for i in range(count):
        if houses_by(i64(out[i])):
            out[kept] = out[i]
            kept += 1
    return kept


def houses_by(move: i64) -> bool:
    """Whether an exchange converts farm animals."""
    return EAT <= move < EAT + 5 or move == USE + 3


def fill_step(d: vec[i64], p: i64, out: Buffer) -> i64:
    """The questions of harvest and solo supply, and the last exchanges."""
    phase = d[PHASE]
    count: i64 = 0
    i: i64
    if phase == CHOOSING:
        out[0] = HARVEST
        out[1] = AS_MOVE[HARVEST + 1]
        return 2
    if phase == KEEPING:
        for i in range(KEEP_COUNT):
            if can_keep(d, p, KEEPS[i]):
                out[count] = AS_MOVE[KEEP + i]
                count += 1
        out[count] = END
        return count + 1
    count = fill_exchanges(d, p, out, 0)
    if phase == FEEDING:
        for i in range(3):
            if can_feed_by_cave(d, p, i):
                out[count] = AS_MOVE[CAVE + i]
                count += 1
        most = food_due(d, p)
        most = d[p + FOOD] if d[p + FOOD] < most else most
        for i in range(most + 1):
            out[count] = AS_MOVE[FEED + i]
            count += 1
        return count
    if phase == BREEDING:
        able = parents(d, p)
        for i in range(16):
            if can_breed(d, p, able, i):
                out[count] = AS_MOVE[BREED + i]
                count += 1
        return count
    out[count] = END
    return count + 1
