"""Who may know what in Meduris: stocks lie behind screens, everything else is open.

Every gain and payment is public, so a perfect memory knows all stocks: a world that a seat cannot
rule out is the true one (AMB-18). Hiding is a matter of the screen."""

from collections.abc import Sequence
from typing import Final, cast

from dolmen.core.native import i64, u8, vec
from dolmen.games.meduris.board import run_size
from dolmen.games.meduris.data import (
    CHIP_NAMES,
    DISTRICTS,
    FACE_DOWN,
    FACE_NAMES,
    MATERIAL_NAMES,
    MATERIALS,
    NO_CHIP,
    STACK,
)
from dolmen.games.meduris.score import score
from dolmen.games.meduris.seen import (
    Chip,
    Colour,
    Field,
    Material,
    Payment,
    Player,
    Stop,
    View,
)
from dolmen.games.meduris.state import (
    BUILDING,
    CHIP,
    DISTRICT,
    FINISH,
    FIRST,
    HUTS_LEFT,
    NO_MATERIAL,
    NOBODY,
    NOTHING,
    PILE,
    PLAIN,
    RUNE,
    SECOND,
    STEPS,
    STOCK,
    SWAPPING,
    TEMPLE,
    TEMPLES_LEFT,
    UNBUILT,
    WORKERS_LEFT,
    MedurisState,
    is_hut,
    marker,
    owner,
)

DRUID_STOPS: Final = ("temple", "step1", "step2", "step3")


def sees_stock(s: MedurisState, viewer: i64, seat: i64) -> bool:
    """MED-SETUP-14 The own stock; all with open_stocks and after the end."""
    return viewer == seat or s.open_stocks == 1 or s.phase == FINISH


def chip_name(chip: int) -> Chip | None:
    """A bonus chip as a viewer sees it."""
    if chip == NO_CHIP:
        return None
    return "face-down" if chip == FACE_DOWN else CHIP_NAMES[chip - 1]


def druid_place(druid: int) -> Stop | int:
    """Where the druid is: a field, or a stop before the ring."""
    return druid if druid >= 0 else DRUID_STOPS[druid + 4]


def material(index: int) -> Material:
    """A material by name."""
    return MATERIAL_NAMES[index]


def materials(d: vec[u8], at: i64) -> dict[Material, int]:
    """Four counts by material."""
    return {material(i): int(d[at + i]) for i in range(MATERIALS)}


def view(
    s: MedurisState, seat: i64 | None, colours: Sequence[str], districts: Sequence[str]
) -> View:
    """What a viewer may see, as JSON."""
    viewer: i64 = NOBODY if seat is None else seat
    d = s.d
    return {
        "step": STEPS[s.phase],
        "seat": s.seat,
        "asked": s.asked,
        "face": None if s.face == NOBODY else FACE_NAMES[s.face],
        "druid": druid_place(s.druid),
        "fields": [_field_view(s, field, districts) for field in range(s.fields)],
        "plains": {material(i): workers(d, i) for i in range(MATERIALS)},
        "piles": materials(d, PILE),
        "runes": {
            name: None if d[RUNE + i] == 0 else int(d[RUNE + i]) - 1
            for i, name in enumerate(districts)
        },
        "players": [_player_view(s, other, viewer, colours) for other in range(s.seats)],
        "payment": _payment_view(s),
        "last_turns": s.last_turns,
        "final": bool(s.final),
    }


def workers(d: vec[u8], plain: i64) -> list[int]:
    """The seats of the workers of a plain, bottom to top."""
    at = PLAIN + STACK * plain
    return [int(d[at + i]) - 1 for i in range(STACK) if d[at + i] > 0]


def _field_view(s: MedurisState, field: int, districts: Sequence[str]) -> Field:
    d = s.d
    shown: Field = {
        "materials": [material(d[FIRST + field]), material(d[SECOND + field])],
        "district": districts[d[DISTRICT + field]],
        "chip": chip_name(int(d[CHIP + field])),
        "building": None,
    }
    if is_hut(d, field):
        shown["building"] = {
            "kind": "hut",
            "owner": int(owner(d, field)),
            "run": int(run_size(d, field)),
        }
    elif d[BUILDING + field] != UNBUILT:
        shown["building"] = {"kind": "temple", "owner": int(owner(d, field))}
    return shown


def _player_view(s: MedurisState, seat: int, viewer: int, colours: Sequence[str]) -> Player:
    d = s.d
    shown: Player = {
        "colour": cast(Colour, colours[seat]),
        "marker": score(s, seat) if s.phase == FINISH else marker(d, seat),
        "huts": int(d[HUTS_LEFT + seat]),
        "temples": int(d[TEMPLES_LEFT + seat]),
        "workers": int(d[WORKERS_LEFT + seat]),
    }
    if sees_stock(s, viewer, seat):
        shown["stock"] = materials(d, STOCK + 4 * seat)
    return shown


def _payment_view(s: MedurisState) -> Payment | None:
    """What is being paid or swapped for: all of it happens in the open."""
    if s.purpose == NOTHING and s.phase != SWAPPING:
        return None
    due = {
        material(kind): int(count)
        for kind, count in ((s.a, s.due_a), (s.b, s.due_b))
        if kind != NO_MATERIAL
    }
    return {
        "field": None if s.field == NOBODY else s.field,
        "due": due,
        "replacing": None if s.replacing == NO_MATERIAL else material(s.replacing),
        "to_give": s.to_give,
    }


def observe(s: MedurisState, seat: i64) -> list[int]:
    """What a seat sees, as numbers of fixed length, players counted clockwise from that seat.

    Per field building (0 none, 1 + player hut, 5 + player temple), chip and run; per plain three
    workers; piles; nine runes; per player marker, huts, temples, workers and stock (-1 where it is
    hidden); and the common numbers."""
    d = s.d
    seen: list[int] = []
    for field in range(s.fields):
        seen += [_building_seen(s, seat, field), int(d[CHIP + field]), int(run_size(d, field))]
    seen += [_player_seen(s, seat, int(d[PLAIN + i])) for i in range(MATERIALS * STACK)]
    seen += [int(d[PILE + i]) for i in range(MATERIALS)]
    seen += [_player_seen(s, seat, int(d[RUNE + i])) for i in range(DISTRICTS)]
    for i in range(s.seats):
        other = (seat + i) % s.seats
        seen += [marker(d, other), int(d[HUTS_LEFT + other]), int(d[TEMPLES_LEFT + other])]
        seen += [int(d[WORKERS_LEFT + other])]
        if sees_stock(s, seat, other):
            seen += [int(d[STOCK + 4 * other + k]) for k in range(MATERIALS)]
        else:
            seen += [-1] * MATERIALS
    turn = [(player - seat) % s.seats for player in (s.seat, s.asked)]
    seen += [s.phase, *turn, s.druid, s.face, s.purpose, s.field, s.a, s.b, s.due_a, s.due_b]
    seen += [s.replacing, s.to_give, s.lowest, s.built, s.idle, s.stale, s.last_turns]
    seen += [s.final, s.mark, s.laid, s.first_chip, s.last_chip]
    return seen


def _player_seen(s: MedurisState, seat: int, mark: int) -> int:
    """A seat as the viewer counts them: 0 nobody, 1 the viewer, 2 the left neighbour …"""
    return 0 if mark == 0 else (mark - 1 - seat) % s.seats + 1


def _building_seen(s: MedurisState, seat: int, field: int) -> int:
    built = int(s.d[BUILDING + field])
    if built >= TEMPLE:
        return TEMPLE - 1 + _player_seen(s, seat, built - TEMPLE + 1)
    return _player_seen(s, seat, built)
