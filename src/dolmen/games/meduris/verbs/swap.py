"""Three chips for one: the separate swap, and payments by single choices, never into a dead end.
Chapter MED-SWAP.

A price is due_a chips of a and due_b chips of b. "Replace" takes one off what is due directly and
asks for three chips of other materials, first all for a, then all for b, each in the order of the
materials; "pay" ends it (MED-SWAP-11). So every payment of MED-SWAP-08 can be reached and no other.
That the stock has chips of a does not forbid replacing them (MED-SWAP-03)."""

from typing import Final

from dolmen.core.game import EVERYONE, Reason, note
from dolmen.core.native import i64, u8, vec
from dolmen.games.meduris.data import MATERIALS
from dolmen.games.meduris.events import CHIP_GIVEN, CHIPS_PAID, SWAPPED
from dolmen.games.meduris.moves import BIT
from dolmen.games.meduris.refusals import (
    FIRST_SETTLED,
    LEAVES_TOO_LITTLE,
    NO_CHIP_TO_GIVE,
    NOT_DUE,
    NOT_FOR_ITSELF,
    NOTHING_TO_SWAP_FOR,
    OUT_OF_ORDER,
    REPLACE_FIRST,
    SWAP_TOO_FEW,
)
from dolmen.games.meduris.state import (
    ACTING,
    ASKED,
    DUE_A,
    DUE_B,
    FOR_BOTH,
    FOR_HUT,
    FOR_TEMPLE,
    GIVING,
    LOWEST,
    MATERIAL_A,
    MATERIAL_B,
    NO_MATERIAL,
    NOTHING,
    PAYING,
    PHASE,
    PILE,
    PURPOSE,
    REPLACING,
    STOCK,
    SWAPPING,
    TO_GIVE,
    MedurisState,
    chips_held,
    gain,
    give,
)
from dolmen.games.meduris.verbs import hut, offer, temple

TRIPLE: Final = 3  # chips for one

# The arguments of a payment: a material to replace, or paying, which ends it.
PAYING_ALL: Final = 4
PAYING_BIT: Final = 1 << PAYING_ALL

# Whether a payment can be finished


def held(d: vec[u8], material: i64) -> i64:
    """The payer's chips of a material; none of no material."""
    if material == NO_MATERIAL:
        return 0
    return i64(d[STOCK + MATERIALS * i64(d[ASKED]) + material])


def held_before(d: vec[u8], material: i64) -> i64:
    """The payer's chips of the materials that come before this one."""
    at = STOCK + MATERIALS * i64(d[ASKED])
    total: i64 = 0
    i: i64
    for i in range(at, at + material):
        total += i64(d[i])
    return total


def can_complete(d: vec[u8]) -> bool:
    """MED-SWAP-11 Whether the payment or swap under way can be finished from here."""
    a, b, lowest = i64(d[MATERIAL_A]), i64(d[MATERIAL_B]), i64(d[LOWEST])
    return completes(
        i64(d[REPLACING]),
        i64(d[TO_GIVE]),
        lowest,
        chips_held(d, i64(d[ASKED])),
        held_before(d, lowest),
        a,
        held(d, a),
        i64(d[DUE_A]),
        b,
        held(d, b),
        i64(d[DUE_B]),
    )


def completes(
    replacing: i64,
    to_give: i64,
    lowest: i64,
    total: i64,
    early: i64,
    a: i64,
    have_a: i64,
    due_a: i64,
    b: i64,
    have_b: i64,
    due_b: i64,
) -> bool:
    """MED-SWAP-11 Whether a payment can be finished within its form: with so many chips to give for
    the material that is being replaced, none before the lowest; with so many chips in all, and so
    many of them before the lowest; with so many of a and b in stock, and so many due directly."""
    if replacing != b or b == NO_MATERIAL:
        return completes_first(to_give, lowest, total, early, a, have_a, due_a, b, have_b, due_b)
    # The first material is settled: some more triples for b, no more than are missing, since each
    # takes three chips and spares one; the rest is paid directly.
    may_give = total - early
    if b >= lowest:
        may_give -= have_b
    if a >= lowest:
        may_give -= due_a
    more: i64 = 0
    if due_b > have_b:
        more = due_b - have_b
    return have_a >= due_a and to_give + TRIPLE * more <= may_give


