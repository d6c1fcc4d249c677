"""Expeditions: which loot a dwarf can take, what it brings, and what the way teaches. Chapter
CAV-EXPEDITION."""

from dolmen.core.flow import close_flow, open_flow, set_progress, top_node, top_progress
from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, vec
from dolmen.games.caverna.action import begin, progress_of, top_atom
from dolmen.games.caverna.board import cave_spots, field_spots, meadow_spots
from dolmen.games.caverna.data import (
    BIT,
    LOOT_BREED,
    LOOT_CAVERN,
    LOOT_COUNT,
    LOOT_DWELLING,
    LOOT_FIELD,
    LOOT_FURNISH,
    LOOT_GIVES,
    LOOT_GOOD,
    LOOT_LARGE,
    LOOT_MEADOW,
    LOOT_SMALL,
    LOOT_SOW,
    LOOT_STABLE,
    LOOT_STRENGTH,
    LOOT_TUNNEL,
    LOOT_WEAPONS,
)
from dolmen.games.caverna.effects import gain, strengthen, strengthen_all
from dolmen.games.caverna.events import ARMED_ALL, EXPERIENCED, LOOTED
from dolmen.games.caverna.flows import (
    ARG_OF,
    CAVERN_TILE,
    EXPEDITION,
    EXPEDITION_BIT,
    FIELD_TILE,
    LOOT_BREED_NODE,
    LOOT_LARGE_NODE,
    LOOT_SMALL_NODE,
    LOOT_SOW_NODE,
    LOOT_STABLE_NODE,
    LOOT_TILE_BIT,
    LOOT_TILE_NODE,
    MEADOW_TILE,
    NEXT_PART_BIT,
    TUNNEL_TILE,
)
from dolmen.games.caverna.refusals import LOOT_USELESS, TAKEN_ALREADY, TOO_WEAK, UNARMED
from dolmen.games.caverna.state import (
    DWARF,
    FLOW,
    STRENGTH,
    WEAPON,
    CavernaState,
    count_bits,
    place_of,
)
from dolmen.games.caverna.verbs import breed, exchange, fences, furnish, single, sow, stable


def is_open(asked: i64) -> bool:
    """CAV-EXPEDITION-08 Where the space has an expedition."""
    return asked & EXPEDITION_BIT != 0


def can_start(strength: i64) -> bool:
    """CAV-EXPEDITION-01 An armed dwarf. Whatever its weapon, it brings home wood at least, so there
    is a choice."""
    return strength > 0


