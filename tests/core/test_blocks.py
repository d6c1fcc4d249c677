"""Many numbers at once: as number by number, within what is there and nothing beyond it."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from dolmen.core import blocks
from dolmen.core.game import new_buffer, new_mask
from dolmen.core.judge import new_numbers

EDGES = 3
ANY = random.Random(5)


def buffer(numbers: list[int]) -> Any:
    """Numbers of 16 bits, as the engine of this process has them."""
    return filled(new_buffer(len(numbers)), numbers)


def packed_bytes(numbers: list[int]) -> Any:
    """Bytes, likewise."""
    return filled(new_mask(len(numbers)), numbers)


def words(numbers: list[int]) -> Any:
    """Machine words, likewise."""
    return new_numbers(numbers)


def filled(vec: Any, numbers: list[int]) -> Any:
    for i, number in enumerate(numbers):
        vec[i] = number
    return vec


def listed(vec: Any) -> list[int]:
    return [vec[i] for i in range(len(vec))]


def around(written: list[int], before: list[int]) -> list[int]:
    """What a buffer holds once these stand in it, from EDGES on."""
    return before[:EDGES] + written + before[EDGES + len(written) :]


@pytest.mark.parametrize("count", [0, 1, 6, 8, 12, 54])
def test_bytes_become_numbers(count: int) -> None:
    source = [ANY.randrange(256) for _ in range(60)]
    out = buffer([-7] * 60)
    blocks.widen(packed_bytes(source), 2, count, out, EDGES)
    assert listed(out) == around(source[2 : 2 + count], [-7] * 60)


@pytest.mark.parametrize("rows", [256, 300, 40])
def test_bytes_are_looked_up(rows: int) -> None:
    table = [ANY.randrange(-(2**15), 2**15) for _ in range(rows + 5)]
    source = [ANY.randrange(min(rows, 256)) for _ in range(60)]
    out = buffer([-7] * 60)
    blocks.look_up(buffer(table), 5, packed_bytes(source), 1, 54, out, EDGES)
    assert listed(out) == around([table[5 + one] for one in source[1:55]], [-7] * 60)


@pytest.mark.parametrize("rows", [256, 8])
def test_what_a_table_says_of_bytes_is_summed(rows: int) -> None:
    table = [ANY.randrange(2**40) for _ in range(rows)]
    source = [ANY.randrange(rows) for _ in range(9)]
    found = blocks.total(words(table), packed_bytes(source), 2, 6)
    assert found == sum(table[one] for one in source[2:8])


def test_words_are_cut_to_what_an_observation_holds() -> None:
    out = buffer([-7] * 10)
    blocks.fit(words([5, 2**15, 2**15 - 1, -(2**15) - 1, -(2**40), 9]), 1, 4, out, EDGES)
    assert listed(out) == around([2**15 - 1, 2**15 - 1, -(2**15), -(2**15)], [-7] * 10)


@pytest.mark.parametrize("count", [0, 1, 7, 8, 24, 48, 51])
@pytest.mark.parametrize("number", [1, 11, -1])
def test_members_of_a_set_are_laid_out_and_added(count: int, number: int) -> None:
    members, more = ANY.randrange(2**51), ANY.randrange(2**51)
    out = buffer([-7] * 60)
    blocks.lay(members, number, count, out, EDGES)
    laid = [number if members >> i & 1 else 0 for i in range(count)]
    assert listed(out) == around(laid, [-7] * 60)
    blocks.add(more, 3, count, out, EDGES)
    added = [one + 3 * (more >> i & 1) for i, one in enumerate(laid)]
    assert listed(out) == around(added, [-7] * 60)
    blocks.add(0, 3, count, out, EDGES)
    assert listed(out) == around(added, [-7] * 60)


@pytest.mark.parametrize("size", [8, 64, 88, 5])
def test_moves_are_packed_into_bits(size: int) -> None:
    for _ in range(20):
        moves = sorted(ANY.sample(range(8 * size), ANY.randrange(min(40, 8 * size))))
        bits = packed_bytes([255] * (size + 2 * EDGES))
        blocks.pack(buffer([*moves, 0, 0]), len(moves), size, bits, EDGES)
        found = listed(bits)
        marked = [8 * i + k for i in range(size) for k in range(8) if found[EDGES + i] >> k & 1]
        assert marked == moves
        assert found[:EDGES] == found[-EDGES:] == [255] * EDGES


# What each would do with an end outside: nothing is read or written there.
OUTSIDE: dict[str, Callable[[Any], object]] = {
    "widen": lambda out: blocks.widen(packed_bytes([1] * 9), 0, 9, out, 0),
    "widen-from": lambda out: blocks.widen(packed_bytes([1] * 3), 0, 4, out, 0),
    "look_up": lambda out: blocks.look_up(
        buffer([1] * 256), 0, packed_bytes([1] * 9), 0, 9, out, 0
    ),
    "look_up-row": lambda out: blocks.look_up(
        buffer([1] * 256), 250, packed_bytes([9] * 9), 0, 4, out, 0
    ),
    "total": lambda out: blocks.total(words([1] * 4), packed_bytes([1] * 3), 0, 4),
    "total-row": lambda out: blocks.total(words([1] * 4), packed_bytes([4] * 3), 0, 3),
    "fit": lambda out: blocks.fit(words([1] * 9), 0, 9, out, 0),
    "fit-from": lambda out: blocks.fit(words([1] * 3), 0, 4, out, 0),
    "lay": lambda out: blocks.lay(255, 1, 9, out, 0),
    "add": lambda out: blocks.add(511, 1, 9, out, 0),
    "pack": lambda out: blocks.pack(buffer([64]), 1, 8, packed_bytes([0] * 8), 0),
    "pack-from": lambda out: blocks.pack(buffer([1]), 2, 8, packed_bytes([0] * 8), 0),
    "pack-into": lambda out: blocks.pack(buffer([1]), 1, 16, packed_bytes([0] * 8), 0),
}


@pytest.mark.parametrize("name", OUTSIDE)
def test_an_end_outside_is_refused(name: str) -> None:
    with pytest.raises(IndexError):
        OUTSIDE[name](buffer([0] * 8))
