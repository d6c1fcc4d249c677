"""What holds in every position of Meduris, each law named by its clause."""

from dolmen.core.native import i64
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
from dolmen.games.meduris.payment import can_complete, only_paying
from dolmen.games.meduris.state import (
    ACTING,
    BUILDING,
    CHIP,
    DISTRICT,
    DRAW_FIRST,
    FINISH,
    FIRST,
    FOR_BOTH,
    FOR_HUT,
    FOR_ONE,
    FOR_TEMPLE,
    GIVING,
    HUT,
    HUTS_LEFT,
    LAYING,
    NO_MATERIAL,
    NOBODY,
    NOTHING,
    OFFERING,
    OWN_TEMPLE,
    PAYING,
    PILE,
    PLACING,
    PLAIN,
    RETURNING,
    ROLLING,
    RUN,
    RUNE,
    SECOND,
    STOCK,
    SWAPPING,
    TAKING,
    TEMPLE,
    TEMPLES_LEFT,
    TURNING,
    UNBUILT,
    WORKERS_LEFT,
    MedurisState,
    ahead,
    chips_held,
    is_hut,
    marker,
    owner,
)
from dolmen.games.meduris.turn import all_placed, anybody_can_place, piles_empty


def laws(s: MedurisState) -> list[tuple[str, bool]]:
    """Every law and whether it holds."""
    return [
        ("MED-SETUP-09", chips_tally(s)),
        ("MED-SETUP-10", pieces_tally(s)),
        ("MED-SETUP-13", workers_fit(s)),
        ("MED-SETUP-06", bonus_fits(s)),
        ("MED-SETTLE-01", runs_fit(s)),
        ("MED-RUNE-02", runes_fit(s)),
        ("MED-OFFER-06", all(marker(s.d, seat) >= 0 for seat in range(s.seats))),
        ("MED-DRUID-02", druid_fits(s)),
        ("MED-SWAP-11", payment_fits(s)),
        ("MED-TURN-06", step_fits(s)),
        ("MED-FINALE-13", ends_fit(s)),
    ]


def chips_tally(s: MedurisState) -> bool:
    """MED-SETUP-09 Eighteen chips of each material."""
    d = s.d
    return all(
        d[PILE + m] + sum(int(d[STOCK + 4 * seat + m]) for seat in range(s.seats)) == CHIPS_EACH
        for m in range(MATERIALS)
    )


def pieces_tally(s: MedurisState) -> bool:
    """MED-SETUP-10 Huts and temples of a seat, on the board and in reserve."""
    d = s.d
    standing = [int(d[BUILDING + field]) for field in range(s.fields)]
    return all(
        standing.count(HUT + seat) + d[HUTS_LEFT + seat] == HUTS[s.seats]
        and standing.count(TEMPLE + seat) + d[TEMPLES_LEFT + seat] == TEMPLES_EACH
        for seat in range(s.seats)
    )


def workers_fit(s: MedurisState) -> bool:
    """MED-SETUP-13 All workers of a seat, in stacks without gaps, placed in turn."""
    d = s.d
    stacks = [[int(d[PLAIN + STACK * p + h]) for h in range(STACK)] for p in range(MATERIALS)]
    if any(stack != sorted(stack, key=lambda mark: mark == 0) for stack in stacks):
        return False
    placed = [sum(stack.count(seat + 1) for stack in stacks) for seat in range(s.seats)]
    each = int(WORKERS[s.seats])
    if any(placed[seat] + d[WORKERS_LEFT + seat] != each for seat in range(s.seats)):
        return False
    if s.phase == PLACING:
        turns = [placed[(s.seat + i) % s.seats] for i in range(s.seats)]
        done = (s.asked - s.seat) % s.seats
        rounds = turns[done]
        return rounds < each and turns == [rounds + 1] * done + [rounds] * (s.seats - done)
    return placed == ([0] if s.phase in (LAYING, TURNING, DRAW_FIRST) else [each]) * s.seats


