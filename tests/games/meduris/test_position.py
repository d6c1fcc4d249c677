"""Positions as JSON: what `load` takes, and what it refuses with which reason."""

import json
from typing import Any

import pytest

import dolmen
from dolmen.core.message import Arg, Message
from tests.games.meduris.scenes import DISTRICTS, MATERIALS, chips
from tests.games.meduris.walks import MANNERS, walk
from tests.scenario import Dump, dump

PLAINS = {"wood": ["P0", "P1", "P2"], "stone": ["P2", "P0"], "wool": ["P1"]}
SOUND: Dump = {
    "step": "act",
    "face": "plus",
    "druid": 20,
    "buildings": {"12": "hut P0", "13": "hut P0", "20": "hut P1", "14": "temple P2"},
    "chips": {"12": "druid", "25": "two"},
    "plains": PLAINS,
    "stocks": [{"wood": 3}, {"wool": 7, "stone": 1}],
}
NOTHING_DUE: Dump = {
    "purpose": None,
    "field": None,
    "first": None,
    "second": None,
    "due_first": 0,
    "due_second": 0,
    "replacing": None,
    "to_give": 0,
    "lowest": "wood",
}
NO_POINTS = {"offerings": 0, "refusals": 0, "bonus": 0, "interim": 0}


def refusal(keys: Dump, seats: int = 3) -> Message:
    game = dolmen.game("meduris", seats)
    with pytest.raises(dolmen.Refusal) as refused:
        game.load(keys)
    return refused.value.message


@pytest.mark.parametrize("options", [{}, {"bonus": "photo"}, {"bonus": "photo", "first": 1}])
def test_missing_keys_take_the_start_value(options: dict[str, Any]) -> None:
    game = dolmen.game("meduris", 3, **options)
    assert game.load({}).numbers() == game.start().numbers()


def test_a_sparse_position_is_completed() -> None:
    """Piles hold what is in no stock; a rune lies with the first hut of its district."""
    game = dolmen.game("meduris", 3)
    assert dump(game, game.load(SOUND)) == {
        "step": "act",
        "seat": 0,
        "asked": 0,
        "face": "plus",
        "druid": 20,
        "buildings": {"12": "hut P0", "13": "hut P0", "14": "temple P2", "20": "hut P1"},
        "chips": {"12": "druid", "25": "two"},
        "plains": PLAINS | {"copper": []},
        "stocks": [
            chips("wood 3"),
            chips("wool 7 stone 1"),
            chips("wood 1 wool 1 copper 1 stone 1"),
        ],
        "piles": chips("wood 14 wool 10 copper 17 stone 16"),
        "runes": {"arch": "P0", "wave": "P1"},
        "points": [NO_POINTS] * 3,
        "payment": NOTHING_DUE,
        "built": False,
        "idle": 0,
        "stale": 0,
        "last_turns": 0,
        "final": False,
        "mark": None,
        "laid": 0,
        "first_chip": None,
        "last_chip": None,
    }


@pytest.mark.wide
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_dump_is_json_and_loads_back(seats: int) -> None:
    game = dolmen.game("meduris", seats)
    for seed, manner in enumerate(MANNERS):
        for i, (s, _) in enumerate(walk(game, seed, manner)):
            if i % 12 == 0:
                assert game.load(json.loads(json.dumps(game.dump(s)))).numbers() == s.numbers()


