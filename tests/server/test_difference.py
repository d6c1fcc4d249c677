"""Differences between views: small, and exact to the byte."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dolmen.server.wire.difference import applied, difference, whole, write
from tests.tries import tries

# The page puts the same differences together (difference.test.ts).
CASES = json.loads((Path(__file__).parents[2] / "web/src/lib/differences.json").read_bytes())

LEAVES = st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from(["", "a", "b", "0", "1"])
# Few keys, so that two views have some in common.
KEYS = st.sampled_from(["a", "b", "c", "0", "1"])


def told(old: Any, new: Any) -> Any:
    """The difference of two views, as a reader has it; None: there is none that is less."""
    data = difference(write(old), write(new), {})
    return None if data is None else json.loads(data)


def within(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.lists(inner, max_size=5) | st.dictionaries(KEYS, inner, max_size=4)


VIEWS = st.dictionaries(KEYS, st.recursive(LEAVES, within, max_leaves=12), max_size=4)


@st.composite
def pairs(draw: st.DrawFn) -> tuple[dict[str, Any], dict[str, Any]]:
    """A view and another one, which may be the same but for a place or two."""
    one = draw(VIEWS)
    is_edited = draw(st.booleans())
    if one and is_edited:
        return one, draw(edited(one))
    return one, draw(VIEWS)


@st.composite
def edited(draw: st.DrawFn, value: Any) -> Any:
    """The same with something else somewhere."""
    if isinstance(value, dict) and value:
        key = draw(st.sampled_from(sorted(value)))
        return {**value, key: draw(edited(value[key]))}
    if isinstance(value, list) and value:
        at = draw(st.integers(0, len(value) - 1))
        kept = draw(st.integers(at, len(value)))
        return [*value[:at], *draw(st.lists(LEAVES, max_size=2)), *value[kept:]]
    return draw(LEAVES)


@tries(400)
@given(pair=pairs())
def test_a_difference_makes_one_view_of_another(pair: tuple[Any, Any]) -> None:
    old, new = pair
    before = json.dumps(old)
    assert json.loads(whole(write(new))) == new
    change = told(old, new)
    if change is None:
        kept = [key for key in old if key in new]
        assert kept != list(new)[: len(kept)]
        return
    # As text: 1 is not true, and members have an order.
    assert json.dumps(applied(old, change)) == json.dumps(new)
    assert json.dumps(old) == before
    assert (change == {}) == (before == json.dumps(new))


@pytest.mark.parametrize("case", CASES, ids=lambda case: json.dumps(case["change"]))
def test_what_travels(case: dict[str, Any]) -> None:
    old, new, change = case["old"], case["new"], case["change"]
    assert json.dumps(told(old, new)) == json.dumps(change)
    assert json.dumps(applied(old, change)) == json.dumps(new)


def test_a_view_whose_members_stand_in_another_order_is_sent_whole() -> None:
    assert told({"a": 1, "b": 2}, {"b": 2, "a": 1}) is None