def strength_of(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-EXPEDITION-14 The strength that counts: of the acting dwarf, once on its way that of its
    start."""
    return d[p + WEAPON + d[DWARF]] if asked & NEXT_PART_BIT != 0 else d[STRENGTH]


def items_left(d: vec[i64]) -> i64:
    """CAV-EXPEDITION-02 How many items the level still allows."""
    return ARG_OF[top_node(d, FLOW)] - count_bits(top_progress(d, FLOW))


def can_take(d: vec[i64], p: i64, item: i64) -> bool:
    """CAV-EXPEDITION-02, CAV-EXPEDITION-09 Whether an item can be carried out, by the usual rules
    at the prices of loot."""
    if LOOT_GOOD[item] >= 0 or item == LOOT_WEAPONS:
        return True
    if item == LOOT_FURNISH:
        return furnish.choices(d, p, LOOT_TILE_BIT) != 0
    if item == LOOT_STABLE:
        return stable.cells(d, p, True) != 0
    if item == LOOT_TUNNEL or item == LOOT_CAVERN:
        return cave_spots(d, p) != 0
    if item == LOOT_SMALL:
        return fences.small_meadows(d, p, True) != 0
    if item == LOOT_LARGE:
        return fences.large_can(d, p, True)
    if item == LOOT_MEADOW:
        return meadow_spots(d, p) != 0
    if item == LOOT_FIELD:
        return field_spots(d, p) != 0
    if item == LOOT_DWELLING:
        return furnish.can_loot_dwelling(d, p)
    if item == LOOT_SOW:
        return sow.choices(d, p, NEXT_PART_BIT) != 0
    return breed.any_birth(d, p)


def choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-EXPEDITION-02, CAV-EXPEDITION-03, CAV-EXPEDITION-04 The items that the weapon is strong
    enough for, each of them once, with what the others have brought."""
    strength = strength_of(d, p, asked)
    taken = progress_of(d, asked)
    found: i64 = 0
    item: i64 = 0
    while item < LOOT_COUNT and LOOT_STRENGTH[item] <= strength:
        if taken & BIT[item] == 0 and can_take(d, p, item):
            found |= BIT[item]
        item += 1
    return found


def why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-EXPEDITION-01, CAV-EXPEDITION-02, CAV-EXPEDITION-03 Unarmed, taken already, too weak, or
    of no use."""
    strength = strength_of(d, p, asked)
    if strength == 0:
        return UNARMED
    if progress_of(d, asked) & BIT[argument] != 0:
        return TAKEN_ALREADY
    return TOO_WEAK if LOOT_STRENGTH[argument] > strength else LOOT_USELESS


def play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-EXPEDITION-02, CAV-EXPEDITION-09 One item, resolved at once."""
    d = s.d
    if top_atom(d) < 0:
        open_flow(d, FLOW, begin(s, seat, EXPEDITION))
        d[STRENGTH] = d[place_of(seat) + WEAPON + d[DWARF]]
    set_progress(d, FLOW, top_progress(d, FLOW) | BIT[argument])
    note(s, LOOTED, EVERYONE, seat, argument)
    if LOOT_GOOD[argument] >= 0:
        gain(s, seat, LOOT_GOOD[argument], LOOT_GIVES[argument])
    elif argument == LOOT_FURNISH:
        open_flow(d, FLOW, LOOT_TILE_NODE)
    elif argument == LOOT_STABLE:
        open_flow(d, FLOW, LOOT_STABLE_NODE)
    elif argument == LOOT_SMALL:
        open_flow(d, FLOW, LOOT_SMALL_NODE)
    elif argument == LOOT_LARGE:
        open_flow(d, FLOW, LOOT_LARGE_NODE)
    elif argument == LOOT_DWELLING:
        furnish.loot_dwelling(s, seat)
    elif argument == LOOT_SOW:
        open_flow(d, FLOW, LOOT_SOW_NODE)
    elif argument == LOOT_BREED:
        open_flow(d, FLOW, LOOT_BREED_NODE)
    elif argument == LOOT_TUNNEL:
        single.loot(s, seat, TUNNEL_TILE)
    elif argument == LOOT_CAVERN:
        single.loot(s, seat, CAVERN_TILE)
    elif argument == LOOT_MEADOW:
        single.loot(s, seat, MEADOW_TILE)
    elif argument == LOOT_FIELD:
        single.loot(s, seat, FIELD_TILE)


def goes_on(d: vec[i64], p: i64, asked: i64) -> bool:
    """CAV-EXPEDITION-02 While the level allows more, there is more or an exchange might help."""
    if items_left(d) <= 0:
        return False
    return exchange.any_choice(d, p) or choices(d, p, asked) != 0


def stop(s: CavernaState, seat: i64) -> None:
    """CAV-EXPEDITION-05, CAV-EXPEDITION-06, CAV-EXPEDITION-14 All weapons gain if that was taken,
    then the traveller's own."""
    d = s.d
    if top_progress(d, FLOW) & BIT[LOOT_WEAPONS] != 0:
        strengthen_all(s, seat)
        note(s, ARMED_ALL, EVERYONE, seat)
    strengthen(s, seat, d[DWARF])
    note(s, EXPERIENCED, EVERYONE, seat, d[place_of(seat) + WEAPON + d[DWARF]])
    close_flow(d, FLOW)
    d[STRENGTH] = 0


def law(d: vec[i64], p: i64, node: i64, progress: i64) -> bool:
    """CAV-EXPEDITION-02, CAV-EXPEDITION-03 One item at least, as many as the level allows at most,
    and none that takes more strength."""
    if progress == 0 or progress >= BIT[LOOT_COUNT] or count_bits(progress) > ARG_OF[node]:
        return False
    item: i64
    for item in range(LOOT_COUNT):
        if progress & BIT[item] != 0 and LOOT_STRENGTH[item] > d[STRENGTH]:
            return False
    return True