@pytest.mark.parametrize(
    ("changed", "where", "expected", "got"),
    [
        ({"stage": "act"}, "", None, "'stage'"),
        ({"step": "acting"}, "step", None, "'acting'"),
        ({"step": None}, "step", None, "None"),
        ({"seat": 3}, "seat", "0..2", "3"),
        ({"seat": True}, "seat", "0..2", "True"),
        ({"asked": -1}, "asked", "0..2", "-1"),
        ({"face": "gold"}, "face", None, "'gold'"),
        ({"druid": 32}, "druid", "0..31", "32"),
        ({"druid": "step4"}, "druid", "temple, step1, step2, step3", "'step4'"),
        ({"druid": True}, "druid", "temple, step1, step2, step3", "True"),
        ({"buildings": []}, "buildings", "{}", "[]"),
        ({"buildings": {"32": "hut P0"}}, "buildings", None, "'32'"),
        ({"buildings": {"3": "hut P3"}}, "buildings.3", None, "'hut P3'"),
        ({"chips": {"3": "three"}}, "chips.3", "two, hut, druid, face-down", "'three'"),
        ({"chips": [3]}, "chips", "{}", "[3]"),
        ({"plains": {"gold": []}}, "plains", "wood, wool, copper, stone", "'gold'"),
        ({"plains": {"wood": ["P0"] * 4}}, "plains.wood", "[0..3]", "['P0', 'P0', 'P0', 'P0']"),
        ({"plains": {"wood": ["P3"]}}, "plains.wood", "P0, P1, P2", "'P3'"),
        ({"stocks": [{}] * 4}, "stocks", "[0..3]", "[{}, {}, {}, {}]"),
        ({"stocks": [[]]}, "stocks.0", "{}", "[]"),
        ({"stocks": [{"wood": 19}]}, "stocks.0", "0..18", "19"),
        ({"stocks": [{"gold": 1}]}, "stocks.0", "wood, wool, copper, stone", "'gold'"),
        ({"piles": {"wood": 1}}, "piles", None, "{'wood': 1}"),
        ({"runes": {"moon": "P0"}}, "runes", ", ".join(DISTRICTS), "'moon'"),
        ({"runes": {"arch": "P4"}}, "runes.arch", "P0, P1, P2", "'P4'"),
        ({"points": [{}] * 4}, "points", "[0..3]", "[{}, {}, {}, {}]"),
        ({"points": [{"luck": 1}]}, "points.0", None, "'luck'"),
        ({"points": [{"bonus": -1}]}, "points.0.bonus", None, "-1"),
        ({"payment": []}, "payment", "{}", "[]"),
        ({"payment": {"purpose": "wall"}}, "payment.purpose", None, "'wall'"),
        ({"payment": {"field": 40}}, "payment.field", "0..31", "40"),
        ({"payment": {"first": "gold"}}, "payment.first", None, "'gold'"),
        ({"payment": {"due_first": 33}}, "payment.due_first", "0..32", "33"),
        ({"payment": {"due_second": -1}}, "payment.due_second", "0..32", "-1"),
        ({"payment": {"to_give": 4}}, "payment.to_give", "0..3", "4"),
        ({"payment": {"lowest": None}}, "payment.lowest", ", ".join(MATERIALS), "None"),
        ({"built": 0}, "built", "true, false", "0"),
        ({"final": "no"}, "final", "true, false", "'no'"),
        ({"idle": -1}, "idle", None, "-1"),
        ({"stale": 1.5}, "stale", None, "1.5"),
        ({"last_turns": 4}, "last_turns", None, "4"),
        ({"mark": "20"}, "mark", "0..31", "'20'"),
        ({"laid": 7}, "laid", "0..6", "7"),
        ({"first_chip": 32}, "first_chip", "0..31", "32"),
        ({"last_chip": -1}, "last_chip", "0..31", "-1"),
    ],
)
def test_what_is_malformed_is_refused_with_its_place(
    changed: Dump, where: str, expected: str | None, got: str
) -> None:
    message = refusal({**SOUND, **changed})
    assert message.id == "position-malformed"
    assert (message.args["where"], message.args["got"]) == (where, got)
    if expected is not None:
        assert message.args["expected"] == expected


PAYING: Dump = {"step": "pay", "stocks": [{"wood": 9, "stone": 9}]}
PRICE: Dump = {
    "purpose": "hut",
    "field": 18,
    "first": "stone",
    "second": "wood",
    "due_first": 1,
    "due_second": 1,
}
OFFERING: Dump = {"step": "offer", "asked": 1, "built": True, "payment": {"field": 20}}
SETTING_UP: Dump = {
    **{key: {} for key in ("buildings", "chips", "plains")},
    "druid": "temple",
    "face": None,
    "stocks": [],
}


# Blue has placed everything, and Red's last turn is under way.
DONE: Dump = {
    "buildings": {
        **{str(f): "hut P2" for f in range(0, 16, 2)},
        "20": "temple P2",
        "22": "temple P2",
    },
    "chips": {},
    "druid": 14,
    "last_turns": 2,
}
OVER: Dump = {"step": "over", "face": None, "final": True, "druid": 20, "mark": 20}


