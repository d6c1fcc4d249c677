"""Why placements and the parts of actions are refused, reason by reason; see test_reasons."""

from typing import Any, Final

import pytest

from tests.games.caverna.refusals import Refused, refused
from tests.games.caverna.scenes import ASIDE, dwarf, player

HOMES: Final = {"3,4": "couple_dwelling", "2,4": "dwelling"}
ARMED: Final = [dwarf(7), dwarf(7)]


def work(number: int = 1, goods: str = "", *, spaces: Any = None, **more: Any) -> dict[str, Any]:
    """Seat 0 is to place a dwarf in that round."""
    return {"round": number, "players": [player(goods, **more)], "spaces": spaces or {}}


def beside(at: str, goods: str = "food 4", own: str | None = None, **more: Any) -> dict[str, Any]:
    """Seat 0 of three may imitate: seat 1 has a dwarf on that space, and on the supplies."""
    mine = player(goods, dwarfs=[dwarf(at=own) if own else dwarf(), dwarf()], **more)
    theirs = player(dwarfs=[dwarf(at=at), dwarf(at="supplies")])
    return {"round": 1, "players": [mine, theirs, player(dwarfs=[ASIDE, ASIDE])]}


FARMING: Final = {"sheep_farming": {"sheep": 1}}
MARKET: Final[dict[str, Any]] = {"round": 1, "players": [player("gold 0")]}

