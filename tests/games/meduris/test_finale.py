"""Chapter FINALE: what ends the game, and the final circuit."""

from typing import Any

import pytest

from dolmen.core.game import OVER, Game
from tests.games.meduris.scenes import (
    BLUE,
    GREEN,
    RED,
    druid_at,
    markers,
    passes_to,
    position,
    run_through,
)
from tests.laws import clause
from tests.scenario import changes, dump, names, play, story, view, why

PLAINS = {"wood": [RED, GREEN, BLUE], "stone": [RED, GREEN, BLUE]}
EMPTY = "wood 0 wool 0 copper 0 stone 0"
# Red's last worker move before the final round: the limit of one round is reached.
ENDING: dict[str, Any] = {"options": {"idle_limit": 1}, "idle": 2, "plains": PLAINS}


def last_piece(**keys: Any) -> tuple[Game[Any], Any]:
    """Green has one hut left to place, and the chips for it on field 30."""
    return position(
        huts={GREEN: range(2, 16, 2), RED: [20], BLUE: [24]},
        temples={GREEN: [17, 18]},
        druid=14,
        seat=GREEN,
        plains=PLAINS,
        stocks={1: "stone 1 copper 1"},
        **keys,
    )


def idle_turn(game: Game[Any], s: Any) -> None:
    """A turn that yields on any plain but wood, and brings no construction."""
    play(game, s, "roll copper")
    lifts = [move for move in names(game, s) if move.startswith("lift")]
    play(game, s, next(move for move in lifts if not move.endswith("to wood")))


@clause("MED-FINALE-01")
def test_who_has_placed_everything_triggers_the_finale_after_druid_and_ritual() -> None:
    game, s = last_piece()
    assert changes(game, s, "hut 30") == {
        "step": "offer",
        "asked": RED,
        "druid": 20,
        "built": True,
        "payment.field": 20,
        "stocks.1.stone": 0,
        "stocks.1.copper": 0,
        "piles.stone": 16,
        "piles.copper": 16,
        "buildings": {str(field): "hut P1" for field in range(2, 16, 2)}
        | {"17": "temple P1", "18": "temple P1", "20": "hut P0", "24": "hut P2", "30": "hut P1"},
        "runes": dump(game, s)["runes"],
    }
    assert story(game, s.clone(), "offer nothing") == [
        "refused P0 1",
        "last-turns P1",
        "turn-began P2",
    ]
    assert changes(game, s, "offer nothing") == passes_to(
        BLUE,
        **{"points.0.refusals": 1, "built": False, "payment.field": None, "last_turns": 2},
    )


@clause("MED-FINALE-01")
@pytest.mark.parametrize(
    ("huts", "temples"), [(range(2, 16, 2), [17]), (range(2, 14, 2), [17, 18])]
)
def test_one_piece_left_triggers_nothing(huts: range, temples: list[int]) -> None:
    game, s = position(
        huts={GREEN: huts, RED: [20]},
        temples={GREEN: temples},
        druid=20,
        seat=GREEN,
        plains=PLAINS,
        stocks={1: "stone 1 copper 1"},
    )
    play(game, s, "hut 30", "offer nothing")
    assert dump(game, s)["last_turns"] == 0


@clause("MED-FINALE-02", "MED-FINALE-09")
def test_every_other_player_takes_one_more_turn_and_the_trigger_none() -> None:
    game, s = last_piece()
    play(game, s, "hut 30", "offer nothing")
    seen = []
    for _ in range(2):
        seen.append((dump(game, s)["seat"], dump(game, s)["last_turns"]))
        idle_turn(game, s)
    assert seen == [(BLUE, 2), (RED, 1)]
    assert (dump(game, s)["step"], dump(game, s)["final"]) == ("offer", True)
    assert (dump(game, s)["mark"], dump(game, s)["druid"]) == (20, 24)


