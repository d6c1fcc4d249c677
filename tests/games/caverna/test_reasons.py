"""Every reason why a move can be refused, with its clause; see test_reasons_action for actions."""

from typing import Any, Final

import pytest

from dolmen.games.caverna.refusals import REASONS
from tests.games.caverna.refusals import Refused, refused
from tests.games.caverna.scenes import dwarf, open_caverna, player, scene
from tests.games.caverna.test_reasons_action import ACTIONS
from tests.laws import clauses

START: Final[dict[str, Any]] = {"phase": "draw-first"}
CHOICE: Final[dict[str, Any]] = {
    "round": 12,
    "phase": "choose",
    "harvest": "choice",
    "marker": "question",
    "questions": 2,
}
FED: Final[dict[str, Any]] = {"round": 5, "phase": "feed", "harvest": "normal"}
LAST: Final[dict[str, Any]] = {
    "round": 12,
    "phase": "last",
    "questions": 3,
    "players": [player("grain 1")],
}
BRED: Final[dict[str, Any]] = {"round": 5, "phase": "breed", "harvest": "normal"}


def seat(goods: str = "", **more: Any) -> dict[str, Any]:
    """A position in the work phase of the first round."""
    return {"round": 1, "players": [player(goods, **more)]}


def of(phase: dict[str, Any], goods: str = "", **more: Any) -> dict[str, Any]:
    """The same in another phase."""
    return phase | {"players": [player(goods, **more)]}


