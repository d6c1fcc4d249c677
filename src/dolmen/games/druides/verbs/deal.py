"""Cards that chance deals, at set-up and when a hand is refilled. Chapters DRU-SETUP, DRU-HAND."""

from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, u8, vec
from dolmen.core.rng import Rng
from dolmen.games.druides.data import BIT, GEMS, NTH, ONES, VALUES, WORD_BIT
from dolmen.games.druides.events import GEM_DRAWN, SERVANT_DRAWN
from dolmen.games.druides.refusals import NOT_DRAWN_NOW, NOT_THERE
from dolmen.games.druides.state import (
    ACTED,
    DEAL_GEMS,
    DEAL_SERVANTS,
    DECK,
    DECK_SIZE,
    GEM_DUE,
    HAND_SIZE,
    PHASE,
    RESERVE,
    SERVANT_AT,
    SERVANT_DUE,
    SERVANTS_HELD,
    WITH_OWNER,
    DruidesState,
    take_gem,
)


def gem_due(d: vec[u8]) -> bool:
    """Whether chance deals a gem now."""
    return d[PHASE] == GEM_DUE or d[PHASE] == DEAL_GEMS


def servant_due(d: vec[u8]) -> bool:
    """Whether chance deals a servant now."""
    return d[PHASE] == SERVANT_DUE or d[PHASE] == DEAL_SERVANTS


def gem_choices(d: vec[u8]) -> i64:
    """DRU-SETUP-04, DRU-HAND-02 Any gem of the deck."""
    if not gem_due(d):
        return 0
    found: i64 = 0
    gem: i64
    for gem in range(GEMS):
        if d[DECK + (gem >> 3)] & BIT[gem]:
            found |= WORD_BIT[gem]
    return found


def servant_choices(d: vec[u8], seat: i64) -> i64:
    """DRU-SETUP-05, DRU-HAND-03 Any servant of the reserve."""
    if not servant_due(d):
        return 0
    return i64(d[RESERVE + seat])


def why_no_gem(d: vec[u8]) -> i64:
    """Why chance does not deal that gem."""
    return NOT_THERE if gem_due(d) else NOT_DRAWN_NOW


def why_no_servant(d: vec[u8]) -> i64:
    """Why chance does not deal that servant."""
    return NOT_THERE if servant_due(d) else NOT_DRAWN_NOW


def draw_gem(d: vec[u8], rng: Rng) -> i64:
    """DRU-COMP-09 A gem of the deck, each as likely: it depends on the set alone."""
    size: int = d[DECK_SIZE]
    n = rng.below(size)
    at: i64 = DECK
    eight: int = d[at]
    byte: i64 = eight
    while n >= ONES[byte]:
        n -= ONES[byte]
        at += 1
        eight = d[at]
        byte = eight
    return 8 * (at - DECK) + NTH[8 * byte + n]


def draw_servant(d: vec[u8], seat: i64, rng: Rng) -> i64:
    """DRU-HAND-03 A servant of the reserve, each as likely."""
    reserve: int = d[RESERVE + seat]
    home: i64 = reserve
    return NTH[8 * home + rng.below(ONES[home])]


def play_gem(s: DruidesState, d: vec[u8], seat: i64, gem: i64) -> None:
    """A gem of the deck into the hand of the active seat."""
    take_gem(d, seat, gem)
    d[DECK + (gem >> 3)] ^= BIT[gem]
    d[DECK_SIZE] -= 1
    d[ACTED] = 1
    if s.events is not None:
        note(s, GEM_DRAWN, EVERYONE, seat, gem)


def play_servant(s: DruidesState, d: vec[u8], seat: i64, card: i64) -> None:
    """A servant of the reserve into the hand of its owner."""
    d[SERVANT_AT + VALUES * seat + card] = WITH_OWNER
    d[SERVANTS_HELD + seat] ^= BIT[card]
    d[RESERVE + seat] ^= BIT[card]
    d[HAND_SIZE + seat] += 1
    d[ACTED] = 1
    if s.events is not None:
        note(s, SERVANT_DRAWN, EVERYONE, seat, card)
