"""The move table: the numbers that the rules count with are those of the table."""

import pytest

from dolmen.core.message import Message, Who
from dolmen.games.meduris import moves
from tests.games.meduris.scenes import MATERIALS, at, position

HEIGHTS = [1, 2, 3]


def test_every_move_has_its_name_and_number() -> None:
    table = moves.TABLE
    assert [table.name(move) for move in range(table.count)] == [
        *(f"worker to {m}" for m in MATERIALS),
        *(f"lift {m} {h} to {to}" for m in MATERIALS for h in HEIGHTS for to in MATERIALS),
        *at("hut", range(40)),
        *at("temple", range(40)),
        *(f"swap for {m}" for m in MATERIALS),
        *(f"give {m}" for m in MATERIALS),
        *(f"replace {m}" for m in MATERIALS),
        "pay",
        "offer nothing",
        *(f"offer {m}" for m in MATERIALS),
        "offer both",
        "offer chip",
        *(f"take {m}" for m in MATERIALS),
        "decline",
        *(f"return {m}" for m in MATERIALS),
        *(f"first P{seat}" for seat in range(4)),
        *at("lay", range(40)),
        "turn two",
        "turn hut",
        "turn druid",
        *(f"roll {face}" for face in (*MATERIALS, "plus", "minus")),
    ]


def test_the_numbers_of_the_rules_are_those_of_the_table() -> None:
    assert {code: kind.first for code, kind in moves.TABLE.kinds.items()} == {
        "worker": moves.WORKER_TO,
        "lift": moves.LIFT,
        "hut": moves.HUT_AT,
        "temple": moves.TEMPLE_AT,
        "swap": moves.SWAP_FOR,
        "give": moves.GIVE,
        "replace": moves.REPLACE,
        "pay": moves.PAY,
        "offer-nothing": moves.OFFER_NOTHING,
        "offer-one": moves.OFFER_ONE,
        "offer-both": moves.OFFER_BOTH,
        "offer-chip": moves.OFFER_CHIP,
        "take": moves.TAKE,
        "decline": moves.DECLINE,
        "return": moves.RETURN,
        "first": moves.FIRST_SEAT,
        "lay": moves.LAY,
        "turn": moves.TURN_UP,
        "roll": moves.ROLL,
    }
    assert moves.TABLE.count == moves.MOVES == len(moves.AS_MOVE)
    lifts = [moves.TABLE.decode(moves.LIFT + i)[1] for i in range(48)]
    assert lifts == [
        (int(moves.LIFT_FROM[i]), int(moves.LIFT_HEIGHT[i]), int(moves.LIFT_TO[i]))
        for i in range(48)
    ]


MATERIAL = {name: Message("meduris-material", {"material": name}) for name in MATERIALS}

CASES: list[tuple[str, str, Message]] = [
    ("worker to wool", "plain:wool", Message("meduris-move-worker", {"plain": MATERIAL["wool"]})),
    (
        "lift stone 3 to wood",
        "plain:wood",
        Message(
            "meduris-move-lift", {"plain": MATERIAL["stone"], "height": 3, "to": MATERIAL["wood"]}
        ),
    ),
    ("hut 18", "field:18", Message("meduris-move-hut", {"field": 18})),
    ("temple 39", "field:39", Message("meduris-move-temple", {"field": 39})),
    ("swap for wood", "pile:wood", Message("meduris-move-swap", {"material": MATERIAL["wood"]})),
    ("give copper", "stock:copper", Message("meduris-move-give", {"material": MATERIAL["copper"]})),
    (
        "replace stone",
        "price:stone",
        Message("meduris-move-replace", {"material": MATERIAL["stone"]}),
    ),
    ("pay", "price", Message("meduris-move-pay", {})),
    ("offer nothing", "druid", Message("meduris-move-offer-nothing", {})),
    ("offer wool", "stock:wool", Message("meduris-move-offer-one", {"material": MATERIAL["wool"]})),
    ("offer both", "druid", Message("meduris-move-offer-both", {})),
    ("offer chip", "druid", Message("meduris-move-offer-chip", {})),
    ("take stone", "pile:stone", Message("meduris-move-take", {"material": MATERIAL["stone"]})),
    ("decline", "die", Message("meduris-move-decline", {})),
    ("return wood", "stock:wood", Message("meduris-move-return", {"material": MATERIAL["wood"]})),
    ("first P2", "seat:2", Message("meduris-move-first", {"player": Who(2)})),
    ("lay 7", "field:7", Message("meduris-move-lay", {"field": 7})),
    (
        "turn druid",
        "bonus",
        Message("meduris-move-turn", {"chip": Message("meduris-chip", {"chip": "druid"})}),
    ),
    (
        "roll minus",
        "die",
        Message("meduris-move-roll", {"face": Message("meduris-face", {"face": "minus"})}),
    ),
]


@pytest.mark.parametrize(("name", "target", "words"), CASES, ids=[case[0] for case in CASES])
def test_every_kind_of_move_has_its_target_and_its_words(
    name: str, target: str, words: Message
) -> None:
    game, _ = position()
    move = moves.TABLE.parse(name)
    assert moves.TABLE.target(move, 1) == target
    assert game.describe(move) == words


def test_no_kind_of_move_is_left_out() -> None:
    described = {moves.TABLE.decode(moves.TABLE.parse(name))[0].code for name, _, _ in CASES}
    assert described == set(moves.TABLE.kinds)
