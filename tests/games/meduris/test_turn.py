"""Chapter TURN: two compulsory moves, and the order of everything in them."""

import pytest

from tests.games.meduris.scenes import BLUE, GREEN, RED, at, passes_to, position, without
from tests.laws import clause
from tests.scenario import changes, dump, names, play, why

# One move of every kind that a player ever makes.
EVERY_KIND = [
    "worker to wood",
    "lift wood 1 to copper",
    "hut 10",
    "temple 10",
    "swap for wood",
    "give wood",
    "replace wood",
    "pay",
    "offer nothing",
    "offer wood",
    "offer both",
    "offer chip",
    "take wood",
    "decline",
    "return wood",
]
PLAINS = {"wood": [RED, GREEN, BLUE], "stone": [RED, GREEN, BLUE]}
ALL = "wood 18 wool 18 copper 18 stone 18"
LIFTS = ["lift wood 1 to wool", "lift wood 1 to copper"]
LIFTS += ["lift stone 1 to wool", "lift stone 1 to copper"]


@clause("MED-TURN-01")
def test_turns_go_clockwise_and_each_is_a_die_and_then_an_action() -> None:
    game, s = position(
        "roll",
        plains={"wood": [RED], "wool": [GREEN], "copper": [BLUE]},
        stocks={0: "", 1: "copper 1", 2: "stone 1"},
    )
    seen = []
    for move in [
        "roll wood",
        "lift wood 1 to copper",
        "roll wool",
        "hut 2",
        "roll stone",
        "temple 12",
        "roll wood",
    ]:
        seen.append((dump(game, s)["step"], dump(game, s)["seat"]))
        play(game, s, move)
    assert seen == [
        ("roll", RED),
        ("act", RED),
        ("roll", GREEN),
        ("act", GREEN),
        ("roll", BLUE),
        ("act", BLUE),
        ("roll", RED),
    ]


@clause("MED-TURN-01", "MED-TURN-06")
def test_nothing_comes_before_the_die() -> None:
    game, s = position("roll", plains=PLAINS)
    assert {move: why(game, s, move) for move in EVERY_KIND} == dict.fromkeys(
        EVERY_KIND, ("die-coming", "MED-TURN-01")
    )


@clause("MED-TURN-02")
def test_the_action_is_a_big_yield_a_hut_or_a_temple_and_never_a_pass() -> None:
    """Red has wool and copper; only swaps could be added, and for these there are too few chips."""
    game, s = position(plains=PLAINS, stocks={0: "wool 1 copper 1"})
    sites = [0, 2, 6, 11, 19, 27]
    assert names(game, s) == [*LIFTS, *at("hut", sites), *at("temple", sites)]


