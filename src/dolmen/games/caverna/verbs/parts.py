"""Which parts of actions can be carried out now: those whose verb has a choice."""

from dolmen.core.native import i64, vec
from dolmen.games.caverna.action import on_offer
from dolmen.games.caverna.flows import (
    ALWAYS,
    BUILD_STABLE_BIT,
    BUY_BIT,
    EXPEDITION_BIT,
    FENCE_LARGE_BIT,
    FENCE_SMALL_BIT,
    FORGE_WEAPON_BIT,
    FURNISH_ANY_BIT,
    FURNISH_DWELLING_BIT,
    GIFTS,
    HAVE_CHILD_BIT,
    LAY_FIELD_BIT,
    LAY_ON_DEEP_BIT,
    LAY_ON_TUNNEL_BIT,
    LAY_ORE_MINE_BIT,
    NEXT_PART_BIT,
    SOW_FIELDS_BIT,
    TRADE_ORE_BIT,
    TUNNELS,
)
from dolmen.games.caverna.state import DWARF, WEAPON
from dolmen.games.caverna.verbs import (
    fences,
    forge,
    furnish,
    grow,
    loot,
    market,
    mines,
    sow,
    stable,
    take,
    tiles,
    trade,
)


def possible(d: vec[i64], p: i64, wanted: i64, strength: i64) -> i64:
    """Of a set of atoms, those that a dwarf of that strength can carry out now, save goods that
    depend on the space (`take.gifts`)."""
    found = wanted & ALWAYS
    if wanted & LAY_FIELD_BIT and tiles.field_can(d, p):
        found |= LAY_FIELD_BIT
    if wanted & TUNNELS and tiles.cave_can(d, p):
        found |= wanted & TUNNELS
    if wanted & LAY_ORE_MINE_BIT and mines.ore_can(d, p):
        found |= LAY_ORE_MINE_BIT
    if wanted & LAY_ON_TUNNEL_BIT and mines.ruby_cells(d, p, LAY_ON_TUNNEL_BIT) != 0:
        found |= LAY_ON_TUNNEL_BIT
    if wanted & LAY_ON_DEEP_BIT and mines.ruby_cells(d, p, LAY_ON_DEEP_BIT) != 0:
        found |= LAY_ON_DEEP_BIT
    if wanted & FENCE_SMALL_BIT and fences.small_meadows(d, p, False) != 0:
        found |= FENCE_SMALL_BIT
    if wanted & FENCE_LARGE_BIT and fences.large_can(d, p, False):
        found |= FENCE_LARGE_BIT
    if wanted & BUILD_STABLE_BIT and stable.cells(d, p, False) != 0:
        found |= BUILD_STABLE_BIT
    if wanted & FURNISH_ANY_BIT and furnish.choices(d, p, FURNISH_ANY_BIT) != 0:
        found |= FURNISH_ANY_BIT
    if wanted & FURNISH_DWELLING_BIT and furnish.choices(d, p, FURNISH_DWELLING_BIT) != 0:
        found |= FURNISH_DWELLING_BIT
    if wanted & HAVE_CHILD_BIT and grow.choices(d, p, HAVE_CHILD_BIT) != 0:
        found |= HAVE_CHILD_BIT
    if wanted & SOW_FIELDS_BIT and sow.choices(d, p, NEXT_PART_BIT) != 0:
        found |= SOW_FIELDS_BIT
    if wanted & FORGE_WEAPON_BIT and forge.weapons(d, p, strength) != 0:
        found |= FORGE_WEAPON_BIT
    if wanted & EXPEDITION_BIT and loot.can_start(strength):
        found |= EXPEDITION_BIT
    if wanted & BUY_BIT and market.choices(d, p, NEXT_PART_BIT) != 0:
        found |= BUY_BIT
    if wanted & TRADE_ORE_BIT and trade.choices(d, p, NEXT_PART_BIT) != 0:
        found |= TRADE_ORE_BIT
    return found


def ready(d: vec[i64], p: i64, wanted: i64) -> i64:
    """Of the atoms of the action under way, those that can be carried out now."""
    found = wanted & take.gifts(d, p)
    rest = wanted & ~GIFTS
    if rest != 0:
        found |= possible(d, p, rest, d[p + WEAPON + d[DWARF]])
    return found


def offered(d: vec[i64], p: i64) -> i64:
    """The atoms on offer in the action under way."""
    return ready(d, p, on_offer(d, p))
