"""Why a move of Meduris is refused, asked of the same predicates that list the legal ones."""

from dolmen.core.native import i64
from dolmen.games.meduris.board import both_payable, factor, one_payable, unbuilt
from dolmen.games.meduris.data import DRUID_CHIP, FREE_HUT, MATERIALS, NO_CHIP
from dolmen.games.meduris.moves import (
    DECLINE,
    FIRST_SEAT,
    GIVE,
    HUT_AT,
    LAY,
    LIFT,
    LIFT_FROM,
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
from dolmen.games.meduris.payment import (
    held,
    in_second_part,
    may_give,
    may_pay,
    may_replace,
    may_swap,
)
from dolmen.games.meduris.refusals import (
    BONUS_TOO_CLOSE,
    CHANCE_DECIDES,
    CHIP_ON_FIELD,
    DIE_CHOICES_FIRST,
    DIE_COMING,
    FIELD_BUILT,
    FIRST_SETTLED,
    GAME_OVER,
    LEAVES_TOO_LITTLE,
    LEGAL,
    NO_DIE_CHOICE,
    NO_DRUID_CHIP,
    NO_GIVING_NOW,
    NO_HUT_LEFT,
    NO_OFFERING_NOW,
    NO_PAYMENT_NOW,
    NO_SUCH_CHIP,
    NO_SUCH_FIELD,
    NO_SUCH_SEAT,
    NO_TEMPLE_LEFT,
    NO_WORKER_THERE,
    NOT_DRAWN_NOW,
    NOT_DUE,
    NOT_FOR_ITSELF,
    NOT_IN_STOCK,
    NOT_OF_FIELD,
    OFFER_UNPAYABLE,
    OFFERING_FIRST,
    OUT_OF_ORDER,
    PAYMENT_FIRST,
    PILE_EMPTY,
    PLAIN_FULL,
    SAME_PLAIN,
    SETTING_UP,
    SWAP_FIRST,
    SWAP_TOO_FEW,
    TOO_FEW_CHIPS,
    WORKERS_FIRST,
    WORKERS_STAND,
)
from dolmen.games.meduris.rules import chips_unseen, lay_weight, of_field, plain_open
from dolmen.games.meduris.state import (
    ACTING,
    CHIP,
    DRAW_FIRST,
    FINISH,
    GIVING,
    HUTS_LEFT,
    LAYING,
    OFFERING,
    PAYING,
    PILE,
    PLACING,
    PLAIN,
    RETURNING,
    ROLLING,
    SWAPPING,
    TAKING,
    TEMPLES_LEFT,
    TURNING,
    MedurisState,
)


def reason(s: MedurisState, move: i64) -> i64:
    """0 for a legal move, else why it is not."""
    if s.phase == FINISH:
        return GAME_OVER
    if s.phase >= ROLLING:
        return reason_outcome(s, move)
    if move >= FIRST_SEAT:
        return CHANCE_DECIDES
    if move < LIFT:
        return reason_worker(s, move - WORKER_TO)
    if move < GIVE:
        return reason_action(s, move)
    if move < REPLACE:
        return reason_give(s, move - GIVE)
    if move <= PAY:
        return reason_payment(s, move)
    if move < TAKE:
        return reason_offer(s, move)
    return reason_die_choice(s, move)


def reason_worker(s: MedurisState, plain: i64) -> i64:
    """MED-SETUP-13 A worker is placed during set-up, on a plain with room."""
    if s.phase != PLACING:
        return WORKERS_STAND
    return LEGAL if plain_open(s.d, plain) else PLAIN_FULL


def reason_action(s: MedurisState, move: i64) -> i64:
    """MED-TURN-06 Swaps and the action come after the die and its choices."""
    if s.phase != ACTING:
        return first_of_all(s)
    if move < HUT_AT:
        return reason_lift(s, move)
    if move < TEMPLE_AT:
        return reason_hut(s, move - HUT_AT)
    if move < SWAP_FOR:
        return reason_temple(s, move - TEMPLE_AT)
    if s.d[PILE + move - SWAP_FOR] == 0:
        return PILE_EMPTY
    return LEGAL if may_swap(s, move - SWAP_FOR) else SWAP_TOO_FEW


def first_of_all(s: MedurisState) -> i64:
    """MED-TURN-03 What must be settled before the action."""
    if s.phase == PLACING:
        return WORKERS_FIRST
    if s.phase == TAKING or s.phase == RETURNING:
        return DIE_CHOICES_FIRST
    if s.phase == SWAPPING:
        return SWAP_FIRST
    return OFFERING_FIRST if s.phase == OFFERING else PAYMENT_FIRST


def reason_lift(s: MedurisState, move: i64) -> i64:
    """MED-BIG-01, MED-BIG-02 An own worker, to another plain with room."""
    lifted = move - LIFT
    if i64(s.d[PLAIN + lifted // MATERIALS]) != s.seat + 1:
        return NO_WORKER_THERE
    if LIFT_FROM[lifted] == LIFT_TO[lifted]:
        return SAME_PLAIN
    return LEGAL if plain_open(s.d, LIFT_TO[lifted]) else PLAIN_FULL


def reason_site(s: MedurisState, field: i64) -> i64:
    """MED-HUT-01 A field of this board without a building."""
    if field >= s.fields:
        return NO_SUCH_FIELD
    return LEGAL if unbuilt(s.d, field) else FIELD_BUILT


def reason_hut(s: MedurisState, field: i64) -> i64:
    """MED-HUT-01, MED-HUT-02 A hut in reserve and its price, unless it is free there."""
    found = reason_site(s, field)
    if found != LEGAL:
        return found
    if s.d[HUTS_LEFT + s.seat] == 0:
        return NO_HUT_LEFT
    if s.d[CHIP + field] == FREE_HUT or both_payable(s.d, s.seat, field, factor(s.d, field)):
        return LEGAL
    return TOO_FEW_CHIPS


def reason_temple(s: MedurisState, field: i64) -> i64:
    """MED-TEMPLE-01, MED-TEMPLE-02 A temple in reserve, no chip there, and the price."""
    found = reason_site(s, field)
    if found != LEGAL:
        return found
    if s.d[TEMPLES_LEFT + s.seat] == 0:
        return NO_TEMPLE_LEFT
    if s.d[CHIP + field] != NO_CHIP:
        return CHIP_ON_FIELD
    return LEGAL if both_payable(s.d, s.seat, field, 1) else TOO_FEW_CHIPS


def reason_give(s: MedurisState, material: i64) -> i64:
    """MED-SWAP-11 Another material, in order, and enough left to complete the payment."""
    if s.phase != GIVING and s.phase != SWAPPING:
        return NO_GIVING_NOW
    if material == s.replacing:
        return NOT_FOR_ITSELF
    if material < s.lowest:
        return OUT_OF_ORDER
    if held(s, material) == 0:
        return NOT_IN_STOCK
    return LEGAL if may_give(s, material) else LEAVES_TOO_LITTLE


def reason_payment(s: MedurisState, move: i64) -> i64:
    """MED-SWAP-11 A material that is due, first a, then b; or everything that is left."""
    if s.phase != PAYING:
        return NO_PAYMENT_NOW
    if move == PAY:
        return LEGAL if may_pay(s) else TOO_FEW_CHIPS
    material = move - REPLACE
    if may_replace(s, material):
        return LEGAL
    if material == s.a and s.due_a > 0:
        return FIRST_SETTLED if in_second_part(s) else LEAVES_TOO_LITTLE
    return LEAVES_TOO_LITTLE if material == s.b and s.due_b > 0 else NOT_DUE


def reason_offer(s: MedurisState, move: i64) -> i64:
    """MED-OFFER-02 What the hut's field asks for and the owner can pay."""
    if s.phase != OFFERING:
        return NO_OFFERING_NOW
    if move == OFFER_NOTHING:
        return LEGAL
    if move == OFFER_BOTH:
        return LEGAL if both_payable(s.d, s.asked, s.field, 1) else OFFER_UNPAYABLE
    if move == OFFER_CHIP:
        return LEGAL if s.d[CHIP + s.field] == DRUID_CHIP else NO_DRUID_CHIP
    material = move - OFFER_ONE
    if not of_field(s.d, s.field, material):
        return NOT_OF_FIELD
    return LEGAL if one_payable(s.d, s.asked, material) else OFFER_UNPAYABLE


def reason_die_choice(s: MedurisState, move: i64) -> i64:
    """MED-SMALL-05, MED-SMALL-06 Taking after plus, returning after minus."""
    if move >= RETURN:
        if s.phase != RETURNING:
            return NO_DIE_CHOICE
        return LEGAL if held(s, move - RETURN) > 0 else NOT_IN_STOCK
    if s.phase != TAKING:
        return NO_DIE_CHOICE
    if move == DECLINE:
        return LEGAL
    return LEGAL if s.d[PILE + move - TAKE] > 0 else PILE_EMPTY


def reason_outcome(s: MedurisState, move: i64) -> i64:
    """While chance is due only its outcomes are legal."""
    phase = s.phase
    if move < FIRST_SEAT:
        return DIE_COMING if phase == ROLLING else SETTING_UP
    if move < LAY:
        if phase != DRAW_FIRST:
            return NOT_DRAWN_NOW
        return LEGAL if move - FIRST_SEAT < s.seats else NO_SUCH_SEAT
    if move < TURN_UP:
        if phase != LAYING:
            return NOT_DRAWN_NOW
        if move - LAY >= s.fields:
            return NO_SUCH_FIELD
        return LEGAL if lay_weight(s, move - LAY) > 0 else BONUS_TOO_CLOSE
    if move < ROLL:
        if phase != TURNING:
            return NOT_DRAWN_NOW
        return LEGAL if chips_unseen(s, move - TURN_UP + 1) > 0 else NO_SUCH_CHIP
    return LEGAL if phase == ROLLING else NOT_DRAWN_NOW
