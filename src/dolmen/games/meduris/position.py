"""A position of Meduris as readable JSON, and back."""

from collections.abc import Mapping, Sequence

from dolmen.core.native import i64, u8, vec
from dolmen.core.reading import (
    as_bool,
    as_int,
    as_list,
    as_object,
    as_word,
    impossible,
    malformed,
    require_laws,
)
from dolmen.games.meduris.board import build_hut
from dolmen.games.meduris.data import (
    BONUS_CHIPS,
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
    ASKED,
    BUILDING,
    BUILT,
    CHIP,
    DISTRICT,
    DRUID,
    DUE_A,
    DUE_B,
    FACE,
    FIELD,
    FINAL_ROUND,
    FIRST_CHIP,
    HUTS_LEFT,
    IDLE,
    LAID,
    LAST_CHIP,
    LOWEST,
    MARK,
    MATERIAL_A,
    MATERIAL_B,
    MOST_WIDE,
    NO_FACE,
    NO_FIELD,
    NO_MATERIAL,
    OWN_TEMPLE,
    PHASE,
    PILE,
    PLAIN,
    PURPOSE,
    REPLACING,
    RUNE,
    SEAT,
    STALE,
    STEPS,
    STOCK,
    TEMPLE,
    TEMPLES_LEFT,
    TO_GIVE,
    TURNS_LEFT,
    UNBUILT,
    WORKERS_LEFT,
    MedurisState,
    book,
    field_count,
    is_hut,
    owner,
    points,
    seat_count,
    wide,
    workers_on,
    write_wide,
)
from dolmen.games.meduris.verbs.swap import TRIPLE
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
    built = [f for f in range(field_count(d)) if d[BUILDING + f] != UNBUILT]
    return {
        "step": STEPS[d[PHASE]],
        "seat": d[SEAT],
        "asked": d[ASKED],
        "face": None if d[FACE] == NO_FACE else FACE_NAMES[d[FACE]],
        "druid": druid_place(d[DRUID]),
        "buildings": {str(f): _building(d, f) for f in built},
        "chips": {
            str(f): CHIPS[d[CHIP + f] - 1] for f in range(field_count(d)) if d[CHIP + f] != NO_CHIP
        },
        "plains": {
            name: [SEAT_NAMES[seat] for seat in workers(d, i)]
            for i, name in enumerate(MATERIAL_NAMES)
        },
        "stocks": [materials(d, STOCK + 4 * seat) for seat in range(seat_count(d))],
        "piles": materials(d, PILE),
        "runes": {
            name: SEAT_NAMES[d[RUNE + i] - 1] for i, name in enumerate(districts) if d[RUNE + i]
        },
        "points": [
            {name: int(points(d, seat, i)) for i, name in enumerate(CATEGORIES)}
            for seat in range(seat_count(d))
        ],
        "payment": _payment(d),
        "built": bool(d[BUILT]),
        "idle": wide(d, IDLE),
        "stale": wide(d, STALE),
        "last_turns": d[TURNS_LEFT],
        "final": bool(d[FINAL_ROUND]),
        "mark": _number(d[MARK]),
        "laid": d[LAID],
        "first_chip": _number(d[FIRST_CHIP]),
        "last_chip": _number(d[LAST_CHIP]),
    }


def _number(value: int) -> int | None:
    return None if value == NO_FIELD else value


def _building(d: vec[u8], field: int) -> str:
    kind = "hut" if is_hut(d, field) else "temple"
    return f"{kind} {SEAT_NAMES[owner(d, field)]}"


def _payment(d: vec[u8]) -> dict[str, object]:
    return {
        "purpose": PURPOSES[d[PURPOSE]],
        "field": _number(d[FIELD]),
        "first": _material(d[MATERIAL_A]),
        "second": _material(d[MATERIAL_B]),
        "due_first": d[DUE_A],
        "due_second": d[DUE_B],
        "replacing": _material(d[REPLACING]),
        "to_give": d[TO_GIVE],
        "lowest": MATERIAL_NAMES[d[LOWEST]],
    }


def _material(material: int) -> str | None:
    return None if material == NO_MATERIAL else MATERIAL_NAMES[material]


def load(position: Mapping[str, object], s: MedurisState, districts: Sequence[str]) -> MedurisState:
    """Lays a position out on a fresh start. What is not named stays as the start has it; piles hold
    what is in no stock; a rune not named lies with the first hut of its district."""
    given = as_object(position, "", KEYS)
    d = s.d
    names = [str(field) for field in range(field_count(d))]
    _load_buildings(as_object(given.get("buildings", {}), "buildings", names), d)
    if "chips" in given:
        _load_chips(as_object(given["chips"], "chips", names), d)
    _load_plains(as_object(given.get("plains", {}), "plains", MATERIAL_NAMES), d)
    _load_stocks(given, d)
    _load_runes(as_object(given.get("runes", {}), "runes", districts), d, districts)
    _load_points(as_list(given.get("points", []), "points", seat_count(d)), d)
    _load_payment(given.get("payment", {}), d)
    _load_turn(given, d)
    require_laws(laws(s))
    return s


def _load_buildings(given: Mapping[str, object], d: vec[u8]) -> None:
    kinds = [f"{kind} {seat}" for kind in ("hut", "temple") for seat in SEAT_NAMES[: seat_count(d)]]
    for name, value in given.items():
        found = as_word(value, f"buildings.{name}", kinds)
        seat = found % seat_count(d)
        left = (HUTS_LEFT if found < seat_count(d) else TEMPLES_LEFT) + seat
        if d[left] == 0:
            raise impossible("MED-SETUP-10")
        d[left] -= 1
        if found < seat_count(d):
            build_hut(d, int(name), seat)
        else:
            d[BUILDING + int(name)] = u8(TEMPLE + seat)


