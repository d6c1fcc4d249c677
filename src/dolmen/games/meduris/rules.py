"""The rules of Meduris: whose move it is, what is legal, what chance brings, what a move does."""

from dolmen.core.game import CHANCE, OVER, Buffer
from dolmen.core.native import i64, u8, vec
from dolmen.core.rng import Rng
from dolmen.games.meduris.board import both_payable, covers, factor, one_payable, purse
from dolmen.games.meduris.data import (
    BONUS_CHIPS,
    BONUS_DISTANCE,
    CHOOSE,
    DRUID_CHIP,
    FACES,
    FREE_HUT,
    MATERIALS,
    NO_CHIP,
    STACK,
)
from dolmen.games.meduris.druid import refuse, use_chip
from dolmen.games.meduris.moves import (
    AS_MOVE,
    DECLINE,
    FIRST_SEAT,
    GIVE,
    HUT_AT,
    LAY,
    LIFT,
    LIFT_FROM,
    LIFT_HEIGHT,
    LIFT_TO,
    OFFER_BOTH,
    OFFER_CHIP,
    OFFER_NOTHING,
    OFFER_ONE,
    PAY,
    REPLACE,
    RETURN,
    ROLL,
    SWAP_FOR,
    TAKE,
    TEMPLE_AT,
    TURN_UP,
    WORKER_TO,
)
from dolmen.games.meduris.payment import may_give, may_pay, may_replace, may_swap
from dolmen.games.meduris.state import (
    ACTING,
    BUILDING,
    CHIP,
    DRAW_FIRST,
    FINISH,
    FIRST,
    FOR_BOTH,
    FOR_TEMPLE,
    GIVING,
    HUTS_LEFT,
    LAYING,
    NO_MATERIAL,
    OFFERING,
    PAYING,
    PILE,
    PLACING,
    PLAIN,
    RETURNING,
    ROLLING,
    SECOND,
    STOCK,
    SWAPPING,
    TAKING,
    TEMPLES_LEFT,
    TURNING,
    UNBUILT,
    MedurisState,
    chips_held,
)
from dolmen.games.meduris.turn import (
    after_offer,
    begin_offer_one,
    begin_payment,
    begin_replacement,
    begin_swap,
    choose_hut,
    give_for_replacement,
    give_for_swap,
    lay_chip,
    lift,
    pay,
    place_worker,
    return_chip,
    roll,
    start_with,
    take,
    turn_chip,
)

# Who decides


def actor(s: MedurisState) -> i64:
    """The seat that is asked, or CHANCE, or OVER."""
    if s.phase < ROLLING:
        return s.asked
    if s.phase == FINISH:
        return OVER
    return CHANCE


# What is legal


def fill(s: MedurisState, out: Buffer) -> i64:
    """The legal moves; at chance the outcomes."""
    phase = s.phase
    if phase == ACTING:
        return fill_actions(s, out)
    if phase == OFFERING:
        return fill_offers(s, out)
    if phase == GIVING or phase == SWAPPING:
        return fill_gifts(s, out)
    if phase == PAYING:
        return fill_payment(s, out)
    if phase == TAKING:
        return fill_takings(s.d, out)
    if phase == RETURNING:
        return fill_returns(s.d, s.asked, out)
    if phase == PLACING:
        return fill_plains(s.d, out)
    return fill_outcomes(s, out)


def fill_plains(d: vec[u8], out: Buffer) -> i64:
    """MED-SETUP-13 Every plain with fewer than three workers."""
    count: i64 = 0
    plain: i64
    for plain in range(MATERIALS):
        if plain_open(d, plain):
            out[count] = AS_MOVE[WORKER_TO + plain]
            count += 1
    return count


def plain_open(d: vec[u8], plain: i64) -> bool:
    """MED-BIG-02 Fewer than three workers."""
    return d[PLAIN + 3 * plain + STACK - 1] == 0


def fill_actions(s: MedurisState, out: Buffer) -> i64:
    """MED-TURN-02, MED-SWAP-04 Big yields, huts, temples, swaps."""
    count = fill_lifts(s, out)
    if chips_held(s.d, s.seat) < 2:
        # Two chips are the least that any price takes.
        return fill_huts(s, 0, out, count)
    holds = purse(s.d, s.seat)
    count = fill_huts(s, holds, out, count)
    count = fill_temples(s, holds, out, count)
    material: i64
    for material in range(MATERIALS):
        if may_swap(s, material):
            out[count] = AS_MOVE[SWAP_FOR + material]
            count += 1
    return count


def fill_lifts(s: MedurisState, out: Buffer) -> i64:
    """MED-BIG-01, MED-BIG-02 Every own worker to every other plain with room."""
    d = s.d
    own = u8(s.seat + 1)
    count: i64 = 0
    place: i64
    to: i64
    for place in range(MATERIALS * STACK):
        if d[PLAIN + place] == own:
            for to in range(MATERIALS):
                if to != LIFT_FROM[4 * place] and plain_open(d, to):
                    out[count] = AS_MOVE[LIFT + 4 * place + to]
                    count += 1
    return count


