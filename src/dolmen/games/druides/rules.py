"""The rules of Druides: whose move it is; which verb says what is legal, why not, what it does."""

from dolmen.core.game import CHANCE, OVER, Buffer
from dolmen.core.native import i16, i64, u8, vec
from dolmen.core.rng import Rng
from dolmen.games.druides.data import GEMS, KINDS, NTH, ONES, SLOTS
from dolmen.games.druides.moves import (
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
    write,
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


def fill(d: vec[u8], seat: i64, out: Buffer) -> i64:
    """The legal moves; at chance the outcomes. Only the verb of this step has any."""
    phase = d[PHASE]
    if phase == DRAWING:
        return write(drawing.choices(d, seat), DRAW_GEM, out, 0)
    if phase == PLACING or phase == SECOND:
        return place.fill_servants(d, seat, out, place.fill_gems(d, seat, out))
    if phase == RITUAL:
        return write(ritual.choices(d, seat), RITUAL_AT, out, 0)
    if phase == DISCARDING:
        return discard.fill(d, seat, out)
    if phase == SECOND_GEM:
        return place.fill_gems(d, seat, out)
    return fill_outcomes(d, seat, out)


def fill_outcomes(d: vec[u8], seat: i64, out: Buffer) -> i64:
    """What chance can bring; nothing once the game is over."""
    phase = d[PHASE]
    if phase == GEM_DUE or phase == DEAL_GEMS:
        return fill_gems(deal.gem_choices(d), out)
    if phase == SERVANT_DUE or phase == DEAL_SERVANTS:
        return write(deal.servant_choices(d, seat), DEAL_SERVANT, out, 0)
    if phase == NEW_PLACE or phase == LAY_PLACES:
        return write(lay.choices(d), LAY_PLACE, out, 0)
    return write(first.choices(d), FIRST, out, 0)


def fill_gems(choices: i64, out: Buffer) -> i64:
    """The gems that chance can deal, eight by eight."""
    count: i64 = 0
    gem: i64
    for gem in range(0, GEMS, 8):
        count = write(choices >> gem & 255, i16(DEAL_GEM + gem), out, count)
    return count


def choose(d: vec[u8], seat: i64, rng: Rng) -> i64:
    """One of the legal moves of a seat, each as likely: that which the same draw takes from `fill`,
    without a list of all."""
    phase = d[PHASE]
    if phase == DRAWING:
        found = drawing.choices(d, seat)
        return DRAW_GEM + NTH[8 * found + rng.below(ONES[found])]
    if phase == RITUAL:
        found = ritual.choices(d, seat)
        return RITUAL_AT + NTH[8 * found + rng.below(ONES[found])]
    if phase == DISCARDING:
        return DISCARD_GEM + discard.choose(d, seat, rng)
    return place.choose(d, seat, rng)


def is_legal(d: vec[u8], seat: i64, move: i64) -> bool:
    """Whether its verb has that move among its choices."""
    if move <= NO_RITUAL:
        return has(ritual.choices(d, seat), move - RITUAL_AT)
    if move < SERVANT_TO:
        card = CARD_OF[move - GEM_TO]
        return has(place.gem_choices(d, seat, card), move - GEM_TO - SLOTS * card)
    if move < DISCARD_GEM:
        card = CARD_OF[move - SERVANT_TO]
        return has(place.servant_choices(d, seat, card), move - SERVANT_TO - SLOTS * card)
    if move <= KEEP:
        return has(discard.choices(d, seat), move - DISCARD_GEM)
    if move <= STOP:
        return has(drawing.choices(d, seat), move - DRAW_GEM)
    if move < LAY_PLACE:
        return has(first.choices(d), move - FIRST)
    if move < DEAL_GEM:
        return has(lay.choices(d), move - LAY_PLACE)
    if move < DEAL_SERVANT:
        return has(deal.gem_choices(d), move - DEAL_GEM)
    return has(deal.servant_choices(d, seat), move - DEAL_SERVANT)


def has(choices: i64, bit: i64) -> bool:
    """Whether a set has that bit."""
    return choices >> bit & 1 == 1


# Why not


def reason(d: vec[u8], move: i64) -> i64:
    """0 for a legal move, else why it is not."""
    return LEGAL if is_legal(d, i64(d[SEAT]), move) else why_not(d, move)


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


def draw(d: vec[u8], seat: i64, rng: Rng) -> i64:
    """One outcome by weight; it depends on the sets of cards alone, never on an order."""
    phase = d[PHASE]
    if phase == GEM_DUE or phase == DEAL_GEMS:
        return DEAL_GEM + deal.draw_gem(d, rng)
    if phase == SERVANT_DUE or phase == DEAL_SERVANTS:
        return DEAL_SERVANT + deal.draw_servant(d, seat, rng)
    if phase == NEW_PLACE or phase == LAY_PLACES:
        return LAY_PLACE + lay.draw(d, rng)
    return FIRST + first.draw(d, rng)


def pile(d: vec[u8]) -> str:
    """What is drawn from: the places, the gems, or the servants of one seat (DRU-HAND-03)."""
    if deal.servant_due(d):
        return f"servants-{d[SEAT]}"
    if deal.gem_due(d):
        return "gems"
    return "places" if lay.place_due(d) else "first"


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


def apply(s: DruidesState, d: vec[u8], seat: i64, move: i64) -> None:
    """Plays a legal move, unchecked."""
    phase = d[PHASE]
    if phase > DRAWING:
        apply_outcome(s, d, seat, move)
    elif phase == DRAWING:
        if move == DRAW_GEM:
            ask_for_gem(s, d)
        elif move == DRAW_SERVANT:
            ask_for_servant(d)
        else:
            end_turn(s, d, seat)
    elif phase == DISCARDING:
        discard.play(s, d, seat, move - DISCARD_GEM)
        proceed(s, d, seat, DRAWING)
    elif phase == RITUAL:
        if move == NO_RITUAL:
            proceed(s, d, seat, PLACING)
        else:
            ritual.play(s, d, seat, move - RITUAL_AT)
            held_ritual(s, d, seat, move - RITUAL_AT)
    elif move < SERVANT_TO:
        card = CARD_OF[move - GEM_TO]
        place.play_gem(s, d, seat, card, move - GEM_TO - SLOTS * card)
        placed_gem(s, d, seat)
    else:
        card = CARD_OF[move - SERVANT_TO]
        place.play_servant(s, d, seat, card, move - SERVANT_TO - SLOTS * card)
        placed_servant(s, d, seat)


def apply_outcome(s: DruidesState, d: vec[u8], seat: i64, move: i64) -> None:
    """What chance brought."""
    phase = d[PHASE]
    if phase == GEM_DUE:
        deal.play_gem(s, d, seat, move - DEAL_GEM)
        proceed(s, d, seat, DRAWING)
    elif phase == SERVANT_DUE:
        deal.play_servant(s, d, seat, move - DEAL_SERVANT)
        proceed(s, d, seat, DRAWING)
    elif phase == NEW_PLACE:
        lay.play(s, d, move - LAY_PLACE)
        proceed(s, d, seat, PLACING)
    elif phase == LAY_PLACES:
        lay.play(s, d, move - LAY_PLACE)
        laid(d)
    elif phase == DEAL_GEMS:
        deal.play_gem(s, d, seat, move - DEAL_GEM)
        dealt_gem(d, seat)
    elif phase == DEAL_SERVANTS:
        deal.play_servant(s, d, seat, move - DEAL_SERVANT)
        dealt_servant(s, d, seat)
    else:
        start_with(s, d, move - FIRST)


def playout(s: DruidesState, rng: Rng) -> i64:
    """The same games as the contract's own loop, without its calls."""
    d = s.d
    moves: i64 = 0
    while True:
        phase = d[PHASE]
        active: int = d[SEAT]
        seat: i64 = active
        if phase <= DRAWING:
            apply(s, d, seat, choose(d, seat, rng))
            moves += 1
        elif phase == FINISH:
            return moves
        else:
            apply_outcome(s, d, seat, draw(d, seat, rng))


def run_chance(s: DruidesState, rng: Rng) -> i64:
    """The same outcomes as the contract's own loop, without its calls."""
    d = s.d
    while d[PHASE] > DRAWING:
        if d[PHASE] == FINISH:
            return OVER
        seat = i64(d[SEAT])
        apply_outcome(s, d, seat, draw(d, seat, rng))
    return i64(d[SEAT])