def _load_chips(given: Mapping[str, object], d: vec[u8]) -> None:
    for field in range(field_count(d)):
        d[CHIP + field] = NO_CHIP
    for name, value in given.items():
        d[CHIP + int(name)] = u8(as_word(value, f"chips.{name}", CHIPS) + 1)


def _load_plains(given: Mapping[str, object], d: vec[u8]) -> None:
    for name, value in given.items():
        plain = MATERIAL_NAMES.index(name)
        for who in as_list(value, f"plains.{name}", STACK):
            seat = as_word(who, f"plains.{name}", SEAT_NAMES[: seat_count(d)])
            if d[WORKERS_LEFT + seat] == 0:
                raise impossible("MED-SETUP-13")
            d[WORKERS_LEFT + seat] -= 1
            d[PLAIN + STACK * plain + workers_on(d, plain)] = u8(seat + 1)


def _load_stocks(given: Mapping[str, object], d: vec[u8]) -> None:
    for seat, stock in enumerate(as_list(given.get("stocks", []), "stocks", seat_count(d))):
        where = f"stocks.{seat}"
        chips = as_object(stock, where, MATERIAL_NAMES)
        for m, name in enumerate(MATERIAL_NAMES):
            d[STOCK + 4 * seat + m] = u8(as_int(chips.get(name, 0), where, 0, CHIPS_EACH))
    for m in range(MATERIALS):
        held = sum(int(d[STOCK + 4 * seat + m]) for seat in range(seat_count(d)))
        if held > CHIPS_EACH:
            raise impossible("MED-SETUP-09")
        d[PILE + m] = u8(CHIPS_EACH - held)
    if "piles" in given and given["piles"] != materials(d, PILE):
        raise malformed("piles", str(materials(d, PILE)), given["piles"])


def _load_runes(given: Mapping[str, object], d: vec[u8], districts: Sequence[str]) -> None:
    for field in range(field_count(d)):
        at = RUNE + i64(d[DISTRICT + field])
        if is_hut(d, field) and d[at] == 0:
            d[at] = u8(owner(d, field) + 1)
    for name, value in given.items():
        seat = as_word(value, f"runes.{name}", SEAT_NAMES[: seat_count(d)])
        d[RUNE + districts.index(name)] = u8(seat + 1)


def _load_points(given: Sequence[object], d: vec[u8]) -> None:
    for seat, value in enumerate(given):
        row = as_object(value, f"points.{seat}", CATEGORIES)
        for i, name in enumerate(CATEGORIES):
            book(d, seat, i, as_int(row.get(name, 0), f"points.{seat}.{name}", 0, 9999))


def _load_payment(value: object, d: vec[u8]) -> None:
    given = as_object(value, "payment", tuple(_payment(d)))

    def material(key: str) -> u8:
        name = given.get(key)
        either = (*MATERIAL_NAMES, None)
        return u8(NO_MATERIAL if name is None else as_word(name, f"payment.{key}", either))

    def due(key: str, most: int) -> u8:
        return u8(as_int(given.get(key, 0), f"payment.{key}", 0, most))

    d[PURPOSE] = u8(as_word(given.get("purpose"), "payment.purpose", PURPOSES))
    d[FIELD] = _field(given.get("field"), "payment.field", d)
    d[MATERIAL_A], d[MATERIAL_B] = material("first"), material("second")
    d[DUE_A] = due("due_first", field_count(d))
    d[DUE_B] = due("due_second", field_count(d))
    d[REPLACING] = material("replacing")
    d[TO_GIVE] = due("to_give", TRIPLE)
    lowest = given.get("lowest", MATERIAL_NAMES[0])
    d[LOWEST] = u8(as_word(lowest, "payment.lowest", MATERIAL_NAMES))


def _field(value: object, where: str, d: vec[u8]) -> u8:
    return u8(NO_FIELD if value is None else as_int(value, where, 0, field_count(d) - 1))


def _load_turn(given: Mapping[str, object], d: vec[u8]) -> None:
    last = seat_count(d) - 1
    d[PHASE] = u8(as_word(given.get("step", STEPS[d[PHASE]]), "step", STEPS))
    d[SEAT] = u8(as_int(given.get("seat", int(d[SEAT])), "seat", 0, last))
    d[ASKED] = u8(as_int(given.get("asked", int(d[SEAT])), "asked", 0, last))
    face = given.get("face")
    d[FACE] = u8(NO_FACE if face is None else as_word(face, "face", (*FACE_NAMES, None)))
    d[DRUID] = _druid(given.get("druid", DRUID_STOPS[0]), d)
    d[BUILT] = u8(as_bool(given.get("built", False), "built"))
    write_wide(d, IDLE, as_int(given.get("idle", 0), "idle", 0, MOST_WIDE))
    write_wide(d, STALE, as_int(given.get("stale", 0), "stale", 0, MOST_WIDE))
    d[TURNS_LEFT] = u8(as_int(given.get("last_turns", 0), "last_turns", 0, last + 1))
    d[FINAL_ROUND] = u8(as_bool(given.get("final", False), "final"))
    d[MARK] = _field(given.get("mark"), "mark", d)
    d[LAID] = u8(as_int(given.get("laid", int(d[LAID])), "laid", 0, BONUS_CHIPS))
    d[FIRST_CHIP] = _field(given.get("first_chip"), "first_chip", d)
    d[LAST_CHIP] = _field(given.get("last_chip"), "last_chip", d)


def _druid(place: object, d: vec[u8]) -> u8:
    if type(place) is int:
        return _field(place, "druid", d)
    return u8(OWN_TEMPLE + as_word(place, "druid", DRUID_STOPS))
