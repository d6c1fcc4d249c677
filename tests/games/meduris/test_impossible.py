"""Positions that no play can reach are refused, each with the clause it breaks."""

from typing import Any

import pytest

import dolmen

Dump = dict[str, Any]

HUTS = {"10": "hut P1", "11": "hut P1", "12": "hut P2", "20": "hut P0"}
RICH = [{"wood": 8, "copper": 5, "stone": 8, "wool": 5}, {}, {}]
BASE: Dump = {
    "plains": {"wood": ["P0", "P1", "P2"], "wool": ["P0", "P1", "P2"]},
    "chips": {},
    "buildings": HUTS,
    "druid": 12,
    "step": "act",
    "seat": 0,
    "face": "wood",
    "stocks": RICH,
}
ALL_P0 = {**{str(field): "hut P0" for field in range(0, 16, 2)}, "20": "temple P0"}


def paying(purpose: str, field: int, first: str, second: str, due: int) -> Dump:
    """A payment of the first seat."""
    price = {"first": first, "second": second, "due_first": due, "due_second": due}
    return {"step": "pay", "payment": {"purpose": purpose, "field": field, **price}}


def refused(keys: Dump) -> list[Any]:
    """All clauses that a position breaks."""
    game = dolmen.game("meduris", seats=3, bonus="photo", first=0)
    with pytest.raises(dolmen.Refusal) as caught:
        game.load({**BASE, **keys})
    told: Any = caught.value.message
    if told.id == "position-impossible":
        return [told.args["clause"]]
    assert told.id == "position-breaks-laws"
    return [law.args["clause"] for law in told.args["laws"]]


def test_the_base_is_possible() -> None:
    game = dolmen.game("meduris", seats=3, bonus="photo", first=0)
    game.load(BASE)
    # A hut beside three others, and a temple, with what they really cost.
    game.load({**BASE, **paying("hut", 13, "wool", "wood", 4)})
    game.load({**BASE, **paying("temple", 13, "wool", "wood", 1)})


@pytest.mark.parametrize(
    "keys",
    [
        paying("hut", 10, "copper", "wood", 1),  # an opponent's hut stands there
        paying("hut", 13, "wool", "wood", 1),  # the factor is 4
        {**paying("hut", 13, "wool", "wood", 4), "chips": {"13": "hut"}},  # it would be free
        paying("temple", 13, "wool", "wood", 4),  # a temple is never multiplied
        paying("temple", 10, "copper", "wood", 1),
        {**paying("temple", 13, "wool", "wood", 1), "chips": {"13": "two"}},
        {
            **paying("hut", 20, "wood", "stone", 1),
            "buildings": {**{str(field): "hut P0" for field in range(0, 16, 2)}},
            "druid": 14,
        },
        {
            **paying("temple", 25, "wood", "stone", 1),
            "buildings": {**HUTS, "14": "temple P0", "15": "temple P0"},
        },
        # A second material replaced before it was, a first one short without a replacement.
        {
            "step": "give",
            "payment": {
                "purpose": "hut",
                "field": 13,
                "first": "wool",
                "second": "wood",
                "due_first": 4,
                "due_second": 4,
                "replacing": "wood",
                "to_give": 3,
            },
        },
    ],
)
def test_a_payment_is_for_a_field_that_takes_it_at_its_price(keys: Dump) -> None:
    assert refused(keys) == ["MED-SWAP-11"]


@pytest.mark.parametrize(
    ("keys", "clauses"),
    [
        ({"druid": 10}, "MED-DRUID-02"),  # a hut of his run lies ahead
        (
            {
                "druid": 10,
                "step": "offer",
                "final": True,
                "face": None,
                "asked": 1,
                "payment": {"field": 10},
            },
            "MED-FINALE-13",
        ),
        ({"buildings": {**ALL_P0, "25": "temple P0"}, "druid": 14}, "MED-FINALE-13"),
        ({"step": "roll", "face": None, "idle": 2, "stale": 2}, "MED-FINALE-13"),
        (
            {
                "step": "place-worker",
                "face": None,
                "plains": {},
                "druid": 12,
            },
            "MED-DRUID-02",
        ),
    ],
)
def test_what_has_ended_or_not_begun_is_refused(keys: Dump, clauses: str) -> None:
    assert refused(keys) == clauses.split()
