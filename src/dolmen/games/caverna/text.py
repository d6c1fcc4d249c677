"""Events, reasons and questions of Caverna as messages; the sentences are in `words`."""

from typing import Final

from dolmen.core.game import Event
from dolmen.core.message import Arg, Message, Who, Why
from dolmen.core.native import i64
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
from dolmen.games.caverna.moves import HARVEST_NAMES, TABLE

# Kinds of events, and what their arguments are.
STARTED: Final = 0  # seat
ROUND_BEGAN: Final = 1  # round
REVEALED: Final = 2  # space
URGENT: Final = 3
MARKER_TURNED: Final = 4  # 1 leaf, 2 question mark
SUPPLIED: Final = 5  # space, good, count
CLEARED: Final = 6  # space
KEPT_SPACE: Final = 7  # seat, space
GAINED: Final = 8  # seat, good, count
SPENT: Final = 9  # seat, good, count
PLACED: Final = 10  # seat, space, strength
OVERTOOK: Final = 11  # seat, strength
STAYED: Final = 12  # seat, strength
IMITATED: Final = 13  # seat, space
TOKEN_TAKEN: Final = 14  # seat
TILE_LAID: Final = 15  # seat, cell, tile
FENCED: Final = 16  # seat, cell, 0 small or 1 large
STABLED: Final = 17  # seat, cell
FURNISHED_WITH: Final = 18  # seat, furnishing, cell
COVERED: Final = 19  # seat, furnishing
GROWN: Final = 20  # seat
SOWN: Final = 21  # seat, cell, good
FORGED: Final = 22  # seat, strength
LOOTED: Final = 23  # seat, item
EXPERIENCED: Final = 24  # seat, strength
ARMED_ALL: Final = 25  # seat
DISARMED: Final = 26  # seat, strength
TURN_ENDED: Final = 27  # seat
CAME_HOME: Final = 28
HARVEST_BEGAN: Final = 29  # 0 none, 1 normal, 2 one food, 3 choice
CHOSE: Final = 30  # seat, 0 fields or 1 breeding
FED: Final = 31  # seat, food
CAVE_FED_ONE: Final = 32  # seat, good
BEGGED: Final = 33  # seat, markers
BRED_ANIMAL: Final = 34  # seat, animal
ENDED: Final = 35

# Reasons why a move is refused; index 0 is no refusal.
LEGAL: Final = 0
GAME_OVER: Final = 1
CHANCE_FIRST: Final = 2
NOT_DRAWN_NOW: Final = 3
NO_SUCH_SEAT: Final = 4
NOT_IN_DECK: Final = 5
NO_SUCH_MARKER: Final = 6
NOT_NOW: Final = 7
NO_EXCHANGE_NOW: Final = 8
ANIMALS_FIRST: Final = 9
SPOILS_ACTION: Final = 10
NOT_ENOUGH: Final = 11
TOO_FEW_RUBIES: Final = 12
NO_SUCH_FURNISHING: Final = 13
NO_COINS_OPEN: Final = 14
NO_SUCH_WEAPON: Final = 15
WEAPON_TRAVELS: Final = 16
NO_FOREST_SPOT: Final = 17
FIRST_TILE: Final = 18
UNDER_STABLE: Final = 19
NO_MOUNTAIN_SPOT: Final = 20
OUTSIDE: Final = 21
SPACE_ABSENT: Final = 22
SPACE_OCCUPIED: Final = 23
SPACE_USELESS: Final = 24
IMITATION_USELESS: Final = 25
NO_OVERTAKING: Final = 26
MUST_PLACE: Final = 27
NOT_OCCUPIED: Final = 28
OWN_DWARF: Final = 29
NOT_IMITABLE: Final = 30
NOTHING_TO_IMITATE: Final = 31
NOT_OFFERED: Final = 32
NO_TUNNELS: Final = 33
NO_TUNNEL: Final = 34
NO_MEADOW: Final = 35
TOO_LITTLE_WOOD: Final = 36
NO_STABLE_LEFT: Final = 37
NO_STABLE_SPOT: Final = 38
TOO_LITTLE_STONE: Final = 39
FURNISHING_TAKEN: Final = 40
NOT_A_DWELLING: Final = 41
NO_CAVERN: Final = 42
TOO_EXPENSIVE: Final = 43
NO_SITE: Final = 44
NOT_THAT_PAYMENT: Final = 45
NO_ROOM: Final = 46
FAMILY_FULL: Final = 47
NO_FIELD: Final = 48
NO_CROP: Final = 49
SOWN_ENOUGH: Final = 50
ARMED: Final = 51
TOO_LITTLE_ORE: Final = 52
UNARMED: Final = 53
TOO_WEAK: Final = 54
TAKEN_ALREADY: Final = 55
LOOT_USELESS: Final = 56
BOUGHT_ALREADY: Final = 57
TOO_LITTLE_GOLD: Final = 58
NOTHING_TO_TAKE: Final = 59
NOT_PARENTS: Final = 60
NEWBORNS_UNHOUSED: Final = 61
BIRTHS_DECLINED: Final = 62
TOO_MANY_SPECIES: Final = 63
CAVE_USED: Final = 64
FEEDS_TOO_MUCH: Final = 65
UNDER_SIX: Final = 66
KEPT_ALREADY: Final = 67
PART_FIRST: Final = 68
GOODS_FIRST: Final = 69


