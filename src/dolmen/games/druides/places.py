"""What lies at the places of the row, and what a ritual there would bring: for judge, beliefs and
lore."""

from dolmen.core.native import i64, u8, vec
from dolmen.games.druides.data import NO_KIND, SLOTS, VALUES
from dolmen.games.druides.state import (
    AT_SLOT,
    GEM_PILE,
    PLACE,
    PLAYERS,
    SERVANT_AT,
    SERVANT_ROW,
    lies_at,
)
from dolmen.games.druides.verbs.ritual import amulets_in


def amulets_at(d: vec[u8], slot: i64) -> i64:
    """The amulets that a ritual at this place would make."""
    total: i64 = 0
    if d[GEM_PILE + slot] == 0:
        return total
    first = 9 * i64(d[PLACE + slot])
    gem: i64
    for gem in range(first, first + 9):
        if lies_at(d, gem, slot):
            total += amulets_in(d, gem)
    return total


def share(d: vec[u8], slot: i64, amulets: i64, seat: i64, announcer: i64) -> i64:
    """What this seat's servants would take of them."""
    waiting = i64(d[SERVANT_ROW + slot])
    own: i64 = 0
    card: i64 = 0
    owner = announcer
    while waiting > 0:
        if i64(d[SERVANT_AT + VALUES * owner + card]) == AT_SLOT + slot:
            waiting -= 1
            take = amulets
            if waiting > 0 and take > card + 1:
                take = card + 1
            amulets -= take
            if owner == seat:
                own += take
        owner += 1
        if owner == i64(d[PLAYERS]):
            owner = 0
        if owner == announcer:
            card += 1
    return own


def in_row(d: vec[u8], kind: i64) -> bool:
    """Whether a place of that kind lies in the row."""
    slot: i64
    for slot in range(SLOTS):
        if d[PLACE + slot] != NO_KIND and i64(d[PLACE + slot]) == kind:
            return True
    return False


def has_servant(d: vec[u8], seat: i64, slot: i64) -> bool:
    """Whether a servant of that seat lies there."""
    if d[SERVANT_ROW + slot] == 0:
        return False
    i: i64
    for i in range(SERVANT_AT + VALUES * seat, SERVANT_AT + VALUES * seat + VALUES):
        if i64(d[i]) == AT_SLOT + slot:
            return True
    return False


def has_rival(d: vec[u8], seat: i64, slot: i64) -> bool:
    """Whether a servant of another seat lies there."""
    return lowest_rival(d, seat, slot) < VALUES


def lowest_rival(d: vec[u8], seat: i64, slot: i64) -> i64:
    """The lowest servant of the others there (0 to 5), VALUES if there is none."""
    lowest: i64 = VALUES
    if d[SERVANT_ROW + slot] == 0:
        return lowest
    other: i64
    card: i64
    for other in range(i64(d[PLAYERS])):
        if other == seat:
            continue
        for card in range(lowest):
            if i64(d[SERVANT_AT + VALUES * other + card]) == AT_SLOT + slot:
                lowest = card
                break
    return lowest
