"""The rules of Caverna: whose move it is, what is legal, what chance brings, what a move does. Only
hands over: to the verbs, and to the course of play between them."""

from dolmen.core.game import CHANCE, OVER, Buffer
from dolmen.core.native import i64, vec
from dolmen.core.rng import Rng
from dolmen.games.caverna.action import asked_of
from dolmen.games.caverna.caution import FREELY, caution, spoils
from dolmen.games.caverna.data import EXCHANGING_TILES, RUBY
from dolmen.games.caverna.flows import (
    BUILDINGS,
    DETAILS,
    ENDANGERED,
    EXCHANGES,
    PARTS,
    PLACES,
)
from dolmen.games.caverna.grid import place_of_bit
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
    emit,
)
from dolmen.games.caverna.rounds import next_asked, reveal, start_with, turn_marker
from dolmen.games.caverna.state import (
    COINS_OPEN,
    DRAW_FIRST,
    FINISH,
    OWN,
    PHASE,
    REVEALING,
    SEAT,
    CavernaState,
    place_of,
)
from dolmen.games.caverna.turn import end_step, next_turn, proceed
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


def actor(s: CavernaState) -> i64:
    """The seat that is asked, or CHANCE, or OVER."""
    phase = s.d[PHASE]
    if phase < DRAW_FIRST:
        return s.d[SEAT]
    return OVER if phase == FINISH else CHANCE


# What is legal, kind by kind in the order of the table


def fill(s: CavernaState, out: Buffer) -> i64:
    """The legal moves; at chance the outcomes."""
    d = s.d
    if d[PHASE] >= DRAW_FIRST:
        if d[PHASE] == FINISH:
            return 0
        return emit(first_outcome(s), chance.choices(s), out, 0)
    p = place_of(d[SEAT])
    asked = asked_of(d, p)
    count: i64 = 0
    if asked & EXCHANGES != 0:
        count = fill_exchanges(d, p, asked, out)
        if count > 0 and asked & ENDANGERED != 0:
            count = keep_harmless(s, caution(d, p, asked), out, count)
    if asked & PLACES != 0:
        return fill_placing(d, p, asked, out, count)
    if asked & BUILDINGS != 0:
        count = fill_buildings(d, p, asked, out, count)
    if asked & PARTS != 0:
        count = fill_parts(d, p, asked, out, count)
    if asked & DETAILS != 0:
        count = fill_details(d, p, asked, out, count)
    if imitate.is_open(asked):
        count = emit(IMITATE, imitate.choices(d, p, asked), out, count)
    if feed.is_open(asked):
        count = emit(CAVE, feed.cave_choices(d, p, asked), out, count)
        count = emit(FEED, feed.choices(d, p, asked), out, count)
    if harvest.is_open(asked):
        count = emit(HARVEST, harvest.choices(d, p, asked), out, count)
    if keep.is_open(asked):
        count = emit(KEEP, keep.choices(d, p, asked), out, count)
    if end.stop_is_open(asked):
        count = emit(STOP, end.stop_choices(d, p, asked), out, count)
    if end.is_open(asked):
        count = emit(END, end.choices(d, p, asked), out, count)
    return count


def fill_exchanges(d: vec[i64], p: i64, asked: i64, out: Buffer) -> i64:
    """Every exchange; without a ruby or a furnishing that trades theirs are not even looked at."""
    count: i64 = 0
    if d[p + RUBY] > 0:
        count = emit(RUBY_FOR, exchange.ruby_choices(d, p, asked), out, count)
        count = emit(BUY_MEADOW, single.meadow_choices(d, p, asked), out, count)
        count = emit(BUY_FIELD, single.field_choices(d, p, asked), out, count)
        count = emit(BUY_TUNNEL, single.tunnel_choices(d, p, asked), out, count)
        count = emit(BUY_CAVERN, single.cavern_choices(d, p, asked), out, count)
    count = emit(EAT, exchange.food_choices(d, p, asked), out, count)
    count = emit(COINS, exchange.coins_choices(d, p, asked), out, count)
    count = emit(COIN, exchange.coin_choices(d, p, asked), out, count)
    if d[p + OWN] & EXCHANGING_TILES == 0:
        return count
    count = emit(USE, exchange.use_choices(d, p, asked), out, count)
    count = emit(DISARM, disarm.home_choices(d, p, asked), out, count)
    return emit(DISARM_PLACED, disarm.placed_choices(d, p, asked), out, count)


