"""A position of Druides: one packed vec, its offsets and the small functions over it.

Each gem has one location mark (DRU-COMP-07, A-28 of the law): that is all a view remembers.
Counts and sorted hands beside the marks are there for speed; `load` and the laws check them."""

from typing import Final, final

from dolmen.core.game import State
from dolmen.core.native import i64, u8, vec
from dolmen.games.druides.data import ALL_GEMS, ALL_SERVANTS, GEMS, NO_KIND, ONES, SLOTS

# Where a gem is.
IN_HAND: Final = 0  # + seat
AT_PLACE: Final = 4  # + 4 * slot + the seat that placed it
DISCARDED: Final = 28  # + the seat that discarded it face down
BY_RITUAL: Final = 32
SPENT: Final = 33
IN_DECK: Final = 34

# Where a servant is.
AT_HOME: Final = 0
WITH_OWNER: Final = 1
AT_SLOT: Final = 2  # + slot

# Offsets into the vec.
GEM_AT: Final = 0  # 54 marks
SERVANT_AT: Final = 54  # 24 marks, 6 a seat
SERVANT_ORDER: Final = 78  # 24: how far right in the servant row
HELD: Final = 102  # 4 x 8: the gems in hand, ascending
GEMS_HELD: Final = 134  # 4
SERVANTS_HELD: Final = 138  # 4 sets of bits, one a card
RESERVE: Final = 142  # 4 sets of bits, one a card
PLACE: Final = 146  # 6 kinds, NO_KIND for a slot without a place
GEM_PILE: Final = 152  # 6
SERVANT_ROW: Final = 158  # 6
PLACE_DECK: Final = 164  # 6: places of each kind still face down
CIRCLE: Final = 170  # 4: circles above the lowest one of the column
POINTS: Final = 174  # 11 x 4: what each ritual brought each seat
FINISHED: Final = 218  # 11 kinds, in the order of the rituals
HAND_SIZE: Final = 229  # 4: gems and servants together
SIZE: Final = 233

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

NOBODY: Final = -1


@final
class DruidesState(State):
    """A position; what does not change during a game comes first."""

    def __init__(self, d: vec[u8], seats: i64, first: i64, by_cards: i64) -> None:
        super().__init__()
        self.d: vec[u8] = d
        self.seats: i64 = seats
        self.first: i64 = first  # the seat that starts, NOBODY to have it drawn
        self.by_cards: i64 = by_cards  # 1: a matching gem is one amulet whatever its number
        self.phase: i64 = LAY_PLACES
        self.seat: i64 = 0  # the active seat; during set-up the one being dealt to
        self.deck: i64 = ALL_GEMS  # the gem deck as a set of bits
        self.deck_size: i64 = GEMS
        self.discard_size: i64 = 0
        self.places_left: i64 = 12
        self.ripe: i64 = 0  # the slots where a ritual could be held, as a set of bits
        self.rituals: i64 = 0
        self.base: i64 = 0  # the score of the lowest circle of the column
        self.held: i64 = 0  # 1: this turn had its ritual
        self.acted: i64 = 0  # 1: this turn is no blank one
        self.blanks: i64 = 0  # blank turns in a row
        self.ending: i64 = GOING_ON
        self.winner: i64 = NOBODY  # who could not be moved on the column

    def clone(self) -> "DruidesState":
        c = DruidesState(self.d[:], self.seats, self.first, self.by_cards)
        c.phase = self.phase
        c.seat = self.seat
        c.deck = self.deck
        c.deck_size = self.deck_size
        c.discard_size = self.discard_size
        c.places_left = self.places_left
        c.ripe = self.ripe
        c.rituals = self.rituals
        c.base = self.base
        c.held = self.held
        c.acted = self.acted
        c.blanks = self.blanks
        c.ending = self.ending
        c.winner = self.winner
        return c

    def numbers(self) -> list[int]:
        """Everything in the position as plain numbers: equal lists are equal positions."""
        listed: list[int] = []
        i: i64
        for i in range(SIZE):
            listed.append(i64(self.d[i]))
        listed += [self.seats, self.first, self.by_cards, self.phase, self.seat, self.deck]
        listed += [self.deck_size, self.discard_size, self.places_left, self.rituals, self.base]
        listed += [self.held, self.acted, self.blanks, self.ending, self.winner, self.ripe]
        return listed

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, (self.numbers(),))


def restore(numbers: list[int]) -> DruidesState:
    """The position whose `numbers` these are."""
    d = vec[u8]([u8(number) for number in numbers[:SIZE]])
    rest = numbers[SIZE:]
    s = DruidesState(d, rest[0], rest[1], rest[2])
    s.phase = rest[3]
    s.seat = rest[4]
    s.deck = rest[5]
    s.deck_size = rest[6]
    s.discard_size = rest[7]
    s.places_left = rest[8]
    s.rituals = rest[9]
    s.base = rest[10]
    s.held = rest[11]
    s.acted = rest[12]
    s.blanks = rest[13]
    s.ending = rest[14]
    s.winner = rest[15]
    s.ripe = rest[16]
    return s


def new_state(seats: i64, first: i64, by_cards: i64) -> DruidesState:
    """DRU-SETUP-01 Before anything is laid or dealt: all cards in their decks, servants home."""
    d = vec[u8]([u8(0)] * SIZE)
    slot: i64
    for slot in range(SLOTS):
        d[PLACE + slot] = NO_KIND
        d[PLACE_DECK + slot] = 2
    gem: i64
    for gem in range(GEMS):
        d[GEM_AT + gem] = IN_DECK
    seat: i64
    for seat in range(seats):
        d[RESERVE + seat] = ALL_SERVANTS
    return DruidesState(d, seats, first, by_cards)


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
    return d[SERVANT_AT + 6 * seat + card] == WITH_OWNER


def lies_at(d: vec[u8], gem: i64, slot: i64) -> bool:
    """Whether a gem is on the pile of that slot, whoever placed it."""
    return i64(d[GEM_AT + gem] >> 2) == slot + 1


def in_discard(d: vec[u8], gem: i64) -> bool:
    """Whether a gem is on the discard pile, face down or face up."""
    return DISCARDED <= i64(d[GEM_AT + gem]) <= BY_RITUAL


def take_gem(d: vec[u8], seat: i64, gem: i64) -> None:
    """Puts a gem into a hand, which stays sorted."""
    start = HELD + 8 * seat
    i = i64(d[GEMS_HELD + seat])
    card = u8(gem)
    while i > 0 and d[start + i - 1] > card:
        d[start + i] = d[start + i - 1]
        i -= 1
    d[start + i] = card
    d[GEMS_HELD + seat] += 1
    d[HAND_SIZE + seat] += 1
    d[GEM_AT + gem] = u8(IN_HAND + seat)


def give_gem(d: vec[u8], seat: i64, gem: i64, mark: i64) -> None:
    """Takes a gem out of a hand and marks where it went."""
    start = HELD + 8 * seat
    last = i64(d[GEMS_HELD + seat]) - 1
    card = u8(gem)
    i: i64 = 0
    while d[start + i] != card:
        i += 1
    while i < last:
        d[start + i] = d[start + i + 1]
        i += 1
    d[start + last] = 0
    d[GEMS_HELD + seat] = u8(last)
    d[HAND_SIZE + seat] -= 1
    d[GEM_AT + gem] = u8(mark)
