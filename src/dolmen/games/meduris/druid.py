"""The druid: his walk, the rituals he holds, the river, and the final circuit."""

from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, u8, vec
from dolmen.games.meduris.board import next_hut
from dolmen.games.meduris.data import DISTRICTS
from dolmen.games.meduris.events import DRUID_AT, DRUID_STEPS, RUNES_SCORED
from dolmen.games.meduris.state import (
    ASKED,
    DRUID,
    FIELD,
    FIELD_COUNT,
    FINAL_ROUND,
    INTERIM,
    MARK,
    NO_FIELD,
    OFFERING,
    OWN_TEMPLE,
    PHASE,
    RUNE,
    SEAT_COUNT,
    STEP_3,
    MedurisState,
    ahead,
    book,
    is_hut,
    owner,
)


def walk(s: MedurisState, d: vec[u8]) -> bool:
    """MED-DRUID-01 One walk after a construction; whether a ritual begins. The first three only
    bring him down his steps (MED-DRUID-02), where he waits for the first hut (MED-DRUID-06)."""
    druid = i64(d[DRUID])
    if OWN_TEMPLE <= druid < STEP_3:
        d[DRUID] = u8(druid + 1)
        note(s, DRUID_STEPS, EVERYONE, druid + 1 - OWN_TEMPLE)
        return False
    hut = next_hut(d, druid)
    if hut == NO_FIELD:
        return False
    # MED-DRUID-03, MED-DRUID-08: he comes from the steps without crossing; a whole lap does cross.
    if hut <= druid < STEP_3:
        score_runes(s, d)
    visit(s, d, hut)
    return True


def visit(s: MedurisState, d: vec[u8], hut: i64) -> None:
    """MED-OFFER-02 He stops at a hut and asks its owner; whose turn it is does not change, and the
    die stays before that player (MED-FAQ-08)."""
    asked = owner(d, hut)
    d[DRUID] = u8(hut)
    d[FIELD] = u8(hut)
    d[ASKED] = u8(asked)
    d[PHASE] = OFFERING
    note(s, DRUID_AT, EVERYONE, hut, asked)


def go_on(s: MedurisState, d: vec[u8]) -> bool:
    """MED-OFFER-01, MED-FINALE-05 The next hut of the ritual or of the circuit, if there is one.
    Huts behind the first one of a ritual are not asked (MED-OFFER-10); after the last one he stays
    where he is (MED-DRUID-07)."""
    druid = i64(d[DRUID])
    if d[FINAL_ROUND] != 0:
        if d[MARK] == d[DRUID]:
            return False
        visit(s, d, next_hut(d, druid))
        return True
    field = ahead(d, druid)
    if not is_hut(d, field):
        return False
    # MED-RIVER-01, MED-RIVER-03: he crosses within a ritual too, and scores before he asks.
    if field == 0:
        score_runes(s, d)
    visit(s, d, field)
    return True


def score_runes(s: MedurisState, d: vec[u8]) -> None:
    """MED-RIVER-02 Each rune stone brings its holder a point, one just taken too (MED-RIVER-04),
    each time he crosses; not in the final circuit (MED-RIVER-05, MED-FINALE-07)."""
    district: i64
    seat: i64
    for seat in range(i64(d[SEAT_COUNT])):
        count: i64 = 0
        for district in range(DISTRICTS):
            if i64(d[RUNE + district]) == seat + 1:
                count += 1
        if count > 0:
            book(d, seat, INTERIM, count)
            note(s, RUNES_SCORED, EVERYONE, seat, count)


def begin_circuit(s: MedurisState, d: vec[u8]) -> bool:
    """MED-FINALE-04, MED-FINALE-05 From the first hut ahead of the mark to the marked one; from
    field 0 to the last hut if the druid never left the steps, and not at all without any hut
    (MED-FINALE-11)."""
    d[FINAL_ROUND] = 1
    druid = i64(d[DRUID])
    # From any of the stops before the ring this is the first hut from field 0.
    first = next_hut(d, druid)
    if first == NO_FIELD:
        return False
    d[MARK] = u8(last_hut(d)) if druid >= OWN_TEMPLE else d[DRUID]
    visit(s, d, first)
    return True


def last_hut(d: vec[u8]) -> i64:
    """The hut with the highest number."""
    field = i64(d[FIELD_COUNT]) - 1
    while not is_hut(d, field):
        field -= 1
    return field
