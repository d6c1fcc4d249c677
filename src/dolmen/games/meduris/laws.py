"""What holds in every position of Meduris, each law named by its clause."""

from dolmen.core.native import i64, u8, vec
from dolmen.games.meduris.board import factor
from dolmen.games.meduris.data import (
    BONUS_CHIPS,
    BONUS_DISTANCE,
    CHIPS_EACH,
    DISTRICTS,
    DRUID_CHIP,
    FACE_DOWN,
    FREE_HUT,
    HUTS,
    MATERIALS,
    MINUS,
    NO_CHIP,
    PLUS,
    STACK,
    TEMPLES_EACH,
    WORKERS,
)
from dolmen.games.meduris.druid import last_hut
from dolmen.games.meduris.state import (
    ACTING,
    ASKED,
    BUILDING,
    BUILT,
    CHIP,
    DISTRICT,
    DRAW_FIRST,
    DRUID,
    DUE_A,
    DUE_B,
    FACE,
    FIELD,
    FINAL_ROUND,
    FINISH,
    FIRST,
    FIRST_CHIP,
    FOR_BOTH,
    FOR_HUT,
    FOR_ONE,
    FOR_TEMPLE,
    GIVING,
    HUT,
    HUTS_LEFT,
    IDLE,
    IDLE_LIMIT,
    LAID,
    LAST_CHIP,
    LAYING,
    LOWEST,
    MARK,
    MATERIAL_A,
    MATERIAL_B,
    NO_FACE,
    NO_FIELD,
    NO_MATERIAL,
    NOTHING,
    OFFERING,
    OWN_TEMPLE,
    PAYING,
    PHASE,
    PILE,
    PLACING,
    PLAIN,
    PURPOSE,
    REPLACING,
    RETURNING,
    ROLLING,
    RUN,
    RUNE,
    SEAT,
    SECOND,
    STALE,
    STALEMATE_END,
    STEP_3,
    STOCK,
    SWAPPING,
    TAKING,
    TEMPLE,
    TEMPLES_LEFT,
    TO_GIVE,
    TURNING,
    TURNS_LEFT,
    UNBUILT,
    WORKERS_LEFT,
    MedurisState,
    ahead,
    chips_held,
    field_count,
    is_hut,
    marker,
    owner,
    seat_count,
    wide,
)
from dolmen.games.meduris.turn import all_placed, anybody_can_place, piles_empty
from dolmen.games.meduris.verbs.swap import PAYING_BIT, TRIPLE, can_complete, pay_choices


def laws(s: MedurisState) -> list[tuple[str, bool]]:
    """Every law and whether it holds."""
    d = s.d
    return [
        ("MED-SETUP-09", chips_tally(d)),
        ("MED-SETUP-10", pieces_tally(d)),
        ("MED-SETUP-13", workers_fit(d)),
        ("MED-SETUP-06", bonus_fits(d)),
        ("MED-SETTLE-01", runs_fit(d)),
        ("MED-RUNE-02", runes_fit(d)),
        ("MED-OFFER-06", markers_fit(d)),
        ("MED-DRUID-02", druid_fits(d)),
        ("MED-SWAP-11", payment_fits(d)),
        ("MED-TURN-06", step_fits(d)),
        ("MED-FINALE-13", ends_fit(d)),
    ]


def chips_tally(d: vec[u8]) -> bool:
    """MED-SETUP-09 Eighteen chips of each material."""
    return all(
        d[PILE + m] + sum(int(d[STOCK + 4 * seat + m]) for seat in range(seat_count(d)))
        == CHIPS_EACH
        for m in range(MATERIALS)
    )


def pieces_tally(d: vec[u8]) -> bool:
    """MED-SETUP-10 Huts and temples of a seat, on the board and in reserve."""
    standing = [int(d[BUILDING + field]) for field in range(field_count(d))]
    return all(
        standing.count(HUT + seat) + d[HUTS_LEFT + seat] == HUTS[seat_count(d)]
        and standing.count(TEMPLE + seat) + d[TEMPLES_LEFT + seat] == TEMPLES_EACH
        for seat in range(seat_count(d))
    )


