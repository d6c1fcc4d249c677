"""Playing the two cards of a turn. Chapter DRU-TURN."""

from typing import Final

from dolmen.core.blocks import mark
from dolmen.core.game import EVERYONE, Buffer, Mask, note
from dolmen.core.native import i16, i64, u8, vec
from dolmen.core.rng import Rng
from dolmen.games.druides.data import ALL_SERVANTS, ALL_SLOTS, BIT, NTH, ONES, SLOTS, VALUES
from dolmen.games.druides.events import GEM_PLACED, SERVANT_PLACED
from dolmen.games.druides.moves import (
    CARD_OF,
    GEM_MOVE,
    GEM_TO,
    SERVANT_MOVE,
    SERVANT_TO,
    write,
)
from dolmen.games.druides.refusals import (
    GEM_NOT_HELD,
    NO_PLACE_THERE,
    PLACED_ALREADY,
    RITUAL_OPEN,
    SERVANT_NOT_HELD,
    TWO_SERVANTS,
)
from dolmen.games.druides.state import (
    ACTED,
    AT_PLACE,
    AT_SLOT,
    DISCARDING,
    GEM_PILE,
    GEMS_HELD,
    HAND_SIZE,
    HELD,
    PHASE,
    PLACE,
    PLACING,
    RITUAL,
    ROW,
    SECOND,
    SECOND_GEM,
    SERVANT_AT,
    SERVANT_ORDER,
    SERVANT_ROW,
    SERVANTS_HELD,
    DruidesState,
    give_gem,
    holds_gem,
    holds_servant,
)
from dolmen.games.druides.verbs.ritual import ripen

# By set of servants: a bit where the slots of each begin.
EACH_ROW: Final = vec[i64](
    [
        i64(sum(2 ** (SLOTS * card) for card in range(VALUES) if cards >> card & 1))
        for cards in range(ALL_SERVANTS + 1)
    ]
)


def slots(d: vec[u8]) -> i64:
    """DRU-TURN-04, DRU-TURN-06 Any place of the row, whatever lies there already."""
    return i64(d[ROW])


def gem_choices(d: vec[u8], seat: i64, gem: i64) -> i64:
    """DRU-TURN-03 The slots for a gem: step 2, and it is in hand."""
    if not PLACING <= d[PHASE] <= SECOND_GEM or not holds_gem(d, seat, gem):
        return 0
    return slots(d)


def servant_choices(d: vec[u8], seat: i64, card: i64) -> i64:
    """DRU-TURN-03 The slots for a servant: step 2, it is in hand and no servant was played yet."""
    if not PLACING <= d[PHASE] <= SECOND or not holds_servant(d, seat, card):
        return 0
    return slots(d)


# The lists of both, written out since this is the hottest place of all: the cards as the hand has
# them in order, each to all the slots.


def fill_gems(d: vec[u8], seat: i64, out: Buffer) -> i64:
    """Every gem in hand to every place in the row."""
    held = HELD + 8 * seat
    gems: int = d[GEMS_HELD + seat]
    count: i64 = 0
    i: i64
    if d[ROW] == ALL_SLOTS:
        for i in range(held, held + gems):
            gem: int = d[i]
            count = fill_whole_row(GEM_MOVE[gem], out, count)
        return count
    row = slots(d)
    for i in range(held, held + gems):
        gem = d[i]
        count = write(row, GEM_MOVE[gem], out, count)
    return count


def fill_servants(d: vec[u8], seat: i64, out: Buffer, count: i64) -> i64:
    """Every servant in hand to every place in the row, after the gems."""
    cards: int = d[SERVANTS_HELD + seat]
    held: i64 = cards
    i: i64
    if d[ROW] == ALL_SLOTS:
        for i in range(8 * held, 8 * held + ONES[held]):
            count = fill_whole_row(SERVANT_MOVE[NTH[i]], out, count)
        return count
    row = slots(d)
    for i in range(8 * held, 8 * held + ONES[held]):
        count = write(row, SERVANT_MOVE[NTH[i]], out, count)
    return count


