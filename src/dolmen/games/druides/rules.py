"""The rules of Druides: whose move it is; which verb says what is legal, why not, what it does."""

from dolmen.core.game import CHANCE, OVER, Buffer
from dolmen.core.native import i64, u8, vec
from dolmen.core.rng import Rng
from dolmen.games.druides.data import KINDS, NTH, ONES, SLOTS
from dolmen.games.druides.moves import (
    AS_MOVE,
    CARD_OF,
    DEAL_GEM,
    DEAL_SERVANT,
    DISCARD_GEM,
    DRAW_GEM,
    DRAW_SERVANT,
    FIRST,
    GEM_TO,
    KEEP,
    LAY_PLACE,
    NO_RITUAL,
    RITUAL_AT,
    SERVANT_TO,
    STOP,
)
from dolmen.games.druides.refusals import (
    CARD_COMING,
    CHANCE_DECIDES,
    GAME_OVER,
    LEGAL,
    PLACE_COMING,
    SETTING_UP,
)
from dolmen.games.druides.state import (
    DEAL_GEMS,
    DEAL_SERVANTS,
    DISCARDING,
    DRAWING,
    FINISH,
    GEM_DUE,
    LAY_PLACES,
    NEW_PLACE,
    PHASE,
    PLACING,
    RITUAL,
    SEAT,
    SECOND,
    SECOND_GEM,
    SERVANT_DUE,
    DruidesState,
)
from dolmen.games.druides.turn import (
    ask_for_gem,
    ask_for_servant,
    dealt_gem,
    dealt_servant,
    end_turn,
    held_ritual,
    laid,
    placed_gem,
    placed_servant,
    proceed,
    start_with,
)
from dolmen.games.druides.verbs import deal, discard, first, lay, place, ritual
from dolmen.games.druides.verbs import draw as drawing


def actor(s: DruidesState) -> i64:
    """The seat that decides, or CHANCE, or OVER."""
    phase = s.d[PHASE]
    if phase <= DRAWING:
        return i64(s.d[SEAT])
    if phase == FINISH:
        return OVER
    return CHANCE


# What is legal


def fill(d: vec[u8], out: Buffer) -> i64:
    """The legal moves; at chance the outcomes. Only the verb of this step has any."""
    phase = d[PHASE]
    if phase == PLACING or phase == SECOND:
        return place.fill_servants(d, out, place.fill_gems(d, out))
    if phase == DRAWING:
        return write(drawing.choices(d), DRAW_GEM, out)
    if phase == DISCARDING:
        return discard.fill(d, out)
    if phase == RITUAL:
        return write(ritual.choices(d), RITUAL_AT, out)
    if phase == SECOND_GEM:
        return place.fill_gems(d, out)
    return fill_outcomes(d, out)


def fill_outcomes(d: vec[u8], out: Buffer) -> i64:
    """What chance can bring; nothing once the game is over."""
    phase = d[PHASE]
    if phase == GEM_DUE or phase == DEAL_GEMS:
        return write(deal.gem_choices(d), DEAL_GEM, out)
    if phase == SERVANT_DUE or phase == DEAL_SERVANTS:
        return write(deal.servant_choices(d), DEAL_SERVANT, out)
    if phase == NEW_PLACE or phase == LAY_PLACES:
        return write(lay.choices(d), LAY_PLACE, out)
    return write(first.choices(d), FIRST, out)


def write(choices: i64, first_move: i64, out: Buffer) -> i64:
    """A move for each bit of a set, counted from the first of their kind."""
    count: i64 = 0
    i: i64
    while choices:
        byte = choices & 255
        for i in range(8 * byte, 8 * byte + ONES[byte]):
            out[count] = AS_MOVE[first_move + NTH[i]]
            count += 1
        choices >>= 8
        first_move += 8
    return count


def is_legal(d: vec[u8], move: i64) -> bool:
    """Whether its verb has that move among its choices."""
    if move <= NO_RITUAL:
        return has(ritual.choices(d), move - RITUAL_AT)
    if move < SERVANT_TO:
        card = CARD_OF[move - GEM_TO]
        return has(place.gem_choices(d, card), move - GEM_TO - SLOTS * card)
    if move < DISCARD_GEM:
        card = CARD_OF[move - SERVANT_TO]
        return has(place.servant_choices(d, card), move - SERVANT_TO - SLOTS * card)
    if move <= KEEP:
        return has(discard.choices(d), move - DISCARD_GEM)
    if move <= STOP:
        return has(drawing.choices(d), move - DRAW_GEM)
    if move < LAY_PLACE:
        return has(first.choices(d), move - FIRST)
    if move < DEAL_GEM:
        return has(lay.choices(d), move - LAY_PLACE)
    if move < DEAL_SERVANT:
        return has(deal.gem_choices(d), move - DEAL_GEM)
    return has(deal.servant_choices(d), move - DEAL_SERVANT)


def has(choices: i64, bit: i64) -> bool:
    """Whether a set has that bit."""
    return choices >> bit & 1 == 1


# Why not


