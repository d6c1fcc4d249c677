"""A position of Druides as readable JSON, and back."""

from collections.abc import Mapping
from typing import cast

from dolmen.core.native import u8, vec
from dolmen.core.reading import (
    as_bool,
    as_int,
    as_list,
    as_object,
    as_word,
    impossible,
    malformed,
    require_laws,
)
from dolmen.games.druides.data import (
    BIT,
    CARD_CIRCLES,
    CIRCLES,
    GEMS,
    HAND_LIMIT,
    KINDS,
    LAST_RITUAL,
    NO_KIND,
    SLOTS,
    VALUES,
)
from dolmen.games.druides.laws import laws
from dolmen.games.druides.moves import GEM_NAMES, KIND_NAMES, SEAT_NAMES
from dolmen.games.druides.state import (
    ACTED,
    AT_HOME,
    AT_PLACE,
    AT_SLOT,
    BLANKS,
    BY_COLUMN,
    BY_RITUAL,
    CIRCLE,
    DECK,
    DECK_SIZE,
    DISCARD_SIZE,
    DISCARDED,
    ENDING,
    FINISHED,
    GEM_AT,
    GEM_PILE,
    HAND_SIZE,
    IN_DECK,
    IN_HAND,
    LAY_PLACES,
    LIFTED,
    NOBODY,
    PHASE,
    PLACE,
    PLACE_DECK,
    PLACES_LEFT,
    POINTS,
    RESERVE,
    RITUAL_DONE,
    RITUALS,
    ROW,
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
    take_gem,
)
from dolmen.games.druides.verbs.ritual import ripen
from dolmen.games.druides.view import servants_at

# By ending, in the order of state.py.
ENDINGS = (None, "rituals", "column", "blank-turns")
SERVANT_NAMES = tuple(f"{seat}:{value}" for seat in SEAT_NAMES for value in range(1, 7))


def dump(s: DruidesState) -> dict[str, object]:
    """The whole position. Decks and reserves are sets: no order that nobody could know."""
    d = s.d
    return {
        "step": STEPS[d[PHASE]],
        "seat": int(d[SEAT]),
        "ritual_held": bool(d[RITUAL_DONE]),
        "acted": bool(d[ACTED]),
        "blank_turns": int(d[BLANKS]),
        "row": [_dump_slot(s, slot) for slot in range(SLOTS)],
        "hands": [
            {
                "gems": _gems(s, IN_HAND + seat),
                "servants": _servants(s, seat, WITH_OWNER),
            }
            for seat in range(players(d))
        ],
        "reserves": [_servants(s, seat, AT_HOME) for seat in range(players(d))],
        "deck": _gems(s, IN_DECK),
        "discarded": [_gems(s, DISCARDED + seat) for seat in range(players(d))],
        "discarded_by_rituals": _gems(s, BY_RITUAL),
        "spent": _gems(s, SPENT),
        "places": [KIND_NAMES[kind] for kind in range(KINDS) for _ in range(d[PLACE_DECK + kind])],
        "finished": [KIND_NAMES[d[FINISHED + i]] for i in range(int(d[RITUALS]))],
        "points": [
            [int(d[POINTS + 4 * i + seat]) for seat in range(players(d))]
            for i in range(_rows_of_points(d))
        ],
        "column": lowest(d),
        "ending": ENDINGS[d[ENDING]],
        "winner": None if int(d[WINNER]) == NOBODY else int(d[WINNER]),
    }


def _rows_of_points(d: vec[u8]) -> int:
    """One a ritual, and one more for the ritual that the column cut short."""
    return int(d[RITUALS]) + (d[ENDING] == BY_COLUMN)


def _gems(s: DruidesState, mark: int) -> list[str]:
    return [GEM_NAMES[gem] for gem in range(GEMS) if s.d[GEM_AT + gem] == mark]


