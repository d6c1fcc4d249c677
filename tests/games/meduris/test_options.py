"""Options of a table: bonus layouts, custom boards and colours, and what is refused of them."""

from collections.abc import Callable
from contextlib import suppress

import pytest

import dolmen
from dolmen.core.game import CHANCE, OVER
from dolmen.core.message import Message
from dolmen.core.rng import Rng
from tests.games.meduris.scenes import DISTRICTS, LAYOUT, open_game, position, refusal, side
from tests.laws import clause
from tests.scenario import Dump, dump, play, story, view

EVERY_COLOUR = ["red", "lightgreen", "blue", "purple"]


@clause("MED-SETUP-15")
def test_every_option_has_its_default() -> None:
    assert {seats: dolmen.game("meduris", seats).options for seats in (2, 3, 4)} == {
        seats: {
            "first": None,
            "colours": EVERY_COLOUR[2:] if seats == 2 else EVERY_COLOUR[:seats],
            "bonus": "random",
            "stalemate_end": True,
            "idle_limit": 20,
            "open_stocks": False,
            "board": None,
        }
        for seats in (2, 3, 4)
    }


@clause("MED-SETUP-15")
def test_an_unknown_option_is_refused_by_name() -> None:
    assert refusal(3, speed="fast") == Message(
        "option-unknown",
        {
            "title": "meduris",
            "option": "speed",
            "allowed": "first, colours, bonus, stalemate_end, idle_limit, open_stocks, board",
        },
    )


@clause("MED-SETUP-15")
@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("first", 3, "none, 0, 1, 2"),
        ("first", "P0", "none, 0, 1, 2"),
        ("first", True, "none, 0, 1, 2"),
        ("stalemate_end", 1, "True, False"),
        ("stalemate_end", "on", "True, False"),
        ("open_stocks", 0, "False, True"),
        ("open_stocks", None, "False, True"),
    ],
)
def test_a_value_that_an_option_does_not_have_is_refused_by_name(
    name: str, value: object, allowed: str
) -> None:
    assert refusal(3, **{name: value}) == Message(
        "option-refused",
        {"title": "meduris", "option": name, "value": str(value), "allowed": allowed},
    )


@clause("MED-SETUP-15")
@pytest.mark.parametrize("value", [-1, 1001, True, 2.0, "20", None])
def test_the_idle_limit_is_a_number_from_0_to_1000(value: object) -> None:
    assert refusal(3, idle_limit=value) == Message(
        "number-refused", {"option": "idle_limit", "value": str(value), "low": 0, "high": 1000}
    )


@clause("MED-SETUP-15")
@pytest.mark.parametrize("value", [0, 1, 7, 1000])
def test_any_idle_limit_up_to_1000_is_taken(value: int) -> None:
    game, s = open_game(3, idle_limit=value)
    assert game.options["idle_limit"] == value
    assert dump(game, s)["step"] == "lay-bonus"


@clause("MED-SETUP-15")
@pytest.mark.parametrize("value", [2**62, 2**63, 10**30])
def test_a_monstrous_idle_limit_is_played_or_refused_but_breaks_nothing(value: int) -> None:
    with suppress(dolmen.Refusal):
        game, s = open_game(2, bonus="photo", first=0, idle_limit=value)
        play(game, s, *["worker to wood"] * 3, *["worker to wool"] * 3, "roll wood")
        play(game, s, "lift wood 1 to stone")
        assert dump(game, s)["step"] == "roll"


def bonus_refusal(id: str, **args: int | str) -> Message:
    return Message("meduris-bonus-refused", {"reason": Message(id, args), "clause": "MED-SETUP-06"})


@clause("MED-SETUP-15", "MED-SETUP-06")
@pytest.mark.parametrize(
    ("bonus", "message"),
    [
        ({}, bonus_refusal("meduris-bonus-count", count=0, due=6)),
        (
            {field: kind for field, kind in LAYOUT.items() if field != 26},
            bonus_refusal("meduris-bonus-count", count=5, due=6),
        ),
        ({**LAYOUT, 30: "two"}, bonus_refusal("meduris-bonus-count", count=7, due=6)),
        ({**LAYOUT, 26: "hut"}, bonus_refusal("meduris-bonus-count", count=6, due=6)),
        (
            {0: "hut", 4: "two", 8: "druid", 12: "druid", 16: "hut", 29: "two"},
            bonus_refusal("meduris-bonus-close", one=29, other=0),
        ),
        (
            {0: "hut", 3: "two", 8: "druid", 12: "druid", 16: "hut", 28: "two"},
            bonus_refusal("meduris-bonus-close", one=0, other=3),
        ),
        (
            {**LAYOUT, 26: "three"},
            Message(
                "position-malformed",
                {"where": "bonus.26", "expected": "two, hut, druid", "got": "'three'"},
            ),
        ),
        (
            {32: "hut", 4: "two", 8: "druid", 12: "druid", 16: "hut", 28: "two"},
            Message(
                "position-malformed",
                {
                    "where": "bonus",
                    "expected": ", ".join(str(field) for field in range(32)),
                    "got": "'32'",
                },
            ),
        ),
    ],
)
def test_a_layout_that_is_not_legal_is_refused(bonus: object, message: Message) -> None:
    assert refusal(3, bonus=bonus) == message


