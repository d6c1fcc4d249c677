"""Chapter SWAP: three chips for one, inside a payment and on its own."""

from itertools import combinations_with_replacement
from typing import Any

import pytest

from dolmen.core.game import Game
from dolmen.core.rng import Rng
from tests.games.meduris.payments import (
    Chips,
    legal_payments,
    payable,
    reached_payments,
    stock_of,
)
from tests.games.meduris.scenes import (
    BLUE,
    GREEN,
    MATERIALS,
    RED,
    at,
    chips,
    passes_to,
    position,
    side,
)
from tests.laws import clause
from tests.scenario import changes, dump, names, play, why

PLAINS = {"wood": [RED, GREEN, BLUE], "stone": [RED, GREEN, BLUE]}


def text(stock: Chips) -> str:
    return " ".join(f"{name} {count}" for name, count in zip(MATERIALS, stock, strict=True))


def blue(stock: str, **keys: Any) -> tuple[Game[Any], Any]:
    """Blue is active with that stock."""
    return position(seat=BLUE, stocks={2: stock, 0: "", 1: ""}, **keys)


@clause("MED-SWAP-01")
@pytest.mark.parametrize(
    "triple",
    [triple for triple in combinations_with_replacement(MATERIALS, 3) if "stone" not in triple],
)
def test_a_required_chip_is_replaced_by_three_of_other_materials_alike_or_mixed(
    triple: tuple[str, ...],
) -> None:
    """For a hut on field 18, stone + wood: the stone is replaced, its pile may be empty."""
    counts = {m: triple.count(m) + (m == "wood") for m in MATERIALS}
    stock = " ".join(f"{m} {count}" for m, count in counts.items())
    game, s = position(seat=BLUE, stocks={2: stock, 0: "stone 18", 1: ""})
    changed = changes(game, s, "hut 18", "replace stone", *(f"give {m}" for m in triple))
    assert changed == passes_to(
        RED,
        **{f"stocks.2.{m}": 0 for m, count in counts.items() if count},
        **{f"piles.{m}": 18 for m, count in counts.items() if count},
        buildings={"18": "hut P2"},
        runes={"wave": "P2"},
        druid="step1",
    )


@clause("MED-SWAP-01")
def test_no_triple_holds_the_material_it_stands_for() -> None:
    game, s = blue("wood 4 stone 4")
    play(game, s, "hut 18", "replace stone")
    assert names(game, s) == ["give wood"]
    assert why(game, s, "give stone") == ("not-for-itself", "MED-SWAP-01")


@clause("MED-SWAP-02")
def test_n_replaced_chips_cost_3n_further_chips() -> None:
    """Both chips of a hut, six wool."""
    game, s = blue("wool 6")
    moves = ["replace stone", *["give wool"] * 3, "replace wood", *["give wool"] * 3]
    assert changes(game, s, "hut 18", *moves) == passes_to(
        RED,
        **{"stocks.2.wool": 0, "piles.wool": 18},
        buildings={"18": "hut P2"},
        runes={"wave": "P2"},
        druid="step1",
    )
    game, s = blue("wool 5")
    assert why(game, s, "hut 18") == ("too-few-chips", "MED-SWAP-10")


@clause("MED-SWAP-03")
def test_a_chip_may_be_replaced_though_the_required_one_is_held() -> None:
    game, s = blue("wood 1 stone 1 wool 3")
    play(game, s, "hut 18")
    assert names(game, s) == ["replace wood", "replace stone", "pay"]
    play(game, s, "replace stone", "give wool", "give wool", "give wool")
    assert dump(game, s)["stocks"][BLUE] == chips("stone 1")


@clause("MED-SWAP-04")
def test_a_swap_on_its_own_returns_three_chips_and_takes_one_other() -> None:
    game, s = blue("wood 2 wool 1 copper 1", plains=PLAINS)
    assert [move for move in names(game, s) if move.startswith("swap")] == [
        "swap for wool",
        "swap for copper",
        "swap for stone",
    ]
    assert why(game, s, "swap for wood") == ("swap-too-few", "MED-SWAP-04")
    play(game, s, "swap for stone")
    seen = []
    for move in ["give wood", "give wool", "give copper"]:
        seen.append(names(game, s))
        play(game, s, move)
    # In the fixed order; a chip that would leave too few of the later ones is not offered.
    assert seen == [["give wood"], ["give wood", "give wool"], ["give copper"]]
    assert dump(game, s)["stocks"][BLUE] == chips("wood 1 stone 1")
    assert dump(game, s)["piles"] == chips("wood 17 wool 18 copper 18 stone 17")
    assert (dump(game, s)["step"], game.actor(s)) == ("act", BLUE)


