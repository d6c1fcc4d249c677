"""A turn, a stack or a step that no play can reach is refused, each by its clause."""

import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import pytest

import dolmen
from tests.games.caverna.scenes import broken, dwarf, player
from tests.scenario import Dump, play


class Case(NamedTuple):
    """A position of a table, moves from there, what is changed in the dump, and the clauses that
    forbid it."""

    seats: int
    start: Dump
    moves: str
    change: Callable[[Dump], None]
    clauses: str


def turn(**keys: Any) -> Callable[[Dump], None]:
    """Another turn."""

    def change(keys_: Dump) -> None:
        keys_["turn"].update(keys)

    return change


def stack(*frames: tuple[str, int]) -> Callable[[Dump], None]:
    """Another stack, of nodes and their progress."""

    def change(keys: Dump) -> None:
        keys["stack"] = [{"node": node, "progress": progress} for node, progress in frames]

    return change


def own(**keys: Any) -> Callable[[Dump], None]:
    """Another first player."""

    def change(keys_: Dump) -> None:
        keys_["players"][0].update(keys)

    return change


def goods(**counts: int) -> Callable[[Dump], None]:
    """Other goods of the first player."""

    def change(keys: Dump) -> None:
        keys["players"][0]["goods"].update(counts)

    return change


def table(**keys: Any) -> Callable[[Dump], None]:
    """Other keys of the table."""

    def change(keys_: Dump) -> None:
        keys_.update(keys)

    return change


def every(*changes: Callable[[Dump], None]) -> Callable[[Dump], None]:
    """Several changes."""

    def change(keys: Dump) -> None:
        for each in changes:
            each(keys)

    return change


HALLS: Final = {"3,4": "dwelling", "2,4": "cavern", "2,5": "cavern", "1,4": "tunnel"}
FARM: Final = {"4,3": "meadow", "4,2": "field", "3,3": "field", "3,2": "meadow"}
# Seat 0 has an unarmed dwarf and a strong one, and something of everything.
RICH: Final = player(
    "wood 9 stone 9 ore 9 grain 4 vegetable 3 food 9 gold 9 ruby 2",
    board=HALLS | FARM,
    dwarfs=[dwarf(), dwarf(14)],
)
STRONG: Final = RICH | {"dwarfs": [dwarf(14), dwarf(14, "aside")]}
CHILDLIKE: Final = {"board": {"3,4": "dwelling"}, "dwarfs": [dwarf(), dwarf(), dwarf(14)]}
IMITATED: Final = [RICH, player(dwarfs=[dwarf(0, "slash_and_burn"), dwarf()])]
LATE: Final[Dump] = {"round": 12, "marker": "leaf", "questions": 3, "leaves": 3}
THIRD_EVENT: Final[Dump] = {"round": 8, "marker": "question", "questions": 2, "phase": "choose"}
FOUR: Final = {"3,4": "dwelling", "2,4": "dwelling"}

PLACING: Final[Dump] = {"round": 1, "players": [RICH]}
TRAVELLING: Final[Dump] = {"round": 1, "players": [STRONG]}
COPYING: Final[Dump] = {"round": 1, "players": IMITATED}
TRADING: Final[Dump] = LATE | {"players": [RICH]}
FEEDING: Final[Dump] = {"round": 5, "phase": "feed", "players": [player("food 9 gold 3")]}
BUILDING: Final[Dump] = {
    "round": 1,
    "players": [RICH | {"board": HALLS | FARM | {"3,5": "builder"}}],
}

PLACE: Final = "place slash_and_burn"
SOWING: Final = ("slash_and_burn", 3), ("slash_and_burn/1", 1)
TRIP: Final = "place blacksmithing, loot wood"
TRIPPED: Final = ("blacksmithing", 3)

