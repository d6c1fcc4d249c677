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


# Tables of as many bytes as fit into registers, and of less; bytes that stand in them and not.
@pytest.mark.parametrize(("rows", "most"), [(300, 64), (300, 256), (64, 64), (40, 40)])
@pytest.mark.parametrize("count", [0, 1, 15, 16, 17, 32, 54])
def test_bytes_stand_for_bytes(rows: int, most: int, count: int) -> None:
    table = [ANY.randrange(256) for _ in range(rows + 5)]
    source = [ANY.randrange(most) for _ in range(60)]
    out = buffer([-7] * 60)
    blocks.translate(packed_bytes(table), 5, packed_bytes(source), 1, count, out, EDGES)
    due = [table[5 + one] for one in source[1 : 1 + count]]
    assert listed(out) == around(due, [-7] * 60)


@pytest.mark.parametrize("rows", [256, 8])
@pytest.mark.parametrize("start", [0, 1, 3])
def test_bytes_are_looked_up_in_a_round(rows: int, start: int) -> None:
    table = [ANY.randrange(256) for _ in range(rows)]
    source = [ANY.randrange(rows) for _ in range(9)]
    out = buffer([-7] * 20)
    blocks.look_round(packed_bytes(table), packed_bytes(source), 2, 4, start, out, EDGES)
    due = [table[source[2 + (start + i) % 4]] for i in range(4)]
    assert listed(out) == around(due, [-7] * 20)


@pytest.mark.parametrize("rows", [256, 8])
@pytest.mark.parametrize("start", [0, 2])
def test_kinds_are_tallied_group_by_group_in_a_round(rows: int, start: int) -> None:
    kinds, size, groups = 4, 6, 3
    table = [0, 1, 2**8, 2**16, 2**24, 1, 0, 2**8] + [0] * (rows - 8)
    found = [ANY.randrange(8) for _ in range(2 + size * groups)]
    out = buffer([-7] * 20)
    blocks.tally(words(table), packed_bytes(found), 2, size, groups, start, kinds, out, EDGES)
    of_kind = [{1, 5}, {2, 7}, {3}, {4}]
    order = [(start + i) % groups for i in range(groups)]
    due = [
        sum(one in of_kind[kind] for one in found[2 + size * group : 2 + size * (group + 1)])
        for kind in range(kinds)
        for group in order
    ]
    assert listed(out) == around(due, [-7] * 20)


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


@pytest.mark.parametrize("first", [0, 5, 7, 63, 64, 70])
def test_members_of_a_set_are_marked(first: int) -> None:
    """Among what is marked already, across bytes and words, up to the last byte."""
    size = 16
    for _ in range(20):
        members = ANY.randrange(2 ** min(55, 8 * size - first))
        before = [ANY.randrange(256) for _ in range(EDGES + size)]
        bits = packed_bytes(before)
        blocks.mark(members, first, bits, EDGES)
        word = int.from_bytes(bytes(before[EDGES:]), "little") | members << first
        assert listed(bits) == before[:EDGES] + list(word.to_bytes(size, "little"))


def test_a_row_is_wiped() -> None:
    bits = packed_bytes([255] * 16)
    blocks.wipe(bits, EDGES, 8)
    assert listed(bits) == [255] * EDGES + [0] * 8 + [255] * 5


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
    "translate": lambda out: blocks.translate(
        packed_bytes([1] * 256), 0, packed_bytes([1] * 20), 0, 20, out, 0
    ),
    "translate-row": lambda out: blocks.translate(
        packed_bytes([1] * 256), 200, packed_bytes([60] * 9), 0, 4, out, 0
    ),
    "translate-byte": lambda out: blocks.translate(
        packed_bytes([1] * 70), 0, packed_bytes([1, 1, 71]), 0, 3, out, 0
    ),
    "look_round": lambda out: blocks.look_round(
        packed_bytes([0] * 256), packed_bytes([0] * 9), 0, 9, 1, out, 0
    ),
    "look_round-from": lambda out: blocks.look_round(
        packed_bytes([0] * 256), packed_bytes([0] * 3), 0, 4, 1, out, 0
    ),
    "look_round-row": lambda out: blocks.look_round(
        packed_bytes([0] * 8), packed_bytes([8] * 4), 0, 4, 1, out, 0
    ),
    "tally": lambda out: blocks.tally(
        words([1] * 256), packed_bytes([1] * 9), 0, 3, 3, 0, 3, out, 0
    ),
    "tally-from": lambda out: blocks.tally(
        words([1] * 256), packed_bytes([1] * 8), 0, 3, 3, 0, 2, out, 0
    ),
    "tally-row": lambda out: blocks.tally(words([1]), packed_bytes([1] * 9), 0, 3, 3, 0, 2, out, 0),
    "wipe": lambda out: blocks.wipe(packed_bytes([0] * 8), 1, 8),
    "mark": lambda out: blocks.mark(3, 63, packed_bytes([0] * 8), 0),
    "mark-at": lambda out: blocks.mark(1, 0, packed_bytes([0] * 8), 8),
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
