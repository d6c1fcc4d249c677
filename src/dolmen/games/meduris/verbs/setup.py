"""Setting up: bonus chips, the starting seat, workers. Chapter MED-SETUP."""

from dolmen.core.game import EVERYONE, Reason, note
from dolmen.core.native import i64, u8, vec
from dolmen.core.rng import Rng
from dolmen.games.meduris.data import (
    BONUS_CHIPS,
    BONUS_DISTANCE,
    CHOOSE,
    CHOOSE_ROW,
    FACE_DOWN,
    KINDS_OF_CHIPS,
    MATERIALS,
    STACK,
)
from dolmen.games.meduris.events import BONUS_LAID, BONUS_TURNED, WORKER_PLACED
from dolmen.games.meduris.moves import BIT
from dolmen.games.meduris.refusals import (
    BONUS_TOO_CLOSE,
    NO_ROOM_FOR_WORKER,
    NO_SUCH_CHIP,
    NO_SUCH_FIELD,
    NO_SUCH_SEAT,
)
from dolmen.games.meduris.state import (
    ASKED,
    CHIP,
    FIELD_COUNT,
    FIRST_CHIP,
    LAID,
    LAST_CHIP,
    NO_FIELD,
    PHASE,
    PLAIN,
    SEAT_COUNT,
    TURNING,
    WORKERS_LEFT,
    MedurisState,
    next_seat,
    workers_on,
)
from dolmen.games.meduris.turn import begin_turn, begin_workers

# Bonus chips are laid face down


def lay_choices(d: vec[u8]) -> i64:
    """MED-SETUP-06 Fields that are far enough from the chips laid and leave room for the others."""
    chosen: i64 = 0
    field: i64
    for field in range(i64(d[FIELD_COUNT])):
        if lay_weight(d, field) > 0:
            chosen |= BIT[field]
    return chosen


def lay_why_not(d: vec[u8], field: i64) -> Reason:
    """MED-SETUP-03, MED-SETUP-06 No field of this board, or too close to another chip."""
    return NO_SUCH_FIELD if field >= i64(d[FIELD_COUNT]) else BONUS_TOO_CLOSE


def lay_weight(d: vec[u8], field: i64) -> i64:
    """MED-SETUP-06 In how many ways the later chips can be laid if this one goes here, so that all
    sets of fields are equally likely. The first may go anywhere; each next one lies four fields or
    more ahead of the one before and leaves room for the rest before the first comes round again."""
    laid = i64(d[LAID])
    if laid == 0:
        return 1
    gaps = BONUS_CHIPS + 1 - laid
    taken = way(d, i64(d[LAST_CHIP]))
    spare = i64(d[FIELD_COUNT]) - taken - BONUS_DISTANCE * gaps
    extra = way(d, field) - taken - BONUS_DISTANCE
    if extra < 0 or extra > spare:
        return 0
    return CHOOSE[CHOOSE_ROW * (spare - extra + gaps - 2) + gaps - 2]


def way(d: vec[u8], field: i64) -> i64:
    """How far ahead of the first bonus chip a field lies."""
    fields = field - i64(d[FIRST_CHIP])
    return fields if fields >= 0 else fields + i64(d[FIELD_COUNT])


def draw_lay(d: vec[u8], rng: Rng) -> i64:
    """A field by the ways it leaves open."""
    total: i64 = 0
    field: i64
    for field in range(i64(d[FIELD_COUNT])):
        total += lay_weight(d, field)
    n = rng.below(total)
    field = 0
    while n >= lay_weight(d, field):
        n -= lay_weight(d, field)
        field += 1
    return field


def lay(s: MedurisState, d: vec[u8], field: i64) -> None:
    """MED-SETUP-06 A bonus chip face down; the sixth one is followed by turning them up."""
    d[CHIP + field] = FACE_DOWN
    if d[LAID] == 0:
        d[FIRST_CHIP] = u8(field)
    d[LAST_CHIP] = u8(field)
    d[LAID] += 1
    note(s, BONUS_LAID, EVERYONE, field)
    if d[LAID] == BONUS_CHIPS:
        d[PHASE] = TURNING
        d[LAID] = 0


# Bonus chips are turned up


def turn_choices(d: vec[u8]) -> i64:
    """MED-SETUP-06 Kinds of which a chip still lies face down."""
    chosen: i64 = 0
    kind: i64
    for kind in range(KINDS_OF_CHIPS):
        if chips_unseen(d, kind) > 0:
            chosen |= BIT[kind]
    return chosen


def turn_why_not() -> Reason:
    """MED-SETUP-06 Both chips of the kind are turned up."""
    return NO_SUCH_CHIP


def chips_unseen(d: vec[u8], kind: i64) -> i64:
    """MED-SETUP-06 How many of the two chips of a kind are still face down."""
    left: i64 = 2
    field: i64
    for field in range(i64(d[FIELD_COUNT])):
        if i64(d[CHIP + field]) == kind + 1:
            left -= 1
    return left


def draw_turn(d: vec[u8], rng: Rng) -> i64:
    """Each chip face down is as likely as any other."""
    n = rng.below(BONUS_CHIPS - i64(d[LAID]))
    kind: i64 = 0
    while n >= chips_unseen(d, kind):
        n -= chips_unseen(d, kind)
        kind += 1
    return kind


def turn_up(s: MedurisState, d: vec[u8], kind: i64) -> None:
    """MED-SETUP-06 The next chip, in the order of the fields, is turned up."""
    field: i64 = 0
    while d[CHIP + field] != FACE_DOWN:
        field += 1
    d[CHIP + field] = u8(kind + 1)
    d[LAID] += 1
    note(s, BONUS_TURNED, EVERYONE, field, kind + 1)
    if d[LAID] == BONUS_CHIPS:
        d[FIRST_CHIP] = NO_FIELD
        d[LAST_CHIP] = NO_FIELD
        begin_workers(s, d)


# The starting seat is drawn


def first_choices(d: vec[u8]) -> i64:
    """MED-SETUP-12 Every seat of this table."""
    return BIT[i64(d[SEAT_COUNT])] - 1


def first_why_not() -> Reason:
    """MED-SETUP-01 Nobody sits there."""
    return NO_SUCH_SEAT


# Workers


def worker_choices(d: vec[u8]) -> i64:
    """MED-SETUP-13 Every plain with fewer than three workers."""
    return open_plains(d)


def open_plains(d: vec[u8]) -> i64:
    """MED-SETUP-13, MED-BIG-02 The plains with room for a worker on top."""
    chosen: i64 = 0
    plain: i64
    for plain in range(MATERIALS):
        if d[PLAIN + STACK * plain + STACK - 1] == 0:
            chosen |= BIT[plain]
    return chosen


def worker_why_not() -> Reason:
    """MED-SETUP-13 Three workers stand there."""
    return NO_ROOM_FOR_WORKER


def place_worker(s: MedurisState, d: vec[u8], plain: i64) -> None:
    """MED-SETUP-13 A worker on a plain, without yield; after the last one the first turn begins."""
    asked = i64(d[ASKED])
    d[PLAIN + STACK * plain + workers_on(d, plain)] = u8(asked + 1)
    d[WORKERS_LEFT + asked] -= 1
    note(s, WORKER_PLACED, EVERYONE, asked, plain)
    asked = next_seat(d, asked)
    d[ASKED] = u8(asked)
    if d[WORKERS_LEFT + asked] == 0:
        begin_turn(s, d)
