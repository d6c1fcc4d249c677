"""A turn: placing a dwarf, the flow of its action, and what follows by itself."""

from dolmen.core.flow import (
    BIT,
    NOTHING,
    close_flow,
    descend,
    gift_pending,
    offer,
    open_flow,
    settle,
    top_progress,
)
from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, vec
from dolmen.games.caverna.atoms import end_market, end_sowing, give, top_atom
from dolmen.games.caverna.data import EXTENSION, FOOD, GUEST_ROOM, IMITATION_COST, ORE, RUBY
from dolmen.games.caverna.effects import breed, spend
from dolmen.games.caverna.events import IMITATED, OVERTOOK, PLACED, STAYED, TURN_ENDED
from dolmen.games.caverna.exchange import any_exchange
from dolmen.games.caverna.expedition import end_expedition, items_left, loot_on_offer
from dolmen.games.caverna.flows import (
    BOOK,
    BUY,
    EAGER,
    EXPEDITION,
    GIFTS,
    HOUSE,
    HOUSE_NODE,
    IMITATE_NODE,
    LOOT_SOWING,
    SOW_FIELDS,
    TRADE_ORE,
)
from dolmen.games.caverna.housing import housed
from dolmen.games.caverna.means import (
    SOWINGS,
    TRADES,
    can_buy_any,
    can_sow_crop,
    gifts_of,
    possible,
    sown,
)
from dolmen.games.caverna.rounds import can_keep_any, clear_spaces, next_asked, return_home, supply
from dolmen.games.caverna.state import (
    ACTED,
    ASIDE,
    AT,
    BRED,
    BREEDING,
    CHOICE,
    CHOOSING,
    CHOSEN,
    COINS_OPEN,
    DWARF,
    EITHER,
    EXTENDED,
    FEEDING,
    FLOW,
    FREE,
    HARVESTING,
    IMITATING,
    KEEPING,
    LAST,
    NOBODY,
    OCCUPANT,
    PHASE,
    SEAT,
    SPACE,
    STRENGTH,
    UNCHECKED,
    WEAPON,
    WORK,
    CavernaState,
    dwarf_home,
    next_seat,
    owns,
    place_of,
    weakest_home,
)


def overtake(s: CavernaState, seat: i64, strength: i64) -> None:
    """CAV-WORK-09 A ruby lets one armed dwarf be placed before its turn."""
    spend(s, seat, RUBY, 1)
    s.d[CHOSEN] = strength
    note(s, OVERTOOK, EVERYONE, seat, strength)


def due_strength(d: vec[i64], p: i64) -> i64:
    """The strength of the dwarf to be placed now."""
    return d[CHOSEN] if d[CHOSEN] > 0 else weakest_home(d, p)


def place(s: CavernaState, seat: i64, space: i64) -> None:
    """CAV-WORK-02, -03 A dwarf on a free space; its action begins."""
    d = s.d
    p = place_of(seat)
    strength = due_strength(d, p)
    dwarf = dwarf_home(d, p, strength)
    d[CHOSEN] = 0
    d[DWARF] = dwarf
    d[SPACE] = space
    d[p + AT + dwarf] = space + 1
    d[OCCUPANT + space] = seat + 1
    d[FREE] &= ~BIT[space]
    note(s, PLACED, EVERYONE, seat, space, strength)
    if IMITATION_COST[space] >= 0:
        spend(s, seat, FOOD, IMITATION_COST[space])
        open_flow(d, FLOW, IMITATE_NODE)
    else:
        open_flow(d, FLOW, space)


def imitate(s: CavernaState, seat: i64, space: i64) -> None:
    """CAV-IMITATE-02, -04 The action of another's space, without its goods."""
    d = s.d
    close_flow(d, FLOW)
    d[SPACE] = space
    d[IMITATING] = 1
    note(s, IMITATED, EVERYONE, seat, space)
    open_flow(d, FLOW, space)


def stay_home(s: CavernaState, seat: i64) -> None:
    """CAV-WORK-22 A dwarf without a usable space is set aside for the round."""
    d = s.d
    p = place_of(seat)
    strength = weakest_home(d, p)
    d[p + AT + dwarf_home(d, p, strength)] = ASIDE
    note(s, STAYED, EVERYONE, seat, strength)
    next_turn(s)


def is_loose(d: vec[i64], p: i64) -> bool:
    """The guest room reads "or" as "and/or", on the extension once a game."""
    return owns(d, p, GUEST_ROOM) and (d[SPACE] != EXTENSION or d[p + EXTENDED] == 0)


def ready(d: vec[i64], p: i64, wanted: i64) -> i64:
    """Of the atoms of the action under way, those that can be carried out now."""
    strength = d[p + WEAPON + d[DWARF]]
    found = possible(d, p, wanted, strength)
    return found | (wanted & gifts_of(d, p, d[SPACE], d[IMITATING] != 0))


def offered(d: vec[i64], p: i64) -> i64:
    """The atoms on offer in the action under way."""
    return ready(d, p, offer(BOOK, d, FLOW, is_loose(d, p)))


