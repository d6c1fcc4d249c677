"""Positions as JSON: what `load` takes, and what it refuses with which reason."""

import json
from typing import Any

import pytest

import dolmen
from dolmen.core.message import Message
from tests.games.druides.scenes import GEMS, KINDS, VALUES, hand, lay_out, place, position
from tests.games.druides.walks import MANNERS, walk
from tests.scenario import Dump, dump

ROW = [{"kind": kind} for kind in KINDS]
DEALT = hand("jet 1", "jet 2", "jet 3", "jet 4")
# Two players, P0 to place, one ritual held.
SOUND: Dump = {
    "step": "place",
    "row": [place("jet", "P0 jet 4", "P1:5"), *ROW[1:5], {"kind": "jet"}],
    "hands": [hand("garnet 2", "servant 1"), hand("amber 5")],
    "finished": ["amethyst"],
    "points": [[3, 9]],
    "spent": ["amethyst 3", "amethyst 9"],
}


def refusal(keys: Dump, seats: int = 2, **options: object) -> Message:
    game = dolmen.game("druides", seats=seats, **{"amulets": "numbers", **options})
    with pytest.raises(dolmen.Refusal) as refused:
        game.load(keys)
    return refused.value.message


def broken(keys: Dump, **options: Any) -> list[str]:
    """The laws that a position breaks, by the refusal that names them and quotes each."""
    message = refusal(keys, **options)
    laws = [message] if message.id == "position-impossible" else message.args["laws"]
    assert isinstance(laws, list | tuple)
    clauses = [str(law.args["clause"]) for law in laws]
    if len(clauses) == 1:
        expected = Message("position-impossible", quoted(clauses[0]))
    else:
        rules = tuple(Message("position-law", quoted(clause)) for clause in clauses)
        expected = Message("position-breaks-laws", {"count": len(clauses), "laws": rules})
    assert message == expected
    return clauses


def quoted(clause: str) -> dict[str, Any]:
    return {"clause": clause, "rule": Message(clause)}


def test_missing_keys_take_the_start_value() -> None:
    game = dolmen.game("druides", seats=3)
    assert game.load({}).numbers() == game.start().numbers()


def test_a_sparse_position_is_completed() -> None:
    game = dolmen.game("druides", seats=2, amulets="numbers")
    assert dump(game, game.load(SOUND)) == {
        "step": "place",
        "seat": 0,
        "ritual_held": False,
        "acted": False,
        "blank_turns": 0,
        "row": [
            {"kind": "jet", "gems": [["jet 4"], []], "servants": ["P1:5"]},
            *({"kind": kind, "gems": [[], []], "servants": []} for kind in [*KINDS[1:5], "jet"]),
        ],
        "hands": [hand("garnet 2", "servant 1"), hand("amber 5")],
        "reserves": [[2, 3, 4, 5, 6], [1, 2, 3, 4, 6]],
        "deck": [
            gem
            for gem in GEMS
            if gem not in ("jet 4", "garnet 2", "amber 5", "amethyst 3", "amethyst 9")
        ],
        "discarded": [[], []],
        "discarded_by_rituals": [],
        "spent": ["amethyst 3", "amethyst 9"],
        "places": ["garnet", "amber", "emerald", "sapphire", "amethyst"],
        "finished": ["amethyst"],
        "points": [[3, 9]],
        "column": 0,
        "ending": None,
        "winner": None,
    }


def test_what_is_no_object_is_refused() -> None:
    game: Any = dolmen.game("druides", seats=2, amulets="numbers")
    with pytest.raises(dolmen.Refusal) as caught:
        game.load([])
    assert caught.value.message.id == "position-malformed"


def test_a_moved_column_has_a_pawn_on_its_new_card() -> None:
    """DRU-TRACK-04: the column moves only when a pawn passes its top."""
    keys: Dump = {**SOUND, "spent": ["amethyst 3", "amethyst 9", "amethyst 8"], "column": 5}
    assert broken({**keys, "points": [[10, 10]]}) == ["DRU-TRACK-01"]


@pytest.mark.wide
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_dump_is_json_and_loads_back(seats: int) -> None:
    for amulets in ("numbers", "cards"):
        game = dolmen.game("druides", seats=seats, amulets=amulets)
        for seed, manner in enumerate(MANNERS):
            for i, (s, _) in enumerate(walk(game, seed, manner)):
                if i % 3:
                    continue
                assert game.load(json.loads(json.dumps(game.dump(s)))).numbers() == s.numbers()


