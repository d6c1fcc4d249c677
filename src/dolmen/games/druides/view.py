"""Who may know what in Druides: the view, and worlds a seat cannot rule out.

A viewer is a seat, or NOBODY for a spectator. After the end all cards lie open (DRU-END-07)."""

from dolmen.core.native import i64, u8, vec
from dolmen.core.rng import Rng
from dolmen.games.druides.data import BIT, CIRCLES, GEMS, KINDS, NO_KIND, SLOTS, VALUES
from dolmen.games.druides.moves import GEM_NAMES, KIND_NAMES
from dolmen.games.druides.score import score
from dolmen.games.druides.shape import Place, Player, Servant, View
from dolmen.games.druides.state import (
    AT_HOME,
    AT_PLACE,
    AT_SLOT,
    BY_COLUMN,
    BY_RITUAL,
    DECK,
    DECK_SIZE,
    DISCARD_SIZE,
    DISCARDED,
    ENDING,
    FINISH,
    FINISHED,
    GEM_AT,
    GEM_PILE,
    GEMS_HELD,
    HAND_SIZE,
    IN_DECK,
    IN_HAND,
    MARKS,
    NOBODY,
    PHASE,
    PLACE,
    PLACE_DECK,
    RESERVE,
    RITUAL_DONE,
    RITUALS,
    SEAT,
    SERVANT_AT,
    SERVANT_ORDER,
    SERVANT_ROW,
    SERVANTS_HELD,
    SPENT,
    STEPS,
    WINNER,
    WITH_OWNER,
    DruidesState,
    lowest,
    players,
    reserve_size,
    servants_held,
    take_gem,
)


def sees(s: DruidesState, viewer: i64, owner: i64) -> bool:
    """DRU-COMP-09 A face-down card is known to its owner, and to all after the end."""
    return viewer == owner or s.d[PHASE] == FINISH


def gem_owner(mark: i64) -> i64:
    """Whose secret a gem is: the seat that holds, placed or discarded it, else NOBODY."""
    if IN_HAND <= mark < AT_PLACE:
        return mark - IN_HAND
    if AT_PLACE <= mark < DISCARDED:
        return (mark - AT_PLACE) & 3
    if DISCARDED <= mark < BY_RITUAL:
        return mark - DISCARDED
    return NOBODY


def gem_known(s: DruidesState, viewer: i64, gem: i64) -> bool:
    """DRU-COMP-08, DRU-COMP-09, DRU-COMP-10 Whether that viewer knows where a gem is."""
    mark = i64(s.d[GEM_AT + gem])
    if mark == BY_RITUAL or mark == SPENT:
        return True
    owner = gem_owner(mark)
    return owner != NOBODY and sees(s, viewer, owner)


def servants_at(d: vec[u8], slot: i64) -> list[tuple[int, int]]:
    """The servants of a place as (owner, card 0 to 5), in the order they were placed."""
    row = [(0, 0)] * int(d[SERVANT_ROW + slot])
    for owner in range(players(d)):
        for card in range(VALUES):
            if d[SERVANT_AT + 6 * owner + card] == AT_SLOT + slot:
                row[d[SERVANT_ORDER + 6 * owner + card]] = (owner, card)
    return row


def gems_marked(s: DruidesState, low: i64, high: i64, viewer: i64) -> list[str]:
    """The gems with marks from low to high that the viewer knows, by name."""
    return [
        GEM_NAMES[gem]
        for gem in range(GEMS)
        if low <= i64(s.d[GEM_AT + gem]) <= high and gem_known(s, viewer, gem)
    ]


def view(s: DruidesState, seat: i64 | None) -> View:
    """What a viewer may see, as JSON."""
    viewer: i64 = NOBODY if seat is None else seat
    d = s.d
    return {
        "step": STEPS[d[PHASE]],
        "seat": int(d[SEAT]),
        "ritual_held": bool(d[RITUAL_DONE]),
        "row": [_slot_view(s, slot, viewer) for slot in range(SLOTS)],
        "players": [_player_view(s, owner, viewer) for owner in range(players(d))],
        "deck": int(d[DECK_SIZE]),
        "discard": {
            "size": int(d[DISCARD_SIZE]),
            "known": gems_marked(s, DISCARDED, BY_RITUAL, viewer),
        },
        "spent": gems_marked(s, SPENT, SPENT, viewer),
        "finished": [KIND_NAMES[d[FINISHED + i]] for i in range(int(d[RITUALS]))],
        "places": {KIND_NAMES[kind]: int(d[PLACE_DECK + kind]) for kind in range(KINDS)},
        "column": {"low": lowest(d), "high": lowest(d) + CIRCLES - 1},
        "winner": int(d[WINNER]) if d[ENDING] == BY_COLUMN else None,
    }