def start_atom(s: CavernaState, seat: i64, atom: i64) -> i64:
    """Opens the flow down to an atom; gives its node. A part is now being carried out."""
    d = s.d
    p = place_of(seat)
    if d[ACTED] != 0 and atom >= 23 and d[SPACE] == EXTENSION:
        # The second branch of the extension: the guest room has served it.
        node = descend(BOOK, d, FLOW, atom, True)
        d[p + EXTENDED] = 1
        return node
    d[ACTED] = 1
    return descend(BOOK, d, FLOW, atom, is_loose(d, p))


def can_end(d: vec[i64], p: i64) -> bool:
    """CAV-WORK-07, -19 A part was carried out and no goods are waiting."""
    if d[ACTED] == 0:
        return False
    return not gift_pending(BOOK, d, FLOW, ready(d, p, GIFTS))


def end_turn(s: CavernaState) -> None:
    """The action is over; the next player is asked."""
    d = s.d
    note(s, TURN_ENDED, EVERYONE, d[SEAT])
    while d[FLOW] > 0:
        close_flow(d, FLOW)
    d[DWARF] = NOBODY
    d[SPACE] = NOBODY
    d[IMITATING] = 0
    d[ACTED] = 0
    next_turn(s)


def next_turn(s: CavernaState) -> None:
    """CAV-WORK-01, -05 The next player with a dwarf in the cave; after the last one all go home."""
    d = s.d
    d[COINS_OPEN] = 0
    _i: i64
    for _i in range(s.seats):
        d[SEAT] = next_seat(s, d[SEAT])
        if weakest_home(d, place_of(d[SEAT])) >= 0:
            return
    return_home(s)


def proceed(s: CavernaState, exchanged: bool) -> None:
    """Plays on until somebody has a real decision: runs parts that only give, closes what cannot go
    on, and skips questions without a choice."""
    d = s.d
    while True:
        if d[UNCHECKED] != 0:
            d[UNCHECKED] = 0
            # Purchases of one market use are checked together (CAV-ANIMALS-25).
            check = exchanged or top_atom(d) != BUY
            if check and not housed(d, place_of(d[SEAT])):
                open_flow(d, FLOW, HOUSE_NODE)
                return
        exchanged = False
        if d[FLOW] > 0:
            if not flow_goes_on(s):
                return
        elif not phase_goes_on(s):
            return


def flow_goes_on(s: CavernaState) -> bool:
    """Whether the action under way went on by itself."""
    d = s.d
    seat = d[SEAT]
    p = place_of(seat)
    atom = top_atom(d)
    if atom < 0:
        return action_goes_on(s, seat, p)
    if atom == HOUSE:
        if not housed(d, p):
            return False
        close_flow(d, FLOW)
        return True
    progress = top_progress(d, FLOW)
    if atom == EXPEDITION:
        more = items_left(d) > 0
        if more and (any_exchange(d, p) or loot_on_offer(d, p, progress, d[STRENGTH]) != 0):
            return False
        end_expedition(s, seat)
        return True
    if atom == SOW_FIELDS or atom == LOOT_SOWING:
        if progress == 0 or can_sow_crop(d, p, progress, 0) or can_sow_crop(d, p, progress, 1):
            return False
        whole = sown(progress, 0) == SOWINGS and sown(progress, 1) == SOWINGS
        if d[p + RUBY] > 0 and not whole:
            return False
        end_sowing(s, seat)
        return True
    if atom == BUY:
        if can_buy_any(d, p, progress) or (progress != 1023 and any_exchange(d, p)):
            return False
        end_market(s)
        return True
    if atom == TRADE_ORE:
        if progress < TRADES and (d[p + ORE] >= 2 or any_exchange(d, p)):
            return False
        close_flow(d, FLOW)
        return True
    return False


def action_goes_on(s: CavernaState, seat: i64, p: i64) -> bool:
    """A part that only gives is received; the turn ends when there is nothing else to decide."""
    d = s.d
    node = settle(BOOK, d, FLOW, ready(d, p, GIFTS), EAGER)
    if node != NOTHING:
        d[ACTED] = 1
        give(s, seat, node)
        return True
    if d[ACTED] == 0 or any_exchange(d, p):
        return False
    if offered(d, p) != 0:
        return False
    end_turn(s)
    return True


def phase_goes_on(s: CavernaState) -> bool:
    """Whether a question outside an action answered itself."""
    d = s.d
    phase = d[PHASE]
    # A clan always owes food, unless donkeys in the mining cave's mines save it: they can be eaten.
    if phase == WORK or phase == CHOOSING or phase == FEEDING or phase > LAST:
        return False
    p = place_of(d[SEAT])
    if phase == KEEPING:
        if can_keep_any(d, p):
            return False
        clear_spaces(s)
        supply(s)
        return True
    if phase == BREEDING and d[HARVESTING] == EITHER and d[p + CHOICE] != 2:
        next_asked(s)
        return True
    # Whoever has nothing to exchange has no animals, and nothing to breed either.
    if any_exchange(d, p):
        return False
    next_asked(s)
    return True


def give_birth(s: CavernaState, seat: i64, species: i64) -> None:
    """CAV-HARVEST-22 The newborns come; exchanges may follow."""
    breed(s, seat, species)
    s.d[PHASE] = BRED
