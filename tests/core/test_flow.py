"""The flow machine by itself: what the six combinators let start, in which order, and what is
given without being asked."""

from typing import Final

import pytest

from dolmen.core.flow import (
    NOTHING,
    Book,
    Part,
    any_of,
    close_flow,
    descend,
    do,
    finished,
    gift_pending,
    may,
    offer,
    one_of,
    open_flow,
    seq,
    set_progress,
    settle,
    then,
    top_node,
    top_progress,
)
from dolmen.core.native import i64, vec

GIFT, OTHER_GIFT, LAY, SOW, GROW = range(5)
GIFTS: Final = 0b11
ALL: Final = 0b11111


def blank() -> vec[i64]:
    """Nine zeros in the vec of the build that runs: the arguments of nine atoms without any."""
    return Book({str(i): do(LAY) for i in range(9)}, GIFTS).arg


class Running:
    """A flow that is being carried out, its stack at the start of a vec."""

    def __init__(self, flow: Part, loose: bool = False) -> None:
        self.book = Book({"flow": flow}, GIFTS)
        self.d = blank()
        self.loose = loose
        open_flow(self.d, 0, 0)

    def offers(self) -> list[int]:
        """The atoms that may start."""
        found = offer(self.book, self.d, 0, self.loose)
        return [atom for atom in range(5) if found >> atom & 1]

    def start(self, *atoms: int) -> None:
        """Carries out atoms, one after the other."""
        for atom in atoms:
            node = descend(self.book, self.d, 0, atom, self.loose)
            assert self.book.atom[node] == atom

    def given(self, ready: int = ALL, eager: int = GIFTS) -> int:
        """The gift that is due without a choice, -1 for none."""
        node = settle(self.book, self.d, 0, ready, eager)
        return NOTHING if node == NOTHING else int(self.book.atom[node])


def test_all_in_order_each_only_after_the_one_before() -> None:
    running = Running(seq(do(LAY), do(SOW), do(GROW)))
    assert running.offers() == [LAY]
    running.start(LAY)
    assert running.offers() == [SOW]
    running.start(SOW, GROW)
    assert running.offers() == []


def test_what_may_be_done_is_passed_over_by_nobody_but_its_owner() -> None:
    running = Running(seq(do(LAY), may(do(SOW))))
    running.start(LAY)
    assert running.offers() == [SOW]
    running.start(SOW)
    assert finished(running.book, running.d[1])


@pytest.mark.parametrize("order", [(LAY, SOW, GROW), (GROW, LAY, SOW), (SOW, GROW, LAY)])
def test_and_or_in_any_order(order: tuple[int, ...]) -> None:
    running = Running(any_of(do(LAY), do(SOW), do(GROW)))
    left = [LAY, SOW, GROW]
    for atom in order:
        assert running.offers() == left
        running.start(atom)
        left.remove(atom)
    assert running.offers() == []


def test_and_then_or_in_the_printed_order() -> None:
    running = Running(then(do(LAY), do(SOW), do(GROW)))
    assert running.offers() == [LAY, SOW, GROW]
    running.start(SOW)
    assert running.offers() == [GROW]


def test_or_is_exactly_one_and_read_loosely_several() -> None:
    strict = Running(one_of(do(LAY), do(SOW)))
    assert strict.offers() == [LAY, SOW]
    strict.start(SOW)
    assert strict.offers() == []
    loose = Running(one_of(do(LAY), do(SOW)), loose=True)
    loose.start(SOW)
    assert loose.offers() == [LAY]


def test_a_part_inside_is_left_for_what_comes_after_it() -> None:
    running = Running(then(any_of(do(LAY), do(SOW)), do(GROW)))
    running.start(LAY)
    assert (running.d[0], running.offers()) == (2, [SOW, GROW])
    running.start(GROW)
    assert (running.d[0], running.offers()) == (1, [])


def test_a_part_inside_that_is_finished_is_taken_off() -> None:
    running = Running(then(any_of(do(LAY), do(SOW)), do(GROW)))
    running.start(SOW, LAY)
    assert running.d[0] == 2
    assert running.given() == NOTHING
    assert (running.d[0], running.offers()) == (1, [GROW])


def test_gifts_in_an_order_come_by_themselves_those_that_are_there() -> None:
    running = Running(seq(do(GIFT), do(OTHER_GIFT), do(LAY)))
    assert running.given(ready=0b10) == OTHER_GIFT
    assert running.given(ready=0b10) == NOTHING
    behind = Running(then(do(LAY), do(GIFT)))
    assert behind.given() == NOTHING
    assert gift_pending(behind.book, behind.d, 0, ALL)
    behind.start(LAY)
    assert behind.given() == GIFT
    assert not gift_pending(behind.book, behind.d, 0, ALL)


def test_under_and_or_a_gift_that_is_not_eager_comes_last() -> None:
    running = Running(any_of(do(GIFT), do(LAY)))
    assert running.given(eager=0) == NOTHING
    running.start(LAY)
    assert running.given(eager=0) == GIFT
    assert Running(any_of(do(GIFT), do(LAY))).given() == GIFT


def test_under_or_nothing_is_given_before_it_is_chosen() -> None:
    running = Running(one_of(do(GIFT), do(LAY)))
    assert running.given() == NOTHING
    assert not gift_pending(running.book, running.d, 0, ALL)
    running.start(GIFT)
    assert running.offers() == []


def test_a_title_may_use_the_stack_too() -> None:
    d = blank()
    assert top_node(d, 0) == NOTHING
    open_flow(d, 0, 7)
    set_progress(d, 0, 3)
    assert (top_node(d, 0), top_progress(d, 0)) == (7, 3)
    close_flow(d, 0)
    assert list(d) == list(blank())


def test_a_book_holds_as_many_nodes_as_a_frame_can_name() -> None:
    flows = {str(i): do(LAY) for i in range(256)}
    assert len(Book(flows, GIFTS).names) == 256
    with pytest.raises(ValueError, match="at most 256 nodes, got 257"):
        Book(flows | {"one more": do(SOW)}, GIFTS)