@clause("MED-FINALE-02")
def test_if_others_finish_in_the_last_turns_nothing_is_added() -> None:
    game, s = position(
        "roll",
        huts={GREEN: range(2, 18, 2), BLUE: range(3, 17, 2)},
        temples={GREEN: [18, 20], BLUE: [21, 22]},
        druid=16,
        seat=BLUE,
        last_turns=2,
        plains=PLAINS,
        stocks={2: "stone 1 wool 1", 1: ""},
    )
    play(game, s, "roll copper", "hut 31", "offer nothing")
    assert (dump(game, s)["seat"], dump(game, s)["last_turns"]) == (RED, 1)
    idle_turn(game, s)
    assert (dump(game, s)["step"], dump(game, s)["final"]) == ("offer", True)


@clause("MED-FINALE-03", "MED-FINALE-14")
def test_with_empty_piles_and_no_construction_in_a_round_the_final_round_starts() -> None:
    game, s = position("roll", piles=EMPTY, plains=PLAINS, huts={GREEN: [9]})
    seen = []
    for _ in range(3):
        idle_turn(game, s)
        seen.append((dump(game, s)["step"], dump(game, s)["seat"], dump(game, s)["stale"]))
    assert seen == [("roll", GREEN, 1), ("roll", BLUE, 2), ("offer", BLUE, 3)]
    assert (dump(game, s)["final"], dump(game, s)["druid"], dump(game, s)["last_turns"]) == (
        True,
        9,
        0,
    )


@clause("MED-FINALE-03", "MED-FINALE-14")
def test_a_chip_that_stays_in_a_pile_begins_the_count_anew() -> None:
    game, s = position(
        "roll",
        plains={"wood": [RED, GREEN, BLUE], "stone": [RED, GREEN, BLUE]},
        piles=EMPTY,
        stocks={1: "wood 1", 2: ""},
        huts={GREEN: [9]},
    )
    counted = []
    for moves in (
        ["roll copper", "lift wood 1 to wool"],
        # Green returns a wood and Red a stone: one chip each stays, and Green's worker takes none.
        ["roll minus", "return wood", "return stone", "lift wood 1 to copper"],
        ["roll stone", "lift wood 1 to wool"],
        ["roll wood", "lift stone 1 to copper"],
        ["roll wool", "lift stone 1 to wool"],
    ):
        play(game, s, *moves)
        counted.append((dump(game, s)["stale"], dump(game, s)["piles"]))
    assert [stale for stale, _ in counted][:2] == [1, 0]
    assert counted[1][1] == {"wood": 1, "wool": 0, "copper": 0, "stone": 1}
    # Blue's turn takes the stone, but the wood stays in its pile to the end of Blue's turn too.
    assert counted[2] == (0, {"wood": 1, "wool": 0, "copper": 0, "stone": 0})
    assert (dump(game, s)["final"], dump(game, s)["step"]) == (False, "roll")


@clause("MED-FINALE-14")
def test_after_one_chip_stayed_counting_begins_with_the_next_turn() -> None:
    """The returned chip is taken in Blue's turn, so that this turn is the first that counts."""
    game, s = position(
        "roll",
        plains={"wood": [RED, GREEN, BLUE], "stone": [RED, GREEN, BLUE]},
        piles=EMPTY,
        stocks={1: "", 2: ""},
        huts={GREEN: [9]},
    )
    stale = []
    for moves in (
        ["roll copper", "lift wood 1 to wool"],
        ["roll minus", "return stone", "lift wood 1 to copper"],
        ["roll stone", "lift wood 1 to wool"],
        ["roll copper", "lift wool 1 to copper"],
        ["roll copper", "lift stone 2 to wood"],
    ):
        assert dump(game, s)["final"] is False
        play(game, s, *moves)
        stale.append(dump(game, s)["stale"])
    assert stale == [1, 0, 1, 2, 3]
    assert (dump(game, s)["final"], dump(game, s)["seat"]) == (True, GREEN)