@pytest.mark.parametrize(
    ("changed", "where", "expected", "got"),
    [
        ({"stage": "place"}, "", None, "'stage'"),
        ({"step": "placing"}, "step", None, "'placing'"),
        ({"seat": 2}, "seat", "0..1", "2"),
        ({"seat": True}, "seat", "0..1", "True"),
        ({"ritual_held": 0}, "ritual_held", "true, false", "0"),
        ({"acted": "no"}, "acted", "true, false", "'no'"),
        ({"blank_turns": 3}, "blank_turns", "0..2", "3"),
        ({"row": {}}, "row", "[0..6]", "{}"),
        ({"row": [*ROW, ROW[0]]}, "row", "[0..6]", None),
        ({"row": ["jet"]}, "row.0", "{}", "'jet'"),
        ({"row": [{"kind": "jet", "cards": []}]}, "row.0", "kind, gems, servants", "'cards'"),
        ({"row": [{}]}, "row.0.kind", ", ".join(KINDS), "None"),
        ({"row": [{"kind": "opal"}]}, "row.0.kind", ", ".join(KINDS), "'opal'"),
        ({"row": [{"kind": "jet", "gems": [[], [], []]}]}, "row.0.gems", "[0..2]", "[[], [], []]"),
        ({"row": [{"kind": "jet", "gems": ["jet 1"]}]}, "row.0.gems.0", "[0..54]", "'jet 1'"),
        ({"row": [{"kind": "jet", "gems": [["jet 0"]]}]}, "row.0.gems.0", None, "'jet 0'"),
        ({"row": [{"kind": "jet", "servants": ["P0:7"]}]}, "row.0.servants", None, "'P0:7'"),
        ({"hands": [{}, {}, {}]}, "hands", "[0..2]", "[{}, {}, {}]"),
        ({"hands": [[]]}, "hands.0", "{}", "[]"),
        ({"hands": [{"cards": []}]}, "hands.0", "gems, servants", "'cards'"),
        ({"hands": [{"gems": "jet 1"}]}, "hands.0.gems", "[0..54]", "'jet 1'"),
        ({"hands": [{"gems": ["jet"]}]}, "hands.0.gems", ", ".join(GEMS), "'jet'"),
        ({"hands": [{}, {"servants": [0]}]}, "hands.1.servants", "1..6", "0"),
        ({"hands": [{}, {"servants": ["1"]}]}, "hands.1.servants", "1..6", "'1'"),
        ({"hands": [{"servants": [1] * 7}]}, "hands.0.servants", "[0..6]", "[1, 1, 1, 1, 1, 1, 1]"),
        ({"discarded": [[], [], []]}, "discarded", "[0..2]", "[[], [], []]"),
        ({"discarded": [["x"]]}, "discarded.0", ", ".join(GEMS), "'x'"),
        ({"discarded_by_rituals": 5}, "discarded_by_rituals", "[0..54]", "5"),
        ({"spent": None}, "spent", "[0..54]", "None"),
        ({"finished": ["jets"]}, "finished", ", ".join(KINDS), "'jets'"),
        ({"finished": KINDS + KINDS}, "finished", "[0..11]", None),
        ({"points": [[3, 9, 0]]}, "points.0", "[0..2]", "[3, 9, 0]"),
        ({"points": [[46, 0]]}, "points.0.0", "0..45", "46"),
        ({"points": [[3, -1]]}, "points.0.1", "0..45", "-1"),
        ({"points": [[3, 9.0]]}, "points.0.1", "0..45", "9.0"),
        ({"column": -5}, "column", "0..270", "-5"),
        ({"column": "0"}, "column", "0..270", "'0'"),
        ({"ending": "time"}, "ending", "none, rituals, column, blank-turns", "'time'"),
        ({"winner": 2}, "winner", "0..1", "2"),
        ({"deck": GEMS}, "deck", None, None),
        ({"places": KINDS}, "places", None, None),
        ({"reserves": [VALUES, VALUES]}, "reserves", "[[2, 3, 4, 5, 6], [1, 2, 3, 4, 6]]", None),
    ],
)
def test_a_malformed_value_is_refused_with_its_place(
    changed: Dump, where: str, expected: str | None, got: str | None
) -> None:
    """What was expected and what came is quoted; None here: too long to write down."""
    message = refusal({**SOUND, **changed})
    assert message.id == "position-malformed"
    assert message.args["where"] == where
    assert expected in (None, message.args["expected"])
    assert got in (None, message.args["got"])


