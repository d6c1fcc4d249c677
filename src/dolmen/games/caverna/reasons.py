"""Why a move of Caverna is refused, asked of the same predicates that list the legal ones."""

from dolmen.core.flow import BIT, top_progress
from dolmen.core.native import i64, vec
from dolmen.games.caverna.atoms import top_atom
from dolmen.games.caverna.data import (
    FOOD,
    IMITABLE,
    IMITATION_COST,
    KEEPS,
    RUBY,
    SOLO_LIMIT,
    WORKING_CAVE,
)
from dolmen.games.caverna.exchange import reason_exchange, why_no_spot
from dolmen.games.caverna.flows import (
    ARG_OF,
    BUY,
    EXPEDITION,
    HOUSE,
    IMITATING_NOW,
    LOOT_BREEDING,
    LOOT_LAY,
    LOOT_SOWING,
    PAY_FOR,
    SITE_FOR,
    SOW_FIELDS,
    TRADE_ORE,
    TUNNEL_TILE,
)
from dolmen.games.caverna.furnish import sites
from dolmen.games.caverna.grid import LAY_BIT, SITE_BIT
from dolmen.games.caverna.harvest import (
    can_breed,
    can_breed_loot,
    can_feed_by_cave,
    food_due,
    parents,
)
from dolmen.games.caverna.housing import fits
from dolmen.games.caverna.listing import houses_by, laying_spots, strengths_home, ways_asked
from dolmen.games.caverna.moves import (
    BREED,
    CAVE,
    END,
    FEED,
    FIRST_SEAT,
    FURNISH,
    HARVEST,
    IMITATE,
    KEEP,
    LAY,
    MEADOW_FIELD,
    OVERTAKE,
    PAY,
    PLACE,
    REVEAL,
    SITE,
    STAY,
    STOP,
    TURN_MARKER,
)
from dolmen.games.caverna.offers import caution, spoils, to_imitate, usable
from dolmen.games.caverna.part_reasons import reason_building, reason_part
from dolmen.games.caverna.refusals import (
    ANIMALS_FIRST,
    BIRTHS_DECLINED,
    CAVE_USED,
    CHANCE_FIRST,
    FEEDS_TOO_MUCH,
    GAME_OVER,
    GOODS_FIRST,
    IMITATION_USELESS,
    KEPT_ALREADY,
    LEGAL,
    MUST_PLACE,
    NEWBORNS_UNHOUSED,
    NO_EXCHANGE_NOW,
    NO_MOUNTAIN_SPOT,
    NO_OVERTAKING,
    NO_SITE,
    NO_SUCH_FURNISHING,
    NO_SUCH_MARKER,
    NO_SUCH_SEAT,
    NOT_DRAWN_NOW,
    NOT_ENOUGH,
    NOT_IMITABLE,
    NOT_IN_DECK,
    NOT_NOW,
    NOT_OCCUPIED,
    NOT_PARENTS,
    NOT_THAT_PAYMENT,
    NOTHING_TO_IMITATE,
    OWN_DWARF,
    PART_FIRST,
    SPACE_ABSENT,
    SPACE_OCCUPIED,
    SPACE_USELESS,
    SPOILS_ACTION,
    TOO_FEW_RUBIES,
    TOO_MANY_SPECIES,
    UNDER_SIX,
)
from dolmen.games.caverna.rounds import can_keep, goods_on, in_deck, markers_left
from dolmen.games.caverna.state import (
    ACTED,
    BRED,
    BREEDING,
    CAVE_FED,
    CHOOSING,
    CHOSEN,
    DRAW_FIRST,
    FEEDING,
    FINISH,
    FLOW,
    FREE,
    IN_PLAY,
    KEEPING,
    KEPT,
    LAST,
    LEAF,
    OCCUPANT,
    PHASE,
    REVEALING,
    SEAT,
    TURNING,
    WORK,
    CavernaState,
    count_bits,
    owns,
    place_of,
    weakest_home,
)
from dolmen.games.caverna.turn import can_end


def reason(s: CavernaState, move: i64) -> i64:
    """0 for a legal move, else why it is not."""
    d = s.d
    phase = d[PHASE]
    if phase == FINISH:
        return GAME_OVER
    if phase >= DRAW_FIRST:
        return reason_outcome(s, move)
    if move >= FIRST_SEAT:
        return NOT_DRAWN_NOW
    seat = d[SEAT]
    p = place_of(seat)
    if d[FLOW] > 0 and top_atom(d) == HOUSE:
        return reason_exchange(d, p, move) if houses_by(move) else ANIMALS_FIRST
    if move < PLACE:
        return reason_exchanging(s, seat, p, move)
    if move < MEADOW_FIELD:
        return reason_placing(d, p, move)
    if move < FURNISH:
        return reason_building(d, p, move)
    if move < PAY:
        return reason_part(d, p, move)
    return reason_detail(d, p, move)