@clause("MED-TURN-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_big_yield_is_always_legal(seats: int) -> None:
    """Even with empty hands and piles: two plains full, one with the other workers."""
    every = [seat for seat in range(seats) for _ in range(3 if seats == 2 else 2)]
    game, s = position(
        seats=seats,
        plains={"wood": every[:3], "wool": every[3:6], "copper": every[6:]},
        piles="wood 0 wool 0 copper 0 stone 0",
        stocks={seat: "" for seat in range(seats) if seat != 1},
    )
    lifts = ["lift wood 1 to copper", "lift wood 1 to stone"]
    lifts += ["lift wood 2 to copper", "lift wood 2 to stone"]
    if seats == 2:
        lifts += ["lift wood 3 to copper", "lift wood 3 to stone"]
    assert names(game, s) == lifts


@clause("MED-TURN-03")
@pytest.mark.parametrize("face", ["plus", "minus"])
def test_choices_the_die_asks_of_others_come_before_anything_else(face: str) -> None:
    game, s = position("roll", plains=PLAINS)
    word = "take" if face == "plus" else "return"
    play(game, s, f"roll {face}", f"{word} wood")
    asked = [f"{word} {material}" for material in ("wood", "wool", "copper", "stone")]
    assert (game.actor(s), names(game, s)) == (
        GREEN,
        asked + (["decline"] if face == "plus" else []),
    )
    play(game, s, f"{word} stone")
    assert game.actor(s) == BLUE
    waiting = ["lift wood 1 to copper", "hut 10", "temple 10", "swap for wood"]
    assert {move: why(game, s, move) for move in waiting} == dict.fromkeys(
        waiting, ("die-choices-first", "MED-TURN-03")
    )


@clause("MED-TURN-03")
def test_offerings_of_others_are_settled_in_their_order_before_anything_else() -> None:
    game, s = position(
        huts={GREEN: [8], BLUE: [9]}, temples={RED: [20]}, stocks={0: "wool 1 copper 1"}
    )
    play(game, s, "hut 27")
    seen = []
    for _ in range(2):
        seen.append((game.actor(s), names(game, s)))
        waiting = ["lift wood 1 to copper", "hut 10", "temple 10", "swap for wood"]
        assert {move: why(game, s, move) for move in waiting} == dict.fromkeys(
            waiting, ("offering-first", "MED-TURN-03")
        )
        play(game, s, "offer nothing")
    assert seen == [
        (GREEN, ["offer nothing", "offer copper", "offer stone", "offer both"]),
        (BLUE, ["offer nothing", "offer wool", "offer stone", "offer both"]),
    ]
    assert changes(game, s, "roll copper")["step"] == "act"
    assert game.actor(s) == GREEN


@clause("MED-TURN-04")
def test_the_next_turn_is_the_left_neighbours_whoever_offered_last() -> None:
    """Green is active and Red offers last: Blue follows, Green's left neighbour."""
    game, s = position(
        huts={RED: [9], GREEN: [8]}, temples={BLUE: [20]}, seat=GREEN, stocks={1: "wool 1 copper 1"}
    )
    play(game, s, "hut 27")
    assert [game.actor(s), dump(game, s)["seat"]] == [GREEN, GREEN]
    play(game, s, "offer nothing")
    assert [game.actor(s), dump(game, s)["seat"]] == [RED, GREEN]
    assert changes(game, s, "offer nothing") == passes_to(
        BLUE,
        **{"points.0.refusals": 1, "built": False, "payment.field": None},
    )


@clause("MED-TURN-05")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("hut 19", ("field-built", "MED-HUT-01")),
        ("hut 20", ("field-built", "MED-HUT-01")),
        ("temple 20", ("no-site-for-temple", "MED-TEMPLE-01")),
        ("hut 18", ("too-few-chips", "MED-SWAP-10")),
        ("hut 32", ("no-such-field", "MED-SETUP-03")),
        ("temple 39", ("no-such-field", "MED-SETUP-03")),
        ("temple 0", ("chip-on-field", "MED-TEMPLE-01")),
        ("temple 3", ("too-few-chips", "MED-SWAP-10")),
        ("lift wood 2 to wool", ("no-worker-there", "MED-BIG-01")),
        ("lift copper 1 to wool", ("no-worker-there", "MED-BIG-01")),
        ("lift wood 1 to wood", ("same-plain", "MED-BIG-02")),
        ("lift wood 1 to stone", ("plain-full", "MED-BIG-02")),
        ("swap for stone", ("swap-too-few", "MED-SWAP-04")),
        ("worker to wool", ("workers-stand", "MED-SETUP-13")),
        ("offer nothing", ("no-offering-now", "MED-OFFER-02")),
        ("take wood", ("no-die-choice", "MED-TURN-06")),
        ("return wool", ("no-die-choice", "MED-TURN-06")),
        ("give wool", ("no-giving-now", "MED-SWAP-05")),
        ("replace wool", ("no-payment-now", "MED-SWAP-05")),
        ("pay", ("no-payment-now", "MED-SWAP-05")),
        ("roll wood", ("chance-decides", "MED-SMALL-01")),
    ],
)
def test_an_illegal_action_is_refused_and_changes_nothing(
    move: str, reason: tuple[str, str]
) -> None:
    game, s = position(
        plains=PLAINS,
        stocks={0: "wool 1 copper 1"},
        huts={GREEN: [19]},
        temples={BLUE: [20]},
        chips={"0": "two"},
    )
    before = s.numbers()
    assert why(game, s, move) == reason
    assert s.numbers() == before


@clause("MED-TURN-05")
def test_a_missing_piece_is_refused() -> None:
    game, s = position(huts={RED: range(0, 16, 2)}, temples={RED: [20]}, druid=0)
    assert {move: why(game, s, move) for move in ("hut 10", "hut 27", "temple 10")} == {
        "hut 10": ("field-built", "MED-HUT-01"),
        "hut 27": ("no-hut-left", "MED-HUT-01"),
        "temple 10": ("no-site-for-temple", "MED-TEMPLE-01"),
    }
    game, s = position(huts={RED: range(0, 14, 2)}, temples={RED: [20, 22]}, druid=0)
    assert why(game, s, "temple 27") == ("no-temple-left", "MED-TEMPLE-01")


@clause("MED-TURN-06")
def test_a_turn_is_die_choices_swaps_action_and_its_consequences_in_this_order() -> None:
    game, s = position(
        "roll",
        huts={GREEN: [8]},
        temples={BLUE: [20], RED: [24]},
        stocks={0: "wood 6 wool 1", 1: "", 2: ""},
        plains={"wood": [GREEN, BLUE], "wool": [BLUE, RED], "stone": [RED, GREEN]},
    )
    seen = []
    for move in [
        "roll plus",
        "take copper",
        "decline",
        "decline",
        "swap for copper",
        "give wood",
        "give wood",
        "give wood",
        "swap for stone",
        "give wood",
        "give wood",
        "give wood",
        "hut 0",
        "offer nothing",
    ]:
        seen.append((dump(game, s)["step"], game.actor(s)))
        play(game, s, move)
    assert seen == [
        ("roll", -1),
        ("take", RED),
        ("take", GREEN),
        ("take", BLUE),
        ("act", RED),
        ("swap", RED),
        ("swap", RED),
        ("swap", RED),
        ("act", RED),
        ("swap", RED),
        ("swap", RED),
        ("swap", RED),
        ("act", RED),
        ("offer", RED),
    ]
    # From step3 he enters at field 0, the hut just built; then the turn is over.
    assert (dump(game, s)["step"], dump(game, s)["druid"]) == ("roll", 0)


@clause("MED-TURN-06")
def test_every_free_field_is_a_site_after_the_die_and_none_after_the_action() -> None:
    game, s = position(plains=PLAINS, stocks={0: ALL, 1: "", 2: ""})
    assert names(game, s) == [*LIFTS, *at("hut", without([])), *at("temple", without([]))]
    play(game, s, "lift wood 1 to wool")
    assert {move: why(game, s, move) for move in EVERY_KIND} == dict.fromkeys(
        EVERY_KIND, ("die-coming", "MED-TURN-01")
    )
