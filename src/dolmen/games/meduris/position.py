"""A position of Meduris as readable JSON, and back."""

from collections.abc import Mapping, Sequence

from dolmen.core.native import i64, u8
from dolmen.core.reading import as_bool, as_int, as_list, as_object, as_word, impossible, malformed
from dolmen.games.meduris.board import build_hut
from dolmen.games.meduris.data import (
    CHIP_NAMES,
    CHIPS_EACH,
    FACE_NAMES,
    MATERIAL_NAMES,
    MATERIALS,
    NO_CHIP,
    STACK,
)
from dolmen.games.meduris.laws import laws
from dolmen.games.meduris.moves import SEAT_NAMES
from dolmen.games.meduris.state import (
    BUILDING,
    CHIP,
    DISTRICT,
    HUTS_LEFT,
    NO_MATERIAL,
    NOBODY,
    PILE,
    PLAIN,
    RUNE,
    STEPS,
    STOCK,
    TEMPLE,
    TEMPLES_LEFT,
    UNBUILT,
    WORKERS_LEFT,
    MedurisState,
    book,
    is_hut,
    owner,
    points,
    workers_on,
)
from dolmen.games.meduris.view import DRUID_STOPS, druid_place, materials, workers

CATEGORIES = ("offerings", "refusals", "bonus", "interim")
PURPOSES = (None, "hut", "temple", "offer-one", "offer-both")
CHIPS = (*CHIP_NAMES, "face-down")
KEYS = (
    "step",
    "seat",
    "asked",
    "face",
    "druid",
    "buildings",
    "chips",
    "plains",
    "stocks",
    "piles",
    "runes",
    "points",
    "payment",
    "built",
    "idle",
    "stale",
    "last_turns",
    "final",
    "mark",
    "laid",
    "first_chip",
    "last_chip",
)


def dump(s: MedurisState, districts: Sequence[str]) -> dict[str, object]:
    """The whole position; what a seat has in reserve follows from what stands on the board."""
    d = s.d
    built = [f for f in range(s.fields) if d[BUILDING + f] != UNBUILT]
    return {
        "step": STEPS[s.phase],
        "seat": s.seat,
        "asked": s.asked,
        "face": None if s.face == NOBODY else FACE_NAMES[s.face],
        "druid": druid_place(s.druid),
        "buildings": {str(f): _building(s, f) for f in built},
        "chips": {
            str(f): CHIPS[d[CHIP + f] - 1] for f in range(s.fields) if d[CHIP + f] != NO_CHIP
        },
        "plains": {
            name: [SEAT_NAMES[seat] for seat in workers(d, i)]
            for i, name in enumerate(MATERIAL_NAMES)
        },
        "stocks": [materials(d, STOCK + 4 * seat) for seat in range(s.seats)],
        "piles": materials(d, PILE),
        "runes": {
            name: SEAT_NAMES[d[RUNE + i] - 1] for i, name in enumerate(districts) if d[RUNE + i]
        },
        "points": [
            {name: int(points(d, seat, i)) for i, name in enumerate(CATEGORIES)}
            for seat in range(s.seats)
        ],
        "payment": _payment(s),
        "built": bool(s.built),
        "idle": s.idle,
        "stale": s.stale,
        "last_turns": s.last_turns,
        "final": bool(s.final),
        "mark": _number(s.mark),
        "laid": s.laid,
        "first_chip": _number(s.first_chip),
        "last_chip": _number(s.last_chip),
    }


def _number(value: int) -> int | None:
    return None if value == NOBODY else value


def _building(s: MedurisState, field: int) -> str:
    kind = "hut" if is_hut(s.d, field) else "temple"
    return f"{kind} {SEAT_NAMES[owner(s.d, field)]}"


def _payment(s: MedurisState) -> dict[str, object]:
    return {
        "purpose": PURPOSES[s.purpose],
        "field": _number(s.field),
        "first": _material(s.a),
        "second": _material(s.b),
        "due_first": s.due_a,
        "due_second": s.due_b,
        "replacing": _material(s.replacing),
        "to_give": s.to_give,
        "lowest": MATERIAL_NAMES[s.lowest],
    }


def _material(material: int) -> str | None:
    return None if material == NO_MATERIAL else MATERIAL_NAMES[material]


def load(position: Mapping[str, object], s: MedurisState, districts: Sequence[str]) -> MedurisState:
    """Lays a position out on a fresh start. What is not named stays as the start has it; piles hold
    what is in no stock; a rune not named lies with the first hut of its district."""
    given = as_object(position, "", KEYS)
    names = [str(field) for field in range(s.fields)]
    _load_buildings(as_object(given.get("buildings", {}), "buildings", names), s)
    if "chips" in given:
        _load_chips(as_object(given["chips"], "chips", names), s)
    _load_plains(as_object(given.get("plains", {}), "plains", MATERIAL_NAMES), s)
    _load_stocks(given, s)
    _load_runes(as_object(given.get("runes", {}), "runes", districts), s, districts)
    _load_points(as_list(given.get("points", []), "points", s.seats), s)
    _load_payment(given.get("payment", {}), s)
    _load_turn(given, s)
    for clause, holds in laws(s):
        if not holds:
            raise impossible(clause)
    return s


