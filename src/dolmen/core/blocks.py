"""Many numbers at once, for whatever writes observations and masks: copied, looked up, laid out by
the bits of a set, packed into bits.

Compiled, each checks the ends of what it reads and writes once and then goes through it with no
further question: mypyc cannot write that, so `engine.tune` puts it before what mypyc wrote. Where
an end is outside, what stands here is done instead, number by number, up to the IndexError. So it
is where a table of bytes has no place for each of them, all 256."""

from typing import Final

from dolmen.core.game import Buffer, fitting
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


def total(table: vec[i64], source: vec[u8], first: i64, count: i64) -> i64:
    """The sum of what a table says of each of so many bytes."""
    found: i64 = 0
    i: i64
    for i in range(count):
        found += table[i64(source[first + i])]
    return found


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