REFUSALS: Final[list[Refused]] = [
    # The course of the game.
    Refused("game-over", "END-01", "place housework", 2, {"round": 12, "phase": "over"}),
    Refused("game-over", "END-01", "end", 1, {"round": 12, "phase": "over"}),
    Refused("game-over", "END-01", "first P0", 2, {"round": 12, "phase": "over"}),
    Refused("chance-first", "ROUND-02", "place housework", 2, START),
    Refused("chance-first", "ROUND-02", "eat grain", 2, START),
    Refused("chance-first", "ROUND-02", "end", 3, {"round": 1, "phase": "reveal", "token": 1}),
    Refused("not-drawn-now", "ROUND-02", "reveal blacksmithing", 2, START),
    Refused("not-drawn-now", "ROUND-02", "marker leaf", 2, START),
    Refused("not-drawn-now", "ROUND-02", "first P0", 2, seat()),
    Refused("not-drawn-now", "ROUND-02", "reveal sheep_farming", 2, seat()),
    Refused("not-drawn-now", "ROUND-02", "marker leaf", 2, of(FED)),
    Refused("no-such-seat", "SETUP-01", "first P2", 2, START),
    Refused("no-such-seat", "SETUP-01", "first P6", 6, START),
    Refused("not-in-deck", "SETUP-12", "reveal adventure", 2, START, ["first P0"]),
    Refused("not-in-deck", "SETUP-12", "reveal wish_for_children", 3, START, ["first P0"]),
    Refused(
        "no-such-marker",
        "SETUP-09",
        "marker leaf",
        3,
        {"round": 10, "phase": "marker", "leaves": 4, "questions": 0},
    ),
    Refused(
        "no-such-marker",
        "SETUP-09",
        "marker question",
        2,
        {"round": 10, "phase": "marker", "leaves": 0, "questions": 3},
    ),
    Refused("not-this-phase", "ROUND-02", "feed 0", 2, seat()),
    Refused("not-now", "WORK-03", "breed nothing", 2, seat()),
    Refused("not-this-phase", "ROUND-02", "harvest fields", 2, seat()),
    Refused("not-this-phase", "ROUND-02", "place housework", 2, of(FED)),
    Refused("not-this-step", "HARVEST-07", "feed 0", 2, of(BRED, "sheep 2")),
    Refused(
        "not-this-phase", "ROUND-02", "cave wood", 2, seat("wood 1", board={"3,4": "working_cave"})
    ),
    Refused("not-now", "WORK-03", "place supplies", 2, seat("grain 1"), ["place housework"]),
    Refused("not-this-phase", "ROUND-02", "keep wood_gathering", 2, seat()),
    Refused("not-this-phase", "ROUND-02", "end", 2, of(FED)),
    Refused("not-this-phase", "ROUND-02", "pay plain", 2, of(FED)),
    Refused("not-this-step", "HARVEST-07", "breed nothing", 2, of(FED)),
    Refused("not-this-step", "HARVEST-07", "harvest breeding", 2, of(FED)),
    Refused("not-this-step", "HARVEST-07", "feed 0", 2, of(CHOICE)),
    Refused("only-exchanges", "END-04", "place housework", 2, LAST),
    Refused("only-exchanges", "END-04", "feed 0", 2, LAST),
    # Exchanges.
    Refused("no-exchange-now", "CONVERT-08", "eat grain", 2, of(CHOICE, "grain 1")),
    Refused(
        "no-exchange-now",
        "CONVERT-08",
        "ruby wood",
        2,
        seat("ruby 2", dwarfs=[dwarf(), dwarf(3)]),
        ["overtake 3"],
    ),
    Refused(
        "animals-first", "ANIMALS-25", "place housework", 2, seat("sheep 2 ruby 1"), ["ruby donkey"]
    ),
    Refused(
        "spoils-action",
        "WORK-20",
        "use spare_part_storage",
        2,
        seat("wood 1 stone 1 ore 1", board={"3,4": "spare_part_storage"}),
        ["place blacksmithing"],
    ),
    Refused("not-enough", "CONVERT-01", "eat grain", 2, seat()),
    Refused("not-enough", "CONVERT-01", "eat donkeys", 2, seat("donkey 1")),
    Refused("not-enough", "CONVERT-01", "coins", 2, seat("gold 1")),
    Refused("no-food-for-cattle", "RUBY-01", "ruby cattle", 2, seat("ruby 1")),
    Refused("not-enough", "CONVERT-01", "use trader", 2, seat("gold 1", board={"3,4": "trader"})),
    Refused("too-little-food", "HARVEST-12", "feed 1", 2, of(FED)),
    Refused(
        "no-material",
        "CONVERT-04",
        "cave ore",
        2,
        of(FED, "ore 1", board={"3,4": "working_cave"}),
    ),
    Refused("too-few-rubies", "RUBY-08", "ruby wood", 2, seat("gold 9")),
    Refused("too-few-rubies", "RUBY-08", "buy field 4 3", 2, seat()),
    Refused("too-few-rubies", "RUBY-08", "buy cavern 2 4", 2, seat("ruby 1")),
    Refused("too-few-rubies", "RUBY-08", "overtake 3", 2, seat(dwarfs=[dwarf(), dwarf(3)])),
    Refused("no-such-furnishing", "FURNISH-07", "use trader", 2, seat("gold 2")),
    Refused("no-such-furnishing", "FURNISH-07", "disarm 3", 2, seat(dwarfs=[dwarf(), dwarf(3)])),
    Refused("no-such-furnishing", "FURNISH-07", "cave wood", 2, of(FED, "wood 1")),
    Refused("no-coins-open", "CONVERT-02", "coin", 2, seat("gold 4")),
    Refused(
        "no-coins-open", "CONVERT-02", "coin", 2, seat("gold 4 grain 1"), ["coins", "eat grain"]
    ),
    Refused("no-such-weapon", "WEAPONS-04", "disarm 3", 2, seat(board={"3,4": "peaceful_cave"})),
    Refused(
        "no-such-weapon", "WEAPONS-04", "disarm placed 3", 2, seat(board={"3,4": "peaceful_cave"})
    ),
    Refused(
        "no-forest-spot", "TILES-14", "buy field 1 1", 2, seat("ruby 1", board={"4,3": "field"})
    ),
    Refused(
        "no-forest-spot", "TILES-14", "buy field 4 3", 2, seat("ruby 1", board={"4,3": "meadow"})
    ),
    Refused("first-tile", "TILES-12", "buy meadow 3 3", 2, seat("ruby 1")),
    Refused("first-tile", "TILES-12", "meadow-field 1 1 east", 2, seat(), ["place slash_and_burn"]),
    Refused(
        "under-stable",
        "TILES-17",
        "buy field 3 3",
        2,
        seat("ruby 1", board={"4,3": "meadow", "3,3": "stable"}),
    ),
    Refused(
        "under-stable",
        "TILES-17",
        "meadow-field 4 3 north",
        2,
        seat(board={"3,3": "stable"}),
        ["place slash_and_burn"],
    ),
    Refused("no-mountain-spot", "TILES-03", "buy tunnel 1 6", 2, seat("ruby 1")),
    Refused("no-mountain-spot", "TILES-03", "buy cavern 1 6", 2, seat("ruby 2")),
    Refused(
        "no-mountain-spot",
        "TILES-03",
        "cavern-tunnel 1 5 east",
        2,
        seat(),
        ["place excavation_1_3"],
    ),
    Refused("outside", "TILES-18", "meadow-field 4 3 south", 2, seat(), ["place slash_and_burn"]),
    Refused("outside", "TILES-18", "cavern-tunnel 1 4 north", 2, seat(), ["place excavation_1_3"]),
    # Harvest and the solo supply.
    Refused("not-parents", "HARVEST-15", "breed cattle", 2, of(BRED, "cattle 1")),
    Refused("newborns-unhoused", "HARVEST-16", "breed cattle", 2, of(BRED, "cattle 2")),
    Refused(
        "births-declined",
        "HARVEST-22",
        "breed nothing",
        2,
        of(BRED, "cattle 2", board={"4,3": "meadow stable"}),
    ),
    Refused(
        "too-many-species",
        "HARVEST-22",
        "breed sheep donkey wild_boar",
        2,
        seat(
            "sheep 2 donkey 2 wild_boar 2",
            dwarfs=[dwarf(14), dwarf(14)],
            board={
                "4,3": "small_pasture stable",
                "3,3": "small_pasture stable",
                "2,3": "small_pasture stable",
            },
        )
        | {"spaces": {"logging_1_3": {"wood": 3}}},
        ["place logging_1_3", "loot breed"],
    ),
    Refused(
        "cave-used",
        "HARVEST-24",
        "cave stone",
        2,
        of(FED, "wood 1 stone 1", board={"3,4": "working_cave"}),
        ["cave wood"],
    ),
    Refused("feeds-too-much", "HARVEST-24", "feed 5", 2, of(FED, "food 9")),
    Refused(
        "under-six",
        "SOLO-07",
        "keep wood_gathering",
        1,
        {
            "round": 5,
            "phase": "keep",
            "players": [player("ruby 2")],
            "spaces": {"wood_gathering": {"wood": 5}, "logging_1_3": {"wood": 6}},
        },
    ),
    Refused(
        "kept-already",
        "SOLO-08",
        "keep logging_1_3",
        1,
        {
            "round": 5,
            "phase": "keep",
            "players": [player("ruby 2")],
            "spaces": {"ore_mining_1_3": {"ore": 7}, "logging_1_3": {"wood": 6}},
        },
        ["keep logging_1_3"],
    ),
]