def _load_buildings(given: Mapping[str, object], s: MedurisState) -> None:
    kinds = [f"{kind} {seat}" for kind in ("hut", "temple") for seat in SEAT_NAMES[: s.seats]]
    for name, value in given.items():
        found = as_word(value, f"buildings.{name}", kinds)
        seat = found % s.seats
        left = (HUTS_LEFT if found < s.seats else TEMPLES_LEFT) + seat
        if s.d[left] == 0:
            raise impossible("MED-SETUP-10")
        s.d[left] -= 1
        if found < s.seats:
            build_hut(s, int(name), seat)
        else:
            s.d[BUILDING + int(name)] = u8(TEMPLE + seat)


def _load_chips(given: Mapping[str, object], s: MedurisState) -> None:
    for field in range(s.fields):
        s.d[CHIP + field] = NO_CHIP
    for name, value in given.items():
        s.d[CHIP + int(name)] = u8(as_word(value, f"chips.{name}", CHIPS) + 1)


def _load_plains(given: Mapping[str, object], s: MedurisState) -> None:
    for name, value in given.items():
        plain = MATERIAL_NAMES.index(name)
        for who in as_list(value, f"plains.{name}", STACK):
            seat = as_word(who, f"plains.{name}", SEAT_NAMES[: s.seats])
            if s.d[WORKERS_LEFT + seat] == 0:
                raise impossible("MED-SETUP-13")
            s.d[WORKERS_LEFT + seat] -= 1
            s.d[PLAIN + STACK * plain + workers_on(s.d, plain)] = u8(seat + 1)


def _load_stocks(given: Mapping[str, object], s: MedurisState) -> None:
    for seat, stock in enumerate(as_list(given.get("stocks", []), "stocks", s.seats)):
        where = f"stocks.{seat}"
        chips = as_object(stock, where, MATERIAL_NAMES)
        for m, name in enumerate(MATERIAL_NAMES):
            s.d[STOCK + 4 * seat + m] = u8(as_int(chips.get(name, 0), where, 0, CHIPS_EACH))
    for m in range(MATERIALS):
        held = sum(int(s.d[STOCK + 4 * seat + m]) for seat in range(s.seats))
        if held > CHIPS_EACH:
            raise impossible("MED-SETUP-09")
        s.d[PILE + m] = u8(CHIPS_EACH - held)
    if "piles" in given and given["piles"] != materials(s.d, PILE):
        raise malformed("piles", str(materials(s.d, PILE)), given["piles"])


def _load_runes(given: Mapping[str, object], s: MedurisState, districts: Sequence[str]) -> None:
    d = s.d
    for field in range(s.fields):
        at = RUNE + i64(d[DISTRICT + field])
        if is_hut(d, field) and d[at] == 0:
            d[at] = u8(owner(d, field) + 1)
    for name, value in given.items():
        seat = as_word(value, f"runes.{name}", SEAT_NAMES[: s.seats])
        d[RUNE + districts.index(name)] = u8(seat + 1)


def _load_points(given: Sequence[object], s: MedurisState) -> None:
    for seat, value in enumerate(given):
        row = as_object(value, f"points.{seat}", CATEGORIES)
        for i, name in enumerate(CATEGORIES):
            book(s.d, seat, i, as_int(row.get(name, 0), f"points.{seat}.{name}", 0, 9999))


def _load_payment(value: object, s: MedurisState) -> None:
    given = as_object(value, "payment", tuple(_payment(s)))
    either = (None, *MATERIAL_NAMES)

    def material(key: str) -> int:
        return as_word(given.get(key), f"payment.{key}", either) - 1

    s.purpose = as_word(given.get("purpose"), "payment.purpose", PURPOSES)
    s.field = _field(given.get("field"), "payment.field", s)
    s.a, s.b, s.replacing = material("first"), material("second"), material("replacing")
    s.due_a = as_int(given.get("due_first", 0), "payment.due_first", 0, s.fields)
    s.due_b = as_int(given.get("due_second", 0), "payment.due_second", 0, s.fields)
    s.to_give = as_int(given.get("to_give", 0), "payment.to_give", 0, 3)
    lowest = given.get("lowest", MATERIAL_NAMES[0])
    s.lowest = as_word(lowest, "payment.lowest", MATERIAL_NAMES)


def _field(value: object, where: str, s: MedurisState) -> int:
    return NOBODY if value is None else as_int(value, where, 0, s.fields - 1)


def _load_turn(given: Mapping[str, object], s: MedurisState) -> None:
    s.phase = as_word(given.get("step", STEPS[s.phase]), "step", STEPS)
    s.seat = as_int(given.get("seat", s.seat), "seat", 0, s.seats - 1)
    s.asked = as_int(given.get("asked", s.seat), "asked", 0, s.seats - 1)
    s.face = as_word(given.get("face"), "face", (None, *FACE_NAMES)) - 1
    druid = given.get("druid", DRUID_STOPS[0])
    on_ring = type(druid) is int
    s.druid = _field(druid, "druid", s) if on_ring else as_word(druid, "druid", DRUID_STOPS) - 4
    s.built = int(as_bool(given.get("built", False), "built"))
    s.idle = as_int(given.get("idle", 0), "idle", 0, 1_000_000)
    s.stale = as_int(given.get("stale", 0), "stale", 0, 1_000_000)
    s.last_turns = as_int(given.get("last_turns", 0), "last_turns", 0, s.seats)
    s.final = int(as_bool(given.get("final", False), "final"))
    s.mark = _field(given.get("mark"), "mark", s)
    s.laid = as_int(given.get("laid", s.laid), "laid", 0, 6)
    s.first_chip = _field(given.get("first_chip"), "first_chip", s)
    s.last_chip = _field(given.get("last_chip"), "last_chip", s)
