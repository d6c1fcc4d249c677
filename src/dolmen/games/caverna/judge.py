"""How good a position of Caverna is for a seat, and which moves are worth a thought: points, food
for the clan, and what works for it, by weights that are data.

A placement opens an action whose parts are moves of their own; so a position in the middle of an
own action is worth what the best way to carry it out leads to, one part after the other."""

from typing import Final, final

from dolmen.core.game import NO_MOVE, Buffer, Game, new_buffer
from dolmen.core.judge import KEY_A, KEY_B, KEY_BITS, KEY_MASK, POINT, Judge
from dolmen.core.native import i64, vec
from dolmen.games.caverna.action import top_atom
from dolmen.games.caverna.board import free_forest, free_rock
from dolmen.games.caverna.data import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    FARM_ANIMALS,
    FIRST_HARVEST,
    FOOD,
    FOOD_ROUND,
    FURNISHING_NAMES,
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
    FEED,
    FORGE,
    KEEP,
    LOOT,
    MEADOW_FIELD,
    MOVES,
    PLACE,
)
from dolmen.games.caverna.rules import apply, fill
from dolmen.games.caverna.score import farm_animals, missing, score
from dolmen.games.caverna.state import (
    BORN,
    CAVERN,
    CHOSEN,
    DEEP,
    DRAW_FIRST,
    DWARFS,
    EMPTY_FIELDS,
    FEEDING,
    FINISH,
    FLOW,
    KEEPING,
    LAST,
    MARKER,
    MEADOW,
    ONE_FOOD,
    ORE_MINES,
    OWN,
    PASTURES,
    PHASE,
    QUESTION,
    QUESTIONS,
    ROOM,
    ROUND,
    RUBY_MINES,
    SEAT,
    SEATS_AT,
    SPACE,
    STRIDE,
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
from dolmen.games.caverna.verbs.mines import ore_can

# Every round gone by counts more than what is lost by its passing, so that nobody lingers over
# exchanges that only look better than going on.
CLOCK: Final = 20 * 100
# CAV-SCORE-03 What a begging marker costs.
MARKER_POINTS: Final = 3
# How many parts of one action are thought of.
LONGEST_ACTION: Final = 12
# Of meadows and free places for animals, so many are wanted.
MEADOWS_WANTED: Final = 3
STALLS_WANTED: Final = 6

# The weights by name, and what they are where nobody tuned them. A point is worth 100; the others
# are what it takes of a point to want the thing.
DEFAULTS: Final = (
    ("scale", 15 * 100),
    ("heat", 150),
    ("marker_loss", 3 * 100),  # a begging marker
    ("hunger", 140),  # food that nothing owned could become when the clan eats
    ("scrape", 45),  # food that must be made of something better
    ("larder", 25),  # food for the feeding after the next
    ("worker", 2 * 100 + 60),  # a dwarf, for each round that it will still work
    ("crowd", 10),  # less for each dwarf before it: all must eat
    ("cradle", 190),  # room for one more dwarf, for each such round
    ("nest", 18),  # each wood and stone of the next dwelling, for each such round
    ("strength", 4),  # one strength of a weapon, for each round
    ("prowess", 61),  # one strength just forged, for the expedition that follows
    ("newborn", 54),  # a species that will have young, for each harvest up to three
    ("seed", 38),  # a crop with an empty field
    ("cave", 36),  # each of the first two empty caverns
    ("tunnels", 20),  # each of the first two tunnels
    ("field", 41),  # an empty field
    ("jewel", 60),  # a ruby, beyond its point, while it can still become anything
    # Materials: each of the first so many, and each further one.
    ("wood_wanted", 7),
    ("stone_wanted", 6),
    ("ore_wanted", 6),
    ("first_wood", 52),
    ("first_stone", 31),
    ("first_ore", 35),
    ("more_material", 17),
    ("deep", 0),  # a deep tunnel, where a ruby mine is worth a ruby
    ("mine_site", 0),  # two tunnels side by side
    ("ore_mine", 0),  # for each round
    ("ruby_mine", 0),  # for each round
    ("meadow", 0),  # each of the first meadows without a fence
    ("stall", 0),  # each of the first free places in pastures
    ("dog", 0),  # for each round
    ("armed", 0),  # a dwarf with a weapon, for each round
    ("lonely", 0),  # a free space without a free neighbour, which no double tile covers
    ("lacking", 0),  # a farm species of which there is none, for each round
    ("thrift", 0),  # what an exchange must gain before a dwarf is placed
    ("slack", 0),  # what one may lose and still be thought of
    # A furnishing in force, for each round.
    *((f"tile_{name}", 0) for name in FURNISHING_NAMES),
)
WEIGHTS: Final = tuple(name for name, _ in DEFAULTS)
MARKER_LOSS: Final = 2
HUNGER: Final = 3
SCRAPE: Final = 4
LARDER: Final = 5
WORKER: Final = 6
CROWD: Final = 7
CRADLE: Final = 8
NEST: Final = 9
STRENGTH: Final = 10
PROWESS: Final = 11
NEWBORN: Final = 12
SEED: Final = 13
CAVE: Final = 14
TUNNELS: Final = 15
FIELD: Final = 16
JEWEL: Final = 17
WOOD_WANTED: Final = 18
STONE_WANTED: Final = 19
ORE_WANTED: Final = 20
FIRST_WOOD: Final = 21
FIRST_STONE: Final = 22
FIRST_ORE: Final = 23
MORE_MATERIAL: Final = 24
DEEP_TUNNEL: Final = 25
MINE_SITE: Final = 26
ORE_MINE: Final = 27
RUBY_MINE: Final = 28
MEADOWS: Final = 29
STALL: Final = 30
DOGS: Final = 31
ARMED: Final = 32
LONELY: Final = 33
LACKING: Final = 34
THRIFT: Final = 35
SLACK: Final = 36
TILE: Final = 37  # + the furnishing


def default_weights() -> vec[i64]:
    """The weights where nobody tuned them."""
    return vec[i64]([i64(worth) for _, worth in DEFAULTS])


# Of a position alone


def acting(s: CavernaState, seat: i64) -> bool:
    """Whether a seat is in the middle of its turn."""
    d = s.d
    return d[PHASE] == WORK and d[SEAT] == seat and (d[SPACE] >= 0 or d[CHOSEN] > 0)


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


def alone(free: i64) -> i64:
    """How many cells of a set have no neighbour in it; cells are numbered by eights a row."""
    return count_bits(free & ~(free << 1 | free >> 1 | free << 8 | free >> 8))


def open_judge(game: Game[CavernaState], weights: vec[i64]) -> Judge[CavernaState]:
    """The judge of a game with these weights."""
    return CavernaJudge(game, weights)


@final
class CavernaJudge(Judge[CavernaState]):
    """Looks at what a clan has and what it will still bring."""

    def value(self, s: CavernaState, seat: i64) -> i64:
        if not acting(s, seat):
            return self.standing(s, seat)
        c = s.clone()
        return self.carry_out(c, seat, 0)

    def carry_out(self, s: CavernaState, seat: i64, floor: i64) -> i64:
        """Plays the action under way, each part in the way that looks best, down to so many frames
        of its flow; gives what that is worth."""
        out = new_buffer(MOVES)
        parts: i64 = 0
        while parts < LONGEST_ACTION and acting(s, seat) and s.d[FLOW] >= floor:
            apply(s, self.best_part(s, seat, out))
            parts += 1
        return self.standing(s, seat)

    def best_part(self, s: CavernaState, seat: i64, out: Buffer) -> i64:
        """The way to go on with an action that looks best. An exchange is a move of its own: it is
        compared with the whole action. Animals without room are thought of as eaten."""
        housing = top_atom(s.d) == HOUSE
        count = fill(s, out)
        kept: i64 = 0
        i: i64
        for i in range(count):
            move = i64(out[i])
            if move < PLACE and not (housing and EAT <= move < EAT + FARM_FOODS):
                continue
            out[kept] = out[i]
            kept += 1
        found = i64(out[0])
        if kept == 1:
            return found
        best = self.outlook(s, seat, found)
        for i in range(1, kept):
            worth = self.outlook(s, seat, i64(out[i]))
            if worth > best:
                best = worth
                found = i64(out[i])
        return found

    def outlook(self, s: CavernaState, seat: i64, move: i64) -> i64:
        """What a move leads to; what only opens a choice is thought through."""
        c = s.clone()
        apply(c, move)
        if top_atom(c.d) == HOUSE:
            self.house(c, seat)
        if move < PLACE or not acting(c, seat):
            return self.standing(c, seat)
        if move < MEADOW_FIELD:
            return self.carry_out(c, seat, 0)
        if FORGE <= move < LOOT:
            return self.standing(c, seat) + self.weights[PROWESS] * (move - FORGE + 1)
        if top_atom(c.d) >= IMITATING_NOW:
            return self.carry_out(c, seat, c.d[FLOW])
        return self.standing(c, seat)

    def house(self, s: CavernaState, seat: i64) -> None:
        """Eats the animals without room that are missed least."""
        out = new_buffer(MOVES)
        while top_atom(s.d) == HOUSE:
            count = fill(s, out)
            found: i64 = NO_MOVE
            best: i64 = 0
            i: i64
            for i in range(count):
                move = i64(out[i])
                if EAT <= move < EAT + FARM_FOODS:
                    c = s.clone()
                    apply(c, move)
                    worth = self.standing(c, seat)
                    if found == NO_MOVE or worth > best:
                        best = worth
                        found = move
            apply(s, found)

    def key(self, s: CavernaState) -> i64:
        d = s.d
        a: i64 = 0
        b: i64 = 0
        i: i64
        for i in range(SEATS_AT + STRIDE * s.seats):
            number = (d[i] & KEY_MASK) + (d[i] >> KEY_BITS & KEY_MASK)
            a = (a * KEY_A + number + 1) & KEY_MASK
            b = (b * KEY_B + number + 1) & KEY_MASK
        return (a << KEY_BITS) | b

    # Which moves are worth a thought

    def sensible(self, s: CavernaState, out: Buffer) -> i64:
        """The legal moves without pointless exchanges and without begging that can be helped; at
        chance all outcomes."""
        count = fill(s, out)
        d = s.d
        if count == 1 or d[PHASE] >= DRAW_FIRST:
            return count
        seat = d[SEAT]
        trades = self.trades(s, seat)
        before: i64 = self.standing(s, seat) if trades else 0
        kept: i64 = 0
        i: i64
        for i in range(count):
            move = i64(out[i])
            if move < PLACE and not (trades and self.pays(s, seat, move, before)):
                continue
            if FEED <= move < KEEP and (i + 1 < count or kept > 0):
                # All that is there is paid, once nothing more is to be had for it.
                continue
            out[kept] = out[i]
            kept += 1
        return kept

    def trades(self, s: CavernaState, seat: i64) -> bool:
        """Whether any exchange is worth a thought here: to house animals, for who is hungry, before
        a dwarf is placed and at the very end."""
        d = s.d
        if top_atom(d) == HOUSE or d[PHASE] == LAST:
            return True
        if d[PHASE] == FEEDING:
            p = place_of(seat)
            return d[p + FOOD] < food_due(d, p)
        return d[PHASE] == WORK and not acting(s, seat)

    def pays(self, s: CavernaState, seat: i64, move: i64, before: i64) -> bool:
        """Whether an exchange is worth a thought: it houses animals, feeds who is hungry, brings
        points at the very end, or costs little before a dwarf is placed."""
        d = s.d
        if top_atom(d) == HOUSE:
            return EAT <= move < EAT + FARM_FOODS
        if d[PHASE] == FEEDING:
            return self.saves(s, seat, move) or self.outlook(s, seat, move) > before
        if d[PHASE] == LAST:
            return self.outlook(s, seat, move) > before
        return move < EAT and self.outlook(s, seat, move) > before - self.weights[SLACK]

    def saves(self, s: CavernaState, seat: i64, move: i64) -> bool:
        """Whether an exchange costs fewer points than the begging markers that it saves: whatever
        the weights say, nobody begs by accident."""
        p = place_of(seat)
        lacking = food_due(s.d, p) - s.d[p + FOOD]
        c = s.clone()
        apply(c, move)
        gained = c.d[p + FOOD] - s.d[p + FOOD]
        if gained > lacking:
            gained = lacking
        return gained > 0 and MARKER_POINTS * gained > score(s, seat) - score(c, seat)

    # What a position is worth, by what it is made of

    def standing(self, s: CavernaState, seat: i64) -> i64:
        """The points, and what is to be expected of the rest."""
        d = s.d
        p = place_of(seat)
        total: i64 = POINT * score(s, seat)
        if d[PHASE] == FINISH or d[PHASE] == LAST:
            return total + CLOCK * LAST_ROUND
        rounds = rounds_left(s, p)
        total += CLOCK * (LAST_ROUND - rounds) + self.larder(s, seat, p) + self.farm(d, p, rounds)
        if rounds > 0:
            total += self.clan(d, p, rounds) + self.materials(d, p) + self.works(d, p, rounds)
        return total

    def clan(self, d: vec[i64], p: i64, rounds: i64) -> i64:
        """Dwarfs that work, room for more or the means to make it, and weapons."""
        w = self.weights
        dwarfs = d[p + DWARFS]
        total = rounds * (w[WORKER] * dwarfs - w[CROWD] * dwarfs * (dwarfs - 1) // 2)
        if dwarfs < MOST_DWARFS - 1:
            if d[p + ROOM] > dwarfs:
                total += w[CRADLE] * rounds
            else:
                wood: i64 = d[p + WOOD] if d[p + WOOD] < 4 else 4
                stone: i64 = d[p + STONE] if d[p + STONE] < 3 else 3
                total += w[NEST] * rounds * (wood + stone)
        i: i64
        for i in range(dwarfs):
            if d[p + WEAPON + i] > 0:
                total += rounds * (w[ARMED] + w[STRENGTH] * d[p + WEAPON + i])
        return total

    def larder(self, s: CavernaState, seat: i64, p: i64) -> i64:
        """Food for the next feeding, and a little beyond. Who is eating now is taken to have
        eaten."""
        w = self.weights
        d = s.d
        food = d[p + FOOD]
        total: i64 = 0
        if d[PHASE] == FEEDING and d[SEAT] == seat:
            food -= food_due(d, p)
            if food < 0:
                total = w[MARKER_LOSS] * food
                food = 0
        if d[ROUND] == LAST_ROUND and fed(d):
            return total
        waiting = meals_missed(d)
        due = meal(d, p)
        spare = food + other_food(d, p) - due
        if spare < 0:
            total += w[HUNGER] * spare // (waiting + 1)
        if food < due:
            return total - w[SCRAPE] * (due - food)
        more = food - due if food - due < due else due
        return total + w[LARDER] * more

    def materials(self, d: vec[i64], p: i64) -> i64:
        """Wood, stone and ore to build with, rubies for anything, and what suppliers will bring."""
        w = self.weights
        total = self.wanted(d[p + WOOD] + d[p + SUPPLY], w[WOOD_WANTED], w[FIRST_WOOD])
        total += self.wanted(d[p + STONE] + d[p + SUPPLY + 1], w[STONE_WANTED], w[FIRST_STONE])
        total += self.wanted(d[p + ORE], w[ORE_WANTED], w[FIRST_ORE])
        total += w[JEWEL] * d[p + RUBY]
        return total + (POINT + w[JEWEL]) * d[p + SUPPLY + SUPPLIERS - 1] // 2

    def wanted(self, count: i64, most: i64, worth: i64) -> i64:
        """The first ones count more."""
        if count <= most:
            return worth * count
        return worth * most + self.weights[MORE_MATERIAL] * (count - most)

    def farm(self, d: vec[i64], p: i64, rounds: i64) -> i64:
        """Species that will have young, crops to sow, caverns to furnish."""
        w = self.weights
        harvests: i64 = rounds if rounds < 3 else 3
        total: i64 = 0
        bit: i64 = 1
        i: i64
        for i in range(FARM_ANIMALS):
            if d[p + SHEEP + i] >= 2 and fits(d, p, bit):
                total += w[NEWBORN] * harvests
            bit += bit
        if rounds == 0:
            return total
        fields = d[p + EMPTY_FIELDS]
        crops = d[p + GRAIN] + d[p + VEGETABLE]
        total += w[FIELD] * fields + w[SEED] * (fields if fields < crops else crops)
        caverns = count_bits(d[p + CAVERN])
        tunnels = count_bits(d[p + TUNNEL])
        total += w[CAVE] * (caverns if caverns < 2 else 2)
        return total + w[TUNNELS] * (tunnels if tunnels < 2 else 2)

    def works(self, d: vec[i64], p: i64, rounds: i64) -> i64:
        """What is built and goes on working: mines, furnishings, room for animals, dogs."""
        w = self.weights
        total = w[DEEP_TUNNEL] * count_bits(d[p + DEEP])
        if ore_can(d, p):
            total += w[MINE_SITE]
        meadows = count_bits(d[p + MEADOW])
        total += w[MEADOWS] * (meadows if meadows < MEADOWS_WANTED else MEADOWS_WANTED)
        stalls = 2 * d[p + PASTURES] + 4 * d[p + PASTURES + 1] + 8 * d[p + PASTURES + 2]
        stalls += 16 * d[p + PASTURES + 3] - farm_animals(d, p)
        if stalls > 0:
            total += w[STALL] * (stalls if stalls < STALLS_WANTED else STALLS_WANTED)
        total -= w[LONELY] * (alone(free_forest(d, p)) + alone(free_rock(d, p)))
        each = w[ORE_MINE] * d[p + ORE_MINES] + w[RUBY_MINE] * d[p + RUBY_MINES]
        each += w[DOGS] * d[p + DOG] - w[LACKING] * missing(d, p) // 2
        tile: i64 = TILE + 1
        own = d[p + OWN] >> 1
        while own != 0:
            if own & 1 != 0:
                each += w[tile]
            own >>= 1
            tile += 1
        return total + rounds * each
