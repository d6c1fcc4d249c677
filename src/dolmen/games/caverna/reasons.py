"""Why a move of Caverna is refused: not asked for now, or what its verb says.

A move is legal if its bit is among the choices of its verb, from which the legal moves are listed
too, so that what is listed and what is refused cannot differ. Each kind of move has one paragraph
here, in the order of the table of moves."""

from dolmen.core.native import i64, vec
from dolmen.games.caverna.action import asked_of, top_atom
from dolmen.games.caverna.caution import caution, spoils
from dolmen.games.caverna.flows import HOUSE, NEXT_PART_BIT
from dolmen.games.caverna.moves import (
    BREED,
    BUY_CAVERN,
    BUY_FIELD,
    BUY_MEADOW,
    BUY_TUNNEL,
    CAVE,
    CAVERN_CAVERN,
    CAVERN_TUNNEL,
    COIN,
    COINS,
    DISARM,
    DISARM_PLACED,
    EAT,
    END,
    EXTEND,
    FEED,
    FIRST_SEAT,
    FORGE,
    FURNISH,
    GROW,
    HARVEST,
    IMITATE,
    KEEP,
    LARGE_PASTURE,
    LAY,
    LOOT,
    MARKET,
    MEADOW_FIELD,
    MOVES,
    ORE_MINE,
    OVERTAKE,
    PAY,
    PLACE,
    REVEAL,
    RUBY_FOR,
    RUBY_MINE,
    SITE,
    SMALL_PASTURE,
    SOW,
    STABLE_AT,
    STAY,
    STOP,
    TAKE,
    TRADE,
    TURN_MARKER,
    USE,
)
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


def reason(s: CavernaState, move: i64) -> i64:
    """0 for a legal move, else why it is not."""
    d = s.d
    phase = d[PHASE]
    if phase == FINISH:
        return GAME_OVER
    if phase >= DRAW_FIRST:
        return reason_outcome(s, move)
    if move >= FIRST_SEAT:
        return NOT_DRAWN_NOW
    seat = d[SEAT]
    p = place_of(seat)
    asked = asked_of(d, p)
    if move >= PAY:
        return reason_detail(d, p, asked, move)
    if move >= FURNISH:
        return reason_part(d, p, asked, move)
    if move >= MEADOW_FIELD:
        return reason_building(d, p, asked, move)
    if move >= PLACE:
        return reason_placing(d, p, asked, move)
    found = reason_exchange(d, p, asked, move)
    if found == LEGAL and spoils(s, seat, move, caution(d, p, asked)):
        return SPOILS_ACTION
    return found


def reason_outcome(s: CavernaState, move: i64) -> i64:
    """While chance is due only its outcomes are legal."""
    if move < FIRST_SEAT:
        return CHANCE_FIRST
    phase = s.d[PHASE]
    first: i64 = TURN_MARKER
    following: i64 = MOVES
    if phase == DRAW_FIRST:
        first = FIRST_SEAT
        following = REVEAL
    elif phase == REVEALING:
        first = REVEAL
        following = TURN_MARKER
    if move < first or move >= following:
        return NOT_DRAWN_NOW
    if chance.choices(s) >> (move - first) & 1 != 0:
        return LEGAL
    return chance.why_not(s)


def not_asked(d: vec[i64], asked: i64, move: i64, not_offered: i64) -> i64:
    """Why a kind of move is not asked for: by the phase, by the step, by the part under way, or
    because the space does not offer it."""
    phase = d[PHASE]
    if top_atom(d) == HOUSE:
        return ANIMALS_FIRST
    if move < PLACE:
        return NO_EXCHANGE_NOW
    if phase == LAST:
        return ONLY_EXCHANGES
    # Births can be asked for in an action as well as in the harvest.
    if CHOOSING <= phase <= BRED and BREED <= move < KEEP:
        return NOT_THIS_STEP
    if phase != WORK or HARVEST <= move < STOP:
        return NOT_THIS_PHASE
    if asked & NEXT_PART_BIT == 0:
        return NOT_NOW
    return not_offered