def reason_outcome(s: CavernaState, move: i64) -> i64:
    """While chance is due only its outcomes are legal."""
    phase = s.d[PHASE]
    if move < FIRST_SEAT:
        return CHANCE_FIRST
    if move < REVEAL:
        if phase != DRAW_FIRST:
            return NOT_DRAWN_NOW
        return LEGAL if move - FIRST_SEAT < s.seats else NO_SUCH_SEAT
    if move < TURN_MARKER:
        if phase != REVEALING:
            return NOT_DRAWN_NOW
        return LEGAL if in_deck(s, move - REVEAL) else NOT_IN_DECK
    if phase != TURNING:
        return NOT_DRAWN_NOW
    return LEGAL if markers_left(s, LEAF + move - TURN_MARKER) > 0 else NO_SUCH_MARKER


def exchanges_open(d: vec[i64]) -> bool:
    """CAV-CONVERT-08 Whether this decision allows exchanges."""
    if d[FLOW] == 0:
        if d[PHASE] == WORK:
            return d[CHOSEN] == 0
        return FEEDING <= d[PHASE] <= LAST
    atom = top_atom(d)
    if atom == SOW_FIELDS or atom == LOOT_SOWING:
        return top_progress(d, FLOW) > 0
    return atom < 0 or atom == EXPEDITION or atom == BUY or atom == TRADE_ORE


def reason_exchanging(s: CavernaState, seat: i64, p: i64, move: i64) -> i64:
    """CAV-CONVERT-08, CAV-WORK-20 An exchange at the right time that spoils nothing."""
    d = s.d
    if not exchanges_open(d):
        return NO_EXCHANGE_NOW
    found = reason_exchange(d, p, move)
    if found != LEGAL or d[FLOW] == 0 or top_atom(d) >= 0:
        return found
    return SPOILS_ACTION if spoils(s, seat, move, caution(d, p)) else LEGAL


def reason_placing(d: vec[i64], p: i64, move: i64) -> i64:
    """CAV-WORK-02, -08, -09, -22 Placing, overtaking, staying home, imitating."""
    if move >= IMITATE:
        return reason_imitating(d, p, move - IMITATE)
    if d[FLOW] > 0 or d[PHASE] != WORK:
        return NOT_NOW
    chosen = d[CHOSEN]
    weakest = weakest_home(d, p)
    if move < OVERTAKE:
        return reason_space(d, p, move - PLACE, chosen if chosen > 0 else weakest)
    if chosen > 0:
        return NOT_NOW
    if move == STAY:
        return MUST_PLACE if usable(d, p, weakest) != 0 else LEGAL
    if d[p + RUBY] == 0:
        return TOO_FEW_RUBIES
    if strengths_home(d, p, weakest) & BIT[move - OVERTAKE + 1] == 0:
        return NO_OVERTAKING
    return LEGAL if usable(d, p, 1) != 0 else SPACE_USELESS


def reason_space(d: vec[i64], p: i64, space: i64, strength: i64) -> i64:
    """CAV-WORK-02, -07, -18 A free space in play of which some part can be carried out."""
    if d[IN_PLAY] & BIT[space] == 0:
        return SPACE_ABSENT
    if d[FREE] & BIT[space] == 0:
        return SPACE_OCCUPIED
    if usable(d, p, strength) & BIT[space] != 0:
        return LEGAL
    return IMITATION_USELESS if IMITATION_COST[space] >= 0 else SPACE_USELESS


def reason_imitating(d: vec[i64], p: i64, space: i64) -> i64:
    """CAV-IMITATE-02, -03, -09 An opponent's space that leaves something to do."""
    if top_atom(d) != IMITATING_NOW:
        return NOT_NOW
    if IMITABLE[space] == 0:
        return NOT_IMITABLE
    if d[OCCUPANT + space] == 0:
        return NOT_OCCUPIED
    if place_of(d[OCCUPANT + space] - 1) == p:
        return OWN_DWARF
    return LEGAL if to_imitate(d, p) & BIT[space] != 0 else NOTHING_TO_IMITATE