@clause("MED-SETUP-15")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("bonus", value) for value in ["fotograph", 7, None, True, 2.5]),
        *(("board", value) for value in ["meadow", 7, True, []]),
        *(("colours", value) for value in ["red", 7, None, {}]),
    ],
)
def test_a_value_of_another_kind_is_refused_by_name(name: str, value: object) -> None:
    message = refusal(3, **{name: value})
    assert name in (message.args.get("option"), message.args.get("where"))


@clause("MED-SETUP-15")
def test_the_photo_is_made_for_the_32_printed_fields_only() -> None:
    assert refusal(3, bonus="photo", board=custom()) == bonus_refusal("meduris-bonus-photo")
    assert refusal(4, bonus="photo") == bonus_refusal("meduris-bonus-photo")


@clause("MED-SETUP-15")
def test_an_explicit_layout_is_kept_by_field_on_40_fields_too() -> None:
    layout = {36: "two", 0: "two", 12: "hut", 8: "hut", 16: "druid", 20: "druid"}
    game, s = open_game(4, bonus=layout)
    kept = {str(field): layout[field] for field in sorted(layout)}
    assert game.options["bonus"] == dump(game, s)["chips"] == kept
    again = dolmen.game("meduris", 4, **game.options)
    assert again.dump(again.start()) == game.dump(s)


def custom(seats: int = 3, change: Callable[[list[Dump]], None] | None = None) -> Dump:
    """A board of one's own: the materials turned round by one, districts called d0 to d8."""
    fields = 40 if seats == 4 else 32
    turned = {"wood": "wool", "wool": "copper", "copper": "stone", "stone": "wood"}
    listed: list[Dump] = [
        {
            "index": i,
            "materials": [turned[material] for material in materials],
            "district": f"d{DISTRICTS.index(district)}",
        }
        for i, (materials, district) in enumerate(side(fields))
    ]
    if change:
        change(listed)
    return {"name": "Meadow", "fields": listed}