def _servants(s: DruidesState, seat: int, mark: int) -> list[int]:
    return [card + 1 for card in range(VALUES) if s.d[SERVANT_AT + 6 * seat + card] == mark]


def _dump_slot(s: DruidesState, slot: int) -> dict[str, object] | None:
    d = s.d
    if d[PLACE + slot] == NO_KIND:
        return None
    return {
        "kind": KIND_NAMES[d[PLACE + slot]],
        "gems": [_gems(s, AT_PLACE + 4 * slot + seat) for seat in range(players(d))],
        "servants": [SERVANT_NAMES[6 * owner + card] for owner, card in servants_at(d, slot)],
    }


KEYS = (
    "step",
    "seat",
    "ritual_held",
    "acted",
    "blank_turns",
    "row",
    "hands",
    "reserves",
    "deck",
    "discarded",
    "discarded_by_rituals",
    "spent",
    "places",
    "finished",
    "points",
    "column",
    "ending",
    "winner",
)


def load(position: Mapping[str, object], s: DruidesState) -> DruidesState:
    """Lays a position out on a fresh start. What is not named stays where the start has it: gems in
    the deck, servants in reserve, places in their deck."""
    given = as_object(position, "", KEYS)
    _load_row(given.get("row", []), s)
    _load_hands(given.get("hands", []), s)
    _load_piles(given, s)
    _load_history(given, s)
    _load_turn(given, s)
    _check_rest(given, s)
    require_laws(laws(s))
    return s


def _load_row(value: object, s: DruidesState) -> None:
    for slot, entry in enumerate(as_list(value, "row", SLOTS)):
        if entry is None:
            continue
        where = f"row.{slot}"
        place = as_object(entry, where, ("kind", "gems", "servants"))
        _lay(s, as_word(place.get("kind"), f"{where}.kind", KIND_NAMES), PLACE + slot)
        s.d[ROW] |= BIT[slot]
        piles = as_list(place.get("gems", []), f"{where}.gems", players(s.d))
        for seat, pile in enumerate(piles):
            gems = _put_gems(s, pile, f"{where}.gems.{seat}", AT_PLACE + 4 * slot + seat)
            s.d[GEM_PILE + slot] += u8(gems)
        for name in as_list(place.get("servants", []), f"{where}.servants", 6 * players(s.d)):
            at = as_word(name, f"{where}.servants", SERVANT_NAMES[: 6 * players(s.d)])
            _put_servant(s, at, AT_SLOT + slot)
            s.d[SERVANT_ORDER + at] = s.d[SERVANT_ROW + slot]
            s.d[SERVANT_ROW + slot] += 1
        ripen(s.d, slot)


def _lay(s: DruidesState, kind: int, at: int) -> None:
    """Takes a place out of the place deck."""
    if s.d[PLACE_DECK + kind] == 0:
        raise impossible("DRU-COMP-04")
    s.d[PLACE_DECK + kind] -= 1
    s.d[PLACES_LEFT] -= 1
    s.d[at] = u8(kind)