@clause("MED-SWAP-04")
def test_swaps_need_a_chip_in_the_pile_and_may_be_repeated() -> None:
    game, s = position(stocks={0: "wood 9", 1: "copper 18", 2: ""}, plains=PLAINS)
    assert [move for move in names(game, s) if move.startswith("swap")] == [
        "swap for wool",
        "swap for stone",
    ]
    assert why(game, s, "swap for copper") == ("nothing-to-swap-for", "MED-SWAP-04")
    for _ in range(3):
        play(game, s, "swap for stone", "give wood", "give wood", "give wood")
    assert dump(game, s)["stocks"][RED] == chips("stone 3")
    assert [move for move in names(game, s) if move.startswith("swap")] == [
        "swap for wood",
        "swap for wool",
    ]


@clause("MED-SWAP-04")
def test_a_swap_comes_after_the_die_and_before_the_action_in_the_own_turn() -> None:
    game, s = position("roll", stocks={0: "wood 9", 1: "wood 4"}, plains=PLAINS, huts={GREEN: [9]})
    refused = [why(game, s, "swap for stone")]
    play(game, s, "roll plus")
    refused.append(why(game, s, "swap for stone"))
    play(game, s, "decline", "decline", "decline", "swap for stone")
    refused.append(why(game, s, "swap for stone"))
    assert refused == [
        ("die-coming", "MED-TURN-01"),
        ("die-choices-first", "MED-TURN-03"),
        ("swap-first", "MED-SWAP-04"),
    ]
    play(game, s, *["give wood"] * 3, "lift wood 1 to wool")
    assert why(game, s, "swap for stone") == ("die-coming", "MED-TURN-01")


@clause("MED-SWAP-05")
def test_no_other_exchange_exists() -> None:
    """All that moves chips: lifting and dice, building and offering, replacing and swapping."""
    game, s = blue("wood 2", plains=PLAINS)
    assert names(game, s) == [
        "lift wood 3 to wool",
        "lift wood 3 to copper",
        "lift stone 3 to wool",
        "lift stone 3 to copper",
    ]
    kinds = {game.moves.decode(move)[0].code for move in range(game.moves.count)}
    assert kinds == {
        "worker",
        "lift",
        "hut",
        "temple",
        "swap",
        "give",
        "replace",
        "pay",
        "offer-nothing",
        "offer-one",
        "offer-both",
        "offer-chip",
        "take",
        "decline",
        "return",
        "first",
        "lay",
        "turn",
        "roll",
    }
    assert {move: why(game, s, move) for move in ("give wood", "replace wood", "pay")} == {
        "give wood": ("no-giving-now", "MED-SWAP-05"),
        "replace wood": ("no-payment-now", "MED-SWAP-05"),
        "pay": ("no-payment-now", "MED-SWAP-05"),
    }


@clause("MED-SWAP-06")
def test_replacement_while_building() -> None:
    game, s = position(
        seat=BLUE, stocks={2: "wood 1 wool 2 copper 1", 0: "stone 18", 1: "wood 1 wool 1 copper 1"}
    )
    changed = changes(game, s, "hut 18", "replace stone", "give wool", "give wool", "give copper")
    assert changed == passes_to(
        RED,
        **{
            "stocks.2.wood": 0,
            "stocks.2.wool": 0,
            "stocks.2.copper": 0,
            "piles.wood": 17,
            "piles.wool": 17,
            "piles.copper": 17,
            "buildings": {"18": "hut P2"},
            "runes": {"wave": "P2"},
            "druid": "step1",
        },
    )
    assert dump(game, s)["piles"]["stone"] == 0


