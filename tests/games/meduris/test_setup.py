"""Chapter SETUP: from the box to the first turn."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest

import dolmen
from dolmen.core.game import CHANCE, Game
from dolmen.core.message import Message
from dolmen.core.rng import Rng
from tests.games.meduris.scenes import (
    DISTRICTS,
    LAYOUT,
    MATERIALS,
    chips,
    open_game,
    position,
    refusal,
    side,
)
from tests.laws import clause
from tests.scenario import Dump, dump, names, play, story, view, why

EVERY_COLOUR = ["red", "lightgreen", "blue", "purple"]


def lay(fields: list[int]) -> list[str]:
    return [f"lay {field}" for field in fields]


UP = ["turn two", "turn two", "turn hut", "turn hut", "turn druid", "turn druid"]


@clause("MED-SETUP-01")
@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, "3", 3.0, None])
def test_any_other_number_of_players_is_refused(seats: object) -> None:
    with pytest.raises(dolmen.Refusal) as refused:
        dolmen.game("meduris", seats)  # type: ignore[arg-type]  # what a caller may try
    assert refused.value.message == Message(
        "seats-refused", {"title": "meduris", "seats": str(seats), "allowed": "2, 3, 4"}
    )


@clause("MED-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_sit_clockwise(seats: int) -> None:
    game, s = position("roll", seats=seats, stocks=dict.fromkeys(range(seats), ""))
    order = []
    for _ in range(2 * seats):
        order.append(dump(game, s)["seat"])
        play(game, s, "roll copper")
        play(game, s, names(game, s)[0])
    assert order == [*range(seats), *range(seats)]


@clause("MED-SETUP-02")
def test_two_players_use_blue_and_purple_three_any_three_four_all() -> None:
    colours = {
        seats: [player["colour"] for player in view(*open_game(seats), None)["players"]]
        for seats in (2, 3, 4)
    }
    assert colours == {2: ["blue", "purple"], 3: EVERY_COLOUR[:3], 4: EVERY_COLOUR}
    for chosen in (["purple", "red", "blue"], ["lightgreen", "purple", "red"]):
        players = view(*open_game(3, colours=chosen), None)["players"]
        assert [player["colour"] for player in players] == chosen
    players = view(*open_game(2, colours=["purple", "blue"]), None)["players"]
    assert [player["colour"] for player in players] == ["purple", "blue"]


@clause("MED-SETUP-02")
@pytest.mark.parametrize(
    ("seats", "colours", "message"),
    [
        (
            3,
            ["red", "red", "blue"],
            Message("meduris-colours-refused", {"seats": 3, "clause": "MED-SETUP-02"}),
        ),
        (
            2,
            ["blue", "blue"],
            Message("meduris-colours-refused", {"seats": 2, "clause": "MED-SETUP-02"}),
        ),
        (
            4,
            EVERY_COLOUR[:3],
            Message("meduris-colours-refused", {"seats": 4, "clause": "MED-SETUP-02"}),
        ),
        (
            2,
            ["red", "blue"],
            Message(
                "position-malformed",
                {"where": "colours.0", "expected": "blue, purple", "got": "'red'"},
            ),
        ),
        (
            3,
            ["red", "blue", "pink"],
            Message(
                "position-malformed",
                {"where": "colours.2", "expected": ", ".join(EVERY_COLOUR), "got": "'pink'"},
            ),
        ),
        (
            3,
            EVERY_COLOUR,
            Message(
                "position-malformed",
                {"where": "colours", "expected": "[0..3]", "got": repr(EVERY_COLOUR)},
            ),
        ),
    ],
)
def test_other_colours_are_refused(seats: int, colours: object, message: Message) -> None:
    assert refusal(seats, colours=colours) == message


@clause("MED-SETUP-03", "MED-SETUP-04")
@pytest.mark.parametrize(("seats", "fields"), [(2, 32), (3, 32), (4, 40)])
def test_each_side_of_the_board_shows_its_fields(seats: int, fields: int) -> None:
    """Two different materials and one of nine districts each, as the data of the law lists them."""
    shown = view(*open_game(seats), None)["fields"]
    assert shown == [
        {"materials": materials, "district": district, "chip": None, "building": None}
        for materials, district in side(fields)
    ]
    assert len(shown) == fields
    assert all(len(set(field["materials"])) == 2 for field in shown)
    blocks = [field["district"] for field in shown]
    assert [one for i, one in enumerate(blocks) if i == 0 or blocks[i - 1] != one] == DISTRICTS
    for material in MATERIALS:
        assert sum(material in field["materials"] for field in shown) == fields // 2


@clause("MED-SETUP-04")
@pytest.mark.parametrize(("seats", "last"), [(3, 31), (4, 39)])
def test_the_fields_form_a_ring_across_the_river(seats: int, last: int) -> None:
    game, s = position(seats=seats, huts={0: [last], 1: [0, 5]})
    runs = [
        field["building"]["run"] for field in view(game, s, None)["fields"] if field["building"]
    ]
    assert runs == [2, 1, 2]


@clause("MED-SETUP-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_score_marker_starts_on_5(seats: int) -> None:
    game, s = open_game(seats)
    assert game.scores(s) == [5] * seats
    assert [player["marker"] for player in view(game, s, None)["players"]] == [5] * seats


@clause("MED-SETUP-06")
def test_six_chips_are_laid_face_down_with_three_free_fields_between_and_turned_up() -> None:
    game, s = open_game(3, first=0)
    assert names(game, s) == lay(list(range(32)))
    play(game, s, "lay 30")
    # The next ones follow clockwise, and leave room for those that come.
    assert names(game, s) == lay([*range(2, 11)])
    assert why(game, s, "lay 1") == ("bonus-too-close", "MED-SETUP-06")
    assert why(game, s, "lay 39") == ("no-such-field", "MED-SETUP-03")
    play(game, s, "lay 2")
    assert view(game, s, None)["fields"][2]["chip"] == "face-down"
    play(game, s, *lay([6, 10, 18, 26]))
    assert dump(game, s)["chips"] == dict.fromkeys(["2", "6", "10", "18", "26", "30"], "face-down")
    assert names(game, s) == ["turn two", "turn hut", "turn druid"]
    assert game.weights(s) == [2, 2, 2]
    assert why(game, s, "lay 14") == ("not-laid-now", "MED-SETUP-06")
    play(game, s, "turn two")
    assert game.weights(s) == [1, 2, 2]
    play(game, s, "turn two")
    assert names(game, s) == ["turn hut", "turn druid"]
    assert why(game, s, "turn two") == ("no-such-chip", "MED-SETUP-06")
    play(game, s, "turn druid", "turn hut", "turn druid", "turn hut")
    assert dump(game, s)["chips"] == {
        "2": "two",
        "6": "two",
        "10": "druid",
        "18": "hut",
        "26": "druid",
        "30": "hut",
    }
    assert dump(game, s)["step"] == "place-worker"


def legal_sets(fields: int) -> Iterator[tuple[int, ...]]:
    """All sets of six fields whose circular distances are at least 4, by trying."""

    def extend(chosen: list[int]) -> Iterator[tuple[int, ...]]:
        if len(chosen) == 6:
            if chosen[0] + fields - chosen[-1] >= 4:
                yield tuple(chosen)
            return
        for field in range(chosen[-1] + 4 if chosen else 0, fields):
            yield from extend([*chosen, field])

    yield from extend([])


def layings(
    game: Game[Any], s: Any, chance: Fraction
) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """Every way to lay the chips and how likely it is."""
    weights = game.weights(s)
    for move, weight in zip(game.legal(s), weights, strict=True):
        field = int(game.moves.name(move).removeprefix("lay "))
        likely = chance * Fraction(weight, sum(weights))
        if game.dump(s)["laid"] == 5:
            yield (field,), likely
            continue
        c = s.clone()
        game.apply(c, move)
        for later, whole in layings(game, c, likely):
            yield (field, *later), whole


@pytest.mark.wide
@clause("MED-SETUP-06")
def test_all_6864_legal_sets_of_32_fields_are_equally_likely() -> None:
    game, s = open_game(2)
    likely: dict[tuple[int, ...], Fraction] = {}
    for fields, chance in layings(game, s, Fraction(1)):
        key = tuple(sorted(fields))
        likely[key] = likely.get(key, Fraction(0)) + chance
    every = list(legal_sets(32))
    assert len(every) == 6864
    assert likely == dict.fromkeys(every, Fraction(1, 6864))


@pytest.mark.wide
@clause("MED-SETUP-06")
def test_the_135660_legal_sets_of_40_fields_are_equally_likely() -> None:
    """Every way of laying has the same probability, and every set can be laid in six ways, one for
    each chip that may come first; sampled."""
    game = dolmen.game("meduris", 4)
    every = set(legal_sets(40))
    assert len(every) == 135660
    rng = Rng(40)
    for _ in range(150):
        s = game.start()
        chance = Fraction(1)
        fields = []
        while dump(game, s)["step"] == "lay-bonus":
            move = game.draw(s, rng)
            weights = game.weights(s)
            chance *= Fraction(weights[game.legal(s).index(move)], sum(weights))
            fields.append(int(game.moves.name(move).removeprefix("lay ")))
            game.apply(s, move)
        assert tuple(sorted(fields)) in every
        assert chance == Fraction(1, 6 * 135660)


@clause("MED-SETUP-06")
def test_the_90_arrangements_of_the_kinds_are_equally_likely() -> None:
    game, s = open_game(2)
    play(game, s, *lay([0, 4, 8, 12, 16, 20]))
    likely: list[tuple[Any, Fraction]] = [(s, Fraction(1))]
    for _ in range(6):
        following = []
        for c, chance in likely:
            weights = game.weights(c)
            for move, weight in zip(game.legal(c), weights, strict=True):
                d = c.clone()
                game.apply(d, move)
                following.append((d, chance * Fraction(weight, sum(weights))))
        likely = following
    arrangements = {tuple(dump(game, c)["chips"].items()) for c, _ in likely}
    assert (len(likely), len(arrangements)) == (90, 90)
    assert {chance for _, chance in likely} == {Fraction(1, 90)}


@clause("MED-SETUP-07")
def test_the_layout_of_the_set_up_photo() -> None:
    game, s = open_game(3, bonus=LAYOUT)
    assert dump(game, s)["chips"] == {str(field): kind for field, kind in LAYOUT.items()}
    ring = [*LAYOUT, 34]
    assert [two - one - 1 for one, two in pairwise(ring)] == [5, 3, 4, 3, 4, 7]
    photo = dolmen.game("meduris", 3, bonus="photo")
    assert photo.dump(photo.start())["chips"] == dump(game, s)["chips"]
    moved = {(11 if field == 12 else field): kind for field, kind in LAYOUT.items()}
    close = Message("meduris-bonus-close", {"one": 8, "other": 11})
    assert refusal(3, bonus=moved) == Message(
        "meduris-bonus-refused", {"reason": close, "clause": "MED-SETUP-06"}
    )


@clause("MED-SETUP-06", "MED-SETUP-15")
def test_a_table_may_choose_the_fields_and_chance_the_kinds() -> None:
    game, s = open_game(3, bonus=[26, 2, 8, 12, 17, 21])
    assert game.options["bonus"] == [2, 8, 12, 17, 21, 26]
    here = dump(game, s)
    assert (here["step"], here["chips"]) == (
        "turn-bonus",
        {str(field): "face-down" for field in LAYOUT},
    )
    assert (game.actor(s), names(game, s)) == (CHANCE, ["turn two", "turn hut", "turn druid"])
    assert game.weights(s) == [2, 2, 2]
    play(game, s, *(f"turn {kind}" for kind in LAYOUT.values()))
    assert dump(game, s)["chips"] == {str(field): kind for field, kind in LAYOUT.items()}


@clause("MED-SETUP-06", "MED-SETUP-15")
@pytest.mark.parametrize(
    ("seats", "fields", "reason"),
    [
        (3, [2, 8, 12, 17, 21], ("meduris-bonus-fields", {"count": 5, "due": 6})),
        (3, [], ("meduris-bonus-fields", {"count": 0, "due": 6})),
        (3, [0, 4, 8, 12, 16, 20, 24], ("meduris-bonus-fields", {"count": 7, "due": 6})),
        (3, [2, 8, 12, 17, 21, 2], ("meduris-bonus-twice", {"field": 2})),
        (3, [2, 8, 11, 17, 21, 26], ("meduris-bonus-close", {"one": 8, "other": 11})),
        # Around the ring: 29, 30, 31, 0 are three apart with 32 fields, eleven with 40.
        (3, [0, 8, 12, 17, 21, 29], ("meduris-bonus-close", {"one": 29, "other": 0})),
        (4, [0, 8, 12, 17, 21, 29], None),
    ],
)
def test_fields_that_cannot_be_chosen_are_refused_with_the_reason(
    seats: int, fields: list[int], reason: tuple[str, dict[str, Any]] | None
) -> None:
    if reason is None:
        assert dolmen.game("meduris", seats, bonus=fields).options["bonus"] == fields
        return
    assert refusal(seats, bonus=fields) == Message(
        "meduris-bonus-refused", {"reason": Message(*reason), "clause": "MED-SETUP-06"}
    )


@clause("MED-SETUP-15")
@pytest.mark.parametrize(
    ("seats", "wrong"), [(3, 32), (3, -1), (4, 40), (3, "2"), (3, True), (3, 2.0), (3, None)]
)
def test_what_is_no_field_of_the_board_is_refused_by_its_place(seats: int, wrong: object) -> None:
    message = refusal(seats, bonus=[4, 8, 12, 17, 21, wrong])
    assert message.id == "position-malformed"
    assert message.args["where"] == "bonus.5"


@clause("MED-SETUP-07")
def test_the_photo_can_be_drawn_by_chance() -> None:
    game, s = open_game(3, first=0)
    play(game, s, *lay(list(LAYOUT)), *(f"turn {kind}" for kind in LAYOUT.values()))
    assert dump(game, s)["chips"] == {str(field): kind for field, kind in LAYOUT.items()}
    game, s = open_game(3)
    play(game, s, "lay 2", "lay 8")
    assert why(game, s, "lay 11") == ("bonus-too-close", "MED-SETUP-06")


@clause("MED-SETUP-08", "MED-SETUP-09", "MED-SETUP-10", "MED-SETUP-11")
@pytest.mark.parametrize(
    ("seats", "pile", "huts", "workers"), [(2, 16, 12, 3), (3, 15, 8, 2), (4, 14, 8, 2)]
)
def test_druid_stocks_piles_reserves_and_runes_at_the_start(
    seats: int, pile: int, huts: int, workers: int
) -> None:
    game, s = open_game(seats)
    fields = 40 if seats == 4 else 32
    colours = EVERY_COLOUR[2:] if seats == 2 else EVERY_COLOUR[:seats]
    players: list[Dump] = [
        {"colour": colour, "marker": 5, "huts": huts, "temples": 2, "workers": workers}
        for colour in colours
    ]
    players[1]["stock"] = chips("wood 1 wool 1 copper 1 stone 1")
    assert view(game, s, 1) == {
        "step": "lay-bonus",
        "seat": 0,
        "asked": 0,
        "face": None,
        "druid": "temple",
        "fields": [
            {"materials": materials, "district": district, "chip": None, "building": None}
            for materials, district in side(fields)
        ],
        "plains": {"wood": [], "wool": [], "copper": [], "stone": []},
        "piles": dict.fromkeys(MATERIALS, pile),
        "runes": dict.fromkeys(DISTRICTS),
        "players": players,
        "payment": None,
        "last_turns": 0,
        "final": False,
    }
    assert dump(game, s)["stocks"] == [chips("wood 1 wool 1 copper 1 stone 1")] * seats


@clause("MED-SETUP-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_player_is_drawn_by_chance_unless_the_table_names_a_seat(seats: int) -> None:
    bonus = {0: "two", 4: "two", 8: "hut", 12: "hut", 16: "druid", 20: "druid"}
    game, s = open_game(seats, bonus=bonus)
    assert (game.actor(s), names(game, s)) == (CHANCE, [f"first P{n}" for n in range(seats)])
    assert game.weights(s) == [1] * seats
    if seats < 4:
        assert why(game, s, f"first P{seats}") == ("no-such-seat", "MED-SETUP-01")
    play(game, s, f"first P{seats - 1}")
    assert (game.actor(s), dump(game, s)["step"]) == (seats - 1, "place-worker")
    for first in range(seats):
        game, s = open_game(seats, bonus=bonus, first=first)
        assert (game.actor(s), dump(game, s)["step"]) == (first, "place-worker")


@clause("MED-SETUP-12")
def test_a_seat_is_named_or_drawn_after_the_chips_are_turned_up_too() -> None:
    game, s = open_game(3)
    assert story(game, s, *lay([0, 4, 8, 12, 16, 20]), *UP, "first P2") == [
        *(f"bonus-laid {field}" for field in (0, 4, 8, 12, 16, 20)),
        "bonus-turned 0 two",
        "bonus-turned 4 two",
        "bonus-turned 8 hut",
        "bonus-turned 12 hut",
        "bonus-turned 16 druid",
        "bonus-turned 20 druid",
        "starts P2",
    ]


@clause("MED-SETUP-13")
@pytest.mark.parametrize(("seats", "workers"), [(2, 3), (3, 2), (4, 2)])
def test_workers_are_placed_in_turn_from_the_starting_player_and_nothing_is_produced(
    seats: int, workers: int
) -> None:
    photo = {0: "two", 4: "two", 8: "hut", 12: "hut", 16: "druid", 20: "druid"}
    game, s = open_game(seats, bonus=photo, first=1)
    before = dump(game, s)["stocks"]
    order, offered = [], []
    plains = ["wood", "wool", "copper", "wood", "wool", "wood", "copper", "stone"]
    for plain in plains[: seats * workers]:
        order.append(game.actor(s))
        offered.append(names(game, s))
        play(game, s, f"worker to {plain}")
    turns = [(1 + i) % seats for i in range(seats)] * workers
    assert order == turns
    every = [f"worker to {material}" for material in MATERIALS]
    full = every[1:]
    assert offered == ([every] * 6 + [full] * 2)[: seats * workers]
    stacks: dict[str, list[str]] = {material: [] for material in MATERIALS}
    for seat, plain in zip(turns, plains[: seats * workers], strict=True):
        stacks[plain].append(f"P{seat}")
    assert dump(game, s)["plains"] == stacks
    assert dump(game, s)["stocks"] == before
    assert (dump(game, s)["step"], dump(game, s)["seat"]) == ("roll", 1)


@clause("MED-SETUP-13")
def test_a_plain_with_three_workers_takes_no_more() -> None:
    game, s = open_game(2, bonus="photo", first=0)
    play(game, s, *["worker to copper"] * 3)
    assert names(game, s) == ["worker to wood", "worker to wool", "worker to stone"]
    assert why(game, s, "worker to copper") == ("no-room-for-worker", "MED-SETUP-13")
    assert why(game, s, "hut 5") == ("workers-first", "MED-SETUP-13")


@clause("MED-SETUP-14")
def test_only_the_stocks_of_others_are_hidden() -> None:
    """Kinds and number: nothing at all is said of them."""
    game, s = position(
        huts={0: [12], 1: [20]},
        chips={"12": "druid", "25": "two"},
        stocks={0: "wood 3", 1: "wool 7", 2: "stone 1"},
    )
    everything = view(*position_with_open_stocks(), 0)
    for seat in (0, 1, 2, None):
        seen = view(game, s, seat)
        for other in range(3):
            open_ = dict(everything["players"][other])
            if other != seat:
                del open_["stock"]
            assert seen["players"][other] == open_
        assert {**seen, "players": []} == {**everything, "players": []}
    assert view(game, s, None)["fields"][12]["chip"] == "druid"


def position_with_open_stocks() -> tuple[Game[Any], Any]:
    return position(
        huts={0: [12], 1: [20]},
        chips={"12": "druid", "25": "two"},
        stocks={0: "wood 3", 1: "wool 7", 2: "stone 1"},
        options={"open_stocks": True},
    )
