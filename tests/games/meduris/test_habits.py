"""What hardly needs a thought: pointless moves, and how payments and offerings are finished."""

from typing import Any

import pytest

from dolmen.core.game import new_buffer
from dolmen.games.meduris.habits import habit, sensible, settle
from tests.games.meduris.scenes import BLUE, GREEN, RED, position
from tests.scenario import names, play


def kept(game: Any, s: Any) -> list[str]:
    """The names of the sensible moves."""
    out = new_buffer(game.moves.count)
    count = sensible(s.d, out)
    return [game.moves.name(int(out[i])) for i in range(count)]


def usual(game: Any, s: Any) -> str:
    """The name of the usual move."""
    return str(game.moves.name(int(habit(s.d, new_buffer(game.moves.count)))))


# Pointless moves


def test_no_swap_on_its_own_and_no_worker_to_an_empty_pile() -> None:
    """Nor the upper one of two workers of one's own, since lifting the lower one leaves the same.
    Two temples and all huts are payable with wood and wool only where the field shows both."""
    game, s = position(
        stocks={0: "wood 3 wool 1", 2: ""},
        piles="stone 0",
        plains={"wood": [RED, RED, GREEN], "stone": [BLUE], "copper": [GREEN], "wool": [BLUE]},
    )
    assert {"swap for wool", "swap for copper"} <= set(names(game, s))
    lifts = [name for name in names(game, s) if name.startswith("lift")]
    assert lifts == [
        "lift wood 1 to wool",
        "lift wood 1 to copper",
        "lift wood 1 to stone",
        "lift wood 2 to wool",
        "lift wood 2 to copper",
        "lift wood 2 to stone",
    ]
    rest = [name for name in names(game, s) if name.startswith(("hut", "temple"))]
    assert kept(game, s) == ["lift wood 1 to wool", "lift wood 1 to copper", *rest]


def test_where_nothing_makes_sense_everything_is_left() -> None:
    game, s = position(
        stocks={0: "", 2: ""},
        piles="wood 0 wool 0 copper 0 stone 0",
        plains={"wood": [RED, GREEN], "wool": [RED], "copper": [GREEN], "stone": [BLUE, BLUE]},
    )
    assert kept(game, s) == names(game, s)
    assert {name.split()[0] for name in names(game, s)} == {"lift"}


def test_what_can_be_paid_is_paid() -> None:
    game, s = position(stocks={0: "wood 4 wool 2 stone 1"})
    play(game, s, "hut 18")
    assert names(game, s) == ["replace stone", "pay"]
    assert kept(game, s) == ["pay"]
    assert usual(game, s) == "pay"


def test_what_is_missing_is_replaced() -> None:
    """By what there is most of: wool, though wood comes first."""
    game, s = position(stocks={0: "wood 3 wool 4"})
    play(game, s, "hut 18")
    assert kept(game, s) == names(game, s) == ["replace stone"]
    play(game, s, usual(game, s))
    assert names(game, s) == ["give wood", "give wool"]
    assert usual(game, s) == "give wool"


def test_at_a_lone_hut_one_material_is_as_good_as_both() -> None:
    game, s = asked(9, "wool 1 stone 1")
    assert names(game, s) == ["offer nothing", "offer wool", "offer stone", "offer both"]
    assert kept(game, s) == ["offer nothing", "offer wool", "offer stone"]
    game, s = asked(9, "wool 1 stone 1", row=[10])
    assert kept(game, s) == names(game, s)


def test_a_chip_for_nothing_is_taken() -> None:
    game, s = position("take", face="plus", asked=RED)
    assert names(game, s)[-1] == "decline"
    assert kept(game, s) == names(game, s)[:-1]


def test_what_goes_back_is_a_matter_of_thought() -> None:
    game, s = position("return", face="minus", asked=RED)
    assert kept(game, s) == names(game, s)


# What is under way


def asked(
    field: int, stock: str, row: list[int] | None = None, final: bool = False, **keys: Any
) -> tuple[Any, Any]:
    """The druid asks Green at a hut."""
    more = {"mark": 20} if final else {"built": True, "face": "wool"}
    return position(
        "offer",
        huts={GREEN: [field, *(row or [])], RED: [20]},
        temples={RED: [1, 2], BLUE: [4]},
        druid=field,
        asked=GREEN,
        final=final,
        payment={"field": field},
        stocks={1: stock},
        **more,
        **keys,
    )


@pytest.mark.parametrize(
    ("stock", "row", "final", "chips", "usually"),
    [
        # Field 9 wants wool and stone.
        ("wool 1 stone 1", [10], False, {}, "offer both"),
        ("wool 1", [10], False, {"9": "druid"}, "offer chip"),
        ("wool 1 wood 3", [10], False, {}, "offer wool"),
        ("wool 1 wood 3", [10, 11], False, {}, "offer both"),
        ("wool 1 wood 2", [10, 11], False, {}, "offer wool"),
        ("wool 1 stone 2", [], False, {}, "offer stone"),
        ("wool 1 stone 1", [], False, {"9": "druid"}, "offer wool"),
        ("wood 4", [], False, {}, "offer nothing"),
        ("wood 4", [], True, {}, "offer wool"),
        ("wood 2", [], True, {}, "offer nothing"),
        ("wood 2", [], True, {"9": "druid"}, "offer chip"),
    ],
)
def test_the_usual_offering(
    stock: str, row: list[int], final: bool, chips: dict[str, str], usually: str
) -> None:
    """Both in a row, by a swap in a long one; one at a lone hut, of what there is most; a swap for
    a single point only when chips are of no more use."""
    game, s = asked(9, stock, row, final, chips=chips)
    if usually == "offer wool" and stock.startswith("wood"):
        # The first material of the field that can be had at all.
        assert "offer wool" in names(game, s)
    assert usual(game, s) == usually


def test_what_is_under_way_is_finished_on_a_copy() -> None:
    """Red builds in the row; then the druid asks Green twice, who has for one of them, and Red."""
    game, s = position(
        huts={GREEN: [9, 10], RED: [20, 21]},
        druid=21,
        stocks={0: "copper 3 wool 3 wood 1", 1: "wool 1 stone 1"},
    )
    assert settle(s, new_buffer(game.moves.count)) is s
    play(game, s, "hut 11")
    assert game.dump(s)["step"] == "offer"
    before = game.dump(s)
    c = settle(s, new_buffer(game.moves.count))
    assert game.dump(s) == before
    after: Any = game.dump(c)
    assert (after["step"], after["seat"]) == ("roll", GREEN)
    # Green gave both at 9 and had nothing at 10; Red had neither copper nor wool left at 11, and
    # one wood is no swap.
    assert [sum(row.values()) for row in after["stocks"][:2]] == [1, 0]
    assert [row["offerings"] for row in after["points"][:2]] == [0, 3]
    assert [row["refusals"] for row in after["points"][:2]] == [1, 1]