@clause("MED-SWAP-07")
def test_too_few_chips_for_a_replacement_are_refused() -> None:
    game, s = blue("wood 1 wool 2")
    before = s.numbers()
    assert why(game, s, "hut 18") == ("too-few-chips", "MED-SWAP-10")
    assert s.numbers() == before


# The six pairs of materials, by fields that show them; in both orders where there are some.
PAIR_FIELDS = {tuple(pair): field for field, (pair, _) in reversed(list(enumerate(side(32))))}


def random_stock(rng: Rng, most: int) -> Chips:
    return rng.below(most + 1), rng.below(most + 1), rng.below(most + 1), rng.below(most + 1)


def pair_of(field: int) -> tuple[int, int]:
    """The two materials of a field by their numbers."""
    first, second = side(32)[field][0]
    return MATERIALS.index(first), MATERIALS.index(second)


def beside(field: int, factor: int) -> list[int]:
    """Huts that give a field this factor, all behind it."""
    return [(field - i) % 32 for i in range(1, factor)]


def check_building(field: int, factor: int, stock: Chips) -> int:
    """A hut on this field with this stock: the payments reached are the legal ones."""
    a, b = pair_of(field)
    huts = beside(field, factor)
    stocks = {2: text(stock), 0: "", 1: ""}
    game, s = position(huts={RED: huts}, seat=BLUE, stocks=stocks)
    legal = legal_payments(stock, a, b, factor)
    assert bool(legal) == payable(stock, a, b, factor)
    assert (f"hut {field}" in names(game, s)) == bool(legal)
    if legal:
        assert reached_payments(game, s, BLUE, f"hut {field}") == legal
    return len(legal)


@pytest.mark.wide
@clause("MED-SWAP-08", "MED-SWAP-10", "MED-SWAP-11")
@pytest.mark.parametrize(("factor", "most", "stocks"), [(1, 4, 60), (2, 5, 14), (3, 6, 4)])
@pytest.mark.parametrize("pair", PAIR_FIELDS, ids="+".join)
def test_exactly_the_payments_of_the_definition_are_reached_and_none_ends_dead(
    pair: tuple[str, str], factor: int, most: int, stocks: int
) -> None:
    rng = Rng(2026, factor)
    sizes = [
        check_building(PAIR_FIELDS[pair], factor, random_stock(rng, most)) for _ in range(stocks)
    ]
    assert max(sizes) > 1


@clause("MED-SWAP-08", "MED-SWAP-10", "MED-SWAP-11")
@pytest.mark.parametrize(
    "stock", [(0, 18, 0, 4), (4, 3, 3, 4), (0, 12, 12, 0), (7, 0, 2, 5), (3, 3, 3, 3), (1, 9, 9, 1)]
)
def test_factor_four_too(stock: Chips) -> None:
    check_building(18, 4, stock)


@clause("MED-SWAP-08")
@pytest.mark.parametrize("k", [1, 2, 3])
def test_the_test_on_counts_in_the_law_is_its_definition(k: int) -> None:
    """A, B, O: the inequalities of MED-SWAP-08 against splitting the chips."""
    stock = (2 * k + 2, 2 * k + 1, 3, 2 if k < 3 else 0)
    by_counts = set()
    for wood in range(stock[0] + 1):
        for wool in range(stock[1] + 1):
            for copper in range(stock[2] + 1):
                for stone in range(stock[3] + 1):
                    for p in range(k + 1):
                        for q in range(k + 1):
                            total = wood + wool + copper + stone
                            if (
                                total == 2 * k + 2 * (p + q)
                                and 0 <= wood - (k - p) <= 3 * q
                                and 0 <= wool - (k - q) <= 3 * p
                            ):
                                by_counts.add((wood, wool, copper, stone))
    assert legal_payments(stock, 0, 1, k) == by_counts