def reason_detail(d: vec[i64], p: i64, move: i64) -> i64:
    """Choices inside a part, harvest and solo supply, and endings."""
    atom = top_atom(d)
    if move < SITE:
        if atom != PAY_FOR:
            return NOT_NOW
        return LEGAL if ways_asked(d, p) & BIT[move - PAY] != 0 else NOT_THAT_PAYMENT
    if move < LAY:
        if atom != SITE_FOR:
            return NOT_NOW
        tile = top_progress(d, FLOW)
        return LEGAL if sites(d, p, tile) & SITE_BIT[move - SITE] != 0 else NO_SITE
    if move < BREED:
        return reason_laying(d, p, LAY_BIT[move - LAY])
    if move < HARVEST:
        return reason_breeding(d, p, move - BREED)
    if move == STOP:
        return reason_stop(d)
    if move == END:
        return reason_end(d, p)
    if d[FLOW] > 0:
        return NOT_NOW
    if move < CAVE:
        return LEGAL if d[PHASE] == CHOOSING else NOT_NOW
    if move < KEEP:
        return reason_feeding(d, p, move)
    return reason_keeping(d, p, KEEPS[move - KEEP])


def reason_laying(d: vec[i64], p: i64, bit: i64) -> i64:
    """CAV-RUBY-03, -04 Where a looted tile may go."""
    if top_atom(d) != LOOT_LAY:
        return NOT_NOW
    if laying_spots(d, p) & bit != 0:
        return LEGAL
    tile = ARG_OF[d[FLOW + d[FLOW]] % 256]
    if tile >= TUNNEL_TILE:
        return NO_MOUNTAIN_SPOT
    return why_no_spot(d, p, bit)


def reason_breeding(d: vec[i64], p: i64, species: i64) -> i64:
    """CAV-HARVEST-15, -16, -22 Parents, room, and no birth declined."""
    looted = top_atom(d) == LOOT_BREEDING
    if not looted and (d[FLOW] > 0 or d[PHASE] != BREEDING):
        return NOT_NOW
    able = parents(d, p)
    if species & ~able != 0:
        return NOT_PARENTS
    if looted and count_bits(species) > 2:
        return TOO_MANY_SPECIES
    if not fits(d, p, species):
        return NEWBORNS_UNHOUSED
    allowed = can_breed_loot(d, p, species) if looted else can_breed(d, p, able, species)
    return LEGAL if allowed else BIRTHS_DECLINED


def reason_feeding(d: vec[i64], p: i64, move: i64) -> i64:
    """CAV-HARVEST-12, -24 Material for the working cave, or food up to what is due."""
    if d[PHASE] != FEEDING:
        return NOT_NOW
    if move < FEED:
        if can_feed_by_cave(d, p, move - CAVE):
            return LEGAL
        if not owns(d, p, WORKING_CAVE):
            return NO_SUCH_FURNISHING
        if d[CAVE_FED] != 0:
            return CAVE_USED
        return FEEDS_TOO_MUCH if food_due(d, p) == 0 else NOT_ENOUGH
    if move - FEED > food_due(d, p):
        return FEEDS_TOO_MUCH
    return LEGAL if move - FEED <= d[p + FOOD] else NOT_ENOUGH


def reason_keeping(d: vec[i64], p: i64, space: i64) -> i64:
    """CAV-SOLO-07, -08 A full space, kept once, for a ruby."""
    if d[PHASE] != KEEPING:
        return NOT_NOW
    if can_keep(d, p, space):
        return LEGAL
    if goods_on(d, space) < SOLO_LIMIT:
        return UNDER_SIX
    return KEPT_ALREADY if d[KEPT] & BIT[space] != 0 else TOO_FEW_RUBIES


def reason_stop(d: vec[i64]) -> i64:
    """The end of a part of several moves, once something was done."""
    atom = top_atom(d)
    if atom == EXPEDITION or atom == BUY or atom == TRADE_ORE:
        return LEGAL
    if atom == SOW_FIELDS or atom == LOOT_SOWING:
        return LEGAL if top_progress(d, FLOW) > 0 else PART_FIRST
    return NOT_NOW


def reason_end(d: vec[i64], p: i64) -> i64:
    """CAV-WORK-07, -19 The end of a turn or of a step that only allows exchanges."""
    if d[FLOW] == 0:
        phase = d[PHASE]
        return LEGAL if phase == KEEPING or phase == BRED or phase == LAST else NOT_NOW
    if top_atom(d) >= 0:
        return NOT_NOW
    if d[ACTED] == 0:
        return PART_FIRST
    return LEGAL if can_end(d, p) else GOODS_FIRST
