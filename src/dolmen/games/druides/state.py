"""A position of Druides: one packed vec, its offsets and the small functions over it.

Each gem has one location mark (DRU-COMP-07): that is all a view remembers. Counts, sets and sorted
hands beside the marks are there for speed; `load` and the laws check them.

Where a byte becomes an i64 in hot code it goes through a variable declared int: machine code does
nothing for it, and interpreted it saves the call that i64(...) is."""

from typing import Final, final

from dolmen.core.game import State
from dolmen.core.native import i64, u8, vec
from dolmen.games.druides.data import (
    ALL_SERVANTS,
    BIT,
    CARD_CIRCLES,
    GEMS,
    KINDS,
    NO_KIND,
    ONES,
    PLACES,
    SLOTS,
    VALUES,
)

# Where a gem is.
IN_HAND: Final = 0  # + seat
AT_PLACE: Final = 4  # + 4 * slot + the seat that placed it
DISCARDED: Final = 28  # + the seat that discarded it face down
BY_RITUAL: Final = 32
SPENT: Final = 33
IN_DECK: Final = 34
MARKS: Final = IN_DECK + 1

# Where a servant is.
AT_HOME: Final = 0
WITH_OWNER: Final = 1
AT_SLOT: Final = 2  # + slot

# Offsets into the vec; each part ends where the next one starts.
GEM_AT: Final = 0  # 54 marks
SERVANT_AT: Final = GEM_AT + 54  # 24 marks, 6 a seat
SERVANT_ORDER: Final = SERVANT_AT + 24  # 24: how far right in the servant row
HELD: Final = SERVANT_ORDER + 24  # 4 x 8: the gems in hand, ascending
POINTS: Final = HELD + 32  # 11 x 4: what each ritual brought each seat
FINISHED: Final = POINTS + 44  # 11 kinds, in the order of the rituals
DECK: Final = FINISHED + 11  # 7 bytes: the gem deck as a set of bits
# From here on less than 64 bytes, that of which everybody sees most: `observation` takes them all
# at once.
GEMS_HELD: Final = DECK + 7  # 4
SERVANTS_HELD: Final = GEMS_HELD + 4  # 4 sets of bits, one a card
RESERVE: Final = SERVANTS_HELD + 4  # 4 sets of bits, one a card
HAND_SIZE: Final = RESERVE + 4  # 4: gems and servants together
PLACE: Final = HAND_SIZE + 4  # 6 kinds, NO_KIND for a slot without a place
GEM_PILE: Final = PLACE + 6  # 6
SERVANT_ROW: Final = GEM_PILE + 6  # 6
PLACE_DECK: Final = SERVANT_ROW + 6  # 6: places of each kind still face down
# DRU-COMP-06 One pawn a seat.
CIRCLE: Final = PLACE_DECK + 6  # 4: circles above the lowest one of the column
# From here on one number each. What does not change during a game comes first.
PLAYERS: Final = CIRCLE + 4
FIRST_SEAT: Final = PLAYERS + 1  # the seat that starts, NOBODY to have it drawn
BY_CARDS: Final = FIRST_SEAT + 1  # 1: a matching gem is one amulet whatever its number
SEAT: Final = BY_CARDS + 1  # the active seat; during set-up the one being dealt to
DECK_SIZE: Final = SEAT + 1
DISCARD_SIZE: Final = DECK_SIZE + 1
PLACES_LEFT: Final = DISCARD_SIZE + 1
ROW: Final = PLACES_LEFT + 1  # the slots where a place lies, as a set of bits
RIPE: Final = ROW + 1  # the slots where a ritual could be held, as a set of bits
RITUALS: Final = RIPE + 1  # held to their end
LIFTED: Final = RITUALS + 1  # score cards that went from the bottom of the column to its top
RITUAL_DONE: Final = LIFTED + 1  # 1: this turn had its ritual
ACTED: Final = RITUAL_DONE + 1  # 1: this turn is no blank one
BLANKS: Final = ACTED + 1  # blank turns in a row
ENDING: Final = BLANKS + 1
WINNER: Final = ENDING + 1  # who could not be moved on the column, or NOBODY
# The last, since it is read first: the compiler then knows that the others are inside as well.
PHASE: Final = WINNER + 1
SIZE: Final = PHASE + 1
# The last bytes, as many as can be looked at like a table (`blocks.translate`).
WINDOW: Final = SIZE - 64

# Steps that a player decides, then what chance decides, then the end.
RITUAL: Final = 0
PLACING: Final = 1
SECOND: Final = 2  # a gem was placed first
SECOND_GEM: Final = 3  # a servant was placed first
DISCARDING: Final = 4
DRAWING: Final = 5
NEW_PLACE: Final = 6
GEM_DUE: Final = 7
SERVANT_DUE: Final = 8
LAY_PLACES: Final = 9
DEAL_GEMS: Final = 10
DEAL_SERVANTS: Final = 11
DRAW_FIRST: Final = 12
FINISH: Final = 13

