"""Who sees what: stocks lie behind screens until the end, everything else is open."""

from typing import Any

import pytest

from dolmen.core.game import Game
from dolmen.core.rng import Rng
from tests.games.meduris.scenes import BLUE, DISTRICTS, GREEN, RED, chips, position, side
from tests.laws import clause
from tests.scenario import Dump, dump, play, view

RICH = {0: "wood 3", 1: "wool 7", 2: "stone 1 copper 2"}


def table(stocks: dict[int, str], **keys: Any) -> tuple[Game[Any], Any]:
    """Red's turn; huts, a temple, chips and runes of all kinds are there."""
    given: dict[str, Any] = {
        "huts": {RED: [12, 13], GREEN: [20]},
        "temples": {BLUE: [14]},
        "chips": {"12": "druid", "25": "two", "3": "hut"},
        "plains": {"wood": [RED, GREEN, BLUE], "stone": [BLUE, RED], "wool": [GREEN]},
        "scores": {RED: 9, BLUE: 3},
        "druid": 20,
    }
    return position(**{**given, "stocks": stocks, **keys})


def expected(stocks: dict[int, str]) -> Dump:
    """The whole view of that table; these stocks are seen."""
    fields: list[Dump] = [
        {"materials": materials, "district": district, "chip": None, "building": None}
        for materials, district in side(32)
    ]
    fields[12] |= {"chip": "druid", "building": {"kind": "hut", "owner": RED, "run": 2}}
    fields[13] |= {"building": {"kind": "hut", "owner": RED, "run": 2}}
    fields[14] |= {"building": {"kind": "temple", "owner": BLUE}}
    fields[20] |= {"building": {"kind": "hut", "owner": GREEN, "run": 1}}
    fields[25] |= {"chip": "two"}
    fields[3] |= {"chip": "hut"}
    players: list[Dump] = [
        {"colour": "red", "marker": 9, "huts": 6, "temples": 2, "workers": 0},
        {"colour": "lightgreen", "marker": 5, "huts": 7, "temples": 2, "workers": 0},
        {"colour": "blue", "marker": 3, "huts": 8, "temples": 1, "workers": 0},
    ]
    for seat, stock in stocks.items():
        players[seat]["stock"] = chips(stock)
    return {
        "step": "act",
        "seat": RED,
        "asked": RED,
        "face": "copper",
        "druid": 20,
        "fields": fields,
        "plains": {"wood": [0, 1, 2], "wool": [1], "copper": [], "stone": [2, 0]},
        "piles": chips("wood 15 wool 11 copper 16 stone 17"),
        "runes": dict.fromkeys(DISTRICTS) | {"arch": RED, "wave": GREEN},
        "players": players,
        "payment": None,
        "last_turns": 0,
        "final": False,
    }


@clause("MED-SETUP-14")
@pytest.mark.parametrize("seat", [RED, GREEN, BLUE, None])
def test_a_viewer_sees_all_but_the_stocks_of_others(seat: int | None) -> None:
    game, s = table(RICH)
    own = {} if seat is None else {seat: RICH[seat]}
    assert view(game, s, seat) == expected(own)


@clause("MED-SETUP-14", "MED-SETUP-15")
@pytest.mark.parametrize("seat", [RED, GREEN, BLUE, None])
def test_open_stocks_are_seen_by_all(seat: int | None) -> None:
    game, s = table(RICH, options={"open_stocks": True})
    assert view(game, s, seat) == expected(RICH)


@clause("MED-SETUP-14")
@pytest.mark.parametrize("seat", [RED, GREEN, BLUE, None])
def test_after_the_end_all_stocks_are_seen_and_markers_show_the_final_scores(
    seat: int | None,
) -> None:
    game, s = table(RICH, step="over", final=True, mark=20)
    shown = view(game, s, seat)["players"]
    assert [player["stock"] for player in shown] == [chips(RICH[n]) for n in range(3)]
    # Red 9 + rune, Green 5 + rune, Blue 3 + two huts beside the temple.
    assert [player["marker"] for player in shown] == game.scores(s) == [10, 6, 5]


@clause("MED-SETUP-14")
def test_stocks_of_others_make_no_difference_to_what_a_seat_sees() -> None:
    """Not even their number: the same piles, other owners."""
    game, one = table({0: "wood 3", 1: "wool 7", 2: "stone 1 copper 2"})
    _, other = table({0: "wood 3", 1: "copper 2", 2: "wool 7 stone 1"})
    assert view(game, one, RED) == view(game, other, RED)
    assert view(game, one, None) == view(game, other, None)
    assert game.observe(one, RED) == game.observe(other, RED)
    assert view(game, one, GREEN) != view(game, other, GREEN)
    assert game.observe(one, GREEN) != game.observe(other, GREEN)