CASES: Final[dict[str, Case]] = {
    # CAV-WORK-03: an action belongs to a dwarf
    "a dwarf without a space": Case(3, PLACING, PLACE, turn(space=None), "WORK-03"),
    "a space without a dwarf": Case(3, PLACING, PLACE, turn(dwarf=None), "WORK-03"),
    "an action without a stack": Case(3, PLACING, PLACE, stack(), "WORK-03"),
    "a stack without an action": Case(3, PLACING, "", stack(("housework", 0)), "WORK-03"),
    "an action in the feeding": Case(3, FEEDING, "", turn(dwarf=0, space="housework"), "WORK-03"),
    "something done before the placement": Case(3, PLACING, "", turn(acted=True), "WORK-03"),
    "nobody to place": Case(
        3, PLACING, "", own(dwarfs=[dwarf(0, "aside"), dwarf(14, "aside")]), "WORK-03"
    ),
    "animals settled while the third event is chosen": Case(
        3, THIRD_EVENT, "", stack(("house", 0)), "WORK-03 ANIMALS-25"
    ),
    "animals settled twice": Case(
        3, PLACING, "", every(goods(sheep=9), stack(("house", 0), ("house", 0))), "WORK-03"
    ),
    # CAV-WORK-04: a grown dwarf acts where it stands
    "a dwarf at home acts": Case(3, PLACING, PLACE, turn(dwarf=1), "WORK-04 IMITATE-04"),
    "a dwarf that is not there acts": Case(3, PLACING, PLACE, turn(dwarf=5), "WORK-04 IMITATE-04"),
    "a dwarf set aside acts": Case(
        3, TRAVELLING, TRIP, turn(dwarf=1), "WORK-04 IMITATE-04 EXPEDITION-14"
    ),
    "a dwarf acts elsewhere": Case(
        3,
        PLACING,
        PLACE,
        every(turn(space="housework"), stack(("housework", 0))),
        "WORK-04 IMITATE-04",
    ),
    # CAV-WORK-09: overtaking
    "nobody of that strength": Case(3, PLACING, "", turn(overtaking=13), "WORK-09"),
    "overtaking an equal": Case(
        3, TRAVELLING, "", every(own(dwarfs=[dwarf(3), dwarf(3)]), turn(overtaking=3)), "WORK-09"
    ),
    "overtaking on a space": Case(3, PLACING, PLACE, turn(overtaking=14), "WORK-09"),
    "overtaking in a harvest": Case(
        3, FEEDING, "", every(own(dwarfs=[dwarf(), dwarf(5)]), turn(overtaking=5)), "WORK-09"
    ),
    "overtaking while animals are settled": Case(
        3,
        PLACING,
        "",
        every(goods(sheep=9), stack(("house", 0)), turn(overtaking=14)),
        "WORK-09",
    ),
    # CAV-IMITATE-04
    "imitating before the placement": Case(3, PLACING, "", turn(imitating=True), "IMITATE-04"),
    "imitating where the dwarf stands": Case(3, PLACING, PLACE, turn(imitating=True), "IMITATE-04"),
    "acting elsewhere without imitating": Case(
        3, COPYING, "place imitation_3, imitate slash_and_burn", turn(imitating=False), "IMITATE-04"
    ),
    "imitating a space nobody occupies": Case(
        3,
        COPYING,
        "place imitation_3, imitate slash_and_burn",
        every(turn(space="housework"), stack(("housework", 0))),
        "IMITATE-04",
    ),
    "imitating a space of one's own": Case(
        3,
        COPYING,
        "place imitation_3, imitate slash_and_burn",
        every(
            own(dwarfs=[dwarf(0, "imitation_3"), dwarf(14, "housework")]),
            turn(space="housework"),
            stack(("housework", 0)),
        ),
        "IMITATE-04",
    ),
    "imitating the starting player": Case(
        3,
        COPYING,
        "place imitation_3, imitate slash_and_burn",
        every(
            table(players=[]),
            turn(space="starting_player_1_3"),
            stack(("starting_player_1_3", 0)),
            lambda keys: keys.update(
                players=[
                    RICH | {"dwarfs": [dwarf(0, "imitation_3"), dwarf(14)]},
                    player(dwarfs=[dwarf(0, "starting_player_1_3"), dwarf()]),
                ]
            ),
        ),
        "IMITATE-04",
    ),
    # CAV-WORK-12: the stack is one path
    "the flow of another space": Case(3, PLACING, PLACE, stack(("housework", 0)), "WORK-12"),
    "imitating nothing yet, elsewhere": Case(3, PLACING, PLACE, stack(("imitate", 0)), "WORK-12"),
    "something on top of the choice what to imitate": Case(
        3, COPYING, "place imitation_3", stack(("imitate", 0), ("house", 0)), "WORK-12 ANIMALS-25"
    ),
    "a part of another space": Case(
        3,
        PLACING,
        PLACE,
        every(turn(acted=True), stack(("slash_and_burn", 3), ("blacksmithing/1", 1))),
        "WORK-12 EXPEDITION-14 EXPEDITION-02",
    ),
    "more parts than there are": Case(
        3, PLACING, PLACE, every(turn(acted=True), stack(("slash_and_burn", 4))), "WORK-12"
    ),
    "a part that was not entered": Case(
        3,
        PLACING,
        PLACE,
        every(turn(acted=True), stack(("slash_and_burn", 1), ("slash_and_burn/1", 1))),
        "WORK-12",
    ),
    "a part that takes one move": Case(
        3,
        PLACING,
        PLACE,
        every(turn(acted=True), stack(("slash_and_burn", 1), ("slash_and_burn/0", 0))),
        "WORK-12",
    ),
    "the sowing before the tile": Case(
        3, PLACING, PLACE, every(turn(acted=True), stack(("slash_and_burn", 2))), "WORK-12"
    ),
    "one of two without the guest room": Case(
        3,
        {"round": 4, "players": [RICH]},
        "place wish_for_children",
        every(turn(acted=True), stack(("wish_for_children", 1))),
        "WORK-12",
    ),
    "a flow entered of which nothing is closed": Case(
        3,
        LATE | {"players": [STRONG]},
        "place adventure, loot wood",
        stack(("adventure", 3), ("adventure/1", 0)),
        "WORK-12",
    ),
    "loot outside an expedition": Case(
        3, PLACING, PLACE, stack(("slash_and_burn", 0), ("loot cavern", 0)), "WORK-12"
    ),
    "loot that was not taken": Case(
        3,
        TRAVELLING,
        TRIP,
        stack(TRIPPED, ("blacksmithing/1", 2), ("loot stable", 0)),
        "WORK-12",
    ),
    "a looted stable half built": Case(
        3,
        TRAVELLING,
        "place blacksmithing, loot stable",
        stack(TRIPPED, ("blacksmithing/1", 2**12), ("loot stable", 1)),
        "WORK-12",
    ),
    "animals half settled": Case(
        3,
        PLACING,
        PLACE,
        every(goods(sheep=9), stack(("slash_and_burn", 0), ("house", 1))),
        "WORK-12",
    ),
    "animals settled while a tile is laid": Case(
        3,
        TRAVELLING,
        "place blacksmithing, loot cavern",
        every(
            goods(sheep=9),
            stack(TRIPPED, ("blacksmithing/1", 2**21), ("loot cavern", 0), ("house", 0)),
        ),
        "WORK-12",
    ),
    "a furnishing on a space without": Case(
        3, PLACING, PLACE, stack(("slash_and_burn", 0), ("site", 6)), "WORK-12"
    ),
    "a furnishing before it is begun": Case(
        3, PLACING, "place housework", stack(("housework", 0), ("site", 6)), "WORK-12"
    ),
    "a room on the card of dwellings": Case(
        3,
        {"round": 4, "players": [RICH]},
        "place wish_for_children, furnish dwelling",
        stack(("wish_for_children", 3), ("site", 6)),
        "WORK-12",
    ),
    "a furnishing on an expedition without": Case(
        3, TRAVELLING, TRIP, stack(TRIPPED, ("blacksmithing/1", 2), ("site", 6)), "WORK-12"
    ),
    "a cheap dwelling without that loot": Case(
        3,
        BUILDING | {"players": [BUILDING["players"][0] | {"dwarfs": STRONG["dwarfs"]}]},
        "place blacksmithing, loot furnish_cavern, furnish dwelling",
        stack(TRIPPED, ("blacksmithing/1", 2**11), ("pay", 64)),
        "WORK-12",
    ),
    "a cheap dwelling on a space": Case(
        3,
        BUILDING,
        "place housework, furnish dwelling",
        stack(("housework", 2), ("pay", 64)),
        "WORK-12",
    ),
    # CAV-WORK-20: whether something was done
    "done, but nothing is closed": Case(3, PLACING, PLACE, turn(acted=True), "WORK-20"),
    "closed, but nothing is done": Case(
        3, PLACING, PLACE + ", meadow-field 2 3 north", turn(acted=False), "WORK-20"
    ),
    "nothing to be done": Case(
        3,
        PLACING,
        "place housework",
        every(
            own(dwarfs=[dwarf(0, "blacksmithing"), dwarf()]),
            goods(ore=0),
            turn(space="blacksmithing"),
            stack(("blacksmithing", 0)),
        ),
        "WORK-20",
    ),
    # CAV-EXPEDITION-14, -02
    "a strength without an expedition": Case(3, PLACING, PLACE, turn(strength=5), "EXPEDITION-14"),
    "a strength before the placement": Case(3, PLACING, "", turn(strength=5), "EXPEDITION-14"),
    "another strength": Case(3, TRAVELLING, TRIP, turn(strength=9), "EXPEDITION-14"),
    "an unarmed traveller": Case(
        3,
        TRAVELLING,
        TRIP,
        every(
            own(dwarfs=[dwarf(0, "blacksmithing"), dwarf(14, "aside")]),
            turn(strength=0),
        ),
        "EXPEDITION-14 EXPEDITION-02",
    ),
    "no loot": Case(3, TRAVELLING, TRIP, stack(TRIPPED, ("blacksmithing/1", 0)), "EXPEDITION-02"),
    "loot that does not exist": Case(
        3, TRAVELLING, TRIP, stack(TRIPPED, ("blacksmithing/1", 2**23)), "EXPEDITION-02"
    ),
    "more loot than the level": Case(
        3, TRAVELLING, TRIP, stack(TRIPPED, ("blacksmithing/1", 15)), "EXPEDITION-02"
    ),
    "loot beyond the strength": Case(
        3,
        TRAVELLING,
        TRIP,
        every(
            own(dwarfs=[dwarf(3, "blacksmithing"), dwarf(14, "aside")]),
            turn(strength=3),
            stack(TRIPPED, ("blacksmithing/1", 2**7)),
        ),
        "EXPEDITION-02",
    ),
    # CAV-SOW-02, CAV-MARKET-03, CAV-TRADE-03
    "a sowing of nothing": Case(
        3, PLACING, PLACE + ", sow grain", stack(SOWING[0], ("slash_and_burn/1", 0)), "SOW-02"
    ),
    "three grain": Case(
        3, PLACING, PLACE + ", sow grain", stack(SOWING[0], ("slash_and_burn/1", 3)), "SOW-02"
    ),
    "three vegetables": Case(
        3, PLACING, PLACE + ", sow grain", stack(SOWING[0], ("slash_and_burn/1", 12)), "SOW-02"
    ),
    "a market without a purchase": Case(
        5,
        PLACING,
        "place weekly_market, market wood",
        stack(("weekly_market", 3), ("weekly_market/1", 0)),
        "MARKET-03",
    ),
    "an eleventh ware": Case(
        5,
        PLACING,
        "place weekly_market, market wood",
        stack(("weekly_market", 3), ("weekly_market/1", 1024)),
        "MARKET-03",
    ),
    "no trade": Case(
        3,
        TRADING,
        "place ore_trading, trade ore",
        stack(("ore_trading", 1), ("ore_trading/0", 0)),
        "TRADE-03",
    ),
    "a fourth trade": Case(
        3,
        TRADING,
        "place ore_trading, trade ore",
        stack(("ore_trading", 1), ("ore_trading/0", 4)),
        "TRADE-03",
    ),
    # CAV-FURNISH-02
    "a tile that does not exist is paid": Case(
        3,
        BUILDING,
        "place housework, furnish dwelling",
        stack(("housework", 2), ("pay", 48)),
        "FURNISH-02",
    ),
    "a tile of one's own is laid": Case(
        3,
        BUILDING,
        "place housework, furnish dwelling, pay plain",
        stack(("housework", 2), ("site", 16)),
        "FURNISH-04",
    ),
    "a price that does not exist": Case(
        3,
        BUILDING | {"players": [BUILDING["players"][0] | {"dwarfs": STRONG["dwarfs"]}]},
        "place blacksmithing, loot dwelling",
        stack(TRIPPED, ("blacksmithing/1", 2**18 + 2**11), ("pay", 128 + 6)),
        "WORK-12 FURNISH-02",
    ),
    "a tile for which there is one payment": Case(
        3,
        PLACING,
        "place housework, furnish dwelling",
        stack(("housework", 2), ("pay", 0)),
        "FURNISH-02",
    ),
    "a tile for which there is one place": Case(
        3,
        PLACING,
        "place housework, furnish dwelling",
        own(board={"3,4": "cavern"}),
        "FURNISH-04",
    ),
    "a tile for which there is no place": Case(
        3,
        BUILDING,
        "place housework, furnish dwelling",
        own(board={"3,4": "builder"}),
        "FURNISH-02",
    ),
    "a looted tile for which there is one place": Case(
        3,
        TRAVELLING,
        "place blacksmithing, loot field",
        own(board={}),
        "EXPEDITION-09",
    ),
    # CAV-ANIMALS-25, -24
    "animals settled that have room": Case(
        3, PLACING, PLACE, stack(("slash_and_burn", 0), ("house", 0)), "ANIMALS-25"
    ),
    "animals of another without room": Case(
        3,
        PLACING,
        PLACE,
        every(
            lambda keys: keys["players"][1]["goods"].update(sheep=9),
        ),
        "ANIMALS-24",
    ),
    "animals without room in a sowing without a stubble room": Case(
        3, PLACING, PLACE + ", sow grain", goods(sheep=9), "ANIMALS-24"
    ),
    # CAV-CONVERT-02
    "coins open while a place is chosen": Case(
        3, PLACING, "place housework, furnish dwelling", turn(coins=True), "CONVERT-02"
    ),
    "coins open when the game is over": Case(
        3, {"round": 12, "phase": "over", "questions": 3}, "", turn(coins=True), "CONVERT-02"
    ),
    # CAV-WORK-07
    "nothing to sow": Case(
        3,
        TRAVELLING,
        "place blacksmithing, loot sow",
        goods(grain=0, vegetable=0),
        "WORK-07",
    ),
    # The harvest
    "a breeding in a round with one food each": Case(
        3, {"round": 4, "phase": "feed"}, "", table(phase="breed"), "HARVEST-07"
    ),
    "a harvest in the first round": Case(
        3, FEEDING, "", table(round=1, cards=["blacksmithing"]), "HARVEST-07"
    ),
    "somebody else is asked": Case(3, FEEDING, "", table(left=2), "HARVEST-07"),
    "keeping with three": Case(3, PLACING, "", table(phase="keep"), "HARVEST-07"),
    "bred by one who chose the fields": Case(
        3,
        THIRD_EVENT,
        "harvest fields, harvest fields, harvest fields",
        table(phase="bred"),
        "HARVEST-07",
    ),
    "chosen before being asked": Case(3, THIRD_EVENT, "", own(choice="fields"), "HARVEST-04"),
    "asked without a choice": Case(
        3, THIRD_EVENT, "harvest fields", own(choice=None), "HARVEST-04"
    ),
    "a choice in a usual harvest": Case(3, FEEDING, "", own(choice="fields"), "HARVEST-04"),
    "fed by a cave that is not there": Case(3, FEEDING, "", table(cave_fed=True), "HARVEST-24"),
    "fed by a cave while working": Case(
        3,
        {"round": 1, "players": [player(board={"3,4": "working_cave"})]},
        "",
        table(cave_fed=True),
        "HARVEST-24",
    ),
    "a space kept that is not full": Case(
        1,
        {
            "round": 2,
            "phase": "keep",
            "players": [player("ruby 1")],
            "spaces": {"logging_1_3": {"wood": 6}},
        },
        "",
        table(kept=["wood_gathering"]),
        "SOLO-08",
    ),
    "a space kept that is not in play": Case(
        1,
        {
            "round": 2,
            "phase": "keep",
            "players": [player("ruby 1")],
            "spaces": {"logging_1_3": {"wood": 6}},
        },
        "",
        table(kept=["ruby_delivery"]),
        "SOLO-08",
    ),
    "a space kept while working": Case(1, {"round": 2}, "", table(kept=["logging_1_3"]), "SOLO-08"),
    "a supplier of nobody": Case(3, PLACING, "", own(suppliers={"ruby_supplier": 1}), "ROUND-04"),
    "an extension used up by somebody without the guest room": Case(
        7, PLACING, "", own(extended=True), "TILES-08"
    ),
    "an extension used up where there is none": Case(
        3, PLACING, "", own(extended=True, board={"3,4": "guest_room"}), "TILES-08"
    ),
}
BROKEN_IN_A_TURN: Final = {
    f"CAV-{clause}" for case in CASES.values() for clause in case.clauses.split()
}


def reached(case: Case) -> tuple[Any, Dump]:
    """The table and its dump after the moves."""
    game = dolmen.game("caverna", case.seats)
    s = game.load(case.start)
    play(game, s, *[move for move in case.moves.split(", ") if move])
    found: Dump = json.loads(json.dumps(game.dump(s)))
    return game, found


@pytest.mark.parametrize("what", CASES)
def test_what_play_cannot_reach_is_refused_by_its_clause(what: str) -> None:
    case = CASES[what]
    game, keys = reached(case)
    assert game.dump(game.load(keys)) == keys
    case.change(keys)
    with pytest.raises(dolmen.Refusal) as refused:
        game.load(keys)
    assert broken(refused.value.message) == [f"CAV-{clause}" for clause in case.clauses.split()]