def workers_fit(d: vec[u8]) -> bool:
    """MED-SETUP-13 All workers of a seat, in stacks without gaps, placed in turn."""
    stacks = [[int(d[PLAIN + STACK * p + h]) for h in range(STACK)] for p in range(MATERIALS)]
    if any(stack != sorted(stack, key=lambda mark: mark == 0) for stack in stacks):
        return False
    placed = [sum(stack.count(seat + 1) for stack in stacks) for seat in range(seat_count(d))]
    each = int(WORKERS[seat_count(d)])
    if any(placed[seat] + d[WORKERS_LEFT + seat] != each for seat in range(seat_count(d))):
        return False
    if d[PHASE] == PLACING:
        turns = [placed[(d[SEAT] + i) % seat_count(d)] for i in range(seat_count(d))]
        done = (d[ASKED] - d[SEAT]) % seat_count(d)
        rounds = turns[done]
        return rounds < each and turns == [rounds + 1] * done + [rounds] * (seat_count(d) - done)
    return placed == ([0] if d[PHASE] in (LAYING, TURNING, DRAW_FIRST) else [each]) * seat_count(d)


def bonus_fits(d: vec[u8]) -> bool:
    """MED-SETUP-06, MED-TEMPLE-01 At most two chips of a kind, far enough apart, on unbuilt fields;
    a druid chip also under a hut."""
    chips = {f: int(d[CHIP + f]) for f in range(field_count(d)) if d[CHIP + f] != NO_CHIP}
    fields = list(chips)
    if len(fields) > 1 and any(
        (fields[(i + 1) % len(fields)] - field) % field_count(d) < BONUS_DISTANCE
        for i, field in enumerate(fields)
    ):
        return False
    kinds = list(chips.values())
    down = kinds.count(FACE_DOWN)
    if any(kinds.count(kind) > 2 for kind in (1, 2, 3)):
        return False
    if any(d[BUILDING + f] != UNBUILT and kind != DRUID_CHIP for f, kind in chips.items()):
        return False
    if any(d[BUILDING + f] >= TEMPLE for f in chips):
        return False
    if d[PHASE] == LAYING:
        return len(chips) == down == d[LAID] < BONUS_CHIPS and laid_in_order(d, fields)
    if d[PHASE] == TURNING:
        whole = len(chips) == BONUS_CHIPS and down == BONUS_CHIPS - d[LAID]
        return whole and laid_in_order(d, fields)
    return down == 0 and d[FIRST_CHIP] == d[LAST_CHIP] == NO_FIELD


def laid_in_order(d: vec[u8], fields: list[int]) -> bool:
    """Chips are laid clockwise, so the last one lies just behind the first."""
    if not fields:
        return d[FIRST_CHIP] == d[LAST_CHIP] == NO_FIELD
    if d[FIRST_CHIP] not in fields:
        return False
    return d[LAST_CHIP] == fields[fields.index(d[FIRST_CHIP]) - 1]


def runs_fit(d: vec[u8]) -> bool:
    """MED-SETTLE-01 The size noted at every hut is that of its run."""
    n = field_count(d)
    sizes = []
    for field in range(n):
        size = 0
        if is_hut(d, field):
            low = high = field
            while is_hut(d, (low - 1) % n):
                low -= 1
            while is_hut(d, (high + 1) % n):
                high += 1
            size = high - low + 1
        sizes.append(size)
    noted = [int(d[RUN + i]) for i in range(n + 2)]
    return noted == [sizes[-1], *sizes, sizes[0]]


def runes_fit(d: vec[u8]) -> bool:
    """MED-RUNE-02 A rune lies with somebody who has a hut in its district, or with nobody."""
    for district in range(DISTRICTS):
        owners = {
            owner(d, field) + 1
            for field in range(field_count(d))
            if d[DISTRICT + field] == district and is_hut(d, field)
        }
        if i64(d[RUNE + district]) not in (owners or {0}):
            return False
    return True