@pytest.mark.parametrize("case", REFUSALS, ids=[f"{case.code} {case.move}" for case in REFUSALS])
def test_a_refusal_names_its_clause_and_changes_nothing(case: Refused) -> None:
    here = refused(case)
    numbers = here.state.numbers()
    assert here.why(case.move) == (case.code, f"CAV-{case.clause}")
    assert here.state.numbers() == numbers
    assert case.move not in here.legal()


@pytest.mark.parametrize(
    "move",
    [
        "ruby wood", "buy meadow 4 3", "buy field 4 3", "buy tunnel 2 4", "buy cavern 2 4",
        "eat grain", "coins", "coin", "use trader", "disarm 3", "disarm placed 3",
    ],
)  # fmt: skip
def test_nothing_is_exchanged_while_the_step_of_the_harvest_is_chosen(move: str) -> None:
    here = scene(2, **of(CHOICE, "ruby 2 grain 1 gold 3"))
    assert here.why(move) == ("no-exchange-now", "CAV-CONVERT-08")


@pytest.mark.parametrize(
    "move",
    ["overtake 3", "stay home", "imitate housework", "pay plain", "site 3 4", "lay 4 3", "stop"],
)
def test_no_dwarf_acts_while_the_clan_eats(move: str) -> None:
    assert scene(2, **of(FED)).why(move) == ("not-this-phase", "CAV-ROUND-02")


def test_no_reason_is_left_out_and_every_clause_is_one() -> None:
    listed = {(case.code, f"CAV-{case.clause}") for case in [*REFUSALS, *ACTIONS]}
    assert {(reason.code, reason.clause) for reason in REASONS} - listed == {("legal", "")}
    assert {reason.clause for reason in REASONS[1:]} <= set(clauses("caverna"))
    assert open_caverna(2).reasons == open_caverna(7).reasons == REASONS