def reason(d: vec[u8], move: i64) -> i64:
    """0 for a legal move, else why it is not."""
    return LEGAL if is_legal(d, move) else why_not(d, move)


def why_not(d: vec[u8], move: i64) -> i64:
    """Why a move is refused that its verb does not have among its choices."""
    phase = d[PHASE]
    if phase == FINISH:
        return GAME_OVER
    if move >= FIRST:
        return why_no_outcome(d, move) if phase > DRAWING else CHANCE_DECIDES
    if phase >= LAY_PLACES:
        return SETTING_UP
    if phase > DRAWING:
        return PLACE_COMING if phase == NEW_PLACE else CARD_COMING
    if move <= NO_RITUAL:
        return ritual.why_not(d, move - RITUAL_AT)
    if move < SERVANT_TO:
        return place.why_no_gem(d, (move - GEM_TO) % SLOTS)
    if move < DISCARD_GEM:
        return place.why_no_servant(d, (move - SERVANT_TO) % SLOTS)
    if move <= KEEP:
        return discard.why_not(d)
    return drawing.why_not(d, move - DRAW_GEM)


def why_no_outcome(d: vec[u8], move: i64) -> i64:
    """Why chance does not bring that."""
    if move < LAY_PLACE:
        return first.why_not(d)
    if move < DEAL_GEM:
        return lay.why_not(d)
    if move < DEAL_SERVANT:
        return deal.why_no_gem(d)
    return deal.why_no_servant(d)


# Chance


def draw(d: vec[u8], rng: Rng) -> i64:
    """One outcome by weight; it depends on the sets of cards alone, never on an order."""
    phase = d[PHASE]
    if phase == GEM_DUE or phase == DEAL_GEMS:
        return DEAL_GEM + deal.draw_gem(d, rng)
    if phase == SERVANT_DUE or phase == DEAL_SERVANTS:
        return DEAL_SERVANT + deal.draw_servant(d, rng)
    if phase == NEW_PLACE or phase == LAY_PLACES:
        return LAY_PLACE + lay.draw(d, rng)
    return FIRST + first.draw(d, rng)


def weights(d: vec[u8], outcomes: i64) -> list[int]:
    """How many cards stand behind each of so many outcomes."""
    counted: list[int] = []
    i: i64
    if not lay.place_due(d):
        while outcomes > 0:
            counted.append(1)
            outcomes -= 1
        return counted
    for i in range(KINDS):
        if lay.weight(d, i) > 0:
            counted.append(lay.weight(d, i))
    return counted


# What a move does


def apply(s: DruidesState, move: i64) -> None:
    """Plays a legal move, unchecked."""
    phase = s.d[PHASE]
    if phase == PLACING or phase == SECOND or phase == SECOND_GEM:
        if move < SERVANT_TO:
            card = CARD_OF[move - GEM_TO]
            place.play_gem(s, card, move - GEM_TO - SLOTS * card)
            placed_gem(s)
        else:
            card = CARD_OF[move - SERVANT_TO]
            place.play_servant(s, card, move - SERVANT_TO - SLOTS * card)
            placed_servant(s)
    elif phase == DRAWING:
        if move == DRAW_GEM:
            ask_for_gem(s)
        elif move == DRAW_SERVANT:
            ask_for_servant(s.d)
        else:
            end_turn(s)
    elif phase == DISCARDING:
        discard.play(s, move - DISCARD_GEM)
        proceed(s, DRAWING)
    elif phase == RITUAL:
        if move == NO_RITUAL:
            proceed(s, PLACING)
        else:
            ritual.play(s, move - RITUAL_AT)
            held_ritual(s, move - RITUAL_AT)
    else:
        apply_outcome(s, move)


def apply_outcome(s: DruidesState, move: i64) -> None:
    """What chance brought."""
    phase = s.d[PHASE]
    if phase == GEM_DUE:
        deal.play_gem(s, move - DEAL_GEM)
        proceed(s, DRAWING)
    elif phase == SERVANT_DUE:
        deal.play_servant(s, move - DEAL_SERVANT)
        proceed(s, DRAWING)
    elif phase == NEW_PLACE:
        lay.play(s, move - LAY_PLACE)
        proceed(s, PLACING)
    elif phase == LAY_PLACES:
        lay.play(s, move - LAY_PLACE)
        laid(s.d)
    elif phase == DEAL_GEMS:
        deal.play_gem(s, move - DEAL_GEM)
        dealt_gem(s.d)
    elif phase == DEAL_SERVANTS:
        deal.play_servant(s, move - DEAL_SERVANT)
        dealt_servant(s)
    else:
        start_with(s, move - FIRST)


def playout(s: DruidesState, rng: Rng, out: Buffer) -> i64:
    """The same games as the contract's own loop, without its calls."""
    d = s.d
    moves: i64 = 0
    while d[PHASE] != FINISH:
        if d[PHASE] <= DRAWING:
            apply(s, i64(out[rng.below(fill(d, out))]))
            moves += 1
        else:
            apply(s, draw(d, rng))
    return moves
