"""What the suite begins with."""

import pytest

from tests.long_tests import long_first

LENGTHS = {"page": 50.0, "gate": 20.0, "build": 10.0, "typed": 30.0}


def seconds(name: str) -> float:
    """As marked."""
    return LENGTHS.get(name, 0.0)


@pytest.mark.parametrize(
    ("processes", "order"),
    [
        (1, "page typed gate build a b c d e f"),
        (2, "page gate a b c typed build d e f"),
        (3, "page build a typed b c gate d e f"),
    ],
)
def test_every_process_begins_with_its_share_of_the_long_tests(processes: int, order: str) -> None:
    listed = ["a", "b", "gate", "c", "page", "d", "build", "e", "typed", "f"]
    assert long_first(listed, seconds, processes) == order.split()


def test_where_nothing_is_long_the_order_stays() -> None:
    assert long_first(["b", "a", "c"], seconds, 3) == ["b", "a", "c"]


def test_more_processes_than_tests_lose_none() -> None:
    assert sorted(long_first(["page", "a"], seconds, 4)) == ["a", "page"]
