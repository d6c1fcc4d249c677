"""Every reason why a move can be refused, once, with its clause; and that each refusal cites a
clause of its own chapter."""

from typing import Any

import pytest

import dolmen
from dolmen.games.meduris.refusals import REASONS
from tests.games.meduris.scenes import BLUE, GREEN, LAYOUT, RED, position
from tests.games.meduris.walks import MANNERS, walk
from tests.laws import clauses
from tests.scenario import dump, play, why

PLAINS = {"wood": [RED, GREEN, BLUE], "stone": [RED, GREEN, BLUE]}
AT_DRUID: dict[str, Any] = {
    "huts": {GREEN: [9]},
    "temples": {RED: [20, 22], BLUE: [25]},
    "druid": 9,
    "asked": GREEN,
    "built": True,
    "face": "wool",
    "payment": {"field": 9},
    "stocks": {1: "wood 1"},
}

# Code, clause, the move, the step and the position, and moves played before.
REFUSALS: list[tuple[str, str, str, str, dict[str, Any], list[str]]] = [
    ("setting-up", "MED-SETUP-06", "hut 3", "start", {}, []),
    ("die-coming", "MED-TURN-01", "hut 3", "roll", {}, []),
    ("chance-decides", "MED-SMALL-01", "roll wood", "act", {}, []),
    ("chance-picks", "MED-SETUP-12", "first P0", "act", {}, []),
    ("chance-lays", "MED-SETUP-06", "lay 3", "act", {}, []),
    ("chance-lays", "MED-SETUP-06", "turn two", "act", {}, []),
    ("not-picked-now", "MED-SETUP-12", "first P0", "roll", {}, []),
    ("not-laid-now", "MED-SETUP-06", "lay 3", "roll", {}, []),
    ("not-laid-now", "MED-SETUP-06", "turn two", "roll", {}, []),
    ("not-drawn-now", "MED-TURN-06", "roll wood", "start", {}, []),
    ("bonus-too-close", "MED-SETUP-06", "lay 3", "start", {}, ["lay 0"]),
    (
        "no-such-chip",
        "MED-SETUP-06",
        "turn two",
        "start",
        {},
        [*(f"lay {field}" for field in LAYOUT), "turn two", "turn two"],
    ),
    (
        "no-such-seat",
        "MED-SETUP-01",
        "first P3",
        "start",
        {},
        [*(f"lay {f}" for f in LAYOUT), *(f"turn {kind}" for kind in LAYOUT.values())],
    ),
    ("workers-first", "MED-SETUP-13", "hut 3", "photo", {}, []),
    ("workers-stand", "MED-SETUP-13", "worker to wool", "act", {}, []),
    ("no-room-for-worker", "MED-SETUP-13", "worker to wool", "photo", {}, ["worker to wool"] * 3),
    ("plain-full", "MED-BIG-02", "lift wood 1 to stone", "act", {}, []),
    ("die-choices-first", "MED-TURN-03", "hut 3", "roll", {}, ["roll plus"]),
    ("die-choices-first", "MED-TURN-03", "hut 3", "roll", {}, ["roll minus"]),
    ("no-die-choice", "MED-TURN-06", "take wood", "act", {}, []),
    ("no-die-choice", "MED-TURN-06", "return wood", "act", {}, []),
    ("pile-empty", "MED-SMALL-05", "take wood", "roll", {"piles": "wood 0"}, ["roll plus"]),
    ("nothing-to-swap-for", "MED-SWAP-04", "swap for wood", "act", {"piles": "wood 0"}, []),
    (
        "not-in-stock",
        "MED-SMALL-06",
        "return wood",
        "roll",
        {"stocks": {0: "wool 1"}},
        ["roll minus"],
    ),
    (
        "no-chip-to-give",
        "MED-SWAP-02",
        "give wool",
        "act",
        {"stocks": {0: "wood 4"}},
        ["swap for stone"],
    ),
    ("offering-first", "MED-TURN-03", "hut 3", "offer", AT_DRUID, []),
    ("payment-first", "MED-SWAP-11", "hut 3", "act", {"stocks": {0: "wood 9"}}, ["temple 18"]),
    (
        "payment-first",
        "MED-SWAP-11",
        "hut 3",
        "act",
        {"stocks": {0: "wood 9"}},
        ["temple 18", "replace stone"],
    ),
    ("swap-first", "MED-SWAP-04", "hut 3", "act", {"stocks": {0: "wood 9"}}, ["swap for stone"]),
    ("no-worker-there", "MED-BIG-01", "lift wood 2 to wool", "act", {}, []),
    ("same-plain", "MED-BIG-02", "lift wood 1 to wood", "act", {}, []),
    ("no-such-field", "MED-SETUP-03", "hut 32", "act", {}, []),
    ("no-such-field", "MED-SETUP-03", "temple 39", "act", {}, []),
    ("no-such-field", "MED-SETUP-03", "lay 32", "start", {}, []),
    ("field-built", "MED-HUT-01", "hut 9", "act", {"huts": {GREEN: [9]}}, []),
    ("no-site-for-temple", "MED-TEMPLE-01", "temple 9", "act", {"temples": {GREEN: [9]}}, []),
    ("no-hut-left", "MED-HUT-01", "hut 20", "act", {"huts": {RED: range(8)}, "druid": 7}, []),
    ("no-temple-left", "MED-TEMPLE-01", "temple 20", "act", {"temples": {RED: [1, 2]}}, []),
    ("chip-on-field", "MED-TEMPLE-01", "temple 9", "act", {"chips": {"9": "two"}}, []),
    ("too-few-chips", "MED-SWAP-10", "hut 3", "act", {"stocks": {0: "wood 1"}}, []),
    ("too-few-chips", "MED-SWAP-10", "temple 3", "act", {"stocks": {0: "wood 1"}}, []),
    (
        "replace-first",
        "MED-SWAP-11",
        "pay",
        "act",
        {"stocks": {0: "wood 9"}},
        ["temple 18"],
    ),
    ("swap-too-few", "MED-SWAP-04", "swap for wood", "act", {"stocks": {0: "wood 9 wool 2"}}, []),
    ("no-giving-now", "MED-SWAP-05", "give wood", "act", {}, []),
    (
        "not-for-itself",
        "MED-SWAP-01",
        "give stone",
        "act",
        {"stocks": {0: "wood 9 stone 9"}},
        ["temple 18", "replace stone"],
    ),
    (
        "out-of-order",
        "MED-SWAP-11",
        "give wood",
        "act",
        {"stocks": {0: "wood 9 wool 9"}},
        ["temple 18", "replace stone", "give wool"],
    ),
    (
        "leaves-too-little",
        "MED-SWAP-11",
        "give wool",
        "act",
        {"stocks": {0: "wood 9 wool 1"}},
        ["swap for stone"],
    ),
    (
        "leaves-too-little",
        "MED-SWAP-11",
        "replace wood",
        "act",
        {"stocks": {0: "wood 4 wool 2 stone 1"}},
        ["temple 18"],
    ),
    (
        "leaves-too-little",
        "MED-SWAP-11",
        "replace stone",
        "act",
        {"stocks": {0: "stone 2 wool 2 wood 1"}},
        ["temple 18"],
    ),
    ("no-payment-now", "MED-SWAP-05", "pay", "act", {}, []),
    ("no-payment-now", "MED-SWAP-05", "replace wood", "act", {}, []),
    ("not-due", "MED-SWAP-11", "replace wool", "act", {"stocks": {0: "wood 9"}}, ["temple 18"]),
    (
        "not-due",
        "MED-SWAP-11",
        "replace stone",
        "act",
        {"stocks": {0: "wood 9 wool 3"}},
        ["temple 18", "replace stone", "give wood", "give wood", "give wood"],
    ),
    (
        "first-settled",
        "MED-SWAP-11",
        "replace stone",
        "act",
        {"stocks": {0: "wool 9 wood 2 stone 2"}, "huts": {GREEN: [19]}},
        ["hut 18", "replace wood", "give wool", "give wool", "give wool"],
    ),
    ("no-offering-now", "MED-OFFER-02", "offer nothing", "act", {}, []),
    ("not-of-field", "MED-OFFER-03", "offer wood", "offer", AT_DRUID, []),
    ("offer-unpayable", "MED-SWAP-10", "offer wool", "offer", AT_DRUID, []),
    ("offer-unpayable", "MED-SWAP-10", "offer both", "offer", AT_DRUID, []),
    ("no-druid-chip", "MED-BONUS-04", "offer chip", "offer", AT_DRUID, []),
    (
        "game-over",
        "MED-FINALE-07",
        "hut 3",
        "offer",
        {**AT_DRUID, "final": True, "built": False, "mark": 9},
        ["offer nothing"],
    ),
]


