"""Geometry and prices: runs of huts, settlement factors, and what a stock can pay."""

from dolmen.core.native import i64, u8, vec
from dolmen.games.meduris.data import PAIR_A, PAIR_B
from dolmen.games.meduris.state import (
    BUILDING,
    FIRST,
    HUT,
    PAIR,
    RUN,
    SECOND,
    STOCK,
    UNBUILT,
    MedurisState,
    ahead,
    chips_held,
    is_hut,
)


def factor(d: vec[u8], field: i64) -> i64:
    """MED-SETTLE-02, MED-SETTLE-04 The size of the run a hut on this unbuilt field would be in."""
    return i64(d[RUN + field] + d[RUN + field + 2]) + 1


def run_size(d: vec[u8], field: i64) -> i64:
    """The huts of the run that a hut is in, 0 where no hut stands."""
    return i64(d[RUN + 1 + field])


def build_hut(s: MedurisState, field: i64, seat: i64) -> None:
    """Places a hut and writes the size of its run at every hut of it."""
    d = s.d
    size = u8(factor(d, field))
    d[BUILDING + field] = u8(HUT + seat)
    mark_run(s, field, size)
    back = behind(s, field)
    while is_hut(d, back):
        mark_run(s, back, size)
        back = behind(s, back)
    front = ahead(s, field)
    while is_hut(d, front):
        mark_run(s, front, size)
        front = ahead(s, front)


def mark_run(s: MedurisState, field: i64, size: u8) -> None:
    """Writes a run size at a field; the fields beside the river are repeated across it."""
    d = s.d
    d[RUN + 1 + field] = size
    if field == 0:
        d[RUN + 1 + s.fields] = size
    if field == s.fields - 1:
        d[RUN] = size


def behind(s: MedurisState, field: i64) -> i64:
    """The next field counter-clockwise."""
    return s.fields - 1 if field == 0 else field - 1


def next_hut(s: MedurisState, field: i64) -> i64:
    """MED-DRUID-04 The first hut strictly ahead, the one on this field itself after a whole lap;
    -1 if there is none. From field -1 on, the first one from field 0."""
    d = s.d
    at = field
    _lap: i64
    for _lap in range(s.fields):
        at += 1
        if at == s.fields:
            at = 0
        if is_hut(d, at):
            return at
    return -1


def most_payable(d: vec[u8], seat: i64, a: i64, b: i64) -> i64:
    """MED-SWAP-10 How many of both materials a stock covers at most, three others for each that is
    missing: 3 x missing <= spare, solved for the number, first with only the scarcer one short."""
    low = i64(d[STOCK + 4 * seat + a])
    high = i64(d[STOCK + 4 * seat + b])
    if low > high:
        low, high = high, low
    total = chips_held(d, seat)
    count = (total + 2 * low) >> 2
    if count <= high:
        return count
    return (total + 2 * (low + high)) // 6


def purse(d: vec[u8], seat: i64) -> i64:
    """What a stock can pay at most of each pair of materials, five bits a pair."""
    packed: i64 = 0
    pair: i64
    for pair in range(6):
        packed |= most_payable(d, seat, PAIR_A[pair], PAIR_B[pair]) << (5 * pair)
    return packed


def covers(d: vec[u8], purse: i64, field: i64, count: i64) -> bool:
    """Whether a purse holds that many of both materials of a field."""
    return (purse >> i64(d[PAIR + field])) & 31 >= count


def one_payable(d: vec[u8], seat: i64, a: i64) -> bool:
    """MED-SWAP-09 Whether a stock covers one chip of a material, or three of the others."""
    have = i64(d[STOCK + 4 * seat + a])
    return have > 0 or chips_held(d, seat) >= 3


def both_payable(d: vec[u8], seat: i64, field: i64, count: i64) -> bool:
    """MED-SWAP-10 Whether a seat can pay that many of both materials of a field."""
    return most_payable(d, seat, i64(d[FIRST + field]), i64(d[SECOND + field])) >= count


def unbuilt(d: vec[u8], field: i64) -> bool:
    """Whether a field has neither hut nor temple."""
    return d[BUILDING + field] == UNBUILT