@pytest.mark.parametrize(
    ("changed", "clauses"),
    [
        # A card twice.
        ({"hands": [hand("jet 4")]}, ["DRU-COMP-03"]),
        ({"hands": [hand("jet 1", "jet 1")]}, ["DRU-COMP-03"]),
        ({"discarded": [["amber 5"]]}, ["DRU-COMP-03"]),
        ({"discarded_by_rituals": ["amber 5"]}, ["DRU-COMP-03"]),
        ({"spent": ["amethyst 3", "amethyst 9", "amber 5"]}, ["DRU-COMP-03"]),
        ({"hands": [{}, hand("servant 5")]}, ["DRU-COMP-02"]),
        ({"row": [ROW[0], ROW[0], ROW[0]]}, ["DRU-COMP-04"]),
        ({"finished": ["jet"]}, ["DRU-COMP-04"]),
        # Hands.
        ({"hands": [hand(*GEMS[10:18])]}, ["DRU-HAND-01"]),
        (
            {"hands": [hand("garnet 2", "garnet 3", *(f"servant {value}" for value in VALUES))]},
            ["DRU-HAND-01"],
        ),
        # The row.
        ({"row": ROW[:5]}, ["DRU-REPLACE-03"]),
        (
            {"row": ROW, "finished": [], "points": [], "spent": [], "step": "lay-places"},
            ["DRU-REPLACE-03", "DRU-SETUP-06"],
        ),
        ({"step": "new-place", "ritual_held": True, "acted": True}, ["DRU-REPLACE-03"]),
        # The column.
        ({"column": 3}, ["DRU-TRACK-01"]),
        ({"column": 5}, ["DRU-TRACK-01"]),
        ({"points": [[3, 30]]}, ["DRU-TRACK-01"]),
        # Points and spent gems.
        ({"points": []}, ["DRU-SCORE-06"]),
        ({"points": [[3, 9], [0, 0]]}, ["DRU-SCORE-06"]),
        ({"points": [[3, 8]]}, ["DRU-RITUAL-07"]),
        ({"spent": ["amethyst 3"]}, ["DRU-RITUAL-07"]),
        ({"spent": ["sapphire 3", "amethyst 9"]}, ["DRU-RITUAL-07"]),
        # Steps.
        ({"step": "ritual"}, ["DRU-TURN-11"]),
        ({"hands": []}, ["DRU-TURN-11"]),
        ({"acted": True}, ["DRU-TURN-11"]),
        ({"ritual_held": True}, ["DRU-TURN-11"]),
        ({"step": "place-second"}, ["DRU-TURN-11"]),
        ({"step": "place-second", "acted": True, "hands": []}, ["DRU-TURN-11"]),
        ({"step": "place-gem", "acted": True, "hands": [hand("servant 1")]}, ["DRU-TURN-11"]),
        ({"step": "discard", "acted": True, "hands": [hand("servant 1")]}, ["DRU-TURN-11"]),
        ({"step": "discard"}, ["DRU-TURN-11"]),
        (
            {"step": "draw", "acted": True, "hands": [hand(*GEMS[10:17])]},
            ["DRU-TURN-11"],
        ),
        (
            {"step": "gem-due", "acted": True, "hands": [hand(*GEMS[10:17])]},
            ["DRU-TURN-11"],
        ),
        (
            {"step": "servant-due", "hands": [hand(*(f"servant {value}" for value in VALUES))]},
            ["DRU-TURN-11"],
        ),
        ({"step": "draw"}, ["DRU-TURN-11"]),
        ({"step": "gem-due"}, ["DRU-TURN-11"]),
        ({"step": "servant-due"}, ["DRU-TURN-11"]),
        ({"step": "discard", "acted": True, "hands": [hand(*GEMS[10:17])]}, ["DRU-TURN-11"]),
        ({"step": "place-second", "acted": True, "hands": [hand(*GEMS[10:17])]}, ["DRU-TURN-11"]),
        # The end.
        ({"blank_turns": 2}, ["DRU-END-05"]),
        # An eligible place would have had to be used instead of a blank turn.
        (
            {
                "blank_turns": 1,
                "hands": [hand("sapphire 1")],
                "row": [place("jet", "P0 jet 1", "P0 jet 2", "P1:1"), *SOUND["row"][1:]],
            },
            ["DRU-END-05"],
        ),
        ({"blank_turns": 1, "hands": [hand("jet 1"), hand("garnet 9")]}, ["DRU-END-05"]),
        ({"step": "over", "ending": "blank-turns", "blank_turns": 1}, ["DRU-END-05"]),
        ({"step": "over"}, ["DRU-END-01"]),
        ({"ending": "blank-turns", "blank_turns": 2}, ["DRU-END-05", "DRU-END-01"]),
        ({"step": "over", "ending": "rituals"}, ["DRU-END-01"]),
        ({"winner": 1}, ["DRU-END-01"]),
        ({"step": "over", "ending": "column", "points": [[3, 9], [0, 0]]}, ["DRU-END-01"]),
        (
            {"step": "over", "ending": "column", "winner": 1, "points": [[3, 9], [0, 0]]},
            ["DRU-END-01"],
        ),
        # Stopped at the top, but no cards lie anywhere that would have led further.
        (
            {
                "step": "over",
                "ending": "column",
                "winner": 0,
                "spent": ["amethyst 9", "amethyst 8", "amethyst 7", "amethyst 5"],
                "points": [[29, 0], [0, 0]],
            },
            ["DRU-END-01"],
        ),
    ],
)
def test_an_impossible_position_is_refused_with_all_its_clauses(
    changed: Dump, clauses: list[str]
) -> None:
    assert broken({**SOUND, **changed}) == clauses


