"""The move table: the numbers that the rules count with are those of the table."""

import pytest

from dolmen.core.message import Message, Who
from dolmen.games.druides import moves
from tests.games.druides.scenes import GEMS, KINDS, SLOTS, VALUES, position, to_every

SERVANTS = [f"servant {value}" for value in VALUES]


def test_every_move_has_its_name_and_number() -> None:
    table = moves.TABLE
    assert [table.name(move) for move in range(table.count)] == [
        *(f"ritual {slot}" for slot in SLOTS),
        "no ritual",
        *to_every(GEMS),
        *to_every(SERVANTS),
        *(f"discard {gem}" for gem in GEMS),
        "keep gems",
        "draw gem",
        "draw servant",
        "stop",
        *(f"first P{seat}" for seat in range(4)),
        *(f"lay {kind}" for kind in KINDS),
        *(f"deal {gem}" for gem in GEMS),
        *(f"deal {servant}" for servant in SERVANTS),
    ]


def test_the_numbers_of_the_rules_are_those_of_the_table() -> None:
    assert {code: kind.first for code, kind in moves.TABLE.kinds.items()} == {
        "ritual": moves.RITUAL_AT,
        "no-ritual": moves.NO_RITUAL,
        "place-gem": moves.GEM_TO,
        "place-servant": moves.SERVANT_TO,
        "discard": moves.DISCARD_GEM,
        "keep": moves.KEEP,
        "draw-gem": moves.DRAW_GEM,
        "draw-servant": moves.DRAW_SERVANT,
        "stop": moves.STOP,
        "first": moves.FIRST,
        "lay": moves.LAY_PLACE,
        "deal-gem": moves.DEAL_GEM,
        "deal-servant": moves.DEAL_SERVANT,
    }
    assert moves.TABLE.count == moves.MOVES


@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("ritual 3", "slot:3"),
        ("no ritual", "seat:1"),
        ("amber 7 to 3", "slot:3"),
        ("servant 6 to 5", "slot:5"),
        ("discard amber 7", "card:amber 7"),
        ("keep gems", "discard"),
        ("draw gem", "deck"),
        ("draw servant", "reserve:1"),
        ("stop", "seat:1"),
        ("first P0", "seat:0"),
        ("lay amber", "places"),
        ("deal amber 7", "deck"),
        ("deal servant 6", "reserve:1"),
    ],
)
def test_every_kind_of_move_lights_up_its_target(name: str, target: str) -> None:
    assert moves.TABLE.target(moves.TABLE.parse(name), 1) == target


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("ritual 3", Message("druides-move-ritual", {"slot": 3})),
        ("no ritual", Message("druides-move-no-ritual", {})),
        (
            "amber 7 to 3",
            Message(
                "druides-move-place-gem",
                {"gem": Message("druides-gem", {"kind": "amber", "number": 7}), "slot": 3},
            ),
        ),
        ("servant 6 to 5", Message("druides-move-place-servant", {"value": 6, "slot": 5})),
        (
            "discard jet 1",
            Message(
                "druides-move-discard",
                {"gem": Message("druides-gem", {"kind": "jet", "number": 1})},
            ),
        ),
        ("keep gems", Message("druides-move-keep", {})),
        ("draw gem", Message("druides-move-draw-gem", {})),
        ("draw servant", Message("druides-move-draw-servant", {})),
        ("stop", Message("druides-move-stop", {})),
        ("first P1", Message("druides-move-first", {"player": Who(1)})),
        (
            "lay garnet",
            Message("druides-move-lay", {"place": Message("druides-place", {"kind": "garnet"})}),
        ),
        (
            "deal amethyst 9",
            Message(
                "druides-move-deal-gem",
                {"gem": Message("druides-gem", {"kind": "amethyst", "number": 9})},
            ),
        ),
        ("deal servant 6", Message("druides-move-deal-servant", {"value": 6})),
    ],
)
def test_every_kind_of_move_is_described(name: str, words: Message) -> None:
    game, _ = position(2, step="draw")
    assert game.describe(game.moves.parse(name)) == words