@clause("MED-FINALE-03")
def test_a_construction_begins_the_count_anew() -> None:
    game, s = position(
        "roll",
        piles="wood 0 wool 0 copper 0 stone 0",
        plains=PLAINS,
        stale=2,
        idle=2,
        chips={"20": "hut"},
    )
    play(game, s, "roll copper", "hut 20")
    assert (dump(game, s)["stale"], dump(game, s)["idle"], dump(game, s)["step"]) == (0, 0, "roll")


@clause("MED-FINALE-03")
def test_without_the_option_empty_piles_end_nothing() -> None:
    game, s = position(
        "roll", piles=EMPTY, plains=PLAINS, huts={GREEN: [9]}, options={"stalemate_end": False}
    )
    for _ in range(9):
        idle_turn(game, s)
    assert (dump(game, s)["step"], dump(game, s)["final"], dump(game, s)["stale"]) == (
        "roll",
        False,
        9,
    )


@clause("MED-FINALE-04")
def test_in_the_final_round_there_is_only_offering() -> None:
    game, s = position(
        huts={GREEN: [9], RED: [20]},
        temples={BLUE: [5, 30]},
        druid=9,
        stocks={0: "wood 1 stone 1"},
        **ENDING,
    )
    play(game, s, "lift wood 1 to copper")
    assert dump(game, s) | {"stocks": [], "piles": {}} == dump(game, s) | {
        "step": "offer",
        "seat": RED,
        "asked": RED,
        "face": None,
        "druid": 20,
        "final": True,
        "mark": 9,
        "stocks": [],
        "piles": {},
    }
    assert names(game, s) == ["offer nothing", "offer wood", "offer stone", "offer both"]
    refused = ["lift wool 1 to wood", "hut 10", "temple 10", "swap for wood"]
    assert {move: why(game, s, move) for move in refused} == dict.fromkeys(
        refused, ("offering-first", "MED-TURN-03")
    )
    assert why(game, s, "roll wood") == ("chance-decides", "MED-SMALL-01")
    play(game, s, "offer nothing", "offer nothing")
    assert game.actor(s) == OVER


@clause("MED-FINALE-05")
@pytest.mark.parametrize(
    ("huts", "druid", "order"),
    [
        ([9, 20, 25, 28], 9, [20, 25, 28, 9]),
        ([9, 20, 25, 28], 28, [9, 20, 25, 28]),
        ([30, 31, 0, 5], 0, [5, 30, 31, 0]),
        ([8, 9, 20, 21], 21, [8, 9, 20, 21]),
    ],
)
def test_the_circuit_asks_every_hut_once_and_ends_at_the_mark(
    huts: list[int], druid: int, order: list[int]
) -> None:
    game, s = position(huts={GREEN: huts}, druid=druid, **ENDING)
    play(game, s, "lift wood 1 to copper")
    seen = run_through(game, s, ["offer nothing"] * len(order))
    assert [place for _, _, place in seen] == order
    assert (game.actor(s), dump(game, s)["druid"]) == (OVER, druid)


@clause("MED-FINALE-05")
def test_the_only_hut_is_asked_once() -> None:
    game, s = position(huts={GREEN: [9]}, temples={RED: [2, 3], BLUE: [5]}, druid=9, **ENDING)
    play(game, s, "lift wood 1 to copper")
    assert (game.actor(s), dump(game, s)["druid"], dump(game, s)["mark"]) == (GREEN, 9, 9)
    play(game, s, "offer nothing")
    assert game.actor(s) == OVER


@clause("MED-FINALE-06")
def test_offerings_of_the_circuit_follow_the_rules_of_the_ritual() -> None:
    """All options, run size, a point less, replacement, druid chip."""
    game, s = position(
        huts={GREEN: [8, 9], RED: [12], BLUE: [31]},
        chips={"12": "druid"},
        druid=31,
        stocks={1: "stone 1 copper 1 wood 3", 0: "wood 1"},
        scores={BLUE: 0},
        **ENDING,
    )
    play(game, s, "lift wood 1 to copper")
    assert names(game, s) == ["offer nothing", "offer copper", "offer stone", "offer both"]
    play(game, s, "offer both", "pay")
    assert names(game, s) == ["offer nothing", "offer wool", "offer stone"]
    play(game, s, "offer wool", "replace wool", "give wood", "give wood", "give wood")
    assert names(game, s) == ["offer nothing", "offer copper", "offer chip"]
    play(game, s, "offer chip", "offer nothing")
    assert game.actor(s) == OVER
    assert dump(game, s)["points"] == [
        {"offerings": 1, "refusals": 0, "bonus": 0, "interim": 0},
        {"offerings": 3, "refusals": 0, "bonus": 0, "interim": 0},
        {"offerings": 0, "refusals": 5, "bonus": 0, "interim": 0},
    ]


