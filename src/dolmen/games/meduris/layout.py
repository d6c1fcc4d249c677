"""Boards and bonus layouts that a table brings along: checked, and refused with the reason."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import cast

from dolmen.core.message import Message, Refusal
from dolmen.core.reading import as_int, as_list, as_object, as_word
from dolmen.games.meduris.data import (
    BONUS_CHIPS,
    BONUS_DISTANCE,
    CHIP_NAMES,
    COLOUR_NAMES,
    DESIGNED_40,
    DISTRICTS,
    FIELDS,
    MATERIAL_NAMES,
    MOST_FIELDS,
    PRINTED_32,
)

Side = Sequence[tuple[str, str, str]]

# What a field may say; of these only its materials and its district matter here.
FIELD_KEYS = ("index", "materials", "district", "district_id", "x", "y", "source")


def board_refused(id: str, **args: int | str) -> Refusal:
    """MED-SETUP-16 A board that is none, and why."""
    return Refusal("meduris-board-refused", reason=Message(id, args), clause="MED-SETUP-16")


def bonus_refused(id: str, **args: int | str) -> Refusal:
    """MED-SETUP-06 A layout of bonus chips that is not allowed, and why."""
    return Refusal("meduris-bonus-refused", reason=Message(id, args), clause="MED-SETUP-06")


def printed_side(seats: int) -> Side:
    """MED-SETUP-03 The side of the printed board for that many."""
    return DESIGNED_40 if FIELDS[seats] == MOST_FIELDS else PRINTED_32


def read_board(value: object, seats: int) -> dict[str, object]:
    """MED-SETUP-16 A custom board, in the form it is kept in a record."""
    given = as_object(value, "board", ("name", "fields"))
    if "fields" not in given:
        raise board_refused("meduris-board-fields")
    fields = [
        as_object(field, f"board.fields.{i}", FIELD_KEYS)
        for i, field in enumerate(as_list(given["fields"], "board.fields", 400))
    ]
    if len(fields) != FIELDS[seats]:
        raise board_refused(
            "meduris-board-size", count=len(fields), due=int(FIELDS[seats]), seats=seats
        )
    side = [_read_field(field, i) for i, field in enumerate(fields)]
    _check_districts([district for _, _, district in side])
    kept = [{"materials": [a, b], "district": district} for a, b, district in side]
    return {"name": str(given.get("name", "")), "fields": kept}


def _read_field(field: Mapping[str, object], i: int) -> tuple[str, str, str]:
    where = f"board.fields.{i}"
    if field.get("index", i) != i:
        raise board_refused("meduris-board-index", field=i, got=str(field.get("index")))
    names = as_list(field.get("materials"), f"{where}.materials", 2)
    materials = [as_word(name, f"{where}.materials", MATERIAL_NAMES) for name in names]
    if len(set(materials)) != 2:
        raise board_refused("meduris-board-materials", field=i)
    district = field.get("district")
    if not isinstance(district, str) or not district:
        raise board_refused("meduris-board-district", field=i)
    return MATERIAL_NAMES[materials[0]], MATERIAL_NAMES[materials[1]], district


def _check_districts(names: list[str]) -> None:
    """Nine blocks of neighbouring fields, none in two parts."""
    blocks = [name for i, name in enumerate(names) if i == 0 or names[i - 1] != name]
    for name in blocks:
        if blocks.count(name) > 1:
            raise board_refused("meduris-board-split", district=name)
    if len(blocks) != DISTRICTS:
        raise board_refused("meduris-board-districts", count=len(blocks), due=DISTRICTS)


def side_of(board: Mapping[str, object]) -> Side:
    """The fields of a board that was read before."""
    fields = board["fields"]
    assert isinstance(fields, list)
    return [(*field["materials"], field["district"]) for field in fields]


def pack_side(side: Side) -> list[int]:
    """First materials, second materials and districts, 40 cells each."""
    cells = [0] * (3 * MOST_FIELDS)
    districts = list(dict.fromkeys(district for _, _, district in side))
    for i, (a, b, district) in enumerate(side):
        cells[i] = MATERIAL_NAMES.index(a)
        cells[MOST_FIELDS + i] = MATERIAL_NAMES.index(b)
        cells[2 * MOST_FIELDS + i] = districts.index(district)
    return cells


def district_names(side: Side) -> list[str]:
    """The districts in the order of the ring."""
    return list(dict.fromkeys(district for _, _, district in side))


def read_bonus(value: object, fields: int) -> dict[str, object] | list[int]:
    """MED-SETUP-15 The fields of the chips, whose kinds are drawn, or an explicit layout."""
    if isinstance(value, list):
        return read_fields(value, fields)
    return read_layout(cast(Mapping[object, object], value), fields)


def read_fields(value: Sequence[object], fields: int) -> list[int]:
    """MED-SETUP-06, MED-SETUP-15 Six different fields, far enough apart."""
    laid = sorted(
        as_int(field, f"bonus.{i}", 0, fields - 1)
        for i, field in enumerate(as_list(value, "bonus", fields))
    )
    for one, other in pairwise(laid):
        if one == other:
            raise bonus_refused("meduris-bonus-twice", field=one)
    if len(laid) != BONUS_CHIPS:
        raise bonus_refused("meduris-bonus-fields", count=len(laid), due=BONUS_CHIPS)
    check_distances(laid, fields)
    return laid


def check_distances(laid: Sequence[int], fields: int) -> None:
    """MED-SETUP-06 At least three fields between a chip and the next, all the way round."""
    for i, one in enumerate(laid):
        other = laid[(i + 1) % BONUS_CHIPS]
        if (other - one) % fields < BONUS_DISTANCE:
            raise bonus_refused("meduris-bonus-close", one=one, other=other)


def read_layout(layout: Mapping[object, object], fields: int) -> dict[str, object]:
    """MED-SETUP-06, MED-SETUP-15 An explicit layout: field to kind, two of each kind, far enough
    apart."""
    names = [str(field) for field in range(fields)]
    given = as_object({str(key): kind for key, kind in layout.items()}, "bonus", names)
    for field, kind in given.items():
        as_word(kind, f"bonus.{field}", CHIP_NAMES)
    kinds = list(given.values())
    if len(given) != BONUS_CHIPS or any(kinds.count(kind) != 2 for kind in CHIP_NAMES):
        raise bonus_refused("meduris-bonus-count", count=len(given), due=BONUS_CHIPS)
    laid = sorted(map(int, given))
    check_distances(laid, fields)
    return {str(one): given[str(one)] for one in laid}


def read_colours(value: object, seats: int) -> list[str]:
    """MED-SETUP-02 A colour for each seat, all different; two players use blue and purple."""
    given = as_list(value, "colours", seats)
    allowed = COLOUR_NAMES[2:] if seats == 2 else COLOUR_NAMES
    colours = [allowed[as_word(name, f"colours.{i}", allowed)] for i, name in enumerate(given)]
    if len(set(colours)) != seats:
        raise Refusal("meduris-colours-refused", seats=seats, clause="MED-SETUP-02")
    return colours
