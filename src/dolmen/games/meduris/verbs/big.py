"""The big yield: a worker goes to another plain, and that plain produces. Chapter MED-BIG."""

from dolmen.core.game import EVERYONE, Buffer, Reason, note
from dolmen.core.native import i64, u8, vec
from dolmen.games.meduris.data import MATERIALS, STACK
from dolmen.games.meduris.events import CHIPS_GAINED, WORKER_LIFTED
from dolmen.games.meduris.moves import BIT, LIFT, LIFT_FROM, LIFT_HEIGHT, LIFT_TO, emit
from dolmen.games.meduris.refusals import NO_WORKER_THERE, PLAIN_FULL, SAME_PLAIN
from dolmen.games.meduris.state import PLAIN, SEAT, MedurisState, gain, workers_on
from dolmen.games.meduris.turn import end_turn
from dolmen.games.meduris.verbs.setup import open_plains


def destinations(worker: i64, rooms: i64) -> i64:
    """MED-BIG-02 Where a worker may go, of the plains with room: not to its own one."""
    return rooms & ~BIT[i64(LIFT_FROM[MATERIALS * worker])]


def choices(d: vec[u8]) -> i64:
    """MED-BIG-01, MED-BIG-02 THE rule: every worker of one's own, wherever it stands in a stack, to
    another plain with room. The destinations of a worker are side by side."""
    rooms = open_plains(d)
    own = d[SEAT] + 1
    chosen: i64 = 0
    worker: i64
    for worker in range(MATERIALS * STACK):
        if d[PLAIN + worker] == own:
            chosen |= destinations(worker, rooms) << (MATERIALS * worker)
    return chosen


def fill(d: vec[u8], out: Buffer) -> i64:
    """Written out for speed: as `choices`, without looking through 48 bits."""
    rooms = open_plains(d)
    own = d[SEAT] + 1
    count: i64 = 0
    worker: i64
    for worker in range(MATERIALS * STACK):
        if d[PLAIN + worker] == own:
            count = emit(destinations(worker, rooms), LIFT + MATERIALS * worker, out, count)
    return count


def why_not(d: vec[u8], lifted: i64) -> Reason:
    """MED-BIG-01, MED-BIG-02 No worker of this player, its own plain, or a full one."""
    if i64(d[PLAIN + lifted // MATERIALS]) != i64(d[SEAT]) + 1:
        return NO_WORKER_THERE
    return SAME_PLAIN if LIFT_FROM[lifted] == LIFT_TO[lifted] else PLAIN_FULL


def play(s: MedurisState, d: vec[u8], lifted: i64) -> None:
    """MED-BIG-01, MED-BIG-02 The workers above come down, this one goes on top of another plain,
    and that plain produces. The druid stays where he is (MED-BIG-06)."""
    plain = i64(LIFT_FROM[lifted])
    to = i64(LIFT_TO[lifted])
    seat = i64(d[SEAT])
    i = PLAIN + STACK * plain + i64(LIFT_HEIGHT[lifted])
    last = PLAIN + STACK * plain + STACK - 1
    while i < last:
        d[i] = d[i + 1]
        i += 1
    d[last] = 0
    d[PLAIN + STACK * to + workers_on(d, to)] = u8(seat + 1)
    note(s, WORKER_LIFTED, EVERYONE, seat, plain, to)
    produce(s, d, to, True)
    end_turn(s, d)


def produce(s: MedurisState, d: vec[u8], plain: i64, big: bool) -> None:
    """MED-SMALL-02, MED-BIG-03, MED-BIG-04 Each worker brings its owner a chip, in a big yield as
    many as it stands high; the top one is served first as far as the pile goes (MED-SMALL-03,
    MED-BIG-05), and an empty pile gives nothing (MED-BIG-06)."""
    height = workers_on(d, plain)
    while height > 0:
        seat = i64(d[PLAIN + STACK * plain + height - 1]) - 1
        due: i64 = 1
        if big:
            due = height
        got = gain(d, seat, plain, due)
        if got > 0:
            note(s, CHIPS_GAINED, EVERYONE, seat, plain, got)
        height -= 1