def fill_huts(s: MedurisState, holds: i64, out: Buffer, count: i64) -> i64:
    """MED-HUT-01, MED-HUT-02 Every unbuilt field whose price can be paid, or that is free."""
    d = s.d
    if d[HUTS_LEFT + s.seat] == 0:
        return count
    field: i64
    for field in range(s.fields):
        if d[BUILDING + field] == UNBUILT and (
            covers(d, holds, field, factor(d, field)) or d[CHIP + field] == FREE_HUT
        ):
            out[count] = AS_MOVE[HUT_AT + field]
            count += 1
    return count


def fill_temples(s: MedurisState, holds: i64, out: Buffer, count: i64) -> i64:
    """MED-TEMPLE-01, MED-TEMPLE-02 Every unbuilt field without a chip, one of each material."""
    d = s.d
    if d[TEMPLES_LEFT + s.seat] == 0:
        return count
    field: i64
    for field in range(s.fields):
        if (
            d[BUILDING + field] == UNBUILT
            and d[CHIP + field] == NO_CHIP
            and covers(d, holds, field, 1)
        ):
            out[count] = AS_MOVE[TEMPLE_AT + field]
            count += 1
    return count


def fill_gifts(s: MedurisState, out: Buffer) -> i64:
    """MED-SWAP-11 Chips that can be given without spoiling the payment."""
    count: i64 = 0
    material: i64
    for material in range(MATERIALS):
        if may_give(s, material):
            out[count] = AS_MOVE[GIVE + material]
            count += 1
    return count


def fill_payment(s: MedurisState, out: Buffer) -> i64:
    """MED-SWAP-11 Replacing one more chip, or paying."""
    count: i64 = 0
    material: i64
    for material in range(MATERIALS):
        if may_replace(s, material):
            out[count] = AS_MOVE[REPLACE + material]
            count += 1
    if may_pay(s):
        out[count] = PAY
        count += 1
    return count


def fill_offers(s: MedurisState, out: Buffer) -> i64:
    """MED-OFFER-02 Nothing, one material, both, or the druid chip."""
    d = s.d
    out[0] = OFFER_NOTHING
    count: i64 = 1
    material: i64
    for material in range(MATERIALS):
        if of_field(d, s.field, material) and one_payable(d, s.asked, material):
            out[count] = AS_MOVE[OFFER_ONE + material]
            count += 1
    if both_payable(d, s.asked, s.field, 1):
        out[count] = OFFER_BOTH
        count += 1
    if d[CHIP + s.field] == DRUID_CHIP:
        out[count] = OFFER_CHIP
        count += 1
    return count


def of_field(d: vec[u8], field: i64, material: i64) -> bool:
    """Whether a field shows that material."""
    return i64(d[FIRST + field]) == material or i64(d[SECOND + field]) == material


def fill_takings(d: vec[u8], out: Buffer) -> i64:
    """MED-SMALL-05 Every pile that is not empty, or none."""
    count: i64 = 0
    material: i64
    for material in range(MATERIALS):
        if d[PILE + material] > 0:
            out[count] = AS_MOVE[TAKE + material]
            count += 1
    out[count] = DECLINE
    return count + 1


def fill_returns(d: vec[u8], seat: i64, out: Buffer) -> i64:
    """MED-SMALL-06 Every material held."""
    count: i64 = 0
    material: i64
    for material in range(MATERIALS):
        if d[STOCK + 4 * seat + material] > 0:
            out[count] = AS_MOVE[RETURN + material]
            count += 1
    return count


# Chance


def fill_outcomes(s: MedurisState, out: Buffer) -> i64:
    """What chance can bring; nothing once the game is over."""
    phase = s.phase
    count: i64 = 0
    i: i64
    if phase == ROLLING:
        for i in range(FACES):
            out[i] = AS_MOVE[ROLL + i]
        return FACES
    if phase == LAYING:
        for i in range(s.fields):
            if lay_weight(s, i) > 0:
                out[count] = AS_MOVE[LAY + i]
                count += 1
    elif phase == TURNING:
        for i in range(3):
            if chips_unseen(s, i + 1) > 0:
                out[count] = AS_MOVE[TURN_UP + i]
                count += 1
    elif phase == DRAW_FIRST:
        for i in range(s.seats):
            out[count] = AS_MOVE[FIRST_SEAT + i]
            count += 1
    return count


def lay_weight(s: MedurisState, field: i64) -> i64:
    """AMB-13 In how many ways the later chips can be laid if this one goes here. The first may go
    anywhere; each next one lies four fields or more ahead of the one before and leaves room for the
    rest before the first one comes round again."""
    if s.laid == 0:
        return 1
    gaps = BONUS_CHIPS + 1 - s.laid
    taken = way(s, s.last_chip)
    spare = s.fields - taken - BONUS_DISTANCE * gaps
    extra = way(s, field) - taken - BONUS_DISTANCE
    if extra < 0 or extra > spare:
        return 0
    return CHOOSE[21 * (spare - extra + gaps - 2) + gaps - 2]


