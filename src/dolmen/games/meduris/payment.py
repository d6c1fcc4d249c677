"""Payments by single choices, never into a dead end (MED-SWAP-08 to 11), and swaps on their own.

A price is due_a chips of a and due_b chips of b. "Replace" takes one off what is due directly and
asks for three chips of other materials, first all for a, then all for b, each in the order of the
materials; "pay" ends it."""

from dolmen.core.native import i64
from dolmen.games.meduris.state import (
    NO_MATERIAL,
    PILE,
    STOCK,
    MedurisState,
    chips_held,
    give,
)


def held(s: MedurisState, material: i64) -> i64:
    """The payer's chips of a material; none of no material."""
    if material == NO_MATERIAL:
        return 0
    return i64(s.d[STOCK + 4 * s.asked + material])


def in_second_part(s: MedurisState) -> bool:
    """Whether chips were given for the second material, so that the first is settled."""
    return s.replacing != NO_MATERIAL and s.replacing == s.b


def held_before(s: MedurisState, material: i64) -> i64:
    """The payer's chips of the materials that come before this one."""
    total: i64 = 0
    at: i64
    for at in range(STOCK + 4 * s.asked, STOCK + 4 * s.asked + material):
        total += i64(s.d[at])
    return total


def can_complete(s: MedurisState) -> bool:
    """MED-SWAP-11 Whether the payment can still be completed from here, within its form."""
    return completes_second(s) if in_second_part(s) else completes_first(s)


def completes_second(s: MedurisState) -> bool:
    """With some more triples for b, and the rest paid directly."""
    have_b = held(s, s.b)
    may_give_b = chips_held(s.d, s.asked) - held_before(s, s.lowest)
    if s.b >= s.lowest:
        may_give_b -= have_b
    if s.a >= s.lowest:
        may_give_b -= s.due_a
    if held(s, s.a) < s.due_a:
        return False
    more: i64
    for more in range(s.due_b + 1):
        if have_b >= s.due_b - more and s.to_give + 3 * more <= may_give_b:
            return True
    return False


def completes_first(s: MedurisState) -> bool:
    """With some more triples for a, some for b, and the rest paid directly: enough chips must be
    left that may stand for a, enough that may stand for b, and enough for both together."""
    have_a = held(s, s.a)
    have_b = held(s, s.b)
    total = chips_held(s.d, s.asked)
    early = held_before(s, s.lowest)
    late_a: i64 = have_a if s.a >= s.lowest else 0
    early_b: i64 = 0 if s.b >= s.lowest else have_b
    b_late: i64 = 1 if s.b >= s.lowest else 0
    more: i64
    triples: i64
    for more in range(s.due_a + 1):
        direct_a = s.due_a - more
        for_a = s.to_give + 3 * more
        if have_a < direct_a:
            continue
        for triples in range(s.due_b + 1):
            direct_b = s.due_b - triples
            for_b = 3 * triples
            may_a = total - early - late_a - direct_b * b_late
            # What may stand for b and not for a: a itself, and what comes before `lowest`.
            apart = early - early_b + late_a - direct_a
            if (
                have_b >= direct_b
                and for_a <= may_a
                and for_b <= total - have_b - direct_a
                and (triples == 0 or for_a + for_b <= may_a + apart)
            ):
                return True
    return False


def may_replace(s: MedurisState, material: i64) -> bool:
    """Whether one more chip of a or b may be replaced now."""
    if material == s.a:
        if s.due_a == 0 or in_second_part(s):
            return False
    elif material != s.b or s.due_b == 0:
        return False
    replacing = s.replacing
    lowest = s.lowest
    replace(s, material)
    complete = can_complete(s)
    if material == s.a:
        s.due_a += 1
    else:
        s.due_b += 1
    s.replacing = replacing
    s.lowest = lowest
    s.to_give = 0
    return complete


def replace(s: MedurisState, material: i64) -> None:
    """Takes one chip off what is due directly; three others are to be given."""
    if material == s.a:
        s.due_a -= 1
    else:
        s.due_b -= 1
    if s.replacing != material:
        s.lowest = 0
    s.replacing = material
    s.to_give = 3


def may_give(s: MedurisState, material: i64) -> bool:
    """Whether this chip may be given next, for a replacement or a swap."""
    if material == s.replacing or material < s.lowest or held(s, material) == 0:
        return False
    lowest = s.lowest
    at = STOCK + 4 * s.asked + material
    s.d[at] -= 1
    s.lowest = material
    s.to_give -= 1
    complete = can_complete(s)
    s.d[at] += 1
    s.lowest = lowest
    s.to_give += 1
    return complete


def give_chip(s: MedurisState, material: i64) -> None:
    """MED-SWAP-11 A chip goes to its pile as it is given."""
    give(s.d, s.asked, material, 1)
    s.lowest = material
    s.to_give -= 1


def may_pay(s: MedurisState) -> bool:
    """Whether everything not replaced is there."""
    return held(s, s.a) >= s.due_a and held(s, s.b) >= s.due_b


def pay_direct(s: MedurisState) -> None:
    """Pays everything not replaced."""
    give(s.d, s.asked, s.a, s.due_a)
    if s.b != NO_MATERIAL:
        give(s.d, s.asked, s.b, s.due_b)


def only_paying(s: MedurisState) -> bool:
    """Whether paying is the only choice, so that it needs no asking."""
    return may_pay(s) and not may_replace(s, s.a) and not may_replace(s, s.b)


def may_swap(s: MedurisState, material: i64) -> bool:
    """MED-SWAP-04 A chip in the pile, and three of other materials in the stock."""
    return s.d[PILE + material] > 0 and chips_held(s.d, s.asked) - held(s, material) >= 3