ACTIONS: Final[list[Refused]] = [
    # Placing.
    Refused("space-absent", "WORK-18", "place adventure", 2, work()),
    Refused("space-absent", "WORK-18", "place imitation_3", 2, work(1, "food 9")),
    Refused("space-absent", "WORK-18", "place wish_for_children", 3, work(9)),
    Refused(
        "space-occupied",
        "WORK-02",
        "place housework",
        2,
        {"round": 1, "players": [player(), player(dwarfs=[dwarf(at="housework"), dwarf()])]},
    ),
    Refused("space-useless", "WORK-07", "place logging_1_3", 2, work()),
    Refused("space-useless", "WORK-07", "place blacksmithing", 2, work()),
    Refused(
        "imitation-useless", "IMITATE-08", "place imitation_3", 3, beside("housework", "food 3")
    ),
    Refused("imitation-useless", "IMITATE-08", "place imitation_4_7", 4, work(1, "food 9")),
    Refused(
        "no-overtaking", "WORK-08", "overtake 3", 2, work(1, "ruby 1", dwarfs=[dwarf(3), dwarf(9)])
    ),
    Refused("no-overtaking", "WORK-08", "overtake 5", 2, work(1, "ruby 1")),
    Refused("must-place", "WORK-22", "stay home", 2, work()),
    Refused(
        "not-occupied",
        "IMITATE-02",
        "imitate slash_and_burn",
        3,
        beside("housework"),
        ["place imitation_3"],
    ),
    Refused(
        "own-dwarf",
        "IMITATE-03",
        "imitate clearing_1_3",
        3,
        beside("housework", own="clearing_1_3"),
        ["place imitation_3"],
    ),
    Refused(
        "not-imitable",
        "IMITATE-03",
        "imitate starting_player_1_3",
        3,
        beside("starting_player_1_3"),
        ["place imitation_3"],
    ),
    Refused(
        "nothing-to-imitate",
        "IMITATE-09",
        "imitate wood_gathering",
        3,
        beside("wood_gathering"),
        ["place imitation_3"],
    ),
    Refused(
        "nothing-to-imitate",
        "IMITATE-09",
        "imitate ore_mining_1_3",
        3,
        beside("ore_mining_1_3"),
        ["place imitation_3"],
    ),
    # Parts that the space does not have, or not any more.
    Refused("no-sowing-here", "SOW-07", "sow grain", 2, work(1, "grain 1"), ["place housework"]),
    Refused("no-child-here", "GROWTH-01", "grow", 2, work(1, "grain 1"), ["place supplies"]),
    Refused(
        "no-child-here",
        "GROWTH-01",
        "grow",
        2,
        work(4, "grain 1 wood 4 stone 3"),
        ["place wish_for_children", "furnish dwelling"],
    ),
    Refused("not-offered", "WORK-12", "take", 2, work(1, "ore 2"), ["place blacksmithing"]),
    Refused(
        "no-field-tile-here",
        "TILES-10",
        "meadow-field 4 3 north",
        2,
        work(1, "ore 2"),
        ["place blacksmithing"],
    ),
    Refused(
        "no-tunnel-tile-here",
        "TILES-01",
        "cavern-tunnel 2 4 north",
        2,
        work(1, "ore 2"),
        ["place blacksmithing"],
    ),
    Refused(
        "no-cavern-tile-here",
        "TILES-02",
        "cavern-cavern 1 4 south",
        2,
        work(1, spaces={"drift_mining_1_3": {"stone": 1}}),
        ["place drift_mining_1_3"],
    ),
    Refused(
        "no-extension-here",
        "TILES-08",
        "extend forest",
        2,
        work(1, "ore 2"),
        ["place blacksmithing"],
    ),
    Refused(
        "no-extension-here",
        "TILES-08",
        "extend mountain",
        7,
        work(1, "grain 1"),
        ["place extension", "extend forest"],
    ),
    Refused(
        "no-ore-mine-here",
        "MINES-01",
        "ore-mine 2 4 east",
        2,
        work(1, "ore 2", board={"2,4": "tunnel", "2,5": "tunnel"}),
        ["place blacksmithing"],
    ),
    Refused(
        "no-ruby-mine-here",
        "MINES-05",
        "ruby-mine 2 4",
        2,
        work(1, "ore 2", board={"2,4": "tunnel"}),
        ["place blacksmithing"],
    ),
    Refused(
        "no-fence-here",
        "ANIMALS-02",
        "small-pasture 4 3",
        2,
        work(1, "ore 2 wood 9", board={"4,3": "meadow", "3,3": "meadow"}),
        ["place blacksmithing"],
    ),
    Refused(
        "no-fence-here",
        "ANIMALS-02",
        "large-pasture 3 3 south",
        2,
        work(1, "ore 2 wood 9", board={"4,3": "meadow", "3,3": "meadow"}),
        ["place blacksmithing"],
    ),
    Refused(
        "no-stable-here",
        "ANIMALS-09",
        "stable 1 1",
        2,
        work(1, "ore 2 stone 1"),
        ["place blacksmithing"],
    ),
    Refused(
        "no-furnishing-here",
        "FURNISH-01",
        "furnish carpenter",
        2,
        work(1, "ore 2 stone 1"),
        ["place blacksmithing"],
    ),
    Refused(
        "no-forge-here", "WEAPONS-01", "forge 1", 2, work(1, "ore 2 stone 1"), ["place housework"]
    ),
    Refused(
        "no-expedition-here",
        "EXPEDITION-08",
        "loot wood",
        2,
        work(1, "stone 1", dwarfs=ARMED),
        ["place housework"],
    ),
    Refused(
        "no-market-here",
        "MARKET-01",
        "market wood",
        2,
        work(1, "stone 1 gold 9"),
        ["place housework"],
    ),
    Refused(
        "no-trade-here", "TRADE-03", "trade ore", 2, work(1, "stone 1 ore 6"), ["place housework"]
    ),
    Refused(
        "no-ore-to-trade",
        "TRADE-03",
        "trade ore",
        2,
        work(10, "ore 3 grain 1") | {"marker": "leaf", "questions": 3},
        ["place ore_trading", "trade ore"],
    ),
    Refused("part-first", "WORK-07", "end", 2, work(1, "ore 2"), ["place blacksmithing"]),
    Refused(
        "goods-first",
        "WORK-19",
        "end",
        2,
        work(2, "wood 2 stone 1", board={"4,3": "meadow"}, spaces=FARMING),
        ["place sheep_farming", "small-pasture 4 3"],
    ),
    Refused(
        "nothing-to-take",
        "WORK-07",
        "take",
        2,
        work(2, "wood 2 stone 1", board={"4,3": "meadow"}),
        ["place sheep_farming"],
    ),
    # Mines, fences and stables.
    Refused(
        "no-tunnels",
        "MINES-02",
        "ore-mine 3 5 east",
        2,
        work(3, board={"2,4": "tunnel", "2,5": "tunnel"}),
        ["place ore_mine_construction"],
    ),
    Refused(
        "no-tunnel",
        "MINES-05",
        "ruby-mine 3 5",
        2,
        work(6, board={"2,4": "tunnel", "3,5": "cavern"}),
        ["place ruby_mine_construction"],
    ),
    Refused(
        "no-meadow",
        "ANIMALS-05",
        "small-pasture 3 3",
        2,
        work(2, "wood 6", board={"4,3": "meadow", "3,3": "field"}),
        ["place sheep_farming"],
    ),
    Refused(
        "no-meadow",
        "ANIMALS-05",
        "large-pasture 3 3 south",
        2,
        work(2, "wood 6", board={"4,3": "meadow", "3,3": "field"}),
        ["place sheep_farming"],
    ),
    Refused(
        "too-little-wood",
        "ANIMALS-04",
        "small-pasture 4 3",
        2,
        work(2, "wood 1 stone 1", board={"4,3": "meadow"}),
        ["place sheep_farming"],
    ),
    Refused(
        "no-stable-left",
        "ANIMALS-11",
        "stable 1 2",
        2,
        work(
            2,
            "wood 2 stone 1",
            board={"4,3": "meadow stable", "1,1": "stable", "1,3": "stable"},
        ),
        ["place sheep_farming"],
    ),
    Refused(
        "no-stable-spot",
        "ANIMALS-10",
        "stable 4 3",
        2,
        work(2, "stone 1", board={"4,3": "field"}),
        ["place sheep_farming"],
    ),
    Refused(
        "no-stable-spot",
        "ANIMALS-10",
        "stable 1 1",
        2,
        work(2, "stone 1", board={"1,1": "stable"}),
        ["place sheep_farming"],
    ),
    Refused(
        "too-little-stone",
        "ANIMALS-09",
        "stable 1 1",
        2,
        work(2, "wood 2", board={"4,3": "meadow"}),
        ["place sheep_farming"],
    ),
    # Furnishing and growing.
    Refused(
        "furnishing-taken",
        "FURNISH-06",
        "furnish carpenter",
        2,
        {"round": 1, "players": [player("stone 2"), player(board={"3,4": "carpenter"})]},
        ["place housework"],
    ),
    Refused(
        "not-a-dwelling",
        "DWELLING-01",
        "furnish carpenter",
        2,
        work(4, "wood 4 stone 3"),
        ["place wish_for_children"],
    ),
    Refused(
        "no-cavern",
        "FURNISH-03",
        "furnish dwelling",
        2,
        work(1, "wood 4 stone 3", board={"3,4": "carpenter"}),
        ["place housework"],
    ),
    Refused(
        "too-expensive",
        "FURNISH-03",
        "furnish dwelling",
        2,
        work(1, "wood 3 stone 3"),
        ["place housework"],
    ),
    Refused(
        "no-site",
        "FURNISH-04",
        "site 4 5",
        2,
        work(1, "stone 1", board={"2,4": "cavern", "4,5": "tunnel"}),
        ["place housework", "furnish carpenter"],
    ),
    Refused(
        "not-that-payment",
        "FURNISH-02",
        "pay ore for both",
        2,
        work(1, "wood 4 stone 3 ore 1", board={"3,4": "builder", "2,4": "cavern"}),
        ["place housework", "furnish dwelling"],
    ),
    Refused(
        "no-room", "GROWTH-02", "grow", 2, work(4, "wood 4 stone 3"), ["place wish_for_children"]
    ),
    Refused(
        "family-full",
        "GROWTH-04",
        "grow",
        2,
        work(
            4,
            "wood 8 stone 6",
            board=HOMES | {"1,4": "dwelling", "1,5": "cavern"},
            dwarfs=[dwarf() for _ in range(5)],
        ),
        ["place wish_for_children"],
    ),
    # Sowing.
    Refused("no-field", "SOW-03", "sow grain", 2, work(1, "grain 1"), ["place slash_and_burn"]),
    Refused(
        "no-crop",
        "SOW-04",
        "sow vegetable",
        2,
        work(1, "grain 1", board={"4,3": "field"}),
        ["place slash_and_burn"],
    ),
    Refused(
        "sown-enough",
        "SOW-02",
        "sow grain",
        2,
        work(
            1,
            "grain 3 vegetable 1",
            board={"4,3": "field", "3,3": "field", "2,3": "field", "1,3": "field"},
        ),
        ["place slash_and_burn", "sow grain", "sow grain"],
    ),
    # Weapons and expeditions.
    Refused(
        "armed", "WEAPONS-03", "forge 8", 2, work(1, "ore 8", dwarfs=ARMED), ["place blacksmithing"]
    ),
    Refused(
        "too-little-ore", "WEAPONS-02", "forge 4", 2, work(1, "ore 3"), ["place blacksmithing"]
    ),
    Refused("unarmed", "EXPEDITION-01", "loot wood", 2, work(1, "ore 3"), ["place blacksmithing"]),
    Refused(
        "too-weak",
        "EXPEDITION-03",
        "loot stable",
        2,
        work(1, dwarfs=ARMED),
        ["place blacksmithing"],
    ),
    Refused(
        "taken-already",
        "EXPEDITION-02",
        "loot wood",
        2,
        work(1, dwarfs=ARMED),
        ["place blacksmithing", "loot wood"],
    ),
    Refused(
        "loot-useless",
        "EXPEDITION-02",
        "loot furnish_cavern",
        2,
        work(1, "wood 9", board={"3,4": "dwelling"}, dwarfs=ARMED),
        ["place blacksmithing"],
    ),
    Refused(
        "weapon-travels",
        "EXPEDITION-14",
        "disarm placed 7",
        2,
        work(1, board={"3,4": "peaceful_cave"}, dwarfs=[dwarf(7), dwarf(9)]),
        ["place blacksmithing", "loot wood"],
    ),
    Refused(
        "no-forest-spot",
        "TILES-14",
        "lay 1 1",
        2,
        work(1, board={"3,4": "dwelling", "4,3": "field"}, dwarfs=[dwarf(14), dwarf(14)]),
        ["place blacksmithing", "loot field"],
    ),
    # The market.
    Refused(
        "bought-already",
        "MARKET-03",
        "market wood",
        5,
        MARKET,
        ["place weekly_market", "market wood"],
    ),
    Refused(
        "too-little-gold",
        "MARKET-04",
        "market cattle",
        5,
        MARKET,
        ["place weekly_market", "market dog"],
    ),
]


@pytest.mark.parametrize("case", ACTIONS, ids=[f"{case.code} {case.move}" for case in ACTIONS])
def test_a_refused_action_names_its_clause_and_changes_nothing(case: Refused) -> None:
    here = refused(case)
    numbers = here.state.numbers()
    assert here.why(case.move) == (case.code, f"CAV-{case.clause}")
    assert here.state.numbers() == numbers
    assert case.move not in here.legal()