def way(s: MedurisState, field: i64) -> i64:
    """How far ahead of the first bonus chip a field lies."""
    fields = field - s.first_chip
    return fields if fields >= 0 else fields + s.fields


def chips_unseen(s: MedurisState, kind: i64) -> i64:
    """MED-SETUP-06 How many of the two chips of a kind are still face down."""
    left: i64 = 2
    field: i64
    for field in range(s.fields):
        if i64(s.d[CHIP + field]) == kind:
            left -= 1
    return left


def draw(s: MedurisState, rng: Rng) -> i64:
    """One outcome by weight."""
    phase = s.phase
    if phase == ROLLING:
        return ROLL + rng.below(FACES)
    if phase == LAYING:
        return LAY + nth_lay(s, rng)
    if phase == TURNING:
        return TURN_UP + nth_kind(s, rng.below(BONUS_CHIPS - s.laid))
    return FIRST_SEAT + rng.below(s.seats)


def nth_lay(s: MedurisState, rng: Rng) -> i64:
    """A field by the ways it leaves open."""
    total: i64 = 0
    field: i64
    for field in range(s.fields):
        total += lay_weight(s, field)
    n = rng.below(total)
    field = 0
    while n >= lay_weight(s, field):
        n -= lay_weight(s, field)
        field += 1
    return field


def nth_kind(s: MedurisState, n: i64) -> i64:
    """The n-th chip face down, sorted by kind."""
    kind: i64 = 0
    while n >= chips_unseen(s, kind + 1):
        n -= chips_unseen(s, kind + 1)
        kind += 1
    return kind


def weights(s: MedurisState) -> list[int]:
    """How likely each outcome is, in whole parts."""
    counted: list[int] = []
    i: i64
    if s.phase == LAYING:
        for i in range(s.fields):
            if lay_weight(s, i) > 0:
                counted.append(lay_weight(s, i))
    elif s.phase == TURNING:
        for i in range(3):
            if chips_unseen(s, i + 1) > 0:
                counted.append(chips_unseen(s, i + 1))
    elif s.phase == DRAW_FIRST:
        counted = [1] * s.seats
    else:
        counted = [1] * FACES
    return counted


# What a move does


def apply(s: MedurisState, move: i64) -> None:
    """Plays a legal move, unchecked."""
    phase = s.phase
    if phase == ACTING:
        apply_action(s, move)
    elif phase == OFFERING:
        apply_offer(s, move)
    elif phase == GIVING:
        give_for_replacement(s, move - GIVE)
    elif phase == PAYING:
        if move == PAY:
            pay(s)
        else:
            begin_replacement(s, move - REPLACE)
    elif phase == ROLLING:
        roll(s, move - ROLL)
    elif phase == TAKING:
        take(s, NO_MATERIAL if move == DECLINE else move - TAKE)
    elif phase == RETURNING:
        return_chip(s, move - RETURN)
    elif phase == SWAPPING:
        give_for_swap(s, move - GIVE)
    elif phase == PLACING:
        place_worker(s, move - WORKER_TO)
    elif phase == LAYING:
        lay_chip(s, move - LAY)
    elif phase == TURNING:
        turn_chip(s, move - TURN_UP + 1)
    else:
        start_with(s, move - FIRST_SEAT)


def apply_action(s: MedurisState, move: i64) -> None:
    """MED-TURN-02 The action of move 2/2, or a swap before it."""
    if move < HUT_AT:
        lift(s, LIFT_FROM[move - LIFT], LIFT_HEIGHT[move - LIFT], LIFT_TO[move - LIFT])
    elif move < TEMPLE_AT:
        choose_hut(s, move - HUT_AT)
    elif move < SWAP_FOR:
        begin_payment(s, FOR_TEMPLE, move - TEMPLE_AT, 1)
    else:
        begin_swap(s, move - SWAP_FOR)


def apply_offer(s: MedurisState, move: i64) -> None:
    """MED-OFFER-02 What the owner of the hut gives."""
    if move == OFFER_NOTHING:
        refuse(s)
        after_offer(s)
    elif move == OFFER_CHIP:
        use_chip(s)
        after_offer(s)
    elif move == OFFER_BOTH:
        begin_payment(s, FOR_BOTH, s.field, 1)
    else:
        begin_offer_one(s, move - OFFER_ONE)


def playout(s: MedurisState, rng: Rng, out: Buffer) -> i64:
    """The same games as the contract's own loop, without its calls."""
    moves: i64 = 0
    while s.phase != FINISH:
        if s.phase < ROLLING:
            apply(s, i64(out[rng.below(fill(s, out))]))
            moves += 1
        else:
            apply(s, draw(s, rng))
    return moves