@pytest.mark.parametrize(
    ("code", "clause_id", "move", "step", "keys", "before"),
    REFUSALS,
    ids=[f"{case[0]} {case[2]}" for case in REFUSALS],
)
def test_a_refusal_names_its_clause_and_changes_nothing(
    code: str, clause_id: str, move: str, step: str, keys: dict[str, Any], before: list[str]
) -> None:
    if step in ("start", "photo"):
        game = dolmen.game(
            "meduris", 3, **({"bonus": "photo", "first": 0} if step == "photo" else {})
        )
        s = game.start()
    else:
        game, s = position(step, **{"plains": PLAINS, **keys})
    play(game, s, *before)
    numbers = s.numbers()
    assert why(game, s, move) == (code, clause_id)
    assert s.numbers() == numbers


def test_no_reason_is_left_out_and_every_clause_is_one() -> None:
    listed = {(code, clause_id) for code, clause_id, *_ in REFUSALS} | {("legal", "")}
    assert {(reason.code, reason.clause) for reason in REASONS} == listed
    assert {reason.clause for reason in REASONS[1:]} <= set(clauses("meduris"))
    assert dolmen.game("meduris", 2).reasons == REASONS


# The chapters that decide on a kind of move while it is asked for. Prices are those of SWAP; which
# fields and seats there are is a matter of SETUP.
DECIDED_BY: dict[str, set[str]] = {
    "worker": {"setup"},
    "lift": {"big"},
    "hut": {"hut", "swap", "setup"},
    "temple": {"temple", "swap", "setup"},
    "swap": {"swap"},
    "give": {"swap"},
    "replace": {"swap"},
    "pay": {"swap"},
    "offer-one": {"offer", "swap"},
    "offer-both": {"swap"},
    "offer-chip": {"bonus"},
    "take": {"small"},
    "return": {"small"},
    "first": {"setup"},
    "lay": {"setup"},
    "turn": {"setup"},
}

