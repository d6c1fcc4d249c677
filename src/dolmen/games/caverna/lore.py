"""How good a position of Caverna is for a seat: points, food for the clan, and what works for it.

A placement opens an action whose parts are moves of their own; so a position in the middle of an
own action is worth what the best way to carry it out leads to, one part after the other."""

from typing import Final

from dolmen.core.game import new_buffer
from dolmen.core.native import i64, vec
from dolmen.games.caverna.action import top_atom
from dolmen.games.caverna.data import (
    BOAR,
    CATTLE,
    DONKEY,
    FARM_ANIMALS,
    FIRST_HARVEST,
    FOOD,
    FOOD_ROUND,
    GOLD,
    GRAIN,
    LAST_ROUND,
    MOST_DWARFS,
    ORE,
    RUBY,
    SHEEP,
    SKIPPED_ROUND,
    STONE,
    SUPPLIERS,
    VEGETABLE,
    WOOD,
)
from dolmen.games.caverna.flows import HOUSE, IMITATING_NOW
from dolmen.games.caverna.harvest import harvest_kind
from dolmen.games.caverna.housing import fits
from dolmen.games.caverna.moves import (
    EAT,
    FORGE,
    LOOT,
    MEADOW_FIELD,
    MOVES,
    PLACE,
)
from dolmen.games.caverna.rules import apply, fill
from dolmen.games.caverna.score import score
from dolmen.games.caverna.state import (
    BORN,
    CAVERN,
    CHOSEN,
    DRAW_FIRST,
    DWARFS,
    EMPTY_FIELDS,
    FEEDING,
    FINISH,
    FLOW,
    KEEPING,
    LAST,
    MARKER,
    ONE_FOOD,
    PHASE,
    QUESTION,
    QUESTIONS,
    ROOM,
    ROUND,
    SEAT,
    SPACE,
    SUPPLY,
    TUNNEL,
    WEAPON,
    WORK,
    CavernaState,
    count_bits,
    place_of,
    weakest_home,
)
from dolmen.games.caverna.verbs.exchange import FARM_FOODS
from dolmen.games.caverna.verbs.feed import food_due

# A point is worth 100. The other weights are what it takes of a point to want the thing.
POINT: Final = 100
# Every round gone by counts more than what is lost by its passing, so that nobody lingers over
# exchanges that only look better than going on.
CLOCK: Final = 20 * POINT
MARKER_LOSS: Final = 3 * POINT  # a begging marker
HUNGER: Final = 140  # food that nothing owned could become when the clan eats
SCRAPE: Final = 45  # food that must be made of something better
LARDER: Final = 25  # food for the feeding after the next
WORKER: Final = 2 * POINT + 60  # a dwarf, for each round that it will still work
CROWD: Final = 10  # less for each dwarf before it: all must eat
CRADLE: Final = 190  # room for one more dwarf, for each such round
NEST: Final = 18  # each wood and stone of the next dwelling, for each such round
STRENGTH: Final = 4  # one strength of a weapon, for each round
PROWESS: Final = 61  # one strength just forged, for the expedition that follows
NEWBORN: Final = 54  # a species that will have young, for each harvest up to three
SEED: Final = 38  # a crop with an empty field
CAVE: Final = 36  # each of the first two empty caverns
TUNNELS: Final = 20  # each of the first two tunnels
FIELD: Final = 41  # an empty field
JEWEL: Final = 60  # a ruby, beyond its point, while it can still become anything
# Materials: each of the first so many, and each further one.
WOOD_WANTED: Final = 7
STONE_WANTED: Final = 6
ORE_WANTED: Final = 6
FIRST_WOOD: Final = 52
FIRST_STONE: Final = 31
FIRST_ORE: Final = 35
MORE_MATERIAL: Final = 17
# How many parts of one action are thought of.
LONGEST_ACTION: Final = 12


def value(s: CavernaState, seat: i64) -> int:
    """The worth of a position, the higher the better."""
    return carry_out(s, seat, 0)[0] if acting(s, seat) else standing(s, seat)