def keep_harmless(s: CavernaState, care: i64, out: Buffer, listed: i64) -> i64:
    """CAV-WORK-20 Drops the exchanges that would leave nothing to do."""
    if care == FREELY:
        return listed
    seat = s.d[SEAT]
    count: i64 = 0
    i: i64
    for i in range(listed):
        if not spoils(s, seat, i64(out[i]), care):
            out[count] = out[i]
            count += 1
    return count


def fill_placing(d: vec[i64], p: i64, asked: i64, out: Buffer, count: i64) -> i64:
    """Spaces, a ruby to overtake, or staying; the spaces are looked at once for both."""
    spaces = place.choices(d, p, asked)
    count = emit(PLACE, spaces, out, count)
    if overtake.is_open(asked):
        count = emit(OVERTAKE, overtake.choices(d, p, asked), out, count)
        count = emit(STAY, place.stays(spaces), out, count)
    return count


def fill_buildings(d: vec[i64], p: i64, asked: i64, out: Buffer, count: i64) -> i64:
    """Tiles, mines, fences and stables."""
    if tiles.field_is_open(asked):
        count = emit(MEADOW_FIELD, tiles.field_choices(d, p, asked), out, count)
    if tiles.tunnel_is_open(asked):
        count = emit(CAVERN_TUNNEL, tiles.tunnel_choices(d, p, asked), out, count)
    if tiles.cavern_is_open(asked):
        count = emit(CAVERN_CAVERN, tiles.cavern_choices(d, p, asked), out, count)
    if mines.ore_is_open(asked):
        count = emit(ORE_MINE, mines.ore_choices(d, p, asked), out, count)
    if mines.ruby_is_open(asked):
        count = emit(RUBY_MINE, mines.ruby_choices(d, p, asked), out, count)
    if fences.small_is_open(asked):
        count = emit(SMALL_PASTURE, fences.small_choices(d, p, asked), out, count)
    if fences.large_is_open(asked):
        count = emit(LARGE_PASTURE, fences.large_choices(d, p, asked), out, count)
    if stable.is_open(asked):
        count = emit(STABLE_AT, stable.choices(d, p, asked), out, count)
    return count


def fill_parts(d: vec[i64], p: i64, asked: i64, out: Buffer, count: i64) -> i64:
    """The other parts of actions."""
    if furnish.is_open(asked):
        count = emit(FURNISH, furnish.choices(d, p, asked), out, count)
    if grow.is_open(asked):
        count = emit(GROW, grow.choices(d, p, asked), out, count)
    if sow.is_open(asked):
        count = emit(SOW, sow.choices(d, p, asked), out, count)
    if forge.is_open(asked):
        count = emit(FORGE, forge.choices(d, p, asked), out, count)
    if loot.is_open(asked):
        count = emit(LOOT, loot.choices(d, p, asked), out, count)
    if market.is_open(asked):
        count = emit(MARKET, market.choices(d, p, asked), out, count)
    if trade.is_open(asked):
        count = emit(TRADE, trade.choices(d, p, asked), out, count)
    if extend.is_open(asked):
        count = emit(EXTEND, extend.choices(d, p, asked), out, count)
    if take.is_open(asked):
        count = emit(TAKE, take.choices(d, p, asked), out, count)
    return count


def fill_details(d: vec[i64], p: i64, asked: i64, out: Buffer, count: i64) -> i64:
    """Steps inside a part, and births."""
    if pay.is_open(asked):
        count = emit(PAY, pay.choices(d, p, asked), out, count)
    if site.is_open(asked):
        count = emit(SITE, site.choices(d, p, asked), out, count)
    if single.looted_is_open(asked):
        count = emit(LAY, single.looted_choices(d, p, asked), out, count)
    if breed.is_open(asked):
        count = emit(BREED, breed.choices(d, p, asked), out, count)
    return count


# Chance


def first_outcome(s: CavernaState) -> i64:
    """The number of the first outcome of what is drawn now."""
    phase = s.d[PHASE]
    if phase == DRAW_FIRST:
        return FIRST_SEAT
    return REVEAL if phase == REVEALING else TURN_MARKER


def draw(s: CavernaState, rng: Rng) -> i64:
    """One outcome by weight."""
    choices = chance.choices(s)
    total: i64 = 0
    left = choices
    while left != 0:
        total += chance.weight(s, place_of_bit(left & -left))
        left &= left - 1
    n = rng.below(total)
    while True:
        outcome = place_of_bit(choices & -choices)
        n -= chance.weight(s, outcome)
        if n < 0:
            return first_outcome(s) + outcome
        choices &= choices - 1


