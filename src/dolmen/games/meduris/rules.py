"""The rules of Meduris as a table asks for them: whose move it is, what is legal, what chance
brings, what a move does. Dispatch only: choices stand in `verbs`, what follows in `turn`."""

from typing import Final

from dolmen.core.game import CHANCE, OVER, Buffer, Reason, new_buffer
from dolmen.core.native import i64, u8, vec
from dolmen.core.rng import Rng
from dolmen.games.meduris.board import purse
from dolmen.games.meduris.data import FACES
from dolmen.games.meduris.moves import (
    FIRST_SEAT,
    GIVE,
    HUT_AT,
    LAY,
    LIFT,
    MOVES,
    OFFER_NOTHING,
    REPLACE,
    RETURN,
    ROLL,
    SWAP_FOR,
    TAKE,
    TEMPLE_AT,
    TURN_UP,
    WORKER_TO,
    emit,
)
from dolmen.games.meduris.refusals import (
    CHANCE_DECIDES,
    CHANCE_LAYS,
    CHANCE_PICKS,
    DIE_CHOICES_FIRST,
    DIE_COMING,
    GAME_OVER,
    LEGAL,
    NO_DIE_CHOICE,
    NO_GIVING_NOW,
    NO_OFFERING_NOW,
    NO_PAYMENT_NOW,
    NOT_DRAWN_NOW,
    NOT_LAID_NOW,
    NOT_PICKED_NOW,
    OFFERING_FIRST,
    PAYMENT_FIRST,
    SETTING_UP,
    SWAP_FIRST,
    WORKERS_FIRST,
    WORKERS_STAND,
)
from dolmen.games.meduris.state import (
    ACTING,
    ASKED,
    DRAW_FIRST,
    FINISH,
    GIVING,
    LAYING,
    OFFERING,
    PAYING,
    PHASE,
    PLACING,
    RETURNING,
    ROLLING,
    SEAT,
    SEAT_COUNT,
    SWAPPING,
    TAKING,
    TURNING,
    MedurisState,
)
from dolmen.games.meduris.turn import start_with
from dolmen.games.meduris.verbs import big, hut, offer, setup, small, swap, temple

# Verbs: moves with numbers side by side that are listed and refused together.
WORKER: Final = 0
BIG: Final = 1
HUT: Final = 2
TEMPLE: Final = 3
SWAP: Final = 4
GIFT: Final = 5
PAYMENT: Final = 6
OFFER: Final = 7
PLUS: Final = 8
MINUS: Final = 9
STARTER: Final = 10
LAYING_CHIP: Final = 11
TURNING_CHIP: Final = 12
DIE: Final = 13

# The first move of each verb.
FIRST: Final = vec[i64](
    [
        WORKER_TO,
        LIFT,
        HUT_AT,
        TEMPLE_AT,
        SWAP_FOR,
        GIVE,
        REPLACE,
        OFFER_NOTHING,
        TAKE,
        RETURN,
        FIRST_SEAT,
        LAY,
        TURN_UP,
        ROLL,
    ]
)

# The step in which each verb is open; chips are given in that of a swap as well.
STEP: Final = vec[i64](
    [
        PLACING,
        ACTING,
        ACTING,
        ACTING,
        ACTING,
        GIVING,
        PAYING,
        OFFERING,
        TAKING,
        RETURNING,
        DRAW_FIRST,
        LAYING,
        TURNING,
        ROLLING,
    ]
)


def verb_of(move: i64) -> i64:
    """The verb that a move belongs to."""
    verb: i64 = DIE
    while FIRST[verb] > move:
        verb -= 1
    return verb


# Who decides


def actor(s: MedurisState) -> i64:
    """The seat that is asked, or CHANCE, or OVER."""
    d = s.d
    if d[PHASE] < ROLLING:
        return i64(d[ASKED])
    if d[PHASE] == FINISH:
        return OVER
    return CHANCE


# What is legal


def choices(d: vec[u8], verb: i64) -> i64:
    """Which arguments of an open verb may be played."""
    if verb == BIG:
        return big.choices(d)
    if verb == HUT:
        return hut.choices(d)
    if verb == TEMPLE:
        return temple.choices(d)
    if verb == SWAP:
        return swap.swap_choices(d)
    if verb == GIFT:
        return swap.give_choices(d)
    if verb == PAYMENT:
        return swap.pay_choices(d)
    if verb == OFFER:
        return offer.choices(d)
    if verb == PLUS:
        return small.take_choices(d)
    if verb == MINUS:
        return small.return_choices(d)
    if verb == WORKER:
        return setup.worker_choices(d)
    if verb == STARTER:
        return setup.first_choices(d)
    if verb == LAYING_CHIP:
        return setup.lay_choices(d)
    if verb == TURNING_CHIP:
        return setup.turn_choices(d)
    return small.roll_choices()