@pytest.mark.wide
@clause("MED-SWAP-08", "MED-SWAP-11")
@pytest.mark.parametrize("pair", PAIR_FIELDS, ids="+".join)
def test_temples_and_offerings_of_both_have_the_price_of_one_each(pair: tuple[str, str]) -> None:
    field = PAIR_FIELDS[pair]
    a, b = MATERIALS.index(pair[0]), MATERIALS.index(pair[1])
    rng = Rng(7)
    for _ in range(25):
        stock = random_stock(rng, 4)
        legal = legal_payments(stock, a, b, 1)
        game, s = blue(text(stock))
        assert (f"temple {field}" in names(game, s)) == bool(legal)
        if legal:
            assert reached_payments(game, s, BLUE, f"temple {field}") == legal
        game, s = at_the_druid(field, stock)
        assert ("offer both" in names(game, s)) == bool(legal)
        if legal:
            assert reached_payments(game, s, BLUE, "offer both") == legal


def at_the_druid(field: int, stock: Chips) -> tuple[Game[Any], Any]:
    """The druid asks Blue at a lone hut of this field."""
    others = [f for f in range(32) if min((f - field) % 32, (field - f) % 32) > 1][:3]
    return position(
        "offer",
        huts={BLUE: [field]},
        temples={RED: others[:2], GREEN: others[2:]},
        druid=field,
        seat=RED,
        asked=BLUE,
        built=True,
        face="copper",
        payment={"field": field},
        stocks={2: text(stock), 0: "", 1: ""},
    )


@pytest.mark.wide
@clause("MED-SWAP-09", "MED-SWAP-10")
@pytest.mark.parametrize("pair", PAIR_FIELDS, ids="+".join)
def test_the_offering_of_one_costs_the_chip_or_three_others(pair: tuple[str, str]) -> None:
    rng = Rng(11)
    for _ in range(40):
        stock = random_stock(rng, 3)
        game, s = at_the_druid(PAIR_FIELDS[pair], stock)
        for name in pair:
            a = MATERIALS.index(name)
            legal = legal_payments(stock, a, None, 1)
            assert bool(legal) == payable(stock, a, None, 1)
            assert (f"offer {name}" in names(game, s)) == bool(legal)
            if legal:
                assert reached_payments(game, s, BLUE, f"offer {name}") == legal


@pytest.mark.wide
@clause("MED-SWAP-04")
@pytest.mark.parametrize("wanted", MATERIALS)
def test_swaps_on_their_own_reach_every_three_others_and_nothing_else(wanted: str) -> None:
    a = MATERIALS.index(wanted)
    rng = Rng(13)
    for _ in range(40):
        stock = random_stock(rng, 3)
        game, s = blue(text(stock))
        given = {
            tuple(count - (i == a) for i, count in enumerate(paid))
            for paid in legal_payments(stock, a, None, 1)
            if sum(paid) == 3
        }
        assert (f"swap for {wanted}" in names(game, s)) == bool(given)
        if given:
            assert reached_payments(game, s, BLUE, f"swap for {wanted}") == given


@pytest.mark.wide
@clause("MED-SWAP-10")
def test_building_is_open_exactly_where_the_formula_holds() -> None:
    """Every field for every stock: also with factors 2 and 4 around some huts."""
    rng = Rng(17)
    huts = [9, 17, 18, 20, 25]
    factors = {8: 2, 10: 2, 16: 3, 19: 4, 21: 2, 24: 2, 26: 2}
    for _ in range(60):
        stock = random_stock(rng, 6)
        game, s = position(
            huts={RED: huts}, druid=25, seat=BLUE, stocks={2: text(stock), 0: "", 1: ""}
        )
        open_ = {
            kind: [
                field
                for field in range(32)
                if field not in huts
                and payable(stock, *pair_of(field), factors.get(field, 1) if kind == "hut" else 1)
            ]
            for kind in ("hut", "temple")
        }
        listed = [move for move in names(game, s) if move.startswith(("hut", "temple"))]
        assert listed == at("hut", open_["hut"]) + at("temple", open_["temple"])


