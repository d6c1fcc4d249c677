"""Chapter BIG: a worker moves and its new plain produces."""

import pytest

from tests.games.meduris.scenes import BLUE, GREEN, RED, passes_to, position
from tests.laws import clause
from tests.scenario import changes, names, story, why

EXAMPLE = {"stone": [RED, GREEN], "wool": [RED], "copper": [BLUE, GREEN], "wood": [BLUE]}


@clause("MED-BIG-01")
@pytest.mark.parametrize(
    ("height", "left"), [(1, ["P1", "P2"]), (2, ["P0", "P2"]), (3, ["P0", "P1"])]
)
def test_any_own_worker_is_lifted_and_those_above_sink_in_their_order(
    height: int, left: list[str]
) -> None:
    game, s = position(plains={"wood": [RED, GREEN, BLUE]}, seat=height - 1)
    changed = changes(game, s, f"lift wood {height} to stone")
    assert changed["plains.wood"] == left
    assert changed["plains.stone"] == [f"P{height - 1}"]


@clause("MED-BIG-01")
def test_only_own_workers_are_lifted() -> None:
    game, s = position(
        plains={"wood": [RED, GREEN, BLUE], "wool": [BLUE, RED, GREEN]}, stocks={0: ""}
    )
    assert names(game, s) == [
        "lift wood 1 to copper",
        "lift wood 1 to stone",
        "lift wool 2 to copper",
        "lift wool 2 to stone",
    ]
    assert {
        move: why(game, s, move)
        for move in ("lift wood 2 to stone", "lift wool 1 to stone", "lift stone 1 to wood")
    } == {
        "lift wood 2 to stone": ("no-worker-there", "MED-BIG-01"),
        "lift wool 1 to stone": ("no-worker-there", "MED-BIG-01"),
        "lift stone 1 to wood": ("no-worker-there", "MED-BIG-01"),
    }


@clause("MED-BIG-02")
def test_the_worker_goes_on_top_of_another_plain_with_at_most_two_workers() -> None:
    plains = {"wood": [RED, GREEN], "wool": [BLUE, GREEN, RED], "copper": [BLUE]}
    game, s = position(plains=plains, stocks={0: ""})
    assert names(game, s) == [
        "lift wood 1 to copper",
        "lift wood 1 to stone",
        "lift wool 3 to wood",
        "lift wool 3 to copper",
        "lift wool 3 to stone",
    ]
    assert why(game, s, "lift wood 1 to wood") == ("same-plain", "MED-BIG-02")
    assert why(game, s, "lift wool 3 to wool") == ("same-plain", "MED-BIG-02")
    assert why(game, s, "lift wood 1 to wool") == ("plain-full", "MED-BIG-02")
    assert changes(game, s, "lift wool 3 to wood")["plains.wood"] == ["P0", "P1", "P0"]


@clause("MED-BIG-03", "MED-BIG-04")
@pytest.mark.parametrize(
    ("before", "gained"),
    [
        ([], [1, 0, 0]),
        ([GREEN], [2, 1, 0]),
        ([RED], [3, 0, 0]),
        ([GREEN, BLUE], [3, 1, 2]),
        ([GREEN, GREEN], [3, 3, 0]),
        ([BLUE, RED], [5, 0, 1]),
        ([RED, BLUE], [4, 0, 2]),
    ],
)
def test_the_worker_at_height_h_brings_its_owner_h_chips(
    before: list[int], gained: list[int]
) -> None:
    """Only the destination produces, for all owners on it; workers of one player add up."""
    wool = [RED] if before.count(RED) < 2 else []
    game, s = position(plains={"copper": before, "wool": wool}, stocks={0: "", 1: "", 2: ""})
    changed = changes(game, s, "lift wool 1 to copper")
    assert {key: value for key, value in changed.items() if key.startswith("stocks")} == {
        f"stocks.{seat}.copper": count for seat, count in enumerate(gained) if count
    }
    assert changed["piles.copper"] == 18 - sum(gained)
    assert [key for key in changed if key.startswith("piles")] == ["piles.copper"]


@clause("MED-BIG-05")
@pytest.mark.parametrize(
    ("pile", "gained"),
    [
        (0, [0, 0, 0]),
        (1, [1, 0, 0]),
        (2, [2, 0, 0]),
        (3, [3, 0, 0]),
        (4, [3, 1, 0]),
        (5, [3, 2, 0]),
        (6, [3, 2, 1]),
    ],
)
def test_in_a_shortage_the_top_worker_takes_its_full_amount_first(
    pile: int, gained: list[int]
) -> None:
    """Bottom to top Blue, Green, and Red comes on top."""
    game, s = position(
        plains={"wood": [BLUE, GREEN], "wool": [RED]},
        stocks={0: f"wood {18 - pile}", 1: "", 2: ""},
    )
    changed = changes(game, s, "lift wool 1 to wood")
    before = [18 - pile, 0, 0]
    assert {key: value for key, value in changed.items() if "wood" in key and "s." in key} == {
        "plains.wood": ["P2", "P1", "P0"]
    } | {
        f"stocks.{seat}.wood": before[seat] + count for seat, count in enumerate(gained) if count
    } | ({"piles.wood": pile - sum(gained)} if pile else {})


@clause("MED-BIG-06")
def test_a_big_yield_is_legal_with_an_empty_pile_and_moves_no_druid() -> None:
    """No rune, no points either: nothing changes but the plains and the turn."""
    game, s = position(
        plains={"wood": [BLUE, GREEN], "wool": [RED]},
        stocks={0: "wood 18", 1: "", 2: ""},
        huts={RED: [1], GREEN: [5]},
        temples={BLUE: [9]},
    )
    assert changes(game, s, "lift wool 1 to wood") == passes_to(
        GREEN, **{"plains.wool": [], "plains.wood": ["P2", "P1", "P0"], "idle": 1}
    )


@clause("MED-BIG-07")
def test_rulebook_example_1_stone_for_the_whole_stack() -> None:
    game, s = position(plains=EXAMPLE)
    assert changes(game, s, "lift wool 1 to stone") == passes_to(
        GREEN,
        **{
            "plains.wool": [],
            "plains.stone": ["P0", "P1", "P0"],
            "stocks.0.stone": 1 + 4,
            "stocks.1.stone": 1 + 2,
            "piles.stone": 9,
            "idle": 1,
        },
    )


@clause("MED-BIG-08")
def test_a_worker_taken_out_from_below() -> None:
    game, s = position(plains={"wood": [RED, BLUE, GREEN], "copper": [BLUE]})
    assert changes(game, s, "lift wood 1 to copper") == passes_to(
        GREEN,
        **{
            "plains.wood": ["P2", "P1"],
            "plains.copper": ["P2", "P0"],
            "stocks.0.copper": 1 + 2,
            "stocks.2.copper": 1 + 1,
            "piles.copper": 12,
            "idle": 1,
        },
    )


@clause("MED-BIG-09")
def test_shortage_serves_from_the_top() -> None:
    game, s = position(plains=EXAMPLE, stocks={0: "", 1: ""}, piles="stone 4")
    heard = story(game, s.clone(), "lift wool 1 to stone")
    assert heard == [
        "worker-lifted P0 wool stone",
        "chips-gained P0 stone 3",
        "chips-gained P1 stone 1",
        "turn-began P1",
    ]
    assert changes(game, s, "lift wool 1 to stone") == passes_to(
        GREEN,
        **{
            "plains.wool": [],
            "plains.stone": ["P0", "P1", "P0"],
            "stocks.0.stone": 3,
            "stocks.1.stone": 1,
            "piles.stone": 0,
            "idle": 1,
        },
    )
