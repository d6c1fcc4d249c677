"""What holds in every position of Druides, each law named by its clause.

`conform` asks for them after every move of thousands of games; `load` refuses a position that
breaks one, and names it."""

from dolmen.core.native import i64, u8, vec
from dolmen.games.druides.data import (
    BIT,
    CARD_CIRCLES,
    CIRCLES,
    DEALT_GEMS,
    DEALT_SERVANTS,
    GEMS,
    HAND_LIMIT,
    KIND_OF,
    KINDS,
    LAST_RITUAL,
    NO_KIND,
    NUMBER_OF,
    SLOTS,
    VALUES,
)
from dolmen.games.druides.score import bottom_card_taken, score, sheet
from dolmen.games.druides.state import (
    ACTED,
    AT_HOME,
    AT_PLACE,
    AT_SLOT,
    BLANKS,
    BY_BLANK_TURNS,
    BY_CARDS,
    BY_COLUMN,
    BY_LAST_RITUAL,
    BY_RITUAL,
    CIRCLE,
    DEAL_GEMS,
    DEAL_SERVANTS,
    DECK,
    DECK_SIZE,
    DISCARD_SIZE,
    DISCARDED,
    DISCARDING,
    DRAW_FIRST,
    DRAWING,
    ENDING,
    FINISH,
    FINISHED,
    FIRST_SEAT,
    GEM_AT,
    GEM_DUE,
    GEM_PILE,
    GEMS_HELD,
    GOING_ON,
    HAND_SIZE,
    HELD,
    IN_DECK,
    IN_HAND,
    LAY_PLACES,
    LIFTED,
    NEW_PLACE,
    NOBODY,
    PHASE,
    PLACE,
    PLACE_DECK,
    PLACES_LEFT,
    PLACING,
    POINTS,
    RESERVE,
    RIPE,
    RITUAL,
    RITUAL_DONE,
    RITUALS,
    ROW,
    SEAT,
    SECOND,
    SECOND_GEM,
    SERVANT_AT,
    SERVANT_DUE,
    SERVANT_ORDER,
    SERVANT_ROW,
    SERVANTS_HELD,
    SPENT,
    WINNER,
    WITH_OWNER,
    DruidesState,
    players,
    servants_held,
)
from dolmen.games.druides.verbs.draw import sources
from dolmen.games.druides.verbs.ritual import eligible


def laws(s: DruidesState) -> list[tuple[str, bool]]:
    """Every law and whether it holds."""
    return [
        ("DRU-COMP-03", gems_tally(s)),
        ("DRU-COMP-02", servants_tally(s)),
        ("DRU-COMP-04", places_tally(s)),
        ("DRU-HAND-01", hands_fit(s)),
        ("DRU-RITUAL-01", ripe_fits(s)),
        ("DRU-REPLACE-03", row_fits(s)),
        ("DRU-TRACK-01", column_fits(s)),
        ("DRU-RITUAL-07", spent_fits(s)),
        ("DRU-SCORE-06", points_fit(s)),
        ("DRU-SETUP-06", s.d[PHASE] < LAY_PLACES or s.d[PHASE] == FINISH or setup_fits(s)),
        ("DRU-TURN-11", step_fits(s)),
        ("DRU-END-05", blanks_fit(s)),
        ("DRU-END-01", ending_fits(s)),
    ]


def gems_marked(s: DruidesState, low: i64, high: i64) -> list[int]:
    """The gems with marks from low to high."""
    return [gem for gem in range(GEMS) if low <= i64(s.d[GEM_AT + gem]) <= high]


def gems_tally(s: DruidesState) -> bool:
    """DRU-COMP-03 All 54 gems are somewhere, and every count and sorted hand agrees."""
    d = s.d
    deck = gems_marked(s, IN_DECK, IN_DECK)
    if len(deck) != s.d[DECK_SIZE] or deck != deck_gems(d):
        return False
    if len(gems_marked(s, DISCARDED, BY_RITUAL)) != s.d[DISCARD_SIZE]:
        return False
    for slot in range(SLOTS):
        first = AT_PLACE + 4 * slot
        if len(gems_marked(s, first, first + 3)) != d[GEM_PILE + slot]:
            return False
    for seat in range(players(s.d)):
        held = gems_marked(s, IN_HAND + seat, IN_HAND + seat)
        padded = held + [0] * (8 - len(held))
        if [d[HELD + 8 * seat + i] for i in range(8)] != padded or d[GEMS_HELD + seat] != len(held):
            return False
    return True