def _slot_view(s: DruidesState, slot: int, viewer: int) -> Place | None:
    d = s.d
    if d[PLACE + slot] == NO_KIND:
        return None
    first = AT_PLACE + 4 * slot
    servants: list[Servant] = [
        {"owner": owner, "value": card + 1 if sees(s, viewer, owner) else None}
        for owner, card in servants_at(d, slot)
    ]
    return {
        "kind": KIND_NAMES[d[PLACE + slot]],
        "gems": int(d[GEM_PILE + slot]),
        "known": gems_marked(s, first, first + 3, viewer),
        "servants": servants,
    }


def _player_view(s: DruidesState, owner: int, viewer: int) -> Player:
    d = s.d
    shown: Player = {
        "score": score(d, owner),
        "gems": int(d[GEMS_HELD + owner]),
        "servants": servants_held(d, owner),
        "reserve": reserve_size(d, owner),
    }
    if sees(s, viewer, owner):
        marks = [int(d[SERVANT_AT + 6 * owner + card]) for card in range(VALUES)]
        shown["hand"] = {
            "gems": gems_marked(s, IN_HAND + owner, IN_HAND + owner, owner),
            "servants": [card + 1 for card in range(VALUES) if marks[card] == WITH_OWNER],
        }
        shown["home"] = [card + 1 for card in range(VALUES) if marks[card] == AT_HOME]
    return shown


def determinize(s: DruidesState, seat: i64, rng: Rng) -> DruidesState:
    """DRU-COMP-12 What this seat cannot know, dealt anew in any way the public numbers allow."""
    c = s.clone()
    if s.d[PHASE] == FINISH:
        return c
    _deal_gems_anew(c, seat, rng)
    owner: i64
    for owner in range(players(s.d)):
        if owner != seat:
            _deal_servants_anew(c.d, owner, rng)
    return c


def _deal_gems_anew(s: DruidesState, seat: i64, rng: Rng) -> None:
    """Unknown gems, shuffled, to the marks they had among them in the order of the marks: neither
    which gems nor how many of each mark says which gem truly lies where."""
    d = s.d
    hidden = vec[u8]([u8(0)] * GEMS)
    marked = vec[u8]([u8(0)] * MARKS)
    count: i64 = 0
    gem: i64
    for gem in range(GEMS):
        if not gem_known(s, seat, gem):
            hidden[count] = u8(gem)
            count += 1
            marked[i64(d[GEM_AT + gem])] += 1
    _shuffle(hidden, count, rng)
    i: i64
    for i in range(DECK, DECK + 7):
        d[i] = 0
    owner: i64
    for owner in range(players(d)):
        if owner != seat:
            d[HAND_SIZE + owner] -= d[GEMS_HELD + owner]
            d[GEMS_HELD + owner] = 0
    mark: i64 = 0
    for i in range(count):
        while marked[mark] == 0:
            mark += 1
        marked[mark] -= 1
        _put_gem(d, i64(hidden[i]), mark)


def _put_gem(d: vec[u8], gem: i64, mark: i64) -> None:
    """Marks where a gem is, and keeps deck and hands in step."""
    if IN_HAND <= mark < AT_PLACE:
        take_gem(d, mark - IN_HAND, gem)
        return
    d[GEM_AT + gem] = u8(mark)
    if mark == IN_DECK:
        d[DECK + (gem >> 3)] |= BIT[gem]


def _deal_servants_anew(d: vec[u8], owner: i64, rng: Rng) -> None:
    """The six values of an opponent, shuffled, to where the six cards are."""
    cards = vec[u8]([u8(0)] * VALUES)
    spots = vec[i64]([i64(0)] * VALUES)
    first = VALUES * owner
    card: i64
    for card in range(VALUES):
        cards[card] = u8(card)
        spot = i64(d[SERVANT_AT + first + card]) * 32 + i64(d[SERVANT_ORDER + first + card])
        at = card
        while at > 0 and spots[at - 1] > spot:
            spots[at] = spots[at - 1]
            at -= 1
        spots[at] = spot
    _shuffle(cards, VALUES, rng)
    d[SERVANTS_HELD + owner] = 0
    d[RESERVE + owner] = 0
    i: i64
    for i in range(VALUES):
        card = i64(cards[i])
        d[SERVANT_AT + first + card] = u8(spots[i] >> 5)
        d[SERVANT_ORDER + first + card] = u8(spots[i] & 31)
        if spots[i] >> 5 == AT_HOME:
            d[RESERVE + owner] |= BIT[card]
        elif spots[i] >> 5 == WITH_OWNER:
            d[SERVANTS_HELD + owner] |= BIT[card]


def _shuffle(cards: vec[u8], count: i64, rng: Rng) -> None:
    """All orders of so many alike."""
    i: i64
    for i in range(count - 1, 0, -1):
        j = rng.below(i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
