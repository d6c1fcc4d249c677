"""Many numbers at once, for whatever writes observations and masks: copied, looked up, laid out by
the bits of a set, packed into bits.

Compiled, each checks the ends of what it reads and writes once and then goes through it with no
further question: mypyc cannot write that, so `engine.tune` puts it before what mypyc wrote. Where
an end is outside, what stands here is done instead, number by number, up to the IndexError. So it
is where a table of bytes has no place for each of them, all 256."""

from typing import Final

from dolmen.core.buffers import Buffer, Mask, fitting
from dolmen.core.native import i16, i64, u8, vec

BIT: Final = vec[u8]([u8(2**n) for n in range(8)])


def widen(source: vec[u8], first: i64, count: i64, out: Buffer, at: i64) -> None:
    """Bytes as numbers."""
    i: i64
    for i in range(count):
        out[at + i] = i16(i64(source[first + i]))


def look_up(
    table: Buffer, row: i64, source: vec[u8], first: i64, count: i64, out: Buffer, at: i64
) -> None:
    """What stands in a row of a table for each of so many bytes."""
    i: i64
    for i in range(count):
        out[at + i] = table[row + i64(source[first + i])]


def translate(
    table: Mask, row: i64, source: vec[u8], first: i64, count: i64, out: Buffer, at: i64
) -> None:
    """The same for bytes that stand for bytes. Those below 64 are looked up many at a time, where
    the processor can."""
    i: i64
    for i in range(count):
        out[at + i] = i16(i64(table[row + i64(source[first + i])]))


def look_round(
    table: Mask, source: vec[u8], first: i64, count: i64, start: i64, out: Buffer, at: i64
) -> None:
    """The same for bytes that lie in a round, with the one at `start` first."""
    i: i64
    for i in range(at, at + count):
        out[i] = i16(i64(table[i64(source[first + start])]))
        start += 1
        if start == count:
            start = 0


def tally(
    table: vec[i64],
    source: vec[u8],
    first: i64,
    size: i64,
    count: i64,
    start: i64,
    kinds: i64,
    out: Buffer,
    at: i64,
) -> None:
    """How often each kind is found in each of so many groups of bytes, kind after kind. A table
    says of a byte which kind it is, as a 1 in the byte of that kind in a word. Groups lie in a
    round, and the one at `start` comes first."""
    i: i64
    k: i64
    for i in range(at, at + count):
        found: i64 = 0
        for k in range(first + size * start, first + size * (start + 1)):
            found += table[i64(source[k])]
        for k in range(kinds):
            out[i + count * k] = i16(found >> 8 * k & 255)
        start += 1
        if start == count:
            start = 0


def fit(source: vec[i64], first: i64, count: i64, out: Buffer, at: i64) -> None:
    """Machine words as numbers of an observation."""
    i: i64
    for i in range(count):
        out[at + i] = fitting(source[first + i])


def lay(members: i64, number: i16, count: i64, out: Buffer, at: i64) -> None:
    """That number for each member of a set of bits, 0 for all others."""
    i: i64
    for i in range(count):
        out[at + i] = number if members >> i & 1 != 0 else 0


def add(members: i64, number: i16, count: i64, out: Buffer, at: i64) -> None:
    """That number more for each member of a set of bits."""
    i: i64
    for i in range(count):
        if members >> i & 1 != 0:
            out[at + i] += number


def pack(moves: Buffer, count: i64, size: i64, bits: vec[u8], at: i64) -> None:
    """So many ascending moves as the bits of so many bytes, the lowest move first."""
    i: i64
    for i in range(at, at + size):
        bits[i] = 0
    for i in range(count):
        move = i64(moves[i])
        bits[at + (move >> 3)] |= BIT[move & 7]


def wipe(bits: Mask, at: i64, size: i64) -> None:
    """Nothing is marked in so many bytes any more."""
    i: i64
    for i in range(at, at + size):
        bits[i] = 0


def mark(members: i64, first: i64, bits: Mask, at: i64) -> None:
    """Marks the members of a set among bits that begin in that byte, counted from bit `first`."""
    move = first
    while members != 0:
        if members & 1 != 0:
            bits[at + (move >> 3)] |= BIT[move & 7]
        members >>= 1
        move += 1
