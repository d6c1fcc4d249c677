"""Why a move of Caverna is refused: not asked for now, or what its verb says.

Every kind of move has one row here; a move is legal if its bit is among the choices of its verb, so
that what is listed and what is refused cannot differ."""

from collections.abc import Callable
from typing import Final, NamedTuple

from dolmen.core.native import i64, vec
from dolmen.games.caverna import moves
from dolmen.games.caverna.action import asked_of, top_atom
from dolmen.games.caverna.caution import caution, spoils
from dolmen.games.caverna.flows import HOUSE, NEXT_PART_BIT
from dolmen.games.caverna.refusals import (
    ANIMALS_FIRST,
    CHANCE_FIRST,
    GAME_OVER,
    LEGAL,
    NO_CAVERN_TILE_HERE,
    NO_CHILD_HERE,
    NO_EXCHANGE_NOW,
    NO_EXPEDITION_HERE,
    NO_EXTENSION_HERE,
    NO_FENCE_HERE,
    NO_FIELD_TILE_HERE,
    NO_FORGE_HERE,
    NO_FURNISHING_HERE,
    NO_MARKET_HERE,
    NO_ORE_MINE_HERE,
    NO_RUBY_MINE_HERE,
    NO_SOWING_HERE,
    NO_STABLE_HERE,
    NO_TRADE_HERE,
    NO_TUNNEL_TILE_HERE,
    NOT_DRAWN_NOW,
    NOT_NOW,
    NOT_OFFERED,
    NOT_THIS_PHASE,
    NOT_THIS_STEP,
    ONLY_EXCHANGES,
    SPOILS_ACTION,
)
from dolmen.games.caverna.state import (
    BRED,
    CHOOSING,
    DRAW_FIRST,
    FINISH,
    LAST,
    PHASE,
    REVEALING,
    SEAT,
    WORK,
    CavernaState,
    place_of,
)
from dolmen.games.caverna.verbs import (
    breed,
    chance,
    disarm,
    end,
    exchange,
    extend,
    feed,
    fences,
    forge,
    furnish,
    grow,
    harvest,
    imitate,
    keep,
    loot,
    market,
    mines,
    overtake,
    pay,
    place,
    single,
    site,
    sow,
    stable,
    take,
    tiles,
    trade,
)


class Verb(NamedTuple):
    """A kind of move: its first number, what its verb says of it, and the refusal of one that the
    action under way does not offer."""

    first: int
    is_open: Callable[[i64], bool]
    choices: Callable[[vec[i64], i64, i64], i64]
    why_not: Callable[[vec[i64], i64, i64, i64], i64]
    not_offered: int = NOT_NOW


VERBS: Final = (
    Verb(moves.RUBY_FOR, exchange.is_open, exchange.ruby_choices, exchange.ruby_why_not),
    Verb(moves.BUY_MEADOW, single.is_open, single.meadow_choices, single.meadow_why_not),
    Verb(moves.BUY_FIELD, single.is_open, single.field_choices, single.field_why_not),
    Verb(moves.BUY_TUNNEL, single.is_open, single.tunnel_choices, single.tunnel_why_not),
    Verb(moves.BUY_CAVERN, single.is_open, single.cavern_choices, single.cavern_why_not),
    Verb(moves.EAT, exchange.food_is_open, exchange.food_choices, exchange.food_why_not),
    Verb(moves.COINS, exchange.is_open, exchange.coins_choices, exchange.coins_why_not),
    Verb(moves.COIN, exchange.is_open, exchange.coin_choices, exchange.coin_why_not),
    Verb(moves.USE, exchange.food_is_open, exchange.use_choices, exchange.use_why_not),
    Verb(moves.DISARM, disarm.is_open, disarm.home_choices, disarm.home_why_not),
    Verb(moves.DISARM_PLACED, disarm.is_open, disarm.placed_choices, disarm.placed_why_not),
    Verb(moves.PLACE, place.is_open, place.choices, place.why_not),
    Verb(moves.OVERTAKE, overtake.is_open, overtake.choices, overtake.why_not),
    Verb(moves.STAY, place.stay_is_open, place.stay_choices, place.stay_why_not),
    Verb(moves.IMITATE, imitate.is_open, imitate.choices, imitate.why_not),
    Verb(
        moves.MEADOW_FIELD,
        tiles.field_is_open,
        tiles.field_choices,
        tiles.field_why_not,
        NO_FIELD_TILE_HERE,
    ),
    Verb(
        moves.CAVERN_TUNNEL,
        tiles.tunnel_is_open,
        tiles.tunnel_choices,
        tiles.tunnel_why_not,
        NO_TUNNEL_TILE_HERE,
    ),
    Verb(
        moves.CAVERN_CAVERN,
        tiles.cavern_is_open,
        tiles.cavern_choices,
        tiles.cavern_why_not,
        NO_CAVERN_TILE_HERE,
    ),
    Verb(moves.ORE_MINE, mines.ore_is_open, mines.ore_choices, mines.ore_why_not, NO_ORE_MINE_HERE),
    Verb(
        moves.RUBY_MINE,
        mines.ruby_is_open,
        mines.ruby_choices,
        mines.ruby_why_not,
        NO_RUBY_MINE_HERE,
    ),
    Verb(
        moves.SMALL_PASTURE,
        fences.small_is_open,
        fences.small_choices,
        fences.small_why_not,
        NO_FENCE_HERE,
    ),
    Verb(
        moves.LARGE_PASTURE,
        fences.large_is_open,
        fences.large_choices,
        fences.large_why_not,
        NO_FENCE_HERE,
    ),
    Verb(moves.STABLE_AT, stable.is_open, stable.choices, stable.why_not, NO_STABLE_HERE),
    Verb(moves.FURNISH, furnish.is_open, furnish.choices, furnish.why_not, NO_FURNISHING_HERE),
    Verb(moves.GROW, grow.is_open, grow.choices, grow.why_not, NO_CHILD_HERE),
    Verb(moves.SOW, sow.is_open, sow.choices, sow.why_not, NO_SOWING_HERE),
    Verb(moves.FORGE, forge.is_open, forge.choices, forge.why_not, NO_FORGE_HERE),
    Verb(moves.LOOT, loot.is_open, loot.choices, loot.why_not, NO_EXPEDITION_HERE),
    Verb(moves.MARKET, market.is_open, market.choices, market.why_not, NO_MARKET_HERE),
    Verb(moves.TRADE, trade.is_open, trade.choices, trade.why_not, NO_TRADE_HERE),
    Verb(moves.EXTEND, extend.is_open, extend.choices, extend.why_not, NO_EXTENSION_HERE),
    Verb(moves.TAKE, take.is_open, take.choices, take.why_not, NOT_OFFERED),
    Verb(moves.PAY, pay.is_open, pay.choices, pay.why_not),
    Verb(moves.SITE, site.is_open, site.choices, site.why_not),
    Verb(moves.LAY, single.looted_is_open, single.looted_choices, single.looted_why_not),
    Verb(moves.BREED, breed.is_open, breed.choices, breed.why_not),
    Verb(moves.HARVEST, harvest.is_open, harvest.choices, harvest.why_not),
    Verb(moves.CAVE, feed.is_open, feed.cave_choices, feed.cave_why_not),
    Verb(moves.FEED, feed.is_open, feed.choices, feed.why_not),
    Verb(moves.KEEP, keep.is_open, keep.choices, keep.why_not),
    Verb(moves.STOP, end.stop_is_open, end.stop_choices, end.stop_why_not),
    Verb(moves.END, end.is_open, end.choices, end.why_not),
)

