"""What a seat of Druides believes of cards that it cannot see.

A world that the rules allow (DRU-COMP-12) has any gem at any place, as if players laid them without
looking. But who has a servant at a place lays gems there that fit it. So a world is dealt on
towards what players do, by what everybody may see: whose servants lie where. What the seat knows
stays as it is, and so does every number of cards."""

from typing import Final

from dolmen.core.native import i64, u8, vec
from dolmen.core.rng import Rng
from dolmen.games.druides.data import BIT, GEMS, KIND_OF, NUMBERS
from dolmen.games.druides.places import has_rival, has_servant
from dolmen.games.druides.state import (
    AT_PLACE,
    BY_RITUAL,
    DECK,
    DISCARDED,
    GEM_AT,
    IN_DECK,
    PLACE,
    give_gem,
    take_gem,
)

# What the weights of beliefs are called, in their order: of a hundred hidden gems that do not fit
# the place where they lie, how many are taken for ones that do.
NAMES: Final[tuple[str, ...]] = (
    "fits_theirs",  # where servants of others lie alone
    "fits_shared",  # where own servants lie as well
    "fits_early",  # where no servant lies
    "fits_mine",  # where own servants lie alone
)
FITS_THEIRS: Final = 0
FITS_SHARED: Final = 1
FITS_EARLY: Final = 2
FITS_MINE: Final = 3
PER_CENT: Final = 100


def believe(d: vec[u8], seat: i64, rng: Rng, w: vec[i64], first: i64) -> None:
    """Exchanges gems of others at places for ones that fit, in a world that `determinize` drew for
    this seat; `first` is the place of the first weight of beliefs."""
    gem: i64
    for gem in range(GEMS):
        mark = i64(d[GEM_AT + gem])
        # Who laid it is the rest by four; what tells places apart is public.
        if mark < AT_PLACE or mark >= DISCARDED or mark & 3 == seat:
            continue
        slot = (mark >> 2) - 1
        kind = i64(d[PLACE + slot])
        if i64(KIND_OF[gem]) == kind or rng.below(PER_CENT) >= w[first + place_case(d, seat, slot)]:
            continue
        other = loose_gem(d, seat, kind, rng)
        if other < GEMS:
            exchange_gems(d, gem, other)


def place_case(d: vec[u8], seat: i64, slot: i64) -> i64:
    """Which weight a place has, by whose servants lie there."""
    if has_rival(d, seat, slot):
        return FITS_SHARED if has_servant(d, seat, slot) else FITS_THEIRS
    return FITS_MINE if has_servant(d, seat, slot) else FITS_EARLY


def loose_gem(d: vec[u8], seat: i64, kind: i64, rng: Rng) -> i64:
    """Any gem of that kind that the seat cannot see and that lies at no place; GEMS if there is
    none."""
    found: i64 = GEMS
    count: i64 = 0
    gem: i64
    for gem in range(NUMBERS * kind, NUMBERS * kind + NUMBERS):
        if is_loose(i64(d[GEM_AT + gem]), seat):
            count += 1
            if rng.below(count) == 0:
                found = gem
    return found


def is_loose(mark: i64, seat: i64) -> bool:
    """Whether a gem with that mark is in the hand of another, in the deck, or discarded face down
    by another."""
    if mark < AT_PLACE:
        return mark != seat
    return mark == IN_DECK or (DISCARDED <= mark < BY_RITUAL and mark != DISCARDED + seat)


def exchange_gems(d: vec[u8], placed: i64, loose: i64) -> None:
    """Lays the loose gem where the other lies, and that one where the loose one was."""
    place = i64(d[GEM_AT + placed])
    mark = i64(d[GEM_AT + loose])
    if mark < AT_PLACE:
        give_gem(d, mark, loose, place)
        take_gem(d, mark, placed)
        return
    d[GEM_AT + loose] = u8(place)
    d[GEM_AT + placed] = u8(mark)
    if mark == IN_DECK:
        d[DECK + (loose >> 3)] ^= BIT[loose]
        d[DECK + (placed >> 3)] ^= BIT[placed]