def _put_gems(s: DruidesState, value: object, where: str, mark: int) -> int:
    """Takes gems out of the deck and marks them; gives their number."""
    names = as_list(value, where, GEMS)
    for name in names:
        gem = as_word(name, where, GEM_NAMES)
        if s.d[GEM_AT + gem] != IN_DECK:
            raise impossible("DRU-COMP-03")
        s.d[GEM_AT + gem] = u8(mark)
        s.d[DECK + gem // 8] ^= BIT[gem]
        s.d[DECK_SIZE] -= 1
    return len(names)


def _put_servant(s: DruidesState, at: int, mark: int) -> None:
    """Takes a servant out of its owner's reserve."""
    if s.d[SERVANT_AT + at] != AT_HOME:
        raise impossible("DRU-COMP-02")
    s.d[SERVANT_AT + at] = u8(mark)
    s.d[RESERVE + at // VALUES] ^= BIT[at % VALUES]


def _load_hands(value: object, s: DruidesState) -> None:
    for seat, entry in enumerate(as_list(value, "hands", players(s.d))):
        where = f"hands.{seat}"
        hand = as_object(entry, where, ("gems", "servants"))
        gems = as_list(hand.get("gems", []), f"{where}.gems", GEMS)
        if len(gems) > HAND_LIMIT:
            raise impossible("DRU-HAND-01")
        _put_gems(s, gems, f"{where}.gems", IN_HAND + seat)
        for name in gems:
            take_gem(s.d, seat, GEM_NAMES.index(cast(str, name)))
        for card in as_list(hand.get("servants", []), f"{where}.servants", VALUES):
            value = as_int(card, f"{where}.servants", 1, VALUES)
            _put_servant(s, 6 * seat + value - 1, WITH_OWNER)
            s.d[SERVANTS_HELD + seat] ^= BIT[value - 1]
            s.d[HAND_SIZE + seat] += 1


def _load_piles(given: Mapping[str, object], s: DruidesState) -> None:
    for seat, pile in enumerate(as_list(given.get("discarded", []), "discarded", players(s.d))):
        s.d[DISCARD_SIZE] += _put_gems(s, pile, f"discarded.{seat}", DISCARDED + seat)
    shown = given.get("discarded_by_rituals", [])
    s.d[DISCARD_SIZE] += _put_gems(s, shown, "discarded_by_rituals", BY_RITUAL)
    _put_gems(s, given.get("spent", []), "spent", SPENT)


def _load_history(given: Mapping[str, object], s: DruidesState) -> None:
    for name in as_list(given.get("finished", []), "finished", LAST_RITUAL):
        _lay(s, as_word(name, "finished", KIND_NAMES), FINISHED + int(s.d[RITUALS]))
        s.d[RITUALS] += 1
    s.d[ENDING] = u8(as_word(given.get("ending"), "ending", ENDINGS))
    if given.get("winner") is not None:
        s.d[WINNER] = u8(as_int(given["winner"], "winner", 0, players(s.d) - 1))
    points = as_list(given.get("points", []), "points", LAST_RITUAL)
    if len(points) != _rows_of_points(s.d):
        raise impossible("DRU-SCORE-06")
    totals = [0] * players(s.d)
    for i, row in enumerate(points):
        for seat, gained in enumerate(as_list(row, f"points.{i}", players(s.d))):
            count = as_int(gained, f"points.{i}.{seat}", 0, 45)
            s.d[POINTS + 4 * i + seat] = u8(count)
            totals[seat] += count
    base = as_int(given.get("column", 0), "column", 0, 270)
    if base % CARD_CIRCLES:
        raise impossible("DRU-TRACK-01")
    s.d[LIFTED] = u8(base // CARD_CIRCLES)
    for seat, total in enumerate(totals):
        if not base <= total < base + CIRCLES:
            raise impossible("DRU-TRACK-01")
        s.d[CIRCLE + seat] = u8(total - base)


def _load_turn(given: Mapping[str, object], s: DruidesState) -> None:
    s.d[PHASE] = u8(as_word(given.get("step", STEPS[LAY_PLACES]), "step", STEPS))
    s.d[SEAT] = u8(as_int(given.get("seat", 0), "seat", 0, players(s.d) - 1))
    s.d[RITUAL_DONE] = u8(as_bool(given.get("ritual_held", False), "ritual_held"))
    s.d[ACTED] = u8(as_bool(given.get("acted", False), "acted"))
    s.d[BLANKS] = u8(as_int(given.get("blank_turns", 0), "blank_turns", 0, players(s.d)))


def _check_rest(given: Mapping[str, object], s: DruidesState) -> None:
    """Decks and reserves hold what is nowhere else: naming them may not say otherwise."""
    rest = dump(s)
    for key in ("deck", "places", "reserves"):
        if key in given and given[key] != rest[key]:
            raise malformed(key, str(rest[key]), given[key])
