"""Chapter COMP: the cards, the zones they lie in, and who may see what."""

from collections import Counter
from itertools import chain, permutations
from typing import Any

import pytest

import dolmen
from dolmen.core.game import Game
from dolmen.core.message import Message
from dolmen.core.rng import Rng
from tests.games.druides.scenes import GEMS, KINDS, VALUES, hand, place, position
from tests.games.druides.walks import MANNERS, walk
from tests.laws import clause
from tests.scenario import Dump, names, play, view, why


def middle_game() -> tuple[Game[Any], Any]:
    """Three players, something in every zone; P0 is to place."""
    return position(
        3,
        {
            2: place("jet", "P0 jet 4", "P1 garnet 7", "P1:5", "P0:3"),
            4: place("amber", "P2 amber 1", "P2:6"),
        },
        scores=[3, 9, 0],
        hands=[
            hand("garnet 2", "sapphire 9", "servant 1"),
            hand("amber 5", "servant 2", "servant 6"),
            hand("emerald 1", "emerald 2", "emerald 3", "servant 1"),
        ],
        discarded=[["amber 3"], ["jet 9", "emerald 8"], []],
        discarded_by_rituals=["garnet 8"],
        step="place",
    )


def view_of_middle_game(
    *,
    at_2: tuple[list[str], list[int | None]] = ([], [None, None]),
    at_4: tuple[list[str], list[int | None]] = ([], [None]),
    discards: tuple[str, ...] = ("garnet 8",),
    own: dict[int, Dump] | None = None,
) -> Dump:
    """The view of a spectator, and on top of it what a viewer knows: the gems and the values of the
    servants in slots 2 and 4, discards, and hand and reserve by seat."""
    players: list[Dump] = [
        {"score": 3, "gems": 2, "servants": 1, "reserve": 4},
        {"score": 9, "gems": 1, "servants": 2, "reserve": 3},
        {"score": 0, "gems": 3, "servants": 1, "reserve": 4},
    ]
    return {
        "step": "place",
        "seat": 0,
        "ritual_held": False,
        "row": [
            {"kind": "garnet", "gems": 0, "known": [], "servants": []},
            {
                "kind": "jet",
                "gems": 2,
                "known": at_2[0],
                "servants": [
                    {"owner": 1, "value": at_2[1][0]},
                    {"owner": 0, "value": at_2[1][1]},
                ],
            },
            {"kind": "emerald", "gems": 0, "known": [], "servants": []},
            {
                "kind": "amber",
                "gems": 1,
                "known": at_4[0],
                "servants": [{"owner": 2, "value": at_4[1][0]}],
            },
            {"kind": "sapphire", "gems": 0, "known": [], "servants": []},
            {"kind": "amethyst", "gems": 0, "known": [], "servants": []},
        ],
        "players": [{**player, **(own or {}).get(seat, {})} for seat, player in enumerate(players)],
        "deck": 39,
        "discard": {"size": 4, "known": list(discards)},
        "spent": ["amethyst 3", "amethyst 9"],
        "finished": ["amethyst"],
        "places": {"jet": 1, "garnet": 1, "amber": 1, "emerald": 1, "sapphire": 1, "amethyst": 0},
        "column": {"low": 0, "high": 29},
        "winner": None,
    }


def all_cards(dump: Dump) -> tuple[list[str], list[str], list[str]]:
    """Every gem, servant and place of a dump, wherever it lies."""
    row = [place for place in dump["row"] if place is not None]
    gems = chain(
        dump["deck"],
        *(held["gems"] for held in dump["hands"]),
        *(pile for place in row for pile in place["gems"]),
        *dump["discarded"],
        dump["discarded_by_rituals"],
        dump["spent"],
    )
    servants = chain(
        *(place["servants"] for place in row),
        *(
            [f"P{seat}:{value}" for value in cards]
            for zone in ([held["servants"] for held in dump["hands"]], dump["reserves"])
            for seat, cards in enumerate(zone)
        ),
    )
    places = chain(dump["places"], dump["finished"], [place["kind"] for place in row])
    return sorted(gems), sorted(servants), sorted(places)