@clause("MED-FINALE-07")
def test_after_the_circuit_come_the_final_scoring_and_the_end() -> None:
    """Across the river and without interim scoring."""
    game, s = position(
        huts={GREEN: [8, 9], RED: [12], BLUE: [31]}, temples={BLUE: [10]}, druid=12, **ENDING
    )
    assert story(game, s, "lift wood 1 to copper", *["offer nothing"] * 4) == [
        "worker-lifted P0 wood copper",
        "chips-gained P0 copper 1",
        "circuit",
        "druid-at 31 P2",
        "refused P2 1",
        "druid-at 8 P1",
        "refused P1 1",
        "druid-at 9 P1",
        "refused P1 1",
        "druid-at 12 P0",
        "refused P0 1",
        "ended",
    ]
    assert names(game, s) == []
    every = range(game.moves.count)
    assert {game.reasons[game.reason(s, move)].clause for move in every} == {"MED-FINALE-07"}
    assert game.scores(s) == [5 - 1 + 1, 5 - 2 + 1, 5 - 1 + 2 + 1]
    assert markers(game, s) == game.scores(s)


@clause("MED-FINALE-08")
def test_the_order_of_a_circuit_and_its_run_sizes() -> None:
    game, s = position(
        huts={GREEN: [2, 15, 16], RED: [18, 19], BLUE: [20, 22]},
        temples={BLUE: [21]},
        druid=20,
        stocks={
            1: "wool 2 copper 2 stone 1 wood 1",
            0: "stone 1 wood 1 wool 1 copper 1",
            2: "wood 2 stone 1 copper 1",
        },
        **ENDING,
    )
    play(game, s, "lift wood 1 to wool")
    seen = []
    while game.actor(s) != OVER:
        place, seat = dump(game, s)["druid"], game.actor(s)
        before = dump(game, s)["points"][seat]["offerings"]
        play(game, s, "offer both")
        if dump(game, s)["step"] == "pay":
            play(game, s, "pay")
        seen.append((place, dump(game, s)["points"][seat]["offerings"] - before))
    assert seen == [(22, 1), (2, 1), (15, 2), (16, 2), (18, 3), (19, 3), (20, 3)]
    assert [row["interim"] for row in dump(game, s)["points"]] == [0, 0, 0]


@clause("MED-FINALE-10")
@pytest.mark.parametrize(
    ("chips", "ends"), [({}, False), ({"0": "two", "10": "two", "20": "hut", "30": "hut"}, True)]
)
def test_the_game_ends_when_nobody_has_a_piece_that_a_free_field_could_take(
    chips: dict[str, str], ends: bool
) -> None:
    """A temple needs a field without a chip; prices do not matter: all stocks are empty."""
    game, s = nobody_can_place(chips)
    play(game, s, "lift wood 1 to wool")
    assert dump(game, s)["final"] is ends
    assert dump(game, s)["step"] == ("offer" if ends else "roll")
    assert dump(game, s)["last_turns"] == 0


@clause("MED-FINALE-10")
def test_a_single_hut_in_reserve_keeps_the_game_going() -> None:
    game, s = nobody_can_place({"0": "two", "10": "two", "20": "hut", "30": "hut"}, left_out=1)
    play(game, s, "lift wood 1 to wool")
    assert (dump(game, s)["final"], dump(game, s)["step"]) == (False, "roll")