def completes_first(
    to_give: i64,
    lowest: i64,
    total: i64,
    early: i64,
    a: i64,
    have_a: i64,
    due_a: i64,
    b: i64,
    have_b: i64,
    due_b: i64,
) -> bool:
    """With some more triples for a, some for b, and the rest paid directly: enough chips must be
    left that may stand for a, enough that may stand for b, and enough for both together."""
    # No conditional expressions with a plain number: mypyc would box it.
    late_a: i64 = 0
    if a >= lowest:
        late_a = have_a
    early_b = have_b
    b_late: i64 = 0
    if b >= lowest:
        early_b = 0
        b_late = 1
    short_a: i64 = 0
    if due_a > have_a:
        short_a = due_a - have_a
    short_b: i64 = 0
    if due_b > have_b:
        short_b = due_b - have_b
    more: i64
    triples: i64
    for more in range(short_a, due_a + 1):
        direct_a = due_a - more
        for_a = to_give + TRIPLE * more
        # What may stand for b and not for a: a itself, and what comes before the lowest.
        apart = early - early_b + late_a - direct_a
        for triples in range(short_b, due_b + 1):
            direct_b = due_b - triples
            for_b = TRIPLE * triples
            may_a = total - early - late_a - direct_b * b_late
            if (
                for_a <= may_a
                and for_b <= total - have_b - direct_a
                and (triples == 0 or for_a + for_b <= may_a + apart)
            ):
                return True
    return False


# The separate swap


def swap_choices(d: vec[u8]) -> i64:
    """MED-SWAP-04 A chip in the pile, and three of other materials in the stock; there is no other
    rate (MED-SWAP-05)."""
    at = STOCK + MATERIALS * i64(d[ASKED])
    total = i64(d[at] + d[at + 1] + d[at + 2] + d[at + 3])
    chosen: i64 = 0
    material: i64
    for material in range(MATERIALS):
        if d[PILE + material] > 0 and total - i64(d[at + material]) >= TRIPLE:
            chosen |= BIT[material]
    return chosen


def swap_why_not(d: vec[u8], material: i64) -> Reason:
    """MED-SWAP-04 An empty pile, or too few chips of the other materials."""
    return NOTHING_TO_SWAP_FOR if d[PILE + material] == 0 else SWAP_TOO_FEW


def swap(d: vec[u8], material: i64) -> None:
    """MED-SWAP-04 Three chips are to be given for one of this material."""
    d[MATERIAL_A] = u8(material)
    d[REPLACING] = u8(material)
    d[TO_GIVE] = TRIPLE
    d[LOWEST] = 0
    d[PHASE] = SWAPPING


# Giving chips, for a swap or a replacement


def give_choices(d: vec[u8]) -> i64:
    """MED-SWAP-11 Chips of another material, in order, that leave enough to finish."""
    replacing = i64(d[REPLACING])
    left = i64(d[TO_GIVE]) - 1
    a = i64(d[MATERIAL_A])
    b = i64(d[MATERIAL_B])
    due_a = i64(d[DUE_A])
    due_b = i64(d[DUE_B])
    at = STOCK + MATERIALS * i64(d[ASKED])
    total = i64(d[at] + d[at + 1] + d[at + 2] + d[at + 3]) - 1
    have_a = i64(d[at + a])
    have_b = held(d, b)
    lowest = i64(d[LOWEST])
    early: i64 = 0
    if lowest > 0:
        early = held_before(d, lowest)
    chosen: i64 = 0
    material: i64
    end: i64 = MATERIALS
    for material in range(lowest, end):
        have = i64(d[at + material])
        if have > 0 and material != replacing:
            left_a: i64 = have - 1 if material == a else have_a
            left_b: i64 = have - 1 if material == b else have_b
            if completes(
                replacing, left, material, total, early, a, left_a, due_a, b, left_b, due_b
            ):
                chosen |= BIT[material]
        early += have
    return chosen


def give_why_not(d: vec[u8], material: i64) -> Reason:
    """MED-SWAP-01, MED-SWAP-02, MED-SWAP-11 The material itself, out of order, none left, or the
    payment could not be finished."""
    if material == i64(d[REPLACING]):
        return NOT_FOR_ITSELF
    if material < i64(d[LOWEST]):
        return OUT_OF_ORDER
    return NO_CHIP_TO_GIVE if held(d, material) == 0 else LEAVES_TOO_LITTLE


def give_chip(s: MedurisState, d: vec[u8], material: i64) -> None:
    """MED-SWAP-11 A chip goes to its pile as it is given; after the third the payment goes on, or
    the wanted chip is taken (MED-SWAP-04)."""
    asked = i64(d[ASKED])
    give(d, asked, material, 1)
    d[LOWEST] = u8(material)
    d[TO_GIVE] -= 1
    note(s, CHIP_GIVEN, EVERYONE, asked, material)
    if d[TO_GIVE] > 0:
        return
    if d[PHASE] == GIVING:
        d[PHASE] = PAYING
        return
    wanted = i64(d[REPLACING])
    gain(d, asked, wanted, 1)
    note(s, SWAPPED, EVERYONE, asked, wanted)
    clear(d)
    d[PHASE] = ACTING