def deck_gems(d: vec[u8]) -> list[int]:
    """The gems of the deck, by the set of bits."""
    return [gem for gem in range(GEMS) if d[DECK + gem // 8] & BIT[gem]]


def servants_tally(s: DruidesState) -> bool:
    """DRU-COMP-02, DRU-TURN-05 Six servants a seat, and rows without gaps."""
    d = s.d
    for seat in range(players(s.d)):
        marks = [int(d[SERVANT_AT + 6 * seat + card]) for card in range(VALUES)]
        if card_set(marks, AT_HOME) != d[RESERVE + seat]:
            return False
        if card_set(marks, WITH_OWNER) != d[SERVANTS_HELD + seat]:
            return False
    for slot in range(SLOTS):
        orders = [
            int(d[SERVANT_ORDER + i]) for i in range(24) if d[SERVANT_AT + i] == AT_SLOT + slot
        ]
        if sorted(orders) != list(range(d[SERVANT_ROW + slot])):
            return False
    return True


def card_set(marks: list[int], mark: int) -> int:
    """The cards with that mark as a set of bits."""
    return sum(1 << card for card in range(VALUES) if marks[card] == mark)


def places_tally(s: DruidesState) -> bool:
    """DRU-COMP-04 Each kind twice among row, place deck and finished pile."""
    d = s.d
    seen = [int(d[PLACE + slot]) for slot in range(SLOTS)]
    seen += [int(d[FINISHED + i]) for i in range(int(s.d[RITUALS]))]
    left = [int(d[PLACE_DECK + kind]) for kind in range(KINDS)]
    return sum(left) == s.d[PLACES_LEFT] and all(
        seen.count(kind) + left[kind] == 2 for kind in range(KINDS)
    )


def hands_fit(s: DruidesState) -> bool:
    """DRU-HAND-01 No hand over seven, and its size is that of its parts."""
    d = s.d
    sizes = [int(d[HAND_SIZE + seat]) for seat in range(players(s.d))]
    parts = [int(d[GEMS_HELD + seat]) + servants_held(d, seat) for seat in range(players(s.d))]
    return sizes == parts and max(sizes) <= HAND_LIMIT


def ripe_fits(s: DruidesState) -> bool:
    """DRU-RITUAL-01 The places known to be eligible are."""
    return s.d[RIPE] == sum(1 << slot for slot in range(SLOTS) if eligible(s.d, slot))


def row_fits(s: DruidesState) -> bool:
    """DRU-REPLACE-03 After r rituals min(6, 12 - r) places lie in the row."""
    slots = [slot for slot in range(SLOTS) if s.d[PLACE + slot] != NO_KIND]
    laid = len(slots)
    if s.d[ROW] != sum(1 << slot for slot in slots):
        return False
    if s.d[PHASE] == LAY_PLACES:
        return int(s.d[RITUALS]) == 0 and laid < SLOTS
    if s.d[PHASE] == NEW_PLACE:
        return laid == SLOTS - 1 and int(s.d[RITUALS]) > 0
    return laid == min(SLOTS, 12 - int(s.d[RITUALS]))


def column_fits(s: DruidesState) -> bool:
    """DRU-TRACK-01, DRU-TRACK-04 Every pawn is on the column; a column that has moved was passed at
    its top, so a pawn stands on the new card."""
    circles = [int(s.d[CIRCLE + seat]) for seat in range(players(s.d))]
    if max(circles) >= CIRCLES:
        return False
    return s.d[LIFTED] == 0 or max(circles) >= CIRCLES - CARD_CIRCLES


def amulets_of(s: DruidesState, gems: list[int]) -> int:
    """DRU-SCORE-01 What matching gems are worth."""
    return len(gems) if s.d[BY_CARDS] else sum(int(NUMBER_OF[gem]) for gem in gems)


def spent_fits(s: DruidesState) -> bool:
    """DRU-RITUAL-05, DRU-RITUAL-07 The rituals at the places of a kind spent its gems, and brought
    as many points as these make amulets; only rituals discard gems openly."""
    d = s.d
    earned = [0] * KINDS
    for i in range(int(s.d[RITUALS])):
        row = [int(d[POINTS + 4 * i + seat]) for seat in range(players(s.d))]
        earned[d[FINISHED + i]] += sum(row)
    spent = gems_marked(s, SPENT, SPENT)
    worth = [amulets_of(s, [gem for gem in spent if KIND_OF[gem] == k]) for k in range(KINDS)]
    held = int(s.d[RITUALS]) > 0 or s.d[ENDING] == BY_COLUMN
    return earned == worth and (held or not gems_marked(s, BY_RITUAL, BY_RITUAL))


def points_fit(s: DruidesState) -> bool:
    """DRU-SCORE-02 One amulet, one point: the sheets sum to the scores."""
    sums = [sum(points for _, points in sheet(s.d, seat)) for seat in range(players(s.d))]
    return sums == [score(s.d, seat) for seat in range(players(s.d))]


def setup_fits(s: DruidesState) -> bool:
    """DRU-SETUP-03, DRU-SETUP-04, DRU-SETUP-05, DRU-SETUP-06 Dealt seat by seat, and nothing else
    has happened."""
    if s.d[RITUALS] or s.d[RITUAL_DONE] or s.d[BLANKS] or s.d[DISCARD_SIZE]:
        return False
    if any(s.d[SERVANT_ROW + slot] or s.d[GEM_PILE + slot] for slot in range(SLOTS)):
        return False
    seats, seat = int(players(s.d)), int(s.d[SEAT])
    gems = [int(s.d[GEMS_HELD + i]) for i in range(seats)]
    servants = [int(servants_held(s.d, i)) for i in range(seats)]
    if s.d[PHASE] == LAY_PLACES:
        return gems == servants == [0] * seats and seat == 0
    if s.d[PHASE] == DEAL_GEMS:
        return dealt(gems, seat, DEALT_GEMS) and servants == [0] * seats
    if s.d[PHASE] == DEAL_SERVANTS:
        return gems == [DEALT_GEMS] * seats and dealt(servants, seat, DEALT_SERVANTS)
    full = gems == [DEALT_GEMS] * seats and servants == [DEALT_SERVANTS] * seats
    return full and s.d[FIRST_SEAT] == NOBODY and seat == 0


def dealt(counts: list[int], seat: int, full: int) -> bool:
    """Whether the seats before this one are dealt, this one is being dealt and the others wait."""
    before, after = counts[:seat], counts[seat + 1 :]
    return before == [full] * seat and counts[seat] < full and not any(after)


def step_fits(s: DruidesState) -> bool:
    """DRU-TURN-11 A step is asked when it leaves a choice, a card is due when there is one."""
    d = s.d
    phase = s.d[PHASE]
    gems = int(d[GEMS_HELD + int(s.d[SEAT])])
    room = d[HAND_SIZE + int(s.d[SEAT])] < HAND_LIMIT
    # Only a hand that was empty at the start of the turn can come to drawing without a deed.
    idle = not s.d[ACTED] and d[HAND_SIZE + int(s.d[SEAT])] > 0
    if s.d[RITUAL_DONE] and not (s.d[ACTED] and (int(s.d[RITUALS]) or s.d[ENDING] == BY_COLUMN)):
        return False
    if phase == RITUAL:
        return s.d[RIPE] != 0 and not s.d[RITUAL_DONE] and not s.d[ACTED]
    if phase == PLACING:
        return d[HAND_SIZE + int(s.d[SEAT])] > 0 and s.d[ACTED] == s.d[RITUAL_DONE]
    if phase == SECOND:
        return d[HAND_SIZE + int(s.d[SEAT])] > 0 and s.d[ACTED] == 1 and room
    if phase in (SECOND_GEM, DISCARDING):
        return gems > 0 and s.d[ACTED] == 1 and room
    if phase == DRAWING:
        return sources(d, int(d[SEAT])) != 0 and not idle
    if phase == GEM_DUE:
        return s.d[DECK_SIZE] > 0 and room and not idle
    if phase == SERVANT_DUE:
        return d[RESERVE + int(s.d[SEAT])] > 0 and room and not idle
    if phase == NEW_PLACE:
        return s.d[PLACES_LEFT] > 0 and s.d[RITUAL_DONE] == 1 and s.d[ACTED] == 1
    return phase in (LAY_PLACES, DEAL_GEMS, DEAL_SERVANTS, DRAW_FIRST, FINISH)


def blanks_fit(s: DruidesState) -> bool:
    """DRU-END-05, DRU-TURN-09 As many blank turns in a row as players end the game, and whoever had
    one has an empty hand."""
    over = s.d[ENDING] == BY_BLANK_TURNS
    blanks = int(s.d[BLANKS])
    if blanks > players(s.d) or (blanks == players(s.d)) != over:
        return False
    # A place that is eligible would have had to be used; cards of this turn may have made it so.
    if blanks > 0 and s.d[RIPE] and not s.d[ACTED]:
        return False
    last = int(s.d[SEAT]) if over else int(s.d[SEAT]) - 1
    return not any(s.d[HAND_SIZE + (last - i) % players(s.d)] for i in range(blanks))


def ending_fits(s: DruidesState) -> bool:
    """DRU-END-01, DRU-END-03 The eleventh ritual ends the game; only the column names a winner."""
    if (s.d[PHASE] == FINISH) != (s.d[ENDING] != GOING_ON):
        return False
    if (int(s.d[RITUALS]) == LAST_RITUAL) != (s.d[ENDING] == BY_LAST_RITUAL):
        return False
    if (int(s.d[WINNER]) != NOBODY) != (s.d[ENDING] == BY_COLUMN):
        return False
    return int(s.d[WINNER]) == NOBODY or stopped_at_top(s)


def stopped_at_top(s: DruidesState) -> bool:
    """DRU-TRACK-05 The winner stands on the top circle, another pawn on the bottom card, and the
    cards of the ritual still lie where they make more amulets than were handed out."""
    d = s.d
    if d[CIRCLE + int(s.d[WINNER])] != CIRCLES - 1 or not bottom_card_taken(d, int(d[WINNER])):
        return False
    handed = sum(int(d[POINTS + 4 * int(s.d[RITUALS]) + seat]) for seat in range(players(s.d)))
    for slot in range(SLOTS):
        first = AT_PLACE + 4 * slot
        gems = [g for g in gems_marked(s, first, first + 3) if KIND_OF[g] == d[PLACE + slot]]
        own = any(
            d[SERVANT_AT + 6 * int(s.d[WINNER]) + card] == AT_SLOT + slot for card in range(VALUES)
        )
        if own and amulets_of(s, gems) > handed:
            return True
    return False