def nobody_can_place(chips: dict[str, str], left_out: int = 0) -> tuple[Game[Any], Any]:
    """Four players, no hut in any reserve, one temple each; fields 0, 10, 20, 30 are unbuilt."""
    fields = [f for f in range(40) if f % 10 and f % 10 != 5]
    huts = {seat: fields[8 * seat : 8 * seat + 8] for seat in range(4)}
    huts[3] = huts[3][left_out:]
    return position(
        seats=4,
        huts=huts,
        temples={seat: [10 * seat + 5] for seat in range(4)},
        druid=9,
        chips=chips,
        stocks=dict.fromkeys(range(4), ""),
        plains={"wood": [0, 1, 2], "copper": [3, 0, 1], "stone": [2, 3]},
    )


@clause("MED-FINALE-11")
def test_from_the_steps_every_hut_is_asked_from_field_0_on() -> None:
    """Run sizes count across the river, and there is no mark."""
    game, s = position(
        huts={RED: [31], GREEN: [0], BLUE: [9]},
        stocks={0: "wool 1 stone 1", 1: "wool 1 copper 1", 2: "wool 1 stone 1"},
        **ENDING,
    )
    play(game, s, "lift wood 1 to copper")
    seen = run_through(game, s, ["offer both"] * 3)
    assert seen == [("offer both", GREEN, 0), ("offer both", BLUE, 9), ("offer both", RED, 31)]
    assert [row["offerings"] for row in dump(game, s)["points"]] == [2, 2, 1]
    assert game.actor(s) == OVER


@clause("MED-FINALE-11")
@pytest.mark.parametrize("temples", [{}, {RED: [5]}, {RED: [5, 9], BLUE: [20, 22], GREEN: [30]}])
def test_without_any_hut_the_circuit_is_skipped(temples: dict[int, list[int]]) -> None:
    game, s = position(temples=temples, **ENDING, **druid_at("step3", 5 * (len(temples) == 3)))
    assert story(game, s, "lift wood 1 to copper") == [
        "worker-lifted P0 wood copper",
        "chips-gained P0 copper 1",
        "circuit",
        "ended",
    ]
    assert (game.actor(s), game.scores(s)) == (OVER, [5, 5, 5])


@clause("MED-FINALE-12")
@pytest.mark.parametrize(("seats", "limit"), [(2, 1), (3, 2), (4, 3), (3, 20)])
def test_so_many_rounds_without_a_construction_start_the_final_round(
    seats: int, limit: int
) -> None:
    game, s = position(
        "roll", seats=seats, options={"idle_limit": limit}, huts={0: [9]}, stocks={0: ""}
    )
    turns = 0
    while not dump(game, s)["final"]:
        idle_turn(game, s)
        turns += 1
    assert turns == limit * seats
    assert (dump(game, s)["step"], dump(game, s)["last_turns"]) == ("offer", 0)


@clause("MED-FINALE-12")
def test_with_limit_0_nothing_forces_an_end() -> None:
    game, s = position("roll", options={"idle_limit": 0}, huts={0: [9]}, idle=1000)
    for _ in range(70):
        idle_turn(game, s)
    assert (dump(game, s)["step"], dump(game, s)["idle"]) == ("roll", 1070)


@clause("MED-FINALE-13")
def test_during_last_turns_no_other_test_is_made() -> None:
    """A round without construction and with empty piles would end it, but two turns are left."""
    keys: dict[str, Any] = {
        "options": {"idle_limit": 1},
        "idle": 2,
        "stale": 2,
        "plains": PLAINS,
        "stocks": {0: "wood 18 wool 18 copper 18 stone 18", 1: "", 2: ""},
    }
    done: dict[str, Any] = {
        "huts": {BLUE: range(0, 16, 2)},
        "temples": {BLUE: [20, 22]},
        "druid": 14,
    }
    game, s = position("roll", last_turns=2, **keys, **done)
    idle_turn(game, s)
    assert (dump(game, s)["last_turns"], dump(game, s)["final"]) == (1, False)
    game, s = position("roll", **keys, huts={GREEN: [9]})
    idle_turn(game, s)
    assert (dump(game, s)["last_turns"], dump(game, s)["final"]) == (0, True)