def bonus_fits(s: MedurisState) -> bool:
    """MED-SETUP-06, MED-TEMPLE-01 At most two chips of a kind, far enough apart, on unbuilt fields;
    a druid chip also under a hut."""
    d = s.d
    chips = {f: int(d[CHIP + f]) for f in range(s.fields) if d[CHIP + f] != NO_CHIP}
    fields = list(chips)
    if len(fields) > 1 and any(
        (fields[(i + 1) % len(fields)] - field) % s.fields < BONUS_DISTANCE
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
    if s.phase == LAYING:
        return len(chips) == down == s.laid < BONUS_CHIPS and laid_in_order(s, fields)
    if s.phase == TURNING:
        whole = len(chips) == BONUS_CHIPS and down == BONUS_CHIPS - s.laid
        return whole and laid_in_order(s, fields)
    return down == 0 and s.first_chip == s.last_chip == NOBODY


def laid_in_order(s: MedurisState, fields: list[int]) -> bool:
    """Chips are laid clockwise, so the last one lies just behind the first."""
    if not fields:
        return s.first_chip == s.last_chip == NOBODY
    if s.first_chip not in fields:
        return False
    return s.last_chip == fields[fields.index(s.first_chip) - 1]


def runs_fit(s: MedurisState) -> bool:
    """MED-SETTLE-01 The size noted at every hut is that of its run."""
    d = s.d
    n = s.fields
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


def runes_fit(s: MedurisState) -> bool:
    """MED-RUNE-02 A rune lies with somebody who has a hut in its district, or with nobody."""
    d = s.d
    for district in range(DISTRICTS):
        owners = {
            owner(d, field) + 1
            for field in range(s.fields)
            if d[DISTRICT + field] == district and is_hut(d, field)
        }
        if i64(d[RUNE + district]) not in (owners or {0}):
            return False
    return True


def druid_fits(s: MedurisState) -> bool:
    """MED-DRUID-02 to 06 One step for each of the first three constructions, then at a hut."""
    d = s.d
    built = sum(d[BUILDING + field] != UNBUILT for field in range(s.fields))
    if s.phase in (LAYING, TURNING, DRAW_FIRST, PLACING) and built:
        return False
    if s.druid >= 0:
        if s.druid >= s.fields or not is_hut(d, s.druid) or not (built > 3 or s.final):
            return False
        # MED-DRUID-07: between rituals he stands at the clockwise end of his run.
        return in_offering(s) or s.phase == FINISH or not is_hut(d, ahead(s, s.druid))
    if s.final:
        return True
    huts = any(is_hut(d, field) for field in range(s.fields))
    return built == s.druid - OWN_TEMPLE or (s.druid == -1 and built > 3 and not huts)


def in_offering(s: MedurisState) -> bool:
    """Whether the druid is being answered."""
    return s.phase == OFFERING or s.purpose in (FOR_ONE, FOR_BOTH)


def payment_fits(s: MedurisState) -> bool:
    """MED-SWAP-11 What is due belongs to the field, and can still be paid."""
    if s.phase == SWAPPING:
        swap = (s.purpose, s.a, s.b, s.due_a, s.due_b)
        fits = swap == (NOTHING, s.replacing, NO_MATERIAL, 0, 0) and s.d[PILE + s.a] > 0
        return fits and 0 < s.to_give <= 3 and can_complete(s)
    if s.phase not in (PAYING, GIVING):
        nothing = (s.purpose, s.a, s.b, s.due_a, s.due_b, s.replacing, s.to_give, s.lowest)
        return nothing == (NOTHING, NO_MATERIAL, NO_MATERIAL, 0, 0, NO_MATERIAL, 0, 0)
    if s.purpose == NOTHING or not price_fits(s) or not can_complete(s):
        return False
    if s.phase == GIVING:
        return s.replacing in (s.a, s.b) and 0 < s.to_give <= 3
    return s.to_give == 0 and not only_paying(s)


def price_fits(s: MedurisState) -> bool:
    """What is due belongs to the field, in its order, and is no more than the price; before the
    first replacement all of it, and b whole until b is replaced."""
    if not 0 <= s.field < s.fields or not site_fits(s):
        return False
    shown = (i64(s.d[FIRST + s.field]), i64(s.d[SECOND + s.field]))
    price = int(factor(s.d, s.field)) if s.purpose == FOR_HUT else 1
    if s.purpose == FOR_ONE:
        whole = s.due_a == (1 if s.replacing == NO_MATERIAL else 0)
        return s.a in shown and s.b == NO_MATERIAL and s.due_b == 0 and whole
    if (s.a, s.b) != shown or not 0 <= s.due_a <= price:
        return False
    if s.replacing == s.b:
        return 0 <= s.due_b < price
    return s.due_b == price and (s.due_a < price) == (s.replacing == s.a)


def site_fits(s: MedurisState) -> bool:
    """MED-HUT-01, MED-TEMPLE-01 A piece in reserve, and a field that takes it for a price."""
    d = s.d
    if s.purpose == FOR_HUT:
        free = d[CHIP + s.field] == FREE_HUT
        return d[BUILDING + s.field] == UNBUILT and not free and d[HUTS_LEFT + s.seat] > 0
    if s.purpose == FOR_TEMPLE:
        bare = d[BUILDING + s.field] == UNBUILT and d[CHIP + s.field] == NO_CHIP
        return bare and d[TEMPLES_LEFT + s.seat] > 0
    return True


def step_fits(s: MedurisState) -> bool:
    """MED-TURN-06 Who is asked fits what is asked."""
    d = s.d
    phase = s.phase
    if phase == TAKING:
        return s.face == PLUS and not piles_empty(d) and not s.built
    if phase == RETURNING:
        return s.face == MINUS and chips_held(d, s.asked) > 0 and not s.built
    if phase in (ACTING, SWAPPING) or s.purpose in (FOR_HUT, FOR_TEMPLE):
        return s.asked == s.seat and s.face != NOBODY and not s.built
    if in_offering(s):
        fits = s.druid >= 0 and s.asked == owner(d, s.druid) and s.field == s.druid
        return fits and (s.built == 1) != (s.final == 1 and s.built == 0)
    return s.face == NOBODY and (phase == PLACING or s.asked == s.seat)


def ends_fit(s: MedurisState) -> bool:
    """MED-FINALE-13 The counters of the ends are below what would end the game."""
    if not 0 <= s.last_turns < s.seats or not 0 <= s.stale <= s.idle:
        return False
    if s.final:
        return circuit_fits(s)
    if s.stalemate_end and s.stale >= s.seats:
        return False
    idle = s.idle_limit * s.seats
    if s.phase == FINISH or s.mark != NOBODY or (idle > 0 and s.idle >= idle):
        return False
    return last_turns_fit(s)


def circuit_fits(s: MedurisState) -> bool:
    """MED-FINALE-05 The circuit has a hut to end at; without any hut there is none."""
    if s.phase == FINISH:
        return s.mark == NOBODY or is_hut(s.d, s.mark)
    return in_offering(s) and s.mark != NOBODY and is_hut(s.d, s.mark)


def last_turns_fit(s: MedurisState) -> bool:
    """MED-FINALE-01, -03, -10 Last turns run from the turn on in which somebody placed everything;
    when a turn begins nothing has ended the game yet, and stale turns left all piles empty."""
    if s.last_turns > 0:
        return True
    done = [seat for seat in range(s.seats) if all_placed(s.d, seat)]
    if done and not (done == [s.seat] and s.built):
        return False
    return s.phase != ROLLING or (anybody_can_place(s) and (s.stale == 0 or piles_empty(s.d)))
