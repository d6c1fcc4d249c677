"""Whether farm animals can be housed: exact, and by arithmetic alone (CAV-ANIMALS-14).

Rooms that take one species only are filled first: nothing else could use them. What is left are
units for one species each, of capacity 16, 8, 4 or 2, and single places for any animal. Since each
capacity divides the next, filling the largest unit with the most numerous species left is best: as
long as some species fills a unit, it does not matter which; when none does, the largest rest gains
most."""

from dolmen.core.native import i64, vec
from dolmen.games.caverna.data import (
    BOAR,
    BREAKFAST_ROOM,
    CATTLE,
    CUDDLE_ROOM,
    DOG,
    DONKEY,
    MIXED_DWELLING,
    SHEEP,
    STUBBLE_ROOM,
)
from dolmen.games.caverna.state import (
    BARE_MEADOWS,
    DWARFS,
    EMPTY_FIELDS,
    FOREST_STABLES,
    ORE_MINES,
    PASTURES,
    RUBY_MINES,
    STABLED_MEADOWS,
    owns,
)


def housed(d: vec[i64], p: i64) -> bool:
    """CAV-ANIMALS-27 Whether some arrangement houses all farm animals of a seat."""
    return fits(d, p, 0)


def fits(d: vec[i64], p: i64, newborns: i64) -> bool:
    """CAV-HARVEST-16, CAV-ANIMALS-17, CAV-ANIMALS-18, CAV-ANIMALS-19, CAV-ANIMALS-20, CAV-MINES-08
    The same with one more of each species in a set: mines, rooms, stables and dogs take what they
    take, and only what is left needs pastures and single places."""
    sheep = d[p + SHEEP] + (newborns & 1)
    donkeys = d[p + DONKEY] + (newborns >> 1 & 1) - d[p + ORE_MINES] - d[p + RUBY_MINES]
    boars = d[p + BOAR] + (newborns >> 2 & 1) - d[p + FOREST_STABLES]
    cattle = d[p + CATTLE] + (newborns >> 3 & 1)
    if owns(d, p, CUDDLE_ROOM):
        sheep -= d[p + DWARFS]
    if owns(d, p, BREAKFAST_ROOM):
        cattle -= 3
    dogs = d[p + DOG]
    bare = d[p + BARE_MEADOWS]
    if dogs > 0 and bare > 0:
        # CAV-ANIMALS-21, CAV-ANIMALS-23 One dog a meadow watches two sheep, and nothing else; every
        # further dog one more.
        sheep -= dogs + (bare if bare < dogs else dogs)
        dogs = 0
    singles = d[p + STABLED_MEADOWS]
    if owns(d, p, STUBBLE_ROOM):
        singles += d[p + EMPTY_FIELDS]
    pairs: i64 = 2 if owns(d, p, MIXED_DWELLING) else 1
    if spread(d, p, sheep, donkeys, boars, cattle, pairs, singles, -1):
        return True
    if dogs == 0 or sheep <= 0:
        return False
    # All dogs on one place: a meadow with a stable, or a pasture that holds fewer than they watch.
    if d[p + STABLED_MEADOWS] > 0 and spread(
        d, p, sheep - dogs - 1, donkeys, boars, cattle, pairs, singles - 1, -1
    ):
        return True
    size: i64 = 0
    capacity: i64 = 2
    while size < 4:
        if (
            dogs + 1 > capacity
            and d[p + PASTURES + size] > 0
            and spread(d, p, sheep - dogs - 1, donkeys, boars, cattle, pairs, singles, size)
        ):
            return True
        size += 1
        capacity += capacity
    return False


def over(animals: i64, room: i64) -> i64:
    """The animals that a room does not take."""
    if animals > room:
        return animals - room
    return 0


def spread(
    d: vec[i64],
    p: i64,
    sheep: i64,
    donkeys: i64,
    boars: i64,
    cattle: i64,
    pairs: i64,
    singles: i64,
    watched: i64,
) -> bool:
    """CAV-ANIMALS-15, CAV-COMPONENTS-03 Whether what is left of each species fits the pastures (but
    one that dogs watch), the pairs of entrance and mixed dwelling, and the single places."""
    a = over(sheep, 0)
    b = over(donkeys, 0)
    c = over(boars, 0)
    e = over(cattle, 0)
    if a + b + c + e <= singles:
        return True
    size: i64 = 3
    capacity: i64 = 16
    while size >= 0:
        units = d[p + PASTURES + size]
        if size == 0:
            units += pairs
        if size == watched:
            units -= 1
        while units > 0:
            if a >= b and a >= c and a >= e:
                a = over(a, capacity)
            elif b >= c and b >= e:
                b = over(b, capacity)
            elif c >= e:
                c = over(c, capacity)
            else:
                e = over(e, capacity)
            units -= 1
        size -= 1
        capacity >>= 1
    return a + b + c + e <= singles