@clause("MED-FINALE-13")
def test_all_placed_comes_before_nobody_can_place() -> None:
    """The last piece of all is placed and no field is left that a piece could take: others still
    have their last turns."""
    fields = [f for f in range(40) if f % 10 and f % 10 != 5]
    huts = {seat: fields[8 * seat : 8 * seat + 8] for seat in range(4)}
    huts[0] = huts[0][1:]
    game, s = position(
        seats=4,
        huts=huts,
        temples={0: [5, 0], 1: [15], 2: [25], 3: [35]},
        druid=9,
        chips={"10": "two", "20": "hut", "30": "hut"},
        stocks={0: "stone 18 wood 18", 1: "", 2: "", 3: ""},
        plains={"wood": [0, 1, 2], "copper": [3, 0, 1], "stone": [2, 3]},
    )
    play(game, s, "hut 1", "pay", *["offer nothing"] * 4)
    assert (dump(game, s)["last_turns"], dump(game, s)["final"], dump(game, s)["seat"]) == (
        3,
        False,
        1,
    )


@clause("MED-FINALE-15")
def test_the_circuit_from_the_steps_begins_at_field_0() -> None:
    game, s = position(
        huts={RED: [31], GREEN: [0]},
        stocks={0: "wool 18 copper 17 wood 18 stone 18", 1: "copper 1", 2: ""},
        plains=PLAINS,
        stale=2,
        idle=2,
        seat=BLUE,
    )
    assert dump(game, s)["druid"] == "step2"
    play(game, s, "lift wood 3 to wool")
    assert [dump(game, s)["druid"], dump(game, s)["final"], game.actor(s)] == [0, True, GREEN]
    play(game, s, "offer copper")
    assert [dump(game, s)["druid"], game.actor(s)] == [31, RED]
    play(game, s, "offer both", "pay")
    assert game.actor(s) == OVER
    assert dump(game, s)["points"] == [
        {"offerings": 2, "refusals": 0, "bonus": 0, "interim": 0},
        {"offerings": 1, "refusals": 0, "bonus": 0, "interim": 0},
        {"offerings": 0, "refusals": 0, "bonus": 0, "interim": 0},
    ]


@clause("MED-FINALE-16")
def test_four_chip_fields_and_only_temples_left_start_the_final_round() -> None:
    game, s = nobody_can_place({"0": "two", "10": "two", "20": "hut", "30": "hut"})
    reserves = [(player["huts"], player["temples"]) for player in view(game, s, None)["players"]]
    assert reserves == [(0, 1)] * 4
    assert story(game, s, "lift wood 1 to wool") == [
        "worker-lifted P0 wood wool",
        "chips-gained P0 wool 1",
        "circuit",
        "druid-at 11 P1",
    ]


@clause("MED-FINALE-17")
def test_forty_idle_turns_of_two_players_start_the_final_round() -> None:
    game, s = position("roll", seats=2, huts={0: [9]}, stocks={0: "", 1: ""})
    finals = []
    for _ in range(40):
        idle_turn(game, s)
        assert dump(game, s)["piles"]["wood"] > 0
        finals.append(dump(game, s)["final"])
    assert finals == [False] * 39 + [True]


@clause("MED-FINALE-17")
def test_a_construction_in_the_thirty_ninth_turn_puts_the_end_off() -> None:
    game, s = position("roll", seats=2, huts={0: [9]}, stocks={0: "", 1: ""})
    for _ in range(38):
        idle_turn(game, s)
    play(game, s, "roll copper")
    play(game, s, next(move for move in names(game, s) if move.startswith("temple")))
    if dump(game, s)["step"] == "pay":
        play(game, s, "pay")
    idle_turn(game, s)
    assert (dump(game, s)["final"], dump(game, s)["idle"]) == (False, 1)