@pytest.mark.parametrize(
    ("moves", "payment"),
    [
        (
            ["temple 18"],
            {"field": 18, "due": {"stone": 1, "wood": 1}, "replacing": None, "to_give": 0},
        ),
        (
            ["temple 18", "replace stone", "give wood"],
            {"field": 18, "due": {"stone": 0, "wood": 1}, "replacing": "stone", "to_give": 2},
        ),
        (
            ["swap for wool", "give wood"],
            {"field": None, "due": {"wool": 0}, "replacing": "wool", "to_give": 2},
        ),
        (["lift wood 1 to wool"], None),
    ],
)
def test_what_is_being_paid_is_seen_by_all(moves: list[str], payment: object) -> None:
    game, s = position(
        stocks={0: "wood 4 stone 3"}, plains={"wood": [RED, GREEN, BLUE], "stone": [RED, GREEN]}
    )
    play(game, s, *moves)
    assert [view(game, s, seat)["payment"] for seat in (0, 1, 2, None)] == [payment] * 4


def test_an_offering_of_one_is_seen_as_its_price() -> None:
    game, s = position(
        "offer",
        huts={GREEN: [9]},
        temples={RED: [20, 22], BLUE: [25]},
        druid=9,
        asked=GREEN,
        built=True,
        face="wool",
        payment={"field": 9},
        stocks={1: "wool 1 wood 3"},
    )
    assert view(game, s, None)["payment"] is None
    play(game, s, "offer wool")
    assert view(game, s, None)["payment"] == {
        "field": 9,
        "due": {"wool": 1},
        "replacing": None,
        "to_give": 0,
    }


def test_a_seat_observes_itself_first() -> None:
    game, s = table(RICH)
    seen = game.observation.named(game.observe(s, RED))
    assert seen == {
        "buildings": on_fields({12: 1, 13: 1, 14: 7, 20: 2}),
        "chips": on_fields({12: 3, 25: 1, 3: 2}),
        "runs": on_fields({12: 2, 13: 2, 20: 1}),
        "plains": [1, 2, 3, 2, 0, 0, 0, 0, 0, 3, 1, 0],
        "piles": [15, 11, 16, 17],
        "runes": [0, 0, 0, 1, 0, 2, 0, 0, 0],
        "markers": [9, 5, 3],
        "huts": [6, 7, 8],
        "temples": [2, 2, 1],
        "workers": [0, 0, 0],
        "stocks": [3, 0, 0, 0, *[-1] * 8],
        "step": [3],
        "turn": [0],
        "asked": [0],
        "idle": [0, 0],
        "druid": [20],
        "face": [2],
        "purpose": [0],
        "field": [-1],
        "materials": [-1, -1],
        "due": [0, 0],
        "replacing": [-1],
        "to_give": [0],
        "lowest": [0],
        "built": [0],
        "last_turns": [0],
        "final_round": [0],
        "last_hut": [-1],
        "chips_laid": [0],
        "chip_fields": [-1, -1],
    }
    assert game.observation.named(game.observe(s, BLUE)) == {
        **seen,
        "buildings": on_fields({12: 2, 13: 2, 14: 5, 20: 3}),
        "plains": [2, 3, 1, 3, 0, 0, 0, 0, 0, 1, 2, 0],
        "runes": [0, 0, 0, 2, 0, 3, 0, 0, 0],
        "markers": [3, 9, 5],
        "huts": [8, 6, 7],
        "temples": [1, 2, 2],
        "stocks": [0, 0, 2, 1, *[-1] * 8],
        "turn": [1],
        "asked": [1],
    }


def on_fields(found: dict[int, int]) -> list[int]:
    """The numbers of the 32 fields."""
    return [found.get(field, 0) for field in range(32)]


@clause("MED-SETUP-14")
def test_for_bots_every_stock_counts_as_known() -> None:
    """A perfect memory has it from the log, so a determinized position is the true one."""
    game, s = table(RICH)
    world = game.determinize(s, RED, Rng(1))
    assert world is not s
    assert world.numbers() == s.numbers()
    assert dump(game, world) == dump(game, s)