def _why(code: str, clause: str) -> Why:
    return Why(code, f"CAV-{clause}", f"caverna-why-{code}")


REASONS: Final = [
    Why("legal", "", ""),
    _why("game-over", "END-01"),
    _why("chance-first", "ROUND-02"),
    _why("not-drawn-now", "ROUND-02"),
    _why("no-such-seat", "SETUP-01"),
    _why("not-in-deck", "SETUP-12"),
    _why("no-such-marker", "SETUP-09"),
    _why("not-now", "WORK-03"),
    _why("no-exchange-now", "CONVERT-08"),
    _why("animals-first", "ANIMALS-25"),
    _why("spoils-action", "WORK-20"),
    _why("not-enough", "CONVERT-01"),
    _why("too-few-rubies", "RUBY-08"),
    _why("no-such-furnishing", "FURNISH-07"),
    _why("no-coins-open", "CONVERT-02"),
    _why("no-such-weapon", "WEAPONS-04"),
    _why("weapon-travels", "EXPEDITION-14"),
    _why("no-forest-spot", "TILES-14"),
    _why("first-tile", "TILES-12"),
    _why("under-stable", "TILES-17"),
    _why("no-mountain-spot", "TILES-03"),
    _why("outside", "TILES-18"),
    _why("space-absent", "WORK-18"),
    _why("space-occupied", "WORK-02"),
    _why("space-useless", "WORK-07"),
    _why("imitation-useless", "IMITATE-08"),
    _why("no-overtaking", "WORK-08"),
    _why("must-place", "WORK-22"),
    _why("not-occupied", "IMITATE-02"),
    _why("own-dwarf", "IMITATE-03"),
    _why("not-imitable", "IMITATE-03"),
    _why("nothing-to-imitate", "IMITATE-09"),
    _why("not-offered", "WORK-12"),
    _why("no-tunnels", "MINES-02"),
    _why("no-tunnel", "MINES-05"),
    _why("no-meadow", "ANIMALS-05"),
    _why("too-little-wood", "ANIMALS-04"),
    _why("no-stable-left", "ANIMALS-11"),
    _why("no-stable-spot", "ANIMALS-10"),
    _why("too-little-stone", "ANIMALS-09"),
    _why("furnishing-taken", "FURNISH-06"),
    _why("not-a-dwelling", "DWELLING-01"),
    _why("no-cavern", "FURNISH-03"),
    _why("too-expensive", "FURNISH-03"),
    _why("no-site", "FURNISH-04"),
    _why("not-that-payment", "FURNISH-02"),
    _why("no-room", "GROWTH-02"),
    _why("family-full", "GROWTH-04"),
    _why("no-field", "SOW-03"),
    _why("no-crop", "SOW-04"),
    _why("sown-enough", "SOW-02"),
    _why("armed", "WEAPONS-03"),
    _why("too-little-ore", "WEAPONS-02"),
    _why("unarmed", "EXPEDITION-01"),
    _why("too-weak", "EXPEDITION-03"),
    _why("taken-already", "EXPEDITION-02"),
    _why("loot-useless", "EXPEDITION-02"),
    _why("bought-already", "MARKET-03"),
    _why("too-little-gold", "MARKET-04"),
    _why("nothing-to-take", "WORK-07"),
    _why("not-parents", "HARVEST-15"),
    _why("newborns-unhoused", "HARVEST-16"),
    _why("births-declined", "HARVEST-22"),
    _why("too-many-species", "HARVEST-22"),
    _why("cave-used", "HARVEST-24"),
    _why("feeds-too-much", "HARVEST-24"),
    _why("under-six", "SOLO-07"),
    _why("kept-already", "SOLO-08"),
    _why("part-first", "WORK-07"),
    _why("goods-first", "WORK-19"),
]

