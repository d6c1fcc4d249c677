"""What is asked in Caverna, as a message."""

from typing import Final

from dolmen.core.message import Arg, Message, Who
from dolmen.games.caverna.action import top_atom
from dolmen.games.caverna.data import FURNISHING_NAMES, SPACE_NAMES
from dolmen.games.caverna.flows import (
    BUY,
    EXPEDITION,
    HOUSE,
    IMITATING_NOW,
    LOOT_BREEDING,
    LOOT_LARGE_AT,
    LOOT_LAY,
    LOOT_SMALL_AT,
    LOOT_SOWING,
    LOOT_STABLE_AT,
    LOOT_TILE,
    PAY_FOR,
    SITE_FOR,
    SOW_FIELDS,
    TRADE_ORE,
)
from dolmen.games.caverna.state import (
    ACTED,
    CHOSEN,
    DRAW_FIRST,
    FINISH,
    FLOW,
    PHASE,
    PHASES,
    SEAT,
    SPACE,
    WORK,
    CavernaState,
    place_of,
)
from dolmen.games.caverna.text import named
from dolmen.games.caverna.verbs.feed import food_due
from dolmen.games.caverna.verbs.loot import items_left
from dolmen.games.caverna.verbs.place import due_strength

# Steps inside an action, by the atom that is being carried out.
_STEPS: Final = {
    EXPEDITION: "loot",
    SOW_FIELDS: "sow",
    LOOT_SOWING: "sow",
    BUY: "market",
    TRADE_ORE: "trade",
    IMITATING_NOW: "imitate",
    LOOT_TILE: "furnish",
    LOOT_STABLE_AT: "stable",
    LOOT_SMALL_AT: "pasture",
    LOOT_LARGE_AT: "pasture",
    LOOT_LAY: "lay",
    LOOT_BREEDING: "breed",
    HOUSE: "house",
    PAY_FOR: "pay",
    SITE_FOR: "site",
}


def ask(s: CavernaState) -> Message:
    """What is to be decided now."""
    d = s.d
    phase = int(d[PHASE])
    if phase == FINISH:
        return Message("caverna-ask-over")
    if phase >= DRAW_FIRST:
        return Message("caverna-ask-chance")
    words: dict[str, Arg] = {"player": Who(int(d[SEAT]))}
    if d[FLOW] > 0:
        return _ask_action(s, words)
    p = place_of(d[SEAT])
    if phase == WORK:
        words["strength"] = int(due_strength(d, p))
        return Message(f"caverna-ask-{'overtake' if d[CHOSEN] else 'work'}", words)
    step = PHASES[phase]
    if step == "feed":
        words["count"] = int(food_due(d, p))
    return Message(f"caverna-ask-{step}", words)


def _ask_action(s: CavernaState, words: dict[str, Arg]) -> Message:
    """What is to be decided inside an action."""
    d = s.d
    atom = int(top_atom(d))
    if atom < 0:
        words["space"] = named("space", SPACE_NAMES[d[SPACE]])
        return Message(f"caverna-ask-{'more' if d[ACTED] else 'act'}", words)
    step = _STEPS[atom]
    if step == "loot":
        words["count"] = int(items_left(d))
    if step in ("pay", "site"):
        progress = int(d[FLOW + d[FLOW]]) // 256
        words["furnishing"] = named("furnishing", FURNISHING_NAMES[progress & 63])
    return Message(f"caverna-ask-{step}", words)