# Their names in views and dumps.
STEPS: Final = (
    "ritual",
    "place",
    "place-second",
    "place-gem",
    "discard",
    "draw",
    "new-place",
    "gem-due",
    "servant-due",
    "lay-places",
    "deal-gems",
    "deal-servants",
    "draw-first",
    "over",
)

# How a game ended.
GOING_ON: Final = 0
BY_LAST_RITUAL: Final = 1
BY_COLUMN: Final = 2
BY_BLANK_TURNS: Final = 3

# No seat: one past the last.
NOBODY: Final = 4


@final
class DruidesState(State):
    """A position: all of it is in the vec."""

    def __init__(self, d: vec[u8]) -> None:
        super().__init__()
        self.d: vec[u8] = d

    def clone(self) -> "DruidesState":
        return DruidesState(self.d[:])

    def numbers(self) -> list[int]:
        """Everything in the position as plain numbers: equal lists are equal positions."""
        listed: list[int] = []
        i: i64
        for i in range(SIZE):
            listed.append(i64(self.d[i]))
        return listed

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, (self.numbers(),))


def restore(numbers: list[int]) -> DruidesState:
    """The position whose `numbers` these are."""
    return DruidesState(vec[u8]([u8(number) for number in numbers]))


def new_state(seats: i64, first: i64, by_cards: i64) -> DruidesState:
    """DRU-SETUP-01, DRU-SETUP-02 Before anything is laid or dealt: all cards in their decks, each
    seat's servants at home, its pawn on the lowest circle."""
    d = vec[u8]([u8(0)] * SIZE)
    d[PLAYERS] = u8(seats)
    d[FIRST_SEAT] = u8(first)
    d[BY_CARDS] = u8(by_cards)
    d[WINNER] = NOBODY
    d[PHASE] = LAY_PLACES
    slot: i64
    for slot in range(SLOTS):
        d[PLACE + slot] = NO_KIND
    kind: i64
    for kind in range(KINDS):
        d[PLACE_DECK + kind] = PLACES // KINDS
    d[PLACES_LEFT] = PLACES
    gem: i64
    for gem in range(GEMS):
        d[GEM_AT + gem] = IN_DECK
        d[DECK + (gem >> 3)] |= BIT[gem]
    d[DECK_SIZE] = GEMS
    seat: i64
    for seat in range(seats):
        d[RESERVE + seat] = ALL_SERVANTS
    return DruidesState(d)


def players(d: vec[u8]) -> i64:
    """How many seats the table has."""
    return i64(d[PLAYERS])


def lowest(d: vec[u8]) -> i64:
    """DRU-TRACK-01 The score of the lowest circle of the column."""
    return CARD_CIRCLES * i64(d[LIFTED])


def servants_held(d: vec[u8], seat: i64) -> i64:
    """Servants in hand."""
    return ONES[i64(d[SERVANTS_HELD + seat])]


def reserve_size(d: vec[u8], seat: i64) -> i64:
    """Servants in reserve."""
    return ONES[i64(d[RESERVE + seat])]


def holds_gem(d: vec[u8], seat: i64, gem: i64) -> bool:
    """Whether that gem is in that hand."""
    return i64(d[GEM_AT + gem]) == IN_HAND + seat


def holds_servant(d: vec[u8], seat: i64, card: i64) -> bool:
    """Whether that servant (0 to 5) is in its owner's hand."""
    return d[SERVANT_AT + VALUES * seat + card] == WITH_OWNER


def lies_at(d: vec[u8], gem: i64, slot: i64) -> bool:
    """Whether a gem is on the pile of that slot, whoever placed it."""
    return i64(d[GEM_AT + gem] >> 2) == slot + 1


def in_discard(d: vec[u8], gem: i64) -> bool:
    """Whether a gem is on the discard pile, face down or face up."""
    return DISCARDED <= d[GEM_AT + gem] <= BY_RITUAL


def take_gem(d: vec[u8], seat: i64, gem: i64) -> None:
    """Puts a gem into a hand, which stays sorted."""
    start = HELD + 8 * seat
    held: int = d[GEMS_HELD + seat]
    i = start + held
    card = u8(gem)
    while i > start and d[i - 1] > card:
        d[i] = d[i - 1]
        i -= 1
    d[i] = card
    d[GEMS_HELD + seat] += 1
    d[HAND_SIZE + seat] += 1
    d[GEM_AT + gem] = u8(IN_HAND + seat)


def give_gem(d: vec[u8], seat: i64, gem: i64, mark: i64) -> None:
    """Takes a gem out of a hand and marks where it went."""
    i = HELD + 8 * seat
    held: int = d[GEMS_HELD + seat]
    last = i + held - 1
    card = u8(gem)
    while d[i] != card:
        i += 1
    while i < last:
        d[i] = d[i + 1]
        i += 1
    d[last] = 0
    d[GEMS_HELD + seat] -= 1
    d[HAND_SIZE + seat] -= 1
    d[GEM_AT + gem] = u8(mark)