def fill(s: MedurisState, out: Buffer) -> i64:
    """The legal moves; at chance the outcomes."""
    return fill_from(s.d, out)


def fill_from(d: vec[u8], out: Buffer) -> i64:
    """The choices of the verbs that are open in this step."""
    phase = d[PHASE]
    if phase == GIVING or phase == SWAPPING:
        return emit(swap.give_choices(d), GIVE, out, 0)
    if phase == ACTING:
        return fill_actions(d, out)
    if phase == OFFERING:
        return emit(offer.choices(d), OFFER_NOTHING, out, 0)
    if phase == PAYING:
        return emit(swap.pay_choices(d), REPLACE, out, 0)
    if phase == TAKING:
        return emit(small.take_choices(d), TAKE, out, 0)
    if phase == RETURNING:
        return emit(small.return_choices(d), RETURN, out, 0)
    if phase == PLACING:
        return emit(setup.worker_choices(d), WORKER_TO, out, 0)
    if phase == ROLLING:
        return emit(small.roll_choices(), ROLL, out, 0)
    if phase == LAYING:
        return emit(setup.lay_choices(d), LAY, out, 0)
    if phase == TURNING:
        return emit(setup.turn_choices(d), TURN_UP, out, 0)
    if phase == DRAW_FIRST:
        return emit(setup.first_choices(d), FIRST_SEAT, out, 0)
    return 0


def fill_actions(d: vec[u8], out: Buffer) -> i64:
    """MED-TURN-02 Big yields, huts and temples, and swaps before them (MED-TURN-06). The first
    three are written out in their verbs, beside the rules that they share with `choices`."""
    count = big.fill(d, out)
    holds = purse(d, i64(d[SEAT]))
    count = hut.fill(d, holds, out, count)
    count = temple.fill(d, holds, out, count)
    return emit(swap.swap_choices(d), SWAP_FOR, out, count)


def reason(s: MedurisState, move: i64) -> Reason:
    """0 for a legal move, else why it is not; it changes nothing (MED-TURN-05)."""
    d = s.d
    verb = verb_of(move)
    if not is_open(d, verb):
        return not_now(d, verb)
    argument = move - FIRST[verb]
    if (choices(d, verb) >> argument) & 1:
        return LEGAL
    return why_not(d, verb, argument)


def is_open(d: vec[u8], verb: i64) -> bool:
    """MED-TURN-06 Whether this step asks for that verb."""
    if verb == GIFT and d[PHASE] == SWAPPING:
        return True
    return i64(d[PHASE]) == STEP[verb]


def why_not(d: vec[u8], verb: i64, argument: i64) -> Reason:
    """Why an open verb does not have that among its choices. Of the die nothing is ever missing."""
    if verb == WORKER:
        return setup.worker_why_not()
    if verb == BIG:
        return big.why_not(d, argument)
    if verb == HUT:
        return hut.why_not(d, argument)
    if verb == TEMPLE:
        return temple.why_not(d, argument)
    if verb == SWAP:
        return swap.swap_why_not(d, argument)
    if verb == GIFT:
        return swap.give_why_not(d, argument)
    if verb == PAYMENT:
        return swap.pay_why_not(d, argument)
    if verb == OFFER:
        return offer.why_not(d, argument)
    if verb == PLUS:
        return small.take_why_not()
    if verb == MINUS:
        return small.return_why_not()
    if verb == LAYING_CHIP:
        return setup.lay_why_not(d, argument)
    if verb == TURNING_CHIP:
        return setup.turn_why_not()
    return setup.first_why_not()


def not_now(d: vec[u8], verb: i64) -> Reason:
    """Why a verb is not open: the game is over, chance is at work or decides that, something else
    comes first, or nothing asks for it."""
    phase = d[PHASE]
    if phase == FINISH:
        return GAME_OVER
    if verb >= STARTER:
        return not_drawn(phase >= ROLLING, verb)
    if phase >= ROLLING:
        return DIE_COMING if phase == ROLLING else SETTING_UP
    if verb == WORKER:
        return WORKERS_STAND
    if verb <= SWAP:
        return first_of_all(i64(phase))
    if verb == GIFT:
        return NO_GIVING_NOW
    if verb == PAYMENT:
        return NO_PAYMENT_NOW
    return NO_OFFERING_NOW if verb == OFFER else NO_DIE_CHOICE