def weights(s: CavernaState) -> list[int]:
    """How likely each outcome is, in whole parts."""
    found: list[int] = []
    choices = chance.choices(s)
    while choices != 0:
        found.append(chance.weight(s, place_of_bit(choices & -choices)))
        choices &= choices - 1
    return found


# What a move does


def apply(s: CavernaState, move: i64) -> None:
    """Plays a legal move, unchecked, and what follows by itself."""
    d = s.d
    seat = d[SEAT]
    if move < PLACE:
        exchange.play(s, seat, move)
        proceed(s, True)
        return
    d[COINS_OPEN] = 0
    if move < MEADOW_FIELD:
        play_placing(s, seat, move)
    elif move < FURNISH:
        play_building(s, seat, move)
    elif move < PAY:
        play_part(s, seat, move)
    elif move < FIRST_SEAT:
        play_detail(s, seat, move)
    elif move < REVEAL:
        start_with(s, move - FIRST_SEAT)
    elif move < TURN_MARKER:
        reveal(s, move - REVEAL)
    else:
        turn_marker(s, move - TURN_MARKER + 1)
    proceed(s, False)


def play_placing(s: CavernaState, seat: i64, move: i64) -> None:
    """A dwarf is placed, overtakes, stays home or imitates."""
    if move < OVERTAKE:
        place.play(s, seat, move - PLACE)
    elif move < STAY:
        overtake.play(s, seat, move - OVERTAKE)
    elif move == STAY:
        place.stay_play(s, seat, 0)
        next_turn(s)
    else:
        imitate.play(s, seat, move - IMITATE)


def play_building(s: CavernaState, seat: i64, move: i64) -> None:
    """Tiles, mines, fences and stables."""
    if move < CAVERN_TUNNEL:
        tiles.field_play(s, seat, move - MEADOW_FIELD)
    elif move < CAVERN_CAVERN:
        tiles.tunnel_play(s, seat, move - CAVERN_TUNNEL)
    elif move < ORE_MINE:
        tiles.cavern_play(s, seat, move - CAVERN_CAVERN)
    elif move < RUBY_MINE:
        mines.ore_play(s, seat, move - ORE_MINE)
    elif move < SMALL_PASTURE:
        mines.ruby_play(s, seat, move - RUBY_MINE)
    elif move < LARGE_PASTURE:
        fences.small_play(s, seat, move - SMALL_PASTURE)
    elif move < STABLE_AT:
        fences.large_play(s, seat, move - LARGE_PASTURE)
    else:
        stable.play(s, seat, move - STABLE_AT)


def play_part(s: CavernaState, seat: i64, move: i64) -> None:
    """The other parts of actions."""
    if move < GROW:
        furnish.play(s, seat, move - FURNISH)
    elif move == GROW:
        grow.play(s, seat, 0)
    elif move < FORGE:
        sow.play(s, seat, move - SOW)
    elif move < LOOT:
        forge.play(s, seat, move - FORGE)
    elif move < MARKET:
        loot.play(s, seat, move - LOOT)
    elif move < TRADE:
        market.play(s, seat, move - MARKET)
    elif move == TRADE:
        trade.play(s, seat, 0)
    elif move < TAKE:
        extend.play(s, seat, move - EXTEND)
    else:
        take.play(s, seat, 0)


def play_detail(s: CavernaState, seat: i64, move: i64) -> None:
    """Steps inside a part, harvest and solo supply, and endings."""
    if move < SITE:
        pay.play(s, seat, move - PAY)
    elif move < LAY:
        site.play(s, seat, move - SITE)
    elif move < BREED:
        single.looted_play(s, seat, move - LAY)
    elif move < HARVEST:
        breed.play(s, seat, move - BREED)
    elif move < CAVE:
        harvest.play(s, seat, move - HARVEST)
        next_asked(s)
    elif move < FEED:
        feed.cave_play(s, seat, move - CAVE)
    elif move < KEEP:
        feed.play(s, seat, move - FEED)
        next_asked(s)
    elif move < STOP:
        keep.play(s, seat, move - KEEP)
    elif move == STOP:
        end.stop(s, seat, asked_of(s.d, place_of(seat)))
    else:
        end_step(s)


def playout(s: CavernaState, rng: Rng, out: Buffer) -> i64:
    """The same games as the contract's own loop, without its calls."""
    moves: i64 = 0
    d = s.d
    while d[PHASE] != FINISH:
        if d[PHASE] < DRAW_FIRST:
            apply(s, i64(out[rng.below(fill(s, out))]))
            moves += 1
        else:
            apply(s, draw(s, rng))
    return moves