def terms(s: CavernaState, seat: i64) -> list[tuple[str, int]]:
    """The same by what it is made of, each part with the message that names it: of the position
    that an action under way leads to, and without the clock, which is nobody's reason."""
    after = carry_out(s, seat, 0)[1] if acting(s, seat) else s
    points: i64 = POINT * score(after, seat)
    d = after.d
    if d[PHASE] == FINISH or d[PHASE] == LAST:
        return [("caverna-advice-points", points)]
    p = place_of(seat)
    rounds = rounds_left(after, p)
    parts = [
        ("caverna-advice-points", points),
        ("caverna-advice-larder", larder(after, seat, p)),
        ("caverna-advice-farm", farm(d, p, rounds)),
    ]
    if rounds > 0:
        parts += [
            ("caverna-advice-clan", clan(d, p, rounds)),
            ("caverna-advice-materials", materials(d, p)),
        ]
    return parts


def acting(s: CavernaState, seat: i64) -> bool:
    """Whether a seat is in the middle of its turn."""
    d = s.d
    return d[PHASE] == WORK and d[SEAT] == seat and (d[SPACE] >= 0 or d[CHOSEN] > 0)


def carry_out(s: CavernaState, seat: i64, floor: i64) -> tuple[i64, CavernaState]:
    """The worth of what the action under way leads to, and that position: each part carried out in
    the way that looks best, down to so many frames of its flow."""
    out = new_buffer(MOVES)
    now = s
    best = standing(s, seat)
    parts: i64 = 0
    while parts < LONGEST_ACTION and acting(now, seat) and now.d[FLOW] >= floor:
        housing = top_atom(now.d) == HOUSE
        count = fill(now, out)
        found = now
        first = True
        i: i64
        for i in range(count):
            move = i64(out[i])
            # An exchange is a move of its own: it is compared with this whole action. Animals
            # without room are thought of as eaten.
            if move < PLACE and not (housing and EAT <= move < EAT + FARM_FOODS):
                continue
            c = now.clone()
            apply(c, move)
            worth = outlook(c, seat, move)
            if first or worth > best:
                first = False
                best = worth
                found = c
        now = found
        parts += 1
    return best, now


def outlook(s: CavernaState, seat: i64, move: i64) -> i64:
    """The worth of a position just after a move; what only opens a choice is thought through."""
    if move < PLACE or not acting(s, seat):
        return standing(s, seat)
    if move < MEADOW_FIELD:
        return carry_out(s, seat, 0)[0]
    if FORGE <= move < LOOT:
        return standing(s, seat) + PROWESS * (move - FORGE + 1)
    if top_atom(s.d) >= IMITATING_NOW:
        return carry_out(s, seat, s.d[FLOW])[0]
    return standing(s, seat)


def standing(s: CavernaState, seat: i64) -> i64:
    """The points, and what is to be expected of the rest."""
    d = s.d
    p = place_of(seat)
    total: i64 = POINT * score(s, seat)
    if d[PHASE] == FINISH or d[PHASE] == LAST:
        return total + CLOCK * LAST_ROUND
    rounds = rounds_left(s, p)
    total += CLOCK * (LAST_ROUND - rounds) + larder(s, seat, p) + farm(d, p, rounds)
    if rounds > 0:
        total += clan(d, p, rounds) + materials(d, p)
    return total


def fed(d: vec[i64]) -> bool:
    """Whether the feeding of this round has begun: then the next round is what matters."""
    return d[PHASE] != WORK and d[PHASE] != KEEPING and d[PHASE] < DRAW_FIRST


def rounds_left(s: CavernaState, p: i64) -> i64:
    """Rounds that dwarfs will still work in, this one included while some are at home."""
    d = s.d
    left = LAST_ROUND - d[ROUND]
    if s.seats <= 2 and d[ROUND] < SKIPPED_ROUND:
        left -= 1
    if fed(d) or (d[PHASE] == WORK and weakest_home(d, p) < 0):
        return left
    return left + 1