@pytest.mark.parametrize(
    "keys",
    [
        {"step": "lay-places", "row": ROW[:3], "seat": 1},
        {"step": "lay-places", "row": ROW[:3], "hands": [hand("jet 1")]},
        {"step": "lay-places", "row": ROW[:3], "blank_turns": 1},
        {"step": "lay-places", "row": ROW[:3], "discarded": [["jet 1"]]},
        {"step": "deal-gems", "row": [place("jet", "P0:1"), *ROW[1:]]},
        {"step": "deal-gems", "row": [place("jet", "P0 jet 1"), *ROW[1:]]},
        {"step": "deal-gems", "row": ROW, "seat": 1},
        {"step": "deal-gems", "row": ROW, "hands": [{}, hand("jet 1")]},
        {"step": "deal-gems", "row": ROW, "hands": [DEALT]},
        {"step": "deal-gems", "row": ROW, "hands": [hand("servant 1")]},
        {"step": "deal-servants", "row": ROW},
        {"step": "deal-servants", "row": ROW, "hands": [DEALT, hand("amber 1")]},
        {"step": "draw-first", "row": ROW, "hands": [DEALT]},
        {"step": "deal-gems", "row": lay_out({}, 1)[0], "finished": ["amethyst"], "points": [[]]},
    ],
)
def test_setting_up_goes_seat_by_seat(keys: Dump) -> None:
    assert broken(keys) == ["DRU-SETUP-06"]


def test_a_ritual_before_all_is_laid_is_no_step_either() -> None:
    keys: Dump = {"step": "lay-places", "row": ROW[:3], "ritual_held": True}
    assert broken(keys) == ["DRU-SETUP-06", "DRU-TURN-11"]


def test_no_starting_seat_is_drawn_when_the_table_named_one() -> None:
    servants = [f"servant {value}" for value in (1, 2, 3)]
    hands = [hand(*(f"{kind} {n}" for n in (1, 2, 3, 4)), *servants) for kind in KINDS[:2]]
    keys: Dump = {"step": "draw-first", "row": ROW, "hands": hands, "acted": True}
    game = dolmen.game("druides", seats=2, amulets="numbers")
    assert game.actor(game.load(keys)) == -1
    assert broken(keys, first=0) == ["DRU-SETUP-06"]
    assert broken({**keys, "seat": 1}) == ["DRU-SETUP-06"]


def test_eleven_finished_places_are_the_end() -> None:
    row, finished = lay_out({}, 11)
    keys: Dump = {"row": row, "finished": finished, "points": [[]] * 11}
    game = dolmen.game("druides", seats=2, amulets="numbers")
    over = game.load({**keys, "step": "over", "ending": "rituals"})
    assert dump(game, over)["points"] == [[0, 0]] * 11
    assert broken({**keys, "step": "draw"}) == ["DRU-END-01"]
    assert broken({**keys, "step": "over", "ending": "blank-turns", "blank_turns": 2}) == [
        "DRU-END-01"
    ]


def test_a_column_ending_has_one_row_of_points_more() -> None:
    """The one of the ritual that was cut short; it counts, though no gem was spent for it."""
    game, s = position(
        2,
        {3: place("jet", "P0 jet 8", "P0:2", "P1:5")},
        scores=[28, 3],
        step="ritual",
    )
    game.apply(s, game.moves.parse("ritual 3"))
    after: dict[str, Any] = dump(game, s)
    assert after["points"] == [[28, 3], [1, 0]]
    assert game.load(after).numbers() == s.numbers()
    assert broken({**after, "points": after["points"][:1]}) == ["DRU-SCORE-06"]
    assert broken({**after, "winner": None}) == ["DRU-END-01"]
