"""The druid: his walk, the rituals he holds, the river, and the final circuit."""

from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64
from dolmen.games.meduris.board import next_hut, run_size
from dolmen.games.meduris.data import DISTRICTS, NO_CHIP
from dolmen.games.meduris.events import (
    CHIP_OFFERED,
    DRUID_AT,
    DRUID_STEPS,
    OFFERED,
    REFUSED,
    RUNES_SCORED,
)
from dolmen.games.meduris.state import (
    CHIP,
    INTERIM,
    OFFERING,
    OFFERINGS,
    REFUSALS,
    RUNE,
    STEP_3,
    MedurisState,
    ahead,
    book,
    is_hut,
    marker,
    owner,
)


def walk(s: MedurisState) -> bool:
    """MED-DRUID-01 to 08 One walk after a construction; whether a ritual begins."""
    if s.druid < STEP_3:
        s.druid += 1
        note(s, DRUID_STEPS, EVERYONE, s.druid)
        return False
    hut = next_hut(s, s.druid)
    if hut < 0:
        return False
    # From the steps he enters before field 0 without crossing; a whole lap does cross.
    if s.druid >= 0 and hut <= s.druid:
        score_runes(s)
    visit(s, hut)
    return True


def visit(s: MedurisState, hut: i64) -> None:
    """MED-OFFER-02 He stops at a hut and asks its owner."""
    s.druid = hut
    s.field = hut
    s.asked = owner(s.d, hut)
    s.phase = OFFERING
    note(s, DRUID_AT, EVERYONE, hut, s.asked)


def go_on(s: MedurisState) -> bool:
    """MED-OFFER-01, MED-FINALE-05 The next hut of the ritual or of the circuit, if there is one."""
    if s.final:
        if s.druid == s.mark:
            return False
        visit(s, next_hut(s, s.druid))
        return True
    field = ahead(s, s.druid)
    if not is_hut(s.d, field):
        return False
    if field == 0:
        score_runes(s)
    visit(s, field)
    return True


def score_runes(s: MedurisState) -> None:
    """MED-RIVER-02 Each rune stone brings its holder a point."""
    d = s.d
    district: i64
    seat: i64
    for seat in range(s.seats):
        count: i64 = 0
        for district in range(DISTRICTS):
            if i64(d[RUNE + district]) == seat + 1:
                count += 1
        if count > 0:
            book(d, seat, INTERIM, count)
            note(s, RUNES_SCORED, EVERYONE, seat, count)


def begin_circuit(s: MedurisState) -> bool:
    """MED-FINALE-04, -05, -11 From the first hut ahead of the mark to the marked one; from field 0
    to the last hut if the druid never left the steps. False without any hut."""
    s.final = 1
    first = next_hut(s, s.druid if s.druid >= 0 else -1)
    if first < 0:
        return False
    s.mark = s.druid
    if s.druid < 0:
        s.mark = last_hut(s)
    visit(s, first)
    return True


def last_hut(s: MedurisState) -> i64:
    """The hut with the highest number."""
    field = s.fields - 1
    while not is_hut(s.d, field):
        field -= 1
    return field


def refuse(s: MedurisState) -> None:
    """MED-OFFER-06 Nothing given: a point less, never below 0."""
    lost: i64 = 1 if marker(s.d, s.asked) > 0 else 0
    book(s.d, s.asked, REFUSALS, lost)
    note(s, REFUSED, EVERYONE, s.asked, lost)


def accept(s: MedurisState, both: bool) -> None:
    """MED-OFFER-04, MED-OFFER-05 One material a point, both as many as the run has huts."""
    gained: i64 = run_size(s.d, s.druid) if both else 1
    book(s.d, s.asked, OFFERINGS, gained)
    note(s, OFFERED, EVERYONE, s.asked, gained)


def use_chip(s: MedurisState) -> None:
    """MED-BONUS-04 The druid chip counts as both materials and leaves the game."""
    s.d[CHIP + s.druid] = NO_CHIP
    note(s, CHIP_OFFERED, EVERYONE, s.asked)
    accept(s, True)
