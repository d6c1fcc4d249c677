"""Who may know what in Meduris: stocks lie behind screens, everything else is open.

Every gain and payment is public, so a perfect memory knows all stocks: a world that a seat cannot
rule out is the true one (MED-SETUP-14). Hiding is a matter of the screen."""

from collections.abc import Sequence
from typing import Final, cast

from dolmen.core.native import i64, u8, vec
from dolmen.games.meduris.board import run_size
from dolmen.games.meduris.data import (
    CHIP_NAMES,
    FACE_DOWN,
    FACE_NAMES,
    MATERIAL_NAMES,
    NO_CHIP,
    STACK,
)
from dolmen.games.meduris.score import score
from dolmen.games.meduris.shape import (
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
    ASKED,
    BUILDING,
    CHIP,
    DISTRICT,
    DRUID,
    DUE_A,
    DUE_B,
    FACE,
    FIELD,
    FINAL_ROUND,
    FINISH,
    FIRST,
    HUTS_LEFT,
    MATERIAL_A,
    MATERIAL_B,
    NO_FACE,
    NO_FIELD,
    NO_MATERIAL,
    NOBODY,
    NOTHING,
    OPEN_STOCKS,
    OWN_TEMPLE,
    PHASE,
    PILE,
    PLAIN,
    PURPOSE,
    REPLACING,
    RUNE,
    SEAT,
    SECOND,
    STEPS,
    STOCK,
    SWAPPING,
    TEMPLES_LEFT,
    TO_GIVE,
    TURNS_LEFT,
    UNBUILT,
    WORKERS_LEFT,
    MedurisState,
    field_count,
    is_hut,
    marker,
    owner,
    seat_count,
)

NAMES: Final[tuple[Material, ...]] = MATERIAL_NAMES
DRUID_STOPS: Final = ("temple", "step1", "step2", "step3")


def sees_stock(s: MedurisState, viewer: i64, seat: i64) -> bool:
    """MED-SETUP-14 One's own stock; all with open_stocks and after the end."""
    d = s.d
    return viewer == seat or d[OPEN_STOCKS] == 1 or d[PHASE] == FINISH


def chip_name(chip: int) -> Chip | None:
    """A bonus chip as a viewer sees it."""
    if chip == NO_CHIP:
        return None
    return "face-down" if chip == FACE_DOWN else CHIP_NAMES[chip - 1]


def druid_place(druid: int) -> Stop | int:
    """Where the druid is: a field, or a stop before the ring."""
    return druid if druid < OWN_TEMPLE else DRUID_STOPS[druid - OWN_TEMPLE]


def materials(d: vec[u8], at: i64) -> dict[Material, int]:
    """Four counts by material."""
    return {name: int(d[at + i]) for i, name in enumerate(NAMES)}


def view(
    s: MedurisState, seat: i64 | None, colours: Sequence[str], districts: Sequence[str]
) -> View:
    """What a viewer may see, as JSON."""
    viewer: i64 = NOBODY if seat is None else seat
    d = s.d
    return {
        "step": STEPS[d[PHASE]],
        "seat": int(d[SEAT]),
        "asked": int(d[ASKED]),
        "face": None if d[FACE] == NO_FACE else FACE_NAMES[d[FACE]],
        "druid": druid_place(d[DRUID]),
        "fields": [_field_view(s, field, districts) for field in range(field_count(d))],
        "plains": {name: workers(d, i) for i, name in enumerate(NAMES)},
        "piles": materials(d, PILE),
        "runes": {
            name: None if d[RUNE + i] == 0 else int(d[RUNE + i]) - 1
            for i, name in enumerate(districts)
        },
        "players": [_player_view(s, other, viewer, colours) for other in range(seat_count(d))],
        "payment": _payment_view(s),
        "last_turns": int(d[TURNS_LEFT]),
        "final": bool(d[FINAL_ROUND]),
    }


def workers(d: vec[u8], plain: i64) -> list[int]:
    """The seats of the workers of a plain, bottom to top."""
    at = PLAIN + STACK * plain
    return [int(d[at + i]) - 1 for i in range(STACK) if d[at + i] > 0]


def _field_view(s: MedurisState, field: int, districts: Sequence[str]) -> Field:
    d = s.d
    shown: Field = {
        "materials": [NAMES[d[FIRST + field]], NAMES[d[SECOND + field]]],
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
        "marker": score(s, seat) if d[PHASE] == FINISH else marker(d, seat),
        "huts": int(d[HUTS_LEFT + seat]),
        "temples": int(d[TEMPLES_LEFT + seat]),
        "workers": int(d[WORKERS_LEFT + seat]),
    }
    if sees_stock(s, viewer, seat):
        shown["stock"] = materials(d, STOCK + 4 * seat)
    return shown


def _payment_view(s: MedurisState) -> Payment | None:
    """What is being paid or swapped for: all of it happens in the open."""
    d = s.d
    if d[PURPOSE] == NOTHING and d[PHASE] != SWAPPING:
        return None
    due = {
        NAMES[kind]: int(count)
        for kind, count in ((d[MATERIAL_A], d[DUE_A]), (d[MATERIAL_B], d[DUE_B]))
        if kind != NO_MATERIAL
    }
    return {
        "field": None if d[FIELD] == NO_FIELD else int(d[FIELD]),
        "due": due,
        "replacing": None if d[REPLACING] == NO_MATERIAL else NAMES[d[REPLACING]],
        "to_give": int(d[TO_GIVE]),
    }