def fill_whole_row(move: i16, out: Buffer, count: i64) -> i64:
    """One card to all six slots; `move` is the one to the first of them."""
    out[count] = move
    out[count + 1] = move + 1
    out[count + 2] = move + 2
    out[count + 3] = move + 3
    out[count + 4] = move + 4
    out[count + 5] = move + 5
    return count + SLOTS


# The same without a list, for rollouts: as bits of a mask, and one of them drawn.


def mark_cards(d: vec[u8], seat: i64, bits: Mask, at: i64) -> None:
    """Every card in hand to every place in the row, as bits from that byte on."""
    row = slots(d)
    held = HELD + 8 * seat
    gems: int = d[GEMS_HELD + seat]
    i: i64
    for i in range(held, held + gems):
        gem: int = d[i]
        mark(row, GEM_TO + SLOTS * gem, bits, at)
    # As many copies of the row as there are servants, each in its six bits.
    mark(row * EACH_ROW[servants_to_place(d, seat)], SERVANT_TO, bits, at)


def choose(d: vec[u8], seat: i64, rng: Rng) -> i64:
    """One of these moves, each as likely."""
    row = slots(d)
    places = ONES[row]
    held: int = d[GEMS_HELD + seat]
    gems: i64 = held
    cards = servants_to_place(d, seat)
    n = rng.below((gems + ONES[cards]) * places)
    card = CARD_OF[n] if row == ALL_SLOTS else n // places
    slot = NTH[8 * row + n - card * places]
    if card < gems:
        gem: int = d[HELD + 8 * seat + card]
        return GEM_TO + SLOTS * gem + slot
    return SERVANT_TO + SLOTS * NTH[8 * cards + card - gems] + slot


def servants_to_place(d: vec[u8], seat: i64) -> i64:
    """The servants in hand, unless one was played already."""
    if d[PHASE] == SECOND_GEM:
        return 0
    return i64(d[SERVANTS_HELD + seat])


def why_no_card(d: vec[u8], slot: i64, not_held: i64) -> i64:
    """DRU-TURN-01 Why no card goes there now; with another step and place it is not in hand."""
    if d[PHASE] == RITUAL:
        return RITUAL_OPEN
    if d[PHASE] >= DISCARDING:
        return PLACED_ALREADY
    return not_held if slots(d) >> slot & 1 else NO_PLACE_THERE


def why_no_gem(d: vec[u8], slot: i64) -> i64:
    """Why that gem does not go there."""
    return why_no_card(d, slot, GEM_NOT_HELD)


def why_no_servant(d: vec[u8], slot: i64) -> i64:
    """Why that servant does not go there."""
    return why_no_card(d, slot, TWO_SERVANTS if d[PHASE] == SECOND_GEM else SERVANT_NOT_HELD)


def play_gem(s: DruidesState, d: vec[u8], seat: i64, gem: i64, slot: i64) -> None:
    """DRU-TURN-05 A gem goes on the pile above its place."""
    give_gem(d, seat, gem, AT_PLACE + 4 * slot + seat)
    d[GEM_PILE + slot] += 1
    ripen(d, slot)
    d[ACTED] = 1
    if s.events is not None:
        note(s, GEM_PLACED, EVERYONE, seat, gem, slot + SLOTS * i64(d[PLACE + slot]))


def play_servant(s: DruidesState, d: vec[u8], seat: i64, card: i64, slot: i64) -> None:
    """DRU-TURN-05 A servant joins the right end of the row below its place."""
    at = VALUES * seat + card
    d[SERVANT_AT + at] = u8(AT_SLOT + slot)
    d[SERVANT_ORDER + at] = d[SERVANT_ROW + slot]
    d[SERVANT_ROW + slot] += 1
    d[SERVANTS_HELD + seat] ^= BIT[card]
    d[HAND_SIZE + seat] -= 1
    ripen(d, slot)
    d[ACTED] = 1
    if s.events is not None:
        note(s, SERVANT_PLACED, EVERYONE, seat, card, slot + SLOTS * i64(d[PLACE + slot]))