def reason_exchange(d: vec[i64], p: i64, asked: i64, move: i64) -> i64:
    """Exchanges."""
    if move < BUY_MEADOW:
        if not exchange.is_open(asked):
            return not_asked(d, asked, move, NOT_NOW)
        if exchange.ruby_choices(d, p, asked) >> (move - RUBY_FOR) & 1 != 0:
            return LEGAL
        return exchange.ruby_why_not(d, p, asked, move - RUBY_FOR)
    if move < BUY_FIELD:
        if not single.is_open(asked):
            return not_asked(d, asked, move, NOT_NOW)
        if single.meadow_choices(d, p, asked) >> (move - BUY_MEADOW) & 1 != 0:
            return LEGAL
        return single.meadow_why_not(d, p, asked, move - BUY_MEADOW)
    if move < BUY_TUNNEL:
        if not single.is_open(asked):
            return not_asked(d, asked, move, NOT_NOW)
        if single.field_choices(d, p, asked) >> (move - BUY_FIELD) & 1 != 0:
            return LEGAL
        return single.field_why_not(d, p, asked, move - BUY_FIELD)
    if move < BUY_CAVERN:
        if not single.is_open(asked):
            return not_asked(d, asked, move, NOT_NOW)
        if single.tunnel_choices(d, p, asked) >> (move - BUY_TUNNEL) & 1 != 0:
            return LEGAL
        return single.tunnel_why_not(d, p, asked, move - BUY_TUNNEL)
    if move < EAT:
        if not single.is_open(asked):
            return not_asked(d, asked, move, NOT_NOW)
        if single.cavern_choices(d, p, asked) >> (move - BUY_CAVERN) & 1 != 0:
            return LEGAL
        return single.cavern_why_not(d, p, asked, move - BUY_CAVERN)
    if move < COINS:
        if not exchange.is_open(asked):
            return not_asked(d, asked, move, NOT_NOW)
        if exchange.food_choices(d, p, asked) >> (move - EAT) & 1 != 0:
            return LEGAL
        return exchange.food_why_not(d, p, asked, move - EAT)
    if move < COIN:
        if not exchange.is_open(asked):
            return not_asked(d, asked, move, NOT_NOW)
        if exchange.coins_choices(d, p, asked) >> (move - COINS) & 1 != 0:
            return LEGAL
        return exchange.coins_why_not(d, p, asked, move - COINS)
    if move < USE:
        if not exchange.is_open(asked):
            return not_asked(d, asked, move, NOT_NOW)
        if exchange.coin_choices(d, p, asked) >> (move - COIN) & 1 != 0:
            return LEGAL
        return exchange.coin_why_not(d, p, asked, move - COIN)
    if move < DISARM:
        if not exchange.is_open(asked):
            return not_asked(d, asked, move, NOT_NOW)
        if exchange.use_choices(d, p, asked) >> (move - USE) & 1 != 0:
            return LEGAL
        return exchange.use_why_not(d, p, asked, move - USE)
    if move < DISARM_PLACED:
        if not disarm.is_open(asked):
            return not_asked(d, asked, move, NOT_NOW)
        if disarm.home_choices(d, p, asked) >> (move - DISARM) & 1 != 0:
            return LEGAL
        return disarm.home_why_not(d, p, asked, move - DISARM)
    if not disarm.is_open(asked):
        return not_asked(d, asked, move, NOT_NOW)
    if disarm.placed_choices(d, p, asked) >> (move - DISARM_PLACED) & 1 != 0:
        return LEGAL
    return disarm.placed_why_not(d, p, asked, move - DISARM_PLACED)


def reason_placing(d: vec[i64], p: i64, asked: i64, move: i64) -> i64:
    """A dwarf is placed, overtakes, stays home or imitates."""
    if move < OVERTAKE:
        if not place.is_open(asked):
            return not_asked(d, asked, move, NOT_NOW)
        if place.choices(d, p, asked) >> (move - PLACE) & 1 != 0:
            return LEGAL
        return place.why_not(d, p, asked, move - PLACE)
    if move < STAY:
        if not overtake.is_open(asked):
            return not_asked(d, asked, move, NOT_NOW)
        if overtake.choices(d, p, asked) >> (move - OVERTAKE) & 1 != 0:
            return LEGAL
        return overtake.why_not(d, p, asked, move - OVERTAKE)
    if move < IMITATE:
        if not place.stay_is_open(asked):
            return not_asked(d, asked, move, NOT_NOW)
        if place.stay_choices(d, p, asked) >> (move - STAY) & 1 != 0:
            return LEGAL
        return place.stay_why_not(d, p, asked, move - STAY)
    if not imitate.is_open(asked):
        return not_asked(d, asked, move, NOT_NOW)
    if imitate.choices(d, p, asked) >> (move - IMITATE) & 1 != 0:
        return LEGAL
    return imitate.why_not(d, p, asked, move - IMITATE)