@clause("DRU-COMP-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6, 100])
def test_any_other_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(dolmen.Refusal) as refused:
        dolmen.game("druides", seats=seats)
    assert refused.value.message == Message(
        "seats-refused", {"title": "druides", "seats": str(seats), "allowed": "2, 3, 4"}
    )


@clause("DRU-COMP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_play_in_seats_numbered_clockwise(seats: int) -> None:
    held = [hand(f"jet {seat + 1}") for seat in range(seats)]
    game, s = position(seats, hands=held, step="place")
    turns = []
    for seat in range(seats):
        turns.append(game.actor(s))
        play(game, s, f"jet {seat + 1} to 1", "stop")
    assert [*turns, game.actor(s)] == [*range(seats), 0]


@clause("DRU-COMP-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_one_servant_of_each_value_from_1_to_6(seats: int) -> None:
    game = dolmen.game("druides", seats=seats)
    assert game.dump(game.start())["reserves"] == [[1, 2, 3, 4, 5, 6]] * seats


@clause("DRU-COMP-02")
@pytest.mark.parametrize(
    ("at", "held"),
    [
        ({1: place("jet", "P0:3", "P0:3")}, []),
        ({1: place("jet", "P0:3"), 2: place("amber", "P0:3")}, []),
        ({1: place("jet", "P0:3")}, [hand("servant 3")]),
        ({}, [hand("servant 3", "servant 3")]),
    ],
)
def test_no_servant_card_is_there_twice(at: dict[int, Dump], held: list[Dump]) -> None:
    with pytest.raises(dolmen.Refusal) as refused:
        position(2, at, hands=held, step="draw")
    assert refused.value.message == Message(
        "position-impossible", {"clause": "DRU-COMP-02", "rule": Message("DRU-COMP-02")}
    )


@clause("DRU-COMP-03")
def test_there_is_one_gem_of_each_of_six_kinds_and_nine_numbers() -> None:
    game = dolmen.game("druides", seats=2)
    assert game.dump(game.start())["deck"] == GEMS
    assert len(GEMS) == 54


@clause("DRU-COMP-03")
def test_backs_tell_gems_from_servants_and_nothing_else() -> None:
    """Two hands of as many gems and servants look the same from behind."""
    game, s = position(2, hands=[{}, hand("jet 1", "jet 9", "servant 6")], step="draw")
    _, other = position(2, hands=[{}, hand("amber 3", "emerald 5", "servant 1")], step="draw")
    assert view(game, s, 0) == view(game, other, 0)
    assert view(game, s, 0)["players"] == [
        {
            "score": 0,
            "gems": 0,
            "servants": 0,
            "reserve": 6,
            "hand": {"gems": [], "servants": []},
            "home": [1, 2, 3, 4, 5, 6],
        },
        {"score": 0, "gems": 2, "servants": 1, "reserve": 5},
    ]


@clause("DRU-COMP-04")
def test_each_of_the_six_kinds_occurs_on_exactly_two_of_the_twelve_places() -> None:
    game = dolmen.game("druides", seats=2)
    s = game.start()
    assert game.dump(s)["places"] == sorted(KINDS + KINDS, key=KINDS.index)
    assert names(game, s) == [f"lay {kind}" for kind in KINDS]
    assert game.weights(s) == [2, 2, 2, 2, 2, 2]


@clause("DRU-COMP-05")
def test_six_score_cards_of_five_circles_make_a_column_of_thirty() -> None:
    """Thirty circles show at any time; putting a card on top moves the column by its five."""
    game = dolmen.game("druides", seats=2)
    shown = [view(game, game.start(), None)["column"]]
    for column in (5, 10, 95):
        game, s = position(2, scores=[column + 29, column], column=column, step="draw")
        shown.append(view(game, s, None)["column"])
    assert shown == [
        {"low": 0, "high": 29},
        {"low": 5, "high": 34},
        {"low": 10, "high": 39},
        {"low": 95, "high": 124},
    ]


@clause("DRU-COMP-06")
@pytest.mark.parametrize("scores", [[3, 9], [0, 1, 29], [4, 4, 0, 17]])
def test_each_player_has_one_pawn(scores: list[int]) -> None:
    game, s = position(len(scores), scores=scores, step="draw")
    assert game.scores(s) == scores
    assert [player["score"] for player in view(game, s, None)["players"]] == scores


@pytest.mark.wide
@clause("DRU-COMP-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_is_always_in_exactly_one_zone(seats: int) -> None:
    game = dolmen.game("druides", seats=seats)
    servants = [f"P{seat}:{value}" for seat in range(seats) for value in VALUES]
    everything = (sorted(GEMS), sorted(servants), sorted(KINDS + KINDS))
    for seed, manner in enumerate(MANNERS):
        for s, _ in walk(game, seed, manner):
            assert all_cards(game.dump(s)) == everything


@clause("DRU-COMP-07")
def test_a_card_that_lies_elsewhere_cannot_be_dealt() -> None:
    game, s = position(
        2,
        {1: place("jet", "P1 jet 2", "P0:4")},
        hands=[hand("jet 1", "servant 2")],
        discarded_by_rituals=["jet 3"],
        step="gem-due",
        acted=True,
        rituals=6,
    )
    gone = ("jet 1", "jet 2", "jet 3")
    assert names(game, s) == [f"deal {gem}" for gem in GEMS if gem not in gone]
    assert [why(game, s, f"deal {gem}") for gem in gone] == [("not-there", "DRU-COMP-07")] * 3
    game, s = position(
        2, {1: place("jet", "P0:4")}, hands=[hand("servant 2")], step="servant-due", acted=True
    )
    assert names(game, s) == [f"deal servant {value}" for value in (1, 3, 5, 6)]
    assert why(game, s, "deal servant 4") == ("not-there", "DRU-COMP-07")
    assert why(game, s, "deal servant 2") == ("not-there", "DRU-COMP-07")


@clause("DRU-COMP-08", "DRU-COMP-09")
def test_a_spectator_sees_what_is_public_and_nothing_else() -> None:
    game, s = middle_game()
    assert view(game, s, None) == view_of_middle_game()


@clause("DRU-COMP-09", "DRU-COMP-10")
def test_a_player_sees_the_own_cards_on_top_of_what_is_public() -> None:
    """Hand, reserve, own cards at places and own discards; of the others' only the backs."""
    game, s = middle_game()
    assert view(game, s, 0) == view_of_middle_game(
        at_2=(["jet 4"], [None, 3]),
        discards=("garnet 8", "amber 3"),
        own={
            0: {
                "hand": {"gems": ["garnet 2", "sapphire 9"], "servants": [1]},
                "home": [2, 4, 5, 6],
            }
        },
    )
    assert view(game, s, 1) == view_of_middle_game(
        at_2=(["garnet 7"], [5, None]),
        discards=("jet 9", "garnet 8", "emerald 8"),
        own={1: {"hand": {"gems": ["amber 5"], "servants": [2, 6]}, "home": [1, 3, 4]}},
    )
    assert view(game, s, 2) == view_of_middle_game(
        at_4=(["amber 1"], [6]),
        own={
            2: {
                "hand": {"gems": ["emerald 1", "emerald 2", "emerald 3"], "servants": [1]},
                "home": [2, 3, 4, 5],
            }
        },
    )


@clause("DRU-COMP-08", "DRU-COMP-09", "DRU-COMP-10", "DRU-TURN-05")
def test_an_opponent_sees_that_a_card_was_placed_but_not_which() -> None:
    """DRU-FL-16"""
    game, s = position(2, hands=[hand("garnet 7", "servant 5"), hand("jet 1")], step="place")
    before = [view(game, s, viewer) for viewer in (0, 1, None)]
    play(game, s, "garnet 7 to 4", "servant 5 to 4")
    owner, opponent, spectator = (view(game, s, viewer) for viewer in (0, 1, None))
    hidden = {
        "kind": "emerald",
        "gems": 1,
        "known": [],
        "servants": [{"owner": 0, "value": None}],
    }
    shown = {
        "kind": "emerald",
        "gems": 1,
        "known": ["garnet 7"],
        "servants": [{"owner": 0, "value": 5}],
    }
    emptied = {"score": 0, "gems": 0, "servants": 0, "reserve": 5}
    other = {"score": 0, "gems": 1, "servants": 0, "reserve": 6}
    own_hand = {"hand": {"gems": [], "servants": []}, "home": [1, 2, 3, 4, 6]}
    others_hand = {"hand": {"gems": ["jet 1"], "servants": []}, "home": [1, 2, 3, 4, 5, 6]}

    def row(before: Dump, fourth: Dump) -> list[Dump]:
        return [*before["row"][:3], fourth, *before["row"][4:]]

    assert owner == {
        **before[0],
        "step": "draw",
        "row": row(before[0], shown),
        "players": [{**emptied, **own_hand}, other],
    }
    assert opponent == {
        **before[1],
        "step": "draw",
        "row": row(before[1], hidden),
        "players": [emptied, {**other, **others_hand}],
    }
    assert spectator == {
        **before[2],
        "step": "draw",
        "row": row(before[2], hidden),
        "players": [emptied, other],
    }


@clause("DRU-COMP-08", "DRU-COMP-10", "DRU-COMP-11", "DRU-HAND-04")
def test_discards_are_remembered_until_the_pile_is_shuffled_in() -> None:
    """DRU-FL-17"""
    away = [gem for gem in GEMS if gem not in ("amber 3", "emerald 8")]
    game, s = position(
        2,
        {
            1: place("jet", "P1 emerald 8", "P0:2", "P1:1"),
            6: place("amber", *(f"P1 {gem}" for gem in away)),
        },
        hands=[hand("amber 3")],
        step="discard",
        acted=True,
    )

    def discards() -> list[object]:
        return [view(game, s, viewer)["discard"] for viewer in (0, 1, None)]

    play(game, s, "discard amber 3")
    assert discards() == [
        {"size": 1, "known": ["amber 3"]},
        {"size": 1, "known": []},
        {"size": 1, "known": []},
    ]
    play(game, s, "stop", "ritual 1", "lay emerald")
    assert discards() == [
        {"size": 2, "known": ["amber 3", "emerald 8"]},
        {"size": 2, "known": ["emerald 8"]},
        {"size": 2, "known": ["emerald 8"]},
    ]
    play(game, s, "draw gem")
    views = [view(game, s, viewer) for viewer in (0, 1, None)]
    assert [shown["discard"] for shown in views] == [{"size": 0, "known": []}] * 3
    assert [shown["deck"] for shown in views] == [2, 2, 2]
    assert names(game, s) == ["deal amber 3", "deal emerald 8"]
    assert "amber 3" not in str(views)
    assert "emerald 8" not in str(views)
    play(game, s, "deal amber 3")
    views = [view(game, s, viewer) for viewer in (0, 1, None)]
    assert ["amber 3" in str(shown) for shown in views] == [False, True, False]
    assert "emerald 8" not in str(views)


@clause("DRU-COMP-11", "DRU-RITUAL-08")
def test_a_servant_gone_home_is_unknown_to_opponents_at_once() -> None:
    """DRU-FL-18"""
    game, s = position(
        2,
        {1: place("jet", "P1 emerald 8", "P1 emerald 9", "P0:5")},
        hands=[hand("servant 1", "servant 2", "servant 3"), hand("jet 1")],
        step="ritual",
        seat=1,
    )
    play(game, s, "ritual 1", "lay jet")
    shown = {"score": 0, "gems": 0, "servants": 3, "reserve": 3}
    own = {"hand": {"gems": [], "servants": [1, 2, 3]}, "home": [4, 5, 6]}
    assert [view(game, s, viewer)["players"][0] for viewer in (0, 1, None)] == [
        {**shown, **own},
        shown,
        shown,
    ]


@clause("DRU-COMP-09", "DRU-HAND-02", "DRU-HAND-03")
def test_nobody_names_the_card_that_chance_brings() -> None:
    """The order of a deck is hidden from everyone: no player may deal, no other deck may answer."""
    game, s = position(2, hands=[hand("jet 1")], step="draw", acted=True)
    dealing = ["deal jet 2", "deal servant 1", "lay jet", "first P1"]
    assert [why(game, s, move) for move in dealing] == [("chance-decides", "DRU-COMP-09")] * 4
    play(game, s, "draw gem")
    assert [why(game, s, move) for move in dealing[1:]] == [("not-drawn-now", "DRU-COMP-09")] * 3
    play(game, s, "deal jet 2", "draw servant")
    assert [why(game, s, move) for move in ["deal jet 3", *dealing[2:]]] == [
        ("not-drawn-now", "DRU-COMP-09")
    ] * 3


def a_few_secrets() -> tuple[Game[Any], Any]:
    """P0 cannot see three gems (one held, one placed, one in the deck) and six servants (one held,
    one placed, four at home); all other gems were discarded by rituals."""
    unknown = ("jet 1", "amber 5", "amethyst 9")
    return position(
        2,
        {1: place("jet", "P1 jet 1", "P1:4")},
        hands=[hand("servant 6"), hand("amber 5", "servant 2")],
        discarded_by_rituals=[gem for gem in GEMS if gem not in unknown],
        rituals=6,
        step="place",
    )


def hidden_from_p0(dump: Dump) -> tuple[tuple[str, str, str], tuple[int, int]]:
    """The gem P1 holds, the one P1 placed and the one in the deck; the servants held and placed."""
    (held,), (placed,), (deck,) = (
        dump["hands"][1]["gems"],
        dump["row"][0]["gems"][1],
        dump["deck"],
    )
    (servant,), (at_place,) = dump["hands"][1]["servants"], dump["row"][0]["servants"]
    return (held, placed, deck), (servant, int(at_place[-1]))


@pytest.mark.wide
@clause("DRU-COMP-12")
def test_all_worlds_that_a_seat_cannot_rule_out_are_alike() -> None:
    """Six ways to deal three gems, thirty to hold one servant and place another: 180 worlds."""
    game, s = a_few_secrets()
    samples = 7200
    worlds = Counter(
        hidden_from_p0(game.dump(game.determinize(s, 0, Rng(seed)))) for seed in range(samples)
    )
    gems = Counter(world[0] for world in worlds.elements())
    servants = Counter(world[1] for world in worlds.elements())
    deals = set(permutations(("jet 1", "amber 5", "amethyst 9")))
    pairs = set(permutations(VALUES, 2))
    assert set(gems) == deals
    assert set(servants) == pairs
    assert set(worlds) == {(deal, pair) for deal in deals for pair in pairs}
    # Five standard deviations around the mean.
    assert all(abs(count - 1200) < 160 for count in gems.values())
    assert all(abs(count - 240) < 77 for count in servants.values())
    assert all(abs(count - 40) < 32 for count in worlds.values())


@pytest.mark.wide
@clause("DRU-COMP-12")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_unknown_gem_may_be_wherever_the_viewer_cannot_look(seat: int) -> None:
    """And what the viewer knows, and every public number, is the same in all worlds."""
    game, s = middle_game()
    known = set(own_and_public_gems(game.dump(s), seat))
    spots: dict[str, set[str]] = {gem: set() for gem in GEMS}
    values: dict[str, set[int]] = {}
    known_view = view(game, s, seat)
    for seed in range(400):
        world = game.determinize(s, seat, Rng(seed))
        assert view(game, world, seat) == known_view
        dump = game.dump(world)
        for spot, gems in gem_spots(dump):
            for gem in gems:
                spots[gem].add(spot)
        for owner in range(3):
            for spot, cards in servant_spots(dump, owner):
                values.setdefault(spot, set()).update(cards)
    truth = {gem: {spot} for spot, gems in gem_spots(game.dump(s)) for gem in gems}
    hidden = set.union(*(truth[gem] for gem in GEMS if gem not in known))
    assert spots == {gem: truth[gem] if gem in known else hidden for gem in GEMS}
    true_values = {
        spot: set(cards) for owner in range(3) for spot, cards in servant_spots(game.dump(s), owner)
    }
    assert values == {
        spot: cards if spot.startswith(f"P{seat}") else set(VALUES)
        for spot, cards in true_values.items()
    }


def gem_spots(dump: Dump) -> list[tuple[str, list[str]]]:
    """Every heap of gems that somebody may see or not see as a whole."""
    spots = [("deck", dump["deck"]), ("ritual", dump["discarded_by_rituals"])]
    spots += [("spent", dump["spent"])]
    for seat in range(len(dump["hands"])):
        spots.append((f"P{seat} hand", dump["hands"][seat]["gems"]))
        spots.append((f"P{seat} discard", dump["discarded"][seat]))
        for slot, laid in enumerate(dump["row"]):
            spots.append((f"P{seat} slot {slot}", laid["gems"][seat]))
    return [(spot, gems) for spot, gems in spots if gems]


def own_and_public_gems(dump: Dump, seat: int) -> list[str]:
    """What the view of a seat shows."""
    return [
        gem
        for spot, gems in gem_spots(dump)
        if spot.startswith(("ritual", "spent", f"P{seat}"))
        for gem in gems
    ]


def servant_spots(dump: Dump, owner: int) -> list[tuple[str, list[int]]]:
    """The servants of a player by where they are, those at places one by one."""
    spots = [
        (f"P{owner} hand", dump["hands"][owner]["servants"]),
        (f"P{owner} home", dump["reserves"][owner]),
    ]
    for slot, laid in enumerate(dump["row"]):
        for i, card in enumerate(laid["servants"]):
            if card.startswith(f"P{owner}"):
                spots.append((f"P{owner} slot {slot} card {i}", [int(card[-1])]))
    return spots


@clause("DRU-COMP-12")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_worlds_do_not_depend_on_what_the_seat_cannot_see(seat: int) -> None:
    game, s = middle_game()
    for seed in range(20):
        other = game.determinize(s, seat, Rng(1000 + seed))
        here = game.determinize(s, seat, Rng(seed))
        there = game.determinize(other, seat, Rng(seed))
        assert there.numbers() == here.numbers()
        assert all(holds for _, holds in game.laws(here))


@clause("DRU-COMP-12", "DRU-HAND-03")
def test_the_own_reserve_and_the_place_deck_may_be_in_any_order() -> None:
    """Each servant of the reserve may come next, each place of the deck as often as it is there."""
    game, s = position(
        2, {1: place("jet", "P0 jet 1", "P0 jet 2", "P0:6")}, hands=[hand("jet 3")], step="ritual"
    )
    world = game.determinize(s, 0, Rng(5))
    play(game, world, "ritual 1")
    assert names(game, world) == [f"lay {kind}" for kind in KINDS]
    assert game.weights(world) == [1, 1, 1, 1, 1, 1]
    play(game, world, "lay garnet", "jet 3 to 1", "draw servant")
    assert names(game, world) == [f"deal servant {value}" for value in VALUES]
    assert game.weights(world) == [1, 1, 1, 1, 1, 1]