@pytest.mark.parametrize(
    ("changed", "broken"),
    [
        ({"buildings": {str(i): "hut P0" for i in range(9)}}, "MED-SETUP-10"),
        ({"buildings": {str(i): "temple P0" for i in range(3)}}, "MED-SETUP-10"),
        ({"stocks": [{"wood": 10}, {"wood": 9}]}, "MED-SETUP-09"),
        ({"plains": {"wood": ["P0"] * 3}}, "MED-SETUP-13"),
        ({"plains": {"wood": ["P0"]}}, "MED-SETUP-13"),
        ({**SETTING_UP, "step": "roll"}, "MED-SETUP-13"),
        ({**SETTING_UP, "step": "place-worker", "asked": 1}, "MED-SETUP-13"),
        (
            {**SETTING_UP, "step": "place-worker", "plains": {"wood": ["P1"]}},
            "MED-SETUP-13",
        ),
        ({"chips": {"2": "two", "5": "hut"}}, "MED-SETUP-06"),
        ({"chips": {"2": "two", "31": "hut"}}, "MED-SETUP-06"),
        ({"chips": {"0": "two", "4": "two", "8": "two"}}, "MED-SETUP-06"),
        ({"chips": {"12": "two"}}, "MED-SETUP-06"),
        ({"chips": {"14": "druid"}}, "MED-SETUP-06"),
        ({"chips": {"2": "face-down"}}, "MED-SETUP-06"),
        ({"last_chip": 3}, "MED-SETUP-06"),
        ({**SETTING_UP, "step": "lay-bonus", "laid": 1}, "MED-SETUP-06"),
        (
            {**SETTING_UP, "step": "lay-bonus", "laid": 1, "chips": {"3": "face-down"}},
            "MED-SETUP-06",
        ),
        (
            {
                **SETTING_UP,
                "step": "lay-bonus",
                "laid": 2,
                "chips": {"3": "face-down", "9": "face-down"},
                "first_chip": 3,
                "last_chip": 3,
            },
            "MED-SETUP-06",
        ),
        (
            {**SETTING_UP, "step": "turn-bonus", "chips": {"3": "face-down"}},
            "MED-SETUP-06",
        ),
        ({**SETTING_UP, "step": "lay-bonus", "first_chip": 3}, "MED-SETUP-06"),
        ({"runes": {"arch": "P1"}}, "MED-RUNE-02"),
        ({"runes": {"hook": "P1"}}, "MED-RUNE-02"),
        ({"points": [{"refusals": 6}]}, "MED-OFFER-06"),
        ({"druid": "step3"}, "MED-DRUID-02"),
        ({"druid": 19}, "MED-DRUID-02"),
        ({"druid": 14}, "MED-DRUID-02"),
        ({"buildings": {"20": "hut P1"}}, "MED-DRUID-02"),
        (PAYING, "MED-SWAP-11 MED-TURN-06"),
        ({**PAYING, "payment": PRICE | {"first": "wool"}}, "MED-SWAP-11"),
        ({**PAYING, "payment": PRICE | {"field": None}}, "MED-SWAP-11"),
        ({**PAYING, "payment": PRICE | {"due_first": 9, "due_second": 9}}, "MED-SWAP-11"),
        ({**PAYING, "payment": PRICE | {"to_give": 1}}, "MED-SWAP-11"),
        ({**PAYING, "step": "give", "payment": PRICE}, "MED-SWAP-11"),
        ({**PAYING, "step": "give", "payment": PRICE | {"replacing": "stone"}}, "MED-SWAP-11"),
        (
            {**PAYING, "step": "give", "payment": PRICE | {"replacing": "wool", "to_give": 1}},
            "MED-SWAP-11",
        ),
        ({"step": "pay", "stocks": [{"wood": 1, "stone": 1}], "payment": PRICE}, "MED-SWAP-11"),
        ({"step": "swap", "payment": {"first": "wool"}}, "MED-SWAP-11"),
        ({"payment": {"first": "wool"}}, "MED-SWAP-11"),
        (
            {**OFFERING, "step": "pay", "payment": PRICE | {"purpose": "offer-one", "field": 20}},
            "MED-SWAP-11",
        ),
        ({"step": "take", "face": "wood"}, "MED-TURN-06"),
        ({"step": "take", "built": True}, "MED-TURN-06"),
        ({"step": "return"}, "MED-TURN-06"),
        ({"step": "return", "face": "minus", "stocks": [{}]}, "MED-TURN-06"),
        ({"face": None}, "MED-TURN-06"),
        ({"asked": 1}, "MED-TURN-06"),
        ({"step": "roll"}, "MED-TURN-06"),
        ({**OFFERING, "asked": 0}, "MED-TURN-06"),
        ({**OFFERING, "payment": {"field": 12}}, "MED-TURN-06"),
        ({**OFFERING, "built": False}, "MED-TURN-06"),
        ({"last_turns": 3}, "MED-FINALE-13"),
        ({"last_turns": 2}, "MED-FINALE-13"),  # nobody has placed everything
        ({**DONE, "last_turns": 0}, "MED-FINALE-13"),
        ({**DONE, "last_turns": 1}, "MED-FINALE-13"),  # then it would be the next one's turn
        ({**DONE, "seat": 2, "last_turns": 2}, "MED-FINALE-13"),
        ({**DONE, "seat": 2, "last_turns": 1}, "MED-FINALE-13"),  # his own last turn is not due
        ({"stale": 1}, "MED-FINALE-13"),
        ({"idle": 3, "stale": 3}, "MED-FINALE-13"),
        ({"idle": 60}, "MED-FINALE-13"),
        ({"mark": 20}, "MED-FINALE-13"),
        ({"final": True}, "MED-FINALE-13"),
        ({**OFFERING, "built": False, "final": True, "mark": 19}, "MED-FINALE-13"),
        ({"step": "over", "face": None}, "MED-FINALE-13"),
        ({**OVER, "mark": None}, "MED-FINALE-13"),
        ({**OVER, "druid": 13}, "MED-FINALE-13"),  # the circuit ends at the mark
        ({**OVER, "druid": 12, "mark": 12}, "MED-FINALE-13"),  # not the last of its row
        ({**OVER, "last_turns": 1}, "MED-FINALE-13"),
        ({**OVER, "buildings": {}, "chips": {}, "druid": "temple"}, "MED-FINALE-13"),
        (
            {**OVER, "buildings": {"4": "hut P0", "9": "hut P1"}, "druid": 4, "mark": 4},
            "MED-FINALE-13",  # from the steps the last hut of the ring is marked
        ),
        # Whatever is wrong is told at once.
        (
            {"chips": {"2": "face-down"}, "runes": {"hook": "P1"}, "druid": 19, "asked": 1},
            "MED-SETUP-06 MED-RUNE-02 MED-DRUID-02 MED-TURN-06",
        ),
        (
            {"points": [{"refusals": 6}], "payment": {"first": "wool"}, "idle": 60},
            "MED-OFFER-06 MED-SWAP-11 MED-FINALE-13",
        ),
        ({"payment": {"field": 3}}, "MED-SWAP-11"),
    ],
)
def test_an_impossible_position_is_refused_with_every_clause_it_breaks(
    changed: Dump, broken: str
) -> None:
    message = refusal({**SOUND, **changed})
    laws: list[dict[str, Arg]] = [
        {"clause": clause, "rule": Message(clause)} for clause in broken.split()
    ]
    if len(laws) == 1:
        assert message == Message("position-impossible", laws[0])
    else:
        told = tuple(Message("position-law", law) for law in laws)
        assert message == Message("position-breaks-laws", {"count": len(laws), "laws": told})


def test_the_ends_of_a_game_can_be_loaded() -> None:
    game = dolmen.game("meduris", 3)
    last = game.load({**SOUND, **DONE})
    assert (game.actor(last), game.dump(last)["last_turns"]) == (0, 2)
    assert game.ranks(game.load({**SOUND, **OVER})) == [2, 3, 1]
    nobody = {**SOUND, **OVER, "buildings": {}, "chips": {}, "druid": "temple", "mark": None}
    assert game.ranks(game.load(nobody)) == [3, 1, 2]


def test_a_swap_under_way_can_be_loaded_if_it_can_be_finished() -> None:
    swapping = {"step": "swap", "payment": {"first": "wool", "replacing": "wool", "to_give": 2}}
    game = dolmen.game("meduris", 3)
    s = game.load({**SOUND, **swapping})
    assert [game.moves.name(move) for move in game.legal(s)] == ["give wood"]
    for wrong in ({"stocks": [{"wood": 1}]}, {"stocks": [{"wood": 3}, {"wool": 18}, {}]}):
        message = refusal({**SOUND, **swapping, **wrong})
        assert (message.id, message.args["clause"]) == ("position-impossible", "MED-SWAP-11")