def reason_building(d: vec[i64], p: i64, asked: i64, move: i64) -> i64:
    """Tiles, mines, fences and stables."""
    if move < CAVERN_TUNNEL:
        if not tiles.field_is_open(asked):
            return not_asked(d, asked, move, NO_FIELD_TILE_HERE)
        if tiles.field_choices(d, p, asked) >> (move - MEADOW_FIELD) & 1 != 0:
            return LEGAL
        return tiles.field_why_not(d, p, asked, move - MEADOW_FIELD)
    if move < CAVERN_CAVERN:
        if not tiles.tunnel_is_open(asked):
            return not_asked(d, asked, move, NO_TUNNEL_TILE_HERE)
        if tiles.tunnel_choices(d, p, asked) >> (move - CAVERN_TUNNEL) & 1 != 0:
            return LEGAL
        return tiles.tunnel_why_not(d, p, asked, move - CAVERN_TUNNEL)
    if move < ORE_MINE:
        if not tiles.cavern_is_open(asked):
            return not_asked(d, asked, move, NO_CAVERN_TILE_HERE)
        if tiles.cavern_choices(d, p, asked) >> (move - CAVERN_CAVERN) & 1 != 0:
            return LEGAL
        return tiles.cavern_why_not(d, p, asked, move - CAVERN_CAVERN)
    if move < RUBY_MINE:
        if not mines.ore_is_open(asked):
            return not_asked(d, asked, move, NO_ORE_MINE_HERE)
        if mines.ore_choices(d, p, asked) >> (move - ORE_MINE) & 1 != 0:
            return LEGAL
        return mines.ore_why_not(d, p, asked, move - ORE_MINE)
    if move < SMALL_PASTURE:
        if not mines.ruby_is_open(asked):
            return not_asked(d, asked, move, NO_RUBY_MINE_HERE)
        if mines.ruby_choices(d, p, asked) >> (move - RUBY_MINE) & 1 != 0:
            return LEGAL
        return mines.ruby_why_not(d, p, asked, move - RUBY_MINE)
    if move < LARGE_PASTURE:
        if not fences.small_is_open(asked):
            return not_asked(d, asked, move, NO_FENCE_HERE)
        if fences.small_choices(d, p, asked) >> (move - SMALL_PASTURE) & 1 != 0:
            return LEGAL
        return fences.small_why_not(d, p, asked, move - SMALL_PASTURE)
    if move < STABLE_AT:
        if not fences.large_is_open(asked):
            return not_asked(d, asked, move, NO_FENCE_HERE)
        if fences.large_choices(d, p, asked) >> (move - LARGE_PASTURE) & 1 != 0:
            return LEGAL
        return fences.large_why_not(d, p, asked, move - LARGE_PASTURE)
    if not stable.is_open(asked):
        return not_asked(d, asked, move, NO_STABLE_HERE)
    if stable.choices(d, p, asked) >> (move - STABLE_AT) & 1 != 0:
        return LEGAL
    return stable.why_not(d, p, asked, move - STABLE_AT)


