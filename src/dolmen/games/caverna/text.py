"""Questions, events, moves and headings of Caverna as messages; the sentences are in `words`."""

from typing import Final

from dolmen.core.flow import top_progress
from dolmen.core.game import Event
from dolmen.core.message import Arg, Message, Who
from dolmen.core.native import i64
from dolmen.games.caverna.action import top_atom
from dolmen.games.caverna.data import (
    ANIMAL_NAMES,
    EVENT_NAMES,
    FURNISHING_NAMES,
    GOOD_NAMES,
    IMITATION_COST,
    LOOT_NAMES,
    MARKER_NAMES,
    SPACE_NAMES,
)
from dolmen.games.caverna.events import EVENTS
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
from dolmen.games.caverna.moves import HARVEST_NAMES, TABLE
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
from dolmen.games.caverna.verbs.feed import food_due
from dolmen.games.caverna.verbs.loot import items_left
from dolmen.games.caverna.verbs.pay import PRICES_FROM
from dolmen.games.caverna.verbs.place import due_strength

TILE_NAMES: Final = (
    "meadow",
    "field",
    "tunnel",
    "cavern",
    "deep-tunnel",
    "ore-mine",
    "ruby-mine",
)
_NAMED: Final = {
    "space": SPACE_NAMES,
    "good": GOOD_NAMES,
    "furnishing": FURNISHING_NAMES,
    "loot": LOOT_NAMES,
}
_CHOSEN: Final = {
    "marker": ("", *MARKER_NAMES),
    "tile": TILE_NAMES,
    "size": ("small", "large"),
    "harvest": EVENT_NAMES,
    "choice": HARVEST_NAMES,
}
# Steps inside an action, by the atom that is being carried out.
STEPS: Final = {
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


def named(kind: str, id: str) -> Message:
    """The name of a space, good, furnishing or item of loot, by its id in the data."""
    return Message(f"caverna-{kind}-{id.replace('_', '-')}")


def _word(name: str, value: int) -> Arg:
    """An argument of an event in words or numbers."""
    if name == "player":
        return Who(value)
    if name in _NAMED:
        return named(name, _NAMED[name][value])
    if name == "cell":
        return Message("caverna-cell", {"row": value // 8, "column": value % 8})
    if name in _CHOSEN:
        return _CHOSEN[name][value]
    return value


def tell(event: Event) -> Message:
    """Every event is public."""
    kind = EVENTS[event.kind]
    names = kind.args
    values = (event.a, event.b, event.c)
    words: dict[str, Arg] = {name: _word(name, values[i]) for i, name in enumerate(names)}
    if "count" in words and "good" in words:
        # Together they have a plural.
        good = GOOD_NAMES[values[names.index("good")]].replace("_", "-")
        words["goods"] = Message("caverna-count", {"good": good, "count": words.pop("count")})
        del words["good"]
    return Message(kind.message, words)


# What the words of each kind of move are called in its message; cells are read from the name.
_MOVES: Final[dict[str, str]] = {
    "ruby": "good",
    "market": "good",
    "sow": "good",
    "cave": "good",
    "place": "space",
    "imitate": "space",
    "keep": "space",
    "reveal": "space",
    "furnish": "furnishing",
    "loot": "loot",
}
# Kinds whose one word or number the message tells apart by itself.
_PLAIN: Final = (
    "eat", "use", "extend", "pay", "harvest", "marker",
    "disarm", "disarm-placed", "overtake", "forge", "feed",
)  # fmt: skip


def describe(move: i64) -> Message:
    """A move as it stands in a list of choices."""
    kind, args = TABLE.decode(move)
    words: dict[str, Arg] = {}
    if kind.code in ("place", "imitate") and IMITATION_COST[args[0]] >= 0:
        # There may be several imitation spaces, told apart by what they cost.
        words["space"] = named("space", SPACE_NAMES[args[0]])
        words["count"] = IMITATION_COST[args[0]]
        return Message(f"caverna-move-{kind.code}-imitation", words)
    if kind.code in _MOVES:
        role = _MOVES[kind.code]
        words[role] = named(role, kind.args[0][args[0]])
    elif kind.code == "first":
        words["player"] = Who(args[0])
    elif kind.code == "breed":
        born = [named("good", name) for i, name in enumerate(ANIMAL_NAMES) if args[0] >> i & 1]
        words["animals"] = tuple(born)
        words["count"] = len(born)
    elif kind.code in _PLAIN:
        word = kind.args[0][args[0]]
        words["what"] = int(word) if word.isdigit() else word.replace(" ", "-").replace("_", "-")
    elif args:
        row, column, *direction = kind.args[0][args[0]].split()
        words["cell"] = Message("caverna-cell", {"row": int(row), "column": int(column)})
        if direction:
            words["direction"] = Message("caverna-direction", {"direction": direction[0]})
    return Message(f"caverna-move-{kind.code}", words)


def heading(category: str) -> Message:
    """A row of the score sheet."""
    name, _, number = category.partition(":")
    if number:
        return named("furnishing", FURNISHING_NAMES[int(number)])
    return Message(f"caverna-sheet-{name}")


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
    step = STEPS[atom]
    if step == "loot":
        words["count"] = int(items_left(d))
    if step in ("pay", "site"):
        tile = int(top_progress(d, FLOW)) % PRICES_FROM
        words["furnishing"] = named("furnishing", FURNISHING_NAMES[tile])
    return Message(f"caverna-ask-{step}", words)