def markers_fit(d: vec[u8]) -> bool:
    """MED-OFFER-06 No score is below 0."""
    return all(marker(d, seat) >= 0 for seat in range(seat_count(d)))


def druid_fits(d: vec[u8]) -> bool:
    """MED-DRUID-02, MED-DRUID-03, MED-DRUID-06 One step for each of the first three constructions,
    then at a hut."""
    built = sum(d[BUILDING + field] != UNBUILT for field in range(field_count(d)))
    if d[PHASE] in (LAYING, TURNING, DRAW_FIRST, PLACING) and built:
        return False
    druid = int(d[DRUID])
    if druid < OWN_TEMPLE:
        if druid >= field_count(d) or not is_hut(d, druid) or not (built > 3 or d[FINAL_ROUND]):
            return False
        # MED-DRUID-07: between rituals he stands at the clockwise end of his run.
        return in_offering(d) or d[PHASE] == FINISH or not is_hut(d, ahead(d, druid))
    if d[FINAL_ROUND]:
        return True
    return built == druid - OWN_TEMPLE or (druid == STEP_3 and built > 3 and not any_hut(d))


def any_hut(d: vec[u8]) -> bool:
    """Whether anybody has built a hut."""
    return any(is_hut(d, field) for field in range(field_count(d)))


def in_offering(d: vec[u8]) -> bool:
    """Whether the druid is being answered."""
    return d[PHASE] == OFFERING or d[PURPOSE] in (FOR_ONE, FOR_BOTH)


def payment_fits(d: vec[u8]) -> bool:
    """MED-SWAP-11 What is due belongs to the field, and can still be paid."""
    price = (d[PURPOSE], d[MATERIAL_B], d[DUE_A], d[DUE_B])
    nothing = price == (NOTHING, NO_MATERIAL, 0, 0)
    if d[PHASE] == SWAPPING:
        wanted = int(d[MATERIAL_A])
        if not nothing or d[FIELD] != NO_FIELD or wanted == NO_MATERIAL or wanted != d[REPLACING]:
            return False
        return d[PILE + wanted] > 0 and 0 < d[TO_GIVE] <= TRIPLE and can_complete(d)
    if d[PHASE] not in (PAYING, GIVING):
        given = (d[MATERIAL_A], d[REPLACING], d[TO_GIVE], d[LOWEST])
        free = d[PHASE] == OFFERING or d[FIELD] == NO_FIELD
        return nothing and free and given == (NO_MATERIAL, NO_MATERIAL, 0, 0)
    if d[PURPOSE] == NOTHING or not price_fits(d) or not can_complete(d):
        return False
    if d[PHASE] == GIVING:
        return d[REPLACING] in (d[MATERIAL_A], d[MATERIAL_B]) and 0 < d[TO_GIVE] <= TRIPLE
    return d[TO_GIVE] == 0 and pay_choices(d) != PAYING_BIT


def price_fits(d: vec[u8]) -> bool:
    """What is due belongs to the field, in its order, and is no more than the price; before the
    first replacement all of it, and b whole until b is replaced."""
    field = int(d[FIELD])
    if field >= field_count(d) or not site_fits(d):
        return False
    shown = (d[FIRST + field], d[SECOND + field])
    price = int(factor(d, field)) if d[PURPOSE] == FOR_HUT else 1
    if d[PURPOSE] == FOR_ONE:
        whole = d[DUE_A] == (1 if d[REPLACING] == NO_MATERIAL else 0)
        return d[MATERIAL_A] in shown and d[MATERIAL_B] == NO_MATERIAL and d[DUE_B] == 0 and whole
    if (d[MATERIAL_A], d[MATERIAL_B]) != shown or d[DUE_A] > price:
        return False
    if d[REPLACING] == d[MATERIAL_B]:
        return d[DUE_B] < price
    return d[DUE_B] == price and (d[DUE_A] < price) == (d[REPLACING] == d[MATERIAL_A])