# Paying


def pay_choices(d: vec[u8]) -> i64:
    """MED-SWAP-11 Replacing one more chip, first of a, then of b, or paying all that is left."""
    a = i64(d[MATERIAL_A])
    b = i64(d[MATERIAL_B])
    due_a = i64(d[DUE_A])
    due_b = i64(d[DUE_B])
    have_a = held(d, a)
    have_b = held(d, b)
    replacing = i64(d[REPLACING])
    # Chips of one replaced material come in order; each material begins anew.
    lowest = i64(d[LOWEST])
    early: i64 = 0
    if lowest > 0:
        early = held_before(d, lowest)
    total = chips_held(d, i64(d[ASKED]))
    chosen: i64 = 0
    if due_a > 0 and (replacing != b or b == NO_MATERIAL):
        from_a: i64 = 0
        early_a: i64 = 0
        if replacing == a:
            from_a = lowest
            early_a = early
        if completes(a, TRIPLE, from_a, total, early_a, a, have_a, due_a - 1, b, have_b, due_b):
            chosen |= BIT[a]
    if due_b > 0:
        from_b: i64 = 0
        early_b: i64 = 0
        if replacing == b:
            from_b = lowest
            early_b = early
        if completes(b, TRIPLE, from_b, total, early_b, a, have_a, due_a, b, have_b, due_b - 1):
            chosen |= BIT[b]
    if have_a >= due_a and have_b >= due_b:
        chosen |= PAYING_BIT
    return chosen


def pay_why_not(d: vec[u8], argument: i64) -> Reason:
    """MED-SWAP-11 Not due, settled already, or the payment could not be finished."""
    if argument == PAYING_ALL:
        return REPLACE_FIRST
    a = i64(d[MATERIAL_A])
    b = i64(d[MATERIAL_B])
    if argument == a and d[DUE_A] > 0:
        second = b != NO_MATERIAL and i64(d[REPLACING]) == b
        return FIRST_SETTLED if second else LEAVES_TOO_LITTLE
    return LEAVES_TOO_LITTLE if argument == b and d[DUE_B] > 0 else NOT_DUE


def play_payment(s: MedurisState, d: vec[u8], argument: i64) -> None:
    """MED-SWAP-11 Replaces a chip, or pays."""
    if argument == PAYING_ALL:
        pay(s, d)
    else:
        replace(d, argument)


def replace(d: vec[u8], material: i64) -> None:
    """MED-SWAP-01 Takes one chip off what is due directly; three others are to be given."""
    if material == i64(d[MATERIAL_A]):
        d[DUE_A] -= 1
    else:
        d[DUE_B] -= 1
    if i64(d[REPLACING]) != material:
        d[LOWEST] = 0
    d[REPLACING] = u8(material)
    d[TO_GIVE] = TRIPLE
    d[PHASE] = GIVING


def settle(s: MedurisState, d: vec[u8]) -> None:
    """MED-SWAP-11 Where paying is the only choice it needs no asking."""
    if pay_choices(d) == PAYING_BIT:
        pay(s, d)


def pay(s: MedurisState, d: vec[u8]) -> None:
    """MED-SWAP-11, MED-HUT-02 Everything not replaced goes to its piles, and what it was for
    happens."""
    asked = i64(d[ASKED])
    due_a = i64(d[DUE_A])
    due_b = i64(d[DUE_B])
    if due_a > 0:
        give(d, asked, i64(d[MATERIAL_A]), due_a)
        note(s, CHIPS_PAID, EVERYONE, asked, i64(d[MATERIAL_A]), due_a)
    if due_b > 0:
        give(d, asked, i64(d[MATERIAL_B]), due_b)
        note(s, CHIPS_PAID, EVERYONE, asked, i64(d[MATERIAL_B]), due_b)
    purpose = d[PURPOSE]
    clear(d)
    if purpose == FOR_HUT:
        hut.place(s, d)
    elif purpose == FOR_TEMPLE:
        temple.place(s, d)
    else:
        offer.accept(s, d, purpose == FOR_BOTH)


def clear(d: vec[u8]) -> None:
    """Nothing is due any more; the field stays until what is paid for has happened."""
    d[PURPOSE] = NOTHING
    d[MATERIAL_A] = NO_MATERIAL
    d[MATERIAL_B] = NO_MATERIAL
    d[DUE_A] = 0
    d[DUE_B] = 0
    d[REPLACING] = NO_MATERIAL
    d[LOWEST] = 0