@pytest.mark.wide
@clause("MED-SETUP-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sound_custom_board_is_played(seats: int) -> None:
    board = custom(seats)
    game, s = open_game(seats, board=board)
    assert view(game, s, None)["fields"] == [
        {
            "materials": field["materials"],
            "district": field["district"],
            "chip": None,
            "building": None,
        }
        for field in board["fields"]
    ]
    assert view(game, s, None)["runes"] == {f"d{i}": None for i in range(9)}
    again = dolmen.game("meduris", seats, **game.options)
    assert again.dump(again.start()) == game.dump(s)
    rng = Rng(5)
    while game.actor(s) != OVER:
        legal = game.legal(s)
        move = game.draw(s, rng) if game.actor(s) == CHANCE else legal[rng.below(len(legal))]
        game.apply(s, move)
        assert all(holds for _, holds in game.laws(s))


@clause("MED-SETUP-16")
def test_a_hut_on_a_custom_board_costs_its_materials_and_brings_its_rune() -> None:
    game, s = position(options={"board": custom()}, stocks={0: "copper 1 stone 1"})
    heard = story(game, s, "hut 0")
    assert dump(game, s)["runes"] == {"d0": "P0"}
    assert heard == [
        "chips-paid P0 copper 1",
        "chips-paid P0 stone 1",
        "hut-built P0 0",
        "rune-taken P0 d0",
        "druid-steps 1",
        "turn-began P1",
    ]


@clause("MED-SETUP-16")
def test_index_name_and_coordinates_may_be_missing_or_there() -> None:
    bare = {"fields": [{k: f[k] for k in ("materials", "district")} for f in custom()["fields"]]}
    full = custom()
    for field in full["fields"]:
        field |= {"x": 0.5, "y": 0.25}
    first = view(*open_game(3, board=bare), None)
    assert (
        first == view(*open_game(3, board=full), None) == view(*open_game(3, board=custom()), None)
    )


def board_refusal(id: str, **args: int | str) -> Message:
    return Message("meduris-board-refused", {"reason": Message(id, args), "clause": "MED-SETUP-16"})


def shorten(fields: list[Dump]) -> None:
    fields.pop()


def lengthen(fields: list[Dump]) -> None:
    fields.append({**fields[-1], "index": 32})


def misnumber(fields: list[Dump]) -> None:
    fields[3]["index"], fields[4]["index"] = 4, 3


def wood_twice(fields: list[Dump]) -> None:
    fields[7]["materials"] = ["wood", "wood"]


def one_material(fields: list[Dump]) -> None:
    fields[7]["materials"] = ["wood"]


def no_district(fields: list[Dump]) -> None:
    fields[11]["district"] = ""


def district_of_numbers(fields: list[Dump]) -> None:
    fields[11]["district"] = 2


def split(fields: list[Dump]) -> None:
    fields[9]["district"] = fields[3]["district"]


def across_the_river(fields: list[Dump]) -> None:
    fields[31]["district"] = fields[0]["district"]


def eight_districts(fields: list[Dump]) -> None:
    for field in fields:
        if field["district"] == "d1":
            field["district"] = "d0"


def ten_districts(fields: list[Dump]) -> None:
    fields[0]["district"] = "new"


@clause("MED-SETUP-16", "MED-SETUP-17")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        (shorten, board_refusal("meduris-board-size", count=31, due=32, seats=3)),
        (lengthen, board_refusal("meduris-board-size", count=33, due=32, seats=3)),
        (misnumber, board_refusal("meduris-board-index", field=3, got="4")),
        (wood_twice, board_refusal("meduris-board-materials", field=7)),
        (one_material, board_refusal("meduris-board-materials", field=7)),
        (no_district, board_refusal("meduris-board-district", field=11)),
        (district_of_numbers, board_refusal("meduris-board-district", field=11)),
        (split, board_refusal("meduris-board-split", district="d0")),
        (across_the_river, board_refusal("meduris-board-split", district="d0")),
        (eight_districts, board_refusal("meduris-board-districts", count=8, due=9)),
        (ten_districts, board_refusal("meduris-board-districts", count=10, due=9)),
    ],
)
def test_a_board_that_is_none_is_refused_with_the_reason(
    change: Callable[[list[Dump]], None], message: Message
) -> None:
    assert refusal(3, board=custom(change=change)) == message


@clause("MED-SETUP-17")
def test_a_board_of_32_fields_is_refused_for_four_players() -> None:
    assert refusal(4, board=custom(3)) == board_refusal(
        "meduris-board-size", count=32, due=40, seats=4
    )
    assert refusal(2, board=custom(4)) == board_refusal(
        "meduris-board-size", count=40, due=32, seats=2
    )


@clause("MED-SETUP-16")
def test_a_board_without_fields_is_told_what_a_board_is() -> None:
    assert refusal(3, board={}) == board_refusal("meduris-board-fields")
    assert refusal(3, board={"name": "Ours"}) == board_refusal("meduris-board-fields")


@clause("MED-SETUP-16")
@pytest.mark.parametrize(
    ("board", "where", "got"),
    [
        ({"fields": []}, "fields", None),
        ({"fields": None}, "board.fields", "None"),
        ({"fields": {}}, "board.fields", "{}"),
        ({"fields": ["wood"] * 32}, "board.fields.0", "'wood'"),
        ({"fields": [{"colour": "red"}] * 32}, "board.fields.0", "'colour'"),
        ({"fields": [{"materials": "wood"}] * 32}, "board.fields.0.materials", "'wood'"),
        (
            {"fields": [{"materials": ["wood", "gold"]}] * 32},
            "board.fields.0.materials",
            "'gold'",
        ),
        ({"size": 32}, "board", "'size'"),
    ],
)
def test_what_is_no_board_at_all_is_refused_with_its_place(
    board: object, where: str, got: str | None
) -> None:
    message = refusal(3, board=board)
    if got is None:
        assert message == board_refusal("meduris-board-size", count=0, due=32, seats=3)
    else:
        assert message.id == "position-malformed"
        assert (message.args["where"], message.args["got"]) == (where, got)


@clause("MED-SETUP-15", "MED-TURN-05")
def test_a_refused_option_changes_nothing_of_what_was_given() -> None:
    board = custom(change=split)
    before = repr(board)
    refusal(3, board=board)
    bonus: dict[int, str] = {**LAYOUT, 26: "hut"}
    refusal(3, bonus=bonus)
    assert repr(board) == before
    assert bonus == {**LAYOUT, 26: "hut"}
