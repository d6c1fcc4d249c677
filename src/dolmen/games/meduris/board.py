"""Geometry and prices: runs of huts, settlement factors, and what a stock can pay."""

from typing import Final

from dolmen.core.native import i64, u8, vec
from dolmen.games.meduris.state import (
    BUILDING,
    FIELD_COUNT,
    FIRST,
    HUT,
    MATERIAL_CELLS,
    NO_FIELD,
    RUN,
    SECOND,
    STOCK,
    ahead,
    is_hut,
)

# What a purse says of a pair of materials: five bits, from the place of the pair on.
MOST: Final = (1 << 5) - 1


def factor(d: vec[u8], field: i64) -> i64:
    """MED-SETTLE-02, MED-SETTLE-04 The size of the run a hut on this unbuilt field would be in,
    whoever owns the others (MED-SETTLE-05)."""
    return i64(d[RUN + field] + d[RUN + field + 2]) + 1


def run_size(d: vec[u8], field: i64) -> i64:
    """MED-SETTLE-01 The huts of the run that a hut is in, 0 where no hut stands: temples and
    unbuilt fields end a run (MED-TEMPLE-04), the river does not."""
    return i64(d[RUN + 1 + field])


def build_hut(d: vec[u8], field: i64, seat: i64) -> None:
    """Places a hut and writes the size of its run at every hut of it."""
    size = u8(factor(d, field))
    d[BUILDING + field] = u8(HUT + seat)
    mark_run(d, field, size)
    back = behind(d, field)
    while is_hut(d, back):
        mark_run(d, back, size)
        back = behind(d, back)
    front = ahead(d, field)
    while is_hut(d, front):
        mark_run(d, front, size)
        front = ahead(d, front)


def mark_run(d: vec[u8], field: i64, size: u8) -> None:
    """Writes a run size at a field; the fields beside the river are repeated across it."""
    d[RUN + 1 + field] = size
    if field == 0:
        d[RUN + 1 + i64(d[FIELD_COUNT])] = size
    if field + 1 == i64(d[FIELD_COUNT]):
        d[RUN] = size


def behind(d: vec[u8], field: i64) -> i64:
    """MED-SETUP-04 The next field counter-clockwise."""
    return i64(d[FIELD_COUNT]) - 1 if field == 0 else field - 1


def next_hut(d: vec[u8], place: i64) -> i64:
    """MED-DRUID-04, MED-DRUID-05 The first hut strictly ahead, the one on this field itself after a
    whole lap (MED-DRUID-08); from the steps the first one from field 0 (MED-DRUID-03). NO_FIELD if
    there is none."""
    fields = i64(d[FIELD_COUNT])
    at = place
    _lap: i64
    for _lap in range(fields):
        at += 1
        if at >= fields:
            at = 0
        if is_hut(d, at):
            return at
    return NO_FIELD


def most_payable(total: i64, one: i64, other: i64) -> i64:
    """MED-SWAP-10 How many of both materials a stock covers at most, with so many chips in all and
    so many of the two: three others for each that is missing. 3 x missing <= spare, solved for the
    number, first with only the scarcer one short."""
    low: i64 = one if one < other else other
    high = one + other - low
    count = (total + 2 * low) >> 2
    if count <= high:
        return count
    return (total + 2 * (low + high)) // 6


def purse(d: vec[u8], seat: i64) -> i64:
    """MED-SWAP-10 What a stock can pay at most of each pair of materials, five bits a pair."""
    at = STOCK + MATERIAL_CELLS * seat
    wood = i64(d[at])
    wool = i64(d[at + 1])
    copper = i64(d[at + 2])
    stone = i64(d[at + 3])
    total = wood + wool + copper + stone
    if total < 2:
        return 0  # two chips are the least that any price takes
    return (
        most_payable(total, wood, wool)
        | most_payable(total, wood, copper) << 5
        | most_payable(total, wood, stone) << 10
        | most_payable(total, wool, copper) << 15
        | most_payable(total, wool, stone) << 20
        | most_payable(total, copper, stone) << 25
    )


def one_payable(total: i64, have: i64) -> bool:
    """MED-SWAP-09 Whether a stock covers one chip of a material, or three of the others."""
    return have > 0 or total >= 3


def shows(d: vec[u8], field: i64, material: i64) -> bool:
    """MED-SETUP-04 Whether a field shows that material."""
    return i64(d[FIRST + field]) == material or i64(d[SECOND + field]) == material