def site_fits(d: vec[u8]) -> bool:
    """MED-HUT-01, MED-TEMPLE-01 A piece in reserve, and a field that takes it for a price."""
    field, seat = int(d[FIELD]), int(d[SEAT])
    bare = d[BUILDING + field] == UNBUILT
    if d[PURPOSE] == FOR_HUT:
        return bare and d[CHIP + field] != FREE_HUT and d[HUTS_LEFT + seat] > 0
    if d[PURPOSE] == FOR_TEMPLE:
        return bare and d[CHIP + field] == NO_CHIP and d[TEMPLES_LEFT + seat] > 0
    return True


def step_fits(d: vec[u8]) -> bool:
    """MED-TURN-06 Who is asked fits what is asked."""
    phase = d[PHASE]
    if phase == TAKING:
        return d[FACE] == PLUS and not piles_empty(d) and not d[BUILT]
    if phase == RETURNING:
        return d[FACE] == MINUS and chips_held(d, int(d[ASKED])) > 0 and not d[BUILT]
    if phase in (ACTING, SWAPPING) or d[PURPOSE] in (FOR_HUT, FOR_TEMPLE):
        return d[ASKED] == d[SEAT] and d[FACE] != NO_FACE and not d[BUILT]
    if in_offering(d):
        druid = int(d[DRUID])
        at_hut = druid < field_count(d) and d[ASKED] == owner(d, druid)
        return at_hut and d[FIELD] == druid and bool(d[BUILT] or d[FINAL_ROUND])
    return d[FACE] == NO_FACE and (phase == PLACING or d[ASKED] == d[SEAT])


def ends_fit(d: vec[u8]) -> bool:
    """MED-FINALE-13 The counters of the ends are below what would end the game."""
    if d[TURNS_LEFT] >= seat_count(d) or wide(d, STALE) > wide(d, IDLE):
        return False
    if d[FINAL_ROUND]:
        return circuit_fits(d)
    if d[STALEMATE_END] and wide(d, STALE) >= seat_count(d):
        return False
    idle = wide(d, IDLE_LIMIT) * seat_count(d)
    if d[PHASE] == FINISH or d[MARK] != NO_FIELD or (idle > 0 and wide(d, IDLE) >= idle):
        return False
    return last_turns_fit(d)


def circuit_fits(d: vec[u8]) -> bool:
    """MED-FINALE-05, MED-FINALE-11 The circuit ends at the marked hut: the last of its run, or of
    the ring if the druid came from the steps; without any hut there is no circuit."""
    mark = int(d[MARK])
    if d[TURNS_LEFT] > 0:
        return False
    if not any_hut(d):
        return d[PHASE] == FINISH and mark == NO_FIELD
    if mark >= field_count(d) or not is_hut(d, mark):
        return False
    # At most three constructions left him on the steps (MED-DRUID-02).
    built = sum(d[BUILDING + field] != UNBUILT for field in range(field_count(d)))
    last = not is_hut(d, ahead(d, mark)) if built > 3 else mark == last_hut(d)
    return last and (in_offering(d) or (d[PHASE] == FINISH and d[DRUID] == mark))


def last_turns_fit(d: vec[u8]) -> bool:
    """MED-FINALE-01, MED-FINALE-02 Who has placed everything brings last turns about, and only
    those who have had theirs, or are just having it, may have finished since."""
    seats, seat = seat_count(d), int(d[SEAT])
    done = {player for player in range(seats) if all_placed(d, player)}
    if d[BUILT]:
        done.discard(seat)
    if d[TURNS_LEFT] == 0:
        return not done and turn_may_begin(d)
    turns_had = seats - int(d[TURNS_LEFT])
    finished = [(seat - turns) % seats for turns in range(turns_had, 0, -1)]
    return finished[0] in done and done <= set(finished)


def turn_may_begin(d: vec[u8]) -> bool:
    """MED-FINALE-03, MED-FINALE-10 When a turn begins nothing has ended the game yet, and stale
    turns left all piles empty."""
    if d[PHASE] != ROLLING:
        return True
    return anybody_can_place(d) and (wide(d, STALE) == 0 or piles_empty(d))