# The message of each event, and what its three arguments are called.
_EVENTS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    STARTED: ("started", ("player",)),
    ROUND_BEGAN: ("round-began", ("round",)),
    REVEALED: ("revealed", ("space",)),
    URGENT: ("urgent", ()),
    MARKER_TURNED: ("marker", ("marker",)),
    SUPPLIED: ("supplied", ("space", "good", "count")),
    CLEARED: ("cleared", ("space",)),
    KEPT_SPACE: ("kept", ("player", "space")),
    GAINED: ("gained", ("player", "good", "count")),
    SPENT: ("spent", ("player", "good", "count")),
    PLACED: ("placed", ("player", "space", "strength")),
    OVERTOOK: ("overtook", ("player", "strength")),
    STAYED: ("stayed", ("player", "strength")),
    IMITATED: ("imitated", ("player", "space")),
    TOKEN_TAKEN: ("token", ("player",)),
    TILE_LAID: ("tile-laid", ("player", "cell", "tile")),
    FENCED: ("fenced", ("player", "cell", "size")),
    STABLED: ("stabled", ("player", "cell")),
    FURNISHED_WITH: ("furnished", ("player", "furnishing", "cell")),
    COVERED: ("covered", ("player", "furnishing")),
    GROWN: ("grown", ("player",)),
    SOWN: ("sown", ("player", "cell", "good")),
    FORGED: ("forged", ("player", "strength")),
    LOOTED: ("looted", ("player", "loot")),
    EXPERIENCED: ("experienced", ("player", "strength")),
    ARMED_ALL: ("armed", ("player",)),
    DISARMED: ("disarmed", ("player", "strength")),
    TURN_ENDED: ("turn-ended", ("player",)),
    CAME_HOME: ("home", ()),
    HARVEST_BEGAN: ("harvest", ("harvest",)),
    CHOSE: ("chose", ("player", "choice")),
    FED: ("fed", ("player", "count")),
    CAVE_FED_ONE: ("cave-fed", ("player", "good")),
    BEGGED: ("begged", ("player", "count")),
    BRED_ANIMAL: ("bred", ("player", "good")),
    ENDED: ("over", ()),
}

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
    id, names = _EVENTS[event.kind]
    values = (event.a, event.b, event.c)
    words: dict[str, Arg] = {name: _word(name, values[i]) for i, name in enumerate(names)}
    if "count" in words and "good" in words:
        # Together they have a plural.
        good = GOOD_NAMES[values[names.index("good")]].replace("_", "-")
        words["goods"] = Message("caverna-count", {"good": good, "count": words.pop("count")})
        del words["good"]
    return Message(f"caverna-event-{id}", words)


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
