"""Packed memory of the engine that NumPy reads in place: moves and observations are numbers of 16
bits, masks and positions bytes. Interpreted they are lists."""

from dolmen.core.description import HIGHEST, LOWEST
from dolmen.core.native import i16, i64, u8, vec

Buffer = vec[i16]
Mask = vec[u8]


def new_buffer(count: i64) -> Buffer:
    """A buffer for the moves of a table of that many."""
    return vec[i16]([0] * count)


def new_mask(count: i64) -> Mask:
    """A mask for so many moves."""
    return vec[u8]([u8(0)] * count)


def fitting(number: i64) -> i16:
    """A number as an observation holds it: what passes 16 bits looks like the last before."""
    if number > HIGHEST:
        return HIGHEST
    if number < LOWEST:
        return LOWEST
    return i16(number)