# For each number the row of its kind; and of outcomes, by phase, the first number.
_KINDS: Final = [sum(verb.first <= move for verb in VERBS) - 1 for move in range(moves.FIRST_SEAT)]
OUTCOMES: Final = {DRAW_FIRST: moves.FIRST_SEAT, REVEALING: moves.REVEAL}
# What a harvest or the solo supply asks for.
STEP_MOVES: Final = (moves.BREED, moves.HARVEST, moves.CAVE, moves.FEED)


def reason(s: CavernaState, move: int) -> int:
    """0 for a legal move, else why it is not."""
    d = s.d
    phase = int(d[PHASE])
    if phase == FINISH:
        return GAME_OVER
    if phase >= DRAW_FIRST:
        return reason_outcome(s, move)
    if move >= moves.FIRST_SEAT:
        return NOT_DRAWN_NOW
    seat = int(d[SEAT])
    p = int(place_of(seat))
    asked = int(asked_of(d, p))
    verb = VERBS[_KINDS[move]]
    if not verb.is_open(asked):
        return not_asked(s, asked, verb)
    argument = move - verb.first
    choices = int(verb.choices(d, p, asked))
    if not choices >> argument & 1:
        return int(verb.why_not(d, p, asked, argument))
    if move >= moves.PLACE:
        return LEGAL
    return SPOILS_ACTION if spoils(s, seat, move, caution(d, p, asked)) else LEGAL


def reason_outcome(s: CavernaState, move: int) -> int:
    """While chance is due only its outcomes are legal."""
    if move < moves.FIRST_SEAT:
        return CHANCE_FIRST
    first = OUTCOMES.get(int(s.d[PHASE]), moves.TURN_MARKER)
    following = {moves.FIRST_SEAT: moves.REVEAL, moves.REVEAL: moves.TURN_MARKER}
    if not first <= move < following.get(first, moves.MOVES):
        return NOT_DRAWN_NOW
    return LEGAL if chance.choices(s) >> (move - first) & 1 else int(chance.why_not(s))


def not_asked(s: CavernaState, asked: int, verb: Verb) -> int:
    """Why a kind of move is not asked for: by the phase, by the step, by the part under way, or
    because the space does not offer it."""
    d = s.d
    phase = int(d[PHASE])
    if top_atom(d) == HOUSE:
        return ANIMALS_FIRST
    if verb.first < moves.PLACE:
        return NO_EXCHANGE_NOW
    step = verb.first in STEP_MOVES
    if phase == LAST:
        return ONLY_EXCHANGES
    if CHOOSING <= phase <= BRED and step:
        return NOT_THIS_STEP
    if phase != WORK or (verb.first in (moves.KEEP, *STEP_MOVES[1:])):
        return NOT_THIS_PHASE
    return verb.not_offered if asked & NEXT_PART_BIT else NOT_NOW