# What is cited while something else is due: the chapter of that, or the one that says when the kind
# is asked for.
ORDER = {
    "place-worker": {"setup"},
    "take": {"turn"},
    "return": {"turn"},
    "act": set[str](),
    "swap": {"swap"},
    "pay": {"swap"},
    "give": {"swap"},
    "offer": {"turn"},
    "roll": {"turn"},
    "lay-bonus": {"setup"},
    "turn-bonus": {"setup"},
    "draw-first": {"setup"},
    "over": {"finale"},
}
ASKED_FOR_BY = {
    "worker": {"setup"},
    **{key: {"swap"} for key in ("give", "replace", "pay")},
    **{key: {"offer"} for key in ("offer-nothing", "offer-one", "offer-both", "offer-chip")},
    **{key: {"turn"} for key in ("take", "decline", "return")},
    **{key: {"setup"} for key in ("first", "lay", "turn")},
    "roll": {"small", "turn"},
}
STEPS_OF = {
    "worker": {"place-worker"},
    **{key: {"act"} for key in ("lift", "hut", "temple", "swap")},
    "give": {"give", "swap"},
    **{key: {"pay"} for key in ("replace", "pay")},
    **{key: {"offer"} for key in ("offer-nothing", "offer-one", "offer-both", "offer-chip")},
    **{key: {"take"} for key in ("take", "decline")},
    "return": {"return"},
    "first": {"draw-first"},
    "lay": {"lay-bonus"},
    "turn": {"turn-bonus"},
    "roll": {"roll"},
}


@pytest.mark.wide
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_refusal_cites_a_clause_of_its_own_chapter(seats: int) -> None:
    """In every step, for every kind of move that can be refused in it."""
    chapter = clauses("meduris")
    game = dolmen.game("meduris", seats)
    kinds = [game.moves.decode(move)[0].code for move in range(game.moves.count)]
    steps_seen: set[str] = set()
    refused_when_asked: set[str] = set()
    for seed, manner in enumerate(MANNERS):
        for i, (s, _) in enumerate(walk(game, seed, manner)):
            step = dump(game, s)["step"]
            if i % 5 and step in steps_seen - {"place-worker"}:
                continue
            steps_seen.add(step)
            for move, kind in enumerate(kinds):
                why_not = game.reasons[game.reason(s, move)]
                if why_not.code == "legal":
                    continue
                if step in STEPS_OF[kind]:
                    allowed = DECIDED_BY[kind]
                    refused_when_asked.add(kind)
                else:
                    allowed = ORDER[step] | ASKED_FOR_BY.get(kind, set())
                assert chapter[why_not.clause] in allowed, (step, game.moves.name(move), why_not)
    assert steps_seen == set(ORDER)
    assert refused_when_asked >= set(DECIDED_BY) - {"take", "first"}