def not_drawn(by_chance: bool, verb: i64) -> Reason:
    """MED-SETUP-06, MED-SETUP-12, MED-SMALL-01 A player does not decide it, or chance not now."""
    if verb == DIE:
        return NOT_DRAWN_NOW if by_chance else CHANCE_DECIDES
    if verb == STARTER:
        return NOT_PICKED_NOW if by_chance else CHANCE_PICKS
    return NOT_LAID_NOW if by_chance else CHANCE_LAYS


def first_of_all(phase: i64) -> Reason:
    """MED-TURN-03 What must be settled before the action."""
    if phase == PLACING:
        return WORKERS_FIRST
    if phase == TAKING or phase == RETURNING:
        return DIE_CHOICES_FIRST
    if phase == SWAPPING:
        return SWAP_FIRST
    return OFFERING_FIRST if phase == OFFERING else PAYMENT_FIRST


# Chance


def draw(s: MedurisState, rng: Rng) -> i64:
    """One outcome by weight."""
    return draw_from(s.d, rng)


def draw_from(d: vec[u8], rng: Rng) -> i64:
    """One outcome by weight."""
    phase = d[PHASE]
    if phase == ROLLING:
        return ROLL + rng.below(FACES)
    if phase == LAYING:
        return LAY + setup.draw_lay(d, rng)
    if phase == TURNING:
        return TURN_UP + setup.draw_turn(d, rng)
    return FIRST_SEAT + rng.below(i64(d[SEAT_COUNT]))


def weights(s: MedurisState) -> list[int]:
    """How likely each outcome is, in whole parts."""
    d = s.d
    out = new_buffer(MOVES)
    counted: list[int] = []
    i: i64
    for i in range(fill_from(d, out)):
        counted.append(weight(d, i64(out[i])))
    return counted


def weight(d: vec[u8], move: i64) -> i64:
    """How likely an outcome is beside the others."""
    if d[PHASE] == LAYING:
        return setup.lay_weight(d, move - LAY)
    if d[PHASE] == TURNING:
        return setup.chips_unseen(d, move - TURN_UP)
    return 1


# What a move does


def apply(s: MedurisState, move: i64) -> None:
    """Plays a legal move, unchecked."""
    apply_to(s, s.d, move)


def apply_to(s: MedurisState, d: vec[u8], move: i64) -> None:
    """Hands a move to its verb; a price that leaves no choice is paid at once (MED-SWAP-11)."""
    phase = d[PHASE]
    if phase == GIVING or phase == SWAPPING:
        swap.give_chip(s, d, move - GIVE)
    elif phase == ACTING:
        act(s, d, move)
    elif phase == ROLLING:
        small.roll(s, d, move - ROLL)
    elif phase == OFFERING:
        offer.play(s, d, move - OFFER_NOTHING)
    elif phase == PAYING:
        swap.play_payment(s, d, move - REPLACE)
    elif phase == TAKING:
        small.take(s, d, move - TAKE)
    elif phase == RETURNING:
        small.return_chip(s, d, move - RETURN)
    elif phase == PLACING:
        setup.place_worker(s, d, move - WORKER_TO)
    elif phase == LAYING:
        setup.lay(s, d, move - LAY)
    elif phase == TURNING:
        setup.turn_up(s, d, move - TURN_UP)
    else:
        start_with(s, d, move - FIRST_SEAT)
    if d[PHASE] == PAYING:
        swap.settle(s, d)


def act(s: MedurisState, d: vec[u8], move: i64) -> None:
    """MED-TURN-02 The action of move 2/2, or a swap before it."""
    if move < HUT_AT:
        big.play(s, d, move - LIFT)
    elif move < TEMPLE_AT:
        hut.play(s, d, move - HUT_AT)
    elif move < SWAP_FOR:
        temple.play(d, move - TEMPLE_AT)
    else:
        swap.swap(d, move - SWAP_FOR)


def playout(s: MedurisState, rng: Rng, out: Buffer) -> i64:
    """The same games as the contract's own loop, without its calls."""
    d = s.d
    moves: i64 = 0
    while d[PHASE] != FINISH:
        if d[PHASE] < ROLLING:
            apply_to(s, d, i64(out[rng.below(fill_from(d, out))]))
            moves += 1
        else:
            apply_to(s, d, draw_from(d, rng))
    return moves


def run_chance(s: MedurisState, rng: Rng) -> i64:
    """The same outcomes as the contract's own loop, without its calls."""
    d = s.d
    while d[PHASE] >= ROLLING:
        if d[PHASE] == FINISH:
            return OVER
        apply_to(s, d, draw_from(d, rng))
    return i64(d[ASKED])