@clause("MED-SWAP-11")
def test_replacing_goes_first_a_then_b_and_chips_come_in_the_fixed_order() -> None:
    """A temple on field 18 asks for stone first, then wood."""
    game, s = blue("wood 1 wool 6 copper 3 stone 1")
    play(game, s, "temple 18")
    assert names(game, s) == ["replace wood", "replace stone", "pay"]
    a_first = s.clone()
    play(game, a_first, "replace stone")
    assert names(game, a_first) == ["give wood", "give wool", "give copper"]
    play(game, a_first, "give wool")
    assert names(game, a_first) == ["give wool", "give copper"]
    assert why(game, a_first, "give wood") == ("out-of-order", "MED-SWAP-11")
    play(game, a_first, "give copper")
    assert names(game, a_first) == ["give copper"]
    play(game, a_first, "give copper")
    # What was given is in its pile already.
    assert dump(game, a_first)["piles"] == chips("wood 17 wool 13 copper 17 stone 17")
    assert names(game, a_first) == ["replace wood", "pay"]
    assert why(game, a_first, "replace stone") == ("not-due", "MED-SWAP-11")
    play(game, s, "replace wood", "give wool", "give wool", "give wool")
    # Now that wood was replaced, the stone is settled: only paying is left, and it needs no asking.
    assert dump(game, s)["step"] == "roll"


@clause("MED-SWAP-11")
def test_once_b_is_replaced_a_is_settled() -> None:
    """Two of each are due, so that the payment goes on after the first triple for wood."""
    game, s = blue("wood 2 wool 9 stone 2", huts={RED: [19]})
    play(game, s, "hut 18", "replace wood", *["give wool"] * 3)
    assert names(game, s) == ["replace wood", "pay"]
    assert why(game, s, "replace stone") == ("first-settled", "MED-SWAP-11")
    assert why(game, s, "replace wool") == ("not-due", "MED-SWAP-11")


@clause("MED-SWAP-11")
def test_a_chip_that_would_spoil_the_payment_is_not_offered() -> None:
    """Giving the only copper first is refused when the other two would have to be wood."""
    game, s = blue("wood 3 copper 1 stone 0")
    play(game, s, "temple 18", "replace stone")
    assert names(game, s) == ["give wood"]
    assert why(game, s, "give copper") == ("leaves-too-little", "MED-SWAP-11")
    assert why(game, s, "give wool") == ("no-chip-to-give", "MED-SWAP-02")


@clause("MED-SWAP-11")
def test_a_replacement_that_could_not_be_completed_is_not_offered() -> None:
    game, s = blue("wood 4 wool 2 stone 1")
    play(game, s, "hut 18")
    assert names(game, s) == ["replace stone", "pay"]
    assert why(game, s, "replace wood") == ("leaves-too-little", "MED-SWAP-11")


@clause("MED-SWAP-12")
def test_exactly_five_payments_are_legal() -> None:
    game, s = blue("wood 4 wool 2 stone 1")
    five: set[Chips] = {(1, 0, 0, 1), (4, 0, 0, 0), (3, 1, 0, 0), (2, 2, 0, 0), (3, 2, 0, 1)}
    assert reached_payments(game, s, BLUE, "hut 18") == five
    assert legal_payments((4, 2, 0, 1), 3, 0, 1) == five


@clause("MED-SWAP-13")
@pytest.mark.parametrize(
    ("stock", "payments"),
    [
        ("wood 2 wool 6", {(2, 6, 0, 0)}),
        ("wood 5 wool 3", {(5, 3, 0, 0)}),
        ("wood 5 wool 2", set()),
        ("stone 1 wood 1 wool 5", set()),
    ],
)
def test_several_triples(stock: str, payments: set[Chips]) -> None:
    game, s = blue(stock, huts={RED: [19]})
    if payments:
        assert reached_payments(game, s, BLUE, "hut 18") == payments
    else:
        before = s.numbers()
        assert why(game, s, "hut 18") == ("too-few-chips", "MED-SWAP-10")
        assert s.numbers() == before


@clause("MED-SWAP-13")
def test_three_wood_and_three_wool_make_two_triples_in_any_mixture() -> None:
    """Of all orders that end in this payment the fixed order leaves one."""
    game, s = blue("wood 5 wool 3", huts={RED: [19]})
    play(game, s, "hut 18")
    walked = []
    while dump(game, s)["step"] != "roll":
        assert len(names(game, s)) == 1
        walked.append(names(game, s)[0])
        play(game, s, walked[-1])
    assert walked == [
        "replace stone",
        "give wood",
        "give wood",
        "give wood",
        "replace stone",
        "give wool",
        "give wool",
        "give wool",
    ]
    assert stock_of(game, s, BLUE) == (0, 0, 0, 0)