def clan(d: vec[i64], p: i64, rounds: i64) -> i64:
    """Dwarfs that work, room for more or the means to make it, and weapons."""
    dwarfs = d[p + DWARFS]
    total = rounds * (WORKER * dwarfs - CROWD * dwarfs * (dwarfs - 1) // 2)
    if dwarfs < MOST_DWARFS - 1:
        if d[p + ROOM] > dwarfs:
            total += CRADLE * rounds
        else:
            wood: i64 = d[p + WOOD] if d[p + WOOD] < 4 else 4
            stone: i64 = d[p + STONE] if d[p + STONE] < 3 else 3
            total += NEST * rounds * (wood + stone)
    i: i64
    for i in range(dwarfs):
        total += STRENGTH * rounds * d[p + WEAPON + i]
    return total


def larder(s: CavernaState, seat: i64, p: i64) -> i64:
    """Food for the next feeding, and a little beyond. Who is eating now is taken to have eaten."""
    d = s.d
    food = d[p + FOOD]
    total: i64 = 0
    if d[PHASE] == FEEDING and d[SEAT] == seat:
        food -= food_due(d, p)
        if food < 0:
            total = MARKER_LOSS * food
            food = 0
    if d[ROUND] == LAST_ROUND and fed(d):
        return total
    waiting = meals_missed(d)
    due = meal(d, p)
    spare = food + other_food(d, p) - due
    if spare < 0:
        total += HUNGER * spare // (waiting + 1)
    if food < due:
        return total - SCRAPE * (due - food)
    more = food - due if food - due < due else due
    return total + LARDER * more


def other_food(d: vec[i64], p: i64) -> i64:
    """What could be eaten."""
    total = d[p + GRAIN] + 2 * d[p + VEGETABLE] + 2 * d[p + RUBY]
    total += d[p + SHEEP] + d[p + DONKEY] + 2 * d[p + BOAR] + 3 * d[p + CATTLE]
    return total + d[p + GOLD] - 1 if d[p + GOLD] > 1 else total


def meal(d: vec[i64], p: i64) -> i64:
    """CAV-HARVEST-01, CAV-HARVEST-03, CAV-HARVEST-10 What the clan eats at the next meal: one food
    a dwarf in round 4 and where the second question mark is known, else two, and a newborn one."""
    if (fed(d) and d[ROUND] + 1 == FOOD_ROUND) or (not fed(d) and harvest_kind(d) == ONE_FOOD):
        return d[p + DWARFS]
    due = 2 * d[p + DWARFS]
    return due if fed(d) else due - d[p + BORN]


def meals_missed(d: vec[i64]) -> i64:
    """How many rounds will end without a meal before the next one."""
    number = d[ROUND] + 1 if fed(d) else d[ROUND]
    if number < FIRST_HARVEST:
        return FIRST_HARVEST - number
    return 1 if d[MARKER] == QUESTION and d[QUESTIONS] == 0 else 0


def materials(d: vec[i64], p: i64) -> i64:
    """Wood, stone and ore to build with, rubies for anything, and what suppliers will bring."""
    total = wanted(d[p + WOOD] + d[p + SUPPLY], WOOD_WANTED, FIRST_WOOD)
    total += wanted(d[p + STONE] + d[p + SUPPLY + 1], STONE_WANTED, FIRST_STONE)
    total += wanted(d[p + ORE], ORE_WANTED, FIRST_ORE)
    total += JEWEL * d[p + RUBY]
    return total + (POINT + JEWEL) * d[p + SUPPLY + SUPPLIERS - 1] // 2


def wanted(count: i64, most: i64, worth: i64) -> i64:
    """The first ones count more."""
    if count <= most:
        return worth * count
    return worth * most + MORE_MATERIAL * (count - most)


def farm(d: vec[i64], p: i64, rounds: i64) -> i64:
    """Species that will have young, crops to sow, caverns to furnish."""
    harvests: i64 = rounds if rounds < 3 else 3
    total: i64 = 0
    bit: i64 = 1
    i: i64
    for i in range(FARM_ANIMALS):
        if d[p + SHEEP + i] >= 2 and fits(d, p, bit):
            total += NEWBORN * harvests
        bit += bit
    if rounds == 0:
        return total
    fields = d[p + EMPTY_FIELDS]
    crops = d[p + GRAIN] + d[p + VEGETABLE]
    total += FIELD * fields + SEED * (fields if fields < crops else crops)
    caverns = count_bits(d[p + CAVERN])
    tunnels = count_bits(d[p + TUNNEL])
    total += CAVE * (caverns if caverns < 2 else 2)
    return total + TUNNELS * (tunnels if tunnels < 2 else 2)
