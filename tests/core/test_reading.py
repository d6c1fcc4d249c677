"""JSON that comes from outside, before anything is made of it."""

import pytest

from dolmen.core.message import Refusal
from dolmen.core.reading import check_values

LARGEST = 2**63 - 1


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ({"given": 10**30}, "value-too-large"),
        ([1, [2, -(10**30)]], "value-too-large"),
        ({"names": ["Anna", "\ud800"]}, "value-half-character"),
        ({"\udfff": 1}, "value-half-character"),
        ({"board": "x" * 11}, "value-too-long"),
    ],
)
def test_what_cannot_be_stored_or_said_again_is_refused(value: object, code: str) -> None:
    with pytest.raises(Refusal) as caught:
        check_values(value, 10)
    assert caught.value.message.id == code


def test_what_can_be_stored_passes() -> None:
    check_values({"a": [LARGEST, -LARGEST, 1.5, None, True, "x" * 10]}, 10)
    check_values("x" * 1000)