def reason_part(d: vec[i64], p: i64, asked: i64, move: i64) -> i64:
    """The other parts of actions."""
    if move < GROW:
        if not furnish.is_open(asked):
            return not_asked(d, asked, move, NO_FURNISHING_HERE)
        if furnish.choices(d, p, asked) >> (move - FURNISH) & 1 != 0:
            return LEGAL
        return furnish.why_not(d, p, asked, move - FURNISH)
    if move < SOW:
        if not grow.is_open(asked):
            return not_asked(d, asked, move, NO_CHILD_HERE)
        if grow.choices(d, p, asked) >> (move - GROW) & 1 != 0:
            return LEGAL
        return grow.why_not(d, p, asked, move - GROW)
    if move < FORGE:
        if not sow.is_open(asked):
            return not_asked(d, asked, move, NO_SOWING_HERE)
        if sow.choices(d, p, asked) >> (move - SOW) & 1 != 0:
            return LEGAL
        return sow.why_not(d, p, asked, move - SOW)
    if move < LOOT:
        if not forge.is_open(asked):
            return not_asked(d, asked, move, NO_FORGE_HERE)
        if forge.choices(d, p, asked) >> (move - FORGE) & 1 != 0:
            return LEGAL
        return forge.why_not(d, p, asked, move - FORGE)
    if move < MARKET:
        if not loot.is_open(asked):
            return not_asked(d, asked, move, NO_EXPEDITION_HERE)
        if loot.choices(d, p, asked) >> (move - LOOT) & 1 != 0:
            return LEGAL
        return loot.why_not(d, p, asked, move - LOOT)
    if move < TRADE:
        if not market.is_open(asked):
            return not_asked(d, asked, move, NO_MARKET_HERE)
        if market.choices(d, p, asked) >> (move - MARKET) & 1 != 0:
            return LEGAL
        return market.why_not(d, p, asked, move - MARKET)
    if move < EXTEND:
        if not trade.is_open(asked):
            return not_asked(d, asked, move, NO_TRADE_HERE)
        if trade.choices(d, p, asked) >> (move - TRADE) & 1 != 0:
            return LEGAL
        return trade.why_not(d, p, asked, move - TRADE)
    if move < TAKE:
        if not extend.is_open(asked):
            return not_asked(d, asked, move, NO_EXTENSION_HERE)
        if extend.choices(d, p, asked) >> (move - EXTEND) & 1 != 0:
            return LEGAL
        return extend.why_not(d, p, asked, move - EXTEND)
    if not take.is_open(asked):
        return not_asked(d, asked, move, NOT_OFFERED)
    if take.choices(d, p, asked) >> (move - TAKE) & 1 != 0:
        return LEGAL
    return take.why_not(d, p, asked, move - TAKE)


def reason_detail(d: vec[i64], p: i64, asked: i64, move: i64) -> i64:
    """Steps inside a part, harvest and solo supply, and endings."""
    if move < SITE:
        if not pay.is_open(asked):
            return not_asked(d, asked, move, NOT_NOW)
        if pay.choices(d, p, asked) >> (move - PAY) & 1 != 0:
            return LEGAL
        return pay.why_not(d, p, asked, move - PAY)
    if move < LAY:
        if not site.is_open(asked):
            return not_asked(d, asked, move, NOT_NOW)
        if site.choices(d, p, asked) >> (move - SITE) & 1 != 0:
            return LEGAL
        return site.why_not(d, p, asked, move - SITE)
    if move < BREED:
        if not single.looted_is_open(asked):
            return not_asked(d, asked, move, NOT_NOW)
        if single.looted_choices(d, p, asked) >> (move - LAY) & 1 != 0:
            return LEGAL
        return single.looted_why_not(d, p, asked, move - LAY)
    if move < HARVEST:
        if not breed.is_open(asked):
            return not_asked(d, asked, move, NOT_NOW)
        if breed.choices(d, p, asked) >> (move - BREED) & 1 != 0:
            return LEGAL
        return breed.why_not(d, p, asked, move - BREED)
    if move < CAVE:
        if not harvest.is_open(asked):
            return not_asked(d, asked, move, NOT_NOW)
        if harvest.choices(d, p, asked) >> (move - HARVEST) & 1 != 0:
            return LEGAL
        return harvest.why_not(d, p, asked, move - HARVEST)
    if move < FEED:
        if not feed.is_open(asked):
            return not_asked(d, asked, move, NOT_NOW)
        if feed.cave_choices(d, p, asked) >> (move - CAVE) & 1 != 0:
            return LEGAL
        return feed.cave_why_not(d, p, asked, move - CAVE)
    if move < KEEP:
        if not feed.is_open(asked):
            return not_asked(d, asked, move, NOT_NOW)
        if feed.choices(d, p, asked) >> (move - FEED) & 1 != 0:
            return LEGAL
        return feed.why_not(d, p, asked, move - FEED)
    if move < STOP:
        if not keep.is_open(asked):
            return not_asked(d, asked, move, NOT_NOW)
        if keep.choices(d, p, asked) >> (move - KEEP) & 1 != 0:
            return LEGAL
        return keep.why_not(d, p, asked, move - KEEP)
    if move < END:
        if not end.stop_is_open(asked):
            return not_asked(d, asked, move, NOT_NOW)
        if end.stop_choices(d, p, asked) >> (move - STOP) & 1 != 0:
            return LEGAL
        return end.stop_why_not(d, p, asked, move - STOP)
    if not end.is_open(asked):
        return not_asked(d, asked, move, NOT_NOW)
    if end.choices(d, p, asked) >> (move - END) & 1 != 0:
        return LEGAL
    return end.why_not(d, p, asked, move - END)
